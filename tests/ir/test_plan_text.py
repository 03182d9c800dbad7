"""Plans as text: every kind prints and parses back, and what is wrong is pointed at."""

import re
from pathlib import Path
from typing import Any

import pytest

from lighthouse.diagnostics import Source
from lighthouse.ir import nodes as ir
from lighthouse.ir.forms import Attributes, layout
from lighthouse.ir.kernels import Store, Strategy, Sync
from lighthouse.ir.plan import Plan
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.plan_printer import print_plan
from lighthouse.ir.roles import KINDS
from lighthouse.ir.schedules import Rows, Schedule
from lighthouse.ir.steps import Step
from lighthouse.ir.types import LONG, NodeType
from lighthouse.ir.walk import walk
from tests.refused import refused
from tests.sampling import tables

TABLES = tables(__file__)
# Every kind of step, statement and schedule.
ALL = Path(__file__).with_name("all.plan").read_text(encoding="utf-8")


def parse(text: str) -> Plan:
    return parse_plan(Source("f.plan", text))


def test_every_kind_comes_back() -> None:
    plan = parse(ALL)
    assert print_plan(plan) == ALL.rstrip("\n")
    found = {type(node) for node in walk(plan)}
    missing = {
        cls.__name__
        for cls in KINDS
        if issubclass(cls, Step | ir.StatementNode | Schedule | Rows)
        if cls.__module__.startswith("lighthouse.ir.") and cls not in found
    }
    assert not missing


@pytest.mark.parametrize("cls", KINDS, ids=lambda cls: cls.__name__)
def test_kinds_have_forms(cls: Any) -> None:
    """Those of expressions are their grammar.  Attributes are before what has lines."""
    if issubclass(cls, ir.Expression):
        return
    assert KINDS[cls]
    attributes = [part for part in layout(cls) if isinstance(part, Attributes)]
    assert len(attributes) == 1


def test_types_that_differ_from_the_declared_ones_are_kept() -> None:
    """A literal in `-1` is positive; `-1::Int` is one that is negative."""
    text = "plan p(G: Graph)\n  scalar x: Long\n  x = {}"
    for value, shown in (
        (ir.Literal(2, type=LONG), "2L"),
        (ir.Literal(-2, type=LONG), "-2L::Long"),
        (ir.Unary("-", ir.Literal(2, type=LONG), type=LONG), "-2L"),
        (ir.Nil(type=NodeType("G")), "NIL::Node(G)"),
    ):
        plan = parse(text.format(shown))
        assert print_plan(plan) == text.format(shown)
        (step,) = plan.steps
        assert step.value == value  # type: ignore[attr-defined]
        assert step.value.type == value.type  # type: ignore[attr-defined]


def test_names_may_be_words_of_forms() -> None:
    plan = parse(
        "plan p(G: Graph)\n  scalar copy: Int\n  scalar else: Int\n"
        "  kernel k over n: G.Nodes\n"
        "    copy min= 1\n    if copy == 1\n      else = 2\n    else = 3"
    )
    kernel = plan.kernel("k")
    assert len(kernel.body.statements) == 3
    assert isinstance(kernel.body.statements[-1], Store)
    assert parse(print_plan(plan)) == plan


def test_spans_are_those_of_the_text() -> None:
    plan = parse("plan p(G: Graph)\n  launch k\n\n  kernel k over n: G.Nodes\n")
    assert [plan.steps[0].span.text, plan.kernels[0].span.line] == ["launch k", 4]


@pytest.mark.parametrize(*TABLES["what is wrong"])
def test_what_is_wrong(lines: str, line: int, column: int, message: str) -> None:
    found = refused("GM0915", parse, f"plan p(G: Graph)\n{lines}\n")
    assert message in found.message
    assert (found.span.line, found.span.column) == (line, column)


def test_the_guide_explains_the_marks_of_writes() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "performance.md").read_text("utf-8")
    _, _, after = guide.partition("| mark | a write")
    told = set(re.findall(r"`\[(\w+)\]`", after.partition("\n\n")[0]))
    assert told == {*Sync, *Strategy}
    assert "`same_value`" in after.partition("\n\n")[0]


def test_the_guide_tells_how_a_visit_is_decided() -> None:
    repository = Path(__file__).parents[2]
    guide = (repository / "docs" / "performance.md").read_text("utf-8")
    header = repository / "lighthouse" / "include" / "frontier.cuh"
    _, _, body = header.read_text("utf-8").partition("bool visit(")
    assert "atomic_exchange(" in body.partition("}")[0]
    assert "`visit s.stamp in round` has none either: it is an atomic exchange" in guide
