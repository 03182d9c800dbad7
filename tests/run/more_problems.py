"""What the other samples compute: arguments, and how to judge the results."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from lighthouse.api import Result
from lighthouse.graph import Graph
from tests.run import more_oracles as oracles
from tests.run.problems import (
    PROBLEMS,
    Arguments,
    Problem,
    bfs_answer,
    bfs_cases,
    judge_sssp,
    pagerank_answer,
    pagerank_cases,
    relative_error,
    same,
    simple,
    sssp_answer,
    sssp_cases,
    with_lengths,
)

INT_MAX = 2**31 - 1


def nothing(graph: Graph) -> Iterator[Arguments]:
    yield {}


def unknown(graph: Graph, arguments: Arguments) -> None:
    """Any valid answer will do."""


# --- paths ----------------------------------------------------------------------------


def few_seeds(graph: Graph) -> Iterator[Arguments]:
    last = graph.nodes - 1
    yield {"seeds": [0, last, last] if graph.nodes else []}
    yield {"seeds": []}


def seeded_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.betweenness(graph, arguments["seeds"])


def judge_seeded(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    # Each seed adds one number to a Float, which rounds once.
    rounding = (1 + len(arguments["seeds"])) * 2.0**-24
    return relative_error(expected, result.BC, rounding)


def exact_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.betweenness(graph, range(graph.nodes))


def judge_exact(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    return relative_error(expected, result.BC)


def closeness_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.closeness(graph)


def judge_closeness(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    return relative_error(expected, result.cc)


def hop_cases(graph: Graph) -> Iterator[Arguments]:
    """NIL has no distance that could be written."""
    if graph.nodes:
        yield from bfs_cases(graph)


def path_cases(graph: Graph) -> Iterator[Arguments]:
    """As for sssp, without the lengths that may be negative."""
    if graph.nodes:
        yield next(sssp_cases(graph))
        free = np.zeros(graph.edges, np.int32)
        yield {"len": free, "root": graph.nodes - 1}


def way_cases(graph: Graph) -> Iterator[Arguments]:
    for arguments in path_cases(graph):
        for target in {0, graph.nodes // 2, graph.nodes - 1}:
            yield {**arguments, "target": target}


def judge_way(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    """The path leads from root to target, and is as long as it is said to be."""
    target = arguments["target"]
    assert result.returned == expected[target]
    path = [int(node) for node in result.path]
    if result.returned == INT_MAX:
        assert path == []
        return 0.0
    assert (path[0], path[-1]) == (arguments["root"], target)
    lengths: dict[tuple[int, int], int] = {}
    ends = zip(
        graph.edge_sources.tolist(),
        graph.edge_targets.tolist(),
        arguments["len"].tolist(),
        strict=True,
    )
    for source, end, length in ends:
        lengths[source, end] = min(length, lengths.get((source, end), length))
    steps = [lengths[step] for step in pairwise(path)]
    assert sum(steps) == result.returned
    return 0.0


def hops_answer(graph: Graph, arguments: Arguments) -> Any:
    levels = bfs_answer(graph, arguments)
    return np.where(levels < 0, INT_MAX, levels).astype(np.int32)


def judge_hops(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    assert result.returned == expected[expected != INT_MAX].max(initial=0)
    return same(expected, result.dist)


# --- components and trees -------------------------------------------------------------


def components_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.smallest_of_components(graph, "weak")


def judge_components(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    return same(expected, result.label)


def strong_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.smallest_of_components(graph, "strong")


def judge_partition(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    """The numbers 0 … count − 1 divide the nodes as the smallest nodes do."""
    numbers = np.unique(result.component)
    np.testing.assert_array_equal(numbers, np.arange(result.returned))
    assert len(np.unique(expected)) == len(numbers)
    pairs = np.unique(np.stack((expected, result.component)), axis=1)
    assert pairs.shape[1] == len(numbers)
    return 0.0


def with_both_ways(graph: Graph) -> Graph:
    """Parallel edges and loops too: each has an opposite one of its own length."""
    return with_lengths(graph.symmetrized())


def tree_cases(graph: Graph) -> Iterator[Arguments]:
    assert graph.weights is not None
    lengths = graph.weights.astype(np.int32)
    yield {"len": lengths}
    yield {"len": -(lengths % 3)}
    yield {"len": np.full(graph.edges, 7, np.int32)}


def judge_tree(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    lengths = graph.edges_from_input(arguments["len"])
    chosen = graph.edges_from_input(result.inTree)
    oracles.check_forest(graph, chosen, lengths, result.returned)
    return same(expected, result.returned)


def tree_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.spanning_weight(graph, graph.edges_from_input(arguments["len"]))


# --- sets of nodes --------------------------------------------------------------------


def undirected(graph: Graph) -> Graph:
    return graph.symmetrized()


def core_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.core_numbers(graph)


def judge_core(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    assert result.returned == expected.max(initial=0)
    return same(expected, result.core)


def judge_colouring(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    oracles.check_colouring(graph, result.colour, result.returned)
    return 0.0


def judge_independent(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    oracles.check_independent_set(graph, result.inSet, result.returned)
    return 0.0


def judge_cover(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    oracles.check_vertex_cover(graph, result.inCover, result.returned)
    return 0.0


def friends_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.friends_of_friends(graph)


def judge_friends(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    assert [sorted(map(int, items)) for items in result.suggested] == expected
    assert result.returned == max(map(len, expected), default=0)
    return 0.0


def rounds_cases(graph: Graph) -> Iterator[Arguments]:
    yield {"max": 10}
    yield {"max": 0}


def communities_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.communities(graph, arguments["max"])


def judge_communities(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    labels, rounds = expected
    assert result.returned == rounds
    return same(labels, result.label)


def sample_cases(graph: Graph) -> Iterator[Arguments]:
    yield {"N": graph.nodes // 3, "jump": 0.25}
    yield {"N": graph.nodes + 5, "jump": 1.0}
    yield {"N": 0, "jump": 0.5}


def judge_sample(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    found = [int(node) for node in result.S]
    assert len(found) == len(set(found)) == min(arguments["N"], graph.nodes)
    assert all(0 <= node < graph.nodes for node in found)
    assert result.returned >= len(found)
    return 0.0


# --- scores ---------------------------------------------------------------------------


def adamic_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.adamic_adar(graph)


def judge_adamic(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    return relative_error(graph.edges_to_input(expected), result.index)


def clustering_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.clustering(graph)


def judge_clustering(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    mean = expected.mean() if graph.nodes else 0.0
    return max(
        relative_error(expected, result.coefficient),
        relative_error(mean, result.returned),
    )


def hits_cases(graph: Graph) -> Iterator[Arguments]:
    yield {"rounds": 20}
    yield {"rounds": 0}


def hits_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.hits(graph, arguments["rounds"])


def judge_hits(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    hub, authority = expected
    return max(
        relative_error(hub, result.hub), relative_error(authority, result.authority)
    )


def triangles_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.directed_triangles(graph)


def judge_triangles(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    return same(expected, (result.returned, result.shortCuts))


def ages(graph: Graph) -> Iterator[Arguments]:
    age = np.random.default_rng(9).integers(5, 80, graph.nodes).astype(np.int32)
    yield {"age": age, "K": 30}
    yield {"age": age, "K": 100}


def followers_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.teenage_followers(graph, arguments["age"], arguments["K"])


def judge_followers(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    followers, mean = expected
    same(followers, result.followers)
    return relative_error(mean, result.returned)


def float_cases(graph: Graph) -> Iterator[Arguments]:
    """With e = 0, so that all do the same number of rounds."""
    for arguments in pagerank_cases(graph):
        yield {**arguments, "e": 0.0, "max": min(arguments["max"], 30)}


def judge_float(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    # A rank is a sum of what the in-neighbours pass on, all positive: it rounds once
    # for each of them and a few times besides, and keeps d of the earlier errors.
    terms = 6 + int(np.diff(graph.in_row_offsets).max(initial=0))
    rounding = terms * 2.0**-24 / (1 - arguments["d"])
    return relative_error(expected, result.pg_rank, rounding)


def simple_directed(graph: Graph) -> Graph:
    return graph.without_self_loops().deduplicated()


MORE = (
    Problem("pagerank_float", float_cases, pagerank_answer, judge_float),
    Problem("hits", hits_cases, hits_answer, judge_hits),
    Problem("betweenness", few_seeds, seeded_answer, judge_seeded, size="small"),
    Problem("betweenness_exact", nothing, exact_answer, judge_exact, size="small"),
    Problem("closeness", nothing, closeness_answer, judge_closeness, size="small"),
    Problem("hop_distance", hop_cases, hops_answer, judge_hops),
    Problem("dijkstra", path_cases, sssp_answer, judge_sssp, size="medium"),
    Problem("sssp_path", way_cases, sssp_answer, judge_way),
    Problem("components", nothing, components_answer, judge_components),
    Problem("strong_components", nothing, strong_answer, judge_partition),
    Problem("mst", tree_cases, tree_answer, judge_tree, prepare=with_both_ways),
    Problem("k_core", nothing, core_answer, judge_core, prepare=simple),
    Problem("colouring", nothing, unknown, judge_colouring, prepare=undirected),
    Problem("independent_set", nothing, unknown, judge_independent, prepare=undirected),
    Problem("vertex_cover", nothing, unknown, judge_cover, size="small"),
    Problem(
        "friends_of_friends", nothing, friends_answer, judge_friends, size="medium"
    ),
    Problem("communities", rounds_cases, communities_answer, judge_communities),
    Problem("random_walk", sample_cases, unknown, judge_sample),
    Problem("adamic_adar", nothing, adamic_answer, judge_adamic, prepare=simple),
    Problem("clustering", nothing, clustering_answer, judge_clustering, prepare=simple),
    Problem(
        "directed_triangles",
        nothing,
        triangles_answer,
        judge_triangles,
        prepare=simple_directed,
    ),
    Problem("teenage_followers", ages, followers_answer, judge_followers),
)
ALL_PROBLEMS = (*PROBLEMS, *MORE)
