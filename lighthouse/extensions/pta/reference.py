"""The reference solver: Andersen's rules applied sequentially.

Andersen, Program Analysis and Specialization for the C Programming Language (1994),
with the offsets of Pearce, Kelly and Hankin (TOPLAS 2007) and the hybrid cycle
detection of Hardekopf and Lin (PLDI 2007).  A set is a Python integer, object z its
bit z.
"""

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints
from lighthouse.extensions.pta.solution import Solution


class Reference:
    """The graph of constraints while it grows.

    points    what each variable points to; of its representative, once it is merged
    done      what of that the rules have seen
    targets   the variables that are at least what this one is
    """

    def __init__(self, constraints: Constraints) -> None:
        count = constraints.variables
        self.parents = list(range(count))
        self.points = [0] * count
        self.done = [0] * count
        self.targets: list[set[int]] = [set() for _ in range(count)]
        self.loads: list[set[int]] = [set() for _ in range(count)]
        self.stores: list[set[int]] = [set() for _ in range(count)]
        self.offsets: list[set[tuple[int, int]]] = [set() for _ in range(count)]
        self.cycles: list[set[int]] = [set() for _ in range(count)]
        self.active: set[int] = set()
        self.edges = self.merged = 0

        for variable, representative in constraints.merged.tolist():
            self.unite(variable, representative)
        for variable, object_ in constraints.address_of.tolist():
            self.add(variable, 1 << object_)
        for variable, source in constraints.copies.tolist():
            self.connect(source, variable)
        for variable, pointer, _ in constraints.loads.tolist():
            self.loads[self.find(pointer)].add(variable)
        for pointer, source, _ in constraints.stores.tolist():
            self.stores[self.find(pointer)].add(source)
        for variable, source, offset in constraints.offsets.tolist():
            if variable != UNKNOWN:
                self.offsets[self.find(source)].add((variable, offset))
        for variable, pointer in constraints.cycles.tolist():
            self.cycles[self.find(pointer)].add(variable)
        # Objects that stay within their block when an offset is added.
        self.legal = {
            offset: bits_where(constraints.sizes > offset)
            for offset in np.unique(constraints.offsets[:, 2]).tolist()
        }

    def find(self, variable: int) -> int:
        """The representative of a variable."""
        while self.parents[variable] != variable:
            self.parents[variable] = self.parents[self.parents[variable]]
            variable = self.parents[variable]
        return variable

    def run(self) -> int:
        """Apply the rules until nothing changes; how many rounds that took."""
        rounds = 0
        while self.active:
            rounds += 1
            active, self.active = sorted(self.active), set()
            for variable in active:
                self.apply_rules(self.find(variable))
        return rounds

    def apply_rules(self, variable: int) -> None:
        """Let what is new in the set of a variable act once."""
        new = self.points[variable] & ~self.done[variable]
        objects = ones(new)
        merges = [
            self.unite(object_, other)
            for other in sorted(self.cycles[variable])
            for object_ in objects
        ]
        if any(merges):
            self.active.add(variable)
            return
        self.done[variable] |= new
        for object_ in objects:
            if object_ != UNKNOWN:
                for target in self.loads[variable]:
                    self.connect(object_, target)
                for source in self.stores[variable]:
                    self.connect(source, object_)
        for target, offset in self.offsets[variable]:
            self.add(target, (new & self.legal[offset]) << offset)
        for target in self.targets[variable]:
            self.add(target, new)

    def add(self, variable: int, objects: int) -> None:
        """Let a variable point to some objects."""
        variable = self.find(variable)
        if objects & ~self.points[variable]:
            self.points[variable] |= objects
            self.active.add(variable)

    def connect(self, source: int, target: int) -> None:
        """Let `target` have whatever `source` has, now and later, unless one is the
        unknown: nothing is copied to it or from it."""
        if UNKNOWN in (source, target):
            return
        source, target = self.find(source), self.find(target)
        if source != target and target not in self.targets[source]:
            self.targets[source].add(target)
            self.edges += 1
            self.add(target, self.points[source])

    def unite(self, one: int, other: int) -> bool:
        """Make one variable of two; whether they were different before."""
        kept, lost = sorted((self.find(one), self.find(other)))
        if kept == lost or UNKNOWN in (kept, lost):
            return False
        self.parents[lost] = kept
        self.points[kept] |= self.points[lost]
        self.points[lost] = self.done[lost] = self.done[kept] = 0
        for table in (self.targets, self.loads, self.stores, self.cycles):
            table[kept] |= table[lost]
            table[lost] = set()
        self.offsets[kept] |= self.offsets[lost]
        self.active.add(kept)
        self.merged += 1
        return True

    def solution(self) -> Solution:
        """The sets of all variables; equal ones are one class."""
        sets = [self.points[self.find(each)] for each in range(len(self.parents))]
        numbers = {bits: number for number, bits in enumerate(dict.fromkeys(sets))}
        members = [ones(bits) for bits in numbers]
        return Solution.of_sets(
            np.array([numbers[bits] for bits in sets], np.int32),
            np.append(0, np.cumsum([len(each) for each in members])),
            np.array([object_ for each in members for object_ in each], np.int64),
        )


def ones(bits: int) -> list[int]:
    """Which bits of a number are 1, in order."""
    raw = np.frombuffer(bits.to_bytes(-(-bits.bit_length() // 8), "little"), np.uint8)
    return np.flatnonzero(np.unpackbits(raw, bitorder="little")).tolist()


def bits_where(flags: NDArray[np.bool_]) -> int:
    """A number whose bit i is 1 if flag i is true."""
    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")
