"""The sets of extensions in the memory of a device, during one run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from lighthouse.extensions import find_kind
from lighthouse.extensions.device import DeviceSets
from lighthouse.graph import Graph
from lighthouse.ir.plan import Kernel, Object
from lighthouse.ir.types import CollectionType, PropertyType
from lighthouse.passes.analysis.effects import grows
from lighthouse.runtime.device import Device
from lighthouse.sets import SparseSets

# Threads of a warp, on a GPU; with fewer, a launch has some too many.
WARP = 32
# Threads for a number of items that only the device knows.
MANY = 1 << 20


class ExtensionSets:
    """Properties by name; what keeps their memory, by kind."""

    def __init__(self, device: Device, graphs: Mapping[str, Graph]) -> None:
        self.device, self.graphs = device, graphs
        self.kept: dict[str, DeviceSets] = {}
        self.made: dict[str, tuple[DeviceSets, Any]] = {}
        self.lists: dict[int, Any] = {}

    def create(self, item: Object, content: Any) -> None:
        type = item.type
        assert isinstance(type, PropertyType)
        assert isinstance(type.element, CollectionType)
        assert type.graph is not None
        name = type.element.kind
        if name not in self.kept:
            kind = find_kind(name)
            assert kind is not None
            self.kept[name] = kind.device(self.device)
        sets = self.kept[name]
        made = sets.make(self.graphs[type.graph].nodes)
        if isinstance(content, SparseSets) and len(content.words):
            sets.write(made, content)
        self.made[item.name] = sets, made

    def memory(self, name: str) -> Any:
        return self.made[name][1]

    def content(self, name: str) -> SparseSets:
        sets, made = self.made[name]
        return sets.read(made)

    def launch(self, kernel: Kernel, items: int, arguments: list[Any]) -> None:
        """A warp for each item; again, if some found no room."""
        while True:
            if kernel.leaves is None:
                threads, resident = WARP * items, kernel.is_resident
                self.device.launch(kernel.name, threads, arguments, resident)
            else:
                self.launch_twice(kernel.name, items, arguments)
            if not grows(kernel):
                return
            refused = [each.settle() for each in self.kept.values()]
            if not any(refused):
                return

    def launch_twice(self, name: str, items: int, arguments: list[Any]) -> None:
        """The second time over what the first has left, wherever that ends."""
        left = self.left(items)
        self.device.write(left, 0, 0)
        for second, threads in enumerate((WARP * items, MANY)):
            given = [*arguments, left, np.int32(second)]
            self.device.launch(name, threads, given, False)

    def left(self, items: int) -> Any:
        if items not in self.lists:
            self.lists[items] = self.device.allocate(items + 1, np.dtype(np.int64))
        return self.lists[items]
