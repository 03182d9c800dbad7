"""What one thread runs on the host between kernels, held to the interpreter.

The answers do not depend on the order of parallel loops.
"""

import functools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Result
from lighthouse.graph import Graph
from tests.run import ways
from tests.run.ways import Way, compiled_together

PROGRAMS = Path(__file__).parent / "programs"


@functools.cache
def graphs() -> tuple[Graph, ...]:
    random = np.random.default_rng(4)
    sources, targets = random.integers(0, 14, (2, 60))
    return (
        Graph.empty(3),
        Graph.path(2),
        Graph.from_edges(sources, targets, nodes=16),
        Graph.star(30),
        Graph.rmat(5, 2),
    )


def arguments(name: str, graph: Graph) -> dict[str, Any]:
    random = np.random.default_rng(graph.edges)

    def ints(size: int, low: int, high: int) -> Any:
        return random.integers(low, high, size, np.int32)

    match name:
        case "walks":
            return {"W": ints(graph.edges, 0, 9)}
        case "arguments":
            some = random.integers(0, graph.nodes, 6).tolist()
            return {
                "S": set(some),
                "Q": some,
                "M": {1: 2, 3: 4},
                "root": some[0],
                "A": ints(graph.nodes, -3, 5),
            }
        case "collections":
            return {"A": ints(graph.nodes, -20, 40)}
        case _:
            return {"A": ints(graph.nodes, -3, 5)}


def plain(value: Any) -> Any:
    return value.tolist() if isinstance(value, np.ndarray | np.generic) else value


def answer(name: str, graph: Graph, way: Way) -> dict[str, Any]:
    paths = tuple(PROGRAMS / f"{each}.gm" for each in NAMES)
    program = compiled_together(way, paths)[PROGRAMS / f"{name}.gm"]
    result: Result = program(graph, **arguments(name, graph))
    outputs = {key: plain(value) for key, value in result.outputs.items()}
    return {"returned": plain(result.returned), **outputs}


NAMES = ("arguments", "collections", "maps", "nests", "queues", "searches", "walks")


@pytest.mark.parametrize("way", ways.CORPUS)
@pytest.mark.parametrize("name", NAMES)
def test_equals_the_interpreter(name: str, way: Way) -> None:
    for graph in graphs():
        assert answer(name, graph, way) == answer(name, graph, ways.TREE), repr(graph)
