"""Iterations that run side by side give what they give one after the other."""

import numpy as np
import pytest

from lighthouse.diagnostics import CompileError
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled
from tests.passes.meaning import acted, programs

PROGRAMS = programs("spread_sources")
GRAPHS = {
    "rmat": Graph.rmat(6, seed=5),
    "sparse": Graph.uniform(6, 1, seed=5),
    "grid": Graph.grid(5, 12),
}


@pytest.mark.parametrize("graph", GRAPHS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_means_the_same(name: str, graph: str) -> None:
    text, drawn = PROGRAMS[name], np.random.default_rng(3)
    program = compiled(text, "openmp")
    assert acted(program, "spread-sources") == name.startswith("side by side")
    given = {
        "len": drawn.integers(1, 20, GRAPHS[graph].edges, np.int32),
        "A": drawn.integers(0, 5, GRAPHS[graph].nodes, np.int32),
        "B": drawn.random(GRAPHS[graph].nodes),
    }
    one = compiled(text, "interpret", Options(level=0))(GRAPHS[graph], **given)
    for threads in (1, 2, 5):
        found = compiled(text, "openmp", threads=threads)(GRAPHS[graph], **given)
        assert found.returned == one.returned
        assert np.array_equal(found.A, one.A)
        assert np.allclose(found.B, one.B, rtol=1e-12, atol=0)
        assert np.array_equal(found.C, one.C)


def test_an_iteration_that_fails() -> None:
    text = """Procedure f(G: Graph, B: N_P<Int>; A: N_P<Int>) {
        For (s: G.Nodes) {
            Int reached = 0;
            InBFS (v: G.Nodes From s) { reached += 1 @ v; }
            s.A = reached / s.B;
        }
    }"""
    options = Options(checked=True, enabled=("spread-sources",))
    program = compiled(text, "openmp", options, threads=3)
    graph = Graph.grid(4, 5)
    B = np.arange(20, dtype=np.int32) - 7
    with pytest.raises(CompileError, match="GM0601"):
        program(graph, B=B)
    assert program(graph, B=B + 8).A.tolist() == (20 // (B + 8)).tolist()
