"""Ctrl-C while generated code runs: loops end, and Python sees KeyboardInterrupt."""

import gc
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

import lighthouse
from lighthouse import __main__ as command
from lighthouse.api import Compiled, Target
from lighthouse.cli.main import main
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.toolchain import compiler_version
from tests.imports import imported
from tests.passes.meaning import programs
from tests.sampling import rows

PROGRAMS = programs(Path(__file__).with_name("interrupt.txt"))
ENDLESS = PROGRAMS["endless"]
BLOCKED = PROGRAMS["blocked"]


@pytest.fixture(scope="module", params=["openmp", "cuda-sim", "interpret"])
def endless(request: pytest.FixtureRequest) -> Compiled:
    target: Target = request.param
    program = lighthouse.compile(ENDLESS, target=target, threads=2)
    program.prepare(Graph.path(3))
    return program


@contextmanager
def ctrl_c(seconds: float = 0.02) -> Iterator[None]:
    # Hypothesis has one, and Python drops a KeyboardInterrupt that arrives there.
    callbacks = gc.callbacks[:]
    gc.callbacks.clear()
    begun = threading.Event()

    def press() -> None:
        begun.wait()
        time.sleep(seconds)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=press)
    try:
        thread.start()
        begun.set()
        yield
    finally:
        thread.join()
        gc.callbacks[:] = callbacks


@pytest.mark.parametrize("which", range(7))
def test_every_loop_ends(endless: Compiled, which: int) -> None:
    with pytest.raises(KeyboardInterrupt), ctrl_c():
        endless(Graph.path(3), which=which)
    # And the next run is one like any other.
    assert endless(Graph.path(3), which=7).returned == 1


@rows("name", ["foreign code ends after an iteration", "neighbours", "filtered"])
def test_loops_end_early(name: str) -> None:
    """All of their iterations together would take seconds."""
    options = Options(foreign=True)
    text = PROGRAMS[name]
    program = lighthouse.compile(text, target="openmp", threads=2, options=options)
    graph = Graph.path(50_000)
    given = {} if name.startswith("foreign") else {"on": np.ones(50_000, np.bool_)}
    program.prepare(graph)
    start = time.process_time()
    with pytest.raises(KeyboardInterrupt), ctrl_c():
        program(graph, **given)
    assert time.process_time() - start < 1


def test_a_handler_of_the_user_is_called_and_stays(endless: Compiled) -> None:
    seen: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: seen.append(number))
    try:
        if endless.target != "openmp":
            pytest.skip("the simulator's loop goes on after a handler")
        with pytest.raises(KeyboardInterrupt), ctrl_c():
            endless(Graph.path(3), which=0)
        os.kill(os.getpid(), signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)
    assert seen == [signal.SIGINT, signal.SIGINT]


def test_command_line(
    tmp_path: Path, endless: Compiled, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "endless.gm"
    path.write_text(ENDLESS)
    words = ["run", str(path), "--graph", "path:3", "--target", endless.target]
    assert main([*words, "--arg", "which=7"]) == 0
    with ctrl_c(0.3):
        assert main([*words, "--arg", "which=0"]) == 130
    assert capsys.readouterr().err.endswith("lighthouse: interrupted\n")


def test_the_second_one_ends_a_process_that_does_not_hear_it() -> None:
    """As when the memory of a GPU is freed, which waits for its kernels."""
    command = [sys.executable, "-c", BLOCKED]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            for line in (b"1\n", b"2\n"):
                assert process.stdout.readline() == line
                process.send_signal(signal.SIGINT)
            assert process.wait(5) == -signal.SIGINT
        finally:
            process.kill()


def test_compilers_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = tmp_path / "g++"
    compiler.write_text("#!/bin/sh\nsleep 100\n")
    compiler.chmod(0o755)
    with pytest.raises(KeyboardInterrupt), ctrl_c(0.1):
        compiler_version(compiler)


def test_while_modules_are_loaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted:
        def __getattr__(self, name: str) -> None:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "lighthouse.cli.main", Interrupted())
    before = signal.getsignal(signal.SIGINT)
    try:
        assert command.run() == 130
    finally:
        # With that of `run` the second Ctrl-C of later tests would end the process.
        signal.signal(signal.SIGINT, before)
    assert capsys.readouterr().err == "lighthouse: interrupted\n"


def test_little_is_loaded_before() -> None:
    loaded = imported("import lighthouse.__main__")
    ours = {name for name in loaded if name.startswith("lighthouse")}
    assert ours == {"lighthouse", "lighthouse.__main__", "lighthouse.package"}
