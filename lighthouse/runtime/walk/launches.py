"""Steps that run kernels and host blocks, and what these are given."""

import ctypes
from collections.abc import Callable, Iterator
from functools import partial
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
from lighthouse.runtime.runs import lines_of, runs
from lighthouse.runtime.schedules import Launching, launcher
from lighthouse.runtime.script import Script
from lighthouse.runtime.walker import Walker


@lines_of(Launch)
def _launch(script: Script, step: Launch) -> Iterator[str]:
    walker: Walker = script.walker
    kernel, device = walker.plan.kernel(step.kernel), walker.device
    start = device.launcher(kernel.name, kernel.is_resident)
    given = Launching(kernel, start, device, walker.counters, walker.sets)
    launch = script.named(launcher(kernel.schedule, given))
    # Those by warps are settled later, with others.
    if not by_warps(kernel):
        yield from script.settling()
    yield f"items = {counted(script, kernel.domain)}"
    yield f"if {kernel.is_resident or 'items'}:"
    if isinstance(device, Profiled):
        note = script.named(partial(note_iterations, walker, device, kernel))
        yield f" {note}(items)"
    yield f" {launch}(items, {arguments(script, kernel.name)})"
    yield " known.clear(); ahead.clear()"


@lines_of(Resident)
def _resident(script: Script, step: Resident) -> Iterator[str]:
    """Its scalars go to the device in words, and come back with all others."""
    walker: Walker = script.walker
    printer, cells = walker.program.residents[step.name], walker.cells
    state, carried = cells.states[step.name], printer.carried
    write = script.named(walker.device.writer(cells.handles[state][: len(carried)]))
    launch = script.named(walker.device.launcher(step.name, True))
    domains = [each.domain for each in printer.kernels if not each.count]
    counts = [counted(script, domain) for domain in domains]
    name, graph = printer.listed or (None, None)
    of = walker.graphs.get(walker.plan.oriented.get(graph, graph)) if graph else None
    sizes = (of.nodes, of.edges) if of else ()
    if name:
        threads = script.named(lambda items: threads_for(items, *sizes))
        counts.append(f"{threads}({or_zero(name)})")
    yield from script.settling()
    yield f"{write}(({''.join(f'{or_zero(name)}, ' for name in carried)}))"
    items = counts[0] if len(counts) == 1 else f"max({', '.join(counts)})"
    yield f"{launch}({items}, {arguments(script, step.name)})"
    yield "known.clear(); ahead.clear()"
    yield from cells.reads(dict(enumerate(carried, state.start)))


def or_zero(name: str) -> str:
    """A scalar; not all that a resident loop has are given a value before it."""
    return f"e.get({name!r}, 0)"


def note_iterations(
    walker: Walker, device: Profiled, kernel: Kernel, items: int
) -> None:
    device.iterations = entries(walker, kernel, items)


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


def counted(script: Script, domain: Range) -> str:
    """Over how many elements a kernel runs."""
    walker: Walker = script.walker
    name = domain.source.name
    if domain.kind == "Items":
        return f"{script.named(walker.buffers.counter(name))}()"
    kind = "edges" if domain.kind == "Edges" else "nodes"
    if name in walker.plan.oriented:
        size = script.named(lambda: int(getattr(walker.made[name], kind)))
        return f"{size}()"
    return script.named(getattr(walker.graphs[name], kind))


def arguments(script: Script, name: str) -> str:
    """The arguments of a kernel or resident loop, but for those that belong to a
    launch."""
    texts = []
    for item in script.walker.signatures[name]:
        match item:
            case Turn() | Extra():
                continue
            case Array(buffer) | Cell(buffer):
                texts.append(f"handles[{buffer!r}]")
            case Value(scalar, type):
                number = layout.dtype(type, script.walker.wide).type
                texts.append(f"{script.named(number)}(e[{scalar!r}])")
            case State():
                cells = script.walker.cells
                # Each resident loop has a state of its own.
                texts.append(script.named(cells.handles[cells.states[name].start]))
            case _:
                get = argument(script.walker, item)
                known = not changes(script.walker, item)
                texts.append(script.named(get() if known else get) + "()" * (not known))
    return f"({''.join(f'{text}, ' for text in texts)})"


def changes(walker: Walker, item: Argument) -> bool:
    """True if it must be found out anew for each launch."""
    return isinstance(item, Barrier) or (
        isinstance(item, View) and item.graph not in walker.graphs
    )


def argument(walker: Walker, item: Argument) -> Callable[[], Any]:
    match item:
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
