"""Damaged files end in a message or in the graph that a careful reader finds."""

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from lighthouse.cli.main import main
from lighthouse.graph import Graph
from tests.graph.mutation import (
    FORMATS,
    edges_of,
    mutated,
    originals,
    read_carefully,
    unpacked,
)

BINARY = (".npz", ".sg", ".wsg")


@pytest.mark.parametrize(
    "each", [3, pytest.param(80, marks=pytest.mark.slow)], ids=["few", "many"]
)
def test_mutated_files(
    each: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
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


def test_the_careful_reader_agrees_on_good_files(tmp_path: Path) -> None:
    for name, content in originals(tmp_path).items():
        if unpacked(name, content) is not None:
            found = edges_of(Graph.read(tmp_path / name))
            assert found == read_carefully(name, content), name
            assert found.total() > 3
