"""Small C programs, with what their variables point to written below them.

A line `// p -> {a, b}` tells what p points to if the program is not optimised, and
`// p includes {a}` some of it; `// p reaches {a}` does too, or p is unknown.  Programs
that go round the type system check themselves what their variables point to in the
end: they return 0.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from lighthouse.extensions.pta.extract import extract
from tests.extensions.pta.extract.make import LEVELS
from tests.extensions.pta.extract.textbook import by_name

pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")


PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.c"))
_WAYS_ROUND = (
    "arena around counted exposed filled given looked lost mixed narrow numbers pieces "
    "posix punned rebuilt sections system texts trailing unknown walked"
).split()
_EXPECTED = re.compile(r"^// (\S+) (->|includes|reaches) \{(.*)\}$", re.MULTILINE)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_what_variables_point_to(path: Path, level: str) -> None:
    found = by_name(extract([path.with_suffix(f".{level}.ll")]))
    expected = _EXPECTED.findall(path.read_text(encoding="utf-8"))
    assert expected
    wrong = []
    for name, relation, text in expected:
        told = {one.strip() for one in text.split(",") if one.strip()}
        actual = found.get(name, set())
        right = told == actual if relation == "->" else told <= actual
        if relation == "reaches":
            right = told <= actual or "UNKNOWN" in actual
        elif level != "O0" and not re.fullmatch(r"\w+(\+\d+)?", name):
            # Optimised, what is neither global nor used may be gone.
            right = actual <= told or relation == "includes"
        if not right:
            wrong.append(f"{name} {relation} {told}, not {sorted(actual)[:20]}")
    assert wrong == []


@pytest.mark.parametrize("name", _WAYS_ROUND)
@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc compiles the programs")
def test_programs_do_what_they_say(name: str, tmp_path: Path) -> None:
    (source,) = (path for path in PROGRAMS if path.stem == name)
    program = tmp_path / name
    command = ["gcc", "-w", "-pthread", "-rdynamic", "-o", str(program)]
    subprocess.run([*command, str(source), "-ldl"], check=True)
    subprocess.run([program], check=True)
