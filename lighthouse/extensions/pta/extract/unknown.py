"""What pointers to unknown do.

C lets an integer become a pointer to each object whose address was *exposed*: made an
integer, or read as one (PNVI-ae-udi: Memarian et al., Exploring C Semantics and Pointer
Provenance, POPL 2019).  So an unknown pointer leads to these, to what external code
has, and to what can be reached from there:

    x = *p      x is unknown
    *p = x      it is stored at each exposed place, and is exposed itself
    (*p)(x)     each exposed function gets it; what is returned is unknown

Solvers take `unknown` for an object without content.  So this is added to constraints
for the pointers that their solution has as unknown, until nothing is missing.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Ids
from lighthouse.extensions.pta.extract.facts import RETURNED, Facts, Node
from lighthouse.extensions.pta.solution import Solution


@dataclass(frozen=True, slots=True)
class More:
    """Rows to add to constraints; those of an array are in order."""

    address_of: Ids | Collection[tuple[int, ...]] = ()
    copies: Collection[tuple[int, ...]] = ()
    loads: Collection[tuple[int, ...]] = ()
    stores: Collection[tuple[int, ...]] = ()

    def __bool__(self) -> bool:
        return any(map(len, (self.address_of, self.copies, self.loads, self.stores)))

    def added_to(self, constraints: Constraints) -> Constraints:
        """The constraints with these rows after the others."""
        return replace(
            constraints,
            address_of=_with(constraints.address_of, self.address_of),
            copies=_with(constraints.copies, self.copies),
            loads=_with(constraints.loads, self.loads),
            stores=_with(constraints.stores, self.stores),
        )


def _with(rows: Ids, more: Ids | Collection[tuple[int, ...]]) -> Ids:
    if not isinstance(more, np.ndarray):
        more = np.array(sorted(more), np.int32).reshape(-1, rows.shape[1])
    return np.concatenate((rows, more))


_Row: TypeAlias = tuple[str, tuple[int, ...]]
"""The kind of a constraint, as in `More`, and its row."""


class Unknowns:
    """Tells what is missing of what pointers to unknown do, each row once."""

    def __init__(self, facts: Facts, of: Callable[[Node], int]) -> None:
        """`of` numbers the variables of the facts."""
        self._places = of(facts.exposed.places) if facts.exposed else 0
        self._functions = of(facts.exposed.functions) if facts.exposed else 0
        self._stored = of(facts.exposed.stored) if facts.exposed else 0
        outside = facts.variable_outside
        self._outside = self._places if outside is None else of(outside)
        copies = [(of(copy.target), of(copy.source)) for copy in facts.block_copies]
        self._copies = np.array(copies, np.int32).reshape(-1, 2)
        self._seen: set[_Row] = set()

    def missing(self, constraints: Constraints, solution: Solution) -> More:
        """What a solution of the constraints lacks."""
        if not self._places:
            return More()
        unknown = _unknown(constraints, solution)
        rows = [
            *self._read(constraints, solution, unknown),
            *self._written(constraints, solution, unknown),
            *self._copied(constraints, solution, unknown),
            *self._exposed(constraints, solution),
        ]
        new = {row for row in rows if row not in self._seen}
        self._seen |= new
        kinds = {kind for kind, _ in new}
        return More(**{kind: [row for of, row in new if of == kind] for kind in kinds})

    def _read(
        self, constraints: Constraints, solution: Solution, unknown: NDArray[np.bool_]
    ) -> Iterator[_Row]:
        before = solution.classes_with(UNKNOWN)[solution.classes]
        for rows in (constraints.loads, constraints.offsets):
            value, pointer = rows[:, 0], rows[:, 1]
            for found in value[unknown[pointer] & ~before[value]].tolist():
                yield "address_of", (found, UNKNOWN)
        for value, pointer, offset in constraints.loads.tolist():
            if offset == RETURNED and unknown[pointer]:
                yield "loads", (value, self._functions, RETURNED)

    def _written(
        self, constraints: Constraints, solution: Solution, unknown: NDArray[np.bool_]
    ) -> Iterator[_Row]:
        # External code stores where it can reach; these two lead nowhere else.
        own = self._outside, self._places
        something = np.diff(solution.starts)[solution.classes] > 0
        pointer, value = constraints.stores[:, 0], constraints.stores[:, 1]
        stored = unknown[pointer] & something[value] & ~np.isin(pointer, own)
        for _, value, offset in constraints.stores[stored].tolist():
            if offset:
                yield "stores", (self._functions, value, offset)
                yield "copies", (self._places, value)
            else:
                yield "copies", (self._stored, value)

    def _copied(
        self, constraints: Constraints, solution: Solution, unknown: NDArray[np.bool_]
    ) -> Iterator[_Row]:
        """Copies of blocks: how much of them is not known."""
        targets, sources = self._copies.T
        for field in _whole(constraints, _union(solution, targets[unknown[sources]])):
            yield "address_of", (field, UNKNOWN)
        for field in _whole(constraints, _union(solution, sources[unknown[targets]])):
            yield "copies", (self._stored, field)

    def _exposed(self, constraints: Constraints, solution: Solution) -> Iterator[_Row]:
        """All fields of what is exposed; of functions, neither parameters nor what
        they return."""
        members = np.union1d(
            solution.members(self._places), solution.members(self._outside)
        )
        for field in _whole(constraints, members):
            yield "address_of", (self._places, field)
        for one in members[constraints.functions[members]].tolist():
            yield "address_of", (self._places, one)
            yield "address_of", (self._functions, one)


def _unknown(constraints: Constraints, solution: Solution) -> NDArray[np.bool_]:
    """The variables that are unknown once what is read through others is."""
    found = solution.classes_with(UNKNOWN)[solution.classes]
    rows = np.concatenate(
        (constraints.copies, constraints.loads[:, :2], constraints.offsets[:, :2])
    )
    while True:
        new = rows[found[rows[:, 1]] & ~found[rows[:, 0]], 0]
        if not len(new):
            return found
        found[new] = True


def _union(solution: Solution, variables: Ids) -> Ids:
    """What some variables point to."""
    classes = np.unique(solution.classes[variables]).tolist()
    sets = [solution.members_of_class(number) for number in classes]
    return np.unique(np.concatenate([np.empty(0, np.int32), *sets]))


def _whole(constraints: Constraints, objects: Ids) -> list[int]:
    """All fields of the blocks of some objects, functions aside."""
    sizes = constraints.sizes[: constraints.objects]
    # In a block, each object is one smaller than the one before it.
    begins = np.append(True, sizes[:-1] != sizes[1:] + 1)
    blocks = np.cumsum(begins) - 1
    chosen = np.zeros(int(blocks[-1]) + 1, np.bool_)
    chosen[blocks[objects[objects != UNKNOWN]]] = True
    chosen &= ~constraints.functions[: constraints.objects][begins]
    fields: list[int] = np.flatnonzero(chosen[blocks]).tolist()
    return fields
