"""A property that is overwritten before it is read need not be filled with zero.

    fill next with zero                         allocate next
    while …                            →        while …
        launch (n.next = … for every n)             launch (n.next = … for every n)

Uninitialised is zero, so each declaration of a property fills it; most programs, and
every deferred assignment to all elements, overwrite it at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import ClassVar

from lighthouse.ir.nodes import Field, Node
from lighthouse.ir.plan import (
    Branch,
    Copy,
    Fill,
    Launch,
    Plan,
    ReadElement,
    Repeat,
    Resident,
    RunBlock,
    Step,
    Swap,
    WriteElement,
)
from lighthouse.ir.walk import walk
from lighthouse.passes.analysis.effects import Effects, effects
from lighthouse.passes.base import Context, Stage


class Use(Enum):
    """What happens first to a property's content."""

    READ = auto()
    OVERWRITTEN = auto()
    NONE = auto()


def first_use(name: str, steps: Iterable[Step], units: Mapping[str, Effects]) -> Use:
    """READ if some path reads, or keeps, a part of the content."""
    for step in steps:
        use = use_of(name, step, units)
        if use is not Use.NONE:
            return use
    return Use.NONE


def use_of(name: str, step: Step, units: Mapping[str, Effects]) -> Use:
    match step:
        case Launch(unit) | RunBlock(unit):
            each = units[unit]
            if name in each.needs:
                return Use.READ
            return Use.OVERWRITTEN if name in each.overwritten else Use.NONE
        case Fill(buffer):
            return Use.OVERWRITTEN if buffer == name else Use.NONE
        case Branch(_, then, otherwise):
            uses = {first_use(name, arm, units) for arm in (then, otherwise)}
            if Use.READ in uses:
                return Use.READ
            return Use.OVERWRITTEN if uses == {Use.OVERWRITTEN} else Use.NONE
        case Repeat(_, body, test_first):
            use = first_use(name, body, units)
            # A loop that tests first may not run at all.
            return Use.NONE if use is Use.OVERWRITTEN and test_first else use
        case Resident(_, loop):
            return use_of(name, loop, units)
        case ReadElement(buffer=buffer) | WriteElement(buffer=buffer) | Copy(buffer):
            return Use.READ if name == buffer or touches(step, name) else Use.NONE
        case Swap(one, other):
            return Use.READ if name in (one, other) else Use.NONE
        case _:
            return Use.READ if touches(step, name) else Use.NONE


def again(loop: Repeat) -> Repeat:
    """What comes behind the body of `loop`: its body, or the end."""
    return replace(loop, test_first=True)


def touches(node: Node, name: str) -> bool:
    """True if the host reads or writes an element of the property."""
    return any(isinstance(item, Field) and item.name == name for item in walk(node))


@dataclass(frozen=True, slots=True)
class EliminateDeadFills:
    name: ClassVar[str] = "eliminate-dead-fills"
    stage: ClassVar[Stage] = "device"

    def run(self, plan: Plan, context: Context) -> Plan:
        units = {unit.name: effects(unit) for unit in plan.units}

        def kept(steps: tuple[Step, ...], after: tuple[Step, ...]) -> tuple[Step, ...]:
            """`steps` without dead fills; `after` runs, or may run, behind them."""
            found: list[Step] = []
            for i, step in enumerate(steps):
                rest = steps[i + 1 :] + after
                match step:
                    case Fill(name) if first_use(name, rest, units) is not Use.READ:
                        context.passed(
                            self,
                            f"`{name}` is overwritten before it is read",
                            step.span,
                        )
                        continue
                    case Branch(_, then, otherwise):
                        step = replace(
                            step, then=kept(then, rest), otherwise=kept(otherwise, rest)
                        )
                    case Repeat(_, body):
                        step = replace(step, body=kept(body, (again(step), *rest)))
                found.append(step)
            return tuple(found)

        steps = kept(plan.steps, ())
        return plan if steps == plan.steps else replace(plan, steps=steps)
