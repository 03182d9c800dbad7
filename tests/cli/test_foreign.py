"""Foreign code runs only where it is allowed: from the command line and from Python."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lighthouse.api import Compiled, Target
from lighthouse.api import compile as compile_program
from lighthouse.diagnostics import CompileError
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.session import Session
from tests.cli.command import Run
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("foreign.txt"))
PROGRAM = PROGRAMS["program"]


@pytest.fixture(autouse=True)
def loud(lighthouse: Run) -> None:
    Path("loud.gm").write_text(PROGRAM)


def in_session(program: Compiled) -> object:
    with Session(program, Graph.path(2)) as session:
        return session()


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@pytest.mark.parametrize(
    "call",
    [
        lambda program: program(Graph.path(2)),
        lambda program: program.prepare(Graph.path(2)),
        in_session,
    ],
    ids=["call", "prepare", "session"],
)
def test_python_refuses_it(target: Target, call: Callable[[Compiled], object]) -> None:
    program = compile_program("loud.gm", target=target)
    with pytest.raises(CompileError) as refused:
        call(program)
    found = refused.value.diagnostics
    assert [item.code for item in found] == ["GM0909", "GM0909"]
    assert sorted(item.span.line for item in found) == [3, 10]


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_the_headers_that_docs_promise_are_there(target: Target) -> None:
    Path("headers.gm").write_text(PROGRAMS["the headers that docs promise are there"])
    allowed = Options(foreign=True)
    program = compile_program("headers.gm", target=target, options=allowed)
    assert program(Graph.path(2)).returned == 6.5
