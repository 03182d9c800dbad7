"""The samples on real graphs: published answers, and the oracles."""

import functools
from pathlib import Path
from typing import Any

import networkx
import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.graph import Graph
from tests.run.oracles import simple_networkx
from tests.run.problems import BY_NAME, MORE, PROBLEMS, Problem
from tests.run.ways import TREE, Way, pairs, parameters
from tests.sampling import tables

TABLES = tables(__file__)
# On graphs of this size the speed of what g++ makes counts.
pytestmark = pytest.mark.usefixtures("as_users_compile")
SAMPLES = Path(__file__).parents[2] / "samples"

TARGETS = (Way("openmp"), Way("cuda-sim"), Way("cuda"))
COMPILED = parameters(*TARGETS)
ALL = [*COMPILED, *parameters(TREE)]
GPU = parameters(Way("openmp"), Way("cuda"))
SIMULATOR = frozenset({Way("cuda-sim")})
# For these one target is enough every time.
SLOW = parameters(*TARGETS, slow=SIMULATOR)
LARGE = [problem for problem in MORE if problem.size == "large"]


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


# Those whose answers are published have tests of their own.
OTHERS = [p for p in PROBLEMS if p.name not in ("bfs_levels", "triangle_counting")]


@pytest.mark.parametrize(
    ("problem", "way"),
    [
        *pairs(OTHERS[::2], TARGETS, slow=frozenset(TARGETS[:1])),
        *pairs(OTHERS[1::2], TARGETS, slow=SIMULATOR),
        *pairs(LARGE, TARGETS, slow=frozenset(TARGETS)),
    ],
)
def test_epinions(problem: Problem, way: Way, epinions: Graph) -> None:
    check(way, problem, epinions)


@pytest.mark.parametrize(
    ("problem", "way"),
    [
        *pairs(OTHERS[::2], TARGETS, slow=SIMULATOR),
        *pairs((*OTHERS[1::2], *LARGE), TARGETS, slow=frozenset(TARGETS)),
    ],
)
def test_new_york(problem: Problem, way: Way, new_york: Graph) -> None:
    check(way, problem, new_york)


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


@pytest.mark.parametrize("way", SLOW)
def test_levels_of_epinions(way: Way, epinions: Graph) -> None:
    assert levels_of(way, epinions) == (47_676, 9, 170_249)


@pytest.mark.parametrize("way", COMPILED)
def test_triangles_of_epinions(way: Way, epinions: Graph) -> None:
    assert check(way, BY_NAME["triangle_counting"], epinions).returned == 1_624_481


@pytest.mark.parametrize("way", COMPILED)
def test_levels_of_new_york(way: Way, new_york: Graph) -> None:
    assert levels_of(way, new_york) == (264_346, 619, 90_771_609)


@pytest.mark.parametrize("way", SLOW)
def test_triangles_of_new_york(way: Way, new_york: Graph) -> None:
    assert check(way, BY_NAME["triangle_counting"], new_york).returned == 6_529


@pytest.mark.parametrize("way", ALL)
def test_distances_of_monaco(way: Way, monaco: Graph) -> None:
    distances = check(way, BY_NAME["sssp"], monaco).dist
    assert distances.max() == 857_139
    assert distances.sum(dtype=np.int64) == 630_853_493


# --- what is published, for the other samples -----------------------------------------


def graph_of(data: Path, name: str) -> Graph:
    return read(data / "graphs" / name)


def connected(graph: Graph) -> Any:
    """The nodes that occur in an edge: the ids of a file may have gaps."""
    return np.union1d(graph.slot_sources, graph.column_indices)


@pytest.mark.parametrize("way", SLOW)
@pytest.mark.parametrize(*TABLES["weak components"])
def test_weak_components(way: Way, name: str, count: int, data: Path) -> None:
    graph = graph_of(data, name)
    label = check(way, BY_NAME["components"], graph).label
    assert len(np.unique(label[connected(graph)])) == count


@pytest.mark.parametrize("way", SLOW)
@pytest.mark.parametrize(
    "program", ["strong_components", pytest.param("kosaraju", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize(*TABLES["strong components"])
def test_strong_components(
    way: Way, program: str, name: str, count: int | None, largest: int, data: Path
) -> None:
    graph = graph_of(data, name)
    component = check(way, BY_NAME[program], graph).component
    sizes = np.bincount(component[connected(graph)])
    assert sizes.max() == largest
    assert count in (None, np.count_nonzero(sizes))


@pytest.mark.parametrize("way", SLOW)
@pytest.mark.parametrize(*TABLES["hops"])
def test_hops(
    way: Way,
    name: str,
    start: int,
    reached: int,
    depth: int,
    total: int | None,
    data: Path,
) -> None:
    graph = graph_of(data, name)
    result = compiled(way, "hop_distance")(graph, root=start)
    hops = result.dist[result.dist != np.iinfo(np.int32).max]
    assert (len(hops), result.returned, hops.max()) == (reached, depth, depth)
    assert total in (None, hops.sum(dtype=np.int64))


@pytest.mark.parametrize("way", SLOW)
def test_the_karate_club(way: Way, samples: Path) -> None:
    """What is often quoted: the mean clustering, the main core, who is central."""
    graph = read(samples / "graphs" / "karate.mtx")
    assert check(way, BY_NAME["k_core"], graph).returned == 4
    assert check(way, BY_NAME["clustering"], graph).returned == pytest.approx(
        0.5706384782076823, rel=1e-12
    )
    central = check(way, BY_NAME["betweenness_exact"], graph).BC
    # Each pair of nodes is counted from both sides.
    assert central[0] / 2 == pytest.approx(231.07142857142858, rel=1e-12)
    assert central.argmax() == 0


@pytest.mark.parametrize("way", SLOW)
@pytest.mark.parametrize("name", ["karate.mtx", "chesapeake.mtx", "lesmis.graph"])
def test_betweenness_of_networkx(way: Way, name: str, data: Path) -> None:
    graph = graph_of(data, name)
    found = compiled(way, "betweenness_exact")(graph).BC
    known = networkx.betweenness_centrality(
        simple_networkx(graph, directed=True), normalized=False
    )
    assert found == pytest.approx([known[n] for n in range(graph.nodes)], rel=1e-9)
