"""Edge lists: .txt (SNAP), .el and .wel, a line `source target [weight]` an edge."""

import re
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import numpy as np

from lighthouse.diagnostics import fail
from lighthouse.graph.limits import MAX_NODES
from lighthouse.graph.numbers import as_integer
from lighthouse.graph.table import EdgeTable
from lighthouse.graph.text import Columns, Layout, opened, read_columns

HEADER_LINES = 1000
"""How far to look for a header; comments further down are read all the same."""


@dataclass(frozen=True, slots=True)
class Header:
    """How many lines of comments precede the edges, and the counts in them.

    `first` are the integers of the line after them, if it consists of integers alone.
    """

    skip: int
    nodes: int
    edges: int | None
    first: tuple[int, ...] | None

    @property
    def counts(self) -> tuple[int, int] | None:
        """Nodes and edges, if the first line is `NODES EDGES` or `NODES NODES EDGES`
        and no comment has said them."""
        match self.first:
            case (nodes, edges) if self.edges is None:
                return nodes, edges
            case (nodes, columns, edges) if self.edges is None and nodes == columns:
                return nodes, edges
            case _:
                return None


def read(
    path: Path, *, weighted: bool, any_ids: bool, header: bool | None = None
) -> EdgeTable:
    """Read a list whose third column is the weight if `weighted`.

    With `any_ids` node ids may be as large as int64 holds.  The comment `Nodes: N`
    of SNAP can only add nodes, since SNAP counts the ids in use; a list without edges
    is a graph, a file without a byte is an error.  `header` says whether the first line
    holds counts instead of an edge; None takes it for counts if they are those of the
    lines that follow, with a note.  Raises CompileError.
    """
    head = _header(path)
    layout = Layout(weighted=weighted, nodes=2**63 - 1 if any_ids else MAX_NODES)
    counts = None if header is False else head.counts
    if header and counts is None:
        fail(
            "GM0709",
            f"{path}, line {head.skip + 1}: 'NODES EDGES' should stand here",
            "without --header the line is read as an edge",
        )
    nodes, edges = head.nodes, head.edges
    notes: tuple[str, ...] = ()
    # Whether the line of counts cannot be an edge.
    apart = counts is not None and (
        header or len(head.first or ()) < layout.columns or max(counts) >= layout.nodes
    )
    columns = read_columns(path, layout, head.skip + bool(apart))
    if counts is not None:
        rest = columns if apart else columns.without_first()
        line = f"line {head.skip + 1}, '{' '.join(map(str, head.first or ()))}',"
        if header or _are_counts(counts, rest):
            columns, (nodes, edges) = rest, counts
            if header is None:
                notes = (
                    f"{line} is taken for the numbers of nodes and edges; "
                    "--no-header makes it an edge",
                )
        else:
            if apart:
                columns = read_columns(path, layout, head.skip)
            if counts[1] == len(rest.sources) > 0 and counts[0] > rest.last_node:
                # The last nodes may have no edges; or it is chance.
                notes = (
                    f"{line} is read as an edge; --header makes it the numbers of "
                    "nodes and edges",
                )
    count = len(columns.sources)
    nodes = max(nodes, columns.last_node + 1)
    if nodes > layout.nodes:
        fail("GM0713", f"{path}: {nodes} nodes; at most {layout.nodes} are possible")
    if edges is not None and edges != count:
        notes = (*notes, f"the header speaks of {edges} edges, the file has {count}")
    return columns.table(path, nodes, notes)


def _are_counts(counts: tuple[int, int], columns: Columns) -> bool:
    """Whether they are the numbers of nodes and edges of the columns.

    Nodes may be counted from 0, from 1, or only those that occur.
    """
    nodes, edges = counts
    if edges != len(columns.sources) or edges == 0:
        return False
    if nodes in (columns.last_node, columns.last_node + 1):
        return True
    return nodes == len(np.union1d(columns.sources, columns.targets))


def _header(path: Path) -> Header:
    skip, nodes, edges = 0, 0, None
    with opened(path) as lines:
        for line in islice(lines, HEADER_LINES):
            if line.strip() and line.lstrip()[0] not in "#%":
                fields = [as_integer(field) for field in line.split()]
                whole = tuple(field for field in fields if field is not None)
                first = whole if len(whole) == len(fields) and min(whole) >= 0 else None
                return Header(skip, nodes, edges, first)
            skip += 1
            found = re.search(
                r"\bNodes:\s*([0-9]{1,10})\s+Edges:\s*([0-9]{1,18})", line
            )
            if found and int(found[1]) <= MAX_NODES:
                nodes, edges = int(found[1]), int(found[2])
    if skip == 0:
        fail("GM0704", f"{path}: the file is empty")
    return Header(skip, nodes, edges, None)
