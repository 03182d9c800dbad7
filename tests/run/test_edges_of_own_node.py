"""On OpenMP, the row of a node is marked where loops in loops ask for edges of it."""

import re
from pathlib import Path

import numpy as np
import pytest

import lighthouse
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("edges_of_own_node.txt"))
ASKS = PROGRAMS["asks"]
ONCE = PROGRAMS["once"]


@pytest.mark.parametrize("level", [0, 2])
def test_loops_in_loops(level: int) -> None:
    """Among parallel edges and loops, nodes without edges, and for no node at all."""
    draw = np.random.default_rng(3)
    sources, targets = draw.integers(0, 70, (2, 300))
    graph = Graph.from_edges(sources, targets, 80)
    following = draw.integers(-1, 80, 80).astype(np.int32)
    program = lighthouse.compile(ASKS, target="openmp", options=Options(level=level))
    found = program(graph, next=following)
    edges = {*zip(sources.tolist(), targets.tolist(), strict=True)}
    expected = np.zeros((3, 80), np.int64)
    for t, n in zip(sources.tolist(), targets.tolist(), strict=True):
        for u in targets[sources == t].tolist():
            is_near = (n, u) in edges
            expected[:, n] += (not is_near, (n, following[u]) in edges, is_near)
    for values, name in zip(expected, ("far", "near", "back"), strict=True):
        assert np.array_equal(getattr(found, name), values), name


@pytest.mark.parametrize(("text", "is_marked"), [(ASKS, True), (ONCE, False)])
def test_where_rows_are_marked(text: str, is_marked: bool) -> None:
    code = compiled(text, "openmp").program.code
    assert bool(re.search(r"lh::Marks n_marks;", code)) == is_marked
    assert ("lh::has_edge" in code) != is_marked
