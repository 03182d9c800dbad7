"""Programs nest deep enough for everybody, and too deep ones are refused."""

import sys
from itertools import product
from typing import Any

import pytest

from lighthouse.diagnostics import CompileError, Diagnostic, Source
from lighthouse.driver import front, generate, lower
from lighthouse.frontend import syntax_errors
from lighthouse.frontend.grammar import MOST_FAILURES, parse
from lighthouse.frontend.nesting import DEEPEST, room
from tests.refused import refused
from tests.sampling import rows

NESTS = {
    "sum": ("x = 1", " + x", ";"),
    "negation": ("x = ", "- ", "x;"),
    "choice": ("x = ", "b ? 1 : ", "2;"),
    "else": ("", "If (b) x = 2; Else ", "x = 3;"),
}
BRACKETS = {
    "absolute value": ("x = {}x{};", "|(", ")|"),
    "block": ("{}x = 1;{}", "{", "}"),
    "if": ("{}x = 1;{}", "If (b) {", "}"),
    "while": ("{}x = 1; b = False;{}", "While (b) {", "}"),
}


def program(name: str, levels: int) -> Source:
    if name in NESTS:
        begin, middle, end = NESTS[name]
        body = begin + middle * levels + end
    else:
        frame, left, right = BRACKETS[name]
        body = frame.format(left * levels, right * levels)
    return Source("deep.gm", f"Procedure p(G: Graph; x: Int, b: Bool) {{ {body} }}")


@pytest.mark.parametrize("name", [*NESTS, *BRACKETS])
def test_deep_nesting_compiles(name: str) -> None:
    levels = DEEPEST - 10 if name in NESTS else DEEPEST // 2 - 10
    compilation = front(program(name, levels))
    generate(lower(compilation, "openmp"), "openmp")


@rows(
    "name, levels",
    [
        *product([*NESTS, *BRACKETS], [DEEPEST]),
        *product(["sum", "else", "block"], [20 * DEEPEST]),
    ],
)
def test_deeper_nesting_is_refused(name: str, levels: int) -> None:
    diagnostic = refused("GM0044", parse, program(name, levels))
    assert diagnostic.span.line == 1


def test_a_deep_program_with_many_errors_is_left_early(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a line with an error that hides all others."""
    explained = []
    explain = syntax_errors.explain

    def counting(*given: Any) -> Diagnostic:
        explained.append(given)
        return explain(*given)

    monkeypatch.setattr(syntax_errors, "explain", counting)
    loops = "While (x) { y = ; " * MOST_FAILURES
    text = f"Procedure p(G: Graph) {{ {loops} */ {loops} {'}' * 2 * MOST_FAILURES} }}"
    refused("GM0005", parse, Source("deep.gm", text))
    assert len(explained) == MOST_FAILURES


def test_parentheses_do_not_count() -> None:
    parse(Source("deep.gm", f"Procedure p() {{ Int x = {'(' * 5000}1{')' * 5000}; }}"))


def test_room_leaves_the_limit_as_it_was() -> None:
    before = sys.getrecursionlimit()
    with room(), room():
        assert sys.getrecursionlimit() > before
    assert sys.getrecursionlimit() == before


def test_room_turns_runaway_recursion_into_an_error() -> None:
    def down(level: int) -> int:
        return down(level + 1)

    with pytest.raises(CompileError) as caught, room():
        down(0)
    assert [item.code for item in caught.value.diagnostics] == ["GM0044"]
