"""What the samples compute: arguments to run them with and how to judge the results."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any, Literal

import numpy as np

from lighthouse.api import Result
from lighthouse.bench import answers
from lighthouse.graph import Graph
from tests.run import oracles
from tests.run.oracles import INT_MAX
from tests.sampling import tables

Arguments = dict[str, Any]
# Raises AssertionError for a result that is not as the oracle says.
Judge = Callable[[Graph, Arguments, Any, Result], None]


@dataclass(frozen=True, slots=True)
class Problem:
    """One sample.

    cases: arguments for a graph; the first are the usual ones.
    oracle: the answer to them, None where any valid answer will do.
    prepare: the graph that the sample runs on, made from any graph.
    size: of the graphs that the sample, or its oracle, can do in a few seconds:
        dozens, thousands, or hundreds of thousands of nodes.
    """

    name: str
    cases: Callable[[Graph], Iterator[Arguments]]
    oracle: Callable[..., Any]
    judge: Judge
    prepare: Callable[[Graph], Graph]
    size: Literal["small", "medium", "large"]

    def solve(self, graph: Graph, arguments: Arguments) -> Any:
        return self.oracle(graph, **arguments)

    def check(self, graph: Graph, arguments: Arguments, result: Result) -> None:
        self.judge(graph, arguments, self.solve(graph, arguments), result)


# --- graphs ---------------------------------------------------------------------------


def as_it_is(graph: Graph) -> Graph:
    return graph


def simple(graph: Graph) -> Graph:
    """Undirected, without self-loops and parallel edges."""
    return graph.without_self_loops().symmetrized().deduplicated()


def simple_directed(graph: Graph) -> Graph:
    return graph.without_self_loops().deduplicated()


def with_lengths(graph: Graph) -> Graph:
    return graph.with_random_weights(1, 1, 100)


def with_both_ways(graph: Graph) -> Graph:
    """Parallel edges and loops too: each has an opposite one of its own length."""
    return with_lengths(graph.symmetrized())


# --- arguments ------------------------------------------------------------------------


def always(*cases: Arguments) -> Callable[[Graph], Iterator[Arguments]]:
    """The same for every graph."""
    return lambda graph: iter(cases)


nothing = always({})
pagerank_cases = always(
    {"e": 1e-8, "d": 0.85, "max": 100},
    {"e": 0.0, "d": 0.5, "max": 3},
    {"e": 1e-8, "d": 0.85, "max": 0},
)
# With e = 0, so that all do the same number of rounds.
float_cases = always(
    {"e": 0.0, "d": 0.85, "max": 30},
    {"e": 0.0, "d": 0.5, "max": 3},
    {"e": 0.0, "d": 0.85, "max": 0},
)


def root(graph: Graph) -> int:
    """Node 0, or NIL where there is none."""
    return 0 if graph.nodes else -1


def bfs_cases(graph: Graph) -> Iterator[Arguments]:
    yield {"root": root(graph)}
    yield {"root": graph.nodes - 1}


def hop_cases(graph: Graph) -> Iterator[Arguments]:
    """NIL has no distance that could be written."""
    if graph.nodes:
        yield from bfs_cases(graph)


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


def few_seeds(graph: Graph) -> Iterator[Arguments]:
    last = graph.nodes - 1
    yield {"seeds": [0, last, last] if graph.nodes else []}
    yield {"seeds": []}


def conductance_cases(graph: Graph) -> Iterator[Arguments]:
    member = np.random.default_rng(5).integers(0, 3, graph.nodes).astype(np.int32)
    yield {"member": member, "num": 1}
    yield {"member": member, "num": 7}
    yield {"member": np.zeros(graph.nodes, np.int32), "num": 0}


def matching_cases(graph: Graph) -> Iterator[Arguments]:
    yield {"isLeft": np.random.default_rng(7).random(graph.nodes) < 0.5}
    yield {"isLeft": np.ones(graph.nodes, np.bool_)}


def tree_cases(graph: Graph) -> Iterator[Arguments]:
    assert graph.weights is not None
    lengths = graph.weights.astype(np.int32)
    yield {"len": lengths}
    yield {"len": -lengths}
    yield {"len": np.full(graph.edges, 2**31 - 1, np.int32)}


def sample_cases(graph: Graph) -> Iterator[Arguments]:
    yield {"N": graph.nodes // 3, "jump": 0.25}
    yield {"N": graph.nodes + 5, "jump": 1.0}
    yield {"N": 0, "jump": 0.5}


def ages(graph: Graph) -> Iterator[Arguments]:
    age = np.random.default_rng(9).integers(5, 80, graph.nodes).astype(np.int32)
    yield {"age": age, "K": 30}
    yield {"age": age, "K": 100}


# --- judges ---------------------------------------------------------------------------


def any_valid(graph: Graph, **arguments: Any) -> None:
    """The oracle of problems with several answers."""


def found(result: Result, *names: str) -> list[Any]:
    return [getattr(result, name) if name else result.returned for name in names]


def compared(check: Callable[[Any, Any], None], names: Sequence[str]) -> Judge:
    """These outputs with what the oracle says; "" is the value of Return."""

    def judge(_: Graph, given: Arguments, expected: Any, result: Result) -> None:
        wanted = [expected] if len(names) == 1 else expected
        for one, other in zip(found(result, *names), wanted, strict=True):
            check(one, other)

    return judge


def same(*names: str) -> Judge:
    def check(one: Any, other: Any) -> None:
        strict = isinstance(one, np.ndarray)
        np.testing.assert_array_equal(one, other, strict=strict)

    return compared(check, names)


def near(*names: str, tolerance: float = 1e-9) -> Judge:
    """The same but for a relative error."""
    allclose = np.testing.assert_allclose
    return compared(partial(allclose, rtol=tolerance, equal_nan=False), names)


def valid(wrong: Callable[..., str | None], *names: str) -> Judge:
    """By what is wrong with these outputs; it may also raise AssertionError."""

    def judge(graph: Graph, given: Arguments, _: Any, result: Result) -> None:
        assert not wrong(graph, *found(result, *names))

    return judge


def judge_seeded(graph: Graph, given: Arguments, expected: Any, result: Result) -> None:
    # Each seed adds one number to a Float, which rounds once.
    rounding = (1 + len(given["seeds"])) * 2.0**-24
    near("BC", tolerance=rounding)(graph, given, expected, result)


def judge_float(graph: Graph, given: Arguments, expected: Any, result: Result) -> None:
    # A rank is a sum of what the in-neighbours pass on, all positive: it rounds once
    # for each of them and a few times besides, and keeps d of the earlier errors.
    terms = 6 + int(np.diff(graph.in_row_offsets).max(initial=0))
    rounding = terms * 2.0**-24 / (1 - given["d"])
    near("pg_rank", tolerance=rounding)(graph, given, expected, result)


def judge_way(graph: Graph, given: Arguments, expected: Any, result: Result) -> None:
    """The path leads from root to target, and is as long as it is said to be."""
    target = given["target"]
    assert result.returned == expected[target]
    path = [int(node) for node in result.path]
    if result.returned == INT_MAX:
        assert path == []
        return
    assert (path[0], path[-1]) == (given["root"], target)
    lengths: dict[tuple[int, int], int] = {}
    ends = (graph.edge_sources.tolist(), graph.edge_targets.tolist())
    for source, end, length in zip(*ends, given["len"].tolist(), strict=True):
        lengths[source, end] = min(length, lengths.get((source, end), length))
    assert sum(lengths[step] for step in pairwise(path)) == result.returned


def judge_hops(graph: Graph, given: Arguments, expected: Any, result: Result) -> None:
    assert result.returned == expected[expected != INT_MAX].max(initial=0)
    same("dist")(graph, given, expected, result)


def judge_matching(
    graph: Graph, given: Arguments, expected: Any, result: Result
) -> None:
    pairs = result.Match, result.returned
    assert answers.wrong_matching(graph, given["isLeft"], *pairs) == ""


def judge_partition(
    graph: Graph, given: Arguments, expected: Any, result: Result
) -> None:
    """So many numbers divide the nodes as the smallest nodes do."""
    assert len(np.unique(result.component)) == result.returned
    smallest = answers.smallest_of_parts(result.component)
    np.testing.assert_array_equal(smallest, expected)


def judge_numbered(
    graph: Graph, given: Arguments, expected: Any, result: Result
) -> None:
    """The same with the numbers 0 … count − 1."""
    judge_partition(graph, given, expected, result)
    assert result.returned == result.component.max(initial=-1) + 1


def judge_tree(graph: Graph, given: Arguments, expected: Any, result: Result) -> None:
    lengths = graph.edges_from_input(given["len"])
    chosen = graph.edges_from_input(result.inTree)
    oracles.check_forest(graph, chosen, lengths, result.returned)
    assert result.returned == expected


def judge_independent(graph: Graph, given: Arguments, _: Any, result: Result) -> None:
    simple = graph.without_self_loops()
    assert answers.wrong_independent_set(simple, result.inSet) == ""
    assert result.returned == np.count_nonzero(result.inSet)


def judge_friends(
    graph: Graph, given: Arguments, expected: Any, result: Result
) -> None:
    assert [sorted(map(int, items)) for items in result.suggested] == expected
    assert result.returned == max(map(len, expected), default=0)


def judge_sample(graph: Graph, given: Arguments, _: Any, result: Result) -> None:
    nodes = [int(node) for node in result.S]
    assert len(nodes) == len(set(nodes)) == min(given["N"], graph.nodes)
    assert all(0 <= node < graph.nodes for node in nodes)
    assert result.returned >= len(nodes)


TABLES = tables(__file__, **globals())
PROBLEMS, MORE = (
    tuple(Problem(**dict(zip(names.split(", "), row, strict=True))) for row in rows)
    for names, rows in (TABLES["of the papers"], TABLES["others"])
)
ALL_PROBLEMS = (*PROBLEMS, *MORE)
BY_NAME = {problem.name: problem for problem in ALL_PROBLEMS}
