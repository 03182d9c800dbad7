"""What the verifier holds against a core, and bodies that have no text."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import front, lower
from lighthouse.ir import nodes as ir
from lighthouse.ir.plan import Plan
from lighthouse.ir.types import INT
from lighthouse.ir.verifier import InvalidIR, verify
from lighthouse.ir.walk import rewrite
from tests.passes.meaning import programs
from tests.sampling import rows, tables

PROGRAMS = programs(Path(__file__).with_name("verifier.txt"))
TEXT = PROGRAMS["text"]
BLOCK = PROGRAMS["block"]
K, X, ONE = (
    ir.Variable("k", type=INT),
    ir.Variable("x", type=INT),
    ir.Literal(1, type=INT),
)


@cache
def core() -> ir.Procedure:
    return lower(front(Source("test.gm", TEXT)), "cuda").core


@cache
def plan(text: str = TEXT) -> Plan:
    return lower(front(Source("test.gm", text)), "cuda").plan


def with_statement(statement: ir.StatementNode) -> ir.Procedure:
    return replace(core(), body=ir.Block((*core().body.statements, statement)))


def with_iterators_x() -> ir.Procedure:
    return rewrite(core(), lambda loop: replace(loop, iterator="x"), ir.Loop)


def in_unit(text: str, statement: ir.StatementNode) -> Plan:
    """In place of the body of the one kernel or host block."""
    (unit,) = plan(text).units
    changed = (replace(unit, body=ir.Block((statement,))),)
    which = "kernels" if plan(text).kernels else "blocks"
    return replace(plan(text), **{which: changed})  # type: ignore[arg-type]


def test_good_ones() -> None:
    for unit in (core(), plan(), plan(BLOCK)):
        verify(unit, "a pass")


@rows(*tables(__file__, **globals())["what is wrong"])
def test_what_is_wrong(wrong: Callable[[], Any], message: str) -> None:
    with pytest.raises(InvalidIR, match=message):
        verify(wrong(), "a pass")
