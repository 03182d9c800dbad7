"""What is printed of results does not mislead: infinities, sums, digits, threads."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse as package
from lighthouse.cli.results import describe, lines_of, scalar_text
from lighthouse.diagnostics import UsageError
from lighthouse.ir.types import DOUBLE, FLOAT, INT, LONG, PropertyType, Type
from tests.cli.command import Run
from tests.sampling import rows

LAST = 2**31 - 1


def printed(element: Any, values: list[float], dtype: str) -> str:
    type: Type = PropertyType("Node", element)
    return " ".join(lines_of("p", describe(type, np.array(values, dtype))))


@rows(
    "element, values, dtype, text",
    [
        (INT, [1, LAST, 3], "int32", "p: 1 INF 3 "),
        (INT, [1, LAST, 3], "int32", ", 2 of them finite, min 1, max 3, sum 4"),
        (INT, [-LAST - 1, 3], "int32", "p: -INF 3 "),
        (INT, [LAST], "int32", "1 node value of int32, 0 of them finite"),
        (LONG, [LAST, 2**63 - 1], "int64", f"p: {LAST} INF "),
        (
            DOUBLE,
            [1, np.inf, np.nan, 2],
            "float64",
            ", 2 of them finite, min 1.0, max 2",
        ),
        (INT, [1, 2], "int32", "2 node values of int32, min 1, max 2, sum 3"),
        (DOUBLE, [0.5, 16777217.0], "float64", "p: 0.5 1.67772e+07 (to 6 digits) "),
        (DOUBLE, [0.9999999], "float64", "p: 1 (to 6 digits) "),
        (DOUBLE, [0.5, 100000.0], "float64", "p: 0.5 100000  "),
        (FLOAT, [16777216, 1, 1], "float32", "sum 16777218.0"),
    ],
)
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


SAYS = "Procedure far(G: Graph; d: N_P<Int>): Int { G.d = INF; Return INF; }"
FAR = ("far.gm", "--graph", "path:3", "--target", "interpret")


@pytest.mark.parametrize("threads", [100_000, 2**32 + 1, 10**30])
def test_too_many_threads(threads: int, lighthouse: Run) -> None:
    Path("far.gm").write_text(SAYS)
    done = lighthouse("run", *FAR[:-1], "openmp", "--threads", str(threads))
    assert (done.code, done.out) == (2, "")
    assert f"threads is {threads}: it must be at most" in done.err
    with pytest.raises(UsageError, match="it must be at most"):
        package.compile(SAYS, target="openmp", threads=threads)
