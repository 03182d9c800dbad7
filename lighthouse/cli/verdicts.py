"""Tests whether a difference of times is significant, by a bootstrap.

Each round ran every program once.  The bootstrap resamples whole rounds, with
replacement, a few thousand times, so that a round in which the machine was slow is slow
for all programs.  Each sample gives the ratio of two medians.  The result is the
percentile interval of these ratios at the error rate `ERROR`, divided by the number of
programs in the table (Bonferroni correction).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

# How many tables of programs that take equally long may name one that does not.
ERROR = 0.01
DRAWS = 5000
# Fewer rounds than that cannot tell: each median is one of very few numbers.
ROUNDS = 11
# Milliseconds.  In less, the call and the clock are a good part of what is measured.
GRAIN = 0.05

Interval = tuple[float, float]


def intervals(
    first: Sequence[float], others: Sequence[Sequence[float]]
) -> list[Interval | None]:
    """Of each of `others`, between which factors of the `first` its time is.

    Each has one time for each round, in milliseconds.  None where that cannot be told:
    from fewer than `ROUNDS` rounds, and where neither median reaches `GRAIN`.
    """
    if not others or len(first) < ROUNDS:
        return [None] * len(others)
    times = np.array([first, *others])
    draws = np.random.default_rng(0).integers(len(first), size=(DRAWS, len(first)))
    medians = np.median(times[:, draws], axis=2)
    tail = ERROR / 2 / len(others)
    with np.errstate(divide="ignore", invalid="ignore"):
        least, most = np.quantile(medians[1:] / medians[0], [tail, 1 - tail], axis=1)
    long = np.maximum(np.median(times[1:], axis=1), np.median(times[0])) >= GRAIN
    return [
        (float(low), float(high)) if enough else None
        for low, high, enough in zip(least, most, long, strict=True)
    ]


def is_certain(interval: Interval | None) -> bool:
    """True if chance would rarely make such a difference."""
    return interval is not None and not interval[0] <= 1 <= interval[1]
