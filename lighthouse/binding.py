"""Binds the arguments of a call: names, graphs, and a new value for each parameter."""

from collections.abc import Collection, Mapping
from typing import Any

from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.graph import Graph
from lighthouse.ir import procedures as ir
from lighthouse.ir import types as ty
from lighthouse.requirements import check_requirements
from lighthouse.runtime import layout
from lighthouse.spelling import suggest
from lighthouse.values import fail, initial, short, value_of

# Of a run, and easily taken for arguments of the procedure.
OPTIONS = ("procedure", "seed", "target", "threads")


def bind(
    procedure: ir.Procedure,
    given: Mapping[str, object],
    optional: Collection[ir.Parameter] = (),
    counts: str | None = None,
) -> dict[str, Any]:
    """A fresh value for every parameter: Graph, array, list, dict or Python scalar.

    Missing outputs, and missing inputs that are `optional`, are zero or empty.
    `counts` is that of its interface.  Raises CompileError for what does not fit.
    """
    check_names(procedure, given, optional)
    graphs = {
        parameter.name: graph_of(parameter, given[parameter.name])
        for parameter in graph_parameters(procedure)
    }
    check_edge_count(graphs, counts)
    wide = any(layout.is_wide(graph) for graph in graphs.values())
    bound: dict[str, Any] = {}
    for parameter in procedure.parameters:
        name = parameter.name
        if name in graphs:
            bound[name] = graphs[name]
        elif name in given:
            kept = parameter in procedure.inputs and parameter not in optional
            bound[name] = value_of(parameter, given[name], graphs, wide, kept=kept)
        else:
            bound[name] = initial(parameter.type, graphs, wide)
    check_requirements(procedure, bound)
    return bound


def graph_parameters(procedure: ir.Procedure) -> list[ir.Parameter]:
    return [
        item for item in procedure.parameters if isinstance(item.type, ty.GraphType)
    ]


# --- names ----------------------------------------------------------------------------


def check_names(
    procedure: ir.Procedure,
    given: Collection[str],
    optional: Collection[ir.Parameter] = (),
) -> None:
    """Raises CompileError with every argument that is unknown or missing."""
    names = [parameter.name for parameter in procedure.parameters]
    wrong = [unknown(name, names, procedure) for name in given if name not in names]
    can_be_missing = [*procedure.outputs, *optional]
    wrong += [
        missing(parameter, procedure)
        for parameter in procedure.parameters
        if parameter.name not in given
        and (
            parameter not in can_be_missing or isinstance(parameter.type, ty.GraphType)
        )
    ]
    if wrong:
        raise CompileError(*wrong)


def unknown(name: str, names: list[str], procedure: ir.Procedure) -> Diagnostic:
    message = f"`{procedure.name}` has no argument `{name}`"
    notes = suggest(name, names) or (f"it has {', '.join(names) or 'none'}",)
    if name in OPTIONS:
        what = f"`--{name}`, or `{name}=` of `lighthouse.compile`"
        notes = (*notes, f"the option of that name is {what}")
    return Diagnostic("GM0611", message, notes=notes)


def missing(parameter: ir.Parameter, procedure: ir.Procedure) -> Diagnostic:
    name = parameter.name
    message = f"`{procedure.name}` needs {name}: {short(parameter.type)}"
    notes = [f"give it with `{example(parameter)}`, or by name in a call"]
    if isinstance(parameter.type, ty.PropertyType) and parameter.type.of == "Edge":
        notes.append(f"`--arg {name}=weights` takes the graph's weights")
    return Diagnostic("GM0610", message, notes=tuple(notes))


def example(parameter: ir.Parameter) -> str:
    """How the command line gives such an argument."""
    name = parameter.name
    match parameter.type:
        case ty.GraphType():
            return f"--graph {name}=SPEC"
        case ty.QueueType() | ty.PropertyType(element=ty.CollectionType()):
            return f"--arg {name}=[[1,2],[3]]` or `--arg {name}=@FILE"
        case ty.CollectionType():
            return f"--arg {name}=1,2,3` or `--arg {name}=@FILE"
        case ty.MapType():
            return f"--arg {name}=1:10,2:20` or `--arg {name}=@FILE"
        case ty.PropertyType():
            return f"--arg {name}=@FILE` or `--arg {name}=random:SEED"
        case _:
            return f"--arg {name}=…"


# --- graphs ---------------------------------------------------------------------------


def graph_of(parameter: ir.Parameter, graph: object) -> Graph:
    """The graph as the program sees it: a UGraph has every edge both ways."""
    assert isinstance(parameter.type, ty.GraphType)
    if not isinstance(graph, Graph):
        what = "None" if graph is None else type(graph).__name__
        raise fail(
            "GM0612",
            f"{parameter.name} must be a lighthouse.Graph, not {what}",
            "make one with Graph.read, .from_edges, .from_scipy, .from_networkx …",
        )
    return graph.undirected if parameter.type.undirected else graph


def check_edge_count(graphs: Mapping[str, Graph], counts: str | None) -> None:
    """Refuse a graph on which a number of edges that is an Int would be wrong."""
    for graph in graphs.values():
        if counts is not None and graph.edges >= 2**31:
            raise fail(
                "GM0615",
                f"{graph.source} has {graph.edges} edges, and {counts} is an Int",
                "sum `(Long) n.Degree()` over the nodes instead",
            )
