"""What people, editors and programs see of a diagnostic."""

import io
import json
from pathlib import Path

import pytest

from lighthouse.diagnostics import Diagnostic, Edit, Label, Severity, Source, Span
from lighthouse.render import Style, render, supports_color
from tests.passes.meaning import programs
from tests.sampling import rows, tables

SHOWN = programs(Path(__file__).with_name("render.txt"))
TABLES = tables(__file__)
PROGRAM = SHOWN["program"]


def span(text: str, part: str, name: str = "pagerank.gm") -> Span:
    start = text.index(part)
    return Span(Source(name, text), start, start + len(part))


def full(diagnostic: Diagnostic) -> str:
    return render([diagnostic])


def test_full_shows_source_labels_notes_and_edit() -> None:
    wrong = span(PROGRAM, "ranks")
    diagnostic = Diagnostic(
        "GM0102",
        "`ranks` is not declared",
        wrong,
        labels=(Label(span(PROGRAM, "rank"), "declared here"),),
        notes=("properties and variables\nhave name spaces of their own",),
        edit=Edit(wrong, "rank"),
    )
    assert full(diagnostic) == SHOWN["labels, notes and an edit"]


def test_labels_share_a_row_only_where_they_have_room() -> None:
    line = "x = y + z;"
    diagnostic = Diagnostic(
        "GM0001",
        "three things",
        span(line, "z"),
        Severity.WARNING,
        labels=(Label(span(line, "x"), "one"), Label(span(line, "y"), "two")),
    )
    assert full(diagnostic) == SHOWN["three labels"]


def test_label_at_the_primary_span_is_its_text() -> None:
    diagnostic = Diagnostic(
        "GM0001", "m", span("abc", "b"), labels=(Label(span("abc", "b"), "here"),)
    )
    assert full(diagnostic).endswith(" 1 | abc\n   |  ^ here\n")


def test_span_over_lines_underlines_each() -> None:
    text = "If (a)\n    {\n\n    b; }"
    assert (
        full(Diagnostic("GM0001", "m", span(text, text[3:])))
        == SHOWN["a span over lines"]
    )


def test_long_span_is_shortened() -> None:
    text = "\n".join("abcdefghijkl")
    shown = full(Diagnostic("GM0001", "m", span(text, text)))
    assert [line[:2] for line in shown.splitlines() if "| " in line] == [
        *(" 1", "  ", " 2", "  ", " 3", "  "),
        *("12", "  "),
    ]


@pytest.mark.parametrize(*TABLES["carets stand under what they mean"])
def test_carets_stand_under_what_they_mean(
    line: str, part: str, shown: str, carets: str
) -> None:
    lines = full(Diagnostic("GM0001", "m", span(line + "\nnext", part))).splitlines()
    assert lines[3:] == [f" 1 | {shown}", f"   | {carets}"]


@pytest.mark.parametrize(*TABLES["long line is cut around what is wrong"])
def test_long_line_is_cut_around_what_is_wrong(
    before: int, after: int, shown: str, carets: int
) -> None:
    text = "first\n" + "a" * before + "x" + "b" * after
    lines = full(Diagnostic("GM0001", "m", span(text, "x"))).splitlines()
    assert lines[1] == f"  --> pagerank.gm:2:{before + 1}"
    assert lines[3:] == [f" 2 | {shown}", f"   | {' ' * carets}^"]


def test_of_a_long_line_each_marked_place_is_shown() -> None:
    text = "\t" * 9 + "x = " + " " * 2000 + "y;"
    label = Label(span(text, "y"), "declared here")
    lines = full(Diagnostic("GM0001", "m", span(text, "x"), labels=(label,)))
    assert [line.strip(" |") for line in lines.splitlines()[3:]] == [
        *("1 | " + " " * 36 + "x =" + " " * 108 + "...", "^"),
        *("1 | ..." + " " * 118 + "y;", "- declared here"),
    ]


def test_part_that_is_too_long_is_underlined_where_it_is_shown() -> None:
    text = "x" * 2000
    lines = full(Diagnostic("GM0001", "m", span(text, text))).splitlines()
    assert lines[3:] == [f" 1 | {'x' * 120}...", f"   | {'^' * 120}"]


def test_edit_of_a_long_line_is_cut() -> None:
    text = "a" * 999 + "=" + "b" * 999
    edit = Edit(span(text, "="), "==")
    lines = full(Diagnostic("GM0001", "m", span(text, "="), edit=edit)).splitlines()
    before = "..." + "a" * 30
    assert lines[-3:] == [
        f" 1 - {before}={'b' * 89}...",
        f" 1 + {before}=={'b' * 88}...",
        f"   | {' ' * 33}~~",
    ]


@pytest.mark.parametrize("style", ["full", "concise", "json"])
def test_many_errors_on_a_long_line_are_told_briefly(style: Style) -> None:
    """Names that are too long in every place where a name can be."""
    name = "n" * 50_000
    text = f"x = {name};"
    wrong = span(text, name)
    edit = Edit(wrong, "m" * 50_000)
    note = f"there is no `{name}`"
    finding = Diagnostic(
        "GM0001", "m", wrong, labels=(Label(wrong, note),), notes=(note,), edit=edit
    )
    limit = 5000 if style != "json" else 200_000
    assert len(render([finding], style)) < limit


@pytest.mark.parametrize("style", ["full", "concise", "json"])
def test_nothing_reaches_the_terminal_as_a_command(style: Style) -> None:
    evil = "\x1b]0;owned\x07\x9b2J\u202e\udce4"
    text = f"x {evil} y"
    wrong = span(text, evil, name=f"{evil}\n.gm")
    label = Label(span(text, "y"), evil)
    finding = Diagnostic(
        "GM0001", evil, wrong, labels=(label,), notes=(evil,), edit=Edit(wrong, evil)
    )
    told = render([finding], style)
    assert told.replace("\n", "").isprintable()
    escape = "\\u001b" if style == "json" else "\\x1b"
    assert f"{escape}]0;owned" in told


ENDS = [("", "1:1", " 1 |\n   | ^\n"), ("ab", "1:3", " 1 | ab\n   |   ^\n")]
ENDS += [("ab\n", "2:1", " 2 |\n   | ^\n")]


@rows("text, place, line", ENDS)
def test_end_of_file(text: str, place: str, line: str) -> None:
    end = Span(Source("a.gm", text), len(text), len(text))
    shown = full(Diagnostic("GM0001", "m", end))
    assert f"a.gm:{place}\n" in shown
    assert shown.endswith(line)


def test_nowhere_is_message_and_notes() -> None:
    diagnostic = Diagnostic("GM0001", "no entry", notes=("n",), edit=Edit(Span(), "x"))
    assert full(diagnostic) == (
        "error[GM0001]: no entry\n   = note: n\n   = help: insert `x`\n"
    )


def test_label_in_another_file() -> None:
    other = Label(span("Local f() {}", "f", name="lib.gm"), "declared here")
    diagnostic = Diagnostic("GM0001", "m", span("g();", "g"), labels=(other,))
    assert full(diagnostic) == SHOWN["a label in another file"]


@pytest.mark.parametrize(*TABLES["edit"])
def test_edit(part: str, new: str, title: str, shown: str) -> None:
    text = "a = b;\n"
    edit = Edit(span(text, part), new)
    diagnostic = Diagnostic("GM0001", "m", span(text, "a"), edit=edit)
    assert full(diagnostic).endswith(f"   = help: {title}\n   |\n{shown}")
    assert edit.applied() == text.replace(part, new, 1)


def test_concise() -> None:
    found = [Diagnostic("GM0102", "two\nlines", span("ab", "b")), Diagnostic("X", "m")]
    assert render(found, "concise") == (
        "pagerank.gm:1:2: error[GM0102]: two lines\nerror[X]: m\n"
    )


def test_json_has_every_part() -> None:
    text = "a\nbc"
    here = span(text, "bc")
    labels, edit = (Label(Span(), "l"),), Edit(here, "d")
    diagnostic = Diagnostic("GM0102", "m", here, Severity.WARNING, labels, ("n",), edit)
    assert json.loads(render([diagnostic], "json")) == json.loads(SHOWN["json"])


@pytest.mark.parametrize("style", ["full", "concise", "json"])
def test_nothing_found_is_nothing_said(style: Style) -> None:
    assert render([], style) == ""


def test_color_changes_nothing_but_escapes() -> None:
    diagnostic = Diagnostic("GM0001", "m", span(PROGRAM, "rank"), notes=("n",))
    colored = render([diagnostic], color=True)
    assert "\x1b[1;31merror[GM0001]\x1b[0m" in colored
    for code in ("0", "1", "1;31", "1;32", "1;34"):
        colored = colored.replace(f"\x1b[{code}m", "")
    assert colored == render([diagnostic])


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@rows(*TABLES["supports color"])
def test_supports_color(
    environment: dict[str, str],
    mode: str,
    terminal: bool,
    pipe: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert supports_color(Terminal(), mode) is terminal  # type: ignore[arg-type]
    assert supports_color(io.StringIO(), mode) is pipe  # type: ignore[arg-type]
