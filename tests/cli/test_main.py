"""Help, usage errors and exit codes; no traceback of ours reaches a user."""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from lighthouse.cli.main import COMMANDS, main, report
from lighthouse.diagnostics import CompileError, Diagnostic, Severity, ToolMissing
from lighthouse.toolchain import BackendError
from tests.cli.command import Run
from tests.imports import COMMAND, imported
from tests.sampling import tables

NAMES = (BackendError, CompileError, Diagnostic, Path, ToolMissing)
ERRORS = (FileNotFoundError, KeyError, KeyboardInterrupt, MemoryError, OSError)
TABLES = tables(__file__, **{each.__name__: each for each in (*NAMES, *ERRORS)})

Function = Callable[[argparse.Namespace], int]


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> Callable[[Function], None]:
    """Puts a function in the place of `lighthouse check`."""

    def install(function: Function) -> None:
        module = ModuleType("lighthouse.cli.check")

        def register(
            subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",
        ) -> None:
            subparsers.add_parser("check").set_defaults(function=function)

        monkeypatch.setattr(module, "register", register, raising=False)
        monkeypatch.setitem(sys.modules, "lighthouse.cli.check", module)

    return install


def raising(error: BaseException) -> Function:
    def function(_: argparse.Namespace) -> int:
        raise error

    return function


def test_help_starts_with_examples_and_lists_commands(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert shown.index("lighthouse compile pagerank.gm") < shown.index("commands:")
    for name in COMMANDS:
        assert f"\n    {name} " in shown


@pytest.mark.parametrize(*TABLES["what no command imports"])
def test_start_imports_nothing_heavy(words: str, heavy: str) -> None:
    assert not {*heavy.split()} & imported(COMMAND, *words.split())


@pytest.mark.parametrize(*TABLES["exceptions become exit codes"])
def test_exceptions_become_exit_codes(
    error: BaseException,
    code: int,
    said: str,
    check: Callable[[Function], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    check(raising(error))
    assert main(["check"]) == code
    shown = capsys.readouterr()
    assert said in shown.err
    assert "Traceback" not in shown.err
    assert shown.out == ""


def test_debug_shows_the_traceback(
    check: Callable[[Function], None], capsys: pytest.CaptureFixture[str]
) -> None:
    check(raising(KeyError("rank")))
    assert main(["check", "--debug"]) == 70
    assert "Traceback" in capsys.readouterr().err


def test_report_counts(capsys: pytest.CaptureFixture[str]) -> None:
    errors = [Diagnostic("GM0001", "wrong")] * 2
    warning = Diagnostic("GM0002", "odd", severity=Severity.WARNING)
    report([*errors, warning], argparse.Namespace())
    counts = "2 errors and 1 warning; `lighthouse explain GM0001` tells more"
    assert capsys.readouterr().err.endswith(f"\n\n{counts}\n")
    report([], argparse.Namespace())
    assert capsys.readouterr().err == ""


def test_reader_that_leaves_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "lighthouse", "doctor", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr:
        assert process.stderr.read() == b""
    assert process.wait() == 0


EVIL = "\x1b]0;owned\x07"


@pytest.mark.parametrize(*TABLES["names are not commands for the terminal"])
def test_names_are_not_commands_for_the_terminal(lighthouse: Run, words: str) -> None:
    count = "Procedure count(G: Graph): Int { Return Count(n: G.Nodes)(True); }"
    Path("count.gm").write_text(count)
    Path(f"good{EVIL}.gm").write_text(count)
    Path(f"{EVIL}.gm").write_text(f"Procedure p() {{ {EVIL} }}")
    shutil.copy("karate.mtx", f"{EVIL}.mtx")
    done = lighthouse(*words.replace("EVIL", EVIL).split())
    assert "owned" in done.out + done.err
    assert "\x1b" not in done.out + done.err
