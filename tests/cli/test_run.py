"""`lighthouse run`: arguments and results in every form, and what can be wrong."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.cli.run import WITHOUT_COMPILER
from lighthouse.graph import Graph
from lighthouse.process import in_units
from lighthouse.runtime import cuda
from tests.cli.command import Done, Run

PAGERANK = ("pagerank.gm", "--graph", "karate.mtx", "--target", "interpret")
PAGERANK_ARGUMENTS = ("--arg", "e=1e-6", "--arg", "d=0.85", "--arg", "max=100")


SMALL = ("small.gm", "--graph", "karate.mtx", "--target", "interpret")
SMALL_ARGUMENTS = ("--arg", "w=random:1:1:1", "--arg", "root=3", "--arg", "k=2")


def answer(done: Done) -> dict[str, object]:
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert isinstance(found, dict)
    return found


# --- results --------------------------------------------------------------------------


def test_the_phases_add_up_to_the_time_from_command_to_answer(lighthouse: Run) -> None:
    words = ("run", *PAGERANK, *PAGERANK_ARGUMENTS, "--target", "openmp")
    *_, run, total, memory = lighthouse(*words).out.splitlines()
    assert run.startswith("  run ")
    assert re.match(r"  from command to answer \d+ ms: start \d+, compile \d+", total)
    assert re.fullmatch(r"  memory at most [\d.]+ [MG]iB", memory)
    found = json.loads(lighthouse(*words, "--repeat", "3", "--json").out)
    times = found["milliseconds"]
    phases = "start context compile load upload prepare run download write other total"
    assert list(times) == phases.split()
    runs, whole = times.pop("run"), times.pop("total")
    assert len(runs) == 3
    assert sum(runs) + sum(times.values()) == pytest.approx(whole, abs=0.01)
    assert found["memory"]["host"] > 2**24


def test_purposes_add_up_to_the_memory_of_the_device(lighthouse: Run) -> None:
    words = ("run", *PAGERANK, *PAGERANK_ARGUMENTS, "--target", "cuda-sim", "--json")
    memory = json.loads(lighthouse(*words).out)["memory"]
    assert memory["purposes"]["graph row_offsets"] == 140
    assert sum(memory["purposes"].values()) == memory["total"] <= memory["peak"]
    assert memory["predicted"] == memory["peak"]


def test_profile_tells_what_each_loop_takes(lighthouse: Run) -> None:
    words = ["run", *PAGERANK, *PAGERANK_ARGUMENTS, "--target", "openmp", "--profile"]
    lines = lighthouse(*words).out.splitlines()
    head = next(line for line in lines if "launches" in line)
    assert head.split() == "ms share launches iterations line procedure loop".split()
    rounds = next(line for line in lines if line.endswith("Foreach (t: G.Nodes)"))
    launches, iterations, *place = rounds.split()[2:6]
    assert place == ["17", "pagerank"]
    assert int(iterations) == 34 * int(launches) > 34
    assert lines[-3].endswith(" host")
    data = json.loads(lighthouse(*words, "--json").out)
    rows = [*data["profile"]["loops"], data["profile"]["host"]]
    assert sum(row["share"] for row in rows) == pytest.approx(1, abs=1e-3)
    whole = data["milliseconds"]["run"][0]
    assert sum(row["milliseconds"] for row in rows) == pytest.approx(whole, abs=1e-3)
    assert "of the last run" not in "".join(lines)
    assert "  of the last run, " in lighthouse(*words, "--repeat", "2").out


def test_units() -> None:
    shown = map(in_units, [0, 1023, 1536, 5 << 40])
    assert [*shown] == ["0 bytes", "1023 bytes", "1.5 KiB", "5120.0 GiB"]


def test_default_target_is_told(
    lighthouse: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda, "is_usable", lambda: False)
    monkeypatch.setenv("CXX", "false")
    done = lighthouse("run", *SMALL[:3], *SMALL_ARGUMENTS)
    assert (done.code, done.err) == (0, f"target: interpret{WITHOUT_COMPILER}\n")
    monkeypatch.setenv("CXX", "/no/such/compiler")
    done = lighthouse("run", *SMALL[:3], *SMALL_ARGUMENTS)
    assert done.code == 3
    assert "CXX is set to `/no/such/compiler`, which is not a program" in done.err


def test_output_for_numpy(lighthouse: Run) -> None:
    assert lighthouse("run", *SMALL, *SMALL_ARGUMENTS, "--output=far=f.npy").code == 0
    far = np.load("f.npy")
    assert (far.dtype, far.shape, far[3]) == (np.bool_, (34,), False)


# --- arguments ------------------------------------------------------------------------


def distances(lighthouse: Run, *words: str) -> list[int]:
    done = lighthouse("run", "sssp.gm", "--target=interpret", *words, "--json")
    head = answer(done)["outputs"]["dist"]["head"]  # type: ignore[index]
    assert isinstance(head, list)
    return head


def test_stored_root(lighthouse: Run) -> None:
    np.savez("g.npz", indptr=[0, 1, 2, 2], indices=[1, 2], src=1)
    words = ("--graph=g.npz", "--arg=len=random:1:4:4", "--arg=root=stored")
    assert distances(lighthouse, *words) == [2**31 - 1, 0, 4]


TWO = """\
Procedure two(A, B: Graph, x: N_P<Int>(B); y: N_P<Int>(A)): Int {
    A.y = A.OutDegree();
    Return Sum(n: B.Nodes){n.x} - A.NumNodes();
}
"""


def test_one_graph_twice(lighthouse: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[object] = []
    original = Graph.read

    def count(spec: str, **options: Any) -> Graph:
        read.append(spec)
        return original(spec, **options)

    monkeypatch.setattr(Graph, "read", count)
    Path("two.gm").write_text(TWO)
    words = ("--graph=A=karate.mtx", "--graph=B=karate.mtx", "--arg=x=random:1:2:2")
    found = lighthouse("run", "two.gm", "--target=interpret", *words, "--json")
    assert json.loads(found.out)["returns"] == 34
    assert read == ["karate.mtx"]


# --- tools ----------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_missing_compiler(
    target: str, lighthouse: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setenv("PATH", "/no/such/place")
    done = lighthouse("run", *SMALL[:-1], target, *SMALL_ARGUMENTS)
    assert (done.code, done.out) == (3, "")
    assert "there is no C++ compiler" in done.err
    assert "to fix it: sudo apt-get install g++" in done.err


@pytest.mark.skipif(cuda.is_usable(), reason="there is a GPU")
def test_missing_gpu(lighthouse: Run) -> None:
    done = lighthouse("run", *SMALL[:-1], "cuda", *SMALL_ARGUMENTS)
    assert (done.code, done.out) == (3, "")
    assert "to fix it: " in done.err
