"""The answers that a suite checks against, and the checks of what has several.

`test_peers.py` holds most of them against other libraries.
"""

from typing import Any

import numpy as np
import pytest

from lighthouse.bench import answers, problems
from lighthouse.bench.suites import undirected
from lighthouse.graph import Graph
from tests.sampling import tables


def test_triangles_are_counted_or_estimated() -> None:
    graph = undirected(Graph.rmat(8, 8))
    ends = {
        (u, v)
        for u, v in zip(graph.slot_sources, graph.column_indices, strict=True)
        if u < v
    }
    right = sum(
        (u, w) in ends for u, v in ends for w in range(v + 1, 256) if (v, w) in ends
    )
    assert answers.triangles(graph) == (right, right)
    least, most = answers.triangles(graph, steps=0)
    assert least < right < most < 1.05 * least
    assert answers.triangles(undirected(Graph.grid(4, 4)), steps=0)[0] <= 0


def test_ranks_that_have_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a large graph rounds are not repeated, unless the last one changed much."""
    monkeypatch.setattr(problems, "LARGE", 0)
    graph, problem = Graph.rmat(8), problems.PROBLEMS["pagerank"]
    for most, settled in ((200, True), (2, False)):
        given: dict[str, Any] = {"e": 1e-6, "d": 0.85, "max": most}
        check, right = problem.checker(graph, given), answers.ranks(graph, **given)
        assert answers.is_settled(graph, 1e-6, 0.85, right) == settled
        assert check(right) == ""
        assert check(right + 1e-3) != ""
        assert check(np.where(right == right.max(), 0, right)) != ""


def test_lengths_are_the_weights_of_the_command_line() -> None:
    """Also in rows so long that vectors of the processor are used."""
    graph = undirected(Graph.rmat(13)).with_random_weights(1, 1, 255)
    assert graph.slot_weights is not None
    assert np.array_equal(answers.lengths(graph, 1), graph.slot_weights)


def test_conductance() -> None:
    """Of 6 edges, 3 leave nodes 0 and 1, and 2 of these lead elsewhere."""
    graph = Graph.from_edges([0, 1, 1, 2, 3, 3], [1, 2, 3, 3, 0, 2])
    member = np.array([1, 1, 0, 2])
    assert answers.conductance(graph, member, 1) == 2 / 3
    assert answers.conductance(graph, member, 2) == 2 / 2
    assert answers.conductance(graph, member, 7) == 0


# --- what makes an answer right -------------------------------------------------------


TABLES = tables(__file__, answers=answers)


@pytest.mark.parametrize(*TABLES["wrong distances"])
def test_wrong_distances(change: dict[int, int], what: str) -> None:
    graph = Graph.from_edges([0, 1, 2, 3], [1, 2, 3, 4], 6, weights=[1, 1, 1, 1])
    right = np.array([0, 1, 2, 3, 4, answers.INT_MAX])
    wrong = right.copy()
    wrong[list(change)] = list(change.values())
    for lengths in (None, np.ones(4, np.int32)):
        distances = answers.Distances(graph, lengths, answers.INT_MAX)
        for found in (right, wrong, right):
            distances.add(0, found)
        assert distances.results() == ["", what, ""]
        assert distances.results() == []


@pytest.mark.parametrize("length", [1, 200, 70_000, 2**27])
@pytest.mark.parametrize("directed", [True, False])
def test_distances_from_all_nodes(length: int, directed: bool) -> None:
    """Of numbers of 8, 16 and 32 bits, in several batches; a wrong one among them."""
    graph = Graph.path(12)
    if directed:
        graph = Graph.from_edges(range(11), range(1, 12))
    lengths = np.full(graph.edges, length, np.int32)
    nodes = np.arange(12)
    distances = answers.Distances(graph, lengths, -1)
    expected: list[str] = []
    for root in [*nodes, *nodes, *nodes]:
        right = length * abs(nodes - root)
        if directed:
            right[:root] = -1
        if len(expected) % 7 == 5 and root < 11:
            right[11] += 1
            expected.append(f"[11] is {right[11]}, but {right[11] - 1} leads")
        else:
            expected.append("")
        distances.add(root, right)
    assert any(expected)
    assert distances.results() == expected


def test_lengths_belong_to_the_edges_of_the_input() -> None:
    graph = Graph.from_edges([0, 0, 1], [2, 1, 0], weights=[7, 3, 5])
    problem = problems.PROBLEMS["sssp"]
    check = problem.checker(graph, problem.arguments(graph))
    assert check(np.array([0, 3, 7])) == ""
    assert check(np.array([0, 7, 3])) != ""


def test_an_index_belongs_to_the_edges_of_the_input() -> None:
    # A triangle whose node 2 has two more neighbours, each edge both ways.
    pairs = "42 21 01 23 02 32 10 24 20 12".split()
    ends = [(int(pair[0]), int(pair[1])) for pair in pairs]
    graph = Graph.from_edges([u for u, _ in ends], [v for _, v in ends], nodes=5)
    shared = {(0, 1): 2, (0, 2): 1, (1, 2): 0}
    degrees = [2, 2, 4, 1, 1]
    right = np.array(
        [
            1 / np.log(degrees[shared[min(u, v), max(u, v)]]) if max(u, v) < 3 else 0
            for u, v in ends
        ]
    )
    assert answers.wrong_index(graph, right) == ""
    assert answers.wrong_index(graph, right[::-1]) != ""


def test_what_is_no_distance() -> None:
    distances = answers.Distances(Graph.path(3), None, -1)
    for wrong in (-7, 2**32 + 1):
        distances.add(0, np.array([0, wrong, 2]))
        assert distances.results() == [f"[1] is {wrong}, which is no distance"]


@pytest.mark.parametrize(*TABLES["matchings"])
def test_matchings(match: list[int], pairs: int, what: str) -> None:
    graph = Graph.from_edges([0, 1, 0], [2, 3, 1], nodes=5)
    is_left = np.array([True, True, False, False, False])
    assert answers.wrong_matching(graph, is_left, np.array(match), pairs) == what


@pytest.mark.parametrize(*TABLES["neighbourhoods"])
def test_neighbourhoods(won: list[int], count: int, what: str) -> None:
    """Of a path with a loop at its end and a doubled edge."""
    graph = Graph.from_edges([0, 1, 2, 3, 4, 5, 3], [1, 2, 3, 4, 5, 5, 4]).symmetrized()
    assert answers.wrong_neighbourhoods(graph, np.array(won), count) == what


@pytest.mark.parametrize(*TABLES["covers"])
def test_covers(cover: list[int], size: int, what: str) -> None:
    chosen = np.isin(np.arange(4), cover)
    assert answers.wrong_cover(Graph.path(4), chosen, size) == what


def test_directed_triangles() -> None:
    # The circle 0, 1, 2, and 0 -> 3 -> 1, to which 0 has a short cut.
    graph = Graph.from_edges([0, 1, 2, 0, 3], [1, 2, 0, 3, 1])
    assert answers.directed_triangles(graph) == (1, 1)
