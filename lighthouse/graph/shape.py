"""Properties of graphs that programs can require, each computed in one pass."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from lighthouse.graph.hashing import finalise, mix
from lighthouse.graph.order import Integers, edge_keys, parts, sources_of


def has_self_loops(row_offsets: Integers, targets: Integers) -> bool:
    """Whether an edge leads from a node to itself."""
    return any(
        bool((sources_of(row_offsets, part) == targets[part]).any())
        for part in parts(len(targets))
    )


def has_parallel_edges(row_offsets: Integers, targets: Integers) -> bool:
    """Whether two edges have the same ends; every row is sorted."""
    same = targets[1:] == targets[:-1]
    starts = row_offsets[(row_offsets > 0) & (row_offsets < len(targets))]
    same[starts - 1] = False
    return bool(same.any())


def is_balanced(
    row_offsets: Integers, targets: Integers, values: npt.NDArray[Any] | None = None
) -> bool:
    """Whether edges, with their `values` in slot order, are there as often both ways.

    The sums of their hashes are compared: wrong in one of 2⁶⁴ cases.
    """
    nodes = len(row_offsets) - 1
    total = 0
    for part in parts(len(targets)):
        tails, heads = sources_of(row_offsets, part), targets[part]
        for one, other, sign in ((tails, heads, 1), (heads, tails, -1)):
            hashes = finalise(edge_keys(one, other, nodes))
            if values is not None:
                hashes = mix(hashes, words(values[part]))
            total += sign * int(hashes.sum(dtype=np.uint64))
    return total % 2**64 == 0


def words(values: npt.NDArray[Any]) -> npt.NDArray[np.uint64]:
    """Equal numbers as equal words."""
    if values.dtype.kind == "f":
        return (values.astype(np.float64) + 0.0).view(np.uint64)  # -0.0 is 0.0
    return values.astype(np.int64).view(np.uint64)
