"""`lighthouse compare`: agreement, times, and the exit code that scripts look at."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from lighthouse.api import Result
from lighthouse.cli.compare import compare
from tests.cli.command import Run

SSSP = ("sssp.gm", "--graph=karate.mtx", "--arg=len=random:1:1:9", "--arg=root=0")


def test_table(lighthouse: Run) -> None:
    done = lighthouse(
        "compare", *SSSP, "--targets=openmp,interpret", "--threads=1,2", "--repeat=1"
    )
    assert done.code == 0
    head, *rows = done.out.splitlines()
    assert head.split()[0] == "target"
    assert [row.split("  ")[0] for row in rows] == [
        "openmp x1",
        "openmp x2",
        "interpret",
    ]
    assert rows[0].endswith("reference")
    assert all(row.endswith("same") for row in rows[1:])
    assert done.err.splitlines()[0] == "running openmp x1"


def test_disagreement_is_an_error(
    lighthouse: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([1, 2, 1])

    def measure(*_: object) -> list[Result]:
        return [Result(next(answers), {}, {"run": 1.0})]

    monkeypatch.setattr("lighthouse.cli.compare.measure", measure)
    done = lighthouse("compare", *SSSP, "--targets=openmp,cuda-sim,interpret")
    assert done.code == 1
    verdicts = [line.split("  ")[-1].strip() for line in done.out.splitlines()]
    assert verdicts == ["result", "reference", "result: 1 differ, [0] 1 ≠ 2", "same"]


def result(**outputs: object) -> Result:
    return Result(outputs.pop("returned", None), outputs, {})


@pytest.mark.parametrize(
    ("one", "other", "said", "agrees"),
    [
        (
            {"x": np.array([1, 2])},
            {"x": np.array([1, 3])},
            "x: 1 differ, [1] 2 ≠ 3",
            False,
        ),
        (
            {"x": np.array([1.0])},
            {"x": np.array([1.0 + 1e-12])},
            "x: max relative",
            True,
        ),
        ({"x": np.array([1.0])}, {"x": np.array([1.1])}, "x: max relative", False),
        ({"x": np.array([1.0])}, {"x": np.array([np.nan])}, "x: max relative", False),
        ({"x": np.array([1.0])}, {"x": np.array([np.inf])}, "x: max relative", False),
        ({"returned": 1}, {"returned": 2}, "result: 1 differ", False),
        ({"x": True}, {"x": False}, "x: 1 differ", False),
        ({"x": np.arange(2)}, {"x": np.arange(3)}, "x: 2 ≠ 3 items", False),
        ({"x": [np.arange(2)]}, {"x": []}, "x: 1 ≠ 0 collections", False),
        (
            {"x": [np.arange(2), np.array([1])]},
            {"x": [np.arange(2), np.array([4])]},
            "x[1]: 1 differ, [0] 1 ≠ 4",
            False,
        ),
        ({"x": {1: 2}}, {"x": {}}, "keys of x: 1 ≠ 0 items", False),
        ({"x": {1: 2}}, {"x": {2: 2}}, "keys of x: 1 differ", False),
        ({"x": {1: 2}}, {"x": {1: 3}}, "values of x: 1 differ", False),
        ({"x": {1: 0.1}}, {"x": {1: 0.1 + 1e-15}}, "values of x: max rel", True),
    ],
)
def test_differences(
    one: dict[str, object], other: dict[str, object], said: str, agrees: bool
) -> None:
    (found,) = compare(result(**one), result(**other), None)
    assert found.text.startswith(said)
    assert found.agrees == agrees


@pytest.mark.parametrize("value", [np.inf, -np.inf, np.nan, 0.0])
def test_equal_values_are_no_difference(value: float) -> None:
    one, other = result(x=np.array([value])), result(x=np.array([value]))
    assert compare(one, other, None) == []


def test_equal_collections_are_no_difference() -> None:
    values = {"C": [np.arange(2), np.arange(0)], "M": {1: 0.5}, "E": {}}
    assert compare(result(**values), result(**values), None) == []


def test_collections_and_two_graphs(lighthouse: Run) -> None:
    Path("c.gm").write_text(
        "Procedure c(A, B: Graph, S: N_S(B); T: N_S(B)): Int {\n"
        "    T = S;\n"
        "    Return A.NumNodes() + T.Size();\n"
        "}\n"
    )
    words = ("c.gm", "--graph=path:3", "--graph=B=path:5", "--arg=S=4,0")
    done = lighthouse("compare", *words, "--targets=interpret,interpret")
    assert done.code == 0
    assert done.out.splitlines()[-1].endswith("same")


def test_tolerance_is_the_users() -> None:
    one, other = result(x=np.array([1.0])), result(x=np.array([1.1]))
    (found,) = compare(one, other, 0.2)
    assert found.agrees


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--targets=openmp,gpu"], 2, "no target `gpu`"),
        (["--threads=1,x"], 2, "`x` is not a number from 1 on"),
        (["--repeat=0"], 2, "`0` is not a number from 1 on"),
        (["--arg=start=1"], 1, "GM0611"),
    ],
)
def test_wrong_words(words: list[str], code: int, said: str, lighthouse: Run) -> None:
    done = lighthouse("compare", *SSSP, *words)
    assert (done.code, done.out) == (code, "")
    assert said in done.err
