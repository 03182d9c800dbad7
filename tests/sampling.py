"""Of many cases, those that a test run has; and many small ones in one test."""

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any, TypeVar

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
