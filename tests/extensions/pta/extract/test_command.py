"""`lighthouse pta extract` writes files that can be solved."""

import argparse
import json
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("level", LEVELS)
def test_each_name_is_of_one_variable(level: str) -> None:
    """A local without debug information and the instruction that makes it."""
    names = extract([PROGRAM.with_name(f"outside.{level}.ll")]).names
    assert len(set(names.values())) == len(names)
