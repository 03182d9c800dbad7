"""Independent answers to the problems of the samples.

By scipy, networkx and plain Python, beside those of `lighthouse.bench.answers`, which
`tests/bench/test_peers.py` compares with other libraries.  Parameters have the names of
those of the samples.  Graphs are small where the method is slow.
"""

from collections import Counter
from itertools import pairwise
from typing import Any

import networkx as nx
import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components, shortest_path

from lighthouse.bench import answers
from lighthouse.bench.answers import Array
from lighthouse.graph import Graph

INT_MAX = 2**31 - 1


def adjacency(graph: Graph, slots: Any = slice(None)) -> Any:
    """(nodes, nodes) sparse, of all edges or some; parallel edges add up."""
    sources, targets = graph.slot_sources[slots], graph.column_indices[slots]
    shape = (graph.nodes, graph.nodes)
    return csr_array((np.ones(len(sources)), (sources, targets)), shape=shape)


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


def levels(graph: Graph, root: int) -> Array:
    """(nodes,) int32, −1 where no path leads; none leads from NIL."""
    if root == -1:
        return np.full(graph.nodes, -1, np.int32)
    return answers.levels(graph, root)


def hops(graph: Graph, root: int) -> Array:
    """(nodes,) int32, INT_MAX where no path leads."""
    found = levels(graph, root)
    return np.where(found < 0, INT_MAX, found).astype(np.int32)


def distances(graph: Graph, len: Array, root: int, target: int = 0) -> Array:
    """(nodes,) int32, INT_MAX where no path leads; no cycle may be negative.

    len: (edges,) in the order of the input.
    """
    if root == -1 or graph.edges == 0:
        return hops(graph, root)
    lengths = graph.edges_from_input(len)
    order = np.lexsort((lengths, graph.column_indices, graph.slot_sources))
    ends = np.stack((graph.slot_sources, graph.column_indices))[:, order]
    # Of parallel edges the shortest: scipy would add them up.
    first = np.diff(ends, prepend=-1).any(axis=0)
    costs = lengths[order][first].astype(np.float64)
    matrix = csr_array((costs, ends[:, first]), shape=(graph.nodes, graph.nodes))
    found: Array = np.minimum(shortest_path(matrix, indices=root), INT_MAX)
    return found.astype(np.int32)


# --- components and trees -------------------------------------------------------------


def smallest_of_components(graph: Graph, connection: str) -> Array:
    """(nodes,) int32: the smallest node of the "weak" or "strong" component of each."""
    _, numbers = connected_components(adjacency(graph), connection=connection)
    return answers.smallest_of_parts(numbers).astype(np.int32)


def check_forest(graph: Graph, chosen: Array, lengths: Array, total: int) -> None:
    """Raises AssertionError unless `chosen` spans every component, without a circle.

    chosen: (edges,) bool, lengths: (edges,) ints, both in slot order.
    """
    assert int(lengths[chosen].sum(dtype=np.int64)) == total, "the sum is another"
    trees, _ = connected_components(adjacency(graph, chosen), directed=False)
    parts, _ = connected_components(adjacency(graph), directed=False)
    assert trees == parts, "a component is not spanned"
    assert chosen.sum() == graph.nodes - parts, "there is a circle"


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


def check_first_fit(graph: Graph, colours: Array, count: int) -> None:
    """Raises AssertionError unless first fit of nodes with many edges first gives these
    colours, in some order of nodes with as many: if one does, that of colours does."""
    order = np.lexsort((colours, -np.diff(graph.row_offsets))).tolist()
    found = nx.greedy_color(simple_networkx(graph), lambda *_: order)
    assert [found[node] for node in range(graph.nodes)] == colours.tolist()
    assert count == int(colours.max(initial=-1)) + 1


def check_vertex_cover(graph: Graph, inside: Array, count: int) -> None:
    """Raises AssertionError unless it covers, and is at most twice the least cover."""
    assert answers.wrong_cover(graph, inside, count) == ""
    ends = graph.slot_sources, graph.column_indices
    loops = len(np.unique(ends[0][ends[0] == ends[1]]))
    matched = len(nx.max_weight_matching(simple_networkx(graph), maxcardinality=True))
    assert count <= 2 * (matched + loops), "the cover is too large"


def core_numbers(graph: Graph) -> tuple[Array, int]:
    """(nodes,) int32, of the simple undirected graph, and the largest."""
    found = nx.core_number(simple_networkx(graph))
    numbers = np.array([found[node] for node in range(graph.nodes)], np.int32)
    return numbers, numbers.max(initial=0)


def friends_of_friends(graph: Graph) -> list[list[int]]:
    """For each node, those two steps away that are not one step away, sorted."""
    ahead = neighbours(graph)
    return [
        sorted({g for f in ahead[n] for g in ahead[f]} - {*ahead[n], n})
        for n in range(graph.nodes)
    ]


def communities(graph: Graph, max: int) -> tuple[Array, int]:
    """Labels (nodes,) int32 and the number of rounds."""
    ahead = neighbours(graph)
    labels, rounds, changed = list(range(graph.nodes)), 0, True
    while changed and rounds < max:
        following = list(labels)
        for node, near in enumerate(ahead):
            votes = Counter(labels[other] for other in near)
            most = votes.most_common(1)[0][1] if votes else 0
            if votes[labels[node]] < most:
                following[node] = min(x for x in votes if votes[x] == most)
        changed = following != labels
        labels = following
        rounds += 1
    return np.array(labels, np.int32), rounds


# --- scores ---------------------------------------------------------------------------


def pagerank(graph: Graph, e: float, d: float, max: int) -> Array:
    """(nodes,) float64."""
    return answers.ranks(graph, e, d, max) if graph.nodes else np.empty(0)


def adamic_adar(graph: Graph) -> Array:
    """(edges,) float64 in the order of the input, of a simple undirected graph."""
    degrees = np.diff(graph.row_offsets)
    # One with a single neighbour is shared by nobody.
    return graph.edges_to_input(over_shared(graph, 1 / np.log(np.maximum(degrees, 2))))


def clustering(graph: Graph) -> tuple[Array, float]:
    """(nodes,) float64, of a simple undirected graph, and their mean."""
    degrees = np.diff(graph.row_offsets).astype(np.int64)
    linked = over_shared(graph, np.ones(graph.nodes))
    sums = np.bincount(graph.slot_sources, linked, minlength=graph.nodes)
    found = sums / np.maximum(degrees * (degrees - 1), 1)
    return found, found.mean() if graph.nodes else 0.0


def over_shared(graph: Graph, values: Array) -> Array:
    """For each edge (edges,) the sum of `values` over the neighbours its ends share.

    Of a simple undirected graph; some rows of the product at a time.
    """
    matrix = adjacency(graph)
    weighted = matrix * values
    wide = np.int64(max(graph.nodes, 1))
    keys = graph.slot_sources * wide + graph.column_indices
    found = np.zeros(graph.edges)
    for begin in range(0, graph.nodes, 1 << 12):
        rows = slice(begin, begin + (1 << 12))
        sums = (weighted[rows] @ matrix).multiply(matrix[rows]).tocoo()
        slots = np.searchsorted(keys, (sums.row + begin) * wide + sums.col)
        found[slots] = sums.data
    return found


def teenage_followers(graph: Graph, age: Array, K: int) -> tuple[Array, float]:
    """How many of 13 … 19 follow each, and the mean over those older than K."""
    followers = answers.followers(graph, age, K)
    older = followers[age > K]
    return followers, float(older.mean()) if len(older) else 0.0
