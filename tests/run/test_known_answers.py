"""The samples on real graphs: published answers, and the oracles."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.graph import Graph
from tests.run.problems import BY_NAME, PROBLEMS, Problem
from tests.run.ways import Way, parameters

SAMPLES = Path(__file__).parents[2] / "samples"

COMPILED = parameters(Way("openmp"), Way("cuda-sim"), Way("cuda"))
ALL = [*COMPILED, *parameters(Way("interpret"))]
GPU = parameters(Way("openmp"), Way("cuda"))


@functools.cache
def compiled(way: Way, name: str) -> Compiled:
    return way.compile(SAMPLES / f"{name}.gm")


# Reading and preparing the graphs and the oracles take longer than most runs.


@functools.cache
def read(path: Path, undirected: bool = False) -> Graph:
    return Graph.read(path, undirected=undirected)


@functools.cache
def prepared(problem: Problem, graph: Graph) -> Graph:
    return problem.prepare(graph)


@functools.cache
def task(problem: Problem, graph: Graph) -> tuple[dict[str, Any], Any]:
    """The usual arguments of a problem, and the answer of the oracle."""
    arguments = next(problem.cases(graph))
    return arguments, problem.solve(graph, arguments)


def check(way: Way, problem: Problem, graph: Graph) -> Any:
    graph = prepared(problem, graph)
    arguments, answer = task(problem, graph)
    result = compiled(way, problem.name)(graph, **arguments)
    problem.judge(graph, arguments, answer, result)
    return result


@pytest.fixture
def epinions(data: Path) -> Graph:
    return read(data / "graphs" / "soc-Epinions1.txt.gz")


@pytest.fixture
def new_york(data: Path) -> Graph:
    return read(data / "graphs" / "USA-road-NY.gr.xz", undirected=True)


@pytest.fixture
def monaco(data: Path) -> Graph:
    return read(data / "graphs" / "monaco.wel")


def levels_of(way: Way, graph: Graph) -> tuple[int, int, int]:
    """How many nodes BFS from 0 reaches, the depth, and the sum of the levels."""
    levels = check(way, BY_NAME["bfs_levels"], graph).level
    reached = levels[levels >= 0]
    return len(reached), int(reached.max()), int(reached.sum(dtype=np.int64))


@pytest.mark.parametrize("way", COMPILED)
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_epinions(problem: Problem, way: Way, epinions: Graph) -> None:
    check(way, problem, epinions)


@pytest.mark.parametrize("way", COMPILED)
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_new_york(problem: Problem, way: Way, new_york: Graph) -> None:
    check(way, problem, new_york)


@pytest.mark.parametrize("way", ALL)
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_monaco(problem: Problem, way: Way, monaco: Graph) -> None:
    check(way, problem, monaco)


@pytest.mark.gpu
@pytest.mark.parametrize("way", GPU)
@pytest.mark.parametrize(
    "problem",
    [problem for problem in PROBLEMS if problem.name != "triangle_counting"],
    ids=lambda problem: problem.name,
)
def test_rmat_20(problem: Problem, way: Way) -> None:
    check(way, problem, rmat_20())


@functools.cache
def rmat_20() -> Graph:
    return Graph.rmat(20)


@pytest.mark.parametrize("way", ALL)
def test_levels_of_epinions(way: Way, epinions: Graph) -> None:
    assert levels_of(way, epinions) == (47_676, 9, 170_249)


@pytest.mark.parametrize("way", COMPILED)
def test_triangles_of_epinions(way: Way, epinions: Graph) -> None:
    assert check(way, BY_NAME["triangle_counting"], epinions).returned == 1_624_481


@pytest.mark.parametrize("way", COMPILED)
def test_levels_of_new_york(way: Way, new_york: Graph) -> None:
    assert levels_of(way, new_york) == (264_346, 619, 90_771_609)


@pytest.mark.parametrize("way", COMPILED)
def test_triangles_of_new_york(way: Way, new_york: Graph) -> None:
    assert check(way, BY_NAME["triangle_counting"], new_york).returned == 6_529


@pytest.mark.parametrize("way", ALL)
def test_distances_of_monaco(way: Way, monaco: Graph) -> None:
    distances = check(way, BY_NAME["sssp"], monaco).dist
    assert distances.max() == 857_139
    assert distances.sum(dtype=np.int64) == 630_853_493
