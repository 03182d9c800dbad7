"""Every kind of node has its text for both targets, and what Python does for it."""

from typing import Any

import pytest

from lighthouse.codegen import schedules, source
from lighthouse.codegen.texts import LINES, PARTS
from lighthouse.ir.nodes import Expression, Nil, StatementNode
from lighthouse.ir.registry import Registry, UnknownKind
from lighthouse.ir.roles import KINDS
from lighthouse.ir.schedules import Rows, Schedule
from lighthouse.ir.steps import Branch, Compute, Copy, Launch, Repeat, Step, Swap
from lighthouse.runtime import walk
from lighthouse.runtime.runs import LINES as LINES_OF_PYTHON
from lighthouse.runtime.runs import VALUES

assert source, walk  # which register what is looked for
OURS = [cls for cls in KINDS if cls.__module__.startswith("lighthouse.")]
# Which place every kind of a base must be registered for.
TABLE: list[tuple[Registry[Any], type[Any], str]] = [
    (LINES, StatementNode, "cuda"),
    (LINES, StatementNode, "openmp"),
    (LINES, Step, "cuda"),
    (LINES, Step, "openmp"),
    (LINES_OF_PYTHON, Step, "Python"),
    (PARTS, Expression, "cuda"),
    (PARTS, Expression, "openmp"),
    (VALUES, Expression, "Python"),
]
# What `persist-loops` puts into a resident loop.
RESIDENT = (Branch, Compute, Copy, Launch, Repeat, Swap)


@pytest.mark.parametrize(("registry", "base", "place"), TABLE)
def test_every_kind_is_registered(
    registry: Registry[Any], base: type[Any], place: str
) -> None:
    kinds = [cls for cls in OURS if issubclass(cls, base)]
    assert kinds
    assert [cls for cls in kinds if (cls, place) not in registry.functions] == []


def test_every_schedule_has_code() -> None:
    for cls in OURS:
        if issubclass(cls, Schedule):
            assert cls in schedules.TEXTS
        if issubclass(cls, Rows):
            assert cls in schedules.ROWS


def test_resident_loops_have_their_steps() -> None:
    assert {cls for cls, place in LINES.functions if place == "resident"} == {*RESIDENT}


def test_a_kind_that_is_missing_is_named() -> None:
    registry: Registry[str] = Registry("text", "cuda")
    with pytest.raises(UnknownKind, match="there is no text of Nil for cuda"):
        registry.of(None, Nil(), "cuda")


def test_places() -> None:
    registry: Registry[str] = Registry("text", "cuda", "openmp")

    @registry(Nil, "openmp")
    def here(printer: str, node: Nil) -> str:
        return f"{printer} {node}"

    assert registry.of("p", Nil(), "openmp") == "p Nil()"
    assert here("p", Nil()) == "p Nil()"
    with pytest.raises(UnknownKind):
        registry.of("p", Nil(), "cuda")
