"""Every race that is known, beside the nearest program that has none."""

from __future__ import annotations

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
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.frontend.races import CODES, find_races
from tests.existing import PROGRAMS
from tests.frontend.language import Entry, entries

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
CASES = list(entries("race_repairs"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.says} {case['bad']}")
def test_the_race_is_found_and_the_repaired_program_has_none(case: Entry) -> None:
    found = [item for item in findings(case["bad"]) if item.code == case.says]
    (race,) = found
    warns = case.says in WARNINGS
    assert race.severity is (Severity.WARNING if warns else Severity.ERROR)
    assert race.notes
    assert any(label.span == race.span for label in race.labels)
    assert codes(case["good"]) == []


def test_every_code_has_a_case() -> None:
    assert {case.says for case in CASES} == set(CODES)


# --- near misses ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        # Both ends of a level.
        levels("v.C = Sum(t: v.UpNbrs){t.C};", "v.D = Sum(t: v.DownNbrs){t.D};"),
        # The navigator looks one level ahead.
        "InBFS (v: G.Nodes From s)[v.C == 0] { v.C = 1; }",
        "InBFS (v: G^.Nodes From s)[v.C == 0](v.C == 0) { v.C = 1; }",
        # The two directions of a traversal never run together.
        levels("x += v.A;", "x max= v.A;"),
        # An element of its own, which may be reduced in several ways.
        nodes("n.C += 1; n.C *= 2; n.C min= n.A;"),
        nodes("Map<Node, Int> T; T[n] = 1;"),
        nodes("n.C = n.A; n.D = n.C; n.C = n.D + 1;"),
        nodes("n.C = 1; If (n.C > 0) { n.C += 2; n.C++; }"),
        "Foreach (e: G.Edges) { e.W = e.W + 1; }",
        # The edge over which an iterator came belongs to the iteration.
        neighbours("Edge e = t.ToEdge(); e.W = n.A;"),
        nodes("Foreach (t: n.InNbrs) { Edge e = t.ToEdge(); e.W = e.W + t.A; }"),
        levels("Foreach (t: v.DownNbrs) { Edge e = t.ToEdge(); e.W = v.A; }"),
        # The ends of an edge are the node that it belongs to and a neighbour.
        levels(
            "Foreach (e: v.UpEdges) { Node u = e.FromNode(); v.C += u.C @ e; }",
            "Foreach (e: v.DownEdges) { Node w = e.ToNode(); v.D += w.D @ e; }",
        ),
        "InBFS (v: G^.Nodes From s) { Foreach (e: v.UpEdges) { "
        "Node u = e.ToNode(); v.C += u.C @ e; } }",
        levels(
            "Foreach (t: v.UpNbrs) { "
            "Edge e = t.ToEdge(); Node u = e.FromNode(); v.C += u.C @ t; }"
        ),
        nodes("Foreach (e: n.OutEdges) { Node u = e.FromNode(); u.C += e.W @ e; }"),
        nodes("Foreach (e: n.InEdges) { Node u = e.ToNode(); u.C += e.W @ e; }"),
        nodes(
            "For (t: n.InNbrs) { Edge e = t.ToEdge(); Node u = e.ToNode(); u.C = 1; }"
        ),
        "For (n: G.Nodes) "
        "{ Foreach (e: n.OutEdges) { Node u = e.ToNode(); u.C = 1; } }",
        # Edges above and below a level.
        levels("Foreach (e: v.DownEdges) { e.W = 1; } v.C = Sum(e: v.UpEdges){e.W};"),
        nodes("For (t: n.Nbrs) { n.C = t.A; }"),
        # Private to an iteration.
        nodes("Int k = 0; For (t: n.Nbrs) { k = k + t.A; } n.C = k;"),
        nodes("Int k = 0; Foreach (t: n.Nbrs) { k += t.A; } n.C = k;"),
        nodes("N_P<Int> T; Foreach (t: n.Nbrs) { t.T = 1; }"),
        nodes("N_S T; T.Add(n); If (T.Has(s)) { T.Remove(n); }"),
        # Deferred writes are for those that read.
        neighbours("t.C <= t.C + n.C @ n;"),
        nodes("n.C <= s.C;"),
        # Bound to no parallel loop.
        "For (n: G.Nodes) { x += n.A; y = x; x *= 2; }",
        # One namespace each.
        "N_P<Int> x; Foreach (n: G.Nodes) { n.x = n.A; }",
    ],
)
def test_no_race(body: str) -> None:
    assert codes(body) == []


def test_parallel_edges_of_both_directions_are_different() -> None:
    """An edge belongs to its source here and to its target there."""
    body = (
        "Foreach (t: n.Nbrs) { Edge e = t.ToEdge(); e.W = 1; }"
        "Foreach (t: n.InNbrs) { Edge f = t.ToEdge(); f.W = 2; }"
    )
    assert codes(nodes(body)) == ["GM0402"]


@pytest.mark.parametrize(
    "body",
    [
        levels("Foreach (t: v.Nbrs) { Edge f = t.ToEdge(); Node w = f.ToNode(); {} }"),
        nodes("Foreach (e: n.OutEdges) { Node v = n; Node w = e.ToNode(); {} }"),
        "Foreach (e: G.Edges) { Node v = e.FromNode(); Node w = e.ToNode(); {} }",
    ],
)
def test_the_far_end_of_an_edge_is_of_others(body: str) -> None:
    assert "GM0401" in codes(body.replace("{}", "v.C = w.C + 1;"))


def test_a_name_stands_for_an_iterator_only_if_it_keeps_it() -> None:
    body = "Node m = n; m = n.P; m.C = 1;"
    assert codes(nodes(body)) == ["GM0402"]


def test_another_variable_of_that_name_may_change() -> None:
    other = nodes("Node m = n.P; m = n;")
    own = nodes("{ Node m = n; m.C = n.C + 1; n.C += 1; }")
    changed = nodes("If (n.A > 2) { Node m = n; m.C = 1; If (m.A > 3) { m = n.P; } }")
    assert codes(other + own + other) == []
    assert codes(own + changed) == ["GM0402"]


# --- calls ----------------------------------------------------------------------------

PROCEDURES = """
Local set(G: Graph, n: Node, P: N_P<Int>) { n.P = 1; }
Local set_later(G: Graph, n: Node, P: N_P<Int>) { set(G, n, P); }
Local add(G: Graph, n: Node, P: N_P<Int>) { n.P += 1; }
Local look(G: Graph, n: Node, P: N_P<Int>): Int { Return n.P; }
Local spread(G: Graph, n: Node, P: N_P<Int>) { Foreach (t: n.Nbrs) { t.P = n.P; } }
Local mark(G: Graph, n: Node, E: E_P<Int>) {
    Foreach (t: n.Nbrs) { Edge e = t.ToEdge(); e.E = 1; }
}
Local keep(G: Graph, n: Node, S: N_S) { S.Add(n); }
Local give(a: Int; b: Int) { b = a; }
Local tally(a: Int; b: Int) { b += a; }
Local again(G: Graph, n: Node, P: N_P<Int>) { again(G, n, P); n.P = 1; }
"""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (nodes("set(G, n, C);"), []),
        (nodes("set(G, s, C);"), ["GM0402"]),
        (nodes("set_later(G, n, C);"), []),
        (nodes("set_later(G, s, C);"), ["GM0402"]),
        (nodes("again(G, n, C);"), []),
        (nodes("again(G, s, C);"), ["GM0402"]),
        (nodes("Node m = n; set(G, m, C);"), []),
        (neighbours("set(G, t, C);"), ["GM0402"]),
        (neighbours("add(G, t, C);"), []),
        (nodes("add(G, n, C); add(G, s, D);"), []),
        (neighbours("add(G, t, C); y += n.C;"), ["GM0403"]),
        (nodes("n.C = look(G, n, C);"), []),
        (nodes("n.C = look(G, s, C);"), ["GM0401"]),
        (nodes("n.C = look(G, s, D);"), []),
        (nodes("spread(G, n, C);"), ["GM0401", "GM0402"]),
        (nodes("mark(G, n, W);"), []),
        (nodes("mark(G, s, W);"), ["GM0402"]),
        (nodes("keep(G, n, S);"), []),
        (nodes("keep(G, n, S); x += S.Size();"), ["GM0407"]),
        (nodes("give(1, x);"), ["GM0402"]),
        (nodes("Int k; give(1, k);"), []),
        (nodes("give(1, n.C);"), []),
        (nodes("give(1, s.C);"), ["GM0402"]),
        (nodes("tally(n.A, x);"), []),
        (nodes("tally(n.A, x); n.C = x;"), ["GM0403"]),
        (nodes("give(n.C, n.C);"), []),
        ("For (n: G.Nodes) { set(G, s, C); give(1, x); }", []),
        ("spread(G, s, C); give(1, x); tally(x, y);", []),
    ],
)
def test_a_call_does_what_the_procedure_does(body: str, expected: list[str]) -> None:
    program = PROCEDURES + FRAME + "{ " + body + " }"
    found = findings(program)
    # What `spread` does to itself is reported in any case.
    found = [race for race in found if not race.span.text.startswith("t.P")]
    assert sorted({race.code for race in found}) == expected
    assert {race.severity for race in found} <= {Severity.WARNING}


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


@pytest.mark.parametrize(
    ("body", "note"),
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


# --- programs that exist --------------------------------------------------------------


def test_existing_programs_have_no_errors() -> None:
    for path in PROGRAMS:
        typed = check(parse(Source(path.name, path.read_text())))
        diagnostics = Diagnostics()
        find_races(typed, diagnostics)
        if path.parent.name == "samples":
            warned = path.stem == "bipartite_matching"
            found = {item.code for item in diagnostics.found}
            assert found == ({"GM0402"} if warned else set()), path


# --- the command line -----------------------------------------------------------------

WARNS = "Procedure p(G: Graph; x: Int) { Foreach (n: G.Nodes) { x = n.Degree(); } }"
FAILS = "Procedure p(G: Graph; x: Int) { Foreach (n: G.Nodes) { x += x; } }"


@pytest.mark.parametrize(
    ("program", "options", "code", "said"),
    [
        (WARNS, [], 0, "warning[GM0402]"),
        (WARNS, ["--strict-races"], 1, "error[GM0402]"),
        (FAILS, [], 1, "error[GM0403]"),
        (FAILS, ["--strict-races"], 1, "error[GM0403]"),
    ],
)
@pytest.mark.parametrize("command", ["check", "compile", "run", "compare"])
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
    more = {
        "compile": ["-o", str(tmp_path / "racy.cu")],
        "run": ["--graph", "path:3", "--target", "interpret"],
        "compare": ["--graph", "path:3", "--targets", "interpret"],
    }
    assert main([command, str(path), *more.get(command, []), *options]) == code
    assert said in capsys.readouterr().err
