"""Matrix Market coordinate files (.mtx): an entry (i, j) is an edge i → j.

Read without scipy on purpose: its faster reader (of 1.17) crashes the process on some
damaged files, and a bad file must end in a message.
"""

from collections.abc import Iterator
from pathlib import Path

from lighthouse.diagnostics import fail
from lighthouse.graph.limits import MAX_NODES
from lighthouse.graph.numbers import as_integer
from lighthouse.graph.table import EdgeTable, mirrored
from lighthouse.graph.text import Layout, fail_at, opened, read_columns, shown


def read(path: Path) -> EdgeTable:
    """Read pattern, integer or real entries of a square matrix.

    Off-diagonal entries of a symmetric matrix become two edges.  Raises CompileError.
    """
    with opened(path) as lines:
        layout, is_symmetric, entries, line = _header(path, lines)
    columns = read_columns(path, layout, line)
    count = len(columns.sources)
    if count != entries:
        message = f"the header says {entries} entries; {count} follow"
        fail_at(path, line, "GM0710", message)
    table = columns.table(path, layout.nodes)
    return mirrored(table) if is_symmetric else table


def _header(path: Path, lines: Iterator[str]) -> tuple[Layout, bool, int, int]:
    """The layout of the entries, whether they are symmetric, their number, and the
    number of the line with the sizes; the entries follow it."""
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
        match [as_integer(word) for word in line.split()]:
            case [int(rows), int(columns), int(entries)] if min(rows, entries) >= 0:
                pass
            case _:
                message = "rows, columns and entries should stand here"
                fail_at(path, number, "GM0709", message, line=line)
        if rows != columns:
            message = f"a matrix of {rows} × {columns} is no graph; it is square"
            fail_at(path, number, "GM0711", message)
        if rows > MAX_NODES:
            message = f"{rows} nodes; at most {MAX_NODES} are possible"
            fail_at(path, number, "GM0713", message)
        layout = Layout(
            weighted=field != "pattern",
            whole=field == "integer",
            base=1,
            nodes=rows,
            comments="%",
        )
        return layout, symmetry == "symmetric", entries, number
    fail("GM0709", f"{path}: the line with rows, columns and entries is missing")
