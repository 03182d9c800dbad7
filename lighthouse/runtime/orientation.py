"""Builds oriented graphs on a device, with `include/orientation.cuh`."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from lighthouse.graph import Graph
from lighthouse.runtime import layout
from lighthouse.runtime.device import Device


@dataclass(frozen=True, slots=True)
class Oriented:
    """The edges of a graph one way; its `arrays` are on the device, named as views."""

    nodes: int
    edges: int
    arrays: dict[str, Any]


def orient(
    device: Device, kernel: str, graph: Graph, shortest: int | None = None
) -> Oriented | None:
    """Of a symmetric graph, by `kernel`; with `shortest`, of any graph, but None where
    it is not undirected, has loops or parallel edges, or has no longer row."""
    if shortest is not None and graph.max_out_degree <= shortest:
        return None
    wide = np.dtype(np.int64 if layout.is_wide(graph) else np.int32)
    node, half = np.dtype(np.int32), graph.edges // 2
    words = -(-graph.edges // 32)
    kept = device.allocate(words, np.dtype(np.uint32))
    before, sums = device.allocate(words, wide), device.allocate(words, wide)
    state = device.allocate(2, np.dtype(np.int64))
    device.fill(state, 0)
    made = {
        "row_offsets": device.allocate(graph.nodes + 1, wide),
        "column_indices": device.allocate(half, node),
    }
    given = [device.view(graph, name) for name in made]
    if shortest is not None:
        made["edge_sources"] = device.allocate(half, node)
    arguments: list[Any] = [np.bool_(shortest is not None), np.int32(graph.nodes)]
    arguments += [wide.type(graph.edges), *given, kept, before, sums, state]
    no_sources = [np.uint64(0)] * (shortest is None)
    arguments += [*made.values(), *no_sources, device.barrier()]
    device.launcher(kernel, True)(words, arguments)
    return None if device.read(state, 1) else Oriented(graph.nodes, half, made)
