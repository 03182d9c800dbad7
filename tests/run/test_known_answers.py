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
from tests.run.ways import NONE, TREE, Way, marks, pairs, parameters
from tests.sampling import tables

# On graphs of this size the speed of what g++ makes counts.
pytestmark = pytest.mark.usefixtures("as_users_compile")
SAMPLES = Path(__file__).parents[2] / "samples"

TARGETS = (Way("openmp"), Way("cuda-sim"), Way("cuda"))
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


# --- what is published ----------------------------------------------------------------


def reached(found: Any) -> tuple[int, int, int]:
    """How many nodes are, how far the last one is, and the sum of all distances."""
    near = found[(found >= 0) & (found != np.iinfo(np.int32).max)]
    return len(near), int(near.max()), int(near.sum(dtype=np.int64))


def parts(graph: Graph, found: Any) -> tuple[int, int]:
    """How many components there are, and the size of the largest one; of the nodes that
    occur in an edge, as the ids of a file may have gaps."""
    connected = np.union1d(graph.slot_sources, graph.column_indices)
    _, sizes = np.unique(found[connected], return_counts=True)
    return len(sizes), sizes.max()


def betweenness(graph: Graph) -> Any:
    """As networkx has it."""
    network = simple_networkx(graph, directed=True)
    known = networkx.betweenness_centrality(network, normalized=False)
    return pytest.approx([known[n] for n in range(graph.nodes)], rel=1e-9)


PUBLISHED = [
    pytest.param(
        *(name, file, said, way),
        id=f"{name}-{file}-{way}",
        marks=marks(way, NONE if way.target in (*quick, "cuda") else frozenset({way})),
    )
    for name, file, quick, said in tables(__file__)["published"][1]
    for way in (*TARGETS, TREE)
    if way != TREE or "interpret" in quick
]


@pytest.mark.parametrize(("name", "file", "said", "way"), PUBLISHED)
def test_published(name: str, file: str, said: str, way: Way, data: Path) -> None:
    """`r` is the result on the graph `g`, which the oracle has accepted."""
    graph = read(data / "graphs" / file, undirected=file.startswith("USA"))
    result = check(way, BY_NAME[name], graph)
    known = {"g": graph, "r": result, "approx": pytest.approx, **globals()}
    assert eval(said, known)


@pytest.mark.parametrize("way", SLOW)
@pytest.mark.parametrize(*tables(__file__)["hops"])
def test_hops(
    way: Way, file: str, start: int, told: tuple[int, ...], data: Path
) -> None:
    """From a given node."""
    result = compiled(way, "hop_distance")(read(data / "graphs" / file), root=start)
    assert reached(result.dist)[: len(told)] == told
    assert result.returned == told[1]
