"""When two results are the same answer, and what is told where they are not."""

import math

import numpy as np
import pytest

from lighthouse.agreement import (
    CEILING,
    Judge,
    Tolerance,
    compare,
    differences,
    tolerance_for,
    worst,
)
from lighthouse.api import Result
from lighthouse.graph import Graph
from lighthouse.ir import types as ty
from tests.sampling import rows, tables

EXACT = Tolerance()
INTS = ty.PropertyType("Node", ty.INT)
DOUBLES = ty.PropertyType("Node", ty.DOUBLE)
FLOATS = ty.PropertyType("Node", ty.FLOAT)
NODES = ty.PropertyType("Node", ty.NodeType())
SET = ty.CollectionType("Set")
SETS = ty.PropertyType("Node", SET)
LONG_MAX = 2**63 - 1


def single(value: float) -> np.ndarray:
    return np.array([value], np.float32)


TABLES = tables(__file__, **vars(ty) | globals())

# --- what must be equal ---------------------------------------------------------------


@rows(*TABLES["what must be equal"])
def test_what_must_be_equal(
    type: ty.Type, one: object, other: object, said: str
) -> None:
    (found,) = differences("x", type, one, other, Tolerance(rtol=0.9, atol=0.9))
    assert str(found).startswith(said)
    assert not found.agrees


@rows("value", [math.inf, -math.inf, math.nan, 0.0, -0.0, 1.5])
@rows("type", [ty.DOUBLE, DOUBLES])
def test_equal_values_are_no_difference(type: ty.Type, value: float) -> None:
    one = np.array([value]) if type == DOUBLES else value
    assert list(differences("x", type, one, one, Tolerance(rtol=0.0))) == []


@pytest.mark.parametrize("type", [ty.FLOAT, ty.DOUBLE])
def test_the_two_zeros_are_equal(type: ty.Type) -> None:
    """Which one a minimum gives depends on the order in which it meets them."""
    assert list(differences("x", type, 0.0, -0.0, Tolerance(rtol=0.0))) == []


def test_equal_collections_are_no_difference() -> None:
    values = {"C": [np.arange(2), np.arange(0)], "M": {1: 0.5}, "E": {}, "S": single(1)}
    types: dict[str, ty.Type] = {
        "C": SETS,
        "M": ty.MapType(ty.INT, ty.DOUBLE),
        "E": ty.MapType(ty.INT, ty.INT),
        "S": FLOATS,
    }
    result = Result(None, values, {})
    assert compare(result, result, types, EXACT) == []


# --- floating values ------------------------------------------------------------------


@rows(*TABLES["floating values"])
def test_floating_values(
    type: ty.Type, one: object, other: object, agrees: bool
) -> None:
    (found,) = differences("x", type, one, other, EXACT)
    assert found.agrees == agrees


def test_the_worst_element_is_told() -> None:
    one = np.array([1.0, 1.0, 4.0, 1.0])
    other = np.array([1.0, 1.1, 5.0, 1.0 + 1e-15])
    (found,) = differences("rank", DOUBLES, one, other, EXACT)
    text = (
        "rank[2]: 4.0 and 5.0, relative difference 2.0e-01, allowed 1.0e-09; 3 differ"
    )
    assert str(found) == text


def test_an_impossible_value_is_worse_than_a_wrong_one() -> None:
    one, other = np.array([1.0, 1.0]), np.array([9.0, math.nan])
    (found,) = differences("x", DOUBLES, one, other, EXACT)
    assert found.place == "[1]"


def test_tolerance_grows_with_the_number_of_terms() -> None:
    """Of one sign, k terms added in two orders differ by at most 2 k u."""
    tolerance = Tolerance(degree=1000, elements=50_000)
    one, other = np.ones(1, np.float32), single(1 + 1.2e-4)
    (element,) = differences("x", FLOATS, one, other, tolerance)
    assert element.allowed == pytest.approx(1e-5 + 2000 * 2**-24)
    assert element.agrees
    (number,) = differences("x", ty.FLOAT, 1.0, 1.005, tolerance)
    assert number.allowed == pytest.approx(1e-5 + 100_000 * 2**-24)
    assert number.agrees
    (wide,) = differences("x", ty.DOUBLE, 1.0, 1.005, tolerance)
    assert wide.allowed == pytest.approx(1e-9 + 100_000 * 2**-53)
    assert not wide.agrees


def test_no_number_of_terms_allows_everything() -> None:
    tolerance = Tolerance(elements=10**9)
    (found,) = differences("x", ty.FLOAT, 1.0, 1.02, tolerance)
    assert found.allowed == pytest.approx(CEILING)
    assert not found.agrees


def test_order_of_a_real_sum_is_within_the_tolerance() -> None:
    terms = np.random.default_rng(5).random(20_000).astype(np.float32)
    forward, backward = np.float32(0), np.float32(0)
    for term in terms:
        forward += term
    for term in terms[::-1]:
        backward += term
    assert forward != backward
    (found,) = differences(
        "x", ty.FLOAT, float(forward), float(backward), Tolerance(elements=len(terms))
    )
    assert found.agrees


def test_the_users_tolerance_takes_the_place_of_ours() -> None:
    tolerance = Tolerance(degree=10**9, elements=10**9, rtol=0.0)
    (found,) = differences("x", ty.DOUBLE, 1.0, 1.0 + 1e-15, tolerance)
    assert not found.agrees
    (found,) = differences("x", ty.DOUBLE, 1.0, 1.1, Tolerance(rtol=0.2))
    assert found.agrees


def test_absolute_tolerance_comes_on_top() -> None:
    (found,) = differences("x", ty.DOUBLE, 0.0, 1e-15, Tolerance(atol=1e-14))
    assert found.agrees
    (found,) = differences("x", ty.DOUBLE, 0.0, 1e-13, Tolerance(atol=1e-14))
    assert not found.agrees


def test_tolerance_for_graphs() -> None:
    star = Graph.from_edges([0, 0, 0], [1, 2, 3])
    into = Graph.from_edges([1, 2, 3, 4], [0, 0, 0, 0])
    empty = Graph.from_edges([], [], nodes=2)
    assert tolerance_for([star]) == Tolerance(3, 7)
    assert tolerance_for([star, into]) == Tolerance(4, 7 + 9)
    assert tolerance_for([empty], 0.5, 0.1) == Tolerance(0, 2, 0.5, 0.1)
    assert tolerance_for([]) == Tolerance()


# --- several results, several runs ----------------------------------------------------


def result(returned: float, rank: float) -> Result:
    return Result(returned, {"rank": np.array([rank]), "hidden": 0}, {})


TYPES: dict[str, ty.Type] = {"Return": ty.INT, "rank": DOUBLES}


def test_only_what_has_a_type_is_compared() -> None:
    found = compare(result(1, 1.0), result(2, 2.0), TYPES, EXACT)
    assert [item.output for item in found] == ["Return", "rank"]
    found = compare(result(1, 1.0), result(2, 2.0), {"rank": DOUBLES}, EXACT)
    assert [item.output for item in found] == ["rank"]


def test_every_run_counts() -> None:
    """Also a wrong one between right ones, and those of the reference."""
    judge = Judge(TYPES, EXACT)
    judge(0, result(1, 1.0))
    for rank in (1.0, 1.5, 1.0 + 1e-15):
        judge(1, result(1, rank))
    judge(2, result(1, 1.0))
    judge(3, result(1, 1.0 + 2**-52))
    assert [judge.verdict(i) for i in range(3)] == ["reference", "DIFFERS", "same"]
    assert judge.verdict(3) == "agrees to 2.2e-16"
    assert [str(item)[:18] for item in judge.found[1]] == ["rank[0]: 1.0 and 1"]
    judge(0, result(2, 1.0))
    assert judge.verdict(0) == "DIFFERS from itself"


def test_worst_keeps_one_of_each_result() -> None:
    one, other = result(1, 1.0), result(2, 1.0 + 1e-12)
    near = compare(one, other, TYPES, EXACT)
    far = compare(one, result(1, 3.0), TYPES, EXACT)
    found = worst([*near, *far])
    assert [(item.output, item.value) for item in found] == [("Return", 2), ("rank", 3)]
