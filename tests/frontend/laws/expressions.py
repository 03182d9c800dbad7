"""Expressions: operators, conversions, INF and NIL, reductions, built-ins."""

from __future__ import annotations

from tests.frontend.laws.law import SYNTAX, Law

LAWS = (
    # --- arithmetic -------------------------------------------------------------------
    Law(
        "arithmetic is for numbers, which mix",
        good=(
            "int = i + 1 - j * 2 / 3; int = -i; int = |i|; real = i + d; long = i + l;",
            "real = f * l; real = 1 / d; int = i % 2; long = l % 7; real = |f| + -d;",
        ),
        bad=(
            ("int = n + 1;", "GM0202"),
            ("int = b + 1;", "GM0202"),
            ("int = -b;", "GM0202"),
            ("int = |n|;", "GM0202"),
            ("int = S + 1;", "GM0202"),
            ("int = NIL + 1;", "GM0202"),
        ),
    ),
    Law(
        "% is for integers",
        bad=(("real = f % 2;", "GM0207"), ("real = i % d;", "GM0207")),
    ),
    Law(
        "every number fits every number, with a warning where it may lose something",
        good=(
            "long = i; real = i; real = l; real = f; Float g = i; g = 0.1; g = l;",
            "int = 3.0; long = 4294967296; int = -2147483648; real = 1 / 3;",
            "int = (Int) l; int = (Int) d; Float g = (Float) d;",
        ),
        warned=(
            ("int = l;", "GM0210"),
            ("int = d;", "GM0210"),
            ("long = f;", "GM0210"),
            ("Float g = d;", "GM0210"),
            ("int = 2.5;", "GM0210"),
            ("int = 2147483648;", "GM0210"),
            ("int += d;", "GM0210"),
            ("n.A = d;", "GM0210"),
            ("M[n] = d; int = M[n];", "GM0210"),
            ("int = Avg(t: G.Nodes){t.A};", "GM0210"),
            ("int = Rand(5);", "GM0210"),
        ),
        bad=(
            ("int = b;", "GM0201"),
            ("bool = i;", "GM0201"),
            ("int = n;", "GM0201"),
            ("node = 1;", "GM0201"),
            ("node = e;", "GM0201"),
            ("node = S;", "GM0201"),
            ("int = G;", "GM0201"),
        ),
    ),
    Law(
        "INF is assigned, compared, chosen, returned and passed, not computed with",
        good=(
            "int = INF; long = -INF; real = +INF; Float g = INF; n.A = INF;",
            "bool = d == INF; bool = i < INF; bool = INF != INF; real = b ? INF : d;",
            "int = b ? 1 : INF; real = b ? INF : -INF; real = Max(d, -INF);",
            "Procedure p(x: Int): Long { If (x > 0) Return INF; Return x; }",
            "Procedure p(x: Bool): Float { Return x ? 0.0 : INF; }",
            "int min= INF; real = Min(t: G.Nodes){b ? t.D : INF}; M[n] = INF;",
        ),
        bad=(
            ("int = INF * 2;", "GM0205"),
            ("int = 2 - -INF;", "GM0205"),
            ("int = - INF;", "GM0205"),
            ("real = |INF|;", "GM0205"),
            ("int = (b ? INF : -INF) + 1;", "GM0205"),
            ("int = i+INF;", SYNTAX),
            ("bool = INF;", "GM0201"),
            ("node = INF;", "GM0201"),
            ("bool = n == INF;", "GM0204"),
            ("If (INF) { }", "GM0203"),
        ),
    ),
    Law(
        "NIL is a node and an edge, and is compared with them",
        good=(
            "node = NIL; edge = NIL; n.P = NIL; bool = n == NIL; bool = NIL != e;",
            "node = b ? n : NIL; edge = b ? NIL : e; node = b ? NIL : NIL;",
            "Procedure p(G: Graph): Node { Return NIL; }",
            "bool = n.HasEdgeTo(NIL); S.Add(NIL);",
        ),
        bad=(
            ("int = NIL;", "GM0201"),
            ("bool = n < NIL;", "GM0204"),
            ("bool = i == NIL;", "GM0204"),
            ("bool = NIL == NIL;", "GM0204"),
            ("bool = S == NIL;", "GM0204"),
            ("int = (Int) NIL;", "GM0206"),
        ),
    ),
    # --- logic ------------------------------------------------------------------------
    Law(
        "numbers are compared with numbers, all else with its like",
        good=(
            "bool = i < 3; bool = l >= d; bool = f == i; bool = b == True; "
            "bool = b < b;",
            "bool = n == m; bool = n < m; bool = n >= m; bool = e != edge; "
            "bool = e < e;",
        ),
        bad=(
            ("bool = n == 1;", "GM0204"),
            ("bool = b == 1;", "GM0204"),
            ("bool = n == e;", "GM0204"),
            ("bool = S == T;", "GM0204"),
            ("bool = M == M;", "GM0204"),
            ("bool = C != C;", "GM0204"),
            ("bool = G == G;", "GM0204"),
            ("bool = S == n;", "GM0204"),
        ),
    ),
    Law(
        "logic is for Bools",
        good=("bool = b && i > 0 || !b; bool = True And False Or b;",),
        bad=(
            ("bool = i && b;", "GM0203"),
            ("bool = b || n;", "GM0203"),
            ("bool = !i;", "GM0203"),
        ),
    ),
    Law(
        "?: has a Bool and two of a kind",
        good=(
            "int = b ? 1 : 2; real = b ? 1 : 2.5; node = b ? n : m; "
            "bool = b ? b : True;",
            "int = b ? 1 : bool ? 2 : 3;",
        ),
        warned=(("int = b ? 1 : 2.5;", "GM0210"),),
        bad=(
            ("int = i ? 1 : 2;", "GM0203"),
            ("int = b ? 1 : True;", "GM0212"),
            ("int = b ? 1 : n;", "GM0212"),
            ("node = b ? n : e;", "GM0212"),
            ("node = b ? INF : n;", "GM0212"),
            ("int = b ? G : G;", "GM0212"),
        ),
    ),
    Law(
        "numbers are cast to numbers, nodes and edges too",
        good=(
            "real = (Double) i / 2; int = (Int) d; long = (Long) f; int = (Int) n;",
            "int = (Int) e; int = (Int) n.P; bool = (Bool) b; real = (Double) INF;",
            "int = (Int) G.PickRandom();",
        ),
        bad=(
            ("int = (Int) b;", "GM0206"),
            ("bool = (Bool) 1;", "GM0206"),
            ("bool = (Bool) n;", "GM0206"),
            ("int = (Int) S;", "GM0206"),
            ("Foreach (t: G.Nodes) { t.A = (Int) t; }", "GM0206"),
            ("node = (Node) e;", SYNTAX),
        ),
    ),
    # --- reductions -------------------------------------------------------------------
    Law(
        "reductions over numbers, and their types",
        good=(
            "int = Sum(t: G.Nodes){t.A}; real = Sum(t: G.Nodes)(t.F){t.D};",
            "int = Product(t: n.Nbrs){t.A}; int = Max(t: G.Nodes){t.A};",
            "real = Avg(t: G.Nodes){t.A}; int = Min(t: S.Items){t.A};",
            "int = Count(t: G.Nodes); int = Count(t: G.Edges)(t.W > 0);",
            "long = Sum(t: G.Nodes){(Long) t.A}; int = Sum(t: n.CommonNbrs(m)){t.A};",
            "int = Sum(t: n.N.Items){Sum(u: t.Nbrs){u.A + t.A}};",
        ),
        bad=(
            ("int = Sum(t: G.Nodes){t.F};", "GM0202"),
            ("node = Min(t: G.Nodes){t.P};", "GM0202"),
            ("real = Avg(t: G.Nodes){t};", "GM0202"),
            ("int = Sum(t: G.Nodes)(t.F);", SYNTAX),
            ("int = Count(t: G.Nodes){t.A};", SYNTAX),
        ),
    ),
    Law(
        "Exist and All are of Bools",
        good=(
            "bool = Exist(t: G.Nodes){t.F}; bool = All(t: n.Nbrs)(t.F){t.A > 0};",
            "bool = !Exist(t: S.Items){t == n};",
        ),
        bad=(
            ("bool = Exist(t: G.Nodes){t.A};", "GM0203"),
            ("bool = All(t: G.Nodes){t};", "GM0203"),
            ("int = Exist(t: G.Nodes){t.F};", "GM0201"),
            ("bool = Exist(t: G.Nodes)(t.F);", SYNTAX),
        ),
    ),
    # --- built-ins --------------------------------------------------------------------
    Law(
        "graphs, nodes and edges have methods",
        good=(
            "int = G.NumNodes() + G.NumEdges(); node = G.PickRandom();",
            "int = n.NumNbrs() + n.NumOutNbrs() + n.Degree() + n.OutDegree();",
            "int = n.NumInNbrs() + n.InDegree(); node = n.PickRandomNbr();",
            "bool = n.IsNbrFrom(m) || n.HasEdgeFrom(m) || n.HasEdgeTo(m);",
            "node = e.FromNode(); node = e.ToNode(); n.P = m; int = n.P.Degree();",
        ),
        bad=(
            ("int = n.NumNodes();", "GM0104"),
            ("int = G.Degree();", "GM0104"),
            ("node = n.FromNode();", "GM0104"),
            ("int = e.Degree();", "GM0104"),
            ("int = n.Degree(1);", "GM0208"),
            ("bool = n.HasEdgeTo();", "GM0208"),
            ("bool = n.HasEdgeTo(e);", "GM0201"),
            ("int = i.Degree();", "GM0104"),
            ("int = Degree(n);", "GM0104"),
        ),
    ),
    Law(
        "ToEdge is for iterators that came over an edge",
        good=(
            "For (t: n.Nbrs) { edge = t.ToEdge(); "
            "} For (t: n.InNbrs) edge = t.ToEdge();",
            "InBFS (v: G.Nodes From n) { For (t: v.UpNbrs) { Edge x = t.ToEdge(); } }",
            "int = Sum(t: n.Nbrs){t.A};",
        ),
        bad=(
            ("edge = n.ToEdge();", "GM0104"),
            ("For (t: G.Nodes) { edge = t.ToEdge(); }", "GM0104"),
            ("For (t: n.CommonNbrs(m)) { edge = t.ToEdge(); }", "GM0104"),
            ("For (t: S.Items) { edge = t.ToEdge(); }", "GM0104"),
            ("InBFS (v: G.Nodes From n) { Edge x = v.ToEdge(); }", "GM0104"),
            ("For (t: n.Nbrs) { Node x = t; edge = x.ToEdge(); }", "GM0104"),
        ),
    ),
    Law(
        "sets, orders, sequences and queues have methods of their own",
        good=(
            "S.Add(n); S.Remove(n); bool = S.Has(n); S.Union(T); S.Intersect(T); "
            "S.Clear();",
            "S.Complement(T); bool = S.IsSubsetOf(T); int = S.Size(); n.N.Add(m);",
            "O.PushBack(n); O.Push(n); O.PushFront(n); node = O.PopBack(); "
            "O.PopFront();",
            "node = O.Pop(); bool = O.Has(n); int = O.Size(); Q.Push(n); "
            "node = Q.Pop();",
            "C.PushBack(S); N_S V = C.PopBack(); int = C.Size(); U.Add(e);",
            "node = O.Front(); node = Q.Back(); O.Clear();",
        ),
        bad=(
            ("S.Push(n);", "GM0104"),
            ("S.PopBack();", "GM0104"),
            ("Q.Add(n);", "GM0104"),
            ("O.Union(O);", "GM0104"),
            ("C.Has(S);", "GM0104"),
            ("S.Add(e);", "GM0201"),
            ("S.Add(1);", "GM0201"),
            ("U.Add(n);", "GM0201"),
            ("S.Union(Q);", "GM0201"),
            ("S.Union(n);", "GM0201"),
            ("C.PushBack(O);", "GM0201"),
            ("C.PushBack(n);", "GM0201"),
            ("int = S.Add(n);", "GM0208"),
            ("S.Add();", "GM0208"),
        ),
    ),
    Law(
        "a collection is assigned to one of its kind",
        good=("N_S V = S; V = T; n.N = S; V = n.N; N_O R = O; Collection<N_S> X = C;",),
        bad=(
            ("N_S V = O;", "GM0201"),
            ("N_O V = Q;", "GM0201"),
            ("N_S V = U;", "GM0201"),
            ("n.N = O;", "GM0201"),
            ("Collection<N_O> X = C;", "GM0201"),
        ),
    ),
    Law(
        "maps are read and written by key, and have methods",
        good=(
            "M[n] = 1; real = M[n]; M[n] += 0.5; M[n] = M[m] * 2; M.Clear(); "
            "M.Remove(n);",
            "bool = M.HasKey(n); bool = M.HasMaxValue(n); bool = M.HasMinValue(n);",
            "node = M.GetMaxKey(); node = M.GetMinKey(); real = M.GetMaxValue();",
            "real = M.GetMinValue(); int = M.Size(); real = M[n.P]; M[NIL] = 1;",
            "Map<Int, Bool> X; X[i + 1] = True; bool = X[n.Degree()];",
            "Map<Node, Double> X; X = M;",
        ),
        bad=(
            ("real = M[1];", "GM0201"),
            ("M[e] = 1;", "GM0201"),
            ("M[n] = True;", "GM0201"),
            ("int = n[1];", "GM0201"),
            ("S[n] = 1;", "GM0201"),
            ("bool = M.HasKey(1);", "GM0201"),
            ("Map<Node, Int> X = M;", "GM0201"),
            ("M = M;", "GM0106"),
        ),
    ),
    Law(
        "there are some functions",
        good=(
            "real = Uniform(); long = Rand(10); real = Log(d) + Exp(i) + Pow(d, 2);",
            "real = Sqrt(d) + Floor(d) + Ceil(d); "
            "int = Abs(i) + Min(i, j) + Max(i, 1);",
            "Local Log(x: Int): Int { Return x; "
            "} Procedure p(): Int { Return Log(1); }",
        ),
        bad=(
            ("real = Log();", "GM0208"),
            ("real = Pow(d);", "GM0208"),
            ("real = Log(n);", "GM0201"),
            ("int = Abs(b);", "GM0202"),
            ("real = Sine(d);", "GM0104"),
            ("real = d.Log();", "GM0104"),
        ),
    ),
)
