"""Who runs the edges of a vertex changes no answer, however long the rows are."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.passes.schedulers import OURS
from tests.once import compiled, compiled_together
from tests.passes.meaning import programs
from tests.sampling import rows

# The parameters of all programs.
HEAD = """Proc f(G: Graph, B: N_P<Int>, W: E_P<Int>;
               A: N_P<Int>, C: N_P<Long>, D: N_P<Double>, X: E_P<Int>): Long"""
WAYS: tuple[tuple[Target, bool], ...] = (
    ("openmp", False),
    ("cuda-sim", False),
    ("cuda-sim", True),
)
PROGRAMS = programs("schedule_loops")


def graph_of(lengths: list[int], nodes: int) -> Graph:
    """The first vertices have rows of these lengths, with loops and equal edges."""
    sources = np.repeat(np.arange(len(lengths)), lengths)
    targets = np.concatenate([np.arange(k) * 3 for k in lengths]) % nodes
    return Graph.from_edges(sources, targets, nodes=nodes)


@cache
def graphs() -> tuple[Graph, ...]:
    return tuple(made())


def made() -> Iterator[Graph]:
    """Lengths around those of a warp and of a block of the simulator."""
    yield Graph.from_edges([], [], nodes=0)
    yield Graph.from_edges([], [], nodes=1)
    yield Graph.from_edges([], [], nodes=37)
    yield graph_of([0, 1, 3, 4, 5, 0, 7, 8, 9, 15, 16, 17, 0, 31, 32, 33, 200, 1], 70)
    yield graph_of([0] * 20 + [300], 33)
    yield graph_of([300], 300)
    yield Graph.from_edges([2] * 40, [2] * 40, nodes=5)
    ends = np.random.default_rng(3).integers(0, 64, (2, 500))
    yield Graph.from_edges(ends[0], ends[1], nodes=64)
    # Around the lengths from which on threads donate (twice a warp of 4), and have the
    # whole block run the rest (4 × 8); more donors than the box has room for.
    yield graph_of([12, 31, 32, 33, 35, 36, 37, 70, 700], 13)
    yield graph_of([9] * 80, 80)


def run(program: Compiled, graph: Graph) -> tuple[Any, dict[str, Any]]:
    numbers = (np.arange(graph.nodes) * 7 % 6).astype(np.int32)
    weights = (np.arange(graph.edges) * 5 % 11).astype(np.int32)
    result = program(graph, B=numbers, W=weights)
    return result.returned, {k: np.asarray(v) for k, v in result.outputs.items()}


def cases() -> Iterator[object]:
    """The mappings with most to go wrong; the others are slow tests."""
    for mapping in OURS:
        for target, lanes in WAYS:
            quick = mapping in ("merge", "donate") and lanes
            marks = [] if quick else [pytest.mark.slow]
            way = "lanes" if lanes else target
            yield pytest.param(
                mapping, target, lanes, id=f"{mapping}-{way}", marks=marks
            )
        gpu = (mapping, "cuda", False)
        yield pytest.param(*gpu, id=f"{mapping}-cuda", marks=pytest.mark.gpu)


TEXTS = {name: f"{HEAD} {body}" for name, body in PROGRAMS.items()}


def check(
    name: str,
    target: Target,
    found: Iterable[Graph],
    options: Options,
    together: Sequence[str] = (),
    **how: Any,
) -> None:
    """`together`: the programs of one library."""
    text = TEXTS[name]
    texts = tuple(TEXTS[each] for each in together or (name,))
    program = compiled_together(texts, target, options, **how)[text]
    for graph in found:
        returned, outputs = run(compiled(text, "interpret"), graph)
        answer = run(program, graph)
        assert answer[0] == returned
        for key, expected in outputs.items():
            np.testing.assert_allclose(answer[1][key], expected, rtol=1e-12)


@pytest.mark.parametrize(("mapping", "target", "lanes"), [*cases()])
@rows("name", PROGRAMS)
def test_mappings(name: str, mapping: str, target: Target, lanes: bool) -> None:
    options = Options(schedule=mapping, verify_each=True)
    check(name, target, graphs(), options, (*PROGRAMS,), lanes=lanes)


@rows("name", [name for name in PROGRAMS if name.startswith("donated")])
def test_rows_are_donated(name: str) -> None:
    donating = Options(schedule="donate")
    code = compiled(TEXTS[name], "cuda-sim", donating).program.code
    assert "<lh::Donate>(" in code


@pytest.mark.parametrize("name", ["push", "pull"])
def test_merge_with_wide_offsets(name: str) -> None:
    found = (graph.widened() for graph in graphs())
    check(name, "cuda-sim", found, Options(schedule="merge"), lanes=True)


@pytest.mark.parametrize("name", ["edges", "edges by target", "all edges"])
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_edges_by_vertex(name: str, target: Target) -> None:
    check(name, target, graphs(), Options(verify_each=True))


def test_merge_in_a_resident_grid() -> None:
    passes = "schedule-loops{mapping=merge},persist-loops{loops=all}"
    options = Options(passes=passes, verify_each=True)
    check("rounds", "cuda-sim", graphs(), options, lanes=True)
