"""The edges of a graph as lists, in the order of the input."""

from typing import Any

from lighthouse.graph import Graph


def edges_of(graph: Graph) -> list[tuple[int, int]]:
    ends = graph.edge_sources.tolist(), graph.edge_targets.tolist()
    return list(zip(*ends, strict=True))


def weights_of(graph: Graph) -> list[Any]:
    assert graph.weights is not None
    weights: list[Any] = graph.weights.tolist()
    return weights
