"""Every way over the edges of a vertex: the index that is generated, and what it reads.

The graph has parallel edges and a self-loop, and its edges come out of order; edge
properties belong to the edge as it was given, whichever end it is seen from.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Target
from lighthouse.graph import Graph

SOURCES = [2, 0, 0, 1, 2, 0, 3, 3]
TARGETS = [1, 1, 2, 0, 1, 1, 3, 0]
WEIGHTS = [10, 20, 30, 40, 50, 60, 70, 80]
EDGES = list(zip(SOURCES, TARGETS, WEIGHTS, strict=True))

# The offsets of the row, and the index.
OUT, IN, EDGE = (
    ("row_offsets", "x_slot"),
    ("in_row_offsets", "x_slot"),
    ("row_offsets", "x"),
)

# Range, term in the sum, and in the kernel: the row, and the body of the loop over it.
WAYS: dict[str, tuple[str, str, tuple[str, str], list[str]]] = {
    "Nbrs": (
        "x: n.Nbrs",
        "x.label",
        OUT,
        [
            "const lh::node_t x = column_indices[x_slot];",
            "sum = lh::add(sum, label[x]);",
        ],
    ),
    "InNbrs": (
        "x: n.InNbrs",
        "x.label",
        IN,
        [
            "const lh::node_t x = in_column_indices[x_slot];",
            "sum = lh::add(sum, label[x]);",
        ],
    ),
    "OutEdges": (
        "x: n.OutEdges",
        "x.weight",
        EDGE,
        ["sum = lh::add(sum, weight[x]);"],
    ),
    "InEdges": (
        "x: n.InEdges",
        "x.weight",
        IN,
        ["const lh::edge_t x = in_edge_ids[x_slot];", "sum = lh::add(sum, weight[x]);"],
    ),
    "ToNode": (
        "x: n.OutEdges",
        "far.label",
        EDGE,
        [
            "const lh::node_t far = column_indices[x];",
            "sum = lh::add(sum, label[far]);",
        ],
    ),
    "FromNode": (
        "x: n.InEdges",
        "near.label",
        IN,
        [
            "const lh::edge_t x = in_edge_ids[x_slot];",
            "const lh::node_t near = edge_sources[x];",
            "sum = lh::add(sum, label[near]);",
        ],
    ),
    # The neighbour itself is not used, so it is not loaded.
    "Nbrs.ToEdge": (
        "x: n.Nbrs",
        "e.weight",
        OUT,
        ["sum = lh::add(sum, weight[x_slot]);"],
    ),
    "InNbrs.ToEdge": (
        "x: n.InNbrs",
        "e.weight",
        IN,
        ["const lh::edge_t e = in_edge_ids[x_slot];", "sum = lh::add(sum, weight[e]);"],
    ),
}
DECLARED = {
    "far": "Node far = x.ToNode();",
    "near": "Node near = x.FromNode();",
    "e": "Edge e = x.ToEdge();",
    "x": "",
}


def program(way: str) -> str:
    range_, term, _, _ = WAYS[way]
    declared = DECLARED[term.split(".")[0]]
    return f"""
        Procedure index(
            G: Graph, label: N_P<Int>, weight: E_P<Int>; total: N_P<Int>
        ) {{
            Foreach (n: G.Nodes) {{
                Int sum = 0;
                Foreach ({range_}) {{ {declared} sum += {term} @ x; }}
                n.total = sum;
            }}
        }}"""


def outgoing(seen: Callable[[int, int], int]) -> list[int]:
    return [sum(seen(t, w) for s, t, w in EDGES if s == n) for n in range(4)]


def incoming(seen: Callable[[int, int], int]) -> list[int]:
    return [sum(seen(s, w) for s, t, w in EDGES if t == n) for n in range(4)]


def label(node: int, weight: int) -> int:
    return [1, 100, 10_000, 1_000_000][node]


def weight(node: int, weight: int) -> int:
    return weight


ANSWERS: dict[str, list[int]] = {
    "Nbrs": outgoing(label),
    "InNbrs": incoming(label),
    "OutEdges": outgoing(weight),
    "InEdges": incoming(weight),
    "ToNode": outgoing(label),
    "FromNode": incoming(label),
    "Nbrs.ToEdge": outgoing(weight),
    "InNbrs.ToEdge": incoming(weight),
}


@pytest.mark.parametrize("way", WAYS)
def test_generated_index(way: str) -> None:
    _, _, (offsets, index), body = WAYS[way]
    loops: dict[Target, list[str]] = {
        "openmp": [
            f"for (lh::edge_t {index} = {offsets}[n]; {index} < x_end; ++{index}) {{",
            *body,
            "}",
        ],
        "cuda": [
            f"const auto x_body = [&](lh::edge_t {index}, int32_t& sum) {{",
            *body,
            "};",
            f"lh::for_edges<Rows>(lh::slots(has_item, {offsets}, n), "
            "lh::known(), x_body,",
        ],
    }
    for target, loop in loops.items():
        source = lighthouse.compile(program(way), target=target).source
        lines = [line.strip() for line in source.splitlines()]
        start = lines.index(loop[0])
        assert lines[start : start + len(loop)] == loop


@pytest.mark.parametrize("target", ["interpret", "openmp", "cuda-sim"])
@pytest.mark.parametrize("way", WAYS)
def test_answer(way: str, target: Target) -> None:
    graph = Graph.from_edges(SOURCES, TARGETS, nodes=4)
    arguments: dict[str, Any] = {
        "label": np.array([1, 100, 10_000, 1_000_000], np.int32),
        "weight": np.array(WEIGHTS, np.int32),
    }
    result = lighthouse.compile(program(way), target=target)(graph, **arguments)
    assert result.total.tolist() == ANSWERS[way]
