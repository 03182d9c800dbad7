"""Writes a graph to a file, atomically."""

import io
import os
from itertools import chain
from pathlib import Path
from typing import TextIO

from lighthouse.diagnostics import fail
from lighthouse.files import packing
from lighthouse.graph import gap, npz
from lighthouse.graph.numbers import Numbers
from lighthouse.graph.read import format_of
from lighthouse.graph.rows import CompressedRows
from lighthouse.graph.weighting import MAKE_WEIGHTS

# Formats that are written without weights.
UNWEIGHTED = frozenset((".txt", ".el", ".sg"))
# Lines that are written together, for speed.
PIECE = 100_000


def write_graph(graph: CompressedRows, path: str | os.PathLike[str]) -> None:
    """Write in the format of the file extension; a failure leaves no file behind.

    Text formats list the edges in the order of the input.  Raises CompileError GM0702
    for an extension that is not written, GM0716 for missing weights, GM0718 where the
    file cannot be made.
    """
    if not isinstance(path, str | os.PathLike):
        fail("GM0718", f"{path!r} is no path of a file")
    destination = Path(path)
    extension = check_destination(path)
    try:
        with packing(destination) as binary:
            match extension:
                case ".npz":
                    npz.write(graph, binary)
                case ".sg" | ".wsg":
                    gap.write(graph, binary, weighted=extension == ".wsg")
                case _:
                    with io.TextIOWrapper(binary, "ascii", newline="\n") as text:
                        _write_text(graph, text, extension)
    except OSError as error:
        fail("GM0718", f"{path}: cannot be written: {error.strerror or error}")


def check_destination(path: str | os.PathLike[str]) -> str:
    """The extension of a format that is written, else CompileError GM0702.

    Raises GM0718 for a directory that is not there, before any work is done.
    """
    extension = format_of(Path(path))
    if extension == ".graph":
        fail("GM0702", f"{path}: METIS files are read, not written")
    if not Path(path).parent.is_dir():
        fail("GM0718", f"{path}: there is no directory '{Path(path).parent}'")
    return extension


def _write_text(graph: CompressedRows, text: TextIO, extension: str) -> None:
    """A header that keeps the number of nodes, then a line for each edge."""
    weights, base, tag = graph.weights, 1, ""
    match extension:
        case ".mtx":
            field = "pattern"
            if weights is not None:
                field = "integer" if weights.dtype.kind == "i" else "real"
            text.write(f"%%MatrixMarket matrix coordinate {field} general\n")
            text.write(f"{graph.nodes} {graph.nodes} {graph.edges}\n")
        case ".gr":
            kind, tag = ("tw", "") if weights is None else ("sp", "a ")
            text.write(f"p {kind} {graph.nodes} {graph.edges}\n")
        case ".wel" if weights is None:
            message = f"{graph.source} has no weights to write"
            fail("GM0716", message, MAKE_WEIGHTS)
        case _:
            weights, base = (weights if extension == ".wel" else None), 0
            text.write(f"# Nodes: {graph.nodes} Edges: {graph.edges}\n")
    columns: list[Numbers] = [graph.edge_sources + base, graph.edge_targets + base]
    form = f"{tag}%d %d\n"
    if weights is not None:
        columns.append(weights)
        form = f"{tag}%d %d %r\n"
    for start in range(0, graph.edges, PIECE):
        pieces = [column[start : start + PIECE].tolist() for column in columns]
        values = chain.from_iterable(zip(*pieces, strict=True))
        text.write(form * len(pieces[0]) % tuple(values))
