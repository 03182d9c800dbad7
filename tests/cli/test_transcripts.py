"""Commands and what they print, in texts that read as documentation.

In the files of the folder `transcripts` a chapter follows each line `== NAME`; it runs
in a folder of its own, with the samples, after what comes before the first chapter:

    $ cat > a.gm
    > Procedure a(x: Int) { x = 1; }
    $ lighthouse check a.gm
    ! error[GM0106]: input argument `x` is read-only…
    [1]

A command reads the lines with `>`.  What it prints to the standard error comes last,
with `!`; then the exit code, if it is not 0.  `…` stands for any text, also of several
lines.  `NAME=words` says what `$NAME` means from there on; `$ROOT` is the repository.
`lighthouse` runs in this process, up to a `|` or `>`, the rest in a shell; before it
may be `2>&1`.  Lines that are not indented are for people; blank ones do not count.
"""

import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Done, Run
from tests.existing import ROOT

FOLDER = Path(__file__).parent / "transcripts"


def chapters() -> Iterator[Any]:
    for path in sorted(FOLDER.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        start, *parts = re.split(r"^== (.+)\n", text, flags=re.MULTILINE)
        for name, body in zip(parts[::2], parts[1::2], strict=True):
            yield pytest.param(start + body, id=f"{path.stem}: {name}")


def shell(command: str, given: str) -> Done:
    done = subprocess.run(
        command, shell=True, input=given, capture_output=True, text=True, check=False
    )
    return Done(done.returncode, done.stdout, done.stderr)


def run(command: str, given: str, lighthouse: Run) -> Done:
    if not command.startswith("lighthouse"):
        return shell(command, given)
    ours, piped, rest = command.replace(" > ", " | cat > ").partition(" | ")
    done = lighthouse(*shlex.split(ours.removesuffix(" 2>&1"))[1:])
    if ours.endswith(" 2>&1"):
        done = Done(done.code, done.err + done.out, "")
    if not piped:
        return done
    code, out, _ = shell(rest, done.out)
    return Done(done.code or code, out, done.err)


def shown(done: Done) -> str:
    errors = (f"! {line}" for line in done.err.splitlines() if line.strip())
    lines = [*filter(str.strip, done.out.splitlines()), *errors]
    return "\n".join([*lines, f"[{done.code}]"] if done.code else lines)


@pytest.mark.parametrize("text", [*chapters()])
def test_transcript(text: str, lighthouse: Run) -> None:
    names = {"ROOT": str(ROOT)}
    lines = [line[4:] for line in text.splitlines() if line.startswith("    ")]
    for step in re.split(r"^\$ ", "\n".join(lines), flags=re.MULTILINE)[1:]:
        command, *rest = step.rstrip("\n").split("\n")
        command = re.sub(r"\$([A-Z]+)", lambda name: names[name[1]], command)
        if named := re.fullmatch(r"([A-Z]+)=(.*)", command):
            names[named[1]] = named[2]
            continue
        given = "".join(f"{line[2:]}\n" for line in rest if line.startswith(">"))
        expected = "\n".join(line for line in rest if not line.startswith(">"))
        found = shown(run(command, given, lighthouse))
        pattern = ".*".join(map(re.escape, expected.split("…")))
        same = re.fullmatch(pattern, found, re.DOTALL)
        assert same, f"$ {command}\n{found}\n--- expected\n{expected}"
