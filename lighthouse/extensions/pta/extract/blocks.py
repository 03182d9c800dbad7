"""Field-insensitive analysis: the blocks that a pointer may point to.

It determines the blocks in which each step in bytes is taken.  It is the same analysis
of the same facts, but with one object for each block, and steps as copies.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import numpy as np

from lighthouse.diagnostics import ToolMissing
from lighthouse.extensions.pta.constraints import TO_UNKNOWN, UNKNOWN, Constraints, Ids
from lighthouse.extensions.pta.extract.facts import Facts, Field, Kind, Node, Part
from lighthouse.extensions.pta.modes import sound
from lighthouse.extensions.pta.offline import with_cycles
from lighthouse.extensions.pta.solution import Solution
from lighthouse.extensions.pta.solver import solve

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
        self._solution = solved(self._constraints())

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
        loads = [
            (of(value), of(pointer), offset) for value, pointer, offset in facts.loads
        ]
        stores = [
            (of(pointer), of(value), offset) for value, pointer, offset in facts.stores
        ]
        count = self._objects + facts.variables
        for copy in facts.block_copies:
            loads.append((count, of(copy.source), 0))
            stores.append((of(copy.target), count, 0))
            count += 1
        copies = [(of(target), of(source)) for target, source in facts.copies]
        for part in self._parts:
            if part.direct:
                copies.append((of(part.value), of(part.place)))
            else:
                loads.append((of(part.value), of(part.place), 0))
        copies += [(of(step.target), of(step.source)) for step in facts.steps]
        copies += [(of(node), TO_UNKNOWN) for node in facts.unknown]
        addresses = [(of(target), of(field)) for target, field in facts.addresses]
        # What is known outside of a function are its parameters, too.
        everywhere = [] if facts.variable_outside is None else [facts.variable_outside]
        offsets = [(of(node), of(node), 1) for node in everywhere]
        sizes = np.zeros(count, np.int32)
        functions = np.zeros(count, np.bool_)
        sizes[UNKNOWN] = 1
        for block, base, fields in zip(
            facts.blocks, self._bases, self._fields, strict=True
        ):
            sizes[base : base + fields] = np.arange(fields, 0, -1)
            functions[base] = block.kind is Kind.FUNCTION
        return Constraints(
            sizes=sizes,
            functions=functions,
            objects=self._objects,
            address_of=_rows([*addresses, (TO_UNKNOWN, UNKNOWN)], 2),
            copies=_rows(copies, 2),
            loads=_rows(loads, 3),
            stores=_rows(stores, 3),
            offsets=_rows(offsets, 3),
        )


def solved(constraints: Constraints) -> Solution:
    """In mode sound; by OpenMP where there is a compiler, which is much faster."""
    program = with_cycles(sound(constraints))
    try:
        return solve(program, target="openmp", threads=1).solution
    except ToolMissing:
        return solve(program, target="interpret").solution


def _rows(rows: Iterable[tuple[int, ...]], columns: int) -> Ids:
    different = list(dict.fromkeys(rows))
    return np.array(different, np.int32).reshape(len(different), columns)
