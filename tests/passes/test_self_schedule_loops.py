"""Iterations that are drawn from a counter come once each, whoever draws them."""

from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front
from lighthouse.graph import Graph
from lighthouse.runtime import counters
from tests.corpus.cases import graph_of
from tests.extensions.pta import test_shared_sets as of_sets
from tests.once import compiled
from tests.passes.meaning import programs
from tests.passes.test_same_outputs import HEADS
from tests.run.host_function import HostFunction

DRAWN = ("self-schedule-loops",)
LANES = pytest.mark.parametrize("lanes", [False, True])
MAPPINGS = ("warp", "block", "balanced", "donate")
QUICK = {"both: united", "left alone: members"}
ROUNDS = programs("singles")["drawn rounds"]
INSIDE = programs("singles")["drawn sets"]


@LANES
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if name in QUICK else [pytest.mark.slow])
        for name in of_sets.TEXTS
    ],
)
def test_warps(name: str, lanes: bool) -> None:
    made = of_sets.compilation(name)
    expected = of_sets.answer(Compiled(made, "interpret", Options()), of_sets.GRAPH)
    options = Options(enabled=DRAWN, verify_each=True)
    program = Compiled(made, "cuda-sim", options, lanes=lanes)
    assert of_sets.answer(program, of_sets.GRAPH) == expected


@LANES
@pytest.mark.parametrize("mapping", MAPPINGS)
def test_blocks(mapping: str, lanes: bool) -> None:
    options = Options(enabled=DRAWN, schedule=mapping)
    assert "lh::DrawnBlocks items" in rounds(options).source
    for graph in map(graph_of, HEADS["schedule_loops"]["on"]):
        expected = run(rounds(Options(), "interpret"), graph)
        assert run(rounds(options, lanes=lanes), graph) == expected


def rounds(options: Options, target: Any = "cuda-sim", **how: Any) -> Compiled:
    return compiled(ROUNDS, target, options, **how)


def run(program: Compiled, graph: Graph) -> list[int]:
    found = program(graph, k=7)
    return [found.returned, *np.asarray(found.A).tolist()]


@pytest.mark.parametrize("host", [False, True])
def test_counters_are_used_again(host: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are zero once more when all have had their launch."""
    monkeypatch.setattr(counters, "COUNT", 3)
    options = Options(enabled=DRAWN, schedule="balanced")
    made = front(Source("rounds.gm", ROUNDS))
    program = (HostFunction if host else Compiled)(made, "cuda-sim", options)
    graph = Graph.from_edges(*np.random.default_rng(3).integers(0, 64, (2, 500)))
    expected = rounds(Options(), "interpret")
    for k in (7, 1030 if host else 7):
        found = program(graph, k=k)
        wanted = expected(graph, k=k)
        assert np.array_equal(found.A, wanted.A)


def test_host_function_with_sets() -> None:
    made = front(Source("inside.gm", INSIDE))
    program = HostFunction(made, "cuda-sim", Options(enabled=DRAWN))
    launches = " ".join(program.source.split())
    assert "left_over.data(), is_second, counters.next()" in launches
    found = program(of_sets.GRAPH)
    expected = Compiled(made, "interpret", Options())(of_sets.GRAPH)
    assert found.returned == expected.returned > 0
    assert np.array_equal(found.A, expected.A)


@LANES
def test_a_repeated_launch_has_a_counter_of_its_own(
    lanes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Options(enabled=DRAWN)
    of_sets.check_pools_that_grow("both: united", lanes, drawn, monkeypatch)


@pytest.mark.gpu
@pytest.mark.parametrize("name", of_sets.TEXTS)
def test_warps_on_a_gpu(name: str) -> None:
    made, large = of_sets.compilation(name), of_sets.graph(100_000, 400_000)
    expected = of_sets.answer(Compiled(made, "openmp", Options()), large)
    program = Compiled(made, "cuda", Options(enabled=DRAWN))
    assert of_sets.answer(program, large) == expected


@pytest.mark.gpu
@pytest.mark.parametrize("mapping", MAPPINGS)
def test_blocks_on_a_gpu(mapping: str) -> None:
    graph = Graph.rmat(16)
    expected = run(rounds(Options(), "openmp"), graph)
    program = rounds(Options(enabled=DRAWN, schedule=mapping), "cuda")
    assert run(program, graph) == expected
