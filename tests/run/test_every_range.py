"""Both loops over every range, around every kind of body, in a sequential loop."""

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.graph import Graph
from tests.passes.meaning import programs
from tests.run import ways
from tests.run.ways import Way

PROGRAMS = programs(Path(__file__).with_name("every_range.txt"))
HEAD = PROGRAMS["head"]
TAIL = PROGRAMS["tail"]
NODE_RANGES = (
    *("G.Nodes", "r.Nbrs", "r.InNbrs", "r.CommonNbrs(q)"),
    *("S.Items", "O.Items", "Q-.Items", "r.P.Items"),
)
EDGE_RANGES = ("G.Edges", "r.OutEdges", "r.InEdges", "E.Items")

OVER_NODES = (
    "x.A += 1; sum += x.B;",
    "Foreach (m: G.Nodes) { m.A += x.B; }",
    "T.Add(x); M[x.B] += 1;",
    "Foreach (t: x.Nbrs) { t.A += 1; sum += t.B; }",
    "N_S L; For (t: x.Nbrs) { L.Add(t); } x.A += L.Size();",
)
OVER_NEIGHBOURS = "Edge d = x.ToEdge(); d.W += 1; sum += d.V;"
OVER_EDGES = (
    "x.W += 1; Node f = x.FromNode(); f.A += 2; sum += x.V;",
    "Foreach (m: G.Nodes) { m.A += x.V; }",
    "Node f = x.ToNode(); T.Add(f); M[x.V] += 1;",
    "Node f = x.ToNode(); Foreach (t: f.Nbrs) { t.A += 1; sum += t.B; }",
)


def loops(keyword: str) -> Iterator[str]:
    for range_ in NODE_RANGES:
        for body in OVER_NODES:
            yield f"{keyword} (x: {range_}) {{ {body} }}"
    for range_ in ("r.Nbrs", "r.InNbrs"):
        yield f"{keyword} (x: {range_}) {{ {OVER_NEIGHBOURS} }}"
    for range_ in EDGE_RANGES:
        for body in OVER_EDGES:
            yield f"{keyword} (x: {range_}) {{ {body} }}"


@functools.cache
def answer(keyword: str, way: Way) -> tuple[Any, list[int], list[int]]:
    text = HEAD + "\n".join(loops(keyword)) + TAIL
    sources, targets = np.random.default_rng(4).integers(0, 14, (2, 60))
    graph = Graph.from_edges(sources, targets, nodes=16)
    random = np.random.default_rng(1)
    values = {
        "B": random.integers(-3, 5, graph.nodes, np.int32),
        "V": random.integers(-3, 5, graph.edges, np.int32),
    }
    result = way.compile_text(text, "ranges.gm")(graph, r=3, q=5, **values)
    return result.returned, result.A.tolist(), result.W.tolist()


@pytest.mark.parametrize("way", ways.CORPUS)
@pytest.mark.parametrize("keyword", ["For", "Foreach"])
def test_equals_the_interpreter(keyword: str, way: Way) -> None:
    assert answer(keyword, way) == answer(keyword, ways.TREE)
