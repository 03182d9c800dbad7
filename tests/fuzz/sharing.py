"""What the iterations of a loop may do with what they share.

Entering a parallel loop settles it for every visible symbol, once, so that no two
iterations conflict and every order of them gives the same result.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from random import Random

from tests.fuzz.elements import Range
from tests.fuzz.scope import HIDDEN, READ, Access, Mode, Scope, Symbol
from tests.fuzz.weights import TYPES, WEIGHTS
from tests.fuzz.words import FLOATS, INTEGERS, SETS

# By which range each out-edge, or in-edge, of a node is met.
ALONG = {"Nbrs": "out", "OutEdges": "out", "InNbrs": "in", "InEdges": "in"}


class Sharing:
    """Decides; chance is that of the program's generator."""

    def __init__(
        self, random: Random, choose: Callable[[Mapping[str, float]], str]
    ) -> None:
        self.random = random
        self.choose = choose
        self.numbers = count()

    def operator(self, symbol: Symbol) -> str:
        """One that reduces into `symbol`; empty if none does."""
        by_type = WEIGHTS["operators"].get(symbol.type)
        among = WEIGHTS["operators"][symbol.role] if by_type is None else by_type
        return self.random.choice(among) if among else ""

    def constant(self, symbol: Symbol) -> str:
        return str(self.random.choice(WEIGHTS["constants"][symbol.type]))

    # --- loops ------------------------------------------------------------------------

    def parallel(self, scope: Scope, head: Range) -> None:
        """Settle everything for the body of a parallel loop."""
        names = [name for name in scope.symbols if name != head.iterator]
        free = [name for name in names if scope.access[name].mode is Mode.FREE]
        for name in names:
            symbol, access = scope.symbols[name], scope.access[name]
            scope.access[name] = self.settled(symbol, access, scope, head)
        if self.random.random() < 0.6:
            self.group(scope, head, free)

    def sequential(self, scope: Scope, head: Range) -> None:
        """Now and then a property takes deferred writes until a For ends."""
        for symbol in scope.properties(*TYPES):
            free = scope.access[symbol.name].mode is Mode.FREE
            if free and self.random.random() < 0.06:
                scope.access[symbol.name] = Access(Mode.DEFER, loop=head.iterator)

    def settled(
        self, symbol: Symbol, access: Access, scope: Scope, head: Range
    ) -> Access:
        match access.mode:
            case Mode.FREE if symbol.type not in TYPES:
                return self.shared_object(symbol, head)
            case Mode.OWN if symbol.type not in TYPES:
                return Access(Mode.LOOK, access.owner)
            case Mode.FREE if symbol.of:
                return self.shared_property(symbol, head)
            case Mode.FREE:
                return self.shared_scalar(symbol, head)
            case Mode.OWN:
                operator = "" if access.operator else self.operator(symbol)
                if operator and self.random.random() < 0.6:
                    return Access(Mode.REDUCE, access.owner, operator, head.iterator)
                return Access(Mode.LOOK, access.owner)
            case Mode.EDGES:
                along = ALONG.get(head.kind) == access.constant
                if along and head.source == access.owner:
                    return self.own(symbol, head)
                return HIDDEN
            case Mode.DEFER if not (access.owner or access.constant or access.late):
                return READ
            case _:
                return access

    def own(self, symbol: Symbol, head: Range) -> Access:
        """Reductions into an element of one's own are complete either at the end of
        this loop, with one operator, or at that of loops inside it."""
        direct = head.kind in ("Nodes", "Edges", "Bfs") and self.random.random() < 0.5
        operator = self.operator(symbol) if direct else ""
        return Access(Mode.OWN, head.iterator, operator)

    def shared_object(self, symbol: Symbol, head: Range) -> Access:
        """Collections and maps, and properties of collections."""
        table: dict[str, float] = dict(WEIGHTS["shared_object"])
        is_set = symbol.type in SETS
        if not (is_set or symbol.role == "bag"):
            del table["GROW"]
        if not is_set:
            del table["SHRINK"]
        if not symbol.type.endswith(("Int>", "Long>")):
            del table["REDUCE"]
        same = head.once and head.of == symbol.of and symbol.graph == head.graph
        if not (symbol.of and same):
            del table["OWN"]
        late = ""
        if symbol.type.startswith("Map"):
            (value,) = re.findall(r", (\w+)>", symbol.type)
            constant, late = (self.constant(Symbol("", value)) for _ in range(2))
        else:
            del table["DEFER"], table["MARK"]
        match self.choose(table):
            case "GROW" | "SHRINK" as mode:
                return Access(Mode[mode])
            case "OWN":
                return Access(Mode.OWN, head.iterator)
            case "REDUCE":
                operator = self.random.choice(("+", "*", "min", "max"))
                late = late if self.random.random() < 0.5 else ""
                return Access(Mode.REDUCE, "", operator, head.iterator, late=late)
            case "DEFER":
                return Access(Mode.DEFER, loop=head.iterator, late=late)
            case "MARK":
                return Access(Mode.MARK, "", "", head.iterator, constant, late)
            case _:
                return READ

    def shared_scalar(self, symbol: Symbol, head: Range) -> Access:
        match self.choose(WEIGHTS["shared_scalar"]):
            case "REDUCE" if operator := self.operator(symbol):
                return Access(Mode.REDUCE, "", operator, head.iterator)
            case "MARK":
                return Access(Mode.MARK, constant=self.constant(symbol))
            case "HIDDEN":
                return HIDDEN
            case _:
                return READ

    def shared_property(self, symbol: Symbol, head: Range) -> Access:
        same = symbol.graph == head.graph
        once = head.once and head.of == symbol.of and same
        over_edges = symbol.of == "Edge" and head.kind in ALONG and same
        of_nodes = symbol.of == "Edge" and head.kind in ("Nodes", "Bfs") and same
        adds = symbol.type in FLOATS and symbol.role == "sum"
        numeric = symbol.type in INTEGERS or adds
        table: dict[str, float] = dict(WEIGHTS["shared_property"])
        if not (once or over_edges):
            del table["OWN"]
        if not of_nodes:
            del table["EDGES"]
        if not (head.kind == "Bfs" and symbol.of == "Node" and same and numeric):
            del table["PUSH"]
        match self.choose(table):
            case "OWN":
                return self.own(symbol, head)
            case "EDGES":
                direction = self.random.choice(("out", "in"))
                return Access(Mode.EDGES, head.iterator, constant=direction)
            case "REDUCE" if operator := self.operator(symbol):
                return Access(Mode.REDUCE, "", operator, head.iterator)
            case "DEFER" if once:
                return Access(Mode.DEFER, head.iterator, loop=head.iterator)
            case "DEFER":
                return Access(Mode.DEFER, "", "", head.iterator, self.constant(symbol))
            case "MARK":
                return Access(Mode.MARK, constant=self.constant(symbol))
            case "PUSH":
                return Access(Mode.PUSH, head.iterator, "+", head.iterator, "DownNbrs")
            case _:
                return READ

    def group(self, scope: Scope, head: Range, names: Iterable[str]) -> None:
        """Let some symbols be the targets of one multiple reduction."""
        modes = (Mode.REDUCE, Mode.MARK)
        symbols = [scope.symbols[name] for name in names]
        symbols = [s for s in symbols if s.type in TYPES and scope.mode(s) in modes]
        keys = [
            s for s in symbols if s.type in INTEGERS and scope.mode(s) is Mode.REDUCE
        ]
        if not keys:
            return
        key = self.random.choice(keys)
        place = (key.of, key.of and key.graph)
        others = [s for s in symbols if s != key and (s.of, s.of and s.graph) == place]
        if not others:
            return
        chosen = self.random.sample(others, min(len(others), self.random.randint(1, 2)))
        group = (key.name, *(s.name for s in chosen))
        operator = self.random.choice(("min", "max"))
        how = (Mode.TUPLE, "", operator, head.iterator, str(next(self.numbers)))
        for name in group:
            scope.access[name] = Access(*how, group=group)
