"""What points-to analysis found."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import Ids


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """A set of objects for each variable; variables with one set share it.

    classes    int32 (N,): which set is that of a variable, from 0 to K-1
    starts     int64 (K + 1,): where the words of each set begin
    places     int32 (W,): which 64 objects a word is about, growing within a set
    words      uint64 (W,): object 64 * place + i is in the set if bit i is 1; never 0
    """

    classes: Ids
    starts: NDArray[np.int64]
    places: Ids
    words: NDArray[np.uint64]

    def members(self, variable: int) -> Ids:
        """What `variable` points to, in order."""
        number = self.classes[variable]
        part = slice(self.starts[number], self.starts[number + 1])
        bits = np.unpackbits(self.words[part].view(np.uint8), bitorder="little")
        word, bit = np.divmod(np.flatnonzero(bits), 64)
        return (self.places[part][word] * 64 + bit).astype(np.int32)
