"""Every mistake that the checker knows, beside the nearest program that is right."""

from lighthouse.diagnostics import Severity, Source
from lighthouse.explanations import titles
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.ir.nodes import Infinity
from lighthouse.ir.walk import walk
from tests.frontend.language import entries, findings
from tests.sampling import rows, tables

TABLES = tables(__file__)
# `bad` has the mistake at the text `at`; `good` has none.
CASES = entries("mistakes")


def test_mistakes_are_found_where_they_are() -> None:
    for case in CASES:
        (found,) = case.found(case["bad"])
        assert found.code == case.says, case["bad"]
        assert found.span.text.split() == case["at"].split(), case["bad"]
        # Of races, see `near_races.txt`.
        left = [item for item in case.found(case["good"]) if item.code < "GM04"]
        assert left == [], case["good"]


def test_every_code_has_a_case() -> None:
    assert {case.says for case in CASES} == {
        code for code in titles() if code.startswith(("GM01", "GM02", "GM03"))
    }


def test_some_mistakes_are_warnings() -> None:
    """Those of programs that mean something all the same."""
    warned = {
        found.code
        for case in CASES
        for found in case.found(case["bad"])
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
        for found in case.found(case["bad"])
        if found.edit is not None
    ]
    assert len(edits) > 10
    for found, edit in edits:
        assert found.code not in [item.code for item in findings(edit.applied())]


def test_shadowing_shows_the_first_declaration() -> None:
    (found,) = findings("Int y; { Int y; }")
    (label,) = found.labels
    assert label.span.start < found.span.start


@rows(*TABLES["infinity is as large as its place"])
def test_infinity_is_as_large_as_its_place(target: str, value: str) -> None:
    text = f"Procedure p(x: Int) {{ {target} y = {value}; }}"
    (procedure,) = check(parse(Source("test.gm", text))).procedures
    (infinity,) = [node for node in walk(procedure) if isinstance(node, Infinity)]
    assert str(infinity.type) == target
