"""Definite assignment: all that a plan reads was written before, on every path.

Scalars and the variables of a thread must be written on every path to a read.  For an
array the elements that are written are unknown: a write of any elements must come
before each read on at least one path, since rounds may skip writes that change nothing.
If a value has a copy on the host and one on the device, each must be assigned; only a
Copy step assigns one from the other.

New buffers are unassigned; arguments are assigned on the host.  So the result of a plan
does not depend on uninitialised memory.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import HostBlock, Kernel, ListItems
from lighthouse.ir.plan import Home, Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.roles import Names, Role
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
    WriteElement,
    steps_inside,
)
from lighthouse.ir.types import GraphType, is_object
from lighthouse.ir.uses import held

Side = Literal["host", "device"]
# What has been written: names, or names and sides; None where control does not arrive.
Written = frozenset[Any] | None

_READS = (Role.READS, Role.UPDATES)
_CHANGES = (Role.WRITES, Role.UPDATES)


def meet(one: Written, other: Written) -> Written:
    if one is None or other is None:
        return other if one is None else one
    return one & other


# --- the bodies of kernels and host blocks --------------------------------------------


@dataclass(slots=True)
class _Body:
    """A walk through a body in the order in which it runs.

    needs: what it reads before it has written it.  arrays, scalars: those that it may
    write.  local: its own variables.
    """

    written: Written = frozenset()
    left: Written = None
    needs: dict[str, None] = field(default_factory=dict)
    arrays: set[str] = field(default_factory=set)
    scalars: set[str] = field(default_factory=set)
    local: set[str] = field(default_factory=set)

    def read(self, name: str) -> None:
        if self.written is None or name in self.written or name in self.arrays:
            return
        self.needs[name] = None

    def write(self, name: str) -> None:
        if self.written is not None:
            self.written |= {name}

    def define(self, name: str) -> None:
        self.local.add(name)
        self.write(name)

    def visit(self, node: ir.Node) -> None:
        match node:
            case ir.Variable(name, type=type):
                if not is_object(type) and not isinstance(type, GraphType):
                    self.read(name)
            case ListItems(source=ir.Variable(name), count=count, first=first):
                self.read(name)
                self.visit(count)
                if first is not None:
                    self.visit(first)
            case ir.Field(driver, name, type=type):
                self.visit(driver)
                if not is_object(type):
                    self.read(name)
            case ir.Index(_, key):
                self.visit(key)
            case ir.Declare(names=names, initial=None) if not is_object(node.type):
                self.local |= set(names)
                if self.written is not None:
                    self.written -= set(names)
            case ir.Declare(names=names, initial=initial):
                if initial is not None:
                    self.visit(initial)
                for name in names:
                    self.define(name)
            case ir.If(condition, then, otherwise):
                self.visit(condition)
                before = self.written
                self.visit(then)
                after, self.written = self.written, before
                if otherwise is not None:
                    self.visit(otherwise)
                self.written = meet(after, self.written)
            case ir.DoWhile(body, condition):
                self.visit(body)
                self.visit(condition)
            case ir.Return():
                self.left = meet(self.left, self.written)
                self.written = None
            case Kernel():
                self.visit_kernel(node)
            case _:
                self.visit_fields(node)

    def visit_kernel(self, kernel: Kernel) -> None:
        """Each thread begins with what it has for itself."""
        for part in (*kernel.partials, *kernel.candidates):
            self.visit(part)
        self.define(kernel.iterator)
        self.visit(kernel.domain)
        self.visit(kernel.schedule)
        self.visit(kernel.body)

    def visit_fields(self, node: ir.Node) -> None:
        found = held(node)
        for spec, item in found:
            if spec.role is Role.DEFINES:
                self.define(item)
        for spec, item in found:
            if spec.role in _READS:
                if isinstance(item, ir.Node):
                    self.visit(item)
                else:
                    self.read(item)
        for spec, item in found:
            if spec.role in _CHANGES:
                self.change(item)
        for spec, item in found:
            if spec.role is None:
                before = self.written
                self.visit(item)
                if spec.maybe:
                    self.written = meet(before, self.written)

    def change(self, place: Any) -> None:
        match place:
            case ir.Variable(name):
                self.scalars.add(name)
                self.write(name)
            case ir.Field(driver, name):
                self.visit(driver)
                self.arrays.add(name)
            case ir.Index(_, key):
                self.visit(key)
            case str():
                self.arrays.add(place)


@dataclass(frozen=True, slots=True)
class Summary:
    """What must be written before a body runs, and what is then."""

    needs: tuple[str, ...]
    written: frozenset[str]


@remembered
def summary(unit: Kernel | HostBlock) -> Summary:
    """A kernel may have nothing to run over: it keeps the scalars that it writes."""
    body = _Body()
    body.visit(unit)
    kept = body.scalars - body.local if isinstance(unit, Kernel) else frozenset()
    needs = tuple(body.needs | dict.fromkeys(sorted(kept)))
    written = meet(body.left, body.written) or frozenset()
    return Summary(needs, written | body.arrays)


# --- the steps of the host ------------------------------------------------------------


class _Steps:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.buffers = {item.name: item for item in plan.buffers}
        self.scalars = {item.name for item in plan.scalars}
        self.units = {unit.name: unit for unit in plan.units}
        self.problems: dict[str, None] = {}

    def start(self) -> Written:
        return frozenset((item.name, "host") for item in self.plan.procedure.parameters)

    def meet(self, one: Written, other: Written) -> Written:
        both = meet(one, other)
        if both is None or one is None or other is None:
            return both
        return both | {(n, side) for n, side in one | other if n not in self.scalars}

    # --- where things are -------------------------------------------------------------

    def at(self, name: str, side: Side) -> tuple[str, Side]:
        """Where one finds it who is on that side."""
        if name in self.buffers:
            buffer = self.buffers[name]
            if buffer.home is Home.BOTH or buffer.role != "temporary":
                return name, side if buffer.home is not Home.HOST else "host"
            return name, "device" if buffer.home is Home.DEVICE else "host"
        return name, "host"

    def read(self, name: str, side: Side, state: Written, where: str) -> None:
        place = self.at(name, side)
        if state is not None and place not in state:
            self.problems[f"{where} reads `{name}`, which nothing has written"] = None

    def write(self, name: str, side: Side, state: Written) -> Written:
        return state if state is None else state | {self.at(name, side)}

    # --- steps ------------------------------------------------------------------------

    def steps(self, steps: Iterable[Step], state: Written) -> Written:
        for step in steps:
            state = self.step(step, state)
        return state

    def step(self, step: Step, state: Written) -> Written:
        if state is None:
            return None
        match step:
            case Allocate(name):
                return self.allocated(name, state)
            case Pair(_, key, payload):
                return self.allocated(key, self.allocated(payload, state))
            case Fill(name, "host" | "device" as side):
                return self.write(name, side, state)
            case Fill(name):
                return self.write(name, "host", self.write(name, "device", state))
            case Copy(name, to):
                source: Side = "host" if to == "device" else "device"
                self.read(name, source, state, f"a copy to the {to}")
                return state | {(name, to)}
            case Swap(one, other):
                names = {one: other, other: one}
                return frozenset((names.get(name, name), s) for name, s in state)
            case WriteElement(name, index, value):
                # The other elements are as undefined as they were.
                self.expression(index, state, "a write")
                self.expression(value, state, "a write")
                return self.write(name, "device", state)
            case Launch(name) | RunBlock(name):
                return self.unit(name, state)
            case Branch(condition, then, otherwise):
                self.expression(condition, state, "a branch")
                arms = self.steps(then, state), self.steps(otherwise, state)
                return self.meet(*arms)
            case Repeat():
                return self.repeat(step, state)
            case Resident(_, loop):
                return self.repeat(loop, state)
            case Finish(value):
                if value is not None:
                    self.expression(value, state, "the result")
                return None
        return self.by_roles(step, state)

    def allocated(self, name: str, state: Written) -> Written:
        assert state is not None
        buffer = self.buffers[name]
        if isinstance(buffer.extent, ir.Variable):
            self.expression(buffer.extent, state, "an allocation")
        lost: set[tuple[str, Side]] = {(name, "device")}
        if buffer.role == "temporary" and name not in self.scalars:
            lost.add((name, "host"))
        return state - lost

    def repeat(self, loop: Repeat, state: Written) -> Written:
        """What is missing counts once the state is that of any round."""
        problems = self.problems
        while True:
            self.problems = dict(problems)
            if loop.test_first:
                self.expression(loop.condition, state, "the test of a loop")
            end = self.steps(loop.body, state)
            again = self.meet(state, end)
            if again == state:
                break
            state = again
        if loop.test_first:
            return state
        if end is not None:
            self.expression(loop.condition, end, "the test of a loop")
        return end

    def unit(self, name: str, state: Written) -> Written:
        if name not in self.units:
            return state
        unit = self.units[name]
        side: Side = "device" if isinstance(unit, Kernel) else "host"
        what = "kernel" if isinstance(unit, Kernel) else "host block"
        found = summary(unit)
        for each in found.needs:
            self.read(each, side, state, f"{what} `{name}`")
        for each in found.written:
            state = self.write(each, side, state)
        return state

    def by_roles(self, step: Step, state: Written) -> Written:
        """An element of an array that a step names is on the device."""
        where = f"a {type(step).__name__}"
        found = held(step)
        for spec, item in found:
            if spec.role in _READS and isinstance(item, ir.Node):
                self.expression(item, state, where)
            elif spec.role in _READS and spec.names is Names.ARRAY:
                self.read(item, "device", state, where)
        for inner in steps_inside(step).values():
            # Nobody knows in which order they run, and whether they do.
            state = self.meet(state, self.steps(inner, state))
        for spec, item in found:
            if spec.role not in _CHANGES:
                continue
            match item:
                case ir.Field(driver, name):
                    self.expression(driver, state, where)
                    state = self.write(name, "host", state)
                case ir.Variable(name):
                    state = self.write(name, "host", state)
                case str():
                    array = spec.names is Names.ARRAY
                    state = self.write(item, "device" if array else "host", state)
        return state

    def expression(self, node: ir.Node, state: Written, where: str) -> None:
        body = _Body()
        body.visit(node)
        for name in body.needs:
            self.read(name, "host", state, where)


def unassigned(plan: Plan) -> Iterator[str]:
    """What is read before it is written, in words."""
    steps = _Steps(plan)
    steps.steps(plan.steps, steps.start())
    yield from steps.problems
