"""Writes a graph to a file, atomically."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import TextIO

from lighthouse.diagnostics import fail
from lighthouse.files import packing
from lighthouse.graph import dimacs, edge_list, gap, matrix_market, npz
from lighthouse.graph.read import format_of
from lighthouse.graph.rows import CompressedRows

# Formats that are written without weights.
UNWEIGHTED = frozenset((".txt", ".el", ".sg"))


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
    match extension:
        case ".mtx":
            matrix_market.write(graph, text)
        case ".gr":
            dimacs.write(graph, text)
        case _:
            edge_list.write(graph, text, weighted=extension == ".wel")
