"""Hoisted values are the same to the last bit, also where no edge leads to a vertex."""

from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled, compiled_together
from tests.passes.meaning import acted, programs
from tests.sampling import rows

GRAPHS = (
    # Loops, repeated edges; nothing reaches 5, and 6 has no edge at all.
    Graph.from_edges(
        [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
        [1, 2, 3, 2, 4, 0, 1, 3, 4, 0, 0, 1],
        nodes=7,
    ),
    Graph.from_edges([], [], nodes=3),
    Graph.from_edges([], [], nodes=0),
)

PROGRAMS = programs("hoist_invariants")


def arguments(program: Compiled, graph: Graph) -> dict[str, Any]:
    at = np.arange(graph.nodes)
    known = {
        "K": (3 - at).astype(np.int32),
        "L": (at * at * 1000003).astype(np.int32),
        "X": 1e18 * (at - 2.5),
        "d": 0.3,
        "r": 1,
    }
    parameters = program.__signature__.parameters
    return {name: value for name, value in known.items() if name in parameters}


def answer(name: str, target: Target, options: Options, graph: Graph) -> Any:
    program = compiled_together((*PROGRAMS.values(),), target, options)[PROGRAMS[name]]
    result = program(graph, **arguments(program, graph))
    arrays = {key: np.asarray(x) for key, x in result.outputs.items()}
    return {key: x.tobytes() for key, x in arrays.items()}


WAYS: tuple[tuple[Target, Options], ...] = (
    ("openmp", Options(passes="hoist-invariants", verify_each=True)),
    ("cuda-sim", Options(verify_each=True)),
)


@pytest.mark.parametrize(("target", "options"), WAYS)
@rows("name", PROGRAMS)
def test_same_bits(name: str, target: Target, options: Options) -> None:
    for graph in GRAPHS:
        if name == "aliases" and graph.nodes < 2:
            continue
        plain = answer(name, target, Options(level=0), graph)
        assert answer(name, target, options, graph) == plain


@pytest.mark.parametrize("name", PROGRAMS)
def test_something_is_hoisted(name: str) -> None:
    hoisted = acted(compiled(PROGRAMS[name], "openmp"), "hoist-invariants") > 0
    assert hoisted == (name not in {"aliases", "own"})
