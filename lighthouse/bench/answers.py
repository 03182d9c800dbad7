"""Reference results, and checkers for problems with several correct results.

They share no code and, where possible, no method with the programs that they check.
What looks at large graphs is in answers.cpp, on all cores; the rest is in numpy.
Graphs are simple: no self-loops, no parallel edges.
"""

import ctypes
import math
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lighthouse.graph import Graph, hashing, native
from lighthouse.graph.order import Integers
from lighthouse.runtime.layout import address
from lighthouse.runtime.openmp import FLAGS
from lighthouse.toolchain import compile_shared

INT_MAX = 2**31 - 1
STEPS = 1 << 35
"""With more of them, triangles are not counted but estimated."""

SAMPLES = 1 << 20
SIGMAS = 6
"""An estimate is off by more once in 10⁸ times."""

Array = npt.NDArray[Any]


class Rows(ctypes.Structure):
    """`Rows` of answers.cpp."""

    _fields_ = (
        ("nodes", ctypes.c_int64),
        ("begin", ctypes.c_void_p),
        ("to", ctypes.c_void_p),
    )

    def __init__(self, offsets: Integers, columns: Integers) -> None:
        self.kept = np.asarray(offsets, np.int64), columns
        super().__init__(len(offsets) - 1, *map(address, self.kept))


class Wrong(ctypes.Structure):
    """`Wrong` of answers.cpp."""

    _fields_ = tuple(
        (name, ctypes.c_int64)
        for name in ("kind", "lane", "node", "found", "offered", "slot")
    )


def rows_of(graph: Graph) -> Rows:
    return Rows(graph.row_offsets, graph.column_indices)


def reverse_rows_of(graph: Graph) -> Rows:
    return Rows(graph.in_row_offsets, graph.in_column_indices)


@cache
def library() -> ctypes.CDLL:
    """Raises ToolMissing without a C++ compiler."""
    source = Path(__file__).with_suffix(".cpp").read_text(encoding="utf-8")
    return ctypes.CDLL(str(compile_shared(source, FLAGS)))


def call(name: str, *arguments: Any) -> int:
    """By a thread for each processor; integers are of 64 bits."""
    library().omp_set_num_threads(len(os.sched_getaffinity(0)))
    return native.call(library(), name, *arguments)


def lengths(graph: Graph, seed: int) -> Array:
    """(edges,) int32 in slot order: the weights `random:SEED:1:255`, sooner than in
    numpy, of which many threads wait for memory and for each other."""
    found = np.empty(graph.edges, np.int32)
    word = hashing.stream(seed, 0, 1).view(np.int64)[0]
    call("draw", rows_of(graph), word, found)
    return found


def levels(graph: Graph, root: int) -> Array:
    """(nodes,) int32: edges away from root, −1 where no path leads."""
    found = np.full(graph.nodes, -1, np.int32)
    call("levels", rows_of(graph), reverse_rows_of(graph), root, found)
    return found


def ranks(graph: Graph, e: float, d: float, max: int) -> Array:
    """(nodes,) float64: PageRank by power iteration; nobody gets what sinks hold."""
    found = np.full(graph.nodes, 1 / graph.nodes)
    iterate(graph, e, d, max, found)
    return found


def iterate(graph: Graph, e: float, d: float, max: int, found: Array) -> float:
    """Rounds of PageRank from `found` on; by how much the last one changed it."""
    rows, reverse, difference = rows_of(graph), reverse_rows_of(graph), np.zeros(1)
    room = np.empty_like(found)
    given = (float(e), float(d), max, found, room, difference)
    call("ranks", rows, reverse, *given)
    return float(difference[0])


def is_settled(graph: Graph, e: float, d: float, found: Array) -> bool:
    """Whether one more round of PageRank changes `found` by no more than e: then it is
    within e / (1 - d) of where rounds lead."""
    return iterate(graph, 0.0, d, 1, np.array(found, np.float64)) <= e


def components(graph: Graph) -> Array:
    """(nodes,) int32: the smallest node of the weakly connected component of each."""
    found = np.empty(graph.nodes, np.int32)
    call("components", rows_of(graph), reverse_rows_of(graph), found)
    return found


def smallest_of_parts(labels: Array) -> Array:
    """Any names of the parts of a partition, as the smallest node of each part."""
    _, first, part = np.unique(labels, return_index=True, return_inverse=True)
    return np.asarray(first[part])


def betweenness(graph: Graph, seeds: Iterable[int]) -> Array:
    """(nodes,) float64."""
    total = np.zeros(graph.nodes)
    rows, reverse = rows_of(graph), reverse_rows_of(graph)
    for seed in seeds:
        call("betweenness", rows, reverse, seed, total)
    return total


def closeness(graph: Graph) -> Array:
    """(nodes,) float64: of each node the reciprocal of the average distance from those
    that reach it, times their share of all others."""
    rows, reverse = rows_of(graph), reverse_rows_of(graph)
    found = np.zeros(graph.nodes)
    for node in range(graph.nodes):
        depths = np.full(graph.nodes, -1, np.int32)
        call("levels", reverse, rows, node, depths)
        reached = np.count_nonzero(depths > 0)
        if reached:
            found[node] = reached**2 / depths[depths > 0].sum() / (graph.nodes - 1)
    return found


def hits(graph: Graph, rounds: int) -> tuple[Array, Array]:
    """Hubs and authorities, (nodes,) float64 each, of length 1 or 0."""
    sources, targets = graph.slot_sources, graph.column_indices
    hub, authority = np.ones((2, graph.nodes))
    for _ in range(rounds):
        authority = unit(np.bincount(targets, hub[sources], graph.nodes))
        hub = unit(np.bincount(sources, authority[targets], graph.nodes))
    return hub, authority


def unit(vector: Array) -> Array:
    length = np.linalg.norm(vector)
    return vector / length if length else vector


def followers(graph: Graph, age: Array, K: int) -> Array:
    """(nodes,) int32: how many from 13 to 19 have an edge to each node."""
    teens = (age >= 13) & (age < 20)
    targets = graph.column_indices[teens[graph.slot_sources]]
    return np.bincount(targets, minlength=graph.nodes).astype(np.int32)


def suggestions(graph: Graph) -> Array:
    """(nodes,) int32: how many nodes are two edges away from each, and no less."""
    rows = np.split(graph.column_indices, graph.row_offsets[1:-1])
    found = np.zeros(graph.nodes, np.int32)
    for node, row in enumerate(rows):
        if len(row):
            far = np.setdiff1d(np.concatenate([rows[near] for near in row]), row)
            found[node] = len(far) - (node in far)
    return found


def directed_triangles(graph: Graph) -> tuple[int, int]:
    """Circles u → v → w → u, and short cuts u → v → w with u → w, of a simple graph."""
    rows = np.split(graph.column_indices, graph.row_offsets[1:-1])
    sources = np.split(graph.in_column_indices, graph.in_row_offsets[1:-1])
    circles = short_cuts = 0
    for node, row in enumerate(rows):
        if len(row):
            ends = np.concatenate([rows[near] for near in row])
            paths = np.bincount(ends, minlength=graph.nodes)
            circles += int(paths[sources[node]].sum())
            short_cuts += int(paths[row].sum())
    return circles // 3, short_cuts


def forest_length(graph: Graph, len: Array) -> int:
    """The sum of the lengths of a minimum spanning forest, edge by edge (Kruskal).

    len: (edges,) in the order of the input; of an undirected graph stored both ways.
    """
    above = np.arange(graph.nodes).tolist()

    def root(node: int) -> int:
        while above[node] != node:
            above[node] = node = above[above[node]]
        return node

    lengths, total = graph.edges_from_input(len), 0
    once = np.flatnonzero(graph.slot_sources < graph.column_indices)
    for slot in once[np.argsort(lengths[once], kind="stable")].tolist():
        one = root(int(graph.slot_sources[slot]))
        other = root(int(graph.column_indices[slot]))
        if one != other:
            above[one] = other
            total += int(lengths[slot])
    return total


def wrong_independent_set(graph: Graph, chosen: Array) -> str:
    """What is wrong with a maximal independent set; or nothing.

    chosen: (nodes,) Bool.
    """
    covered = np.array(chosen, np.bool_)
    near = chosen[graph.slot_sources]
    covered[graph.column_indices[near]] = True
    if chosen[graph.column_indices[near]].any():
        return "two of its nodes are neighbours"
    return "" if covered.all() else "another node could be added"


def wrong_cover(graph: Graph, chosen: Array, size: int) -> str:
    """What is wrong with nodes that are to have an end of each edge; or nothing.

    chosen: (nodes,) Bool.
    """
    ends = chosen[graph.slot_sources] | chosen[graph.column_indices]
    return broken(
        ("an edge has no end in the cover", ends.all()),
        (f"{size} is not its size", size == np.count_nonzero(chosen)),
    )


def wrong_index(graph: Graph, index: Array) -> str:
    """What is wrong with the index of Adamic and Adar at some edges; or nothing.

    index: (edges,) float64 in the order of the input.
    """
    index = graph.edges_from_input(index)
    rows = np.split(graph.column_indices, graph.row_offsets[1:-1])
    draw = np.random.default_rng(6)
    for slot in draw.choice(graph.edges, min(graph.edges, 1000), replace=False):
        ends = graph.slot_sources[slot], graph.column_indices[slot]
        common = np.intersect1d(rows[ends[0]], rows[ends[1]], assume_unique=True)
        right = sum(1 / math.log(len(rows[node])) for node in common)
        if not math.isclose(index[slot], right, rel_tol=1e-9, abs_tol=1e-12):
            return f"[{slot}] is {index[slot]} instead of {right}"
    return ""


def triangles(graph: Graph, steps: int = STEPS) -> tuple[int, int]:
    """Of an undirected graph stored both ways: at least and at most so many.

    Each edge points to an end of higher degree, or not much less: rows stay short.
    Then all triangles are counted in about `steps`, or from some of the pairs of edges
    that leave a node it is estimated how many are closed (Seshadhri, Pinar and Kolda,
    Triadic measures on graphs: the power of wedge sampling, 2013).
    """
    rows, above = rows_of(graph), np.empty(graph.nodes, np.int32)
    if call("orient", rows, above) <= steps:
        count = call("triangles", rows, above)
        return count, count
    pairs = above.astype(np.float64)
    pairs *= (pairs - 1) / 2
    np.cumsum(pairs, out=pairs)
    share = call("closed_pairs", rows, pairs, SAMPLES) / SAMPLES
    error = SIGMAS * math.sqrt(share * (1 - share) / SAMPLES) + 1 / SAMPLES
    return int(pairs[-1] * (share - error)), int(pairs[-1] * (share + error)) + 1


class Distances:
    """Checks distances from several roots in one pass over the edges.

    They are right if no edge could shorten one, and each one is that of an in-neighbour
    and an edge together: these lead back to the root.

    lengths: (edges,) int32 in slot order, positive; None if each is 1.
    none: in place of a distance where no path leads.
    """

    def __init__(self, graph: Graph, lengths: Array | None, none: int) -> None:
        self.graph, self.lengths, self.none = graph, lengths, none
        self.rows = rows_of(graph)
        self.longest = 1 if lengths is None else int(lengths.max(initial=1))
        # The bytes of the distances of a node that are checked together: a line of the
        # caches, or a half where lengths take as much memory as the edges.
        self.bytes = 64 if lengths is None else 32
        self.memory = np.empty(0, np.uint8)
        # By lane the number of an answer; and of all answers, what is wrong.
        self.pending: list[int] = []
        self.wrong: list[str] = []
        self.size = 0

    def add(self, root: int, found: Array) -> None:
        """found: (nodes,) ints."""
        self.wrong.append("")
        given, found = found, np.ascontiguousarray(found, np.int32)
        if given.dtype != np.int32 and not np.array_equal(found, given):
            at = int(np.argmin(found == given))
            self.wrong[-1] = f"[{at}] is {given[at]}, which is no distance"
            return
        most = call("largest", self.graph.nodes, found, self.none)
        if found[root] != 0:
            self.wrong[-1] = f"the root {root} is {found[root]} from itself"
        elif most >= INT_MAX:
            at = int(np.argmax((found < 0) & (found != self.none)))
            self.wrong[-1] = f"[{at}] is {found[at]}, which is no distance"
        else:
            self.put(root, found, max(most + 1, self.longest))

    def put(self, root: int, found: Array, largest: int) -> None:
        """In numbers of as few bytes as hold all up to the largest."""
        size = next(n for n in (1, 2, 4) if largest < 1 << (8 * n - 1) or n == 4)
        if size != self.size or len(self.pending) == self.bytes // size:
            self.check()
            self.size = size
        nodes, bytes = self.graph.nodes, self.bytes
        if not self.pending:
            if not len(self.memory):
                whole = np.empty((nodes + 1) * bytes, np.uint8)
                self.memory = whole[-address(whole) % bytes :][: nodes * bytes]
            self.memory.fill(0xFF)
        lane = len(self.pending)
        call("put", nodes, found, self.none, root, lane, size, bytes, self.memory)
        self.pending.append(len(self.wrong) - 1)

    def check(self) -> None:
        """What is pending, until nothing more is wrong."""
        batches = self.size, self.bytes, self.memory
        if self.pending:
            call("interleave", self.graph.nodes, *batches)
        while self.pending:
            wrong = Wrong()
            call("check", self.rows, self.lengths, *batches, wrong)
            if not wrong.kind:
                break
            infinite = 2 ** (8 * self.size - 1) - 1
            found = self.none if wrong.found == infinite else wrong.found
            leads = (
                f"{wrong.offered} leads" if wrong.kind == 1 else "no path is so long"
            )
            text = f"[{wrong.node}] is {found}, but {leads}"
            self.wrong[self.pending[wrong.lane]] = text
            lanes = self.memory.view(f"u{self.size}")
            lanes[wrong.lane :: self.bytes // self.size] = 2 * infinite + 1
        self.pending.clear()

    def results(self) -> list[str]:
        """For each answer since the last call what is wrong with it, or nothing."""
        self.check()
        found, self.wrong = self.wrong, []
        return found


def conductance(graph: Graph, member: Array, num: int) -> float:
    """Edges that leave the cluster over the smaller of the two sums of degrees."""
    source_inside = (member == num)[graph.slot_sources]
    target_inside = (member == num)[graph.column_indices]
    leaving = int(np.count_nonzero(source_inside & ~target_inside))
    inside = int(np.count_nonzero(source_inside))
    least = min(inside, graph.edges - inside)
    return leaving / least if least else (np.inf if leaving else 0.0)


def broken(*rules: tuple[str, Any]) -> str:
    """What is said of the first rule that does not hold; or nothing."""
    return next((text for text, holds in rules if not holds), "")


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
    return broken(
        ("pairs are not mutual", np.array_equal(match[match[nodes]], nodes)),
        ("a pair is within one side", len(nodes) == 2 * len(left)),
        ("a pair is within the left side", not is_left[right].any()),
        ("a pair has no edge", (keys[place] == wanted).all()),
        ("two free nodes are left with an edge", not useful.any()),
        (f"{pairs} is not the number of pairs", pairs == len(left)),
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
    return broken(
        ("two neighbourhoods overlap", owners.max(initial=0) <= 1),
        ("another node could be added", covered.all()),
        (f"{count} is not the size of the set", count == chosen.sum()),
    )
