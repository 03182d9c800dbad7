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
short: a node with many edges keeps only those to nodes with even more.  Instead of the
degree it may be a property that no round changes.  Legal if the body takes nothing but
properties from the neighbour: its own edges are others there.
(Chiba and Nishizeki, Arboricity and subgraph listing algorithms, SIAM J. Comput. 1985.)
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import permutations

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.conditions import both, compared, ordered
from lighthouse.ir.kernels import Each, Kernel
from lighthouse.ir.plan import Plan
from lighthouse.ir.procedures import required
from lighthouse.ir.steps import Copy, Orient, Repeat, Step, launched
from lighthouse.ir.walk import find, map_body, rename, rewrite
from lighthouse.passes.analysis.nests import conjuncts, operands
from lighthouse.passes.analysis.next_use import changes
from lighthouse.passes.base import Context, DevicePass
from lighthouse.passes.device.plan_variables import PlanNames

DEGREE = ""

# --- legality -------------------------------------------------------------------------


def key_of(condition: ir.Expression, node: str, other: str) -> str | None:
    """The property, or DEGREE, of which it says that `other` has more, or as much and a
    greater number; None if it says something else."""
    by_number = ir.Variable(node), ir.Variable(other)
    for more, tie in in_any_order(condition, "||"):
        ends = ordered(more)
        if ends is None or ends[1] != rename(ends[0], node, other):
            continue
        for equal, last in in_any_order(tie, "&&"):
            same = (compared("==", *ends), compared("==", *reversed(ends)))
            if equal in same and ordered(last) == by_number:
                return measured(ends[0], node)
    return None


def measured(value: ir.Expression, node: str) -> str | None:
    match value:
        case ir.Call(ir.Variable(name), "OutDegree") if name == node:
            return DEGREE
        case ir.Field(ir.Variable(name), key) if name == node:
            return key if ty.is_numeric(value.type) else None
    return None


def in_any_order(
    condition: ir.Expression, operator: str
) -> Iterator[tuple[ir.Expression, ...]]:
    """The two operands."""
    found = tuple(operands(condition, operator))
    return permutations(found) if len(found) == 2 else iter(())


def without_order(loop: Each) -> tuple[str, ir.Block] | None:
    """The key of the order on which all of the body has a condition, and the body
    without that."""
    node = loop.range.source
    if loop.range.kind != "Nbrs" or loop.is_cut or not isinstance(node, ir.Variable):
        return None
    body: list[ir.StatementNode] = []
    orders: list[set[str]] = []
    for item in loop.body.statements:
        match item:
            case ir.If(condition, then, None):
                keys = [
                    (part, key_of(part, node.name, loop.iterator))
                    for part in conjuncts(condition)
                ]
                rest = [part for part, key in keys if key is None]
                orders.append({key for _, key in keys if key is not None})
                if rest:
                    body.append(replace(item, condition=both(rest)))
                else:
                    body += then.statements if isinstance(then, ir.Block) else (then,)
            case _:
                return None
    if not orders or len(orders[0]) != 1 or any(each != orders[0] for each in orders):
        return None
    return orders[0].pop(), ir.Block(tuple(body), span=loop.body.span)


def uses_edge(loop: Each) -> bool:
    return any(
        call.name == "ToEdge" and call.receiver == ir.Variable(loop.iterator)
        for call in find(loop.body, ir.Call)
    )


def changed_after(kernel: Kernel, plan: Plan) -> frozenset[str]:
    """What changes, or is copied to the device, once the kernel runs first."""
    steps = plan.steps[first_launch(kernel, plan) :]
    copied = {copy.buffer for step in steps for copy in find(step, Copy)}
    return frozenset(copied).union(*(changes(step, plan) for step in steps))


def first_launch(kernel: Kernel, plan: Plan) -> int:
    """At which step; a round may also run before its loop."""
    name = kernel.name
    return next(i for i, step in enumerate(plan.steps) if name in launched([step]))


# --- the rewrite ----------------------------------------------------------------------


class OrientRows(DevicePass):
    before = "synchronise"

    def run(self, plan: Plan, context: Context) -> Plan:
        facts = required(plan.procedure)
        names = PlanNames(plan)
        orients: dict[tuple[str, str], Orient] = {}
        places: dict[tuple[str, str], int] = {}
        rounds = {name for step in plan.steps for name in launched(find(step, Repeat))}

        def change(loop: Each, kernel: Kernel) -> Each:
            type = loop.range.source.type
            graph = type.graph if isinstance(type, ty.NodeType) else None
            if graph is None or "symmetric" not in facts.get(graph, ()):
                return loop
            found = None if uses_edge(loop) else without_order(loop)
            if found is None:
                return loop
            key, body = found
            if key and (plan.pair_of(key) or key in changed_after(kernel, plan)):
                message = f"the loop keeps its rows: rounds change `{key}`"
                context.missed(self, message, loop.span)
                return loop
            order = graph, key
            if order not in orients:
                into = names.fresh(f"{graph}_oriented")
                orients[order] = Orient(graph, into, key or None)
            place = first_launch(kernel, plan)
            places[order] = min(place, places.get(order, place))
            later = f"greater `{key}`" if key else "higher degree"
            message = f"its rows become those of the neighbours of {later}"
            context.passed(self, message, loop.span)
            node = replace(loop.range.source, type=ty.NodeType(orients[order].into))
            return replace(loop, range=replace(loop.range, source=node), body=body)

        def changed(kernel: Kernel) -> Kernel:
            if kernel.name not in rounds:
                return kernel
            new = partial(change, kernel=kernel)
            return map_body(kernel, lambda body: rewrite(body, new, Each))

        found = plan.map_kernels(changed)
        steps: list[Step] = []
        for i, step in enumerate(plan.steps):
            steps += [orients[order] for order, place in places.items() if place == i]
            steps.append(step)
        return replace(found, steps=tuple(steps)) if orients else plan
