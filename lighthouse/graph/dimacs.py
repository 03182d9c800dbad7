"""DIMACS files (.gr): `p sp` with weighted arcs, and `p tw` with bare edges."""

from collections.abc import Iterator
from pathlib import Path

from lighthouse.diagnostics import fail
from lighthouse.graph.limits import MAX_NODES
from lighthouse.graph.numbers import as_integer
from lighthouse.graph.table import EdgeTable
from lighthouse.graph.text import Layout, fail_at, opened, read_columns


def read(path: Path) -> EdgeTable:
    """Read `a u v w` lines after `p sp n m`, or `u v` lines after `p tw n m`.

    Ids in the file begin at 1.  The undirected edges of a `p tw` file stay u → v, as
    they stand.  Raises CompileError.
    """
    with opened(path) as lines:
        weighted, nodes, edges, line = _header(path, lines)
    tag = "a" if weighted else ""
    layout = Layout(tag=tag, weighted=weighted, base=1, nodes=nodes, comments="c")
    columns = read_columns(path, layout, line)
    count = len(columns.sources)
    if count != edges:
        message = f"the header says {edges} edges; {count} follow"
        fail_at(path, line, "GM0710", message)
    return columns.table(path, nodes)


def _header(path: Path, lines: Iterator[str]) -> tuple[bool, int, int, int]:
    """Whether there are weights, the nodes, the edges, the number of the line."""
    number = 0
    for number, line in enumerate(lines, 1):
        words = line.split()
        if not words or words[0][0] == "c":
            continue
        match [words[0], *words[1:2], *map(as_integer, words[2:])]:
            case ["p", "sp" | "tw" as kind, int(nodes), int(edges)] if (
                0 <= nodes <= MAX_NODES and edges >= 0
            ):
                return kind == "sp", nodes, edges, number
            case _:
                forms = "'p sp NODES EDGES' or 'p tw NODES EDGES'"
                fail_at(path, number, "GM0709", f"{forms} should stand here", line=line)
    if number == 0:
        fail("GM0704", f"{path}: the file is empty")
    fail("GM0709", f"{path}: the line 'p sp NODES EDGES' is missing")
