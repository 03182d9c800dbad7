"""The graph as Python lists, for the interpreter."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property

from lighthouse.graph import Graph
from lighthouse.runtime.interpreter.values import NIL


class Network:
    """A graph whose rows are lists, made when first used: quick to read one by one."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.nodes = graph.nodes
        self.edges = graph.edges

    @cached_property
    def _out(self) -> tuple[list[int], list[int]]:
        return self.graph.row_offsets.tolist(), self.graph.column_indices.tolist()

    @cached_property
    def _in(self) -> tuple[list[int], list[int], list[int]]:
        return (
            self.graph.in_row_offsets.tolist(),
            self.graph.in_column_indices.tolist(),
            self.graph.in_edge_ids.tolist(),
        )

    @cached_property
    def sources(self) -> list[int]:
        sources: list[int] = self.graph.slot_sources.tolist()
        return sources

    @property
    def targets(self) -> list[int]:
        return self._out[1]

    def neighbours(self, node: int, incoming: bool = False) -> list[int]:
        """The other ends of the edges that leave, or enter, `node`."""
        offsets, others = self._in[:2] if incoming else self._out
        return others[offsets[node] : offsets[node + 1]]

    def incident(self, node: int, incoming: bool = False) -> Sequence[int]:
        """Those edges themselves, in the same order."""
        if incoming:
            offsets, _, edges = self._in
            return edges[offsets[node] : offsets[node + 1]]
        offsets, _ = self._out
        return range(offsets[node], offsets[node + 1])

    def out_degree(self, node: int) -> int:
        offsets = self._out[0]
        return offsets[node + 1] - offsets[node]

    def in_degree(self, node: int) -> int:
        offsets = self._in[0]
        return offsets[node + 1] - offsets[node]

    def neighbour_at(self, node: int, position: int) -> int:
        offsets, targets = self._out
        return targets[offsets[node] + position]

    def has_edge(self, source: int, target: int) -> bool:
        """NIL has no edges."""
        if source == NIL:
            return False
        offsets, targets = self._out
        end = offsets[source + 1]
        slot = bisect_left(targets, target, offsets[source], end)
        return slot < end and targets[slot] == target
