"""Which arguments a plan needs the values of that they have before the call.

    n.A = n.A + n.B       needs A and B
    n.C = 1               not C, of which every element is overwritten
    If (n.D) n.E = 2      needs E as well: its other elements remain

An argument is needed if some path reads it, or writes only some of its elements, before
it is overwritten.  (Upward-exposed uses: Muchnick, Advanced Compiler Design and
Implementation, section 8.4.)
"""

from __future__ import annotations

from collections.abc import Iterable

from lighthouse.ir.effects import Unit, effects
from lighthouse.ir.nodes import Expression, Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Copy,
    Fill,
    Finish,
    Launch,
    Pair,
    Repeat,
    Resident,
    RunBlock,
    Step,
    Swap,
    steps_inside,
)
from lighthouse.ir.uses import uses

# By the name that holds it: the argument of which it is the first value.
First = dict[str, str]


def needed_arguments(plan: Plan) -> frozenset[str]:
    """Their names; of an object that the plan changes, too."""
    walk = _Walk(plan)
    parameters = plan.procedure.parameters
    walk.steps(plan.steps, {item.name: item.name for item in parameters})
    return frozenset(walk.needed)


class _Walk:
    def __init__(self, plan: Plan) -> None:
        units: tuple[Unit, ...] = (*plan.kernels, *plan.blocks)
        self.units = {unit.name: unit for unit in units}
        self.needed: set[str] = set()

    def read(self, names: Iterable[str], first: First) -> None:
        self.needed |= {first[name] for name in names if name in first}

    def expression(self, node: Expression | None, first: First) -> None:
        if node is not None:
            self.read((use.name for use in uses(node)), first)

    def steps(self, steps: Iterable[Step], first: First) -> First:
        for step in steps:
            first = self.step(step, dict(first))
        return first

    def step(self, step: Step, first: First) -> First:
        match step:
            case Allocate() | Pair() | Copy():
                pass
            case Fill(buffer):
                first.pop(buffer, None)
            case Swap(one, other):
                held = {other: first.pop(one, None), one: first.pop(other, None)}
                first |= {name: value for name, value in held.items() if value}
            case Launch(name) | RunBlock(name):
                found = effects(self.units[name])
                objects = found.objects_read | found.objects_written
                self.read(found.needs | objects, first)
                for each in found.overwritten:
                    first.pop(each, None)
            case Branch(condition, then, otherwise):
                self.expression(condition, first)
                return self.steps(then, first) | self.steps(otherwise, first)
            case Repeat(condition, body, test_first):
                # All rounds start with what the first one does, or less.
                if test_first:
                    self.expression(condition, first)
                end = self.steps(body, first)
                self.expression(condition, end)
                return first if test_first else end
            case Resident(_, loop):
                return self.step(loop, first)
            case Finish(value):
                self.expression(value, first)
                return {}
            case _:
                for use in uses(step):
                    if use.reads or not isinstance(use.what, Variable):
                        self.read([use.name], first)
                for inner in steps_inside(step).values():
                    self.steps(inner, first)
                for use in uses(step):
                    if use.writes and use.certain and isinstance(use.what, Variable):
                        first.pop(use.name, None)
        return first
