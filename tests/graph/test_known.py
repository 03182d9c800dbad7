"""Real graphs against what is known of them, see the README beside the data.

What programs compute on them is in `tests/run/test_known_answers.py`.
"""

from pathlib import Path

import numpy as np
import pytest

from lighthouse.bench import answers
from lighthouse.graph import Graph
from lighthouse.graph.statistics import describe
from tests.graph.lists import weights_of
from tests.sampling import tables

SLOW = pytest.mark.slow  # large


def triangles(graph: Graph) -> int:
    """Of the undirected simple graph."""
    simple = graph.without_self_loops().symmetrized().deduplicated()
    return answers.triangles(simple)[0]


@pytest.mark.parametrize(*tables(__file__)["sizes"])
def test_sizes(data: Path, name: str, nodes: int, edges: int, count: int) -> None:
    graph = Graph.read(data / "graphs" / name)
    assert (graph.nodes, graph.edges) == (nodes, edges)
    assert triangles(graph) == count
    assert graph.is_symmetric == (not name.endswith("z"))
    assert (graph.weights is not None) == (name == "lesmis.graph")


@SLOW
def test_facts_of_epinions_and_notre_dame(data: Path) -> None:
    facts = describe(Graph.read(data / "graphs/soc-Epinions1.txt.gz"))
    assert (facts["max_out_degree"], facts["max_in_degree"]) == (1801, 3035)
    assert facts["isolated_nodes"] == 75_888 - 75_879
    assert facts["notes"] == ()
    facts = describe(Graph.read(data / "graphs/web-NotreDame.txt.gz"))
    assert facts["self_loops"] == 27_455


def test_wiki_vote_compacted(data: Path) -> None:
    graph = Graph.read(data / "graphs/wiki-Vote.txt.gz", compact=True)
    assert (graph.nodes, graph.edges) == (7_115, 103_689)
    assert graph.original_ids is not None
    level = answers.levels(graph, int(np.searchsorted(graph.original_ids, 30)))
    assert np.count_nonzero(level >= 0) == 2_316
    assert level.max() == 5
    assert graph.notes == ("compacted: 1183 unused ids left out",)


@SLOW
def test_new_york_both_ways(data: Path) -> None:
    graph = Graph.read(data / "graphs/USA-road-NY.gr.xz").symmetrized()
    assert graph.edges == 730_100
    assert np.diff(graph.row_offsets).max() == 8


def test_facts_of_monaco(data: Path) -> None:
    facts = describe(Graph.read(data / "graphs/monaco.wel"))
    assert (facts["nodes"], facts["edges"], facts["self_loops"]) == (1_590, 4_263, 5)
    assert (facts["weights"]["dtype"], facts["weights"]["min"]) == ("int32", 0)


def test_debian_kinds_as_weights(data: Path) -> None:
    path = data / "graphs/debian12-deps-hard.txt.gz"
    graph = Graph.read(path, weights="column")
    assert set(weights_of(graph)) <= {1, 2, 3, 4}


def test_karate_of_networkx(samples: Path) -> None:
    networkx = pytest.importorskip("networkx", reason="graphs from networkx")
    ours = Graph.read(samples / "graphs/karate.mtx")
    theirs = Graph.from_networkx(networkx.karate_club_graph())
    np.testing.assert_array_equal(ours.row_offsets, theirs.row_offsets)
    np.testing.assert_array_equal(ours.column_indices, theirs.column_indices)
