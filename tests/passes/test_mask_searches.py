"""The least free value is the same by masks, wherever the search begins and ends."""

import numpy as np
import pytest

from lighthouse.api import Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled
from tests.passes.meaning import acted, programs

PROGRAM = programs("singles")["least free"]
WAYS = [
    ("openmp", False, 1),
    pytest.param("openmp", False, 4, marks=pytest.mark.slow),
    pytest.param("cuda-sim", False, 1, marks=pytest.mark.slow),
    ("cuda-sim", False, 4),
    ("cuda-sim", True, 4),
    pytest.param("cuda", False, 1, marks=pytest.mark.gpu),
    pytest.param("cuda", False, 4, marks=pytest.mark.gpu),
]
LEAST, MOST = np.iinfo(np.int32).min, np.iinfo(np.int32).max


def least_free(graph: Graph, given: dict[str, np.ndarray], incoming: bool) -> list[int]:
    found = []
    for node in range(graph.nodes):
        out = graph.column_indices[
            graph.row_offsets[node] : graph.row_offsets[node + 1]
        ]
        into = graph.slot_sources[graph.column_indices == node]
        row = into[into != node] if incoming else out
        taken = {int(given["A"][t]) for t in row if given["open"][t]}
        value = int(given["first"][node])
        while value in taken:
            value = value + 1 if value < MOST else LEAST
        found.append(value)
    return found


# Values that fill no mask, one, several, and more than the first loop has; negative
# ones, and those after which integers wrap round.
@pytest.mark.parametrize(("target", "lanes", "words"), WAYS)
def test_least_free(target: Target, lanes: bool, words: int) -> None:
    options = Options(enabled=(f"mask-searches{{words={words}}}",))
    program = compiled(PROGRAM, target, options, lanes=lanes)
    assert acted(program, "mask-searches") == 2
    random = np.random.default_rng(words)
    hub = [(0, t) for t in range(1, 400)] + [(t, 0) for t in range(1, 400)]
    graph = Graph.from_edges(*np.transpose([*hub, (0, 0), (5, 5), (5, 7), (5, 7)]))
    for start in (0, -70, MOST - 100, LEAST):
        values = start + np.arange(graph.nodes)
        given = {
            "A": random.permutation(values).astype(np.int64).astype(np.int32),
            "first": np.full(graph.nodes, start).astype(np.int32),
            "open": np.ones(graph.nodes, bool),
        }
        for closed in (None, 3, 64, 65, 130, 256, 300):
            if closed is not None:
                given["open"] = given["A"] != given["A"].dtype.type(values[closed])
            result = program(graph, **given)
            assert result.outputs["out"].tolist() == least_free(graph, given, False)
            assert result.outputs["into"].tolist() == least_free(graph, given, True)
