"""`lighthouse graph` as people type it."""

import json
from pathlib import Path

import pytest

from lighthouse.cli.main import main
from lighthouse.graph import Graph


def test_info(capsys: pytest.CaptureFixture[str], samples: Path) -> None:
    assert main(["graph", "info", str(samples / "graphs/karate.mtx")]) == 0
    output = capsys.readouterr().out.splitlines()
    assert "nodes            34" in output
    assert "edges            156" in output
    assert "symmetric        yes" in output
    assert "weights          none" in output


def test_info_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["graph", "info", "rmat:6", "--json", "--undirected", "--dedup"]
    command += ["--drop-self-loops", "--compact", "--weights", "random:1:1:5"]
    assert main(command) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["symmetric"]
    assert facts["self_loops"] == facts["duplicate_edges"] == 0
    assert facts["isolated_nodes"] >= 0
    assert facts["weights"] == {"dtype": "int32", "min": 1, "max": 5}
    assert len(facts["notes"]) == 5
    assert facts["milliseconds"]["load"] > 0


def test_info_of_epinions(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    path = data / "graphs/soc-Epinions1.txt.gz"
    assert main(["graph", "info", str(path), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["nodes"], facts["edges"]) == (75_888, 508_837)


def test_info_without_edges(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", "info", "empty:0", "--weights", "random:1"]) == 0
    output = capsys.readouterr().out.splitlines()
    assert "nodes            0" in output
    assert "weights          int32" in output


def test_convert_and_generate(
    capsys: pytest.CaptureFixture[str], samples: Path, tmp_path: Path
) -> None:
    karate, output = str(samples / "graphs/karate.mtx"), tmp_path / "karate.npz"
    assert main(["graph", "convert", karate, str(output)]) == 0
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "34 nodes, 156 edges" in captured.err
    assert Graph.read(output).edges == 156
    for name, loses in (("a.wel.gz", False), ("a.el.gz", True), ("a.sg", True)):
        grid = tmp_path / name
        words = ["grid:3x3", str(grid), "--weights=random:1"]
        assert main(["graph", "generate", *words]) == 0
        assert (Graph.read(grid).weights is None) is loses
        assert ("without the weights" in capsys.readouterr().err) is loses


def test_failures(
    capsys: pytest.CaptureFixture[str], samples: Path, tmp_path: Path
) -> None:
    karate, output = str(samples / "graphs/karate.mtx"), tmp_path / "out.wel"
    output.write_text("old")
    assert main(["graph", "info", "missing.mtx"]) == 1
    assert "GM0701" in capsys.readouterr().err
    assert main(["graph", "convert", karate, str(output)]) == 1
    assert "GM0716" in capsys.readouterr().err
    assert output.read_text() == "old"
    assert main(["graph", "convert", "missing.mtx", "out.abc"]) == 1
    assert "GM0702" in capsys.readouterr().err
    assert main(["graph", "generate", karate, str(output)]) == 2
    assert "GM0712" in capsys.readouterr().err
    assert main(["graph"]) == 2
    assert main(["graph", "info"]) == 2


@pytest.mark.parametrize(
    ("edges", "output", "is_said"),
    [
        ("2 0\n0 1\n", "a.npz", True),
        ("2 0\n0 1\n", "a.mtx", False),
        ("0 1\n2 0\n", "a.npz", False),
    ],
)
def test_convert_says_where_the_order_of_edges_is_lost(
    edges: str,
    output: str,
    is_said: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "a.el").write_text(edges)
    assert (
        main(["graph", "convert", str(tmp_path / "a.el"), str(tmp_path / output)]) == 0
    )
    said = "edge arrays of the input do not fit" in capsys.readouterr().err
    assert said == is_said
