"""Race and resolve in the corpus: no atomics, and never two winners of one node."""

from pathlib import Path

import numpy as np
import pytest

from lighthouse.driver import Options, front, lower, read_source
from lighthouse.graph import Graph
from lighthouse.ir.kernels import Push, Sync, Update, UpdateTuple
from lighthouse.ir.walk import walk
from lighthouse.passes.base import Target
from tests.run.ways import Way

PROGRAM = Path(__file__).parents[1] / "corpus" / "idioms" / "race_and_resolve.gm"


@pytest.mark.parametrize("target", ["openmp", "cuda"])
def test_no_atomics(target: Target) -> None:
    plan = lower(front(read_source(str(PROGRAM))), target, Options()).plan
    for kernel in plan.kernels:
        for node in walk(kernel.body):
            assert not isinstance(node, UpdateTuple | Push)
            assert not (isinstance(node, Update) and node.sync is Sync.ATOMIC)


@pytest.mark.parametrize(
    "way",
    [
        Way("interpret"),
        Way("interpret", order="reverse"),
        Way("interpret", order="shuffle"),
        Way("openmp", threads=4),
        Way("cuda-sim"),
        pytest.param(Way("cuda-sim", lanes=True), marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_whoever_wins_has_all_that_it_wants(way: Way) -> None:
    """Each node is wanted by at most one of those chosen, and nobody else would fit."""
    run = way.compile(PROGRAM)
    random = np.random.default_rng(3)
    for _ in range(20):
        ends = random.integers(0, 40, (2, 45))
        graph = Graph.from_edges(np.concatenate(ends), np.concatenate(ends[::-1]))
        wants = np.eye(graph.nodes, dtype=int)
        wants[ends[0], ends[1]] = wants[ends[1], ends[0]] = 1
        chosen = np.asarray(run(graph).outputs["chosen"])
        taken = wants[chosen].sum(axis=0)
        assert taken.max() == 1
        assert all((wants[~chosen] @ taken) > 0)
