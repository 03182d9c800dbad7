"""The arrays of a plan, and the steps that make, fill, copy and swap them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from lighthouse.codegen.streams import seen_by_host
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Buffer, Home, Plan
from lighthouse.ir.steps import (
    Allocate,
    Copy,
    Fill,
    Pair,
    ReadElement,
    Swap,
    WriteElement,
)
from lighthouse.ir.types import Type, is_element
from lighthouse.ir.walk import find
from lighthouse.runtime import layout
from lighthouse.runtime.device import Device
from lighthouse.runtime.host_values import Arrays
from lighthouse.runtime.interpreter.environment import Environment, property_key
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.layout import Memory
from lighthouse.runtime.memory import DeviceMemory, purposes
from lighthouse.runtime.runs import Action, nothing, prepares

if TYPE_CHECKING:
    from lighthouse.runtime.walker import Walker


class Buffers:
    """By name, the `arrays` of the host and the `handles` of those on the device.

    What launches are `bound` to counts as long as no memory moves; swaps bring back
    what they were bound to before.  If data `stays`, there is room for the next call.
    """

    def __init__(
        self,
        plan: Plan,
        device: Device,
        graphs: Mapping[str, Graph],
        environment: Environment,
        *,
        stays: bool,
    ) -> None:
        self.buffers = {item.name: item for item in plan.buffers}
        self.device, self.graphs, self.environment = device, graphs, environment
        self.wide = any(map(layout.is_wide, graphs.values()))
        self.stays = stays
        self.staying = staying(plan) if stays else frozenset()
        self.purposes = purposes(plan)
        self.used = DeviceMemory()
        self.arrays: dict[str, Memory] = {}
        self.handles: dict[str, Any] = {}
        self.sizes: dict[str, int] = {}
        swaps = [swap for step in plan.steps for swap in find(step, Swap)]
        self.swapped = sorted({swap.one for swap in swaps} | {s.other for s in swaps})
        self.bound: dict[str, Any] = {}
        self.bound_at: dict[tuple[int, ...], dict[str, Any]] = {}

    def keep(self, name: str, array: Memory, element: Type) -> None:
        """Makes `array` the elements of a buffer on the host."""
        self.arrays[name] = array
        self.environment[property_key(name)] = Arrays(array, zero(element))

    def take(self, name: str, handle: Any) -> None:
        """Makes `handle` the memory of a buffer on the device."""
        self.handles[name] = handle
        self.used.take(self.purposes[name], name, handle.nbytes)

    def dtype(self, buffer: Buffer) -> np.dtype[Any]:
        return layout.dtype(buffer.element, self.wide)

    def counter(self, name: str) -> Callable[[], int]:
        """What tells how many elements a buffer has, or would have now."""
        buffer = self.buffers[name]
        match buffer.extent:
            case "n" | "m" as kind:
                assert buffer.graph is not None
                graph = self.graphs[buffer.graph]
                count = graph.nodes if kind == "n" else graph.edges
            case Variable(scalar):
                return lambda: int(self.environment[scalar])
            case extent:
                count = int(extent)
        return lambda: count

    def has_room(self, name: str, count: int) -> bool:
        """True if a call before has left it in place."""
        return self.stays and self.sizes.get(name) == count

    def allocate(self, name: str, count: int) -> None:
        self.moved()
        self.sizes[name] = count
        buffer, dtype = self.buffers[name], self.dtype(self.buffers[name])
        if buffer.home is not Home.DEVICE:
            self.keep(name, np.empty(count, dtype), buffer.element)
        if buffer.home is not Home.HOST:
            self.handles.pop(name, None)  # not both at a time
            self.take(name, self.device.allocate(count, dtype))

    def swap(self, one: str, other: str) -> None:
        handles = self.handles
        handles[one], handles[other] = handles[other], handles[one]
        state = tuple([id(handles.get(name)) for name in self.swapped])
        self.bound = self.bound_at.setdefault(state, {})

    def moved(self) -> None:
        """Addresses are others now."""
        self.bound, self.bound_at = {}, {}

    def forget(self) -> None:
        self.handles.clear()
        self.moved()

    def bring(self) -> None:
        """To the device, what stays there."""
        for name in sorted(self.staying):
            count = self.counter(name)()
            if not self.has_room(name, count):
                self.allocate(name, count)
            self.device.upload(self.handles[name], self.arrays[name])

    def read(self, name: str) -> Memory:
        """A copy of the elements."""
        array = self.arrays[name].copy()
        if name in self.staying and name in self.handles:
            self.device.download(self.handles[name], array)
        return array

    def write(self, name: str, array: Memory) -> None:
        self.arrays[name][:] = array
        if name in self.staying and name in self.handles:
            self.device.upload(self.handles[name], self.arrays[name])


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


# --- steps ----------------------------------------------------------------------------


@prepares(Allocate, settled=True)
def _allocate(walker: Walker, step: Allocate) -> Action:
    buffers, name = walker.buffers, step.buffer
    if name in walker.cells.slots or name in buffers.staying:
        return nothing
    count = buffers.counter(name)

    def act() -> None:
        wanted = count()
        if not buffers.has_room(name, wanted):
            with walker.apart("upload"):
                buffers.allocate(name, wanted)

    return act


@prepares(Pair, settled=True)
def _pair(walker: Walker, step: Pair) -> Action:
    buffers, device = walker.buffers, walker.device
    count = buffers.counter(step.key)

    def act() -> None:
        wanted = count()
        if buffers.has_room(step.name, wanted):
            return
        with walker.apart("upload"):
            buffers.moved()
            buffers.sizes[step.name] = wanted
            words = device.allocate(wanted, np.dtype(np.int64))
            for name in (step.key, step.payload):
                dtype = buffers.dtype(buffers.buffers[name])
                buffers.handles[name] = device.half(words, step.half(name), dtype)

    return act


@prepares(Fill, settled=True)
def _fill(walker: Walker, step: Fill) -> Action:
    buffers, name = walker.buffers, step.buffer
    buffer = buffers.buffers[name]
    nil = is_element(buffer.element)

    def act() -> None:
        if buffer.home is not Home.DEVICE:
            buffers.arrays[name].fill(-1 if nil else 0)
        if buffer.home is not Home.HOST:
            walker.device.fill(buffers.handles[name], 0xFF if nil else 0)

    return act


@prepares(Copy, settled=True)
def _copy(walker: Walker, step: Copy) -> Action:
    """Of an array; in a loop, it is part of what the run takes."""
    buffers, device, name = walker.buffers, walker.device, step.buffer
    if name in buffers.staying:
        return nothing
    upload = step.to == "device"
    kind, move = ("upload", device.upload) if upload else ("download", device.download)

    def act() -> None:
        move(buffers.handles[name], buffers.arrays[name])

    def act_apart() -> None:
        with walker.apart(kind):
            act()

    return act if walker.depth else act_apart


@prepares(Swap)
def _swap(walker: Walker, step: Swap) -> Action:
    return lambda: walker.buffers.swap(step.one, step.other)


@prepares(ReadElement, settled=True)
def _read_element(walker: Walker, step: ReadElement) -> Action:
    buffers, environment = walker.buffers, walker.environment
    index, count = walker.evaluator(step.index), buffers.counter(step.buffer)
    nothing_there = zero(buffers.buffers[step.buffer].element)

    def act() -> None:
        at, value = index(environment), nothing_there
        if 0 <= at < count():
            value = walker.device.read(buffers.handles[step.buffer], at)
        environment[step.target] = value

    return act


@prepares(WriteElement, settled=True)
def _write_element(walker: Walker, step: WriteElement) -> Action:
    buffers, environment = walker.buffers, walker.environment
    element = buffers.buffers[step.buffer].element
    index, value = walker.evaluator(step.index), walker.evaluator(step.value, element)

    def act() -> None:
        at = index(environment)
        if at >= 0:
            handle = buffers.handles[step.buffer]
            walker.device.write(handle, at, value(environment))

    return act
