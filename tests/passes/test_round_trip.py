"""After every pass the core prints as Green-Marl, the plan as a plan, that parses and
is the same."""

import contextlib
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from lighthouse.codegen.source import generate
from lighthouse.diagnostics import CompileError, Diagnostics, Source
from lighthouse.driver import (
    Compilation,
    Options,
    Target,
    front,
    lower,
    parse_program,
    read_plan,
    read_source,
)
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.ir.nodes import Expression, Procedure, Program
from lighthouse.ir.plan import Plan
from lighthouse.ir.plan_printer import print_plan
from lighthouse.ir.printer import print_program
from lighthouse.ir.verifier import verify
from lighthouse.ir.walk import walk
from lighthouse.passes.base import Pass, Unit
from lighthouse.passes.registry import MANDATORY
from tests.existing import PROGRAMS
from tests.sampling import check_each, shares

TARGETS: tuple[Target, ...] = ("cuda", "openmp")


def printed(procedures: Iterable[Procedure], imports: tuple[str, ...]) -> str:
    return print_program(Program(tuple(procedures), imports))


@pytest.mark.parametrize("paths", shares(PROGRAMS, 13))
def test_every_program_parses_again(paths: list[Path]) -> None:
    check_each(paths, parses_again)


def parses_again(path: Path) -> None:
    """Before it is checked, and afterwards with all types."""
    parsed = parse_program(read_source(str(path)))
    text = printed(parsed.procedures, parsed.imports)
    again = parse(Source("printed", text))
    assert again.procedures == parsed.procedures, text
    checked = check(parsed, Diagnostics())
    text = printed(checked.procedures, parsed.imports)
    again = check(parse(Source("printed", text)), Diagnostics())
    assert again.procedures == checked.procedures, text


@pytest.mark.parametrize("paths", shares(PROGRAMS, 61))
def test_every_core_parses_again(paths: list[Path]) -> None:
    check_each(paths, core_parses_again)


def core_parses_again(path: Path) -> None:
    """An optional pass that changes nothing returns the same core, too."""
    # Most passes leave both targets the same core.
    cores: dict[str, tuple[str, Procedure]] = {}

    def keep(each: Pass, before: Unit, after: Unit) -> None:
        verify(after, each.name)
        if isinstance(after, Procedure) and after is not before:
            assert after != before or each.name in MANDATORY, f"{each.name} copies"
            text = printed((*others, after), compilation.program.imports)
            cores.setdefault(text, (each.name, after))

    compilation = front(read_source(str(path)))
    entry = compilation.procedure
    others = [item for item in compilation.program.procedures if item is not entry]
    for target in TARGETS:
        try:
            lower(compilation, target, observers=[keep])
        except CompileError as error:
            # Foreign code in a parallel loop ends there: it is for the target as it is.
            # So does what a GPU cannot do with sets.
            if not {item.code for item in error.diagnostics} <= {"GM0502", "GM0504"}:
                raise
    assert cores
    for text, (name, core) in cores.items():
        program = check(parse(Source(f"after {name}", text)), Diagnostics())
        assert program.procedures == (*others, core), f"after {name}:\n{text}"


# What changes plans most, besides the default.
PLANS: tuple[tuple[Target, Options], ...] = (
    ("cuda", Options(level=0)),
    ("cuda", Options()),
    ("openmp", Options()),
    ("cuda", Options(enabled=("schedule-loops{mapping=merge}",))),
    ("cuda", Options(enabled=("infer-frontier{append=scan,use=all}",))),
)


@pytest.mark.parametrize("paths", shares(PROGRAMS, 61))
def test_every_plan_parses_again(paths: list[Path]) -> None:
    check_each(paths, plan_parses_again)


def plan_parses_again(path: Path) -> None:
    """With the same types, and the last one with the same parameters and code."""
    plans: list[tuple[str, Plan]] = []
    # Most ways leave the same plans after most passes.
    known: dict[str, Compilation] = {}

    def keep(each: Pass, before: Unit, after: Unit) -> None:
        if isinstance(after, Plan) and after is not before:
            plans.append((each.name, after))

    compilation = front(read_source(str(path)))
    for target, options in PLANS:
        plans.clear()
        with contextlib.suppress(CompileError):
            lower(compilation, target, options, [keep])
        for name, plan in plans:
            text = print_plan(plan)
            if text not in known:
                source = Source("again.plan", f"// after {name}\n{text}")
                known[text] = read_plan(source)
                again = known[text].plan
                assert again is not None
                assert again == plan, text
                assert types_in(again) == types_in(plan), text
                assert print_plan(again) == text
        if plans and plans[-1][0] == "synchronise":
            last = known[text]
            assert signature(last) == signature(compilation)
            assert last.plan is not None
            assert code(last.plan, target) == code(plan, target)


def signature(compilation: Compilation) -> list[tuple[str, str]]:
    """What is given to the procedure, and then what it gives back."""
    interface = compilation.interface
    given = interface.procedure.parameters
    return [(item.name, str(item.type)) for item in (*given, *interface.results)]


def types_in(plan: Plan) -> list[object]:
    return [node.type for node in walk(plan) if isinstance(node, Expression)]


def code(plan: Plan, target: Target) -> str:
    """Without the comments, which show where it comes from."""
    text = re.sub(r"//[^\n]*", "", generate(plan, target).code)
    return re.sub(r"\s+", " ", text).strip()
