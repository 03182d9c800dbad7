"""`lighthouse bench survey` on tiny graphs."""

import json
from pathlib import Path

import pytest

from lighthouse.bench.problems import ARGUMENTS
from lighthouse.bench.survey import Row, ratios, samples, shapes, two_hops
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


def test_two_hops() -> None:
    """From 0 by 1 to 2 and 3, from 1 by 2 to 3."""
    graph = Graph.from_edges([0, 1, 1, 2], [1, 2, 3, 3])
    assert two_hops(graph) == 3


def test_shapes_can_be_read() -> None:
    for item in shapes(3).values():
        assert item.read().nodes >= 8


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    code = main([*TINY, "--only", "bfs_levels,sssp", "--graphs", "hub,road"])
    found = capsys.readouterr().out.splitlines()
    assert code == 0
    assert found[0] == "hub (star:8): 8 nodes, 14 edges"
    assert found[1].split() == ["program", "by", "run", "ms", "ns/edge", "of", "median"]
    assert [line.split()[:2] for line in found[2:4]] == [
        [name, "openmp"] for name in ("bfs_levels", "sssp")
    ]
    assert found[5].startswith("road (road:8:20): ")


def test_what_is_slow_is_marked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lighthouse.bench.survey.SLOW", 0.5)
    code = main([*TINY, "--only", "conductance", "--graphs", "hub"])
    assert code == 1
    assert capsys.readouterr().out.splitlines()[2].endswith("1.00  SLOW")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    main([*TINY, "--only", "conductance", "--graph", "path:4", "--json"])
    (table,) = json.loads(capsys.readouterr().out)["graphs"]
    (row,) = table.pop("rows")
    assert table == {"name": "path:4", "spec": "path:4", "nodes": 4, "edges": 6}
    assert (row["program"], row["target"]) == ("conductance", "openmp")
    assert row["of_median"] == 1.0


@pytest.mark.parametrize(
    "option", [("--plot", "a.svg"), ("--peers", "none"), ("--ways", "CUDA")]
)
def test_options_of_suites_are_refused(
    option: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*TINY, *option]) == 2
    assert f"{option[0]} is not for the survey" in capsys.readouterr().err
