"""Hoisted values are the same to the last bit, also where no edge leads to a vertex."""

from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled, compiled_together
from tests.passes.meaning import acted
from tests.sampling import rows

GRAPHS = (
    # Loops, repeated edges; nothing reaches 5, and 6 has no edge at all.
    Graph.from_edges(
        [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
        [1, 2, 3, 2, 4, 0, 1, 3, 4, 0, 0, 1],
        nodes=7,
    ),
    Graph.from_edges([], [], nodes=3),
    Graph.from_edges([], [], nodes=0),
)

PROGRAMS = {
    # Infinities, NaN, conversions out of range, also where no edge leads.
    "every vertex": """Procedure f(G: Graph, K: N_P<Int>, X: N_P<Double>;
        A: N_P<Double>, B: N_P<Double>, C: N_P<Long>, D: N_P<Float>) {
        Foreach (t: G.Nodes) {
            t.A = Max(w: t.InNbrs){1 / Log(w.InDegree())};
            t.B = Max(w: t.InNbrs){(w.X - w.X) / (w.K - w.K) + Sqrt(w.X * -1 - w.K)};
            t.C = Sum(w: t.Nbrs){(Long) (w.X / (w.K - w.K)) / 4};
            t.D = Max(w: t.Nbrs){0.1 * (Float) w.X / (Float) w.K};
        }
    }""",
    # Integers wrap, the remainder by a constant keeps its sign, order of vertices.
    "integers": """Procedure f(G: Graph, K: N_P<Int>, L: N_P<Int>;
        A: N_P<Int>, B: N_P<Long>, c: Long) {
        Foreach (s: G.Nodes) {
            Foreach (t: s.Nbrs)(t > s) {
                t.A += (s.K * 2000000000 - s.L) % 7 @ s;
            }
        }
        Foreach (e: G.Edges) {
            Node from = e.FromNode();
            Node to = e.ToNode();
            c += (to.K + to.L) * 3 - |from.K - from.L|;
            to.B max= from.K * from.L;
        }
    }""",
    # What changes between two rounds, between two loops, and never.
    "rounds": """Procedure f(G: Graph, K: N_P<Int>, d: Double; A: N_P<Double>, n: Int) {
        N_P<Double> next;
        Double scale = d;
        While (Exist(t: G.Nodes){t.A < 50} && n < 6) {
            Foreach (t: G.Nodes) {
                t.next = Max(w: t.InNbrs){
                    scale / w.OutDegree() + d / w.K + (w.A + w.K) };
            }
            G.A = G.next > 1000 ? 7 : G.next;
            Foreach (t: G.Nodes) {
                t.next = Min(w: t.Nbrs){ (w.A + w.K) * scale };
            }
            If (n % 2 == 1) { scale = scale * 1.5; G.A = G.next + G.A; }
            n++;
        }
    }""",
    # Own values change before the loop, in it, and behind it.
    "own": """Procedure f(G: Graph, K: N_P<Int>; A: N_P<Double>, B: N_P<Double>) {
        Foreach (s: G.Nodes) {
            s.A = s.K + 1;
            s.B = Max(t: s.Nbrs){s.A / s.K + t.K};
            For (t: s.Nbrs) {
                s.A = s.A / s.K + t.K;
            }
            For (t: s.Nbrs) {
                For (u: t.Nbrs) {
                    If (u > s) { s.B = s.B + Log(s.A) / u.K + Exp(t.K); }
                }
            }
            s.A = s.A + s.B;
        }
    }""",
    # One vertex may be many: the loop writes what it reads, by another name.
    "aliases": """Procedure f(G: Graph, r: Node, K: N_P<Int>; A: N_P<Double>) {
        For (i: G.Nodes) {
            Foreach (t: G.Nodes)(t == i) {
                For (w: t.Nbrs) {
                    For (u: w.InNbrs) {
                        u.A = u.A + w.A / w.K + t.A / t.K + r.A / r.K + 1;
                    }
                }
            }
        }
    }""",
}


def arguments(program: Compiled, graph: Graph) -> dict[str, Any]:
    at = np.arange(graph.nodes)
    known = {
        "K": (3 - at).astype(np.int32),
        "L": (at * at * 1000003).astype(np.int32),
        "X": 1e18 * (at - 2.5),
        "d": 0.3,
        "r": 1,
    }
    parameters = program.__signature__.parameters
    return {name: value for name, value in known.items() if name in parameters}


def answer(name: str, target: Target, options: Options, graph: Graph) -> Any:
    program = compiled_together((*PROGRAMS.values(),), target, options)[PROGRAMS[name]]
    result = program(graph, **arguments(program, graph))
    arrays = {key: np.asarray(x) for key, x in result.outputs.items()}
    return {key: x.tobytes() for key, x in arrays.items()}


WAYS: tuple[tuple[Target, Options], ...] = (
    ("openmp", Options(passes="hoist-invariants", verify_each=True)),
    ("cuda-sim", Options(verify_each=True)),
)


@pytest.mark.parametrize(("target", "options"), WAYS)
@rows("name", PROGRAMS)
def test_same_bits(name: str, target: Target, options: Options) -> None:
    for graph in GRAPHS:
        if name == "aliases" and graph.nodes < 2:
            continue
        plain = answer(name, target, Options(level=0), graph)
        assert answer(name, target, options, graph) == plain


@pytest.mark.parametrize("name", PROGRAMS)
def test_something_is_hoisted(name: str) -> None:
    hoisted = acted(compiled(PROGRAMS[name], "openmp"), "hoist-invariants") > 0
    assert hoisted == (name not in {"aliases", "own"})
