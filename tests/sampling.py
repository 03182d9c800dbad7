"""Of many cases, those that a test run has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
