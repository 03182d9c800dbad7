"""The statistics of `lighthouse graph info`."""

from typing import Any

import numpy as np

from lighthouse.graph import shape
from lighthouse.graph.graph import Graph


def describe(graph: Graph) -> dict[str, Any]:
    """Counts and degrees by name; derives the reverse graph.

    Self-loops and parallel edges count as edges.  `duplicate_edges` are those beyond
    the first with the same ends; `isolated_nodes` have no edge at all, not even a
    self-loop; `sorted` says that edge arrays of the input need no rearranging;
    `weights` are their type and range, None where there are none.
    """
    out_degrees = np.diff(graph.row_offsets)
    in_degrees = np.diff(graph.in_row_offsets)
    weights = graph.slot_weights
    rows = graph.row_offsets, graph.column_indices
    return {
        "source": graph.source,
        "nodes": graph.nodes,
        "edges": graph.edges,
        "self_loops": shape.self_loops(*rows),
        "duplicate_edges": shape.parallel_edges(*rows),
        "max_out_degree": int(out_degrees.max(initial=0)),
        "max_in_degree": int(in_degrees.max(initial=0)),
        "mean_degree": graph.edges / graph.nodes if graph.nodes else 0.0,
        "isolated_nodes": int(((out_degrees == 0) & (in_degrees == 0)).sum()),
        "symmetric": graph.is_symmetric,
        "sorted": graph.edge_order is None,
        "weights": None
        if weights is None
        else {
            "dtype": str(weights.dtype),
            "min": weights.min().item() if graph.edges else None,
            "max": weights.max().item() if graph.edges else None,
        },
        "stored_source": graph.stored_source,
        "notes": graph.notes,
    }
