"""Serialized graphs of the GAP benchmark suite (.sg, and .wsg with int32 weights).

Little-endian and unpadded: one byte that says whether the graph is directed, int64
edges (stored, so both directions of an undirected graph), int64 nodes, int64 offsets
(nodes + 1), then the neighbours, int32 or in .wsg a pair of int32 (neighbour, weight);
a directed graph has the offsets and neighbours of the reverse graph after them.
"""

from __future__ import annotations

import struct
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

from lighthouse.diagnostics import fail
from lighthouse.graph.limits import MAX_NODES
from lighthouse.graph.numbers import Numbers
from lighthouse.graph.order import Integers
from lighthouse.graph.rows import CompressedRows
from lighthouse.graph.shape import is_balanced
from lighthouse.graph.table import EdgeTable, table_of_rows
from lighthouse.graph.text import file_errors, name_of

HEADER = struct.Struct("<Bqq")
OFFSET = np.dtype("<i8")
NEIGHBOUR = np.dtype("<i4")
WEIGHTED_NEIGHBOUR = np.dtype([("node", "<i4"), ("weight", "<i4")])


def read(path: Path, *, weighted: bool) -> EdgeTable:
    """Read the outgoing edges; the reverse graph is derived.  Raises CompileError."""
    neighbour = WEIGHTED_NEIGHBOUR if weighted else NEIGHBOUR
    with file_errors(path), open(path, "rb") as stream:
        size = path.stat().st_size
        if size == 0:
            fail("GM0704", f"{path}: the file is empty")
        if size < HEADER.size:
            fail("GM0703", f"{path}: the file is cut off in its header")
        directed, edges, nodes = HEADER.unpack(stream.read(HEADER.size))
        if directed not in (0, 1):
            fail("GM0709", f"{path}: the first byte is {directed}, and not 0 or 1")
        if not (0 <= nodes <= MAX_NODES and edges >= 0):
            fail("GM0709", f"{path}: the header says {nodes} nodes and {edges} edges")
        way = (nodes + 1) * OFFSET.itemsize + edges * neighbour.itemsize
        needed = HEADER.size + (1 + directed) * way
        if size != needed:
            problem = "is cut off at" if size < needed else "has"
            fail(
                "GM0703",
                f"{path}: {nodes} nodes and {edges} edges need {needed} bytes; "
                f"the file {problem} {size}",
            )
        offsets = np.fromfile(stream, OFFSET, nodes + 1)
        neighbours: Any = np.fromfile(stream, neighbour, edges)
    table = table_of_rows(
        offsets,
        neighbours["node"] if weighted else neighbours,
        neighbours["weight"] if weighted else None,
        source=str(path),
    )
    if not directed and not is_balanced(offsets, table.targets, table.weights):
        fail(
            "GM0710",
            f"{path}: the header says that the graph is undirected, but an edge is not "
            "there both ways",
        )
    return replace(table, source=name_of(path))


def write(graph: CompressedRows, stream: BinaryIO, *, weighted: bool) -> None:
    """Write both directions.  Raises CompileError GM0716 without int32 weights."""
    weights = graph.slot_weights
    if weighted and (weights is None or weights.dtype != np.int32):
        fail("GM0716", f"{graph.source} has no 32-bit integer weights to write")
    kept = weights if weighted else None
    reverse = None if kept is None else kept[graph.in_edge_ids]
    stream.write(HEADER.pack(True, graph.edges, graph.nodes))
    stream.write(graph.row_offsets.astype(OFFSET).tobytes())
    stream.write(_neighbours(graph.column_indices, kept))
    stream.write(graph.in_row_offsets.astype(OFFSET).tobytes())
    stream.write(_neighbours(graph.in_column_indices, reverse))


def _neighbours(nodes: Integers, weights: Numbers | None) -> bytes:
    if weights is None:
        return nodes.astype(NEIGHBOUR).tobytes()
    pairs: npt.NDArray[np.void] = np.empty(len(nodes), WEIGHTED_NEIGHBOUR)
    pairs["node"], pairs["weight"] = nodes, weights
    return pairs.tobytes()
