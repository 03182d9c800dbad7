"""The memory pool of the sets of `bits.cuh` on a device, as the host sees it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import Ids
from lighthouse.runtime.device import Device
from lighthouse.sets import SparseSets

ELEMENT_WORDS = 32
FIRST_BITS = 2
WORD = np.dtype(np.uint32)
CELL = np.dtype(np.int64)
WARP = 32

# The words of `lh::pta::Arena`.
POOL, RECYCLED, FREED, CAPACITY, FRESH, RECYCLED_COUNT = range(6)
TICKETS, FREED_COUNT, REFUSED = range(16, 19)
CELLS = 32
# Freed elements are recycled when this part of all has been drawn since the last ones
# came to an end, or few are left: to tell the device takes longer than a short launch.
BEYOND = 16


class DeviceArena:
    """Elements for sets on `device`, and the numbers by which kernels draw them.

    pointer   what kernels take as their `Arena*`
    capacity  how many elements there is memory for; number 0 is never used

    All methods need that no kernel uses the sets meanwhile.  Where the device has not
    enough memory they raise what its `allocate` raises, and the sets are as before.
    """

    def __init__(self, device: Device, capacity: int = 1 << 18) -> None:
        self.device = device
        self.capacity = max(2, capacity)
        self.pool = device.allocate(self.capacity * ELEMENT_WORDS, WORD)
        self.recycled = device.allocate(self.capacity, WORD)
        self.freed = device.allocate(self.capacity, WORD)
        self.pointer = device.allocate(CELLS, CELL)
        self.seen = device.page_locked(CELLS, CELL)
        cells = np.zeros(CELLS, CELL)
        cells[FRESH] = 1
        self._write(cells)

    def settle(self) -> int:
        """Makes freed elements available, and more of them where few are left.

        0, or which launch since the last call, from 1 on, could not get an element: it
        and those after it are to be repeated.
        """
        cells = self._read()
        # Numbers of Python: this is done in each round of a loop.
        seen: list[int] = cells.tolist()
        refused, freed = seen[REFUSED], seen[FREED_COUNT]
        beyond = seen[TICKETS] - seen[RECYCLED_COUNT]
        left = self.capacity - seen[FRESH] - beyond
        # What is repeated gets half of the elements at least.
        wanted = self.capacity // (2 if refused else 4)
        recycles = beyond >= 0 and (left < wanted or beyond > self.capacity // BEYOND)
        if recycles:
            cells[FRESH] = min(seen[FRESH] + beyond, self.capacity)
            cells[RECYCLED_COUNT] = freed
            cells[TICKETS] = cells[FREED_COUNT] = 0
            self.recycled, self.freed = self.freed, self.recycled
            left = max(0, left) + freed
        if left < wanted:
            self._grow()
        if recycles or refused or left < wanted:
            cells[REFUSED] = 0
            self._write(cells)
        return refused

    def write(self, sets: Any, given: SparseSets) -> None:
        """Adds what is given to sets that are empty."""
        of, rows = rows_of(given.starts, given.places, given.words)
        cells = self._read()
        number = int(cells[FRESH]) + np.arange(len(of), dtype=np.int64)
        goes_on = of[1:] == of[:-1]
        rows[:-1, 1] = np.where(goes_on, number[1:], 0)
        while int(cells[FRESH]) + len(of) > self.capacity:
            self._grow()
        pool = np.zeros((int(cells[FRESH]) + len(of), ELEMENT_WORDS), WORD)
        self.device.download(self.pool, pool.reshape(-1))
        pool[int(cells[FRESH]) :] = rows
        self.device.upload(self.pool, pool.reshape(-1))
        heads = np.zeros(len(given), CELL)
        is_head = np.concatenate(([True], ~goes_on)) if len(of) else goes_on
        heads[of[is_head]] = number[is_head]
        self.device.upload(sets, heads)
        cells[FRESH] += len(of)
        self._write(cells)

    def unite(self, sets: Any, more: SparseSets) -> None:
        """Adds what `more` has to as many sets, with `adding.cuh`; others may have
        something already."""
        of, rows = rows_of(more.starts, more.places, more.words)
        if not len(of):
            return
        self.reserve(len(of))
        nodes = self.device.allocate(len(of), CELL)
        elements = self.device.allocate(rows.size, WORD)
        self.device.upload(nodes, of.astype(CELL))
        self.device.upload(elements, rows.reshape(-1))
        given = [self.pointer, sets, nodes, np.int64(len(of)), elements]
        self.device.launcher("lh_pta_unite", False)(WARP * len(of), given)
        # Until then the memory is needed.
        self.device.synchronize()

    def reserve(self, elements: int) -> None:
        """Makes room for that many elements, which the next launch may add."""
        while True:
            self.settle()
            cells = self._read()
            left = self.capacity - cells[FRESH] + cells[RECYCLED_COUNT] - cells[TICKETS]
            if left >= elements:
                return
            self._grow()
            self._write(cells)

    @property
    def reserved_bytes(self) -> int:
        """Device memory for elements, in sets or not."""
        return self.capacity * (ELEMENT_WORDS + 2) * WORD.itemsize

    def _grow(self) -> None:
        """To twice the capacity; raises before anything has changed."""
        capacity = 2 * self.capacity
        pool, recycled, freed = (
            self.device.allocate(capacity * width, WORD)
            for width in (ELEMENT_WORDS, 1, 1)
        )
        self.device.copy(pool, self.pool)
        self.device.copy(recycled, self.recycled)
        self.device.copy(freed, self.freed)
        self.pool, self.recycled, self.freed = pool, recycled, freed
        self.capacity = capacity

    def _read(self) -> NDArray[np.int64]:
        self.device.download(self.pointer, self.seen)
        return self.seen

    def _write(self, cells: NDArray[np.int64]) -> None:
        cells[POOL] = self.device.address(self.pool)
        cells[RECYCLED] = self.device.address(self.recycled)
        cells[FREED] = self.device.address(self.freed)
        cells[CAPACITY] = self.capacity
        self.device.upload(self.pointer, cells)


def rows_of(
    starts: NDArray[np.int64], places: Ids, words: NDArray[np.uint64]
) -> tuple[NDArray[np.int64], NDArray[np.uint32]]:
    """The elements of sets, and whose they are: int64 (E,), uint32 (E, 32)."""
    of = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
    base, column = np.divmod(places, (ELEMENT_WORDS - FIRST_BITS) // 2)
    begins = np.ones(len(words), np.bool_)
    begins[1:] = (of[1:] != of[:-1]) | (base[1:] != base[:-1])
    first = np.flatnonzero(begins)
    rows = np.zeros((len(first), ELEMENT_WORDS), WORD)
    rows[:, 0] = base[first]
    bits = np.zeros((len(first), (ELEMENT_WORDS - FIRST_BITS) // 2), np.uint64)
    bits[np.cumsum(begins) - 1, column] = words
    rows[:, FIRST_BITS:] = bits.view(WORD)
    return of[first], rows
