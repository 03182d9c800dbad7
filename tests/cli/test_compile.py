"""`lighthouse compile` and `lighthouse check`: what is written, and what is not."""

import io
import json
import os
import shutil
import sys
from pathlib import Path

import pytest

from lighthouse.driver import Options, choose_passes
from lighthouse.passes.registry import MANDATORY
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


# --- passes ---------------------------------------------------------------------------


def test_remarks(lighthouse: Run) -> None:
    text = lighthouse("compile", "sssp.gm", "-o", "-", "--remarks").err
    assert "sssp.gm:21: missed [collapse-loops]" in text
    done = lighthouse("compile", "sssp.gm", "-o", "-", "--remarks=json")
    remarks = [json.loads(line) for line in done.err.splitlines()]
    assert len(remarks) == len(text.splitlines())
    assert {tuple(remark) for remark in remarks} == {
        (
            *("id", "kind", "pass", "options", "message", "procedure"),
            *("file", "line", "column"),
        )
    }
    (collapsed,) = (item for item in remarks if item["pass"] == "collapse-loops")
    assert collapsed["id"] == (
        "collapse-loops/missed/not-collapsed-rows-that-the-filter-skips-are-not-read"
    )
    assert collapsed["options"] == {"pull": "False", "filtered": "False"}
    assert (collapsed["procedure"], collapsed["file"]) == ("sssp", "sssp.gm")
    assert len(set(map(str, remarks))) == len(remarks)


def test_bisect_limit_ends_the_optimising_passes(lighthouse: Run) -> None:
    """One pass after the other is there, and those that always run."""
    last, sources = [], []
    for words in (("-O0",), *(("--bisect-limit", f"{n}") for n in (1, 2, 1000)), ()):
        done = lighthouse("compile", "sssp.gm", "-o", "-", *words)
        last.append(done.err.rpartition("the last optimising pass is ")[2].strip())
        sources.append(done.out)
    assert last[1] != last[2]
    assert sources[0] == sources[1] != sources[3] == sources[4]
    limited = Options(limit=1, enabled=("fold-constants",))
    names = [each.name for each in choose_passes("cuda", limited)]
    assert [name for name in names if name not in MANDATORY] == [last[1]]


def test_from_plan(lighthouse: Run) -> None:
    """The passes that are left make the same code, wherever the plan is from."""
    whole = lighthouse("compile", "sssp.gm", "--print-after=all", "-o", "-")
    code = [line for line in whole.out.splitlines() if "//" not in line]
    for name in ("outline-kernels", "infer-frontier", "synchronise"):
        _, _, text = whole.err.partition(f"// after {name}\n")
        plan = text.partition("\n// after")[0]
        Path("sssp.plan").write_text(f"// after {name}\n{plan}\n")
        done = lighthouse("compile", "--from-plan", "sssp.plan", "-o", "-")
        assert [line for line in done.out.splitlines() if "//" not in line] == code


def test_from_plan_with_passes_of_an_extension(lighthouse: Run) -> None:
    """Also after one that is left out."""
    Path("sets.gm").write_text(
        "Import pta;\n"
        "Procedure sets(G: Graph, near: N_P<Bits>; out: N_P<Bits>) {\n"
        "    Foreach (v: G.Nodes) {\n"
        "        Foreach (z: v.near.Items) v.out.Union(z.near);\n"
        "    }\n"
        "}\n"
    )
    whole = lighthouse("compile", "sets.gm", "--print-after=share-members", "-o", "-")
    plan = whole.err.rpartition("\nwrote")[0] or whole.err
    Path("sets.plan").write_text(plan)
    words = ("compile", "--from-plan", "sets.plan", "--extension", "pta", "-o", "-")
    for more in ((), ("--disable-pass", "share-members")):
        done = lighthouse(*words, *more)
        assert (done.code, "lh::Leftovers leftovers" in done.out) == (0, True)
    done = lighthouse(*words, "--disable-pass", "split-loops")
    assert (done.code, "lh::Leftovers leftovers" in done.out) == (0, False)
