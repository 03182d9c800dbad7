"""From the memory of a device to the host: sets of `bits.cuh`, by `reading.cuh`."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import Ids
from lighthouse.runtime.device import Device
from lighthouse.sets import Arrays, SparseSets

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

    arena, sets   as kernels have them; the device has the kernels of `reading.cuh`
    """

    def __init__(self, device: Device, arena: Any, sets: Any, count: int) -> None:
        self.device = device
        self.arena, self.sets, self.count = arena, sets, count

    def read(self) -> SparseSets:
        lengths, hashes = self._measure()
        owners = np.flatnonzero(lengths).astype(INDEX)
        _, first, which = np.unique(
            hashes[owners], return_index=True, return_inverse=True
        )
        if self._differ(owners, owners[first[which]]):
            # Two sets of one hash: each is taken for another one.
            first = which = np.arange(len(owners))
        leaders = owners[first]
        starts, places, words = self._gather(leaders, lengths[leaders])
        classes = np.zeros(self.count, INDEX)  # the empty set, put in front
        classes[owners] = 1 + which
        return SparseSets(np.append(0, starts), places, words, classes)

    def _measure(self) -> tuple[Ids, NDArray[np.uint64]]:
        """How many words that are not 0 each set has, and a hash of them."""
        lengths, hashes = np.empty(self.count, INDEX), np.empty(self.count, WORD)
        found = [
            self.device.allocate(self.count, each.dtype) for each in (lengths, hashes)
        ]
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

    def _gather(self, chosen: Ids, lengths: Ids) -> Arrays:
        """Starts, places and words of some sets, which have `lengths` words each."""
        starts = np.append(0, np.cumsum(lengths, dtype=START))
        total = int(starts[-1])
        places, words = np.empty(total, PLACE), np.empty(total, WORD)
        piece = min(PIECE, total)
        some_places = self.device.allocate(piece, PLACE)
        some_words = self.device.allocate(piece, WORD)
        sets = [self._upload(chosen), self._upload(starts)]
        for start in range(0, total, PIECE):
            end = min(start + PIECE, total)
            first = int(np.searchsorted(starts, start, side="right")) - 1
            last = int(np.searchsorted(starts, end))
            numbers = [np.int64(number) for number in (first, last, start, piece)]
            given = [*sets, *numbers, some_places, some_words]
            self._launch("lh_pta_gather", last - first, given)
            self.device.download(some_places, places[start:end])
            self.device.download(some_words, words[start:end])
        return starts, places, words

    def _upload(self, array: NDArray[Any]) -> Any:
        memory = self.device.allocate(len(array), array.dtype)
        self.device.upload(memory, array)
        return memory

    def _launch(self, kernel: str, warps: int, arguments: list[Any]) -> None:
        given = [self.arena, self.sets, *arguments]
        self.device.launch(kernel, WARP * warps, given, False)
