"""The answers that a suite checks against, and the checks of what has several."""

from __future__ import annotations

import numpy as np
import pytest

from lighthouse.bench import answers
from lighthouse.bench.suites import directed, undirected
from lighthouse.graph import Graph
from tests.run import more_oracles, oracles

GRAPHS = {
    f"{spec} {change.__name__}": change(Graph.read(spec))
    for spec in ("rmat:6:4:3", "uniform:5:1", "grid:6x7", "star:9", "path:12")
    for change in (directed, undirected)
}


@pytest.fixture(params=GRAPHS.values(), ids=list(GRAPHS))
def graph(request: pytest.FixtureRequest) -> Graph:
    found: Graph = request.param
    return found


def test_levels(graph: Graph) -> None:
    for root in (0, graph.nodes - 1):
        expected = oracles.bfs_levels(graph, root)
        np.testing.assert_array_equal(answers.levels(graph, root), expected)


def test_ranks(graph: Graph) -> None:
    # The oracle divides by 0 for nodes without out-edges, and never uses it.
    expected = oracles.pagerank(graph, 1e-6, 0.85, 40)
    found = answers.ranks(graph, 1e-6, 0.85, 40)
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_components(graph: Graph) -> None:
    expected = more_oracles.smallest_of_components(graph, "weak")
    found = answers.components(graph)
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(answers.smallest_of_parts(-found), expected)


def test_betweenness(graph: Graph) -> None:
    seeds = [0, graph.nodes - 1, 0]
    expected = more_oracles.betweenness(graph, seeds)
    found = answers.betweenness(graph, seeds)
    np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("chunk", [3, 1 << 22])
def test_triangles(graph: Graph, chunk: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "CHUNK", chunk)
    both = undirected(graph)
    assert answers.triangles(both) == oracles.triangles(both)


def test_conductance(graph: Graph) -> None:
    member = np.arange(graph.nodes, dtype=np.int32) % 3
    for num in (1, 7):
        expected = oracles.conductance(graph, member, num)
        assert answers.conductance(graph, member, num) == expected


# --- what makes an answer right -------------------------------------------------------


def test_right_distances(graph: Graph) -> None:
    lengths = np.asarray(graph.slot_weights)
    expected = oracles.sssp(graph, lengths, 0)
    assert answers.wrong_distances(graph, 0, expected) == ""


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({0: 1}, "the root 0 is 1 from itself"),
        ({3: 2, 4: 3}, "[3] is 2, but no path is so long"),
        ({3: answers.INT_MAX}, "[3] is 2147483647, but 3 leads"),
        ({3: 4, 4: 5}, "[3] is 4, but 3 leads"),
        ({4: 5}, "[4] is 5, but 4 leads"),
        ({5: 5}, "[5] is 5, but no path is so long"),
    ],
)
def test_wrong_distances(change: dict[int, int], what: str) -> None:
    graph = Graph.from_edges([0, 1, 2, 3], [1, 2, 3, 4], 6, weights=[1, 1, 1, 1])
    distances = np.array([0, 1, 2, 3, 4, answers.INT_MAX])
    assert answers.wrong_distances(graph, 0, distances) == ""
    distances[list(change)] = list(change.values())
    assert answers.wrong_distances(graph, 0, distances) == what


@pytest.mark.parametrize(
    ("match", "pairs", "what"),
    [
        ([2, 3, 0, 1, -1], 2, ""),
        ([2, 3, 1, 0, -1], 2, "pairs are not mutual"),
        ([1, 0, -1, -1, -1], 1, "a pair is within one side"),
        ([4, 3, -1, 1, 0], 2, "a pair has no edge"),
        ([2, -1, 0, -1, -1], 1, "two free nodes are left with an edge"),
        ([2, 3, 0, 1, -1], 3, "3 is not the number of pairs"),
    ],
)
def test_matchings(match: list[int], pairs: int, what: str) -> None:
    graph = Graph.from_edges([0, 1, 0], [2, 3, 1], nodes=5)
    is_left = np.array([True, True, False, False, False])
    assert answers.wrong_matching(graph, is_left, np.array(match), pairs) == what
