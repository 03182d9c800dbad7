"""Random programs are run: every pointer that is seen must have been foreseen.

`python -m tests.extensions.pta.extract run` does the same with any number of programs.
"""

import shutil
from pathlib import Path

import pytest

from tests.extensions.pta.extract.__main__ import BUILDS, check
from tests.extensions.pta.extract.builds import FORMATS, VARIANTS, Clang, builds, clangs
from tests.extensions.pta.extract.make import LEVELS
from tests.extensions.pta.extract.oracle import (
    ANYTHING,
    MEMORY,
    WHOLE,
    Foreseen,
    missing,
)

pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")
pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc runs them"),
    pytest.mark.skipif(not clangs(), reason="clang or ziglang compiles them"),
]


# Their first builds have each level, each kind of memory, and both formats.
FAST = (0, 9, 16)
CLANGS = [Clang("clang-1", 1), Clang("clang-2", 2)]


@pytest.mark.parametrize("seed", FAST)
def test_what_is_seen_is_foreseen(seed: int, tmp_path: Path) -> None:
    checked = check(builds(seed, clangs(), 1), tmp_path, seed)
    assert checked.builds == 1
    assert not checked.findings


def test_variants() -> None:
    first = [VARIANTS[seed] for seed in FAST]
    assert [set(each) for each in zip(*first, strict=True)] == [
        set(LEVELS),
        set(MEMORY),
        set(FORMATS),
    ]
    chosen = [build for seed in range(18) for build in builds(seed, CLANGS, BUILDS)]
    assert len(set(chosen)) == len(CLANGS) * len(VARIANTS) == 2 * 18


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 60))
def test_builds(seed: int, tmp_path: Path) -> None:
    assert not check(builds(seed, clangs(), BUILDS), tmp_path, seed).findings


def test_what_was_not_foreseen() -> None:
    """A field, an object, what has lost its name, and what is not exposed; of two
    objects of a line, one is one field."""
    known = Foreseen(
        points={
            "seen_1": {("s0", 8), ("%5", 0)},
            "seen_2": {ANYTHING, ("malloc:9", 8), ("malloc:9", WHOLE)},
        },
        exposed={("i0", 0)},
        objects=frozenset(("s0", "%5", "malloc:9")),
    )
    right = {("seen_1", "s0", 8), ("seen_1", "l0", 0), ("seen_2", "i0", 0)}
    assert not [*missing(right | {("seen_2", "malloc:9", 16)}, known)]
    wrong = {("seen_1", "s0", 16), ("seen_1", "i0", 0), ("seen_2", "i1", 0)}
    found = [each.partition(",")[0] for each in missing(wrong, known)]
    assert found == ["seen_1 -> i0+0", "seen_1 -> s0+16", "seen_2 -> i1+0"]
