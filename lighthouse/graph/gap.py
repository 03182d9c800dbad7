"""Serialized graphs of the GAP benchmark suite (.sg, and .wsg with int32 weights).

Little-endian and unpadded: one byte that says whether the graph is directed, int64
edges (stored, so both directions of an undirected graph), int64 nodes, int64 offsets
(nodes + 1), then the neighbours, int32 or in .wsg a pair of int32 (neighbour, weight);
a directed graph has the offsets and neighbours of the reverse graph after them.
"""

import struct
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

from lighthouse.diagnostics import fail
from lighthouse.graph.limits import MAX_NODES, check_size
from lighthouse.graph.numbers import Numbers
from lighthouse.graph.order import Integers
from lighthouse.graph.parallel import blocks, over
from lighthouse.graph.rows import CompressedRows
from lighthouse.graph.shape import is_balanced
from lighthouse.graph.stored import fill, read_array
from lighthouse.graph.table import RowTable, table_of_rows
from lighthouse.graph.text import file_errors, name_of
from lighthouse.graph.weighting import MAKE_WEIGHTS

HEADER = struct.Struct("<Bqq")
OFFSET = np.dtype("<i8")
NEIGHBOUR = np.dtype("<i4")
WEIGHTED_NEIGHBOUR = np.dtype([("node", "<i4"), ("weight", "<i4")])


def read(path: Path, *, weighted: bool) -> RowTable:
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
        check_size(nodes, edges, str(path), bytes_per_edge=neighbour.itemsize)
        offsets = read_array(stream, HEADER.size, nodes + 1, OFFSET)
        begin = HEADER.size + offsets.nbytes
        weights: Numbers | None = None
        if weighted:
            columns, weights = _read_pairs(stream, begin, edges)
        else:
            columns = read_array(stream, begin, edges, NEIGHBOUR)
    table = table_of_rows(
        offsets,
        columns,
        weights,
        symmetric=not directed,
        source=str(path),
        name=name_of(path),
    )
    if not directed and not is_balanced(offsets, columns, weights):
        fail(
            "GM0710",
            f"{path}: the header says that the graph is undirected, but an edge is not "
            "there both ways",
        )
    return table


def _read_pairs(
    stream: BinaryIO, start: int, count: int
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    nodes, weights = np.empty(count, NEIGHBOUR), np.empty(count, NEIGHBOUR)

    def split(part: slice) -> None:
        pairs = np.empty(part.stop - part.start, WEIGHTED_NEIGHBOUR)
        fill(stream, start + part.start * pairs.itemsize, pairs)
        nodes[part], weights[part] = pairs["node"], pairs["weight"]

    over(blocks(count), split)
    return nodes, weights


def write(graph: CompressedRows, stream: BinaryIO, *, weighted: bool) -> None:
    """Write a symmetric graph, whose weights are so too, once; else both directions.

    Raises CompileError GM0716 without int32 weights.
    """
    weights = graph.slot_weights
    if weighted and (weights is None or weights.dtype != np.int32):
        message = f"{graph.source} has no 32-bit integer weights to write"
        fail("GM0716", message, MAKE_WEIGHTS)
    kept = weights if weighted else None
    directed = not graph.is_symmetric or not (
        kept is None or is_balanced(graph.row_offsets, graph.column_indices, kept)
    )
    stream.write(HEADER.pack(directed, graph.edges, graph.nodes))
    _write_rows(stream, graph.row_offsets, graph.column_indices, kept)
    if directed:
        reverse = None if kept is None else kept[graph.in_edge_ids]
        _write_rows(stream, graph.in_row_offsets, graph.in_column_indices, reverse)


def _write_rows(
    stream: BinaryIO, offsets: Integers, nodes: Integers, weights: Numbers | None
) -> None:
    for part in blocks(len(offsets)):
        stream.write(offsets[part].astype(OFFSET).tobytes())
    for part in blocks(len(nodes)):
        if weights is None:
            stream.write(nodes[part].astype(NEIGHBOUR).tobytes())
            continue
        pairs: npt.NDArray[Any] = np.empty(part.stop - part.start, WEIGHTED_NEIGHBOUR)
        pairs["node"], pairs["weight"] = nodes[part], weights[part]
        stream.write(pairs.tobytes())
