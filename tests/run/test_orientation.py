"""Graphs with their edges one way, and what is found on them, on every target."""

import functools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.passes.schedulers import OURS
from lighthouse.runtime import orientation
from lighthouse.runtime.orientation import Oriented, orient
from tests.run import ways
from tests.run.ways import Way

PROGRAM = Path(__file__).parent / "programs" / "triangles.gm"


def with_edges(graph: Graph, *more: tuple[int, int]) -> Graph:
    sources, targets = zip(*more, strict=True)
    return Graph.from_edges(
        np.concatenate((graph.slot_sources, sources)),
        np.concatenate((graph.column_indices, targets)),
        nodes=graph.nodes,
    )


@functools.cache
def graphs() -> dict[str, Graph]:
    """A simple undirected graph with a long row, and what it may lack of that."""
    ends = np.random.default_rng(3).integers(0, 220, (700, 2))
    hub = np.stack((np.full(170, 20), np.arange(170)), axis=1)
    made = Graph.from_edges(np.concatenate((ends, hub)), nodes=300)
    simple = made.without_self_loops().symmetrized().deduplicated()
    return {
        "simple": simple,
        "short rows": Graph.complete(9),
        "a loop": with_edges(simple, (7, 7)),
        "parallel edges": with_edges(simple, (20, 3), (3, 20)),
        "one way": with_edges(simple, (250, 251)),
        "another way back": with_edges(simple, (250, 251), (252, 250)),
        "a row just too short": Graph.star(129),
    }


def arguments(graph: Graph) -> dict[str, Any]:
    random = np.random.default_rng(graph.edges)
    return {"A": random.integers(-2000, 2000, graph.nodes, np.int32)}


@functools.cache
def expected(name: str) -> dict[str, Any]:
    graph = graphs()[name]
    result = ways.TREE.compile(PROGRAM)(graph, **arguments(graph))
    return {"": result.returned, **result.outputs}


@pytest.mark.parametrize("way", ways.ALL)
def test_equals_the_interpreter(way: Way) -> None:
    program = way.compile(PROGRAM)
    for name, graph in graphs().items():
        result = program(graph, **arguments(graph))
        for key, value in {"": result.returned, **result.outputs}.items():
            np.testing.assert_array_equal(value, expected(name)[key], f"{name} {key}")


@pytest.mark.parametrize("mapping", OURS)
def test_every_schedule(mapping: str) -> None:
    options = Options(schedule=mapping)
    program = lighthouse.compile(PROGRAM, target="cuda-sim", options=options)
    graph = graphs()["simple"]
    result = program(graph, **arguments(graph))
    for key, value in {"": result.returned, **result.outputs}.items():
        np.testing.assert_array_equal(value, expected("simple")[key], key)


@pytest.mark.parametrize("lanes", [False, True])
def test_orients(lanes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Oriented | None] = []

    def watched(
        device: Any, kernel: str, graph: Graph, shortest: int
    ) -> Oriented | None:
        made.append(orient(device, kernel, graph, shortest))
        return made[-1]

    monkeypatch.setattr(orientation, "orient", watched)
    program = Way("cuda-sim", lanes=lanes).compile(PROGRAM)
    for name, graph in graphs().items():
        made.clear()
        program(graph, **arguments(graph))
        if name != "simple":
            assert set(made) == {None}, name
            continue
        (found, *_) = made
        assert found is not None
        degrees = np.diff(graph.row_offsets)
        sources, targets = graph.slot_sources, graph.column_indices
        kept = (degrees[sources] < degrees[targets]) | (
            (degrees[sources] == degrees[targets]) & (sources < targets)
        )
        arrays = found.arrays
        assert np.array_equal(arrays["edge_sources"], sources[kept])
        assert np.array_equal(arrays["column_indices"], targets[kept])
        lengths = np.bincount(sources[kept], minlength=graph.nodes)
        assert np.array_equal(np.diff(arrays["row_offsets"]), lengths)
