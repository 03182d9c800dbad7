"""METIS files (.graph): a header, then a line with the neighbours of each node."""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

import numpy as np

from lighthouse.diagnostics import fail
from lighthouse.graph.limits import MAX_NODES
from lighthouse.graph.numbers import as_integer
from lighthouse.graph.order import one_sided
from lighthouse.graph.shape import is_balanced
from lighthouse.graph.table import EdgeTable
from lighthouse.graph.text import Columns, fail_at, opened, shown


@dataclass(frozen=True, slots=True)
class Header:
    """`skipped` numbers of the node itself stand before the neighbours of a line."""

    nodes: int
    edges: int
    weighted: bool
    skipped: int
    line: int


def read(path: Path) -> EdgeTable:
    """Read an undirected graph, which lists every edge at both ends.

    Sizes and weights of nodes are passed over, with a note.  Raises CompileError.
    """
    degrees = array("q")
    numbers = array("q")
    places = array("q")
    with opened(path) as text:
        lines = ((n, line) for n, line in enumerate(text, 1) if line[:1] != "%")
        header = _header(path, lines)
        for number, line in lines:
            if len(degrees) == header.nodes:
                if line.strip():
                    message = (
                        f"a line for node {header.nodes + 1}, but the header says "
                        f"{header.nodes} nodes"
                    )
                    fail_at(path, number, "GM0710", message)
                continue
            before = len(numbers)
            # `int` takes `1_0` and the digits of all scripts.
            if "_" in line or not line.isascii():
                _fail_at_word(path, number, line)
            try:
                words = array("q", map(int, line.split()))
            except (ValueError, OverflowError):
                _fail_at_word(path, number, line)
            if len(words) < header.skipped:
                message = "sizes and weights of the node are missing"
                fail_at(path, number, "GM0705", message, line=line)
            numbers.extend(words[header.skipped :])
            places.append(number)
            degrees.append(len(numbers) - before)
            if header.weighted and degrees[-1] % 2:
                fail_at(path, number, "GM0705", "a neighbour has no weight", line=line)
    return _table(path, header, np.array(degrees), np.array(numbers), places)


def _table(
    path: Path,
    header: Header,
    degrees: np.ndarray[tuple[int], np.dtype[np.int64]],
    numbers: np.ndarray[tuple[int], np.dtype[np.int64]],
    places: Sequence[int],
) -> EdgeTable:
    """`places` are the lines of the nodes."""
    if len(degrees) != header.nodes:
        message = f"the header says {header.nodes} nodes; {len(degrees)} lines follow"
        fail_at(path, header.line, "GM0710", message)
    weights = None
    if header.weighted:
        numbers, weights, degrees = numbers[0::2], numbers[1::2], degrees // 2
    sources = np.repeat(np.arange(header.nodes, dtype=np.int32), degrees)
    outside = np.flatnonzero((numbers < 1) | (numbers > header.nodes))
    if len(outside):
        node, neighbour = sources[outside[0]], numbers[outside[0]]
        told = f"neighbour {neighbour}, which is outside 1 … {header.nodes}"
        message = f"node {node + 1} has the {told}"
        fail_at(path, places[node], "GM0707", message)
    if len(numbers) != 2 * header.edges:
        message = (
            f"the header says {header.edges} edges, each listed at both ends; "
            f"{len(numbers)} neighbours follow"
        )
        fail_at(path, header.line, "GM0710", message)
    offsets = np.concatenate(([0], np.cumsum(degrees)))
    if not is_balanced(offsets, numbers - 1, weights):
        alone = one_sided(sources, numbers - 1, weights)
        node, neighbour = int(sources[alone]), int(numbers[alone] - 1)
        weight = "" if weights is None else f" with the weight {weights[alone]}"
        message = (
            f"node {node + 1} lists {neighbour + 1}{weight}, and line "
            f"{places[neighbour]} does not list {node + 1} so"
        )
        note = "a METIS graph is undirected: every edge is listed at both ends"
        fail_at(path, places[node], "GM0710", message, note)
    columns = Columns(sources, (numbers - 1).astype(np.int32), weights)
    notes = ("sizes and weights of nodes left out",) if header.skipped else ()
    table = columns.table(path, header.nodes, notes)
    return replace(table, in_order=False, symmetric=True)


def _header(path: Path, lines: Iterator[tuple[int, str]]) -> Header:
    number, line = next(((n, text) for n, text in lines if text.strip()), (0, ""))
    if number == 0:
        fail("GM0704", f"{path}: the file is empty")
    words = line.split()
    form = words[2].zfill(3) if len(words) > 2 else "000"
    match [as_integer(word) for word in words]:
        case [int(nodes), int(edges), *rest] if (
            0 <= nodes <= MAX_NODES
            and edges >= 0
            and set(form) <= {"0", "1"}
            and len(form) == 3
            and len(rest) <= 2
            and all(value is not None for value in rest)
        ):
            constraints = rest[1] if len(rest) == 2 else int(form[1])
            return Header(
                nodes=nodes,
                edges=edges,
                weighted=form[2] == "1",
                skipped=(form[0] == "1") + (constraints or 0),
                line=number,
            )
        case _:
            message = "'NODES EDGES [FORMAT [CONSTRAINTS]]' should stand here"
            fail_at(path, number, "GM0709", message, line=line)


def _fail_at_word(path: Path, number: int, line: str) -> NoReturn:
    values = ((word, as_integer(word)) for word in line.split())
    wrong = next(
        (word for word, value in values if value is None or abs(value) >= 2**63), line
    )
    message = f"'{shown(wrong)}' is not an integer of 64 bits"
    fail_at(path, number, "GM0706", message, line=line)
