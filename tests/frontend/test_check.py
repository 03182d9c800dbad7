"""Every mistake that the checker knows, beside the nearest program that is right."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from lighthouse.diagnostics import (
    CompileError,
    Diagnostic,
    Diagnostics,
    Severity,
    Source,
)
from lighthouse.frontend.check import CODES, check
from lighthouse.frontend.grammar import parse
from lighthouse.ir.nodes import Infinity
from lighthouse.ir.walk import walk

FRAME = (
    "Procedure p(G: Graph, n: Node, e: Edge, x: Int, A: N_P<Int>, "
    "D: N_P<Double>, B: N_P<Bool>, W: E_P<Int>, S: N_S; out: Int, real: Double) "
)
REQUIRING = "Procedure p(G: Graph, len: E_P<Int>, x: Int; y: Int) { y = x; }"


def findings(program: str) -> list[Diagnostic]:
    """Everything that is found in a program, or in a body for the frame above."""
    text = program if "Procedure" in program else FRAME + "{ " + program + " }"
    diagnostics = Diagnostics()
    try:
        check(parse(Source("test.gm", text)), diagnostics)
    except CompileError as error:
        return list(error.diagnostics)
    return diagnostics.found


def text_of(diagnostic: Diagnostic) -> str:
    assert diagnostic.span.source is not None
    span = diagnostic.span
    return diagnostic.span.source.text[span.start : span.end]


def codes(program: str) -> list[str]:
    return [diagnostic.code for diagnostic in findings(program)]


@dataclass(frozen=True)
class Case:
    """`bad` has the mistake at the text `at`; `good` has none."""

    code: str
    bad: str
    at: str
    good: str


CASES = [
    Case("GM0101", "out = y;", "y", "Int y = 1; out = y;"),
    Case("GM0101", "Int y = y;", "y", "Int y = out;"),
    Case("GM0102", "Int x;", "Int x;", "Int y;"),
    Case("GM0102", "{ Int y; { Int y; } }", "Int y;", "{ Int y; } { Int y; }"),
    Case(
        "GM0102",
        "Foreach (n: G.Nodes) { out = 1; }",
        "Foreach (n: G.Nodes",
        "Foreach (m: G.Nodes) { Int out2 = 1; }",
    ),
    Case("GM0102", "N_P<Int> A;", "N_P<Int> A;", "Int A;"),
    Case("GM0103", "out = e.A;", "e.A", "out = e.W;"),
    Case("GM0103", "out = n.W;", "n.W", "out = n.A;"),
    Case("GM0103", "out = x.A;", "x.A", "out = n.A;"),
    Case("GM0103", "S.W = 1;", "S.W", "S.A = 1;"),
    Case("GM0103", "G.A = G.W;", "G.W", "G.A = G.A + 1; G.W = G.W + 1;"),
    Case("GM0103", "G.A = S.A;", "S.A", "S.A = S.A + 1;"),
    Case("GM0103", "E_S T; T.A = 1;", "T.A", "E_S T; T.W = 1;"),
    *(
        Case("GM0115", f"//! requires {bad}\n{REQUIRING}", at, f"{good}\n{REQUIRING}")
        for bad, at, good in (
            ("G symetric", "symetric", "//! requires G symmetric, len symmetric"),
            ("H no-loops", "H", "//!requires G no-loops , G no-parallel-edges"),
            ("G sorted, y positive", "y", "//! requires G sorted, x positive"),
            ("len no-loops", "len no-loops", "//! requires len non-negative"),
            ("x symmetric", "x symmetric", "// requires x symmetric"),
            ("G", "G", "//! the graph requires what it requires"),
            ("G symmetric no-loops", "G symmetric no-loops", "/*! requires G */"),
        )
    ),
    Case(
        "GM0115",
        f"{REQUIRING} //! requires G symmetric",
        "//! requires G symmetric",
        f"//! requires G symmetric\n/* why */ {REQUIRING} Procedure q() {{ }}",
    ),
    Case(
        "GM0115",
        REQUIRING.replace("{", "{ //! requires G symmetric\n"),
        "//! requires G symmetric",
        f"//! requires x positive\n//! requires G symmetric\n{REQUIRING}",
    ),
    Case(
        "GM0111",
        "Procedure p(G, H: Graph, n: Node(H), A: N_P<Int>(G)): Int { Return n.A; }",
        "n.A",
        "Procedure p(G, H: Graph, n: Node(H), A: N_P<Int>(H)): Int { Return n.A; }",
    ),
    Case("GM0104", "out = n.Degre();", "n.Degre()", "out = n.Degree();"),
    Case("GM0104", "Edge f = n.ToEdge();", "n.ToEdge()", "out = n.InDegree();"),
    Case(
        "GM0104",
        "Foreach (t: G.Nodes) { Edge f = t.ToEdge(); }",
        "t.ToEdge()",
        "Foreach (t: n.InNbrs) { Edge f = t.ToEdge(); }",
    ),
    Case(
        "GM0105",
        "Procedure p(G, H: Graph, A: N_P<Int>) { }",
        "A: N_P<Int>",
        "Procedure p(G, H: Graph, A: N_P<Int>(H)) { }",
    ),
    Case(
        "GM0105",
        "Procedure p(x: Int; n: Node) { }",
        "n: Node",
        "Procedure p(G: Graph; n: Node) { }",
    ),
    Case(
        "GM0105",
        "Procedure p(n: Node, G: Graph, H: Graph) { }",
        "n: Node",
        "Procedure p(n: Node(H), G: Graph, H: Graph) { }",
    ),
    Case(
        "GM0105",
        "Procedure p(G, H: Graph): Node { Return NIL; }",
        "Procedure p(G, H: Graph): Node",
        "Procedure p(G, H: Graph): Node(G) { Return NIL; }",
    ),
    Case("GM0106", "x = 1;", "x", "out = 1;"),
    Case("GM0106", "x += 1;", "x", "out += x;"),
    Case("GM0106", "n = NIL;", "n", "n.A = 1;"),
    Case("GM0106", "Foreach (t: G.Nodes) { t = n; }", "t", "Node t; t = n;"),
    Case("GM0106", "G = G;", "G", "G.A = 1;"),
    Case("GM0106", "S = S;", "S", "N_S T; T = S;"),
    Case(
        "GM0107",
        "Procedure p(x: Int) { } Procedure p(y: Int) { }",
        "Procedure p(y: Int)",
        "Procedure p(x: Int) { } Procedure q(y: Int) { }",
    ),
    Case(
        "GM0107",
        "Procedure p() { } Procedure p(x: Int) { }",
        "Procedure p(x: Int)",
        "Procedure p() { } Procedure q(x: Int) { }",
    ),
    Case("GM0108", "N_P<N_P<Int>> B2;", "N_P<N_P<Int>> B2;", "N_P<N_S> B2;"),
    Case(
        "GM0108", "N_P<Map<Int, Int>> m;", "N_P<Map<Int, Int>> m;", "Map<Int, Int> m;"
    ),
    Case("GM0108", "Map<N_S, Int> m;", "Map<N_S, Int> m;", "Map<Node, Edge> m;"),
    Case(
        "GM0109",
        "Procedure p(G: Graph): N_S { Return; }",
        "Procedure p(G: Graph): N_S",
        "Procedure p(G: Graph; S: N_S) { Return; }",
    ),
    Case("GM0110", "Graph H;", "Graph H;", "Node(G) m;"),
    Case(
        "GM0111",
        "Procedure p(G, H: Graph, n: Node(G), S: N_S(H)) { S.Add(n); }",
        "n",
        "Procedure p(G, H: Graph, n: Node(H), S: N_S(H)) { S.Add(n); }",
    ),
    Case(
        "GM0111",
        "Local q(G: Graph, n: Node) { } Procedure p(G, H: Graph, n: Node(G)) "
        "{ q(H, n); }",
        "n",
        "Local q(G: Graph, n: Node) { } Procedure p(G, H: Graph, n: Node(G)) "
        "{ q(G, n); }",
    ),
    Case("GM0112", "out = A;", "A", "Int A = 1; out = A;"),
    Case("GM0112", "A = 1;", "A", "G.A = 1;"),
    Case("GM0113", "out = n.Z;", "n.Z", "out = n.A;"),
    Case("GM0113", "out = n.x;", "n.x", "out = x;"),
    Case("GM0114", "Node(H) m;", "Node(H) m;", "Node(G) m;"),
    Case("GM0114", "Node(x) m;", "Node(x) m;", "Node(G) m;"),
    Case("GM0114", "N_P<Node(H)>(G) t;", "N_P<Node(H)>(G) t;", "N_P<Node>(G) t;"),
    Case("GM0201", "out = n;", "n", "out = n.A;"),
    Case("GM0201", "Bool b = 1;", "1", "Bool b = x == 1;"),
    Case("GM0201", "Bool b = INF;", "INF", "Int b = INF;"),
    Case("GM0201", "Node m = e;", "e", "Node m = e.FromNode();"),
    Case("GM0201", "out = NIL;", "NIL", "Node m = NIL; Edge f = NIL;"),
    Case("GM0201", "out = n[1];", "n[1]", "Map<Int, Int> M; out = M[1];"),
    Case(
        "GM0201",
        "Map<Int, Int> M; M[n] = 1;",
        "n",
        "Map<Node, Int> M; M[n] = 1;",
    ),
    Case(
        "GM0201",
        "Local q(G: Graph, A: N_P<Int>) { } Procedure p(G: Graph; C: N_P<Bool>) "
        "{ q(G, C); }",
        "C",
        "Local q(G: Graph, A: N_P<Int>) { } Procedure p(H: Graph; C: N_P<Int>) "
        "{ q(H, C); }",
    ),
    Case("GM0202", "out = n + 1;", "n", "out = n.A + 1;"),
    Case("GM0202", "out = -(x == 1);", "x == 1", "out = -x;"),
    Case("GM0202", "real = Abs(n);", "n", "real = Abs(x);"),
    Case("GM0202", "out = Sum(t: G.Nodes){t};", "t", "out = Sum(t: G.Nodes){t.A};"),
    Case("GM0203", "If (x) out = 1;", "x", "If (x != 0) out = 1;"),
    Case("GM0203", "While (INF) { }", "INF", "While (x < INF) { }"),
    Case(
        "GM0203",
        "Foreach (t: G.Nodes)(t.A) t.A = 1;",
        "t.A",
        "Foreach (t: G.Nodes)(t.B) t.A = 1;",
    ),
    Case("GM0203", "Bool b = !x;", "x", "Bool b = !(x == 0);"),
    Case("GM0203", "Bool b = n.B && x;", "x", "Bool b = n.B && x > 0;"),
    Case("GM0203", "out = x ? 1 : 2;", "x", "out = n.B ? 1 : 2;"),
    Case("GM0203", "Bool b = All(t: G.Nodes){t.A};", "t.A", "Bool b = n.B;"),
    Case("GM0204", "Bool b = n == 1;", "n == 1", "Bool b = n.A == 1;"),
    Case("GM0204", "Bool b = n < NIL;", "n < NIL", "Bool b = n != NIL;"),
    Case("GM0204", "Bool b = n == e;", "n == e", "Bool b = n == e.ToNode();"),
    Case("GM0204", "Bool b = n == INF;", "n == INF", "Bool b = x == INF;"),
    Case("GM0204", "Bool b = S == S;", "S == S", "Bool b = S.IsSubsetOf(S);"),
    Case("GM0204", "Bool b = G == G;", "G == G", "G.B = G == n;"),
    Case(
        "GM0111",
        "Procedure p(G, H: Graph, n: Node(G), m: Node(H)): Bool { Return n == m; }",
        "n == m",
        "Procedure p(G, H: Graph, n: Node(G), m: Node(G)): Bool { Return n > m; }",
    ),
    Case("GM0205", "out = INF * 2;", "INF", "out = INF;"),
    Case("GM0205", "out = |INF|;", "|INF|", "out = -INF;"),
    Case("GM0206", "out = (Int) n.B;", "(Int) n.B", "out = (Int) n;"),
    Case("GM0206", "Bool b = (Bool) x;", "(Bool) x", "Bool b = (Bool) n.B;"),
    Case("GM0206", "Bool b = (Bool) INF;", "(Bool) INF", "real = (Double) INF;"),
    Case(
        "GM0206",
        "Foreach (t: G.Nodes) t.A = (Int) t;",
        "(Int) t",
        "Foreach (t: G.Nodes) { Node c = t; t.A = (Int) c; }",
    ),
    Case("GM0207", "real = real % 2;", "real % 2", "out = x % 2;"),
    Case("GM0208", "out = n.Degree(1);", "n.Degree(1)", "out = n.Degree();"),
    Case("GM0208", "out = S.Add(n);", "S.Add(n)", "S.Add(n);"),
    Case("GM0208", "real = Log();", "Log()", "real = Log(2);"),
    Case(
        "GM0208",
        "Local q() { } Procedure p(; x: Int) { x = q(); }",
        "q()",
        "Local q(): Int { Return 1; } Procedure p(; x: Int) { x = q(); }",
    ),
    Case(
        "GM0208",
        "Local q(G: Graph, A: N_P<Int>) { } Procedure p(G: Graph, A: N_P<Int>) "
        "{ q(G, G.A); }",
        "G.A",
        "Local q(G: Graph, A: N_P<Int>) { } Procedure p(G: Graph, A: N_P<Int>) "
        "{ q(G, A); }",
    ),
    Case(
        "GM0208",
        "Local q(x: Int) { } Procedure p() { q(); }",
        "q()",
        "Local q(x: Int) { } Procedure p() { q(1); }",
    ),
    Case(
        "GM0208",
        "Local q(x: Int; y: Int) { } Procedure p() { q(1, 2); }",
        "2",
        "Local q(x: Int; y: Int) { } Procedure p() { Int z; q(1, z); }",
    ),
    Case(
        "GM0209",
        "Procedure p(): Int { Return; }",
        "Return;",
        "Procedure p(): Int { Return 1; }",
    ),
    Case(
        "GM0209",
        "Procedure p() { Return 1; }",
        "Return 1;",
        "Procedure p() { Return; }",
    ),
    Case("GM0210", "out = real;", "real", "out = (Int) real;"),
    Case("GM0210", "out = 2.5;", "2.5", "out = 2.0;"),
    Case("GM0210", "out = 4294967296;", "4294967296", "Long l = 4294967296;"),
    Case("GM0210", "Float f = real;", "real", "Float f = 0.1;"),
    Case("GM0211", "Foreach (t: n.Nodes) { }", "n.Nodes", "Foreach (t: G.Nodes) { }"),
    Case("GM0211", "Foreach (t: G.Nbrs) { }", "G.Nbrs", "Foreach (t: n.Nbrs) { }"),
    Case("GM0211", "Foreach (t: n.Edges) { }", "n.Edges", "Foreach (t: G.Edges) { }"),
    Case(
        "GM0211",
        "Map<Int, Int> m; For (t: m.Items) { }",
        "m.Items",
        "For (t: S.Items) { }",
    ),
    Case(
        "GM0211", "InBFS (v: S.Nodes From n) { }", "S", "InBFS (v: G.Nodes From n) { }"
    ),
    Case(
        "GM0214",
        "Foreach (t: n.UpNbrs) { }",
        "n.UpNbrs",
        "InBFS (v: G.Nodes From n) { Foreach (t: v.UpNbrs) { } }",
    ),
    Case(
        "GM0201",
        "Foreach (t: n.CommonNbrs(e)) { }",
        "e",
        "Foreach (t: n.CommonNbrs(n)) { }",
    ),
    Case("GM0212", "out = n.B ? 1 : n;", "n.B ? 1 : n", "out = n.B ? 1 : INF;"),
    Case("GM0212", "Node m = n.B ? INF : n;", "n.B ? INF : n", "out = n.B ? INF : 1;"),
    Case(
        "GM0213",
        "out = Count(t: G.Nodes)(t.A);",
        "t.A",
        "out = Count(t: G.Nodes)(t.A != 0);",
    ),
    Case(
        "GM0214",
        "InBFS (v: G.Nodes From n) { For (t: v.UpNbrs) For (u: t.UpNbrs) { } }",
        "t.UpNbrs",
        "InBFS (v: G.Nodes From n) { For (t: v.UpNbrs) For (u: t.InNbrs) { } }",
    ),
    Case(
        "GM0215",
        "Local q(G: Graph, A, B: N_P<Int>) { G.A = G.B; } Procedure "
        "p(G: Graph, A: N_P<Int>) { q(G, A, A); }",
        "A",
        "Local q(G: Graph, A, B: N_P<Int>; x: Int) { x = G.NumNodes(); } Procedure "
        "p(G: Graph, A: N_P<Int>; x: Int) { q(G, A, A, x); }",
    ),
    Case(
        "GM0216",
        "Procedure p(x: Int): Int { }",
        "Procedure p(x: Int): Int",
        "Procedure p(x: Int): Int { While (x > 0) { Return x; } }",
    ),
    Case(
        "GM0301",
        "Foreach (t: G.Nodes) out += t.A @ u;",
        "@ u",
        "Foreach (t: G.Nodes) out += t.A @ t;",
    ),
    Case("GM0302", "n.A <= 1;", "n.A <= 1;", "Foreach (t: G.Nodes) t.A <= 1 @ t;"),
    Case("GM0303", "out &= True;", "out", "n.B &= True;"),
    Case("GM0303", "n.B += 1;", "n.B", "n.A += 1;"),
    Case(
        "GM0303",
        "Foreach (t: G.Nodes) <t.B; t.A> min= <True; 1> @ t;",
        "t.B",
        "Foreach (t: G.Nodes) <t.A; t.B> min= <1; True> @ t;",
    ),
    Case(
        "GM0304",
        "Foreach (t: G.Nodes) <t.A; t.B> min= <1; True, 2> @ t;",
        "<t.A; t.B> min= <1; True, 2> @ t;",
        "Foreach (t: G.Nodes) <t.A; t.B, t.D> min= <1; True, 2> @ t;",
    ),
    Case(
        "GM0308",
        "Foreach (t: G.Nodes) <t.A; n.B> max= <1; True> @ t;",
        "n.B",
        "Foreach (t: G.Nodes) <n.A; n.B> max= <t.A; True> @ t;",
    ),
    Case(
        "GM0308",
        "Foreach (t: G.Nodes) <out; t.B> max= <1; True> @ t;",
        "t.B",
        "Foreach (t: G.Nodes) <out; real> max= <t.A; 1.0> @ t;",
    ),
    Case(
        "GM0305",
        "Foreach (t: G.Nodes) Return;",
        "Return;",
        "For (t: G.Nodes) Return;",
    ),
    Case(
        "GM0305",
        "InBFS (v: G.Nodes From n) { Return; }",
        "Return;",
        "InDFS (v: G.Nodes From n) { Return; }",
    ),
    Case("GM0306", "G.A += 1;", "G.A", "G.A = 1;"),
    Case("GM0306", "Foreach (t: G.Nodes) G.A <= 1 @ t;", "G.A", "G.A = G.Degree();"),
    Case(
        "GM0306",
        "Foreach (t: G.Nodes) <G.A; G.B> min= <1; True> @ t;",
        "G.A",
        "S.A = 1;",
    ),
    Case(
        "GM0306",
        "N_P<Int> C = 1;",
        "N_P<Int> C = 1;",
        "N_P<Int> C; G.C = 1;",
    ),
    Case(
        "GM0307",
        "InBFS (v: G.Nodes From n) { InDFS (w: G.Nodes From v) { } }",
        "InDFS (w: G.Nodes From v",
        "InBFS (v: G.Nodes From n) { } InDFS (w: G.Nodes From n) { }",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.bad[:40])
def test_mistake_is_found_where_it_is(case: Case) -> None:
    (found,) = findings(case.bad)
    assert (found.code, text_of(found)) == (case.code, case.at)


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case.code} {case.good[:40]}"
)
def test_nearest_program_is_right(case: Case) -> None:
    assert findings(case.good) == []


def test_every_code_has_a_case() -> None:
    assert {case.code for case in CASES} == set(CODES)


@pytest.mark.parametrize(
    ("program", "severity", "labels"),
    [
        (
            "Local q() { } Local q() { } Procedure p() { q(); q(); }",
            Severity.ERROR,
            ["Local q()", "q()"],
        ),
        (
            "Local q() { } Local q(x: Int) { } Procedure p() { q(); }",
            Severity.ERROR,
            ["Local q()", "q()"],
        ),
        (
            "Procedure q() { } Procedure q(x: Int) { } Procedure q(x: Bool) { }",
            Severity.WARNING,
            ["Procedure q()", "Procedure q(x: Int)"],
        ),
    ],
)
def test_procedures_of_one_name_get_one_message(
    program: str, severity: Severity, labels: list[str]
) -> None:
    """However many there are, and however often they are called."""
    (found,) = findings(program)
    assert (found.code, found.severity) == ("GM0107", severity)
    assert [label.span.text for label in found.labels] == labels


def test_some_mistakes_are_warnings() -> None:
    """Those of programs that mean something all the same."""
    warned = {
        found.code
        for case in CASES
        for found in findings(case.bad)
        if found.severity is Severity.WARNING
    }
    assert warned == {
        code for code, title in CODES.items() if title.endswith("(warning)")
    } | {"GM0107"}


def test_an_edit_mends_the_program() -> None:
    """Where one is suggested, the mistake is gone with it, and no other comes."""
    edits = [
        (found, found.edit)
        for case in CASES
        for found in findings(case.bad)
        if found.edit is not None
    ]
    assert len(edits) > 10
    for found, edit in edits:
        assert found.code not in codes(edit.applied())


# --- many errors ----------------------------------------------------------------------


def test_all_mistakes_in_one_run() -> None:
    program = "out = y; n.Z = 1; If (x) out = n; G.A += 1;"
    assert codes(program) == ["GM0101", "GM0113", "GM0203", "GM0201", "GM0306"]


@pytest.mark.parametrize(
    "program",
    [
        "out = (y + 1) * 2 - n.A;",
        "Bool b = y < 3 && !y;",
        "Foreach (t: y.Nbrs) { out += t.A + t.W @ t; }",
        "y = 1; y += y; out = y;",
        "out = n.Z; n.Z = 2; out = n.Z > 1 ? n.Z : 0;",
        "out = (n + 1) * 2;",
        "out = n.Degre() + 1;",
        "Node(H) m; Bool b = m == n; out = m.A;",
        "N_P<Int>(H) C; n.C = 1;",
        "out = -(n) + 1;",
        "out &= 1;",
    ],
)
def test_one_mistake_gives_one_message(program: str) -> None:
    assert len(codes(program)) == 1


@pytest.mark.parametrize(
    ("program", "name"),
    [
        ("Int count; cuont = 1;", "count"),
        ("n.a = 1;", "A"),
        ("out = n.Degre();", "Degree"),
        ("out = g.NumNodes();", "G"),
        ("N_P<Int> rank; n.rnak = 1;", "rank"),
        ("Foreach (t: graf.Nodes) { }", "G"),
        ("InBFS (v: H.Nodes From n) { }", "G"),
        ("Node(H) m;", "G"),
        ("Foreach (t: G.Nodes) out += 1 @ n;", "t"),
        ("Bool b = true;", "True"),
        ("Node m = null;", "NIL"),
        ("out = Inf;", "INF"),
        ("out = n.Degree;", "n.Degree()"),
    ],
)
def test_near_names_are_suggested(program: str, name: str) -> None:
    (found,) = findings(program)
    assert found.edit is not None
    assert found.edit.text == name


def test_two_near_names_are_a_question() -> None:
    (found,) = findings("Int cost; Int cast; cest = 1;")
    assert found.notes == ("did you mean `cost` or `cast`?",)


@pytest.mark.parametrize("name", ["Foo", "Sin", "zz"])
def test_short_names_are_near_to_nothing(name: str) -> None:
    (found,) = findings(f"real = {name}(1);")
    assert found.edit is None
    assert found.notes == ()


@pytest.mark.parametrize(
    ("program", "note"),
    [
        ("out = n.A();", "`A` is a property: write `n.A`"),
        ("out = Degree(n);", "`Degree` is a method: write `x.Degree(…)`"),
        ("real = real.Log();", "write `Log(real)`"),
        ("out = n.x;", "`x` is an Int, not a property"),
        ("S.Foo(n);", "it has Add, Clear, Complement"),
        ("Foreach (t: n.Nbrs) out += t.W;", "`t.ToEdge()`"),
        ("Foreach (t: n.Edges) { }", "OutEdges and InEdges"),
        (
            "For (t: G.Nodes) For (u: t.Nbrs) out += 1 @ n;",
            "the loops around it: `t`, `u`",
        ),
        ("out += 1 @ n;", "there is no loop around it"),
        ("Return 1;", "say its type: `Procedure p(G: Graph"),
    ],
)
def test_the_repair_is_named(program: str, note: str) -> None:
    (found,) = findings(program)
    assert any(note in each for each in found.notes)


def test_shadowing_shows_the_first_declaration() -> None:
    (found,) = findings("Int y; { Int y; }")
    (label,) = found.labels
    assert label.span.start < found.span.start


# --- types ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "type"),
    [
        ("Return 1;", "Int"),
        ("Return 2147483647;", "Int"),
        ("Return 2147483648;", "Long"),
        ("Return 1 / 2;", "Int"),
        ("Return 4294967296 / 2;", "Long"),
        ("Return 1 / 2.0;", "Double"),
        ("Return x / (Float) 2;", "Float"),
        ("Return 4294967296 * f;", "Float"),
        ("Return f * 0.5;", "Float"),
        ("Return f < 0.5 ? f : 0.5;", "Float"),
        ("Return f + real;", "Double"),
        ("Return |f|;", "Float"),
        ("Return (Double) x / 2;", "Double"),
        ("Return Count(t: G.Nodes);", "Int"),
        ("Return Sum(t: G.Nodes){t.D};", "Double"),
        ("Return Avg(t: G.Nodes){t.A};", "Double"),
        ("Return Avg(t: G.Nodes){f};", "Float"),
        ("Return Max(f, 0.5);", "Float"),
        ("Return Max(x, INF);", "Int"),
        ("Return x > 1 ? 1 : 2.5;", "Double"),
        ("Return x > 1 ? INF : 1;", "Int"),
    ],
)
def test_type_of_arithmetic(body: str, type: str) -> None:
    """The mistake of returning a number where Bool is wanted names its type."""
    program = (
        "Procedure p(G: Graph, x: Int, f: Float, real: Double, A: N_P<Int>, "
        f"D: N_P<Double>): Bool {{ {body} }}"
    )
    (found,) = findings(program)
    assert found.message == f"{type} does not fit Bool"


@pytest.mark.parametrize(
    ("target", "value"),
    [
        ("Int", "INF"),
        ("Long", "-INF"),
        ("Float", "INF"),
        ("Double", "INF"),
        ("Double", "x > 0 ? INF : 0"),
        ("Double", "x > 0 ? 0 : INF"),
        ("Long", "x > 0 ? 0 : INF"),
    ],
)
def test_infinity_is_as_large_as_its_place(target: str, value: str) -> None:
    text = f"Procedure p(x: Int) {{ {target} y = {value}; }}"
    (procedure,) = check(parse(Source("test.gm", text))).procedures
    (infinity,) = [node for node in walk(procedure) if isinstance(node, Infinity)]
    assert str(infinity.type) == target


@pytest.mark.parametrize(
    "body",
    [
        "Float f = 0.1; f = f * (1 - 0.1) + 0.5;",
        "Float f = n.B ? 0.5 : 1.0;",
        "Int small = -2147483648;",
        "Long large = 9999999999; large = x;",
        "Double wide = x; wide = 4294967296;",
        "real = 1 / real;",
    ],
)
def test_constants_fit_without_a_warning(body: str) -> None:
    assert findings(body) == []


@pytest.mark.parametrize(
    "body",
    [
        "Foreach (t: G.Nodes) { Foreach (u: t.Nbrs)(u > t) { out += 1 @ t; } }",
        "Node m = NIL; If (m == NIL || NIL != m) m = n.B ? n : NIL;",
        "InBFS (v: G.Nodes From n) { For (w: v.DownNbrs) { Edge f = w.ToEdge(); } }",
        "N_O order; order.PushBack(n); Node m = order.PopFront(); out = order.Size();",
        "Map<Node, Double> M; M[n] += 1; real = M.GetMaxValue();",
        "Collection<N_S> C; C.PushBack(S);",
        "G.B = (G == n); G.B = G != n; S.A = S.Degree();",
        "G.W = 1;",
        "N_P<Node> parent; G.parent = NIL; Node m = n.parent; m.parent = n;",
        "N_P<Edge> via; n.via = e; Edge f = n.via;",
        "Int A = n.A; n.A = A;",
    ],
)
def test_right_programs(body: str) -> None:
    assert findings(body) == []
