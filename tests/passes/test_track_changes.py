"""Rounds of the vertices whose inputs have changed mean the same as rounds of all."""

import numpy as np
import pytest

from lighthouse.graph import Graph
from lighthouse.remarks import Kind
from tests.once import compiled
from tests.passes.meaning import programs

PROGRAMS = programs("track_changes")


def graphs() -> list[Graph]:
    generator = np.random.default_rng(3)
    found = [Graph.path(17), Graph.from_edges([], [], nodes=2)]
    for nodes, edges in ((40, 60), (30, 200)):
        ends = generator.integers(0, nodes, (2, edges))
        found.append(Graph.from_edges(ends[0], ends[1], nodes=nodes))
    return found


@pytest.mark.parametrize("name", PROGRAMS)
def test_openmp_is_as_the_interpreter(name: str) -> None:
    program = compiled(PROGRAMS[name], "openmp")
    (remark,) = (r for r in program.remarks if r.pass_name == "track-changes")
    _, is_left_alone, why = name.partition("left alone: ")
    assert remark.kind is (Kind.MISSED if is_left_alone else Kind.PASSED)
    assert why in remark.message
    for graph in graphs():
        keys = np.random.default_rng(graph.nodes).integers(0, 10, graph.nodes)
        expected = compiled(PROGRAMS[name], "interpret")(graph, B=keys)
        found = program(graph, B=keys)
        assert found.returned == expected.returned
        assert np.array_equal(found.A, expected.A)
