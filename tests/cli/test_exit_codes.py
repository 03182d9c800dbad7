"""1 for a wrong program, data or file, 2 for wrong words of the command line; and what
is told as JSON is JSON alone."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from string import Template

from tests.cli.command import Run
from tests.sampling import rows

TARGET = ("--target", "interpret")
RUN = ("run", "small.gm", "--graph", "path:3", *TARGET)
GIVEN = ("--arg", "w=[1,1,1,1]", "--arg", "root=0", "--arg", "k=1")
COMPARE = ("compare", "small.gm", "--graph", "path:3", "--targets", "interpret")
SOLVE = ("pta", "solve", "nodes", "constraints", *TARGET)
# Points-to analysis of `p = &f; q = p;`.
NODES = "3\n1\n1\n0,0,0\n1,0,0\n2,0,0\n"
CONSTRAINTS = "1,1,0,0,0\n0,0,1,0,0\n1,1,2,1,0\n"


def command_lines() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Those of `exit_codes.txt`, each with its chapter."""
    given = {"RUN": RUN, "GIVEN": GIVEN, "COMPARE": COMPARE, "SOLVE": SOLVE}
    names = {name: shlex.join(words) for name, words in given.items()}
    text = Path(__file__).with_name("exit_codes.txt").read_text(encoding="utf-8")
    for chapter, lines in re.findall(r"^== (.*)\n((?:\n| .*\n)*)", text, flags=re.M):
        for line in re.findall(r"^    lighthouse(.*)", lines, flags=re.M):
            yield chapter, tuple(shlex.split(Template(line).substitute(names)))


@rows("code, words", [(int(x), line) for x, line in command_lines() if x.isdigit()])
def test_exit_code(code: int, words: tuple[str, ...], lighthouse: Run) -> None:
    Path("bad.gm").write_text("Procedure p() { x = 1; }")
    Path("nodes").write_text(NODES)
    Path("constraints").write_text(CONSTRAINTS)
    if "s.npz" in words:
        assert lighthouse(*SOLVE, "--output", "s.npz").code == 0
    done = lighthouse(*words)
    assert done.code == code, done.err
    assert bool(done.err) or code == 0
    if words:
        as_json = lighthouse(*words, "--message-format=json")
        assert as_json.code == code
        check_messages(as_json.err, code)


def check_messages(text: str, code: int) -> None:
    """A JSON object a line, also for what is no finding: notes and wrong usage."""
    found = [json.loads(line) for line in text.splitlines()]
    for item in found:
        assert {"code", "severity", "message"} <= item.keys() or "pass" in item
    errors = [item for item in found if item.get("severity") == "error"]
    assert bool(errors) == (code != 0)
