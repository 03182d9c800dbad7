"""Of many cases, those that the usual test run has; the others are slow tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def sampled(cases: Iterable[Sequence[object]], every: int) -> list[Any]:
    """One of `every` cases, for `pytest.mark.parametrize`.

    Of a product of lists each member is there if `every` divides no length.
    """
    return [
        pytest.param(*case, marks=[] if i % every == 0 else [pytest.mark.slow])
        for i, case in enumerate(cases)
    ]
