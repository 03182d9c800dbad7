"""Whichever end of an edge does the work, a program means the same."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import Source
from lighthouse.driver import Compilation, Options, front, lower
from lighthouse.graph import Graph
from lighthouse.remarks import Kind

# Parallel edges, self-loops (one of them twice), a vertex alone, one that only gives.
FROM = [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 7]
TO = [1, 2, 3, 2, 4, 0, 1, 3, 4, 0, 0, 5, 5, 1]
GRAPH = Graph.from_edges(FROM, TO, nodes=8)

PROGRAMS = {
    # What the vertex has for itself, filters at both ends, and the edge's own number.
    "filters": """Procedure f(G: Graph, B: N_P<Int>, W: E_P<Int>; A: N_P<Int>): Int {
        Int count = 0;
        Foreach (n: G.Nodes)(n.B % 3 != 0) {
            Int twice = 2 * n.B + n.Degree();
            Int none;
            Foreach (t: n.Nbrs)(t.B > 4) {
                Edge e = t.ToEdge();
                Int more = twice + none;
                If (e.W > 5) { more = more + e.W; }
                t.A += more @ n;
                count += 1 @ n;
            }
        }
        Return count;
    }""",
    "over incoming": """Procedure f(G: Graph, B: N_P<Int>, W: E_P<Int>; A: N_P<Int>) {
        G.A = INF;
        Foreach (n: G.Nodes) {
            Foreach (t: n.InNbrs) {
                Edge e = t.ToEdge();
                t.A min= n.B * 10 + e.W @ n;
            }
        }
    }""",
    "undirected": """Procedure f(G: UGraph, B: N_P<Int>; A: N_P<Int>, C: N_P<Int>) {
        Foreach (n: G.Nodes) {
            Foreach (t: n.Nbrs) { t.A += n.B @ n; }
        }
        Foreach (n: G.Nodes) {
            Foreach (t: n.InNbrs)(t < n) { n.C += t.B @ n; }
        }
    }""",
    # A guard of the giver protects what only a filter of the receiver seems to need.
    "guards": """Procedure f(G: Graph, B: N_P<Int>, r: Node; A: N_P<Int>) {
        Int zero = B_zero(G);
        Foreach (n: G.Nodes)(zero != 0) {
            Foreach (t: n.Nbrs)(t.B / zero > 3) { t.A += 1 @ n; }
        }
        Node nowhere = NIL;
        Foreach (n: G.Nodes)(nowhere != NIL) {
            Foreach (t: n.Nbrs)(t.B > nowhere.B) { t.A += 1 @ n; }
        }
    }
    Local B_zero(G: Graph): Int { Return G.NumNodes() - G.NumNodes(); }""",
    # The winner is determined: no two keys are the same.
    "tuple": """Procedure f(G: Graph, B: N_P<Int>; A: N_P<Int>, from: N_P<Node>) {
        Foreach (n: G.Nodes) {
            Foreach (t: n.Nbrs) { <t.A; t.from> max= <n.B; n> @ n; }
        }
    }""",
    # Others get something too; that one is no owner's.
    "third party": """Procedure f(G: Graph, B: N_P<Int>, r: Node; A: N_P<Int>) {
        Foreach (n: G.Nodes) {
            Foreach (t: n.Nbrs) {
                t.A += n.B @ n;
                r.A += 1 @ n;
            }
        }
    }""",
    "rounds": """Procedure f(G: Graph; A: N_P<Int>): Int {
        G.A = 1;
        Int k = 0;
        While (k < 4) {
            N_P<Int> got;
            Foreach (n: G.Nodes) {
                Foreach (t: n.Nbrs) { t.got += n.A @ n; }
            }
            If (k == 2) { Return Sum(n: G.Nodes){n.got}; }
            Foreach (n: G.Nodes) { n.A = n.got % 1000; }
            k++;
        }
        Return 0;
    }""",
    "products": """Procedure f(G: Graph, B: N_P<Int>; A: N_P<Double>, C: N_P<Bool>) {
        G.A = 1;
        G.C = True;
        Foreach (n: G.Nodes) {
            Foreach (t: n.Nbrs) {
                t.A *= n.B @ n;
                t.C &= n.B > 4 @ n;
            }
        }
    }""",
    # The value takes the type of the element before it is added, each time.
    "conversions": """Procedure f(G: Graph; A: N_P<Int>) {
        Foreach (n: G.Nodes) {
            Foreach (t: n.Nbrs) { n.A += 1.7 @ n; }
        }
        Foreach (n: G.Nodes) {
            Foreach (t: n.Nbrs) { t.A += 2.6 @ n; }
        }
    }""",
}
# Those in which a vertex receives from its neighbours: `to=push` finds something.
PULLS = {"undirected", "conversions"}


def arguments(program: Compiled) -> dict[str, Any]:
    """What its parameters ask for: vertex 2, or the numbers from 3 or 0 up."""
    found: dict[str, Any] = {}
    for name, parameter in program.__signature__.parameters.items():
        match parameter.annotation:
            case "Node":
                found[name] = 2
            case "N_P<Int>" if parameter.default is not None:
                found[name] = np.arange(3, 11, dtype=np.int32)
            case "E_P<Int>":
                found[name] = np.arange(len(FROM), dtype=np.int32)
    return found


def answer(program: Compiled) -> Any:
    result = program(GRAPH, **arguments(program))
    outputs = {key: np.asarray(x).tolist() for key, x in result.outputs.items()}
    return result.returned, outputs


def compiled(name: str) -> Compilation:
    return front(Source(f"{name}.gm", PROGRAMS[name]))


def expected(name: str) -> Any:
    return answer(Compiled(compiled(name), "interpret", Options()))


def options(to: str) -> Options:
    return Options(passes=f"flip-edges{{to={to}}},scalar-replacement", verify_each=True)


@pytest.mark.parametrize("to", ["auto", "pull", "push"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_core(name: str, to: str) -> None:
    compilation = compiled(name)
    lowered = lower(compilation, "openmp", options(to))
    core = replace(compilation, procedure=lowered.core)
    assert answer(Compiled(core, "interpret", Options())) == expected(name)
    passed = {r.pass_name for r in lowered.remarks if r.kind is Kind.PASSED}
    if to != "auto":
        assert ("flip-edges" in passed) == (to == "pull" or name in PULLS)


@pytest.mark.slow
@pytest.mark.parametrize("options", [Options(), options("pull"), options("push")])
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_targets(name: str, target: Target, options: Options) -> None:
    assert answer(Compiled(compiled(name), target, options)) == expected(name)
