"""Loops that a resident grid runs mean what they mean on the host."""

import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front
from lighthouse.graph import Graph
from tests.passes.meaning import acted, programs

PROGRAMS = programs("persist_loops")


@pytest.mark.parametrize("lanes", [False, True])
@pytest.mark.parametrize("name", PROGRAMS)
def test_resident(name: str, lanes: bool) -> None:
    compilation = front(Source(f"{name}.gm", PROGRAMS[name]))
    passes = "privatize-reductions,persist-loops{loops=all}"
    program = Compiled(compilation, "cuda-sim", Options(passes=passes), lanes=lanes)
    assert acted(program, "persist-loops")
    graph = Graph.from_edges([0, 1, 2], [1, 2, 0], nodes=37)
    expected = Compiled(compilation, "interpret", Options())(graph)
    result = program(graph)
    assert result.returned == expected.returned
    assert np.array_equal(result.A, expected.A)
