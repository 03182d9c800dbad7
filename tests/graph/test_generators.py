"""Generated graphs: their shape, and that a seed gives the same graph for ever."""

import hashlib

import numpy as np
import pytest

from lighthouse.graph import Graph, hashing
from lighthouse.graph.statistics import describe
from tests.sampling import tables

TABLES = tables(__file__)


def digest(graph: Graph) -> str:
    rows = graph.row_offsets.astype("<i8").tobytes()
    columns = graph.column_indices.astype("<i8").tobytes()
    return hashlib.sha256(rows + columns).hexdigest()[:16]


def test_splitmix() -> None:
    """The first outputs of SplitMix64 from state 0, as published with the algorithm."""
    first = hashing.stream(0, 0, 3).tolist()
    assert first == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert hashing.stream(0, 2, 1).tolist() == first[2:]


@pytest.mark.parametrize(*TABLES["seeded graphs never change"])
def test_seeded_graphs_never_change(
    spec: str, nodes: int, edges: int, expected: str
) -> None:
    graph = Graph.read(spec)
    assert (graph.nodes, graph.edges, graph.source) == (nodes, edges, spec)
    assert digest(graph) == expected


def test_defaults_and_seeds() -> None:
    assert digest(Graph.read("rmat:8")) == digest(Graph.rmat(8, 16, 1))
    assert digest(Graph.rmat(8, 16, 2)) != digest(Graph.rmat(8, 16, 1))
    assert digest(Graph.uniform(8, seed=2)) != digest(Graph.uniform(8))
    assert Graph.rmat(3).source == "rmat:3:16:1"


def test_rmat_follows_its_probabilities() -> None:
    """The edges of the likeliest node are (a + b)^scale of all, hubs are scattered."""
    graph = Graph.rmat(12)
    facts = describe(graph)
    expected = graph.edges * 0.76**12
    for degree in (facts["max_out_degree"], facts["max_in_degree"]):
        assert abs(degree - expected) < 6 * np.sqrt(expected)
    hub = int(np.argmax(np.diff(graph.row_offsets)))
    assert hub != 0
    assert facts["self_loops"] > 0
    assert facts["duplicate_edges"] > 0
    expected_loops = graph.edges * 0.62**12
    assert abs(facts["self_loops"] - expected_loops) < 6 * np.sqrt(expected_loops)


def test_uniform_is_even() -> None:
    degrees = np.diff(Graph.uniform(12).row_offsets)
    assert degrees.mean() == 16
    assert 14 < degrees.var() < 18


@pytest.mark.parametrize("spec", ["social:300:5196", "social:257:40:5", "social:2:2"])
def test_social_has_just_so_many_different_edges(spec: str) -> None:
    graph = Graph.read(spec)
    assert [graph.nodes, graph.edges] == [int(part) for part in spec.split(":")[1:3]]
    facts = describe(graph)
    assert (facts["self_loops"], facts["duplicate_edges"]) == (0, 0)


def test_social_is_skewed_and_scattered() -> None:
    graph = Graph.read("social:3000:40000")
    degrees = np.diff(graph.row_offsets)
    assert degrees.max() > 20 * degrees.mean()
    assert int(degrees.argmax()) != 0
    assert digest(graph) != digest(Graph.read("social:3000:40000:2"))


@pytest.mark.parametrize(
    "spec", ["road:600:1400", "road:7:10", "road:30:98", "road:1:0"]
)
def test_road_is_a_part_of_a_grid(spec: str) -> None:
    graph = Graph.read(spec)
    assert [graph.nodes, graph.edges] == [int(part) for part in spec.split(":")[1:]]
    facts = describe(graph)
    assert (facts["self_loops"], facts["duplicate_edges"]) == (0, 0)
    assert graph.is_symmetric
    assert facts["max_out_degree"] <= 4


def test_grid() -> None:
    graph = Graph.grid(3, 4)
    assert (graph.nodes, graph.edges) == (12, 34)
    assert graph.is_symmetric
    row = slice(*graph.row_offsets[5:7].tolist())
    assert graph.column_indices[row].tolist() == [1, 4, 6, 9]
    scrambled = Graph.grid(3, 4, 1)
    assert scrambled.column_indices.tolist() != graph.column_indices.tolist()
    counts = [np.bincount(np.diff(g.row_offsets)).tolist() for g in (graph, scrambled)]
    assert counts[0] == counts[1] == [0, 0, 4, 6, 2]


def test_small_shapes() -> None:
    assert Graph.path(3).column_indices.tolist() == [1, 0, 2, 1]
    assert Graph.star(3).column_indices.tolist() == [1, 2, 0, 0]
    assert Graph.complete(3).column_indices.tolist() == [1, 2, 0, 2, 0, 1]
    assert Graph.empty(2).row_offsets.tolist() == [0, 0, 0]
    for make in (Graph.path, Graph.star, Graph.complete):
        assert make(4).is_symmetric
        assert (make(1).nodes, make(1).edges) == (1, 0)
        assert (make(0).nodes, make(0).edges) == (0, 0)
    assert Graph.grid(0, 5).nodes == 0
    assert (Graph.rmat(0).nodes, Graph.rmat(0).edges) == (1, 16)
    assert Graph.rmat(3, 0).edges == 0


def test_random_weights() -> None:
    graph = Graph.read("rmat:8", weights="random:5:3:9")
    weights = graph.weights
    assert weights is not None
    assert weights.dtype == np.int32
    assert set(weights.tolist()) == set(range(3, 10))
    same = Graph.rmat(8).with_random_weights(5, 3, 9).weights
    np.testing.assert_array_equal(weights, same)
    real = Graph.read("rmat:8", weights="random:5:0:0.5").weights
    assert real is not None
    assert real.dtype == np.float64
    assert 0 <= real.min() < 0.01
    assert 0.49 < real.max() < 0.5


def test_random_weights_agree_in_both_directions() -> None:
    graph = Graph.rmat(6).symmetrized().with_random_weights()
    weights = graph.weights
    assert weights is not None
    np.testing.assert_array_equal(weights, weights[graph.in_edge_ids])
    parallel = Graph.from_edges([0, 0], [1, 1]).with_random_weights(1, 0, 10**9)
    assert parallel.weights is not None
    assert parallel.weights[0] != parallel.weights[1]
