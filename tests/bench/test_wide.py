"""The benchmark of graphs with 64-bit offsets, on small ones."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from lighthouse.graph import Graph


@pytest.fixture(scope="module")
def wide(repository: Path) -> ModuleType:
    path = repository / "benchmarks" / "wide.py"
    spec = importlib.util.spec_from_file_location("benchmarks_wide", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for it there
    spec.loader.exec_module(module)
    return module


def test_the_graph_is_what_its_description_says(wide: ModuleType) -> None:
    family = wide.Family(7)
    graph: Graph = family.graph()
    assert graph.row_offsets.dtype == np.int64
    assert graph.edges == 38 * graph.nodes
    assert graph.is_symmetric
    assert not graph.has_parallel_edges
    pairs = {
        (v, v ^ h) for h, bit in family.generators for v in range(128) if not v & bit
    }
    ends = zip(graph.slot_sources.tolist(), graph.column_indices.tolist(), strict=True)
    assert set(ends) == pairs


def test_right_answers_are_told(
    wide: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--scale", "8", "--repeat", "1", "--target"]
    assert wide.main([*words, "cuda-sim"]) == 0
    shown = capsys.readouterr().out
    assert shown.count(": right") == 4
    assert "graph row_offsets 2.0 KiB" in shown


def test_a_wrong_answer_is_found(
    wide: ModuleType,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = wide.Family.levels

    def levels(family: object, root: int) -> object:
        found = real(family, root)
        found[0] += 1
        return found

    monkeypatch.setattr(wide.Family, "levels", levels)
    assert wide.main(["--scale", "8", "--repeat", "1", "--target", "openmp"]) == 1
    shown = capsys.readouterr().out
    assert "levels: WRONG in 1 places" in shown
    assert "ranks: right" in shown
