"""Properties of graphs that programs can require, each computed in one pass."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from lighthouse.graph.hashing import finalise, mix
from lighthouse.graph.order import Integers, edge_keys, row_starts, sources_of
from lighthouse.graph.parallel import blocks, over


def has_self_loops(row_offsets: Integers, targets: Integers) -> bool:
    """Whether an edge leads from a node to itself."""
    return self_loops(row_offsets, targets) > 0


def self_loops(row_offsets: Integers, targets: Integers) -> int:
    """How many edges lead from a node to itself."""

    def count(part: slice) -> int:
        return int((sources_of(row_offsets, part) == targets[part]).sum())

    return sum(over(blocks(len(targets)), count))


def has_parallel_edges(row_offsets: Integers, targets: Integers) -> bool:
    """Whether two edges have the same ends; every row is sorted."""
    return parallel_edges(row_offsets, targets) > 0


def parallel_edges(row_offsets: Integers, targets: Integers) -> int:
    """How many edges have the same ends as one before them; every row is sorted."""

    def count(part: slice) -> int:
        behind = slice(part.start + 1, part.stop + 1)
        same = targets[behind] == targets[part]
        return int(same.sum() and (same & ~row_starts(row_offsets, behind)).sum())

    return sum(over(blocks(len(targets) - 1), count))


def is_balanced(
    row_offsets: Integers, targets: Integers, values: npt.NDArray[Any] | None = None
) -> bool:
    """Whether edges, with their `values` in slot order, are there as often both ways.

    The sums of the hashes of those to larger ids and of those to smaller ids are
    compared: wrong in one of 2⁶⁴ cases.
    """
    nodes = len(row_offsets) - 1

    def difference(part: slice) -> int:
        tails, heads = sources_of(row_offsets, part), targets[part]
        ends = np.minimum(tails, heads), np.maximum(tails, heads)
        hashes = finalise(edge_keys(*ends, nodes))
        if values is not None:
            hashes = mix(hashes, words(values[part]))
        signed = hashes.view(np.int64)
        signed *= np.sign(heads - tails)
        return int(signed.sum())

    return sum(over(blocks(len(targets)), difference)) % 2**64 == 0


def words(values: npt.NDArray[Any]) -> npt.NDArray[np.uint64]:
    """Equal numbers as equal words."""
    if values.dtype.kind == "f":
        return (values.astype(np.float64) + 0.0).view(np.uint64)  # -0.0 is 0.0
    return values.astype(np.int64).view(np.uint64)
