"""Field-insensitive analysis: the blocks that a pointer may point to.

It determines the blocks in which each step in bytes is taken.  It is the same analysis
of the same facts, but with one object for each block, and steps as copies.
"""

from collections.abc import Callable, Collection
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from lighthouse.diagnostics import ToolMissing
from lighthouse.extensions.pta.constraints import TO_UNKNOWN, UNKNOWN, Constraints, Ids
from lighthouse.extensions.pta.extract.facts import Facts, Field, Kind, Node, Part
from lighthouse.extensions.pta.extract.unknown import Unknowns
from lighthouse.extensions.pta.modes import sound
from lighthouse.extensions.pta.offline import with_cycles
from lighthouse.extensions.pta.solver import Solved, solve

FIRST = 3
"""The first object after nothing, unknown, and the constant pointer to unknown."""


class Blocks:
    """The blocks, functions aside, that variables may point to.

    Variables that may point to the same ones have the same `place`.
    """

    def __init__(self, facts: Facts, parts: Collection[Part] = ()) -> None:
        """With `parts`, those of the facts that are known to move pointers."""
        self._facts = facts
        self._parts = parts
        fields = [
            2 + block.parameters if block.kind is Kind.FUNCTION else 1
            for block in facts.blocks
        ]
        self._fields = np.array(fields, np.int32)
        self._bases = FIRST + np.cumsum(self._fields) - self._fields
        self._objects = FIRST + sum(fields)
        self._numbers = np.full(self._objects, -1)
        for number, block in enumerate(facts.blocks):
            if block.kind is not Kind.FUNCTION:
                self._numbers[self._bases[number]] = number
        constraints, unknowns = self._constraints(), Unknowns(facts, self._id)
        found = solved(constraints)
        while True:
            self._solution = found.solution
            more = unknowns.missing(constraints, self._solution)
            if not more:
                break
            constraints = more.added_to(constraints)
            found = solved(constraints, found)

    def place(self, pointer: Node) -> int:
        return int(self._solution.classes[self._id(pointer)])

    def at(self, place: int) -> list[int]:
        """The numbers of the blocks, in order."""
        found = self._numbers[self._solution.members_of_class(place)]
        numbers: list[int] = found[found >= 0].tolist()
        return numbers

    def _id(self, node: Node) -> int:
        if not isinstance(node, Field):
            return self._objects + node
        last = self._fields[node.block] - 1
        return int(self._bases[node.block] + min(node.number, last))

    def _constraints(self) -> Constraints:
        facts, of = self._facts, self._id
        rows = Rows()
        rows.add(facts, self._parts, of)
        count = self._objects + facts.variables
        for copy in facts.block_copies:
            rows.loads[count, of(copy.source), 0] = None
            rows.stores[of(copy.target), count, 0] = None
            count += 1
        for step in facts.steps:
            rows.copy(of(step.target), of(step.source))
        if facts.variable_outside is not None:
            # What is known outside of a function are its parameters, too.
            known = of(facts.variable_outside)
            rows.offsets[known, known, 1] = None
        sizes = np.zeros(count, np.int32)
        functions = np.zeros(count, np.bool_)
        for block, base, fields in zip(
            facts.blocks, self._bases, self._fields, strict=True
        ):
            sizes[base : base + fields] = np.arange(fields, 0, -1)
            functions[base] = block.kind is Kind.FUNCTION
        return rows.constraints(sizes, functions, self._objects)


class Rows:
    """Constraints under construction, each once."""

    def __init__(self) -> None:
        self.address_of: dict[tuple[int, int], None] = {(TO_UNKNOWN, UNKNOWN): None}
        self.copies: dict[tuple[int, int], None] = {}
        self.loads: dict[tuple[int, int, int], None] = {}
        self.stores: dict[tuple[int, int, int], None] = {}
        self.offsets: dict[tuple[int, int, int], None] = {}

    def copy(self, target: int, source: int) -> None:
        if target != source:
            self.copies[target, source] = None

    def add(
        self, facts: Facts, parts: Collection[Part], of: Callable[[Node], int]
    ) -> None:
        """What facts say, steps and copies of blocks aside; `of` numbers variables."""
        for target, field in facts.addresses:
            self.address_of[of(target), of(field)] = None
        for target, source in facts.copies:
            self.copy(of(target), of(source))
        for node in facts.unknown:
            self.copy(of(node), TO_UNKNOWN)
        for value, pointer, offset in facts.loads:
            self.loads[of(value), of(pointer), offset] = None
        for part in parts:
            if part.direct:
                self.copy(of(part.value), of(part.place))
            else:
                self.loads[of(part.value), of(part.place), 0] = None
        for value, pointer, offset in facts.stores:
            self.stores[of(pointer), of(value), offset] = None

    def constraints(
        self, sizes: Ids, functions: NDArray[np.bool_], objects: int
    ) -> Constraints:
        sizes[UNKNOWN] = 1
        return Constraints(
            sizes=sizes,
            functions=functions,
            objects=objects,
            address_of=_array(self.address_of, 2),
            copies=_array(self.copies, 2),
            loads=_array(self.loads, 3),
            stores=_array(self.stores, 3),
            offsets=_array(self.offsets, 3),
            mode="sound",
        )


def solved(constraints: Constraints, before: Solved | None = None) -> Solved:
    """In mode sound; by OpenMP where there is a compiler, which is much faster.

    before   for some of the constraints: what was the same there is not found again
    """
    program = with_cycles(sound(constraints))
    if before is not None and before.same is not None:
        same = before.same[: constraints.variables]
        merged = np.flatnonzero((same != np.arange(len(same))) & (same < len(same)))
        rows = np.column_stack((merged, same[merged])).astype(np.int32)
        program = replace(program, merged=np.concatenate((program.merged, rows)))
    try:
        return solve(program, target="openmp", threads=1)
    except ToolMissing:
        return solve(program, target="interpret")


def _array(rows: Collection[tuple[int, ...]], columns: int) -> Ids:
    return np.array(list(rows), np.int32).reshape(len(rows), columns)
