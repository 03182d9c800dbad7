"""Small programs that are easy to compile wrongly mean the same on every target."""

from itertools import product

import pytest

from lighthouse.api import Target
from tests.passes.meaning import answer
from tests.sampling import rows, sampled

PROGRAMS = {
    # The branches leave x on different sides.
    "branches": """Procedure f(G: Graph, c: Bool): Int {
        Int x = 0;
        If (c) { x = 5; } Else { Foreach (n: G.Nodes) { x += 1; } }
        Return x;
    }""",
    # So do the rounds of a loop, and the way around it.
    "rounds": """Procedure f(G: Graph; A: N_P<Int>): Int {
        Int k = 0; Int x = 1; Int y = 2;
        While (k < 5) {
            If (k % 2 == 0) { x = x + y; } Else { Foreach (n: G.Nodes) { x += 1; } }
            If (k % 3 == 1) { Foreach (n: G.Nodes) { y += 2; } }
            k++;
        }
        Return x * 1000 + y;
    }""",
    "elements in rounds": """Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
        Int k = 0;
        While (k < 5) {
            If (k == 3) { Foreach (n: G.Nodes) { n.A = n.A * 2; } }
            Else { r.A = r.A + 1; }
            k++;
        }
        Return r.A;
    }""",
    # Where the host writes was decided on the device.
    "chosen element": """Procedure f(G: Graph; A: N_P<Int>) {
        Node who; Int most = -1;
        Foreach (n: G.Nodes) { n.A = n.Degree(); }
        Foreach (n: G.Nodes) { <most; who> max= <n.A; n>; }
        who.A = 100;
    }""",
    # Zero again in each round.
    "temporary": """Procedure f(G: Graph; A: N_P<Int>) {
        Int k = 0;
        While (k < 2) {
            N_P<Int> T;
            Foreach (n: G.Nodes) { n.T += 1; }
            Foreach (n: G.Nodes) { n.A += n.T; }
            k++;
        }
    }""",
    # Zero again where only some elements were written, not where all are; in a loop
    # inside a loop, and behind a way out of the round.
    "temporaries in rounds": """Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
        Int k = 0; Int s = 0;
        Do {
            N_P<Int> T; E_P<Int> W;
            Foreach (n: G.Nodes)(n.A % 2 == k % 2) { n.T = k + 1; }
            For (e: G.Edges)(s < 400) {
                N_P<Node> P; N_P<Int> U;
                If (k == 1) { Foreach (n: G.Nodes) { n.P = r; } }
                Foreach (n: G.Nodes) { n.U = n.A; }
                Foreach (n: G.Nodes) { n.A = n.U + n.T + (n.P == NIL ? 0 : 1); }
                e.W += 1;
                s += e.W;
            }
            If (s > 300) { Return s; }
            k++;
        } While (k < 5);
        Return s;
    }""",
    # What seems unread is read by the next round, by the test, by a search, by a way
    # out, through the item of a queue, or decides how often a stream advances.
    "hardly used": """Procedure f(G: Graph, r: Node; A: N_P<Int>): Long {
        Int last = 0; Int sum = 0; Int k = 0; Bool go = True; Int gone = 1;
        N_P<Int> before; N_P<Bool> seen; N_P<N_S> near; Collection<N_S> C;
        Long draw = 0;
        While (go) {
            sum += last;
            Foreach (n: G.Nodes) { n.A += n.before; gone += n.A; }
            Foreach (n: G.Nodes) { n.before = k; n.before = k + 1; }
            last = k; gone = gone + last;
            k++; go = k < 4;
        }
        r.seen = True;
        InDFS (v: G.Nodes From r)[!v.seen] { v.seen = True; sum += 10; }
        r.near.Add(r);
        C.PushBack(r.near);
        For (s: C.Items) { For (t: r.Nbrs) { s.Add(t); } }
        N_S whole = C.PopFront();
        gone = 5;
        If (k > 100) { gone = 6; Return gone; } Else { gone = 7; }
        draw = Rand(100); draw = Rand(1000);
        Foreach (n: G.Nodes) { Int x = n.A; x = 2; n.A = 1; n.A = x + n.A; }
        Return sum + whole.Size() * 1000 + draw * 10000;
    }""",
    # Loops and reductions over the neighbours of one vertex.
    "neighbourhood": """Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
        Foreach (t: r.Nbrs) { t.A = 1; }
        Return Sum(t: r.InNbrs){t.Degree()} + Count(t: r.CommonNbrs(r)) * 100;
    }""",
    "moving root": """Procedure f(G: Graph, r: Node): Int {
        Node at = r; Int steps = 0;
        While (Exist(t: at.Nbrs)(t > at){True}) {
            Node next = NIL;
            Foreach (t: at.Nbrs)(t > at) { next = t; }
            at = next;
            steps++;
        }
        Return steps;
    }""",
    # The value takes the target's type before it is added, in loops and outside.
    "conversions": """Procedure f(G: Graph; x: Int, y: Int, z: Float): Int {
        x = -1; x += 0.5; y = 7; y *= 1.5; z += 0.1;
        Int sum = -1;
        Foreach (n: G.Nodes) { sum += 1.7; }
        Return sum;
    }""",
    # No kernel at all.
    "host only": """Procedure f(x: Int; y: Long): Long {
        y = 4000000000; y *= 2;
        Return y + x;
    }""",
    # A payload that belongs to the thread.
    "own payload": """Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
        Int best = 0;
        Foreach (n: G.Nodes) {
            Bool mine = False;
            <best; mine> max= <(n == r) ? 3 : 0; True>;
            n.A = mine ? 1 : 0;
        }
        Return best;
    }""",
    # A filter is read once for all neighbours: here the vertex changes itself.
    "changing filter": """Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>) {
        G.A = 0;
        Foreach (n: G.Nodes)(n.A == 0) {
            Foreach (t: n.Nbrs) {
                t.B += 1 @ n;
                If (t == n) { t.A = 5; }
            }
        }
    }""",
    # A scalar on one arm, and vertices as the value of a condition.
    "arms": """Procedure f(G: Graph, c: Bool, r: Node; z: Node): Int {
        z = c ? (Exist(n: G.Nodes){n.Degree() > 2} ? r : NIL) : NIL;
        Return c || Sum(n: G.Nodes){n.Degree()} > 3 ? Max(n: G.Nodes){n.Degree()} : 0;
    }""",
    # Names that generated code uses itself, or that C++ reserves.
    "names": """Procedure class(
        G: Graph, item: N_P<Int>; _tuple: N_P<Int>, payload_0: N_P<Node>
    ): Int {
        Int class_fill_A = 2; Int nodes = 1; Int threadIdx = 0;
        N_P<Int> A;
        G.A = 0;
        G._tuple = INF;
        Foreach (int: G.Nodes) {
            Foreach (candidate: int.Nbrs) {
                Edge e_slot = candidate.ToEdge();
                <candidate._tuple; candidate.payload_0> min= <int.item; int> @ int;
                threadIdx += (e_slot.FromNode() == int) ? nodes : 0 @ int;
            }
        }
        Int best = -1; Int best_best_offered = 3; Node who;
        Foreach (lh: G.Nodes) { <best; who> max= <lh.item * best_best_offered; lh>; }
        Return threadIdx + class_fill_A + best;
    }""".replace("_tuple", "tuple_locks"),
}


@pytest.mark.parametrize(
    ("target", "level"), sampled(product(("openmp", "cuda-sim"), (0, 2)), 3)
)
@rows("name", PROGRAMS)
def test_meaning(name: str, target: Target, level: int) -> None:
    expected = answer(PROGRAMS, name, "interpret", level)
    assert answer(PROGRAMS, name, target, level) == expected
