"""Loops over levels, from the last to the first, mean the same over sorted vertices."""

import numpy as np
import pytest

from lighthouse.graph import Graph
from tests.once import compiled
from tests.passes.meaning import acted, programs

PROGRAMS = programs("bucket_levels")


@pytest.mark.parametrize("far", [3, 40, 60, 61])
@pytest.mark.parametrize("name", PROGRAMS)
def test_openmp_is_as_the_interpreter(name: str, far: int) -> None:
    """With few levels, with more than vertices, and between."""
    program = compiled(PROGRAMS[name], "openmp")
    assert acted(program, "bucket-levels") == 1
    graph = Graph.grid(3, far) if name == "the way back" else Graph.grid(3, 20)
    levels = np.random.default_rng(far).integers(-3, far + 3, graph.nodes)
    given = {"root": 1, "L": levels.astype(np.int32), "far": far}
    one = compiled(PROGRAMS[name], "interpret")(graph, **given)
    other = program(graph, **given)
    assert other.returned == one.returned
    assert np.array_equal(other.A, one.A)
