"""The graph that procedures run on: compressed sparse rows and what follows from them.

Edges have two orders.  The *input order* is that in which the edges were given: all
edge arrays that people pass and get are in it.  The *slots* are the positions in
`column_indices`, sorted by (source, target, position in the input): compressed rows and
whatever is called `slot_…` are in this order, and so is everything inside LightHouse.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from lighthouse.diagnostics import short_tracebacks
from lighthouse.graph import generators, interchange, shape, weighting
from lighthouse.graph.errors import fail
from lighthouse.graph.limits import check_size
from lighthouse.graph.numbers import Numbers
from lighthouse.graph.order import (
    Integers,
    edge_keys,
    edge_order,
    has_sorted_rows,
    is_one_part,
    is_sorted,
    row_counts,
    sources_of,
    stable_argsort,
    transpose,
)
from lighthouse.graph.read import read_table
from lighthouse.graph.table import (
    ArrayLike,
    EdgeTable,
    as_integers,
    checked_rows,
    compacted,
    table_of_edges,
    table_of_rows,
    tidy_weights,
)
from lighthouse.graph.write import write_graph

Anything = TypeVar("Anything", bound=np.generic)


@short_tracebacks
@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Graph:
    """A directed multigraph with nodes 0 … nodes − 1; made by the class methods.

    row_offsets: (nodes + 1,) int32, or int64 from 2³¹ edges on.
    column_indices: (edges,) int32, the targets.
    slot_weights: (edges,) int32, int64 or float64 in slot order, or None.
    edge_order: (edges,) int64, for each slot the position of its edge in the input;
        None if they are the same or if the input gives its edges no order.
    source: what the graph is called in reports.
    stored_source: the node `src` that came with the file, or None.
    notes: what was done to the input, for people.
    original_ids: (nodes,) the ids before they were compacted, or None.

    `weights`, `edge_sources` and `edge_targets` are in the order of the input, as are
    the edge arguments and results of programs.  All arrays are read-only.
    """

    row_offsets: Integers
    column_indices: npt.NDArray[np.int32]
    slot_weights: Numbers | None = None
    edge_order: npt.NDArray[np.int64] | None = None
    source: str = "graph"
    stored_source: int | None = None
    notes: tuple[str, ...] = ()
    original_ids: Integers | None = None

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

    @property
    def nodes(self) -> int:
        return len(self.row_offsets) - 1

    @property
    def edges(self) -> int:
        return len(self.column_indices)

    @cached_property
    def weights(self) -> Numbers | None:
        """(edges,) int32, int64 or float64 in the order of the input, or None."""
        weights = self.slot_weights
        return None if weights is None else frozen(self.edges_to_input(weights))

    @cached_property
    def edge_sources(self) -> npt.NDArray[np.int32]:
        """(edges,) int32: the source of each edge, in the order of the input."""
        return frozen(self.edges_to_input(self.slot_sources))

    @cached_property
    def edge_targets(self) -> npt.NDArray[np.int32]:
        """(edges,) int32: the target of each edge, in the order of the input."""
        return frozen(self.edges_to_input(self.column_indices))

    @cached_property
    def slot_sources(self) -> npt.NDArray[np.int32]:
        """(edges,) int32: the source of each slot."""
        rows = np.arange(self.nodes, dtype=np.int32)
        return frozen(np.repeat(rows, np.diff(self.row_offsets)))

    @cached_property
    def in_row_offsets(self) -> Integers:
        """(nodes + 1,), dtype of row_offsets: the rows of the reverse graph."""
        offsets = offsets_of(self.column_indices, self.nodes)
        return frozen(offsets.astype(self.row_offsets.dtype, copy=False))

    @cached_property
    def in_edge_ids(self) -> Integers:
        """(edges,), dtype of row_offsets: for each reverse slot the slot of its edge.

        Reverse rows are sorted by (source, position in the input).
        """
        if is_one_part(self.edges):
            slots = stable_argsort(self.column_indices, self.nodes.bit_length())
            return frozen(slots.astype(self.row_offsets.dtype, copy=False))
        ids = np.empty(self.edges, self.row_offsets.dtype)

        def place(part: slice, slots: Integers, places: Integers) -> None:
            ids[places] = slots + part.start

        transpose(self.column_indices, self.in_row_offsets, place)
        return frozen(ids)

    @cached_property
    def in_column_indices(self) -> npt.NDArray[np.int32]:
        """(edges,) int32: for each reverse slot the source of its edge."""
        if is_one_part(self.edges):
            return frozen(self.slot_sources[self.in_edge_ids])
        columns = np.empty(self.edges, np.int32)

        def place(part: slice, slots: Integers, places: Integers) -> None:
            columns[places] = sources_of(self.row_offsets, part)[slots]

        transpose(self.column_indices, self.in_row_offsets, place)
        return frozen(columns)

    @cached_property
    def max_out_degree(self) -> int:
        """The most edges that leave a node; 0 without nodes."""
        return int(np.diff(self.row_offsets).max(initial=0))

    @cached_property
    def max_in_degree(self) -> int:
        """The most edges that enter a node; 0 without nodes."""
        return int(np.diff(self.in_row_offsets).max(initial=0))

    @cached_property
    def is_symmetric(self) -> bool:
        """Whether v → u is there as often as u → v, for all nodes; weights aside."""
        return np.array_equal(self.row_offsets, self.in_row_offsets) and np.array_equal(
            self.column_indices, self.in_column_indices
        )

    @cached_property
    def has_self_loops(self) -> bool:
        return shape.has_self_loops(self.row_offsets, self.column_indices)

    @cached_property
    def has_parallel_edges(self) -> bool:
        return shape.has_parallel_edges(self.row_offsets, self.column_indices)

    @cached_property
    def seems_symmetric(self) -> bool:
        """`is_symmetric` by a hash, in one pass: wrong once in 2⁶⁴ graphs."""
        return shape.is_balanced(self.row_offsets, self.column_indices)

    @cached_property
    def slot_copies(self) -> npt.NDArray[np.int64]:
        """(edges,) int64: how many edges with the same ends stand before this slot."""
        slots = np.arange(self.edges)
        first = np.ones(self.edges, np.bool_)
        first[1:] = (self.column_indices[1:] != self.column_indices[:-1]) | (
            self.slot_sources[1:] != self.slot_sources[:-1]
        )
        return frozen(slots - np.maximum.accumulate(np.where(first, slots, 0)))

    def __repr__(self) -> str:
        return f"<Graph {self.source}: {self.nodes} nodes, {self.edges} edges>"

    def edges_to_input(self, values: npt.NDArray[Anything]) -> npt.NDArray[Anything]:
        """An edge property (edges,) in slot order, in the order of the input.

        Raises CompileError GM0717 where the length is not the number of edges.
        """
        values = np.asarray(values)
        self._check_length(values)
        if self.edge_order is None:
            return values
        result = np.empty_like(values)
        result[self.edge_order] = values
        return result

    def edges_from_input(self, values: npt.NDArray[Anything]) -> npt.NDArray[Anything]:
        """An edge property (edges,) in the order of the input, in slot order.

        Raises CompileError GM0717 where the length is not the number of edges.
        """
        values = np.asarray(values)
        self._check_length(values)
        return values if self.edge_order is None else values[self.edge_order]

    def is_by_slot(self, values: Numbers) -> bool:
        """Whether the array is one of this graph in slot order, or a part of one, and
        that is not the order of the input."""
        own = (
            self.slot_weights,
            self.column_indices,
            self.__dict__.get("slot_sources"),
        )
        return self.edge_order is not None and any(
            array is not None and np.may_share_memory(values, array) for array in own
        )

    def edge_id_to_input(self, slots: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Edge values (slots, any shape) as positions in the input; −1 (NIL) stays."""
        return self._translate(slots, self.edge_order)

    def edge_id_from_input(self, positions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Positions of edges in the input (any shape) as slots; −1 (NIL) stays.

        Raises CompileError GM0717 for a position that is no edge.
        """
        return self._translate(positions, self._slot_of_input)

    @cached_property
    def _slot_of_input(self) -> npt.NDArray[np.int64] | None:
        if self.edge_order is None:
            return None
        return self.edges_to_input(np.arange(self.edges))

    def _translate(
        self, edges: npt.ArrayLike, table: npt.NDArray[np.int64] | None
    ) -> npt.NDArray[np.int64]:
        shape = np.shape(edges)
        ids = as_integers(np.ravel(edges), "edge values").astype(np.int64)
        wrong = ids[(ids < -1) | (ids >= self.edges)]
        if len(wrong):
            fail(
                "GM0717",
                f"{self.source}: edge {wrong[0]} is outside 0 … {self.edges - 1}",
            )
        if table is not None and self.edges:
            ids = np.where(ids < 0, ids, table[ids])
        return ids.reshape(shape)

    def _check_length(self, values: npt.NDArray[Any]) -> None:
        if values.shape != (self.edges,):
            fail(
                "GM0717",
                f"{self.source}: an edge property of shape {values.shape} does not fit "
                f"{self.edges} edges",
            )

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


def offsets_of(rows: Integers, nodes: int) -> Integers:
    """Where each row begins when edges are sorted by `rows`; (nodes + 1,)."""
    offsets: Integers = np.zeros(nodes + 1, offset_type(len(rows)))
    np.cumsum(row_counts(rows, nodes), out=offsets[1:])
    return offsets


def offset_type(edges: int) -> type[np.int32 | np.int64]:
    return np.int32 if edges < 2**31 else np.int64


def frozen(array: npt.NDArray[Anything]) -> npt.NDArray[Anything]:
    """A read-only view."""
    view = array.view()
    view.flags.writeable = False
    return view
