"""The types of Green-Marl.

Types are values: two equal types are interchangeable.  Node, Edge, properties and
collections carry the name of the graph that they are bound to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal, TypeGuard

from lighthouse.ir.frozen import frozen


@frozen
class Scalar:
    """A primitive type; `rank` orders the numeric ones for arithmetic conversion."""

    name: str
    bits: int
    rank: int = 0

    def __str__(self) -> str:
        return self.name


INT = Scalar("Int", 32, 1)
LONG = Scalar("Long", 64, 2)
FLOAT = Scalar("Float", 32, 3)
DOUBLE = Scalar("Double", 64, 4)
BOOL = Scalar("Bool", 8)
SCALARS = {scalar.name: scalar for scalar in (INT, LONG, FLOAT, DOUBLE, BOOL)}


@frozen
class GraphType:
    """A directed multigraph; an undirected one is `UGraph`, stored both ways."""

    undirected: bool = False

    def __str__(self) -> str:
        return "UGraph" if self.undirected else "Graph"


@frozen
class NodeType:
    """A node of `graph`; `None` while the graph is implicit."""

    graph: str | None = None

    def __str__(self) -> str:
        return f"Node({self.graph})" if self.graph else "Node"


@frozen
class EdgeType:
    """An edge of `graph`."""

    graph: str | None = None

    def __str__(self) -> str:
        return f"Edge({self.graph})" if self.graph else "Edge"


@frozen
class CollectionType:
    """A set (unique), order (unique, ordered) or sequence of nodes or edges: "Set",
    "Order", "Seq", or the name of a kind of sets that an extension has."""

    kind: str
    of: Literal["Node", "Edge"] = "Node"
    graph: str | None = None

    def __str__(self) -> str:
        suffix = f"({self.graph})" if self.graph else ""
        return f"{self.of}_{self.kind}{suffix}" if self.is_own else self.kind

    @property
    def is_own(self) -> bool:
        """True of what the language itself has."""
        return self.kind in ("Set", "Order", "Seq")

    @property
    def member(self) -> NodeType | EdgeType:
        """The type of what is in it."""
        return NodeType(self.graph) if self.of == "Node" else EdgeType(self.graph)


@frozen
class QueueType:
    """`Collection<N_S>`: a queue of collections, which are copied in and out."""

    element: CollectionType
    graph: str | None = None

    def __str__(self) -> str:
        suffix = f"({self.graph})" if self.graph else ""
        return f"Collection<{self.element}>{suffix}"


@frozen
class MapType:
    """`Map<K, V>`: a missing key reads as zero."""

    key: Type
    value: Type

    def __str__(self) -> str:
        return f"Map<{self.key}, {self.value}>"


@frozen
class PropertyType:
    """One value of type `element` for each node or edge of `graph`."""

    of: Literal["Node", "Edge"]
    element: Type
    graph: str | None = None

    def __str__(self) -> str:
        suffix = f"({self.graph})" if self.graph else ""
        return f"{self.of[0]}_P<{self.element}>{suffix}"


@frozen
class VoidType:
    """No value: what a statement-like built-in returns."""

    def __str__(self) -> str:
        return "nothing"


@frozen
class UnknownType:
    """Not determined: before checking, or after an error (silences follow-ups)."""

    def __str__(self) -> str:
        return "?"


@frozen
class NilType:
    """The type of `NIL` before its context gives it one; fits any node or edge."""

    def __str__(self) -> str:
        return "NIL"


Type = (
    Scalar
    | GraphType
    | NodeType
    | EdgeType
    | CollectionType
    | QueueType
    | MapType
    | PropertyType
    | VoidType
    | UnknownType
    | NilType
)

VOID = VoidType()
UNKNOWN = UnknownType()
NIL = NilType()


def is_numeric(type: Type) -> TypeGuard[Scalar]:
    return isinstance(type, Scalar) and type != BOOL


def is_integral(type: Type) -> bool:
    return type in (INT, LONG)


def is_floating(type: Type) -> bool:
    return type in (FLOAT, DOUBLE)


def is_element(type: Type) -> TypeGuard[NodeType | EdgeType]:
    """True of the types that name one element of a graph."""
    return isinstance(type, NodeType | EdgeType)


def by_value(type: Type) -> TypeGuard[Scalar | NodeType | EdgeType]:
    """True of what calls copy; graphs, properties and collections are shared."""
    return isinstance(type, Scalar | NodeType | EdgeType)


def is_object(type: Type) -> TypeGuard[CollectionType | QueueType | MapType]:
    """True of the types whose values are more than one number."""
    return isinstance(type, CollectionType | QueueType | MapType)


def is_set(type: Type) -> bool:
    """True of sets of the language, in which NIL never is."""
    return isinstance(type, CollectionType) and type.kind == "Set"


def is_extended(type: Type) -> bool:
    """True of the sets that an extension brings, and of properties of them."""
    if isinstance(type, PropertyType):
        type = type.element
    return isinstance(type, CollectionType) and not type.is_own


def arithmetic_type(left: Scalar, right: Scalar) -> Scalar:
    """The type of `left op right`: Int < Long < Float < Double.

    As in C++, Long with Float is Float; every back end and the interpreter rely on
    this one rule.
    """
    return left if left.rank >= right.rank else right


def with_graphs(type: Type, rename: Callable[[str | None], str | None]) -> Type:
    """`type` as it is called elsewhere: each graph by the name that it has there."""
    match type:
        case PropertyType(of, element, graph):
            return PropertyType(of, with_graphs(element, rename), rename(graph))
        case NodeType(graph) | EdgeType(graph) | CollectionType(graph=graph):
            return replace(type, graph=rename(graph))
        case QueueType(element, graph):
            return QueueType(
                replace(element, graph=rename(element.graph)), rename(graph)
            )
        case MapType(key, value):
            return MapType(with_graphs(key, rename), with_graphs(value, rename))
    return type
