"""The samples on every target, on small graphs, against the oracles."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.graph import Graph
from tests.run import ways
from tests.run.problems import ALL_PROBLEMS, MORE, PROBLEMS, Problem
from tests.run.ways import Way, compiled_together

SAMPLES = Path(__file__).parents[2] / "samples"
SPECS = ("rmat:6:8:3", "star:40", "path:30", "complete:6", "empty:0", "empty:5")

RUNS = [
    *ways.pairs(PROBLEMS, ways.EVERY, slow=ways.PLAIN | {*ways.CORE}),
    *ways.pairs(MORE, ways.EVERY, slow=ways.RARE),
]
# Where small graphs show it already.
REAL_RUNS = ways.pairs(ALL_PROBLEMS, ways.EVERY, slow=ways.RARE | {*ways.REORDERED})
WIDE = (Way("openmp"), Way("cuda-sim"), Way("cuda"))
WIDE_RUNS = [
    *ways.pairs(PROBLEMS, WIDE),
    *ways.pairs(MORE, WIDE, slow=frozenset({Way("cuda-sim")})),
]

PATHS = [SAMPLES / f"{problem.name}.gm" for problem in ALL_PROBLEMS]
BATCHES = [tuple(PATHS[first : first + 6]) for first in range(0, len(PATHS), 6)]


def compiled(way: Way, name: str) -> Compiled:
    """Once for all graphs."""
    path = SAMPLES / f"{name}.gm"
    (batch,) = (each for each in BATCHES if path in each)
    return compiled_together(way, batch)[path]


@functools.cache
def small_graphs() -> tuple[Graph, ...]:
    return (
        Graph.read(SAMPLES / "graphs" / "karate.mtx"),
        *(Graph.read(spec) for spec in SPECS),
        Graph.from_edges([], [], nodes=1),
        Graph.from_edges([0], [0], nodes=1),
        tangle(),
    )


def tangle() -> Graph:
    """Self-loops, parallel edges, lone nodes; edges not in the order of the rows."""
    random = np.random.default_rng(11)
    sources, targets = random.integers(0, 14, (2, 90))
    return Graph.from_edges(sources, targets, nodes=16)


def check(
    program: Compiled,
    problem: Problem,
    graphs: Iterable[Graph],
    prepare: bool = True,
) -> None:
    for given in graphs:
        graph = problem.prepare(given) if prepare else given
        for number, arguments in enumerate(problem.cases(graph)):
            try:
                problem.check(graph, arguments, program(graph, **arguments))
            except AssertionError as error:
                error.add_note(f"on {graph!r}, case {number}")
                raise


@pytest.mark.parametrize(("problem", "way"), RUNS)
def test_small_graphs(problem: Problem, way: Way) -> None:
    check(compiled(way, problem.name), problem, small_graphs())


@pytest.mark.slow
@pytest.mark.parametrize(("problem", "way"), RUNS)
def test_several_blocks(problem: Problem, way: Way) -> None:
    check(compiled(way, problem.name), problem, [Graph.read("rmat:8:8:3")])


@pytest.mark.parametrize(("problem", "way"), REAL_RUNS)
def test_small_real_graphs(problem: Problem, way: Way, data: Path) -> None:
    files = (data / "graphs" / name for name in ("chesapeake.mtx", "lesmis.graph"))
    check(compiled(way, problem.name), problem, map(Graph.read, files))


@pytest.mark.parametrize(("problem", "way"), WIDE_RUNS)
def test_wide_offsets(problem: Problem, way: Way) -> None:
    """With 64 bits for edges, as on graphs of 2³¹ edges and more."""
    graphs = [problem.prepare(graph) for graph in small_graphs()]
    wide = map(Graph.widened, graphs)
    check(compiled(way, problem.name), problem, wide, prepare=False)


def test_every_sample_is_a_problem() -> None:
    names = [problem.name for problem in ALL_PROBLEMS]
    assert sorted(names) == sorted(path.stem for path in SAMPLES.glob("*.gm"))


def test_the_tangle_is_one() -> None:
    graph = tangle()
    assert graph.edge_order is not None
    assert graph.slot_copies.max() > 0
    assert (graph.slot_sources == graph.column_indices).any()
