"""Completes the constraints where field offsets cannot express byte offsets.

Offset constraints move all targets of a pointer by the same number of fields.  That is
correct where the program accesses memory with its own type, but not with another one: a
struct in an array of bytes, a union, a struct found from one of its members.  There the
offset in bytes decides.  So the constraints are solved; the target of each step is
computed in bytes, for each field that it starts from; and targets that the solution
lacks are added as address-of constraints.  Likewise a block is copied byte by byte
where its two sides have different types, and loads of less than a pointer copy pointers
once the memory that they read contains some.

This is repeated until nothing is missing, so the solution is sound.  A step that lacks
something again and again, as that of a loop over an array does, is taken as often as it
leads further: the number of rounds does not depend on that of fields.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Ids
from lighthouse.extensions.pta.extract.blocks import FIRST, solved
from lighthouse.extensions.pta.extract.facts import Facts, Part, Step
from lighthouse.extensions.pta.extract.layout import Layout
from lighthouse.extensions.pta.extract.members import with_members
from lighthouse.extensions.pta.extract.numbering import Numbering
from lighthouse.extensions.pta.extract.unknown import More, Unknowns
from lighthouse.extensions.pta.solution import Solution


@dataclass(frozen=True, slots=True)
class Extracted:
    """The constraints of a program, and of each function that is neither there nor
    known by a model how many objects it is given pointers to."""

    constraints: Constraints
    unmodelled: Mapping[str, int]


def complete(facts: Facts) -> Extracted | None:
    """The constraints that say what `facts` do; None if pointers are taken apart, and
    the facts do not have what becomes of the parts."""
    parts: dict[Part, None] = {}
    while True:
        numbering = Numbering(facts, parts)
        found, solution, new = _stepped(facts, numbering, parts)
        if not new:
            found = with_members(found, facts, numbering, solution)
            return Extracted(found, _given(facts, numbering, solution))
        if not facts.in_parts:
            return None
        # What blocks have for fields depends on them, so the numbers change.
        parts |= new


def _given(facts: Facts, numbering: Numbering, solution: Solution) -> dict[str, int]:
    found = {}
    for name, nodes in facts.unmodelled.items():
        given = [solution.members(numbering.id(node)) for node in nodes]
        found[name] = len(set().union(*(objects.tolist() for objects in given)))
    return found


def _stepped(
    facts: Facts, numbering: Numbering, parts: Collection[Part]
) -> tuple[Constraints, Solution, dict[Part, None]]:
    """The constraints with all targets of steps; and parts that turn out to have
    pointers besides those that are known.  If the facts do not have what becomes of
    parts, the first of these ends it."""
    found = numbering.constraints()
    steps = _Steps(facts, numbering)
    unknowns = Unknowns(facts, numbering.id)
    new: dict[Part, None] = {}
    while True:
        solution = solved(found)
        more = {
            part: None
            for part in facts.parts
            if part not in parts
            and part not in new
            and _has_pointers(part, numbering, solution)
        }
        new |= more
        if more and not facts.in_parts:
            return found, solution, new
        reached = set(steps.missing(solution))
        # Comparing what is copied takes longest, so it waits for the steps.
        copied = set() if reached else set(steps.missing_copies(solution))
        moved = More(
            address_of=reached,
            copies=copied | _rows(more, numbering, True),
            loads=_rows(more, numbering, False),
        )
        lost = unknowns.missing(found, solution)
        if not moved and not lost:
            return found, solution, new
        found = lost.added_to(moved.added_to(found))


def _rows(
    parts: Collection[Part], numbering: Numbering, direct: bool
) -> set[tuple[int, ...]]:
    """The copies that parts are, if `direct`, or their loads."""
    return {
        (numbering.id(part.value), numbering.id(part.place), *(() if direct else (0,)))
        for part in parts
        if part.direct == direct
    }


def _has_pointers(part: Part, numbering: Numbering, solution: Solution) -> bool:
    place = numbering.id(part.place)
    read = [place] if part.direct else solution.members(place)
    if UNKNOWN in read:
        return True
    classes = solution.classes[read]
    return bool(np.any(solution.starts[classes + 1] > solution.starts[classes]))


_Place = tuple[Layout, int]
"""A layout, and a field of it."""


def _bits(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def _numbers(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


_FEW = 3
"""Rounds in which a step may lack something before it is taken as repeated."""


class _Steps:
    """The steps of a program, and its copies of blocks, by field."""

    def __init__(self, facts: Facts, numbering: Numbering) -> None:
        self._word = facts.word
        self._numbering = numbering
        # Of each object the block, of those of functions -1.
        blocks = [
            np.full(
                numbering.layouts[block].fields,
                block if numbering.is_memory(block) else -1,
            )
            for block in numbering.order
        ]
        self._blocks = np.concatenate([np.full(FIRST, -1), *blocks])
        self._steps = [
            (numbering.id(step.target), numbering.id(step.source), _same_for_all(step))
            for step in facts.steps
            if step.within is not None or step.anywhere or step.distance
        ]
        self._known: defaultdict[Step, dict[_Place, int]] = defaultdict(dict)
        # In how many rounds each of the steps lacked something.
        self._lacked: Counter[int] = Counter()
        self._copies = [
            (numbering.id(copy.target), numbering.id(copy.source), copy.size)
            for copy in facts.block_copies
        ]

    def missing(self, solution: Solution) -> Iterator[tuple[int, int]]:
        """The target of each step, and what it should point to."""
        bits = cache(lambda number: _bits(solution.members_of_class(number).tolist()))
        spots = cache(
            lambda number: self._spots(solution.members_of_class(number), bits(number))
        )
        leads = cache(
            lambda number, step, repeated: self._lead(spots(number), step, repeated)
        )
        for index, (target, source, step) in enumerate(self._steps):
            number = int(solution.classes[source])
            has = bits(int(solution.classes[target]))
            lacking = leads(number, step, False) & ~has
            if not lacking:
                continue
            self._lacked[index] += 1
            if self._lacked[index] > _FEW:
                lacking = leads(number, step, True) & ~has
            for object_ in _numbers(lacking):
                yield target, object_

    def _spots(self, objects: Ids, bits: int) -> list[tuple[int, Layout, int]]:
        """Where the blocks of some objects begin, and as bits which fields these are;
        functions aside."""
        found = []
        for block in np.unique(self._blocks[objects]).tolist():
            if block >= 0:
                base, layout = (
                    self._numbering.base(block),
                    self._numbering.layouts[block],
                )
                found.append((base, layout, bits >> base & (1 << layout.fields) - 1))
        return found

    def missing_copies(self, solution: Solution) -> Iterator[tuple[int, int]]:
        """Fields, and those that should have been copied to them."""
        bits = cache(lambda number: _bits(solution.members_of_class(number).tolist()))
        classes = solution.classes.tolist()

        @cache
        def any_of(bases: tuple[int, ...], field: int) -> int:
            """What the field has in one of the blocks."""
            found = 0
            for number in {classes[base + field] for base in bases}:
                found |= bits(number)
            return found

        @cache
        def all_of(bases: tuple[int, ...], field: int) -> int:
            """What the field has in each of the blocks."""
            found = -1
            for number in {classes[base + field] for base in bases}:
                found &= bits(number)
            return found

        alike = cache(
            lambda number: self._alike(solution.members_of_class(number).tolist())
        )
        distances = cache(
            lambda number: {
                distance
                for layout, field in alike(number)
                for distance in layout.after(field)
            }
        )

        @cache
        def moved(number: int, distance: int) -> list[tuple[tuple[int, ...], int]]:
            """Where pointers of a set lead so many bytes further."""
            return [
                (bases, field)
                for place, bases in alike(number).items()
                for field in self._moved(*place, distance)
            ]

        @cache
        def content(number: int, distance: int) -> int:
            """What some of these places have."""
            found = 0
            for bases, field in moved(number, distance):
                found |= any_of(bases, field)
            return found

        @cache
        def common(number: int, distance: int) -> int:
            """What all of them have."""
            found = -1
            for bases, field in moved(number, distance):
                found &= all_of(bases, field)
            return found

        copies = {
            (classes[target], classes[source], size): None
            for target, source, size in self._copies
        }
        for target, source, size in copies:
            for distance in sorted(distances(target) | distances(source)):
                if size is not None and distance >= size:
                    break
                copied = content(source, distance)
                if not copied & ~common(target, distance):
                    continue
                for bases, end in moved(target, distance):
                    if copied & ~all_of(bases, end):
                        yield from (
                            (base + end, other + field)
                            for base in bases
                            for others, field in moved(source, distance)
                            for other in others
                            if bits(classes[other + field]) & ~bits(classes[base + end])
                        )

    def _alike(self, objects: Iterable[int]) -> dict[_Place, tuple[int, ...]]:
        """The blocks that pointers lead to the same field of, by their beginnings."""
        found: dict[_Place, list[int]] = {}
        for base, layout, field in self._placed(objects):
            found.setdefault((layout, field), []).append(base)
        return {place: tuple(bases) for place, bases in found.items()}

    @cache  # noqa: B019 - lives as long as one extraction
    def _moved(self, layout: Layout, field: int, distance: int) -> frozenset[int]:
        return layout.moved(field, distance, self._word)

    def _placed(self, objects: Iterable[int]) -> list[tuple[int, Layout, int]]:
        """Of each object in memory: where its block begins, and the field."""
        numbering = self._numbering
        found = []
        for object_ in objects:
            block = int(self._blocks[object_])
            if block >= 0:
                base = numbering.base(block)
                found.append((base, numbering.layouts[block], int(object_) - base))
        return found

    def _lead(
        self,
        spots: Iterable[tuple[int, Layout, int]],
        step: Step,
        repeated: bool,
    ) -> int:
        """Where a step leads from some fields, as bits; also if it is `repeated`."""
        found = 0
        for base, layout, fields in spots:
            reached = new = self._ends(layout, fields, step)
            while repeated and new:
                new = self._ends(layout, new, step) & ~reached
                reached |= new
            found |= reached << base
        return found

    def _ends(self, layout: Layout, fields: int, step: Step) -> int:
        """Where it leads within one block."""
        known = self._known[step]
        found = known.get((layout, fields))
        if found is None:
            found = 0
            for field in _numbers(fields):
                found |= self._reached(layout, field, step)
            known[layout, fields] = found
        return found

    @cache  # noqa: B019 - lives as long as one extraction
    def _reached(self, layout: Layout, field: int, step: Step) -> int:
        """The fields that a step from one of them leads to, as bits."""
        everywhere = (1 << layout.fields) - 1
        if step.computed:
            return everywhere
        if step.within is None:
            if step.anywhere:
                text = not layout.begins(field) and layout.repeats_at(field, layout)
                return 1 << field if text else everywhere
            return _bits(layout.stepped(field, step.distance, self._word))
        total, within = step.total, step.within
        if step.first:
            stays = total is None and layout.repeats_at(field, within)
        else:
            inside = total is None or abs(total) < max(within.size, 1)
            stays = inside and layout.has_at(field, within)
        if stays:
            return 1 << min(field + step.fields, layout.fields - 1)
        if total is None:
            return everywhere
        return _bits(layout.stepped(field, total, self._word))


def _same_for_all(step: Step) -> Step:
    """What matters of a step to where it leads."""
    return replace(step, target=0, source=0)
