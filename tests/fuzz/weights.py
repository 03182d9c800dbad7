"""How likely each construct is where it is possible."""

from __future__ import annotations

NUMBERS = {
    "literal": 2,
    "variable": 6,
    "property": 10,
    "arithmetic": 8,
    "quotient": 2,
    "conditional": 2,
    "sign": 2,
    "cast": 3,
    "function": 2,
    "reduction": 4,
    "count": 3,
    "graph": 2,
    "guarded": 2,
    "call": 3,
    "size": 3,
    "mapped": 6,
    "drawn": 1,
}

CONDITIONS = {
    "literal": 0.3,
    "variable": 3,
    "property": 3,
    "comparison": 8,
    "elements": 4,
    "logic": 4,
    "negation": 1,
    "reduction": 3,
    "edge": 2,
    "conditional": 1,
    "infinite": 1,
    "guarded": 1,
    "contained": 4,
}

ARITHMETIC = {"+": 4, "-": 3, "*": 3, "%": 1}
ROUGH = {
    "variable": 3,
    "property": 4,
    "quotient": 2,
    "root": 1,
    "extreme": 2,
    "average": 2,
    "uniform": 0.7,
}
REDUCTIONS = {"Sum": 4, "Product": 1, "Min": 2, "Max": 2, "Avg": 1}
RANGES = {
    "Nodes": 3,
    "Edges": 2,
    "Nbrs": 6,
    "InNbrs": 4,
    "CommonNbrs": 1,
    "OutEdges": 1,
    "InEdges": 1,
    "UpNbrs": 12,
    "DownNbrs": 10,
    "UpEdges": 2,
    "DownEdges": 2,
    "Items": 5,
}

# Statements: where one thread runs, and inside a parallel loop.
SEQUENTIAL = {
    "declare": 5,
    "declare_element": 2,
    "declare_property": 2,
    "declare_object": 3,
    "change_object": 7,
    "take": 3,
    "assign": 4,
    "foreign": 2,
    "accumulate": 3,
    "assign_field": 4,
    "assign_group": 6,
    "branch": 3,
    "guard": 2,
    "repeat": 2,
    "for_loop": 3,
    "foreach": 14,
    "breadth_first": 8,
    "depth_first": 4,
    "rounds": 4,
    "triangles": 3,
    "nested_block": 1,
    "empty": 0.3,
    "leave": 0.7,
    "call": 2,
    "defer_alone": 3,
}
PARALLEL = {
    "declare": 4,
    "declare_property": 0.4,
    "declare_object": 0.7,
    "change_object": 3,
    "change_shared": 6,
    "take": 1,
    "breadth_first": 0.7,
    "depth_first": 0.4,
    "declare_element": 3,
    "assign": 3,
    "accumulate": 3,
    "assign_field": 7,
    "reduce": 8,
    "reduce_tuple": 8,
    "defer": 6,
    "defer_alone": 2,
    "defer_mapped": 6,
    "mark": 4,
    "branch": 3,
    "guard": 3,
    "repeat": 1,
    "for_loop": 2,
    "foreach": 6,
    "nested_block": 0.5,
    "empty": 0.2,
}

# What the rounds of a loop do.
ROUNDS = {"levels": 3, "lower": 7, "marks": 2, "counts": 2}

# What a parallel loop does with a scalar or a property that its iterations share.
SHARED_SCALAR = {"READ": 10, "REDUCE": 6, "MARK": 1, "HIDDEN": 1}
SHARED_PROPERTY = {
    "READ": 8,
    "OWN": 8,
    "EDGES": 6,
    "REDUCE": 5,
    "DEFER": 3,
    "MARK": 1,
    "PUSH": 3,
}

# With a collection or map.
SHARED_OBJECT = {
    "READ": 6,
    "GROW": 4,
    "SHRINK": 1,
    "REDUCE": 4,
    "DEFER": 2,
    "MARK": 2,
    "OWN": 4,
    "HIDDEN": 1,
}
# Which kind of object, and which type, is declared.
OBJECTS = {"set": 4, "order": 2, "sequence": 3, "map": 5, "queue": 1, "property": 3}
TYPES = {"Int": 6, "Long": 3, "Float": 2, "Double": 3, "Bool": 3, "Node": 2, "Edge": 1}
NUMERIC_TYPES = {"Int": 6, "Long": 3, "Float": 2, "Double": 3}

# What a program is about: its theme makes these kinds more likely, by a factor.
THEMES = {
    "": 4,
    "collections": 3,
    "maps": 2,
    "traversals": 3,
    "sharing": 3,
    "rounds": 6,
    "calls": 2,
    "chance": 1,
    "deferred": 1.5,
}
BOOST: dict[str, dict[str, float]] = {
    "": {},
    "collections": {
        "declare_object": 3,
        "change_object": 5,
        "change_shared": 4,
        "take": 4,
        "set": 3,
        "map": 0.2,
        "Items": 5,
        "size": 3,
        "contained": 5,
        "object": 6,
    },
    "maps": {
        "declare_object": 3,
        "change_object": 5,
        "change_shared": 5,
        "map": 12,
        "mapped": 4,
        "contained": 4,
        "object": 6,
    },
    "traversals": {"breadth_first": 6, "depth_first": 4, "PUSH": 2, "OWN": 2},
    "sharing": {"foreach": 2, "reduce": 2, "reduce_tuple": 3, "defer": 3, "mark": 2},
    "rounds": {"rounds": 12, "triangles": 8, "Nbrs": 2},
    "calls": {"call": 6},
    "chance": {"drawn": 10, "uniform": 8, "picked": 4},
    "deferred": {
        "defer": 3,
        "defer_alone": 8,
        "defer_mapped": 5,
        "breadth_first": 3,
        "depth_first": 2,
        "for_loop": 4,
        "declare_object": 5,
        "change_shared": 3,
        "map": 12,
        "object": 8,
        "DEFER": 4,
        "MARK": 4,
        "REDUCE": 2,
    },
}
