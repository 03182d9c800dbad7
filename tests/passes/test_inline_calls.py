"""Programs of several procedures mean the same on every target, or are refused."""

from itertools import product

import pytest

import lighthouse
from lighthouse.api import Target
from lighthouse.diagnostics import CompileError
from tests.passes.meaning import answer
from tests.sampling import rows, sampled

PROGRAMS = {
    # The caller's x keeps its value though y, which was copied from it, grows.
    "values": """
        Local grow(a: Int; b: Int) { b += a; b += a; }
        Procedure f(x: Int; y: Int): Int {
            Int k = x;
            grow(k + 1, k);
            grow(k, y);
            grow(x, k);
            Return k * 1000 + y;
        }""",
    "results": """
        Local thirds(x: Int): Int { Return x / 3; }
        Procedure f(x: Int): Double { Double d = thirds(x + 9); Return d / 4; }""",
    "conversions": """
        Local half(x: Double, y: Int; z: Float): Int { z = x / 2; Return x + y; }
        Procedure f(x: Int; d: Double): Int { Return half(x, 2.5, d) * 2; }""",
    "output elements": """
        Local swap(; a: Int, b: Int) { Int t = a; a = b; b = t; }
        Procedure f(G: Graph, r: Node; A: N_P<Int>, x: Int) {
            x = 77;
            swap(r.A, x);
            Foreach (n: G.Nodes) {
                Int mine = n.Degree();
                swap(n.A, mine);
                n.A += mine;
            }
        }""",
    "returned": """
        Local sign(x: Int): Int {
            If (x < 4) { Return -1; }
            If (x == 4) { Return 0; } Else { Return 1; }
        }
        Local nothing(x: Int): Int { }
        Procedure f(G: Graph; A: N_P<Int>): Int {
            Int all = Sum(n: G.Nodes)(sign(n.A) != 0){sign(n.A) * 10 + n.A};
            G.A = sign(G.A) + nothing(3);
            Foreach (n: G.Nodes)(sign(n.A + 4) > 0) { n.A += 5; }
            Return all > 0 ? sign(all) : 5;
        }""",
    "a node": """
        Local busiest(G: Graph, from: Node): Node {
            Node who = NIL; Int most = 0;
            Foreach (t: from.Nbrs) { <most; who> max= <t.Degree(); t>; }
            Return who;
        }
        Procedure f(G: Graph, r: Node; A: N_P<Node>): Node {
            Foreach (n: G.Nodes) { n.A = busiest(G, n); }
            Return busiest(G, busiest(G, r));
        }""",
    "nil": """
        Local kept(G: Graph, n: Node, m: Node): Bool { Return n != NIL && m == NIL; }
        Procedure f(G: Graph, r: Node): Bool {
            Return kept(G, r, NIL) && !kept(G, NIL, r);
        }""",
    "nested": """
        Local one(x: Int): Int { Return x + 1; }
        Local two(x: Int): Int { Int y = one(x); Return one(y); }
        Local four(x: Int): Int { Return two(two(x)) + one(two(one(x))) - x - 4; }
        Procedure f(G: Graph, x: Int; A: N_P<Int>): Int {
            Foreach (n: G.Nodes) { n.A = four(n.A) * four(x); }
            Return four(one(four(x)));
        }""",
    # Zero again in each round.
    "rounds": """
        Local total(G: Graph, A: N_P<Int>): Int {
            Int s; N_P<Int> T;
            Foreach (n: G.Nodes) { n.T += n.A; }
            Foreach (n: G.Nodes) { s += n.T; }
            Return s;
        }
        Local less(; k: Int): Bool { k = k - 1; Return k > 0; }
        Procedure f(G: Graph; A: N_P<Int>): Int {
            Int k = 4; Int all = 0;
            While (less(k)) { all = all * 10 + total(G, A); }
            Int r = 3;
            Do { all += total(G, A); } While (k == 7 || less(r));
            Return all;
        }""",
    "properties": """
        Local spread(G: Graph, from: N_P<Int>; to: N_P<Int>) {
            Foreach (n: G.Nodes) { n.to = Sum(t: n.InNbrs){t.from}; }
        }
        Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>) {
            spread(G, A, B); spread(G, B, A); spread(G, A, B);
        }""",
    "edges": """
        Local ends(G: Graph, e: Edge, w: E_P<Int>): Int {
            Return e.w + (e.FromNode() == e.ToNode() ? 100 : 0);
        }
        Procedure f(G: Graph; A: N_P<Int>): Int {
            E_P<Int> w; Int s = 0;
            Foreach (e: G.Edges) { e.w = 2; }
            Foreach (n: G.Nodes) {
                Foreach (t: n.Nbrs) { Edge e = t.ToEdge(); s += ends(G, e, w); }
            }
            Return s;
        }""",
    # A reduction that the callee leaves unbound, in a loop of the caller.
    "shared sum": """
        Local add(G: Graph, n: Node, A: N_P<Int>; s: Int) {
            s += n.A;
            Foreach (t: n.Nbrs) { s += 1; }
        }
        Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
            Int s = 0;
            Foreach (n: G.Nodes) { add(G, n, B, s); }
            Foreach (n: G.Nodes) { Int mine = 1; add(G, n, A, mine); n.B = mine; }
            Return s;
        }""",
    "two graphs": """
        Local copied(G: Graph, H: Graph, P: N_P<Int>(G), Q: N_P<Int>(H)): Node(H) {
            Int s = 0; Node(H) last;
            Foreach (n: G.Nodes) { s += n.P; }
            Foreach (n: H.Nodes) { n.Q = s + n.InDegree(); }
            Foreach (n: H.Nodes)(n.OutDegree() == 0) { last = n; }
            Return last;
        }
        Procedure f(H: Graph, G: Graph; B: N_P<Int>(H), A: N_P<Int>(G)): Int {
            G.A = 3;
            Node(H) one = copied(G, H, A, B);
            Node(G) two = copied(H, G, B, A);
            Return one.B * 100 + two.A;
        }""",
    # The same names on both sides, in other roles.
    "names": """
        Local g(A: Graph, n: Node, G: N_P<Int>, x: Int; k: Int): Int {
            Int B = x; Int f = 1;
            Foreach (r: A.Nodes) { r.G += k; f += r.G; }
            k = B + n.G;
            Return f;
        }
        Procedure f(G: Graph, r: Node, x: Int; A: N_P<Int>, B: N_P<Int>): Int {
            Int k = 2; Int n = 3; Int g = 1;
            G.B = 1;
            n = g(G, r, A, n, k) + g(G, r, B, k, n) + g;
            Return n * 1000 + k;
        }""",
    # The left operand has its value before the call, which changes it.
    "order": """
        Local next(; x: Int): Int { x = x + 1; Return x; }
        Local clear(G: Graph; A: N_P<Int>): Int { G.A = 0; Return 1; }
        Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
            Int k = 1;
            Int a = k + next(k) * 10 + k * 100 + next(k) * 1000;
            Int b = r.A + clear(G, A) + r.A;
            r.A = clear(G, A) + 6;
            Return a * 100 + b;
        }""",
    "traversal": """
        Local levels(G: Graph, s: Node; d: N_P<Int>): Int {
            Int deepest = 0;
            G.d = -1;
            s.d = 0;
            InBFS (v: G.Nodes From s)(v != s) {
                v.d = Min(u: v.UpNbrs){u.d} + 1;
                deepest max= v.d;
            }
            Return deepest;
        }
        Local first(G: Graph, n: Node): Node { Return n; }
        Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
            Return levels(G, first(G, r), A) * 10 + levels(G, r, A);
        }""",
}


@pytest.mark.parametrize(
    ("target", "level"), sampled(product(("openmp", "cuda-sim"), (0, 2)), 3)
)
@rows("name", PROGRAMS)
def test_meaning(name: str, target: Target, level: int) -> None:
    expected = answer(PROGRAMS, name, "interpret", level)
    assert answer(PROGRAMS, name, target, level) == expected


def refusal(text: str) -> CompileError:
    with pytest.raises(CompileError) as caught:
        lighthouse.compile(text, target="openmp")
    return caught.value


def test_what_is_read_only_is_no_output() -> None:
    text = """
        Local g(G: Graph; k: Int, v: Node) { k = 3; }
        Procedure f(G: Graph, x: Int) { Foreach (n: G.Nodes) { g(G, x, n); } }"""
    assert [item.code for item in refusal(text).diagnostics] == ["GM0106", "GM0106"]
