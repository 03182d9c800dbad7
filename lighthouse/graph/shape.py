"""Properties of graphs that programs can require, each computed in one pass."""

from typing import Any

import numpy as np
import numpy.typing as npt

from lighthouse.graph import native
from lighthouse.graph.hashing import mix
from lighthouse.graph.order import (
    Integers,
    edges_of,
    row_blocks,
    row_starts,
    sources_of,
)
from lighthouse.graph.parallel import after, blocks, over


def self_loops(row_offsets: Integers, targets: Integers) -> int:
    """How many edges lead from a node to itself."""
    if library := native.library_for(len(targets)):
        return native.call(library, "self_loops", *rows_of(row_offsets, targets))

    def count(part: slice) -> int:
        return int((sources_of(row_offsets, part) == targets[part]).sum())

    return sum(over(blocks(len(targets)), count))


def parallel_edges(row_offsets: Integers, targets: Integers) -> int:
    """How many edges have the same ends as one before them; every row is sorted."""

    def count(part: slice) -> int:
        later = after(part)
        same = targets[later] == targets[part]
        return int(same.sum() and (same & ~row_starts(row_offsets, later)).sum())

    return sum(over(blocks(len(targets) - 1), count))


def is_balanced(
    row_offsets: Integers, targets: Integers, values: npt.NDArray[Any] | None = None
) -> bool:
    """Whether edges, with their `values` in slot order, are there as often both ways.

    Each node has an odd number of 64 bits.  For an edge from a to b the product
    a·b·(b − a) is that of the opposite edge, negated: the sum of all, modulo 2⁶⁴, is
    zero if they are balanced, and by chance in about one of 2⁶⁰ other cases.
    """
    if library := native.library_for(len(targets)):
        rows, kept, is_floating = rows_of(row_offsets, targets), values, False
        if values is not None:
            is_floating = values.dtype.kind == "f"
            kept = np.ascontiguousarray(values, np.float64 if is_floating else None)
        size = 0 if kept is None else kept.itemsize
        return not native.call(library, "imbalance", *rows, size, is_floating, kept)

    def difference(rows: slice) -> int:
        part = edges_of(row_offsets, rows)
        starts = row_offsets[rows.start : rows.stop + 1]
        filled = np.flatnonzero(starts[1:] > starts[:-1])
        if not len(filled):
            return 0
        tails = odd_numbers(rows.start + filled)
        heads = odd_numbers(targets[part])
        squares = heads * heads
        if values is not None:
            factors = mix(np.zeros(1, np.uint64), words(values[part]))
            heads *= factors
            squares *= factors
        # By rows, since a·b·(b − a) = a·(b² − a·b).
        at = starts[filled] - part.start
        sums, squares = np.add.reduceat(heads, at), np.add.reduceat(squares, at)
        return int((tails * (squares - tails * sums)).sum())

    return sum(over(row_blocks(row_offsets), difference)) % 2**64 == 0


def rows_of(row_offsets: Integers, targets: Integers) -> tuple[Any, ...]:
    """The fields of `Rows` of native.cpp."""
    is_wide = row_offsets.dtype != np.int32
    offsets = np.ascontiguousarray(row_offsets, np.int64 if is_wide else np.int32)
    columns = np.ascontiguousarray(targets, np.int32)
    return len(row_offsets) - 1, is_wide, offsets, columns


def odd_numbers(nodes: Integers) -> npt.NDArray[np.uint64]:
    """As good as random for this purpose, by few operations."""
    numbers = nodes.astype(np.uint64)
    numbers *= np.uint64(0x9E3779B97F4A7C15)
    numbers ^= numbers >> np.uint64(32)
    numbers *= np.uint64(0xBF58476D1CE4E5B9)
    numbers |= np.uint64(1)
    return numbers


def words(values: npt.NDArray[Any]) -> npt.NDArray[np.uint64]:
    """Equal numbers as equal words."""
    if values.dtype.kind == "f":
        return (values.astype(np.float64) + 0.0).view(np.uint64)  # -0.0 is 0.0
    return values.astype(np.int64).view(np.uint64)
