"""Arrays that change places mean what the copies meant."""

import pytest

from tests.passes.meaning import check_meaning
from tests.sampling import rows

# How many copies become swaps, and the program.
PROGRAMS = {
    # Behind the last round the source is read, which the next round would overwrite.
    "behind the last round": (
        0,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        N_P<Int> P, S; Int k = 0;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; n.S = 1; }
        Do {
            Foreach (n: G.Nodes) { n.P = n.S + n.A; }
            G.S = G.P;
            Foreach (n: G.Nodes) { n.S = n.A * k; }
            k++;
        } While (k < 3);
        Foreach (n: G.Nodes) { n.A = n.P + 1; }
        Return k;
    }""",
    ),
    # Behind an odd number of rounds, and in the next run of the same loop.
    "read behind the loop": (
        1,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        N_P<Int> P, Q; Int k = 0; Int j = 0; Int s = 0;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; n.Q = 2; }
        While (j < 3) {
            k = 0;
            While (k < 3) {
                Foreach (n: G.Nodes) { n.P = n.A + Sum(t: n.Nbrs){t.Q} % 7; }
                Foreach (n: G.Nodes) { n.Q = n.P; }
                k++;
            }
            j++;
        }
        Foreach (n: G.Nodes) { n.A = n.Q + 1; }
        Return s;
    }""",
    ),
    # No kernel touches the third array.
    "by hand": (
        3,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        N_P<Int> P, Q, T; Int k = 0; Int s = 0;
        Foreach (n: G.Nodes) { n.P = n.Degree() + 1; n.Q = 3; }
        While (k < 5) {
            Foreach (n: G.Nodes) { n.T = n.P; }
            G.P = G.Q;
            G.Q = G.T;
            Foreach (n: G.Nodes) { n.Q += Sum(t: n.Nbrs){t.P} % 50; }
            s += Sum(n: G.Nodes){n.Q};
            k++;
        }
        Return s;
    }""",
    ),
}


@pytest.mark.parametrize(
    "passes", ["swap-copies", "swap-copies,persist-loops{loops=all}"]
)
@rows("name", PROGRAMS)
def test_meaning(name: str, passes: str) -> None:
    check_meaning(PROGRAMS, name, "cuda-sim", passes, "swap-copies")
