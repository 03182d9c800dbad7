"""`--arg NAME=VALUE`: texts as values for the parameters of a procedure."""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np

from lighthouse.cli.options import assignment
from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Parameter, Procedure
from lighthouse.ir.types import (
    BOOL,
    CollectionType,
    EdgeType,
    GraphType,
    NodeType,
    PropertyType,
    Scalar,
    Type,
    is_floating,
)

HELP = (
    "a value: 0.85, True, INF, a node id, root=stored, P=@FILE.npy or .txt, "
    "P=random:SEED[:LO:HI], P=weights; a second graph: H=SPEC"
)


def add_argument_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--arg",
        metavar="NAME=VALUE",
        type=assignment,
        action="append",
        default=[],
        dest="args",
        help=HELP,
    )


def fail(message: str, *notes: str) -> CompileError:
    return CompileError(Diagnostic("GM0612", message, notes=notes))


def graph_parameters(procedure: Procedure) -> list[str]:
    return [p.name for p in procedure.parameters if isinstance(p.type, GraphType)]


def given_names(pairs: Sequence[tuple[str, str]], procedure: Procedure) -> list[str]:
    """What the options give: the arguments, and the first graph by `--graph`.

    Raises CompileError for what is given twice.
    """
    first = graph_parameters(procedure)[:1]
    names = list(first)
    for name, _ in pairs:
        if name in names:
            how = "is given by `--graph`" if name in first else "is given twice"
            raise fail(f"{name} {how}")
        names.append(name)
    return names


def graphs_in(values: Mapping[str, Any]) -> list[Graph]:
    return [value for value in values.values() if isinstance(value, Graph)]


def parse_arguments(
    pairs: Sequence[tuple[str, str]], procedure: Procedure, graph: Graph
) -> dict[str, Any]:
    """The values of all arguments, `graph` among them, after `binding.check_names`.

    Raises CompileError for what does not fit.
    """
    texts = dict(pairs)
    names = graph_parameters(procedure)
    values: dict[str, Any] = dict.fromkeys(names[:1], graph)
    values |= {name: Graph.read(texts[name]) for name in names[1:]}
    for parameter in procedure.parameters:
        if parameter.name in texts and parameter.name not in values:
            its_graph = values.get(str(getattr(parameter.type, "graph", "")), graph)
            values[parameter.name] = parse_value(
                parameter, texts[parameter.name], its_graph
            )
    return values


def parse_value(parameter: Parameter, text: str, graph: Graph) -> Any:
    match parameter.type:
        case PropertyType(element=element) if not isinstance(element, CollectionType):
            return parse_property(parameter.name, parameter.type, text, graph)
        case CollectionType() if text.startswith("@"):
            return read_values(parameter.name, text[1:]).tolist()
        case NodeType() | EdgeType():
            if text == "stored" and isinstance(parameter.type, NodeType):
                if graph.stored_source is None:
                    raise fail(f"{graph.source} stores no source node")
                return graph.stored_source
            if text == "NIL":
                return -1
            return number(parameter, text, integral=True)
        case Scalar() as type:
            if type == BOOL:
                return boolean(parameter, text)
            if text in ("INF", "+INF", "-INF"):
                return float(text.replace("INF", "inf"))
            return number(parameter, text, integral=not is_floating(type))
        case type:
            raise fail(f"{parameter.name}: a {type} cannot be given with --arg")


def boolean(parameter: Parameter, text: str) -> bool:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    raise fail(f"{parameter.name} is Bool: `{text}` is not True or False")


def number(parameter: Parameter, text: str, *, integral: bool) -> int | float:
    try:
        return int(text) if integral else float(text)
    except ValueError:
        kind = "an integer" if integral else "a number"
        raise fail(f"{parameter.name}: `{text}` is not {kind}") from None


def parse_property(name: str, type: PropertyType, text: str, graph: Graph) -> Any:
    if text == "weights":
        if type.of != "Edge":
            raise fail(f"{name} is a node property: weights are of edges")
        if graph.weights is None:
            raise fail(
                f"{graph.source} has no weights",
                "add them with `--weights random:SEED:LO:HI` or `--weights column`",
            )
        return graph.edges_to_input(graph.weights)
    if text.startswith("random:"):
        values = random_values(name, type, text, graph)
        # Random values belong to slots, whatever order the input had.
        return graph.edges_to_input(values) if type.of == "Edge" else values
    if text.startswith("@"):
        return read_values(name, text[1:])
    raise fail(
        f"{name} is a property: `{text}` is not a source of values",
        f"write `{name}=@FILE.npy`, `{name}=random:SEED:LO:HI` or `{name}=weights`",
    )


def random_values(name: str, type: PropertyType, text: str, graph: Graph) -> Any:
    """`random:SEED[:LO:HI]`, both ends included; the same on every machine."""
    from lighthouse.graph.hashing import stream

    element = type.element
    number: Callable[[str], float] = float if is_floating(element) else int
    seed, *bounds = text.split(":")[1:]
    try:
        low, high = map(number, bounds) if bounds else (0, highest(element, graph))
        valid = int(seed) >= 0 and isfinite(high - low)
    except (ValueError, OverflowError):
        valid = False
    if not valid:
        kind = "numbers" if is_floating(element) else "integers"
        message = f"{name}: `{text}` is not random:SEED or random:SEED:LO:HI"
        raise fail(message, f"SEED is an integer from 0 on, LO and HI are {kind}")
    if high < low:
        raise fail(f"{name}: LO is {low}, and HI is less: {high}")
    bits = stream(int(seed), 0, graph.nodes if type.of == "Node" else graph.edges)
    if is_floating(element):
        return low + (high - low) * ((bits >> np.uint64(11)) * 2.0**-53)
    if not -(2**62) <= low <= high < 2**62:
        raise fail(f"{name}: {low} … {high} is too large a range")
    values = (bits % np.uint64(high - low + 1)).astype(np.int64) + np.int64(low)
    return values.astype(bool) if element == BOOL else values


def highest(element: Type, graph: Graph) -> int:
    """Random values go up to here unless HI is given."""
    match element:
        case NodeType():
            return max(graph.nodes - 1, 0)
        case EdgeType():
            return max(graph.edges - 1, 0)
        case _:
            return 1 if element == BOOL or is_floating(element) else 100


def read_values(name: str, path: str) -> Any:
    """A .npy file, or a text file with one number per line."""
    try:
        with open(path, "rb") as file, warnings.catch_warnings():
            # A file without numbers has the wrong length, which is reported.
            warnings.simplefilter("ignore")
            if Path(path).suffix == ".npy":
                return np.lib.format.read_array(file, allow_pickle=False)
            try:
                return np.loadtxt(file, np.int64, ndmin=1)
            except ValueError:
                file.seek(0)
                return np.loadtxt(file, np.float64, ndmin=1)
    except OSError as error:
        raise fail(f"{name}: {path} cannot be read: {error.strerror}") from None
    except (ValueError, EOFError) as error:
        raise fail(f"{name}: {path} cannot be read: {error}") from None
