"""Rounds look at the neighbours of higher degree in rows that have no others.

    while i < k
      launch rounds_update_B

    kernel … over n: G.Nodes
      Int most = i
      each t: n.Nbrs [parallel]
        if t.OutDegree() > n.OutDegree() || t.OutDegree() == n.OutDegree() && t > n
          most max= t.A
    →
    orient G as G_oriented
    while i < k
      launch rounds_update_B

    kernel … over n: G.Nodes
      Int most = i
      each t: n::Node(G_oriented).Nbrs [parallel]
        most max= t::Node(G).A

The condition orders the nodes: of an edge that is stored both ways, one way is left.
So each round reads half of the edges, and no degrees.  Above all, every row becomes
short: a node with many edges keeps only those to nodes with even more.  Legal if the
body takes nothing but properties from the neighbour: its own edges are others there.
(Chiba and Nishizeki, Arboricity and subgraph listing algorithms, SIAM J. Comput. 1985.)
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.conditions import both, ordered
from lighthouse.ir.kernels import Each, Kernel
from lighthouse.ir.plan import Plan
from lighthouse.ir.procedures import required
from lighthouse.ir.steps import Orient, Repeat, launched
from lighthouse.ir.walk import find, map_body, rewrite
from lighthouse.passes.analysis.nests import conjuncts, operands
from lighthouse.passes.base import Context, DevicePass
from lighthouse.passes.device.plan_variables import PlanNames

# --- legality -------------------------------------------------------------------------


def later(condition: ir.Expression, node: str, other: str) -> bool:
    """True if it says that `other` has more edges, or as many and a greater number."""
    here, there = degree(node), degree(other)
    for more, tie in in_any_order(condition, "||"):
        for equal, last in in_any_order(tie, "&&"):
            match equal:
                case ir.Binary("==", left, right):
                    ends = {named(left), named(right)}
                    orders = pair(more), pair(last)
                    if ends == {here, there}:
                        return orders == ((here, there), (node, other))
    return False


def in_any_order(
    condition: ir.Expression, operator: str
) -> Iterator[tuple[ir.Expression, ...]]:
    """The two operands."""
    found = tuple(operands(condition, operator))
    return permutations(found) if len(found) == 2 else iter(())


def pair(condition: ir.Expression) -> tuple[str | None, ...]:
    """The lesser and the greater one of two nodes or degrees."""
    found = ordered(condition)
    return tuple(map(named, found)) if found else ()


def named(value: ir.Expression) -> str | None:
    match value:
        case ir.Variable(name):
            return name
        case ir.Call(ir.Variable(name), "OutDegree"):
            return degree(name)
    return None


def degree(name: str) -> str:
    return f"degree of {name}"  # no name has a space


def without_order(loop: Each) -> ir.Block | None:
    """The body without the condition on the order of the ends, if all of it has one."""
    node = loop.range.source
    if loop.range.kind != "Nbrs" or loop.is_cut or not isinstance(node, ir.Variable):
        return None
    body: list[ir.StatementNode] = []
    for item in loop.body.statements:
        match item:
            case ir.If(condition, then, None):
                parts = [*conjuncts(condition)]
                rest = [x for x in parts if not later(x, node.name, loop.iterator)]
                if len(rest) == len(parts):
                    return None
                if rest:
                    body.append(replace(item, condition=both(rest)))
                else:
                    body += then.statements if isinstance(then, ir.Block) else (then,)
            case _:
                return None
    return ir.Block(tuple(body), span=loop.body.span) if body else None


def uses_edge(loop: Each) -> bool:
    return any(
        call.name == "ToEdge" and call.receiver == ir.Variable(loop.iterator)
        for call in find(loop.body, ir.Call)
    )


# --- the rewrite ----------------------------------------------------------------------


def oriented(loop: Each, into: str) -> Each:
    """The loop over the row of the graph `into`; itself if it must stay."""
    body = None if uses_edge(loop) else without_order(loop)
    if body is None:
        return loop
    node = replace(loop.range.source, type=ty.NodeType(into))
    return replace(loop, range=replace(loop.range, source=node), body=body)


class OrientRows(DevicePass):
    before = "synchronise"

    def run(self, plan: Plan, context: Context) -> Plan:
        facts = required(plan.procedure)
        names = PlanNames(plan)
        graphs: dict[str, Orient] = {}
        rounds = {name for step in plan.steps for name in launched(find(step, Repeat))}

        def change(loop: Each) -> Each:
            type = loop.range.source.type
            graph = type.graph if isinstance(type, ty.NodeType) else None
            if graph is None or "symmetric" not in facts.get(graph, ()):
                return loop
            if oriented(loop, graph) is loop:
                return loop
            if graph not in graphs:
                graphs[graph] = Orient(graph, names.fresh(f"{graph}_oriented"))
            message = "its rows become those of the neighbours of higher degree"
            context.passed(self, message, loop.span)
            return oriented(loop, graphs[graph].into)

        def changed(kernel: Kernel) -> Kernel:
            if kernel.name not in rounds:
                return kernel
            return map_body(kernel, lambda body: rewrite(body, change, Each))

        found = plan.map_kernels(changed)
        if not graphs:
            return plan
        # A round may also run before its loop.
        pairs = zip(plan.kernels, found.kernels, strict=True)
        used = {new.name for old, new in pairs if new is not old}
        first = next(
            i for i, step in enumerate(plan.steps) if used & {*launched([step])}
        )
        steps = (*plan.steps[:first], *graphs.values(), *plan.steps[first:])
        return replace(found, steps=steps)
