"""Why a variable may point to an object: a shortest chain of constraints.

The chain leads from the variable back to the one that gets the address.  Each step
holds in the solution, which is the least one, so that there is always such a chain.
"""

from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import Constraints, Ids
from lighthouse.extensions.pta.solution import Solution


class Step(NamedTuple):
    """A variable may point to an object by one constraint.

    source   from which variable it has that, None for `variable = &object_`
    pointer  through which it is loaded, or stored, else None
    stored   `*(pointer + offset) = source`, not a load
    offset   of the pointer; without one what is added to the source
    """

    variable: int
    object_: int
    source: int | None
    pointer: int | None = None
    stored: bool = False
    offset: int = 0


class Reasons:
    """The constraints by what they change."""

    def __init__(self, constraints: Constraints, solution: Solution) -> None:
        self.constraints = constraints
        self.solution = solution
        self.copies = by_destination(constraints.copies)
        self.loads = by_destination(constraints.loads)
        self.offsets = by_destination(constraints.offsets)
        self.addresses = by_destination(constraints.address_of)
        self.distances = np.unique(constraints.stores[:, 2]).tolist()
        self.classes_with = cache(solution.classes_with)

    def points(self, variable: int, object_: int) -> bool:
        return bool(self.classes_with(object_)[self.solution.classes[variable]])

    def chain(self, variable: int, object_: int) -> tuple[Step, ...]:
        """From the variable to the address; nothing if it does not point there, or
        variables were merged before."""
        start = variable, object_
        steps: dict[tuple[int, int], Step | None] = {start: None}
        waiting = deque([start] if self.points(*start) else [])
        while waiting:
            here = waiting.popleft()
            if [*here] in rows_of(self.addresses, here[0]):
                found = [Step(*here, None)]
                while (step := steps[here]) is not None:
                    found.append(step)
                    here = step.variable, step.object_
                return tuple(reversed(found))
            for step, there in self.before(*here):
                if there not in steps and self.points(*there):
                    steps[there] = step
                    waiting.append(there)
        return ()

    def definition(self, variable: int) -> Step | None:
        """The constraint that gives a variable all that it has, if there is only one.
        Of a load, there is no source: it may have several."""
        addresses, copies, loads, offsets = (
            rows_of(table, variable)
            for table in (self.addresses, self.copies, self.loads, self.offsets)
        )
        found = [
            *(Step(variable, object_, None) for _, object_ in addresses),
            *(Step(variable, 0, source) for _, source in copies),
            *(Step(variable, 0, None, pointer, False, k) for _, pointer, k in loads),
            *(Step(variable, 0, source, None, False, k) for _, source, k in offsets),
        ]
        return found[0] if len(found) == 1 else None

    def before(
        self, variable: int, object_: int
    ) -> Iterator[tuple[Step, tuple[int, int]]]:
        """The steps that may lead to this, and from where."""

        def step(source: int, *more: int | bool | None) -> Step:
            return Step(variable, object_, source, *more)  # type: ignore[arg-type]

        sizes = self.constraints.sizes
        for _, source in rows_of(self.copies, variable):
            yield step(source), (source, object_)
        for _, pointer, offset in rows_of(self.loads, variable):
            for target in self.solution.members(pointer).tolist():
                if not offset or sizes[target] > offset:
                    source = target + offset
                    yield step(source, pointer, False, offset), (source, object_)
        for _, source, offset in rows_of(self.offsets, variable):
            origin = object_ - offset
            if origin >= 0 and sizes[origin] > offset:
                yield step(source, None, False, offset), (source, origin)
        stores, classes = self.constraints.stores, self.solution.classes
        for offset in self.distances if variable < self.constraints.objects else ():
            place = variable - offset
            if place < 0 or (offset and sizes[place] <= offset):
                continue
            pointing = self.classes_with(place)[classes[stores[:, 0]]]
            for pointer, source, _ in stores[
                pointing & (stores[:, 2] == offset)
            ].tolist():
                yield step(source, pointer, True, offset), (source, object_)


Sorted = tuple[Ids, NDArray[np.int32]]


def by_destination(rows: Ids) -> Sorted:
    order = np.argsort(rows[:, 0], kind="stable")
    return rows[order], rows[order, 0]


def rows_of(table: Sorted, variable: int) -> list[list[int]]:
    rows, first = table
    begin, end = np.searchsorted(first, [variable, variable + 1])
    found: list[list[int]] = rows[begin:end].tolist()
    return found
