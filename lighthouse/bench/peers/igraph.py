"""igraph: one thread, in C."""

from functools import cache
from typing import Any

import igraph
import numpy as np

from lighthouse.bench.peers import Call
from lighthouse.bench.peers.common import need_symmetric, solvers_of, whole
from lighthouse.bench.problems import Arguments
from lighthouse.graph import Graph


@cache
def network_of(graph: Graph) -> Any:
    """Directed, every edge as it is stored."""
    ends = np.stack((graph.slot_sources, graph.column_indices), axis=1)
    return igraph.Graph(n=graph.nodes, edges=ends, directed=True)


@cache
def undirected_network_of(graph: Graph) -> Any:
    need_symmetric(graph)
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
        lambda: network.betweenness(directed=True, sources=arguments["seeds"]), np.array
    )


def triangle_counting(graph: Graph, arguments: Arguments) -> Call:
    network = undirected_network_of(graph)
    return Call(lambda: len(network.list_triangles()))


def mst(graph: Graph, arguments: Arguments) -> Call:
    network = undirected_network_of(graph)
    once = graph.slot_sources < graph.column_indices
    weights = np.asarray(graph.slot_weights)[once].tolist()

    def length(edges: Any) -> int:
        return sum(weights[edge] for edge in edges)

    return Call(
        lambda: network.spanning_tree(weights=weights, return_tree=False), length
    )


def friends_of_friends(graph: Graph, arguments: Arguments) -> Call:
    network = undirected_network_of(graph)
    return Call(
        lambda: network.neighborhood(order=2, mindist=2),
        lambda found: np.array([len(each) for each in found], np.int32),
    )


def closeness(graph: Graph, arguments: Arguments) -> Call:
    network = undirected_network_of(graph)

    def with_share(found: Any) -> Any:
        parts = network.connected_components()
        reached = np.array(parts.sizes())[parts.membership] - 1
        return np.nan_to_num(found) * reached / (graph.nodes - 1)

    return Call(network.closeness, with_share)


def betweenness_exact(graph: Graph, arguments: Arguments) -> Call:
    """Without direction each path counts once, from one of its ends."""
    network = undirected_network_of(graph)
    return Call(network.betweenness, lambda found: 2 * np.array(found))


SOLVERS = solvers_of(vars())
