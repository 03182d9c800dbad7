"""1 for a wrong program, data or file, 2 for wrong words of the command line; and what
is told as JSON is JSON alone."""

import json
from pathlib import Path

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

FINE = [
    (*RUN, *GIVEN),
    (*COMPARE, *GIVEN),
    ("check", "small.gm"),
    ("graph", "info", "path:3"),
    ("passes", "fuse-loops"),
    ("explain", "26"),
    SOLVE,
]
WRONG_DATA = [
    ("check", "missing.gm"),
    ("check", ""),
    ("check", "bad.gm"),
    ("compile", "bad.gm", "-o", "-"),
    ("compile", "small.gm", "-o", "nowhere/small.cu"),
    ("compile", "small.gm", "-o", "small.gm"),
    ("run", "missing.gm", "--graph", "path:3"),
    ("run", "small.gm", "--graph", "missing.wel", *TARGET, *GIVEN),
    (*RUN, *GIVEN[:4], "--arg", "k=x"),
    (*RUN, *GIVEN[:2], "--arg", "root=9", "--arg", "k=1"),
    (*RUN, *GIVEN[2:], "--arg", "w=[1]"),
    (*RUN, *GIVEN[2:], "--arg", "w=@missing"),
    (*RUN, *GIVEN, "--output", "far=nowhere/x"),
    ("run", "clustering.gm", "--graph", "rmat:3", *TARGET),
    ("graph", "info", "missing.wel"),
    ("graph", "info", "small.gm"),
    ("pta", "solve", "nodes", "missing", *TARGET),
    ("pta", "query", "missing.npz", "pts(1)"),
]
WRONG_WORDS = [
    (),
    ("nothing",),
    ("check",),
    ("check", "small.gm", "--nothing"),
    ("compile", "small.gm", "--target", "nothing"),
    (*RUN, *GIVEN, "--seed", "1_0"),
    (*RUN, *GIVEN, "--lanes"),
    ("compile", "small.gm", "--target", "openmp", "--emit", "ptx"),
    ("compile", "small.gm", "--passes", "nothing", "-o", "-"),
    ("compile", "small.gm", "--schedule", "nothing", "-o", "-"),
    ("compile", "small.gm", "--procedure", "nothing", "-o", "-"),
    ("compile", "small.gm", "--extension", "nothing", "-o", "-"),
    RUN,
    (*RUN, *GIVEN[2:]),
    (*RUN, *GIVEN, "--arg", "nothing=1"),
    (*RUN, *GIVEN, "--arg", "k=2"),
    (*RUN, *GIVEN, "--graph", "path:3"),
    (*RUN, *GIVEN, "--graph", "G=path:3", "--graph", "G=path:3"),
    (*RUN, *GIVEN, "--output", "nothing=x"),
    (*RUN, *GIVEN, "--profile"),
    ("run", "small.gm", *TARGET, *GIVEN),
    ("run", "small.gm", "--graph", "nothing:3", *TARGET, *GIVEN),
    ("run", "small.gm", "--graph", "path:x", *TARGET, *GIVEN),
    COMPARE,
    (*COMPARE[:2], *COMPARE[4:], *GIVEN),
    (*COMPARE, *GIVEN, "--ignore", "nothing"),
    (*COMPARE[:4], *GIVEN, "--targets", "nothing"),
    ("graph", "info", "nothing:3"),
    ("graph", "generate", "small.gm", "x.wel"),
    ("bench", "nothing"),
    ("bench", "--only", "nothing"),
    ("explain", "GM9999"),
    ("passes", "nothing"),
    ("pta",),
    (*SOLVE, "--without", "nothing"),
    ("pta", "query", "s.npz", "nothing(1)"),
]


@rows(
    "code, words",
    [
        *((0, words) for words in FINE),
        *((1, words) for words in WRONG_DATA),
        *((2, words) for words in WRONG_WORDS),
    ],
)
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
