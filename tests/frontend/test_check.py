"""Every mistake that the checker knows, beside the nearest program that is right."""

from __future__ import annotations

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
from tests.frontend.language import entries

FRAME = (
    "Procedure p(G: Graph, n: Node, e: Edge, x: Int, A: N_P<Int>, "
    "D: N_P<Double>, B: N_P<Bool>, W: E_P<Int>, S: N_S; out: Int, real: Double) "
)


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


# `bad` has the mistake at the text `at`; `good` has none.
CASES = entries("mistakes")


def test_mistakes_are_found_where_they_are() -> None:
    for case in CASES:
        (found,) = findings(case["bad"])
        assert found.code == case.says, case["bad"]
        assert text_of(found).split() == case["at"].split(), case["bad"]
        assert findings(case["good"]) == [], case["good"]


def test_every_code_has_a_case() -> None:
    assert {case.says for case in CASES} == set(CODES)


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
        for found in findings(case["bad"])
        if found.severity is Severity.WARNING
    }
    assert warned == {
        code for code, title in CODES.items() if title.endswith("(warning)")
    } | {"GM0107"}


def test_an_edit_fixes_the_program() -> None:
    """Where one is suggested, the mistake is gone with it, and no other comes."""
    edits = [
        (found, found.edit)
        for case in CASES
        for found in findings(case["bad"])
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
