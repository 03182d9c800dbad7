"""Statements: loops, traversals, assignments, reductions, groups, collections."""

from __future__ import annotations

from tests.frontend.laws.law import SYNTAX, Law

LAWS = (
    # --- control ----------------------------------------------------------------------
    Law(
        "a statement may be empty",
        good=(";;; { ; } If (b) ; Else {} For (t: G.Nodes);",),
    ),
    Law(
        "one name may be initialised where it is declared",
        good=("Int x = 1; Int y, z; y = x; z = y;", "N_S V = S; Node t = n;"),
        bad=(("Int x = 1, y;", SYNTAX), ("Int x, y = 1;", SYNTAX)),
    ),
    Law(
        "If takes any statement, loops a block or any statement",
        good=(
            "If (b) int = 1; Else If (bool) int = 2; Else int = 3;",
            "While (b) { int = 1; } Do { int = 1; } While (b);",
            "For (t: G.Nodes) If (t.F) int += 1;",
        ),
        bad=(
            ("While (b) int = 1;", SYNTAX),
            ("Do int = 1; While (b);", SYNTAX),
            ("InBFS (v: G.Nodes From n) v.A = 1;", SYNTAX),
        ),
    ),
    Law(
        "conditions are Bool",
        good=(
            "If (n.F) { } While (i < 0) { } For (t: G.Nodes)(t.F) { }",
            "InBFS (v: G.Nodes From n)[v.F](v.A > 0) { } InReverse (v.F) { }",
            "InDFS (v: G.Nodes From n)(v.A > 0)[v.F] { } InPost (v.F) { }",
            "int = Count(t: G.Nodes)(t.F);",
        ),
        warned=(
            ("int = Count(t: G.Nodes)(t.A);", "GM0213"),
            ("real = Sum(t: G.Nodes)(t.D){t.D};", "GM0213"),
        ),
        bad=(
            ("If (i) { }", "GM0203"),
            ("While (n.A) { }", "GM0203"),
            ("Do { } While (1);", "GM0203"),
            ("For (t: G.Nodes)(t.A) { }", "GM0203"),
            ("Foreach (t: n.Nbrs)(t) { }", "GM0203"),
            ("InBFS (v: G.Nodes From n)[v.A] { }", "GM0203"),
            ("InBFS (v: G.Nodes From n)(v.A) { }", "GM0203"),
            ("InBFS (v: G.Nodes From n) { } InReverse (v.A) { }", "GM0203"),
            ("InDFS (v: G.Nodes From n) { } InPost (v.A) { }", "GM0203"),
            ("int = Count(t: G.Nodes)(t);", "GM0203"),
        ),
    ),
    # --- ranges -----------------------------------------------------------------------
    Law(
        "a graph has Nodes and Edges",
        good=("Foreach (t: G.Nodes) { t.A = 1; } Foreach (t: G.Edges) { t.W = 1; }",),
        bad=(
            ("Foreach (t: n.Nodes) { }", "GM0211"),
            ("Foreach (t: n.Edges) { }", "GM0211"),
            ("Foreach (t: e.Nodes) { }", "GM0211"),
            ("Foreach (t: G.Items) { }", "GM0211"),
            ("Foreach (t: i.Nodes) { }", "GM0211"),
            ("Foreach (t: G.Foo) { }", SYNTAX),
        ),
    ),
    Law(
        "a node has neighbours and edges",
        good=(
            "For (t: n.Nbrs) { } For (t: n.InNbrs) { } For (t: n.CommonNbrs(m)) { }",
            "For (t: n.OutEdges) { t.W = 1; } For (t: n.InEdges) { t.W = 1; }",
            "Foreach (t: G.Nodes) Foreach (u: t.Nbrs) Foreach (v: u.InNbrs) int += 1;",
        ),
        bad=(
            ("For (t: G.Nbrs) { }", "GM0211"),
            ("For (t: e.Nbrs) { }", "GM0211"),
            ("For (t: S.Nbrs) { }", "GM0211"),
            ("For (t: n.CommonNbrs(e)) { }", "GM0201"),
            ("For (t: n.CommonNbrs(1)) { }", "GM0201"),
        ),
    ),
    Law(
        "collections have Items, in both directions; maps have none",
        good=(
            "For (t: S.Items) { t.A = 1; } For (t: O-.Items) { } For (t: Q^.Items) { }",
            "For (t: n.N.Items) { } For (t: U.Items) { t.W = 1; }",
            "For (s: C.Items) { s.Add(n); For (t: s.Items) { } }",
        ),
        bad=(
            ("For (t: M.Items) { }", "GM0211"),
            ("For (t: n.Items) { }", "GM0211"),
            ("For (t: S.Nodes) { }", "GM0211"),
        ),
    ),
    Law(
        "only the iterator of an InBFS has levels above and below",
        good=(
            "InBFS (v: G.Nodes From n) { For (t: v.UpNbrs) { } "
            "For (t: v.DownNbrs) { } }",
            "InBFS (v: G^.Nodes From n) { } InReverse { For (t: v.DownNbrs) { } }",
            "InBFS (v: G.Nodes From n) { For (t: v.UpEdges) { t.W = 1; } }",
            "InBFS (v: G.Nodes From n) { v.A = Sum(t: v.UpNbrs){t.B}; }",
        ),
        bad=(
            ("For (t: n.UpNbrs) { }", "GM0214"),
            ("Foreach (t: G.Nodes) { For (u: t.DownNbrs) { } }", "GM0214"),
            ("InDFS (v: G.Nodes From n) { For (t: v.UpNbrs) { } }", "GM0214"),
            (
                "InBFS (v: G.Nodes From n) { For (t: v.UpNbrs) For (u: t.UpNbrs) { } }",
                "GM0214",
            ),
            ("InBFS (v: G.Nodes From n) { For (t: m.DownNbrs) { } }", "GM0214"),
        ),
    ),
    # --- traversals -------------------------------------------------------------------
    Law(
        "a traversal walks a graph from one of its nodes",
        good=(
            "InBFS (v: G.Nodes From n) { v.A = 1; }",
            "InBFS (v: G^.Nodes; n) { v.A = 1; } InReverse { v.B = 1; }",
            "InRBFS (v: G.Nodes From n) { v.A = 1; }",
            "InDFS (v: G.Nodes From G.PickRandom()) { int = 1; v.A = int; }",
            "InDFS (v: G.Nodes From n) { } InPost { O.PushFront(v); }",
            "InDFS (v: G.Nodes From n)[v != m] { }",
        ),
        bad=(
            ("InBFS (v: S.Nodes From n) { }", "GM0211"),
            ("InBFS (v: n.Nodes From n) { }", "GM0211"),
            ("InBFS (v: G.Nodes From e) { }", "GM0201"),
            ("InBFS (v: G.Nodes From 1) { }", "GM0201"),
            ("InDFS (v: G.Nodes From G) { }", "GM0201"),
        ),
    ),
    Law(
        "a traversal stands in a loop, but not in another traversal",
        good=(
            "Foreach (t: G.Nodes) { InBFS (v: G.Nodes From t) { } }",
            "For (t: G.Nodes) { InDFS (v: G.Nodes From t) { v.A = 1; } }",
            "InBFS (v: G.Nodes From n) { } InBFS (v: G.Nodes From m) { }",
        ),
        bad=(
            ("InBFS (v: G.Nodes From n) { InBFS (w: G.Nodes From v) { } }", "GM0307"),
            ("InBFS (v: G.Nodes From n) { InDFS (w: G.Nodes From v) { } }", "GM0307"),
            ("InDFS (v: G.Nodes From n) { InBFS (w: G.Nodes From v) { } }", "GM0307"),
            (
                "InBFS (v: G.Nodes From n) { } InReverse "
                "{ For (t: v.Nbrs) { InBFS (w: G.Nodes From t) { } } }",
                "GM0307",
            ),
        ),
    ),
    # --- reductions and deferred writes -----------------------------------------------
    Law(
        "numbers are added, multiplied and compared, Bools are and-ed and or-ed",
        good=(
            "int += 1; int -= 1; int *= 2; int min= 3; int max= 4; int++; int--;",
            "real += 0.5; real++; n.D *= 2; M[n] += 1; M[n]++;",
            "bool &= b; bool |= b; bool &&= b; bool ||= b; n.F |= True;",
            "bool &= i > 0 && b; bool |= True;",
        ),
        bad=(
            ("bool += 1;", "GM0303"),
            ("bool++;", "GM0303"),
            ("node += 1;", "GM0303"),
            ("node min= n;", "GM0303"),
            ("int &= True;", "GM0303"),
            ("int |= 1;", "GM0303"),
            ("bool &= 1;", "GM0201"),
            ("int += True;", "GM0201"),
            ("int += n;", "GM0201"),
            ("int += INF + 1;", "GM0205"),
        ),
    ),
    Law(
        "`@` names a loop around it, of any kind",
        good=(
            "Foreach (t: G.Nodes) int += t.A @ t;",
            "Foreach (t: G.Nodes) Foreach (u: t.Nbrs) u.A += 1 @ t;",
            "For (t: G.Nodes) int += t.A @ t;",
            "InBFS (v: G.Nodes From n) { int += 1 @ v; } InReverse { int += 1 @ v; }",
            "InDFS (v: G.Nodes From n) { int += 1 @ v; }",
            "For (t: G.Nodes) Foreach (u: t.Nbrs) int++ @ t;",
        ),
        bad=(
            ("Foreach (t: G.Nodes) int += t.A @ u;", "GM0301"),
            ("int += 1 @ n;", "GM0301"),
            ("Foreach (t: G.Nodes) int += 1 @ G;", "GM0301"),
            ("Foreach (t: G.Nodes) { } Foreach (u: G.Nodes) u.A <= 1 @ t;", "GM0301"),
            ("int = Sum(t: G.Nodes){t.A}; int++ @ t;", "GM0301"),
        ),
    ),
    Law(
        "a deferred write belongs to a loop",
        good=(
            "Foreach (t: G.Nodes) t.A <= t.B @ t;",
            "Foreach (t: G.Nodes) { t.A <= Sum(u: t.Nbrs){u.A}; }",
            "For (t: G.Nodes) { t.A <= 1; int <= t.A; }",
            "InBFS (v: G.Nodes From n) { v.A <= v.A + 1 @ v; }",
            "While (b) { For (t: G.Nodes) t.A <= 1; }",
        ),
        bad=(
            ("n.A <= 1;", "GM0302"),
            ("int <= 1;", "GM0302"),
            ("While (b) { n.A <= 1; }", "GM0302"),
            ("Foreach (t: G.Nodes) t.A <= True;", "GM0201"),
        ),
    ),
    Law(
        "a multiple reduction replaces variables, or properties of one element",
        good=(
            "Foreach (t: G.Nodes) <int; node> min= <t.A; t>;",
            "Foreach (t: G.Nodes) <int; node, real> max= <t.A; t, t.D> @ t;",
            "Foreach (t: G.Nodes) For (u: t.Nbrs) <u.A; u.P, u.F> min= <t.B; "
            "t, True> @ t;",
            "<int> min= <1>; <int; node> max= <i; n>;",
            "Foreach (t: G.Nodes) <int; bool> max= <t.A; t.A > 3> @ t;",
        ),
        bad=(
            ("<int; node> min= <1; n, n>;", "GM0304"),
            ("<int; node> min= <1>;", "GM0304"),
            ("<int; node> min= <1; 2>;", "GM0201"),
            ("<int; node> min= <True; n>;", "GM0201"),
            ("<node; int> min= <n; 1>;", "GM0303"),
            ("<n.A; int> min= <1; 2>;", "GM0308"),
            ("<n.A; m.B> min= <1; 2>;", "GM0308"),
            ("<M[n]; int> min= <1.0; 2>;", "GM0308"),
            ("<G.A; G.B> min= <1; 2>;", "GM0306"),
            ("Foreach (t: G.Nodes) <int; node> min= <1; t> @ u;", "GM0301"),
        ),
    ),
    # --- groups -----------------------------------------------------------------------
    Law(
        "G.P = e assigns to every element, and G means that element in e",
        good=(
            "G.A = 1; G.A = G.B + 1; G.W = G.W * 2; G.D = 0; G.P = NIL;",
            "G.A = G.Degree() + G.NumNodes(); G.A = (G == n) ? 0 : INF;",
            "G.F = G == n; G.F = n != G; G.F = (G == n || G == m);",
            "S.A = 1; S.A = S.A + S.Degree(); S.A = S.Size(); U.W = U.W + 1;",
            "G.A = Sum(t: G.Nodes){t.B}; G.P = G.PickRandom(); G.N = S;",
        ),
        warned=(("Q.A = 1;", "GM0402"),),
        bad=(
            ("G.A = S.A;", "GM0103"),
            ("S.A = G.A;", "GM0103"),
            ("S.A = T.A;", "GM0103"),
            ("G.A = G.W;", "GM0103"),
            ("G.W = G.A;", "GM0103"),
            ("G.W = G.Degree();", "GM0104"),
            ("U.A = 1;", "GM0103"),
            ("S.W = 1;", "GM0103"),
            ("G.P = G;", "GM0201"),
            ("int = G.A;", "GM0103"),
            ("int = S.A;", "GM0103"),
            ("G.F = G < n;", "GM0204"),
            ("M.A = 1;", "GM0103"),
            ("G.Z = 1;", "GM0113"),
        ),
    ),
    Law(
        "groups are neither reduced nor deferred",
        bad=(
            ("G.A += 1;", "GM0306"),
            ("S.A max= 1;", "GM0306"),
            ("G.A++;", "GM0306"),
            ("For (t: G.Nodes) G.A <= 1;", "GM0306"),
        ),
    ),
    # --- foreign code -----------------------------------------------------------------
    Law(
        "foreign code fits everywhere, and says what it changes",
        good=(
            '[ printf("%d", $i); ];',
            "[ f($int, $n.A); ]::[int, n.A, M[n]];",
            "[ f($G); ]::[G.A, G.W];",
            "int = [ f() ]; node = [ g() ]; bool = [ h() ] && b; real = [ a[1] ] + 1;",
            "If ([ f() ]) { } int = Sum(t: G.Nodes)([ f() ]){[ g() ]};",
        ),
        bad=(
            ("[ f(); ]::[i];", "GM0106"),
            ("[ f(); ]::[x];", "GM0101"),
            ("[ f(); ]::[A];", "GM0112"),
        ),
    ),
)
