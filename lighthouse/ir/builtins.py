"""The built-in functions and methods of Green-Marl: one table for every phase.

A method is looked up by the kind of its receiver; `find` resolves synonyms, so that the
rest of the compiler knows each built-in by one name.
"""

from dataclasses import dataclass, replace
from typing import Literal

from lighthouse.ir import types as ty

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
    """`name(parameters): result`, on a receiver of a kind, or global if None.

    If it `repeats`, more arguments may follow of the kind of the last.
    """

    receiver: Receiver
    name: str
    parameters: tuple[ty.Type | Kind, ...] = ()
    result: ty.Type | Kind = ty.VOID
    mutates: Literal["grow", "shrink"] | None = None
    synonyms: tuple[str, ...] = ()
    repeats: bool = False

    def parameters_of(self, count: int) -> tuple[ty.Type | Kind, ...]:
        """What so many arguments are for."""
        more = count - len(self.parameters)
        return self.parameters + self.parameters[-1:] * (more if self.repeats else 0)


RANDOM = frozenset({"PickRandom", "PickRandomNbr", "Uniform", "Rand", "RandomState"})
# What `check-accesses` makes: the second argument, once the first has been seen to
# hold; the third is the number of the check.
CHECKS = ("CheckElement", "CheckDivisor", "CheckDegree", "CheckWritten")
# What only the core and the plan say: those, the streams of a loop that has become
# sequential, what `lower-random` makes of RANDOM, what recursion needs, what
# `schedule-loops` asks of a graph, the words of `order-relaxations`, and the bits
# of `mask-searches`.
CORE = frozenset(
    {"RandomState", "RandomSwitch"}
    | {"RandomNext", "RandomKey", "RandomUniform", "RandomBelow", "NodeAt", "NbrAt"}
    | {*CHECKS, "EdgeAt", "ItemAt", "PutAt", "KeyAt", "PutAll"}
    | {"MaxOutDegree", "MaxInDegree"}
    | {"WordOf", "KeyOf", "PayloadOf", "BitAt", "FreeBit"}
)

_NODE, _EDGE = ty.NodeType(), ty.EdgeType()

BUILTINS = (
    Builtin("Graph", "NumNodes", (), ty.INT),
    Builtin("Graph", "NumEdges", (), ty.INT),
    Builtin("Graph", "MaxOutDegree", (), ty.INT),
    Builtin("Graph", "MaxInDegree", (), ty.INT),
    Builtin("Graph", "PickRandom", (), _NODE),
    Builtin("Graph", "NodeAt", (ty.LONG,), _NODE),
    Builtin("Graph", "EdgeAt", (ty.LONG,), _EDGE),
    Builtin("Node", "OutDegree", (), ty.INT, None, ("NumNbrs", "NumOutNbrs", "Degree")),
    Builtin("Node", "InDegree", (), ty.INT, None, ("NumInNbrs",)),
    Builtin("Node", "HasEdgeTo", (_NODE,), ty.BOOL),
    Builtin("Node", "HasEdgeFrom", (_NODE,), ty.BOOL, None, ("IsNbrFrom",)),
    Builtin("Node", "PickRandomNbr", (), _NODE),
    Builtin("Node", "NbrAt", (ty.LONG,), _NODE),
    Builtin("Iterator", "ToEdge", (), _EDGE),
    Builtin("Edge", "FromNode", (), _NODE),
    Builtin("Edge", "ToNode", (), _NODE),
    *(
        Builtin(kind, *rest)
        for kind in ("Set", "Order", "Seq")
        for rest in (
            ("Has", ("element",), ty.BOOL),
            ("Size", (), ty.INT),
            ("Clear", (), ty.VOID, "shrink"),
        )
    ),
    Builtin("Set", "Add", ("element",), ty.VOID, "grow"),
    Builtin("Set", "Remove", ("element",), ty.VOID, "shrink"),
    Builtin("Set", "Union", ("same",), ty.VOID, "grow"),
    Builtin("Set", "Intersect", ("same",), ty.VOID, "shrink"),
    Builtin("Set", "Complement", ("same",), ty.VOID, "shrink"),
    Builtin("Set", "IsSubsetOf", ("same",), ty.BOOL),
    *(
        Builtin(kind, *rest)
        for kind in ("Order", "Seq")
        for rest in (
            ("PushBack", ("element",), ty.VOID, "grow", ("Push",)),
            ("PushFront", ("element",), ty.VOID, "grow"),
            ("PopFront", (), "element", "shrink", ("Pop",)),
            ("PopBack", (), "element", "shrink"),
            ("Front", (), "element"),
            ("Back", (), "element"),
        )
    ),
    Builtin("Queue", "PushBack", ("element",), ty.VOID, "grow", ("Push",)),
    Builtin("Queue", "PushFront", ("element",), ty.VOID, "grow"),
    Builtin("Queue", "PopBack", (), "element", "shrink"),
    Builtin("Queue", "PopFront", (), "element", "shrink", ("Pop",)),
    Builtin("Queue", "ItemAt", (ty.INT,), "element"),
    Builtin("Queue", "PutAt", (ty.INT, "element"), ty.VOID, "grow"),
    Builtin("Queue", "Size", (), ty.INT),
    Builtin("Queue", "Clear", (), ty.VOID, "shrink"),
    Builtin("Map", "Size", (), ty.INT),
    Builtin("Map", "Clear", (), ty.VOID, "shrink"),
    Builtin("Map", "HasKey", ("key",), ty.BOOL),
    Builtin("Map", "HasMaxValue", ("key",), ty.BOOL),
    Builtin("Map", "HasMinValue", ("key",), ty.BOOL),
    Builtin("Map", "GetMaxKey", (), "key"),
    Builtin("Map", "GetMinKey", (), "key"),
    Builtin("Map", "GetMaxValue", (), "value"),
    Builtin("Map", "GetMinValue", (), "value"),
    # The keys in any order; it may move them in memory.
    Builtin("Map", "KeyAt", (ty.INT,), "key", "grow"),
    # The entries of another map, in place of those with the same keys.
    Builtin("Map", "PutAll", ("same",), ty.VOID, "grow"),
    Builtin("Map", "Remove", ("key",), ty.VOID, "shrink"),
    Builtin(None, "Uniform", (), ty.DOUBLE),
    Builtin(None, "Rand", (ty.LONG,), ty.LONG),
    # The next state of the current stream, and another state for it.
    Builtin(None, "RandomState", (), ty.LONG),
    Builtin(None, "RandomSwitch", (ty.LONG,), ty.VOID),
    # The state of a stream after this one; that of the stream of one iteration; the
    # number that a state stands for, in [0, 1) and in 0 … n − 1.
    Builtin(None, "RandomNext", (ty.LONG,), ty.LONG),
    Builtin(None, "RandomKey", (ty.LONG, "item"), ty.LONG),
    Builtin(None, "RandomUniform", (ty.LONG,), ty.DOUBLE),
    Builtin(None, "RandomBelow", (ty.LONG, ty.LONG), ty.LONG),
    # The bit with the number, none outside of 0 … 63; the number of the least bit that
    # is not set in one or more words, that of all bits without one.
    Builtin(None, "BitAt", (ty.INT,), ty.LONG),
    Builtin(None, "FreeBit", (ty.LONG,), ty.INT, repeats=True),
    # A number of 64 bits with the first in its upper half, and both again.
    Builtin(None, "WordOf", (ty.INT, ty.INT), ty.LONG),
    Builtin(None, "KeyOf", (ty.LONG,), ty.INT),
    Builtin(None, "PayloadOf", (ty.LONG,), ty.INT),
    *(Builtin(None, name, (ty.BOOL, "any", ty.INT), "any") for name in CHECKS),
    Builtin(None, "Log", (ty.DOUBLE,), ty.DOUBLE),
    Builtin(None, "Exp", (ty.DOUBLE,), ty.DOUBLE),
    Builtin(None, "Pow", (ty.DOUBLE, ty.DOUBLE), ty.DOUBLE),
    Builtin(None, "Sqrt", (ty.DOUBLE,), ty.DOUBLE),
    Builtin(None, "Floor", (ty.DOUBLE,), ty.DOUBLE),
    Builtin(None, "Ceil", (ty.DOUBLE,), ty.DOUBLE),
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


def receiver_of(type: ty.Type | None) -> Receiver:
    """The kind of a receiver of this type; None of what has no methods."""
    match type:
        case ty.GraphType():
            return "Graph"
        case ty.NodeType():
            return "Node"
        case ty.EdgeType():
            return "Edge"
        case ty.CollectionType(kind=kind):
            return kind
        case ty.QueueType():
            return "Queue"
        case ty.MapType():
            return "Map"
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


def mutation(receiver: ty.Type, method: str) -> Literal["grow", "shrink"] | None:
    """What the method does to a collection."""
    found = find(receiver_of(receiver), method)
    return found.mutates if found else None
