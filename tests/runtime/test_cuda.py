"""The GPU runtime: what it says without a GPU, what it keeps on one."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import lighthouse
from lighthouse.diagnostics import CompileError, ToolMissing
from lighthouse.graph import Graph
from lighthouse.runtime import cuda
from tests.existing import ROOT

SUM = "Procedure sum(G: Graph, A: N_P<Int>): Int { Return Sum(n: G.Nodes){n.A}; }"
A = np.arange(1000, dtype=np.int32)


# --- without a GPU --------------------------------------------------------------------


@pytest.fixture
def no_pycuda(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "pycuda", None)
    cuda.driver.cache_clear()
    yield
    cuda.driver.cache_clear()


@pytest.mark.usefixtures("no_pycuda")
def test_pycuda_is_missing() -> None:
    assert not cuda.is_usable()
    program = lighthouse.compile(SUM, target="cuda")
    assert "__global__" in program.source
    with pytest.raises(ToolMissing, match="PyCUDA cannot be imported") as missing:
        program(Graph.path(1000), A=A)
    assert "lighthouse[cuda]" in missing.value.remedy


def test_nothing_of_cuda_happens_before_a_run(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import sys, lighthouse, lighthouse.runtime.cuda\n"
        f"lighthouse.compile({SUM!r}, target='cuda')\n"
        "sys.exit('pycuda' in sys.modules)\n"
    )
    path = os.pathsep.join([str(Path(lighthouse.__file__).parents[1]), *sys.path])
    done = subprocess.run(
        [sys.executable, str(script)], check=False, env={"PYTHONPATH": path}
    )
    assert done.returncode == 0


# --- with a GPU -----------------------------------------------------------------------


@pytest.mark.gpu
def test_a_command_ends_without_a_warning() -> None:
    """Its arrays are large enough to go through page-locked memory."""
    command = "run samples/components.gm --graph rmat:21:17 --target cuda".split()
    done = subprocess.run(
        [sys.executable, "-m", "lighthouse", *command],
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert "Warning" not in done.stderr


@pytest.mark.gpu
def test_graphs_stay_on_the_device_as_long_as_they_live() -> None:
    program = lighthouse.compile(
        "Procedure f(G: Graph): Int { Return Sum(n: G.Nodes){n.Degree()}; }",
        target="cuda",
    )
    graph = Graph.path(1000)
    before = len(cuda._graphs)
    assert program(graph).returned == graph.edges
    views = cuda._graphs[graph]
    first = dict(views.memory)
    assert program(graph).returned == graph.edges
    assert views.memory == first
    del graph
    assert len(cuda._graphs) == before
    assert views.memory == {}


@pytest.mark.gpu
def test_no_context_is_left_behind() -> None:
    program = lighthouse.compile(SUM, target="cuda")
    assert program(Graph.path(1000), A=A).returned == A.sum()
    assert cuda.driver().Context.get_current() is None


@pytest.mark.gpu
def test_out_of_memory_is_a_diagnostic() -> None:
    program = lighthouse.compile(SUM, target="cuda")
    program.prepare(Graph.path(3))
    device, _ = program._device(False)
    with pytest.raises(CompileError) as caught, cuda.context():
        device.allocate(2**45, np.dtype(np.int64))
    assert [item.code for item in caught.value.diagnostics] == ["GM0608"]
    assert program(Graph.path(1000), A=A).returned == A.sum()
