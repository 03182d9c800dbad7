"""An iteration that runs beside others fails as it would alone."""

import numpy as np
import pytest

from lighthouse.diagnostics import CompileError
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled


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
