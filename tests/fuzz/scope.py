"""What is visible where a statement stands, and what may be done with it there.

Programs are free of races by construction: a parallel loop, when it is entered, decides
for everything that its iterations share how they may use it.  The scope of its body
remembers the decision, and everything inside keeps to it.
"""

from __future__ import annotations

import re
from collections.abc import Container
from copy import copy
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from random import Random
from typing import Literal

from tests.fuzz.words import AWKWARD, COLLECTIONS, EDGE_NAMES, ELEMENTS, NODE_NAMES

# How exact a floating symbol is: `plain` ones are multiples of 1/8 up to PLAIN, `sum`
# ones such multiples up to what the type holds, `rough` ones anything but nan.  The
# order of the items of a `bag`, an order or sequence, is never looked at.
Role = Literal["plain", "sum", "rough", "bag"]


class Mode(Enum):
    """What the iterations of the current loop may do with a symbol."""

    FREE = auto()  # anything: no other iteration sees it
    READ = auto()  # read it
    OWN = auto()  # read and write it through the iterator that owns the element
    LOOK = auto()  # read it through that iterator
    REDUCE = auto()  # reduce into it, with one operator
    PUSH = auto()  # in a traversal: read it here, reduce into that of the next level
    DEFER = auto()  # read it; deferred writes to own elements
    GROW = auto()  # add to a collection
    SHRINK = auto()  # remove from a set
    MARK = auto()  # write one constant to it
    TUPLE = auto()  # part of a multiple reduction
    EDGES = auto()  # nothing yet: a loop over the owner's edges will own them
    HIDDEN = auto()  # nothing


@dataclass(frozen=True, slots=True)
class Symbol:
    """A scalar, node, edge, collection or map; a property where `of` says of what.

    Types are named as in a program, without a graph.
    """

    name: str
    type: str
    graph: str = "G"
    of: str = ""
    role: Role = "plain"


@dataclass(frozen=True, slots=True)
class Access:
    """How a symbol may be used; which fields count depends on the mode.

    owner: the iterator whose elements are meant (of REDUCE: no other, if it is given).
    operator, loop: of a reduction, and where it or a deferred write is complete.
    constant: what MARK writes.
    late: what is deferred to a map until the end of `loop`.
    group: all symbols of one multiple reduction.
    """

    mode: Mode
    owner: str = ""
    operator: str = ""
    loop: str = ""
    constant: str = ""
    late: str = ""
    group: tuple[str, ...] = ()


# With which a property may be passed to a function, and a map read.
SEEN = (Mode.FREE, Mode.READ, Mode.DEFER)

FREE, READ, HIDDEN = Access(Mode.FREE), Access(Mode.READ), Access(Mode.HIDDEN)


@dataclass(slots=True)
class Scope:
    """The symbols visible at one place.

    certain: nodes and edges that are not NIL.
    ranges: for an iterator the kind of its range, and the source.
    may_draw: whether there are random numbers here.
    iterator: of the innermost loop.
    given: input collections, which methods change and assignments do not.
    stands_for: the iterator whose element, or whose edge, a variable always holds.
    """

    symbols: dict[str, Symbol] = field(default_factory=dict)
    access: dict[str, Access] = field(default_factory=dict)
    certain: set[str] = field(default_factory=set)
    ranges: dict[str, tuple[str, str]] = field(default_factory=dict)
    stands_for: dict[str, str] = field(default_factory=dict)
    graphs: tuple[str, ...] = ("G",)
    taken: set[str] = field(default_factory=set)
    may_draw: bool = True
    given: frozenset[str] = frozenset()
    iterator: str = ""

    def child(self) -> Scope:
        names = ("symbols", "access", "certain", "ranges", "stands_for", "taken")
        return replace(self, **{name: copy(getattr(self, name)) for name in names})

    def declare(
        self, symbol: Symbol, access: Access = FREE, *, certain: bool = False
    ) -> Symbol:
        self.symbols[symbol.name] = symbol
        self.access[symbol.name] = access
        self.taken.add(symbol.name)
        if certain:
            self.certain.add(symbol.name)
        return symbol

    def declare_iterator(
        self, name: str, type: str, graph: str, kind: str, source: str
    ) -> None:
        self.declare(Symbol(name, type, graph), READ, certain=True)
        self.ranges[name] = kind, source
        self.iterator = name

    def type_name(self, type: str, graph: str) -> str:
        """`Node(G)` where there are several graphs, else `Node`."""
        if len(self.graphs) == 1:
            return type
        if type.startswith("Map"):
            return re.sub(r"Node|Edge", lambda match: f"{match[0]}({graph})", type)
        needs = type in (*ELEMENTS, *COLLECTIONS) or type.startswith("Collection")
        return f"{type}({graph})" if needs else type

    def property_type(self, symbol: Symbol) -> str:
        element = self.type_name(symbol.type, symbol.graph)
        bound = f"({symbol.graph})" if len(self.graphs) > 1 else ""
        return f"{symbol.of[0]}_P<{element}>{bound}"

    # --- looking around ---------------------------------------------------------------

    def scalars(self, *types: str) -> list[Symbol]:
        return [s for s in self.symbols.values() if not s.of and s.type in types]

    def properties(self, *types: str) -> list[Symbol]:
        return [s for s in self.symbols.values() if s.of and s.type in types]

    def readable(self, *types: str) -> list[Symbol]:
        """Variables that may be read."""
        found = self.scalars(*types)
        return [s for s in found if self.mode(s) in (Mode.FREE, Mode.READ)]

    def free(self, *types: str) -> list[Symbol]:
        """Variables that may be written."""
        return [s for s in self.scalars(*types) if self.mode(s) is Mode.FREE]

    def drivers(self, type: str, graph: str) -> list[str]:
        """Nodes or edges that are certainly there."""
        found = self.readable(type)
        return [s.name for s in found if s.graph == graph and s.name in self.certain]

    def mode(self, symbol: Symbol) -> Mode:
        return self.access[symbol.name].mode

    def owns(self, driver: str, owner: str) -> bool:
        return owner in (driver, self.stands_for.get(driver))

    def may_read(self, symbol: Symbol, driver: str) -> bool:
        access = self.access[symbol.name]
        match access.mode:
            case Mode.FREE | Mode.READ | Mode.DEFER:
                return True
            case Mode.OWN | Mode.LOOK:
                # Another level of a traversal is not running now.
                kind, source = self.ranges.get(driver, ("", ""))
                near = kind in ("UpNbrs", "DownNbrs") and source == access.owner
                return near or self.owns(driver, access.owner)
            case Mode.PUSH:
                return self.owns(driver, access.owner)
            case _:
                return False

    def fields(self, *types: str) -> list[tuple[Symbol, str]]:
        """Properties that may be read, each with a driver."""
        return [
            (symbol, driver)
            for symbol in self.properties(*types)
            for driver in self.drivers(symbol.of, symbol.graph)
            if self.may_read(symbol, driver)
        ]

    def written_fields(self, *types: str) -> list[tuple[Symbol, str]]:
        """Properties that may be assigned, each with a driver."""
        return [
            (symbol, driver)
            for symbol in self.properties(*types)
            for driver in self.drivers(symbol.of, symbol.graph)
            if self.mode(symbol) is Mode.FREE
            or (
                self.mode(symbol) is Mode.OWN
                and self.owns(driver, self.access[symbol.name].owner)
            )
        ]

    # --- collections and maps ---------------------------------------------------------

    def objects(self, types: Container[str], *modes: Mode) -> list[tuple[Symbol, str]]:
        """Collections, queues and maps, also those of elements, in one of `modes`."""
        found = []
        for symbol in self.symbols.values():
            if symbol.type not in types:
                continue
            access = self.access[symbol.name]
            if not symbol.of:
                if access.mode in modes:
                    found.append((symbol, symbol.name))
                continue
            for driver in self.drivers(symbol.of, symbol.graph):
                owned = self.owns(driver, access.owner)
                mode = access.mode
                if mode in (Mode.OWN, Mode.LOOK) and owned:
                    mode = Mode.FREE if mode is Mode.OWN else Mode.READ
                if mode in modes:
                    found.append((symbol, f"{driver}.{symbol.name}"))
        return found

    def maps(self, *modes: Mode) -> list[Symbol]:
        found = [s for s in self.symbols.values() if s.type.startswith("Map")]
        return [symbol for symbol in found if self.mode(symbol) in modes]

    # --- names ------------------------------------------------------------------------

    def fresh_element(self, random: Random, type: str) -> str:
        """A name of a node or edge."""
        return self.fresh(random, NODE_NAMES if type == "Node" else EDGE_NAMES)

    def fresh(self, random: Random, pool: str) -> str:
        """A name from `pool` that nothing visible has."""
        names = pool.split()
        if random.random() < 0.04:
            names = AWKWARD.split()
        name = base = random.choice(names)
        while name in self.taken:
            name = f"{base}{random.randint(1, 99)}"
        return name
