"""scipy.sparse and scipy.sparse.csgraph: one thread, in C and C++."""

from functools import cache
from typing import Any

import numpy as np
from scipy.sparse import csr_array, tril
from scipy.sparse.csgraph import (
    breadth_first_order,
    connected_components,
    dijkstra,
    minimum_spanning_tree,
)

from lighthouse.bench.answers import unit
from lighthouse.bench.peers import Call
from lighthouse.bench.peers.common import (
    lengths,
    need_symmetric,
    power_iteration,
    shares,
    solvers_of,
    whole,
)
from lighthouse.bench.problems import Arguments
from lighthouse.graph import Graph


@cache
def matrix_of(graph: Graph) -> Any:
    rows = (lengths(graph), graph.column_indices, graph.row_offsets)
    return csr_array(rows, shape=(graph.nodes, graph.nodes))


@cache
def pattern_of(graph: Graph) -> Any:
    ones = np.ones(graph.edges, np.int32)
    rows = (ones, graph.column_indices, graph.row_offsets)
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
    need_symmetric(graph)
    lower: list[Any] = []

    def prepare() -> None:
        lower[:] = [tril(pattern_of(graph), -1, format="csr")]

    def run() -> int:
        (below,) = lower
        return int((below @ below).multiply(below).sum(dtype=np.int64))

    return Call(run, prepare=prepare)


def hits(graph: Graph, arguments: Arguments) -> Call:
    matrix = pattern_of(graph).astype(np.float64)
    transposed = matrix.T.tocsr()

    def run() -> Any:
        hub = np.ones(graph.nodes)
        for _ in range(arguments["rounds"]):
            authority = unit(transposed @ hub)
            hub = unit(matrix @ authority)
        return hub

    return Call(run)


def mst(graph: Graph, arguments: Arguments) -> Call:
    need_symmetric(graph)
    matrix = matrix_of(graph)
    return Call(lambda: int(minimum_spanning_tree(matrix).sum()))


def adamic_adar(graph: Graph, arguments: Arguments) -> Call:
    """By a product that is masked afterwards."""
    need_symmetric(graph)
    matrix = pattern_of(graph).astype(np.float64)
    degrees = np.diff(graph.row_offsets)
    # Who has fewer neighbours than two is no neighbour of both ends of an edge.
    share = 1 / np.log(np.maximum(degrees, 2))
    weighted = matrix.multiply(share[None, :]).tocsr()

    def answer(found: Any) -> Any:
        return np.asarray(found[graph.edge_sources, graph.edge_targets]).ravel()

    return Call(lambda: (weighted @ matrix).multiply(matrix).tocsr(), answer)


def teenage_followers(graph: Graph, arguments: Arguments) -> Call:
    transposed, age = pattern_of(graph).T.tocsr(), arguments["age"]

    def run() -> Any:
        found = transposed @ ((age >= 13) & (age < 20)).astype(np.int32)
        found[age > arguments["K"]].mean()
        return found

    return Call(run)


def friends_of_friends(graph: Graph, arguments: Arguments) -> Call:
    matrix = pattern_of(graph)

    def run() -> Any:
        ways = matrix @ matrix
        ways.data[:] = 1
        ways = ways - ways.multiply(matrix)
        ways.setdiag(0)
        ways.eliminate_zeros()
        return ways

    return Call(run, lambda ways: np.diff(ways.indptr))


def directed_triangles(graph: Graph, arguments: Arguments) -> Call:
    matrix = pattern_of(graph)
    transposed = matrix.T.tocsr()

    def run() -> tuple[int, int]:
        paths = matrix @ matrix
        circles = paths.multiply(transposed).sum(dtype=np.int64)
        return int(circles) // 3, int(paths.multiply(matrix).sum(dtype=np.int64))

    return Call(run)


# It computes the same.
pagerank_propagate = pagerank
SOLVERS = solvers_of(vars())
