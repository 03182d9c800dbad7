"""What the verifier holds against plans, on their text; and that of passes has nothing
of it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.verifier import problems_of
from lighthouse.passes.base import Target
from tests.passes.meaning import programs
from tests.sampling import rows

PROGRAMS = programs(Path(__file__).with_name("plans.txt"))


def plans() -> Iterator[tuple[str, list[str]]]:
    """Those of `problems.txt`, and the problems of each."""
    text = Path(__file__).with_name("problems.txt").read_text(encoding="utf-8")
    for part in re.split(r"^== .*\n", text, flags=re.M)[1:]:
        start, *cases = re.split(r"\n\n(?=\S)", part.rstrip("\n"))
        end = cases.pop().split("\n")[1:] if "\n\nkernels\n" in part else []
        for case in cases:
            _, *lines = case.split("\n")
            plan = [line for line in lines if not line.startswith("!")]
            problems = [line[2:] for line in lines if line.startswith("!")]
            yield "\n".join([start, *plan, *end, ""]), problems


@rows("text, problems", [*plans()])
def test_problems(text: str, problems: list[str]) -> None:
    assert [*problems_of(parse_plan(Source("f.plan", text)))] == problems


@pytest.mark.parametrize("text", PROGRAMS.values())
@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_plans_write_first(text: str, target: Target) -> None:
    several = [f"infer-frontier{{append={how}}}" for how in ("aggregated", "scan")]
    for enabled in (*several, "infer-frontier{items=race}"):
        options = Options(enabled=[enabled], verify_each=True)
        lower(front(Source("f.gm", text)), target, options)
