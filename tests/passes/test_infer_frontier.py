"""Rounds over lists of nodes mean what rounds over the graph do."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front
from lighthouse.graph import Graph
from lighthouse.package import INCLUDE
from lighthouse.passes.device.scanned_lists import SUMS
from tests.once import compiled
from tests.passes.atomics import has_atomics
from tests.passes.meaning import programs
from tests.sampling import sampled

PROGRAMS, SINGLES = programs("infer_frontier"), programs("singles")
REACHED, BOTH_WAYS = PROGRAMS["reached"], SINGLES["both ways"]


def run(program: Compiled, graph: Graph) -> tuple[object, list[int]]:
    numbers = (np.arange(graph.nodes) * 7 % 6).astype(np.int32)
    result = program(graph, B=numbers, root=0)
    return result.returned, result.outputs["A"].tolist()


def test_sums_have_room_for_all_parts() -> None:
    """The pass allocates what the header counts on."""
    header = (INCLUDE / "scan.cuh").read_text()
    assert f"most_parts = {SUMS // 2};" in header


@pytest.mark.parametrize("persist", ["", ",persist-loops{loops=all}"])
@pytest.mark.parametrize("lanes", [False, True])
def test_scan_of_several_parts(lanes: bool, persist: str) -> None:
    """lighthouse/include/scan.cuh has a block for each 512 nodes, the last with few."""
    graph = Graph.read("social:2300:9000")
    passes = f"eliminate-bool-atomics,infer-frontier{{use=all,append=scan}}{persist}"
    options = Options(passes=passes)
    answer = run(compiled(REACHED, "cuda-sim", options, lanes=lanes), graph)
    assert answer == run(compiled(REACHED, "openmp"), graph)
    assert len(set(answer[1])) > 1


def of_degrees() -> Iterator[Graph]:
    """Few edges, more than a node has places for, the same edge again and again."""
    yield Graph.read("grid:9x9")
    for leaves in (60, 61, 62, 63, 64, 300):
        spokes = range(1, leaves + 1)
        yield Graph.from_edges([0] * leaves, spokes, nodes=leaves + 2)
        yield Graph.from_edges(spokes, [0] * leaves, nodes=leaves + 2)
    yield Graph.from_edges([0] * 20 + [1] * 20, [1] * 20 + [0] * 20, nodes=3)
    yield Graph.from_edges(range(9), range(9), nodes=9)
    random = np.random.default_rng(3)
    # In the second one, the places of a few items are less than an eighth of the nodes.
    for nodes, edges in ((700, 2000), (4000, 9000)):
        ends = random.integers(0, nodes, (2, edges))
        yield Graph.from_edges(ends[0], ends[1], nodes=nodes)


@cache
def both_ways() -> list[tuple[Graph, tuple[object, list[int]]]]:
    """Graphs with what the interpreter says."""
    program = compiled(BOTH_WAYS, "interpret")
    return [(graph, run(program, graph)) for graph in of_degrees()]


@pytest.mark.parametrize(
    ("lists", "lanes"),
    sampled(product(("append=scan", "items=race"), (True, False)), 4),
)
def test_places_of_bounded_and_unbounded_degrees(lists: str, lanes: bool) -> None:
    """Exactly one place of each node counts: `seen` would tell of a second one."""
    options = Options(
        passes=f"eliminate-bool-atomics,infer-frontier{{use=all,{lists}}},"
        "schedule-loops,persist-loops{loops=all}"
    )
    simulated = compiled(BOTH_WAYS, "cuda-sim", options, lanes=lanes)
    for graph, expected in both_ways():
        for _ in range(2):
            assert run(simulated, graph) == expected


def test_no_atomics() -> None:
    """What is left of them is the program's own, here none."""
    compilation = front(Source("both_ways.gm", BOTH_WAYS.replace("seen += 1;", "")))
    passes = "eliminate-bool-atomics,infer-frontier{use=all,append=scan}"
    code = Compiled(compilation, "cuda-sim", Options(passes=passes)).program.code
    assert "lh::scatter(" in code
    assert "lh::block_add(active" in code  # in rounds over the graph
    assert not re.findall(r"lh::(atomic_|append|visit|flush|push)", code)


# Slow: nvcc takes several seconds.
@pytest.mark.slow
def test_no_atomics_in_the_ptx_of_rounds_over_lists() -> None:
    source = Source("both_ways.gm", BOTH_WAYS.replace("seen += 1;", ""))
    passes = (
        "eliminate-bool-atomics,infer-frontier{use=all,append=scan},"
        "schedule-loops{mapping=balanced}"
    )
    program = Compiled(front(source), "cuda", Options(passes=passes)).program
    kernels = has_atomics(program.source)
    rounds = [k for k in kernels if re.match(r"\w*_(listed|tallied|placed)", k)]
    assert len(rounds) >= 6
    assert not any(kernels[k] for k in rounds)
    assert any(kernels.values())  # those over the graph count
