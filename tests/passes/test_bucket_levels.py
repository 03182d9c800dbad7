"""Loops over levels, from the last to the first, mean the same over sorted vertices."""

import numpy as np
import pytest

import lighthouse
from lighthouse.graph import Graph
from tests.passes.meaning import acted

HEAD = "Procedure f(G: Graph, root: Node, L: N_P<Int>, far: Int; A: N_P<Int>): Int"
PROGRAMS = {
    "the way back": """{
        Int sum = 0;
        G.A = 0;
        InBFS (v: G.Nodes From root) {
        } InReverse {
            v.A = 1 + Sum(w: v.DownNbrs){w.A};
            sum += v.A;
        }
        Return sum;
    }""",
    # Some are on no level, and some levels are empty; one loop is over all vertices.
    "given levels": """{
        N_P<Int> B;
        Int d = far;
        Int sum = 0;
        G.A = 1;
        G.B = 2;
        While (d > 0) {
            d--;
            Foreach (v: G.Nodes)(v.L == d && v.A < 1000) {
                v.A += Sum(t: v.Nbrs){t.B} % 5;
            }
            Foreach (v: G.Nodes) { v.B = Sum(t: v.Nbrs){t.A} % 7; }
            Foreach (v: G.Nodes)(v.L == d) { sum += Sum(t: v.Nbrs){t.B}; }
        }
        Return sum;
    }""",
}


@pytest.mark.parametrize("far", [3, 40, 60, 61])
@pytest.mark.parametrize("name", PROGRAMS)
def test_openmp_is_as_the_interpreter(name: str, far: int) -> None:
    """With few levels, with more than vertices, and between."""
    text = HEAD + PROGRAMS[name]
    compiled = lighthouse.compile(text, target="openmp")
    assert acted(compiled, "bucket-levels") == 1
    graph = Graph.grid(3, far) if name == "the way back" else Graph.grid(3, 20)
    levels = np.random.default_rng(far).integers(-3, far + 3, graph.nodes)
    given = {"root": 1, "L": levels.astype(np.int32), "far": far}
    one = lighthouse.compile(text, target="interpret")(graph, **given)
    other = compiled(graph, **given)
    assert other.returned == one.returned
    assert np.array_equal(other.A, one.A)
