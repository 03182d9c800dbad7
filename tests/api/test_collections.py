"""Collections and maps as arguments and results, inputs that a program changes, random
numbers, undirected graphs."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Target
from lighthouse.graph import Graph
from tests.api.test_api import fails
from tests.fuzz.oracle import plain
from tests.passes.meaning import programs
from tests.sampling import rows, tables

PROGRAMS = programs(Path(__file__).with_name("collections.txt"))
COPY = PROGRAMS["copy"]
DEGREES = PROGRAMS["degrees"]
TABLES = tables(__file__)
# Edges not in the order of the rows.
GRAPH = Graph.from_edges([2, 0, 0, 1], [0, 2, 1, 2])
GIVEN: dict[str, Any] = {
    "s": {2, 0},
    "o": [2, 1, 2, 0],
    "q": (n for n in (1, 1, 0)),
    "e": np.array([3, 0]),
    "c": [[2, 2], (), np.array([1], np.uint8)],
    "m": {1: 0.5, 0: 4, np.int64(2): float("inf")},
    "w": [{1}, [], range(3)],
    "v": [[0], [1, 1], [], [2]],
}


@pytest.mark.parametrize("offsets", [np.int32, np.int64])
def test_every_kind_goes_in_and_comes_out(
    target: Target, offsets: type[np.integer[Any]]
) -> None:
    """Also with 64 bits for edges, as on graphs of 2³¹ edges and more."""
    graph = replace(GRAPH, row_offsets=GRAPH.row_offsets.astype(offsets))
    given = {**GIVEN, "q": [1, 1, 0]}
    result = lighthouse.compile(COPY, target=target)(graph, **given)
    assert {name: plain(value) for name, value in result.outputs.items()} == {
        "S": [0, 2],
        "O": [2, 1, 0],
        "Q": [1, 1, 0],
        "E": [0, 3],
        "C": [[2, 2], [], [1]],
        "M": {0: 8.0, 1: 1.0, 2: float("inf")},
        "W": [[1], [], [0, 1, 2]],
        "V": [[0], [1, 1], [], [2]],
    }
    assert result.returned == 2 + 3 + 3 + 2 + 3 + 3
    assert (result.S.dtype, result.E.dtype) == (np.int32, np.int64)
    assert list(result.M) == [0, 1, 2]


def test_iterators_are_read_once() -> None:
    copy = lighthouse.compile(COPY, target="interpret")
    assert copy(GRAPH, **GIVEN).Q.tolist() == [1, 1, 0]


def test_outputs_start_empty_or_as_given(target: Target) -> None:
    text = PROGRAMS["outputs start empty or as given"]
    add = lighthouse.compile(text, target=target)
    graph = Graph.path(3)
    result = add(graph)
    assert (result.S.tolist(), result.Q.tolist()) == ([0, 1, 2], [2, 1, 0])
    assert (result.M, plain(result.W)) == ({1: 3}, [[0], [1], [2]])
    queue, map_, sets = [1, 1], {1: 5, 9: 9}, [[2], [], [2, 0]]
    result = add(graph, S=[2], Q=queue, M=map_, W=sets)
    assert (result.S.tolist(), result.Q.tolist()) == ([0, 1, 2], [2, 1, 0, 1, 1])
    assert (result.M, plain(result.W)) == ({1: 8, 9: 9}, [[0, 2], [1], [0, 2]])
    assert (queue, map_, sets) == ([1, 1], {1: 5, 9: 9}, [[2], [], [2, 0]])


def test_changed_inputs_are_results(target: Target) -> None:
    text = PROGRAMS["changed inputs are results"]
    use = lighthouse.compile(text, target=target)
    queue, kept = [2, 0, 2], np.array([1, 1, 0])
    result = use(Graph.path(3), Q=queue, kept=kept)
    assert result.returned == 3
    assert list(result.outputs) == ["Q", "seen"]
    assert (result.Q.tolist(), result.seen.tolist()) == ([], [True, False, False])
    assert queue == [2, 0, 2]
    assert use(Graph.path(3), kept=kept).returned == 0, "a queue not given is empty"
    assert "needs kept: N_P<Int>" in fails("GM0610", use, Graph.path(3), Q=queue)


def test_inputs_that_a_called_procedure_changes_are_results() -> None:
    text = PROGRAMS["inputs that a called procedure changes are results"]
    program = lighthouse.compile(text, target="interpret")
    assert [parameter.name for parameter in program.changed] == ["A", "x"]
    result = program(Graph.path(2), B=[0], y=[1, 2])
    assert (result.A.tolist(), result.x.tolist(), result.returned) == (
        [0, 1],
        [1, 2],
        4,
    )


def test_signature_says_what_may_be_left_out() -> None:
    text = (
        "Procedure p(G: Graph, A: N_P<Node>, m: Map<Node, Int>; k: Int) { G.A = NIL; }"
    )
    signature = lighthouse.compile(text, target="interpret").__signature__
    parameters = signature.parameters
    assert parameters["A"].default is None
    assert parameters["m"].default is parameters["m"].empty
    assert parameters["A"].annotation == "N_P<Node>"
    assert parameters["m"].annotation == "Map<Node, Int>"


@pytest.mark.parametrize("seed", [7, -1, 2**70])
def test_random_numbers_depend_on_the_seed_alone(seed: int, target: Target) -> None:
    text = PROGRAMS["random numbers depend on the seed alone"]
    expected = lighthouse.compile(text, target="interpret", seed=seed)(Graph.path(9))
    result = lighthouse.compile(text, target=target, seed=seed)(Graph.path(9))
    assert result.returned == expected.returned
    assert result.A.tolist() == expected.A.tolist()
    assert len({result.returned, *result.A.tolist()}) > 5
    other = lighthouse.compile(text, target=target, seed=seed + 1)(Graph.path(9))
    assert other.A.tolist() != expected.A.tolist()


# --- UGraph ---------------------------------------------------------------------------


def test_undirected_graphs_have_every_edge_both_ways(target: Target) -> None:
    degrees = lighthouse.compile(DEGREES, target=target)
    graph = Graph.from_edges([2, 0], [0, 1])
    result = degrees(graph, w=[1, 2, 3, 4])
    assert (result.returned, result.d.tolist()) == (4, [2, 1, 1])
    assert result.twice.tolist() == [2, 4, 6, 8], "in the order of the rows"
    assert graph.undirected is graph.undirected
    assert graph.undirected.notes == ("undirected: 2 opposite edges added",)
    said = fails("GM0613", degrees, graph, w=[1, 2])
    assert "4 edges" in said
    assert "2 opposite edges added" in said


def test_a_symmetric_graph_is_undirected_as_it_is() -> None:
    graph = Graph.path(4)
    assert graph.undirected is graph
    listed = Graph.from_edges([1, 0], [0, 1])
    assert listed.undirected is listed, "also where its rows are not sorted"


# --- what is wrong --------------------------------------------------------------------


@rows(*TABLES["elements that are not there"])
def test_elements_that_are_not_there(type: str, given: Any, said: str) -> None:
    text = f"Procedure p(G: Graph, x: {type}) {{ }}"
    program = lighthouse.compile(text, target="interpret")
    assert said in fails("GM0614", program, Graph.path(3), x=given)


def test_a_collection_for_each_node() -> None:
    text = "Procedure p(G: Graph, x: N_P<N_S>) { }"
    program = lighthouse.compile(text, target="interpret")
    said = fails("GM0613", program, Graph.path(3), x=[[0], [1]])
    assert "x has 2 collections" in said
    assert "3 nodes" in said


def test_elements_of_properties_belong_to_their_own_graph(target: Target) -> None:
    text = PROGRAMS["elements of properties belong to their own graph"]
    program = lighthouse.compile(text, target=target)
    result = program(Graph.path(2), Graph.path(9), x=[8, 0], s=[8])
    assert result.y.tolist() == [-1, -1]
    said = fails("GM0614", program, Graph.path(9), Graph.path(2), x=[5] * 9, s=[])
    assert "x: node 5" in said
