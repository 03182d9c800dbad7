"""Rounds of the vertices whose inputs have changed mean the same as rounds of all."""

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Compiled
from lighthouse.graph import Graph
from lighthouse.remarks import Kind, Remark

HEAD = "Procedure f(G: Graph, B: N_P<Int>; A: N_P<Int>): Int"
TRACKED = {
    # Who waits for others acts once they have; directed, so that rows differ.
    "waiting": """{
        N_P<Bool> done;
        Int left = G.NumNodes();
        Int rounds = 0;
        G.A = -1;
        G.done = False;
        While (left > 0 && rounds < 50) {
            Foreach (n: G.Nodes)(!n.done) {
                If (All(t: n.InNbrs)(t.A == -1){t.B < n.B || t.B == n.B && t <= n}) {
                    n.A <= Max(t: n.Nbrs)(t.A < 100){t.A} % 90 + 2 @ n;
                    n.done = True;
                    left -= 1;
                }
            }
            rounds++;
        }
        Return left + 100 * rounds;
    }""",
    # Nothing changes any more, and yet each round adds to a scalar.
    "the same again": """{
        Int sum = 0;
        Int rounds = 0;
        G.A = 0;
        While (rounds < 9) {
            Foreach (n: G.Nodes)(n.A < 3) {
                If (n.B > 4) { sum += n.B; }
                n.A <= Max(t: n.Nbrs)(t.A < 2){t.B} > 6 ? n.A + 1 : n.A @ n;
            }
            rounds++;
        }
        Return sum;
    }""",
    # A vertex changes by itself, with no neighbour that does.
    "by itself": """{
        N_P<Int> age, next;
        Int rounds = 0;
        G.A = 0;
        G.age = 0;
        While (rounds < 12) {
            Foreach (n: G.Nodes)(n.age < n.B) {
                n.next = n.age + 1;
                If (Exist(t: n.InNbrs){t.A == 1}) { n.next += 2; }
            }
            Foreach (n: G.Nodes) { n.age = n.next; }
            Foreach (n: G.Nodes)(n.age > 7 && n.A == 0) { n.A = 1; }
            rounds++;
        }
        Return rounds;
    }""",
}
LEFT_ALONE = {
    "every vertex acts": """{
        Int k = 0;
        G.A = G.B;
        While (k < 5) {
            Foreach (n: G.Nodes) { n.A <= Sum(t: n.Nbrs){t.A} % 9 @ n; }
            k++;
        }
        Return k;
    }""",
    "reads a scalar that changes": """{
        Int k = 0;
        G.A = G.B;
        While (k < 5) {
            Foreach (n: G.Nodes)(n.A < 7) { n.A <= Max(t: n.Nbrs){t.A} % 9 + k @ n; }
            k++;
        }
        Return k;
    }""",
    "reads what its round has written": """{
        N_P<Int> C;
        Int k = 0;
        G.A = G.B;
        G.C = 0;
        While (k < 5) {
            Foreach (n: G.Nodes)(n.A < 7) { n.C = n.A + 1; }
            Foreach (n: G.Nodes)(n.A < 9) { n.A <= Max(t: n.Nbrs){t.C} % 11 @ n; }
            k++;
        }
        Return k;
    }""",
    "writes to other vertices": """{
        Int k = 0;
        G.A = G.B;
        While (k < 5) {
            Foreach (n: G.Nodes)(n.B < 7) {
                Foreach (t: n.Nbrs) { t.A += n.B @ n; }
                k max= n.B;
            }
            k++;
        }
        Return k;
    }""",
}


def told(program: Compiled) -> list[Remark]:
    return [item for item in program.remarks if item.pass_name == "track-changes"]


def graphs() -> list[Graph]:
    generator = np.random.default_rng(3)
    found = [Graph.path(17), Graph.from_edges([], [], nodes=2)]
    for nodes, edges in ((40, 60), (30, 200)):
        ends = generator.integers(0, nodes, (2, edges))
        found.append(Graph.from_edges(ends[0], ends[1], nodes=nodes))
    return found


@pytest.mark.parametrize("name", [*TRACKED, *LEFT_ALONE])
def test_openmp_is_as_the_interpreter(name: str) -> None:
    text = HEAD + (TRACKED | LEFT_ALONE)[name]
    program = lighthouse.compile(text, target="openmp")
    reference = lighthouse.compile(text, target="interpret")
    (remark,) = told(program)
    if name in TRACKED:
        assert remark.kind is Kind.PASSED
    else:
        assert remark.kind is Kind.MISSED
        assert name in remark.message
    for graph in graphs():
        keys = np.random.default_rng(graph.nodes).integers(0, 10, graph.nodes)
        one, other = (each(graph, B=keys) for each in (reference, program))
        assert other.returned == one.returned
        assert np.array_equal(other.A, one.A)
