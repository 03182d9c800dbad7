"""Parses numbers exactly, or rejects them."""

import re
from collections.abc import Iterable
from fractions import Fraction
from itertools import chain
from math import isfinite, isinf
from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[Any]

EXACT = 2**53
"""Up to here every integer is a Double."""

DECIMAL = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,4})?")
WORDS = ("inf", "infinity", "nan")


def as_integer(field: str) -> int | None:
    """The value of up to 40 decimal digits with an optional sign, else None."""
    digits = field[1:] if field[:1] in ("+", "-") else field
    plain = digits.isascii() and digits.isdigit() and len(digits) <= 40
    return int(field) if plain else None


def as_number(field: str) -> int | float | None:
    """The value of an integer, a decimal number, `inf` or `nan`.

    None for anything else, for more than a thousand characters, and for a number that
    is too large for a Double.
    """
    whole = as_integer(field)
    if whole is not None:
        return whole
    if field.lower().lstrip("+-") in WORDS and field.isascii():
        return float(field)
    if len(field) > 1000 or DECIMAL.fullmatch(field) is None:
        return None
    value = float(field)
    return None if isinf(value) else value


def as_whole(field: str) -> int | None:
    """The value of an integer, also written `1e6` or `2.0`, to the last digit."""
    value = as_number(field)
    if not isinstance(value, float):
        return value
    exact = Fraction(field) if isfinite(value) else Fraction(1, 2)
    return exact.numerator if exact.denominator == 1 else None


def is_too_large(field: str) -> bool:
    """Whether it is a number, but `as_number` is None."""
    return DECIMAL.fullmatch(field) is not None and as_number(field) is None


def exact_array(values: npt.ArrayLike) -> Numbers:
    """A numpy array of what is given.

    Raises ValueError, whose text follows the name of the values, where a value would
    get lost: masked elements, Bools among numbers, large integers among fractions.
    """
    # Most arrays are of no class of their own, and `np.ma` takes time to import.
    if type(values) is np.ndarray:
        return values
    if isinstance(values, np.ma.MaskedArray):
        if np.ma.is_masked(values):
            raise ValueError("is a masked array, and some elements have no value")
        return values.data
    if isinstance(values, np.ndarray):
        return values
    try:
        array = np.asarray(values)
    except (ValueError, TypeError, OverflowError):
        raise ValueError("is not a regular array") from None
    if isinstance(values, list | tuple) and array.dtype.kind in "iuf":
        items: Iterable[object] = (
            chain.from_iterable(values) if array.ndim == 2 else values
        )
        _check_items(items, array.dtype.kind)
    return array


def _check_items(items: Iterable[object], kind: str) -> None:
    for place, item in enumerate(items):
        if isinstance(item, bool | np.bool_):
            raise ValueError(f"mixes numbers and Bools: element {place} is {item}")
        if kind == "f" and isinstance(item, int) and float(item) != item:
            raise ValueError(f"has {item} at {place}, which no Double is exactly")


def as_doubles(values: Numbers) -> Numbers:
    """float64 of numbers; raises ValueError where an integer would change."""
    doubles = values.astype(np.float64)
    changed = np.flatnonzero(differs(doubles, values))
    if len(changed):
        raise ValueError(
            f"has {values[changed[0]]} at {changed[0]}, which no Double is exactly"
        )
    return doubles


def differs(stored: Numbers, given: Numbers) -> npt.NDArray[np.bool_]:
    """Where `stored`, of a floating type, is not the integer that was given."""
    if given.dtype.kind not in "iu":
        return np.zeros(given.shape, np.bool_)
    # A long double has the 64 bits that comparing in Doubles would drop.
    changed: npt.NDArray[np.bool_] = stored.astype(np.longdouble) != given
    return changed
