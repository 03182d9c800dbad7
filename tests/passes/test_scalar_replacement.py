"""What was stored is what is read instead, also where a store converts."""

from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled_together
from tests.passes.meaning import acted
from tests.sampling import rows

# Loops, repeated edges; nothing reaches 5, and 6 has no edge at all.
GRAPH = Graph.from_edges(
    [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
    [1, 2, 3, 2, 4, 0, 1, 3, 4, 0, 0, 1],
    nodes=7,
)

PROGRAMS = {
    # To fewer bits and more, to integers and back, beyond what fits.
    "conversions": """Procedure f(G: Graph, X: N_P<Double>, K: N_P<Int>;
        A: N_P<Float>, B: N_P<Double>, C: N_P<Int>, D: N_P<Long>, E: N_P<Double>) {
        Foreach (n: G.Nodes) {
            Double x = n.X / 3;
            n.A = x;
            n.B = n.A;
            n.C = n.X * 1000000000;
            n.E = n.C;
            n.D = n.K;
            n.D = n.D * 2000000000;
            n.E += n.D;
            n.C = n.D;
            n.D = n.C;
        }
    }""",
    # Branches, loops inside that write and that only read.
    "control": """Procedure f(G: Graph, K: N_P<Int>;
        A: N_P<Int>, B: N_P<Int>, C: N_P<Int>, sum: Long) {
        Foreach (n: G.Nodes) {
            n.A = n.K * 3;
            If (n.A > 12) { n.B = n.A; n.A = n.B + n.A; }
            Else { n.B = 5; }
            sum += n.A * n.B;
            n.C = n.K;
            For (t: n.Nbrs) { n.C = n.C + n.B; n.B = n.C; }
            Int rounds = 0;
            While (n.C > 0 && rounds < n.A) { rounds = rounds + 1; n.C = n.C - n.K; }
            n.B = rounds;
            Foreach (t: n.InNbrs) { n.C += n.B * t.K @ t; }
            sum += n.C;
        }
    }""",
    # Between two rounds; in a shadow that only its own iteration reads.
    "rounds": """Procedure f(G: Graph, K: N_P<Int>; A: N_P<Int>, n: Int) {
        N_P<Int> next, last;
        While (n < 4) {
            Foreach (t: G.Nodes) {
                t.next = t.A + t.K + t.last;
                t.A = t.next;
                t.last = t.A - n;
            }
            n++;
        }
    }""",
    "edges": """Procedure f(G: Graph, K: N_P<Int>; W: E_P<Int>, A: N_P<Int>) {
        Foreach (e: G.Edges) {
            Node to = e.ToNode();
            e.W = to.K * 2;
            to.A += e.W + e.W % 5;
        }
    }""",
}


def values(program: Compiled) -> dict[str, Any]:
    random = np.random.default_rng(11)
    found: dict[str, Any] = {}
    if "X" in program.__signature__.parameters:
        found["X"] = random.normal(0, 3, GRAPH.nodes)
    found["K"] = random.integers(1, 9, GRAPH.nodes).astype(np.int32)
    return found


def answer(name: str, target: Target, options: Options) -> dict[str, Any]:
    program = compiled_together((*PROGRAMS.values(),), target, options)[PROGRAMS[name]]
    if target != "interpret":
        done = acted(program, "scalar-replacement") > 0
        assert done == (not options.disabled)
    result = program(GRAPH, **values(program))
    return {name: np.asarray(x).tolist() for name, x in result.outputs.items()}


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@rows("name", PROGRAMS)
def test_forwarded(name: str, target: Target) -> None:
    expected = answer(name, "interpret", Options())
    for disabled in ((), ("scalar-replacement",)):
        options = Options(disabled=disabled, verify_each=True)
        assert answer(name, target, options) == expected
