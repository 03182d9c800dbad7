"""Edges as readers and generators return them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from numbers import Integral

import numpy as np
import numpy.typing as npt

from lighthouse.diagnostics import fail
from lighthouse.graph.limits import MAX_NODES, check_size
from lighthouse.graph.numbers import Numbers, as_doubles, exact_array
from lighthouse.graph.order import Integers, stable_argsort
from lighthouse.graph.parallel import after, blocks, over

ArrayLike = npt.ArrayLike


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class EdgeTable:
    """Checked edges in the order of the input.

    `sources` and `targets` are integers in 0 … nodes − 1 of equal length, `weights`
    (or None) is as `tidy_weights` gives it.  `in_order` says that edge i is the i-th
    of the input, as opposed to inputs whose edges have no order of their own.
    `symmetric` says that every edge is known to be there as often both ways.
    """

    nodes: int
    sources: Integers
    targets: Integers
    weights: Numbers | None = None
    in_order: bool = True
    symmetric: bool = False
    source: str = "edges"
    stored_source: int | None = None
    notes: tuple[str, ...] = ()
    original_ids: Integers | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RowTable:
    """Checked compressed rows, which need not be sorted; edge i is the i-th of them.

    `row_offsets` (nodes + 1,) ascend from 0 to the number of edges; `column_indices`
    and `weights` are as `targets` and `weights` of an EdgeTable.  `symmetric` says
    that every edge is known to be there both ways.
    """

    row_offsets: Integers
    column_indices: Integers
    weights: Numbers | None = None
    symmetric: bool = False
    source: str = "rows"
    stored_source: int | None = None

    @property
    def nodes(self) -> int:
        return len(self.row_offsets) - 1

    def edges(self) -> EdgeTable:
        """The same, edge by edge.  Raises CompileError GM0713 if too large."""
        check_size(self.nodes, len(self.column_indices), self.source)
        rows = np.arange(self.nodes, dtype=np.int32)
        return EdgeTable(
            nodes=self.nodes,
            sources=np.repeat(rows, np.diff(self.row_offsets)),
            targets=self.column_indices,
            weights=self.weights,
            symmetric=self.symmetric,
            source=self.source,
            stored_source=self.stored_source,
        )


def table_of_edges(
    sources: ArrayLike,
    targets: ArrayLike | None = None,
    nodes: int | None = None,
    weights: ArrayLike | None = None,
    *,
    source: str = "edges",
) -> EdgeTable:
    """Check two arrays of node ids, or one of shape (edges, 2).

    Raises CompileError: GM0706 and GM0707 for ids, GM0708 for weights, GM0714 where
    the arrays do not fit together.
    """
    if targets is None:
        pairs = as_array(sources, f"{source}: the edges")
        if pairs.size == 0:
            pairs = pairs.reshape(0, 2)
        if pairs.ndim != 2 or pairs.shape[1] != 2:
            told = f"{source}: one array of edges must have the shape (edges, 2)"
            fail("GM0714", f"{told}, not {pairs.shape}")
        sources, targets = pairs[:, 0], pairs[:, 1]
    tails = as_integers(sources, f"{source}: the sources")
    heads = as_integers(targets, f"{source}: the targets")
    if len(tails) != len(heads):
        fail("GM0714", f"{source}: {len(tails)} sources but {len(heads)} targets")
    if nodes is None:
        nodes = 1 + max(int(tails.max()), int(heads.max())) if len(tails) else 0
    elif not is_whole(nodes) or nodes < 0:
        fail("GM0707", f"{source}: the number of nodes is {nodes!r}")
    nodes = int(nodes)
    check_ids(tails, min(nodes, MAX_NODES), source)
    check_ids(heads, min(nodes, MAX_NODES), source)
    return EdgeTable(
        nodes=nodes,
        sources=tails,
        targets=heads,
        weights=None if weights is None else tidy_weights(weights, len(tails), source),
        source=source,
    )


def table_of_rows(
    row_offsets: ArrayLike,
    column_indices: ArrayLike,
    weights: ArrayLike | None = None,
    *,
    symmetric: bool = False,
    source: str = "rows",
    name: str | None = None,
) -> RowTable:
    """Check compressed sparse rows, sorted or not; `source` is what errors call them,
    the graph has `name`, else `source`.

    Raises CompileError: GM0715 for the offsets, GM0706, GM0707 and GM0714 for what is
    no array of ids, GM0713 for too many nodes, GM0708 for weights.
    """
    offsets = as_integers(row_offsets, f"{source}: the row offsets")
    columns = as_integers(column_indices, f"{source}: the column indices")
    if len(offsets) == 0:
        fail("GM0715", f"{source}: there are no row offsets; 0 nodes have one, a zero")
    if offsets[0] != 0:
        fail("GM0715", f"{source}: the first row offset is {offsets[0]}, not 0")
    row = _first(len(offsets) - 1, lambda part: offsets[after(part)] < offsets[part])
    if row is not None:
        descent = f"from {offsets[row]} to {offsets[row + 1]}"
        fail("GM0715", f"{source}: the row offsets descend at node {row}, {descent}")
    if offsets[-1] != len(columns):
        there = f"but there are {len(columns)} column indices"
        fail("GM0715", f"{source}: the last row offset is {offsets[-1]}, {there}")
    nodes = len(offsets) - 1
    check_size(nodes, 0, source)
    check_ids(columns, nodes, source)
    if weights is not None:
        weights = tidy_weights(weights, len(columns), source)
    return RowTable(
        row_offsets=offsets,
        column_indices=columns,
        weights=weights,
        symmetric=symmetric,
        source=name or source,
    )


def mirrored(table: EdgeTable) -> EdgeTable:
    """Add the opposite of every edge that is no self-loop: one entry, two edges."""
    rest = table.sources != table.targets
    weights = table.weights
    return replace(
        table,
        sources=np.concatenate((table.sources, table.targets[rest])),
        targets=np.concatenate((table.targets, table.sources[rest])),
        weights=None if weights is None else np.concatenate((weights, weights[rest])),
        in_order=False,
        symmetric=True,
    )


def compacted(table: EdgeTable) -> EdgeTable:
    """Number the nodes that occur in an edge 0, 1, 2 … in the order of their ids."""
    ends = np.concatenate((table.sources, table.targets))
    order = stable_argsort(ends, table.nodes.bit_length())
    ascending = ends[order]
    first = np.ones(len(ends), np.bool_)
    first[1:] = ascending[1:] != ascending[:-1]
    ids = ascending[first]
    ends[order] = np.cumsum(first) - 1
    stored = table.stored_source
    if stored is not None:
        place = int(np.searchsorted(ids, stored))
        stored = place if place < len(ids) and ids[place] == stored else None
    note = f"compacted: {table.nodes - len(ids)} unused ids left out"
    return replace(
        table,
        nodes=len(ids),
        sources=ends[: len(table.sources)],
        targets=ends[len(table.sources) :],
        stored_source=stored,
        original_ids=ids,
        notes=(*table.notes, note),
    )


def tidy_weights(weights: ArrayLike, edges: int, source: str) -> Numbers:
    """Weights as int32 if they are whole and fit, else int64, else float64.

    Raises CompileError: GM0708 for what is no number, GM0714 for a wrong length.
    """
    values = as_array(weights, f"{source}: the weights")
    if values.shape != (edges,):
        need = f"{edges} edges need ({edges},)"
        fail("GM0714", f"{source}: the weights have the shape {values.shape}; {need}")
    if edges == 0:
        return np.empty(0, np.int32)
    match values.dtype.kind:
        case "i" | "u":
            whole = values
        case "f":
            missing = _first(edges, lambda part: np.isnan(values[part]))
            if missing is not None:
                fail("GM0708", f"{source}: the weight of edge {missing} is NaN")
            if _first(edges, lambda part: _is_inexact(values[part])) is not None:
                return _doubles(values, source)
            whole = values.astype(np.int64)
        case _:
            fail("GM0708", f"{source}: weights of type {values.dtype} are no numbers")
    lowest, highest = int(whole.min()), int(whole.max())
    if lowest >= -(2**31) and highest < 2**31:
        return np.ascontiguousarray(whole, dtype=np.int32)
    if highest < 2**63:
        return np.ascontiguousarray(whole, dtype=np.int64)
    return _doubles(whole, source)


def _doubles(weights: Numbers, source: str) -> Numbers:
    try:
        return as_doubles(weights)
    except ValueError as error:
        fail("GM0708", f"{source}: the array of weights {error}")


def _is_inexact(values: Numbers) -> npt.NDArray[np.bool_]:
    inexact: npt.NDArray[np.bool_] = np.trunc(values) != values
    inexact |= np.abs(values) > 2**53
    return inexact


def is_whole(value: object) -> bool:
    """True of integers, numpy's too; not of a Bool."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def as_array(values: ArrayLike, what: str) -> Numbers:
    """A numpy array; raises CompileError GM0714 for what is none or loses values."""
    try:
        return exact_array(values)
    except ValueError as error:
        fail("GM0714", f"{what}: the array {error}")


def as_integers(values: ArrayLike | Sequence[int], what: str) -> Integers:
    """A one-dimensional array of signed integers; CompileError GM0706 or GM0714."""
    array = as_array(values, what)
    if array.ndim != 1:
        fail("GM0714", f"{what} have the shape {array.shape}; one dimension is needed")
    if array.size == 0:
        return np.empty(0, np.int32)
    if array.dtype.kind not in "iu":
        fail("GM0706", f"{what} are of type {array.dtype}, not integers")
    if array.dtype.kind == "u":
        # With numpy, unsigned and signed integers make Doubles.
        if array.max() >= 2**63:
            fail("GM0706", f"{what} have {array.max()}, which is no integer of 64 bits")
        return array.astype(np.int64)
    return array


def check_ids(ids: Integers, nodes: int, source: str) -> None:
    """Raise CompileError GM0707 for the first id outside 0 … nodes − 1."""

    def outside(part: slice) -> npt.NDArray[np.bool_]:
        return (ids[part] < 0) | (ids[part] >= nodes)

    edge = _first(len(ids), outside)
    if edge is not None:
        place = f"which is outside 0 … {nodes - 1}"
        fail("GM0707", f"{source}: edge {edge} names node {ids[edge]}, {place}")


def _first(
    count: int, is_wrong: Callable[[slice], npt.NDArray[np.bool_]]
) -> int | None:
    """The first of `count` elements of which `is_wrong` is true, part by part."""

    def first(part: slice) -> int | None:
        wrong = is_wrong(part)
        return part.start + int(wrong.argmax()) if wrong.any() else None

    found = (place for place in over(blocks(count), first) if place is not None)
    return next(found, None)
