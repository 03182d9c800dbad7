"""After every pass the core prints as Green-Marl that parses and is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from lighthouse.diagnostics import Diagnostics, Source
from lighthouse.driver import Target, front, lower, read_source
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.ir.nodes import Procedure
from lighthouse.ir.printer import print_procedure
from lighthouse.ir.verifier import verify
from lighthouse.passes.base import Pass, Unit

HERE = Path(__file__).parent
PROGRAMS = [*(HERE.parents[1] / "samples").glob("*.gm"), *HERE.rglob("*.gm")]


@pytest.mark.parametrize("target", ["cuda", "openmp"])
@pytest.mark.parametrize("path", sorted(PROGRAMS), ids=lambda path: path.stem)
def test_every_core_parses_again(path: Path, target: Target) -> None:
    cores: list[tuple[str, Procedure]] = []

    def keep(each: Pass, before: Unit, after: Unit) -> None:
        verify(after, each.name)
        if isinstance(after, Procedure):
            cores.append((each.name, after))

    compilation = front(read_source(str(path)))
    *called, entry = compilation.program.procedures
    assert entry is compilation.procedure
    lower(compilation, target, observers=[keep])
    assert len(cores) > 5
    for name, core in cores:
        text = "\n".join(map(print_procedure, (*called, core)))
        program = check(parse(Source(f"after {name}", text)), Diagnostics())
        assert program.procedures == (*called, core), f"after {name}:\n{text}"
