"""Copies large arrays to and from a GPU in pieces, through page-locked memory.

The driver copies pageable memory by one thread, which takes longer than the transfer.
Here several threads fill, or empty, a piece while the next one is on its way.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from lighthouse.graph.parallel import blocks
from lighthouse.runtime.layout import Memory

PIECE = 32 << 20
# What is smaller is copied before threads and page-locked memory would be there.
LARGE = 4 * PIECE
SLOTS = 2
# More of them hardly copy faster.
MOST_THREADS = 8


class Staging:
    """`cuda` is `pycuda.driver`; a context is current in all calls."""

    def __init__(self, cuda: Any) -> None:
        self.cuda = cuda
        self.stream = cuda.Stream()
        self.slots = [cuda.pagelocked_empty(PIECE, np.uint8) for _ in range(SLOTS)]
        # When the transfer from each slot has ended.
        self.ended = [cuda.Event().record(self.stream) for _ in range(SLOTS)]
        self.threads = min(MOST_THREADS, len(os.sched_getaffinity(0)))
        self.pool = ThreadPoolExecutor(self.threads)

    def upload(self, address: int, array: Memory) -> None:
        """Returns when all of it is there."""
        values = np.ascontiguousarray(array).reshape(-1)
        self.fill(address, len(values), values.dtype, values.__getitem__)

    def fill(
        self,
        address: int,
        count: int,
        dtype: np.dtype[Any],
        values: Callable[[slice], Memory],
    ) -> None:
        """As many `values`, of which nothing else need be on the host at a time."""
        size = PIECE // dtype.itemsize
        for number, begin in enumerate(range(0, count, size)):
            end = min(begin + size, count)
            slot = self.slots[number % SLOTS].view(dtype)[: end - begin]
            ended = self.ended[number % SLOTS]
            ended.synchronize()

            def put(part: slice, slot: Memory = slot, begin: int = begin) -> None:
                slot[part.start - begin : part.stop - begin] = values(part)

            list(self.pool.map(put, blocks(end, -(-size // self.threads), begin)))
            place = address + begin * dtype.itemsize
            self.cuda.memcpy_htod_async(place, slot, self.stream)
            ended.record(self.stream)
        self.stream.synchronize()

    def download(self, address: int, array: Memory) -> None:
        """`array` is contiguous."""
        target = array.reshape(-1).view(np.uint8)
        pieces = [target[i : i + PIECE] for i in range(0, len(target), PIECE)]

        def begin(number: int) -> None:
            slot = self.slots[number % SLOTS][: len(pieces[number])]
            place = address + number * PIECE
            self.cuda.memcpy_dtoh_async(slot, place, self.stream)
            self.ended[number % SLOTS].record(self.stream)

        begin(0)
        for number, piece in enumerate(pieces):
            if number + 1 < len(pieces):
                begin(number + 1)
            self.ended[number % SLOTS].synchronize()
            slot = self.slots[number % SLOTS][: len(piece)]
            parts = np.array_split(piece, self.threads)
            list(self.pool.map(np.copyto, parts, np.array_split(slot, self.threads)))
