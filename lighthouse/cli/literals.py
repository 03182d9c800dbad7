"""Values of Green-Marl from text on the command line, and from files."""

import json
import os
import re
import warnings
from collections.abc import Mapping
from functools import partial
from math import isfinite, isnan
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

import numpy as np

from lighthouse.diagnostics import fail
from lighthouse.graph import Graph
from lighthouse.graph.numbers import as_integer, as_number, as_whole, is_too_large
from lighthouse.graph.text import shown
from lighthouse.ir import types as ty
from lighthouse.ir.procedures import Parameter
from lighthouse.values import its_graph, scalar_of, weights_of

Graphs = Mapping[str, Graph]

BRACKETS = {"[": "]", "{": "}"}
refuse = partial(fail, "GM0612")


def parse_value(parameter: Parameter, text: str, graphs: Graphs) -> Any:
    """What `text` means for a parameter that is no graph.  Raises CompileError."""
    name = parameter.name
    match parameter.type:
        case ty.QueueType() | ty.PropertyType(element=ty.CollectionType()):
            return collections(name, text)
        case ty.PropertyType() as type:
            return parse_property(name, type, text, graphs)
        case ty.CollectionType(member=member):
            if text.startswith("@"):
                return read_values(name, text[1:]).ravel()
            return [parse_member(name, member, item, graphs) for item in items(text)]
        case ty.MapType() as type:
            return parse_map(name, type, text, graphs)
        case type:
            return parse_member(name, type, text, graphs)


# --- scalars, nodes and edges ---------------------------------------------------------


def parse_member(name: str, type: ty.Type, text: str, graphs: Graphs) -> Any:
    if isinstance(type, ty.Scalar):
        if type == ty.BOOL:
            if text.lower() in ("true", "false"):
                return text.lower() == "true"
            refuse(f"{name} is Bool: `{text}` is not True or False")
        if text in ("INF", "+INF", "-INF"):
            return float(text.replace("INF", "inf"))
        return number(name, text, integral=not ty.is_floating(type))
    if text == "NIL":
        return -1
    if text == "stored" and isinstance(type, ty.NodeType):
        graph = its_graph(type, graphs)
        if graph.stored_source is None:
            refuse(f"{graph.source} stores no source node")
        return graph.stored_source
    return number(name, text, integral=True)


def number(name: str, text: str, *, integral: bool) -> int | float:
    """An integer may be written `1e6`."""
    value = as_whole(text) if integral else as_number(text)
    if value is None or isnan(value):
        kind = "an integer" if integral else "a number"
        large = ("it is too large for a Double",) if is_too_large(text) else ()
        message = f"{name}: `{shown(text)}` is not {kind}"
        refuse(message, *large, *file_hint(name, text))
    return value


def file_hint(name: str, text: str) -> tuple[str, ...]:
    # Unlike Path.is_file it also answers for what cannot be a name.
    return (f"`{name}=@{text}` reads the file",) if os.path.isfile(text) else ()


# --- collections and maps -------------------------------------------------------------


def items(text: str) -> list[str]:
    """`1,2,3`, `[1, 2, 3]` or `{1,2,3}`."""
    text = text.strip()
    opened, closed = text[:1] in BRACKETS, text[-1:] in BRACKETS.values()
    if opened and text.endswith(BRACKETS[text[0]]):
        text = text[1:-1]
    elif opened or closed:
        refuse(f"`{shown(text)}` has a bracket too many")
    if re.search(r"^\s*,|,\s*,", text):
        refuse(f"`{shown(text)}` has a comma too many")
    return [item for item in re.split(r"[,\s]+", text) if item]


def collections(name: str, text: str) -> Any:
    """`[[1,2],[3]]`, or a file with a line for each collection."""
    if text.startswith("@"):
        rows = map(items, lines(name, text[1:]))
        return [[number(name, item, integral=True) for item in row] for row in rows]
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, list) and all(isinstance(item, list) for item in found):
        return found
    refuse(
        f"{name}: `{shown(text)}` is not a list of collections",
        f"write `{name}=[[1,2],[3]]`, or `{name}=@FILE` with a line for each",
        *file_hint(name, text),
    )


def parse_map(name: str, type: ty.MapType, text: str, graphs: Graphs) -> dict[Any, Any]:
    """`1:10,2:20`, or a file with a key and its value on each line; or a .npy with
    the fields `key` and `value`, as `--output` writes it."""
    if text.startswith("@") and text.endswith(".npy"):
        array = read_values(name, text[1:])
        plain = all(
            field.shape == () for field, *_ in (array.dtype.fields or {}).values()
        )
        if array.dtype.names != ("key", "value") or array.ndim != 1 or not plain:
            refuse(f"{name}: {text[1:]} has no fields `key` and `value`")
        return dict(zip(array["key"].tolist(), array["value"].tolist(), strict=True))
    if text.startswith("@"):
        pairs = [items(line) for line in lines(name, text[1:]) if line.strip()]
    else:
        pairs = [item.split(":") for item in items(re.sub(r"\s*:\s*", ":", text))]
    found = {}
    for pair in pairs:
        if len(pair) != 2 or "" in pair:
            refuse(
                f"{name}: `{':'.join(pair)}` is not a key and its value",
                f"write `{name}=1:10,2:20`, or `{name}=@FILE` with `KEY VALUE` lines",
                *file_hint(name, text),
            )
        key = parse_member(name, type.key, pair[0], graphs)
        if key in found:
            refuse(f"{name}: the key {pair[0]} is given twice")
        found[key] = parse_member(name, type.value, pair[1], graphs)
    return found


# --- properties -----------------------------------------------------------------------


def parse_property(name: str, type: ty.PropertyType, text: str, graphs: Graphs) -> Any:
    graph = its_graph(type, graphs)
    if text == "weights":
        return weights_of(name, type, graph)
    if text.startswith("random:"):
        values = random_values(name, type, text, graph)
        # Random values belong to slots, whatever order the input had.
        return graph.edges_to_input(values) if type.of == "Edge" else values
    if text.startswith("@"):
        return read_values(name, text[1:])
    if text.startswith("[") or "," in text:
        members = (parse_member(name, type.element, i, graphs) for i in items(text))
        if isinstance(type.element, ty.Scalar):
            members = (scalar_of(name, type.element, member) for member in members)
        return np.array(list(members))
    refuse(
        f"{name} is a property: `{shown(text)}` is not a source of values",
        f"write `{name}=@FILE.npy`, `{name}=random:SEED:LO:HI` or `{name}=[1,2,3]`",
        *file_hint(name, text),
    )


def random_values(name: str, type: ty.PropertyType, text: str, graph: Graph) -> Any:
    """`random:SEED[:LO:HI]`, both ends included; the same on every machine."""
    from lighthouse.graph.hashing import stream

    element = type.element
    number = as_number if ty.is_floating(element) else as_integer
    seed, *bounds = text.split(":")[1:]
    start, ends = as_integer(seed), [number(bound) for bound in bounds]
    given = [end for end in ends if end is not None and isfinite(end)]
    if start is None or start < 0 or len(given) != len(ends) or len(ends) not in (0, 2):
        kind = "numbers" if ty.is_floating(element) else "integers"
        message = f"{name}: `{text}` is not random:SEED or random:SEED:LO:HI"
        refuse(message, f"SEED is an integer from 0 on, LO and HI are {kind}")
    low, high = given or (0, highest(element, graph))
    if not isfinite(high - low):
        refuse(f"{name}: {low} … {high} is too large a range")
    if high < low:
        refuse(f"{name}: LO is {low}, and HI is less: {high}")
    bits = stream(start, 0, graph.nodes if type.of == "Node" else graph.edges)
    if ty.is_floating(element):
        return low + (high - low) * ((bits >> np.uint64(11)) * 2.0**-53)
    if not -(2**62) <= low <= high < 2**62:
        refuse(f"{name}: {low} … {high} is too large a range")
    values = (bits % np.uint64(high - low + 1)).astype(np.int64) + np.int64(low)
    return values.astype(bool) if element == ty.BOOL else values


def highest(element: ty.Type, graph: Graph) -> int:
    """Random values go up to here unless HI is given."""
    match element:
        case ty.NodeType():
            return max(graph.nodes - 1, 0)
        case ty.EdgeType():
            return max(graph.edges - 1, 0)
        case _:
            return 1 if element == ty.BOOL or ty.is_floating(element) else 100


# --- files ----------------------------------------------------------------------------


def read_values(name: str, path: str) -> Any:
    """A .npy file, or a text file with one number per line."""
    if not path:
        refuse(f"{name}: no file is named after the `@`")
    try:
        with open(path, "rb") as file:
            if Path(path).suffix == ".npy":
                return read_array(name, path, file)
            with warnings.catch_warnings():
                # A file without numbers has the wrong length, which is reported.
                warnings.simplefilter("ignore")
                return np.loadtxt(file, np.int64, ndmin=1)
    except OSError as error:
        refuse_unreadable(name, path, error)
    except ValueError:
        return read_numbers(name, path)


def read_array(name: str, path: str, file: BinaryIO) -> Any:
    try:
        array = np.lib.format.read_array(file, allow_pickle=False)
    except Exception as error:
        # For damaged headers numpy raises almost anything.
        refuse(f"{name}: {path} is not an array of numpy: {error}")
    if file.read(1):
        refuse(f"{name}: {path} is not an array of numpy: bytes follow it")
    return array


def read_numbers(name: str, path: str) -> Any:
    """What is no table of 64-bit integers, line by line."""
    rows: list[tuple[int, list[str]]] = [
        (at, line.split())
        for at, line in enumerate(lines(name, path, comments=True), 1)
        if line.strip()
    ]
    values = [[as_number(word) for word in words] for _, words in rows]
    has_fractions = any(isinstance(value, float) for row in values for value in row)
    for (at, words), row in zip(rows, values, strict=True):
        where = f"{name}: {path}, line {at}"
        for word, value in zip(words, row, strict=True):
            if value is None:
                large = is_too_large(word)
                kind = "is too large for a Double" if large else "is no number"
                refuse(f"{where}: `{shown(word)}` {kind}")
            if isinstance(value, int):
                if has_fractions and float(value) != value:
                    refuse(f"{where}: no Double is exactly {word}")
                if not has_fractions and not -(2**63) <= value < 2**63:
                    refuse(f"{where}: {word} is no integer of 64 bits")
        if len(row) != len(values[0]):
            refuse(f"{where}: there is not one number on each line")
    array = np.array(values)
    return array.ravel() if values and len(values[0]) == 1 else array


def lines(name: str, path: str, *, comments: bool = False) -> list[str]:
    """The lines of a text file; those that are only a comment are empty or left out."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        refuse_unreadable(name, path, error)
    return [
        line.partition("#")[0]
        for line in text.splitlines()
        if comments or not line.startswith("#")
    ]


def refuse_unreadable(name: str, path: str, error: Exception) -> NoReturn:
    if isinstance(error, OSError):
        refuse(f"{name}: {path} cannot be read: {error.strerror}")
    refuse(f"{name}: {path} is not text: {error}")
