"""Foreign code runs only where it is allowed: from the command line and from Python."""

import json
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


@pytest.mark.parametrize(
    "words",
    [
        ("run", "--target=openmp", "--graph=missing.mtx"),
        ("compare", "--targets=openmp,cuda-sim", "--graph=path:2"),
        ("compare", "--targets=openmp", "--graph=path:2", "--ablate"),
    ],
    ids=["run", "compare", "ablate"],
)
def test_commands_that_run_programs_refuse_it(
    lighthouse: Run, words: tuple[str, ...]
) -> None:
    command, *rest = words
    done = lighthouse(command, "loud.gm", *rest)
    assert (done.code, done.out) == (1, "")
    assert "error[GM0909]: foreign code" in done.err
    assert "loud.gm:3:5" in done.err
    assert "--allow-foreign" in done.err


def test_they_run_it_where_it_is_allowed(lighthouse: Run) -> None:
    allowed = ("loud.gm", "--graph=path:2", "--allow-foreign", "--json")
    done = lighthouse("run", *allowed, "--target=openmp")
    assert json.loads(done.out)["returns"] == 8
    done = lighthouse("compare", *allowed, "--targets=openmp")
    assert done.code == 0
    program = compile_program("loud.gm", target="openmp", options=Options(foreign=True))
    assert program(Graph.path(2)).returned == 8


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


def test_procedures_that_do_not_reach_it_run() -> None:
    compile_program("loud.gm", target="openmp", procedure="quiet").check_foreign()


def test_writing_source_needs_no_option(lighthouse: Run) -> None:
    done = lighthouse("compile", "loud.gm", "-o", "-")
    assert (done.code, done.err.count("GM0909")) == (0, 0)
    assert " = 7;" in done.out


def test_check_names_each_place(lighthouse: Run) -> None:
    done = lighthouse("check", "loud.gm", "small.gm", "--message-format=concise")
    message = "warning[GM0909]: foreign code runs only where it is allowed"
    assert done.code == 0
    assert done.err.splitlines() == [
        f"loud.gm:3:5: {message}",
        f"loud.gm:10:23: {message}",
    ]


def test_what_a_compiler_refuses_in_it_is_not_our_bug(lighthouse: Run) -> None:
    Path("wrong.gm").write_text(PROGRAM.replace("= 7;", "= 7 wrong;"))
    words = ("--procedure=loud", "--target=openmp", "--graph=path:2", "--allow-foreign")
    done = lighthouse("run", "wrong.gm", *words)
    assert done.code == 1
    assert "foreign code may be why" in done.err
    assert "7 wrong" in done.err
    assert "bug" not in done.err
