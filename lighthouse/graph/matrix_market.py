"""Matrix Market coordinate files (.mtx): an entry (i, j) is an edge i → j.

Read without scipy on purpose: its faster reader (of 1.17) crashes the process on some
damaged files, and a bad file must end in a message.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lighthouse.diagnostics import fail
from lighthouse.graph.limits import MAX_NODES
from lighthouse.graph.numbers import as_integer
from lighthouse.graph.table import EdgeTable, mirrored
from lighthouse.graph.text import Layout, opened, read_columns, shown


@dataclass(frozen=True, slots=True)
class Header:
    """`line` is the number of the line with the sizes; the entries follow it."""

    weighted: bool
    whole: bool
    symmetric: bool
    nodes: int
    entries: int
    line: int


def read(path: Path) -> EdgeTable:
    """Read pattern, integer or real entries of a square matrix.

    Off-diagonal entries of a symmetric matrix become two edges.  Raises CompileError.
    """
    with opened(path) as lines:
        header = _header(path, lines)
    layout = Layout(
        weighted=header.weighted,
        whole=header.whole,
        base=1,
        nodes=header.nodes,
        comments="%",
    )
    columns = read_columns(path, layout, header.line)
    count = len(columns.sources)
    if count != header.entries:
        fail(
            "GM0710",
            f"{path}, line {header.line}: the header says {header.entries} entries; "
            f"{count} follow",
        )
    table = columns.table(path, header.nodes)
    return mirrored(table) if header.symmetric else table


def _header(path: Path, lines: Iterator[str]) -> Header:
    first = next(lines, "")
    if not first:
        fail("GM0704", f"{path}: the file is empty")
    words = first.lower().split()
    if len(words) != 5 or words[:2] != ["%%matrixmarket", "matrix"]:
        fail(
            "GM0709",
            f"{path}, line 1: not the first line of a Matrix Market file",
            "it should read like: %%MatrixMarket matrix coordinate pattern general",
            f"the line reads: {shown(first)}",
        )
    form, field, symmetry = words[2:]
    for word, known in (
        (form, ("coordinate",)),
        (field, ("pattern", "integer", "real", "double")),
        (symmetry, ("general", "symmetric")),
    ):
        if word not in known:
            fail(
                "GM0711",
                f"{path}, line 1: a matrix that is '{word}' cannot be read as a graph",
                f"possible here: {', '.join(known)}",
            )
    for number, line in enumerate(lines, 2):
        if not line.strip() or line.lstrip()[0] == "%":
            continue
        sizes = [as_integer(word) for word in line.split()]
        where = f"{path}, line {number}"
        match sizes:
            case [int(rows), int(columns), int(entries)] if min(rows, entries) >= 0:
                pass
            case _:
                message = f"{where}: rows, columns and entries should stand here"
                fail("GM0709", message, f"the line reads: {shown(line)}")
        if rows != columns:
            fail(
                "GM0711",
                f"{where}: a matrix of {rows} × {columns} is no graph; it is square",
            )
        if rows > MAX_NODES:
            fail("GM0713", f"{where}: {rows} nodes; at most {MAX_NODES} are possible")
        return Header(
            weighted=field != "pattern",
            whole=field == "integer",
            symmetric=symmetry == "symmetric",
            nodes=rows,
            entries=entries,
            line=number,
        )
    fail("GM0709", f"{path}: the line with rows, columns and entries is missing")
