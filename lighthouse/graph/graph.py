"""The class `Graph`: how graphs are created, transformed, read and written."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, wraps
from itertools import accumulate
from typing import Any, ParamSpec

import numpy as np
import numpy.typing as npt

from lighthouse.diagnostics import short_traceback, short_tracebacks
from lighthouse.graph import generators, interchange, weighting
from lighthouse.graph.limits import check_size
from lighthouse.graph.numbers import Numbers
from lighthouse.graph.order import (
    copies_of,
    edge_keys,
    edges_of,
    has_sorted_rows,
    offset_type,
    row_blocks,
    rows_in,
    sorted_edges,
    sorted_rows,
    sources_of,
)
from lighthouse.graph.parallel import blocks, over
from lighthouse.graph.read import read_table
from lighthouse.graph.rows import CompressedRows, frozen
from lighthouse.graph.table import (
    ArrayLike,
    EdgeTable,
    RowTable,
    compacted,
    table_of_edges,
    table_of_rows,
)
from lighthouse.graph.write import write_graph

Given = ParamSpec("Given")
# What `CompressedRows` derives from the ends of the edges alone, and keeps.
KNOWN = frozenset(
    name
    for name, item in vars(CompressedRows).items()
    if isinstance(item, cached_property)
) - {"weights"}


def _from(table: Callable[Given, EdgeTable]) -> Callable[Given, Graph]:
    @short_traceback
    @wraps(table)
    def make(*args: Given.args, **named: Given.kwargs) -> Graph:
        return Graph.from_table(table(*args, **named))

    return make


@short_tracebacks
@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Graph(CompressedRows):
    """A directed multigraph with nodes 0 … nodes − 1; made by the class methods."""

    @classmethod
    def from_table(cls, table: EdgeTable) -> Graph:
        """Sort checked edges into rows.  Raises CompileError GM0713 if too large."""
        nodes, edges = table.nodes, len(table.sources)
        check_size(
            nodes,
            edges,
            table.source,
            "where few of these ids are used, `--compact` makes them 0, 1, 2 …; "
            "in Python, `compact=True`",
        )
        weights = table.weights
        # Without weights equal edges cannot be told apart.
        with_order = table.in_order or weights is not None
        offsets, targets, order = sorted_edges(
            table.sources, table.targets, nodes, with_order=with_order
        )
        if weights is not None and order is not None:
            weights = weights[order]
        return cls(
            row_offsets=frozen(offsets),
            column_indices=frozen(np.ascontiguousarray(targets, dtype=np.int32)),
            slot_weights=None if weights is None else frozen(weights),
            edge_order=frozen(order) if table.in_order and order is not None else None,
            source=table.source,
            stored_source=table.stored_source,
            notes=table.notes,
            original_ids=table.original_ids,
            symmetric=table.symmetric,
        )

    @classmethod
    def from_rows(cls, table: RowTable) -> Graph:
        """Checked rows, whose arrays are kept where they are sorted and of the types
        that graphs have; else each row is sorted.  Raises CompileError GM0713."""
        offsets, columns = table.row_offsets, table.column_indices
        weights, order = table.weights, None
        if has_sorted_rows(offsets, columns):
            sorted_columns = np.ascontiguousarray(columns, dtype=np.int32)
        else:
            check_size(table.nodes, len(columns), table.source)
            sorted_columns, order = sorted_rows(offsets, columns)
            weights = None if weights is None else weights[order]
        narrow = offset_type(len(columns))
        return cls(
            row_offsets=frozen(np.ascontiguousarray(offsets, dtype=narrow)),
            column_indices=frozen(sorted_columns),
            slot_weights=None if weights is None else frozen(weights),
            edge_order=None if order is None else frozen(order),
            source=table.source,
            stored_source=table.stored_source,
            symmetric=table.symmetric,
        )

    @classmethod
    def from_edges(
        cls,
        sources: ArrayLike,
        targets: ArrayLike | None = None,
        nodes: int | None = None,
        weights: ArrayLike | None = None,
    ) -> Graph:
        """From the ends of the edges: two arrays (edges,), or one (edges, 2).

        Without `nodes` the highest id is the last node.  Edge arrays follow the order
        given.  Raises CompileError for arrays that do not fit.
        """
        return cls.from_table(table_of_edges(sources, targets, nodes, weights))

    @classmethod
    def from_csr(
        cls,
        row_offsets: ArrayLike,
        column_indices: ArrayLike,
        weights: ArrayLike | None = None,
    ) -> Graph:
        """From compressed rows, which need not be sorted; edge arrays follow them.

        Offsets, sorted int32 columns and int32 weights are not copied where possible
        and must not be changed afterwards; nothing of their size is made.  Raises
        CompileError for arrays that are not the rows of a graph.
        """
        return cls.from_rows(table_of_rows(row_offsets, column_indices, weights))

    from_scipy = staticmethod(_from(interchange.table_of_matrix))
    from_networkx = staticmethod(_from(interchange.table_of_networkx))

    @classmethod
    def read(
        cls,
        spec: str | os.PathLike[str],
        *,
        undirected: bool = False,
        dedup: bool = False,
        drop_self_loops: bool = False,
        compact: bool = False,
        weights: str | None = None,
        header: bool | None = None,
    ) -> Graph:
        """Read a file, by its extension, or run a generator such as `rmat:20`.

        `weights` is None, "column" (the third column of .txt and .el) or
        "random:SEED[:LOW:HIGH]".  `header` says whether an edge list begins with a line
        `NODES EDGES`; None finds out by counting, and leaves a note.  Changes are made
        in the order compact, drop_self_loops, undirected, dedup, random weights.
        Raises CompileError for bad files and values.
        """
        choice = weighting.parse(weights)
        table = read_table(
            spec, compact=compact, weight_column=choice == "column", header=header
        )
        if compact:
            edges = table.edges() if isinstance(table, RowTable) else table
            table = compacted(edges)
        if isinstance(table, RowTable):
            graph = cls.from_rows(table)
        else:
            graph = cls.from_table(table)
        if drop_self_loops:
            graph = graph.without_self_loops()
        if undirected:
            graph = graph.symmetrized()
        if dedup:
            graph = graph.deduplicated()
        if isinstance(choice, weighting.RandomWeights):
            graph = graph.with_random_weights(choice.seed, choice.low, choice.high)
        return graph

    rmat = staticmethod(_from(generators.rmat))
    uniform = staticmethod(_from(generators.uniform))
    grid = staticmethod(_from(generators.grid))
    path = staticmethod(_from(generators.path))
    star = staticmethod(_from(generators.star))
    complete = staticmethod(_from(generators.complete))
    empty = staticmethod(_from(generators.empty))

    def __repr__(self) -> str:
        return f"<Graph {self.source}: {self.nodes} nodes, {self.edges} edges>"

    @cached_property
    def undirected(self) -> Graph:
        """What a `UGraph` is made of: itself if symmetric, else `symmetrized`."""
        return self if self.is_symmetric else self.symmetrized()

    def symmetrized(self) -> Graph:
        """Each pair of nodes gets as many edges one way as the other way.

        Only missing opposites are added, with the weight of their edge.  The edges are
        then in the order of the rows; a symmetric graph stays as it is.
        """
        if self.is_symmetric:
            note = "undirected: 0 opposite edges added"
            return self._same_edges(note, symmetric=True)
        added = np.zeros(self.nodes, np.int64)
        alone = np.empty(self.edges, np.bool_)
        parts = row_blocks(self.row_offsets.astype(np.int64) + self.in_row_offsets)
        # Made here, not by several of the threads.
        reverse, weights = self.in_column_indices, self.slot_weights
        ids = None if weights is None else self.in_edge_ids

        def compare(rows: slice) -> None:
            keys, opposite, back = self._both_ways(rows)
            # Copy k of u → v has its opposite where copy k of v → u would stand.
            place = np.searchsorted(keys, opposite)
            place += copies_of(self.in_row_offsets, reverse, back)
            found = place < len(keys)
            found[found] = keys[place[found]] == opposite[found]
            alone[back] = ~found
            sources = sources_of(self.in_row_offsets, back)[~found] - rows.start
            added[rows] = np.bincount(sources, minlength=rows.stop - rows.start)

        over(parts, compare)
        total = self.edges + int(added.sum())
        check_size(self.nodes, total, self.source)
        wide = np.promote_types(self.row_offsets.dtype, offset_type(total))
        offsets = np.zeros(self.nodes + 1, wide)
        np.cumsum(np.diff(self.row_offsets) + added, out=offsets[1:])
        columns = np.empty(total, np.int32)
        merged = None if weights is None else np.empty(total, weights.dtype)

        def merge(rows: slice) -> None:
            keys, opposite, back = self._both_ways(rows)
            new = alone[back]
            both = np.concatenate((keys, opposite[new]))
            order = np.argsort(both, kind="stable")
            to = edges_of(offsets, rows)
            columns[to] = both[order] & np.uint64((1 << self.nodes.bit_length()) - 1)
            if weights is not None and merged is not None and ids is not None:
                own = weights[edges_of(self.row_offsets, rows)]
                copied = weights[ids[back][new]]
                merged[to] = np.concatenate((own, copied))[order]

        over(parts, merge)
        return replace(
            self,
            row_offsets=frozen(offsets),
            column_indices=frozen(columns),
            slot_weights=None if merged is None else frozen(merged),
            edge_order=None,
            notes=(
                *self.notes,
                f"undirected: {total - self.edges} opposite edges added",
            ),
            symmetric=True,
        )

    def _both_ways(
        self, rows: slice
    ) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64], slice]:
        """The keys of the edges of some rows, those of the opposites of the edges into
        them, and the reverse slots of these."""
        out = edges_of(self.row_offsets, rows)
        back = edges_of(self.in_row_offsets, rows)
        sources = sources_of(self.row_offsets, out)
        targets = sources_of(self.in_row_offsets, back)
        return (
            edge_keys(sources, self.column_indices[out], self.nodes),
            edge_keys(targets, self.in_column_indices[back], self.nodes),
            back,
        )

    def widened(self) -> Graph:
        """With 64-bit offsets, which other graphs have from 2³¹ edges on; the same
        graph each time, with what has been derived from it."""
        return self._widened

    @cached_property
    def _widened(self) -> Graph:
        return replace(self, row_offsets=frozen(self.row_offsets.astype(np.int64)))

    def deduplicated(self) -> Graph:
        """Of edges with the same ends only the first; the others keep their order."""
        return self._selected(
            lambda part: copies_of(self.row_offsets, self.column_indices, part) == 0,
            lambda lost: f"duplicates: {lost} edges left out",
        )

    def without_self_loops(self) -> Graph:
        """No edge from a node to itself; the others keep their order."""
        columns = self.column_indices
        return self._selected(
            lambda part: sources_of(self.row_offsets, part) != columns[part],
            lambda lost: f"self-loops: {lost} edges left out",
        )

    def with_random_weights(
        self, seed: int = 1, low: float = 1, high: float = 255
    ) -> Graph:
        """Weights that depend only on the seed, the two ends and the copy of an edge.

        Whole bounds give integers in low … high, else Double in [low, high).  Both
        directions between two nodes get the same weight.
        """
        choice = weighting.RandomWeights(seed, low, high)
        weights = choice.draw(self.row_offsets, self.column_indices)
        return self.with_slot_weights(weights, f"{low} … {high}, seed {seed}")

    def with_slot_weights(self, weights: Numbers, drawn_in: str) -> Graph:
        """Random weights in slot order, which have been drawn."""
        note = f"weights: random in {drawn_in}"
        return self._same_edges(note, slot_weights=frozen(weights))

    write = write_graph

    def _same_edges(self, note: str, **changes: Any) -> Graph:
        """A graph with the same edges, and all that is known of them."""
        made = replace(self, notes=(*self.notes, note), **changes)
        vars(made).update(
            {name: vars(self)[name] for name in KNOWN & vars(self).keys()}
        )
        return made

    def _selected(
        self,
        is_kept: Callable[[slice], npt.NDArray[np.bool_]],
        note: Callable[[int], str],
    ) -> Graph:
        kept = np.empty(self.edges, np.bool_)
        parts = blocks(self.edges)

        def choose(part: slice) -> int:
            kept[part] = is_kept(part)
            return int(kept[part].sum())

        counts = over(parts, choose)
        ends = list(accumulate(counts))
        total = ends[-1] if ends else 0
        if total == self.edges:
            return self._same_edges(note(0))
        begins = dict(zip((part.start for part in parts), [0, *ends], strict=False))
        offsets = np.full(self.nodes + 1, total, self.row_offsets.dtype)
        weights, columns = self.slot_weights, np.empty(total, np.int32)
        chosen = None if weights is None else np.empty(total, weights.dtype)

        def move(part: slice) -> None:
            here, begin = kept[part], begins[part.start]
            before = np.cumsum(here) - here + begin
            rows = rows_in(self.row_offsets, part)
            offsets[rows] = before[self.row_offsets[rows] - part.start]
            to = slice(begin, begin + int(here.sum()))
            columns[to] = self.column_indices[part][here]
            if weights is not None and chosen is not None:
                chosen[to] = weights[part][here]

        over(parts, move)
        order = self.edge_order
        if order is not None:
            place = np.cumsum(self.edges_to_input(kept)) - 1
            order = frozen(place[order[kept]])
        return replace(
            self,
            row_offsets=frozen(offsets),
            column_indices=frozen(columns),
            slot_weights=None if chosen is None else frozen(chosen),
            edge_order=order,
            notes=(*self.notes, note(self.edges - total)),
        )
