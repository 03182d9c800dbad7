"""The arrays of a plan, on the host and on the device."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from lighthouse.codegen.streams import seen_by_host
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Home, Plan
from lighthouse.ir.types import Type
from lighthouse.runtime import layout
from lighthouse.runtime.device import Device, Values
from lighthouse.runtime.host_values import Arrays
from lighthouse.runtime.interpreter.environment import Environment, property_key
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.layout import Memory
from lighthouse.runtime.memory import DeviceMemory, purposes

# How many elements are read from the device together.
MOST_AHEAD = 4096


class Buffers:
    """By name, the `arrays` of the host and the `handles` of those on the device; with
    these, other arguments of kernels (`walk.launches`).

    If data `stays`, there is room already in the next call.
    """

    def __init__(
        self,
        plan: Plan,
        device: Device,
        graphs: Mapping[str, Graph],
        environment: Environment,
        stays: bool,
    ) -> None:
        self.buffers = {item.name: item for item in plan.buffers}
        self.device, self.graphs, self.environment = device, graphs, environment
        self.wide = any(map(layout.is_wide, graphs.values()))
        self.stays = stays
        self.staying = staying(plan) if stays else frozenset()
        self.purposes, self.used = purposes(plan), DeviceMemory()
        self.arrays: dict[str, Memory] = {}
        self.handles: dict[str, Any] = {}
        self.sizes: dict[str, int] = {}
        # Elements on the device, from the first on, till something changes them; and
        # those that were read last.
        self.ahead: dict[str, tuple[int, Values]] = {}
        self.last: dict[str, tuple[int, Values]] = {}

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

    def read_ahead(self, name: str, at: int) -> tuple[int, Values]:
        """The element `at` of a buffer, and more of those after it the longer somebody
        goes on from one to the next: each copy takes as long."""
        first, before = self.last.get(name, (at, ()))
        wanted = max(1, len(before)) if first <= at <= first + len(before) else 1
        if name in self.ahead and at == first + len(before):
            wanted = min(2 * wanted, MOST_AHEAD)
        count = min(wanted, self.counter(name)() - at)
        found = at, self.device.read_some(self.handles[name], at, count)
        self.ahead[name] = self.last[name] = found
        return found

    def forget(self) -> None:
        self.ahead.clear()
        self.handles.clear()
        self.sizes.clear()

    def bring(self) -> None:
        """To the device, what stays there."""
        for name in sorted(self.staying):
            self.allocate(name, self.counter(name)())
            self.device.upload(self.handles[name], self.arrays[name])

    def read(self, name: str) -> Memory:
        """A copy of the elements."""
        if name not in self.staying:
            return self.arrays[name].copy()
        array = np.empty_like(self.arrays[name])
        self.device.download(self.handles[name], array)
        return array

    def write(self, name: str, array: Memory) -> None:
        if self.arrays[name].flags.writeable:
            self.arrays[name][:] = array
        else:
            self.keep(name, array, self.buffers[name].element)
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
