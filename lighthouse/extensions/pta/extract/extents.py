"""The fields of objects whose type is unknown: heap and external memory."""

from collections import defaultdict
from collections.abc import Iterable

from lighthouse.extensions.pta.extract.blocks import Blocks
from lighthouse.extensions.pta.extract.facts import Block, Facts, Kind
from lighthouse.extensions.pta.extract.kept import kept
from lighthouse.extensions.pta.extract.layout import Layout, Piece, one_field, repeated

MOST = 512
"""Fields of memory of which no type is told."""


class Extents:
    """The layout of each block, by number; of functions, one field a parameter.

    What pointers to an untyped block step over tells its type.  Of the structs, the
    one with the most fields whose size divides that of the block is taken, and the
    block is an array of them.  Where there are distances in bytes as well, only a
    struct just as large as the block will do: others may belong to other blocks.
    Failing that, the block has a field for each word of its size, but not for more
    than the structs have, or than twice as many as the longest step passes over (a step
    may begin where another ended).  If that is more than MOST, all is one field.

    `worded` are the blocks that have words for fields, `loose` these and those of one
    field: in them, fields of a struct are at its distances in bytes.
    """

    def __init__(self, facts: Facts, blocks: Blocks) -> None:
        self._word = facts.word
        self._one = one_field(facts.word)
        named: defaultdict[int, set[Layout]] = defaultdict(set)
        reach: defaultdict[int, int] = defaultdict(int)
        for step in facts.steps:
            place = blocks.place(step.source)
            if step.within is not None:
                named[place].add(step.within)
            else:
                reach[place] = max(reach[place], abs(step.distance))
        self._named: defaultdict[int, set[Layout]] = defaultdict(set)
        self._reach: defaultdict[int, int] = defaultdict(int)
        for place in named.keys() | reach.keys():
            for block in blocks.at(place):
                if facts.blocks[block].layout is None:
                    self._named[block] |= named[place]
                    self._reach[block] = max(self._reach[block], reach[place])
        self.worded: set[int] = set()
        self.loose: set[int] = set()
        self.layouts = [
            self._layout(number, block) for number, block in enumerate(facts.blocks)
        ]

    def _layout(self, number: int, block: Block) -> Layout:
        if block.kind is Kind.FUNCTION:
            return self._words(2 + block.parameters)
        if block.layout is not None:
            return block.layout
        named, reach = self._named[number], self._reach[number]
        structs = [one for one in named if one.fields > 1 and _fits(one, block, reach)]
        if structs:
            return self._repeated(max(structs, key=lambda one: (one.fields, one.size)))
        self.loose.add(number)
        whole = False
        words = max(2 * self._count(reach), *self._counts(named), 1)
        if block.size is not None and words >= self._count(block.size):
            words = max(1, self._count(block.size))
            whole = True
        if words > MOST:
            return self._one
        if words > 1:
            self.worded.add(number)
        # Of a longer block, what is so many words further is the same field.
        return self._words(words) if whole else self._repeated(self._words(words))

    def _counts(self, layouts: Iterable[Layout]) -> list[int]:
        return [self._count(layout.size) for layout in layouts]

    def _count(self, size: int) -> int:
        return -(-size // self._word)

    @kept
    def _repeated(self, layout: Layout) -> Layout:
        return repeated(layout)

    @kept
    def _words(self, count: int) -> Layout:
        pieces = tuple(Piece(self._word * index, index) for index in range(count))
        return Layout(self._word * count, count, pieces)


def _fits(layout: Layout, block: Block, reach: int) -> bool:
    if not layout.size:
        return False
    if reach:
        return block.size == layout.size
    return block.size is None or block.size % layout.size == 0
