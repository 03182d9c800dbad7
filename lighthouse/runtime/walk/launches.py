"""Steps that launch kernels, and what kernels are given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import is_not
from typing import TYPE_CHECKING, Any

import numpy as np

from lighthouse.codegen.schedules import Extra
from lighthouse.codegen.signature import (
    NUMBERS,
    Argument,
    Array,
    Barrier,
    Cell,
    Object,
    State,
    Turn,
    Value,
    View,
)
from lighthouse.ir.effects import by_warps
from lighthouse.ir.kernels import LISTED_THREADS
from lighthouse.ir.nodes import Range
from lighthouse.ir.steps import Copy, Launch, Resident
from lighthouse.ir.walk import find
from lighthouse.runtime import layout
from lighthouse.runtime.runs import Action, prepares
from lighthouse.runtime.schedules import Launching, launcher

if TYPE_CHECKING:
    from lighthouse.runtime.walker import Walker


@dataclass(slots=True)
class Bound:
    """A launch as long as memory stays where it is: numbers alone, and how many `items`
    there are, may differ from time to time.

    values: the numbers that `launch` has among its `arguments`.
    """

    arguments: list[Any]
    values: list[Any] | None = None
    items: int = -1
    launch: Action | None = None


def launching(
    walker: Walker, name: str, start: Callable[[int, list[Any]], Action]
) -> Callable[[int], None]:
    """What launches `name` over so many items; `start` makes a launch."""
    signature = [
        item for item in walker.signatures[name] if not isinstance(item, Turn | Extra)
    ]
    numbers = [
        (place, item.name, layout.dtype(item.type, walker.wide).type)
        for place, item in enumerate(signature)
        if isinstance(item, Value)
    ]
    names = [scalar for _, scalar, _ in numbers]
    barrier = signature.index(Barrier()) if Barrier() in signature else None
    buffers, cells, environment = walker.buffers, walker.cells, walker.environment

    def launch(items: int) -> None:
        bound: Bound | None = buffers.bound.get(name)
        if bound is None:
            given = [argument(walker, name, item) for item in signature]
            bound = buffers.bound[name] = Bound(given)
        # Numbers of Python never change: the same object is the same number.
        values = [environment[scalar] for scalar in names]
        if barrier is not None:
            values.append(walker.device.barrier())
        if (
            bound.launch is None
            or bound.items != items
            or any(map(is_not, values, bound.values or ()))
        ):
            arguments = list(bound.arguments)
            for (place, _, number), value in zip(numbers, values, strict=False):
                arguments[place] = number(value)
            if barrier is not None:
                arguments[barrier] = values[-1]
            bound.values, bound.items = values, items
            bound.launch = start(items, arguments)
        cells.stale = True
        bound.launch()

    return launch


@prepares(Launch)
def _launch(walker: Walker, step: Launch) -> Action:
    kernel = walker.plan.kernel(step.kernel)
    count, is_resident = counter(walker, kernel.domain), kernel.is_resident

    def start(items: int, arguments: list[Any]) -> Action:
        device, counters, sets = walker.device, walker.counters, walker.sets
        given = Launching(kernel, items, arguments, device, counters, sets)
        act = launcher(kernel.schedule, given)
        # Those by warps are settled later, with others.
        return act if by_warps(kernel) else walker.settled(act)

    launch = launching(walker, kernel.name, start)

    def act() -> None:
        items = count()
        if items or is_resident:
            launch(items)

    return act


@prepares(Resident, settled=True)
def _resident(walker: Walker, step: Resident) -> Action:
    """Its scalars go to the device in words, and come back with all others."""
    printer, device = walker.program.residents[step.name], walker.device
    cells, environment = walker.cells, walker.environment
    state = cells.states[step.name]
    kept, rest = printer.kept, [0] * (printer.state.words - len(printer.kept))
    write = device.writer(cells.handles[state])
    read = cells.reads(dict(zip(kept, range(state.start, state.stop), strict=False)))
    counts = [
        counter(walker, kernel.domain) for kernel in printer.kernels if not kernel.count
    ]
    listed = LISTED_THREADS if any(kernel.count for kernel in printer.kernels) else 0
    copied = {copy.buffer for copy in find(step, Copy) if copy.to == "device"}

    def start(items: int, arguments: list[Any]) -> Action:
        return device.launcher(step.name, items, arguments, True)

    launch = launching(walker, step.name, start)

    def act() -> None:
        write([*(environment.get(name, 0) for name in kept), *rest])
        launch(max([listed, *(count() for count in counts)]))
        cells.written.update(copied)
        read()

    return act


def counter(walker: Walker, domain: Range) -> Callable[[], int]:
    """What tells how many elements a kernel runs over."""
    name = domain.source.name
    if domain.kind == "Items":
        return walker.buffers.counter(name)
    kind = "edges" if domain.kind == "Edges" else "nodes"
    if name not in walker.graphs:
        return lambda: int(getattr(walker.made[name], kind))
    count: int = getattr(walker.graphs[name], kind)
    return lambda: count


def argument(walker: Walker, name: str, item: Argument) -> Any:
    """What the kernel `name` is given, but for what differs from launch to launch."""
    match item:
        case View() if is_size(item):
            return size(walker, item)
        case View(graph, kind) if graph in walker.made:
            return walker.made[graph].arrays[kind]
        case View(graph, kind):
            return walker.device.view(walker.graphs[graph], kind)
        case Array(buffer) | Cell(buffer):
            return walker.buffers.handles[buffer]
        case Object(property):
            return walker.sets.memory(property)
        case State():
            return walker.cells.handles[walker.cells.states[name].start]
        case Value() | Barrier():
            return None
        case Turn() | Extra():
            raise AssertionError("it belongs to a launch")


def is_size(view: View) -> bool:
    return view.kind in NUMBERS


def size(walker: Walker, view: View) -> np.generic:
    """A size of a graph, as generated code has it."""
    graph = walker.made.get(view.graph) or walker.graphs[view.graph]
    number = np.int64 if walker.wide and view.kind != "nodes" else np.int32
    return number(getattr(graph, view.kind))
