"""Edits beside warnings: the program that they give has no error, and means the same
where the program as it was has no race.

A race shows in this: two orders of the iterations give different answers.  The graphs
are such that few iterations meet.
"""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from lighthouse.diagnostics import CompileError, Diagnostic, Diagnostics, Source
from lighthouse.driver import Compilation, check_program, front
from lighthouse.frontend.grammar import parse
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Foreign, ForeignExpression
from lighthouse.ir.walk import walk
from tests.errors.pages import every_page
from tests.existing import PROGRAMS
from tests.frontend.language import program_of
from tests.frontend.test_language import SENTENCES
from tests.frontend.test_races import CASES, FRAME, levels, neighbours, nodes
from tests.fuzz import graphs
from tests.fuzz.oracle import Interpreted, reference, run
from tests.sampling import rows

RUNS = 8
SHAPES = {
    lambda random: graphs.graph_of(1, [(0, 0)]): 1,
    lambda random: graphs.graph_of(3, [(0, 0), (1, 1), (2, 2)]): 1,
    lambda random: Graph.path(2): 1,
    lambda random: Graph.path(4): 1,
    lambda random: Graph.star(3): 1,
}

# What an assignment that is deferred is not: seen by the iteration that makes it, in
# time for the next level of a traversal, or one of several.
NOT_DEFERRED = (
    levels("Foreach (e: v.DownEdges) { Node w = e.ToNode(); w.C = v.C + 1; }"),
    levels("v.C = Sum(t: v.Nbrs){t.C} + 1;"),
    levels("", "v.C = Max(t: v.Nbrs){t.C} + 1;"),
    nodes("Node m = n.P; n.C = m.C + 1; n.D = n.C;"),
    nodes("Node m = n.P; If (n.B > 0) n.C = m.C + 1; n.D += n.C @ n;"),
    nodes("Node m = n.P; n.C = m.C + 1; n.C = n.A;"),
    nodes("Node m = n.P; n.C = m.C + 1; n.C += n.A @ n;"),
    nodes("For (t: n.Nbrs) { t.C = n.C + 1; }"),
    nodes("Int k = 2; While (k > 0) { Node m = n.P; n.C = m.C + 1; k--; }"),
    nodes("Int k = 2; Do { Node m = n.P; n.C = m.C + 1; k--; } While (k > 0);"),
    nodes("InBFS (v: G.Nodes From n) { v.C = Sum(t: v.UpNbrs){t.C} + 1; }"),
    nodes("InDFS (v: G.Nodes From n) { v.C = v.C + 1; }"),
    nodes("s.C = s.C + n.A;"),
    neighbours("If (t.C < n.A) t.C = n.A;"),
)
DEFERRED = (
    nodes("n.C = Sum(t: n.Nbrs){t.C};"),
    nodes("Node m = n.P; n.C = m.C + 1; x += n.D;"),
    neighbours("t.C = n.C + 1;"),
    "Int k = 2; While (k > 0) { " + nodes("n.C = Sum(t: n.Nbrs){t.C};") + " k--; }",
)


def framed(body: str) -> str:
    return body if "Procedure" in body else FRAME + "{ " + body + " }"


def small_programs() -> Iterator[str]:
    """Those of this folder's tests and of the pages of `lighthouse explain`."""
    for page in every_page():
        yield from (text for name, text in page.files.items() if name.endswith(".gm"))
    for body in (*(case["bad"] for case in CASES), *NOT_DEFERRED, *DEFERRED):
        yield framed(body)
    for sentence in SENTENCES:
        for word, text in sentence.texts:
            if word.startswith("warned"):
                yield program_of(text)


def warnings_of(text: str) -> list[Diagnostic]:
    """The findings of a program that is accepted; none of one that is not."""
    diagnostics = Diagnostics()
    try:
        check_program(parse(Source("before.gm", text)), diagnostics)
    except CompileError:
        return []
    return diagnostics.found


def answers(before: Compilation, after: Compilation) -> Iterator[list[str]]:
    """For each run without a race, how the answers differ."""
    for case in map(str, range(RUNS)):
        answer, races = reference(before, case)
        if not races:
            yield answer.differences(run(Interpreted(after), case))


def programs_in_files() -> Iterator[str]:
    return (path.read_text() for path in PROGRAMS)


@pytest.mark.parametrize(
    "programs",
    [small_programs, pytest.param(programs_in_files, marks=pytest.mark.slow)],
)
def test_an_edit_beside_a_warning_changes_no_meaning(
    programs: Callable[[], Iterator[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graphs, "SHAPES", SHAPES)
    for text in programs():
        for edit in [item.edit for item in warnings_of(text) if item.edit]:
            before = front(Source("before.gm", text))
            after = front(Source("after.gm", edit.applied()))
            if not any(
                isinstance(node, Foreign | ForeignExpression)
                for node in walk(before.program)
            ):  # the interpreter has no foreign code
                wrong = [lines for lines in answers(before, after) if lines]
                assert wrong == [], edit.applied()


@rows(
    "body, offered",
    [*product(NOT_DEFERRED, [False]), *product(DEFERRED, [True])],
)
def test_where_deferring_is_offered(body: str, offered: bool) -> None:
    found = warnings_of(framed(body))
    assert found
    assert any(item.edit for item in found) is offered
    notes = [note for item in found for note in item.notes]
    assert any("defer the write" in note for note in notes) is offered
