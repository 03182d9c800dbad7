"""Converts values between users and targets.

                outside                              inside
property        array, sequence or "weights"         array of the layout's dtype
Set, Order, Seq iterable of ids; array, sets sorted  list of ids
queue           iterable of such; list of arrays     list of lists
N_P<N_S>        sequence of such; list of arrays     list of lists
Map             dict, the result sorted by key       dict

Inside, what belongs to edges is in slot order (see `lighthouse.graph`); outside it
follows the graph's input, and arrays of edges are int64.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain, pairwise
from math import isinf
from typing import Any

import numpy as np

from lighthouse.diagnostics import CompileError, failure
from lighthouse.graph import Graph
from lighthouse.graph.numbers import differs, exact_array
from lighthouse.graph.weighting import MAKE_WEIGHTS
from lighthouse.ir import types as ty
from lighthouse.ir.procedures import Parameter
from lighthouse.runtime import layout
from lighthouse.runtime.layout import Memory
from lighthouse.sets import SparseSets

Graphs = Mapping[str, Graph]


def fail(code: str, message: str, *notes: str) -> CompileError:
    return failure(code, message, *notes)


def short(type: ty.Type) -> str:
    """The type as people write it, without its graph."""
    return re.sub(r"\(\w+\)", "", str(type))


def size_of(type: ty.PropertyType, graph: Graph) -> int:
    return graph.nodes if type.of == "Node" else graph.edges


def its_graph(type: ty.Type, graphs: Graphs) -> Graph:
    """The graph that a property, collection, node or edge is bound to."""
    assert isinstance(
        type, ty.PropertyType | ty.CollectionType | ty.NodeType | ty.EdgeType
    )
    assert type.graph is not None
    return graphs[type.graph]


def initial(type: ty.Type, graphs: Graphs, wide: bool) -> Any:
    """A new output: zero, False, NIL or empty."""
    match type:
        case ty.PropertyType() if ty.is_extended(type):
            return SparseSets.empty(size_of(type, its_graph(type, graphs)))
        case ty.PropertyType(element=ty.CollectionType()):
            return [[] for _ in range(size_of(type, its_graph(type, graphs)))]
        case ty.CollectionType() | ty.QueueType():
            return []
        case ty.MapType():
            return {}
        case ty.PropertyType(element=element):
            nil = isinstance(element, ty.NodeType | ty.EdgeType)
            size = size_of(type, its_graph(type, graphs))
            return np.full(size, -1 if nil else 0, layout.dtype(element, wide))
        case ty.NodeType() | ty.EdgeType():
            return -1
        case _:
            return False if type == ty.BOOL else 0.0 if ty.is_floating(type) else 0


# --- in -------------------------------------------------------------------------------


def value_of(
    parameter: Parameter, given: Any, graphs: Graphs, wide: bool, *, kept: bool = False
) -> Any:
    """A fresh value that the targets may change, unless it is `kept` as it is.

    Raises CompileError.
    """
    name = parameter.name
    match parameter.type:
        case ty.PropertyType() as type if ty.is_extended(type):
            return sets_of(name, type, given, graphs)
        case ty.PropertyType(element=ty.CollectionType()) as type:
            return collections_of(name, type, given, graphs)
        case ty.PropertyType() as type:
            return array_of(name, type, given, graphs, wide, kept)
        case ty.CollectionType() as type:
            return collection_of(name, type, given, its_graph(type, graphs))
        case ty.QueueType(element) as type:
            graph = its_graph(element, graphs)
            return [
                collection_of(f"{name}[{i}]", element, item, graph)
                for i, item in enumerate(items_of(name, type, given))
            ]
        case ty.MapType(key, value) as type:
            if not isinstance(given, Mapping):
                raise unfit(name, type, given, "a dict from keys to values")
            return {
                member_of(f"a key of {name}", key, one, graphs): member_of(
                    f"{name}[{one!r}]", value, other, graphs
                )
                for one, other in given.items()
            }
        case type:
            return member_of(name, type, given, graphs)


def unfit(name: str, type: ty.Type, given: object, *notes: str) -> CompileError:
    text = " ".join(repr(given).split())
    shown = text if len(text) <= 60 else f"{text[:57]}…"
    return fail("GM0612", f"{name} is {short(type)}: {shown} does not fit", *notes)


def possible(type: ty.Type) -> str:
    """What a scalar, node or edge can be."""
    match type:
        case ty.NodeType():
            return "the id of a node, or -1 for NIL"
        case ty.EdgeType():
            return "the id of an edge, or -1 for NIL"
        case ty.Scalar() if ty.is_integral(type):
            return f"an integer from {-1 << (type.bits - 1)} to {highest(type)}"
        case _:
            return "True or False" if type == ty.BOOL else "a number"


def highest(type: ty.Scalar) -> int:
    """The largest value of Int or Long."""
    return (1 << (type.bits - 1)) - 1


def member_of(name: str, type: ty.Type, given: Any, graphs: Graphs) -> Any:
    """A scalar, node or edge."""
    if isinstance(type, ty.Scalar):
        return scalar_of(name, type, given)
    assert isinstance(type, ty.NodeType | ty.EdgeType)
    return element_of(name, type, given, its_graph(type, graphs))


def scalar_of(name: str, type: ty.Scalar, given: Any) -> bool | int | float:
    """Numbers are not converted silently where they would change."""
    if isinstance(given, np.generic):
        given = given.item()
    if type == ty.BOOL and isinstance(given, bool):
        return given
    if isinstance(given, bool):
        raise unfit(name, type, given, possible(type))
    if ty.is_floating(type) and isinstance(given, int | float):
        try:
            value = float(given)
        except OverflowError:
            raise unfit(name, type, given, "a number below 2^1024") from None
        if type.bits == 32:
            with np.errstate(over="ignore"):
                stored = float(np.float32(value))
            if isinf(stored) and not isinf(value):
                raise unfit(name, type, given, "a number below 2^128")
            value = stored
        if isinstance(given, int) and value != given:
            raise unfit(name, type, given, f"no {type} is exactly that")
        return value
    if ty.is_integral(type) and isinstance(given, int | float):
        last = highest(type)
        if isinstance(given, float) and given in (np.inf, -np.inf):
            return last if given > 0 else -last - 1
        whole = isinstance(given, int) or given.is_integer()
        if whole and -last - 1 <= given <= last:
            return int(given)
    raise unfit(name, type, given, possible(type))


def element_of(
    name: str, type: ty.NodeType | ty.EdgeType, given: Any, graph: Graph
) -> int:
    """A node, or the slot of an edge; NIL is −1."""
    if isinstance(given, np.generic):
        given = given.item()
    if not isinstance(given, int) or isinstance(given, bool):
        raise unfit(name, type, given, possible(type))
    is_node = isinstance(type, ty.NodeType)
    if not -1 <= given < (graph.nodes if is_node else graph.edges):
        raise no_member(name, is_node, given, graph)
    if isinstance(type, ty.EdgeType):
        return int(graph.edge_id_from_input(np.array([given], np.int64))[0])
    return given


def check_members(name: str, nodes: bool, ids: Memory, graph: Graph) -> None:
    """Raises CompileError for the first id that the graph does not have."""
    wrong = ids[(ids < 0) | (ids >= (graph.nodes if nodes else graph.edges))]
    if len(wrong):
        raise no_member(name, nodes, wrong[0], graph)


def no_member(name: str, nodes: bool, id: int, graph: Graph) -> CompileError:
    count, what = (graph.nodes, "node") if nodes else (graph.edges, "edge")
    last = f"the last is {count - 1}" if count else f"it has no {what}s"
    return fail("GM0614", f"{name}: {what} {id} is not in the graph, {last}")


def items_of(name: str, type: ty.Type, given: Any) -> Iterable[Any]:
    """Raises CompileError for what is not a row of things."""
    if isinstance(given, str | bytes | Mapping) or not isinstance(given, Iterable):
        inner = isinstance(type, ty.CollectionType)
        of = "ids" if inner else "such iterables, one for each collection"
        raise unfit(name, type, given, f"a list, an array or another iterable of {of}")
    return given


def collection_of(
    name: str, type: ty.CollectionType, given: Any, graph: Graph
) -> list[int]:
    """The ids of nodes, or the slots of edges; NIL is not among them."""
    items = items_of(name, type, given)
    try:
        ids = exact_array(items if isinstance(items, np.ndarray) else list(items))
    except ValueError as error:
        reason = f"it {error}" if isinstance(items, np.ndarray) else ""
        raise unfit(
            name, type, given, "its items must be ids", *filter(None, [reason])
        ) from None
    if ids.shape == (0,):
        return []
    integral = ids.dtype.kind in "iu" or all(isinstance(i, int) for i in ids.tolist())
    if ids.ndim != 1 or not integral or ids.dtype.kind == "b":
        raise unfit(name, type, given, "its items must be ids")
    check_members(name, type.of == "Node", ids, graph)
    if type.of == "Edge":
        ids = graph.edge_id_from_input(ids.astype(np.int64))
    found: list[int] = ids.tolist()
    return found


def collections_of(
    name: str, type: ty.PropertyType, given: Any, graphs: Graphs
) -> list[list[int]]:
    """The collection of each node, or of each edge in slot order."""
    graph, element = its_graph(type, graphs), type.element
    assert isinstance(element, ty.CollectionType)
    items = list(items_of(name, type, given))
    size = size_of(type, graph)
    if len(items) != size:
        raise wrong_size(name, type, f"{len(items)} collections", graph)
    if type.of == "Edge":
        items = [items[i] for i in graph.edges_from_input(np.arange(size))]
    members = its_graph(element, graphs)
    return [
        collection_of(f"{name}[{i}]", element, item, members)
        for i, item in enumerate(items)
    ]


def sets_of(name: str, type: ty.PropertyType, given: Any, graphs: Graphs) -> SparseSets:
    """The set of each node, as an extension's sets are handed over."""
    if not isinstance(given, SparseSets):
        return SparseSets.of(collections_of(name, type, given, graphs))
    check_sets(name, type, given, graphs)
    return given.copy()


def check_sets(
    name: str, type: ty.PropertyType, given: SparseSets, graphs: Graphs
) -> None:
    """Raises CompileError unless each node has a set, of nodes of the graph."""
    graph = its_graph(type, graphs)
    if len(given) != size_of(type, graph):
        raise wrong_size(name, type, f"{len(given)} sets", graph)
    check_members(name, True, given.outermost(), its_graph(type.element, graphs))


def array_of(
    name: str, type: ty.PropertyType, given: Any, graphs: Graphs, wide: bool, kept: bool
) -> Memory:
    """A copy of `given`, in slot order if it is an edge property.

    If it is `kept` as it is, a read-only array of the right kind is no copy: weights of
    a large graph take as much memory as its edges.
    """
    graph = its_graph(type, graphs)
    if isinstance(given, str) and given == "weights":
        given = weights_of(name, type, graph)
    try:
        array = exact_array(given)
    except ValueError as error:
        raise unfit(name, type, given, f"it {error}", row_of(type, graph)) from None
    if not array.shape:
        raise unfit(name, type, given, row_of(type, graph))
    if array.shape != (size_of(type, graph),):
        raise wrong_size(name, type, f"shape {array.shape}", graph)
    if type.of == "Edge" and graph.is_by_slot(array):
        raise fail(
            "GM0612",
            f"{name} is in the order of the slots of {graph.source}, which is not that "
            "of its input",
            f'"weights", or {type.graph}.weights, are in the order of the input',
            "`Graph.edges_to_input` changes the order of other arrays",
        )
    same = array.dtype == layout.dtype(type.element, wide) and array.flags.c_contiguous
    in_order = type.of == "Node" or graph.edge_order is None
    if same and in_order and isinstance(type.element, ty.Scalar):
        return array if kept and not array.flags.writeable else array.copy()
    result = converted(name, type, array, graphs, wide)
    if type.of == "Edge":
        result = np.ascontiguousarray(graph.edges_from_input(result))
    return result


def weights_of(name: str, type: ty.PropertyType, graph: Graph) -> Memory:
    """What the value "weights" of an edge property means: (edges,), by input."""
    if type.of != "Edge":
        message = f"{name} is a node property: weights are of edges"
        raise fail("GM0612", message)
    if graph.weights is None:
        raise fail(
            "GM0612",
            f"{graph.source} has no weights",
            MAKE_WEIGHTS,
            "`--weights column` reads them from a file with three columns",
        )
    return graph.weights


def row_of(type: ty.PropertyType, graph: Graph) -> str:
    """What a property can be."""
    each = f"each of the {size_of(type, graph)} {type.of.lower()}s"
    return f"a list or array with a value for {each}"


def wrong_size(
    name: str, type: ty.PropertyType, has: str, graph: Graph
) -> CompileError:
    size = f"{size_of(type, graph)} {type.of.lower()}s"
    message = f"{name} has {has}, but {type.graph} ({graph.source}) has {size}"
    is_changed = type.of == "Edge" and graph.notes
    return fail("GM0613", message, *(graph.notes if is_changed else ()))


def converted(
    name: str, type: ty.PropertyType, array: Memory, graphs: Graphs, wide: bool
) -> Memory:
    """`array` with the dtype of the layout, if no value changes."""
    wanted = layout.dtype(type.element, wide)
    if array.size == 0:
        return np.empty(0, wanted)
    # Bool values may be 0 and 1, as in the files that are written for them.
    allowed = {"b": "biu", "i": "iu", "f": "iuf"}[wanted.kind]
    if array.dtype.kind not in allowed:
        raise fail(
            "GM0612",
            f"{name} is {short(type)}: an array of {array.dtype} does not fit",
            f"each value is {possible(type.element)}",
        )
    with np.errstate(over="ignore"):
        result = np.ascontiguousarray(array).astype(wanted)
    changed = differs(result, array) if wanted.kind == "f" else result != array
    if wanted.kind == "f" and array.dtype.kind == "f":
        changed = np.isinf(result) & ~np.isinf(array)
    if changed.any():
        at = int(np.argmax(changed))
        raise fail(
            "GM0612",
            f"{name}[{at}] is {array[at]}, which does not fit {short(type.element)}",
        )
    if isinstance(type.element, ty.NodeType | ty.EdgeType):
        graph = its_graph(type.element, graphs)
        nodes = isinstance(type.element, ty.NodeType)
        check_members(name, nodes, result[result != -1], graph)
        if not nodes:
            result = graph.edge_id_from_input(result.astype(np.int64)).astype(wanted)
    return result


# --- out ------------------------------------------------------------------------------


def outside(type: ty.Type, value: Any, graphs: Graphs) -> Any:
    """A result as the user gets it."""
    match type:
        case ty.PropertyType() if ty.is_extended(type):
            return value
        case ty.PropertyType(of, ty.CollectionType() as element):
            if of == "Edge":
                graph = its_graph(type, graphs)
                value = [value[i] for i in graph.edges_to_input(np.arange(len(value)))]
            return arrays_of(element, value, graphs)
        case ty.PropertyType(of, element):
            if isinstance(element, ty.EdgeType):
                slots = value.astype(np.int64)
                value = its_graph(element, graphs).edge_id_to_input(slots)
            return (
                its_graph(type, graphs).edges_to_input(value) if of == "Edge" else value
            )
        case ty.CollectionType():
            return arrays_of(type, [value], graphs)[0]
        case ty.QueueType(element):
            return arrays_of(element, value, graphs)
        case ty.MapType(key, element):
            keys = each_outside(key, value.keys(), graphs)
            values = each_outside(element, value.values(), graphs)
            return dict(sorted(zip(keys, values, strict=True)))
        case ty.EdgeType():
            (value,) = each_outside(type, [value], graphs)
            return value
        case _:
            return value


def each_outside(
    type: ty.Type, values: Collection[Any], graphs: Graphs
) -> Collection[Any]:
    """Scalars as the user gets them, all edges at once: maps may have millions."""
    if not isinstance(type, ty.EdgeType):
        return values
    slots = np.fromiter(values, np.int64, len(values))
    ids: list[int] = its_graph(type, graphs).edge_id_to_input(slots).tolist()
    return ids


def arrays_of(
    type: ty.CollectionType, value: Sequence[Sequence[int]], graphs: Graphs
) -> list[Memory]:
    """Views of one array, made at once: a property may have millions of collections."""
    sizes = np.fromiter(map(len, value), np.int64, len(value))
    ends = [0, *np.cumsum(sizes).tolist()]
    dtype = np.int32 if type.of == "Node" else np.int64
    ids = np.fromiter(chain.from_iterable(value), dtype, ends[-1])
    if type.of == "Edge":
        ids = its_graph(type, graphs).edge_id_to_input(ids)
    if type.kind == "Set":
        ids = ids[np.lexsort((ids, np.repeat(np.arange(len(sizes)), sizes)))]
    return [ids[begin:end] for begin, end in pairwise(ends)]
