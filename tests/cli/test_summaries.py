"""What is printed of results does not mislead: infinities, sums, digits, threads."""

from typing import Any

import numpy as np

from lighthouse.cli.results import describe, lines_of, scalar_text
from lighthouse.ir.types import DOUBLE, FLOAT, INT, LONG, PropertyType, Type
from tests.sampling import rows, tables

LAST = 2**31 - 1


def printed(element: Any, values: list[float], dtype: str) -> str:
    type: Type = PropertyType("Node", element)
    return " ".join(lines_of("p", describe(type, np.array(values, dtype))))


TABLES = tables(__file__, DOUBLE=DOUBLE, FLOAT=FLOAT, INT=INT, LAST=LAST, LONG=LONG)


@rows(*TABLES["properties"])
def test_properties(element: Any, values: list[float], dtype: str, text: str) -> None:
    assert text in printed(element, values, dtype) + " "


def test_json_has_all_and_the_finite() -> None:
    found = describe(PropertyType("Node", INT), np.array([1, LAST, 3], np.int32))
    assert (found["min"], found["max"], found["sum"]) == (1, LAST, LAST + 4)
    assert found["finite"] == {"length": 2, "min": 1, "max": 3, "sum": 4}


def test_scalars() -> None:
    assert lines_of("x", describe(INT, LAST)) == ["x = INF"]
    assert lines_of("x", describe(LONG, -(2**63))) == ["x = -INF"]
    assert lines_of("x", describe(LONG, LAST)) == [f"x = {LAST}"]
    assert scalar_text(INT, LAST) == "INF"
    assert scalar_text(DOUBLE, -np.inf) == "-INF"
