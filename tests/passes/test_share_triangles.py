"""Each way to count the triangles at a node gives what the interpreter counts."""

import numpy as np
import pytest

from lighthouse.api import Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.remarks import Kind
from tests.once import compiled
from tests.passes.meaning import programs
from tests.run.problems import simple

PROGRAM = programs("singles")["triangles"]
WAYS = [
    ("openmp", False),
    ("cuda-sim", False),
    pytest.param("cuda-sim", True, marks=pytest.mark.slow),
    pytest.param("cuda", False, marks=pytest.mark.gpu),
]


def graphs() -> list[Graph]:
    """One has a row that is long enough to orient the edges."""
    random = np.random.default_rng(3)
    sources, targets = random.integers(0, 150, (2, 400))
    hub = np.arange(140)
    rows = np.append(sources, np.zeros_like(hub)), np.append(targets, hub)
    specs = ("complete:12", "star:200", "path:5", "empty:3", "empty:0")
    return [
        simple(Graph.from_edges(*rows, nodes=160)),
        *(simple(Graph.read(spec)) for spec in specs),
    ]


@pytest.mark.parametrize(("target", "lanes"), WAYS)
def test_counts(target: Target, lanes: bool) -> None:
    program = compiled(PROGRAM, target, Options(), lanes=lanes)
    acted = [r for r in program.remarks if r.pass_name == "share-triangles"]
    assert [r.kind for r in acted] == 5 * [Kind.PASSED]
    for graph in graphs():
        found = program(graph).outputs
        expected = compiled(PROGRAM, "interpret")(graph).outputs
        for name, value in expected.items():
            np.testing.assert_array_equal(found[name], value, name)
