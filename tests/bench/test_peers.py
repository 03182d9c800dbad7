"""Every peer that is installed is asked what we are asked."""

import importlib
import shutil
import sys
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest
import scipy.sparse

from lighthouse.bench.peers import PEERS, Unsuitable
from lighthouse.bench.problems import PROBLEMS, Check
from lighthouse.bench.suites import SUITES, directed, undirected, with_lengths
from lighthouse.graph import Graph

PAIRS = {
    "bfs_levels sssp pagerank pagerank_propagate components triangle_counting "
    "hits mst adamic_adar teenage_followers friends_of_friends "
    "directed_triangles": "scipy",
    "bfs_levels sssp pagerank components betweenness triangle_counting "
    "vertex_cover": "networkx",
    "bfs_levels sssp components betweenness triangle_counting "
    "mst friends_of_friends closeness betweenness_exact": "igraph",
    "bfs_levels sssp pagerank components triangle_counting "
    "independent_set closeness betweenness_exact": "networkit",
    "hop_distance bfs_levels sssp pagerank conductance triangle_counting": "plain",
    "bfs_levels sssp pagerank": "expert",
}
GRAPHS = {
    "undirected": with_lengths(undirected(Graph.rmat(6, 4))),
    "directed": with_lengths(directed(Graph.rmat(6, 4))),
    "grid": with_lengths(undirected(Graph.grid(5, 6))),
}
# networkx hands out what sinks hold, NetworKit scales; others want undirected graphs.
ELSEWHERE = {("networkx", "pagerank", "undirected")} | {
    (peer, problem, "directed")
    for peer, problems in {
        "networkx": "pagerank triangle_counting vertex_cover",
        "networkit": "pagerank triangle_counting independent_set closeness "
        "betweenness_exact",
        "igraph": "triangle_counting mst friends_of_friends closeness "
        "betweenness_exact",
        "scipy": "triangle_counting mst adamic_adar",
        "plain": "triangle_counting",
    }.items()
    for problem in problems.split()
}


def checker(problem: str, graph: Graph) -> Check:
    return PROBLEMS[problem].checker(graph, PROBLEMS[problem].arguments(graph))


@pytest.mark.parametrize("shape", GRAPHS)
@pytest.mark.parametrize(
    ("peer", "problem"),
    [(peer, name) for names, peer in PAIRS.items() for name in names.split()],
)
def test_peer_is_right(peer: str, problem: str, shape: str) -> None:
    if PEERS[peer].source is None:
        pytest.importorskip(peer, reason="beside what is measured")
    graph = GRAPHS[shape]
    solver = PEERS[peer].solvers()[problem]
    arguments = PROBLEMS[problem].arguments(graph)
    if (peer, problem, shape) in ELSEWHERE:
        with pytest.raises(Unsuitable):
            solver(graph, arguments)
        return
    call = solver(graph, arguments)
    if call.prepare is not None:
        call.prepare()
    assert checker(problem, graph)(call.answer(call.run())) == ""


def test_cusparse_with_another_library_in_its_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """cupy has the names of numpy, cupyx those of scipy."""
    device = SimpleNamespace(synchronize=lambda: None)
    cupy = ModuleType("cupy")
    names = {"asarray": np.asarray, "full": np.full, "asnumpy": np.asarray}
    vars(cupy).update(names, cuda=SimpleNamespace(Device=lambda: device))
    cupyx = ModuleType("cupyx")
    vars(cupyx).update(scipy=scipy)
    modules = {"cupy": cupy, "cupyx": cupyx, "cupyx.scipy": scipy}
    for name, module in (modules | {"cupyx.scipy.sparse": scipy.sparse}).items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "lighthouse.bench.peers.cupy", raising=False)
    adapter = importlib.import_module("lighthouse.bench.peers.cupy")
    monkeypatch.delitem(sys.modules, "lighthouse.bench.peers.cupy")
    graph = GRAPHS["directed"]
    call = adapter.SOLVERS["pagerank"](graph, PROBLEMS["pagerank"].arguments(graph))
    assert checker("pagerank", graph)(call.answer(call.run())) == ""


def test_the_tables_name_what_there_is() -> None:
    for suite in SUITES.values():
        assert set(suite.programs) <= set(PROBLEMS)
    for problem in PROBLEMS.values():
        assert "Procedure" in problem.source().text
    for peer in PEERS.values():
        if peer.installed:
            assert set(peer.solvers()) <= set(PROBLEMS)


def test_installed_peers_have_a_version() -> None:
    assert PEERS["scipy"].title == f"scipy {scipy.__version__}"


BY_HAND = ("bfs_levels", "pagerank", "sssp")


@pytest.mark.gpu
@pytest.mark.parametrize("shape", GRAPHS)
@pytest.mark.parametrize("name", BY_HAND)
def test_by_hand(name: str, shape: str) -> None:
    graph = GRAPHS[shape]
    call = PEERS["hand"].solvers()[name](graph, PROBLEMS[name].arguments(graph))
    check = checker(name, graph)
    assert [check(call.answer(call.run())) for _ in range(2)] == ["", ""]


@pytest.mark.slow
def test_code_by_hand_compiles() -> None:
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        pytest.skip("nvcc is not installed")
    from lighthouse.bench.peers import hand

    for name in ("bfs", "pagerank", "sssp"):
        hand.library(name, "sm_90")
