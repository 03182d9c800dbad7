"""Edits beside warnings: the program that they give has no error, and means the same
where the program as it was has no race.

A race shows in this: two orders of the iterations give different answers, of more
orders where the edit does.  The graphs are such that few iterations meet.
"""

from collections.abc import Callable, Iterator

import pytest

from lighthouse.diagnostics import CompileError, Diagnostic, Diagnostics, Source
from lighthouse.driver import Compilation, check_program, front
from lighthouse.frontend.grammar import parse
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Foreign, ForeignExpression
from lighthouse.ir.walk import walk
from tests.errors.pages import every_page
from tests.existing import PROGRAMS
from tests.frontend.language import entries
from tests.frontend.test_language import SENTENCES
from tests.fuzz import graphs
from tests.fuzz.oracle import SEED, reference, run
from tests.run.ways import Interpreted
from tests.sampling import rows

RUNS = 8
SHAPES = {
    lambda random: graphs.graph_of(1, [(0, 0)]): 1,
    lambda random: graphs.graph_of(3, [(0, 0), (1, 1), (2, 2)]): 1,
    lambda random: Graph.path(2): 1,
    lambda random: Graph.path(4): 1,
    lambda random: Graph.star(3): 1,
}

# Assignments that may be deferred, and others.
DEFERRED = [
    (each.program(text), word == "deferred")
    for each in entries("deferred")
    for word, text in each.texts
]


def small_programs() -> Iterator[str]:
    """Those of this folder's tests and of the pages of `lighthouse explain`."""
    for page in every_page():
        yield from (text for name, text in page.files.items() if name.endswith(".gm"))
    yield from (text for text, _ in DEFERRED)
    for sentence in (*SENTENCES, *entries("race_repairs")):
        for word, text in sentence.texts:
            if word.startswith(("warned", "bad")):
                yield sentence.program(text)


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
        found = answer.differences(run(Interpreted(after, seed=SEED), case))
        if found and not races:
            shuffled = (run(Interpreted(before, "shuffle", n), case) for n in range(9))
            races = [line for each in shuffled for line in answer.differences(each)]
        if not races:
            yield found


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


@rows("program, offered", DEFERRED)
def test_where_deferring_is_offered(program: str, offered: bool) -> None:
    found = warnings_of(program)
    assert found
    assert any(item.edit for item in found) is offered
    notes = [note for item in found for note in item.notes]
    assert any("defer the write" in note for note in notes) is offered
