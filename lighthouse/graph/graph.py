"""The class `Graph`: how graphs are created, transformed, read and written."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from lighthouse.diagnostics import short_tracebacks
from lighthouse.graph import generators, interchange, weighting
from lighthouse.graph.limits import check_size
from lighthouse.graph.order import (
    edge_keys,
    edge_order,
    has_sorted_rows,
    is_sorted,
)
from lighthouse.graph.read import read_table
from lighthouse.graph.rows import CompressedRows, frozen, offset_type, offsets_of
from lighthouse.graph.table import (
    ArrayLike,
    EdgeTable,
    checked_rows,
    compacted,
    table_of_edges,
    table_of_rows,
    tidy_weights,
)
from lighthouse.graph.write import write_graph


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
            "where few of these ids are used, --compact makes them 0, 1, 2 …",
        )
        weights, order, targets = table.weights, None, table.targets
        if table.in_order or weights is not None:
            order = edge_order(table.sources, targets, nodes)
            if order is not None:
                targets = targets[order]
                weights = None if weights is None else weights[order]
        elif not is_sorted(table.sources, targets):
            # Without weights equal edges cannot be told apart: sort them as values.
            keys = edge_keys(table.sources, targets, nodes)
            keys.sort()
            keys &= np.uint64((1 << nodes.bit_length()) - 1)
            targets = keys.view(np.int64)
        return cls(
            row_offsets=frozen(offsets_of(table.sources, nodes)),
            column_indices=frozen(np.ascontiguousarray(targets, dtype=np.int32)),
            slot_weights=None if weights is None else frozen(weights),
            edge_order=frozen(order) if table.in_order and order is not None else None,
            source=table.source,
            stored_source=table.stored_source,
            notes=table.notes,
            original_ids=table.original_ids,
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

        Sorted int32 columns are not copied and must not be changed afterwards; nothing
        of their size is made.  Raises CompileError for arrays that are not the rows of
        a graph.
        """
        source = "rows"
        offsets, columns = checked_rows(row_offsets, column_indices, source)
        if not has_sorted_rows(offsets, columns):
            return cls.from_table(table_of_rows(offsets, columns, weights))
        edges = len(columns)
        if weights is not None:
            weights = frozen(tidy_weights(weights, edges, source))
        return cls(
            row_offsets=frozen(offsets.astype(offset_type(edges))),
            column_indices=frozen(np.ascontiguousarray(columns, dtype=np.int32)),
            slot_weights=weights,
            source=source,
        )

    @classmethod
    def from_scipy(cls, matrix: object) -> Graph:
        """From a square sparse matrix: each stored entry (i, j) is an edge i → j.

        The entries are the weights, unless they are Bool.  Edge arrays follow the
        order of the stored entries.
        """
        return cls.from_table(interchange.table_of_matrix(matrix))

    @classmethod
    def from_networkx(cls, graph: object, weight: str | None = None) -> Graph:
        """From a networkx graph; node i is the i-th of `graph.nodes`.

        Edges of an undirected graph are stored both ways.  `weight` names the edge
        attribute to take; edges without it weigh 1.
        """
        return cls.from_table(interchange.table_of_networkx(graph, weight))

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
        graph = cls.from_table(compacted(table) if compact else table)
        if drop_self_loops:
            graph = graph.without_self_loops()
        if undirected:
            graph = graph.symmetrized()
        if dedup:
            graph = graph.deduplicated()
        if isinstance(choice, weighting.RandomWeights):
            graph = graph.with_random_weights(choice.seed, choice.low, choice.high)
        return graph

    @classmethod
    def rmat(cls, scale: int, edge_factor: int = 16, seed: int = 1) -> Graph:
        """A power-law graph of 2^scale nodes and edge_factor · 2^scale edges."""
        return cls.from_table(generators.rmat(scale, edge_factor, seed))

    @classmethod
    def uniform(cls, scale: int, edge_factor: int = 16, seed: int = 1) -> Graph:
        """As `rmat` in size, each end of each edge drawn uniformly."""
        return cls.from_table(generators.uniform(scale, edge_factor, seed))

    @classmethod
    def grid(cls, rows: int, columns: int, seed: int | None = None) -> Graph:
        """Four neighbours each, both directions; a seed scrambles the ids."""
        return cls.from_table(generators.grid(rows, columns, seed))

    @classmethod
    def path(cls, nodes: int) -> Graph:
        """0 – 1 – 2 …, both directions."""
        return cls.from_table(generators.path(nodes))

    @classmethod
    def star(cls, nodes: int) -> Graph:
        """Node 0 joined with each other node, both directions."""
        return cls.from_table(generators.star(nodes))

    @classmethod
    def complete(cls, nodes: int) -> Graph:
        """Every node joined with every other, both directions."""
        return cls.from_table(generators.complete(nodes))

    @classmethod
    def empty(cls, nodes: int) -> Graph:
        """Nodes without edges."""
        return cls.from_table(generators.empty(nodes))

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
        slots = self.in_edge_ids
        heads, tails = self.column_indices[slots], self.slot_sources[slots]
        keys = edge_keys(self.slot_sources, self.column_indices, self.nodes)
        opposite = edge_keys(heads, tails, self.nodes)
        # Copy k of u → v has its opposite where copy k of v → u would stand; the
        # reverse slots ascend as the keys do, which makes the search fast.
        place = np.searchsorted(keys, opposite) + self.slot_copies[slots]
        found = place < self.edges
        found[found] = keys[place[found]] == opposite[found]
        alone = slots[~found & (heads != tails)]
        notes = (*self.notes, f"undirected: {len(alone)} opposite edges added")
        if len(alone) == 0:
            return replace(self, notes=notes)
        weights = self.slot_weights
        table = EdgeTable(
            nodes=self.nodes,
            sources=np.concatenate((self.slot_sources, self.column_indices[alone])),
            targets=np.concatenate((self.column_indices, self.slot_sources[alone])),
            weights=(
                None if weights is None else np.concatenate((weights, weights[alone]))
            ),
            in_order=False,
        )
        made = Graph.from_table(table)
        offsets = made.row_offsets
        wider = np.promote_types(offsets.dtype, self.row_offsets.dtype)
        return replace(
            self,
            row_offsets=frozen(offsets.astype(wider, copy=False)),
            column_indices=made.column_indices,
            slot_weights=made.slot_weights,
            edge_order=None,
            notes=notes,
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
            self.slot_copies == 0, lambda lost: f"duplicates: {lost} edges left out"
        )

    def without_self_loops(self) -> Graph:
        """No edge from a node to itself; the others keep their order."""
        return self._selected(
            self.slot_sources != self.column_indices,
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
        weights = choice.draw(self.slot_sources, self.column_indices, self.slot_copies)
        note = f"weights: random in {low} … {high}, seed {seed}"
        return replace(self, slot_weights=frozen(weights), notes=(*self.notes, note))

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write in the format of the file extension; a failure leaves no file behind.

        Text formats list the edges in the order of the input.  Raises CompileError
        GM0702 and GM0718.
        """
        write_graph(self, path)

    def _selected(
        self, kept: npt.NDArray[np.bool_], note: Callable[[int], str]
    ) -> Graph:
        before = np.zeros(self.edges + 1, self.row_offsets.dtype)
        np.cumsum(kept, out=before[1:])
        order, weights = self.edge_order, self.slot_weights
        if order is not None:
            place = np.cumsum(self.edges_to_input(kept)) - 1
            order = frozen(place[order[kept]])
        return replace(
            self,
            row_offsets=frozen(before[self.row_offsets]),
            column_indices=frozen(self.column_indices[kept]),
            slot_weights=None if weights is None else frozen(weights[kept]),
            edge_order=order,
            notes=(*self.notes, note(self.edges - int(before[-1]))),
        )
