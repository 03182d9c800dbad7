"""The language on procedures, types, names and scopes: sentence by sentence."""

from __future__ import annotations

from tests.frontend.laws.law import SYNTAX, Law

LAWS = (
    # --- words ------------------------------------------------------------------------
    Law(
        "a name begins with a letter",
        good=("Int a_1 = 1; int = a_1;",),
        bad=(("Int _a;", SYNTAX), ("Int 1a;", SYNTAX)),
    ),
    Law(
        "keywords are no names, other spellings of them are",
        good=("Int max; Int count; Int from; Int to; max = count + from + to;",),
        bad=(("Int Max;", SYNTAX), ("Int Count;", SYNTAX), ("Int Items;", SYNTAX)),
    ),
    Law(
        "each keyword has synonyms",
        good=(
            "Proc p(G: Graph, A: Node_Property<Int>, B: Node_Prop<Int>, C: N_P<Int>, "
            "D: Edge_Property<Int>, E: Edge_Prop<Int>, F: E_P<Int>) { }",
            "Proc p(G: Graph, A: Node_Set, B: Node_Order, C: Node_Seq, "
            "D: Node_Sequence, E: N_S, F: N_O, H: N_Q) { }",
            "Proc p(G: Graph, A: Edge_Set, B: E_O, C: E_Q) { }",
            "Proc p(G: DGraph, H: UGraph) { }",
            "bool = b And b Or b && b || b;",
            "Foreach (t: n.OutNbrs) { t.A = 1; }",
        ),
    ),
    Law(
        "there are two comments, and literals of each kind",
        good=(
            "// a line\n int = 3; /* some\n lines */ real = 3.; real = .5; "
            "real = 1e-3;",
            "long = 4294967296; bool = True; bool = False; node = NIL; real = +INF;",
        ),
    ),
    Law("And, Or and ! are the logic", bad=(("bool = Not b;", SYNTAX),)),
    # --- procedures -------------------------------------------------------------------
    Law(
        "outputs stand behind the `;` and have any type",
        good=(
            "Procedure p(; x: Int) { x = 1; }",
            "Procedure p(G: Graph; A: N_P<Int>, S: N_S, M: Map<Int, Int>) { "
            "S.Clear(); }",
            "Procedure p(A: N_P<Int>; G: Graph) { G.A = 1; }",
        ),
        bad=(("Procedure p(x: Int;) { }", SYNTAX),),
    ),
    Law(
        "a procedure returns a primitive, a Node or an Edge",
        good=(
            "Procedure p(G: Graph): Node { Return NIL; }",
            "Procedure p(G: Graph): Node(G) { Return G.PickRandom(); }",
            "Procedure p(G: Graph, e: Edge): Edge { Return e; }",
        ),
        bad=(
            ("Procedure p(G: Graph, S: N_S): N_S { Return S; }", "GM0109"),
            ("Procedure p(G: Graph): Graph { Return; }", "GM0109"),
            ("Procedure p(G: Graph): N_P<Int> { Return; }", "GM0109"),
            ("Procedure p(): Map<Int, Int> { Return; }", "GM0109"),
        ),
    ),
    Law(
        "inputs are read-only as variables",
        good=(
            "n.A = 1; S.Add(n); M[n] = 1;",
            "int = i; N_S V; V = S;",
        ),
        bad=(
            ("i = 1;", "GM0106"),
            ("i += 1;", "GM0106"),
            ("i++;", "GM0106"),
            ("n = NIL;", "GM0106"),
            ("S = T;", "GM0106"),
            ("<i; int> min= <1; 2>;", "GM0106"),
            ("Foreach (t: G.Nodes) { i <= 1; }", "GM0106"),
        ),
    ),
    Law("outputs are read and written", good=("int = 1; int += int; int++;",)),
    Law(
        "Return has a value where there is a type",
        good=(
            "Procedure p(): Int { Return 1; }",
            "Procedure p() { Return; }",
            "Procedure p(x: Int): Double { Return x; }",
        ),
        warned=(
            ("Procedure p(): Int { }", "GM0216"),
            ("Procedure p(x: Double): Int { Return x; }", "GM0210"),
        ),
        bad=(
            ("Procedure p(): Int { Return; }", "GM0209"),
            ("Procedure p() { Return 1; }", "GM0209"),
            ("Procedure p(): Int { Return True; }", "GM0201"),
        ),
    ),
    Law(
        "Return stands in no parallel loop",
        good=(
            "For (t: G.Nodes) { Return; }",
            "While (b) { If (b) Return; }",
            "InDFS (v: G.Nodes From n) { Return; }",
        ),
        bad=(
            ("Foreach (t: G.Nodes) { Return; }", "GM0305"),
            ("Foreach (t: G.Nodes) { For (u: t.Nbrs) { Return; } }", "GM0305"),
            ("InBFS (v: G.Nodes From n) { Return; }", "GM0305"),
            ("InBFS (v: G.Nodes From n) { } InReverse { Return; }", "GM0305"),
        ),
    ),
    Law(
        "procedures have names of their own",
        warned=(("Procedure p() { } Procedure p(x: Int) { }", "GM0107"),),
        bad=(
            ("Procedure p(x: Int) { } Procedure p(y: Int) { }", "GM0107"),
            ("Local q() { } Local q(x: Int) { } Procedure p() { q(); }", "GM0107"),
        ),
    ),
    # --- types ------------------------------------------------------------------------
    Law(
        "a property holds primitives, elements or collections",
        good=(
            "N_P<Int> X; N_P<Long> Y; N_P<Float> Z; N_P<Double> V; N_P<Bool> H;",
            "N_P<Node> X; N_P<Edge> Y; E_P<Node> Z; E_P<Edge> V;",
            "N_P<N_S> X; N_P<N_O> Y; N_P<N_Q> Z; E_P<N_S> V; N_P<E_S> H;",
            "N_P<Node(G)>(G) X; E_P<N_S(G)> (G) Y;",
        ),
        bad=(
            ("N_P<N_P<Int>> X;", "GM0108"),
            ("N_P<Map<Int, Int>> X;", "GM0108"),
            ("E_P<Graph> X;", "GM0108"),
            ("N_P<Collection<N_S>> X;", "GM0108"),
        ),
    ),
    Law(
        "keys and values of a map are primitives or elements",
        good=(
            "Map<Int, Long> X; Map<Node, Edge> Y; Map<Double, Bool> Z; "
            "Map<Edge, Node> V;",
        ),
        bad=(
            ("Map<N_S, Int> X;", "GM0108"),
            ("Map<Int, N_S> X;", "GM0108"),
            ("Map<Int, Map<Int, Int>> X;", "GM0108"),
            ("Map<Graph, Int> X;", "GM0108"),
        ),
    ),
    Law(
        "a queue holds sets, orders or sequences",
        good=("Collection<N_S> X; Collection<N_O>(G) Y; Collection<N_Q> Z;",),
        bad=(("Collection<Node> X;", SYNTAX), ("Collection<Int> X;", SYNTAX)),
    ),
    Law(
        "the graph is understood where there is one",
        good=(
            "Procedure p(G: Graph, n: Node, A: N_P<Int>, S: N_S, M: Map<Node, "
            "Int>) { }",
            "Procedure p(A: N_P<Int>, n: Node, G: Graph) { n.A = 1; }",
            "Procedure p(A: N_P<Int>(G); G: Graph) { G.A = 1; }",
        ),
        bad=(
            ("Procedure p(A: N_P<Int>) { }", "GM0105"),
            ("Procedure p(n: Node) { }", "GM0105"),
            ("Procedure p(n: Node(H), G: Graph) { }", "GM0114"),
            ("Procedure p(n: Node(x), x: Int, G: Graph) { }", "GM0114"),
        ),
    ),
    Law(
        "with two graphs each type says to which it belongs",
        good=(
            "Procedure p(G, H: Graph, n: Node(G), A: N_P<Int>(H), S: N_S(G)) { }",
            "Procedure p(G, H: Graph) { Foreach (n: G.Nodes) { } Map<Int, Int> M; }",
        ),
        bad=(
            ("Procedure p(G, H: Graph, n: Node) { }", "GM0105"),
            ("Procedure p(n: Node, G: Graph, H: Graph) { }", "GM0105"),
            ("Procedure p(G: Graph, A: N_P<Int>; H: Graph) { }", "GM0105"),
            ("Procedure p(G, H: Graph) { N_S S; }", "GM0105"),
            ("Procedure p(G, H: Graph) { Map<Node, Int> M; }", "GM0105"),
            ("Procedure p(G, H: Graph) { Collection<N_S> C; }", "GM0105"),
            ("Procedure p(G, H: Graph): Node { Return NIL; }", "GM0105"),
            ("Procedure p(G: Graph) { Node n; Graph H; }", "GM0105"),
            ("Procedure p(G: Graph) { Graph H; { Edge e; } }", "GM0105"),
        ),
    ),
    Law(
        "a local graph is one more, and empty",
        warned=(
            ("Graph H;", "GM0110"),
            ("Procedure p(G: Graph) { Node(H) n; Graph H; }", "GM0110"),
            ("Procedure p() { Graph H; N_P<Int> A; H.A = 1; }", "GM0110"),
        ),
        bad=(("Graph H = G;", "GM0106"), ("Graph H; H = G;", "GM0106")),
    ),
    Law(
        "elements of two graphs do not mix",
        bad=tuple(
            (
                "Procedure p(G, H: Graph, n: Node(G), A: N_P<Int>(H), P: N_P<Node>(H), "
                f"S: N_S(H), U: N_S(G); T: N_S(H), m: Node(H), b: Bool, x: Int) "
                f"{{ {body} }}",
                "GM0111",
            )
            for body in (
                "x = n.A;",
                "n.A = 1;",
                "m = n;",
                "b = m == n;",
                "b = m < n;",
                "m.P = n;",
                "S.Add(n);",
                "b = m.HasEdgeTo(n);",
                "T = U;",
                "S.Union(U);",
                "G.A = 1;",
                "U.A = 1;",
                "InBFS (v: H.Nodes From n) { }",
                "Foreach (t: m.CommonNbrs(n)) { }",
                "m = b ? n : m;",
            )
        ),
    ),
    # --- names ------------------------------------------------------------------------
    Law(
        "variables and properties have name spaces of their own",
        good=(
            "N_P<Int> X; Int X; X = 1; n.X = X;",
            "Local q(G: Graph, A: N_P<Int>, A: Int; x: Int) { x = A; G.A = A; } "
            "Procedure p(G: Graph, A: N_P<Int>; x: Int) { q(G, A, 1, x); }",
        ),
        bad=(
            ("N_P<Int> X; E_P<Int> X;", "GM0102"),
            ("Int X; Node X;", "GM0102"),
            ("int = n.i;", "GM0113"),
        ),
    ),
    Law(
        "a property is no value",
        good=("G.A = G.B; int = n.A;",),
        bad=(
            ("int = A;", "GM0112"),
            ("A = 1;", "GM0112"),
            ("A = B;", "GM0112"),
            ("N_P<Int> X = A;", "GM0306"),
            ("N_P<Int> X = 1;", "GM0306"),
        ),
    ),
    Law(
        "a name is declared before it is used",
        good=("Int x = 1; int = x;",),
        bad=(
            ("x = 1; Int x;", "GM0101"),
            ("n.X = 1; N_P<Int> X;", "GM0113"),
            ("{ Int x; } int = x;", "GM0101"),
            ("If (b) Int x = 1; int = x;", "GM0101"),
            ("Foreach (t: G.Nodes) { } int = t.A;", "GM0101"),
            ("int = Sum(t: G.Nodes){t.A} + t.A;", "GM0101"),
        ),
    ),
    Law(
        "siblings share names, nothing is shadowed",
        good=(
            "{ Int x; } { Bool x; } Double x;",
            "Foreach (t: G.Nodes) { } Foreach (t: n.Nbrs) { }",
            "int = Sum(t: G.Nodes){t.A} + Sum(t: G.Nodes){t.B};",
            "{ N_P<Int> X; } { E_P<Int> X; }",
        ),
        bad=(
            ("Int i;", "GM0102"),
            ("Int int;", "GM0102"),
            ("N_P<Int> A;", "GM0102"),
            ("Int x; { Int x; }", "GM0102"),
            ("Int x; Int x;", "GM0102"),
            ("Int x, x;", "GM0102"),
            ("Foreach (n: G.Nodes) { }", "GM0102"),
            ("Foreach (t: G.Nodes) { Int t; }", "GM0102"),
            ("Foreach (t: G.Nodes) { Foreach (t: t.Nbrs) { } }", "GM0102"),
            ("Foreach (t: G.Nodes) { t.A = Sum(t: G.Nodes){t.B}; }", "GM0102"),
            ("InBFS (n: G.Nodes From m) { }", "GM0102"),
            ("Procedure p(x: Int, x: Bool) { }", "GM0102"),
            ("Procedure p(x: Int; x: Int) { }", "GM0102"),
        ),
    ),
    Law(
        "iterators are read-only",
        bad=(
            ("Foreach (t: G.Nodes) { t = n; }", "GM0106"),
            ("For (t: S.Items) { t = n; }", "GM0106"),
            ("InBFS (v: G.Nodes From n) { v = n; }", "GM0106"),
            ("For (s: C.Items) { s = T; }", "GM0106"),
        ),
    ),
    # --- calls of procedures ----------------------------------------------------------
    Law(
        "a call gives each argument what it wants",
        good=(
            "Local q(G: Graph, n: Node, A: N_P<Int>; x: Int) { x = n.A; } "
            "Procedure p(H: Graph, m: Node, B: N_P<Int>; y: Int) { q(H, m, B, y); }",
            "Local q(x: Double): Int { Return 1; } "
            "Procedure p(; y: Int) { y = q(3) + q(0.5); q(y); }",
            "Local q(G: Graph, S: N_S, M: Map<Int, Int>) { } "
            "Procedure p(G: Graph, N: N_P<N_S>, n: Node, M: Map<Int, Int>) "
            "{ q(G, n.N, M); }",
            "Local q(G: Graph; n: Node) { n = NIL; } "
            "Procedure p(G: Graph, n: Node, P: N_P<Node>; m: Node) "
            "{ q(G, m); q(G, n.P); }",
            "Procedure p(n: Int): Int { If (n < 2) Return n; "
            "Return p(n - 1) + p(n - 2); }",
            # From a parallel loop, too.
            "Procedure p(G: Graph, n: Node, k: Int; y: Int) { "
            "If (k > 0) Foreach (t: n.Nbrs) { Int z; p(G, t, k - 1, z); y += z; } }",
        ),
        warned=(
            (
                "Local q(x: Int) { } Procedure p(y: Double) { q(y); }",
                "GM0210",
            ),
            (
                "Local q(; x: Double) { } Procedure p(; y: Int) { q(y); }",
                "GM0210",
            ),
            (
                "Local q(; x, y: Int) { x = 1; y = 2; } "
                "Procedure p(; z: Int) { q(z, z); }",
                "GM0215",
            ),
            (
                "Local q(G: Graph, S, T: N_S) { S.Union(T); } "
                "Procedure p(G: Graph, S: N_S) { q(G, S, S); }",
                "GM0215",
            ),
        ),
        bad=(
            ("Local q(x: Int) { } Procedure p() { q(); }", "GM0208"),
            ("Local q(x: Int) { } Procedure p() { q(1, 2); }", "GM0208"),
            ("Local q(x: Int) { } Procedure p() { q(True); }", "GM0201"),
            ("Local q(; x: Int) { } Procedure p() { q(1); }", "GM0208"),
            ("Local q(; x: Int) { } Procedure p(y: Int) { q(y); }", "GM0106"),
            ("Local q(; x: Int) { } Procedure p(; y: Bool) { q(y); }", "GM0201"),
            ("Local q() { } Procedure p(; y: Int) { y = q(); }", "GM0208"),
            ("Local q(G: Graph) { } Procedure p(n: Int) { q(n); }", "GM0201"),
            (
                "Local q(G: Graph, A: N_P<Int>) { } "
                "Procedure p(G: Graph, B: N_P<Long>) { q(G, B); }",
                "GM0201",
            ),
            (
                "Local q(G: Graph, A: N_P<Int>) { } "
                "Procedure p(G: Graph, n: Node, B: N_P<Int>) { q(G, n.B); }",
                "GM0208",
            ),
            (
                "Local q(G: Graph, A: N_P<Int>) { } Procedure p(G: Graph) { q(G, B); }",
                "GM0113",
            ),
            (
                "Local q(G: Graph, A: N_P<Int>) { } "
                "Procedure p(G, H: Graph, B: N_P<Int>(G)) { q(H, B); }",
                "GM0111",
            ),
            (
                "Local q(G: Graph, S: N_S) { } "
                "Procedure p(G: Graph, S: N_Q) { q(G, S); }",
                "GM0201",
            ),
        ),
    ),
)
