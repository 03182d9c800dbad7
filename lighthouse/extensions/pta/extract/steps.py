"""Where steps lead, and what copies of blocks copy, in bytes."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from functools import cache, cached_property, reduce
from operator import and_, or_
from typing import NamedTuple

import numpy as np

from lighthouse.extensions.pta.constraints import Ids, no_rows
from lighthouse.extensions.pta.extract.facts import Facts, Step
from lighthouse.extensions.pta.extract.kept import kept
from lighthouse.extensions.pta.extract.layout import Layout
from lighthouse.extensions.pta.extract.numbering import Numbering
from lighthouse.extensions.pta.extract.objects import Fields, Moves, Objects
from lighthouse.extensions.pta.solution import Solution

_FEW = 3
"""Rounds in which a step may lack something before it is taken as repeated."""


class _Move(NamedTuple):
    """What matters of a step to where it leads.

    distance  in bytes; None if it is not known
    within    the type that it stays in, where there is one, moving by so many `fields`
    first     by whole elements of that type
    text      it stays where elements have one field
    """

    distance: int | None
    within: Layout | None = None
    first: bool = False
    fields: int = 0
    text: bool = False


def _move(step: Step) -> _Move:
    total, within = step.total, step.within
    if step.computed:
        return _Move(None)
    if within is None:
        return _Move(None, text=True) if step.anywhere else _Move(step.distance)
    size = 0 if step.first else max(within.size, 1)
    if total is not None and abs(total) >= size:
        return _Move(total)
    return _Move(total, within, step.first, step.fields)


class Steps:
    """The steps of a program, and its copies of blocks, by field."""

    def __init__(self, facts: Facts, numbering: Numbering) -> None:
        self._word = facts.word
        self._objects = Objects(numbering)
        shapes: dict[tuple[object, ...], Layout] = {}
        moves: dict[_Move, int] = {}
        self._steps = []
        for step in facts.steps:
            if step.within is not None or step.anywhere or step.distance:
                move = _move(step)
                if move.within is not None:
                    within = shapes.setdefault(move.within.shape, move.within)
                    move = move._replace(within=within)
                number = moves.setdefault(move, len(moves))
                target, source = numbering.id(step.target), numbering.id(step.source)
                self._steps.append((target, source, number))
        self._different = list(moves)
        # In how many rounds each of the steps lacked something.
        self._lacked: Counter[int] = Counter()
        self._copies = [
            (numbering.id(copy.target), numbering.id(copy.source), copy.size)
            for copy in facts.block_copies
        ]

    def missing(self, solution: Solution) -> Ids:
        """Rows of the target of each step, and what it should point to, in order."""
        objects = self._objects
        bits = cache(lambda number: objects.of_class(solution, number))
        classes = solution.classes.tolist()

        @cache
        def leads(number: int, move: int, repeated: bool) -> int:
            moves = self._moves_of_step(move)
            reached = new = objects.move(bits(number), moves)
            while repeated and new:
                new = objects.move(new, moves) & ~reached
                reached |= new
            return reached

        found: defaultdict[int, int] = defaultdict(int)
        for index, (target, source, move) in enumerate(self._steps):
            has = bits(classes[target])
            lacking = leads(classes[source], move, False) & ~has
            if not lacking:
                continue
            self._lacked[index] += 1
            if self._lacked[index] > _FEW:
                lacking = leads(classes[source], move, True) & ~has
            found[target] |= lacking
        members = cache(objects.members)
        rows = [no_rows(2)]
        for target, lacking in sorted(found.items()):
            new = members(lacking)
            rows.append(np.column_stack((np.full_like(new, target), new)))
        return np.concatenate(rows)

    def missing_copies(self, solution: Solution) -> set[tuple[int, ...]]:
        """Fields, and those that should have been copied to them."""
        objects = self._objects
        bits = cache(lambda number: objects.of_class(solution, number))
        of_places = cache(
            lambda places: np.unique(solution.classes[objects.members(places)]).tolist()
        )
        # What some of these places have, and what all of them have.
        content = cache(lambda places: reduce(or_, map(bits, of_places(places)), 0))
        common = cache(lambda places: reduce(and_, map(bits, of_places(places)), -1))
        distances = cache(lambda number: self._distances(bits(number)))

        @cache
        def moved(number: int, distance: int) -> int:
            """Where pointers of a set lead so many bytes further."""
            return objects.move(bits(number), self._moved(distance))

        classes = solution.classes.tolist()
        copies = {
            (classes[target], classes[source], size): None
            for target, source, size in self._copies
        }
        found: set[tuple[int, ...]] = set()
        for target, source, size in copies:
            for distance in sorted(distances(target) | distances(source)):
                if size is not None and distance >= size:
                    break
                ends, places = moved(target, distance), moved(source, distance)
                if content(places) & ~common(ends):
                    found.update(
                        (end, place)
                        for end in objects.members(ends).tolist()
                        for place in objects.members(places).tolist()
                        if bits(classes[place]) & ~bits(classes[end])
                    )
        return found

    def _distances(self, objects: int) -> set[int]:
        """How many bytes after some objects others of their blocks begin."""
        kinds = self._objects.kinds(objects)
        return set().union(*(self._after(layout, field) for layout, field in kinds))

    @kept
    def _after(self, layout: Layout, field: int) -> set[int]:
        return layout.after(field)

    @kept
    def _moves_of_step(self, number: int) -> Moves:
        move = self._different[number]
        moves = self._stepped(move.distance)
        if move.text:
            return moves.but(self._texts)
        if move.within is None:
            return moves
        return moves.but(self._staying(move.within, move.first, move.fields))

    @cached_property
    def _texts(self) -> Moves:
        return self._objects.moves(
            lambda layout: {
                0: [
                    field
                    for field in range(layout.fields)
                    if layout.repeats_at(field, layout) and not layout.begins(field)
                ]
            }
        )

    @kept
    def _staying(self, within: Layout, first: bool, fields: int) -> Moves:
        """Of the objects where such a type is."""
        where = self._where(within, first)
        return self._objects.moves(
            lambda layout: _by_shift(
                {field: {min(field + fields, layout.fields - 1)} for field in at}
                if (at := where.get(layout))
                else {}
            )
        )

    @kept
    def _where(self, within: Layout, first: bool) -> dict[Layout, list[int]]:
        """At which fields of layouts such a type is."""
        found = {}
        for layout in self._objects.layouts:
            has = layout.repeats_at if first else layout.has_at
            at = [field for field in range(layout.fields) if has(field, within)]
            if at:
                found[layout] = at
        return found

    @kept
    def _stepped(self, distance: int | None) -> Moves:
        """Of a step of so many bytes, or to anywhere."""
        if distance is None:
            return self._objects.moves(_to_all)
        return self._objects.moves(
            lambda layout: self._ends(layout, layout.same(distance, self._word), True)
        )

    @kept
    def _moved(self, distance: int) -> Moves:
        """The same within a block."""
        return self._objects.moves(
            lambda layout: self._ends(layout, layout.same(distance, self._word), False)
        )

    @kept
    def _ends(self, layout: Layout, distance: int, stepped: bool) -> Fields:
        move = layout.stepped if stepped else layout.moved
        fields = range(layout.fields)
        return _by_shift({one: move(one, distance, self._word) for one in fields})


def _to_all(layout: Layout) -> Fields:
    fields = range(layout.fields)
    return {None: fields} if layout.fields > 1 else {0: fields}


def _by_shift(ends: Mapping[int, Collection[int]]) -> Fields:
    """By the fields that some lead to, how far these move."""
    found: defaultdict[int | None, list[int]] = defaultdict(list)
    for field, reached in ends.items():
        for end in reached:
            found[end - field].append(field)
    return found
