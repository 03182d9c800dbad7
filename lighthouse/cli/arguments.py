"""`--arg NAME=VALUE`: texts as values for the parameters of a procedure."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Parameter, Procedure
from lighthouse.ir.types import (
    BOOL,
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
    "P=random:SEED[:LO:HI], P=weights"
)


def add_argument_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--arg",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        dest="args",
        help=HELP,
    )


def fail(message: str, *notes: str) -> CompileError:
    return CompileError(Diagnostic("GM0612", message, notes=notes))


def parse_arguments(
    texts: Sequence[str], procedure: Procedure, graph: Graph
) -> dict[str, Any]:
    """The value of each `NAME=VALUE`; raises CompileError for what does not fit."""
    parameters = {p.name: p for p in procedure.parameters}
    values: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise fail(f"`--arg {text}` must be NAME=VALUE")
        parameter = parameters.get(name)
        if parameter is None or isinstance(parameter.type, GraphType):
            # `bind` knows how to say this.
            values[name] = value
        else:
            values[name] = parse_value(parameter, value, graph)
    return values


def parse_value(parameter: Parameter, text: str, graph: Graph) -> Any:
    match parameter.type:
        case PropertyType(of=of, element=element):
            size = graph.nodes if of == "Node" else graph.edges
            return parse_property(parameter.name, of, element, size, text, graph)
        case NodeType() | EdgeType():
            if text == "stored":
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


def parse_property(
    name: str, of: str, element: Type, size: int, text: str, graph: Graph
) -> Any:
    if text == "weights":
        if of != "Edge":
            raise fail(f"{name} is a node property: weights are of edges")
        if graph.weights is None:
            raise fail(
                f"{graph.source} has no weights",
                "add them with `--weights random:SEED:LO:HI` or `--weights column`",
            )
        return graph.edges_to_input(graph.weights)
    if text.startswith("random:"):
        values = random_values(name, element, size, text)
        # Random values belong to slots, whatever order the input had.
        return graph.edges_to_input(values) if of == "Edge" else values
    if text.startswith("@"):
        return read_values(name, text[1:])
    raise fail(
        f"{name} is a property: `{text}` is not a source of values",
        f"write `{name}=@FILE.npy`, `{name}=random:SEED:LO:HI` or `{name}=weights`",
    )


def random_values(name: str, element: Type, size: int, text: str) -> Any:
    """`random:SEED[:LO:HI]`, both ends included; the same on every machine."""
    from lighthouse.graph.hashing import stream

    parts = text.split(":")[1:]
    try:
        seed = int(parts[0])
        bounds = [float(part) for part in parts[1:]]
        if len(bounds) not in (0, 2) or seed < 0:
            raise ValueError
    except ValueError:
        raise fail(f"{name}: write random:SEED or random:SEED:LO:HI") from None
    low, high = bounds or (
        0.0,
        1.0 if element == BOOL or is_floating(element) else 100.0,
    )
    if high < low:
        raise fail(f"{name}: {parts[2]} is less than {parts[1]}")
    bits = stream(seed, 0, size)
    if is_floating(element):
        return low + (high - low) * ((bits >> np.uint64(11)) * 2.0**-53)
    span = np.uint64(int(high) - int(low) + 1)
    values = (bits % span).astype(np.int64) + int(low)
    return values.astype(bool) if element == BOOL else values


def read_values(name: str, path: str) -> Any:
    """A .npy file, or a text file with one number per line."""
    try:
        if Path(path).suffix == ".npy":
            return np.load(path, allow_pickle=False)
        values = np.loadtxt(path, ndmin=1, comments="#")
        if values.size and np.array_equal(values, np.rint(values)):
            return values.astype(np.int64)
        return values
    except FileNotFoundError:
        raise fail(f"{name}: there is no file {path}") from None
    except (OSError, ValueError) as error:
        raise fail(f"{name}: {path} cannot be read: {error}") from None
