"""What was stored is what is read instead, also where a store converts."""

from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled_together
from tests.passes.meaning import acted, programs
from tests.sampling import rows

# Loops, repeated edges; nothing reaches 5, and 6 has no edge at all.
GRAPH = Graph.from_edges(
    [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5], [1, 2, 3, 2, 4, 0, 1, 3, 4, 0, 0, 1], nodes=7
)

PROGRAMS = programs("scalar_replacement")


def values(program: Compiled) -> dict[str, Any]:
    random = np.random.default_rng(11)
    found: dict[str, Any] = {}
    if "X" in program.__signature__.parameters:
        found["X"] = random.normal(0, 3, GRAPH.nodes)
    found["K"] = random.integers(1, 9, GRAPH.nodes).astype(np.int32)
    return found


def answer(name: str, target: Target, options: Options) -> dict[str, Any]:
    program = compiled_together((*PROGRAMS.values(),), target, options)[PROGRAMS[name]]
    if target != "interpret":
        done = acted(program, "scalar-replacement") > 0
        assert done == (not options.disabled)
    result = program(GRAPH, **values(program))
    return {name: np.asarray(x).tolist() for name, x in result.outputs.items()}


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@rows("name", PROGRAMS)
def test_forwarded(name: str, target: Target) -> None:
    expected = answer(name, "interpret", Options())
    for disabled in ((), ("scalar-replacement",)):
        options = Options(disabled=disabled, verify_each=True)
        assert answer(name, target, options) == expected
