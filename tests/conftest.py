"""Fixtures and collection for the whole suite.

`.gm` and `.plan` files with `// RUN:` lines are tests: each line's command runs in
this process and its output must match the `// CHECK:` lines of the file (or those of
the prefixes given after `|`):

    // RUN: lighthouse compile %s --print-after=fuse-loops -o -
    // RUN: lighthouse compile %s -O0 -o - | filecheck --check-prefix=PLAIN
"""

import contextlib
import ctypes
import gc
import io
import os
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.options import parse_argv_options
from filecheck.parser import Parser
from hypothesis import settings

from lighthouse import reuse
from lighthouse.cli.main import main
from lighthouse.diagnostics import ToolMissing
from lighthouse.runtime import simulator
from lighthouse.toolchain import find_compiler

REPOSITORY = Path(__file__).parent.parent

# g++ takes most of the time of tests whose graphs are small.  `make test-slow`, and the
# tests that ask for `as_users_compile`, have the flags that users have.  Two blocks
# meet as four do, in half the time or less.
GOLD = "-fuse-ld=gold"


def links_by_gold() -> bool:
    """Whether the compiler works with the linker that takes half as long as usual."""
    flags = (GOLD, "-shared", "-x", "c++", os.devnull)
    with tempfile.TemporaryDirectory() as folder:
        try:
            command = [str(find_compiler()), *flags, "-o", f"{folder}/nothing.so"]
            return not subprocess.run(command, capture_output=True).returncode
        except (ToolMissing, OSError):
            return False


# Small graphs show races between threads, too.
FAST = "-O0 -DLH_ALL_THREADS" + (f" {GOLD}" if links_by_gold() else "")
if "-O0" in os.environ.setdefault("LIGHTHOUSE_CXXFLAGS", FAST):
    simulator.BLOCKS = 2

# Some tests press Ctrl-C, which a shell has its background jobs ignore.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Threads that wait in a loop take the processors from tests beside them.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

# What tests make lives long, and a worker ends in minutes: nobody looks for garbage but
# in slow tests, which would leave gigabytes of it.
gc.set_threshold(1_000_000)
gc.disable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("slow"):
        gc.enable()


def pytest_sessionfinish() -> None:
    """pytest looks for garbage several times at the end."""
    gc.freeze()


# For each parser argparse looks for translations in the file system.
os.environ["LANGUAGE"] = "C"

# The machines that run the tests are shared and sometimes slow.  Each run draws other
# examples, so that many runs see more than one long one.
settings.register_profile("patient", deadline=None, max_examples=20)
settings.load_profile("patient")


@pytest.fixture
def nothing_is_reused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler does all its work again."""
    monkeypatch.setattr(reuse, "is_enabled", False)


@pytest.fixture
def as_users_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the flags of LightHouse, and no others."""
    monkeypatch.delenv("LIGHTHOUSE_CXXFLAGS")


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the repository."""
    return REPOSITORY


@pytest.fixture(scope="session")
def samples() -> Path:
    """The folder of sample programs; small graphs are in its folder `graphs`."""
    return REPOSITORY / "samples"


@pytest.fixture(scope="session")
def data() -> Path:
    """Real inputs: `graphs` and `pta`; the test is skipped where they are absent."""
    default = REPOSITORY.parent / "shared" / "data"
    directory = Path(os.environ.get("LIGHTHOUSE_DATA", default))
    if not directory.is_dir():
        pytest.skip(f"no data in {directory}; set LIGHTHOUSE_DATA")
    return directory


def pytest_configure(config: pytest.Config) -> None:
    # Many programs of the tests have some; those that test for them say so.
    ignored = "ignore::lighthouse.diagnostics.CompileWarning"
    config.addinivalue_line("filterwarnings", ignored)


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Skip the gpu tests without a GPU, unless they were asked for by `-m gpu`."""
    marked = [item for item in items if item.get_closest_marker("gpu")]
    if marked and config.getoption("markexpr") != "gpu" and not _gpu_usable():
        for item in marked:
            item.add_marker(pytest.mark.skip(reason="there is no usable GPU"))


def _gpu_usable() -> bool:
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return False
    count = ctypes.c_int(0)
    status: int = driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count))
    return status == 0 and count.value > 0


# --- files with RUN lines -------------------------------------------------------------


def pytest_collect_file(
    file_path: Path, parent: pytest.Collector
) -> pytest.Collector | None:
    if file_path.suffix in (".gm", ".plan") and "// RUN:" in file_path.read_text():
        return RunFile.from_parent(parent, path=file_path)
    return None


class RunFile(pytest.File):
    """A `.gm` or `.plan` file; each of its RUN lines is a test."""

    def collect(self) -> Iterator[pytest.Item]:
        for number, line in enumerate(self.path.read_text().splitlines(), start=1):
            _, found, command = line.partition("// RUN:")
            if found:
                yield RunLine.from_parent(self, name=f"line {number}", command=command)


class RunLine(pytest.Item):
    """`lighthouse ARGUMENTS [2>&1] [| filecheck ARGUMENTS]` with `%s` for the file."""

    def __init__(self, *, command: str, **rest: Any) -> None:
        super().__init__(**rest)
        self.command = command

    def runtest(self) -> None:
        ours, _, check = self.command.partition("|")
        program, *arguments = shlex.split(ours.replace("%s", str(self.path)))
        assert program == "lighthouse", "a RUN line starts with `lighthouse`"
        output, messages = io.StringIO(), io.StringIO()
        if arguments[-1:] == ["2>&1"]:
            arguments.pop()
            messages = output
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(messages):
            code = main(arguments)
        if code != 0:
            raise RunFailed(f"exit code {code}\n{messages.getvalue()}")
        words = [*(shlex.split(check) or ["filecheck"]), str(self.path)]
        options = parse_argv_options(words)
        text = FInput("<output>", output.getvalue())
        report = io.StringIO()
        with contextlib.redirect_stdout(report), contextlib.redirect_stderr(report):
            failed = Matcher(options, text, Parser.from_opts(options)).run()
        if failed:
            raise RunFailed(f"{report.getvalue()}\n--- output\n{output.getvalue()}")

    def repr_failure(
        self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None
    ) -> str:
        if isinstance(excinfo.value, RunFailed):
            return f"{self.command.strip()}\n{excinfo.value}"
        return str(excinfo.getrepr())

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"{self.path.name}, {self.name}"


class RunFailed(Exception):
    """The command failed, or its output does not match."""
