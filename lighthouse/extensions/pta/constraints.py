"""The constraints of a C program: the input of points-to analysis."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray

Ids = NDArray[np.int32]
Mode = Literal["paper", "sound"]

# Id 0 is nothing, id 1 what an integer may have become, id 2 a constant pointer to 1.
NOTHING, UNKNOWN, TO_UNKNOWN = 0, 1, 2


def no_rows(columns: int) -> Ids:
    return np.empty((0, columns), np.int32)


@dataclass(frozen=True, slots=True)
class Site:
    """A call in a program.

    caller   the function that it is in
    callee   the function that is called, or the pointer `through` which; of a function
             that is not in the program its name
    line     file:line, "" if it is not known
    """

    caller: int
    callee: int | str
    through: bool = False
    line: str = ""


@dataclass(frozen=True, slots=True)
class Span:
    """A function of the source, inlined or not: its lines, as far as they are known,
    and the names of its parameters and local variables."""

    function: str
    file: str
    first: int
    last: int
    variables: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Constraints:
    """Variables 0 … N-1, of which the first `objects` can be pointed to.

    All arrays are int32; a row of a constraint is (destination, source) or
    (destination, source, offset), whichever way it points.

    sizes        (N,): how many objects, this one and those after it, belong to one
                 block of memory; `z + o` is legal if `sizes[z] > o`; 0 for all others.
    functions    (N,), bool: objects that are functions.  Of function f, f + 1 is what
                 it returns, and f + 2 and so on are its parameters.
    address_of   (k, 2): destination = &source
    copies       (k, 2): destination = source
    loads        (k, 3): destination = *(source + offset)
    stores       (k, 3): *(destination + offset) = source
    offsets      (k, 3): destination = source + offset
    merged       (k, 2): (variable, representative), the same before solving
    cycles       (k, 2): (variable, pointer): whatever the pointer points to, but
                 UNKNOWN, is the same as the variable (hybrid cycle detection,
                 Hardekopf and Lin, PLDI 2007, section 4)
    names        of some variables, as they are shown
    others       further names of some of these
    lines        of some variables: where they come from, as file:line
    spans        the functions of the source
    sites        the calls of the program, for the call graph
    mode         the default mode in which they are solved (`modes`): `sound`
                 for those of C programs, `paper` for published ones
    """

    sizes: Ids
    functions: NDArray[np.bool_]
    objects: int
    address_of: Ids = field(default_factory=lambda: no_rows(2))
    copies: Ids = field(default_factory=lambda: no_rows(2))
    loads: Ids = field(default_factory=lambda: no_rows(3))
    stores: Ids = field(default_factory=lambda: no_rows(3))
    offsets: Ids = field(default_factory=lambda: no_rows(3))
    merged: Ids = field(default_factory=lambda: no_rows(2))
    cycles: Ids = field(default_factory=lambda: no_rows(2))
    names: Mapping[int, str] = field(default_factory=dict)
    others: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    lines: Mapping[int, str] = field(default_factory=dict)
    spans: tuple[Span, ...] = ()
    sites: tuple[Site, ...] = ()
    mode: Mode = "paper"

    @property
    def variables(self) -> int:
        return len(self.sizes)

    def extended(self, count: int, **changes: Ids) -> Constraints:
        """With so many more variables, which are no objects, and other constraints."""
        none = np.zeros(count, np.int32)
        return replace(
            self,
            sizes=np.concatenate((self.sizes, none)),
            functions=np.concatenate((self.functions, none.astype(np.bool_))),
            **changes,  # type: ignore[arg-type]
        )
