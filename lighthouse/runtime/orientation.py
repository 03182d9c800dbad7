"""Builds oriented graphs on a device, with `include/orientation.cuh`."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from lighthouse.graph import Graph
from lighthouse.runtime import layout
from lighthouse.runtime.device import Device


@dataclass(frozen=True, slots=True)
class Oriented:
    """The edges of a graph one way; its `arrays` are on the device, named as views.
    What `work` holds is needed only to make them."""

    nodes: int
    edges: int
    arrays: dict[str, Any]
    work: tuple[Any, ...]

    @property
    def memory(self) -> list[Any]:
        return [*self.arrays.values(), *self.work]


def orient(
    device: Device, kernel: str, graph: Graph, shortest: int | None = None
) -> Oriented | None:
    """Of a symmetric graph, by `kernel`; with `shortest`, of any graph, but None where
    it is not undirected, has loops or parallel edges, or has no longer row."""
    if shortest is not None and graph.max_out_degree <= shortest:
        return None
    made = allocate(device, graph, sources=shortest is not None)
    fill(device, kernel, graph, made)
    return None if device.read(made.work[-1], 1) else replace(made, work=())


def allocate(device: Device, graph: Graph, *, sources: bool) -> Oriented:
    """Memory for half of the edges, with their sources or without."""
    wide, node = np.dtype(wide_type(graph)), np.dtype(np.int32)
    words, half = -(-graph.edges // 32), graph.edges // 2
    arrays = {
        "row_offsets": device.allocate(graph.nodes + 1, wide),
        "column_indices": device.allocate(half, node),
    }
    if sources:
        arrays["edge_sources"] = device.allocate(half, node)
    work = (
        device.allocate(words, np.dtype(np.uint32)),
        device.allocate(words, wide),
        device.allocate(words, wide),
        device.allocate(2, np.dtype(np.int64)),
    )
    return Oriented(graph.nodes, half, arrays, work)


def fill(
    device: Device, kernel: str, graph: Graph, made: Oriented, keys: Any = None
) -> None:
    """With the edges of the graph, by `kernel`; `keys` are on the device, too."""
    device.fill(made.work[-1], 0)
    must_be_simple = "edge_sources" in made.arrays
    arguments: list[Any] = [np.bool_(must_be_simple), np.int32(graph.nodes)]
    arguments.append(wide_type(graph)(graph.edges))
    rows = "row_offsets", "column_indices"
    arguments += [device.view(graph, name) for name in rows]
    arguments += [keys] * (keys is not None)
    no_sources = [np.uint64(0)] * (not must_be_simple)
    arguments += [*made.work, *made.arrays.values(), *no_sources, device.barrier()]
    device.launcher(kernel, True)(-(-graph.edges // 32), arguments)


def wide_type(graph: Graph) -> type[np.integer[Any]]:
    """That of the positions of edges."""
    return np.int64 if layout.is_wide(graph) else np.int32
