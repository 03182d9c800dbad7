"""Random programs are run: every pointer that is seen must have been foreseen."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from lighthouse.extensions.pta.extract import extents, extract
from lighthouse.extensions.pta.modes import sound
from lighthouse.extensions.pta.reference import Reference
from tests.extensions.pta.extract.make import LEVELS, compiled
from tests.extensions.pta.extract.programmer import Programmer
from tests.extensions.pta.extract.textbook import in_bytes

pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")
pytest.importorskip("ziglang", reason="programs are compiled by its clang")
pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc runs them")

# Of these, and of heap memory that ends on *, fields are not compared: they are
# neither `struct S` nor `struct T`.
ANY_FIELD = frozenset("n0 n1 u0 u1 grid ops pa la table".split())
# In `struct S` of the programs, an array of pointers is the last member.
_ARRAY = 80


def observed(source: Path) -> set[tuple[str, str, int]]:
    """(observation, object, byte) of a run."""
    program = source.with_suffix("")
    command = ["gcc", "-w", "-O0", "-DRUN", "-pthread", "-o", str(program), str(source)]
    subprocess.run(command, check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    lines = [line.split() for line in done.stdout.splitlines()]
    return {(f"seen_{one}", name, int(byte)) for one, name, byte in lines}


def foreseen(module: Path) -> tuple[set[str], dict[str, set[tuple[str, int]]]]:
    """Objects that have several fields; (object, byte) for each variable by name.

    Memory from the heap is named by its line.
    """
    constraints = extract([module])
    state = Reference(sound(constraints))
    state.run()
    solution = state.solution()
    known = in_bytes(constraints)
    names = {each: known.get(each, "") for each in range(solution.variables)}
    found = {
        name: {place(names[one]) for one in solution.members(variable).tolist()}
        for variable, name in names.items()
        if name.startswith("seen_")
    }
    larger = np.flatnonzero(constraints.sizes > 1).tolist()
    several = {place(names[one])[0] for one in larger}
    return several, found


def place(name: str) -> tuple[str, int]:
    name = re.sub(r"#\d+", "", name.removeprefix("main."))
    name, _, byte = re.sub(r"(\w*alloc)@\w+:", r"\1:", name).partition("+")
    return name, int(byte or 0)


# Memory of known size, of unknown size, and such that is too long for fields.
MEMORY = ((("-DSIZED",), 512), ((), 512), ((), 4))
# Each level twice and each kind of memory twice, of different programs.
FAST = frozenset((seed, LEVELS[seed], MEMORY[seed]) for seed in range(3)) | {
    (seed + 3, LEVELS[seed], MEMORY[seed - 1]) for seed in range(3)
}
CASES = [
    pytest.param(*case, marks=[] if case in FAST else [pytest.mark.slow])
    for case in product(range(40), LEVELS, MEMORY)
]


@pytest.mark.parametrize(("seed", "level", "memory"), CASES, ids=str)
def test_what_is_seen_is_foreseen(
    seed: int,
    level: str,
    memory: tuple[tuple[str, ...], int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options, fields = memory
    monkeypatch.setattr(extents, "MOST", fields)
    source = tmp_path / "program.c"
    source.write_text(Programmer(seed).program(), encoding="utf-8")
    module = source.with_suffix(".ll")
    text = compiled(source, level, *options, "-fno-strict-aliasing")
    module.write_text(text, encoding="utf-8")
    assert not list(missing(observed(source), *foreseen(module)))


def missing(
    seen: set[tuple[str, str, int]],
    several: set[str],
    known: dict[str, set[tuple[str, int]]],
) -> Iterator[str]:
    """What was seen, but not foreseen; `several` are objects of several fields."""
    seen = {one for one in seen if one[1] != "?" and one[0] in known}
    assert seen
    for variable, name, byte in sorted(seen):
        plain = name.removesuffix("*")
        found = {at for other, at in known[variable] if other == plain}
        if name in ANY_FIELD or plain != name:
            expected = found
        elif name not in several:
            expected = {0}
        elif name == "sa":
            expected = {byte % 104 // 8 * 8, _ARRAY}
        else:
            expected = {byte // 8 * 8} | ({_ARRAY} if byte >= _ARRAY else set())
        if not found & expected and ("UNKNOWN", 0) not in known[variable]:
            yield f"{variable} -> {name}+{byte}, not {known[variable]}"
