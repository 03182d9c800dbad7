"""Of many cases, those that a test run has; and many small ones in one test."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any

import pytest


def sampled(cases: Iterable[Sequence[object]], every: int) -> list[Any]:
    """One of `every` cases, for `pytest.mark.parametrize`; the others are slow tests.

    Of a product of lists each member is there if `every` divides no length.
    """
    return [
        pytest.param(*case, marks=[] if i % every == 0 else [pytest.mark.slow])
        for i, case in enumerate(cases)
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
            failed: list[BaseException] = []
            for row in cells:
                try:
                    test(**dict(zip(columns, row, strict=True)), **fixtures)
                except (Exception, pytest.fail.Exception) as error:
                    error.add_note(f"in the row {row!r}")
                    failed.append(error)
            if failed:
                raise BaseExceptionGroup(f"of {len(cells)} rows", failed)

        shown = inspect.signature(test)
        others = [
            each for name, each in shown.parameters.items() if name not in columns
        ]
        vars(every_row)["__signature__"] = shown.replace(parameters=others)
        return every_row

    return decorate
