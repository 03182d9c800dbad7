"""The samples on every target, on small graphs, against the oracles."""

import functools
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Compiled
from lighthouse.graph import Graph
from tests.run import ways
from tests.run.problems import ALL_PROBLEMS, MORE, PROBLEMS, Problem
from tests.run.ways import Way, compiled_together
from tests.sampling import check_each

SAMPLES = Path(__file__).parents[2] / "samples"
COVER = SAMPLES / "vertex_cover.gm"
SPECS = ("rmat:6:8:3", "star:40", "path:30", "complete:6", "empty:0", "empty:5")

GROUPS = (PROBLEMS, *(MORE[first : first + 6] for first in range(0, len(MORE), 6)))


def in_groups(
    every: Iterable[Way],
    slow: frozenset[Way] = ways.NONE,
    seldom: frozenset[Way] = ways.NONE,
) -> list[object]:
    """For `pytest.mark.parametrize`; `seldom` are slow but for the first group."""
    return [
        pytest.param(
            group,
            way,
            id=f"{group[0].name}-{way}",
            marks=ways.marks(way, slow | seldom if group is not PROBLEMS else slow),
        )
        for group, way in product(GROUPS, tuple(every))
    ]


TARGETS = (Way("openmp"), Way("cuda-sim"), Way("cuda"))
SIMULATOR = frozenset(TARGETS[1:2])


def compiled(way: Way, problem: Problem) -> Compiled:
    """Once for all graphs."""
    (group,) = (each for each in GROUPS if problem in each)
    paths = tuple(SAMPLES / f"{each.name}.gm" for each in group)
    return compiled_together(way, paths)[SAMPLES / f"{problem.name}.gm"]


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


@functools.cache
def tasks(problem: Problem, given: Graph) -> list[tuple[Graph, Any, Any]]:
    """What to run it on, with the arguments and the answer of the oracle."""
    graph = problem.prepare(given)
    return [
        (graph, arguments, problem.solve(graph, arguments))
        for arguments in problem.cases(graph)
    ]


def check(
    program: Compiled, problem: Problem, graphs: Iterable[Graph], wide: bool = False
) -> None:
    for number, task in enumerate(t for given in graphs for t in tasks(problem, given)):
        graph, arguments, answer = task
        try:
            result = program(graph.widened() if wide else graph, **arguments)
            problem.judge(graph, arguments, answer, result)
        except AssertionError as error:
            error.add_note(f"on {graph!r}, case {number}")
            raise


def check_group(
    group: Sequence[Problem], way: Way, graphs: Iterable[Graph], wide: bool = False
) -> None:
    on = tuple(graphs)
    check_each(group, lambda each: check(compiled(way, each), each, on, wide))


@pytest.mark.parametrize(
    ("group", "way"),
    in_groups(ways.EVERY, slow=ways.PLAIN | {*ways.CORE}, seldom=ways.RARE),
)
def test_small_graphs(group: Sequence[Problem], way: Way) -> None:
    some = way.target in ("cuda-sim", "interpret") and group is not PROBLEMS
    check_group(group, way, small_graphs()[1::2] if some else small_graphs())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("group", "way"), in_groups((ways.OPENMP[-1], *ways.SIMULATED, *ways.GPU))
)
def test_several_blocks(group: Sequence[Problem], way: Way) -> None:
    check_group(group, way, [Graph.read("rmat:8:8:3")])


@pytest.mark.parametrize(("group", "way"), in_groups(TARGETS, seldom=SIMULATOR))
def test_small_real_graphs(group: Sequence[Problem], way: Way, data: Path) -> None:
    check_group(group, way, real_graphs(data))


@functools.cache
def real_graphs(data: Path) -> tuple[Graph, ...]:
    files = (data / "graphs" / name for name in ("chesapeake.mtx", "lesmis.graph"))
    return tuple(map(Graph.read, files))


@pytest.mark.parametrize(
    ("group", "way"),
    in_groups((*TARGETS, ways.TREE), slow=frozenset({ways.TREE}), seldom=SIMULATOR),
)
def test_monaco(group: Sequence[Problem], way: Way, data: Path) -> None:
    """On a road network, except those that take long on it."""
    some = [each for each in group if each in PROBLEMS or each.size != "small"]
    check_group(some, way, [Graph.read(data / "graphs" / "monaco.wel")])


@pytest.mark.parametrize(("group", "way"), in_groups(TARGETS, seldom=SIMULATOR))
def test_wide_offsets(group: Sequence[Problem], way: Way) -> None:
    """With 64 bits for edges, as on graphs of 2³¹ edges and more."""
    check_group(group, way, small_graphs(), wide=True)


@pytest.mark.parametrize("spec", ["path:3000", "grid:50x50", "star:500", "rmat:9:16"])
def test_a_vertex_cover_takes_many_edges_in_a_round(spec: str) -> None:
    program = lighthouse.compile(COVER, target="openmp", profile=True)
    loops = program(Graph.read(spec)).profile
    assert loops
    assert max(loop.launches for loop in loops) < 30


def test_every_sample_is_a_problem() -> None:
    names = [problem.name for problem in ALL_PROBLEMS]
    assert sorted(names) == sorted(path.stem for path in SAMPLES.glob("*.gm"))


def test_the_tangle_is_one() -> None:
    graph = tangle()
    assert graph.edge_order is not None
    assert graph.has_parallel_edges
    assert (graph.slot_sources == graph.column_indices).any()


@pytest.mark.parametrize("way", ways.parameters(*TARGETS))
def test_spanning_trees_of_long_rows(way: Way) -> None:
    """Nodes that keep an offer for some rounds; some lengths are negative."""
    (problem,) = (each for each in MORE if each.name == "mst")
    check(compiled(way, problem), problem, [Graph.read("uniform:7:16")])
