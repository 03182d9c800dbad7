"""The kind of statement and the schedule of docs/extending.md, on every target."""

from functools import cache
from pathlib import Path

import pytest

from lighthouse import driver, extensions
from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import Source
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.plan_printer import print_plan
from lighthouse.ir.walk import walk
from tests.built import built
from tests.errors.pages import Page
from tests.extensions.conftest import Announce
from tests.extensions.prefetch.prefetch import EXTENSION, Prefetch
from tests.once import compiled

REPOSITORY = Path(__file__).parents[2]
PAGE = Page("", (REPOSITORY / "docs" / "extending.md").read_text(encoding="utf-8"))
FOLDER = Path(__file__).parent / "prefetch"
FILES = (FOLDER / "prefetch.py", FOLDER / "include" / "prefetch.cuh")
STRIPS = REPOSITORY / "tests" / "passes" / "strips.py"
PROGRAM = """Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
    Int sum = 0;
    Foreach (v: G.Nodes) { v.A = v.OutDegree(); }
    Foreach (v: G.Nodes) {
        Int near = 0;
        Foreach (w: v.Nbrs) { near += w.A; }
        v.B = near - v.A;
        sum += v.B;
    }
    Return sum;
}"""
ENABLED = Options(extensions=["prefetch"], verify_each=True)


@pytest.fixture(autouse=True)
def registered(announce: Announce) -> None:
    extensions.register(EXTENSION)


def planned(target: driver.Target) -> driver.Lowered:
    compilation = driver.front(Source("f.gm", PROGRAM), extensions=["prefetch"])
    return driver.lower(compilation, target, ENABLED)


def test_the_page_has_the_files() -> None:
    for path in FILES:
        assert PAGE.files[path.name] == path.read_text(), "copy it there"
    # A statement for all targets, a pass and a schedule take no more than this.
    assert sum(path.read_text().count("\n") for path in (*FILES, STRIPS)) <= 120


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@pytest.mark.parametrize("spec", ["rmat:7", "path:5", "empty:3"])
def test_answers(target: Target, spec: str) -> None:
    graph = Graph.read(spec)
    result, expected = program(target)(graph), compiled(PROGRAM, "interpret")(graph)
    assert result.A.tolist() == expected.A.tolist()
    assert result.B.tolist() == expected.B.tolist()
    assert result.returned == expected.returned


@cache
def program(target: Target) -> Compiled:
    source = Source("f.gm", PROGRAM)
    return Compiled(driver.front(source, extensions=["prefetch"]), target, ENABLED)


@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_plans_and_code_have_it(target: driver.Target) -> None:
    lowered = planned(target)
    assert any(isinstance(node, Prefetch) for node in walk(lowered.plan))
    text = print_plan(lowered.plan)
    assert "prefetch v_2.A\n" in text
    assert print_plan(parse_plan(Source("f.plan", text))) == text
    code = driver.generate(lowered, target).source
    assert "lh::prefetch(&A[v" in code
    assert "__builtin_prefetch(address)" in code


@pytest.mark.slow  # 5 seconds of nvcc
def test_nvcc_accepts_it(tmp_path: Path) -> None:
    path = tmp_path / "f.cu"
    path.write_text(driver.generate(planned("cuda"), "cuda").source)
    built("nvcc", "-std=c++17", "-arch=sm_90", "-c", path)
