"""Implements the built-ins of `lighthouse.ir.builtins`, under the same names.

A method of a graph, node or edge gets the `Network` first, then the receiver.
"""

import math
import operator
from collections import OrderedDict, deque
from collections.abc import Callable
from ctypes import c_int32, c_int64
from itertools import islice
from typing import Any

import numpy as np

from lighthouse.ir.builtins import Receiver
from lighthouse.ir.kinds import find_kind
from lighthouse.runtime.interpreter import chance
from lighthouse.runtime.interpreter.network import Network
from lighthouse.runtime.interpreter.values import NIL, SparseMap, greater, lesser

Method = Callable[..., Any]

# On an empty receiver there is none to give.
NEEDS_ELEMENT = frozenset(
    {"PopFront", "PopBack", "Front", "Back"}
    | {"GetMaxKey", "GetMinKey", "GetMaxValue", "GetMinValue"}
)


def find(receiver: Receiver, name: str) -> Method:
    """The Python function of a built-in; a random one gets the state of its stream
    after the other arguments."""
    own = _METHODS.get(receiver, _METHODS["Set"])
    kind = find_kind(receiver) if receiver else None
    method: Method = (kind.interpreted if kind else own).get(name) or own[name]
    return method


def _random_node(network: Network, state: int) -> int:
    return chance.below(state, network.nodes) if network.nodes else NIL


def _random_neighbour(network: Network, node: int, state: int) -> int:
    degree = network.out_degree(node)
    return network.neighbour_at(node, chance.below(state, degree)) if degree else NIL


def _free_bit(*words: int) -> int:
    """The number of the first bit that is not set, 64 bits a word."""
    bits = (word >> i & 1 for word in words for i in range(64))
    return next((at for at, bit in enumerate(bits) if not bit), 64 * len(words))


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


def _put_at(items: deque[Any], position: int, item: object) -> None:
    if position < len(items):
        items[position] = item


def _key_of(extreme: Callable[..., Any]) -> Method:
    """The key with the greatest or least value; of several, the least key."""

    def method(items: SparseMap) -> Any:
        value = extreme(items.values())
        # NaN is found by what it is.
        found = (key for key, other in items.items() if other in (value,))
        return min(found)

    return method


def _has_extreme(extreme: Callable[..., Any]) -> Method:
    def method(items: SparseMap, key: object) -> bool:
        return key in items and bool(items[key] == extreme(items.values()))

    return method


def _real(function: Callable[..., Any]) -> Method:
    """A function of numpy, which follows C where Python's own would raise."""
    return lambda *arguments: float(function(*map(np.float64, arguments)))


def _power(base: float, exponent: float) -> float:
    """As C has it.  Python raises for some arguments; numpy takes the square root
    for the exponent 1/2, and that of -INF is no number."""
    try:
        return math.pow(base, exponent)
    except (ValueError, OverflowError):
        return float(np.power(np.float64(base), np.float64(exponent)))


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
        "MaxOutDegree": operator.attrgetter("graph.max_out_degree"),
        "MaxInDegree": operator.attrgetter("graph.max_in_degree"),
        "PickRandom": _random_node,
        "NodeAt": lambda network, position: position,
        "EdgeAt": lambda network, position: position,
    },
    "Node": {
        "OutDegree": Network.out_degree,
        "InDegree": Network.in_degree,
        "HasEdgeTo": Network.has_edge,
        "HasEdgeFrom": lambda network, node, other: network.has_edge(other, node),
        "PickRandomNbr": _random_neighbour,
        "NbrAt": Network.neighbour_at,
    },
    "Edge": {"FromNode": Network.source, "ToNode": Network.target},
    "Set": {
        **_SIZED,
        "Has": operator.contains,
        "Add": lambda items, item: None if item == NIL else items.setdefault(item),
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
    "Queue": {
        **_DEQUE,
        "ItemAt": lambda items, at: items[at] if at < len(items) else (),
        "PutAt": _put_at,
    },
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
        "PutAll": dict.update,
        "KeyAt": lambda items, position: next(islice(items, position, None)),
    },
    None: {
        "Log": _real(np.log),
        "Exp": _real(np.exp),
        "Pow": _power,
        "Sqrt": _real(np.sqrt),
        "Floor": _real(np.floor),
        "Ceil": _real(np.ceil),
        "Abs": abs,
        "Min": lesser,
        "Max": greater,
        "Uniform": chance.uniform,
        "Rand": lambda end, state: chance.below(state, end),
        "RandomState": lambda state: state,
        "RandomNext": chance.next_state,
        "RandomKey": chance.key,
        "RandomUniform": chance.uniform,
        "RandomBelow": chance.below,
        # Words of 64 bits, as `pairs.cuh` and `masks.cuh` have them on the device.
        "WordOf": lambda key, payload: (key << 32) | (payload & 0xFFFFFFFF),
        "KeyOf": lambda word: word >> 32,
        "PayloadOf": lambda word: c_int32(word).value,
        "BitAt": lambda at: c_int64(1 << at).value if 0 <= at < 64 else 0,
        "FreeBit": _free_bit,
    },
}
