"""Edge lists: .txt (SNAP), .el and .wel, a line `source target [weight]` an edge."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from lighthouse.graph.errors import fail
from lighthouse.graph.limits import MAX_NODES
from lighthouse.graph.lines import write_lines
from lighthouse.graph.table import EdgeTable, tidy_weights
from lighthouse.graph.text import Layout, opened, read_columns

if TYPE_CHECKING:
    from lighthouse.graph.graph import Graph

HEADER_LINES = 1000
"""How far to look for a header; comments further down are read all the same."""


def read(path: Path, *, weighted: bool, any_ids: bool) -> EdgeTable:
    """Read a list whose third column is the weight if `weighted`.

    With `any_ids` node ids may be as large as int64 holds.  The comment `Nodes: N`
    of SNAP can only add nodes, since SNAP counts the ids in use; a list without edges
    is a graph, a file without a byte is an error.  Raises CompileError.
    """
    skip, nodes, edges = _header(path)
    layout = Layout(weighted=weighted, nodes=2**63 - 1 if any_ids else MAX_NODES)
    columns = read_columns(path, layout, skip)
    count = len(columns.sources)
    if count:
        nodes = max(
            nodes, int(columns.sources.max()) + 1, int(columns.targets.max()) + 1
        )
    notes: tuple[str, ...] = ()
    if edges is not None and edges != count:
        notes = (f"the header speaks of {edges} edges, the file has {count}",)
    weights = columns.weights
    return EdgeTable(
        nodes=nodes,
        sources=columns.sources,
        targets=columns.targets,
        weights=None if weights is None else tidy_weights(weights, count, str(path)),
        source=path.name,
        notes=notes,
    )


def _header(path: Path) -> tuple[int, int, int | None]:
    """How many lines precede the edges, and the nodes and edges they speak of."""
    skip, nodes, edges = 0, 0, None
    with opened(path) as lines:
        for line in islice(lines, HEADER_LINES):
            if line.strip() and line.lstrip()[0] not in "#%":
                return skip, nodes, edges
            skip += 1
            found = re.search(r"\bNodes:\s*(\d{1,10})\s+Edges:\s*(\d{1,18})", line)
            if found and int(found[1]) <= MAX_NODES:
                nodes, edges = int(found[1]), int(found[2])
    if skip == 0:
        fail("GM0704", f"{path}: the file is empty")
    return skip, nodes, edges


def write(graph: Graph, stream: TextIO, *, weighted: bool) -> None:
    """Write the edges in the order of the input, under a header that keeps `nodes`."""
    stream.write(f"# Nodes: {graph.nodes} Edges: {graph.edges}\n")
    write_lines(graph, stream, weighted=weighted)
