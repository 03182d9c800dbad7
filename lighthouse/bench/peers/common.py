"""Functions that the modules of several libraries share."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from lighthouse.bench.answers import INT_MAX
from lighthouse.bench.peers import Solver, Unsuitable
from lighthouse.bench.problems import PROBLEMS, Arguments
from lighthouse.graph import Graph


def solvers_of(module: Mapping[str, Any]) -> dict[str, Solver]:
    """Its functions that have the names of problems."""
    return {name: module[name] for name in PROBLEMS if name in module}


def need_symmetric(graph: Graph) -> None:
    if not graph.is_symmetric:
        raise Unsuitable("it compares undirected graphs only")


def lengths(graph: Graph) -> Any:
    """(edges,) float64 in slot order: 1 where the edges have none."""
    weights = graph.slot_weights
    return np.ones(graph.edges) if weights is None else weights.astype(np.float64)


def whole(distances: Any) -> Any:
    """Floating distances, infinite where no path leads, as integers."""
    reached = np.isfinite(distances)
    return np.where(reached, np.where(reached, distances, 0), INT_MAX).astype(np.int64)


# --- PageRank by a library that multiplies a sparse matrix with a vector --------------


def shares(graph: Graph) -> tuple[Any, Any, Any]:
    """The transposed matrix of what each edge passes on: data, columns and offsets."""
    degrees = np.diff(graph.row_offsets)
    data = 1.0 / degrees[graph.in_column_indices]
    return data, graph.in_column_indices, graph.in_row_offsets


def power_iteration(matrix: Any, arguments: Arguments, full: Callable[..., Any]) -> Any:
    """matrix: (nodes, nodes), with `@`; full: as `numpy.full`, for its vectors."""
    nodes = matrix.shape[0]
    e, d = arguments["e"], arguments["d"]
    ranks = full(nodes, 1 / nodes)
    for _ in range(arguments["max"]):
        following = d * (matrix @ ranks) + (1 - d) / nodes
        change = abs(following - ranks).sum()
        ranks = following
        if change <= e:
            break
    return ranks
