"""Sorts edges: stable, on packed 64-bit keys, for which numpy's sort is fastest.

Operations on many edges are done in parts, to need little additional memory.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

Integers = npt.NDArray[np.integer[Any]]


PART = 1 << 26
"""Edges that are looked at together."""

WORKERS = 6
"""Threads that move edges; each takes some fifty bytes for each edge of its part."""


def is_one_part(edges: int) -> bool:
    return edges <= PART


def parts(edges: int, least: int = 0) -> list[slice]:
    """Slices of PART edges, or `least` if that is more; the last may be shorter."""
    size = max(PART, least)
    return [slice(i, min(i + size, edges)) for i in range(0, edges, size)]


def is_sorted(sources: Integers, targets: Integers) -> bool:
    """Whether the edges ascend by (source, target)."""
    ascends = sources[1:] > sources[:-1]
    same_row = sources[1:] == sources[:-1]
    return bool(np.all(ascends | (same_row & (targets[1:] >= targets[:-1]))))


def has_sorted_rows(row_offsets: Integers, targets: Integers) -> bool:
    """Whether the targets ascend in each row."""
    for part in parts(len(targets) - 1):
        behind = targets[part.start + 1 : part.stop + 1]
        descents = np.flatnonzero(behind < targets[part]) + part.start + 1
        rows = np.searchsorted(row_offsets, descents)
        if not np.array_equal(row_offsets[rows], descents):
            return False
    return True


def row_counts(rows: Integers, nodes: int) -> npt.NDArray[np.int64]:
    """How many edges each row has; (nodes,)."""
    counts = np.zeros(nodes, np.int64)
    for part in parts(len(rows), least=2 * nodes):
        counts += np.bincount(rows[part], minlength=nodes)
    return counts


def sources_of(row_offsets: Integers, part: slice) -> npt.NDArray[np.int32]:
    """The sources of the edges in `part`."""
    first = np.searchsorted(row_offsets, part.start, "right") - 1
    last = np.searchsorted(row_offsets, part.stop, "left")
    ends = np.clip(row_offsets[first : last + 1], part.start, part.stop)
    return np.repeat(np.arange(first, last, dtype=np.int32), np.diff(ends))


Place = Callable[[slice, npt.NDArray[np.int64], npt.NDArray[np.int64]], None]


def transpose(targets: Integers, in_offsets: Integers, place: Place) -> None:
    """Sort edges by target, stably, without an array of their keys.

    place(part, slots, places): the edges `part.start + slots` go to `places`; called
    for every part, by several threads.
    """
    nodes = len(in_offsets) - 1
    # The counts of all parts together are no larger than the targets.
    pieces = parts(len(targets), least=2 * nodes)

    def count(part: slice) -> npt.NDArray[np.int64]:
        return np.bincount(targets[part], minlength=nodes)

    def move(part: slice, counts: Integers, begin: Integers) -> None:
        slots = stable_argsort(targets[part], nodes.bit_length())
        places = np.repeat(begin - (np.cumsum(counts) - counts), counts)
        places += np.arange(len(slots))
        place(part, slots, places)

    with ThreadPoolExecutor(min(os.cpu_count() or 1, WORKERS)) as pool:
        counts = list(pool.map(count, pieces))
        begins = [in_offsets[:-1].astype(np.int64)]
        for each in counts[:-1]:
            begins.append(begins[-1] + each)
        for _ in pool.map(move, pieces, counts, begins):
            pass


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
