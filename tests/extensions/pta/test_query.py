"""Queries: what they answer, and how variables are named."""

from pathlib import Path

import numpy as np
import pytest

from lighthouse.extensions.pta.command import _beside
from lighthouse.extensions.pta.constraints import Site
from lighthouse.extensions.pta.lookup import as_recorded
from lighthouse.extensions.pta.query import Program
from lighthouse.extensions.pta.solution import Solution


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


def test_a_function_that_is_not_there_is_named_once() -> None:
    """Called by its name, and through a pointer."""
    solution = Solution.of_sets(
        np.array([0, 0, 0, 0, 0, 0, 1], np.int32), np.array([0, 0, 1]), np.array([5])
    )
    program = Program(
        solution,
        functions=np.array([False] * 3 + [True, False, True, False]),
        names={3: "main", 5: "free", 6: "p"},
        lines={3: "a.c:1"},
        sites=(Site(3, "free"), Site(3, "puts"), Site(3, 6, through=True)),
    )
    told = [str(item) for item in program.answer("callees(main)").items]
    assert told == ["puts", "5 free"]


@pytest.mark.parametrize("names", ["a.b_names.txt", "a_names.txt.gz"])
def test_files_beside_the_solution(names: str, tmp_path: Path) -> None:
    (tmp_path / names).touch()
    assert _beside(tmp_path / "a.b.npz", "names") == tmp_path / names
    assert _beside(tmp_path / "a.b.npz", "calls") is None


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("src/eval.c", "eval.c"),
        ("dash/src/bltin/printf.c", "bltin/printf.c"),
        ("bltin/printf.c", "bltin/printf.c"),
        ("src/printf.c", "printf.c"),
        ("main.c", "main.c"),
        ("src/main.c", "src/main.c"),
        ("other/none.c", "other/none.c"),
    ],
)
def test_a_file_has_the_name_that_the_compiler_was_given(
    wanted: str, expected: str
) -> None:
    files = {"eval.c", "printf.c", "bltin/printf.c", "dash/src/main.c"}
    assert as_recorded(wanted, files) == expected
