"""JSON alone where it is asked for, and streams that cannot take what they get."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import Run
from tests.cli.test_exit_codes import (
    CONSTRAINTS,
    GIVEN,
    NODES,
    RUN,
    check_messages,
    command_lines,
)
from tests.sampling import tables

TABLES = tables(__file__)
PRINT_JSON = [words for name, words in command_lines() if name == "JSON alone"]


def write_files() -> None:
    Path("bad.gm").write_text("Procedure p() { x = 1; }")
    Path("odd.gm").write_text("Procedure p(x: Double; y: Int) { y = x; }")
    Path("nodes").write_text(NODES)
    Path("constraints").write_text(CONSTRAINTS)


def no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


@pytest.mark.parametrize("words", PRINT_JSON, ids=str)
def test_json_is_alone_on_standard_output(
    words: tuple[str, ...], lighthouse: Run
) -> None:
    write_files()
    done = lighthouse(*words)
    assert done.code == 0, done.err
    assert isinstance(json.loads(done.out, parse_constant=no_constant), dict)


@pytest.mark.parametrize(*TABLES["json is alone on standard error"], ids=str)
def test_json_is_alone_on_standard_error(
    words: tuple[str, ...], lighthouse: Run
) -> None:
    write_files()
    done = lighthouse(*words, "--message-format=json")
    assert (done.code, bool(done.err)) == (0, True)
    check_messages(done.err, done.code)


# --- streams --------------------------------------------------------------------------


def shell(
    command: str, stdin: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """A line for a shell, in which `lighthouse` is this one."""
    line = command.replace("lighthouse", f"{shlex.quote(sys.executable)} -m lighthouse")
    return subprocess.run(
        line,
        shell=True,
        input=stdin,
        capture_output=True,
        env={**os.environ, "PYTHONUNBUFFERED": "", **environment},
        check=False,
    )


def test_what_the_encoding_cannot_hold_is_escaped(lighthouse: Run) -> None:
    Path("ç.gm").write_text("Procedure p() { }", encoding="utf-8")
    done = shell(
        "lighthouse compile ç.gm --emit source --target openmp -o -",
        PYTHONIOENCODING="ascii",
    )
    assert done.returncode == 0, done.stderr
    assert rb"\xe7.gm compiled to C++" in done.stdout


@pytest.mark.parametrize(*TABLES["closed and full streams"])
def test_closed_and_full_streams(
    command: str, code: int, said: bytes, lighthouse: Run
) -> None:
    done = shell(f"lighthouse {command}")
    assert done.returncode == code
    assert done.stderr.startswith(said)
    assert b"Exception ignored" not in done.stderr


def test_a_program_from_a_pipe_may_be_of_an_older_encoding(lighthouse: Run) -> None:
    """As a file may, whatever the encoding of the terminal."""
    text = "// na\xefve\nProcedure p() { }\n".encode("cp1252")
    for encoding in ("utf-8", "ascii"):
        done = shell("lighthouse check -", text, PYTHONIOENCODING=encoding)
        assert (done.returncode, done.stderr) == (0, b"")
    done = shell("lighthouse check -", b"\xff\0")
    assert done.returncode == 1
    assert b"error[GM0901]: <stdin> is not text in UTF-8" in done.stderr


@pytest.mark.parametrize("name", ["/dev/full", "full.npy"])
def test_a_full_disk_behind_an_output(name: str, lighthouse: Run) -> None:
    Path("full.npy").symlink_to("/dev/full")
    done = lighthouse(*RUN, *GIVEN, "--output", f"score={name}")
    assert done.code == 1
    assert done.err.splitlines()[-1].startswith(f"lighthouse: {name}: ")
