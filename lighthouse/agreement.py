"""Compares the results of two runs, within tolerances, and finds the worst element."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from lighthouse.ir import types as ty
from lighthouse.sets import SparseSets

if TYPE_CHECKING:
    from lighthouse.api import Result
    from lighthouse.graph import Graph

RETURN = "Return"
# By type the unit roundoff, and what is allowed whatever the number of terms.
ROUNDOFF = {ty.FLOAT: 2.0**-24, ty.DOUBLE: 2.0**-53}
FLOOR = {ty.FLOAT: 1e-5, ty.DOUBLE: 1e-9}
# Values that agree in less than two digits deserve a look in any case.
CEILING = 1e-2


@dataclass(frozen=True, slots=True)
class Tolerance:
    """How far two floating values may be apart; all other values must be equal.

    Two sums of the same k terms of one sign, added in different orders, differ by at
    most 2 k u relative to the sum, u being the unit roundoff (Higham, Accuracy and
    Stability of Numerical Algorithms, section 4.2).  An element of a property is taken
    for a sum over the edges of a node, so that k is the largest `degree`; a single
    number and the values of a map for a sum over all nodes and edges, the `elements`.
    `FLOOR` comes on top, for what happens to a value besides: rounds of an iteration,
    library functions.

    rtol: takes the place of all this, relative to the larger of the two values.
    atol: comes on top, for values near 0 that are the difference of larger ones.
    """

    degree: int = 0
    elements: int = 0
    rtol: float | None = None
    atol: float = 0.0

    def relative(self, type: ty.Type, terms: int) -> float:
        """What is allowed for a value of a floating type that is a sum of `terms`."""
        if self.rtol is not None:
            return self.rtol
        return min(CEILING, FLOOR[type] + 2 * terms * ROUNDOFF[type])  # type: ignore[index]


def tolerance_for(
    graphs: Iterable[Graph], rtol: float | None = None, atol: float = 0.0
) -> Tolerance:
    """The tolerance for results of a procedure on these graphs."""
    degree = elements = 0
    for graph in graphs:
        elements += graph.nodes + graph.edges
        degree = max(degree, graph.max_out_degree, graph.max_in_degree)
    return Tolerance(degree, elements, rtol, atol)


@dataclass(frozen=True, slots=True)
class Difference:
    """The worst place of one result, of `count` elements that are not the same.

    output: the name of the result, `Return` for the value of Return.
    place: the index, as `[3]`; empty for a single number.
    error, allowed: relative to the larger of two floating values; None for others.
    excess: the error over what is allowed; infinite for what must be equal.
    """

    output: str
    place: str
    reference: Any
    value: Any
    count: int
    excess: float
    error: float | None = None
    allowed: float | None = None
    what: str = ""

    @property
    def agrees(self) -> bool:
        return self.excess <= 1

    def __str__(self) -> str:
        values = f"{self.reference} and {self.value}{self.what and ' ' + self.what}"
        if self.error is not None:
            how = f"relative difference {self.error:.1e}, allowed {self.allowed:.1e}"
        else:
            how = "must be equal"
        counted = f"; {self.count} differ" if self.count > 1 else ""
        return f"{self.output}{self.place}: {values}, {how}{counted}"


def compare(
    reference: Result, other: Result, types: Mapping[str, ty.Type], tolerance: Tolerance
) -> list[Difference]:
    """What differs in the results that `types` names; empty if nothing does."""
    found: list[Difference] = []
    for name, type in types.items():
        one, two = (
            result.returned if name == RETURN else result.outputs[name]
            for result in (reference, other)
        )
        found += differences(name, type, one, two, tolerance)
    return found


def worst(differences: Iterable[Difference]) -> list[Difference]:
    """For each result the difference that is furthest from being allowed."""
    found: dict[str, Difference] = {}
    for item in differences:
        if item.output not in found or item.excess > found[item.output].excess:
            found[item.output] = item
    return list(found.values())


def differences(
    name: str, type: ty.Type, one: Any, two: Any, tolerance: Tolerance
) -> Iterator[Difference]:
    """At most one: the worst place of one result."""
    match type:
        case ty.MapType(key, value):
            keys = np.array([*one]), np.array([*two])
            wrong = difference(name, key, *keys, 0.0, 0.0)
            if wrong is not None:
                wrong = replace(wrong, place=f" keys{wrong.place}")
            else:
                allowed = allowance(value, tolerance, tolerance.elements)
                arrays = np.array([*one.values()]), np.array([*two.values()])
                wrong = difference(name, value, *arrays, *allowed, labels=[*one])
        case ty.PropertyType(element=element) if isinstance(one, np.ndarray):
            allowed = allowance(element, tolerance, tolerance.degree)
            wrong = difference(name, element, one, two, *allowed)
        case _ if isinstance(one, list):
            wrong = among_collections(name, one, two)
        case _ if isinstance(one, SparseSets):
            # The arrays first: to look at one set after the other takes long.
            wrong = None if one == two else among_collections(name, one, two)
        case _:
            allowed = allowance(type, tolerance, tolerance.elements)
            single = not isinstance(one, np.ndarray)
            arrays = np.atleast_1d(one), np.atleast_1d(two)
            wrong = difference(name, type, *arrays, *allowed, single=single)
    if wrong is not None:
        yield wrong


def allowance(type: ty.Type, tolerance: Tolerance, terms: int) -> tuple[float, float]:
    """The relative and the absolute tolerance of values of a type."""
    if not ty.is_floating(type):
        return 0.0, 0.0
    return tolerance.relative(type, terms), tolerance.atol


def among_collections(
    name: str, one: Sequence[Any], two: Sequence[Any]
) -> Difference | None:
    """The first of several collections that differs."""
    if len(one) != len(two):
        return unequal_lengths(name, one, two, "collections")
    for i, pair in enumerate(zip(one, two, strict=True)):
        if wrong := difference(name, ty.UNKNOWN, *pair, 0.0, 0.0):
            return replace(wrong, place=f"[{i}]{wrong.place}")
    return None


def unequal_lengths(name: str, one: Any, two: Any, what: str) -> Difference:
    return Difference(name, "", len(one), len(two), 1, np.inf, what=what)


def difference(
    name: str,
    type: ty.Type,
    one: Any,
    two: Any,
    relative: float,
    absolute: float,
    *,
    labels: list[Any] | None = None,
    single: bool = False,
) -> Difference | None:
    """The worst place of two arrays (n,), None if they are the same.

    type: of an element.  labels: what stands for the index.
    """
    if len(one) != len(two):
        return unequal_lengths(name, one, two, "items")
    same = one == two
    if ty.is_floating(type):
        same |= np.isnan(one) & np.isnan(two)
    count = int(np.count_nonzero(~same))
    if not count:
        return None
    left, right = one.astype(np.float64), two.astype(np.float64)
    with np.errstate(all="ignore"):
        distance = np.abs(left - right)
        scale = np.maximum(np.abs(left), np.abs(right))
        bound = absolute + relative * scale
        excess = distance / bound
    if not ty.is_floating(type):
        # Numbers by how far they are apart; of nodes and Bools the first will do.
        excess = distance if ty.is_numeric(type) else np.ones(len(one))
    excess = np.where(np.isnan(excess), np.inf, excess)
    at = int(np.where(same, -1.0, excess).argmax())
    place = "" if single else f"[{labels[at] if labels else at}]"
    values = one[at].item(), two[at].item()
    if not ty.is_floating(type):
        return Difference(name, place, *values, count, np.inf)
    error, allowed = (
        float(part[at] / scale[at]) if np.isfinite(scale[at]) else fallback
        for part, fallback in ((distance, np.inf), (bound, relative))
    )
    return Difference(name, place, *values, count, float(excess[at]), error, allowed)


class Judge:
    """Compares results, each of a numbered way to get it, with the first one it sees.

    found: by number the differences, the worst of each result.
    """

    def __init__(self, types: Mapping[str, ty.Type], tolerance: Tolerance) -> None:
        self.types = types
        self.tolerance = tolerance
        self.reference: Result | None = None
        self.found: dict[int, list[Difference]] = {}

    def __call__(self, number: int, result: Result) -> None:
        if self.reference is None:
            self.reference = result
        here = compare(self.reference, result, self.types, self.tolerance)
        self.found[number] = worst([*self.found.get(number, ()), *here])

    def verdict(self, number: int, reference: int = 0) -> str:
        """In a few words."""
        found = self.found[number]
        if not all(item.agrees for item in found):
            return "DIFFERS" if number != reference else "DIFFERS from itself"
        if number == reference:
            return "reference"
        if not found:
            return "same"
        return f"agrees to {max(item.error or 0 for item in found):.1e}"
