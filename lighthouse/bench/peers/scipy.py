"""scipy.sparse and scipy.sparse.csgraph: one thread, in C and C++."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from scipy.sparse import csr_array, tril
from scipy.sparse.csgraph import breadth_first_order, connected_components, dijkstra

from lighthouse.bench.peers import Call, Solver, Unsuitable
from lighthouse.bench.peers.common import power_iteration, shares, whole
from lighthouse.bench.problems import Arguments
from lighthouse.graph import Graph


@cache
def matrix_of(graph: Graph) -> Any:
    """The weights, as float64, which csgraph would make of them in each call."""
    weights = np.asarray(graph.slot_weights, np.float64)
    rows = (weights, graph.column_indices, graph.row_offsets)
    return csr_array(rows, shape=(graph.nodes, graph.nodes))


def bfs_levels(graph: Graph, arguments: Arguments) -> Call:
    matrix, root = matrix_of(graph), arguments["root"]

    def levels(given: Any) -> Any:
        order, before = given
        found = np.full(graph.nodes, -1, np.int32)
        found[root] = 0
        for node in order[1:]:
            found[node] = found[before[node]] + 1
        return found

    return Call(lambda: breadth_first_order(matrix, root), levels)


def sssp(graph: Graph, arguments: Arguments) -> Call:
    matrix, root = matrix_of(graph), arguments["root"]
    return Call(lambda: dijkstra(matrix, indices=root), whole)


def pagerank(graph: Graph, arguments: Arguments) -> Call:
    """By a sparse product in each round: scipy has no PageRank."""
    matrix = csr_array(shares(graph), shape=(graph.nodes, graph.nodes))
    return Call(lambda: power_iteration(matrix, arguments, np.full))


def components(graph: Graph, arguments: Arguments) -> Call:
    matrix = matrix_of(graph)
    return Call(lambda: connected_components(matrix, connection="weak")[1])


def triangle_counting(graph: Graph, arguments: Arguments) -> Call:
    """By a product of the lower triangle with itself."""
    if not graph.is_symmetric:
        raise Unsuitable("it counts triangles of undirected graphs")
    lower: list[Any] = []

    def prepare() -> None:
        pattern = matrix_of(graph).astype(np.int32)
        pattern.data[:] = 1
        lower[:] = [tril(pattern, -1, format="csr")]

    def run() -> int:
        (below,) = lower
        return int((below @ below).multiply(below).sum(dtype=np.int64))

    return Call(run, prepare=prepare)


SOLVERS: dict[str, Solver] = {
    "bfs_levels": bfs_levels,
    "sssp": sssp,
    "pagerank": pagerank,
    "pagerank_propagate": pagerank,
    "components": components,
    "triangle_counting": triangle_counting,
}
