"""Steps that run kernels and host blocks, and what these are given."""

import ctypes
from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from typing import Any

import numpy as np

from lighthouse.codegen.schedules import Extra
from lighthouse.codegen.signature import (
    Argument,
    Array,
    Barrier,
    Cell,
    Object,
    State,
    Turn,
    Value,
    orienter,
)
from lighthouse.codegen.views import NUMBERS, View
from lighthouse.ir.effects import by_warps
from lighthouse.ir.kernels import Kernel, threads_for
from lighthouse.ir.nodes import Range
from lighthouse.ir.steps import Launch, Orient, Resident, RunBlock
from lighthouse.runtime import layout, orientation
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.memory import work_of_orientation
from lighthouse.runtime.profile import Profiled
from lighthouse.runtime.runs import Action, prepares, runs
from lighthouse.runtime.schedules import Launching, launcher
from lighthouse.runtime.walker import Walker


@prepares(Launch)
def _launch(walker: Walker, step: Launch) -> Action:
    kernel, cells, device = walker.plan.kernel(step.kernel), walker.cells, walker.device
    ahead = walker.buffers.ahead
    start = device.launcher(kernel.name, kernel.is_resident)
    given = Launching(kernel, start, device, walker.counters, walker.sets)
    launch, is_resident = launcher(kernel.schedule, given), kernel.is_resident
    count, gather = counter(walker, kernel.domain), arguments(walker, kernel.name)
    profiled = device if isinstance(device, Profiled) else None

    def act() -> None:
        items = count()
        if items or is_resident:
            cells.forget()
            ahead.clear()
            if profiled:
                profiled.iterations = entries(walker, kernel, items)
            launch(items, gather())

    # Those by warps are settled later, with others.
    return act if by_warps(kernel) else walker.settled(act)


@prepares(Resident, settled=True)
def _resident(walker: Walker, step: Resident) -> Action:
    """Its scalars go to the device in words, and come back with all others."""
    printer, cells = walker.program.residents[step.name], walker.cells
    environment = walker.environment
    state, carried = cells.states[step.name], printer.carried
    write = walker.device.writer(cells.handles[state][: len(carried)])
    read = cells.reads(dict(zip(carried, range(state.start, state.stop), strict=False)))
    domains = [each.domain for each in printer.kernels if not each.count]
    counts = [counter(walker, domain) for domain in domains]
    name, graph = printer.listed or (None, None)
    of = walker.graphs.get(walker.plan.oriented.get(graph, graph)) if graph else None
    sizes = (of.nodes, of.edges) if of else ()
    launch = walker.device.launcher(step.name, True)
    gather = arguments(walker, step.name)

    def act() -> None:
        write([environment.get(name, 0) for name in carried])
        listed = [threads_for(environment.get(name, 0), *sizes)] if name else []
        items = max([*listed, *(count() for count in counts)])
        launch(items, gather())
        cells.forget()
        walker.buffers.ahead.clear()
        read()

    return act


@runs(Orient)
def _orient(walker: Walker, step: Orient) -> None:
    """By degree, once for each graph, with which it is kept; by a key, only its memory
    is."""
    graph, device = walker.graphs[step.graph], walker.device
    kernel, kept = orienter(walker.plan, step.key), device.kept(graph)
    if step.key is None:
        name = f"oriented beyond {step.shortest}"
        is_new = name not in kept
        with walker.apart("prepare"):
            if is_new:
                kept[name] = orientation.orient(device, kernel, graph, step.shortest)
    else:
        name, is_new = f"oriented by {step.key}", True
        if name not in kept:
            kept[name] = orientation.allocate(device, graph, sources=False)
        keys = walker.buffers.handles[step.key]
        orientation.fill(device, kernel, graph, kept[name], keys)
    made: orientation.Oriented | None = kept[name]
    if step.done is not None:
        walker.environment[step.done.name] = made is not None
    if made is not None:
        walker.made[step.into] = made
        used = walker.buffers.used
        for kind, memory in made.arrays.items():
            used.take(f"oriented {kind}", step.into, memory.nbytes)
        if is_new:
            edge = made.arrays["row_offsets"].dtype.itemsize
            used.take("orientation", step.into, work_of_orientation(graph, edge))
        if is_new and step.key is None:
            used.drop("orientation", step.into)


@runs(RunBlock)
def _run_block(walker: Walker, step: RunBlock) -> None:
    signature, environment = walker.signatures[step.block], walker.environment
    numbers: dict[Argument, layout.Memory] = {}
    for item in signature:
        match item:
            case View() if is_size(item):
                numbers[item] = np.array([size(walker, item)])
            case Value(name, type) | Cell(name, type):
                environment.setdefault(name, zero(type))  # the block may write it first
                dtype = layout.dtype(type, walker.wide)
                numbers[item] = np.array([environment[name]], dtype)
    walker.blocks.run(
        step.block,
        [
            layout.pointer(numbers[item]) if item in numbers else place(walker, item)
            for item in signature
        ],
    )
    for item, memory in numbers.items():
        if isinstance(item, Cell) and not item.constant:
            environment[item.name] = memory[0].item()


def entries(walker: Walker, kernel: Kernel, items: int) -> int:
    """How many iterations a launch has; for those over a worklist, waits for it."""
    if kernel.count is None:
        return items
    name = kernel.count.name
    if name in walker.buffers.handles:
        return int(walker.device.read(walker.buffers.handles[name], 0))
    return int(walker.environment[name])


# --- arguments ------------------------------------------------------------------------


def counter(walker: Walker, domain: Range) -> Callable[[], int]:
    """What tells over how many elements a kernel runs."""
    name = domain.source.name
    if domain.kind == "Items":
        return walker.buffers.counter(name)
    kind = "edges" if domain.kind == "Edges" else "nodes"
    if name in walker.plan.oriented:
        return lambda: int(getattr(walker.made[name], kind))
    count: int = getattr(walker.graphs[name], kind)
    return lambda: count


def arguments(walker: Walker, name: str) -> Callable[[], Sequence[Any]]:
    """What gives the arguments of a kernel or resident loop, but for those that belong
    to a launch.  All come out of one dictionary: a call for each takes longer than the
    launch."""
    handles, keys = walker.buffers.handles, []
    changing: list[tuple[str, Callable[[], Any]]] = []
    for item in walker.signatures[name]:
        if isinstance(item, Turn | Extra):
            continue
        if isinstance(item, Array | Cell):
            keys.append(item.name)
            continue
        # Each resident loop has a state of its own.
        key = f"state of {name}" if isinstance(item, State) else repr(item)
        keys.append(key)
        if isinstance(item, State):
            handles[key] = walker.cells.handles[walker.cells.states[name].start]
        elif changes(walker, item):
            changing.append((key, argument(walker, item)))
        else:
            handles[key] = argument(walker, item)()

    # With one key, `itemgetter` would not give a tuple.
    chosen = (
        itemgetter(*keys) if len(keys) > 1 else lambda of: [of[key] for key in keys]
    )
    if not changing:
        return partial(chosen, handles)

    def gather() -> Sequence[Any]:
        for key, get in changing:
            handles[key] = get()
        return chosen(handles)

    return gather


def changes(walker: Walker, item: Argument) -> bool:
    """True if it must be found out anew for each launch."""
    return isinstance(item, Value | Barrier) or (
        isinstance(item, View) and item.graph not in walker.graphs
    )


def argument(walker: Walker, item: Argument) -> Callable[[], Any]:
    environment = walker.environment
    match item:
        case Value(name, type):
            number = layout.dtype(type, walker.wide).type
            return lambda: number(environment[name])
        case View() if is_size(item):
            return lambda: size(walker, item)
        case View(graph, kind) if graph in walker.graphs:
            return lambda: walker.device.view(walker.graphs[graph], kind)
        case View(graph, kind):
            return lambda: walker.made[graph].arrays[kind]
        case Object(name):
            return lambda: walker.sets.memory(name)
        case Barrier():
            return walker.device.barrier
        case _:
            raise AssertionError(f"no kernel is given {item} by its plan")


def is_size(view: View) -> bool:
    return view.kind in NUMBERS


def size(walker: Walker, view: View) -> np.generic:
    """A size of a graph, as generated code has it."""
    graph = walker.made.get(view.graph) or walker.graphs[view.graph]
    number = np.int64 if walker.wide and view.kind != "nodes" else np.int32
    return number(getattr(graph, view.kind))


def place(walker: Walker, item: Argument) -> ctypes.c_void_p:
    """Where the host has an argument that is not a number."""
    match item:
        case View(graph, kind):
            return layout.pointer(layout.view(walker.graphs[graph], kind))
        case Array(name):
            return layout.pointer(walker.buffers.arrays[name])
        case Object(name):
            return walker.objects.pointers[name]
        case _:
            raise AssertionError(f"no host block has {item}")
