"""Parallel loops: what two iterations may do to one place, in the usual styles.

`test_races.py` has the rules one by one.
"""

from __future__ import annotations

from tests.frontend.laws.law import Law

LAWS = (
    Law(
        "iterations read what none of them writes",
        good=(
            "Foreach (t: G.Nodes) { t.A = Sum(u: t.InNbrs){u.B} + i; }",
            "Foreach (t: G.Nodes) { t.A = t.A + 1; t.B = t.A; }",
            "Foreach (t: G.Nodes) { t.A <= Sum(u: t.Nbrs){u.A}; }",
        ),
        warned=(
            ("Foreach (t: G.Nodes) { t.A = Sum(u: t.Nbrs){u.A}; }", "GM0401"),
            ("Foreach (t: G.Nodes) { t.A = n.A; }", "GM0401"),
            ("G.A = Sum(t: G.Nodes){t.A};", "GM0401"),
            ("Foreach (t: G.Nodes) { int = int + t.A; }", "GM0401 GM0402"),
        ),
    ),
    Law(
        "pushing is a reduction",
        good=(
            "Foreach (t: G.Nodes) { Foreach (u: t.Nbrs) { u.D += t.A @ t; } }",
            "Foreach (t: G.Nodes) { Foreach (u: t.Nbrs) { u.A max= t.B; } }",
            "Foreach (t: G.Nodes) { int += t.A; real max= t.D; bool |= t.F; }",
            "Foreach (t: G.Nodes) { For (u: t.Nbrs) { u.A += t.B @ t; } }",
        ),
        warned=(
            ("Foreach (t: G.Nodes) { Foreach (u: t.Nbrs) { u.A = t.B; } }", "GM0402"),
            (
                "Foreach (t: G.Nodes) { Foreach (u: t.Nbrs) { u.A += 1 @ u; } }",
                "GM0402",
            ),
            (
                "Foreach (t: G.Nodes) { For (u: t.Nbrs) { u.A += 1 @ u; } }",
                "GM0401 GM0402",
            ),
        ),
        bad=(
            ("Foreach (t: G.Nodes) { int += t.A; t.B = int; }", "GM0403"),
            ("Foreach (t: G.Nodes) { int = 0; int += t.A; }", "GM0404"),
            ("Foreach (t: G.Nodes) { int += t.A; int max= t.B; }", "GM0405"),
            (
                "Foreach (t: G.Nodes) { int += 1 @ t; "
                "Foreach (u: t.Nbrs) { int += 1 @ u; } }",
                "GM0406",
            ),
        ),
    ),
    Law(
        "flags and counters",
        good=(
            "Foreach (t: G.Nodes) { If (t.A > 0) bool |= True; }",
            "Foreach (t: G.Nodes)(t.A > 0) { int++; bool &= False; }",
            "Foreach (t: G.Nodes) { Int c = 0; For (u: t.Nbrs) c++; t.A = c; }",
            "Foreach (t: G.Nodes) { Int c; Foreach (u: t.Nbrs) c += u.A; t.B = c; }",
            "For (t: G.Nodes) { bool = False; int = int + 1; }",
        ),
        warned=(
            ("Foreach (t: G.Nodes) { If (t.A > 0) bool = True; }", "GM0402"),
            ("Foreach (t: G.Nodes) { node = t; }", "GM0402"),
        ),
    ),
    Law(
        "one winner is chosen by a key",
        good=(
            "Foreach (t: G.Nodes) { <int; node> max= <t.A; t>; }",
            "Foreach (t: G.Nodes) { Foreach (u: t.Nbrs) "
            "{ Edge x = u.ToEdge(); <u.A; u.P> min= <t.B + x.W; t> @ t; } }",
        ),
        bad=(
            (
                "Foreach (t: G.Nodes) { <int; node> min= <t.A; t>; t.P = node; }",
                "GM0403",
            ),
            (
                "Foreach (t: G.Nodes) { <int; long> min= <t.A; 1>; long += 1; }",
                "GM0405",
            ),
        ),
    ),
    Law(
        "a level is written from the levels around it",
        good=(
            "InBFS (v: G.Nodes From n)(v != n) { v.D = Sum(u: v.UpNbrs){u.D}; } "
            "InReverse (v != n) { v.A = Sum(u: v.DownNbrs){u.A + u.B}; int += v.A; }",
            "InBFS (v: G.Nodes From n)[v.A == 0] { v.A = 1; }",
            "InBFS (v: G.Nodes From n) { Foreach (u: v.DownNbrs) { u.A += v.A @ v; } }",
        ),
        warned=(
            (
                "InBFS (v: G.Nodes From n) { Foreach (u: v.DownNbrs) { u.A = v.A; } }",
                "GM0402",
            ),
            ("InBFS (v: G.Nodes From n) { v.A = Sum(u: v.Nbrs){u.A}; }", "GM0401"),
        ),
        bad=(
            (
                "InBFS (v: G.Nodes From n) { Foreach (u: v.DownNbrs) "
                "{ u.A += u.A @ v; } }",
                "GM0403",
            ),
        ),
    ),
    Law(
        "what is declared in a loop belongs to the iteration",
        good=(
            "Foreach (t: G.Nodes) { N_P<Int> X; Foreach (u: t.Nbrs) { u.X = 1; } }",
            "Foreach (t: G.Nodes) { Map<Node, Int> X; For (u: t.Nbrs) { X[u] += 1; } "
            "t.P = X.GetMaxKey(); }",
            "Foreach (t: G.Nodes) { N_S X; X.Add(t); X.Remove(n); int += X.Size(); }",
        ),
    ),
    Law(
        "a collection grows, or shrinks, or is looked at",
        good=(
            "Foreach (t: G.Nodes)(t.F) { S.Add(t); }",
            "Foreach (t: G.Nodes) { S.Remove(t); } Foreach (t: S.Items) { t.A = 1; }",
            "Foreach (t: G.Nodes) { t.N.Add(n); If (t.N.Has(m)) t.N.Remove(m); }",
            "Foreach (t: G.Nodes) { M[t] = 1; } Foreach (t: O.Items) { t.A = 1; }",
        ),
        warned=(
            ("Foreach (t: G.Nodes) { If (!S.Has(t)) S.Add(t); }", "GM0407"),
            ("Foreach (t: G.Nodes) { S.Add(t); S.Remove(n); }", "GM0408"),
            ("Foreach (t: S.Items) { S.Remove(t); }", "GM0407"),
            ("Foreach (t: G.Nodes) { M[n] = 1; }", "GM0402"),
            ("Foreach (t: Q.Items) { t.A = 1; }", "GM0402"),
            # Of properties an error; the entries of maps gm_comp does not look at.
            ("Foreach (t: G.Nodes) { M[t] = 1; M[t] <= 2; }", "GM0404"),
            ("Foreach (t: G.Nodes) { M[n] += 1; real += M[m]; }", "GM0403"),
            ("Foreach (t: G.Nodes) { M[n] += 1; M[n] max= 2; }", "GM0405"),
        ),
        bad=(
            ("N_S V; Foreach (t: G.Nodes) { V = S; V.Add(t); }", "GM0409"),
            ("Foreach (t: G.Nodes) { t.A = 1; t.A <= 2; }", "GM0404"),
        ),
    ),
)
