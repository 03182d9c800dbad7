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

Loops over worklists (`infer-frontier`) become resident, and loops with one kernel in a
round: a grid barrier takes less than a launch and a wait, however long the round is.
Where a round has more kernels, a resident grid has the registers of the largest for all
of them.  So the host runs the first rounds, and takes the time: the rest is resident
once sixteen rounds were brief.

    while more
      …
      copy more to the host
    →
    rounds = 0
    brief = False
    read clock into since
    while more && !brief
      …
      copy more to the host
      rounds = rounds + 1
      if rounds == 16
        read clock into now
        brief = now - since < 960L
        since = now
        rounds = 0
    if brief
      resident p_rounds:
        while more
          …
          copy more to the host

All that holds of loops in which the host waits for something in each round; otherwise
it launches the next one while the GPU works.  With `loops=all` all loops are resident
from the first round on; with `loops=listed` only those over worklists.  (Burtscher, Nasre, Pingali: A Quantitative Study of
Irregular Programs on GPUs, IISWC 2012; Xiao and Feng: Inter-Block GPU Communication via
Fast Barrier Synchronization, IPDPS 2010.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum

from lighthouse.ir.conditions import both, compared, negated
from lighthouse.ir.effects import by_warps, effects, own_objects
from lighthouse.ir.kernels import Compact, Kernel, Push, Put
from lighthouse.ir.nodes import Binary, Expression, Field, Literal, Variable
from lighthouse.ir.plan import HostScalar, Plan
from lighthouse.ir.steps import (
    Branch,
    Compute,
    Copy,
    Launch,
    ReadClock,
    Repeat,
    Resident,
    Step,
    Swap,
)
from lighthouse.ir.types import BOOL, INT, LONG, Type
from lighthouse.ir.walk import find, has
from lighthouse.passes.analysis.next_use import Next, expand_before, first_use
from lighthouse.passes.base import Context, DevicePass
from lighthouse.passes.device.plan_variables import PlanNames

# The host needs some 25 microseconds for a round, and ten times as many for the launch
# of a resident kernel.
ROUNDS = 16
BRIEF = 60  # microseconds


class Loops(StrEnum):
    """What the option `loops` may say: those over lists; rounds of one kernel and brief
    rounds of others, too; all rounds."""

    LISTED = "listed"
    BRIEF = "brief"
    ALL = "all"


# --- legality -------------------------------------------------------------------------


def without_list(loop: Repeat, plan: Plan) -> Kernel | None:
    """A kernel of the loop that runs over the graph."""
    for launch in find(loop, Launch):
        kernel = plan.kernel(launch.kernel)
        if kernel.domain.kind != "Items":
            return kernel
    return None


def launches(steps: Iterable[Step]) -> int:
    """How many kernels the steps launch, at most."""
    count = 0
    for step in steps:
        if isinstance(step, Branch):
            count += max(launches(step.then), launches(step.otherwise))
        count += isinstance(step, Launch)
    return count


def waits(loop: Repeat) -> bool:
    """True if the host waits for something in each round, so that its clock tells how
    long a round takes."""
    return any(isinstance(step, Copy) and step.to == "host" for step in loop.body)


def obstacle(loop: Repeat, plan: Plan) -> str | None:
    """Why a loop stays with the host; None if it need not."""
    if has(loop, Field):
        return "the host reads an element"
    for step in loop.body:
        for item in (step, *branches(step)):
            match item:
                case Launch(name):
                    kernel = plan.kernel(name)
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


def branches(step: Step) -> Iterator[Step]:
    """The steps in the arms of a branch, at any depth."""
    if isinstance(step, Branch):
        for inner in (*step.then, *step.otherwise):
            yield inner
            yield from branches(inner)


# --- the pass -------------------------------------------------------------------------


def rest_if_brief(
    resident: Resident, names: PlanNames, scalars: list[HostScalar]
) -> tuple[Step, ...]:
    """The loop on the host, and its rest on the device once its rounds are brief."""
    loop, span = resident.loop, resident.span

    def scalar(hint: str, type: Type) -> Variable:
        name = names.fresh(hint)
        scalars.append(HostScalar(name, type, span=span))
        return Variable(name, type=type, span=span)

    def number(value: int, type: Type = INT) -> Literal:
        return Literal(value, type=type, span=span)

    def set_to(target: Variable, value: Expression) -> Compute:
        return Compute(target, value, span=span)

    rounds, brief = scalar("rounds", INT), scalar("brief", BOOL)
    since, now = scalar("since", LONG), scalar("now", LONG)
    no = Literal(False, type=BOOL, span=span)
    one_more = Binary("+", rounds, number(1), type=INT, span=span)
    spent = Binary("-", now, since, type=LONG, span=span)
    look = Branch(
        compared("==", rounds, number(ROUNDS)),
        (
            ReadClock(now, span=span),
            set_to(brief, compared("<", spent, number(ROUNDS * BRIEF, LONG))),
            set_to(since, now),
            set_to(rounds, number(0)),
        ),
        span=span,
    )
    host = replace(
        loop,
        condition=both((loop.condition, negated(brief))),
        body=(*loop.body, set_to(rounds, one_more), look),
    )
    rest = replace(resident, loop=replace(loop, test_first=True))
    return (
        set_to(rounds, number(0)),
        set_to(brief, no),
        ReadClock(since, span=span),
        host,
        Branch(brief, (rest,), span=span),
    )


class PersistLoops(DevicePass):
    """`loops`: besides those over lists, rounds of one kernel and the `brief` rounds of
    others, `all`, or none (`listed`)."""

    before = "synchronise"
    loops: Loops = Loops.BRIEF

    def run(self, plan: Plan, context: Context) -> Plan:
        if context.target != "cuda":
            return plan
        names = PlanNames(plan)
        scalars: list[HostScalar] = []

        def visit(step: Step, after: Iterable[Step]) -> Iterable[Step] | None:
            if not isinstance(step, Repeat):
                return None
            if not has(step, Launch):
                return (step,)
            is_listed = without_list(step, plan) is None
            always = is_listed or self.loops is Loops.ALL or launches(step.body) == 1
            reason = (
                obstacle(step, plan)
                or moved(step, after, plan)
                or (None if is_listed else self.unlisted(step, plan))
            )
            if reason is None:
                name = names.fresh(f"{plan.name}_rounds")
                which = "all rounds" if always else "brief rounds"
                message = f"kernel `{name}` runs {which} of the loop"
                context.passed(self, message, step.span)
                resident = Resident(name, step, span=step.span)
                return (
                    (resident,) if always else rest_if_brief(resident, names, scalars)
                )
            if not any(has(inner, Repeat) for inner in step.body):
                message = f"the host runs the loop: {reason}"
                context.missed(self, message, step.span)
            return None

        steps = expand_before(plan.steps, visit)
        if steps == plan.steps:
            return plan
        return replace(plan, steps=steps, scalars=(*plan.scalars, *scalars))

    def unlisted(self, loop: Repeat, plan: Plan) -> str | None:
        """Why a loop that is not over a list stays with the host."""
        kernel = without_list(loop, plan)
        if kernel is not None and self.loops is Loops.LISTED:
            return f"the loop in line {kernel.span.line} has no worklist"
        if self.loops is not Loops.ALL and not waits(loop):
            return "it waits for nothing in a round"
        return None
