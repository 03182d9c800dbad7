"""What is wrong, as people see it who call LightHouse from Python."""

import pickle
import subprocess
import sys
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse import CompileError, Graph, ToolMissing, UsageError
from lighthouse.diagnostics import CompileWarning
from lighthouse.session import Session
from tests.sampling import rows, tables

WRONG = "Procedure p(G: Graph; x: Int) {\n    x = y;\n    x = z;\n}\n"
RACE = "Procedure p(G: Graph; x: Int) { Foreach (n: G.Nodes) { x = n.Degree(); } }"
GOOD = "Procedure p(G: Graph, l: E_P<Int>, x: Int; y: Int) { y = x; }"
PATH = Graph.path(3)
TABLES = tables(__file__)


def caught(call: Callable[[], Any]) -> CompileError:
    with pytest.raises(CompileError) as found:
        call()
    return found.value


def test_an_error_carries_all(tmp_path: Path) -> None:
    """Code, file, line and snippet of every error, in the text and as attributes."""
    path = tmp_path / "p.gm"
    path.write_text(WRONG)
    error = caught(lambda: lighthouse.compile(path))
    assert (error.code, error.file, error.line) == ("GM0101", str(path), 2)
    assert [item.span.line for item in error.diagnostics] == [2, 3]
    text = str(error)
    assert text.startswith("error[GM0101]: `y` is not declared\n")
    for part in (
        f"{path}:2:9",
        f"{path}:3:9",
        " 2 |     x = y;\n",
        " 3 |     x = z;\n",
    ):
        assert part in text


def test_an_error_without_a_source() -> None:
    error = caught(lambda: Graph.read("nowhere.wel"))
    assert (error.code, error.file, error.line) == ("GM0701", None, 0)


@rows(*TABLES["the traceback is short"])
def test_the_traceback_is_short(call: str) -> None:
    """`caught`, the lambda, the text of the call, and one frame of ours."""
    error = caught(lambda: eval(call))
    assert len(traceback.extract_tb(error.__traceback__)) == 4
    assert error.__cause__ is None
    assert error.__suppress_context__


@pytest.mark.parametrize(
    "error",
    [
        caught(lambda: lighthouse.compile(WRONG)),
        ToolMissing("there is no g++", "apt-get install g++"),
    ],
)
def test_errors_go_from_process_to_process(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (type(error), str(error))


def test_a_missing_tool_says_what_to_do() -> None:
    assert "apt-get install" in str(ToolMissing("no g++", "apt-get install g++"))


def test_warnings_are_warnings() -> None:
    """At the line of the caller; one can make an error of them."""
    with pytest.warns(
        CompileWarning, match=r"warning\[GM0402\].*\n.*<string>:1"
    ) as all:
        lighthouse.compile(RACE, target="interpret")
    (found,) = all
    assert Path(found.filename).name == "test_errors.py"
    assert isinstance(found.message, CompileWarning)
    assert found.message.code == "GM0402"
    with warnings.catch_warnings():
        warnings.simplefilter("error", CompileWarning)
        with pytest.raises(CompileWarning, match="GM0402"):
            lighthouse.compile(RACE, target="interpret")


def test_the_package_has_what_its_documents_name() -> None:
    """In a fresh process: here everything has been imported already."""
    script = (
        "import lighthouse, sys; assert 'numpy' not in sys.modules; "
        "assert issubclass(lighthouse.UsageError, lighthouse.CompileError); "
        "lighthouse.session.Session; lighthouse.sets.SparseSets; "
        "assert all(hasattr(lighthouse, name) for name in lighthouse.__all__)"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
    assert lighthouse.UsageError is UsageError


@rows(*TABLES["what is no number or path"])
def test_what_is_no_number_or_path(code: str, call: str) -> None:
    assert caught(lambda: eval(call)).code == code


def test_integers_of_numpy_are_numbers() -> None:
    assert Graph.from_edges([0], [1], nodes=np.int32(3)).nodes == 3  # type: ignore[arg-type]
    assert Graph.grid(np.int64(2), 3, seed=None).nodes == 6  # type: ignore[arg-type]


def test_an_empty_list_is_a_property_of_nothing() -> None:
    program = lighthouse.compile(GOOD, target="interpret")
    assert program(Graph.empty(2), l=[], x=7).y == 7


def test_a_session_writes_lists() -> None:
    program = lighthouse.compile(GOOD, target="openmp")
    with Session(program, PATH, l=[0, 0, 0, 0], x=1) as session:
        session.write("l", [1, 2, 3, 4])
        assert session.read("l").tolist() == [1, 2, 3, 4]
        for wrong in ([1, 2], 3, None, [], ["a", "b", "c", "d"]):
            with pytest.raises(CompileError, match="GM061"):
                session.write("l", wrong)
