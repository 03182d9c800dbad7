"""Sorts edges, stable: many in C++, few on packed 64-bit keys by numpy's sort."""

import ctypes
from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from lighthouse.graph import native, parallel
from lighthouse.graph.parallel import after, blocks, over

Integers = npt.NDArray[np.integer[Any]]
Whole = TypeVar("Whole", bound=np.integer[Any])


def is_sorted(sources: Integers, targets: Integers) -> bool:
    """Whether the edges ascend by (source, target)."""

    def ascends(part: slice) -> bool:
        later = after(part)
        further = sources[later] > sources[part]
        same_row = sources[later] == sources[part]
        further |= same_row & (targets[later] >= targets[part])
        return bool(further.all())

    return _all(blocks(len(sources) - 1), ascends)


def has_sorted_rows(row_offsets: Integers, targets: Integers) -> bool:
    """Whether the targets ascend in each row."""

    def ascends(part: slice) -> bool:
        later = after(part)
        good = targets[later] >= targets[part]
        return bool(good.all() or (good | row_starts(row_offsets, later)).all())

    return _all(blocks(len(targets) - 1), ascends)


def _all(parts: list[slice], test: Callable[[slice], bool]) -> bool:
    """Whether all parts pass, of which the first may settle it alone."""
    return all(map(test, parts[:1])) and all(over(parts[1:], test))


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
    # They ascend; `np.unique` takes time to import `np.ma`.
    rows = dict.fromkeys(np.searchsorted(row_offsets, wanted).tolist())
    return [slice(*each) for each in pairwise([*rows, len(row_offsets) - 1])]


def edges_of(row_offsets: Integers, rows: slice) -> slice:
    return slice(int(row_offsets[rows.start]), int(row_offsets[rows.stop]))


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


def sorted_edges(
    sources: Integers, targets: Integers, nodes: int, *, with_order: bool
) -> tuple[Integers, Integers, npt.NDArray[np.int64] | None]:
    """Where each row begins, the targets by (source, target), and the positions of the
    edges by (source, target, position), which are None if they are in order.

    Where nobody wants them, `with_order` is False: then they may be None, too.
    """
    count = len(targets)
    library = native.library_for(count)
    if library is None or is_sorted(sources, targets):
        order = edge_order(sources, targets, nodes)
        columns = targets if order is None else targets[order]
        return offsets_of(sources, nodes), columns, order
    # By target, then by source, which leaves those of a source in order.
    kind = offset_type(count) if with_order else None
    by_target, by_source = np.empty((2, nodes + 1), np.int64)
    tails, order = _group(
        library, targets, nodes, kind, ends=sources, offsets=by_target
    )
    columns, order = _group(
        library, tails, nodes, kind, owners=by_target, given=order, offsets=by_source
    )
    if order is not None:
        order = order.astype(np.int64, copy=False)
    return by_source.astype(offset_type(count)), columns, order


def reverse(
    row_offsets: Integers, targets: Integers, *, slots: bool
) -> npt.NDArray[Any]:
    """For each reverse slot the slot of its edge, or without `slots` the source."""
    nodes, count = len(row_offsets) - 1, len(targets)
    kind = row_offsets.dtype.type if slots else None
    if library := native.library_for(count):
        owners = None if slots else row_offsets
        sources, places = _group(library, targets, nodes, kind, owners=owners)
        found: npt.NDArray[Any] = places if slots else sources
        return found
    order = stable_argsort(targets, nodes.bit_length())
    values = order if slots else sources_of(row_offsets, slice(0, count))[order]
    return values.astype(kind or np.int32, copy=False)


def _group(
    library: ctypes.CDLL,
    rows: Integers,
    nodes: int,
    kind: type[np.integer[Any]] | None,
    *,
    ends: Integers | None = None,
    owners: Integers | None = None,
    given: Integers | None = None,
    offsets: Integers | None = None,
) -> tuple[Any, Any]:
    """By row the other ends of the edges, which are `ends` or follow from where their
    rows begin, the `owners`; and as `kind` the numbers `given` for the edges, else
    their positions.  Where each row begins goes to `offsets`."""
    has_ends = ends is not None or owners is not None
    grouped = np.empty(len(rows), np.int32) if has_ends else None
    numbers = None if kind is None else np.empty(len(rows), kind)
    edges = (
        np.ascontiguousarray(rows, np.int32),
        None if ends is None else np.ascontiguousarray(ends, np.int32),
        None if owners is None else np.ascontiguousarray(owners, np.int64),
    )
    arrays = (*edges, offsets, grouped, kind is np.int64, given, numbers)
    native.call(library, "group_by_row", len(rows), nodes, parallel.BLOCK, *arrays)
    return grouped, numbers


def offsets_of(rows: Integers, nodes: int) -> Integers:
    """Where each row begins when edges are sorted by `rows`; (nodes + 1,)."""
    offsets: Integers = np.zeros(nodes + 1, offset_type(len(rows)))
    if library := native.library_for(len(rows)):
        counts = np.zeros(nodes, np.int64)
        rows = np.ascontiguousarray(rows, np.int32)
        native.call(library, "count_rows", len(rows), rows, nodes, counts)
    else:
        counts = np.bincount(rows, minlength=nodes)
    np.cumsum(counts, out=offsets[1:])
    return offsets


def offset_type(edges: int) -> type[np.int32 | np.int64]:
    return np.int32 if edges < 2**31 else np.int64


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
) -> int:
    """An edge u → v that is not there as often as v → u with its weight."""
    values = () if weights is None else (weights,)
    there = np.lexsort((*values, targets, sources))
    back = np.lexsort((*values, sources, targets))
    differ = (sources[there] != targets[back]) | (targets[there] != sources[back])
    if weights is not None:
        differ |= weights[there] != weights[back]
    # The smaller of the two is not in the other list.
    place = int(differ.argmax())
    one, other = there[place], back[place]
    ends = (sources[one], targets[one], *(value[one] for value in values))
    opposite = (targets[other], sources[other], *(value[other] for value in values))
    return int(one if ends < opposite else other)
