"""Checks arguments against the `//! requires` comments of a procedure.

About a graph each costs one pass over its edges, once; about numbers one a call.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.graph import Graph
from lighthouse.graph.shape import is_balanced
from lighthouse.ir.procedures import Procedure, Requirement
from lighthouse.ir.types import PropertyType
from lighthouse.values import its_graph

# For each condition on graphs: the test, what is wrong, and what makes it right.
OF_GRAPHS: dict[str, tuple[Callable[[Graph], bool], str, str]] = {
    "symmetric": (
        lambda graph: graph.is_symmetric,
        "has an edge without its opposite",
        "`--undirected`, in Python `undirected=True` of `Graph.read` or "
        "`symmetrized()`, adds them",
    ),
    "no-loops": (
        lambda graph: not graph.has_self_loops,
        "has a self-loop",
        "`--drop-self-loops`, in Python `drop_self_loops=True` of `Graph.read` or "
        "`without_self_loops()`, leaves them out",
    ),
    "no-parallel-edges": (
        lambda graph: not graph.has_parallel_edges,
        "has parallel edges",
        "`--dedup`, in Python `dedup=True` of `Graph.read` or `deduplicated()`, "
        "keeps one of them",
    ),
    "sorted": (
        lambda graph: graph.edge_order is None,
        "lists its edges in another order than by their ends",
        "`lighthouse graph convert GRAPH SORTED.npz` sorts them",
    ),
}
# For each condition on numbers: the test of an array, and what it wants.
OF_NUMBERS: dict[str, tuple[Callable[[Any], Any], str]] = {
    "non-negative": (lambda values: values >= 0, "at least 0"),
    "positive": (lambda values: values > 0, "greater than 0"),
}


def check_requirements(procedure: Procedure, bound: Mapping[str, Any]) -> None:
    """`bound` has a value for every parameter, edge properties in slot order.

    Raises CompileError with everything that is not as required.
    """
    wrong = []
    for item in procedure.requires:
        value = bound[item.name]
        if isinstance(value, Graph):
            holds, problem, remedy = OF_GRAPHS[item.condition]
            if not holds(value):
                told = f"{value.source} {problem}"
                wrong.append(unmet(procedure, item, told, remedy))
        else:
            wrong += of_values(procedure, item, value, bound)
    if wrong:
        raise CompileError(*wrong)


def of_values(
    procedure: Procedure, item: Requirement, value: Any, bound: Mapping[str, Any]
) -> list[Diagnostic]:
    type = next(p.type for p in procedure.inputs if p.name == item.name)
    graph = its_graph(type, bound) if isinstance(type, PropertyType) else None
    if item.condition == "symmetric":
        assert graph is not None
        if is_balanced(graph.row_offsets, graph.column_indices, value):
            return []
        problem = "an edge and its opposite have different values"
        note = "weights of `--weights random:SEED` are the same both ways"
    else:
        fits, wanted = OF_NUMBERS[item.condition]
        values = np.atleast_1d(value)
        good = fits(values)
        if good.all():
            return []
        slot = int(np.argmin(good))
        at = place(slot, type, graph)
        problem = f"{item.name}{at} is {values[slot]}"
        note = f"{'each' if at else 'it'} must be {wanted}"
    return [unmet(procedure, item, problem, note)]


def unmet(
    procedure: Procedure, item: Requirement, problem: str, note: str
) -> Diagnostic:
    required = f"`{procedure.name}` requires `{item.name} {item.condition}`"
    return Diagnostic("GM0617", f"{required}: {problem}", item.span, notes=(note,))


def place(slot: int, type: object, graph: Graph | None) -> str:
    """`[7]`, as the user counts; nothing for a number alone."""
    if graph is None:
        return ""
    assert isinstance(type, PropertyType)
    if type.of == "Edge":
        slot = int(graph.edge_id_to_input([slot])[0])
    return f"[{slot}]"
