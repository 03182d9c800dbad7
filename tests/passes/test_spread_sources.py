"""Iterations that run side by side give what they give one after the other."""

import numpy as np
import pytest

from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled
from tests.passes.meaning import acted, programs

PROGRAMS = programs("spread_sources")
GRAPHS = {
    "rmat": Graph.rmat(6, seed=5),
    "sparse": Graph.uniform(6, 1, seed=5),
    "grid": Graph.grid(5, 12),
}


@pytest.mark.parametrize("graph", GRAPHS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_means_the_same(name: str, graph: str) -> None:
    text, drawn = PROGRAMS[name], np.random.default_rng(3)
    program = compiled(text, "openmp")
    assert acted(program, "spread-sources") == name.startswith("side by side")
    given = {
        "len": drawn.integers(1, 20, GRAPHS[graph].edges, np.int32),
        "A": drawn.integers(0, 5, GRAPHS[graph].nodes, np.int32),
        "B": drawn.random(GRAPHS[graph].nodes),
    }
    one = compiled(text, "interpret", Options(level=0))(GRAPHS[graph], **given)
    for threads in (1, 2, 5):
        found = compiled(text, "openmp", threads=threads)(GRAPHS[graph], **given)
        assert found.returned == one.returned
        assert np.array_equal(found.A, one.A)
        assert np.allclose(found.B, one.B, rtol=1e-12, atol=0)
        assert np.array_equal(found.C, one.C)
