"""Programs that are easy to normalise wrongly, for `test_core`."""

EFFECTS = {
    # Operands from left to right: the first k is read before next changes it.
    "order of calls": """
        Local next(; x: Int): Int { x = x + 1; Return x; }
        Procedure f(G: Graph; A: N_P<Int>): Int {
            Int k = 1;
            Int a = k + next(k) * 10 + k * 100 + next(k) * 1000;
            Map<Int, Int> M;
            M[next(k)] = next(k) * 10;
            M[k] += next(k);
            Int b = M[4] + M[5] * 10 + M[6] * 100 + M.Size() * 1000;
            Return a * 7 + b;
        }""",
    "what a call changes": """
        Local clear(G: Graph, A: N_P<Int>, S: N_S): Int {
            G.A = 0; S.Clear(); Return 1;
        }
        Procedure f(G: Graph, r: Node, A: N_P<Int>, S: N_S): Int {
            Int a = r.A + clear(G, A, S) * 100 + r.A;
            r.A = 5;
            S.Add(r);
            Return a * 1000 + S.Size() * 10 + Sum(n: G.Nodes){n.A} * 100
                + clear(G, A, S) + Sum(n: G.Nodes){n.A} + S.Size();
        }""",
    "arms": """
        Local next(; x: Int): Int { x = x + 1; Return x; }
        Procedure f(G: Graph, c: Bool): Int {
            Int k = 1;
            Int a = c ? next(k) : 3;
            Bool b = c && next(k) > 0;
            b |= !c || next(k) > 0;
            Int d = k > 0 ? (next(k) > 2 ? next(k) : next(k) * 10) : 0;
            If (c || next(k) > 3) { a += k; } Else If (next(k) > 3) { a += 2 * k; }
            While (next(k) < 9 && (c || next(k) < 12)) { a += k; }
            Do { a += next(k); } While (next(k) < 20);
            Return b ? a * 100 + d : k;
        }""",
    "pops": """
        Procedure f(G: Graph, r: Node): Int {
            N_Q Q; N_O O;
            For (n: G.Nodes) { Q.PushBack(n); O.PushFront(n); }
            Int s = Q.Size() * 100 + (Q.PopFront() == O.PopBack() ? 1 : 0)
                + Q.Size() * 10 + O.Size();
            Node last = Q.PopBack();
            While (Q.Size() > 0 && Q.PopFront() != r) { s += 1000; }
            Return s + (last == O.PopFront() ? 10000 : 0);
        }""",
    "calls in reductions": """
        Local twice(G: Graph, n: Node): Int { Return n.Degree() * 2; }
        Local odd(G: Graph, n: Node): Bool { Return n.Degree() % 2 == 1; }
        Procedure f(G: Graph, r: Node; A: N_P<Int>): Double {
            G.A = Sum(t: G.Nodes)(odd(G, t)){ twice(G, t) };
            Foreach (n: G.Nodes)(odd(G, n) && Exist(t: n.Nbrs){odd(G, t)}) { n.A += 1; }
            Double a = Avg(t: G.Nodes)(odd(G, t)){ twice(G, t) };
            Int m = Max(t: G.Nodes){ Sum(u: t.Nbrs)(odd(G, u)){ twice(G, u) } };
            Bool all = All(t: G.Nodes){ twice(G, t) < 7 || odd(G, t) };
            Return a + m + (all ? 1000 : 0) + Count(t: r.CommonNbrs(r))(odd(G, t));
        }""",
    "call as a common neighbour": """
        Local same(G: Graph, n: Node): Node { Return n; }
        Procedure f(G: Graph, r: Node): Int {
            Int a = Count(t: r.CommonNbrs(same(G, r)));
            For (t: r.CommonNbrs(same(G, r))) { a += 10; }
            Return a;
        }""",
}

PROCEDURES = {
    "early returns": """
        Local first(G: Graph, least: Int, A: N_P<Int>): Node {
            For (n: G.Nodes)(n.A >= least) {
                For (t: n.Nbrs) { If (t.A == n.A) { Return t; } }
                If (n.A > 2 * least) { Return n; }
            }
            Return NIL;
        }
        Local steps(x: Int; y: Int): Int {
            y = 0;
            While (True) {
                If (x > 100) { Return y; }
                Do { y++; If (y > 4) { Return -y; } } While (y % 3 != 0);
                If (y == x) Return 77;
            }
            Return 0;
        }
        Procedure f(G: Graph; A: N_P<Int>, z: Int): Int {
            Int s = 0;
            For (n: G.Nodes) {
                Node found = first(G, n.A, A);
                If (found != NIL) { s += found.A; }
            }
            Return s * 10000 + steps(3, z) * 100 + steps(200, z) + z;
        }""",
    "return from a search": """
        Local reaches(G: Graph, a: Node, b: Node): Bool {
            InDFS (v: G.Nodes From a) { If (v == b) { Return True; } }
            InPost { If (v.Degree() > 100) { Return False; } }
            Return False;
        }
        Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
            Foreach (n: G.Nodes) { n.A = reaches(G, r, n) ? 1 : 0; }
            Return Sum(n: G.Nodes){n.A};
        }""",
    "collections": """
        Local fill(G: Graph, S: N_S, n: Node; count: Int) {
            For (t: n.Nbrs) { S.Add(t); }
            count = S.Size();
        }
        Local total(G: Graph, S: N_S): Int { Return Sum(n: S.Items){ n.Degree() }; }
        Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
            N_P<N_S> near; N_S all; Int c = 0; Int s = 0;
            For (n: G.Nodes) {
                fill(G, n.near, n, c);
                fill(G, all, n, n.A);
                s = s * 3 + c + total(G, n.near);
            }
            N_S copy = r.near;
            fill(G, copy, r, c);
            Return s + c * 100000 + total(G, all);
        }""",
    "maps and properties": """
        Local add(G: Graph, M: Map<Node, Int>, A: N_P<Int>, n: Node; last: Int): Int {
            M[n] += n.A; last = M[n]; Return M.Size();
        }
        Procedure f(G: Graph, r: Node; A: N_P<Int>, B: N_P<Int>): Int {
            Map<Node, Int> M; Int s = 0; Int k = 0;
            For (n: G.Nodes) { s = s * 2 + add(G, M, A, n, n.B); }
            Return s + add(G, M, B, r, k) + k * 1000;
        }""",
    "a loop of its own": """
        Local sums(G: Graph, n: Node, A: N_P<Int>; s: Int): Bool {
            s = 0;
            Foreach (t: n.Nbrs) { s += t.A; }
            Return s > 9;
        }
        Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
            Int c = 0;
            Foreach (n: G.Nodes) {
                Int mine = 0;
                If (sums(G, n, A, mine)) { c += 1; }
                n.B = mine;
            }
            Return c;
        }""",
    "a traversal in a parallel loop": """
        Local reached(G: Graph, s: Node): Int {
            Int c = 0;
            InBFS (v: G.Nodes From s) { c += 1; }
            Return c;
        }
        Procedure f(G: Graph; A: N_P<Int>): Int {
            Int s = 0;
            Foreach (n: G.Nodes) { n.A = reached(G, n); s += n.A; }
            Return s;
        }""",
    "everywhere": """
        Local odd(G: Graph, n: Node): Bool { Return n.Degree() % 2 == 1; }
        Local first(G: Graph): Node { Return G.NumNodes() > 0 ? G.PickRandom() : NIL; }
        Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
            Int c = 0;
            G.A = 0;
            InBFS (v: G.Nodes From r)[!odd(G, v) || v.A == 0](odd(G, v) || v == r) {
                v.A += 1;
            } InReverse (odd(G, v)) { v.A += 10; }
            InDFS (v: G.Nodes From r)[v.A < 12 && !odd(G, v)] {
                c = c * 2 + 1;
                v.A += 100;
            } InPost (odd(G, v)) { v.A += 1000; c = c * 3; }
            InDFS (v: G^.Nodes From r)[Count(t: v.Nbrs) > 1] { v.A += 10000; c += 1; }
            Return c;
        }""",
}

RANDOM = {
    "sequential draws": """
        Procedure f(G: Graph): Double {
            Double x = Uniform() + 10 * Uniform();
            Long a = Rand(10) * 10 + Rand(10);
            Long b = x > 5 ? Rand(100) : -Rand(100);
            Bool c = x > 2 && Uniform() < 0.5 || Uniform() < 0.1;
            Int k = 0;
            While (Uniform() < 0.8) { k++; a += Rand(Rand(10) + 1); }
            Rand(5);
            Return x + a * 100 + b + (c ? 0.5 : 0.25) + k * 10000;
        }""",
    "draws in loops": """
        Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>, C: N_P<Int>): Double {
            Double before = Uniform();
            Foreach (n: G.Nodes)(Uniform() < 0.7) { n.A = Rand(1000); n.B = Rand(9); }
            For (n: G.Nodes) { n.C = Rand(100); }
            Foreach (n: G.Nodes) {
                Foreach (t: n.Nbrs) { If (Uniform() < 0.5) { n.C += 1; } }
                Foreach (t: n.InNbrs) { n.C += Rand(10); }
                For (t: n.Nbrs) { n.B += Rand(10); }
            }
            Foreach (e: G.Edges) { Node n = e.ToNode(); n.A += Rand(50); }
            G.B = G.B + Rand(1000);
            Return before + Uniform();
        }""",
    "draws in reductions": """
        Procedure f(G: Graph, r: Node): Double {
            Double s = Sum(n: G.Nodes)(Uniform() < 0.5){ Uniform() } + Uniform();
            Int c = Count(t: r.Nbrs)(Rand(2) == 0) + Count(t: G.Nodes)(Rand(3) == 0);
            Long m = Max(n: G.Nodes){ Sum(t: n.Nbrs){ Rand(100) } };
            Double a = Avg(n: G.Nodes){ Rand(10) };
            Return s + c * 10 + m * 100 + a;
        }""",
    "picks": """
        Procedure f(G: Graph; A: N_P<Int>): Int {
            Int s = 0; Int k = 0;
            Node at = G.PickRandom();
            While (k < 20 && at != NIL) {
                at.A += 1;
                Node next = at.PickRandomNbr();
                at = (next == NIL || Uniform() < 0.15) ? G.PickRandom() : next;
                k++;
            }
            Foreach (n: G.Nodes) {
                Node t = n.PickRandomNbr();
                If (t != NIL) { s += t.A; }
            }
            Return s;
        }""",
    "draws in traversals": """
        Procedure f(G: Graph, r: Node; A: N_P<Int>, B: N_P<Int>): Int {
            Int c = 0;
            G.A = 0; G.B = 0;
            InBFS (v: G.Nodes From r)[Uniform() < 0.6] { v.A = Rand(100); }
            InReverse (Uniform() < 0.8) { v.B = Rand(100) + Count(w: v.UpNbrs); }
            InBFS (v: G^.Nodes From r) { v.A += Rand(10); }
            InDFS (v: G.Nodes From r)[Uniform() < 0.7] { v.B += Rand(1000); c++; }
            InPost { v.B += Rand(10000); }
            InDFS (v: G.Nodes From r) { v.B += Rand(1000); }
            Return c * 100 + Rand(100);
        }""",
    "draws over items": """
        Procedure f(G: Graph, Q: N_Q, S: N_S, O: N_O; A: N_P<Int>): Long {
            Foreach (n: S.Items) { n.A += Rand(100); }
            Foreach (n: O.Items) { n.A += Rand(100); }
            Foreach (n: Q.Items) { n.A += Rand(100); }
            Q.A = Q.A + Rand(10);
            S.A = S.A + Rand(10);
            Long s = Sum(n: Q.Items){ Rand(100) };
            Collection<N_Q> C; C.PushBack(Q); C.PushBack(Q);
            Foreach (T: C.Items) { s += Rand(100); }
            Return s * 100 + Rand(100);
        }""",
    "draws in calls": """
        Local coin(p: Double): Bool { Return Uniform() < p; }
        Local noisy(G: Graph, A: N_P<Int>): Long {
            Foreach (n: G.Nodes) { n.A += Rand(10); }
            Return Rand(100);
        }
        Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Long {
            Long s = noisy(G, A) + Rand(10) * noisy(G, B) + (coin(0.3) ? 1000 : 2000);
            Foreach (n: G.Nodes)(coin(0.5)) {
                n.B = coin(0.5) ? (coin(0.1) ? 1 : 2) : 3;
                For (t: n.Nbrs)(coin(0.5)) { n.A = n.A + 10; }
            }
            Return s * 100 + Rand(100);
        }""",
    # What makes a loop sequential leaves its streams as they are.
    "draws beside deferred entries": """
        Local roll(n: Int): Long { Return Rand(n); }
        Procedure f(G: Graph, r: Node; J: Map<Int, Long>, A: N_P<Int>): Long {
            Foreach (n: G.Nodes) {
                J[(Int) Rand(40)] = 1;
                J[(Int) Rand(40)] <= Rand(9);
            }
            Foreach (n: G.Nodes)(Rand(4) > 0) {
                Foreach (t: n.Nbrs)(roll(4) > 0) {
                    J[5] = roll(100);
                    J[(Int) roll(40)] <= roll(100) @ n;
                    t.A += Rand(100) @ n;
                }
                n.A += Rand(10) @ n;
            }
            InBFS (v: G.Nodes From r)[Rand(5) > 0] {
                Foreach (w: v.DownNbrs) { J[6] = Rand(100); J[7] <= Rand(9) @ v; }
            } InReverse { J[8] <= Rand(100) @ v; }
            Foreach (n: G.Nodes) {
                Map<Int, Long> K;
                K[(Int) Rand(10)] <= Rand(10) @ n;
                n.A += Rand(10);
            }
            Return Rand(1000);
        }""",
    "draws beside calls of oneself": """
        Local visit(G: Graph, n: Node, A: N_P<Int>, depth: Int): Long {
            Long s = 0;
            Foreach (t: n.Nbrs)(Rand(5) > 0) {
                t.A += Rand(10);
                If (depth > 0) { s += visit(G, t, A, depth - 1) * 3; }
                s += Rand(10);
            }
            For (t: n.InNbrs) { s += Rand(10) + (depth > 1 ? visit(G, t, A, 0) : 0); }
            Foreach (t: G.Nodes) { t.A += Rand(10); }
            Return s + Rand(10);
        }
        Procedure f(G: Graph, r: Node; A: N_P<Int>): Long {
            Foreach (n: G.Nodes)(Rand(2) > 0) { n.A += (Int) visit(G, n, A, 0); }
            Return visit(G, r, A, 2) * 10 + Rand(10);
        }""",
}

DEFERRED = {
    "scalars": """
        Procedure f(G: Graph, C: N_P<Int>; A: N_P<Int>, z: Int): Int {
            Int x = 1; Int k = 0;
            For (n: G.Nodes) { x <= x + 1; z <= x @ n; k += x; }
            Foreach (n: G.Nodes) {
                Int mine = 2;
                For (t: n.Nbrs) { mine <= mine + t.C; n.A = mine; }
                n.A = n.A * 10 + mine;
            }
            For (n: G.Nodes) { If (n.A > 5) { x <= 50 @ n; } x = x + 1; }
            Return k * 100 + x;
        }""",
    "properties": """
        Procedure f(G: Graph, r: Node, C: N_P<Int>; A, B: N_P<Int>): Int {
            Int s = 0;
            Foreach (n: G.Nodes) { n.A <= Sum(t: n.Nbrs){t.A} @ n; n.B <= n.A; }
            For (n: G.Nodes) {
                For (t: n.Nbrs) { t.A <= n.A + t.A @ n; }
                s = s * 2 + n.A % 5;
                n.A = n.A + 1;
                If (n == r) { n.B <= 0 @ n; n.B = 77; }
            }
            For (n: G.Nodes) { For (t: n.InNbrs) { t.B <= t.B + n.B; } n.A += n.B; }
            Foreach (n: G.Nodes) {
                For (t: n.Nbrs) { n.B <= n.B + t.C; n.A = n.B; }
            }
            For (t: r.Nbrs) { r.A <= r.A + t.A; r.B += r.A; }
            Return s % 10007;
        }""",
    "traversals": """
        Procedure f(G: Graph, r: Node; A: N_P<Int>, B: N_P<Int>): Int {
            Int s = 0;
            InBFS (v: G.Nodes From r) {
                v.A <= Sum(w: v.UpNbrs){w.A} + 1 @ v;
                v.B = v.A;
            } InReverse { v.B += v.A; v.A <= 5 @ v; }
            InDFS (v: G.Nodes From r) {
                v.A <= s @ v; s += v.A;
                For (t: v.Nbrs) { t.B <= t.B + s; s += t.B; }
            } InPost { v.B <= v.A @ v; }
            Return s % 10007;
        }""",
    "maps": """
        Procedure f(G: Graph, M: Map<Int, Int>; A: N_P<Int>): Int {
            Int s = 0; Map<Int, Int> N;
            For (n: G.Nodes) { M[n.A % 4] <= M[n.A % 4] + n.A; s += M[n.A % 4]; }
            For (n: G.Nodes) {
                N[n.A % 3] <= n.A; N[n.A % 3] = 1; N[7] += N[n.A % 3];
            }
            Return s * 1000 + N[0] + N[1] * 10 + N[2] * 100 + N[7] + M.Size();
        }""",
    "what ends with the loop": """
        Local next(; x: Int): Int { x++; Return x; }
        Procedure f(G: Graph; A: N_P<Int>): Int {
            Int k = 0;
            For (n: G.Nodes) {
                Int y = 1; N_P<Int> T; Map<Int, Int> M;
                y <= 5 + next(k);
                n.T <= 7 @ n; M[y] <= 8 @ n;
                n.A = n.A + y + n.T + M[y];
            }
            Return k;
        }""",
    "inner loops": """
        Procedure f(G: Graph, C: N_P<Int>; A: N_P<Int>, B: N_P<Int>): Int {
            For (n: G.Nodes) {
                Foreach (t: G.Nodes) { t.B <= t.A + n.C @ t; t.A = t.B; }
            }
            Return Sum(n: G.Nodes){n.A} % 10007;
        }""",
    "returns": """
        Local g(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
            For (n: G.Nodes) {
                n.A <= 100 @ n;
                For (t: n.Nbrs) {
                    t.B <= 50 @ t;
                    If (t.A > 6) { Return t.A + n.A; }
                }
            }
            Return 1;
        }
        Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
            Int s = g(G, A, B);
            For (n: G.Nodes) { n.B <= s @ n; If (n.A == 100) { Return s + n.B; } }
            Return s;
        }""",
}

TRAVERSALS = {
    "edges between levels": """
        Procedure f(G: Graph, r: Node, w: E_P<Int>; A: N_P<Int>, B: N_P<Int>): Int {
            Int s = 0;
            InBFS (v: G.Nodes From r) {
                v.A = Sum(t: v.UpNbrs){t.A} + Count(t: v.DownNbrs) * 1000;
                For (t: v.UpNbrs) { Edge e = t.ToEdge(); v.B += e.w; }
                For (t: v.DownNbrs) { Edge e = t.ToEdge(); v.B += 10 * e.w; }
            } InReverse {
                s += Count(t: v.DownNbrs) + Count(t: v.UpNbrs) * 100;
            }
            InBFS (v: G^.Nodes From r) {
                v.A += Sum(t: v.UpNbrs){1} + Count(t: v.DownNbrs) * 100;
                For (t: v.DownNbrs) { Edge e = t.ToEdge(); v.B += 100 * e.w; }
            }
            Return s;
        }""",
    "ranges of edges": """
        Procedure f(G: Graph, r: Node, w: E_P<Int>; A: N_P<Int>, B: N_P<Int>): Int {
            Int s = 0;
            InBFS (v: G.Nodes From r) {
                For (e: v.UpEdges) { v.A += e.w; }
                v.B = Sum(e: v.DownEdges)(e.w > 4){e.w};
                If (Exist(e: v.UpEdges){e.w > 5}) { s += 1; }
            } InReverse { s += Count(e: v.DownEdges) * 100; }
            InBFS (v: G^.Nodes From r) { v.A += 10 * Sum(e: v.UpEdges){e.w}; }
            For (n: G.Nodes) {
                For (e: n.OutEdges) { s += e.w; }
                s += Sum(e: n.InEdges){e.w};
            }
            Foreach (n: G.Nodes) {
                Foreach (e: n.InEdges) { n.B += e.w; }
                Foreach (e: n.OutEdges) { n.B += e.w; }
            }
            Return s;
        }""",
    "in loops": """
        Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
            Int k = 0; Int s = 0;
            While (k < 3) {
                For (r: G.Nodes) {
                    InBFS (v: G.Nodes From r)[v.A > k] {
                        s += 1;
                        v.B += Count(t: v.UpNbrs) @ v;
                    } InReverse { v.B += 2; }
                }
                Foreach (n: G.Nodes) { n.A = n.A - 1; }
                k++;
            }
            Return s;
        }""",
    "in a parallel loop": """
        Procedure f(G: Graph; A: N_P<Double>, C: N_P<Int>): Int {
            Int s = 0;
            Foreach (r: G.Nodes) {
                N_P<Double> sigma; N_P<Double> delta;
                r.sigma = 1;
                InBFS (v: G.Nodes From r)(v != r) {
                    v.sigma = Sum(w: v.UpNbrs){w.sigma};
                } InReverse (v != r) {
                    v.delta = Sum(w: v.DownNbrs){v.sigma / w.sigma * (1 + w.delta)};
                    v.A += v.delta @ r;
                }
                s += r.C @ r;
            }
            Return s;
        }""",
    "searches": """
        Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>): Int {
            Int t = 0; N_P<Bool> seen;
            For (r: G.Nodes)(!r.seen) {
                InDFS (v: G.Nodes From r)[!v.seen] { v.seen = True; v.A = t; t++; }
                InPost { v.B = t; t++; }
            }
            Return t;
        }""",
    "changing sources": """
        Procedure f(G: Graph, r: Node): Int {
            Node at = r; Int s = 0; N_Q Q; Q.PushBack(r);
            For (t: at.Nbrs) { s = s * 2 + t.Degree(); at = t; }
            For (n: Q.Items) { If (Q.Size() < 9) { Q.PushBack(n); } s = s * 3 + 1; }
            For (t: at.CommonNbrs(r)) { s++; at = t; }
            Return s;
        }""",
}

POSITIONS = {
    "calls as operands": """
        Local twice(x: Int): Int { Return x * 2; }
        Local next(; x: Int): Int { x++; Return x; }
        Local itself(G: Graph, n: Node): Node { Return n; }
        Procedure f(G: Graph, r: Node; A: N_P<Int>, B: N_P<Int>): Double {
            Int k = 0; N_S S; N_O O; Map<Int, Int> M;
            InBFS (v: G.Nodes From itself(G, itself(G, r))) { v.A = twice(v.A); }
            Foreach (n: G.Nodes) { n.B <= twice(n.A) + twice(n.B) @ n; }
            Foreach (n: G.Nodes) { <n.A; n.B> max= <twice(n.Degree()); twice(7)>; }
            For (n: G.Nodes) {
                If (twice(n.A) > 9) { S.Add(itself(G, n)); O.PushFront(itself(G, n)); }
                M[twice(next(k))] += twice(M[k] + next(k));
                M[next(k)]++;
            }
            S.B = twice(k) + 1;
            Int best = 0; Node who;
            Foreach (n: S.Items) { <best; who> max= <twice(n.B); itself(G, n)>; }
            Do { k = (Int) (twice(k) * 1.5); } While (twice(k) < 100 || next(k) < 100);
            Int j = |3 - twice(next(k))| % twice(50);
            Return (Double) twice(best) / twice(k) + M.Size() + M[twice(1)] + j
                + (S.Has(itself(G, r)) == O.Has(itself(G, r)) ? 1 : twice(k));
        }""",
    "outputs of all kinds": """
        Local set(G: Graph, n: Node, e: Edge; a: Int, w: E_P<Int>, S: N_S, m: Node) {
            a += 10; e.w = a; S.Add(n); m = n;
        }
        Local later(G: Graph; at: Node, a: Int) {
            a = a * 2;
            For (t: at.Nbrs) { at = t; }
        }
        Procedure f(G: Graph, r: Node; A: N_P<Int>, w: E_P<Int>, p: N_P<Node>): Int {
            N_P<N_S> near; Map<Node, Int> M; Map<Int, Node> W; Node at = r;
            For (n: G.Nodes) {
                For (t: n.Nbrs) {
                    Edge e = t.ToEdge();
                    set(G, n, e, M[n], w, t.near, n.p);
                    set(G, t, e, t.A, w, n.near, W[M[t]]);
                }
            }
            later(G, at, at.A);
            later(G, at, M[at]);
            Node last = W[20];
            Return Sum(n: G.Nodes){n.near.Size() * (M[n] + 1)} + W.Size() * 1000
                + (last == NIL ? 0 : last.A);
        }""",
    "graphs and queues": """
        Local first(G: Graph, H: Graph, C: Collection<N_Q(H)>(H); n: Node(H)): Int {
            Int k = 0;
            For (Q: C.Items) {
                For (x: Q.Items)(x.Degree() > 0) { n = x; k += x.Degree(); }
            }
            N_Q(H) last = C.PopBack();
            last.PushBack(n);
            C.PushBack(last);
            C.PushBack(last);
            Return k + G.NumNodes() * 100 + H.NumEdges() * 1000;
        }
        Procedure f(G: Graph, H: Graph; A: N_P<Int>(G)): Int {
            Collection<N_Q(G)>(G) C; Collection<N_Q(H)>(H) D; Node(G) n; Node(H) m;
            For (v: G.Nodes) { N_Q(G) Q; Q.PushBack(v); C.PushBack(Q); }
            N_Q(H) R; D.PushBack(R);
            Int a = first(H, G, C, n) + first(G, H, D, m);
            n.A = 100;
            Return a + C.Size() * 10 + D.Size() + (m == NIL ? 7 : 0);
        }""",
    "names on both sides": """
        Local f2(A: Graph, x: Node, P: N_P<Int>, n: Int; at: Int): Int {
            Int A2 = n; N_P<Int> at;
            A.at = A2;
            Foreach (t: x.Nbrs) { t.at += t.P; }
            at = Sum(t: A.Nodes){t.at};
            Return x.at + at;
        }
        Procedure f(G: Graph, x: Node; P: N_P<Int>, n: Int): Int {
            Int at; N_P<Int> x2;
            Int A2 = f2(G, x, P, f2(G, x, P, 1, n), at);
            Return A2 * 10 + at + n;
        }""",
    "a traversal and a loop over items": """
        Procedure f(G: Graph, r: Node; A: N_P<Int>, B: N_P<Int>): Int {
            N_O front; N_S done; Int rounds = 0;
            front.PushBack(r);
            While (front.Size() > 0) {
                N_O next;
                Foreach (n: front.Items) {
                    done.Add(n);
                    n.A = rounds;
                    For (t: n.Nbrs)(!done.Has(t) && !front.Has(t)) { next.PushBack(t); }
                }
                front = next;
                rounds++;
            }
            InBFS (v: G.Nodes From r) { v.B = v.A; }
            Return rounds * 10 + done.Size();
        }""",
}

RECURSION = {
    "numbers": """
        Local ackermann(m: Int, n: Int): Int {
            If (m == 0) { Return n + 1; }
            If (n == 0) { Return ackermann(m - 1, 1); }
            Return ackermann(m - 1, ackermann(m, n - 1));
        }
        Local sum(n: Int; all: Long) {
            If (n == 0) { all = 0; Return; }
            sum(n - 1, all);
            all += n;
        }
        Local halves(x: Double): Double {
            Double y = x;
            Do {
                If (y < 1) { Return y; }
                y = halves(y / 2) + (y > 3 ? halves(y / 3) : 0.5);
            } While (y > 1.25);
            Return y;
        }
        Procedure f(x: Int): Double {
            Long s; Long t;
            sum(x, s); sum(3, t);
            Return ackermann(2, 3) * 1000 + s * 10 + t + halves(20);
        }""",
    "explore": """
        Local visit(G: Graph, n: Node, seen: N_P<Bool>, order: N_Q; A: N_P<Int>): Int {
            n.seen = True;
            order.PushBack(n);
            n.A = order.Size();
            Int most = 1;
            For (t: n.Nbrs)(!t.seen) {
                Int below = visit(G, t, seen, order, A);
                most = Max(most, below + 1);
            }
            n.A = n.A * 10 + most;
            Return most;
        }
        Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
            N_P<Bool> seen; N_Q order; Int s = 0;
            Int deep = visit(G, r, seen, order, A);
            For (n: G.Nodes)(!n.seen) { deep = deep * 7 + visit(G, n, seen, order, A); }
            For (n: order.Items) { s = s * 2 + n.A; }
            Return s % 100003 + deep * 3;
        }""",
    "all paths": """
        Local paths(G: Graph, n: Node, to: Node, on: N_P<Bool>, w: E_P<Int>): Int {
            If (n == to) { Return 1; }
            n.on = True;
            Int found = 0;
            For (t: n.InNbrs) {
                If (!t.on) {
                    Edge e = t.ToEdge();
                    found += paths(G, t, to, on, w) * e.w;
                }
            }
            For (e: G.Edges) {
                Node a = e.FromNode();
                If (a == n && found > 1000000) { found = paths(G, a, to, on, w); }
            }
            n.on = False;
            Return found;
        }
        Procedure f(G: Graph, r: Node, w: E_P<Int>; A: N_P<Int>): Int {
            N_P<Bool> on;
            For (n: G.Nodes) { n.A = paths(G, r, n, on, w); }
            Return Sum(n: G.Nodes){n.A};
        }""",
    "each other": """
        Local even(G: Graph, n: Node, k: Int, A, B: N_P<Int>; log: Int): Bool {
            n.A += k;
            log = log * 3 + 1;
            If (k == 0) Return True;
            Return odd(G, n, k - 1, B, A, log) || k > 100;
        }
        Local odd(G: Graph, n: Node, k: Int, A, B: N_P<Int>; log: Int): Bool {
            n.A += 10 * k;
            log = log * 3 + 2;
            If (k == 0) Return False;
            Return !even(G, n, k - 1, B, A, log);
        }
        Procedure f(G: Graph, r: Node; A: N_P<Int>, B: N_P<Int>): Int {
            Int log = 0;
            Bool a = even(G, r, 6, A, B, log);
            Bool b = odd(G, r, 3, B, B, r.A);
            Return log + (a ? 1 : 0) + (b ? 2 : 0);
        }""",
    "frames": """
        Local walk(G: Graph, n: Node, k: Int; A: N_P<Int>): Int {
            N_S near; N_P<Int> D;
            Foreach (t: G.Nodes) { t.D = t.A + k; }
            For (t: n.Nbrs) { near.Add(t); }
            Int s = 0;
            If (k > 0) {
                For (t: near.Items) {
                    s += walk(G, t, k - 1, A);
                    t.A += 1;
                }
            }
            Int mine = Sum(t: near.Items){t.D};
            While (s > 1000 && k > 0) { s = s / 2 + walk(G, n, 0, A); }
            Return s + mine * (k + 1);
        }
        Procedure f(G: Graph, r: Node; A: N_P<Int>): Int {
            Int s = 0;
            For (n: G.Nodes) { s = s * 3 % 10007 + walk(G, n, 2, A); }
            Return s;
        }""",
    "collections of elements": """
        Local gather(G: Graph, n: Node, S: N_S, k: Int, near: N_P<N_S>) {
            S.Add(n);
            If (k > 0) {
                For (t: n.Nbrs) {
                    gather(G, t, S, k - 1, near);
                    gather(G, t, t.near, k - 1, near);
                }
            }
        }
        Procedure f(G: Graph; A: N_P<Int>) {
            N_P<N_S> near; N_S all;
            For (n: G.Nodes) {
                gather(G, n, n.near, 2, near);
                gather(G, n, all, 1, near);
            }
            For (n: G.Nodes) { n.A = n.near.Size() * 10 + all.Size(); }
        }""",
    "cliques": """
        Local grow(G: Graph, R: N_S, P: N_S, X: N_S, D: N_P<Int>; most: Int): Int {
            If (P.Size() == 0 && X.Size() == 0) {
                most max= R.Size();
                Return 1;
            }
            Int found = 0; N_S left = P; N_P<Int> E;
            For (v: left.Items) {
                N_S larger = R; N_S near; N_S P2 = P; N_S X2 = X;
                larger.Add(v);
                For (t: v.Nbrs) { If (t != v && t.HasEdgeTo(v)) { near.Add(t); } }
                P2.Intersect(near);
                X2.Intersect(near);
                For (t: P2.Items) { t.E = t.D + v.Degree(); }
                found += grow(G, larger, P2, X2, E, most);
                P.Remove(v);
                X.Add(v);
            }
            Return found * 2 + P.Size() + Sum(n: G.Nodes){n.E};
        }
        Procedure f(G: Graph; A: N_P<Int>): Int {
            N_S R; N_S P; N_S X; Int most;
            For (n: G.Nodes) { P.Add(n); }
            Int found = grow(G, R, P, X, A, most);
            Return found * 10 + most;
        }""",
    "random": """
        Local flips(G: Graph, p: Double, k: Int; A: N_P<Int>): Int {
            Foreach (n: G.Nodes) { n.A += Rand(10); }
            If (k > 0 && Uniform() < p) { Return 1 + flips(G, p, k - 1, A); }
            Return 0;
        }
        Procedure f(G: Graph; A: N_P<Int>): Int {
            Int s = flips(G, 0.9, 20, A) * 100 + flips(G, 0.2, 20, A);
            Return s + Rand(5) * 10000;
        }""",
    "the entry itself": """
        Procedure f(G: Graph, x: Int; A: N_P<Int>): Int {
            If (x <= 0) { Return 1; }
            Foreach (n: G.Nodes) { n.A += x; }
            Return f(G, x - 3, A) + 10 * f(G, x - 5, A);
        }""",
    "searches and returns": """
        Local deepest(G: Graph, n: Node, k: Int): Node {
            InDFS (v: G.Nodes From n)[v.Degree() > 0] {
                If (v.Degree() == k) {
                    Return k > 1 ? deepest(G, v, k - 1) : v;
                }
            }
            InBFS (v: G.Nodes From n) { }
            Return n;
        }
        Procedure f(G: Graph; A: N_P<Node>) {
            For (n: G.Nodes) { n.A = deepest(G, n, 3); }
        }""",
    "in a parallel loop": """
        Local log2(x: Int): Int { Return x < 2 ? 0 : 1 + log2(x / 2); }
        Procedure f(G: Graph; A: N_P<Int>): Int {
            Int s = 0;
            Foreach (n: G.Nodes)(log2(n.A) > 1) { n.A = log2(n.A * 5); s += n.A; }
            Return s + Sum(n: G.Nodes){log2(n.A)};
        }""",
}

PROGRAMS = {
    **EFFECTS,
    **PROCEDURES,
    **RANDOM,
    **DEFERRED,
    **TRAVERSALS,
    **POSITIONS,
    **RECURSION,
}
