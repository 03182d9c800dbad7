"""A user's arguments as the targets take them, and results as users get them.

Inside, edge arrays are in slot order (see `lighthouse.graph`) and of the layout's
dtype; outside they follow the graph's input, and edges are int64.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from copy import deepcopy
from math import isfinite
from typing import Any

import numpy as np

from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Call, Node, Parameter, Procedure, Range, Reduction
from lighthouse.ir.types import (
    BOOL,
    INT,
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NodeType,
    PropertyType,
    QueueType,
    Scalar,
    Type,
    is_floating,
    is_integral,
)
from lighthouse.ir.walk import walk
from lighthouse.runtime import layout
from lighthouse.runtime.layout import Memory

CODES = {
    "GM0610": "an argument is missing",
    "GM0611": "an argument has a name that the procedure does not have",
    "GM0612": "an argument's value does not fit its type",
    "GM0613": "an array has the wrong length",
    "GM0614": "a node or edge is not in the graph",
    "GM0615": "the graph has more edges than an Int can count",
}


def fail(code: str, message: str, *notes: str) -> CompileError:
    return CompileError(Diagnostic(code, message, notes=notes))


def bind(procedure: Procedure, given: Mapping[str, object]) -> dict[str, Any]:
    """A fresh value for every parameter: Graph, array or Python scalar.

    Missing outputs are allocated, zero.  Raises CompileError for what does not fit.
    """
    check_names(procedure, given)
    graphs = {
        parameter.name: graph_of(parameter, given[parameter.name])
        for parameter in procedure.parameters
        if isinstance(parameter.type, GraphType)
    }
    check_edge_count(procedure, graphs)
    wide = any(layout.is_wide(graph) for graph in graphs.values())
    bound: dict[str, Any] = {}
    for parameter in procedure.parameters:
        name = parameter.name
        if name in graphs:
            bound[name] = graphs[name]
        elif name in given:
            bound[name] = value_of(parameter, given[name], graphs, wide)
        else:
            bound[name] = initial(parameter.type, graphs, wide)
    return bound


def check_names(procedure: Procedure, given: Collection[str]) -> None:
    """Raises CompileError with every argument that is unknown or missing."""
    names = [parameter.name for parameter in procedure.parameters]
    wrong = [unknown(name, names, procedure) for name in given if name not in names]
    wrong += [
        missing(parameter, procedure)
        for parameter in procedure.parameters
        if parameter.name not in given
        and (
            parameter not in procedure.outputs or isinstance(parameter.type, GraphType)
        )
    ]
    if wrong:
        raise CompileError(*wrong)


def unknown(name: str, names: list[str], procedure: Procedure) -> Diagnostic:
    from lighthouse.frontend.scope import suggest

    message = f"`{procedure.name}` has no argument `{name}`"
    notes = suggest(name, names) or (f"it has {', '.join(names) or 'none'}",)
    return Diagnostic("GM0611", message, notes=notes)


def missing(parameter: Parameter, procedure: Procedure) -> Diagnostic:
    message = f"`{procedure.name}` needs {parameter.name}: {short(parameter.type)}"
    notes = [f"give it with `--arg {parameter.name}=…`, or by name in a call"]
    if isinstance(parameter.type, PropertyType) and parameter.type.of == "Edge":
        notes.append(f"`--arg {parameter.name}=weights` takes the graph's weights")
    return Diagnostic("GM0610", message, notes=tuple(notes))


def short(type: Type) -> str:
    """The type as people write it, without its graph."""
    return str(type).split("(")[0]


def graph_of(parameter: Parameter, graph: object) -> Graph:
    if not isinstance(graph, Graph):
        what = type(graph).__name__
        raise fail(
            "GM0612",
            f"{parameter.name} must be a lighthouse.Graph, not {what}",
            "make one with Graph.read, .from_edges, .from_scipy, .from_networkx …",
        )
    return graph


def check_edge_count(procedure: Procedure, graphs: Mapping[str, Graph]) -> None:
    """Refuse a graph on which a number of edges that is an Int would be wrong."""
    what = next(filter(None, map(counted_edges, walk(procedure.body))), None)
    for graph in graphs.values():
        if what is not None and graph.edges >= 2**31:
            raise fail(
                "GM0615",
                f"{graph.source} has {graph.edges} edges, and {what} is an Int",
                "sum `(Long) n.Degree()` over the nodes instead",
            )


def counted_edges(node: Node) -> str | None:
    """What of `node` may count all edges in an Int."""
    match node:
        case Call(name="NumEdges"):
            return "NumEdges()"
        case Reduction("Count", range=Range(kind="Edges")):
            return "Count"
        case Reduction("Sum", body=body) if node.type == INT and body is not None:
            for item in walk(body):
                match item:
                    case Reduction("Count") | Call(name="OutDegree" | "InDegree"):
                        return "this Sum"
            return None
        case _:
            return None


def initial(type: Type, graphs: Mapping[str, Graph], wide: bool) -> Any:
    """A new output: zero, False, NIL or empty."""
    match type:
        case PropertyType(of, CollectionType(), graph):
            assert graph is not None
            size = graphs[graph].nodes if of == "Node" else graphs[graph].edges
            return [[] for _ in range(size)]
        case CollectionType() | QueueType():
            return []
        case MapType():
            return {}
        case PropertyType(of, element, graph):
            assert graph is not None
            size = graphs[graph].nodes if of == "Node" else graphs[graph].edges
            nil = isinstance(element, NodeType | EdgeType)
            return np.full(size, -1 if nil else 0, layout.dtype(element, wide))
        case NodeType() | EdgeType():
            return -1
        case _:
            return False if type == BOOL else 0.0 if is_floating(type) else 0


def value_of(
    parameter: Parameter, given: Any, graphs: Mapping[str, Graph], wide: bool
) -> Any:
    match parameter.type:
        case PropertyType(element=element) as type if not isinstance(
            element, CollectionType
        ):
            assert type.graph is not None
            return array_of(parameter.name, type, given, graphs[type.graph], wide)
        case NodeType(graph) | EdgeType(graph) as type:
            assert graph is not None
            return element_of(parameter.name, type, given, graphs[graph])
        case Scalar() as type:
            return scalar_of(parameter.name, type, given)
        case CollectionType(of=of, graph=graph):
            assert graph is not None
            element = NodeType(graph) if of == "Node" else EdgeType(graph)
            if not isinstance(given, Iterable):
                raise fail("GM0612", f"{parameter.name} must be a list of {of}s")
            return [
                element_of(parameter.name, element, item, graphs[graph])
                for item in given
            ]
        case _:
            # Maps and nested collections are the interpreter's alone, as they are.
            return deepcopy(given)


def scalar_of(name: str, type: Scalar, given: Any) -> bool | int | float:
    """Numbers are not converted silently where they would change."""
    if isinstance(given, np.generic):
        given = given.item()
    if type == BOOL and isinstance(given, bool):
        return given
    if is_floating(type) and isinstance(given, int | float):
        value = float(given)
        with np.errstate(over="ignore"):
            return float(np.float32(value)) if type.bits == 32 else value
    if is_integral(type) and isinstance(given, int | float):
        half = 1 << (type.bits - 1)
        if isinstance(given, float) and given in (np.inf, -np.inf):
            return half - 1 if given > 0 else -half
        if isfinite(given) and given == int(given) and -half <= given < half:
            return int(given)
    raise fail("GM0612", f"{name} is {type}: {given!r} does not fit")


def element_of(name: str, type: NodeType | EdgeType, given: Any, graph: Graph) -> int:
    if isinstance(given, np.generic):
        given = given.item()
    if not isinstance(given, int) or isinstance(given, bool):
        raise fail("GM0612", f"{name} is {short(type)}: {given!r} does not fit")
    count = graph.nodes if isinstance(type, NodeType) else graph.edges
    if not -1 <= given < count:
        what = "node" if isinstance(type, NodeType) else "edge"
        last = f"the last is {count - 1}" if count else f"it has no {what}s"
        raise fail("GM0614", f"{name}: {what} {given} is not in the graph, {last}")
    if isinstance(type, EdgeType):
        return int(graph.edge_id_from_input(np.array([given], np.int64))[0])
    return given


def array_of(
    name: str, type: PropertyType, given: Any, graph: Graph, wide: bool
) -> Memory:
    """A copy of `given`, in slot order if it is an edge property."""
    wanted = layout.dtype(type.element, wide)
    try:
        array = np.asarray(given)
    except (ValueError, TypeError):
        raise fail("GM0612", f"{name} cannot be made an array") from None
    size = graph.nodes if type.of == "Node" else graph.edges
    if array.shape != (size,):
        what = f"{type.of.lower()}s"
        raise fail(
            "GM0613",
            f"{name} has shape {array.shape}, but {graph.source} has {size} {what}",
        )
    result = converted(name, type, array, wanted, graph)
    if type.of == "Edge":
        result = np.ascontiguousarray(graph.edges_from_input(result))
    return result


def converted(
    name: str, type: PropertyType, array: Memory, wanted: np.dtype[Any], graph: Graph
) -> Memory:
    """`array` with the dtype `wanted`, if no value changes."""
    kinds = {"b": "b", "i": "bi", "u": "bi", "f": "biuf"}
    allowed = "bi" if wanted.kind == "b" else kinds[wanted.kind] + "u"
    if array.dtype.kind not in allowed:
        raise fail(
            "GM0612",
            f"{name} is {short(type)}: an array of {array.dtype} does not fit",
        )
    with np.errstate(over="ignore"):
        result = np.ascontiguousarray(array).astype(wanted)
    if wanted.kind != "f" and not np.array_equal(result, array):
        at = int(np.argmax(result != array))
        raise fail(
            "GM0612",
            f"{name}[{at}] is {array[at]}, which does not fit {type.element}",
        )
    if isinstance(type.element, NodeType | EdgeType) and len(result):
        count = graph.nodes if isinstance(type.element, NodeType) else graph.edges
        if result.min() < -1 or result.max() >= count:
            raise fail("GM0614", f"{name} has elements that are not in the graph")
        if isinstance(type.element, EdgeType):
            result = graph.edge_id_from_input(result.astype(np.int64)).astype(wanted)
    return result


def outside(type: Type, value: Any, graphs: Mapping[str, Graph]) -> Any:
    """A result as the user gets it: edge arrays in input order, edges in int64."""
    match type:
        case PropertyType(of, element, graph):
            assert graph is not None
            if isinstance(element, EdgeType):
                value = graphs[graph].edge_id_to_input(value.astype(np.int64))
            return graphs[graph].edges_to_input(value) if of == "Edge" else value
        case EdgeType(graph):
            assert graph is not None
            ids = graphs[graph].edge_id_to_input(np.array([value], np.int64))
            return int(ids[0])
        case _:
            return value
