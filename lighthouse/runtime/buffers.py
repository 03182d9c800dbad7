"""The arrays of a plan, on the host and on the device."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from lighthouse.codegen.streams import seen_by_host
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Home, Plan
from lighthouse.ir.steps import Allocate, Pair, Step
from lighthouse.ir.types import Type
from lighthouse.ir.walk import find
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
    these, other arguments of kernels (`walk.launches`).  A step that allocates an array
    again gets the same memory, unless the size has changed.
    """

    def __init__(
        self,
        plan: Plan,
        device: Device,
        graphs: Mapping[str, Graph],
        environment: Environment,
    ) -> None:
        self.buffers = {item.name: item for item in plan.buffers}
        self.pairs = {item.name: item for item in plan.pairs}
        self.device, self.graphs, self.environment = device, graphs, environment
        self.wide = any(map(layout.is_wide, graphs.values()))
        self.staying = staying(plan)
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

    def is_allocated(self, name: str, count: int) -> bool:
        """True of an array or pair that has as many elements already."""
        return self.sizes.get(name) == count

    def allocate(self, counts: Mapping[str, int]) -> None:
        """Memory for as many elements of each array or pair."""
        there = []
        for name, count in counts.items():
            self.sizes[name] = count
            self.handles.pop(name, None)  # not both at a time
            buffer = self.buffers.get(name)
            if buffer is None or buffer.home is not Home.HOST:
                there.append(name)
            if buffer is not None and buffer.home is not Home.DEVICE:
                self.keep(name, np.empty(count, self.dtype(name)), buffer.element)
        wanted = [(counts[name], self.dtype(name)) for name in there]
        handles = self.device.allocate_together(wanted)
        for name, handle in zip(there, handles, strict=True):
            if name in self.buffers:
                self.take(name, handle)
            else:
                self.take_pair(self.pairs[name], handle)

    def take_pair(self, pair: Pair, handle: Any) -> None:
        self.used.take(self.purposes[pair.key], pair.name, handle.nbytes)
        for name in (pair.key, pair.payload):
            half = self.device.half(handle, pair.half(name), self.dtype(name))
            self.handles[name] = half

    def dtype(self, name: str) -> np.dtype[Any]:
        if name in self.pairs:
            return np.dtype(np.int64)
        return layout.dtype(self.buffers[name].element, self.wide)

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

    def bring(self, steps: Iterable[Step], wanted: frozenset[str]) -> None:
        """Allocates what steps allocate anyway, if its size is known, and uploads what
        is wanted of that which stays on the device."""
        counts = {name: self.counter(name)() for name in sorted(self.staying)}
        for step in steps:
            match step:
                case Allocate(name) if self.has_fixed_size(name):
                    counts[name] = self.counter(name)()
                case Pair(name, key) if self.has_fixed_size(key):
                    counts[name] = self.counter(key)()
        self.allocate(counts)
        for name in sorted(self.staying & wanted):
            self.device.upload(self.handles[name], self.arrays[name])

    def has_fixed_size(self, name: str) -> bool:
        """True of arrays, before any step; cells are there already."""
        is_array = not self.buffers[name].is_cell
        return is_array and not isinstance(self.buffers[name].extent, Variable)

    def fetch(self, names: Iterable[str]) -> None:
        """Downloads some of what stays on the device."""
        for name in names:
            self.device.download(self.handles[name], self.arrays[name])

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
    seen, allocated = seen_by_host(plan), {step.buffer for step in find(plan, Allocate)}
    return frozenset(
        buffer.name
        for buffer in plan.buffers
        if buffer.home is Home.DEVICE
        and buffer.role != "temporary"
        and buffer.name in allocated - seen
    )
