"""The solution of points-to analysis: a set for each variable."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import Ids, Mode
from lighthouse.graph import hashing, native
from lighthouse.sets import packed, sizes_of, unpacked

PIECE = 1 << 16
"""How many words are unpacked at a time."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Solution:
    """A set of objects for each variable; variables with one set share it.

    classes    int32 (N,): which set is that of a variable, from 0 to K-1
    starts     int64 (K + 1,): where the words of each set begin
    places     int32 (W,): which 64 objects a word is about, growing within a set
    words      uint64 (W,): object 64 * place + i is in the set if bit i is 1; never 0
    mode       in which it was solved (`modes`), None where that is not known
    solver     which program solved it, and its version; empty where not known
    options    those of `lighthouse pta solve`, likewise
    """

    classes: Ids
    starts: NDArray[np.int64]
    places: Ids
    words: NDArray[np.uint64]
    mode: Mode | None = None
    solver: str = ""
    options: str = ""

    @classmethod
    def of_sets(
        cls, classes: Ids, starts: NDArray[np.int64], members: NDArray[np.int64]
    ) -> Solution:
        """From lists of objects, in any order and perhaps repeated.

        classes as above; starts int64 (K + 1,): where each set begins in `members`.
        """
        numbers = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
        order = np.lexsort((members, numbers))
        count = len(starts) - 1
        starts, places, words = packed(count, numbers[order], members[order])
        classes = classes.astype(np.int32)
        return cls(classes=classes, starts=starts, places=places, words=words)

    @property
    def variables(self) -> int:
        return len(self.classes)

    def first(self, variables: int) -> Solution:
        """The solution of the first `variables` alone."""
        return replace(self, classes=self.classes[:variables])

    def members(self, variable: int) -> Ids:
        """What `variable` points to, in order."""
        return self.members_of_class(int(self.classes[variable]))

    def members_of_class(self, number: int) -> Ids:
        """The objects of one set, in order."""
        part = slice(self.starts[number], self.starts[number + 1])
        return unpacked(self.places[part], self.words[part])[1].astype(np.int32)

    def classes_with(self, member: int) -> NDArray[np.bool_]:
        """Which sets have `member`: bool (K,)."""
        place, bit = divmod(member, 64)
        here = np.flatnonzero(self.places == place)
        here = here[(self.words[here] >> np.uint64(bit)) & np.uint64(1) == 1]
        found = np.zeros(len(self.starts) - 1, np.bool_)
        found[np.searchsorted(self.starts, here, side="right") - 1] = True
        return found

    def sizes(self) -> NDArray[np.int64]:
        """How many objects each variable points to: int64 (N,)."""
        return sizes_of(self.starts, self.words)[self.classes]

    def digest(self) -> str:
        """16 hexadecimal digits that equal solutions share, however they are stored.

        The sum over all variables v that point to something of mix(mix(v) ^ the sum of
        mix(z) over what v points to), modulo 2**64.
        """
        if library := native.library_for(64 * len(self.words)):
            total = np.empty(len(self.words) + 1, np.uint64)
            places, words = map(np.ascontiguousarray, (self.places, self.words))
            native.call(library, "hash_members", len(words), places, words, total)
        else:
            total = self._sums()
        of_class = total[self.starts[1:]] - total[self.starts[:-1]]
        pointing = np.flatnonzero(np.diff(self.starts)[self.classes])
        hashes = of_class[self.classes[pointing]]
        return f"{mix(mix(pointing.astype(np.uint64)) ^ hashes).sum():016x}"

    def _sums(self) -> NDArray[np.uint64]:
        """What `hash_members` of native.cpp adds up, by numpy."""
        sums = [np.zeros(1, np.uint64)]
        for start in range(0, len(self.words), PIECE):
            part = slice(start, start + PIECE)
            word, members = unpacked(self.places[part], self.words[part])
            first = np.flatnonzero(np.diff(word, prepend=-1))
            sums.append(np.add.reduceat(mix(members.astype(np.uint64)), first))
        return np.cumsum(np.concatenate(sums))


def histogram(sizes: NDArray[np.int64]) -> list[tuple[int, int, int]]:
    """How many sets have a size from `low` to `high`: rows (low, high, count).

    The ranges are 0, 1, 2 … 3, 4 … 7 and so on up to that of the largest.
    """
    counts = np.bincount(np.frexp(sizes)[1]).tolist()
    return [
        (1 << bits >> 1, (1 << bits) - 1, count) for bits, count in enumerate(counts)
    ]


def mix(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """One step of the generator splitmix64 from each of the values."""
    return hashing.finalise(values + np.uint64(hashing.STEP))
