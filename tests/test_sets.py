"""Many sets in three arrays."""

import numpy as np

from lighthouse.sets import SparseSets

ROWS = [[3, 64], [], [3, 64], [1000], []]


def once() -> SparseSets:
    """The sets of `ROWS`, equal ones kept once."""
    different = SparseSets.of([[1000], [3, 64], []])
    classes = np.array([1, 2, 1, 0, 2], np.int32)
    return SparseSets(different.starts, different.places, different.words, classes)


def test_equal_sets_may_be_kept_once() -> None:
    sets = once()
    given = SparseSets.empty(5)
    given[:] = sets.copy()
    assert len(sets) == len(given) == 5
    for each in (sets, given):
        assert each.different is not None
        assert each == SparseSets.of(ROWS)
        assert each.different is None, "it has been asked for all"
        assert [row.tolist() for row in each] == ROWS
        assert each.sizes().tolist() == [2, 0, 2, 1, 0]
        assert each.starts.dtype == np.int64
