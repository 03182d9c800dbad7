"""The built-in functions and methods of Green-Marl: one table for every phase.

A method is looked up by the kind of its receiver; `find` resolves synonyms, so that the
rest of the compiler knows each built-in by one name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from lighthouse.ir.types import (
    BOOL,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    VOID,
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NodeType,
    QueueType,
    Type,
)

# "number" accepts any numeric type and the result follows the arguments; "same" is the
# receiver's own type; "element", "key" and "value" are of what the receiver contains;
# "item" is any integer, node or edge, which counts as its number; "property" is a
# property of nodes that holds Int, and "nodes" one that holds Node, passed whole; "any"
# is any value.
Kind = Literal[
    "number", "same", "element", "key", "value", "item", "property", "nodes", "any"
]
WHOLE = ("property", "nodes")
# "Graph", "Node", "Iterator", "Edge", "Set", "Order", "Seq", "Queue", "Map", a kind of
# sets of an extension, or None of what has no receiver.
Receiver = str | None


@dataclass(frozen=True, slots=True)
class Builtin:
    """`name(parameters): result`, on a receiver of a kind, or global if None."""

    receiver: Receiver
    name: str
    parameters: tuple[Type | Kind, ...] = ()
    result: Type | Kind = VOID
    mutates: Literal["grow", "shrink"] | None = None
    synonyms: tuple[str, ...] = ()


RANDOM = frozenset({"PickRandom", "PickRandomNbr", "Uniform", "Rand", "RandomState"})
# What `check-accesses` makes: the second argument, once the first has been seen to
# hold; the third is the number of the check.
CHECKS = ("CheckElement", "CheckDivisor", "CheckDegree", "CheckWritten")
# What only the core and the plan say: those, the streams of a loop that has become
# sequential, what `lower-random` makes of RANDOM, what recursion needs, what
# `schedule-loops` asks of a graph, the words of `lower-multi-reductions`, and the bits
# of `mask-searches`.
CORE = frozenset(
    {"RandomState", "RandomSwitch"}
    | {"RandomNext", "RandomKey", "RandomUniform", "RandomBelow", "NodeAt", "NbrAt"}
    | {*CHECKS, "EdgeAt", "ItemAt", "PutAt", "KeyAt"}
    | {"MaxOutDegree", "MaxInDegree"}
    | {"WordOf", "KeyOf", "PayloadOf", "RankOf", "FromRank", "BitAt", "FreeBit"}
)

_NODE, _EDGE = NodeType(), EdgeType()

BUILTINS = (
    Builtin("Graph", "NumNodes", (), INT),
    Builtin("Graph", "NumEdges", (), INT),
    Builtin("Graph", "MaxOutDegree", (), INT),
    Builtin("Graph", "MaxInDegree", (), INT),
    Builtin("Graph", "PickRandom", (), _NODE),
    Builtin("Graph", "NodeAt", (LONG,), _NODE),
    Builtin("Graph", "EdgeAt", (LONG,), _EDGE),
    Builtin("Node", "OutDegree", (), INT, None, ("NumNbrs", "NumOutNbrs", "Degree")),
    Builtin("Node", "InDegree", (), INT, None, ("NumInNbrs",)),
    Builtin("Node", "HasEdgeTo", (_NODE,), BOOL),
    Builtin("Node", "HasEdgeFrom", (_NODE,), BOOL, None, ("IsNbrFrom",)),
    Builtin("Node", "PickRandomNbr", (), _NODE),
    Builtin("Node", "NbrAt", (LONG,), _NODE),
    Builtin("Iterator", "ToEdge", (), _EDGE),
    Builtin("Edge", "FromNode", (), _NODE),
    Builtin("Edge", "ToNode", (), _NODE),
    *(
        Builtin(kind, *rest)
        for kind in ("Set", "Order", "Seq")
        for rest in (
            ("Has", ("element",), BOOL),
            ("Size", (), INT),
            ("Clear", (), VOID, "shrink"),
        )
    ),
    Builtin("Set", "Add", ("element",), VOID, "grow"),
    Builtin("Set", "Remove", ("element",), VOID, "shrink"),
    Builtin("Set", "Union", ("same",), VOID, "grow"),
    Builtin("Set", "Intersect", ("same",), VOID, "shrink"),
    Builtin("Set", "Complement", ("same",), VOID, "shrink"),
    Builtin("Set", "IsSubsetOf", ("same",), BOOL),
    *(
        Builtin(kind, *rest)
        for kind in ("Order", "Seq")
        for rest in (
            ("PushBack", ("element",), VOID, "grow", ("Push",)),
            ("PushFront", ("element",), VOID, "grow"),
            ("PopFront", (), "element", "shrink", ("Pop",)),
            ("PopBack", (), "element", "shrink"),
            ("Front", (), "element"),
            ("Back", (), "element"),
        )
    ),
    Builtin("Queue", "PushBack", ("element",), VOID, "grow", ("Push",)),
    Builtin("Queue", "PushFront", ("element",), VOID, "grow"),
    Builtin("Queue", "PopBack", (), "element", "shrink"),
    Builtin("Queue", "PopFront", (), "element", "shrink", ("Pop",)),
    Builtin("Queue", "ItemAt", (INT,), "element"),
    Builtin("Queue", "PutAt", (INT, "element"), VOID, "grow"),
    Builtin("Queue", "Size", (), INT),
    Builtin("Queue", "Clear", (), VOID, "shrink"),
    Builtin("Map", "Size", (), INT),
    Builtin("Map", "Clear", (), VOID, "shrink"),
    Builtin("Map", "HasKey", ("key",), BOOL),
    Builtin("Map", "HasMaxValue", ("key",), BOOL),
    Builtin("Map", "HasMinValue", ("key",), BOOL),
    Builtin("Map", "GetMaxKey", (), "key"),
    Builtin("Map", "GetMinKey", (), "key"),
    Builtin("Map", "GetMaxValue", (), "value"),
    Builtin("Map", "GetMinValue", (), "value"),
    # The keys in any order; it may move them in memory.
    Builtin("Map", "KeyAt", (INT,), "key", "grow"),
    Builtin("Map", "Remove", ("key",), VOID, "shrink"),
    Builtin(None, "Uniform", (), DOUBLE),
    Builtin(None, "Rand", (LONG,), LONG),
    # The next state of the current stream, and another state for it.
    Builtin(None, "RandomState", (), LONG),
    Builtin(None, "RandomSwitch", (LONG,), VOID),
    # The state of a stream after this one; that of the stream of one iteration; the
    # number that a state stands for, in [0, 1) and in 0 … n − 1.
    Builtin(None, "RandomNext", (LONG,), LONG),
    Builtin(None, "RandomKey", (LONG, "item"), LONG),
    Builtin(None, "RandomUniform", (LONG,), DOUBLE),
    Builtin(None, "RandomBelow", (LONG, LONG), LONG),
    # The bit with the number, none outside of 0 … 63; the number of the least bit that
    # is not set, 64 without one.
    Builtin(None, "BitAt", (INT,), LONG),
    Builtin(None, "FreeBit", (LONG,), INT),
    # A number of 64 bits with the first in its upper half, and both again.
    Builtin(None, "WordOf", (INT, INT), LONG),
    Builtin(None, "KeyOf", (LONG,), INT),
    Builtin(None, "PayloadOf", (LONG,), INT),
    # An integer for each Float, in the same order, and back.
    Builtin(None, "RankOf", (FLOAT,), INT),
    Builtin(None, "FromRank", (INT,), FLOAT),
    *(Builtin(None, name, (BOOL, "any", INT), "any") for name in CHECKS),
    Builtin(None, "Log", (DOUBLE,), DOUBLE),
    Builtin(None, "Exp", (DOUBLE,), DOUBLE),
    Builtin(None, "Pow", (DOUBLE, DOUBLE), DOUBLE),
    Builtin(None, "Sqrt", (DOUBLE,), DOUBLE),
    Builtin(None, "Floor", (DOUBLE,), DOUBLE),
    Builtin(None, "Ceil", (DOUBLE,), DOUBLE),
    Builtin(None, "Abs", ("number",), "number"),
    Builtin(None, "Min", ("number", "number"), "number"),
    Builtin(None, "Max", ("number", "number"), "number"),
)

_BY_NAME = {
    (builtin.receiver, name): builtin
    for builtin in BUILTINS
    for name in (builtin.name, *builtin.synonyms)
}


def register(*more: Builtin) -> None:
    """Methods of what an extension brings."""
    for builtin in more:
        for name in (builtin.name, *builtin.synonyms):
            _BY_NAME[builtin.receiver, name] = builtin


def like(kind: Receiver, name: str, receiver: str) -> Builtin:
    """The method of that name, for another kind of receiver."""
    return replace(_BY_NAME[kind, name], receiver=receiver)


def receiver_of(type: Type | None) -> Receiver:
    """The kind of a receiver of this type; None of what has no methods."""
    match type:
        case GraphType():
            return "Graph"
        case NodeType():
            return "Node"
        case EdgeType():
            return "Edge"
        case CollectionType(kind=kind):
            return kind
        case QueueType():
            return "Queue"
        case MapType():
            return "Map"
        case _:
            return None


def find(receiver: Receiver, name: str) -> Builtin | None:
    """The built-in that `name`, or a synonym, means on such a receiver."""
    if receiver == "Iterator" and (receiver, name) not in _BY_NAME:
        receiver = "Node"
    return _BY_NAME.get((receiver, name))


def names(receiver: Receiver) -> list[str]:
    """Every name that such a receiver understands, for suggestions."""
    kinds = {receiver, "Node"} if receiver == "Iterator" else {receiver}
    return sorted(name for kind, name in _BY_NAME if kind in kinds and name not in CORE)


def mutation(receiver: Type, method: str) -> Literal["grow", "shrink"] | None:
    """What the method does to a collection."""
    found = find(receiver_of(receiver), method)
    return found.mutates if found else None
