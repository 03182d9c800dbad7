"""NetworKit: C++ with OpenMP, on all cores."""

from functools import cache
from typing import Any

import networkit as nk
import numpy as np

from lighthouse.bench.answers import INT_MAX
from lighthouse.bench.peers import Call, Unsuitable
from lighthouse.bench.peers.common import lengths, need_symmetric, solvers_of
from lighthouse.bench.problems import Arguments
from lighthouse.bench.suites import processors
from lighthouse.graph import Graph

# What stands for "no path": the largest double.
FAR = np.finfo(np.float64).max


@cache
def network_of(graph: Graph) -> Any:
    """Weighted, by 1 without lengths; undirected where the graph is symmetric."""
    nk.setNumberOfThreads(processors())
    directed = not graph.is_symmetric
    sources = graph.slot_sources.astype(np.uint64)
    targets = graph.column_indices.astype(np.uint64)
    kept = np.ones(graph.edges, np.bool_) if directed else sources < targets
    weights = lengths(graph)
    return nk.GraphFromCoo(
        (weights[kept], (sources[kept], targets[kept])),
        n=graph.nodes,
        weighted=True,
        directed=directed,
    )


@cache
def unweighted_network_of(graph: Graph) -> Any:
    return nk.graphtools.toUnweighted(network_of(graph))


def undirected_network_of(graph: Graph) -> Any:
    """Unweighted."""
    need_symmetric(graph)
    return unweighted_network_of(graph)


def distances(search: Any, network: Any, root: int, none: int, dtype: Any) -> Call:
    """By a kind of search; `none` where no path leads."""

    def answer(done: Any) -> Any:
        found = np.array(done.getDistances())
        return np.where(found < FAR, found, none).astype(dtype)

    return Call(lambda: search(network, root, storePaths=False).run(), answer)


def scores(solver: Any, *options: Any) -> Call:
    """Of the nodes, by a kind of centrality."""
    return Call(lambda: solver(*options).run(), lambda done: np.array(done.scores()))


def bfs_levels(graph: Graph, arguments: Arguments) -> Call:
    network, root = unweighted_network_of(graph), arguments["root"]
    return distances(nk.distance.BFS, network, root, -1, np.int32)


def sssp(graph: Graph, arguments: Arguments) -> Call:
    network, root = network_of(graph), arguments["root"]
    return distances(nk.distance.Dijkstra, network, root, INT_MAX, np.int64)


def pagerank(graph: Graph, arguments: Arguments) -> Call:
    network = unweighted_network_of(graph)
    if network.isDirected() and not np.diff(graph.row_offsets).all():
        raise Unsuitable("it scales ranks so that they sum to 1, sinks or not")

    def run() -> Any:
        solver = nk.centrality.PageRank(network, arguments["d"], arguments["e"])
        solver.norm = nk.centrality.Norm.L1_NORM
        solver.maxIterations = arguments["max"]
        return solver.run()

    return Call(run, lambda done: np.array(done.scores()))


def components(graph: Graph, arguments: Arguments) -> Call:
    network = unweighted_network_of(graph)
    find = (
        nk.components.WeaklyConnectedComponents
        if network.isDirected()
        else nk.components.ConnectedComponents
    )
    return Call(
        lambda: find(network).run(),
        lambda done: np.array(done.getPartition().getVector()),
    )


def triangle_counting(graph: Graph, arguments: Arguments) -> Call:
    network = undirected_network_of(graph)
    return Call(
        lambda: nk.sparsification.TriangleEdgeScore(network).run(),
        lambda done: int(sum(done.scores())) // 3,
        prepare=network.indexEdges,
    )


def independent_set(graph: Graph, arguments: Arguments) -> Call:
    network = undirected_network_of(graph)
    return Call(lambda: nk.independentset.Luby().run(network), np.array)


def closeness(graph: Graph, arguments: Arguments) -> Call:
    variant = nk.centrality.ClosenessVariant.GENERALIZED
    network = undirected_network_of(graph)
    return scores(nk.centrality.Closeness, network, True, variant)


def betweenness_exact(graph: Graph, arguments: Arguments) -> Call:
    return scores(nk.centrality.Betweenness, undirected_network_of(graph))


# It computes the same.
pagerank_propagate = pagerank
SOLVERS = solvers_of(vars())
