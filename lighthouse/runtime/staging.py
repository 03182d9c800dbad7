"""Copies large arrays to a GPU in pieces, through page-locked memory.

The driver copies pageable memory by one thread, which takes longer than the transfer.
Here several threads fill a piece while the piece before it is on its way.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

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
        source = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
        for number, begin in enumerate(range(0, len(source), PIECE)):
            piece = source[begin : begin + PIECE]
            slot = self.slots[number % SLOTS][: len(piece)]
            ended = self.ended[number % SLOTS]
            ended.synchronize()
            parts = np.array_split(slot, self.threads)
            pieces = np.array_split(piece, self.threads)
            list(self.pool.map(np.copyto, parts, pieces))
            self.cuda.memcpy_htod_async(address + begin, slot, self.stream)
            ended.record(self.stream)
        self.stream.synchronize()


@cache
def staging(cuda: Any) -> Staging:
    """The one of this process."""
    return Staging(cuda)
