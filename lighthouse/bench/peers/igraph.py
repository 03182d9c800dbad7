"""igraph: one thread, in C."""

from __future__ import annotations

from functools import cache
from typing import Any

import igraph
import numpy as np

from lighthouse.bench.peers import Call, Solver, Unsuitable
from lighthouse.bench.peers.common import whole
from lighthouse.bench.problems import Arguments
from lighthouse.graph import Graph


@cache
def network_of(graph: Graph) -> Any:
    """Directed, every edge as it is stored."""
    ends = np.stack((graph.slot_sources, graph.column_indices), axis=1)
    return igraph.Graph(n=graph.nodes, edges=ends, directed=True)


@cache
def undirected_network_of(graph: Graph) -> Any:
    once = graph.slot_sources < graph.column_indices
    ends = np.stack((graph.slot_sources[once], graph.column_indices[once]), axis=1)
    return igraph.Graph(n=graph.nodes, edges=ends, directed=False)


def bfs_levels(graph: Graph, arguments: Arguments) -> Call:
    network, root = network_of(graph), arguments["root"]

    def levels(given: Any) -> Any:
        (row,) = given
        found = np.array(row)
        return np.where(np.isfinite(found), found, -1).astype(np.int32)

    return Call(lambda: network.distances(root, mode="out"), levels)


def sssp(graph: Graph, arguments: Arguments) -> Call:
    network, root = network_of(graph), arguments["root"]
    weights = np.asarray(graph.slot_weights, np.float64).tolist()
    return Call(
        lambda: network.distances(root, weights=weights, mode="out"),
        lambda given: whole(np.array(given[0])),
    )


def components(graph: Graph, arguments: Arguments) -> Call:
    network = network_of(graph)
    return Call(lambda: network.connected_components(mode="weak").membership, np.array)


def betweenness(graph: Graph, arguments: Arguments) -> Call:
    network = network_of(graph)
    return Call(
        lambda: network.betweenness(directed=True, sources=arguments["seeds"]),
        np.array,
    )


def triangle_counting(graph: Graph, arguments: Arguments) -> Call:
    if not graph.is_symmetric:
        raise Unsuitable("it counts triangles of undirected graphs")
    network = undirected_network_of(graph)
    return Call(lambda: len(network.list_triangles()))


SOLVERS: dict[str, Solver] = {
    "bfs_levels": bfs_levels,
    "sssp": sssp,
    "components": components,
    "betweenness": betweenness,
    "triangle_counting": triangle_counting,
}
