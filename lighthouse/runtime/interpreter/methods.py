"""What the built-ins of `lighthouse.ir.builtins` do, under the same names.

A method of a graph, node or edge gets the `Network` first, then the receiver.
"""

from __future__ import annotations

import operator
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any

import numpy as np

from lighthouse.ir.builtins import Receiver
from lighthouse.runtime.interpreter.network import Chance, Network
from lighthouse.runtime.interpreter.values import SparseMap, greater, lesser

Method = Callable[..., Any]

# Undefined on an empty receiver.
NEEDS_ELEMENT = frozenset(
    {"PopFront", "PopBack", "Front", "Back"}
    | {"GetMaxKey", "GetMinKey", "GetMaxValue", "GetMinValue"}
)


def find(receiver: Receiver, name: str, chance: Chance) -> Method:
    """The Python function behind a built-in; `chance` serves the random ones."""
    match name:
        case "Uniform":
            return chance.uniform
        case "Rand":
            return chance.below
        case "PickRandom":
            return chance.node
        case "PickRandomNbr":
            return chance.neighbour
        case _:
            return _METHODS[receiver][name]


def _intersect(items: dict[int, None], others: dict[int, None]) -> None:
    for item in [item for item in items if item not in others]:
        del items[item]


def _complement(items: dict[int, None], others: dict[int, None]) -> None:
    for item in list(others):
        items.pop(item, None)


def _push_front(items: OrderedDict[int, None], item: int) -> None:
    if item not in items:
        items[item] = None
        items.move_to_end(item, last=False)


def _key_of(extreme: Callable[..., Any]) -> Method:
    """The key with the greatest or least value; of several, the least key."""

    def method(items: SparseMap) -> Any:
        value = extreme(items.values())
        return min(key for key, other in items.items() if other == value)

    return method


def _has_extreme(extreme: Callable[..., Any]) -> Method:
    def method(items: SparseMap, key: object) -> bool:
        return key in items and bool(items[key] == extreme(items.values()))

    return method


def _real(function: Callable[..., Any]) -> Method:
    """A function of numpy, which follows C where Python's own would raise."""
    return lambda *arguments: float(function(*map(np.float64, arguments)))


_SIZED: dict[str, Method] = {"Size": len, "Clear": lambda items: items.clear()}
_DEQUE: dict[str, Method] = {
    **_SIZED,
    "PushBack": deque.append,
    "PushFront": deque.appendleft,
    "PopBack": deque.pop,
    "PopFront": deque.popleft,
}

_METHODS: dict[Receiver, dict[str, Method]] = {
    "Graph": {
        "NumNodes": operator.attrgetter("nodes"),
        "NumEdges": operator.attrgetter("edges"),
    },
    "Node": {
        "OutDegree": Network.out_degree,
        "InDegree": Network.in_degree,
        "HasEdgeTo": Network.has_edge,
        "HasEdgeFrom": lambda network, node, other: network.has_edge(other, node),
    },
    "Edge": {
        "FromNode": lambda network, edge: network.sources[edge],
        "ToNode": lambda network, edge: network.targets[edge],
    },
    "Set": {
        **_SIZED,
        "Has": operator.contains,
        "Add": lambda items, item: items.setdefault(item),
        "Remove": lambda items, item: items.pop(item, None),
        "Union": dict.update,
        "Intersect": _intersect,
        "Complement": _complement,
        "IsSubsetOf": lambda items, others: items.keys() <= others.keys(),
    },
    "Order": {
        **_SIZED,
        "Has": operator.contains,
        "PushBack": lambda items, item: items.setdefault(item),
        "PushFront": _push_front,
        "PopBack": lambda items: items.popitem()[0],
        "PopFront": lambda items: items.popitem(last=False)[0],
        "Front": lambda items: next(iter(items)),
        "Back": lambda items: next(reversed(items)),
    },
    "Seq": {
        **_DEQUE,
        "Has": operator.contains,
        "Front": lambda items: items[0],
        "Back": lambda items: items[-1],
    },
    "Queue": _DEQUE,
    "Map": {
        **_SIZED,
        "HasKey": operator.contains,
        "HasMaxValue": _has_extreme(max),
        "HasMinValue": _has_extreme(min),
        "GetMaxKey": _key_of(max),
        "GetMinKey": _key_of(min),
        "GetMaxValue": lambda items: max(items.values()),
        "GetMinValue": lambda items: min(items.values()),
        "Remove": lambda items, key: items.pop(key, None),
    },
    None: {
        "Log": _real(np.log),
        "Exp": _real(np.exp),
        "Pow": _real(np.power),
        "Sqrt": _real(np.sqrt),
        "Floor": _real(np.floor),
        "Ceil": _real(np.ceil),
        "Abs": abs,
        "Min": lesser,
        "Max": greater,
    },
}
