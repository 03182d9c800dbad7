"""The values of Green-Marl in Python.

Int, Long        int, kept within 32 or 64 bits
Float, Double    float; a Float is always one that 32 bits can hold
Node, Edge       int, −1 for NIL
Set, Order       dict and OrderedDict of elements
Seq, Queue       deque
Map              SparseMap
"""

import ctypes
import math
import operator
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import Any, Literal

import numpy as np

from lighthouse.ir import types as ty

NIL = -1

Convert = Callable[[Any], Any]
Apply = Callable[[Any, Any], Any]


class SparseMap(dict[Any, Any]):
    """A map in which a missing key reads as `zero` and stays missing."""

    def __init__(self, zero: object) -> None:
        super().__init__()
        self.zero = zero

    def __missing__(self, key: object) -> Any:
        return self.zero


def map_key(value: float) -> float:
    """NaN equals no key, not even itself; a dictionary finds it if it is the object
    that it has."""
    return value if value == value else value + 0.0


def zero(type: ty.Type) -> Any:
    """What an uninitialised variable or property of this type holds."""
    match type:
        case ty.Scalar():
            return False if type == ty.BOOL else 0.0 if ty.is_floating(type) else 0
        case ty.NodeType() | ty.EdgeType():
            return NIL
        case ty.CollectionType(kind):
            return collection(kind, ())
        case ty.QueueType():
            return deque()
        case ty.MapType(value=value):
            return SparseMap(zero(value))
        case _:
            raise AssertionError(f"no variable has the type {type}")


def collection(kind: str, items: Iterable[Any]) -> Any:
    """A new collection; a repeated element keeps its first place in an order.  What is
    no order and no sequence is some kind of set."""
    match kind:
        case "Order":
            return OrderedDict.fromkeys(items)
        case "Seq":
            return deque(items)
        case _:
            return dict.fromkeys(items)


def refill(place: Any, items: Any) -> None:
    """Gives a collection, queue or map what another one holds; who else has it sees
    that, as the caller of a procedure does."""
    place.clear()
    (place.extend if isinstance(place, deque) else place.update)(items)


def infinity(type: ty.Type, negative: bool) -> int | float:
    """INF and -INF: the ends of an integral type, else the true infinities."""
    if isinstance(type, ty.Scalar) and ty.is_integral(type):
        low, high = limits(type)
        return low if negative else high
    return -math.inf if negative else math.inf


def limits(type: ty.Scalar) -> tuple[int, int]:
    half: int = 1 << (type.bits - 1)
    return -half, half - 1


# --- conversion -----------------------------------------------------------------------


def conversion(have: ty.Type, to: ty.Type) -> Convert | None:
    """How a value of type `have` becomes one of type `to`; None if it already is one.

    Integers wrap.  A floating value becomes the nearest integer towards zero; one that
    does not fit becomes the nearest limit and nan becomes 0, as on a GPU.
    """
    match to:
        case ty.CollectionType(kind):
            return lambda items: collection(kind, items)
        case ty.QueueType(element):
            return lambda items: deque(collection(element.kind, i) for i in items)
        case ty.MapType():
            return copied
        case ty.Scalar():
            if have in (to, ty.UNKNOWN) or (have, to) in (
                (ty.INT, ty.LONG),
                (ty.FLOAT, ty.DOUBLE),
            ):
                return None
            if ty.is_integral(to):
                return _truncation(to) if ty.is_floating(have) else wrapping(to)
            if to == ty.FLOAT:
                return _long_to_float if have == ty.LONG else to_float
            return float if to == ty.DOUBLE else None
        case _:
            return None


def copied(items: SparseMap) -> SparseMap:
    result = SparseMap(items.zero)
    result.update(items)
    return result


def to_float(value: float) -> float:
    """The nearest Float."""
    return ctypes.c_float(value).value


def _long_to_float(value: int) -> float:
    # Through Double it would be rounded twice.
    return float(np.int64(value).astype(np.float32))


def wrapping(type: ty.Scalar) -> Convert:
    """Reduces an integer to the bits of `type`."""
    low, high = limits(type)
    size = 1 << type.bits

    def wrap(value: int) -> int:
        return value if low <= value <= high else (value - low) % size + low

    return wrap


def _truncation(type: ty.Scalar) -> Convert:
    low, high = limits(type)

    def truncate(value: float) -> int:
        if math.isnan(value):
            return 0
        return low if value <= low else high if value >= high else int(value)

    return truncate


# --- operators ------------------------------------------------------------------------

COMPARISONS: dict[str, Apply] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}


def lesser(left: Any, right: Any) -> Any:
    return right if right < left else left


def greater(left: Any, right: Any) -> Any:
    return right if right > left else left


def quotient(left: int, right: int) -> int:
    """Truncated towards zero.  Raises ZeroDivisionError."""
    size = abs(left) // abs(right)
    return size if (left < 0) == (right < 0) else -size


def remainder(left: int, right: int) -> int:
    """With the sign of `left`.  Raises ZeroDivisionError."""
    return left - right * quotient(left, right)


def divide(left: float, right: float) -> float:
    """As IEEE 754 has it: by zero it gives an infinity or nan."""
    if right:
        return left / right
    if left == 0 or math.isnan(left):
        return math.nan
    return math.copysign(math.inf, left) * math.copysign(1, right)


_COMMON: dict[str, Apply] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "min": lesser,
    "max": greater,
    "&": operator.and_,
    "|": operator.or_,
}
_INTEGRAL: dict[str, Apply] = {**_COMMON, "/": quotient, "%": remainder}
_FLOATING: dict[str, Apply] = {**_COMMON, "/": divide}


def arithmetic(symbol: str, type: ty.Type) -> Apply:
    """`+ - * / % min max & |` on two values that already have `type`.

    `/` and `%` of integers raise ZeroDivisionError.
    """
    apply = (_FLOATING if ty.is_floating(type) else _INTEGRAL)[symbol]
    if symbol in ("min", "max", "&", "|") or type == ty.DOUBLE:
        return apply
    assert isinstance(type, ty.Scalar)
    # A result that was rounded to Double is, rounded again, still the nearest Float:
    # Double has more than twice as many digits.
    fit = to_float if type == ty.FLOAT else wrapping(type)
    return lambda left, right: fit(apply(left, right))


def unary(symbol: Literal["-", "!", "abs"], type: ty.Type) -> Convert:
    """`-x`, `!x` and `|x|`; the smallest integer is its own negative."""
    if symbol == "!":
        return operator.not_
    apply: Convert = operator.neg if symbol == "-" else abs
    if not (isinstance(type, ty.Scalar) and ty.is_integral(type)):
        return apply
    wrap = wrapping(type)
    return lambda value: wrap(apply(value))
