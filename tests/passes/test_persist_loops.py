"""Loops that a resident grid runs mean what they mean on the host."""

import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front
from lighthouse.graph import Graph
from tests.passes.meaning import acted

PROGRAMS = {
    # The cell is read behind the loop only.
    "last": """Proc f(G: Graph; A: N_P<Int>): Int {
        Int count = 0;
        Int i = 0;
        While (i < 5) {
            count = 0;
            Foreach (v: G.Nodes) { v.A = v.A + 1; count += 2; }
            i++;
        }
        Return count;
    }""",
    # No round at all: what was there stays.
    "none": """Proc f(G: Graph; A: N_P<Int>): Int {
        Int count = 7;
        Int i = 5;
        While (i < 5) {
            count = 0;
            Foreach (v: G.Nodes) { v.A = v.A + 1; count += 2; }
            i++;
        }
        Return count;
    }""",
    # A kernel writes the cell again after the host has read it.
    "again": """Proc f(G: Graph; A: N_P<Int>): Int {
        Int i = 0;
        Int count = 0;
        Int one = 0;
        Int two = 0;
        G.A = 1;
        While (i < 60 && one == i * G.NumNodes()) {
            count = 0;
            Foreach (v: G.Nodes) { count += v.A; }
            one = one + count;
            Foreach (u: G.Nodes) { count += u.A; }
            two = two + count;
            i++;
        }
        Return one + two;
    }""",
    # What a cell begins with is another value each round.
    "begins": """Proc f(G: Graph; A: N_P<Int>): Long {
        Int i = 0;
        Long sum = 0;
        Float scale = 0.5;
        Do {
            sum = sum + i;
            Foreach (v: G.Nodes) { v.A = v.A + i; sum += v.A; }
            scale = scale * 2;
            i++;
        } While (sum < 10000 && scale < 100);
        Return sum;
    }""",
}


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
