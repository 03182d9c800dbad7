"""Reference results in numpy, and checkers for problems with several correct results.

They share no code and, where possible, no method with the programs that they check.
Graphs are simple: no self-loops, no parallel edges.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from lighthouse.graph import Graph

INT_MAX = 2**31 - 1
CHUNK = 1 << 22

Array = npt.NDArray[Any]


def levels(graph: Graph, root: int) -> Array:
    """(nodes,) int32: edges away from root, −1 where no path leads."""
    found = np.full(graph.nodes, -1, np.int32)
    found[root] = 0
    frontier, depth = np.array([root]), 0
    while len(frontier):
        depth += 1
        reached = graph.column_indices[edges_of(graph, frontier)]
        frontier = np.unique(reached[found[reached] == -1])
        found[frontier] = depth
    return found


def edges_of(graph: Graph, nodes: Array) -> Array:
    """The slots of all edges that leave these nodes, in their order."""
    begins = graph.row_offsets[nodes].astype(np.int64)
    counts = graph.row_offsets[nodes + 1] - begins
    return np.repeat(begins - np.cumsum(counts) + counts, counts) + np.arange(
        counts.sum()
    )


def wrong_distances(graph: Graph, root: int, found: Array) -> str:
    """What is wrong with distances by the weights, which are positive; or nothing.

    found: (nodes,) ints, INT_MAX where no path leads.  They are right if no edge could
    shorten one, and each one is that of an in-neighbour and an edge together: these
    lead back to root.
    """
    distances = np.asarray(found, np.int64)
    sources, targets = graph.slot_sources, graph.column_indices
    live = distances[sources] != INT_MAX
    offered = distances[sources[live]] + np.asarray(graph.slot_weights)[live]
    reached = targets[live]
    if distances[root] != 0:
        return f"the root {root} is {distances[root]} from itself"
    shorter = np.flatnonzero(offered < distances[reached])
    if len(shorter):
        at = shorter[0]
        return f"[{reached[at]}] is {distances[reached[at]]}, but {offered[at]} leads"
    explained = distances == INT_MAX
    explained[root] = True
    explained[reached[offered == distances[reached]]] = True
    if not explained.all():
        at = int(np.argmin(explained))
        return f"[{at}] is {distances[at]}, but no path is so long"
    return ""


def ranks(graph: Graph, e: float, d: float, max: int) -> Array:
    """(nodes,) float64: PageRank by power iteration; nobody gets what sinks hold."""
    nodes, sources = graph.nodes, graph.slot_sources
    following = np.full(nodes, 1 / nodes)
    degrees = np.maximum(np.diff(graph.row_offsets), 1)
    for _ in range(max):
        before = following
        shares = (before / degrees)[sources]
        received = np.bincount(graph.column_indices, shares, minlength=nodes)
        following = (1 - d) / nodes + d * received
        if np.abs(following - before).sum() <= e:
            break
    return following


def components(graph: Graph) -> Array:
    """(nodes,) ints: the smallest node of the weakly connected component of each.

    By hooking roots below smaller ones and shortening all ways (Shiloach, Vishkin).
    """
    label = np.arange(graph.nodes)
    while True:
        one, other = label[graph.slot_sources], label[graph.column_indices]
        hooked = label.copy()
        np.minimum.at(hooked, np.maximum(one, other), np.minimum(one, other))
        while not np.array_equal(shorter := hooked[hooked], hooked):
            hooked = shorter
        if np.array_equal(hooked, label):
            return label
        label = hooked


def smallest_of_parts(labels: Array) -> Array:
    """Any names of the parts of a partition, as the smallest node of each part."""
    _, first, part = np.unique(labels, return_index=True, return_inverse=True)
    return np.asarray(first[part])


def betweenness(graph: Graph, seeds: Iterable[int]) -> Array:
    """(nodes,) float64: Brandes, the edges of one level at a time."""
    total = np.zeros(graph.nodes)
    for seed in seeds:
        level = levels(graph, seed)
        sources, targets = graph.slot_sources, graph.column_indices
        down = np.flatnonzero((level[sources] >= 0) & (level[targets] > level[sources]))
        down = down[np.argsort(level[sources[down]], kind="stable")]
        depths = np.arange(level.max() + 1)
        bounds = np.searchsorted(level[sources[down]], depths, side="right")[:-1]
        steps = [(sources[part], targets[part]) for part in np.split(down, bounds)]
        paths = np.zeros(graph.nodes)
        paths[seed] = 1
        for above, below in steps:
            np.add.at(paths, below, paths[above])
        share = np.zeros(graph.nodes)
        for above, below in reversed(steps):
            np.add.at(share, above, paths[above] / paths[below] * (1 + share[below]))
        share[seed] = 0
        total += share
    return total


def triangles(graph: Graph) -> int:
    """Of an undirected graph stored both ways.

    Each edge points to its end of higher degree, which keeps rows short; then each
    pair of edges that leave a node is looked up among all edges, some at a time.
    """
    degrees = np.diff(graph.row_offsets)
    rank = np.empty(graph.nodes, np.int64)
    rank[np.argsort(degrees, kind="stable")] = np.arange(graph.nodes)
    one, other = rank[graph.slot_sources], rank[graph.column_indices]
    keys = np.sort((one * graph.nodes + other)[one < other])
    sources, targets = np.divmod(keys, max(graph.nodes, 1))
    ends = np.searchsorted(sources, sources, side="right")
    # Edge i is paired with those behind it in its row.
    pairs = ends - np.arange(len(keys)) - 1
    before = np.concatenate(([0], np.cumsum(pairs)))
    found, begin = 0, 0
    while begin < len(keys):
        end = max(
            begin + 1, int(np.searchsorted(before, before[begin] + CHUNK, "right")) - 1
        )
        counts = pairs[begin:end]
        first = np.repeat(np.arange(begin, end), counts)
        step = np.arange(counts.sum()) - np.repeat(
            before[begin:end] - before[begin], counts
        )
        wanted = targets[first] * graph.nodes + targets[first + 1 + step]
        place = np.searchsorted(keys, wanted)
        place[place == len(keys)] = 0
        found += int(np.count_nonzero(keys[place] == wanted))
        begin = end
    return found


def conductance(graph: Graph, member: Array, num: int) -> float:
    """Edges that leave the cluster over the smaller of the two sums of degrees."""
    source_inside = (member == num)[graph.slot_sources]
    target_inside = (member == num)[graph.column_indices]
    leaving = int(np.count_nonzero(source_inside & ~target_inside))
    inside = int(np.count_nonzero(source_inside))
    least = min(inside, graph.edges - inside)
    return leaving / least if least else (np.inf if leaving else 0.0)


def wrong_matching(graph: Graph, is_left: Array, match: Array, pairs: int) -> str:
    """What is wrong with a maximal matching of left nodes with right ones; or nothing.

    match: (nodes,) ints, the partner or −1.
    """
    nodes = np.flatnonzero(match != -1)
    left = nodes[is_left[nodes]]
    right = match[left]
    keys = graph.slot_sources.astype(np.int64) * graph.nodes + graph.column_indices
    wanted = left * np.int64(graph.nodes) + right
    place = np.minimum(np.searchsorted(keys, wanted), graph.edges - 1)
    free = match == -1
    sources, targets = graph.slot_sources, graph.column_indices
    useful = is_left[sources] & ~is_left[targets] & free[sources] & free[targets]
    return next(
        (
            text
            for text, holds in (
                ("pairs are not mutual", np.array_equal(match[match[nodes]], nodes)),
                ("a pair is within one side", len(nodes) == 2 * len(left)),
                ("a pair is within the left side", not is_left[right].any()),
                ("a pair has no edge", (keys[place] == wanted).all()),
                ("two free nodes are left with an edge", not useful.any()),
                (f"{pairs} is not the number of pairs", pairs == len(left)),
            )
            if not holds
        ),
        "",
    )


def wrong_neighbourhoods(graph: Graph, won: Array, count: int) -> str:
    """What is wrong with a maximal set of nodes of which the neighbourhoods, each with
    the node itself, do not overlap; or nothing.

    graph: undirected; won: (nodes,) ints, not 0 for the nodes of the set.
    """
    simple = graph.without_self_loops().deduplicated()
    sources, targets = simple.slot_sources, simple.column_indices
    chosen = won != 0
    owners = chosen + np.bincount(targets[chosen[sources]], minlength=graph.nodes)
    covered = owners > 0
    covered[targets[owners[sources] > 0]] = True
    return next(
        (
            text
            for text, holds in (
                ("two neighbourhoods overlap", owners.max(initial=0) <= 1),
                ("another node could be added", covered.all()),
                (f"{count} is not the size of the set", count == chosen.sum()),
            )
            if not holds
        ),
        "",
    )
