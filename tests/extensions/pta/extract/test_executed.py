"""Random programs are run: every pointer that is seen must have been foreseen.

`python -m tests.extensions.pta.extract run` does the same with any number of programs.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.extensions.pta.extract.__main__ import BUILDS, check
from tests.extensions.pta.extract.builds import builds, clangs

pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")
pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc runs them"),
    pytest.mark.skipif(not clangs(), reason="clang or ziglang compiles them"),
]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_seen_is_foreseen(seed: int, tmp_path: Path) -> None:
    """Each level and kind of memory twice."""
    checked = check(builds(seed, clangs(), 1), tmp_path, seed)
    assert checked.builds == 1
    assert not checked.findings


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6, 46))
def test_builds(seed: int, tmp_path: Path) -> None:
    assert not check(builds(seed, clangs(), BUILDS), tmp_path, seed).findings
