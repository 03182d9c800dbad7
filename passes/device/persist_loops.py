"""Runs a loop of short rounds in one persistent kernel, with grid barriers.

    while more                    resident p_rounds:
      more = False                  while more
      copy more to the device  →      more = False
      launch p_update_more            copy more to the device
      copy more to the host           launch p_update_more
                                      copy more to the host

Each launch costs microseconds, and so does each scalar that the host waits for; in
rounds over a short worklist these costs dominate.  The threads of a resident grid
execute the steps of the loop together, each with the same scalars, and a grid barrier
after each kernel.

Arrays that the loop swaps must be dead after it, since the host does not know the
number of swaps.

Loops over worklists (`infer-frontier`) become resident; with `loops=all`, all loops for
which this is legal.  (Burtscher, Nasre, Pingali: A Quantitative Study of Irregular
Programs on GPUs, IISWC 2012, and the LonestarGPU programs; Xiao and Feng: Inter-Block
GPU Communication via Fast Barrier Synchronization, IPDPS 2010.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar

from lighthouse.ir.effects import by_warps, effects, own_objects
from lighthouse.ir.kernels import Compact, Push, Put
from lighthouse.ir.nodes import Field, Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import (
    Branch,
    Compute,
    Copy,
    Launch,
    Repeat,
    Resident,
    Step,
    Swap,
)
from lighthouse.ir.walk import find, has
from lighthouse.passes.analysis.next_use import Next, expand_before, first_use
from lighthouse.passes.base import Context, Stage
from lighthouse.passes.device.plan_variables import PlanNames


class Loops(StrEnum):
    """What the option `loops` may say: those over lists, or all that can."""

    LISTED = "listed"
    ALL = "all"


# --- legality -------------------------------------------------------------------------


def obstacle(loop: Repeat, plan: Plan, loops: Loops) -> str | None:
    """Why a loop stays with the host; None if it need not."""
    if has(loop, Field):
        return "the host reads an element"
    for step in loop.body:
        for item in (step, *branches(step)):
            match item:
                case Launch(name):
                    kernel = plan.kernel(name)
                    if loops is Loops.LISTED and kernel.domain.kind != "Items":
                        return f"the loop in line {kernel.span.line} has no worklist"
                    if kernel.candidates:
                        return f"the loop in line {kernel.span.line} has a barrier"
                    if by_warps(kernel):
                        return f"the loop in line {kernel.span.line} has growing sets"
                    if brought := kernel.schedule.per_launch:
                        return f"the loop in line {kernel.span.line} has {brought}"
                    if own_objects(kernel):
                        return f"the loop in line {kernel.span.line} has collections"
                case Copy(name) if plan.buffer(name).extent != "1":
                    return f"`{name}` is copied"
                case Compute(Variable()) | Branch() | Copy() | Swap():
                    pass
                case _:
                    return "the host has more than launches and scalars to do"
    return None


def moved(loop: Repeat, after: Iterable[Step], plan: Plan) -> str | None:
    """Why the host must know what has changed places; None if it need not."""
    swaps = find(loop, Swap)
    if not swaps:
        return None
    units = {unit.name: effects(unit) for unit in plan.units}
    # Each loop begins its lists anew.
    lists = {
        item.into
        for kernel in plan.kernels
        for item in find(kernel.body, Push, Put, Compact)
    }
    after = tuple(after)
    for swap in swaps:
        for name in (swap.one, swap.other):
            if name not in lists and first_use(name, after, units) is Next.READ:
                return f"`{name}` is swapped, and is read after the loop"
    return None


def launches_in(step: Step) -> bool:
    return has(step, Launch)


def branches(step: Step) -> Iterator[Step]:
    """The steps in the arms of a branch, at any depth."""
    if isinstance(step, Branch):
        for inner in (*step.then, *step.otherwise):
            yield inner
            yield from branches(inner)


# --- the pass -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PersistLoops:
    """`loops=all` makes every loop resident that can be."""

    name: ClassVar[str] = "persist-loops"
    stage: ClassVar[Stage] = "device"
    before: ClassVar[str] = "synchronise"
    loops: Loops = Loops.LISTED

    def run(self, plan: Plan, context: Context) -> Plan:
        if context.target != "cuda":
            return plan
        names = PlanNames(plan)

        def resident(step: Step, after: Iterable[Step]) -> Iterable[Step] | None:
            if not isinstance(step, Repeat):
                return None
            if not launches_in(step):
                return (step,)
            reason = obstacle(step, plan, self.loops) or moved(step, after, plan)
            if reason is None:
                name = names.fresh(f"{plan.name}_rounds")
                message = f"kernel `{name}` runs all rounds of the loop"
                context.passed(self, message, step.span)
                return (Resident(name, step, span=step.span),)
            if not any(has(inner, Repeat) for inner in step.body):
                message = f"the host runs the loop: {reason}"
                context.missed(self, message, step.span)
            return None

        steps = expand_before(plan.steps, resident)
        return plan if steps == plan.steps else replace(plan, steps=steps)
