"""Copies sets of `bits.cuh` from a device to the host, with `reading.cuh`."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import Ids
from lighthouse.runtime.device import Device
from lighthouse.sets import Arrays, SparseSets, sets_of

INDEX, START, PLACE = map(np.dtype, (np.int32, np.int64, np.int32))
WORD = np.dtype(np.uint64)
WARP = 32
PIECE = 1 << 22
"""How many words of 64 bits are packed at a time."""


class Reader:
    """What brings the first `count` sets of a property to the host.

    Of equal sets, of which points-to analysis has many, one alone is copied: they are
    found by hashes, and compared on the device.  All methods need that no kernel
    changes the sets meanwhile, and raise what `allocate` of the device raises.

    `begin` copies beside what is launched next.  A set is not copied again that has the
    same hash of 64 bits in the end, which is taken for being the same: most, where sets
    only grow and seldom do at last.  (Nasre, Burtscher and Pingali, Atomic-free
    Irregular Computations on GPUs, GPGPU 2013, section 4.1.)

    arena, sets   as kernels have them; the device has the kernels of `reading.cuh`
    """

    def __init__(self, device: Device, arena: Any, sets: Any, count: int) -> None:
        self.device = device
        self.arena, self.sets, self.count = arena, sets, count
        # The different sets that are on the host or on the way, with what is copied.
        self.hashes = np.empty(0, WORD)
        self.parts: list[Arrays] = []
        self.under_way: list[Any] = []

    def begin(self) -> None:
        """Begins to copy what is not on the host yet."""
        lengths, hashes = self._measure()
        owners = np.flatnonzero(lengths).astype(INDEX)
        _, first = np.unique(hashes[owners], return_index=True)
        new = self._new(owners[first], hashes)
        if len(new) == 0:
            return
        self.hashes = np.append(self.hashes, hashes[new])
        starts = starting(lengths[new])
        places = self.device.page_locked(int(starts[-1]), PLACE)
        words = self.device.page_locked(int(starts[-1]), WORD)
        self.parts.append((starts, places, words))
        chosen = self._upload(new), self._upload(starts)
        self.under_way += chosen
        for part, some_places, some_words in self._packed(starts, *chosen):
            self.under_way += some_places, some_words
            self.device.download_beside(some_places, places[part])
            self.device.download_beside(some_words, words[part])

    def read(self) -> SparseSets:
        """The sets as they are now."""
        if self.parts:
            self.device.wait_beside()
            self.under_way = []
        lengths, hashes = self._measure()
        owners = np.flatnonzero(lengths).astype(INDEX)
        _, first, which = np.unique(
            hashes[owners], return_index=True, return_inverse=True
        )
        if self._differ(owners, owners[first[which]]):
            # Two sets of one hash: hashes say nothing.
            first = which = np.arange(len(owners))
            self.hashes, self.parts = self.hashes[:0], []
        leaders = owners[first]
        new = self._new(leaders, hashes)
        starts = starting(lengths[new])
        places = np.empty(int(starts[-1]), PLACE)
        words = np.empty(int(starts[-1]), WORD)
        chosen = self._upload(new), self._upload(starts)
        for part, some_places, some_words in self._packed(starts, *chosen):
            self.device.download(some_places, places[part])
            self.device.download(some_words, words[part])
        found = starts, places, words
        if self.parts:
            here = np.append(self.hashes, hashes[new])
            order = np.argsort(here)
            at = np.searchsorted(here, hashes[leaders], sorter=order)
            found = sets_of(*joined([*self.parts, found]), order[at])
        starts, places, words = found
        classes = np.zeros(self.count, INDEX)  # the empty set, put in front
        classes[owners] = 1 + which
        return SparseSets(np.append(0, starts), places, words, classes)

    def _new(self, leaders: Ids, hashes: NDArray[np.uint64]) -> Ids:
        """Those of some different sets that are not on the host yet."""
        new: Ids = leaders[~np.isin(hashes[leaders], self.hashes)]
        return new

    def _measure(self) -> tuple[Ids, NDArray[np.uint64]]:
        """How many words that are not 0 each set has, and a hash of them."""
        lengths, hashes = np.empty(self.count, INDEX), np.empty(self.count, WORD)
        found = [self.device.allocate(self.count, dtype) for dtype in (INDEX, WORD)]
        self._launch("lh_pta_measure", self.count, [np.int64(self.count), *found])
        self.device.download(found[0], lengths)
        self.device.download(found[1], hashes)
        return lengths, hashes

    def _differ(self, ones: Ids, others: Ids) -> bool:
        """Whether any of the sets `ones` is another one than that of `others`."""
        differ = self._upload(np.zeros(1, INDEX))
        given = [self._upload(ones), self._upload(others), np.int64(len(ones)), differ]
        self._launch("lh_pta_compare", len(ones), given)
        return bool(self.device.read(differ, 0))

    def _packed(
        self, starts: NDArray[np.int64], *chosen: Any
    ) -> Iterator[tuple[slice, Any, Any]]:
        """Places and words of some sets on the device, in pieces, and which of all
        these are.  `chosen`: the sets, and their `starts`, on the device."""
        total = int(starts[-1])
        for begin in range(0, total, PIECE):
            end = min(begin + PIECE, total)
            places = self.device.allocate(end - begin, PLACE)
            words = self.device.allocate(end - begin, WORD)
            first = int(np.searchsorted(starts, begin, side="right")) - 1
            last = int(np.searchsorted(starts, end))
            numbers = map(np.int64, (first, last, begin, end - begin))
            given = [*chosen, *numbers, places, words]
            self._launch("lh_pta_gather", last - first, given)
            yield slice(begin, end), places, words

    def _upload(self, array: NDArray[Any]) -> Any:
        memory = self.device.allocate(len(array), array.dtype)
        self.device.upload(memory, array)
        return memory

    def _launch(self, kernel: str, warps: int, arguments: list[Any]) -> None:
        given = [self.arena, self.sets, *arguments]
        self.device.launcher(kernel, False)(WARP * warps, given)


def starting(lengths: Ids) -> NDArray[np.int64]:
    """Where each begins that is so long, and the last one ends."""
    return np.append(np.int64(0), np.cumsum(lengths, dtype=START))


def joined(parts: Sequence[Arrays]) -> Arrays:
    """The sets of all parts."""
    starts, places, words = zip(*parts, strict=True)
    lengths = np.concatenate([np.diff(each) for each in starts])
    return starting(lengths), np.concatenate(places), np.concatenate(words)
