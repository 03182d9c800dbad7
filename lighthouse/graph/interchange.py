"""Conversion from and to the graphs of other Python libraries."""

from typing import Any

import numpy as np

from lighthouse.diagnostics import ToolMissing, fail
from lighthouse.graph.table import EdgeTable, mirrored, table_of_edges


def table_of_matrix(matrix: object) -> EdgeTable:
    """From a square sparse matrix or array of scipy: each stored entry (i, j) is an
    edge i → j, in their order.  The entries are the weights, unless they are Bool.

    Raises CompileError GM0714 for what is no such matrix, ToolMissing without scipy.
    """
    try:
        import scipy.sparse
    except ImportError:
        raise ToolMissing(
            "Graph.from_scipy needs scipy", "pip install 'lighthouse[io]'"
        ) from None
    if not scipy.sparse.issparse(matrix):
        note = "scipy.sparse.csr_array(matrix) makes one of a dense array"
        fail("GM0714", f"a {type(matrix).__name__} is no sparse matrix of scipy", note)
    entries: Any = matrix
    if len(entries.shape) != 2 or entries.shape[0] != entries.shape[1]:
        fail("GM0714", f"a matrix of shape {entries.shape} is no graph; it is square")
    entries = entries.tocoo()
    return table_of_edges(
        entries.row,
        entries.col,
        entries.shape[0],
        None if entries.dtype == np.bool_ else entries.data,
        source="scipy matrix",
    )


def table_of_networkx(graph: object, weight: str | None = None) -> EdgeTable:
    """From a networkx graph; node i is the i-th of `graph.nodes`, and the edges are in
    the order of `graph.edges`.  Those of an undirected graph are stored both ways.
    `weight` names the edge attribute to take; edges without it weigh 1.

    Raises CompileError GM0714 for what is no such graph, GM0708 for weights.
    """
    # A networkx graph is recognised by what it offers: the library need not be there.
    given: Any = graph
    if not all(hasattr(graph, name) for name in ("nodes", "edges", "is_directed")):
        fail("GM0714", f"a {type(graph).__name__} is no networkx graph")
    place = {node: position for position, node in enumerate(given.nodes)}
    listed = list(given.edges(data=weight, default=1))
    attributes = (data for _, _, data in given.edges(data=True))
    if weight is not None and listed and not any(weight in each for each in attributes):
        fail("GM0708", f"no edge of the networkx graph has the attribute {weight!r}")
    table = table_of_edges(
        [place[edge[0]] for edge in listed],
        [place[edge[1]] for edge in listed],
        len(place),
        None if weight is None else [edge[2] for edge in listed],
        source="networkx graph",
    )
    return table if given.is_directed() else mirrored(table)
