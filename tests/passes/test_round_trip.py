"""After every pass the core prints as Green-Marl that parses and is the same."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from lighthouse.diagnostics import CompileError, Diagnostics, Source
from lighthouse.driver import Target, front, lower, parse_program, read_source
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.ir.nodes import Procedure, Program
from lighthouse.ir.printer import print_program
from lighthouse.ir.verifier import verify
from lighthouse.passes.base import Pass, Unit
from lighthouse.passes.registry import MANDATORY
from tests.existing import PROGRAMS, ROOT
from tests.sampling import sampled

TARGETS: tuple[Target, ...] = ("cuda", "openmp")


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT).with_suffix(""))


def printed(procedures: Iterable[Procedure], imports: tuple[str, ...]) -> str:
    return print_program(Program(tuple(procedures), imports))


@pytest.mark.parametrize("path", sampled(zip(PROGRAMS), 5), ids=name_of)
def test_every_program_parses_again(path: Path) -> None:
    """Before it is checked, and afterwards with all types."""
    parsed = parse_program(read_source(str(path)))
    text = printed(parsed.procedures, parsed.imports)
    again = parse(Source("printed", text))
    assert again.procedures == parsed.procedures, text
    checked = check(parsed, Diagnostics())
    text = printed(checked.procedures, parsed.imports)
    again = check(parse(Source("printed", text)), Diagnostics())
    assert again.procedures == checked.procedures, text


@pytest.mark.parametrize("path", sampled(zip(PROGRAMS), 17), ids=name_of)
def test_every_core_parses_again(path: Path) -> None:
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
