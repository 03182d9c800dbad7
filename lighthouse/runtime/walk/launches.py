"""Steps that launch kernels, and what kernels are given."""

from __future__ import annotations

from collections.abc import Callable
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


@prepares(Launch)
def _launch(walker: Walker, step: Launch) -> Action:
    kernel, cells, device = walker.plan.kernel(step.kernel), walker.cells, walker.device
    start = device.launcher(kernel.name, kernel.is_resident)
    given = Launching(kernel, start, device, walker.counters, walker.sets)
    launch, is_resident = launcher(kernel.schedule, given), kernel.is_resident
    count, parts = counter(walker, kernel.domain), arguments(walker, kernel.name)

    def act() -> None:
        items = count()
        if items or is_resident:
            cells.stale = True
            launch(items, [part() for part in parts])

    # Those by warps are settled later, with others.
    return act if by_warps(kernel) else walker.settled(act)


@prepares(Resident, settled=True)
def _resident(walker: Walker, step: Resident) -> Action:
    """Its scalars go to the device in words, and come back with all others."""
    printer, cells = walker.program.residents[step.name], walker.cells
    state, kept = cells.states[step.name], printer.kept
    write = walker.device.writer(cells.handles[state])
    read = cells.reads(dict(zip(kept, range(state.start, state.stop), strict=False)))
    rest = [0] * (printer.state.words - len(kept))
    listed = LISTED_THREADS if any(each.count for each in printer.kernels) else 0
    domains = [each.domain for each in printer.kernels if not each.count]
    counts = [counter(walker, domain) for domain in domains]
    copied = {copy.buffer for copy in find(step, Copy) if copy.to == "device"}
    launch = walker.device.launcher(step.name, True)
    parts = arguments(walker, step.name)

    def act() -> None:
        write([*(walker.environment.get(name, 0) for name in kept), *rest])
        items = max([listed, *(count() for count in counts)])
        launch(items, [part() for part in parts])
        cells.stale = True
        cells.written.update(copied)
        read()

    return act


def counter(walker: Walker, domain: Range) -> Callable[[], int]:
    """What tells over how many elements a kernel runs."""
    name = domain.source.name
    if domain.kind == "Items":
        return walker.buffers.counter(name)
    kind = "edges" if domain.kind == "Edges" else "nodes"
    if name in walker.plan.oriented:
        return lambda: int(getattr(walker.made[name], kind))
    return constant(getattr(walker.graphs[name], kind))


def arguments(walker: Walker, name: str) -> list[Callable[[], Any]]:
    """What gives each argument of a kernel or resident loop, but for those that belong
    to a launch."""
    return [
        constant(walker.cells.handles[walker.cells.states[name].start])
        if isinstance(item, State)
        else argument(walker, item)
        for item in walker.signatures[name]
        if not isinstance(item, Turn | Extra)
    ]


def argument(walker: Walker, item: Argument) -> Callable[[], Any]:
    handles, environment = walker.buffers.handles, walker.environment
    match item:
        case Value(name, type):
            number = layout.dtype(type, walker.wide).type
            return lambda: number(environment[name])
        case View() if is_size(item) and item.graph in walker.graphs:
            return constant(size(walker, item))
        case View() if is_size(item):
            return lambda: size(walker, item)
        case View(graph, kind) if graph in walker.graphs:
            return constant(walker.device.view(walker.graphs[graph], kind))
        case View(graph, kind):
            return lambda: walker.made[graph].arrays[kind]
        case Array(name) | Cell(name):
            return lambda: handles[name]
        case Object(name):
            return constant(walker.sets.memory(name))
        case Barrier():
            return walker.device.barrier
        case _:
            raise AssertionError(f"no kernel is given {item} by its plan")


def constant(value: Any) -> Callable[[], Any]:
    return lambda: value


def is_size(view: View) -> bool:
    return view.kind in NUMBERS


def size(walker: Walker, view: View) -> np.generic:
    """A size of a graph, as generated code has it."""
    graph = walker.made.get(view.graph) or walker.graphs[view.graph]
    number = np.int64 if walker.wide and view.kind != "nodes" else np.int32
    return number(getattr(graph, view.kind))
