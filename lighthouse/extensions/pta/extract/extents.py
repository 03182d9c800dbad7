"""Which fields objects have whose type the program does not name: heap, outside."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from lighthouse.extensions.pta.extract.facts import Block, Facts, Kind
from lighthouse.extensions.pta.extract.layout import Layout, Piece, repeated
from lighthouse.extensions.pta.extract.partition import Partition

_MOST = 4096


class Extents:
    """The layout of each block, by number; of functions, one field a parameter.

    What pointers to an untyped block step over tells its type.  Of the structs, the
    one with the most fields whose size divides that of the block is taken, and the
    block is an array of them.  Where there are distances in bytes as well, only a
    struct just as large as the block will do: others may belong to other blocks.
    Failing that, the block has a field for each word of its size, but not for more
    than twice as many as the longest step passes over (a step may begin where another
    ended) and at most _MOST.  A block that nobody steps in is one field.
    """

    def __init__(self, facts: Facts, partition: Partition, word: int) -> None:
        self._word = word
        self._named: defaultdict[int, set[Layout]] = defaultdict(set)
        self._reach: defaultdict[int, int] = defaultdict(int)
        for step in facts.steps:
            place = partition.pointee(step.source)
            if step.within is not None:
                self._named[place].add(step.within)
            else:
                self._reach[place] = max(self._reach[place], abs(step.distance))
        self.worded: set[int] = set()
        self.layouts = [
            self._layout(number, block, partition.home(number))
            for number, block in enumerate(facts.blocks)
        ]

    def _layout(self, number: int, block: Block, place: int) -> Layout:
        if block.kind is Kind.FUNCTION:
            return self._words(2 + block.parameters)
        if block.layout is not None:
            return block.layout
        structs = [
            layout
            for layout in self._named[place]
            if layout.fields > 1 and layout.size and self._fits(layout, block, place)
        ]
        if structs:
            return repeated(max(structs, key=lambda one: (one.fields, one.size)))
        most = max((layout.fields for layout in self._named[place]), default=1)
        reached = -(-self._reach[place] // self._word)
        words = max(most, min(2 * reached, _MOST))
        if block.size is not None:
            words = min(words, max(1, -(-block.size // self._word)))
        if words <= 1:
            return repeated(Layout(self._word, 1, ()))
        self.worded.add(number)
        return self._words(words)

    def _fits(self, layout: Layout, block: Block, place: int) -> bool:
        if self._reach[place]:
            return block.size == layout.size
        return block.size is None or block.size % layout.size == 0

    @cache  # noqa: B019 - lives as long as one extraction
    def _words(self, count: int) -> Layout:
        pieces = tuple(Piece(self._word * index, index) for index in range(count))
        return Layout(self._word * count, count, pieces)
