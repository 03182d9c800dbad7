"""Roles: what the annotations of fields say, and that no kind leaves them out."""

from dataclasses import MISSING
from typing import Any

import pytest

from lighthouse.ir import kernels, plan, roles, steps
from lighthouse.ir import nodes as ir
from lighthouse.ir.frozen import frozen
from lighthouse.ir.schedules import Schedule
from lighthouse.ir.walk import map_children, walk


@frozen
class Prefetch(ir.StatementNode):
    """A kind that LightHouse has never seen."""

    name: roles.Defines[roles.LocalName]
    place: roles.Reads[ir.Field]
    into: roles.Updates[roles.ArrayName | None] = None
    then: roles.Maybe[tuple[ir.StatementNode, ...]] = ()


def test_specs() -> None:
    _, name, place, into, then = roles.specs(Prefetch)
    assert (name.role, name.names, name.hint) == (
        roles.Role.DEFINES,
        roles.Names.LOCAL,
        str,
    )
    assert (place.role, place.hint, place.default) == (
        roles.Role.READS,
        ir.Field,
        MISSING,
    )
    assert (into.role, into.names, into.default) == (
        roles.Role.UPDATES,
        roles.Names.ARRAY,
        None,
    )
    assert (then.role, then.maybe) == (None, True)
    assert roles.holds(then.hint, ir.StatementNode)
    assert not roles.holds(into.hint, ir.Node)


def test_walk_follows_the_annotations() -> None:
    place = ir.Field(ir.Variable("n"), "A")
    inner = Prefetch("q", place)
    node = Prefetch("p", place, then=(inner,))
    assert list(walk(node)) == [node, place, place.driver, inner, place, place.driver]
    other = ir.Field(ir.Variable("m"), "A")
    changed = map_children(inner, lambda child: other)
    assert changed == Prefetch("q", other)


@pytest.mark.parametrize("cls", roles.KINDS, ids=lambda cls: cls.__name__)
def test_what_a_kind_computes_with_has_a_role(cls: type[Any]) -> None:
    """Else it reads or writes something that no analysis sees."""
    for spec in roles.specs(cls):
        if roles.holds(spec.hint, ir.Expression) or roles.holds(spec.hint, ir.Range):
            assert spec.role is not None, f"{cls.__name__}.{spec.name}"


@pytest.mark.parametrize("cls", roles.KINDS, ids=lambda cls: cls.__name__)
def test_kinds_are_narrow(cls: type[Any]) -> None:
    """Fields besides the place in the source, what people read of it, and the type of
    an expression."""
    others = {"span", "purpose", "type"}
    assert len({spec.name for spec in roles.specs(cls)} - others) <= 8


def test_every_class_of_the_plan_is_a_kind() -> None:
    defined = {
        item
        for module in (kernels, plan, steps)
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, ir.Node)
    }
    bases = {
        ir.Node,
        steps.Step,
        kernels.KernelLoop,
        Schedule,
        ir.StatementNode,
        ir.Expression,
    }
    assert defined - bases <= set(roles.KINDS)
    assert {ir.Literal, ir.Field, ir.Range} <= set(roles.KINDS)
