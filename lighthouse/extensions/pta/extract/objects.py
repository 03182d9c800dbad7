"""Sets of objects as integers, whose bits are the objects, and moves of all members.

A move within blocks is often the same for many of them, so one shift moves these.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import Ids
from lighthouse.extensions.pta.extract.blocks import FIRST
from lighthouse.extensions.pta.extract.layout import Layout
from lighthouse.extensions.pta.extract.numbering import Numbering
from lighthouse.extensions.pta.solution import Solution

Fields = Mapping[int | None, Sequence[int]]
"""The fields of a layout that move by so many fields; None: to all fields."""


@dataclass(frozen=True, slots=True)
class Moves:
    """The objects that move by so many fields, and those that move to all fields of
    their blocks."""

    shifts: Sequence[tuple[int, int]]
    to_all: int

    def but(self, others: Moves) -> Moves:
        """The same, but other moves of the objects that these have."""
        own = ~reduce(or_, (objects for _, objects in others.shifts), others.to_all)
        shifts = [(by, objects & own) for by, objects in self.shifts if objects & own]
        return Moves([*shifts, *others.shifts], self.to_all & own | others.to_all)


class Objects:
    """The objects of a program; those of functions do not move."""

    def __init__(self, numbering: Numbering) -> None:
        first: dict[Layout, int] = {}
        count = 0
        # Of each object the block, and which field of which layout it is: its kind.
        blocks = [np.full(FIRST, -1)]
        kinds = [np.full(FIRST, -1)]
        for block in numbering.order:
            layout = numbering.layouts[block]
            if not numbering.is_memory(block):
                blocks.append(np.full(layout.fields, -1))
                kinds.append(np.full(layout.fields, -1))
                continue
            if layout not in first:
                first[layout] = count
                count += layout.fields
            blocks.append(np.full(layout.fields, block))
            kinds.append(first[layout] + np.arange(layout.fields))
        self._first = first
        self._blocks = np.concatenate(blocks)
        self._kinds = np.concatenate(kinds)
        self._kind_count = count
        self._bytes = 8 * (-(-len(self._kinds) // 64))
        self._of_kind = [
            (layout, field) for layout in first for field in range(layout.fields)
        ]
        self.members = cache(self._members)
        self.whole = cache(self._whole)

    @property
    def layouts(self) -> Collection[Layout]:
        return self._first.keys()

    def of_class(self, solution: Solution, number: int) -> int:
        """One set of a solution."""
        part = slice(solution.starts[number], solution.starts[number + 1])
        words = np.zeros(self._bytes // 8, np.uint64)
        words[solution.places[part]] = solution.words[part]
        return int.from_bytes(words.tobytes(), "little")

    def _members(self, objects: int) -> Ids:
        """The objects of a set, in order."""
        return np.flatnonzero(self._flags(objects)).astype(np.int32)

    def _whole(self, objects: int) -> int:
        """All fields of the blocks that some objects are in."""
        if not objects:
            return 0
        chosen = np.zeros(int(self._blocks.max()) + 2, np.bool_)
        chosen[self._blocks[self._flags(objects)]] = True
        chosen[-1] = False  # functions
        return _as_bits(chosen[self._blocks])

    def kinds(self, objects: int) -> list[tuple[Layout, int]]:
        """Of which layouts some objects are which fields; functions aside."""
        found = np.unique(self._kinds[self._flags(objects)])
        return [self._of_kind[kind] for kind in found.tolist() if kind >= 0]

    def moves(self, fields: Callable[[Layout], Fields]) -> Moves:
        """The moves of all objects, by those of the fields of each layout."""
        found: defaultdict[int | None, list[int]] = defaultdict(list)
        for layout, first in self._first.items():
            for shift, moved in fields(layout).items():
                found[shift] += [first + field for field in moved]
        to_all = self._of_kinds(found.pop(None, ()))
        shifts = [
            (by, self._of_kinds(moved)) for by, moved in found.items() if by is not None
        ]
        return Moves(shifts, to_all)

    def move(self, objects: int, moves: Moves) -> int:
        found = self.whole(objects & moves.to_all)
        for fields, of_shift in moves.shifts:
            moved = objects & of_shift
            found |= moved << fields if fields >= 0 else moved >> -fields
        return found

    def _of_kinds(self, kinds: Sequence[int]) -> int:
        if not kinds:
            return 0
        chosen = np.zeros(self._kind_count + 1, np.bool_)
        chosen[kinds] = True
        return _as_bits(chosen[self._kinds])

    def _flags(self, objects: int) -> NDArray[np.bool_]:
        packed = np.frombuffer(objects.to_bytes(self._bytes, "little"), np.uint8)
        flags = np.unpackbits(packed, count=len(self._kinds), bitorder="little")
        return flags.view(np.bool_)


def _as_bits(flags: NDArray[np.bool_]) -> int:
    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")
