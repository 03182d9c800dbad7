"""The corpus: small programs that state in their head what they give.

The comment that a program begins with says what it shows; then come its cases:

    // Counts who points at whom.
    //
    // on: 0>1>2 1>0 nodes=4
    // with: r = 0
    // gives: returned = 2, A = [1, 1, 1, 0]

`on` is a graph: edges in the order of the input, chains of them, `a-b` for both ways,
`rows=K,…` for as many edges of vertex 0, 1, …, to 0, 3, 6, …, round again, `nodes=N`,
or a generator such as `star:5`; `on H` is the one for argument H.  `with`
are the arguments and `gives` the results, in the notation of Python, with NIL and INF;
a property of edges is in the order of `on`.  `or` is another valid result.  Graphs and
arguments hold until others are given.  `anywhere` says that the result of the program
depends on no order, so that all targets must agree about it on any graph, with any
arguments but those given here.  `only` are the targets that can run it.
"""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from lighthouse.graph import Graph
from lighthouse.graph.spec import is_spec
from lighthouse.ir import types as ty
from lighthouse.ir.nodes import Procedure
from lighthouse.runtime import layout

HERE = Path(__file__).parent
PATHS = tuple(sorted(HERE.rglob("*.gm")))

Arguments = dict[str, Any]

_ENTRY = re.compile(r"(on|with|gives|or|anywhere|only)(?: (\w+))?:(.*)")
_CONSTANTS = {"NIL": -1, "INF": math.inf, "NAN": math.nan}


@dataclass(frozen=True, slots=True)
class Case:
    """One run of a program and its valid results; the graph called "" is the first."""

    graphs: dict[str, Graph]
    arguments: Arguments
    results: tuple[Arguments, ...]


@dataclass(frozen=True, slots=True)
class Head:
    """What the first comment of a program says.

    anywhere: the arguments that are not random; None if it does not hold everywhere.
    only: the targets that run it; empty if all do.
    """

    cases: tuple[Case, ...]
    anywhere: Arguments | None
    only: tuple[str, ...]


def read_head(path: Path) -> Head:
    """Raises ValueError for a program without a case."""
    cases: list[Case] = []
    anywhere: Arguments | None = None
    only: tuple[str, ...] = ()
    graphs: dict[str, Graph] = {}
    arguments: Arguments = {}
    for key, name, text in _entries(path):
        match key:
            case "on":
                graphs = {**graphs, name: graph_of(text)}
            case "with":
                arguments = values_of(text)
            case "gives":
                cases.append(Case(graphs, arguments, (values_of(text),)))
            case "or":
                last = cases.pop()
                results = (*last.results, values_of(text))
                cases.append(Case(last.graphs, last.arguments, results))
            case "anywhere":
                anywhere = values_of(text)
            case _:
                only = tuple(text.split())
    if not cases:
        raise ValueError(f"{path.name} states no case")
    return Head(tuple(cases), anywhere, only)


def _entries(path: Path) -> list[tuple[str, str, str]]:
    """(key, name, text) of each entry; it ends where the next begins."""
    found: list[tuple[str, str, str]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("//") or line.startswith("//!"):
            break
        text = line[2:].strip()
        if match := _ENTRY.fullmatch(text):
            found.append((match[1], match[2] or "", match[3]))
        elif found:
            key, name, before = found.pop()
            found.append((key, name, f"{before} {text}"))
    return found


def graph_of(text: str) -> Graph:
    """The graph that an `on` describes."""
    if is_spec(text.strip()):
        return Graph.read(text.strip())
    pairs: list[tuple[int, int]] = []
    nodes = None
    for word in text.split():
        if word.startswith("nodes="):
            nodes = int(word.removeprefix("nodes="))
            continue
        if word.startswith("rows="):
            lengths = map(int, word.removeprefix("rows=").split(","))
            pairs += ((v, 3 * i) for v, k in enumerate(lengths) for i in range(k))
            continue
        source, *steps = re.split(r"([>-])", word)
        for arrow, target in zip(steps[::2], steps[1::2], strict=True):
            pairs.append((int(source), int(target)))
            if arrow == "-":
                pairs.append((int(target), int(source)))
            source = target
    ends = np.array(pairs, np.int64).reshape(-1, 2) % (nodes or 2**31)
    return Graph.from_edges(ends[:, 0], ends[:, 1], nodes=nodes)


def values_of(text: str) -> Arguments:
    """`x = 1, A = [INF, 2]` as a dictionary."""
    values: Arguments = eval(f"dict({text})", {"dict": dict, **_CONSTANTS})
    return values


# --- values by their type -------------------------------------------------------------


def plain(type: ty.Type, value: Any) -> Any:
    """A result as lists, dictionaries and numbers that can be compared with `==`."""
    match type:
        case ty.PropertyType(element=element):
            return [plain(element, item) for item in value]
        case ty.CollectionType("Set"):
            return sorted(int(item) for item in value)
        case ty.CollectionType() | ty.QueueType(ty.CollectionType()):
            element = type.element if isinstance(type, ty.QueueType) else ty.NodeType()
            return [plain(element, item) for item in value]
        case ty.MapType(key, of):
            return {plain(key, k): plain(of, v) for k, v in value.items()}
        case ty.Scalar() if ty.is_floating(type):
            number = layout.dtype(type, wide=False).type(value).item()
            return "nan" if math.isnan(number) else number
        case ty.Scalar() if type != ty.BOOL and value in (math.inf, -math.inf):
            half = 1 << (type.bits - 1)
            return half - 1 if value > 0 else -half
        case ty.Scalar() if type == ty.BOOL:
            return bool(value)
        case _:
            return None if value is None else int(value)


def given(procedure: Procedure, arguments: Arguments) -> Arguments:
    """The arguments of a case as a caller of the compiled program gives them."""

    def one(type: ty.Type, value: Any) -> Any:
        match type:
            case ty.PropertyType(element=element) if not isinstance(
                element, ty.CollectionType
            ):
                return np.array(plain(type, value), layout.dtype(element, wide=True))
            case _:
                return value

    types = {item.name: item.type for item in procedure.parameters}
    return {name: one(types[name], value) for name, value in arguments.items()}


def random_arguments(
    procedure: Procedure, graphs: Mapping[str, Graph], fixed: Arguments
) -> Arguments:
    """`fixed`, and something for every other input; each graph must have an edge."""
    random = np.random.default_rng(7)

    def some(type: ty.Type) -> Any:
        match type:
            case ty.PropertyType(of, element, graph):
                assert graph is not None
                whole = graphs[graph]
                size = whole.nodes if of == "Node" else whole.edges
                values = [some(element) for _ in range(size)]
                if isinstance(element, ty.CollectionType):
                    return values
                return np.array(values, layout.dtype(element, wide=True))
            case ty.NodeType(graph):
                assert graph is not None
                return int(random.integers(graphs[graph].nodes))
            case ty.EdgeType(graph):
                assert graph is not None
                return int(random.integers(graphs[graph].edges))
            case ty.CollectionType(kind, of, graph):
                element = ty.NodeType(graph) if of == "Node" else ty.EdgeType(graph)
                items = [some(element) for _ in range(random.integers(6))]
                return items if kind == "Seq" else list(dict.fromkeys(items))
            case ty.QueueType(element):
                return [some(element) for _ in range(3)]
            case ty.MapType(key, value):
                return {some(key): some(value) for _ in range(4)}
            case _ if type == ty.BOOL:
                return bool(random.integers(2))
            case _ if ty.is_floating(type):
                return int(random.integers(-40, 40)) / 8
            case _:
                return int(random.integers(-9, 10))

    drawn = {
        item.name: some(item.type)
        for item in procedure.inputs
        if not isinstance(item.type, ty.GraphType)
    }
    return drawn | given(procedure, fixed)
