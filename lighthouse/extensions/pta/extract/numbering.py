"""Turns facts into numbered constraints between fields."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from lighthouse.extensions.pta.constraints import Constraints, Site
from lighthouse.extensions.pta.extract.blocks import FIRST, Blocks, Rows
from lighthouse.extensions.pta.extract.extents import Extents
from lighthouse.extensions.pta.extract.facts import (
    Block,
    BlockCopy,
    Called,
    Facts,
    Field,
    Kind,
    Node,
    Part,
    Step,
)
from lighthouse.extensions.pta.extract.layout import Layout

# Copies of more fields than this do not tell them apart.
_SEPARATE = 64


@dataclass(slots=True)
class _Target:
    """What pointers of one place may lead to, functions aside.

    layouts  each once; `loose` are those known by distances in bytes alone
    worded   some have words for fields
    moves    by how many fields so many bytes move, where it was asked before
    all      variables that point to every field of so many of the blocks, all or the
             loose ones, if such were needed
    """

    blocks: list[int]
    layouts: list[Layout]
    loose: list[Layout]
    worded: bool
    moves: dict[int, list[int]] = field(default_factory=dict)
    all: dict[int, int] = field(default_factory=dict)


class Numbering:
    """The constraints that say what facts do, with `parts` of them.

    Functions come first among the objects, then all others in the order of the program.
    """

    def __init__(self, facts: Facts, parts: Collection[Part] = ()) -> None:
        self._facts = facts
        self._parts = parts
        self._leads = Blocks(facts, parts)
        self._extents = Extents(facts, self._leads)
        blocks = facts.blocks
        numbers = range(len(blocks))
        self.order = sorted(numbers, key=self.is_memory)
        self._bases = [0] * len(blocks)
        at = FIRST
        for block in self.order:
            self._bases[block] = at
            at += self.layouts[block].fields
        self._objects = at
        self._variables = at + facts.variables
        self._rows = Rows()
        self._named: Counter[str] = Counter()
        self._targets: dict[int, _Target] = {}

    @property
    def layouts(self) -> list[Layout]:
        """Of each block, by number."""
        return self._extents.layouts

    def base(self, block: int) -> int:
        """The number of the first field of a block."""
        return self._bases[block]

    def is_memory(self, block: int) -> bool:
        """Whether pointers move within it: it is no function."""
        return self._facts.blocks[block].kind is not Kind.FUNCTION

    def constraints(self) -> Constraints:
        facts = self._facts
        self._rows.add(facts, self._parts, self.id)
        for step in facts.steps:
            self._step(step)
        for copy in facts.block_copies:
            self._block_copy(copy)
        sizes = np.zeros(self._variables, np.int32)
        functions = np.zeros(self._variables, np.bool_)
        names: dict[int, str] = {}
        lines: dict[int, str] = {}
        for block in self.order:
            base, count = self._bases[block], self.layouts[block].fields
            sizes[base : base + count] = np.arange(count, 0, -1)
            described = facts.blocks[block]
            functions[base] = described.kind is Kind.FUNCTION
            for index, name in enumerate(self._field_names(block, described)):
                names[base + index] = name
                if described.line:
                    lines[base + index] = described.line
        for node, name in facts.names.items():
            names[self.id(node)] = self._unique(name)
        lines |= {self.id(node): line for node, line in facts.lines.items()}
        found = self._rows.constraints(sizes, functions, self._objects)
        sites = tuple(self._site(call) for call in facts.calls)
        found = replace(found, names=names, lines=lines, sites=sites)
        return replace(found, spans=facts.spans)

    def _site(self, call: Called) -> Site:
        caller = self._bases[call.caller]
        if call.function is not None:
            return Site(caller, self.id(call.function), line=call.line)
        if call.pointer is not None:
            return Site(caller, self.id(call.pointer), True, call.line)
        return Site(caller, call.name, line=call.line)

    def id(self, node: Node) -> int:
        """The number of a variable, or of a field and the variable in it."""
        if not isinstance(node, Field):
            return self._objects + node
        last = self.layouts[node.block].fields - 1
        return self._bases[node.block] + min(node.number, last)

    def _field_names(self, block: int, described: Block) -> list[str]:
        name = self._unique(described.name)
        if described.kind is Kind.FUNCTION:
            given = (f"arg{index}" for index in range(described.parameters))
            parts = ["return", *given]
            # A local variable may be called so, too; it gets another name then.
            return [name, *(self._unique(f"{name}.{part}") for part in parts)]
        starts = self.layouts[block].starts()
        return [name, *(f"{name}+{at}" for at in starts[1:])]

    def _unique(self, name: str) -> str:
        """The name, with a number if another variable or object has it already."""
        self._named[name] += 1
        times = self._named[name]
        return name if times == 1 else f"{name}#{times}"

    def _new(self) -> int:
        self._variables += 1
        return self._variables - 1

    def _move(self, target: int, source: int, fields: int) -> None:
        if fields:
            self._rows.offsets[target, source, fields] = None
        else:
            self._rows.copy(target, source)

    def _step(self, step: Step) -> None:
        target, source = self.id(step.target), self.id(step.source)
        leads = self._target(step.source)
        if step.computed:
            self._rows.copy(target, source)
            loose = self._extents.loose.intersection(leads.blocks)
            self._rows.copy(target, self._anything_in(leads, loose))
            return
        if step.anywhere and leads.worded:
            # Fields are words here, so an element may be at any of them.
            some = target if not step.fields else self._new()
            self._rows.copy(some, source)
            self._rows.offsets[some, some, 1] = None
            source = some
        if step.within is not None:
            for fields in self._moves_within(leads, step):
                self._move(target, source, fields)
        elif step.distance == 0:
            self._move(target, source, step.fields)
        elif step.distance > 0:
            for fields in self._moves(leads, step.distance):
                self._move(target, source, fields)
        elif -step.distance < self._facts.word:
            self._rows.copy(target, source)
        # Offsets lead forwards only; `completion` adds where other steps lead.

    def _target(self, pointer: Node) -> _Target:
        place = self._leads.place(pointer)
        found = self._targets.get(place)
        if found is None:
            blocks = self._leads.at(place)
            found = self._targets[place] = _Target(
                blocks,
                self._different(blocks),
                self._different(self._extents.loose.intersection(blocks)),
                not self._extents.worded.isdisjoint(blocks),
            )
        return found

    def _different(self, blocks: Iterable[int]) -> list[Layout]:
        return list({self.layouts[block]: None for block in sorted(blocks)})

    def _moves(self, leads: _Target, distance: int) -> list[int]:
        found = leads.moves.get(distance)
        if found is None:
            found = _moves(leads.layouts, distance)
            if not leads.blocks:
                found = [distance // self._facts.word]
            leads.moves[distance] = found
        return found

    def _moves_within(self, leads: _Target, step: Step) -> list[int]:
        if len(leads.loose) < len(leads.layouts) or not leads.blocks:
            return sorted({step.fields, *_moves(leads.loose, step.distance)})
        return _moves(leads.loose, step.distance)

    def _anything_in(self, leads: _Target, blocks: Collection[int]) -> int:
        """A variable that points to all fields of some of the blocks that a pointer may
        lead to: there are no offsets backwards, from a member to its struct.
        """
        found = leads.all.get(len(blocks))
        if found is None:
            found = leads.all[len(blocks)] = self._new()
            for block in sorted(blocks):
                count = self.layouts[block].fields
                for index in range(count if count > 1 else 0):
                    self._rows.address_of[found, self._bases[block] + index] = None
        return found

    def _block_copy(self, copy: BlockCopy) -> None:
        targets, sources = self._target(copy.target), self._target(copy.source)
        to = self._span(targets.layouts, copy.size)
        taken = self._span(sources.layouts, copy.size)
        target, source = self.id(copy.target), self.id(copy.source)
        if max(to, taken) > _SEPARATE:
            value = self._new()
            self._rows.loads[value, self._everywhere(source), 0] = None
            self._rows.stores[self._everywhere(target), value, 0] = None
        elif self._shapes_differ(targets, sources):
            value = self._new()
            for fields in range(taken):
                self._rows.loads[value, self._at(source, fields), 0] = None
            for fields in range(to):
                self._rows.stores[self._at(target, fields), value, 0] = None
        else:
            for fields in range(min(to, taken)):
                value = self._new()
                self._rows.loads[value, self._at(source, fields), 0] = None
                self._rows.stores[self._at(target, fields), value, 0] = None

    def _shapes_differ(self, targets: _Target, sources: _Target) -> bool:
        """Some blocks have one field for many words, where others have several."""
        layouts = targets.layouts + sources.layouts
        word = self._facts.word
        one = any(
            layout.fields == 1 and (layout.endless or layout.size > word)
            for layout in layouts
        )
        if one and any(layout.fields > 1 for layout in layouts):
            return True
        shared = any(layout.fields * word < layout.size for layout in layouts)
        return shared and (targets.worded or sources.worded)

    def _everywhere(self, pointer: int) -> int:
        """A variable that points to what `pointer` does, and to all fields after."""
        found = self._new()
        self._rows.copy(found, pointer)
        self._rows.offsets[found, found, 1] = None
        return found

    def _span(self, layouts: Sequence[Layout], size: int | None) -> int:
        """How many fields such a copy may touch."""
        most = max((layout.fields for layout in layouts), default=1)
        return most if size is None else min(most, max(1, -(-size // self._facts.word)))

    def _at(self, pointer: int, fields: int) -> int:
        if not fields:
            return pointer
        moved = self._new()
        self._rows.offsets[moved, pointer, fields] = None
        return moved


def _moves(layouts: Collection[Layout], distance: int) -> list[int]:
    """By how many fields; where that depends on the block, `completion` adds where
    pointers to those of one field lead."""
    several = [one for one in layouts if one.fields > 1] or layouts
    return sorted(set().union(*(one.steps(distance) for one in several)))
