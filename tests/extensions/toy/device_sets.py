"""The sets of `toy` in the memory of a device, for runs from Python."""

from typing import Any

import numpy as np

from lighthouse.runtime.device import Device
from lighthouse.sets import SparseSets

WORD, ADDRESS = np.dtype(np.uint32), np.dtype(np.int64)


class WordSets:
    """A property is what kernels see, one address: that of a word for each node."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.made: list[tuple[Any, Any, int]] = []

    def make(self, count: int, result: bool) -> Any:
        words = self.device.allocate(count, WORD)
        self.device.fill(words, 0)
        seen = self.device.allocate(1, ADDRESS)
        self.device.upload(seen, np.array([self.device.address(words)], ADDRESS))
        self.made.append((seen, words, count))
        return seen

    def settle(self) -> int:
        return 0  # there is always room

    def write(self, made: Any, sets: SparseSets) -> None:
        words = np.zeros(len(sets), WORD)
        some = np.diff(sets.starts) > 0
        words[some] = sets.words[sets.starts[:-1][some]].astype(WORD)
        self.device.upload(self.words(made)[0], words)

    def read(self, made: Any) -> SparseSets:
        words, count = self.words(made)
        found = np.empty(count, WORD)
        self.device.download(words, found)
        starts = np.concatenate([[0], np.cumsum(found != 0, dtype=np.int64)])
        some = found[found != 0].astype(np.uint64)
        return SparseSets(starts, np.zeros(len(some), np.int32), some)

    def words(self, made: Any) -> tuple[Any, int]:
        return next((words, n) for seen, words, n in self.made if seen is made)

    @property
    def reserved_bytes(self) -> int:
        return sum(4 * count for _, _, count in self.made)
