"""Queries: what they answer, and how variables are named."""

from __future__ import annotations

import json

import numpy as np
import pytest

from lighthouse.diagnostics import CompileError
from lighthouse.extensions.pta.callgraph import as_dot, as_json
from lighthouse.extensions.pta.constraints import Site
from lighthouse.extensions.pta.query import Program
from lighthouse.extensions.pta.solution import Solution
from tests.sampling import rows

NAMES = {2: "F:main", 3: "G:table", 4: "L:p", 5: "L:p", 6: "q", 7: "F:q"}


@pytest.fixture
def program() -> Program:
    """4 → {2, 3}, 5 → {2}, 6 → {3}, the others nothing."""
    solution = Solution.of_sets(
        np.array([0, 0, 0, 0, 1, 2, 3, 0], np.int32),
        np.array([0, 0, 2, 3, 4]),
        np.array([2, 3, 2, 3]),
    )
    functions = np.isin(np.arange(8), [2, 7])
    return Program(solution, functions, NAMES, {3: "table.c:7"})


@rows(
    "query, ids, truth",
    [
        ("pts(4)", [2, 3], None),
        (" pts ( 6 ) ", [3], None),
        ("pts(0)", [], None),
        ("pointers(main)", [4, 5], None),
        ("pointers(G:table)", [4, 6], None),
        ("pointers(4)", [], None),
        ("calls(4)", [2], None),
        ("calls(6)", [], None),
        ("alias(4, 5)", [2], True),
        ("alias(5,6)", [], False),
        ("alias(0,0)", [], False),
        ("alias(4,4)", [2, 3], True),
    ],
)
def test_answers(
    query: str, ids: list[int], truth: bool | None, program: Program
) -> None:
    answer = program.answer(query)
    assert [item.id for item in answer.items] == ids
    assert answer.truth == truth


def test_what_is_unknown_is_never_no() -> None:
    """3 → {1}, 4 → {2}, 5 → {1, 2}, 6 → {}."""
    solution = Solution.of_sets(
        np.array([0, 0, 0, 1, 2, 3, 0], np.int32),
        np.array([0, 0, 1, 2, 4]),
        np.array([1, 2, 1, 2]),
    )
    program = Program(solution, np.arange(7) == 2, {2: "F:main"})
    expected = {
        "calls(3)": ["1 unknown"],
        "calls(5)": ["1 unknown", "2 F:main"],
        "alias(3, 4)": ["1 unknown"],
        "alias(4, 5)": ["1 unknown", "2 F:main"],
        "alias(3, 6)": [],
    }
    for query, told in expected.items():
        answer = program.answer(query)
        assert [str(item) for item in answer.items] == told
        assert answer.truth in (None, bool(told))


def test_answers_tell_names_and_lines(program: Program) -> None:
    answer = program.answer("pts(4)")
    assert [str(item) for item in answer.items] == [
        "2 F:main",
        "3 G:table (table.c:7)",
    ]
    assert answer.as_json() == {
        "query": "pts(4)",
        "items": [
            {"id": 2, "name": "F:main"},
            {"id": 3, "name": "G:table", "line": "table.c:7"},
        ],
    }
    assert program.answer("alias(5,6)").as_json()["answer"] is False


@rows(
    "query, code, message",
    [
        ("", "GM0854", "`` is no query"),
        ("pts 4", "GM0854", "`pts 4` is no query"),
        ("size(4)", "GM0854", "`size(4)` is no query"),
        ("alias(4)", "GM0854", "`alias(4)` is no query"),
        ("alias(4,5,6)", "GM0854", "`alias(4,5,6)` is no query"),
        ("pts(8)", "GM0855", "variable 8 is outside 0 … 7"),
        ("pts(99999999999999)", "GM0855", "is outside 0 … 7"),
        ("pts(-1)", "GM0855", "nothing has the name `-1`"),
        ("pts(p)", "GM0855", "`p` names 2 variables"),
        ("pts(q)", "GM0855", "`q` names 2 variables"),
        ("pts(mian)", "GM0855", "nothing has the name `mian`"),
        ("pts()", "GM0855", "nothing has the name ``"),
    ],
)
def test_mistakes(query: str, code: str, message: str, program: Program) -> None:
    with pytest.raises(CompileError) as caught:
        program.answer(query)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == code
    assert message in diagnostic.message


def test_hints(program: Program) -> None:
    for query, note in (
        ("pts(mian)", "did you mean `main`?"),
        ("pts(F:mian)", "did you mean `F:main`?"),
        ("pts(p)", "4 L:p, 5 L:p"),
        ("points(p)", "pts(p): what p points to"),
    ):
        with pytest.raises(CompileError) as caught:
            program.answer(query)
        assert note in "\n".join(caught.value.diagnostics[0].notes)


def test_what_was_not_given(program: Program) -> None:
    bare = Program(program.solution)
    with pytest.raises(CompileError, match="is in the file of nodes") as caught:
        bare.answer("calls(4)")
    assert caught.value.diagnostics[0].code == "GM0856"
    with pytest.raises(CompileError, match="no name is known"):
        bare.answer("pts(main)")


# `main` calls `q` and, in two lines, something through 4 and through 5; `q` prints.
SITES = (
    Site(2, 7, line="src/main.c:3"),
    Site(2, 4, True, "src/main.c:5"),
    Site(2, 5, True, "src/main.c:7"),
    Site(7, "printf"),
)


@pytest.fixture
def calling() -> Program:
    """4 → {2, 7}, 5 → {}; main begins in line 2, q in line 10."""
    solution = Solution.of_sets(
        np.array([0, 0, 0, 0, 1, 0, 0, 0, 0], np.int32),
        np.array([0, 0, 2]),
        np.array([2, 7]),
    )
    functions = np.isin(np.arange(9), [2, 7])
    names = {2: "F:main", 3: "G:p", 4: "L:main.p", 5: "main.q", 7: "F:q", 8: "q.p"}
    lines = {2: "src/main.c:2", 7: "src/main.c:10"}
    return Program(solution, functions, names, lines, SITES)


@rows(
    "query, answers",
    [
        ("callees(main)", ["7 F:q (src/main.c:10)", "2 F:main (src/main.c:2)"]),
        ("callees(q)", ["printf"]),
        ("callers(q)", ["2 F:main (src/main.c:3)", "2 F:main (src/main.c:5)"]),
        ("callers(printf)", ["7 F:q (src/main.c:10)"]),
        ("callers(F:main)", ["2 F:main (src/main.c:5)"]),
        ("calls(src/main.c:3)", ["7 F:q (src/main.c:10)"]),
        ("calls(main.c:5)", ["2 F:main (src/main.c:2)", "7 F:q (src/main.c:10)"]),
        ("calls(main.c:7)", []),
        ("calls(main.c:5:p)", ["2 F:main (src/main.c:2)", "7 F:q (src/main.c:10)"]),
        ("pointers(q)", ["4 L:main.p"]),
    ],
)
def test_calls(query: str, answers: list[str], calling: Program) -> None:
    assert [str(item) for item in calling.answer(query).items] == answers


def test_callers_through_pointers_that_are_not_direct() -> None:
    """`main` calls a function outside, and something through 4 → {1} and 5 → {7}; 7 is
    a pointer to that function."""
    solution = Solution.of_sets(
        np.array([0, 0, 0, 0, 1, 2, 3, 0], np.int32),
        np.array([0, 0, 1, 2, 3]),
        np.array([1, 7, 3]),
    )
    names = {2: "main", 3: "kept", 6: "exposed", 7: "malloc"}
    sites = (
        Site(2, "malloc", line="a.c:1"),
        Site(2, 4, True, "a.c:2"),
        Site(2, 5, True, "a.c:3"),
    )
    functions = np.isin(np.arange(8), [2, 3, 7])
    program = Program(solution, functions, names, {}, sites)

    def callers(query: str) -> list[str]:
        return [str(item) for item in program.answer(query).items]

    assert callers("callers(malloc)") == ["2 main (a.c:1)", "2 main (a.c:3)"]
    anywhere = "2 main (a.c:2) through a pointer that may point anywhere"
    assert callers("callers(kept)") == [anywhere]
    assert callers("callers(main)") == []
    del names[6]
    program = Program(solution, functions, names, {}, sites)
    assert callers("callers(main)") == [anywhere]


def test_a_namespace_is_no_kind() -> None:
    solution = Solution.of_sets(
        np.zeros(3, np.int32), np.array([0, 0]), np.zeros(0, int)
    )
    program = Program(solution, names={1: "A::next", 2: "F:next"})
    assert program.only("A::next") == 1
    assert program.only("next") == 2


def test_a_member_from_within_a_block() -> None:
    """6 → {2, 3}, 7 → {4}, and the members are known of what begins at 2."""
    solution = Solution.of_sets(
        np.array([0, 0, 0, 0, 0, 0, 1, 2], np.int32),
        np.array([0, 0, 2, 3]),
        np.array([2, 3, 4]),
    )
    names = {2: "H:b", 3: "H:b.next", 4: "H:b+16", 5: "x", 6: "p", 7: "q"}
    others = {3: ("b+8",), 2: ("b.data",)}
    program = Program(solution, names=names, others=others)
    for place, fields in {
        "p->next": {3, 4},
        "p->data": {2, 3},
        "q->data": {4},
        # Beyond the last field, it may be any: the block may be an array.
        "q->next": {2, 3, 4},
        "p->prev": set(),
    }.items():
        found = program.find(place)
        assert set(found.variables) == fields, place
        assert set(found.without) == (set() if fields else {2, 3})


def test_why_there_is_no_answer(calling: Program) -> None:
    for query, why in (
        ("calls(main.c:7)", "no function reaches it"),
        ("callers(p)", "nothing in the program calls it"),
        ("callees(p)", "it calls nothing"),
        ("calls(4)", ""),
    ):
        query = query.replace("(p)", "(3)")
        assert calling.answer(query).none == why


def test_names_in_a_line(calling: Program) -> None:
    """Of the function that the line is in, else a global one."""
    for text, variable in (
        ("main.c:5:p", 4),
        ("src/main.c:9:q", 5),
        ("main.c:12:p", 8),
        ("main.c:12:main", 2),
        ("main.c:1:p", 3),
        ("other.c:5:main", 2),
    ):
        assert calling.only(text) == variable, text


def test_no_call_in_a_line(calling: Program) -> None:
    for line, note in (
        ("main.c:4", "lines of main.c with calls: 3, 5, 7"),
        ("list.c:4", "the calls of this file have no lines: compile with -g"),
    ):
        with pytest.raises(CompileError, match="no call is in") as caught:
            calling.answer(f"calls({line})")
        assert caught.value.diagnostics[0].notes == (note,)


def test_the_calls_were_not_given(program: Program) -> None:
    with pytest.raises(CompileError, match="in the file of calls") as caught:
        program.answer("callers(main)")
    assert caught.value.diagnostics[0].code == "GM0856"


def test_call_graph(calling: Program) -> None:
    assert as_dot(calling).splitlines() == [
        "digraph calls {",
        '  "F:main" -> "F:q";',
        '  "F:main" -> "F:main" [style=dashed];',
        '  "F:main" -> "F:q" [style=dashed];',
        '  "F:q" -> "printf";',
        "}",
    ]
    told = json.loads(as_json(calling))
    assert [each["name"] for each in told["functions"]] == ["F:main", "F:q", "printf"]
    assert told["calls"][2] == {
        "caller": "F:main",
        "callee": "F:q",
        "line": "src/main.c:5",
        "through_pointer": True,
    }
