"""Rounds without atomics end at the same fixpoint, though many threads collide."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.driver import Options, front, read_source
from lighthouse.graph import Graph
from lighthouse.remarks import Kind

HERE = Path(__file__).parent / "elide-monotone-atomics"
EDGES = 4000
NODES = 60
PASSES = "fuse-loops,eliminate-bool-atomics,elide-monotone-atomics"


def values(graph: Graph) -> dict[str, Any]:
    random = np.random.default_rng(8)
    return {
        "len": random.uniform(0, 9, graph.edges).astype(np.float32),
        "key": random.integers(-99, 99, graph.nodes).astype(np.int32),
        "root": 0,
    }


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_shortest_paths_from_the_active_keep_atomics(
    samples: Path, target: Target
) -> None:
    compilation = front(read_source(str(samples / "sssp.gm")))
    options = Options(passes="elide-monotone-atomics")
    program = Compiled(compilation, target, options)
    kinds = {r.kind for r in program.remarks if r.pass_name == options.passes}
    assert kinds == {Kind.MISSED}


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@pytest.mark.parametrize(
    ("name", "result"), [("distances", "dist"), ("labels", "label")]
)
def test_fixpoint(name: str, result: str, target: Target) -> None:
    random = np.random.default_rng(7)
    ends = random.integers(0, NODES, (2, EDGES))
    graph = Graph.from_edges(ends[0].tolist(), ends[1].tolist(), nodes=NODES + 1)
    compilation = front(read_source(str(HERE / f"{name}.gm")))
    programs = [
        Compiled(compilation, "interpret", Options()),
        Compiled(compilation, target, Options(passes=PASSES, verify_each=True)),
    ]
    acted = {r.pass_name for r in programs[1].remarks if r.kind is Kind.PASSED}
    assert "elide-monotone-atomics" in acted
    answers = []
    for program in programs:
        known = program.__signature__.parameters
        given = {name: x for name, x in values(graph).items() if name in known}
        outputs = program(graph, **given).outputs
        answers.append(np.asarray(outputs[result]).tolist())
    assert answers[0] == answers[1]
