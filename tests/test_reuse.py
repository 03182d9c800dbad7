"""A compiler that is called again does not repeat its work."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from threading import Barrier
from typing import Any

import numpy as np
import pytest

import lighthouse
import lighthouse.api
from lighthouse import driver, reuse
from lighthouse.cache import content_key
from lighthouse.diagnostics import CompileError, CompileWarning, Source
from lighthouse.driver import Options, front, generate, lower
from lighthouse.graph import Graph

TEXT = """
Procedure degrees(G: Graph; D: N_P<Int>): Int {
    Int last;
    Foreach (n: G.Nodes) last = n.Degree();
    Foreach (n: G.Nodes) n.D = n.Degree();
    Return Sum(n: G.Nodes){n.D};
}
"""


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which phases of the compiler have run, in order; the cache is empty before."""
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(reuse, "is_enabled", True)  # also where tests are looked at
    found: list[str] = []

    def counted(key: str | None, made: Any) -> Any:
        found.append(type(made).__name__)
        return reuse.keep(key, made)

    monkeypatch.setattr(driver, "keep", counted)
    return found


ALL = ["Compilation", "Lowered", "Program"]


def compiled(text: str = TEXT, **how: Any) -> Any:
    return generate(lower(front(Source("f.gm", text)), "cuda", **how), "cuda")


def test_the_second_time_nothing_runs(ran: list[str]) -> None:
    first = compiled()
    assert ran == ALL
    again = compiled()
    assert ran == ALL
    assert again == replace(first, residents=again.residents)


def test_warnings_and_remarks_come_again(ran: list[str]) -> None:
    found = []
    for _ in range(2):
        with pytest.warns(CompileWarning) as warned:
            program = lighthouse.compile(TEXT, target="cuda-sim")
        found.append(([str(each.message) for each in warned], program.remarks))
    assert found[0] == found[1]
    assert all(found[0])
    assert ran == ALL


@pytest.mark.parametrize("target", ["cuda-sim", "openmp", "interpret"])
def test_it_runs_as_before(target: lighthouse.api.Target) -> None:
    path = Path(__file__).parents[1] / "samples" / "bfs_levels.gm"
    graph = Graph.from_edges(np.arange(9), np.arange(1, 10))
    found = [
        lighthouse.compile(path, target=target)(graph, root=2).outputs["level"]
        for _ in range(2)
    ]
    assert (found[0] == found[1]).all()


@pytest.mark.parametrize(("target", "plans"), [("cuda-sim", 2), ("openmp", 0)])
def test_the_second_process_loads_no_passes(
    tmp_path: Path, target: str, plans: int
) -> None:
    """Nor does it for what an extension of our own adds.  A library is called without
    the plan that it was made of."""
    text = """
        import sys
        import lighthouse
        program = lighthouse.compile(
            "Import pta; Procedure f(G: Graph; s: N_P<Bits>)"
            "{ Foreach (n: G.Nodes) n.s.Add(n); }", target=sys.argv[1]
        )
        assert len(program(lighthouse.Graph.path(3)).s.words) == 3
        heavy = {"lighthouse.passes.registry", "lighthouse.codegen.source"}
        plans = {"lighthouse.ir.nodes", "lighthouse.ir.plan"}
        print(*(heavy | plans) & {*sys.modules})
    """
    environment = {**os.environ, "LIGHTHOUSE_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", dedent(text), target]
    for told in (4, plans):
        done = subprocess.run(
            command, env=environment, check=True, capture_output=True, text=True
        )
        assert done.stdout.count("lighthouse.") == told


def test_the_second_command_reads_no_tree_and_starts_no_process(tmp_path: Path) -> None:
    program = tmp_path / "p.gm"
    program.write_text("Procedure p(G: Graph): Int { Return G.NumNodes(); }")
    environment = {**os.environ, "LIGHTHOUSE_CACHE_DIR": str(tmp_path / "cache")}
    command = [sys.executable, "-X", "importtime", "-m", "lighthouse", "run"]
    command += [str(program), "--graph", "path:3", "--target", "openmp"]
    for reads in (True, False):
        done = subprocess.run(
            command, env=environment, check=True, capture_output=True, text=True
        )
        assert "returns 3" in done.stdout
        assert ("lighthouse.ir.nodes" in done.stderr) == reads
        assert ("subprocess" in done.stderr) == reads


def test_what_differs_is_made_anew(ran: list[str]) -> None:
    compiled()
    compiled(options=Options(disabled=["fuse-loops"]))
    assert ran == [*ALL, *ALL[1:]]
    compiled(f"// other lines\n{TEXT}")
    assert ran == [*ALL, *ALL[1:], *ALL]


def test_a_program_that_was_changed_since_has_no_key() -> None:
    compilation = front(Source("f.gm", TEXT))
    assert compilation.key
    assert replace(compilation, procedure=compilation.procedure).key is None


def test_who_watches_passes_sees_them_run(ran: list[str]) -> None:
    compiled()
    seen = []
    compiled(observers=[lambda each, before, after: seen.append(each.name)])
    compiled(options=Options(verify_each=True))
    assert "outline-kernels" in seen
    assert ran == [*ALL, *ALL[1:], *ALL[1:]]


def test_what_is_wrong_is_said_each_time() -> None:
    for _ in range(2):
        with pytest.raises(CompileError, match="`y`"):
            front(Source("f.gm", "Procedure f(G: Graph; x: Int) { x = y; }"))


def test_another_compiler_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever changes in its folder."""
    monkeypatch.setattr(reuse, "HERE", tmp_path)
    known = reuse.compiler.__wrapped__
    seen = {known()}
    path = tmp_path / "folder" / "a.py"
    path.parent.mkdir()
    for text in ("1", "2", "13"):
        path.write_text(text)
        seen.add(known())
    path.rename(path.with_name("b.py"))
    seen.add(known())
    assert len(seen) == 5
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").touch()
    assert known() in seen


def test_threads_read_one_plan(ran: list[str]) -> None:
    for _ in range(2):
        program = compiled()
    start = Barrier(8)

    def read(_: int) -> int:
        start.wait()
        return id(program.plan)

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(read, range(8)))) == 1
    assert ran == ALL


def test_a_damaged_file_is_replaced(tmp_path: Path, ran: list[str]) -> None:
    compiled()
    for path in (tmp_path / "cache").glob("*.pickle"):
        path.write_bytes(path.read_bytes()[:-100])
    compiled()
    compiled()
    assert ran == [*ALL, *ALL]


def test_what_cannot_be_kept_is_made_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]

    for _ in range(2):
        assert reuse.keep(content_key("deep"), deep) is deep
        assert reuse.known(content_key("deep")) is None
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", "/dev/null/none")
    assert reuse.keep(content_key("b"), 1) == 1
    assert reuse.known(content_key("b")) is None
    while deep:  # its end would be as deep
        deep = deep[0]
