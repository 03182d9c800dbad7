"""Answers to the problems of `more_problems` by networkx, scipy and plain Python.

Graphs are small where the method is slow.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import networkx as nx
import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components

from lighthouse.graph import Graph

Array = npt.NDArray[Any]


def adjacency(graph: Graph, values: Array | None = None) -> Any:
    """(nodes, nodes) sparse, where parallel edges add up."""
    data = np.ones(graph.edges) if values is None else values
    shape = (graph.nodes, graph.nodes)
    return csr_array((data, (graph.slot_sources, graph.column_indices)), shape=shape)


def neighbours(graph: Graph) -> list[list[int]]:
    """For each node, its out-neighbours."""
    offsets, targets = graph.row_offsets.tolist(), graph.column_indices.tolist()
    return [targets[begin:end] for begin, end in pairwise(offsets)]


def simple_networkx(graph: Graph, directed: bool = False) -> Any:
    """Without parallel edges and loops."""
    result = nx.DiGraph() if directed else nx.Graph()
    result.add_nodes_from(range(graph.nodes))
    ends = zip(graph.slot_sources.tolist(), graph.column_indices.tolist(), strict=True)
    result.add_edges_from(
        (source, target) for source, target in ends if source != target
    )
    return result


# --- paths ----------------------------------------------------------------------------


def betweenness(graph: Graph, seeds: Iterable[int]) -> Array:
    """(nodes,) float64; by counting the paths between all pairs, not by Brandes' sums.

    The paths from s to t through v are those from s to v times those from v to t, if v
    lies on a shortest one.  Parallel edges make paths of their own.
    """
    ahead = neighbours(graph)
    found = [levels_and_ways(ahead, node) for node in range(graph.nodes)]
    shape = (graph.nodes, graph.nodes)
    levels = np.array([each[0] for each in found], np.float64).reshape(shape)
    levels[levels < 0] = np.nan
    ways = np.array([each[1] for each in found], np.float64).reshape(shape)
    result = np.zeros(graph.nodes)
    for s in seeds:
        through = levels[s][:, None] + levels == levels[s]
        through[s] = False
        np.fill_diagonal(through, False)
        reached = np.where(ways[s] > 0, ways[s], 1)
        result += ways[s] * (np.where(through, ways, 0) / reached).sum(axis=1)
    return result


def levels_and_ways(ahead: list[list[int]], root: int) -> tuple[list[int], list[int]]:
    """Distances from `root`, −1 if there is no way, and the number of shortest ways."""
    levels, ways = [-1] * len(ahead), [0] * len(ahead)
    levels[root], ways[root] = 0, 1
    queue = deque([root])
    while queue:
        node = queue.popleft()
        for target in ahead[node]:
            if levels[target] < 0:
                levels[target] = levels[node] + 1
                queue.append(target)
            if levels[target] == levels[node] + 1:
                ways[target] += ways[node]
    return levels, ways


def closeness(graph: Graph) -> Array:
    """(nodes,) float64."""
    found = nx.closeness_centrality(simple_networkx(graph, directed=True))
    return np.array([found[node] for node in range(graph.nodes)])


# --- components and trees -------------------------------------------------------------


def smallest_of_components(graph: Graph, connection: str) -> Array:
    """(nodes,) int32: the smallest node of the "weak" or "strong" component of each."""
    count, numbers = connected_components(adjacency(graph), connection=connection)
    smallest = np.full(count, graph.nodes, np.int32)
    np.minimum.at(smallest, numbers, np.arange(graph.nodes, dtype=np.int32))
    result: Array = smallest[numbers]
    return result


def spanning_weight(graph: Graph, lengths: Array) -> int:
    """The total length of a minimum spanning forest, by Kruskal's algorithm.

    lengths: (edges,) in slot order.
    """
    parent = list(range(graph.nodes))

    def root(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    total = 0
    sources, targets = graph.slot_sources.tolist(), graph.column_indices.tolist()
    for slot in np.argsort(lengths, kind="stable").tolist():
        one, other = root(sources[slot]), root(targets[slot])
        if one != other:
            parent[one] = other
            total += int(lengths[slot])
    return total


def check_forest(graph: Graph, chosen: Array, lengths: Array, total: int) -> None:
    """Raises AssertionError unless `chosen` spans every component, without a circle.

    chosen: (edges,) bool, lengths: (edges,) ints, both in slot order.
    """
    slots = np.flatnonzero(chosen)
    assert int(lengths[slots].sum(dtype=np.int64)) == total, "the sum is another"
    forest = csr_array(
        (np.ones(len(slots)), (graph.slot_sources[slots], graph.column_indices[slots])),
        shape=(graph.nodes, graph.nodes),
    )
    trees, _ = connected_components(forest, directed=False)
    parts, _ = connected_components(adjacency(graph), directed=False)
    assert trees == parts, "a component is not spanned"
    assert len(slots) == graph.nodes - parts, "there is a circle"


# --- sets of nodes --------------------------------------------------------------------


def check_colouring(graph: Graph, colour: Array, count: int) -> None:
    """Raises AssertionError unless neighbours differ and colours are 0 … count − 1."""
    ends = graph.slot_sources != graph.column_indices
    same = colour[graph.slot_sources] == colour[graph.column_indices]
    assert not (ends & same).any(), "two neighbours have one colour"
    used = np.unique(colour)
    np.testing.assert_array_equal(used, np.arange(count), "colours are left out")
    most = int(np.diff(graph.row_offsets).max(initial=0))
    assert count <= most + 1, "more colours than a greedy choice needs"


def check_independent_set(graph: Graph, inside: Array, count: int) -> None:
    """Raises AssertionError unless the set is independent and maximal."""
    sources, targets = graph.slot_sources, graph.column_indices
    ends = sources != targets
    assert not (ends & inside[sources] & inside[targets]).any(), "two are neighbours"
    covered = inside.copy()
    covered[sources[inside[targets]]] = True
    assert covered.all(), "another node could be added"
    assert count == np.count_nonzero(inside)


def check_vertex_cover(graph: Graph, inside: Array, count: int) -> None:
    """Raises AssertionError unless it covers, and is at most twice the least cover."""
    sources, targets = graph.slot_sources, graph.column_indices
    assert (inside[sources] | inside[targets]).all(), "an edge is not covered"
    assert count == np.count_nonzero(inside)
    loops = len(np.unique(sources[sources == targets]))
    matched = len(nx.max_weight_matching(simple_networkx(graph), maxcardinality=True))
    assert count <= 2 * (matched + loops), "the cover is too large"


def core_numbers(graph: Graph) -> Array:
    """(nodes,) int32, of the simple undirected graph."""
    found = nx.core_number(simple_networkx(graph))
    return np.array([found[node] for node in range(graph.nodes)], np.int32)


def friends_of_friends(graph: Graph) -> list[list[int]]:
    """For each node, those two steps away that are not one step away, sorted."""
    ahead = neighbours(graph)
    return [
        sorted({g for f in ahead[n] for g in ahead[f]} - {*ahead[n], n})
        for n in range(graph.nodes)
    ]


def communities(graph: Graph, max_rounds: int) -> tuple[Array, int]:
    """Labels (nodes,) int32 and the number of rounds."""
    ahead = neighbours(graph)
    labels, rounds, changed = list(range(graph.nodes)), 0, True
    while changed and rounds < max_rounds:
        following = list(labels)
        for node, near in enumerate(ahead):
            votes = Counter(labels[other] for other in near)
            most = max(votes.values(), default=0)
            if votes[labels[node]] < most:
                following[node] = min(x for x in votes if votes[x] == most)
        changed = following != labels
        labels = following
        rounds += 1
    return np.array(labels, np.int32), rounds


# --- scores ---------------------------------------------------------------------------


def adamic_adar(graph: Graph) -> Array:
    """(edges,) float64 in slot order, of a simple undirected graph."""
    degrees = np.diff(graph.row_offsets)
    # One with a single neighbour is shared by nobody.
    return over_shared(graph, 1 / np.log(np.maximum(degrees, 2)))


def clustering(graph: Graph) -> Array:
    """(nodes,) float64, of a simple undirected graph."""
    degrees = np.diff(graph.row_offsets).astype(np.int64)
    linked = over_shared(graph, np.ones(graph.nodes))
    sums = np.bincount(graph.slot_sources, linked, minlength=graph.nodes)
    result: Array = sums / np.maximum(degrees * (degrees - 1), 1)
    return result


def over_shared(graph: Graph, values: Array) -> Array:
    """For each edge (edges,) the sum of `values` over the neighbours its ends share.

    Of a simple undirected graph; some rows of the product at a time.
    """
    matrix = adjacency(graph)
    weighted = matrix * values
    found = np.zeros(graph.edges)
    for begin in range(0, graph.nodes, 1 << 12):
        rows = slice(begin, begin + (1 << 12))
        sums = (weighted[rows] @ matrix).multiply(matrix[rows]).tocoo()
        slots = edge_slots(graph, sums.row + begin, sums.col)
        found[slots] = sums.data
    return found


def edge_slots(graph: Graph, sources: Array, targets: Array) -> Array:
    """The slots of edges that exist, each once."""
    wide = np.int64(max(graph.nodes, 1))
    keys = graph.slot_sources * wide + graph.column_indices
    slots: Array = np.searchsorted(keys, sources * wide + targets)
    return slots


def hits(graph: Graph, rounds: int) -> tuple[Array, Array]:
    """Hubs and authorities, (nodes,) float64 each."""
    matrix = adjacency(graph)
    hub, authority = np.ones(graph.nodes), np.ones(graph.nodes)
    for _ in range(rounds):
        authority = unit(matrix.T @ hub)
        hub = unit(matrix @ authority)
    return hub, authority


def unit(vector: Array) -> Array:
    length = np.linalg.norm(vector)
    return vector / length if length > 0 else vector


def directed_triangles(graph: Graph) -> tuple[int, int]:
    """Circles and short cuts, of a simple directed graph."""
    matrix = adjacency(graph).astype(np.int64)
    paths = matrix @ matrix
    circles = int(paths.multiply(matrix.T).sum())
    return circles // 3, int(paths.multiply(matrix).sum())


def teenage_followers(graph: Graph, age: Array, limit: int) -> tuple[Array, float]:
    """How many of 13 … 19 follow each, and the mean over those older than `limit`."""
    teens = (age >= 13) & (age <= 19)
    targets = graph.column_indices[teens[graph.slot_sources]]
    followers = np.bincount(targets, minlength=graph.nodes).astype(np.int32)
    older = followers[age > limit]
    return followers, float(older.mean()) if len(older) else 0.0
