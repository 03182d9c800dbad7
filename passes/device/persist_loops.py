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
after each kernel.  A cell is set as soon as the kernels before have no more to do with
it, and read as soon as no kernel of the round writes it any more: the barriers of other
kernels are then enough.

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

The kernel has registers for 1536 threads of a multiprocessor, so that as many wait for
memory at a time; for 1024 where its rounds take prefix sums, whose barriers take longer
the more blocks there are.  Where a loop over a row reduces more than two values, each
thread needs more, and the compiler of kernels decides.

Loops over a graph stay with the host where it waits for nothing in a round: it
launches the next one while the GPU works.  With `loops=all` all loops are resident from
the first round on; with `loops=listed` only those over worklists.

(Burtscher, Nasre, Pingali: A Quantitative Study of Irregular Programs on GPUs, IISWC
2012; Xiao and Feng: Inter-Block GPU Communication via Fast Barrier Synchronization,
IPDPS 2010.)
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum

from lighthouse.ir.conditions import both, compared, negated
from lighthouse.ir.effects import by_warps, effects, own_objects
from lighthouse.ir.kernels import Compact, Kernel, Push, Put
from lighthouse.ir.nodes import Binary, Field, Literal, Node, Variable
from lighthouse.ir.plan import Plan
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
    expand_before,
    launches,
)
from lighthouse.ir.types import BOOL, INT, LONG
from lighthouse.ir.walk import find, has, walk
from lighthouse.passes.analysis.next_use import Next, first_use
from lighthouse.passes.base import Context, DevicePass
from lighthouse.passes.device.plan_variables import Additions, PlanNames, with_additions

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


def called(loop: Repeat, plan: Plan, names: PlanNames) -> str:
    """By the plan; a second one by the list that it runs over first."""
    domains = (plan.kernel(launch.kernel).domain for launch in find(loop, Launch))
    lists = (re.sub(r"_\d+$", "", x.source.name) for x in domains if x.kind == "Items")
    name, first = f"{plan.name}_rounds", next(lists, None)
    return f"{plan.name}_{first}_rounds" if first and name in names.used else name


def without_list(loop: Repeat, plan: Plan) -> Kernel | None:
    """A kernel of the loop that runs over the graph."""
    for launch in find(loop, Launch):
        kernel = plan.kernel(launch.kernel)
        if kernel.domain.kind != "Items":
            return kernel
    return None


def most_launches(steps: Iterable[Step]) -> int:
    """How many kernels the steps launch, at most."""
    count = 0
    for step in steps:
        if isinstance(step, Branch):
            count += max(most_launches(step.then), most_launches(step.otherwise))
        count += isinstance(step, Launch)
    return count


def waits(loop: Repeat) -> bool:
    """True if the host waits for something in a round, so that its clock tells how long
    rounds take."""
    return any(step.to == "host" for step in find(loop, Copy))


def obstacle(loop: Repeat, plan: Plan) -> str | None:
    """Why a loop stays with the host; None if it need not."""
    if has(loop, Field):
        return "the host reads an element"
    for step in loop.body:
        for item in (step, *inside(step)):
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
                case Repeat() if runs_again(item):
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


def inside(step: Step) -> Iterator[Step]:
    """The steps in the arms of a branch and around a kernel that runs again, at any
    depth."""
    parts: tuple[Step, ...] = ()
    if isinstance(step, Branch):
        parts = (*step.then, *step.otherwise)
    elif isinstance(step, Repeat) and runs_again(step):
        parts = step.body
    for inner in parts:
        yield inner
        yield from inside(inner)


def runs_again(loop: Repeat) -> bool:
    """True of a loop around one kernel, which says whether it goes on."""
    kinds = {type(step) for step in loop.body} - {Compute, Copy}
    return kinds == {Launch} and most_launches(loop.body) == 1 and not loop.test_first


# --- the order of a round -------------------------------------------------------------


def ordered(body: tuple[Step, ...], plan: Plan) -> tuple[Step, ...]:
    """With as few barriers besides those after kernels as there can be."""
    parted = (part for step in body for part in with_shared_sets(step, plan))
    return read_early(set_early(tuple(parted), plan), plan)


def with_shared_sets(step: Step, plan: Plan) -> Iterator[Step]:
    """The cells that both arms of a branch set to the same at first, and the rest."""
    if not isinstance(step, Branch):
        yield step
        return
    then, otherwise = list(step.then), list(step.otherwise)
    for one in step.otherwise:
        match one:
            case Compute(Variable(name), Literal()) | Copy(name, "device"):
                shares = one in then and not involves(step.condition, name, plan)
                arms = (then, otherwise) if shares else ()
                before = [s for arm in arms for s in arm[: arm.index(one)]]
                if shares and not any(involves(s, name, plan) for s in before):
                    then.remove(one)
                    otherwise.remove(one)
                    yield one
    yield replace(step, then=tuple(then), otherwise=tuple(otherwise))


def set_early(body: tuple[Step, ...], plan: Plan) -> tuple[Step, ...]:
    """With each cell set before the kernels that have nothing to do with it: their
    barrier is that of the set, too."""
    steps: list[Step] = []
    for step in body:
        at = len(steps)
        match step:
            case Copy(name, "device"):
                while at > 0 and not involves(steps[at - 1], name, plan):
                    at -= 1
                while at < len(steps) and not has(steps[at], Launch):
                    at += 1
            case Branch(_, then, otherwise):
                then, otherwise = set_early(then, plan), set_early(otherwise, plan)
                step = replace(step, then=then, otherwise=otherwise)
        steps.insert(at, step)
    return tuple(steps)


def read_early(body: tuple[Step, ...], plan: Plan) -> tuple[Step, ...]:
    """With each cell read after the last kernel that writes it: the barriers of the
    others then keep the read apart from the next write."""
    steps = list(body)
    for step in body:
        match step:
            case Copy(name, "host"):
                at = steps.index(step)
                last = at - 1
                while last >= 0 and not involves(steps[last], name, plan, reads=False):
                    last -= 1
                if any(map(launches, steps[last + 1 : at])):
                    steps.insert(last + 1, steps.pop(at))
    return tuple(steps)


def involves(node: Node, name: str, plan: Plan, *, reads: bool = True) -> bool:
    """True if a step has to do with a cell, or with what the host keeps of it; kernels
    that read it count if `reads`."""
    for item in walk(node):
        match item:
            case Launch(kernel):
                used = effects(plan.kernel(kernel))
                if name in (used.touched if reads else used.scalars_written):
                    return True
            case Copy(buffer) if buffer == name:
                return True
            case Variable(used) if used == name:
                return True
    return False


# --- the pass -------------------------------------------------------------------------


class _Brief(Additions):
    """A loop on the host, and its rest on the device once its rounds are brief."""

    def __init__(self, resident: Resident, names: PlanNames) -> None:
        super().__init__(names, resident.span)
        self.resident = resident

    def steps(self, loop: Repeat) -> tuple[Step, ...]:
        rounds, brief = self.scalar("rounds", INT), self.scalar("brief", BOOL)
        since, now = self.scalar("since", LONG), self.scalar("now", LONG)
        spent = Binary("-", now, since, type=LONG, span=self.span)
        look = (
            ReadClock(now, span=self.span),
            self.set(brief, compared("<", spent, Literal(ROUNDS * BRIEF, type=LONG))),
            self.set(since, now),
            self.zero(rounds),
        )
        many = compared("==", rounds, Literal(ROUNDS, type=INT))
        one_more = Binary("+", rounds, Literal(1, type=INT), type=INT, span=self.span)
        count = (self.set(rounds, one_more), Branch(many, look, span=self.span))
        more = both((loop.condition, negated(brief)))
        resident = replace(self.resident.loop, test_first=True)
        rest = replace(self.resident, loop=resident)
        return (
            self.zero(rounds),
            self.set(brief, Literal(False, type=BOOL)),
            ReadClock(since, span=self.span),
            replace(loop, condition=more, body=(*loop.body, *count)),
            Branch(brief, (rest,), span=self.span),
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
        made: list[Additions] = []

        def visit(step: Step, after: Iterable[Step]) -> Iterable[Step] | None:
            if not isinstance(step, Repeat):
                return None
            if not has(step, Launch):
                return (step,)
            over_graph = without_list(step, plan)
            is_single = most_launches(step.body) == 1
            always = over_graph is None or self.loops is Loops.ALL or is_single
            reason = (
                obstacle(step, plan)
                or moved(step, after, plan)
                or (self.unlisted(step, over_graph) if over_graph else None)
            )
            if reason is None:
                name = names.fresh(called(step, plan, names))
                which = "all rounds" if always else "brief rounds"
                message = f"kernel `{name}` runs {which} of the loop"
                context.passed(self, message, step.span)
                loop = replace(step, body=ordered(step.body, plan))
                resident = Resident(name, loop, span=step.span)
                if always:
                    return (resident,)
                made.append(brief := _Brief(resident, names))
                return brief.steps(step)
            if not any(has(inner, Repeat) for inner in step.body):
                message = f"the host runs the loop: {reason}"
                context.missed(self, message, step.span)
            return None

        steps = expand_before(plan.steps, visit)
        return plan if steps == plan.steps else with_additions(plan, made, steps)

    def unlisted(self, loop: Repeat, kernel: Kernel) -> str | None:
        """Why a loop with a kernel over the graph stays with the host."""
        if self.loops is Loops.LISTED:
            return f"the loop in line {kernel.span.line} has no worklist"
        if self.loops is Loops.ALL:
            return None
        if any(has(step, Repeat) for step in loop.body):
            return "a kernel runs again in each round"
        return None if waits(loop) else "it waits for nothing in a round"
