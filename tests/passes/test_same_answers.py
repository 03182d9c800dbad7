"""Programs for which some pass once said yes although the answer changed."""

from itertools import product

import numpy as np
import pytest

from lighthouse.api import Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled, compiled_together
from tests.passes.meaning import acted, programs
from tests.sampling import rows, sampled

PROGRAMS = programs("same_answers")


def graphs() -> tuple[Graph, ...]:
    random = np.random.default_rng(3)
    sources, targets = [0, 0, 0, 1, 1, 2, 2], [1, 1, 1, 2, 2, 2, 0]
    return (
        Graph.from_edges(np.array(sources), np.array(targets), nodes=5),
        Graph.from_edges(
            random.integers(0, 400, 900), random.integers(0, 400, 900), nodes=400
        ),
        Graph.path(20),
    )


@pytest.mark.parametrize(
    ("target", "direction"),
    [
        *sampled(product(["openmp", "cuda-sim"], ["auto", "pull"]), 3),
        pytest.param("cuda", "auto", marks=pytest.mark.gpu),
        pytest.param("cuda", "pull", marks=pytest.mark.gpu),
    ],
)
@rows("text", PROGRAMS.values())
def test_same(text: str, target: Target, direction: str) -> None:
    passes = f"undefer-writes,intersect-rows,infer-frontier{{direction={direction}}}"
    pulled = Options(passes=f"{passes},end-searches,schedule-loops")
    options = Options() if direction == "auto" else pulled
    expected = compiled(text, "interpret")
    program = compiled_together((*PROGRAMS.values(),), target, options)[text]
    for graph in graphs():
        np.testing.assert_array_equal(program(graph, r=0).A, expected(graph, r=0).A)


@rows("name", ["wrapped", "late counter", "counter beyond", "rounds, drawn"])
def test_written_late(name: str) -> None:
    program = compiled(PROGRAMS[name], "openmp")
    assert not acted(program, "undefer-writes")
