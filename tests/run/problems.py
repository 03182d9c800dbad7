"""What the samples compute: arguments to run them with and how to judge the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from lighthouse.api import Result
from lighthouse.graph import Graph
from tests.run import oracles

Arguments = dict[str, Any]
TOLERANCE = 1e-9


@dataclass(frozen=True, slots=True)
class Problem:
    """One sample.

    prepare: the graph that the sample runs on, made from any graph.
    cases: arguments for a graph; the first are the usual ones.
    solve: the oracle's answer, None where any valid answer will do.
    judge: the largest relative error of a result; AssertionError for a wrong one.
    size: of the graphs that the sample, or its oracle, can do in a few seconds:
        dozens, thousands, or hundreds of thousands of nodes.
    """

    name: str
    cases: Callable[[Graph], Iterator[Arguments]]
    solve: Callable[[Graph, Arguments], Any]
    judge: Callable[[Graph, Arguments, Any, Result], float]
    prepare: Callable[[Graph], Graph] = lambda graph: graph
    size: Literal["small", "medium", "large"] = "large"

    def check(self, graph: Graph, arguments: Arguments, result: Result) -> float:
        return self.judge(graph, arguments, self.solve(graph, arguments), result)


def simple(graph: Graph) -> Graph:
    """Undirected, without self-loops and parallel edges."""
    return graph.without_self_loops().symmetrized().deduplicated()


def root(graph: Graph) -> int:
    """Node 0, or NIL where there is none."""
    return 0 if graph.nodes else -1


def same(expected: Any, found: Any) -> float:
    np.testing.assert_array_equal(found, expected, strict=isinstance(found, np.ndarray))
    return 0.0


# --- PageRank -------------------------------------------------------------------------


def pagerank_cases(graph: Graph) -> Iterator[Arguments]:
    yield {"e": 1e-8, "d": 0.85, "max": 100}
    yield {"e": 0.0, "d": 0.5, "max": 3}
    yield {"e": 1e-8, "d": 0.85, "max": 0}


def pagerank_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.pagerank(graph, arguments["e"], arguments["d"], arguments["max"])


def judge_pagerank(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    assert result.pg_rank.shape == (graph.nodes,)
    return relative_error(expected, result.pg_rank)


def relative_error(expected: Any, found: Any, tolerance: float = TOLERANCE) -> float:
    expected, found = np.atleast_1d(expected), np.atleast_1d(found)
    differ = found != expected
    errors = np.abs(found[differ] / expected[differ] - 1)
    worst = float(errors.max(initial=0.0))
    # Written so that NaN fails.
    assert worst <= tolerance, f"relative error {worst:.3g}"
    return worst


# --- paths ----------------------------------------------------------------------------


def bfs_cases(graph: Graph) -> Iterator[Arguments]:
    yield {"root": root(graph)}
    yield {"root": graph.nodes - 1}


def bfs_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.bfs_levels(graph, arguments["root"])


def judge_bfs(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    return same(expected, result.level)


def sssp_cases(graph: Graph) -> Iterator[Arguments]:
    """Lengths of the graph or seeded ones, 1 … 100; and some that are not positive."""
    weighted = graph if graph.weights is not None else with_lengths(graph)
    assert weighted.weights is not None
    lengths = weighted.weights.astype(np.int32)
    yield {"len": lengths, "root": root(graph)}
    # Differences of heights are negative as often as not, but no cycle is.
    heights = np.random.default_rng(3).integers(0, 50, graph.nodes)
    drops = heights[graph.edge_sources] - heights[graph.edge_targets]
    shifted = lengths - lengths.min(initial=0) + drops
    yield {"len": shifted.astype(np.int32), "root": graph.nodes - 1}


def with_lengths(graph: Graph) -> Graph:
    return graph.with_random_weights(1, 1, 100)


def sssp_answer(graph: Graph, arguments: Arguments) -> Any:
    lengths = graph.edges_from_input(arguments["len"])
    return oracles.sssp(graph, lengths, arguments["root"]).astype(np.int32)


def judge_sssp(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    return same(expected, result.dist)


# --- cluster, matching, triangles -----------------------------------------------------


def conductance_cases(graph: Graph) -> Iterator[Arguments]:
    member = np.random.default_rng(5).integers(0, 3, graph.nodes).astype(np.int32)
    yield {"member": member, "num": 1}
    yield {"member": member, "num": 7}
    yield {"member": np.zeros(graph.nodes, np.int32), "num": 0}


def conductance_answer(graph: Graph, arguments: Arguments) -> Any:
    return oracles.conductance(graph, arguments["member"], arguments["num"])


def judge_conductance(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    return relative_error(expected, result.returned)


def matching_cases(graph: Graph) -> Iterator[Arguments]:
    yield {"isLeft": np.random.default_rng(7).random(graph.nodes) < 0.5}
    yield {"isLeft": np.ones(graph.nodes, np.bool_)}


def judge_matching(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    is_left = arguments["isLeft"]
    oracles.check_matching(graph, is_left, result.Match, result.returned)
    return 0.0


def judge_triangles(
    graph: Graph, arguments: Arguments, expected: Any, result: Result
) -> float:
    return same(expected, result.returned)


PROBLEMS = (
    Problem("pagerank", pagerank_cases, pagerank_answer, judge_pagerank),
    Problem("pagerank_propagate", pagerank_cases, pagerank_answer, judge_pagerank),
    Problem("sssp", sssp_cases, sssp_answer, judge_sssp),
    Problem("bfs_levels", bfs_cases, bfs_answer, judge_bfs),
    Problem("conductance", conductance_cases, conductance_answer, judge_conductance),
    Problem("bipartite_matching", matching_cases, lambda *_: None, judge_matching),
    Problem(
        "triangle_counting",
        lambda graph: iter([{}]),
        lambda graph, arguments: oracles.triangles(graph),
        judge_triangles,
        prepare=simple,
    ),
)
BY_NAME = {problem.name: problem for problem in PROBLEMS}
