"""Sparse bit sets of nodes in three arrays: the values of an extension's properties."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

import numpy as np
from numpy.typing import NDArray

Ids = NDArray[np.int32]
Arrays = tuple[NDArray[np.int64], Ids, NDArray[np.uint64]]


class SparseSets(Sequence[Ids]):
    """One set for each of N nodes, in words of 64 nodes.

    starts   int64 (N + 1,): where the words of each set begin
    places   int32 (W,): which 64 nodes a word is about, growing within a set
    words    uint64 (W,): node 64 * place + i is in the set if bit i is 1; never 0

    They may be made of K different sets, of which `classes`, int32 (N,), says which is
    that of a node; the arrays of all N are then put together when they are asked for.
    """

    def __init__(
        self,
        starts: NDArray[np.int64],
        places: Ids,
        words: NDArray[np.uint64],
        classes: Ids | None = None,
    ) -> None:
        self._arrays = starts, places, words
        self._classes = classes

    @property
    def starts(self) -> NDArray[np.int64]:
        return self._all()[0]

    @property
    def places(self) -> Ids:
        return self._all()[1]

    @property
    def words(self) -> NDArray[np.uint64]:
        return self._all()[2]

    def _all(self) -> Arrays:
        if self._classes is not None:
            self._arrays, self._classes = sets_of(*self._arrays, self._classes), None
        return self._arrays

    @property
    def different(self) -> tuple[Ids, SparseSets] | None:
        """Which different set is that of each node, and these, as long as nobody has
        asked for all."""
        if self._classes is None:
            return None
        return self._classes, SparseSets(*self._arrays)

    @classmethod
    def empty(cls, count: int) -> SparseSets:
        starts = np.zeros(count + 1, np.int64)
        return cls(starts, np.empty(0, np.int32), np.empty(0, np.uint64))

    @classmethod
    def of(cls, sets: Iterable[Iterable[int]]) -> SparseSets:
        """From the members of each set, in any order."""
        rows = [np.unique(np.fromiter(each, np.int64)) for each in sets]
        members = np.concatenate([np.empty(0, np.int64), *rows])
        numbers = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
        return cls(*packed(len(rows), numbers, members))

    def copy(self) -> SparseSets:
        starts, places, words = self._arrays
        return SparseSets(starts.copy(), places.copy(), words.copy(), self._classes)

    def __len__(self) -> int:
        return len(self._arrays[0]) - 1 if self._classes is None else len(self._classes)

    @overload
    def __getitem__(self, at: int) -> Ids: ...
    @overload
    def __getitem__(self, at: slice) -> list[Ids]: ...
    def __getitem__(self, at: int | slice) -> Ids | list[Ids]:
        """The members of a set, in order."""
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(f"there is no set {at}")
        at %= len(self)
        part = slice(self.starts[at], self.starts[at + 1])
        return unpacked(self.places[part], self.words[part])[1].astype(np.int32)

    def __setitem__(self, at: slice, sets: Iterable[Iterable[int]]) -> None:
        """Replace all of them: `at` is `[:]`."""
        new = sets if isinstance(sets, SparseSets) else SparseSets.of(sets)
        self._arrays, self._classes = new._arrays, new._classes

    def __iter__(self) -> Iterator[Ids]:
        return (self[i] for i in range(len(self)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SparseSets):
            return NotImplemented
        return (
            np.array_equal(self.starts, other.starts)
            and np.array_equal(self.places, other.places)
            and np.array_equal(self.words, other.words)
        )

    def outermost(self) -> NDArray[np.int64]:
        """Members of some of them, the least and the greatest among these."""
        _, places, words = self._arrays
        if not len(places):
            return np.empty(0, np.int64)
        outer = (places == places.min()) | (places == places.max())
        return unpacked(places[outer], words[outer])[1]

    def sizes(self) -> NDArray[np.int64]:
        """How many members each set has."""
        return sizes_of(self.starts, self.words)


def packed(
    count: int, numbers: NDArray[np.integer], members: NDArray[np.int64]
) -> Arrays:
    """Starts, places and words of so many sets.

    numbers  which set has a member, in ascending order, as are the members of a set;
             the same one may come several times
    """
    places = members >> 6
    new = np.ones(len(members), np.bool_)
    new[1:] = (np.diff(places) != 0) | (np.diff(numbers) != 0)
    first = np.flatnonzero(new)
    bits = np.uint64(1) << (members & 63).astype(np.uint64)
    words = np.bitwise_or.reduceat(bits, first) if len(first) else bits
    starts = np.searchsorted(numbers[first], np.arange(count + 1)).astype(np.int64)
    return starts, places[first].astype(np.int32), words


def sets_of(
    starts: NDArray[np.int64],
    places: Ids,
    words: NDArray[np.uint64],
    sets: NDArray[np.integer],
) -> Arrays:
    """Starts, places and words of some sets, in the order of `sets`."""
    lengths = np.diff(starts)[sets]
    new_starts = np.append(0, np.cumsum(lengths, dtype=np.int64))
    at = np.repeat(starts[sets] - new_starts[:-1], lengths)
    at += np.arange(len(at))
    return new_starts, places[at], words[at]


def sizes_of(starts: NDArray[np.int64], words: NDArray[np.uint64]) -> NDArray[np.int64]:
    """How many members each set has."""
    sums = np.append(0, np.cumsum(population(words)))
    found: NDArray[np.int64] = sums[starts[1:]] - sums[starts[:-1]]
    return found


def population(words: NDArray[np.uint64]) -> NDArray[np.int64]:
    """How many bits of each word are 1, added up in ever wider fields."""
    pairs, fours = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
    eights, ones = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)
    counts = words - ((words >> np.uint64(1)) & pairs)
    counts = (counts & fours) + ((counts >> np.uint64(2)) & fours)
    counts = (counts + (counts >> np.uint64(4))) & eights
    found: NDArray[np.uint64] = (counts * ones) >> np.uint64(56)
    return found.astype(np.int64)


def unpacked(
    places: Ids, words: NDArray[np.uint64]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For each 1, in order: the index of its word, and the node it stands for."""
    bits = np.unpackbits(words.astype("<u8").view(np.uint8), bitorder="little")
    word, bit = np.divmod(np.flatnonzero(bits), 64)
    return word, places[word].astype(np.int64) * 64 + bit
