"""Dynamic scheduling: warps and blocks take the iterations of a loop from a counter.

    kernel p_update_next_balanced over t: G.Nodes by blocks if has_item, balanced
    →
    kernel p_update_next_balanced over t: G.Nodes by drawn blocks if has_item, balanced

A static distribution, here by a stride, is uneven if the cost of iterations differs
much.  If each warp takes its next iterations when it has finished its last ones, all
warps end at about the same time.  That costs an atomic for each chunk.  A chunk has an
iteration for each lane, whose predicates the lanes test together, or fewer if there are
few iterations.  The first chunk of each warp is assigned statically.  No more blocks
are launched than can be resident: a waiting block would run its first chunk last.

A warp takes chunks where it runs each iteration as a whole, as for the sets of an
extension, if the iteration contains a loop, or a method that reads a whole set.  A
block takes chunks where `schedule-loops` lets its threads share the edges of vertices;
a chunk has a vertex for each thread.

Dynamic scheduling is legal for every kernel, since iterations may run in any order.  It
does not pay where a thread runs each iteration alone, or all cost the same; worklists
are short, and their edges are already distributed; `mapping=merge` has equal shares;
and a resident loop would need a counter for each round.  Where memory is the
bottleneck, or later blocks of the grid fill the gaps, the counter only costs time:
hence only on request.  (Tang, Yew: Processor Self-Scheduling for Multiple-Nested
Parallel Loops, ICPP 1986; Kruskal, Weiss: Allocating Independent Subtasks on Parallel
Processors, IEEE TSE 1985: chunks; Méndez-Lojo, Burtscher, Pingali: A GPU Implementation
of Inclusion-based Points-to Analysis, PPoPP 2012, section 5: warps take variables by an
atomic counter.)
"""

from dataclasses import replace
from enum import StrEnum

from lighthouse.ir import schedules
from lighthouse.ir.effects import by_warps
from lighthouse.ir.kernels import Each, Kernel
from lighthouse.ir.nodes import DoWhile, While
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import launched
from lighthouse.ir.walk import walk
from lighthouse.passes.analysis.asking import is_alone
from lighthouse.passes.base import Context, DevicePass


class Draws(StrEnum):
    """How often a warp would draw if all iterations took as long."""

    TWICE = "2"
    USUAL = "4"
    OFTEN = "8"
    MOST = "16"


# --- legality -------------------------------------------------------------------------


ALONE = "a thread runs each iteration by itself"


def obstacle(kernel: Kernel, resident: frozenset[str]) -> str | None:
    """Why a stride, or a thread each, is better for `kernel`, or there is no other way;
    None if warps or blocks may draw its iterations."""
    if kernel.name in resident:
        return "it is part of a resident loop"
    if by_warps(kernel):
        return None if differs(kernel) else "all iterations take about as long"
    match kernel.schedule:
        case (
            schedules.GridStride() | schedules.BlockStride(rows=schedules.ThreadRows())
        ):
            return ALONE
        case schedules.BlockStride():
            return None
        case schedules.SpreadItems():
            return "it runs over a worklist"
        case schedules.MergePath():
            return "blocks have even shares"
        case other:
            return f"it has the schedule {type(other).__name__}"


def differs(kernel: Kernel) -> bool:
    """True if some iterations of a kernel by warps may take much longer than others."""
    loops = Each | While | DoWhile
    has_loops = any(isinstance(node, loops) for node in walk(kernel.body))
    return has_loops or not is_alone(kernel.body)


class SelfScheduleLoops(DevicePass):
    """`draws` is how often a warp draws if all iterations take as long: the more, the
    more even, and the more atomics."""

    before = "synchronise"
    draws: Draws = Draws.USUAL

    def run(self, plan: Plan, context: Context) -> Plan:
        if context.target != "cuda":
            return plan
        resident = frozenset(launched(plan.residents))
        reasons = {kernel.name: obstacle(kernel, resident) for kernel in plan.kernels}
        # The kernel for short rows needs no remark if the other one is drawn.
        drawn = {each.span for each in plan.kernels if reasons[each.name] is None}

        def change(kernel: Kernel) -> Kernel:
            reason = reasons[kernel.name]
            if reason is None:
                return self.kernel(kernel, context)
            if kernel.span not in drawn or reason != ALONE:
                loop = f"the loop over `{kernel.iterator}`"
                message = f"{loop} is not taken from a counter: {reason}"
                context.missed(self, message, kernel.span)
            return kernel

        return plan.map_kernels(change)

    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        loop = f"the loop over `{kernel.iterator}`"
        who = "warps" if by_warps(kernel) else "blocks"
        context.passed(self, f"{who} take {loop} from a counter", kernel.span)
        return replace(kernel, schedule=self.drawn(kernel.schedule))

    def drawn(self, schedule: schedules.Schedule) -> schedules.Schedule:
        match schedule:
            case schedules.BlockStride(has_item, rows):
                return schedules.DrawnBlocks(has_item, rows)
            case schedules.WarpSchedule():
                return schedule.drawn(int(self.draws))
        return schedules.DrawnWarps(int(self.draws))
