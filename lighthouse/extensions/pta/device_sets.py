"""Properties of points-to sets in the memory of a device."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
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


FIRST_COPY = 4
"""How often a run is settled before results are copied beside it, if they are; the
next times, twice as often."""
_overlapped: ContextVar[bool] = ContextVar("overlapped", default=False)


@contextmanager
def overlapping(wanted: bool) -> Iterator[None]:
    """Whether runs inside copy results to the host while kernels run."""
    token = _overlapped.set(wanted)
    try:
        yield
    finally:
        _overlapped.reset(token)


class ArenaSets:
    """All of a run, in one arena."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.arena = DeviceArena(device)
        self.made: dict[int, _Property] = {}
        self.results: dict[int, Reader] = {}
        self.settled, self.next_copy = 0, FIRST_COPY

    def make(self, count: int, result: bool) -> Any:
        cells = self.device.allocate(count, WORD)
        self.device.fill(cells, 0)
        structure = self.device.allocate(2, WORD)
        addresses = [self.device.address(each) for each in (cells, self.arena.pointer)]
        self.device.upload(structure, np.array(addresses, WORD))
        self.made[id(structure)] = _Property(structure, cells, count)
        if result:
            reader = Reader(self.device, self.arena.pointer, cells, count)
            self.results[id(structure)] = reader
        return structure

    def settle(self) -> int:
        refused = self.arena.settle()
        self.settled += not refused
        if self.settled == self.next_copy and _overlapped.get():
            self.next_copy *= 2
            for reader in self.results.values():
                reader.begin()
        return refused

    def write(self, made: Any, sets: SparseSets) -> None:
        self.arena.write(self.made[id(made)].cells, sets)

    def read(self, made: Any) -> SparseSets:
        return self.results[id(made)].read()

    def unite(self, made: Any, sets: SparseSets) -> None:
        self.arena.unite(self.made[id(made)].cells, sets)

    @property
    def reserved_bytes(self) -> int:
        cells = sum(WORD.itemsize * each.count for each in self.made.values())
        return self.arena.reserved_bytes + cells
