"""Builds oriented graphs on a device, with `include/orientation.cuh`: what a step does
that wants one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from lighthouse.codegen.signature import orienter
from lighthouse.graph import Graph
from lighthouse.ir.steps import Orient
from lighthouse.runtime import layout
from lighthouse.runtime.device import Device
from lighthouse.runtime.runs import runs

if TYPE_CHECKING:
    from lighthouse.runtime.walker import Walker


@dataclass(frozen=True, slots=True)
class Oriented:
    """The edges of a graph one way; its `arrays` are on the device, named as views."""

    nodes: int
    edges: int
    arrays: dict[str, Any]


def orient(device: Device, kernel: str, graph: Graph, shortest: int) -> Oriented | None:
    """By `kernel`; None where the graph is not undirected, has loops or parallel edges,
    or has no row longer than `shortest`."""
    if graph.max_out_degree <= shortest:
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
        "edge_sources": device.allocate(half, node),
    }
    given = [device.view(graph, name) for name in made]
    arguments = [np.int32(graph.nodes), wide.type(graph.edges), *given]
    arguments += [kept, before, sums, state, *made.values(), device.barrier()]
    device.launcher(kernel, True)(words, arguments)
    return None if device.read(state, 1) else Oriented(graph.nodes, half, made)


@runs(Orient)
def _orient(walker: Walker, step: Orient) -> None:
    """Once for each graph, with which it is kept."""
    graph, buffers = walker.graphs[step.graph], walker.buffers
    with walker.apart("prepare"):
        kept, key = walker.device.kept(graph), f"oriented beyond {step.shortest}"
        if key not in kept:
            kernel = orienter(walker.plan)
            kept[key] = orient(walker.device, kernel, graph, step.shortest)
    made: Oriented | None = kept[key]
    walker.environment[step.done.name] = made is not None
    if made is not None:
        walker.made[step.into] = made
        for kind, memory in made.arrays.items():
            buffers.used.take(f"oriented {kind}", step.graph, memory.nbytes)
