"""What both arms of an If of the host begin or end with is printed once.

if (a) {                          send(x);
    send(x);                      if (a) {
    launch(p);              →         launch(p);
} else {                          } else {
    send(x);                          launch(q);
    launch(q);                    }
}
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from lighthouse.ir.conditions import negated
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Branch, Copy, Finish, Step
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import find, shared
from lighthouse.passes.analysis.next_use import changes


def with_shared(steps: Iterable[Step], plan: Plan) -> Iterator[Step]:
    """The steps, but what both arms of a Branch begin with is before it, if that is
    nothing that the condition reads, and what both end with is after it.  Where one arm
    returns, what follows is the other."""
    left = [*steps]
    while left:
        step = left.pop(0)
        if not isinstance(step, Branch):
            yield step
            continue
        then, otherwise = step.then, step.otherwise
        leaves = not otherwise and any(isinstance(x, Finish) for x in then[-1:])
        asked = {use.name for use in uses(step.condition)}
        first: list[Step] = []
        for each in shared(then, left if leaves else otherwise):
            if not asked.isdisjoint(touched(each, plan)):
                break
            first.append(each)
        then, otherwise = then[len(first) :], otherwise[len(first) :]
        if leaves:
            left = left[len(first) :]
        last = shared(then[::-1], otherwise[::-1])[::-1]
        while any(
            travel_together(arm[: -len(last)], last) for arm in (then, otherwise)
        ):
            last = last[1:]
        then, otherwise = (arm[: len(arm) - len(last)] for arm in (then, otherwise))
        yield from with_shared(first, plan)
        if then:
            yield replace(step, then=then, otherwise=otherwise)
        elif otherwise:
            yield Branch(negated(step.condition), otherwise, span=step.span)
        yield from with_shared(last, plan)


def travel_together(before: Sequence[Step], after: Sequence[Step]) -> bool:
    """True if the copies at the end of `before` and at the start of `after` are one
    transfer."""
    match [*before[-1:], *after[:1]]:
        case [Copy(to=side), Copy(to=other)]:
            return side == other
    return False


def touched(step: Step, plan: Plan) -> frozenset[str]:
    """What a step may change, also by a copy from the device."""
    return changes(step, plan) | {copy.buffer for copy in find(step, Copy)}
