"""Of many cases, those that a test run has; and many small ones in one test."""

import inspect
import math
import re
import warnings
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

Case = TypeVar("Case")


def check_each(cases: Sequence[Case], check: Callable[[Case], None]) -> None:
    """Many cases in one test, which shows all that fail."""
    failed: list[BaseException] = []
    for case in cases:
        try:
            check(case)
        except (Exception, pytest.fail.Exception) as error:
            error.add_note(f"in the row {case!r}")
            failed.append(error)
    if failed:
        raise BaseExceptionGroup(f"of {len(cases)} rows", failed)


def sampled(cases: Iterable[Sequence[object]], every: int) -> list[Any]:
    """One of `every` cases, for `pytest.mark.parametrize`; the others are slow tests.

    Of a product of lists each member is there if `every` divides no length.
    """
    return [
        pytest.param(*case, marks=[] if i % every == 0 else [pytest.mark.slow])
        for i, case in enumerate(cases)
    ]


def shares(cases: Sequence[Case], count: int) -> list[Any]:
    """All cases in `count` tests, of which all but the first are slow."""
    return [
        pytest.param(
            cases[i::count], id=f"share {i}", marks=[pytest.mark.slow][: i > 0]
        )
        for i in range(count)
    ]


def diagonals(
    rows: Sequence[Any], columns: Sequence[Any], every: int
) -> list[tuple[Any, Any]]:
    """One of `every` pairs, so that rows and columns take turns in meeting."""
    return [
        (row, column)
        for i, row in enumerate(rows)
        for j, column in enumerate(columns)
        if (i + j) % every == 0
    ]


def rows(
    names: str, table: Iterable[Any]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """As `pytest.mark.parametrize`, but one test has all rows and shows what fails.

    For rows that take no longer than pytest takes for a test.  They share the fixtures.
    """
    columns = [name.strip() for name in names.split(",")]
    cells = [row if len(columns) > 1 else (row,) for row in table]

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def every_row(**fixtures: Any) -> None:
            def check(row: Any) -> None:
                test(**dict(zip(columns, row, strict=True)), **fixtures)

            check_each(cells, check)

        shown = inspect.signature(test)
        others = [
            each for name, each in shown.parameters.items() if name not in columns
        ]
        vars(every_row)["__signature__"] = shown.replace(parameters=others)
        return every_row

    return decorate


def tables(file: str, **names: Any) -> dict[str, tuple[str, list[Any]]]:
    """The tables of the `.txt` file beside a test, for `rows` and `parametrize`:

        == numbers that are none
        type | given              the names of the columns
        Int  | [1.5, np.nan]      a row

    A cell is in the notation of Python, with `np`, `math` and `names`; what means
    nothing there is text.  A row may begin with its mark, `slow`; lines that begin with
    `#` are for people.
    """
    known: dict[str, Any] = {"__builtins__": {}, "np": np, "math": math}
    known |= {each.__name__: each for each in (int, float, set, TypeError, ValueError)}

    def value(cell: str) -> Any:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                return eval(cell, known | names)
        except Exception:
            return cell

    def cells(line: str) -> list[str]:
        return [cell.strip() for cell in line.split(" | ")]

    found = {}
    text = Path(file).with_suffix(".txt").read_text(encoding="utf-8")
    for name, body in re.findall(r"^== (.+)\n((?:(?!== ).*\n)+)", text, flags=re.M):
        head, *lines = (x for x in body.splitlines() if x and not x.startswith("#"))
        slow = [line.startswith("slow ") for line in lines]
        table = [tuple(map(value, cells(line.removeprefix("slow ")))) for line in lines]
        columns = cells(head)
        assert {len(row) for row in table} == {len(columns)}, f"{file}: {name}"
        alone = len(columns) == 1
        rows: list[Any] = [row[0] if alone else row for row in table]
        for i, row in enumerate(table):
            if slow[i]:
                rows[i] = pytest.param(*row, marks=pytest.mark.slow)
        found[name] = ", ".join(columns), rows
    return found
