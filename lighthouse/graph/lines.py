"""Writes one edge a line, in large pieces for speed."""

from __future__ import annotations

from typing import TextIO

from lighthouse.diagnostics import fail
from lighthouse.graph.rows import CompressedRows

PIECE = 100_000


def write_lines(
    graph: CompressedRows,
    stream: TextIO,
    *,
    weighted: bool,
    tag: str = "",
    base: int = 0,
) -> None:
    """Write `[tag ]source target[ weight]` lines in the order of the input.

    Raises CompileError GM0716 where weights are wanted and the graph has none.
    """
    columns = [graph.edge_sources + base, graph.edge_targets + base]
    form = f"{tag}%d %d\n"
    if weighted:
        if graph.weights is None:
            message = f"{graph.source} has no weights to write"
            fail("GM0716", message, "--weights random:SEED:LOW:HIGH makes some")
        columns.append(graph.weights)
        form = f"{tag}%d %d %r\n"
    for start in range(0, graph.edges, PIECE):
        pieces = [column[start : start + PIECE].tolist() for column in columns]
        values = [0] * (len(pieces) * len(pieces[0]))
        for place, piece in enumerate(pieces):
            values[place :: len(pieces)] = piece
        stream.write(form * len(pieces[0]) % tuple(values))
