"""Edge arrays have one order from Python, that of the input."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import lighthouse
from lighthouse.api import Target
from lighthouse.binding import bind
from lighthouse.diagnostics import CompileError
from lighthouse.graph import Graph
from lighthouse.session import Session
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("edge_order.txt"))
DOUBLES = PROGRAMS["doubles"]
SOURCES = [2, 0, 1, 0]
TARGETS = [0, 2, 2, 1]
WEIGHTS = [7, 5, 1, 2]


@pytest.fixture
def graph() -> Graph:
    return Graph.from_edges(SOURCES, TARGETS, weights=WEIGHTS)


def test_what_graphs_offer_is_what_programs_take_and_return(graph: Graph) -> None:
    doubles = lighthouse.compile(DOUBLES, target="interpret")
    for given in (graph.weights, "weights", WEIGHTS):
        result = doubles(graph, w=given)
        assert result.twice.tolist() == [14, 10, 2, 4]
        assert result.outputs["from"].tolist() == graph.edge_sources.tolist() == SOURCES
        assert result.to.tolist() == graph.edge_targets.tolist() == TARGETS


def test_maps_and_collections_in_few_steps(
    graph: Graph, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results are translated together, however many edges and collections they have."""
    asked: list[int] = []
    translate = Graph.edge_id_to_input

    def recorded(graph: Graph, slots: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        asked.append(len(slots))
        return translate(graph, slots)

    monkeypatch.setattr(Graph, "edge_id_to_input", recorded)
    targets: tuple[Target, ...] = ("interpret", "openmp")
    for target in targets:
        result = lighthouse.compile(PROGRAMS["others"], target=target)(graph)
        assert result.next == {0: -1, 1: 0, 2: 0, 3: 2}
        assert [items.tolist() for items in result.of] == [[1, 3], [2], [0]]
    # The keys, the values and the sets.
    assert asked == [4, 4, 4] * 2


def test_sessions_too(graph: Graph) -> None:
    doubles = lighthouse.compile(DOUBLES, target="openmp")
    with Session(doubles, graph, w="weights") as session:
        session()
        assert session.read("twice").tolist() == [14, 10, 2, 4]
        session.write("w", [1, 2, 3, 4])
        session()
        assert session.read("w").tolist() == [1, 2, 3, 4]
        assert session.read("twice").tolist() == [2, 4, 6, 8]
        assert session.read("from").tolist() == SOURCES


def test_weights_are_not_copied_and_stay_as_they_are() -> None:
    """Those of a graph in the order of its slots, unless the program changes them."""
    graph = Graph.path(3).with_random_weights()
    before = np.array(graph.weights)
    doubles = lighthouse.compile(DOUBLES, target="openmp")
    bound = bind(doubles.procedure, {"G": graph, "w": "weights"}, doubles.changed)
    assert np.shares_memory(bound["w"], graph.slot_weights)
    mine = np.array(before)
    bound = bind(doubles.procedure, {"G": graph, "w": mine}, doubles.changed)
    assert not np.shares_memory(bound["w"], mine)
    targets: tuple[Target, ...] = ("openmp", "cuda-sim")
    for target in targets:
        doubles = lighthouse.compile(DOUBLES, target=target)
        with Session(doubles, graph, w="weights") as session:
            session.write("w", [1, 2, 3, 4])
            session()
            assert session.read("twice").tolist() == [2, 4, 6, 8]
        change = "Procedure f(G: Graph, w: E_P<Int>) { G.w = 7; }"
        changes = lighthouse.compile(change, target=target)
        assert changes(graph, w="weights").w.tolist() == [7] * 4
        assert np.array_equal(graph.weights, before)  # type: ignore[arg-type]


def test_distances_in_monaco_by_its_weights(samples: Path, data: Path) -> None:
    graph = Graph.read(data / "graphs/monaco.wel")
    sssp = lighthouse.compile(samples / "sssp.gm", target="interpret")
    for given in (graph.weights, "weights"):
        distances = sssp(graph, len=given, root=0).dist.astype(np.int64)
        assert (distances.max(), distances.sum()) == (857_139, 630_853_493)


def test_arrays_in_slot_order_are_refused(graph: Graph) -> None:
    doubles = lighthouse.compile(DOUBLES, target="interpret")
    for given in (graph.slot_weights, graph.slot_sources, graph.column_indices):
        with pytest.raises(CompileError, match=r"w is in the order of the slots"):
            doubles(graph, w=given)
    both = Graph.from_edges([0, 1], [1, 0], weights=[3, 4])
    assert doubles(both, w=both.slot_weights).twice.tolist() == [6, 8]


def test_weights_that_are_not_there(graph: Graph) -> None:
    doubles = lighthouse.compile(DOUBLES, target="interpret")
    with pytest.raises(CompileError, match="has no weights"):
        doubles(Graph.from_edges(SOURCES, TARGETS), w="weights")
    of_nodes = (
        "Procedure f(G: Graph, p: N_P<Int>): Int { Return Sum(n: G.Nodes){n.p}; }"
    )
    with pytest.raises(CompileError, match="p is a node property"):
        lighthouse.compile(of_nodes, target="interpret")(graph, p="weights")


def test_an_undirected_graph_that_is_symmetric_keeps_its_order() -> None:
    graph = Graph.from_edges([1, 0, 2, 1], [2, 1, 1, 0], weights=[5, 6, 7, 8])
    doubles = lighthouse.compile(
        DOUBLES.replace("G: Graph", "G: UGraph"), target="interpret"
    )
    result = doubles(graph, w=graph.weights)
    assert result.twice.tolist() == [10, 12, 14, 16]
    assert result.outputs["from"].tolist() == graph.edge_sources.tolist()
