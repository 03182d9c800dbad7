"""Schedules of others: by name, on every target, and what is wrong with one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.codegen.texts import NEEDS
from lighthouse.diagnostics import CompileError, Source, UsageError
from lighthouse.driver import Options, Target, front, generate, lower
from lighthouse.graph import Graph
from lighthouse.ir import plan_parser
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.plan_printer import print_plan
from lighthouse.ir.roles import KINDS
from lighthouse.passes import plugins
from lighthouse.passes.schedulers import OTHERS
from tests.existing import ROOT
from tests.passes.meaning import programs
from tests.sampling import tables

PROGRAMS = programs(Path(__file__).with_name("schedulers.txt"))
PROGRAM = PROGRAMS["program"]
FILE = str(Path(__file__).parent / "strips.py")


@pytest.fixture(autouse=True)
def others() -> Iterator[None]:
    """Files are loaded anew, and other tests do not see what they add."""
    before: list[tuple[dict[Any, Any], dict[Any, Any]]]
    before = [(table, dict(table)) for table in (OTHERS, KINDS, NEEDS)]
    plugins._module.cache_clear()
    plan_parser._starting_with.cache_clear()
    yield
    for table, content in before:
        table.clear()
        table.update(content)


def options(schedule: str = "strips", file: str = FILE) -> Options:
    return Options(schedule=schedule, loaded=(file,), verify_each=True)


@pytest.mark.parametrize("target", ["cuda-sim", "openmp"])
def test_answers(target: Target) -> None:
    """As many nodes and edges as no number of threads divides."""
    graph = Graph.from_edges([*range(70), 5, 5], [*range(1, 71), 9, 60], nodes=71)
    numbers = np.arange(71, dtype=np.int32) % 11
    program = lighthouse.compile(PROGRAM, target=target, options=options())
    found = program(graph, A=numbers)
    expected = lighthouse.compile(PROGRAM, target="interpret")(graph, A=numbers)
    assert found.returned == expected.returned
    np.testing.assert_array_equal(found.outputs["B"], expected.outputs["B"])


@pytest.mark.parametrize(
    ("target", "head"),
    [("cuda", "for (int64_t first = size *"), ("openmp", "schedule(static, 4)")],
)
def test_code_and_plan(target: Target, head: str) -> None:
    lowered = lower(front(Source("p.gm", PROGRAM)), target, options())
    text = print_plan(lowered.plan)
    assert text.count(" by strips of 4") == 2
    assert print_plan(parse_plan(Source("p.plan", text))) == text
    assert head in generate(lowered, target).source
    said = [remark.message for remark in lowered.remarks]
    assert "the loop over `n` runs by strips of 4" in said


def test_annotation() -> None:
    text = PROGRAM.replace("Foreach (n", "@schedule(strips) Foreach (n")
    lowered = lower(front(Source("p.gm", text)), "cuda", options("thread"))
    assert print_plan(lowered.plan).count(" by strips of 4") == 1


def write(folder: Path, text: str) -> str:
    path = folder / "mine.py"
    path.write_text(Path(FILE).read_text() + text)
    return str(path)


def test_headers(tmp_path: Path) -> None:
    plain, needing = (
        "@schedule_text(Strips)",
        '@schedule_text(Strips, ["heap_cpu.cuh"])',
    )
    path = tmp_path / "mine.py"
    path.write_text(Path(FILE).read_text().replace(plain, needing))
    for file, is_there in ((FILE, False), (str(path), True)):
        lowered = lower(front(Source("p.gm", PROGRAM)), "cuda", options(file=file))
        source = generate(lowered, "cuda").source
        assert ('#include "heap_cpu.cuh"' in source) is is_there


def test_unknown_name() -> None:
    with pytest.raises(UsageError) as found:
        lower(front(Source("p.gm", PROGRAM)), "cuda", options("stripes"))
    (diagnostic,) = found.value.diagnostics
    assert diagnostic.code == "GM0804"
    assert diagnostic.notes[0].endswith("donate, strips")


def test_refused(tmp_path: Path) -> None:
    more = PROGRAMS["refused"]
    file = write(tmp_path, more)
    lowered = lower(front(Source("p.gm", PROGRAM)), "cuda", options("none", file))
    said = [remark.message for remark in lowered.remarks]
    assert "the loop over `n` has no schedule none: it is a test" in said
    lowered = lower(front(Source("p.gm", PROGRAM)), "openmp", options("none", file))
    said = [remark.message for remark in lowered.remarks]
    assert "the loop over `n` has no schedule none: there is none for `openmp`" in said


@pytest.mark.parametrize(*tables(__file__)["what is wrong"])
def test_what_is_wrong(more: str, code: str, message: str, tmp_path: Path) -> None:
    file = write(tmp_path, f"\n{more}\n")
    with pytest.raises((CompileError, UsageError)) as found:
        generate(
            lower(front(Source("p.gm", PROGRAM)), "cuda", options("bad", file)), "cuda"
        )
    (diagnostic,) = found.value.diagnostics
    assert diagnostic.code == code
    assert message in diagnostic.message


def test_page_shows_it() -> None:
    page = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")
    assert f"```python\n{Path(FILE).read_text()}```" in page
