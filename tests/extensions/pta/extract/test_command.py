"""`lighthouse pta extract` writes files that can be solved."""

import argparse
import json
from pathlib import Path

import pytest

from lighthouse.cli.main import main
from lighthouse.extensions.pta import files
from lighthouse.extensions.pta.extract import command, extract
from tests.extensions.pta.extract.make import LEVELS

pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")

PROGRAM = Path(__file__).parent / "programs" / "calls.O0.ll"


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


def test_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prefix = tmp_path / "out"
    assert run(str(PROGRAM), "-o", str(prefix), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    paths = {name: Path(path) for name, path in told["files"].items()}
    found = files.read(paths["nodes"], paths["constraints"], names=paths["names"])
    expected = extract([PROGRAM])
    assert told["variables"] == found.variables == expected.variables
    assert told["objects"] == found.objects == expected.objects
    assert (found.sizes == expected.sizes).all()
    assert (found.functions == expected.functions).all()
    assert found.names == expected.names
    assert found.lines == expected.lines
    assert found.mode == expected.mode == "sound"
    calls = files.read_calls(paths["calls"], files.read_nodes(paths["nodes"]))
    assert calls == expected.sites != ()
    for kind in ("address_of", "copies", "loads", "stores", "offsets"):
        rows = sorted(getattr(expected, kind).tolist())
        assert sorted(getattr(found, kind).tolist()) == rows
        assert told[kind] == len(rows)


def test_default_prefix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(str(PROGRAM)) == 0
    names = [f"calls.O0_{x}.txt" for x in ("calls", "constraints", "names", "nodes")]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    assert "functions" in capsys.readouterr().out


def test_statistics_of_indirect_calls(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prefix = tmp_path / "out"
    assert run(str(PROGRAM), "-o", str(prefix)) == 0
    program = [f"{prefix}_nodes.txt", f"{prefix}_constraints.txt"]
    words = ["pta", "stats", *program, "--target", "interpret"]
    capsys.readouterr()
    assert main([*words, "--json"]) == 0
    counts = {"none": 0, "one": 1, "2 … 9": 3, "10 or more": 0, "unknown": 0}
    assert json.loads(capsys.readouterr().out)["indirect calls"] == counts
    assert main(words) == 0
    assert "2 … 9                     3  75.0%\n" in capsys.readouterr().out


def test_functions_without_a_model(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = str(PROGRAM.with_name("outside.O0.ll"))
    words = (program, "-o", str(tmp_path / "out"))
    assert run(*words) == 0
    assert "they are given: store 2, fetch 0 (2);" in capsys.readouterr().err
    assert run(*words, "--json") == 0
    assert json.loads(capsys.readouterr().out)["unmodelled"] == {"store": 2, "fetch": 0}
    models = tmp_path / "models.txt"
    models.write_text("fetch store: -\n", encoding="utf-8")
    assert run(*words, "--models", str(models)) == 0
    assert "without a model" not in capsys.readouterr().err


@pytest.mark.parametrize("level", LEVELS)
def test_each_name_is_of_one_variable(level: str) -> None:
    """A local without debug information and the instruction that makes it."""
    names = extract([PROGRAM.with_name(f"outside.{level}.ll")]).names
    assert len(set(names.values())) == len(names)
