"""The C++ host function as a target: its time, and whose graph it has."""

import numpy as np

from lighthouse.bench.emitted import Emitted
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import checked

TEXT = """Procedure f(G: Graph, A: N_P<Int>; B: N_P<Int>): Long {
    Long all = 0;
    Foreach (n: G.Nodes) { n.B = n.A + n.InDegree(); all += n.B; }
    Return all;
}"""


def test_calls_with_several_graphs() -> None:
    """One in the place of another, whose arrays are gone, is no other's."""
    program = Emitted(checked(TEXT), "cuda-sim", Options())
    for spec, degrees in (("path:5", 8), ("star:5", 8), ("complete:5", 20)):
        graph = Graph.read(spec)
        for first in (0, 1):
            result = program(graph, A=[first] * 5)
            assert result.returned == degrees + 5 * first
            assert result.B.tolist() == (np.diff(graph.in_row_offsets) + first).tolist()
            assert result.milliseconds["run"] > 0
        del graph, result
    program.forget()
    assert program.graphs == []
