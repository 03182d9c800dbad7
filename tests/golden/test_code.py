"""The code of samples, and of small programs, as it was reviewed: `make golden` accepts
changes.

Only what the program makes of it: the pasted header has its own tests.
"""

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, Target, front, generate, lower
from tests.passes.meaning import programs

SAMPLES = Path(__file__).parents[2] / "samples"
# One of each kind: kernels in all forms, a traversal, collections, a walk on the host.
NAMES = """
    betweenness bfs_levels bipartite_matching conductance friends_of_friends pagerank
    pagerank_propagate sssp kosaraju triangle_counting
""".split()
# The comment of each says what its code shows.
SMALL = programs(Path(__file__).with_name("small.txt"))


class Cuda(SingleFileSnapshotExtension):
    file_extension = "cu"
    _write_mode = WriteMode.TEXT


class Cpp(SingleFileSnapshotExtension):
    file_extension = "cpp"
    _write_mode = WriteMode.TEXT


def check(
    source: Source, target: Target, level: int, snapshot: SnapshotAssertion
) -> None:
    lowered = lower(front(source), target, Options(level=level))
    text = generate(lowered, target).code
    assert text.startswith("// ")
    kind = Cuda if target == "cuda" else Cpp
    assert text == snapshot.use_extension(kind)


@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("target", ["cuda", "openmp"])
@pytest.mark.parametrize("name", NAMES)
def test_code(
    name: str, target: Target, level: str, snapshot: SnapshotAssertion
) -> None:
    path = SAMPLES / f"{name}.gm"
    source = Source(path.name, path.read_text(encoding="utf-8"))
    check(source, target, int(level[1:]), snapshot)


@pytest.mark.parametrize("target", ["cuda", "openmp"])
@pytest.mark.parametrize("name", SMALL)
def test_small(name: str, target: Target, snapshot: SnapshotAssertion) -> None:
    level = 0 if name.endswith("_O0") else 2
    check(Source(f"{name}.gm", SMALL[name]), target, level, snapshot)
