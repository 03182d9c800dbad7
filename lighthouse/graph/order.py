"""Sorts edges: stable, on packed 64-bit keys, for which numpy's sort is fastest."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from lighthouse.graph import parallel
from lighthouse.graph.parallel import after, blocks, over

Integers = npt.NDArray[np.integer[Any]]
Whole = TypeVar("Whole", bound=np.integer[Any])

MOVED = 1 << 17
"""Edges that are moved together."""

DIGIT = 16
"""The most lower bits of a row that are sorted by last."""

MOST_UPPER = 11
"""The most upper bits that are sorted by first, unless more are left."""

COUNTERS = 4
"""Threads that count edges, each with a count for each node."""


def is_sorted(sources: Integers, targets: Integers) -> bool:
    """Whether the edges ascend by (source, target)."""

    def ascends(part: slice) -> bool:
        later = after(part)
        further = sources[later] > sources[part]
        same_row = sources[later] == sources[part]
        further |= same_row & (targets[later] >= targets[part])
        return bool(further.all())

    return all(over(blocks(len(sources) - 1), ascends))


def has_sorted_rows(row_offsets: Integers, targets: Integers) -> bool:
    """Whether the targets ascend in each row."""

    def ascends(part: slice) -> bool:
        later = after(part)
        good = targets[later] >= targets[part]
        return bool(good.all() or (good | row_starts(row_offsets, later)).all())

    return all(over(blocks(len(targets) - 1), ascends))


def sorted_rows(
    row_offsets: Integers, targets: Integers
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
    """The targets, those of each row ascending, and for each its place before."""
    nodes = len(row_offsets) - 1
    ordered = np.empty(len(targets), np.int32)
    places = np.empty(len(targets), np.int64)

    def sort(rows: slice) -> None:
        part = edges_of(row_offsets, rows)
        mixed = targets[part]
        order = edge_order(sources_of(row_offsets, part), mixed, nodes)
        ordered[part] = mixed if order is None else mixed[order]
        places[part] = np.arange(len(mixed)) if order is None else order
        places[part] += part.start

    over(row_blocks(row_offsets), sort)
    return ordered, places


def row_blocks(row_offsets: Integers) -> list[slice]:
    """The rows in blocks of about as many edges; a long row makes a long one."""
    starts = [part.start for part in blocks(int(row_offsets[-1]))]
    wanted = np.array(starts, row_offsets.dtype)
    rows = np.unique(np.searchsorted(row_offsets, wanted)).tolist()
    return [slice(*each) for each in pairwise([*rows, len(row_offsets) - 1])]


def edges_of(row_offsets: Integers, rows: slice) -> slice:
    return slice(int(row_offsets[rows.start]), int(row_offsets[rows.stop]))


def row_counts(rows: Integers, nodes: int) -> npt.NDArray[np.int64]:
    """How many edges each row has; (nodes,)."""

    def count(part: slice) -> npt.NDArray[np.int64]:
        counts = np.zeros(nodes, np.int64)
        for each in blocks(part.stop, start=part.start):
            np.add.at(counts, rows[each], 1)
        return counts

    parts = blocks(len(rows), max(MOVED, -(-len(rows) // COUNTERS)))
    return sum(over(parts, count), np.zeros(nodes, np.int64))


def sources_of(row_offsets: Integers, part: slice) -> npt.NDArray[np.int32]:
    """The sources of the edges in `part`."""
    first = _search(row_offsets, part.start, "right") - 1
    last = _search(row_offsets, part.stop, "left")
    ends = np.clip(row_offsets[first : last + 1], part.start, part.stop)
    return np.repeat(np.arange(first, last, dtype=np.int32), np.diff(ends))


def row_starts(row_offsets: Integers, part: slice) -> npt.NDArray[np.bool_]:
    """For each edge in `part` whether it is the first of its row."""
    starts = np.zeros(part.stop - part.start, np.bool_)
    starts[row_offsets[rows_in(row_offsets, part)] - part.start] = True
    return starts


def rows_in(row_offsets: Integers, part: slice) -> slice:
    """The rows that begin in `part`."""
    begin = _search(row_offsets, part.start, "left")
    return slice(begin, _search(row_offsets, part.stop, "left"))


def copies_of(
    row_offsets: Integers, targets: Integers, part: slice
) -> npt.NDArray[np.int64]:
    """For each edge in `part` how many with the same ends come before it; every row is
    sorted."""
    if part.start == part.stop:
        return np.empty(0, np.int64)
    heads, first = targets[part], row_starts(row_offsets, part)
    begin = part.start
    if not first[0]:
        row = int(row_offsets[_search(row_offsets, part.start, "right") - 1])
        begin = row + _search(targets[row : part.start], int(heads[0]), "left")
    first[1:] |= heads[1:] != heads[:-1]
    slots = np.arange(part.start, part.stop)
    return slots - np.maximum.accumulate(np.where(first, slots, begin))


def _search(ascending: Integers, value: int, side: Any) -> int:
    # Of another type than the array, a value makes numpy convert the array.
    return int(np.searchsorted(ascending, ascending.dtype.type(value), side))


def grouped(
    rows: Integers,
    row_offsets: Integers,
    values: Callable[[slice], Integers],
    dtype: np.dtype[Whole],
) -> npt.NDArray[Whole]:
    """The values of all edges, of which `values` has those of a part, by row; those of
    a row ascend.  Values are at least 0 and below 2⁴⁸; those of a part, of 2²¹ edges if
    there are 2³³, differ by less than 2³³.

    Needs two bytes an edge besides the result: all edges are moved by the upper bits of
    their rows, then those that agree in them are sorted.
    """
    edges, nodes = len(rows), len(row_offsets) - 1
    # So many upper bits that what agrees in them fits the cache, if few bits do that.
    upper = min((edges // parallel.BLOCK).bit_length(), MOST_UPPER)
    shift = min(DIGIT, max(0, nodes.bit_length() - upper))
    starts = row_offsets[: -1 : 1 << shift].astype(np.int64)
    size = max(MOVED, edges >> 12)
    parts = blocks(edges, size)

    def count(part: slice) -> npt.NDArray[np.int64]:
        return np.bincount(rows[part] >> shift, minlength=len(starts))

    counts = np.array(over(parts, count)).reshape(len(parts), len(starts))
    # Where the values of a part begin, less those of smaller rows in the part.
    begins = starts + np.cumsum(counts, axis=0) - np.cumsum(counts, axis=1)
    result = np.empty(edges, dtype)
    lower = np.empty(edges, np.uint16)

    def move(part: slice) -> None:
        number = part.start // size
        places = np.repeat(begins[number], counts[number])
        places += np.arange(len(places))
        given = values(part)
        least = given.min()
        keys = sorted_pairs(rows[part], given - least, 33)
        result[places] = (keys & np.uint64(2**33 - 1)).astype(dtype) + least
        keys >>= np.uint64(33)
        lower[places] = keys & np.uint64((1 << shift) - 1)

    def sort(part: slice) -> None:
        keys = sorted_pairs(lower[part], result[part], 64 - DIGIT)
        result[part] = keys & np.uint64((1 << (64 - DIGIT)) - 1)

    over(parts, move)
    ends = [*starts.tolist(), edges]
    over([slice(*each) for each in pairwise(ends)], sort)
    return result


def sorted_pairs(upper: Integers, lower: Integers, bits: int) -> npt.NDArray[np.uint64]:
    """Pairs as words, of which `lower` takes so many bits, ascending."""
    words = upper.astype(np.uint64)
    words <<= np.uint64(bits)
    words |= lower.astype(np.uint64)
    words.sort()
    return words


def edge_keys(sources: Integers, targets: Integers, nodes: int) -> npt.NDArray[Any]:
    """One uint64 an edge, which orders edges by (source, target)."""
    keys = sources.astype(np.uint64)
    keys <<= np.uint64(nodes.bit_length())
    keys |= targets.astype(np.uint64)
    return keys


def stable_argsort(keys: Integers, key_bits: int) -> npt.NDArray[np.int64]:
    """The positions of `keys`, which have at most `key_bits` bits, in stable order."""
    position_bits = len(keys).bit_length()
    if key_bits + position_bits > 64:
        return np.argsort(keys, kind="stable").astype(np.int64, copy=False)
    packed = keys.astype(np.uint64)
    packed <<= np.uint64(position_bits)
    packed |= np.arange(len(keys), dtype=np.uint64)
    packed.sort()
    packed &= np.uint64((1 << position_bits) - 1)
    return packed.view(np.int64)


def edge_order(
    sources: Integers, targets: Integers, nodes: int
) -> npt.NDArray[np.int64] | None:
    """The positions of the edges by (source, target, position); None if in order."""
    if is_sorted(sources, targets):
        return None
    bits = nodes.bit_length()
    if 2 * bits + len(sources).bit_length() <= 64:
        return stable_argsort(edge_keys(sources, targets, nodes), 2 * bits)
    by_target = stable_argsort(targets, bits)
    return by_target[stable_argsort(sources[by_target], bits)]


def one_sided(
    sources: Integers, targets: Integers, weights: npt.NDArray[Any] | None = None
) -> int | None:
    """An edge u → v that is not there as often as v → u with its weight, or None."""
    values = () if weights is None else (weights,)
    there = np.lexsort((*values, targets, sources))
    back = np.lexsort((*values, sources, targets))
    differ = (sources[there] != targets[back]) | (targets[there] != sources[back])
    if weights is not None:
        differ |= weights[there] != weights[back]
    places = np.flatnonzero(differ)
    if len(places) == 0:
        return None
    # The smaller of the two is not in the other list.
    place = places[0]
    one, other = there[place], back[place]
    ends = (sources[one], targets[one], *(value[one] for value in values))
    opposite = (targets[other], sources[other], *(value[other] for value in values))
    return int(one if ends < opposite else other)
