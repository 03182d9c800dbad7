"""Fused loops mean what the loops meant, where that is easy to get wrong."""

import pytest

import lighthouse
from lighthouse.api import Target
from lighthouse.remarks import Kind
from tests.passes.meaning import check_meaning
from tests.sampling import rows

# How many loops join another, and the program.
PROGRAMS = {
    # One element after the other would see its neighbours change.
    "neighbours": (
        1,
        """Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
        Int k = 0;
        While (k < 3) {
            Foreach (n: G.Nodes) { n.B = Sum(t: n.Nbrs){t.A}; }
            Foreach (n: G.Nodes) { n.A = n.B % 100; }
            Foreach (n: G.Nodes) { n.B = n.B + 1; }
            k++;
        }
        Return Sum(n: G.Nodes){n.A * n.B};
    }""",
    ),
    # The other vertex is in a variable, in a property, or the only one.
    "other names": (
        1,
        """Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
        N_P<Node> P;
        Foreach (n: G.Nodes) { n.A = n.Degree(); }
        Foreach (n: G.Nodes) { Node m = n; m.P = n == r ? NIL : r; }
        Foreach (n: G.Nodes) { Node p = n.P; If (p == NIL) { r.A = 50; } }
        Int k = Sum(n: G.Nodes){n.A};
        Foreach (n: G.Nodes) { n.A = k + r.Degree(); }
        Return k * 100 + r.A;
    }""",
    ),
    # Complete within the iteration: plain, from inside, by every operator, with types.
    "own reductions": (
        6,
        """Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>, C: N_P<Float>): Double {
        N_P<Bool> D;
        G.C = 0.5;
        Foreach (n: G.Nodes) {
            Foreach (t: n.Nbrs) {
                n.A += t.Degree() * 0.75;
                n.D |= t == n;
                n.C += 0.1;
            }
            n.B min= n.Degree() + 2;
            n.B *= 3;
        }
        Foreach (n: G.Nodes)(n.D) { n.A = n.A * 2 + n.B; n.C += -0.3; }
        Foreach (n: G.Nodes) { n.A max= n.B; n.B += n.A; }
        Foreach (n: G.Nodes) { Foreach (t: n.InNbrs) { n.B += t.Degree(); } }
        Return Sum(n: G.Nodes)(!n.D){n.C} + Sum(n: G.Nodes){n.A};
    }""",
    ),
    # Nothing between may change places with what it needs.
    "chains between": (
        2,
        """Procedure f(G: Graph, r: Node; A: N_P<Int>, B: N_P<Int>): Int {
        Int sum = 0; Int k = 3;
        Foreach (n: G.Nodes) { n.A += k; sum += n.A; }
        k = 7;
        Int a = sum;
        Int b = a + k;
        Int c = r.B;
        Foreach (n: G.Nodes) { n.B = c + n.A; }
        Int d = r.B + b;
        Int e = r.A;
        Foreach (n: G.Nodes) { n.A = n.B * 2; }
        Int g = r.A;
        N_P<Int> T;
        Int all = 0;
        Foreach (n: G.Nodes) { n.T += n.A; all += n.T; }
        Return a + 3 * b + 5 * c + 7 * d + 11 * e + 13 * g + 17 * all + k;
    }""",
    ),
    # Zero again in each round, wherever it is declared.
    "rounds": (
        3,
        """Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
        Int k = 0; Int s = 0;
        Do {
            N_P<Int> T;
            Foreach (n: G.Nodes) { n.A += k; }
            Int low; N_P<Int> U;
            Foreach (n: G.Nodes) { n.T += n.A; n.U += n.T; low += n.U; }
            If (k % 2 == 1) {
                Foreach (n: G.Nodes) { n.B += n.T; }
                Int high = 0;
                Foreach (n: G.Nodes)(n.B > low) { high += n.U; }
                s = s + high;
            } Else {
                Foreach (n: G.Nodes) { n.B = low; }
                Foreach (n: G.Nodes) { s += n.B; }
            }
            k++;
        } While (k < 5);
        Return s;
    }""",
    ),
    # Each draw keeps its place in its stream.
    "draws": (
        2,
        """Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Long {
        Foreach (n: G.Nodes) { n.A = Rand(100); }
        Foreach (n: G.Nodes) { n.B = n.A; }
        Foreach (n: G.Nodes) { n.A += Rand(1000); }
        Long x = Rand(50);
        Foreach (n: G.Nodes) { n.B += n.A; }
        Return x;
    }""",
    ),
    # Edges, and what belongs to their ends.
    "edges": (
        1,
        """Procedure f(G: Graph; A: N_P<Int>, W: E_P<Int>): Int {
        Int s = 1;
        Foreach (e: G.Edges) { Node t = e.ToNode(); t.A += 3 @ e; e.W = t.Degree(); }
        Foreach (e: G.Edges) { Node t = e.FromNode(); t.A += e.W @ e; s += e.W; }
        Foreach (e: G.Edges) { Node t = e.FromNode(); e.W = t.A; }
        Foreach (n: G.Nodes) { s += n.A; }
        Return s;
    }""",
    ),
    # Rows within an iteration: sums, searches, edges, pushes, and a loop between.
    "rows": (
        6,
        """Procedure f(G: Graph; A, B, C: N_P<Int>, W: E_P<Int>): Int {
        Int x = 0;
        Foreach (n: G.Nodes) {
            Int sum = Sum(t: n.InNbrs){t.A};
            x += sum;
            Int most = Max(t: n.InNbrs)(t.A > 3 && t != n){t.A};
            Bool zero = Exist(t: n.InNbrs){t.A == 0};
            n.C = sum + most + (zero ? 1 : 0);
            Foreach (t: n.Nbrs) { t.B += n.A @ n; }
            Foreach (t: n.Nbrs) { t.B += 2 @ n; }
            Bool all = All(t: n.Nbrs){t.A > 1};
            Int long = 0;
            Foreach (e: n.OutEdges) { long += e.W; }
            Foreach (e: n.OutEdges) { Node u = e.ToNode(); long += u.A; }
            If (all) { n.C = n.C + long; }
            Int a = Sum(t: n.Nbrs)(t > n){t.A};
            Int b = Count(u: n.Nbrs)(u > n);
            n.C = n.C + a * b;
        }
        Return x + Sum(n: G.Nodes){n.B};
    }""",
    ),
    # The items are those before the loop.
    "items": (
        1,
        """Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
        N_O S; Int s = 0;
        For (n: G.Nodes)(n.Degree() > 1) { S.PushBack(n); }
        Foreach (n: S.Items) { n.A = n.A * 3; }
        Foreach (n: S.Items) { n.B = n.A + S.Size(); s += n.B; }
        Node last = S.PopBack();
        Foreach (n: S.Items) { n.B = 0; }
        Return s * 10 + S.Size();
    }""",
    ),
}


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@rows("name", PROGRAMS)
def test_meaning(name: str, target: Target) -> None:
    check_meaning(PROGRAMS, name, target, "fuse-loops", "fuse-loops")


def test_foreign_code_stays_alone() -> None:
    """It may read what the other loop writes, by whatever way."""
    text = """Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>) {
        Foreach (n: G.Nodes) { n.A = 1; }
        Foreach (n: G.Nodes) { n.B = [3]; }
    }"""
    program = lighthouse.compile(text, target="openmp")
    (remark,) = (r for r in program.remarks if r.pass_name == "fuse-loops")
    assert remark.kind is Kind.MISSED
    assert "this one contains foreign code" in remark.message
