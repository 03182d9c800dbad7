"""Properties of points-to sets in the memory of a device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from lighthouse.extensions.pta.arena import DeviceArena
from lighthouse.extensions.pta.reading import Reader
from lighthouse.runtime.device import Device
from lighthouse.sets import SparseSets

WORD = np.dtype(np.int64)


@dataclass(frozen=True, slots=True)
class _Property:
    """`structure` is what kernels see, `lh::pta::Sets`; `cells` has the sets."""

    structure: Any
    cells: Any
    count: int


class ArenaSets:
    """All of a run, in one arena."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.arena = DeviceArena(device)
        self.made: dict[int, _Property] = {}

    def make(self, count: int) -> Any:
        cells = self.device.allocate(count, WORD)
        self.device.fill(cells, 0)
        structure = self.device.allocate(2, WORD)
        addresses = [self.device.address(each) for each in (cells, self.arena.pointer)]
        self.device.upload(structure, np.array(addresses, WORD))
        self.made[id(structure)] = _Property(structure, cells, count)
        return structure

    def settle(self) -> int:
        return self.arena.settle()

    def write(self, made: Any, sets: SparseSets) -> None:
        self.arena.write(
            self.made[id(made)].cells, sets.starts, sets.places, sets.words
        )

    def read(self, made: Any) -> SparseSets:
        known = self.made[id(made)]
        cells, count = known.cells, known.count
        return Reader(self.device, self.arena.pointer, cells, count).read()

    @property
    def reserved_bytes(self) -> int:
        cells = sum(WORD.itemsize * each.count for each in self.made.values())
        return self.arena.reserved_bytes + cells
