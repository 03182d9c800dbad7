"""Loops over what rows have in common, where nodes stand in them many times, on every
target."""

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Result
from lighthouse.graph import Graph
from tests.run import ways
from tests.run.ways import Way

PROGRAM = Path(__file__).parent / "programs" / "intersections.gm"


@functools.cache
def graphs() -> tuple[Graph, ...]:
    """Few nodes and many edges, so that blocks share rows and rows have repeats."""
    random = np.random.default_rng(7)
    hub = np.zeros(60, np.int64)
    return (
        Graph.empty(3),
        Graph.path(2),
        Graph.from_edges(random.integers(0, 14, (90, 2)), nodes=16),
        Graph.from_edges(
            np.concatenate((hub, random.integers(0, 90, 260))),
            np.concatenate((random.integers(0, 90, 60), random.integers(0, 90, 260))),
            nodes=90,
        ),
    )


def arguments(graph: Graph) -> dict[str, Any]:
    random = np.random.default_rng(graph.edges)
    return {"A": random.integers(-50, 50, graph.nodes, np.int32), "r": graph.nodes // 3}


@functools.cache
def expected() -> tuple[Result, ...]:
    program = ways.TREE.compile(PROGRAM)
    return tuple(program(graph, **arguments(graph)) for graph in graphs())


def same(found: Result, wanted: Result) -> Iterator[bool]:
    yield found.returned == wanted.returned
    for name, value in wanted.outputs.items():
        yield np.array_equal(found.outputs[name], value)


@pytest.mark.parametrize("way", ways.ALL)
def test_equals_the_interpreter(way: Way) -> None:
    program = way.compile(PROGRAM)
    for graph, wanted in zip(graphs(), expected(), strict=True):
        assert all(same(program(graph, **arguments(graph)), wanted)), graph
