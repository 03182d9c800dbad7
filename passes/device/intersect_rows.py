"""Turns a loop over a row that tests membership in another into an intersection.

    each w: v.Nbrs [parallel]        each w: v.Nbrs among u.InNbrs above u [parallel]
      if w > u && w.HasEdgeTo(u)  →    block
        count += 1                       count += 1

Rows are sorted.  So nodes below a limit are skipped by one binary search, and two rows
are merged, or the nodes of the shorter one are looked up in the longer one, instead of
a separate search for every node.  A node that occurs several times in the row is
visited as often; in the other row only its presence matters.

The nodes with an edge to `u` are the row of `u` in the reverse graph, which for an
undirected graph is the graph itself.  (Baeza-Yates, A fast set intersection
algorithm for sorted sequences, CPM 2004; Schank and Wagner, Finding, counting and
listing all triangles in large graphs, WEA 2005.)
"""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both
from lighthouse.ir.effects import Unit, effects, unknown
from lighthouse.ir.kernels import Each
from lighthouse.ir.plan import Plan
from lighthouse.ir.types import GraphType, NodeType
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import as_block, map_body, rewrite, same, walk
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.base import Context, DevicePass

NEIGHBOURS = ("Nbrs", "InNbrs")
# As `limit op node`, what `node op limit` means.
TURNED = {">": "<", "<": ">"}


# --- legality -------------------------------------------------------------------------


def filters(loop: Each) -> Iterator[ir.Expression]:
    """The conditions under which the loop does anything at all."""
    body: ir.StatementNode = loop.body
    while True:
        match body:
            case ir.Block((only,)):
                body = only
            case ir.If(condition, then, None):
                yield from conjuncts(condition)
                body = then
            case _:
                return


def is_settled(node: ir.Expression | None, loop: Each, unit: Unit) -> bool:
    """True of a variable that is the same in all rounds of the loop."""
    if not isinstance(node, ir.Variable) or not isinstance(node.type, NodeType):
        return False
    changing = changed(loop.body) | effects(unit).scalars_written
    return node.name not in {*changing, loop.iterator}


def changed(body: ir.Node) -> frozenset[str]:
    """The variables and properties that statements in `body` write."""
    return frozenset(use.name for use in uses(body) if use.writes)


def limit(
    condition: ir.Expression, loop: Each, unit: Unit
) -> tuple[str, ir.Variable] | None:
    """`>` and `u` of `w > u` and of `u < w`."""
    match condition:
        case ir.Binary(">" | "<" as operator, left, right):
            for node, other, meant in (
                (left, right, operator),
                (right, left, TURNED[operator]),
            ):
                if is_iterator(node, loop) and is_settled(other, loop, unit):
                    assert isinstance(other, ir.Variable)
                    return meant, other
    return None


def membership(
    condition: ir.Expression, loop: Each, unit: Unit, undirected: frozenset[str]
) -> ir.Range | None:
    """The row in which the node must stand."""
    match condition:
        case ir.Call(
            ir.Variable() as receiver,
            "HasEdgeTo" | "HasEdgeFrom" as name,
            (ir.Variable() as argument,),
        ):
            here, other, out = receiver, argument, name == "HasEdgeFrom"
            if not is_iterator(here, loop):
                here, other, out = argument, receiver, name == "HasEdgeTo"
            if not is_iterator(here, loop) or not is_settled(other, loop, unit):
                return None
            assert isinstance(other.type, NodeType)
            kind = "Nbrs" if out or other.type.graph in undirected else "InNbrs"
            return ir.Range(kind, other, span=condition.span)  # type: ignore[arg-type]
    return None


def is_iterator(node: ir.Expression, loop: Each) -> bool:
    return isinstance(node, ir.Variable) and node.name == loop.iterator


def edge_to(node: ir.Variable, loop: Each, unit: Unit) -> ir.Variable | None:
    """The edge of the kernel, if it leads from the vertex of the loop to `node`."""
    ends = {(loop.range.source.name, "FromNode"), (node.name, "ToNode")}
    found: list[ir.Variable] = []
    for item in walk(unit.body):
        match item:
            case ir.Declare(_, (name,), ir.Call(ir.Variable() as edge, end)):
                if (name, end) in ends and name not in changed(unit.body):
                    found.append(edge)
    match found:
        case (one, other) if one == other and loop.range.kind == "Nbrs":
            return one if not changed(unit.body) & {one.name} else None
    return None


def asks_for_edge(condition: ir.Expression, loop: Each) -> bool:
    """True if the condition is that there is an edge between the node and another."""
    match condition:
        case ir.Call(ir.Variable() as one, "HasEdgeTo" | "HasEdgeFrom", (other,)):
            return is_iterator(one, loop) != is_iterator(other, loop)
    return False


# --- the rewrite ----------------------------------------------------------------------


def without(node: ir.StatementNode, gone: list[ir.Expression]) -> ir.StatementNode:
    """The chain of filters, less the conditions that are `gone`."""
    match node:
        case ir.Block((only,)):
            return replace(node, statements=(without(only, gone),))
        case ir.If(condition, then, None):
            left = [x for x in conjuncts(condition) if not any(x is y for y in gone)]
            then = without(then, gone)
            if not left:
                return then
            return replace(node, condition=both(left), then=then)
    return node


class IntersectRows(DevicePass):
    def run(self, plan: Plan, context: Context) -> Plan:
        undirected = frozenset(
            item.name
            for item in plan.procedure.parameters
            if isinstance(item.type, GraphType) and item.type.undirected
        )

        def unit(unit: Unit) -> Unit:
            def visit(node: Each) -> Each:
                if node.range.kind in NEIGHBOURS:
                    return self.cut(node, unit, undirected, context)
                return node

            if unknown(unit.body):
                return unit
            return map_body(unit, lambda body: rewrite(body, visit, Each))

        kernels = tuple(map(unit, plan.kernels))
        blocks = tuple(map(unit, plan.blocks))
        if same((*kernels, *blocks), plan.units):
            return plan
        return replace(plan, kernels=kernels, blocks=blocks)  # type: ignore[arg-type]

    def cut(
        self, loop: Each, unit: Unit, undirected: frozenset[str], context: Context
    ) -> Each:
        above, below = list(loop.above), list(loop.below)
        among, gone = loop.among, []
        for condition in filters(loop):
            row = membership(condition, loop, unit, undirected)
            found = limit(condition, loop, unit)
            if found is not None:
                operator, other = found
                other = edge_to(other, loop, unit) or other
                (above if operator == ">" else below).append(other)
            elif row is not None and among is None:
                among = row
                message = f"`{loop.iterator}` runs over the intersection of two rows"
                context.passed(self, message, condition.span)
            else:
                if asks_for_edge(condition, loop):
                    why = (
                        "the loop runs over two rows already"
                        if row
                        else "its other node may change"
                    )
                    message = f"a search for each `{loop.iterator}`: {why}"
                    context.missed(self, message, condition.span)
                continue
            gone.append(condition)
        if not gone:
            return loop
        body = as_block(without(loop.body, gone))
        return replace(
            loop, body=body, among=among, above=tuple(above), below=tuple(below)
        )
