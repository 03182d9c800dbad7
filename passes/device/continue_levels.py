"""Traversals in a loop count their levels on from those of the one before.

    while i < G.NumNodes()
      …
      launch reach_set_v_level
      depth = 0
      …
      while more
        …
        depth = depth + 1

    kernel reach_set_v_level over n: G.Nodes
      n.v_level = n == start ? 0 : INF

    kernel reach_update_more over parent: G.Nodes
      if parent.v_level == depth:
        each child: parent.Nbrs [parallel]
          if child.v_level == INF
            child.v_level = depth + 1
            …
    →
    fill v_level with zero
    top = 2
    …
    while i < G.NumNodes()
      …
      base = top
      if base > 1073741824
        fill v_level with zero
        base = 2
      start.v_level = base
      depth = base
      …
      while more
        …
        depth = depth + 1
      top = depth + 1

    kernel reach_update_more over parent: G.Nodes
      if parent.v_level == depth:
        each child: parent.Nbrs [parallel]
          if child.v_level < base
            child.v_level = depth + 1
            …

A vertex was not reached if its level is one of an earlier traversal.  So nobody resets
the levels, and a traversal of few vertices takes the time of these.  Legal if nobody
else sees the levels: each is compared with INF or with the depth.  The numbers begin
with 2, and each traversal leaves one out, so that no level is next to one of another
traversal.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import compared
from lighthouse.ir.effects import effects
from lighthouse.ir.kernels import Kernel, Store
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Compute,
    Fill,
    Launch,
    Repeat,
    Step,
    launched,
    steps_inside,
)
from lighthouse.ir.types import INT
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import find, map_children
from lighthouse.passes.analysis.differences import number
from lighthouse.passes.analysis.starts import given
from lighthouse.passes.base import Context, DevicePass, Refused
from lighthouse.passes.device.plan_variables import (
    Additions,
    PlanNames,
    with_additions,
    without_unused,
)

ZERO = ir.Literal(0, type=INT)
# The level of the first root: no vertex has the one before.
FIRST = ir.Literal(2, type=INT)
# No traversal has as many levels.
MOST = 1 << 30


@dataclass(frozen=True, slots=True)
class Traversal:
    """It begins with `reset`, in the body of a loop, before the `steps`."""

    reset: Launch
    level: ir.Field
    root: ir.Variable
    depth: ir.Variable
    steps: tuple[Step, ...]
    kernels: tuple[Kernel, ...]  # that touch levels or the depth


# --- legality -------------------------------------------------------------------------


def in_loops(
    steps: tuple[Step, ...], looped: bool = False
) -> Iterator[tuple[Launch, tuple[Step, ...]]]:
    """What is launched in loops, each with the steps after it."""
    for i, step in enumerate(steps):
        if isinstance(step, Launch) and looped:
            yield step, steps[i + 1 :]
        for inner in steps_inside(step).values():
            yield from in_loops(inner, looped or isinstance(step, Repeat))


def first_in_loops(plan: Plan) -> dict[str, tuple[Launch, tuple[Step, ...]]]:
    """The first launch of each kernel there, by its name."""
    return {each[0].kernel: each for each in reversed([*in_loops(plan.steps)])}


def reset_by(kernel: Kernel) -> ir.Field | None:
    """What may be the levels, if the kernel does nothing else."""
    match kernel.body.statements:
        case (Store(ir.Field() as level),) if level.type == INT:
            return level
    return None


def traversal(
    reset: Launch, level: ir.Field, steps: tuple[Step, ...], plan: Plan
) -> Traversal | None:
    """None if none begins there; raises Refused if other levels would not do."""
    kernel = plan.kernel(reset.kernel)
    levels = given(kernel, level.name)
    if levels is None or levels.root is None:
        return None
    if (levels.own, levels.others) != (0, inf):
        return None
    if plan.buffer(level.name).role != "temporary":
        raise Refused("the caller gets the levels")
    depth = depth_of(level.name, plan)
    names = {level.name, depth.name}
    touching = [unit for unit in plan.units if names & effects(unit).touched]
    kernels = tuple(unit for unit in touching if isinstance(unit, Kernel))
    for unit in touching:
        here = (reset,) if unit is kernel else steps
        if launched(here).count(unit.name) != launched(plan.steps).count(unit.name):
            raise Refused("the levels are used elsewhere")
    allocated = plan.steps.count(Allocate(level.name))
    elsewhere = mentions(plan.steps, names) - mentions(steps, names)
    if len(kernels) != len(touching) or elsewhere != allocated:
        raise Refused("the levels are used elsewhere")
    others = tuple(each for each in kernels if each is not kernel)
    return Traversal(reset, level, levels.root, depth, steps, others)


def depth_of(level: str, plan: Plan) -> ir.Variable:
    """The scalar with which the levels are compared."""
    scalars = {each.name for each in plan.scalars if each.role == "temporary"}
    found: set[ir.Variable] = set()
    for kernel in plan.kernels:
        for item in find(kernel.body, ir.Binary):
            match item:
                case ir.Binary("==", ir.Field(name=name), ir.Variable() as depth) if (
                    name == level
                ):
                    found.add(depth)
    if len(found) != 1:
        raise Refused("levels are compared with several variables")
    (depth,) = found
    if depth.type != INT or depth.name not in scalars:
        raise Refused("levels are compared with what is not counted by the host")
    return depth


def mentions(steps: Iterable[Step], names: set[str]) -> int:
    """How often the steps themselves name one of these."""
    return sum(use.name in names for step in steps for use in uses(step))


# --- the rewrite ----------------------------------------------------------------------


class _Continued(Additions):
    """The traversal has the levels from `base` on, and the next one those from `top`
    on."""

    def __init__(self, found: Traversal, largest: int, names: PlanNames) -> None:
        super().__init__(names, found.reset.span)
        self.largest = ir.Literal(largest, type=INT)
        self.found = found
        self.level, self.depth = found.level.name, found.depth
        self.base, self.top = self.scalar("base", INT), self.scalar("top", INT)

    def plan(self, plan: Plan) -> Plan:
        new = {each.name: self.visit(each) for each in self.found.kernels}
        kernels = tuple(new.get(each.name, each) for each in plan.kernels)
        plan = replace(plan, kernels=kernels)
        plan = with_additions(plan, [self], tuple(self.within(plan.steps)))
        return without_unused(plan)

    def within(self, steps: tuple[Step, ...]) -> Iterator[Step]:
        for i, step in enumerate(steps):
            if step is self.found.reset:
                yield from self.begin()
                yield from self.rounds(steps[i + 1 :])
                return
            if step == Allocate(self.level):
                yield step
                yield Fill(self.level, span=self.span)
                yield self.set(self.top, FIRST)
                continue
            inside: dict[str, Any] = {
                name: tuple(self.within(inner))
                for name, inner in steps_inside(step).items()
            }
            yield replace(step, **inside) if inside else step

    def begin(self) -> Iterator[Step]:
        many = compared(">", self.base, self.largest)
        again = Fill(self.level, span=self.span), self.set(self.base, FIRST)
        root = replace(self.found.level, driver=self.found.root)
        yield self.set(self.base, self.top)
        yield Branch(many, again, span=self.span)
        yield Compute(root, self.base, span=self.span)

    def rounds(self, steps: tuple[Step, ...]) -> Iterator[Step]:
        """The depth is greatest after the last step in which it grows."""
        grows = [i for i, step in enumerate(steps) if self.changes(step, 1)]
        falls = [i for i, step in enumerate(steps) if self.changes(step, -1)]
        if not grows or (falls and falls[0] <= grows[-1]):
            raise Refused("the depth does not grow to its end first")
        one = ir.Literal(1, type=INT)
        after = ir.Binary("+", self.depth, one, type=INT)
        for i, step in enumerate(steps):
            yield self.visit(step)
            if i == grows[-1]:
                yield self.set(self.top, after)

    def changes(self, step: Step, by: int) -> bool:
        return any(
            item.target == self.depth and self.offset(item.value) == by
            for item in find(step, Compute)
        )

    def offset(self, value: ir.Expression) -> float | None:
        """Of the depth."""
        match value:
            case ir.Variable(self.depth.name):
                return 0
            case ir.Binary("+", ir.Variable(self.depth.name), by):
                return number(by)
            case ir.Binary("-", ir.Variable(self.depth.name), ir.Literal(by)):
                return -by
        return None

    def visit(self, node: Any) -> Any:
        """`node` for levels from `base` on: it knows those of this traversal, and that
        others were not reached.  Raises Refused."""
        match node:
            case ir.Binary("==", ir.Field(name=self.level) as own, ir.Infinity(False)):
                return compared("<", own, self.base)
            case ir.Binary("!=", ir.Field(name=self.level) as own, ir.Infinity(False)):
                return compared(">=", own, self.base)
            case ir.Binary("==", ir.Field(name=self.level), right) if self.offset(
                right
            ) in (-1, 0, 1):
                return node
            case ir.Binary(
                "&&",
                ir.Binary(">" | ">=", ir.Field(name=self.level) as own, right) as comes,
                ir.Binary("!=", also, ir.Infinity(False)),
            ) if own == also and right == self.depth:
                return comes
            case ir.Binary(">", ir.Variable(self.depth.name), ir.Literal(0)):
                return replace(node, right=self.base)
            case ir.Binary(">=", ir.Variable(self.depth.name), ir.Literal(large)) if (
                large > MOST
            ):
                return node
            case Store(ir.Field(name=self.level), value, then=then) if (
                self.offset(value) == 1
            ):
                return replace(node, then=tuple(map(self.visit, then)))
            case Compute(ir.Variable(self.depth.name), value):
                if value == ZERO:
                    return replace(node, value=self.base)
                if self.offset(value) in (-1, 1):
                    return node
                raise Refused("the depth is not counted")
            case ir.Field(name=self.level) | ir.Variable(self.depth.name):
                raise Refused("a level is more than compared")
        return map_children(node, self.visit)


class ContinueLevels(DevicePass):
    """`largest`: the levels are reset before a traversal that would begin with more."""

    largest: int = MOST

    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan, context.meanings)
        levels = {unit.name: reset_by(unit) for unit in plan.kernels}
        resets = first_in_loops(plan)
        for name, level in levels.items():
            if not level or name not in resets:
                continue
            reset, steps = resets[name]
            try:
                if at := traversal(reset, level, steps, plan):
                    plan = _Continued(at, self.largest, names).plan(plan)
                    resets = first_in_loops(plan)
                    message = "no traversal of the loop resets levels"
                    context.passed(self, message, reset.span)
            except Refused as reason:
                message = f"levels are reset before each traversal: {reason}"
                context.missed(self, message, reset.span)
        return plan
