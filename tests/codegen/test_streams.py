"""Which host functions take properties on the device, and why others do not."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lighthouse.api import Compiled
from lighthouse.codegen import streams
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Literal
from lighthouse.ir.plan import Home, Plan
from lighthouse.ir.steps import Branch, Copy
from tests.once import checked, compiled
from tests.run.host_function import HostFunction
from tests.sampling import tables

TABLES = tables(__file__)
SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.gm"))


def text_of(program: str) -> str:
    code = compiled(program, "cuda").program.code
    return re.sub(r"\s+", " ", re.sub(r"\n// ?", " ", code))


@pytest.mark.parametrize(*TABLES["who works on a stream"])
def test_who_works_on_a_stream(program: str, why: str | None) -> None:
    """Where the properties are, or with copies of them on the host."""
    code = text_of(program)
    told = re.findall(r"works on copies in host memory, as (.*), and waits for", code)
    assert told == ([] if why is None else [why])
    assert code.count("lh::Stream stream") == 1
    assert bool(told) == ("scope(stream, memory); std::unique_ptr" in code)


@pytest.mark.parametrize(*TABLES["what goes through the host"])
def test_what_goes_through_the_host(
    program: str, there: list[str], back: list[str]
) -> None:
    code = text_of(program)
    for names, copied in ((there, "download"), (back, "upload")):
        assert re.findall(rf"::over\((\w+), [^;]*\.{copied}\(", code) == names


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_every_sample_works_on_a_stream(sample: Path) -> None:
    assert "lh::Stream stream" in text_of(sample.read_text(encoding="utf-8"))


def copied_if(plan: Plan) -> Plan:
    step = Branch(Literal(True), (Copy("A", "host"),))
    return replace(plan, steps=(*plan.steps, step))


def on_host(plan: Plan) -> Plan:
    buffers = [
        replace(item, home=Home.BOTH) if item.name == "A" else item
        for item in plan.buffers
    ]
    return replace(plan, buffers=tuple(buffers))


@pytest.mark.parametrize(
    ("change", "why"),
    [(lambda plan: plan, None), (on_host, "`A` is on the host"), (copied_if, None)],
)
def test_what_passes_may_do_to_properties(
    change: Callable[[Plan], Plan], why: str | None
) -> None:
    text = """Procedure f(G: Graph; A: N_P<Int>) {
        Foreach (n: G.Nodes) n.A = n.Degree();
    }"""
    plan = lower(checked(text), "cuda", Options()).plan
    assert streams.obstacle(change(plan)) == why


@pytest.mark.parametrize("k", [-1, 0, 1, 5])
def test_an_early_return_keeps_what_was_not_set(k: int) -> None:
    """Of host arrays that go through the device: `B` after all returns."""
    text = """Procedure f(G: Graph, k: Int, A: N_P<Int>; B, C: N_P<Int>): Int {
        G.C = 7;
        If (k < 0) { Return -1; }
        Int i = 0;
        While (i < 3) {
            If (i == k) { Return i; }
            Foreach (n: G.Nodes) n.B = n.A + i;
            i++;
        }
        Return i;
    }"""
    graph = Graph.from_edges([0, 1, 2], [1, 2, 0])
    values = {"k": k, "A": [4, 5, 6], "B": [1, 2, 3], "C": [0, 0, 0]}
    made = front(Source("f.gm", text))
    wanted = Compiled(made, "interpret", Options())(graph, **values)
    found = HostFunction(made, "cuda-sim", Options())(graph, **values)
    assert found.returned == wanted.returned
    assert found.B.tolist() == wanted.B.tolist()
    assert found.C.tolist() == wanted.C.tolist()
