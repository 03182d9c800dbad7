"""Which blocks a pointer may lead to at most, in nearly linear time.

Steensgaard's analysis (Points-to Analysis in Almost Linear Time, POPL 1996): what two
sides of an assignment point to is one class, and fields are not told apart.  It is
coarse, but it knows of every step in bytes which blocks it can be taken in.
"""

from __future__ import annotations

from lighthouse.extensions.pta.extract.facts import Facts, Field, Kind, Node


class Partition:
    """Classes of variables and blocks; a class points to one class, or to none yet."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._parents: list[int] = []
        self._pointees: list[int | None] = []
        self._members: list[list[int]] = []
        self._signatures: list[dict[int, int]] = []
        self._numbers: dict[Node, int] = {}
        self._pending: list[tuple[int, int]] = []
        self._gather()

    def blocks(self, pointer: Node) -> list[int]:
        """The numbers of the blocks that `pointer` may lead to."""
        return self._members[self._pointee(self._number(pointer))]

    def pointee(self, pointer: Node) -> int:
        """What `pointer` points to, as the number of a class."""
        return self._pointee(self._number(pointer))

    def home(self, block: int) -> int:
        """The class that a block is in, like that of `pointee`."""
        return self._find(self._number(Field(block, 0)))

    def _gather(self) -> None:
        facts = self._facts
        for target, of in facts.addresses:
            self._unite(self._pointee(self._number(target)), self._number(of))
        assigned = list(facts.copies)
        assigned += [(step.target, step.source) for step in facts.steps]
        for target, source in assigned:
            self._assign(self._number(target), self._number(source))
        for value, pointer, offset in facts.loads:
            self._assign(self._number(value), self._part(pointer, offset))
        for value, pointer, offset in facts.stores:
            self._assign(self._part(pointer, offset), self._number(value))
        for copy in facts.block_copies:
            self._assign(self._part(copy.target, 0), self._part(copy.source, 0))
        self._let_out()

    def _let_out(self) -> None:
        """What is known outside may be passed to every function that is."""
        outside = self._facts.variable_outside
        if outside is None:
            return
        while True:
            known = self._pointee(self._number(outside))
            parts = [
                part
                for part in self._signatures[known].values()
                if self._pointee(part) != known
            ]
            if not parts:
                return
            for part in parts:
                self._unite(self._pointee(part), self._pointee(self._number(outside)))

    def _number(self, node: Node) -> int:
        """The class of a variable; the fields of a block, but not of a function, are
        one variable.
        """
        if isinstance(node, Field):
            function = self._facts.blocks[node.block].kind is Kind.FUNCTION
            if not function:
                node = Field(node.block, 0)
        number = self._numbers.get(node)
        if number is None:
            number = self._numbers[node] = self._new()
            if isinstance(node, Field):
                if node.number:
                    whole = self._find(self._number(Field(node.block, 0)))
                    other = self._signatures[whole].setdefault(node.number, number)
                    self._unite(other, number)
                else:
                    self._members[number].append(node.block)
        return self._find(number)

    def _new(self) -> int:
        self._parents.append(len(self._parents))
        self._pointees.append(None)
        self._members.append([])
        self._signatures.append({})
        return len(self._parents) - 1

    def _find(self, number: int) -> int:
        parents = self._parents
        while parents[number] != number:
            parents[number] = parents[parents[number]]
            number = parents[number]
        return number

    def _pointee(self, number: int) -> int:
        number = self._find(number)
        found = self._pointees[number]
        if found is None:
            found = self._pointees[number] = self._new()
        return self._find(found)

    def _part(self, pointer: Node, offset: int) -> int:
        """The variable *(pointer + offset)."""
        whole = self._pointee(self._number(pointer))
        if offset == 0:
            return whole
        part = self._signatures[whole].get(offset)
        if part is None:
            part = self._signatures[whole][offset] = self._new()
        return self._find(part)

    def _assign(self, target: int, source: int) -> None:
        self._unite(self._pointee(target), self._pointee(source))

    def _unite(self, one: int, other: int) -> None:
        self._pending.append((one, other))
        while self._pending:
            one, other = map(self._find, self._pending.pop())
            if one == other:
                continue
            if len(self._members[one]) < len(self._members[other]):
                one, other = other, one
            self._parents[other] = one
            self._members[one] += self._members[other]
            self._members[other] = []
            theirs = self._pointees[other]
            ours = self._pointees[one]
            if ours is None:
                self._pointees[one] = theirs
            elif theirs is not None:
                self._pending.append((ours, theirs))
            for index, part in self._signatures[other].items():
                mine = self._signatures[one].setdefault(index, part)
                if mine != part:
                    self._pending.append((mine, part))
            self._signatures[other] = {}
