"""Every race that is known, beside the nearest program that has none."""

from pathlib import Path

import pytest

from lighthouse.cli.main import main
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
from lighthouse.frontend.races import find_races
from tests.frontend.language import Entry, entries
from tests.sampling import rows

FRAME = (
    "Procedure p(G: Graph, s: Node, A, B: N_P<Int>, W: E_P<Int>, P: N_P<Node>, "
    "S: N_S, Q: N_Q, M: Map<Int, Int>; x, y: Int, last: Node, C, D: N_P<Int>) "
)
WARNINGS = {"GM0401", "GM0402", "GM0407", "GM0408"}


def findings(program: str, *, strict: bool = False) -> list[Diagnostic]:
    """The races of a program, or of a body for the frame above."""
    text = program if "Procedure" in program else FRAME + "{ " + program + " }"
    diagnostics = Diagnostics()
    typed = check(parse(Source("test.gm", text)), diagnostics)
    assert diagnostics.found == []
    try:
        find_races(typed, diagnostics, strict=strict)
    except CompileError as error:
        return list(error.diagnostics)
    return diagnostics.found


def codes(program: str) -> list[str]:
    return sorted({item.code for item in findings(program)})


def nodes(body: str) -> str:
    return "Foreach (n: G.Nodes) { " + body + " }"


def neighbours(body: str) -> str:
    return nodes("Foreach (t: n.Nbrs) { " + body + " }")


def levels(body: str, back: str = "") -> str:
    reverse = f" InReverse {{ {back} }}" if back else ""
    return f"InBFS (v: G.Nodes From s) {{ {body} }}{reverse}"


# `bad` has the race and no other; `good` has none.
CASES = entries("race_repairs")


@rows("case", CASES)
def test_the_race_is_found_and_the_repaired_program_has_none(case: Entry) -> None:
    found = [item for item in findings(case["bad"]) if item.code == case.says]
    (race,) = found
    warns = case.says in WARNINGS
    assert race.severity is (Severity.WARNING if warns else Severity.ERROR)
    assert race.notes
    assert any(label.span == race.span for label in race.labels)
    assert codes(case["good"]) == []


def test_every_code_has_a_case() -> None:
    # GM0410 is about a comment, see below.
    assert {case.says for case in CASES} | {"GM0410"} == {
        code for code in titles() if code.startswith("GM04")
    }


# --- near misses, and calls -----------------------------------------------------------

PROCEDURES = """
Local set(G: Graph, n: Node, P: N_P<Int>) { n.P = 1; }
Local set_later(G: Graph, n: Node, P: N_P<Int>) { set(G, n, P); }
Local add(G: Graph, n: Node, P: N_P<Int>) { n.P += 1; }
Local look(G: Graph, n: Node, P: N_P<Int>): Int { Return n.P; }
Local spread(G: Graph, n: Node, P: N_P<Int>) { Foreach (t: n.Nbrs) { t.P = n.P; } }
Local mark(G: Graph, n: Node, E: E_P<Int>) {
    Foreach (t: n.Nbrs) { Edge e = t.ToEdge(); e.E = 1; }
}
Local owner(G: Graph, n: Node, o: N_P<Node>): Node { Return n.o; }
Local keep(G: Graph, n: Node, S: N_S) { S.Add(n); }
Local give(a: Int; b: Int) { b = a; }
Local tally(a: Int; b: Int) { b += a; }
Local again(G: Graph, n: Node, P: N_P<Int>) { again(G, n, P); n.P = 1; }
"""


@rows("entry", entries("near_races"))
def test_near_races_and_calls(entry: Entry) -> None:
    for word, body in entry.texts:
        found = findings(PROCEDURES + FRAME + "{ " + body + " }")
        # What `spread` does to itself is reported in any case.
        found = [race for race in found if not race.span.text.startswith("t.P")]
        assert sorted({race.code for race in found}) == word.split()[1:], body
        assert {race.severity for race in found} <= {Severity.WARNING}, body


def test_the_access_in_the_procedure_is_shown() -> None:
    (race,) = findings(
        "Local set(G: Graph, n: Node, P: N_P<Int>) { n.P = 1; } "
        + FRAME
        + "{ "
        + nodes("set(G, s, C);")
        + " }"
    )
    assert [(label.span.text, label.text) for label in race.labels] == [
        ("C", "written by the procedure called here"),
        ("n.P", "written here"),
        ("Foreach (n: G.Nodes", "the iterations of this loop run in parallel"),
    ]


# --- what is said ---------------------------------------------------------------------


def test_both_places_and_the_loop_are_shown() -> None:
    (race,) = findings(nodes("x += n.A; n.C = x;"))
    assert race.message == "`x` is reduced in the loop that reads it"
    text = race.span.source.text if race.span.source else ""
    shown = [(text[i.span.start : i.span.end], i.text) for i in race.labels]
    assert shown == [
        ("x", "reduced here"),
        ("x", "read here"),
        ("Foreach (n: G.Nodes", "the iterations of this loop run in parallel"),
    ]
    assert race.notes == (
        "read it after the loop of `n`, or reduce into another variable",
    )


@pytest.mark.parametrize(
    ("body", "place", "message"),
    [
        (
            "Node m = t; m.C += n.C;",
            "m.C",
            "`m.C` is reduced in the loop that reads `n.C`",
        ),
        (
            "Edge e = t.ToEdge(); e.W += 1 @ n; x += e.W;",
            "e.W",
            "`e.W` is reduced in the loop that reads it",
        ),
        (
            "Node m = t; n.C = 0; m.C += 1 @ n;",
            "m.C",
            "`m.C` is reduced in the loop that writes `n.C`",
        ),
        (
            "Node m = t; m.C = n.C;",
            "m.C",
            "`m.C` may be written while another iteration reads `n.C`",
        ),
        # What is passed is marked in the call.
        (
            "Node m = t; y += m.C; add(G, m, C);",
            "C",
            "`m.C` is reduced in the loop that reads it",
        ),
        (
            "y += s.C; spread(G, t, C);",
            "C",
            "`C` may be written while another iteration reads `s.C`",
        ),
    ],
)
def test_elements_are_called_as_in_the_program(
    body: str, place: str, message: str
) -> None:
    """Whatever loop they come from; the place that is marked is named first."""
    found = findings(f"{PROCEDURES}\n{FRAME} {{ {neighbours(body)} }}")
    assert (place, message) in [(race.span.text, race.message) for race in found]


@rows(
    "body, note",
    [
        (neighbours("t.C = 1;"), "all of them write the same value"),
        (neighbours("t.C = n.A;"), "`t.C min= … @ n;`"),
        ("Bool b; " + nodes("b = True;"), "`b |= True @ n;` says so"),
        (neighbours("t.P = n;"), "`<key; t.P> min= <…; …> @ n;`"),
        ("Bool b; " + nodes("b = n.A > 0;"), "`b |= … @ n;`"),
        (neighbours("t.C = 1; n.C = 2;"), "combine the values"),
        (nodes("n.A = s.A;"), "`n.A <= … @ n;`"),
        (nodes("x = n.A;"), "make the loop a `For`"),
        (nodes("x = n.A; n.C = x;"), "declare `x` in the loop"),
        (neighbours("t.C += 1 @ t;"), "`@ n` makes one reduction of all"),
        (nodes("n.C = 0; n.C <= n.A;"), "defer both: `n.C <= … @ n;`"),
        (nodes("x = 0; x += n.A;"), "give `x` its first value before the loop"),
        (nodes("n.C = 0; Foreach (t: n.Nbrs) { n.C += 1; }"), "with `@ t`"),
    ],
)
def test_the_repair_is_named(body: str, note: str) -> None:
    assert any(note in each for race in findings(body) for each in race.notes)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("Foreach (t: n.Nbrs) { Foreach (u: t.Nbrs) { x = u.A; x = 1; } }", "GM0402"),
        ("x += 1 @ n; Foreach (t: n.Nbrs) { x += 1 @ t; x += 2 @ t; }", "GM0406"),
        ("x += 1; x max= 2; x min= 3;", "GM0405"),
    ],
)
def test_a_race_is_reported_once_for_a_nest(body: str, code: str) -> None:
    assert [race.code for race in findings(nodes(body))] == [code]


@pytest.mark.parametrize(
    "body",
    [
        nodes("M[n.A] += 1; x += M[0];"),
        nodes("M[n.A] = 0; M[n.B] += 1;"),
        nodes("M[n.A] += 1; M[n.B] max= 1;"),
        nodes("<x; last> min= <n.A; n>; y += last.Degree();"),
        nodes("<x; last> min= <n.A; n>; y += Sum(t: last.Nbrs){t.A};"),
    ],
)
def test_what_green_marl_accepted_is_never_an_error(body: str) -> None:
    found = findings(body)
    assert found
    assert {race.severity for race in found} == {Severity.WARNING}


def test_samples_race_on_purpose_only(samples: Path) -> None:
    texts = {path.stem: path.read_text() for path in samples.glob("*.gm")}
    assert not any(map(findings, texts.values()))
    raced = {
        name
        for name, text in texts.items()
        if findings(text.replace("//! races", "//"))
    }
    assert raced == {"bipartite_matching", "components", "mst"}


ON_PURPOSE = """
//! races {names}
// What is found is any of the ages.
Local some(G: Graph, age: N_P<Int>): Int {{
    Int found = 0;
    Foreach (n: G.Nodes) {{ found = n.age; }}
    Return found;
}}
Procedure other(G: Graph, age: N_P<Int>): Int {{
    Int found = 0;
    Foreach (n: G.Nodes) {{ found = n.age; }}
    Return found + some(G, age);
}}
"""


@pytest.mark.parametrize(
    ("names", "codes"),
    [
        ("found", ["GM0402"]),
        ("found, age", ["GM0410", "GM0402"]),
        ("", ["GM0402", "GM0402"]),
    ],
)
def test_the_comment_is_for_the_procedure_after_it(
    names: str, codes: list[str]
) -> None:
    found = findings(ON_PURPOSE.format(names=names))
    assert [item.code for item in found] == codes
    if "age" in names:
        assert found[0].span.text == "age"


def test_an_error_has_no_purpose() -> None:
    text = """//! races sum
    Procedure p(G: Graph): Int {
        Int sum = 0;
        Foreach (n: G.Nodes) { sum += sum; }
        Return sum;
    }"""
    assert "GM0403" in codes(text)


# --- the command line -----------------------------------------------------------------

WARNS = "Procedure p(G: Graph; x: Int) { Foreach (n: G.Nodes) { x = n.Degree(); } }"
FAILS = "Procedure p(G: Graph; x: Int) { Foreach (n: G.Nodes) { x += x; } }"


@rows(
    "program, options, code, said",
    [
        (WARNS, [], 0, "warning[GM0402]"),
        (WARNS, ["--strict-races"], 1, "error[GM0402]"),
        (FAILS, [], 1, "error[GM0403]"),
        (FAILS, ["--strict-races"], 1, "error[GM0403]"),
    ],
)
@rows("command", ["check", "compile"])
def test_exit_code(
    command: str,
    program: str,
    options: list[str],
    code: int,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "racy.gm"
    path.write_text(program)
    output = ["-o", str(tmp_path / "racy.cu")] if command == "compile" else []
    assert main([command, str(path), *output, *options]) == code
    assert said in capsys.readouterr().err
