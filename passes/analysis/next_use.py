"""Whether the next steps of a plan read a property or scalar or overwrite it; what a
step may change."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import Enum, auto
from typing import Any

from lighthouse.ir.effects import Effects, effects
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.roles import Role
from lighthouse.ir.steps import (
    Branch,
    Launch,
    Repeat,
    Resident,
    RunBlock,
    Step,
    launched,
    steps_inside,
)
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import find


class Next(Enum):
    """What happens first to the content of a property or scalar."""

    READ = auto()
    OVERWRITTEN = auto()
    NONE = auto()


def first_use(name: str, steps: Iterable[Step], units: Mapping[str, Effects]) -> Next:
    """READ if some path reads, or keeps, a part of the content."""
    for step in steps:
        use = use_of(name, step, units)
        if use is not Next.NONE:
            return use
    return Next.NONE


def use_of(name: str, step: Step, units: Mapping[str, Effects]) -> Next:
    match step:
        case Launch(unit) | RunBlock(unit):
            each = units[unit]
            if name in each.needs:
                return Next.READ
            return Next.OVERWRITTEN if name in each.overwritten else Next.NONE
        case Branch(_, then, otherwise):
            if own_use(name, alone(step)) is Next.READ:
                return Next.READ  # by the condition
            arms = {first_use(name, arm, units) for arm in (then, otherwise)}
            if Next.READ in arms:
                return Next.READ
            return Next.OVERWRITTEN if arms == {Next.OVERWRITTEN} else Next.NONE
        case Repeat(_, body, test_first):
            test = own_use(name, alone(step))
            use = first_use(name, body, units)
            if test_first:
                # Such a loop may not run at all.
                return Next.READ if Next.READ in (test, use) else Next.NONE
            return test if use is Next.NONE else use
        case Resident(_, loop):
            return use_of(name, loop, units)
        case _:
            inside = steps_inside(step)
            parts = [first_use(name, inner, units) for inner in inside.values()]
            # Nobody knows in which order they run, and whether they do.
            return Next.READ if Next.READ in parts else own_use(name, alone(step))


def alone(step: Step) -> Step:
    """The step without those inside it."""
    none: dict[str, Any] = dict.fromkeys(steps_inside(step), ())
    return replace(step, **none)


def own_use(name: str, step: Step) -> Next:
    """What the fields of the step say."""
    whole = {
        each.role is Role.WRITES and isinstance(each.what, str | Variable)
        for each in uses(step)
        if each.name == name
    }
    if not whole:
        return Next.NONE
    return Next.OVERWRITTEN if all(whole) else Next.READ


def changes(step: Step, plan: Plan) -> frozenset[str]:
    """The properties, scalars and objects that it may change."""
    found = {use.name for use in uses(step) if use.assigns}
    units = launched([step]) + [block.block for block in find(step, RunBlock)]
    for each in plan.units:
        if each.name in units:
            found |= effects(each).written
    return frozenset(found)
