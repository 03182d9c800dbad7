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

PROGRAM = """\
Local inner(G: Graph): Int {
    Int x = 0;
    [ $x = 7; ]::[x];
    Return x;
}
Procedure quiet(G: Graph): Int {
    Return 3;
}
Procedure loud(G: Graph): Int {
    Return inner(G) + [ 1 ];
}
"""


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
    Path("headers.gm").write_text("""
Procedure f(G: Graph): Double {
    Double x = -2.5;
    [ printf("%s", ""); $x = std::max($x, fabs($x)); ]::[x];
    Return x + [ sqrt(strtod("16", nullptr)) ];
}
""")
    allowed = Options(foreign=True)
    program = compile_program("headers.gm", target=target, options=allowed)
    assert program(Graph.path(2)).returned == 6.5
