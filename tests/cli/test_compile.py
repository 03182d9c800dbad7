"""`lighthouse compile` and `lighthouse check`: what is written, and what is not."""

import io
import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.cli.command import Run

# --- what comes out -------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc")
def test_ptx(lighthouse: Run) -> None:
    done = lighthouse("compile", "pagerank.gm", "--emit", "ptx", "--arch", "sm_80")
    assert done.code == 0
    assert ".target sm_80" in Path("pagerank.ptx").read_text()


@pytest.mark.parametrize("command", ["compile", "check"])
def test_standard_input(
    command: str, lighthouse: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "Procedure p(G: Graph; A: N_P<Int>) { G.A = 1; }"
    stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    done = lighthouse(command, "-")
    assert done.code == 0
    assert Path("program.cu").exists() == (command == "compile")


# --- what goes wrong ------------------------------------------------------------------


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write into read-only folders")
def test_read_only_directory(lighthouse: Run) -> None:
    Path("locked").mkdir(mode=0o500)
    done = lighthouse("compile", "sssp.gm", "-o", "locked/x.cu")
    assert done.code == 1
    assert "locked is not writable" in done.err
