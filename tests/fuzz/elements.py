"""Nodes, edges, and what loops run over."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from tests.fuzz.scope import READ, Access, Mode, Scope, Symbol
from tests.fuzz.values import Value, conditional
from tests.fuzz.weights import WEIGHTS
from tests.fuzz.words import COLLECTIONS, SEQUENCES, SETS

T = TypeVar("T")

LEVELLED = ("UpNbrs", "DownNbrs", "UpEdges", "DownEdges")
# Ranges in which no element comes twice.
ONCE = ("Nodes", "Edges", "OutEdges", "InEdges")


@dataclass(frozen=True, slots=True)
class Range:
    """The text of a loop header, its iterator, and what it runs over."""

    text: str
    iterator: str
    kind: str
    source: str
    graph: str
    of: str
    # No element comes twice; their order has a meaning.
    once: bool = False
    ordered: bool = True


class Unfit(Exception):
    """What is being made has no place here: something else is tried."""


def need(holds: object) -> None:
    if not holds:
        raise Unfit


class Elements(ABC):
    """Chance, and expressions that name a node or edge; `Numbers` adds numbers.

    `depth` bounds how deep expressions nest.
    """

    def __init__(self, random: Random, theme: str = "") -> None:
        self.random = random
        self.boost = WEIGHTS["boost"][theme]

    @abstractmethod
    def condition(self, scope: Scope, depth: int) -> Value: ...

    # --- chance -----------------------------------------------------------------------

    def choose(self, table: Mapping[str, float]) -> str:
        likely = [times * self.boost.get(kind, 1) for kind, times in table.items()]
        (key,) = self.random.choices(list(table), likely)
        return key

    def attempt(self, table: Mapping[str, float], make: Callable[[str], T]) -> T:
        """The first kind of `table`, in random order, that is fit."""
        left = dict(table)
        while left:
            kind = self.choose(left)
            with suppress(Unfit):
                return make(kind)
            del left[kind]
        raise Unfit

    def first(self, *makes: Callable[[], T]) -> T:
        """What the first of them makes that can."""
        for make in makes:
            with suppress(Unfit):
                return make()
        raise Unfit

    def one_of(self, found: Sequence[T]) -> T:
        need(found)
        return self.random.choice(found)

    def any(self, words: str) -> str:
        return self.random.choice(words.split())

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def pick(
        self, scope: Scope, found: Sequence[tuple[Symbol, str]]
    ) -> tuple[Symbol, str]:
        """Mostly a property of the innermost iterator: it is another each time."""
        need(found)
        near = [pair for pair in found if scope.owns(pair[1], scope.iterator)]
        return self.random.choice(near if near and self.chance(0.6) else found)

    # --- nodes and edges --------------------------------------------------------------

    def element(
        self, scope: Scope, type: str, graph: str, depth: int, *, literal: bool = True
    ) -> Value:
        """A node or edge of `graph`, or NIL."""
        options: list[Value] = []
        names = [s.name for s in scope.readable(type) if s.graph == graph]
        options += [Value(name) for name in names for _ in range(3)]
        options += [
            Value(f"{driver}.{symbol.name}")
            for symbol, driver in scope.fields(type)
            if symbol.graph == graph
        ]
        options += map(Value, self.derived(scope, type, graph))
        if literal:
            options.append(Value("NIL"))
        picked = self.boost.get("picked", 1) / 12
        if type == "Node" and scope.may_draw and self.chance(picked):
            options = [Value(f"{graph}.PickRandom()")]
            nodes = scope.drivers("Node", graph)
            options += [Value(f"{node}.PickRandomNbr()") for node in nodes]
        need(options)
        if depth > 0 and self.chance(0.1) and len(options) > 1:
            then, other = self.random.sample(options, 2)
            if then.text != other.text:
                return conditional(self.condition(scope, depth), then, other)
        return self.random.choice(options)

    def derived(self, scope: Scope, type: str, graph: str) -> list[str]:
        """The ends of edges, and the edges that iterators came over."""
        if type == "Edge":
            return [f"{name}.ToEdge()" for name in self.over_edges(scope, graph)]
        edges = scope.drivers("Edge", graph)
        return [f"{edge}.{end}()" for edge in edges for end in ("FromNode", "ToNode")]

    def over_edges(self, scope: Scope, graph: str) -> list[str]:
        """Iterators that came over an edge."""
        near = ("Nbrs", "InNbrs", "UpNbrs", "DownNbrs")
        names = [s.name for s in scope.scalars("Node") if s.graph == graph]
        return [name for name in names if scope.ranges.get(name, ("",))[0] in near]

    def uncertain(self, scope: Scope) -> str:
        """A node or edge variable that may be NIL."""
        names = [s.name for s in scope.readable("Node", "Edge")]
        return self.one_of([name for name in names if name not in scope.certain])

    def castable(self, scope: Scope) -> list[str]:
        """Node and edge variables; iterators cannot be cast."""
        names = [s.name for s in scope.readable("Node", "Edge")]
        return [name for name in names if name not in scope.ranges]

    # --- ranges -----------------------------------------------------------------------

    def range(self, scope: Scope, depth: int) -> Range:
        """`n: G.Nodes`; declares the iterator in `scope`."""
        return self.attempt(
            WEIGHTS["ranges"], lambda kind: self.range_of(scope, kind, depth)
        )

    def range_of(self, scope: Scope, kind: str, depth: int) -> Range:
        if kind == "Items":
            return self.items(scope)
        type = "Edge" if kind.endswith("Edges") else "Node"
        graph = self.random.choice(scope.graphs)
        source, argument = graph, ""
        if kind in LEVELLED:
            found = [name for name, (of, _) in scope.ranges.items() if of == "Bfs"]
            source = self.one_of(found)
            graph = scope.symbols[source].graph
        elif kind not in ("Nodes", "Edges"):
            nodes = scope.drivers("Node", graph)
            source = self.one_of(nodes)
            if kind == "CommonNbrs":
                argument = f"({self.random.choice(nodes)})"
        name = scope.fresh_element(self.random, type)
        scope.declare_iterator(name, type, graph, kind, source)
        written = "OutNbrs" if kind == "Nbrs" and self.chance(0.1) else kind
        text = f"{name}: {source}.{written}{argument}"
        return Range(text, name, kind, source, graph, type, kind in ONCE)

    def items(self, scope: Scope) -> Range:
        """Over a collection, which is only read from now on."""
        found = scope.objects(COLLECTIONS, Mode.FREE, Mode.READ)
        symbol, source = self.one_of(found)
        if scope.mode(symbol) is Mode.FREE:
            scope.access[symbol.name] = READ
        elif scope.mode(symbol) is Mode.OWN:
            owner = scope.access[symbol.name].owner
            scope.access[symbol.name] = Access(Mode.LOOK, owner)
        type = "Node" if symbol.type.startswith("N") else "Edge"
        name = scope.fresh_element(self.random, type)
        scope.declare_iterator(name, type, symbol.graph, "Items", source)
        ordered = symbol.type not in SETS and symbol.role != "bag"
        sign = self.any("- ^") if ordered and self.chance(0.2) else ""
        text, once = f"{name}: {source}{sign}.Items", symbol.type not in SEQUENCES
        return Range(text, name, "Items", source, symbol.graph, type, once, ordered)
