"""`lighthouse bench survey` on tiny graphs."""

from pathlib import Path

import pytest

from lighthouse.bench.problems import ARGUMENTS
from lighthouse.bench.suites import undirected
from lighthouse.bench.survey import (
    IN_ORDER,
    Row,
    all_in_each_round,
    jumps_to_every_node,
    ratios,
    samples,
    shapes,
    shorter_rows,
    two_hops,
)
from lighthouse.cli.main import main
from lighthouse.driver import front
from lighthouse.graph import Graph
from lighthouse.ir.types import GraphType

TINY = ("bench", "survey", "--targets", "openmp", "--scale", "3", "--repeat", "1")


def test_every_sample_has_its_arguments() -> None:
    folder = Path(__file__).parents[2] / "samples"
    found = samples()
    assert found.keys() == {path.stem for path in folder.glob("*.gm")}
    for source in found.values():
        for item in front(source).procedure.inputs:
            assert isinstance(item.type, GraphType) or item.name in ARGUMENTS


def test_an_edge_is_compared_with_the_median_of_its_target() -> None:
    rows = [
        Row("a", "cuda", 1.0, 2.0),
        Row("b", "cuda", 1.0, 4.0),
        Row("c", "cuda", 1.0, 44.0),
        Row("a", "openmp", 1.0, 5.0),
    ]
    assert ratios(rows) == [0.5, 1.0, 11.0, 1.0]


def test_samples_in_order_are_not_compared_with_others() -> None:
    """They have a bound of their own, and say why."""
    assert Row("dijkstra", "cuda", 1.0, 299.0).verdict(1000.0).startswith("in order: ")
    assert Row("dijkstra", "cuda", 1.0, 301.0).verdict(1.0) == "SLOW"
    assert Row("sssp", "cuda", 1.0, 301.0).verdict(10.0) == ""
    assert Row("sssp", "cuda", 1.0, 1.0).verdict(10.1) == "SLOW"
    assert IN_ORDER.keys() < samples().keys()


def test_two_hops() -> None:
    """From 0 by 1 to 2 and 3, from 1 by 2 to 3."""
    graph = Graph.from_edges([0, 1, 1, 2], [1, 2, 3, 3])
    assert two_hops(graph) == 3


def test_shorter_rows() -> None:
    """An end of each edge of a star has one neighbour, of 2 of 5 on a path."""
    assert shorter_rows(undirected(Graph.star(6))) == 10
    assert shorter_rows(undirected(Graph.path(6))) == 2 * (1 + 2 + 2 + 2 + 1)


def test_all_in_each_round() -> None:
    """A path from its busiest node, beside an end: four rounds find a node."""
    assert all_in_each_round(undirected(Graph.path(6))) == 10 * 5


def test_jumps_to_every_node() -> None:
    """1/n + … + 1 times as many as nodes, and a step in five jumps."""
    assert jumps_to_every_node(Graph.path(1000)) == pytest.approx(34539, abs=1)
    assert jumps_to_every_node(Graph.path(1)) == 0


def test_shapes_can_be_read() -> None:
    for item in shapes(3).values():
        assert item.read().nodes >= 8


def test_what_is_slow_is_marked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lighthouse.bench.survey.SLOW", 0.5)
    code = main([*TINY, "--only", "conductance", "--graphs", "hub"])
    assert code == 1
    assert capsys.readouterr().out.splitlines()[2].endswith("1.00  SLOW")
