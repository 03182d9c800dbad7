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
from tests.sampling import rows

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


def with_iterator_x(node: ir.Node) -> ir.Node:
    return replace(node, iterator="x") if isinstance(node, ir.Loop) else node


def in_unit(text: str, statement: ir.StatementNode) -> Plan:
    """In place of the body of the one kernel or host block."""
    (unit,) = plan(text).units
    changed = (replace(unit, body=ir.Block((statement,))),)
    which = "kernels" if plan(text).kernels else "blocks"
    return replace(plan(text), **{which: changed})  # type: ignore[arg-type]


def test_good_ones() -> None:
    for unit in (core(), plan(), plan(BLOCK)):
        verify(unit, "a pass")


@rows(
    "wrong, message",
    [
        (
            lambda: with_statement(ir.Declare(INT, ("k",), ONE)),
            "after a pass: `k` is declared 2 times",
        ),
        (lambda: rewrite(core(), with_iterator_x), "`x` is declared 2 times"),
        (
            lambda: with_statement(ir.Assign(ir.Variable("z", type=INT), ONE)),
            "`z` is used but not declared",
        ),
        (lambda: with_statement(ir.Assign(K, ir.Literal(2))), "Literal has no type"),
        (
            lambda: with_statement(ir.Reduce(K, "+", ONE, "n")),
            "bound to `n`, which does not enclose it",
        ),
        (
            lambda: in_unit(TEXT, ir.Reduce(X, "+", ONE, "n")),
            "Reduce in kernel `f_update_x`",
        ),
        (lambda: in_unit(TEXT, ir.Return()), "Return in kernel `f_update_x`"),
        (lambda: in_unit(BLOCK, ir.Assign(X, ONE)), "Assign in host block `f_for_n`"),
    ],
)
def test_what_is_wrong(wrong: Callable[[], Any], message: str) -> None:
    with pytest.raises(InvalidIR, match=message):
        verify(wrong(), "a pass")
