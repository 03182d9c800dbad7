"""Whether the next steps of a plan read a property or scalar or overwrite it; what a
step may change; what the arguments of the procedure are for."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import Enum, auto
from typing import Any

from lighthouse.ir.effects import Effects, effects
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Home, Plan
from lighthouse.ir.roles import Role
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Finish,
    Launch,
    Pair,
    Repeat,
    Resident,
    RunBlock,
    Step,
    Swap,
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


def first_use(
    name: str,
    steps: Iterable[Step],
    units: Mapping[str, Effects],
    at_end: Next = Next.NONE,
) -> Next:
    """READ if some path reads, or keeps, a part of the content.  A return is a use
    `at_end`: READ of what the caller sees."""
    for step in steps:
        use = use_of(name, step, units, at_end)
        if use is not Next.NONE:
            return use
    return Next.NONE


def use_of(
    name: str, step: Step, units: Mapping[str, Effects], at_end: Next = Next.NONE
) -> Next:
    match step:
        case Finish():
            use = own_use(name, step)
            return at_end if use is Next.NONE else use
        case Launch(unit) | RunBlock(unit):
            each = units[unit]
            if name in each.needs:
                return Next.READ
            return Next.OVERWRITTEN if name in each.overwritten else Next.NONE
        case Branch(_, then, otherwise):
            if own_use(name, alone(step)) is Next.READ:
                return Next.READ  # by the condition
            arms = {first_use(name, arm, units, at_end) for arm in (then, otherwise)}
            if Next.READ in arms:
                return Next.READ
            return Next.OVERWRITTEN if arms == {Next.OVERWRITTEN} else Next.NONE
        case Repeat(_, body, test_first):
            test = own_use(name, alone(step))
            use = first_use(name, body, units, at_end)
            if test_first:
                # Such a loop may not run at all.
                return Next.READ if Next.READ in (test, use) else Next.NONE
            return test if use is Next.NONE else use
        case Resident(_, loop):
            return use_of(name, loop, units, at_end)
        case _:
            inside = steps_inside(step)
            parts = [first_use(name, inner, units, at_end) for inner in inside.values()]
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


# --- arguments ------------------------------------------------------------------------


def needed_arguments(plan: Plan) -> frozenset[str]:
    """Those whose values before the call matter: some path reads a part of them, or
    gives it back to the caller as it was."""
    # Where an argument gets memory, it has a value already.
    steps = [each for each in plan.steps if not isinstance(each, Allocate | Pair)]
    units, written = {unit.name: effects(unit) for unit in plan.units}, changed(plan)
    # What a kernel needs of an array on the device is copied there before it, which is
    # a read: all else it overwrites, however later passes have rewritten its body.
    there = {each.name for each in plan.buffers if each.home is not Home.HOST}
    for kernel in plan.kernels:
        each = units[kernel.name]
        units[kernel.name] = replace(
            each,
            fields_read=each.fields_read - there,
            overwritten=each.overwritten | each.fields_written & there,
        )

    def at_end(name: str) -> Next:
        return Next.READ if name in written else Next.NONE

    return frozenset(
        name
        for name in (item.name for item in plan.procedure.parameters)
        if first_use(name, [*steps, Finish()], units, at_end(name)) is Next.READ
    )


def changed(plan: Plan) -> frozenset[str]:
    """Properties, scalars and objects that a kernel, block or host step writes."""
    by_host = {
        use.name
        for step in plan.steps
        for use in uses(step)
        if use.writes and not isinstance(use.by, Allocate | Swap)
    }
    return frozenset(by_host).union(*(effects(unit).written for unit in plan.units))
