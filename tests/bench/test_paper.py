"""benchmarks/paper.py: tables and a figure from saved measurements."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "benchmarks" / "paper.py"


def saved(path: Path, name: str, programs: dict[str, list[dict[str, Any]]]) -> str:
    graph = {"name": name, "nodes": 4000, "edges": 9000, "programs": programs}
    path.write_text(json.dumps({"graphs": [graph]}))
    return str(path)


def row(title: str, *runs: float) -> dict[str, Any]:
    middle = sorted(runs)[len(runs) // 2]
    return {"by": title, "milliseconds": {"run": runs}, "median": middle}


def tables(*words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *words], capture_output=True, text=True
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_tables_of_several_files(tmp_path: Path) -> None:
    one = {"sssp": [row("OpenMP x1", 8.0, 9.0, 7.0), row("by hand", 2.0)]}
    two = {"conductance": [row("OpenMP x1", 3.0), row("CUDA_OPT", 0.5)]}
    code, out = tables(
        saved(tmp_path / "a.json", "usa (road:9:14)", one),
        saved(tmp_path / "b.json", "usa (road:9:14)", two),
    )
    assert code == 0
    lines = out.splitlines()
    assert "| usa | 0.004 | 0.009 | - | 3.000 | - | - | 8.000 |" in lines
    assert "| usa | 1.00 (3.000) | 6.00 (0.500) |" in lines
    assert "| usa | 1.00 (8.000, 7.000 – 9.000) | 4.00 (2.000) |" in lines


def test_wrong_answers(tmp_path: Path) -> None:
    rows = [row("OpenMP x1", 8.0), {"by": "CUDA", "wrong": "[0] is 1"}]
    code, out = tables(saved(tmp_path / "a.json", "g", {"sssp": rows}))
    assert (code, "| g | 1.00 (8.000) | WRONG |" in out) == (1, True)


def test_figure(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="it draws the plots")
    rows = [row("OpenMP x1", 9.0), row("CUDA today", 2.0), {"by": "by hand"}]
    figure = tmp_path / "figure.svg"
    path = saved(tmp_path / "a.json", "pokec (social:9:9)", {"sssp": rows})
    assert tables(path, "--plot", str(figure))[0] == 0
    text = figure.read_text()
    assert all(part in text for part in ("SSSP", "pokec", "CUDA today", "4.5"))
