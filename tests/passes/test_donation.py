"""Rows of any length mean the same when threads donate what is much of them."""

import numpy as np
import pytest

from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled, compiled_together
from tests.passes.meaning import programs
from tests.sampling import rows

PROGRAMS = programs("donation")
# Around the lengths from which on lanes mode donates (twice a warp of 4), and has the
# whole block run the rest (4 × 8).
LENGTHS = (0, 1, 3, 4, 5, 7, 8, 9, 12, 31, 32, 33, 35, 36, 37, 70, 700)


def graphs() -> list[Graph]:
    random = np.random.default_rng(11)
    rows = [np.full(length, i) for i, length in enumerate(LENGTHS)]
    sources = np.concatenate(rows)
    mixed = Graph.from_edges(
        sources, random.integers(0, 20, sources.size), nodes=len(LENGTHS) + 4
    )
    # More donors than the box has room for.
    crowd = Graph.from_edges(
        np.repeat(np.arange(80), 9), random.integers(0, 80, 720), nodes=80
    )
    hub = Graph.from_edges([3] * 300, range(300), nodes=300)
    return [mixed, crowd, hub, Graph.from_edges([0], [0], nodes=1)]


@pytest.mark.parametrize("lanes", [pytest.param(False, marks=pytest.mark.slow), True])
@rows("text", PROGRAMS.values())
def test_rows_are_donated(text: str, lanes: bool) -> None:
    donating = Options(schedule="donate")
    expected = compiled(text, "interpret")
    assert "<lh::Donate>(" in compiled(text, "cuda-sim", donating).program.code
    texts = (*PROGRAMS.values(),)
    program = compiled_together(texts, "cuda-sim", donating, lanes=lanes)[text]
    for graph in graphs():
        numbers = (np.arange(graph.nodes) * 7 % 6).astype(np.int32)
        answer = program(graph, B=numbers)
        right = expected(graph, B=numbers)
        assert answer.returned == right.returned
        assert answer.A.tolist() == right.A.tolist()
