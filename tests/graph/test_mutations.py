"""Damaged files end in a message or in the graph that a careful reader finds."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import NoReturn

import pytest

from lighthouse.cli.main import main
from lighthouse.graph import Graph, native, text
from lighthouse.graph.text import Layout, _quickly
from tests.graph.mutation import (
    FORMATS,
    edges_of,
    mutated,
    originals,
    read_carefully,
    unpacked,
)
from tests.graph.test_bad_files import MTX
from tests.sampling import rows, tables

BINARY = (".npz", ".sg", ".wsg")


@pytest.mark.parametrize(
    "each", [3, pytest.param(80, marks=pytest.mark.slow)], ids=["few", "many"]
)
def test_mutated_files(
    each: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(text, "SIZE", 16)
    counts: Counter[str] = Counter()
    for name, content in originals(tmp_path).items():
        chance = random.Random(name)
        for number in range(each):
            changed = mutated(name, content, chance)
            what = f"{name}, mutation {number}: {changed!r}"
            path = tmp_path / f"damaged.{name}"
            path.write_bytes(changed)
            options = ["--no-header"] if is_list(name) else []
            code = main(["graph", "info", str(path), "--json", *options])
            out, err = capsys.readouterr()
            assert code in (0, 1), f"{what}\n{err}"
            assert (code == 0) != ("error[GM07" in err), f"{what}\n{err}"
            counts["read" if code == 0 else "refused"] += 1
            if name.endswith(BINARY):
                continue
            expected = read_carefully(name, changed)
            assert (code == 0) == (expected is not None), f"{what}\n{out}{err}"
            if expected is not None:
                graph = Graph.read(path, header=False if is_list(name) else None)
                assert edges_of(graph) == expected, what
                assert json.loads(out)["edges"] == expected.total()
    with capsys.disabled():
        print(f" {counts.total()} files: {dict(counts)}", end="")
    assert counts.total() == each * len(FORMATS)
    assert min(counts["read"], counts["refused"]) > each


def is_list(name: str) -> bool:
    return name.split(".")[1] in ("txt", "el", "wel")


@pytest.mark.parametrize("is_compiled", [True, False])
def test_the_careful_reader_agrees_on_good_files(
    is_compiled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> NoReturn:
        raise AssertionError

    if is_compiled:
        monkeypatch.setattr(text, "_carefully", never)
    else:
        monkeypatch.setattr(native, "library", lambda: None)
    for name, content in originals(tmp_path).items():
        if unpacked(name, content) is not None:
            found = edges_of(Graph.read(tmp_path / name))
            assert found == read_carefully(name, content), name
            assert found.total() > 3


TABLES = tables(__file__, MTX=MTX)


@rows(*TABLES["lines that are plain"])
def test_lines_that_are_plain(
    name: str, content: str, edges: int, is_plain: bool, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(content.encode())
    layout, skip = Layout(weighted=name == "a.wel"), 0
    if name == "a.mtx":
        layout, skip = Layout(weighted=True, whole=True, base=1, nodes=1), 2
    assert (_quickly(path, layout, skip) is not None) == is_plain
    assert Graph.read(path, header=False if is_list(name) else None).edges == edges
