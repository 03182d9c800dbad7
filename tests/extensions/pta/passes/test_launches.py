"""The schedule of two launches, as the text of a plan."""

from pathlib import Path

from lighthouse.diagnostics import Source
from lighthouse.extensions.pta import launches
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.plan_printer import print_plan
from lighthouse.ir.verifier import problems_of
from lighthouse.ir.walk import walk
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("launches.txt"))
TEXT = PROGRAMS["text"]


def test_it_comes_back() -> None:
    plan = parse_plan(Source("f.plan", TEXT))
    assert print_plan(plan) == TEXT.rstrip("\n")
    assert any(isinstance(node, launches.TwoLaunches) for node in walk(plan))
    assert [*problems_of(plan)] == []


def test_its_loop_is_there() -> None:
    plan = parse_plan(Source("f.plan", TEXT.replace("for v,", "for w,")))
    assert [*problems_of(plan)] == ["no loop over `w` in kernel `f`"]
