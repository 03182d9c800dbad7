"""The OpenMP runtime around generated code; what the code computes: tests/run."""

import os
import signal
import warnings
from contextlib import suppress
from pathlib import Path

import pytest

import lighthouse
from lighthouse.diagnostics import ToolMissing
from lighthouse.graph import Graph
from lighthouse.runtime import openmp
from lighthouse.toolchain import compile_shared

COUNT = "Procedure count(G: Graph; d: N_P<Int>): Int { G.d = G.Degree(); Return 7; }"


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_number_of_threads(threads: int) -> None:
    program = lighthouse.compile(COUNT, target="openmp", threads=threads)
    graph = Graph.path(3)
    program(graph)
    assert program._device(False).library(False).omp_get_max_threads() == threads


def test_a_forked_process_has_threads_of_its_own() -> None:
    """Those of its parent, for which libgomp would wait, are not there."""
    program = lighthouse.compile(
        "Procedure p(G: Graph; A: N_P<Int>) { Foreach (n: G.Nodes) { n.A = 3; } }",
        target="openmp",
        threads=2,
    )
    graph = Graph.path(3000)
    program(graph)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of fork beside threads
        child = os.fork()
    if child == 0:
        signal.alarm(20)
        with suppress(BaseException):
            os._exit(0 if program(graph).A.sum() == 9000 else 1)
        os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    built = []

    def count(source: str, *rest: object, **options: object) -> Path:
        built.append(source)
        return compile_shared(source, *rest, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(openmp, "compile_shared", count)
    program = lighthouse.compile(COUNT, target="openmp")
    assert built == []
    program.prepare(Graph.path(3))
    assert built == [program.source]
    program(Graph.path(3))
    program(Graph.star(4))
    assert len(built) == 1


def test_source_is_kept(tmp_path: Path) -> None:
    program = lighthouse.compile(COUNT, target="openmp", save_temps=tmp_path)
    program(Graph.path(3))
    (kept,) = tmp_path.iterdir()
    assert kept.suffix == ".cpp"
    assert kept.read_text() == program.source


def test_compiler_without_openmp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "plain-c++"
    compiler.write_text(
        '#!/bin/sh\ncase "$*" in *fopenmp*) exit 1;; esac\necho plain 1.0\n'
    )
    compiler.chmod(0o755)
    monkeypatch.setenv("CXX", str(compiler))
    program = lighthouse.compile(COUNT, target="openmp")
    with pytest.raises(ToolMissing, match="does not compile OpenMP"):
        program(Graph.path(3))
