"""Walks the host steps of a plan in Python and runs its kernels on a device.

The device is a GPU behind PyCUDA or the simulator; both run the kernels of the same
source.  The walk does what the C++ host function of that source does.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Protocol, assert_never

import numpy as np

from lighthouse.codegen.signature import Array, Barrier, Cell, Value, View
from lighthouse.codegen.source import Program
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Call, Expression, Field, Variable
from lighthouse.ir.plan import (
    Allocate,
    Branch,
    Buffer,
    Compute,
    Copy,
    Fill,
    Finish,
    Home,
    Launch,
    ReadElement,
    Repeat,
    Step,
    WriteElement,
)
from lighthouse.ir.types import GraphType, PropertyType, Type, is_element
from lighthouse.runtime import layout
from lighthouse.runtime.interpreter.environment import Evaluate, property_key
from lighthouse.runtime.interpreter.expressions import ExpressionCompiler
from lighthouse.runtime.interpreter.network import Chance, Network
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.layout import Memory
from lighthouse.runtime.outcome import Outcome


class Device(Protocol):
    """What the walk needs of a device.  A handle is whatever names memory there."""

    def allocate(self, count: int, dtype: np.dtype[Any]) -> Any: ...

    def fill(self, memory: Any, byte: int) -> None: ...

    def upload(self, memory: Any, array: Memory) -> None: ...

    def download(self, memory: Any, array: Memory) -> None: ...

    def read(self, memory: Any, index: int) -> bool | int | float: ...

    def write(self, memory: Any, index: int, value: bool | float) -> None: ...

    def view(self, graph: Graph, kind: str) -> Any: ...

    def barrier(self) -> Any: ...

    def launch(
        self, kernel: str, items: int, arguments: list[Any], resident: bool
    ) -> None:
        """Arguments are handles and numpy scalars, in the order of the signature."""

    def synchronize(self) -> None: ...


class _Arrays:
    """A host array whose elements are read and written as Python values.

    NIL has no properties: reading one gives `nothing`, writing it does nothing.
    """

    def __init__(self, array: Memory, nothing: Any) -> None:
        self.array, self.nothing = array, nothing

    def __getitem__(self, index: int) -> Any:
        return self.array.item(index) if index >= 0 else self.nothing

    def __setitem__(self, index: int, value: Any) -> None:
        if index >= 0:
            self.array[index] = value


class _Network(Network):
    """Reads the graph's arrays directly: host steps look at few of its elements."""

    @cached_property
    def sources(self) -> Any:
        return _Arrays(self.graph.edge_sources, -1)

    @property
    def targets(self) -> Any:
        return _Arrays(self.graph.column_indices, -1)

    def out_degree(self, node: int) -> int:
        return int(self.graph.row_offsets[node + 1]) - int(self.graph.row_offsets[node])

    def in_degree(self, node: int) -> int:
        offsets = self.graph.in_row_offsets
        return int(offsets[node + 1]) - int(offsets[node])

    def has_edge(self, source: int, target: int) -> bool:
        begin, end = self.graph.row_offsets[source : source + 2]
        row = self.graph.column_indices[begin:end]
        at = int(np.searchsorted(row, target))
        return at < len(row) and int(row[at]) == target


class _Finished(Exception):
    """Unwinds the walk at a Return."""

    def __init__(self, value: Any) -> None:
        self.value = value


class Walker:
    """One run of a program on a device."""

    def __init__(
        self, program: Program, device: Device, arguments: Mapping[str, object]
    ) -> None:
        self.plan = program.plan
        self.signatures = program.signatures
        self.device = device
        self.environment: dict[str, Any] = {}
        self.graphs: dict[str, Graph] = {}
        self.arrays: dict[str, Memory] = {}
        self.memory: dict[str, Any] = {}
        self.depth = 0
        self.upload = self.download = 0.0
        for parameter in self.plan.procedure.parameters:
            given = arguments[parameter.name]
            if isinstance(given, Graph):
                self.graphs[parameter.name] = given
                self.environment[parameter.name] = _Network(given)
            elif isinstance(given, np.ndarray):
                self.arrays[parameter.name] = given
                assert isinstance(parameter.type, PropertyType)
                nothing = zero(parameter.type.element)
                key = property_key(parameter.name)
                self.environment[key] = _Arrays(given, nothing)
            else:
                self.environment[parameter.name] = given
        for scalar in self.plan.scalars:
            if scalar.role == "temporary":
                self.environment[scalar.name] = zero(scalar.type)
        self.wide = any(layout.is_wide(graph) for graph in self.graphs.values())
        self.compiler = _HostExpressions(lambda items: items, Chance(0))
        self.compiled: dict[int, tuple[Expression, Callable[..., Any]]] = {}

    def run(self) -> Outcome:
        start = time.perf_counter()
        for argument in {a for items in self.signatures.values() for a in items}:
            if isinstance(argument, View) and argument.kind not in ("nodes", "edges"):
                self.device.view(self.graphs[argument.graph], argument.kind)
        self.device.synchronize()
        self.upload += time.perf_counter() - start
        start, apart = time.perf_counter(), self.upload
        returned = None
        try:
            self.steps(self.plan.steps)
        except _Finished as finished:
            returned = finished.value
        self.device.synchronize()
        total = time.perf_counter() - start - (self.upload - apart) - self.download
        outputs = self.plan.procedure.outputs
        scalars = {
            item.name: self.environment[item.name]
            for item in outputs
            if not isinstance(item.type, PropertyType | GraphType)
        }
        return Outcome(
            returned, scalars, 1000 * total, 1000 * self.upload, 1000 * self.download
        )

    # --- expressions ------------------------------------------------------------------

    def evaluate(self, node: Expression, to: Type | None = None) -> Any:
        """The value of a host expression, converted to `to`."""
        key = id(node)
        if key not in self.compiled:
            function = self.compiler.value(node, to or node.type)
            self.compiled[key] = (node, function)
        return self.compiled[key][1](self.environment)

    # --- steps ------------------------------------------------------------------------

    def steps(self, steps: Iterable[Step]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: Step) -> None:
        match step:
            case Allocate(name):
                with self.apart("upload"):
                    self.allocate(self.plan.buffer(name))
            case Fill(name):
                self.fill(self.plan.buffer(name))
            case Copy(name, to):
                self.copy(self.plan.buffer(name), to)
            case ReadElement(target, name, index):
                at = self.evaluate(index)
                element = self.plan.buffer(name).element
                known = at >= 0
                self.environment[target] = (
                    self.device.read(self.memory[name], at) if known else zero(element)
                )
            case WriteElement(name, index, value):
                at = self.evaluate(index)
                if at >= 0:
                    element = self.plan.buffer(name).element
                    self.device.write(
                        self.memory[name], at, self.evaluate(value, element)
                    )
            case Compute(target, value):
                result = self.evaluate(value, target.type)
                if isinstance(target, Field):
                    at = self.evaluate(target.driver)
                    self.environment[property_key(target.name)][at] = result
                else:
                    self.environment[target.name] = result
            case Branch(condition, then, otherwise):
                self.steps(then if self.evaluate(condition) else otherwise)
            case Repeat():
                self.repeat(step)
            case Finish(value):
                returns = self.plan.procedure.returns
                raise _Finished(self.evaluate(value, returns) if value else None)
            case Launch(name):
                self.launch(name)
            case _:
                assert_never(step)

    def apart(self, kind: str) -> _Apart:
        return _Apart(self, kind)

    def repeat(self, step: Repeat) -> None:
        self.depth += 1
        if not step.test_first:
            self.steps(step.body)
        while self.evaluate(step.condition):
            self.steps(step.body)
        self.depth -= 1

    def count(self, buffer: Buffer) -> int:
        if buffer.extent in ("n", "m"):
            assert buffer.graph is not None
            graph = self.graphs[buffer.graph]
            return graph.nodes if buffer.extent == "n" else graph.edges
        return int(buffer.extent)

    def allocate(self, buffer: Buffer) -> None:
        dtype = layout.dtype(buffer.element, self.wide)
        if buffer.home is Home.HOST:
            array = np.empty(self.count(buffer), dtype)
            self.arrays[buffer.name] = array
            key = property_key(buffer.name)
            self.environment[key] = _Arrays(array, zero(buffer.element))
        else:
            self.memory[buffer.name] = self.device.allocate(self.count(buffer), dtype)

    def fill(self, buffer: Buffer) -> None:
        nil = is_element(buffer.element)
        if buffer.home is Home.HOST:
            self.arrays[buffer.name].fill(-1 if nil else 0)
        else:
            self.device.fill(self.memory[buffer.name], 0xFF if nil else 0)

    def copy(self, buffer: Buffer, to: str) -> None:
        memory = self.memory[buffer.name]
        if buffer.home is Home.BOTH:
            if to == "device":
                self.device.write(memory, 0, self.environment[buffer.name])
            else:
                self.environment[buffer.name] = self.device.read(memory, 0)
            return
        array = self.arrays[buffer.name]
        move = self.device.upload if to == "device" else self.device.download
        if self.depth:
            move(memory, array)
            return
        with self.apart("upload" if to == "device" else "download"):
            move(memory, array)

    def launch(self, name: str) -> None:
        kernel = self.plan.kernel(name)
        graph = self.graphs[kernel.domain.source.name]
        items = graph.edges if kernel.domain.kind == "Edges" else graph.nodes
        if items == 0 and not kernel.is_resident:
            return
        arguments = [self.argument(item) for item in self.signatures[name]]
        self.device.launch(name, items, arguments, kernel.is_resident)

    def argument(self, item: View | Array | Cell | Value | Barrier) -> Any:
        match item:
            case View(graph, "nodes"):
                return np.int32(self.graphs[graph].nodes)
            case View(graph, "edges"):
                wide = np.int64 if self.wide else np.int32
                return wide(self.graphs[graph].edges)
            case View(graph, kind):
                return self.device.view(self.graphs[graph], kind)
            case Array(name) | Cell(name):
                return self.memory[name]
            case Value(name, type):
                return layout.dtype(type, self.wide).type(self.environment[name])
            case Barrier():
                return self.device.barrier()
            case _:
                assert_never(item)


class _HostExpressions(ExpressionCompiler):
    """Host steps have no loops and no calls of procedures; NIL is for the array."""

    def field(self, driver: Variable, key: str) -> Evaluate:
        element = self.expression(driver)
        return lambda environment: environment[key][element(environment)]

    def call_procedure(self, node: Call) -> None:
        return None


class _Apart:
    """Time spent inside counts as upload or download, not as run; waits before and
    after, so that neither takes the other's time."""

    def __init__(self, walker: Walker, kind: str) -> None:
        self.walker, self.kind = walker, kind

    def __enter__(self) -> None:
        self.walker.device.synchronize()
        self.start = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.walker.device.synchronize()
        spent = time.perf_counter() - self.start
        setattr(self.walker, self.kind, getattr(self.walker, self.kind) + spent)
