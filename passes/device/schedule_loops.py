"""Who runs the edges of a vertex: its own thread, or many threads together.

    launch p_update_next

    kernel p_update_next over t: G.Nodes
      Double sum = 0.0
      each w: t.InNbrs [parallel]
        sum += w.rank
      t.next = d * sum
    →
    if G.MaxInDegree() > 12
      launch p_update_next_balanced
    else
      launch p_update_next

    kernel p_update_next over t: G.Nodes by blocks if has_item, thread
      …

    kernel p_update_next_balanced over t: G.Nodes by blocks if has_item, balanced
      Double sum = 0…
      together if has_item into (sum +=):
        each w: t.InNbrs [parallel]
          sum += w.rank
      if has_item
        t.next = d * sum

In a graph where some vertex has many edges, one thread for each vertex leaves most of a
warp waiting for the longest row.  The loop is then run by the thread, its warp or its
block, by the number of edges.  What the body reads of its vertex goes with it to the
other threads; what it reduces comes back.  Loops in a While are run together, too, as
long as a vertex of the block has a round left.  Which of the two kernels runs is
decided by the largest degree of the graph at hand.  With `donate`, threads keep their
rows, and give what is much of the longest ones to their block.  (Merrill, Garland,
Grimshaw: Scalable GPU Graph Traversal, PPoPP 2012, section 5; Nasre, Burtscher,
Pingali: Atomic-free Irregular Computations on GPUs, GPGPU 2013, section 3.1: work
donation.)

The few vertices of a short worklist have several threads each, a block where rows may
be long.  If every block can look at all of them, each takes a part of every long row.
What stands around the loop is then done by several blocks, so it must be the same if
done again, but for what puts vertices into lists: only the block with the first part of
a row does that.  A condition stays the same if no store can change it: `v.level == d`
where all stores put `d + 1` in the place of -1 (`analysis/differences`).  The edges
that a block has, or a warp where no row is long, are dealt to its threads one by one.
A kernel whose vertices have maps of their own runs by groups, a warp or block for each
vertex, whose threads fill and read its map together (`shared_maps`).

A kernel over all edges has a thread for each edge: the work is even, and neighbouring
threads read neighbouring edges.  Where a filter skips vertices it runs over the
vertices, and their rows are not read at all.  So it does on OpenMP, where a thread has
many rows one after the other.

With `mapping=merge`, every block gets as many vertices and edges together as any other,
whatever the rows are like; a row that does not fit is cut where nothing needs it whole.
(Merrill, Garland: Merge-based Parallel Sparse Matrix-Vector Multiplication, SC 2016.)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

from lighthouse.ir import schedules
from lighthouse.ir.conditions import compared, either
from lighthouse.ir.effects import by_warps, own_objects
from lighthouse.ir.kernels import Each, Kernel
from lighthouse.ir.nodes import Call, Expression, Literal, Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.plan_printer import print_node
from lighthouse.ir.steps import Branch, Launch, Step, expand_steps
from lighthouse.ir.types import INT, GraphType, NodeType
from lighthouse.passes.base import Context, DevicePass, Refused
from lighthouse.passes.device.edges_by_vertex import by_vertex, ends_of
from lighthouse.passes.device.edges_by_vertex import obstacle as obstacle_to_vertices
from lighthouse.passes.device.plan_variables import PlanNames
from lighthouse.passes.device.shared_maps import grouped
from lighthouse.passes.device.shared_rows import (
    Spreader,
    may_cut_rows,
    obstacle,
    only_lists,
    only_visits,
    spine,
    unmerged,
    unshared,
)
from lighthouse.passes.schedulers import AUTO, OTHERS, ScheduleName

# A row of at most this many edges is not worth the help of other threads.
SHORT_ROW = 12


# What decides by the graph, or by the loop, and is balanced where rows are long.
BY_GRAPH = ("auto", "edge")
ROWS_OF: dict[str, schedules.Rows] = {
    "warp": schedules.WarpRows(),
    "block": schedules.BlockRows(),
    "donate": schedules.DonatedRows(),
}


# --- the pass -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Variants:
    """Kernels for one loop, and the step that runs one of them."""

    kernels: tuple[Kernel, ...]
    step: Step

    @classmethod
    def of(cls, kernel: Kernel) -> Variants:
        return cls((kernel,), Launch(kernel.name, span=kernel.span))


class ScheduleLoops(DevicePass):
    """`mapping` says who runs the edges of a vertex; `auto` decides by the graph.

    `@schedule(warp)` before a loop says it for that loop.
    """

    before = "synchronise"
    mapping: ScheduleName = AUTO

    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan)
        kernels: list[Kernel] = []
        instead: dict[str, Step] = {}
        for kernel in plan.kernels:
            if context.target == "cuda" and by_warps(kernel):
                if any(spine(kernel.body)):
                    message = "its threads run every loop together, since it has sets"
                    context.missed(self, message, kernel.span)
                kernels.append(kernel)
                continue
            mapping = self.wanted(kernel, context)
            schedule = self.over_edges
            if kernel.domain.source.name in plan.oriented:
                # Made only where rows are long: nothing is left to ask the graph.
                if mapping == "edge":
                    schedule = self.over_rows
                if mapping in BY_GRAPH:
                    mapping = "balanced"
            found = schedule(kernel, mapping, names, context)
            kernels += found.kernels
            if isinstance(found.step, Branch):
                instead[kernel.name] = found.step
        if tuple(kernels) == plan.kernels:
            return plan

        def choose(step: Step) -> tuple[Step, ...] | None:
            if isinstance(step, Launch) and step.kernel in instead:
                return (instead[step.kernel],)
            return None

        steps = expand_steps(plan.steps, choose)
        return replace(plan, kernels=tuple(kernels), steps=steps)

    def wanted(self, kernel: Kernel, context: Context) -> str:
        """What the annotation of the loop asks for, else the option."""
        for annotation in kernel.annotations:
            if annotation.name != "schedule":
                continue
            choices = ScheduleName.choices()
            if annotation.arguments and annotation.arguments[0] in choices:
                return annotation.arguments[0]
            given = "".join(f" `{name}`" for name in annotation.arguments)
            message = f"there is no schedule{given}: it is one of {', '.join(choices)}"
            context.missed(self, message, annotation.span)
        return self.mapping

    def over_edges(
        self, kernel: Kernel, mapping: str, names: PlanNames, context: Context
    ) -> Variants:
        """Over the edges or the vertices, if the kernel is over edges."""
        if mapping == "edge" and kernel.domain.kind != "Edges":
            if any(spine(kernel.body)):
                message = "no loop over all edges: the graph determines the schedule"
                context.missed(self, message, kernel.span)
            mapping = "auto"
        if kernel.domain.kind != "Edges" or mapping == "edge":
            return self.over_rows(kernel, mapping, names, context)
        reason = obstacle_to_vertices(kernel)
        found = by_vertex(kernel) if reason is None else None
        if found is not None and mapping == "auto" and context.target == "cuda":
            reasons = (obstacle(e, found.kernel) for e in spine(found.kernel.body))
            reason = next((f"by vertex, {why}" for why in reasons if why), None)
            if reason is not None or not found.is_filtered:
                found = None
        if found is None:
            if reason is not None and any(ends_of(kernel)):
                message = f"each edge has a thread: {reason}"
                context.missed(self, message, kernel.span)
            return self.over_rows(kernel, mapping, names, context)
        message = f"the loop over `{kernel.iterator}` runs over the vertices"
        context.passed(self, message, kernel.span)
        return self.over_rows(found.kernel, mapping, names, context)

    def over_rows(
        self, kernel: Kernel, mapping: str, names: PlanNames, context: Context
    ) -> Variants:
        """With a thread for each row, or several."""
        if mapping in OTHERS:
            return Variants.of(self.by_others(kernel, mapping, names, context))
        # A list is short: what its threads wait for matters, not how many work.
        by_graph = mapping in BY_GRAPH and kernel.count is None
        spread = None
        if context.target == "cuda":
            when = ""
            if by_graph:
                when = f", if some row has more than {SHORT_ROW} edges"
            elif kernel.count is not None:
                when = ", where it runs over a worklist"
            spread = self.spread(kernel, mapping, context, names, when)
        if spread is None:
            return Variants.of(kernel)
        if not by_graph:
            return Variants.of(spread)
        if isinstance(spread.schedule, schedules.Groups):
            # The maps of a thread and those of a group are not the same code.
            groups = replace(spread, name=names.fresh(f"{kernel.name}_groups"))
            return Variants((kernel, groups), choice(kernel, groups, kernel, names))
        other = replace(spread, name=names.fresh(f"{kernel.name}_balanced"))
        # The same body, so that the code for both is one template.
        assert isinstance(spread.schedule, schedules.BlockStride)
        schedule = replace(spread.schedule, rows=schedules.ThreadRows())
        short = replace(spread, schedule=schedule)
        return Variants((short, other), choice(kernel, other, short, names))

    def by_others(
        self, kernel: Kernel, mapping: str, names: PlanNames, context: Context
    ) -> Kernel:
        """With a schedule that LightHouse does not bring."""
        loop = kernel.iterator
        try:
            found = OTHERS[mapping].of(kernel, names, context.target)
        except Refused as reason:
            message = f"the loop over `{loop}` has no schedule {mapping}: {reason}"
            context.missed(self, message, kernel.span)
            return kernel
        message = f"the loop over `{loop}` runs by {print_node(found.schedule)}"
        context.passed(self, message, kernel.span)
        return found

    def spread(
        self,
        kernel: Kernel,
        mapping: str,
        context: Context,
        names: PlanNames,
        when: str,
    ) -> Kernel | None:
        """`kernel` with loops that several threads run; None if there are none."""
        candidates = list(spine(kernel.body))
        if not candidates or mapping == "thread":
            return None
        if own_objects(kernel):
            return self.grouped(kernel, context, names, when)
        if reason := unshared(kernel):
            context.missed(self, f"one thread runs each row: {reason}", kernel.span)
            return None
        loops = []
        for loop in candidates:
            if reason := obstacle(loop, kernel):
                message = f"one thread runs the loop over `{loop.iterator}`: {reason}"
                context.missed(self, message, loop.span)
            else:
                loops.append(loop)
        if not loops:
            return None
        listed = kernel.count is not None
        cuts = listed and may_cut_rows(kernel, loops, names.plan, left_out=only_lists)
        spreader = Spreader(kernel, names, loops, cuts)
        has_item, leads = spreader.has_item, spreader.leads
        rows = ROWS_OF.get(mapping, schedules.BalancedRows())
        schedule: schedules.Schedule = schedules.BlockStride(has_item, rows)
        if listed:
            # Few items leave threads for their edges.
            longest = reduce(greater, longest_rows(kernel, loops, names))
            schedule = schedules.SpreadItems(has_item, rows, longest, leads)
        if mapping == "merge":
            loop = loops[0]
            if reason := unmerged(kernel, loop):
                message = f"shares of the loop over `{loop.iterator}` differ: {reason}"
                context.missed(self, message, loop.span)
            else:
                cuts = may_cut_rows(kernel, [loop], names.plan, only_visits)
                schedule = schedules.MergePath(has_item, cuts)
        how = "merge" if isinstance(schedule, schedules.MergePath) else print_node(rows)
        # A search has two loops, of which the first has the name in the source.
        for span, name in {each.span: each.iterator for each in loops[::-1]}.items():
            message = f"threads share the loop over `{name}` (schedule {how}{when})"
            context.passed(self, message, span)
        return replace(kernel, body=spreader.body(), schedule=schedule)

    def grouped(
        self, kernel: Kernel, context: Context, names: PlanNames, when: str
    ) -> Kernel | None:
        """With loops that fill and read maps of the iteration together."""
        try:
            found = grouped(kernel, names)
        except Refused as reason:
            context.missed(self, f"one thread runs each row: {reason}", kernel.span)
            return None
        message = "a warp or block shares the rows and maps of each iteration"
        context.passed(self, f"{message}{when}", kernel.span)
        return found


def choice(rows: Kernel, long: Kernel, short: Kernel, names: PlanNames) -> Branch:
    """Which of two kernels runs, by the longest row that `rows` may come to."""
    span = rows.span
    limit = Literal(SHORT_ROW, type=INT, span=span)
    longest = longest_rows(rows, spine(rows.body), names)
    return Branch(
        either(compared(">", most, limit) for most in longest),
        (Launch(long.name, span=span),),
        (Launch(short.name, span=span),),
        span=span,
    )


def longest_rows(
    kernel: Kernel, loops: Iterable[Each], names: PlanNames
) -> list[Expression]:
    """The largest degrees that the loops may come to, or those of the graphs that are
    oriented."""
    oriented = names.plan.oriented
    degrees = map(largest_degree, loops)
    found = sorted({(oriented.get(graph, graph), of) for graph, of in degrees})
    graphs = [Variable(graph, type=GraphType(), span=kernel.span) for graph, _ in found]
    return [
        Call(graph, degree, type=INT, span=kernel.span)
        for graph, (_, degree) in zip(graphs, found, strict=True)
    ]


def largest_degree(loop: Each) -> tuple[str, str]:
    """The graph, and the built-in that tells its largest degree."""
    type = loop.range.source.type
    assert isinstance(type, NodeType)
    assert type.graph is not None
    incoming = loop.range.kind in ("InNbrs", "InEdges")
    return type.graph, "MaxInDegree" if incoming else "MaxOutDegree"


def greater(left: Expression, right: Expression) -> Expression:
    return Call(None, "Max", (left, right), type=INT, span=left.span)
