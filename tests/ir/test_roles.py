"""Roles: what the annotations of fields say, and that no kind leaves them out."""

from __future__ import annotations

from dataclasses import MISSING, dataclass
from typing import Any

import pytest

from lighthouse.ir import kernels, plan, steps
from lighthouse.ir.nodes import (
    Expression,
    Field,
    Literal,
    Node,
    Range,
    StatementNode,
    Variable,
)
from lighthouse.ir.roles import (
    KINDS,
    ArrayName,
    Defines,
    LocalName,
    Maybe,
    Names,
    Reads,
    Role,
    Updates,
    holds,
    specs,
)
from lighthouse.ir.schedules import Schedule
from lighthouse.ir.walk import map_children, walk


@dataclass(frozen=True, slots=True)
class Prefetch(StatementNode):
    """A kind that LightHouse has never seen."""

    name: Defines[LocalName]
    place: Reads[Field]
    into: Updates[ArrayName | None] = None
    then: Maybe[tuple[StatementNode, ...]] = ()


def test_specs() -> None:
    _, name, place, into, then = specs(Prefetch)
    assert (name.role, name.names, name.hint) == (Role.DEFINES, Names.LOCAL, str)
    assert (place.role, place.hint, place.default) == (Role.READS, Field, MISSING)
    assert (into.role, into.names, into.default) == (Role.UPDATES, Names.ARRAY, None)
    assert (then.role, then.maybe) == (None, True)
    assert holds(then.hint, StatementNode)
    assert not holds(into.hint, Node)


def test_walk_follows_the_annotations() -> None:
    place = Field(Variable("n"), "A")
    inner = Prefetch("q", place)
    node = Prefetch("p", place, then=(inner,))
    assert list(walk(node)) == [node, place, place.driver, inner, place, place.driver]
    other = Field(Variable("m"), "A")
    changed = map_children(inner, lambda child: other)
    assert changed == Prefetch("q", other)


@pytest.mark.parametrize("cls", KINDS, ids=lambda cls: cls.__name__)
def test_what_a_kind_computes_with_has_a_role(cls: type[Any]) -> None:
    """Else it reads or writes something that no analysis sees."""
    for spec in specs(cls):
        if holds(spec.hint, Expression) or holds(spec.hint, Range):
            assert spec.role is not None, f"{cls.__name__}.{spec.name}"


@pytest.mark.parametrize("cls", KINDS, ids=lambda cls: cls.__name__)
def test_kinds_are_narrow(cls: type[Any]) -> None:
    """Fields besides the place in the source, and the type of an expression."""
    assert len({spec.name for spec in specs(cls)} - {"span", "type"}) <= 8


def test_every_class_of_the_plan_is_a_kind() -> None:
    defined = {
        item
        for module in (kernels, plan, steps)
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, Node)
    }
    bases = {Node, steps.Step, kernels.KernelLoop, Schedule, StatementNode, Expression}
    assert defined - bases <= set(KINDS)
    assert {Literal, Field, Range} <= set(KINDS)
