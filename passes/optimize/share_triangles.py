"""Finds each triangle once, where each of its three nodes looks for it.

    Foreach (n: G.Nodes) {
        Long sum = 0;
        Foreach (t: n.Nbrs)
            Foreach (c: n.CommonNbrs(t))
                sum += 1 @ t;
        n.linked = sum;
    }
    →
    N_P<Long>(G) triangles;
    Foreach (e: G.Edges) {
        Node(G) v = e.FromNode();
        Node(G) u = e.ToNode();
        If (u > v)
            Foreach (w: v.CommonNbrs(u))
                If (w > u) {
                    v.triangles += 1 @ e;
                    u.triangles += 1 @ e;
                    w.triangles += 1 @ e;
                }
    }
    Foreach (n: G.Nodes) {
        Long sum = 2 * n.triangles;
        n.linked = sum;
    }

A node counts the pairs of its neighbours that are neighbours themselves.  So a triangle
is found at each of its nodes, and there in both directions.  The graph must be required
to be symmetric, without loops and parallel edges.  `orient-edges` then finds the
triangles in short rows.  (Latapy, Main-memory triangle computations for very large
(sparse) power-law graphs, TCS 2008, section 2.)
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.conditions import compared
from lighthouse.ir.procedures import required
from lighthouse.ir.symbols import Names
from lighthouse.ir.uses import written_names
from lighthouse.ir.values import converted
from lighthouse.ir.walk import expand_children, find, has, rewrite
from lighthouse.passes.analysis.invariants import is_pure, names_read
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.base import Context, CorePass

SIMPLE = frozenset({"symmetric", "no-loops", "no-parallel-edges"})


@dataclass(frozen=True, slots=True)
class Pairs:
    """A loop over the neighbours of a vertex; `update` counts those pairs that are
    neighbours, each `times` times."""

    loop: ir.Loop
    update: ir.Reduce
    times: int


# --- legality -------------------------------------------------------------------------


def simple_graphs(procedure: ir.Procedure) -> frozenset[str]:
    """Those that store every edge both ways, and no loop and no edge twice."""
    return frozenset(
        name for name, facts in required(procedure).items() if facts >= SIMPLE
    )


def pairs_of(loop: ir.Loop, vertex: str) -> Pairs | None:
    """What `loop`, in a loop over all vertices, counts."""
    conditions: list[ir.Expression] = []
    inner = unfiltered(loop.body, conditions)
    count: ir.Reduce | None = None
    match inner:
        case ir.Block(
            (
                ir.Declare(_, (name,), ir.Literal(0)),
                ir.Loop() as first,
                ir.Reduce() as last,
            )
        ) if adds(last, ir.Variable(name)):
            inner, count = first, last
    if not is_row(loop.range, vertex) or not isinstance(inner, ir.Loop):
        return None
    added = unfiltered(inner.body, conditions)
    if not isinstance(added, ir.Reduce) or not adds(added, ir.Literal(1)):
        return None
    if count is not None:
        if not adds(count, added.target):
            return None
        added = count
    times = how_often(conditions, vertex, loop.iterator, inner)
    match added.target:
        case ir.Variable():
            return Pairs(loop, added, times) if times else None
        case ir.Field(ir.Variable(name)) if name == vertex:
            return Pairs(loop, added, times) if times else None
    return None


def how_often(
    conditions: list[ir.Expression], vertex: str, near: str, inner: ir.Loop
) -> int:
    """How often two loops find each triangle at `vertex`; 0 if not only triangles, or
    not all of them."""
    far, ends = inner.iterator, {ir.Variable(vertex), ir.Variable(near)}
    match inner.range:
        case ir.Range("CommonNbrs", left, right) if {left, right} == ends:
            missing = set[str]()
        case ir.Range("Nbrs" | "InNbrs", ir.Variable(one)) if one in (vertex, near):
            missing = {vertex, near, far} - {one}
        case _:
            return 0
    found = 2
    for part in conditions:
        match part:
            case ir.Call(
                ir.Variable(one), "HasEdgeTo" | "HasEdgeFrom", (ir.Variable(other),)
            ):
                if {one, other} != missing:
                    return 0
                missing = set()
            case ir.Binary("<" | ">", ir.Variable(one), ir.Variable(other)):
                if {one, other} != {near, far} or found == 1:
                    return 0
                found = 1
            case ir.Binary("!=", ir.Variable(one), ir.Variable(other)):
                if one == other or not {one, other} <= {vertex, near, far}:
                    return 0
            case _:
                return 0
    return 0 if missing else found


def unfiltered(
    body: ir.StatementNode, conditions: list[ir.Expression]
) -> ir.StatementNode:
    """What is done under conditions, which are added to the list."""
    while True:
        match body:
            case ir.Block((only,)):
                body = only
            case ir.If(condition, then, None):
                conditions.extend(conjuncts(condition))
                body = then
            case _:
                return body


def is_row(range: ir.Range, vertex: str) -> bool:
    return range.kind in ("Nbrs", "InNbrs") and range.source == ir.Variable(vertex)


def adds(node: ir.Reduce, value: ir.Expression) -> bool:
    """True if it adds `value` to an integer."""
    given = node.value
    while isinstance(given, ir.Cast) and ty.is_integral(given.type):
        given = given.operand
    return node.operator == "+" and ty.is_integral(node.target.type) and given == value


def counted(loop: ir.Loop) -> Iterator[Pairs]:
    """Where a loop over all vertices counts pairs of neighbours for each of them that
    may have some: what it asks before is known of the graph alone."""
    changed = written_names(loop.body)
    known = {loop.iterator}

    def is_known(value: ir.Expression | None) -> bool:
        return (
            value is not None
            and is_pure(value)
            and not has(value, ir.Field)
            and names_read(value) <= known
        )

    def visit(node: ir.StatementNode | None) -> Iterator[Pairs]:
        match node:
            case ir.Block(statements):
                for item in statements:
                    yield from visit(item)
            case ir.Declare(_, (name,), initial) if is_known(initial):
                if name not in changed:
                    known.add(name)
            case ir.If(condition, then, otherwise) if is_known(condition):
                yield from visit(then)
                yield from visit(otherwise)
            case ir.Loop():
                found = pairs_of(node, loop.iterator)
                if found is not None:
                    yield found

    yield from visit(loop.body)


# --- the rewrite ----------------------------------------------------------------------


def triangles(
    graph: ir.Variable, name: str, names: Names, span: Span
) -> tuple[ir.StatementNode, ...]:
    """`name` becomes how many triangles each node is in."""
    v, u, w = (
        names.variable(
            hint, ty.NodeType(graph.name), span, meaning="the nodes of a triangle"
        )
        for hint in ("v", "u", "w")
    )

    e = names.variable("e", ty.EdgeType(graph.name), span, meaning="the edges")

    def loop(item: ir.Variable, range: ir.Range, body: ir.StatementNode) -> ir.Loop:
        return ir.Loop(True, item.name, range, None, body, span=span)

    def end(node: ir.Variable, which: str) -> ir.Declare:
        value = ir.Call(e, which, type=node.type, span=span)
        return ir.declare(node, value, span=span)

    def found(node: ir.Variable) -> ir.Reduce:
        place = ir.Field(node, name, type=ty.LONG, span=span)
        return ir.Reduce(place, "+", ir.Literal(1, type=ty.LONG), e.name, span=span)

    def after(less: ir.Variable, more: ir.Variable, body: ir.StatementNode) -> ir.If:
        return ir.If(compared(">", more, less), body, None, span=span)

    each = ir.Block((found(v), found(u), found(w)), span=span)
    third = loop(w, ir.Range("CommonNbrs", v, u, span=span), after(u, w, each))
    ends = end(v, "FromNode"), end(u, "ToNode")
    body = ir.Block((*ends, after(v, u, third)), span=span)
    declared = ir.Declare(
        ty.PropertyType("Node", ty.LONG, graph.name), (name,), span=span
    )
    return declared, loop(e, ir.Range("Edges", graph, span=span), body)


def shared(found: Pairs, vertex: str, name: str) -> ir.Reduce:
    """What takes the place of the loop."""
    loop, update = found.loop, found.update
    inside = {item.iterator for item in find(loop, ir.Loop)}
    node = ir.Variable(vertex, type=found.loop.range.source.type, span=loop.span)
    value: ir.Expression = ir.Field(node, name, type=ty.LONG, span=loop.span)
    if found.times > 1:
        factor = ir.Literal(found.times, type=ty.LONG)
        value = ir.Binary("*", factor, value, type=ty.LONG, span=loop.span)
    value = converted(value, update.target.type)
    # It stays bound to a loop around.
    bound = None if update.loop in inside else update.loop
    return replace(update, value=value, loop=bound, span=loop.span)


def begun(block: ir.Block) -> ir.Block:
    """A sum that begins with zero begins with the first that is added."""
    statements: list[ir.StatementNode] = []
    for node in block.statements:
        match statements[-1:], node:
            case (
                [ir.Declare(type, (name,), ir.Literal(0)) as before],
                ir.Reduce(ir.Variable(target), "+", value, None),
            ) if name == target and value.type == type:
                statements[-1] = replace(before, initial=value)
            case _:
                statements.append(node)
    same = len(statements) == len(block.statements)
    return block if same else replace(block, statements=tuple(statements))


class ShareTriangles(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        graphs = simple_graphs(procedure)
        names = Names(procedure, context.meanings)

        def change(node: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
            if not isinstance(node, ir.Loop) or not node.parallel:
                return (expand_children(node, change),)
            graph = node.range.source
            if node.range.kind != "Nodes" or not isinstance(graph, ir.Variable):
                return (node,)
            found = {id(each.loop): each for each in counted(node)}
            if not found or graph.name not in graphs:
                return (node,)
            name = names.fresh("triangles", "the number of triangles at a node")
            for each in found.values():
                message = "each triangle is found once, for its three nodes"
                context.passed(self, message, each.loop.span)

            def instead(inner: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
                if (each := found.get(id(inner))) is not None:
                    return (shared(each, node.iterator, name),)
                return (expand_children(inner, instead),)

            first, *_ = found.values()
            counting = triangles(graph, name, names, first.loop.span)
            after = rewrite(expand_children(node, instead), begun, ir.Block)
            return (*counting, after)

        if not graphs:
            return procedure
        body = expand_children(procedure.body, change)
        return procedure if body is procedure.body else replace(procedure, body=body)
