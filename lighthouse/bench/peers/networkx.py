"""networkx: plain Python."""

from functools import cache
from typing import Any

import networkx as nx
import numpy as np
from networkx.algorithms.approximation import min_weighted_vertex_cover

from lighthouse.bench.answers import INT_MAX
from lighthouse.bench.peers import Call, Unsuitable
from lighthouse.bench.peers.common import lengths, solvers_of
from lighthouse.bench.problems import Arguments
from lighthouse.graph import Graph


@cache
def network_of(graph: Graph) -> Any:
    """Undirected where the graph is symmetric."""
    result = nx.Graph() if graph.is_symmetric else nx.DiGraph()
    result.add_nodes_from(range(graph.nodes))
    columns = graph.slot_sources, graph.column_indices, lengths(graph)
    ends = zip(*(column.tolist() for column in columns), strict=True)
    result.add_weighted_edges_from(ends)
    return result


def by_node(graph: Graph, given: Any, missing: Any, dtype: Any) -> Any:
    """A dictionary by node as an array."""
    found = np.full(graph.nodes, missing, dtype)
    found[list(given)] = list(given.values())
    return found


def bfs_levels(graph: Graph, arguments: Arguments) -> Call:
    network = network_of(graph)
    return Call(
        lambda: nx.single_source_shortest_path_length(network, arguments["root"]),
        lambda given: by_node(graph, given, -1, np.int32),
    )


def sssp(graph: Graph, arguments: Arguments) -> Call:
    network = network_of(graph)
    return Call(
        lambda: nx.single_source_dijkstra_path_length(network, arguments["root"]),
        lambda given: by_node(graph, given, INT_MAX, np.int64),
    )


def pagerank(graph: Graph, arguments: Arguments) -> Call:
    if not np.diff(graph.row_offsets).all():
        raise Unsuitable("what nodes without out-edges hold goes to all others")
    network, tolerance = network_of(graph), arguments["e"] / graph.nodes
    return Call(
        lambda: nx.pagerank(
            network,
            arguments["d"],
            max_iter=arguments["max"],
            tol=tolerance,
            weight=None,
        ),
        lambda given: by_node(graph, given, 0, np.float64),
    )


def components(graph: Graph, arguments: Arguments) -> Call:
    network = network_of(graph)
    find = (
        nx.weakly_connected_components
        if network.is_directed()
        else nx.connected_components
    )

    def labels(parts: Any) -> Any:
        found = np.empty(graph.nodes, np.int64)
        for number, part in enumerate(parts):
            found[list(part)] = number
        return found

    return Call(lambda: list(find(network)), labels)


def betweenness(graph: Graph, arguments: Arguments) -> Call:
    network = network_of(graph)
    # Without direction each path counts half from either of its ends.
    factor = 1 if network.is_directed() else 2
    return Call(
        lambda: nx.betweenness_centrality_subset(
            network, arguments["seeds"], list(network)
        ),
        lambda given: factor * by_node(graph, given, 0, np.float64),
    )


def triangle_counting(graph: Graph, arguments: Arguments) -> Call:
    network = network_of(graph)
    if network.is_directed():
        raise Unsuitable("it counts triangles of undirected graphs")
    return Call(lambda: sum(nx.triangles(network).values()) // 3)


def vertex_cover(graph: Graph, arguments: Arguments) -> Call:
    """At most twice as large as the smallest one, too, but not the same."""
    network = network_of(graph)
    if network.is_directed():
        raise Unsuitable("it covers undirected graphs")

    def cover(nodes: Any) -> tuple[Any, int]:
        chosen = np.zeros(graph.nodes, np.bool_)
        chosen[list(nodes)] = True
        return chosen, len(nodes)

    return Call(lambda: min_weighted_vertex_cover(network), cover)


# It computes the same.
pagerank_propagate = pagerank
SOLVERS = solvers_of(vars())
