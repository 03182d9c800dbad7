"""The code of every sample, as it was reviewed: `make golden` accepts changes.

Only what the program makes of it: the pasted header has its own tests.
"""

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, Target, front, generate, lower

SAMPLES = Path(__file__).parents[2] / "samples"
# One of each kind: kernels in all forms, a traversal, collections, a walk on the host.
NAMES = """
    betweenness bfs_levels bipartite_matching conductance friends_of_friends pagerank
    pagerank_propagate sssp kosaraju triangle_counting
""".split()


class Cuda(SingleFileSnapshotExtension):
    file_extension = "cu"
    _write_mode = WriteMode.TEXT


class Cpp(SingleFileSnapshotExtension):
    file_extension = "cpp"
    _write_mode = WriteMode.TEXT


def code(path: Path, target: Target, level: int) -> str:
    source = Source(path.name, path.read_text(encoding="utf-8"))
    return generate(lower(front(source), target, Options(level=level)), target).code


@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("target", ["cuda", "openmp"])
@pytest.mark.parametrize("name", NAMES)
def test_code(
    name: str, target: Target, level: str, snapshot: SnapshotAssertion
) -> None:
    kind = Cuda if target == "cuda" else Cpp
    text = code(SAMPLES / f"{name}.gm", target, int(level[1:]))
    assert text.startswith("// ")
    assert text == snapshot.use_extension(kind)
