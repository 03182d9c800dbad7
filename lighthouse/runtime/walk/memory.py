"""The arrays of a plan, and the steps that make, fill, copy and swap them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from lighthouse.codegen.streams import seen_by_host
from lighthouse.ir import steps
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Home, Plan
from lighthouse.ir.types import Type, is_element
from lighthouse.runtime import layout
from lighthouse.runtime.host_values import Arrays
from lighthouse.runtime.interpreter.environment import property_key
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.layout import Memory
from lighthouse.runtime.memory import DeviceMemory, purposes
from lighthouse.runtime.runs import Action, nothing, prepares, runs

if TYPE_CHECKING:
    from lighthouse.runtime.walker import Walker


class Buffers:
    """By name, the `arrays` of the host and the `handles` of those on the device.

    If data `stays`, there is room already in the next call.
    """

    def __init__(self, walker: Walker) -> None:
        self.device, self.graphs = walker.device, walker.graphs
        self.environment, self.wide = walker.environment, walker.wide
        self.stays, plan = walker.stays, walker.plan
        self.buffers = {item.name: item for item in plan.buffers}
        self.staying = staying(plan) if self.stays else frozenset()
        self.purposes, self.used = purposes(plan), DeviceMemory()
        self.arrays: dict[str, Memory] = {}
        self.handles: dict[str, Any] = {}
        self.sizes: dict[str, int] = {}

    def keep(self, name: str, array: Memory, element: Type) -> None:
        """Makes `array` the elements of a buffer on the host."""
        self.arrays[name] = array
        self.environment[property_key(name)] = Arrays(array, zero(element))

    def take(self, name: str, handle: Any) -> None:
        """Makes `handle` the memory of a buffer on the device."""
        self.handles[name] = handle
        self.used.take(self.purposes[name], name, handle.nbytes)

    def counter(self, name: str) -> Callable[[], int]:
        """What tells how many elements a buffer has, or would get now."""
        buffer = self.buffers[name]
        match buffer.extent:
            case Variable(scalar):
                return lambda: int(self.environment[scalar])
            case "n" | "m" as kind:
                assert buffer.graph is not None
                graph = self.graphs[buffer.graph]
                count = graph.nodes if kind == "n" else graph.edges
            case extent:
                count = int(extent)
        return lambda: count

    def has_room(self, name: str, count: int) -> bool:
        """True if a call before has left that much in place."""
        return self.stays and self.sizes.get(name) == count

    def allocate(self, name: str, count: int) -> None:
        self.sizes[name] = count
        buffer = self.buffers[name]
        dtype = layout.dtype(buffer.element, self.wide)
        if buffer.home is not Home.DEVICE:
            self.keep(name, np.empty(count, dtype), buffer.element)
        if buffer.home is not Home.HOST:
            self.handles.pop(name, None)  # not both at a time
            self.take(name, self.device.allocate(count, dtype))

    def forget(self) -> None:
        self.handles.clear()
        self.sizes.clear()

    def bring(self) -> None:
        """To the device, what stays there."""
        for name in sorted(self.staying):
            self.allocate(name, self.counter(name)())
            self.device.upload(self.handles[name], self.arrays[name])

    def read(self, name: str) -> Memory:
        """A copy of the elements."""
        array = self.arrays[name].copy()
        if name in self.staying:
            self.device.download(self.handles[name], array)
        return array

    def write(self, name: str, array: Memory) -> None:
        self.arrays[name][:] = array
        if name in self.staying:
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


@prepares(steps.Allocate, settled=True)
def _allocate(walker: Walker, step: steps.Allocate) -> Action:
    buffers, name = walker.buffers, step.buffer
    if name in walker.cells.slots or name in buffers.staying:
        return nothing
    counter = buffers.counter(name)

    def act() -> None:
        count = counter()
        if not buffers.has_room(name, count):
            with walker.apart("upload"):
                buffers.allocate(name, count)

    return act


@runs(steps.Pair)
def _pair(walker: Walker, step: steps.Pair) -> None:
    buffers, count = walker.buffers, walker.buffers.counter(step.key)()
    if buffers.has_room(step.name, count):
        return
    with walker.apart("upload"):
        buffers.sizes[step.name] = count
        words = walker.device.allocate(count, np.dtype(np.int64))
        for name in (step.key, step.payload):
            dtype = layout.dtype(buffers.buffers[name].element, walker.wide)
            half = walker.device.half(words, step.half(name), dtype)
            buffers.handles[name] = half


@runs(steps.Fill)
def _fill(walker: Walker, step: steps.Fill) -> None:
    buffers, buffer = walker.buffers, walker.buffers.buffers[step.buffer]
    nil = is_element(buffer.element)
    if buffer.home is not Home.DEVICE:
        buffers.arrays[step.buffer].fill(-1 if nil else 0)
    if buffer.home is not Home.HOST:
        walker.device.fill(buffers.handles[step.buffer], 0xFF if nil else 0)


@prepares(steps.Copy, settled=True)
def _copy(walker: Walker, step: steps.Copy) -> Action:
    """Of an array; in a loop, it is part of what the run takes."""
    buffers, device, name = walker.buffers, walker.device, step.buffer
    if name in buffers.staying:
        return nothing
    upload = step.to == "device"
    move = device.upload if upload else device.download

    def act() -> None:
        move(buffers.handles[name], buffers.arrays[name])

    def act_apart() -> None:
        with walker.apart("upload" if upload else "download"):
            act()

    return act if walker.depth else act_apart


@prepares(steps.Swap)
def _swap(walker: Walker, step: steps.Swap) -> Action:
    handles, one, other = walker.buffers.handles, step.one, step.other

    def act() -> None:
        handles[one], handles[other] = handles[other], handles[one]

    return act


@runs(steps.ReadElement)
def _read_element(walker: Walker, step: steps.ReadElement) -> None:
    at, name = walker.evaluate(step.index), step.buffer
    value = zero(walker.buffers.buffers[name].element)
    if 0 <= at < walker.buffers.counter(name)():
        value = walker.device.read(walker.buffers.handles[name], at)
    walker.environment[step.target] = value


@runs(steps.WriteElement)
def _write_element(walker: Walker, step: steps.WriteElement) -> None:
    at = walker.evaluate(step.index)
    if at >= 0:
        value = walker.evaluate(step.value, walker.buffers.buffers[step.buffer].element)
        walker.device.write(walker.buffers.handles[step.buffer], at, value)
