"""Executes the host steps of a plan in Python and launches its kernels on a device.

The device is a GPU, through PyCUDA, or the simulator; both run the kernels of the same
source.  The result is that of the C++ host function of this source.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from operator import is_not
from typing import Any, assert_never

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
    orienter,
)
from lighthouse.codegen.source import Program
from lighthouse.codegen.streams import seen_by_host
from lighthouse.graph import Graph
from lighthouse.ir.draws import Drawing
from lighthouse.ir.effects import by_warps
from lighthouse.ir.kernels import LISTED_THREADS, Kernel
from lighthouse.ir.nodes import Expression, Field, Index, LValue, Range, Variable
from lighthouse.ir.plan import Buffer, Home, Plan
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Compute,
    Copy,
    Fill,
    Finish,
    Launch,
    Orient,
    Pair,
    ReadClock,
    ReadElement,
    Repeat,
    Resident,
    RunBlock,
    Step,
    Swap,
    WriteElement,
)
from lighthouse.ir.types import (
    VOID,
    GraphType,
    PropertyType,
    Type,
    is_element,
    is_extended,
)
from lighthouse.ir.walk import walk
from lighthouse.runtime import layout
from lighthouse.runtime.blocks import HostBlocks
from lighthouse.runtime.counters import Counters
from lighthouse.runtime.device import Device, Values
from lighthouse.runtime.extension_sets import ExtensionSets
from lighthouse.runtime.host_values import Arrays, GraphFacts, HostExpressions
from lighthouse.runtime.interpreter.environment import Evaluate, property_key
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.layout import Memory
from lighthouse.runtime.memory import DeviceMemory, purposes
from lighthouse.runtime.objects import Objects, is_object
from lighthouse.runtime.orientation import Oriented, orient
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.profile import Profiled
from lighthouse.runtime.runs import ACTIONS, Action, perform, prepares, runs
from lighthouse.runtime.schedules import Launching, launcher
from lighthouse.runtime.views import is_in_place, wanted


@dataclass(slots=True)
class _Ready:
    """To launch a kernel, as long as memory stays where it is: numbers alone, and how
    many `items` there are, may differ from launch to launch.

    numbers: their places among the arguments, names and types; values: those that
    `arguments` have; launch: with them, over that many `items`.
    """

    arguments: list[Any]
    numbers: list[tuple[int, str, type[Any]]]
    values: list[Any]
    barrier: int | None
    items: int | None = None
    launch: Callable[[], None] | None = None


class _Variables(dict[str, Any]):
    """What host expressions read; no zero is made up for a scalar without a value."""

    def __missing__(self, name: str) -> Any:
        raise AssertionError(f"`{name}` is read before it is written")


class _Finished(Exception):
    """Unwinds the walk at a Return."""

    def __init__(self, value: Any) -> None:
        self.value = value


class Walker:
    """One run of a program on a device, or several if what is there `stays`.

    Host blocks run in `blocks`, which a program without any does not need.
    """

    def __init__(
        self,
        program: Program,
        device: Device,
        arguments: Mapping[str, Any],
        blocks: HostBlocks | None = None,
        *,
        stays: bool = False,
    ) -> None:
        self.stays = stays
        # The buffers that are on the device already.
        self.sizes: dict[str, int] = {}
        self.program = program
        self.plan = program.plan
        self.staying = staying(self.plan) if stays else frozenset()
        self.signatures = program.signatures
        self.device = device
        self.blocks = blocks or HostBlocks(program)
        self.arguments = arguments
        self.environment: dict[str, Any] = _Variables()
        self.graphs: dict[str, Graph] = {}
        self.arrays: dict[str, Memory] = {}
        self.memory: dict[str, Any] = {}
        self.states: dict[str, Any] = {}
        self.kernels = {kernel.name: kernel for kernel in self.plan.kernels}
        self.given: dict[View, Any] = {}
        self.depth = 0
        self.made: dict[str, Oriented] = {}
        self.upload = self.prepare = self.download = 0.0
        self.used = DeviceMemory()
        self.purposes = purposes(self.plan)
        # Copies of host scalars.
        self.cells = [
            item.name
            for item in self.plan.buffers
            if item.is_cell and item.home is Home.BOTH
        ]
        self.latest: dict[str, Any] = {}
        # The cells that have a value.
        self.written: set[str] = set()
        self.actions: list[Action] = []
        # By kernel; and for each state of memory that swaps have brought about.
        self.ready: dict[str, _Ready] = {}
        self.ready_at: dict[tuple[int, ...], dict[str, _Ready]] = {}
        for parameter in self.plan.procedure.parameters:
            given = arguments[parameter.name]
            if isinstance(given, Graph):
                self.graphs[parameter.name] = given
                self.environment[parameter.name] = GraphFacts(given)
            elif isinstance(given, np.ndarray):
                assert isinstance(parameter.type, PropertyType)
                self.keep(parameter.name, given, parameter.type.element)
            elif not is_object(parameter.type):
                self.environment[parameter.name] = given
        self.wide = any(layout.is_wide(graph) for graph in self.graphs.values())
        self.objects = Objects(
            self.blocks.library, self.plan.name, self.graphs, self.wide
        )
        self.counters = Counters(device)
        self.sets = ExtensionSets(device, self.graphs, self.counters)
        self.compiler = HostExpressions(lambda items: items, Drawing())

    def keep(self, name: str, array: Memory, element: Type) -> None:
        """Make `array` the elements of a buffer on the host."""
        self.arrays[name] = array
        self.environment[property_key(name)] = Arrays(array, zero(element))

    def run(self) -> Outcome:
        """What it took of the device is free again at the end, not when Python finds
        the time."""
        try:
            with self.objects, np.errstate(all="ignore"):
                self.enter()
                returned, milliseconds = self.once()
                self.leave()
        finally:
            self.forget()
        return Outcome(
            returned,
            self.scalars(),
            milliseconds,
            1000 * self.upload,
            1000 * self.download,
            1000 * self.prepare,
            self.used,
        )

    def forget(self) -> None:
        """Lets go of the device's memory, and of what refers to the walker itself."""
        self.memory.clear()
        self.states.clear()
        self.forget_addresses()
        self.given.clear()
        self.actions.clear()
        self.sets.forget()

    def enter(self) -> None:
        """Brings to the device what is there before any step."""
        for view in self.views():
            with self.apart("upload" if is_in_place(view) else "prepare"):
                graph = self.graphs[view.graph]
                kind = layout.stored(graph, view.kind)
                memory = self.device.view(graph, kind)
                self.used.take(f"graph {kind}", view.graph, memory.nbytes)
        start = time.perf_counter()
        self.allocate_cells()
        for step in self.plan.residents:
            words = self.program.residents[step.name].state.words
            memory = self.device.allocate(words, np.dtype(np.int64))
            self.used.take("barrier and state", step.name, memory.nbytes)
            self.states[step.name] = memory
        if any(Barrier() in self.signatures[name] for name in self.on_grids()):
            memory = self.device.barrier()
            self.used.take("barrier and state", "barrier", memory.nbytes)
        for item in self.plan.objects:
            content = () if item.role == "temporary" else self.arguments[item.name]
            if is_extended(item.type):
                self.sets.create(item, content)
            else:
                self.objects.create(item.name, item.type, content)
        for name in sorted(self.staying):
            if not self.is_allocated(name, name):
                self.allocate(name)
            self.device.upload(self.memory[name], self.arrays[name])
        self.actions = self.actions_of(self.plan.steps)
        self.device.synchronize()
        self.upload += time.perf_counter() - start

    def once(self) -> tuple[Any, float]:
        """All steps: what they return, and the milliseconds that they take."""
        for scalar in self.plan.scalars:
            if scalar.role == "temporary":
                self.environment.pop(scalar.name, None)
        self.written.clear()
        start = time.perf_counter()
        apart = self.upload + self.download + self.prepare
        returns = self.plan.procedure.returns
        returned = None if returns == VOID else zero(returns)
        try:
            perform(self.actions)
        except _Finished as finished:
            returned = finished.value
        self.sets.settle()
        self.device.synchronize()
        for name, size in self.sets.reserved_bytes().items():
            self.used.take("sets", name, size)
        apart -= self.upload + self.download + self.prepare
        return returned, 1000 * (time.perf_counter() - start + apart)

    def leave(self) -> None:
        """Puts what objects hold into the arguments."""
        start = time.perf_counter()
        for item in self.plan.objects:
            if item.role == "temporary":
                continue
            if is_extended(item.type):
                self.arguments[item.name][:] = self.sets.content(item.name)
            else:
                self.objects.restore(item.name, self.arguments[item.name])
        self.download += time.perf_counter() - start

    def scalars(self) -> dict[str, Any]:
        """Outputs that are no properties or objects."""
        return {
            item.name: self.environment[item.name]
            for item in self.plan.procedure.outputs
            if not isinstance(item.type, PropertyType | GraphType)
            and not is_object(item.type)
        }

    def on_grids(self) -> list[str]:
        """What is launched."""
        names = [kernel.name for kernel in self.plan.kernels]
        return [*names, *(resident.name for resident in self.plan.residents)]

    def views(self) -> list[View]:
        """The arrays of graphs that are on the device."""
        launched = {item for name in self.on_grids() for item in self.signatures[name]}
        arrays = (view for view in wanted(self.program) if not is_size(view))
        given = (view for view in arrays if view.graph in self.graphs)
        return [view for view in given if view in launched]

    # --- expressions ------------------------------------------------------------------

    def evaluate(self, node: Expression, to: Type | None = None) -> Any:
        """The value of a host expression, converted to `to`."""
        return self.evaluator(node, to)(self.environment)

    def evaluator(self, node: Expression, to: Type | None = None) -> Evaluate:
        made = self.program.evaluators
        key = id(node)
        if key not in made:
            made[key] = self.compiler.value(node, to or node.type), node
        found: Evaluate = made[key][0]
        return found

    # --- steps ------------------------------------------------------------------------

    def actions_of(self, steps: tuple[Step, ...]) -> list[Action]:
        """What each of them does: looked up once, as loops have many rounds."""
        return list(self.looked_up(steps))

    def looked_up(self, steps: tuple[Step, ...]) -> Iterator[Action]:
        """Cells that are copied one after another are copied together."""
        for to, group in groupby(steps, self.copies_cell):
            if to is None:
                yield from (ACTIONS.of(self, step, "Python") for step in group)
                continue
            names = [copy.buffer for copy in group if isinstance(copy, Copy)]
            if to == "host":
                yield partial(self.read_cells, names)
            else:
                write = self.device.writer([self.memory[name] for name in names])
                yield partial(self.write_cells, names, write)

    def read_cells(self, names: Iterable[str]) -> None:
        """All cells come at once: until the next launch, nobody waits for another."""
        assert self.written.issuperset(names), f"{names} are copied, but not written"
        if not self.latest:
            answer = self.fetch()
            if self.sets.settle():
                answer = self.fetch()
            self.latest = dict(zip(self.cells, answer(), strict=True))
        self.environment.update((name, self.latest[name]) for name in names)

    def write_cells(
        self, names: Sequence[str], write: Callable[[Values], None]
    ) -> None:
        values = [self.environment[name] for name in names]
        self.sets.do(lambda _: write(values))
        self.written.update(names)
        self.latest = {}

    def copies_cell(self, step: Step) -> str | None:
        """Where to, if `step` copies a cell."""
        match step:
            case Copy(name, to) if name in self.cells:
                return to
        return None

    def settle(self) -> None:
        """What looks at the device waits for sets that have to grow."""
        self.sets.settle()

    @prepares(Launch)
    def launched(self, step: Launch) -> Action:
        return partial(self.launch, self.kernels[step.kernel])

    @prepares(Compute)
    def computed(self, step: Compute) -> Action:
        evaluate = self.evaluator(step.value, step.target.type)
        return partial(self.compute, step.target, evaluate)

    @prepares(Swap)
    def swapped(self, step: Swap) -> Action:
        return partial(self.swap, step.one, step.other)

    @prepares(Branch)
    def branch(self, step: Branch) -> Action:
        holds = self.evaluator(step.condition)
        then, otherwise = map(self.actions_of, (step.then, step.otherwise))
        return lambda: perform(then if holds(self.environment) else otherwise)

    @prepares(Repeat)
    def repeat(self, step: Repeat) -> Action:
        holds, body = self.evaluator(step.condition), self.actions_of(step.body)

        def act() -> None:
            self.depth += 1
            if not step.test_first:
                perform(body)
            while holds(self.environment):
                perform(body)
            self.depth -= 1

        return act

    @runs(Allocate)
    def make_room(self, step: Allocate) -> None:
        name = step.buffer
        if name not in self.cells and not self.is_allocated(name, name):
            with self.apart("upload"):
                self.allocate(name)

    @runs(Pair)
    def make_room_for_pair(self, step: Pair) -> None:
        if self.is_allocated(step.name, step.key):
            return
        with self.apart("upload"):
            self.forget_addresses()
            count = self.sizes[step.name] = self.count(self.plan.buffer(step.key))
            words = self.device.allocate(count, np.dtype(np.int64))
            for name in (step.key, step.payload):
                dtype = layout.dtype(self.plan.buffer(name).element, self.wide)
                self.memory[name] = self.device.half(words, step.half(name), dtype)

    @runs(Fill)
    def fill(self, step: Fill) -> None:
        buffer = self.plan.buffer(step.buffer)
        nil = is_element(buffer.element)
        if buffer.home is not Home.DEVICE:
            self.arrays[buffer.name].fill(-1 if nil else 0)
        if buffer.home is not Home.HOST:
            self.device.fill(self.memory[buffer.name], 0xFF if nil else 0)

    @runs(Copy)
    def copy(self, step: Copy) -> None:
        if step.buffer in self.staying:
            return
        memory, array = self.memory[step.buffer], self.arrays[step.buffer]
        upload = step.to == "device"
        move = self.device.upload if upload else self.device.download
        if self.depth:
            move(memory, array)
            return
        with self.apart("upload" if upload else "download"):
            move(memory, array)

    @runs(ReadElement)
    def read_element(self, step: ReadElement) -> None:
        at, buffer = self.evaluate(step.index), self.plan.buffer(step.buffer)
        value = zero(buffer.element)
        if 0 <= at < self.count(buffer):
            value = self.device.read(self.memory[buffer.name], at)
        self.environment[step.target] = value

    @runs(WriteElement)
    def write_element(self, step: WriteElement) -> None:
        at = self.evaluate(step.index)
        if at >= 0:
            element = self.plan.buffer(step.buffer).element
            value = self.evaluate(step.value, element)
            self.device.write(self.memory[step.buffer], at, value)

    @runs(Finish)
    def finish(self, step: Finish) -> None:
        returns = self.plan.procedure.returns
        raise _Finished(self.evaluate(step.value, returns) if step.value else None)

    @runs(ReadClock)
    def read_clock(self, step: ReadClock) -> None:
        self.environment[step.target.name] = self.device.microseconds()

    @runs(Orient)
    def orient(self, step: Orient) -> None:
        with self.apart("prepare"):
            made = self.oriented(self.graphs[step.graph], step.shortest)
        self.environment[step.done.name] = made is not None
        self.forget_addresses()
        if made is not None:
            self.made[step.into] = made
            for kind, memory in made.arrays.items():
                self.used.take(f"oriented {kind}", step.graph, memory.nbytes)

    def oriented(self, graph: Graph, shortest: int) -> Oriented | None:
        kept = self.device.kept(graph)
        key = f"oriented beyond {shortest}"
        if key not in kept:
            kept[key] = orient(self.device, orienter(self.plan), graph, shortest)
        made: Oriented | None = kept[key]
        return made

    def apart(self, kind: str) -> _Apart:
        return _Apart(self, kind)

    def compute(self, target: LValue, evaluate: Evaluate) -> None:
        result = evaluate(self.environment)
        assert not isinstance(target, Index)
        if isinstance(target, Field):
            at = self.evaluate(target.driver)
            self.environment[property_key(target.name)][at] = result
        else:
            self.environment[target.name] = result

    def swap(self, one: str, other: str) -> None:
        memory = self.memory
        memory[one], memory[other] = memory[other], memory[one]
        state = tuple(map(id, memory.values()))
        self.ready = self.ready_at.setdefault(state, {})

    def forget_addresses(self) -> None:
        """After memory has moved."""
        self.ready = {}
        self.ready_at = {}

    def count(self, buffer: Buffer) -> int:
        match buffer.extent:
            case "n" | "m" as kind:
                assert buffer.graph is not None
                graph = self.graphs[buffer.graph]
                return graph.nodes if kind == "n" else graph.edges
            case Variable(name):
                return int(self.environment[name])
            case extent:
                return int(extent)

    def allocate_cells(self) -> None:
        types = [self.plan.buffer(name).element for name in self.cells]
        dtypes = [layout.dtype(element, self.wide) for element in types]
        for name, memory in zip(self.cells, self.device.cells(dtypes), strict=True):
            self.memory[name] = memory
            self.used.take(self.purposes[name], name, memory.nbytes)
        if self.cells:
            self.fetch = self.device.fetcher([self.memory[name] for name in self.cells])

    def is_allocated(self, name: str, buffer: str) -> bool:
        """True if a run before has left in place what has room for that buffer."""
        count = self.count(self.plan.buffer(buffer))
        return self.stays and self.sizes.get(name) == count

    def allocate(self, name: str) -> None:
        self.forget_addresses()
        buffer = self.plan.buffer(name)
        count = self.sizes[name] = self.count(buffer)
        dtype = layout.dtype(buffer.element, self.wide)
        if buffer.home is not Home.DEVICE:
            self.keep(buffer.name, np.empty(count, dtype), buffer.element)
        if buffer.home is not Home.HOST:
            self.memory.pop(buffer.name, None)  # not both at a time
            memory = self.memory[buffer.name] = self.device.allocate(count, dtype)
            self.used.take(self.purposes[buffer.name], buffer.name, memory.nbytes)

    # --- kernels and blocks -----------------------------------------------------------

    def launch(self, kernel: Kernel) -> None:
        items = self.items(kernel.domain)
        if items == 0 and not kernel.is_resident:
            return
        ready = self.ready.get(kernel.name) or self.make_ready(kernel.name)
        # Numbers of Python never change: the same object is the same number.
        values = [self.environment[name] for _, name, _ in ready.numbers]
        if ready.barrier is not None or any(map(is_not, values, ready.values)):
            ready.launch = None
            ready.values = values
            ready.arguments = list(ready.arguments)
            for (place, _, number), value in zip(ready.numbers, values, strict=True):
                ready.arguments[place] = number(value)
            if ready.barrier is not None:
                ready.arguments[ready.barrier] = self.device.barrier()
        if ready.launch is None or ready.items != items:
            ready.items = items
            ready.launch = self.launcher(kernel, items, ready.arguments)
        self.latest = {}
        if isinstance(self.device, Profiled):
            self.device.iterations = self.entries(kernel, items)
        ready.launch()

    def entries(self, kernel: Kernel, items: int) -> int:
        """How many iterations a launch has; for those over a worklist, waits for it."""
        if kernel.count is None:
            return items
        name = kernel.count.name
        if name in self.memory:
            return int(self.device.read(self.memory[name], 0))
        return int(self.environment[name])

    def make_ready(self, name: str) -> _Ready:
        """All but the numbers."""
        items = [
            item for item in self.signatures[name] if not isinstance(item, Turn | Extra)
        ]
        numbers = [
            (i, item.name, layout.dtype(item.type, self.wide).type)
            for i, item in enumerate(items)
            if isinstance(item, Value)
        ]
        arguments = [
            None if isinstance(item, Value | Barrier) else self.argument(item)
            for item in items
        ]
        barrier = items.index(Barrier()) if Barrier() in items else None
        ready = _Ready(arguments, numbers, [None] * len(numbers), barrier)
        self.ready[name] = ready
        return ready

    def launcher(
        self, kernel: Kernel, items: int, arguments: list[Any]
    ) -> Callable[[], None]:
        start = Launching(
            kernel, items, arguments, self.device, self.counters, self.sets
        )
        act = launcher(kernel.schedule, start)
        if by_warps(kernel):  # settled later, with others
            return act

        def launch() -> None:
            self.sets.settle()
            act()

        return launch

    def argument(self, item: Argument) -> Any:
        """As `on_device`; the arrays and sizes of a graph are looked up once."""
        if not isinstance(item, View) or item.graph not in self.graphs:
            return self.on_device(item)
        if item not in self.given:
            self.given[item] = self.on_device(item)
        return self.given[item]

    @runs(Resident)
    def resident(self, step: Resident) -> None:
        """Its scalars go to the device in words, and come back."""
        printer = self.program.residents[step.name]
        words = np.zeros(printer.state.words, np.int64)
        types = [layout.dtype(printer.types[name], self.wide) for name in printer.kept]
        scalars = list(zip(printer.kept, types, strict=True))
        for i, (name, dtype) in enumerate(scalars):
            if name in self.environment:
                words[i : i + 1].view(dtype)[0] = self.environment[name]
        memory = self.states[step.name]
        self.device.upload(memory, words)
        arguments = [
            memory if isinstance(item, State) else self.argument(item)
            for item in self.signatures[step.name]
        ]
        items = max(
            LISTED_THREADS if kernel.count else self.items(kernel.domain)
            for kernel in printer.kernels
        )
        self.latest = {}
        self.written.update(copied_to_device(step))
        self.device.launcher(step.name, items, arguments, True)()
        self.device.download(memory, words)
        for i, (name, dtype) in enumerate(scalars):
            self.environment[name] = words[i : i + 1].view(dtype)[0].item()

    def items(self, domain: Range) -> int:
        """How many elements a kernel runs over."""
        name = domain.source.name
        match domain.kind:
            case "Items":
                return self.count(self.plan.buffer(name))
            case "Edges":
                return self.graph(name).edges
            case _:
                return self.graph(name).nodes

    def graph(self, name: str) -> Graph | Oriented:
        return self.made[name] if name in self.made else self.graphs[name]

    def on_device(self, item: Argument) -> Any:
        """An argument of a kernel."""
        match item:
            case Value():
                return self.number(item)
            case View() if is_size(item):
                return self.number(item)
            case View(graph, kind) if graph in self.made:
                return self.made[graph].arrays[kind]
            case View(graph, kind):
                return self.device.view(self.graphs[graph], kind)
            case Array(name) | Cell(name):
                return self.memory[name]
            case Barrier():
                return self.device.barrier()
            case Object(name):
                return self.sets.memory(name)
            case State() | Turn() | Extra():
                raise AssertionError("it belongs to a loop or launch")
            case _:
                assert_never(item)

    def number(self, item: View | Value | Cell) -> np.generic:
        """A size of a graph or a host scalar, as generated code has it."""
        match item:
            case View(graph, "nodes"):
                return np.int32(self.graph(graph).nodes)
            case View(graph, kind):
                wide = np.int64 if self.wide else np.int32
                return wide(getattr(self.graph(graph), kind))
            case Value(name, type) | Cell(name, type):
                number: np.generic = layout.dtype(type, self.wide).type(
                    self.environment[name]
                )
                return number

    @runs(RunBlock)
    def run_block(self, step: RunBlock) -> None:
        signature = self.signatures[step.block]
        for item in signature:
            if isinstance(item, Cell):  # which the block may write first
                self.environment.setdefault(item.name, zero(item.type))
        numbers = {
            item: np.array([self.number(item)])
            for item in signature
            if isinstance(item, Value | Cell)
            or (isinstance(item, View) and is_size(item))
        }
        self.blocks.run(
            step.block,
            [
                layout.pointer(numbers[item]) if item in numbers else self.on_host(item)
                for item in signature
            ],
        )
        for item, memory in numbers.items():
            if isinstance(item, Cell) and not item.constant:
                self.environment[item.name] = memory[0].item()

    def on_host(self, item: Argument) -> ctypes.c_void_p:
        """An argument of a host block that is not a number."""
        match item:
            case View(graph, kind):
                return layout.pointer(layout.view(self.graphs[graph], kind))
            case Array(name):
                return layout.pointer(self.arrays[name])
            case Object(name):
                return self.objects.pointers[name]
            case _:
                raise AssertionError(f"no host block has {item}")


def is_size(view: View) -> bool:
    return view.kind in NUMBERS


def staying(plan: Plan) -> frozenset[str]:
    """Properties of the user that no step on the host sees: they can stay."""
    seen = seen_by_host(plan)
    return frozenset(
        buffer.name
        for buffer in plan.buffers
        if buffer.home is Home.DEVICE
        and buffer.role != "temporary"
        and buffer.name not in seen
    )


def copied_to_device(step: Step) -> Iterator[str]:
    for item in walk(step):
        if isinstance(item, Copy) and item.to == "device":
            yield item.buffer


class _Apart:
    """Time spent inside counts as upload, prepare or download, not as run; waits
    before and after, so that neither takes the other's time."""

    def __init__(self, walker: Walker, kind: str) -> None:
        self.walker, self.kind = walker, kind

    def __enter__(self) -> None:
        self.walker.device.synchronize()
        self.start = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.walker.device.synchronize()
        spent = time.perf_counter() - self.start
        setattr(self.walker, self.kind, getattr(self.walker, self.kind) + spent)
