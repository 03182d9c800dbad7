"""Compressed sparse rows, and the arrays derived from them.

Edges have two orders.  The *input order* is that in which the edges were given: all
edge arrays that people pass and get are in it.  The *slots* are the positions in
`column_indices`, sorted by (source, target, position in the input): compressed rows and
whatever is called `slot_…` are in this order, and so is everything inside LightHouse.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from lighthouse.diagnostics import fail, short_tracebacks
from lighthouse.graph import shape
from lighthouse.graph.numbers import Numbers
from lighthouse.graph.order import Integers, offsets_of, reverse, sources_of
from lighthouse.graph.parallel import blocks, over
from lighthouse.graph.table import as_integers

Anything = TypeVar("Anything", bound=np.generic)


@short_tracebacks
@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class CompressedRows:
    """The edges of a directed multigraph with nodes 0 … nodes − 1.

    row_offsets: (nodes + 1,) int32, or int64 from 2³¹ edges on.
    column_indices: (edges,) int32, the targets.
    slot_weights: (edges,) int32, int64 or float64 in slot order, or None.
    edge_order: (edges,) int64, for each slot the position of its edge in the input;
        None if they are the same or if the input gives its edges no order.
    source: what the graph is called in reports.
    stored_source: the node `src` that came with the file, or None.
    notes: what was done to the input, for people.
    original_ids: (nodes,) the ids before they were compacted, or None.
    symmetric: True if every edge is known to be there as often both ways.

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
    symmetric: bool = False

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
        sources = np.empty(self.edges, np.int32)

        def fill(part: slice) -> None:
            sources[part] = sources_of(self.row_offsets, part)

        over(blocks(self.edges), fill)
        return frozen(sources)

    @cached_property
    def in_row_offsets(self) -> Integers:
        """(nodes + 1,), dtype of row_offsets: the rows of the reverse graph; those of
        this one where they are the same."""
        if self.symmetric:
            return self.row_offsets
        offsets = offsets_of(self.column_indices, self.nodes)
        if np.array_equal(offsets, self.row_offsets):
            return self.row_offsets
        return frozen(offsets.astype(self.row_offsets.dtype, copy=False))

    @cached_property
    def in_column_indices(self) -> npt.NDArray[np.int32]:
        """(edges,) int32: for each reverse slot the source of its edge; the column
        indices themselves where the graph is symmetric."""
        if self.is_symmetric:
            return self.column_indices
        return frozen(reverse(self.row_offsets, self.column_indices, slots=False))

    @cached_property
    def in_edge_ids(self) -> Integers:
        """(edges,), dtype of row_offsets: for each reverse slot the slot of its edge.

        Reverse rows are sorted by (source, position in the input).
        """
        return frozen(reverse(self.row_offsets, self.column_indices, slots=True))

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
        """Whether v → u is there as often as u → v, for all nodes; weights aside.

        Where it is not known it is found out by a hash: wrong once in 2⁶⁰ graphs.
        """
        return self.symmetric or (
            self.in_row_offsets is self.row_offsets
            and shape.is_balanced(self.row_offsets, self.column_indices)
        )

    @cached_property
    def has_self_loops(self) -> bool:
        return shape.self_loops(self.row_offsets, self.column_indices) > 0

    @cached_property
    def has_parallel_edges(self) -> bool:
        return shape.parallel_edges(self.row_offsets, self.column_indices) > 0

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
            message = f"{self.source}: edge {wrong[0]} is outside 0 … {self.edges - 1}"
            fail("GM0717", message)
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


def frozen(array: npt.NDArray[Anything]) -> npt.NDArray[Anything]:
    """A read-only view."""
    view = array.view()
    view.flags.writeable = False
    return view
