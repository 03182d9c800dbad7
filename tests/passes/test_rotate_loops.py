"""Rounds that compute ahead mean what the rounds meant, where that is easy to get
wrong."""

from itertools import product

import pytest

from lighthouse.api import Target
from tests.passes.meaning import check_meaning
from tests.sampling import rows, sampled

# How many properties are computed ahead, and the program.
PROGRAMS = {
    # What the loop stores is what is read at once, and by the others a round later.
    "old and new": (
        1,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        N_P<Int> P; Int k = 0; Int s = 0;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; }
        While (k < 4) {
            Foreach (n: G.Nodes) { n.P = n.A * 3; }
            Foreach (n: G.Nodes) { n.A = (n.P + Sum(t: n.Nbrs){t.P}) % 1000; }
            Foreach (n: G.Nodes) { s += Sum(t: n.InNbrs){t.P % 7} * n.P; }
            k++;
        }
        Return s % 100003;
    }""",
    ),
    # No round at all, and one; zeros again would be wrong, too.
    "few rounds": (
        2,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        Int k = 0;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; }
        While (k < 0) {
            N_P<Int> P;
            Foreach (n: G.Nodes) { n.P = n.A + 5; }
            Foreach (n: G.Nodes) { n.A = Sum(t: n.Nbrs){t.P}; }
            k++;
        }
        Do {
            N_P<Int> Q;
            Foreach (n: G.Nodes) { n.Q = n.A + 5; }
            Foreach (n: G.Nodes) { n.A = Sum(t: n.Nbrs){t.Q}; }
            k++;
        } While (k < 1);
        Return k;
    }""",
    ),
    # Only in some rounds; a loop around the rounds comes again.
    "arms": (
        1,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        Int k = 0; Int j = 0;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; }
        While (j < 3) {
            k = 0;
            While (k < 6) {
                If (k % 3 != 1) {
                    N_P<Int> P;
                    Foreach (n: G.Nodes) { n.P = n.A % 100 + j; }
                    Foreach (n: G.Nodes) { n.A += Sum(t: n.Nbrs){t.P}; }
                }
                k++;
            }
            Foreach (n: G.Nodes) { n.A = n.A % 50; }
            j++;
        }
        Return k;
    }""",
    ),
    # Two at once, and what stays behind of the loop that had them.
    "several": (
        2,
        """Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
        N_P<Int> P, Q; Int k = 0; Int s = 0;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; n.B = 2; }
        While (k < 5) {
            Foreach (n: G.Nodes) {
                n.P = n.A % 10;
                n.B = n.B + k;
                n.Q = n.A % 3;
                s += n.B;
            }
            Foreach (n: G.Nodes) {
                n.A = Sum(t: n.Nbrs){t.P} + n.A + 2 * Sum(t: n.InNbrs){t.Q} + n.B;
            }
            k++;
        }
        Return s;
    }""",
    ),
    # The procedure may end in the middle.
    "returns": (
        1,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        N_P<Int> P; Int k = 0;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; }
        While (True) {
            Foreach (n: G.Nodes) { n.P = n.A + 1; }
            Foreach (n: G.Nodes) { n.A = Sum(t: n.Nbrs){t.P}; }
            Int s = Sum(n: G.Nodes){n.A};
            If (s > 1000) { Return s; }
            k++;
        }
        Return k;
    }""",
    ),
    # Narrower than what is computed; nothing of the element is written by one arm.
    "conversions": (
        1,
        """Procedure f(G: Graph; A: N_P<Float>): Double {
        N_P<Float> P; Int k = 0;
        Foreach (n: G.Nodes) { n.A = 1.0 / (n.Degree() + 3); }
        While (k < 4) {
            Foreach (n: G.Nodes) { n.P = n.A / 3; }
            Foreach (n: G.Nodes) {
                Double s = 0.1;
                Foreach (t: n.Nbrs) { s += t.P; }
                n.A = s / 7;
                If (n.Degree() > 2) { n.A = n.A + n.P; }
            }
            k++;
        }
        Return Sum(n: G.Nodes){n.A};
    }""",
    ),
    # Edges, by the properties of their ends.
    "edges": (
        1,
        """Procedure f(G: Graph; W: E_P<Int>, A: N_P<Int>): Int {
        E_P<Int> P; Int k = 0;
        Foreach (e: G.Edges) { Node t = e.ToNode(); e.W = t.Degree() + 1; }
        While (k < 4) {
            Foreach (e: G.Edges) { e.P = e.W % 11; }
            Foreach (n: G.Nodes) {
                Int s = 0;
                Foreach (t: n.Nbrs) { Edge e = t.ToEdge(); s += e.P; }
                n.A = s;
            }
            Foreach (e: G.Edges) { Node t = e.ToNode(); e.W = t.A + e.W; }
            k++;
        }
        Return k;
    }""",
    ),
    # Near misses of which the answers would tell.
    "not at all": (
        0,
        """Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
        N_P<Int> P, Q, R, S; Int k = 0; Int d = 2;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; }
        While (k < 3) {
            Foreach (n: G.Nodes) { n.P = n.A + 1; }
            Foreach (n: G.Nodes) { n.A = Sum(t: n.Nbrs){t.P} % 100; }
            k++;
        }
        Int s = Sum(n: G.Nodes){n.P};
        While (k < 6) {
            Foreach (n: G.Nodes) { n.Q = n.A + d; }
            Foreach (n: G.Nodes) { n.A = Sum(t: n.Nbrs){t.Q} % 100; }
            d = d + k;
            k++;
        }
        While (k < 9) {
            r.A = k;
            Foreach (n: G.Nodes) { n.R = n.A + 1; }
            Foreach (n: G.Nodes) { n.A = Sum(t: n.Nbrs){t.R} % 100; }
            k++;
        }
        Do {
            Foreach (n: G.Nodes) { n.S = n.A + 1; }
            Foreach (n: G.Nodes) { n.A = Sum(t: n.Nbrs){t.S} % 90 + 1; }
            k++;
        } While (r.S < 40 && k < 20);
        Return s * 100 + k;
    }""",
    ),
}
WAYS = {
    "rotate-loops": "rotate-loops",
    "swapped": "rotate-loops,swap-copies",
    "resident": "rotate-loops,swap-copies,persist-loops{loops=all}",
    "default": None,
}


@pytest.mark.parametrize(
    ("target", "way"), sampled(product(("openmp", "cuda-sim"), WAYS), 3)
)
@rows("name", PROGRAMS)
def test_meaning(name: str, target: Target, way: str) -> None:
    check_meaning(PROGRAMS, name, target, WAYS[way], "rotate-loops")
