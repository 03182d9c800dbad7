"""Looks at many edges in blocks, by all cores: numpy lets threads run side by side.

A block is small enough for the caches, and so large that the threads seldom wait for
the interpreter's lock.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, zip_longest
from typing import TypeVar

T = TypeVar("T")

BLOCK = 1 << 18
"""Edges that are looked at together."""

FEW = 1 << 16
"""So many elements are not worth threads."""


def blocks(stop: int, size: int = 0, start: int = 0) -> list[slice]:
    """Slices of `size` elements, else BLOCK, from `start` on; the last may be
    shorter."""
    size = size or BLOCK
    return [slice(i, min(i + size, stop)) for i in range(start, stop, size)]


def after(part: slice) -> slice:
    """The elements that follow those of `part`, each the next one."""
    return slice(part.start + 1, part.stop + 1)


def over(parts: list[slice], function: Callable[[slice], T]) -> list[T]:
    """What `function` returns for each of consecutive parts, called by several threads
    if it pays."""
    workers = min(len(os.sched_getaffinity(0)), len(parts))
    if workers < 2 or parts[-1].stop - parts[0].start <= FEW:
        return [function(part) for part in parts]

    # One task for each worker: there may be a hundred thousand parts.
    def share(worker: int) -> list[T]:
        return [function(part) for part in parts[worker::workers]]

    with ThreadPoolExecutor(workers) as pool:
        shares = list(pool.map(share, range(workers)))
    found = chain.from_iterable(zip_longest(*shares))
    return [value for value, _ in zip(found, parts, strict=False)]
