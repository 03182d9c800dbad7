"""Queries name members, elements and what pointers point to as C does."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from lighthouse.diagnostics import CompileError
from lighthouse.extensions.pta.extract import extract
from lighthouse.extensions.pta.modes import sound
from lighthouse.extensions.pta.query import Program
from lighthouse.extensions.pta.reference import Reference
from tests.passes.meaning import programs
from tests.sampling import rows, tables

TEXTS = programs(Path(__file__).with_name("members.txt"))
LIKE_A_PARAMETER = TEXTS["like a parameter"]


pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")

PROGRAMS = Path(__file__).parent / "programs"
PUSHED = "malloc@push:13@main:18"


@cache
def program(name: str) -> Program:
    constraints = extract([PROGRAMS / name])
    state = Reference(sound(constraints))
    state.run()
    return Program(
        state.solution().first(constraints.variables),
        constraints.functions,
        constraints.names,
        constraints.lines,
        constraints.sites,
        constraints,
        others=constraints.others,
        spans=constraints.spans,
    )


def answered(query: str, name: str) -> list[str | None]:
    return [item.name for item in program(name).answer(query).items]


TABLES = tables(__file__, PUSHED=PUSHED)


@rows(*TABLES["members"])
def test_members(query: str, names: list[str]) -> None:
    for level in ("O0", "O2"):
        assert answered(query, f"members.{level}.ll") == names


def test_the_members_of_an_arena() -> None:
    """Pointers to it tell what is in it; it is one field."""
    expected = answered("pts(main.list)", "members.O0.ll")
    for query in ("pts(arena.data)", "pts(main.table[2]->next)", "pts(arena.next)"):
        assert answered(query, "members.O0.ll") == expected


@rows(*TABLES["locals of inlined functions"])
def test_locals_of_inlined_functions(query: str, level: str, names: list[str]) -> None:
    assert answered(query, f"members.{level}.ll") == names


@rows(*TABLES["one field has several names"])
def test_one_field_has_several_names(name: str, shown: str) -> None:
    fields = program("fields.O0.ll")
    assert fields.names[fields.only(name)] == shown


def test_no_such_member() -> None:
    answer = program("members.O0.ll").answer("pts(main.list->prev)")
    assert answer.none == "no object there has a member .prev"
    assert [item.name for item in answer.without] == [f"{PUSHED}#2"]
    with pytest.raises(CompileError, match=r"nothing has the name `main\.lost"):
        program("members.O0.ll").answer("pts(main.lost->next)")


@rows(*TABLES["lines without such a name"])
def test_lines_without_such_a_name(name: str, level: str, note: str) -> None:
    asked = program(f"members.{level}.ll")
    assert asked.find("members.c:16:used").variables
    with pytest.raises(CompileError, match="nothing has the name") as caught:
        asked.find(name)
    assert note in str(caught.value)


def test_why_names_no_results_of_instructions() -> None:
    for query, expected in (
        (
            "why(main.list->data, b)",
            ["= push.data#2, by *(push.fresh#2 + 1) = push.data#2", "= &b"],
        ),
        ("why(main.list, malloc@push:13)", ["= push.fresh#2", "= &"]),
    ):
        items = program("members.O0.ll").answer(query).items
        for item, how in zip(items, expected, strict=True):
            assert (item.how or "").startswith(how)
            assert "%" not in str(item)


def test_a_pointer_to_unknown_has_unknown_members() -> None:
    asked = program("lost.O0.ll")
    unknown = np.flatnonzero(
        [1 in asked.solution.members(each) for each in range(asked.solution.variables)]
    )
    (name, *_) = (asked.names[each] for each in unknown.tolist() if each in asked.names)
    assert "unknown" in answered(f"pts({name}->next)", "lost.O0.ll")
    assert "unknown" in answered(f"calls(*{name})", "lost.O0.ll")


def test_a_local_variable_is_called_like_a_parameter(tmp_path: Path) -> None:
    """An object and a variable of one name would be an error of each query."""
    module = tmp_path / "program.ll"
    module.write_text(LIKE_A_PARAMETER, encoding="utf-8")
    names = sorted(extract([module]).names.values())
    assert [name for name in names if ".arg0" in name] == ["main.arg0", "main.arg0#2"]


def test_code_that_is_not_there_calls() -> None:
    """What it knows; other functions are called by nobody else."""
    assert answered("callers(back)", "outside.O0.ll") == ["outside.function"]
    assert answered("callers(main)", "outside.O0.ll") == []
