"""A vertex–neighbour nest becomes one loop over the edges.

    Foreach (s: G.Nodes) {               Foreach (e: G.Edges) {
        Int twice = 2 * s.B;                 Node s = e.FromNode();
        Foreach (t: s.Nbrs)          →       Int twice = 2 * s.B;
            t.A += twice @ s;                Node t = e.ToNode();
    }                                        t.A += twice @ e;
                                         }

The inner loop may also be over the edges of the row, `Foreach (e: s.OutEdges)`.

Every edge is then one unit of work, so that a vertex of high degree does not occupy one
thread for long.  A value that one thread owned may now be updated by many;
`synchronise` decides this on the new loop.  Values that were computed once for each
vertex are computed for each edge, so they must be the same for all of them.
(LightHouse, section 4.2.)

Nests are left alone where rows are better kept together: where a filter on the vertex
skips rows, which are then not read at all, on OpenMP, whose threads process many rows
each, and where each edge has an inner loop, which is enough work for a thread.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from lighthouse.ir import nodes as ir
from lighthouse.ir.printer import print_expression
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import EdgeType, GraphType, NodeType
from lighthouse.ir.uses import touched
from lighthouse.ir.walk import expand_children, has, map_body, rewrite, spliced, walk
from lighthouse.passes.analysis.invariants import EDGES, is_pure, names_read
from lighthouse.passes.analysis.nests import (
    Nest,
    asks_for_neighbours,
    conjuncts,
    enclosed,
    named_edges,
    nest_of,
    row_loops,
)
from lighthouse.passes.base import Context, CorePass, Refused, Target
from lighthouse.passes.optimize.split_gathers import Gather, gather_of

# How a loop says that each of its edges has a thread.
BY_EDGE = ("schedule", ("edge",))
SINGLE_WRITER = "has a single writer in the nest; over edges it needs atomics"
AMONG_OTHERS = (
    "is updated by one thread, and through others; over edges by one for each"
)


# --- legality -------------------------------------------------------------------------


def blockers(nest: Nest) -> Iterator[str]:
    """Why the nest must stay: each reason is enough."""
    vertex, body = nest.outer.iterator, nest.inner.body
    changed = touched(body).written
    for item in nest.between:
        if isinstance(item, ir.If):
            what, read = "its filter", names_read(item.condition)
        else:
            what = told(item)
            if not (isinstance(item.initial, ir.Expression) and is_pure(item.initial)):
                yield f"{what} is done once for each vertex"
                continue
            read = names_read(item.initial)
            for name in sorted(changed.intersection(item.names)):
                yield f"it writes `{name}`, of which each vertex has its own"
        for name in sorted(read & changed):
            yield f"{what} reads `{name}` once for each vertex, and the loop writes it"
    for node in walk(body):
        if isinstance(node, ir.Return):
            yield "it returns from inside"
        if not isinstance(node, ir.Assign):
            continue
        if (
            isinstance(node.target, ir.Variable)
            and node.target.name not in nest.own_names
        ):
            yield f"it assigns `{node.target.name}`, whose last value would change"
        if isinstance(node.target, ir.Field) and node.target.driver.name == vertex:
            yield (
                f"it assigns `{vertex}.{node.target.name}`, which only one thread "
                "writes while the nest stays"
            )


def in_the_way(outer: ir.Loop) -> str | None:
    """What keeps `outer` from being a nest; None if it would be none without it."""
    rows = list(row_loops(outer))
    if len(rows) != 1 or (found := first_other(outer, rows[0])) is None:
        return None
    if rows[0].span.start <= found.span.start < rows[0].span.end:
        # The store of what scalar-replacement has summed up.
        return f"{told(found)} {SINGLE_WRITER}"
    return f"{told(found)} is done once for each vertex"


def first_other(outer: ir.Loop, row: ir.Loop) -> ir.StatementNode | None:
    """The first statement in `outer` that is no part of a nest with `row`."""
    here = outer.body
    while here is not row:
        match here:
            case ir.Block(statements):
                (there,) = (s for s in statements if any(n is row for n in walk(s)))
                place = statements.index(there)
                others = [
                    s for s in statements[:place] if not isinstance(s, ir.Declare)
                ]
                if others := [*others, *statements[place + 1 :]]:
                    return others[0]
                here = there
            case ir.If(then=then, otherwise=None):
                here = then
            case ir.If(then=then, otherwise=ir.StatementNode() as otherwise):
                if any(node is row for node in walk(then)):
                    return spliced(otherwise)[0]
                return spliced(then)[0]
            case _:
                return here
    return None


def told(statement: ir.StatementNode) -> str:
    """The first line of what the program says there, and where that is."""
    text = statement.span.text.partition("\n")[0].rstrip(" {;")
    return f"`{text}` in line {statement.span.line}"


# --- profit ---------------------------------------------------------------------------


def owned_reductions(nest: Nest) -> Iterator[str]:
    """Reductions into the outer vertex, and why they are better in the nest: they are
    free of conflicts there, unless others reduce the property as well."""
    vertex = nest.outer.iterator
    fields = [item.target for item in nest.updates if isinstance(item.target, ir.Field)]
    shared = {item.name for item in fields if item.driver.name != vertex}
    for target in fields:
        if target.driver.name == vertex:
            reason = AMONG_OTHERS if target.name in shared else SINGLE_WRITER
            yield f"`{vertex}.{target.name}` {reason}"


def better_in_rows(nest: Nest, target: Target) -> str | None:
    """Why the edges of a vertex stay together; None if they had better not."""
    if has(nest.inner.body, ir.Loop, ir.While, ir.DoWhile):
        return None
    for item in nest.between:
        if isinstance(item, ir.If) and not all(
            map(asks_for_neighbours, conjuncts(item.condition))
        ):
            condition = print_expression(item.condition)
            return f"rows that the filter `{condition}` skips are not read"
    return "a thread of OpenMP runs whole rows" if target == "openmp" else None


def collapsing(outer: ir.Loop, context: Context) -> Nest | None:
    """The nest, if the pass is going to make it a loop over the edges."""
    nest = nest_of(outer) if outer.range.kind == "Nodes" else None
    for each in context.pipeline:
        if isinstance(each, CollapseLoops) and nest is not None:
            return nest if each.obstacle(nest, context.target) is None else None
    return None


# --- the rewrite ----------------------------------------------------------------------


def over_edges(nest: Nest, names: Names) -> ir.Loop:
    outer, inner = nest.outer, nest.inner
    assert isinstance(outer.range.source, ir.Variable)
    graph = outer.range.source
    forward = inner.range.kind in ("Nbrs", "OutEdges")
    by_edge = inner.range.kind in EDGES
    loops = {outer.iterator, inner.iterator}
    iterator = inner.iterator if by_edge else next(named_edges(inner), None)
    if iterator is None:
        iterator = names.fresh("e", f"the edges of `{outer.iterator}`")
    edge = ir.Variable(iterator, type=EdgeType(graph.name), span=inner.span)

    def end(iterator: str, method: str, near: ir.Loop) -> ir.Declare:
        type = NodeType(graph.name)
        call = ir.Call(edge, method, type=type, span=near.span)
        return ir.Declare(type, (iterator,), call, span=near.span)

    def to_edge(node: ir.Node) -> ir.Node:
        match node:
            case ir.Call(receiver=ir.Variable(name), name="ToEdge"):
                return edge if name == inner.iterator else node
            case ir.Reduce(loop=loop) | ir.ReduceTuple(loop=loop) if loop in loops:
                return replace(node, loop=edge.name)
        return node

    def unnamed(node: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
        if isinstance(node, ir.Declare) and edge.name in node.names:
            return ()
        return (expand_children(node, unnamed),)

    near = end(outer.iterator, "FromNode" if forward else "ToNode", outer)
    body = inner.body
    if not by_edge:
        far = end(inner.iterator, "ToNode" if forward else "FromNode", inner)
        body = ir.Block(spliced(far, body), span=inner.span)
        body = expand_children(body, unnamed)
    for item in reversed(nest.between):
        body = enclosed(item, body)
    body = rewrite(ir.Block(spliced(near, body), span=outer.span), to_edge)
    edges = ir.Range("Edges", replace(graph, type=GraphType()), span=outer.range.span)
    return replace(outer, iterator=edge.name, range=edges, body=body)


class CollapseLoops(CorePass):
    """`pull=1` also collapses nests whose updates only the outer vertex receives, which
    become atomics, and gathers apart from the rest of their loops (`split_gathers`).
    `filtered=1` collapses those that are better in rows; `@schedule(edge)` all of them.
    """

    pull: bool = False
    filtered: bool = False

    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure, context.meanings)

        def visit(node: ir.StatementNode) -> ir.Statements:
            if isinstance(node, ir.Loop) and node.parallel:
                return self.collapse(node, names, context)
            return (expand_children(node, visit),)

        return map_body(procedure, lambda body: expand_children(body, visit))

    def obstacle(self, nest: Nest, target: Target) -> str | None:
        """Why the nest stays; None if it does not."""
        for reason in blockers(nest):
            return reason
        if not (self.pull or has_edges(nest.outer)):
            for reason in owned_reductions(nest):
                return reason
        if self.filtered or has_edges(nest.outer):
            return None
        return better_in_rows(nest, target)

    def collapse(self, outer: ir.Loop, names: Names, context: Context) -> ir.Statements:
        if outer.range.kind != "Nodes":
            return (outer,)
        try:
            gather = self.gather(outer, names)
            nest = nest_of(gather.loop)
            reason = self.obstacle(nest, context.target) if nest else in_the_way(outer)
        except Refused as refused:
            nest, first = None, in_the_way(outer)
            reason = f"{first}; not apart from it: {refused}" if first else f"{refused}"
        if reason is not None:
            context.missed(self, f"not collapsed: {reason}", outer.span)
        if nest is None or reason is not None:
            return (outer,)
        own, row = outer.iterator, gather.row or nest.inner.iterator
        rest = ", apart from the rest" if gather.before or gather.after else ""
        message = f"`{own}` and `{row}` run as one loop over the edges{rest}"
        context.passed(self, message, outer.span)
        loop = over_edges(nest, names)
        if better_in_rows(nest, context.target) and not has_edges(outer):
            # Or `schedule-loops` would choose rows for what was to have none.
            by_edge = ir.Annotation(*BY_EDGE, span=outer.span)
            loop = replace(loop, annotations=(*loop.annotations, by_edge))
        left = (self.collapse(each, names, context) for each in gather.after)
        return (*gather.before, loop, *chain.from_iterable(left))

    def gather(self, outer: ir.Loop, names: Names) -> Gather:
        """The nest in `outer`, apart from the rest of it where that is asked for."""
        wanted = self.pull or has_edges(outer)
        if nest_of(outer) is None and wanted and (rows := list(row_loops(outer))):
            return gather_of(outer, rows, names)
        return Gather((), outer, ())


def has_edges(loop: ir.Loop) -> bool:
    return any((each.name, each.arguments) == BY_EDGE for each in loop.annotations)
