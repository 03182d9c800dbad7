"""The graph as Python lists, for the interpreter."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import numpy.typing as npt

from lighthouse.graph import Graph
from lighthouse.runtime.interpreter.values import NIL


class Network:
    """A graph whose rows are lists, made when first used: quick to read one by one."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.nodes = graph.nodes
        self.edges = graph.edges
        self._known: dict[str, Any] = {}

    def elements(self, name: str) -> Any:
        """Those of the array that the graph has under that name."""
        if name not in self._known:
            self._known[name] = self.as_elements(getattr(self.graph, name))
        return self._known[name]

    def as_elements(self, array: npt.NDArray[Any]) -> Any:
        return array.tolist()

    def neighbours(self, node: int, incoming: bool = False) -> list[int]:
        """The other ends of the edges that leave, or enter, `node`."""
        way = "in_" if incoming else ""
        offsets = self.elements(f"{way}row_offsets")
        others: list[int] = self.elements(f"{way}column_indices")
        return others[offsets[node] : offsets[node + 1]]

    def incident(self, node: int, incoming: bool = False) -> Sequence[int]:
        """Those edges themselves, in the same order."""
        if incoming:
            offsets = self.elements("in_row_offsets")
            edges: list[int] = self.elements("in_edge_ids")
            return edges[offsets[node] : offsets[node + 1]]
        offsets = self.elements("row_offsets")
        return range(offsets[node], offsets[node + 1])

    def out_degree(self, node: int) -> int:
        return self._length("row_offsets", node)

    def in_degree(self, node: int) -> int:
        return self._length("in_row_offsets", node)

    def _length(self, rows: str, node: int) -> int:
        offsets = self.elements(rows)
        length: int = offsets[node + 1] - offsets[node]
        return length

    def source(self, edge: int) -> int:
        node: int = self.elements("slot_sources")[edge]
        return node

    def target(self, edge: int) -> int:
        node: int = self.elements("column_indices")[edge]
        return node

    def neighbour_at(self, node: int, position: int) -> int:
        return self.target(self.elements("row_offsets")[node] + position)

    def has_edge(self, source: int, target: int) -> bool:
        """NIL has no edges."""
        if source == NIL:
            return False
        offsets, targets = self.elements("row_offsets"), self.elements("column_indices")
        end = offsets[source + 1]
        slot = bisect_left(targets, target, offsets[source], end)
        return slot < end and bool(targets[slot] == target)
