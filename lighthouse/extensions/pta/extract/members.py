"""Names fields by the members of the source that lie there.

The type of a variable is in the debug information.  That of heap memory, and of arrays
of bytes, is that of the pointers to it: a variable, or a member of something whose type
is known.  Several pointers may have it in several types; then it has all these members,
and is shown by distances in bytes.  Where pointers of MOST types mix, further types say
nothing.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from lighthouse.extensions.pta.constraints import Constraints
from lighthouse.extensions.pta.extract.debug import Member, Source
from lighthouse.extensions.pta.extract.facts import Facts, Kind
from lighthouse.extensions.pta.extract.numbering import Numbering
from lighthouse.extensions.pta.solution import Solution

MOST = 16
"""How often a block is looked at as something of another type, or at another place."""


def with_members(
    found: Constraints, facts: Facts, numbering: Numbering, solution: Solution
) -> Constraints:
    """The constraints with the names of members."""
    named = _Members(found, facts, numbering, solution)
    return replace(found, names=named.names, others=named.others())


class _Members:
    def __init__(
        self, found: Constraints, facts: Facts, numbering: Numbering, solution: Solution
    ) -> None:
        self._source: Source = facts.source
        self._numbering = numbering
        self._solution = solution
        self.names = dict(found.names)
        # Of each field all its names, and those of what begins exactly there.
        self._all: defaultdict[int, dict[str, None]] = defaultdict(dict)
        self._exact: defaultdict[int, dict[str, None]] = defaultdict(dict)
        # The block and the distance of fields that may have members of any type.
        self._raw: dict[int, tuple[int, int]] = {}
        self._is_raw = np.zeros(found.variables, np.bool_)
        # Sets, and what pointers with such a set point to.
        self._pointers: dict[tuple[int, int], None] = {}
        for number, block in enumerate(facts.blocks):
            if block.type >= 0:
                self._place(number, 0, block.type)
            elif block.kind in (Kind.HEAP, Kind.LOCAL):
                base = numbering.base(number)
                for index, start in enumerate(numbering.layouts[number].starts()):
                    self._let(base + index, number, start)
        for variable, type in facts.types.items():
            self._point(numbering.id(variable), type)
        self._follow()
        for id_, exact in self._exact.items():
            if len(exact) == 1:
                self._all[id_][self.names[id_]] = None
                (self.names[id_],) = exact

    def others(self) -> dict[int, tuple[str, ...]]:
        """The names of each field besides the one that is shown."""
        found = {
            id_: tuple(name for name in names if name != self.names[id_])
            for id_, names in self._all.items()
        }
        return {id_: names for id_, names in found.items() if names}

    def _let(self, field: int, block: int, start: int) -> None:
        """A field, so many bytes after the start of a block, may have any members."""
        self._raw.setdefault(field, (block, start))
        self._is_raw[field] = True

    def _follow(self) -> None:
        """Place what pointers point to, until nothing is new."""
        placed: set[tuple[int, int, int]] = set()
        times: Counter[int] = Counter()
        done = 0
        while new := list(self._pointers)[done:]:
            done += len(new)
            for number, type in new:
                for block, start in self._origins(number):
                    if (block, start, type) not in placed:
                        placed.add((block, start, type))
                        self._place(block, start, type)
                        times[block] += 1
                        if times[block] == MOST:
                            base = self._numbering.base(block)
                            fields = self._numbering.layouts[block].fields
                            self._is_raw[base : base + fields] = False

    def _origins(self, number: int) -> Iterator[tuple[int, int]]:
        """Where in blocks begins what pointers with a set point to.  A pointer to
        several fields of a block says no more than that it begins with one."""
        starts: defaultdict[int, list[int]] = defaultdict(list)
        objects = self._solution.members_of_class(number)
        for object_ in objects[self._is_raw[objects]].tolist():
            block, start = self._raw[object_]
            starts[block].append(start)
        for block, found in starts.items():
            yield block, found[0] if len(found) == 1 else 0

    def _place(self, block: int, start: int, type: int) -> None:
        """Name the fields of a block, where something of this type begins."""
        base, layout = self._numbering.base(block), self._numbering.layouts[block]
        name = self.names[base] + (f"+{start}" if start else "")
        starts = layout.starts()
        shown: dict[int, str] = {}
        for at, path, part in (Member(0, "", type), *self._source.members(type)):
            field = layout.field_at(start + at)
            if field is None:
                continue
            id_ = base + field
            self._point(id_, part)
            if self._source.is_plain_array(part):
                self._let(id_, block, start + at)
            if path:
                self._all[id_][name + path] = None
            # The innermost member that begins there, of a union the first one.
            outer = shown.get(field, path)
            if field and start + at == starts[field] and path.startswith(outer):
                shown[field] = path
        for field, path in shown.items():
            self._exact[base + field][name + path] = None

    def _point(self, variable: int, type: int) -> None:
        pointee = self._source.pointee(type)
        if pointee >= 0:
            self._pointers[int(self._solution.classes[variable]), pointee] = None
