"""Marks loops whose iterations OpenMP may run side by side, each on one thread.

    For (s: G.Nodes) {
        Int far = 0;
        …
        While (more) {
            …
        }
        s.eccentricity = far;
    }
    →
    @side_by_side
    For (s: G.Nodes) {
        …
    }

No iteration may see what another one does: each gives values only to what it declares,
and to elements of its own node of the caller's properties, which no other one reads.
A traversal of a small graph is too brief to be shared among threads, so each thread
takes some of the nodes, and has all variables for itself (`lh::side_by_side` in
`graph_openmp.cuh`).  What adds up over iterations is refused, as the order of floating
sums matters.
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.types import is_object
from lighthouse.ir.uses import local_names, uses
from lighthouse.ir.walk import find, has, map_children
from lighthouse.passes.base import Context, CorePass, Refused

SIDE_BY_SIDE = ir.Annotation("side_by_side")


def check(loop: ir.Loop, given: frozenset[str]) -> None:
    """Raises Refused if an iteration may see what another one does, or if it gives
    values to what is not `given` by the caller: of the rest each thread has a copy."""
    body, own = loop.body, set[str]()
    local = local_names(body)
    for use in uses(body):
        if not use.assigns or use.name in local:
            continue
        if use.driver != loop.iterator:
            raise Refused(f"they share `{use.name}`")
        if use.name not in given:
            raise Refused(f"`{use.name}` does not belong to the caller")
        own.add(use.name)
    for use in uses(body):
        if use.name in own and use.driver != loop.iterator:
            raise Refused(f"they may read `{use.name}` of each other")
    if has(body, ir.Return, ir.Effect, ir.Foreign, ir.ForeignExpression):
        raise Refused("they do more than to compute values")
    if any(is_object(each.type) for each in find(body, ir.Declare)):
        raise Refused("they have collections")


class SpreadSources(CorePass):
    before = "lower-reductions"

    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        given = frozenset(each.name for each in procedure.parameters)

        def marked(node: ir.Node) -> ir.Node:
            match node:
                case ir.Loop(False, _, ir.Range("Nodes")) if has(node, ir.While):
                    return self.mark(node, given, context)
                case ir.Loop() | ir.While() | ir.DoWhile():
                    return node
            return map_children(node, marked)

        return map_children(procedure, marked)

    def mark(self, loop: ir.Loop, given: frozenset[str], context: Context) -> ir.Loop:
        try:
            check(loop, given)
        except Refused as reason:
            message = f"iterations run one after the other: {reason}"
            context.missed(self, message, loop.span)
            return loop
        context.passed(self, "iterations may run side by side", loop.span)
        return replace(loop, annotations=(*loop.annotations, SIDE_BY_SIDE))
