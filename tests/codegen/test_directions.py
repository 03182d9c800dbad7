"""What the comment above a host function says of its arguments is what it copies."""

import re
from pathlib import Path

import pytest

from lighthouse.codegen.program import Program
from lighthouse.diagnostics import CompileError
from lighthouse.driver import Options
from lighthouse.ir.effects import effects
from tests.corpus.cases import PATHS
from tests.once import compiled
from tests.sampling import check_each

SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.gm"))
TOLD = re.compile(r"^//   (\w+): (.*) \((in|out|in, out|unused)\)$", re.M)


def copies(program: Program) -> None:
    """Of each property that only kernels touch."""
    text = program.code
    by_host = frozenset().union(
        *(effects(each).touched for each in program.plan.blocks)
    )
    for name, type, told in TOLD.findall(text):
        on_device = "for each of" in type and f"> {name}_device(" in text
        if on_device and name not in by_host:
            whole = re.search(rf"> {name}_device\({name}, G", text) is not None
            up = whole or f"{name}_device.upload({name});" in text
            down = f"{name}_device.download({name});" in text
            assert (up, down) == ("in" in told.split(", "), "out" in told), name


@pytest.mark.parametrize("level", [0, 2])
def test_told_is_what_is_copied(level: int) -> None:
    options = Options(level=level)

    def check(path: Path) -> None:
        try:
            program = compiled(path.read_text(), "cuda-sim", options).program
        except CompileError:
            return
        copies(program)

    check_each([*SAMPLES[level::3], *PATHS[level::10]], check)
