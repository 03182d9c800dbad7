"""Every mistake that the checker knows, beside the nearest program that is right."""

import pytest

from lighthouse.diagnostics import (
    CompileError,
    Diagnostic,
    Diagnostics,
    Severity,
    Source,
)
from lighthouse.explanations import titles
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.ir.nodes import Infinity
from lighthouse.ir.walk import walk
from tests.frontend.language import Entry, entries
from tests.sampling import rows

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


NUMBERS = (
    "Procedure p(G: Graph, x: Int, f: Float, real: Double, A: N_P<Int>, "
    "D: N_P<Double>): Bool "
)


@pytest.mark.parametrize("entry", entries("messages"), ids=lambda entry: entry.says)
def test_messages(entry: Entry) -> None:
    for word, text in entry.texts:
        kind, _, wanted = word.partition(" ")
        if kind == "type":
            # Returning a number where Bool is wanted names its type.
            (found,) = findings(f"{NUMBERS} {{ {text} }}")
            assert found.message == f"{wanted} does not fit Bool", text
            continue
        told = findings(text)
        assert len(told) == (kind != "good"), text
        if kind == "edit":
            assert [item.edit.text for item in told if item.edit] == [wanted], text


def test_every_code_has_a_case() -> None:
    assert {case.says for case in CASES} == {
        code for code in titles() if code.startswith(("GM01", "GM02", "GM03"))
    }


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
    known = {each.says for each in CASES}
    assert warned == {
        code for code in known if titles()[code].endswith("(warning)")
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


def test_two_near_names_are_a_question() -> None:
    (found,) = findings("Int cost; Int cast; cest = 1;")
    assert found.notes == ("did you mean `cost` or `cast`?",)


@pytest.mark.parametrize("name", ["Foo", "Sin", "zz"])
def test_short_names_are_near_to_nothing(name: str) -> None:
    (found,) = findings(f"real = {name}(1);")
    assert found.edit is None
    assert found.notes == ()


@rows(
    "program, note",
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


@rows(
    "target, value",
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
