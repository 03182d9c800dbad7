"""Small graphs of every shape, and arguments for a procedure that runs on them."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from lighthouse.graph import Graph
from lighthouse.ir import types as ty
from lighthouse.ir.nodes import Parameter, Procedure

# What the generator relies on when it bounds a sum.
MAX_NODES = 8
MAX_EDGES = 24

INTS = (0, 1, -1, 2, -7, 2**31 - 1, -(2**31), 65536, -65537)
LONGS = (*INTS, 2**63 - 1, -(2**63), 2**32 + 5, -(2**40))

# Floating values that no sum is exact with, or that a type hardly holds.
SPECIAL = (float("nan"), float("inf"), float("-inf"), -0.0, 3e38, -3e38, 1e-40)

# What a case begins with whose graphs have several blocks of threads, and whose numbers
# are special.  Programs are not made for them: where a sum is not exact, they may mean
# one thing in one order and another in another.
WIDE = "wide"

# --- graphs ---------------------------------------------------------------------------


def graph_of(nodes: int, pairs: Sequence[Sequence[int]]) -> Graph:
    return Graph.from_edges(np.array(pairs, np.int64).reshape(-1, 2), nodes=nodes)


def among(random: Random, ends: range, count: int) -> list[tuple[int, int]]:
    return [(random.choice(ends), random.choice(ends)) for _ in range(count)]


def scattered(random: Random) -> Graph:
    """Any edges: loops, parallel ones and lonely nodes are likely."""
    nodes = random.randint(2, MAX_NODES)
    return graph_of(nodes, among(random, range(nodes), random.randint(0, MAX_EDGES)))


def sparse(random: Random) -> Graph:
    nodes = random.randint(3, MAX_NODES)
    return graph_of(nodes, among(random, range(nodes), nodes))


def islands(random: Random) -> Graph:
    """Two parts without an edge between them."""
    half = random.randint(2, MAX_NODES // 2)
    parts = (range(half), range(half, 2 * half))
    pairs = [pair for ends in parts for pair in among(random, ends, 2 * half)]
    return graph_of(2 * half, pairs)


def one_way(random: Random) -> Graph:
    """From low nodes to high ones: no cycles."""
    nodes = random.randint(3, MAX_NODES)
    pairs = [sorted(random.sample(range(nodes), 2)) for _ in range(2 * nodes)]
    return graph_of(nodes, pairs)


def lonely(random: Random) -> Graph:
    """One node with loops to itself."""
    return graph_of(1, [(0, 0)] * random.randint(0, 2))


SHAPES: dict[Callable[[Random], Graph], int] = {
    scattered: 6,
    sparse: 5,
    islands: 2,
    one_way: 2,
    lonely: 1,
    lambda random: Graph.empty(0): 1,
    lambda random: Graph.empty(random.randint(1, 4)): 1,
    lambda random: Graph.path(random.randint(2, MAX_NODES)): 1,
    lambda random: Graph.star(random.randint(2, MAX_NODES)): 1,
    lambda random: Graph.complete(random.randint(2, 5)): 1,
}


def crowd(random: Random) -> Graph:
    """Any edges among some hundred nodes."""
    nodes = random.randint(257, 400)
    return graph_of(nodes, among(random, range(nodes), 2 * nodes))


def hubs(random: Random) -> Graph:
    """Two nodes with an edge to or from nearly all others, and few other edges."""
    nodes = random.randint(257, 400)
    others = range(2, nodes)
    pairs = [(0, node) for node in others] + [(node, 1) for node in others]
    pairs += among(random, others, 30)
    return graph_of(nodes, random.sample(pairs, len(pairs) - 9))


def archipelago(random: Random) -> Graph:
    """Many small components, in rings."""
    pairs, at = [], 0
    while at < 257:
        size = random.randint(1, 9)
        pairs += [(at + i, at + (i + 1) % size) for i in range(size)]
        at += size
    return graph_of(at, pairs)


WIDE_SHAPES: dict[Callable[[Random], Graph], int] = {
    crowd: 3,
    hubs: 3,
    archipelago: 2,
    lambda random: Graph.path(random.randint(40, 300)): 1,
}


def random_graph(random: Random, *, wide: bool = False) -> Graph:
    """At most MAX_NODES nodes and MAX_EDGES edges, unless it is wide."""
    shapes = WIDE_SHAPES if wide else SHAPES
    (shape,) = random.choices(list(shapes), list(shapes.values()))
    return shape(random)


def graph_for(type: ty.GraphType, random: Random, *, wide: bool = False) -> Graph:
    graph = random_graph(random, wide=wide)
    return graph.undirected if type.undirected else graph


# --- arguments ------------------------------------------------------------------------


def arguments(procedure: Procedure, seed: str) -> dict[str, Any]:
    """A value for every parameter; some outputs are left out and start at zero.

    A value depends on the seed and the name of its parameter only, so that a program
    may lose parameters and keep the values of the others.
    """
    wide = seed.startswith(WIDE)
    graphs = {
        item.name: graph_for(item.type, Random(f"{seed} {item.name}"), wide=wide)
        for item in procedure.parameters
        if isinstance(item.type, ty.GraphType)
    }
    given: dict[str, Any] = dict(graphs)
    for parameter in procedure.parameters:
        random = Random(f"{seed} {parameter.name}")
        if parameter.name in graphs:
            continue
        if parameter in procedure.outputs and random.random() < 0.4:
            continue
        given[parameter.name] = argument(random, parameter, graphs)
        if wide:
            given[parameter.name] = with_special(random, given[parameter.name])
    return given


def with_special(random: Random, values: Any) -> Any:
    """A floating number or a property of some, in which a few may be special."""
    if isinstance(values, float):
        return random.choice(SPECIAL) if random.random() < 0.2 else values
    is_floating = isinstance(values, np.ndarray) and values.dtype.kind == "f"
    if is_floating and values.size and random.random() < 0.5:
        for _ in range(random.randint(1, 5)):
            values[random.randrange(values.size)] = random.choice(SPECIAL)
    return values


def count_of(of: str, graph: str | None, graphs: Mapping[str, Graph]) -> int:
    """The nodes or edges of a graph."""
    assert graph is not None
    return graphs[graph].nodes if of == "Node" else graphs[graph].edges


def argument(random: Random, parameter: Parameter, graphs: Mapping[str, Graph]) -> Any:
    match parameter.type:
        case ty.PropertyType(of, ty.CollectionType() as element, graph):
            size = count_of(of, graph, graphs)
            return [collection(random, element, graphs) for _ in range(size)]
        case ty.PropertyType(of, element, graph):
            size = count_of(of, graph, graphs)
            values = [value(random, element, graphs) for _ in range(size)]
            return np.array(values, DTYPES.get(str(element), "i8"))
        case ty.CollectionType() as type:
            return collection(random, type, graphs)
        case ty.QueueType(ty.CollectionType() as element):
            return [collection(random, element, graphs) for _ in range(3)]
        case ty.MapType(key, of):
            pairs = [
                (value(random, key, graphs), value(random, of, graphs))
                for _ in range(random.randint(0, 4))
            ]
            # NIL is no key.
            nil = isinstance(key, ty.NodeType | ty.EdgeType)
            return {one: other for one, other in pairs if not (nil and one == -1)}
        case type:
            return value(random, type, graphs)


DTYPES = {"Int": "i4", "Long": "i8", "Float": "f4", "Double": "f8", "Bool": "?"}


def value(random: Random, type: ty.Type, graphs: Mapping[str, Graph]) -> Any:
    """Floating values are multiples of 1/8, so that sums of them are exact."""
    match type:
        case ty.Scalar("Bool"):
            return random.random() < 0.5
        case ty.Scalar("Float" | "Double"):
            return random.randint(-400, 400) / 8
        case ty.Scalar(name):
            if random.random() < 0.75:
                return random.randint(-20, 60)
            return random.choice(INTS if name == "Int" else LONGS)
        case ty.NodeType(graph) | ty.EdgeType(graph):
            of = "Node" if isinstance(type, ty.NodeType) else "Edge"
            count = count_of(of, graph, graphs)
            if random.random() < 0.1:
                return -1
            return random.randint(min(0, count - 1), count - 1)
        case _:
            raise AssertionError(f"no value has the type {type}")


def collection(
    random: Random, type: ty.CollectionType, graphs: Mapping[str, Graph]
) -> list[int]:
    if not (count := count_of(type.of, type.graph, graphs)):
        return []
    items = [random.randrange(count) for _ in range(random.randint(0, 6))]
    return items if type.kind == "Seq" else list(dict.fromkeys(items))
