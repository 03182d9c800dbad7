"""Real graphs against what is known of them, see the README beside the data."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from lighthouse.bench import answers
from lighthouse.graph import Graph
from lighthouse.graph.statistics import describe


def adjacency(graph: Graph) -> Any:
    """The rows as a scipy matrix of ones; parallel edges are added up."""
    sparse = pytest.importorskip("scipy.sparse", reason="graphs from scipy")
    ones = np.ones(graph.edges, np.int64)
    shape = (graph.nodes, graph.nodes)
    return sparse.csr_array((ones, graph.column_indices, graph.row_offsets), shape)


def components(graph: Graph, connection: str) -> npt.NDArray[np.int64]:
    """Their sizes, largest first, without nodes that have no edge."""
    csgraph = pytest.importorskip("scipy.sparse.csgraph", reason="graphs from scipy")
    _, labels = csgraph.connected_components(adjacency(graph), connection=connection)
    used = (np.diff(graph.row_offsets) + np.diff(graph.in_row_offsets)) > 0
    sizes = np.bincount(labels[used])
    return np.sort(sizes[sizes > 0])[::-1]


def triangles(graph: Graph) -> int:
    """Of the undirected simple graph."""
    return answers.triangles(graph.without_self_loops().symmetrized().deduplicated())


def reach(graph: Graph, root: int) -> tuple[int, int, int]:
    """How many nodes are reached, the depth, the sum of the levels."""
    level = answers.levels(graph, root)
    reached = level[level >= 0]
    return len(reached), int(reached.max()), int(reached.sum())


@pytest.mark.slow  # large
def test_epinions(data: Path) -> None:
    graph = Graph.read(data / "graphs/soc-Epinions1.txt.gz")
    facts = describe(graph)
    assert (facts["nodes"], facts["edges"]) == (75_888, 508_837)
    assert (facts["max_out_degree"], facts["max_in_degree"]) == (1801, 3035)
    assert facts["isolated_nodes"] == 75_888 - 75_879
    assert facts["notes"] == ()
    assert len(components(graph, "weak")) == 2
    strong = components(graph, "strong")
    assert (len(strong), strong[0]) == (42_176, 32_223)
    assert triangles(graph) == 1_624_481
    assert reach(graph, 0) == (47_676, 9, 170_249)


@pytest.mark.slow  # large
def test_notre_dame(data: Path) -> None:
    graph = Graph.read(data / "graphs/web-NotreDame.txt.gz")
    facts = describe(graph)
    assert (facts["nodes"], facts["edges"]) == (325_729, 1_497_134)
    assert facts["self_loops"] == 27_455
    assert len(components(graph, "weak")) == 1
    strong = components(graph, "strong")
    assert (len(strong), strong[0]) == (203_609, 53_968)
    assert triangles(graph) == 8_910_005
    assert reach(graph, 0) == (325_729, 49, 2_787_254)


def test_wiki_vote(data: Path) -> None:
    graph = Graph.read(data / "graphs/wiki-Vote.txt.gz")
    assert (graph.nodes, graph.edges) == (8_298, 103_689)
    assert len(components(graph, "weak")) == 24
    strong = components(graph, "strong")
    assert (len(strong), strong[0]) == (5_816, 1_300)
    assert triangles(graph) == 608_389
    assert reach(graph, 30)[:2] == (2_316, 5)


def test_wiki_vote_compacted(data: Path) -> None:
    graph = Graph.read(data / "graphs/wiki-Vote.txt.gz", compact=True)
    assert (graph.nodes, graph.edges) == (7_115, 103_689)
    assert graph.original_ids is not None
    root = int(np.searchsorted(graph.original_ids, 30))
    assert reach(graph, root)[:2] == (2_316, 5)
    assert graph.notes == ("compacted: 1183 unused ids left out",)


@pytest.mark.slow  # large
def test_new_york(data: Path) -> None:
    stored = Graph.read(data / "graphs/USA-road-NY.gr.xz")
    assert (stored.nodes, stored.edges) == (264_346, 365_050)
    graph = stored.symmetrized()
    assert graph.edges == 730_100
    assert len(components(graph, "weak")) == 1
    assert np.diff(graph.row_offsets).max() == 8
    assert triangles(graph) == 6_529
    assert reach(graph, 0) == (264_346, 619, 90_771_609)


def test_monaco(data: Path) -> None:
    graph = Graph.read(data / "graphs/monaco.wel")
    facts = describe(graph)
    assert (facts["nodes"], facts["edges"], facts["self_loops"]) == (1_590, 4_263, 5)
    assert (facts["weights"]["dtype"], facts["weights"]["min"]) == ("int32", 0)
    assert graph.weights is not None
    distance = np.full(graph.nodes, np.iinfo(np.int64).max // 2)
    distance[0] = 0
    while True:
        before = distance.copy()
        longer = before[graph.slot_sources] + graph.slot_weights
        np.minimum.at(distance, graph.column_indices, longer)
        if np.array_equal(distance, before):
            break
    assert (distance.max(), distance.sum()) == (857_139, 630_853_493)


def test_debian(data: Path) -> None:
    graph = Graph.read(data / "graphs/debian12-deps-hard.txt.gz")
    assert (graph.nodes, graph.edges, graph.weights) == (63_666, 276_341, None)
    assert len(components(graph, "weak")) == 134
    assert components(graph, "strong")[0] == 12
    assert triangles(graph) == 450_084
    assert reach(graph, 0)[:2] == (276, 12)


def test_debian_kinds_as_weights(data: Path) -> None:
    path = data / "graphs/debian12-deps-hard.txt.gz"
    graph = Graph.read(path, weights="column")
    assert graph.weights is not None
    assert set(graph.weights.tolist()) <= {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("name", "nodes", "edges", "count"),
    [
        ("karate.mtx", 34, 78, 45),
        ("chesapeake.mtx", 39, 170, 194),
        ("lesmis.graph", 77, 254, 467),
    ],
)
def test_small(data: Path, name: str, nodes: int, edges: int, count: int) -> None:
    graph = Graph.read(data / "graphs" / name)
    assert (graph.nodes, graph.edges) == (nodes, 2 * edges)
    assert graph.is_symmetric
    assert triangles(graph) == count
    assert (graph.weights is not None) == (name == "lesmis.graph")


def test_karate_of_networkx(samples: Path) -> None:
    networkx = pytest.importorskip("networkx", reason="graphs from networkx")
    ours = Graph.read(samples / "graphs/karate.mtx")
    theirs = Graph.from_networkx(networkx.karate_club_graph())
    np.testing.assert_array_equal(ours.row_offsets, theirs.row_offsets)
    np.testing.assert_array_equal(ours.column_indices, theirs.column_indices)
