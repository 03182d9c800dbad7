"""The arrays and sizes of a graph that generated code reads."""

from dataclasses import dataclass
from typing import Literal

ViewKind = Literal[
    "nodes",
    "edges",
    "row_offsets",
    "column_indices",
    "in_row_offsets",
    "in_column_indices",
    "in_edge_ids",
    "edge_sources",
    "max_out_degree",
    "max_in_degree",
]
VIEW_ORDER: tuple[ViewKind, ...] = ViewKind.__args__  # type: ignore[attr-defined]

# Those that are no arrays.
NUMBERS = frozenset({"nodes", "edges", "max_out_degree", "max_in_degree"})


@dataclass(frozen=True, slots=True)
class View:
    """An array or size that is derived from a graph."""

    graph: str
    kind: ViewKind
