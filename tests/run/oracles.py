"""Independent answers to the problems of the samples, in numpy and scipy.

They share no code and, where it can be, no method with the programs they check.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

from lighthouse.graph import Graph

INT_MAX = 2**31 - 1

Array = npt.NDArray[Any]


def pagerank(graph: Graph, e: float, d: float, max_rounds: int) -> Array:
    """(nodes,) float64, by power iteration with a sparse matrix."""
    nodes = graph.nodes
    ranks = np.full(nodes, 1 / max(nodes, 1))
    degrees = np.diff(graph.row_offsets)
    shares = 1.0 / degrees[graph.slot_sources]
    matrix = csr_array(
        (shares, graph.column_indices, graph.row_offsets), shape=(nodes, nodes)
    ).T
    for _ in range(max_rounds):
        following = (1 - d) / max(nodes, 1) + d * (matrix @ ranks)
        change = np.abs(following - ranks).sum()
        ranks = following
        if change <= e:
            break
    return ranks


def bfs_levels(graph: Graph, root: int) -> Array:
    """(nodes,) int32, −1 where no path leads; by frontiers of edges."""
    levels = np.full(graph.nodes, -1, np.int32)
    if root == -1:
        return levels
    levels[root] = 0
    depth = 0
    while True:
        reached = graph.column_indices[levels[graph.slot_sources] == depth]
        new = reached[levels[reached] == -1]
        if not len(new):
            return levels
        depth += 1
        levels[new] = depth


def sssp(graph: Graph, lengths: Array, root: int) -> Array:
    """(nodes,) int64, INT_MAX where no path leads; no cycle may be negative.

    lengths: (edges,) in slot order.  By Dijkstra's algorithm if all are positive, as
    scipy takes a stored zero for a missing edge; else by relaxing all edges at once.
    """
    lengths = np.asarray(lengths, np.int64)
    if root == -1:
        return np.full(graph.nodes, INT_MAX)
    if len(lengths) and lengths.min() <= 0:
        return _relaxed(graph, lengths, root)
    order = np.lexsort((lengths, graph.column_indices, graph.slot_sources))
    sources, targets = graph.slot_sources[order], graph.column_indices[order]
    # Of parallel edges the shortest: scipy would add them up.
    first = np.ones(graph.edges, np.bool_)
    first[1:] = (sources[1:] != sources[:-1]) | (targets[1:] != targets[:-1])
    matrix = csr_array(
        (lengths[order][first].astype(np.float64), (sources[first], targets[first])),
        shape=(graph.nodes, graph.nodes),
    )
    distances = dijkstra(matrix, indices=root)
    found = np.isfinite(distances)
    return np.where(found, np.where(found, distances, 0).astype(np.int64), INT_MAX)


def _relaxed(graph: Graph, lengths: Array, root: int) -> Array:
    far = np.iinfo(np.int64).max // 2
    distances = np.full(graph.nodes, far)
    distances[root] = 0
    for _ in range(graph.nodes):
        before = distances.copy()
        known = before[graph.slot_sources] != far
        np.minimum.at(
            distances,
            graph.column_indices[known],
            before[graph.slot_sources[known]] + lengths[known],
        )
        if np.array_equal(before, distances):
            return np.where(distances == far, INT_MAX, distances)
    raise AssertionError("the graph has a cycle of negative length")


def conductance(graph: Graph, member: Array, num: int) -> float:
    """Edges that leave the cluster over the smaller of the two sums of degrees."""
    inside = (np.asarray(member) == num)[graph.slot_sources]
    target_inside = (np.asarray(member) == num)[graph.column_indices]
    leaving = int(np.count_nonzero(inside & ~target_inside))
    least = min(int(np.count_nonzero(inside)), int(np.count_nonzero(~inside)))
    if least == 0:
        return np.inf if leaving else 0.0
    return leaving / least


def triangles(graph: Graph) -> int:
    """Of the undirected simple graph: paths below each edge of the lower triangle.

    Nodes are put in the order of their degree, which keeps rows short, and rows are
    multiplied some at a time, which keeps the product small.
    """
    sources, targets = graph.slot_sources, graph.column_indices
    degrees = np.bincount(sources, minlength=graph.nodes)
    degrees += np.bincount(targets, minlength=graph.nodes)
    rank = np.empty(graph.nodes, np.int64)
    rank[np.argsort(-degrees, kind="stable")] = np.arange(graph.nodes)
    high = np.maximum(rank[sources], rank[targets])
    low = np.minimum(rank[sources], rank[targets])
    keys = np.unique((high * graph.nodes + low)[high != low])
    lower = csr_array(
        (np.ones(len(keys), np.int32), divmod(keys, max(graph.nodes, 1))),
        shape=(graph.nodes, graph.nodes),
    )
    found = 0
    for begin in range(0, graph.nodes, 1 << 14):
        rows = lower[begin : begin + (1 << 14)]
        found += int((rows @ lower).multiply(rows).sum(dtype=np.int64))
    return found


def check_matching(graph: Graph, is_left: Array, match: Array, count: int) -> None:
    """Raises AssertionError unless `match` is a maximal matching of `count` pairs.

    is_left: (nodes,) bool.  match: (nodes,) ints, the partner or −1.
    """
    is_left, match = np.asarray(is_left, np.bool_), np.asarray(match)
    partners = np.flatnonzero(match != -1)
    assert np.array_equal(match[match[partners]], partners), "pairs are not mutual"
    left = partners[is_left[partners]]
    right = match[left]
    assert len(partners) == 2 * len(left), "a pair is not of a left and a right node"
    assert not is_left[right].any(), "a left node is matched with a left one"
    sources, targets = graph.slot_sources.astype(np.int64), graph.column_indices
    edges = sources * graph.nodes + targets
    assert np.isin(left * graph.nodes + right, edges).all(), "a pair has no edge"
    free = (match[sources] == -1) & (match[targets] == -1)
    useful = is_left[sources] & ~is_left[targets]
    assert not (free & useful).any(), "two free nodes could still be matched"
    assert count == len(left), f"the count is {count}, there are {len(left)} pairs"
