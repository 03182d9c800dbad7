"""Parses text with an edge on each line: fast in C++, else line by line.

Plain decimal numbers in range are parsed by native.cpp.  Text with anything else is
parsed again line by line; that parser defines what is valid, and reports the line of an
error.
"""

from __future__ import annotations

import gzip
import io
import lzma
import os
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NoReturn, TextIO, cast

import numpy as np

from lighthouse.diagnostics import fail
from lighthouse.graph import native
from lighthouse.graph.limits import MAX_NODES
from lighthouse.graph.numbers import (
    EXACT,
    Numbers,
    as_integer,
    as_number,
    as_whole,
    is_too_large,
)
from lighthouse.graph.order import Integers
from lighthouse.graph.table import EdgeTable, tidy_weights

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

SIZE = 1 << 22
"""Bytes that are parsed together."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a line holds its edge: [tag] source target [weight], then anything.

    Ids run from `base` to `base + nodes − 1`.  Lines that begin with a character of
    `comments` and blank lines are passed over.  Weights are integers if `whole`.
    """

    tag: str = ""
    weighted: bool = False
    base: int = 0
    nodes: int = MAX_NODES
    comments: str = "#%"
    whole: bool = False

    @property
    def columns(self) -> int:
        return bool(self.tag) + 2 + self.weighted

    @property
    def id_type(self) -> type[np.int32 | np.int64]:
        return np.int32 if self.nodes <= MAX_NODES else np.int64


@dataclass(frozen=True, slots=True, eq=False)
class Columns:
    """The edges of a text, ids from 0."""

    sources: Integers
    targets: Integers
    weights: Numbers | None

    def table(self, path: Path, nodes: int, notes: tuple[str, ...] = ()) -> EdgeTable:
        weights = self.weights
        if weights is not None:
            weights = tidy_weights(weights, len(weights), str(path))
        return EdgeTable(
            nodes=nodes,
            sources=self.sources,
            targets=self.targets,
            weights=weights,
            source=name_of(path),
            notes=notes,
        )

    @property
    def last_node(self) -> int:
        """The largest id, −1 without an edge."""
        ends = (self.sources, self.targets)
        return max(int(end.max(initial=-1)) for end in ends)

    def without_first(self) -> Columns:
        weights = None if self.weights is None else self.weights[1:]
        return Columns(self.sources[1:], self.targets[1:], weights)


@contextmanager
def opened(path: Path) -> Iterator[TextIO]:
    """The text of a file, through gzip or xz by its extension.

    What goes wrong meanwhile becomes a CompileError GM0701 or GM0703.
    """
    with (
        file_errors(path),
        open_binary(path) as binary,
        io.TextIOWrapper(binary, encoding="utf-8-sig", errors="replace") as lines,
    ):
        yield lines


def open_binary(path: Path) -> BinaryIO:
    """The bytes of a file, decompressed if its extension says gzip or xz."""
    match path.suffix:
        case ".gz":
            return cast(BinaryIO, gzip.open(path))
        case ".xz":
            return cast(BinaryIO, io.BufferedReader(_Xz(path)))
        case _:
            return open(path, "rb")


class _Xz(io.RawIOBase):
    """The content of an .xz file: streams, with nothing after them but padding.

    `lzma.open` passes over whatever follows the first stream and is no other.
    """

    def __init__(self, path: Path) -> None:
        self.file = open(path, "rb")  # noqa: SIM115
        self.stream = lzma.LZMADecompressor(lzma.FORMAT_XZ)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: WriteableBuffer) -> int:
        room = memoryview(buffer).cast("B")
        while True:
            packed = b""
            if self.stream.eof:
                packed = self.stream.unused_data.lstrip(b"\0")
                while not packed:
                    block = self.file.read(io.DEFAULT_BUFFER_SIZE)
                    if not block:
                        return 0
                    packed = block.lstrip(b"\0")
                self.stream = lzma.LZMADecompressor(lzma.FORMAT_XZ)
            elif self.stream.needs_input:
                packed = self.file.read(io.DEFAULT_BUFFER_SIZE)
                if not packed:
                    raise EOFError("the file ends before its end-of-stream marker")
            content = self.stream.decompress(packed, len(room))
            if content:
                room[: len(content)] = content
                return len(content)

    def close(self) -> None:
        self.file.close()
        super().close()


@contextmanager
def file_errors(
    path: Path, unreadable: str = "GM0701", damaged: str = "GM0703"
) -> Iterator[None]:
    """Turn the errors of files and decompressors into CompileErrors of these codes."""
    try:
        yield
    except (EOFError, zlib.error, lzma.LZMAError, gzip.BadGzipFile) as error:
        message = f"{path}: the compressed file is damaged or cut off"
        fail(damaged, message, f"{type(error).__name__}: {error}")
    except FileNotFoundError:
        fail(unreadable, f"{path}: there is no such file")
    except OSError as error:
        fail(unreadable, f"{path}: cannot be read: {error.strerror or error}")


def read_columns(path: Path, layout: Layout, skip: int) -> Columns:
    """Read the edges that follow the first `skip` lines.

    Raises CompileError GM0705 … GM0708 with the line, GM0701 and GM0703.
    """
    return _quickly(path, layout, skip) or _carefully(path, layout, skip)


def _quickly(path: Path, layout: Layout, skip: int) -> Columns | None:
    """What is plain and in bounds, by all cores; else None."""
    library = native.library_for(path.stat().st_size)
    if library is None:
        return None
    kind = layout.id_type
    words = (layout.tag.encode(), layout.comments.encode())
    flags = (layout.weighted, layout.whole, kind is np.int64)
    plain = (*words, layout.base, layout.nodes, *flags)

    def parse(text: bytes) -> Columns | None:
        most = (len(text) + 1) // len("0 1\n")
        sources, targets = np.empty((2, most), kind)
        weights = np.empty(most) if layout.weighted else None
        given = (text, len(text), sources, targets, weights)
        count = native.call(library, "read_edges", *plain, *given)
        if count < 0:
            return None
        # Copies, since most of the memory is not used.
        weights = None if weights is None else weights[:count].copy()
        return Columns(sources[:count].copy(), targets[:count].copy(), weights)

    workers = ThreadPoolExecutor(len(os.sched_getaffinity(0)))
    with file_errors(path), open_binary(path) as binary, workers as pool:
        if any(b"\r" in binary.readline().removesuffix(b"\r\n") for _ in range(skip)):
            return None  # a line for the other parser
        parts = list(pool.map(parse, _blocks(binary)))
    plain_parts = [part for part in parts if part is not None]
    if not parts or len(plain_parts) < len(parts):
        return None
    return Columns(
        np.concatenate([part.sources for part in plain_parts]),
        np.concatenate([part.targets for part in plain_parts]),
        np.concatenate([part.weights for part in plain_parts])
        if layout.weighted
        else None,
    )


def _blocks(binary: BinaryIO) -> Iterator[bytes]:
    """The rest of a text, cut at ends of lines."""
    while block := binary.read(SIZE):
        yield block + binary.readline()


def _carefully(path: Path, layout: Layout, skip: int) -> Columns:
    """The same line by line, stopping at the first bad one."""
    sources: list[int] = []
    targets: list[int] = []
    weights: list[int | float] = []
    rounded: Callable[[], NoReturn] | None = None
    first = bool(layout.tag)
    with opened(path) as lines:
        for number, line in enumerate(lines, 1):
            fields = line.split()
            if number <= skip or not fields or fields[0][0] in layout.comments:
                continue
            wrong = partial(fail_at, path, number, line=line)
            if layout.tag and fields[0] != layout.tag:
                wrong("GM0705", f"'{layout.tag}' must stand at the front")
            if len(fields) < layout.columns:
                there = f"{layout.columns} columns are needed, {len(fields)} are there"
                commas = ("blanks separate columns, not commas",) * ("," in line)
                wrong("GM0705", there, *commas)
            source, target = (
                _node(end, layout, wrong) for end in fields[first : first + 2]
            )
            sources.append(source)
            targets.append(target)
            if layout.weighted:
                field = fields[first + 2]
                weight = _weight(field, layout, wrong)
                weights.append(weight)
                if abs(weight) > EXACT and float(weight) != weight and not rounded:
                    what = "no Double is exactly, and other weights are no integers"
                    told = f"the weight is '{field}', which {what}"
                    rounded = partial(wrong, "GM0708", told)
    if rounded and not all(isinstance(weight, int) for weight in weights):
        rounded()
    kind = layout.id_type
    return Columns(
        np.array(sources, kind),
        np.array(targets, kind),
        np.array(weights) if layout.weighted else None,
    )


def _node(field: str, layout: Layout, wrong: Callable[..., NoReturn]) -> int:
    value = as_integer(field)
    if value is None:
        wrong("GM0706", f"'{shown(field)}' is not an integer node id")
    last = layout.base + layout.nodes - 1
    if not layout.base <= value <= last:
        wrong("GM0707", f"node id {value} is outside {layout.base} … {last}")
    return value - layout.base


def _weight(field: str, layout: Layout, wrong: Callable[..., NoReturn]) -> int | float:
    value = as_whole(field) if layout.whole else as_number(field)
    if value is None or isnan(value):
        problem = "is not a weight"
        if is_too_large(field):
            problem = "is too large for a Double"
        elif layout.whole:
            problem = "is not an integer, as the header says of all weights"
        wrong("GM0708", f"'{shown(field)}' {problem}")
    if isinstance(value, float) or -(2**63) <= value < 2**63:
        return value
    if layout.whole or float(value) != value:
        problem = "is no integer of 64 bits, and no Double is exactly that"
        wrong("GM0708", f"'{shown(field)}' {problem}")
    return float(value)


def fail_at(
    path: Path,
    number: int,
    code: str,
    message: str,
    *notes: str,
    line: str | bytes = "",
) -> NoReturn:
    """Raise CompileError for a line of a file, counted from 1; it is shown if given."""
    if isinstance(line, bytes):
        line = line[:200].decode("utf-8", "replace")
    reads = (f"the line reads: {shown(line)}",) if line else ()
    fail(code, f"{path}, line {number}: {message}", *reads, *notes)


def name_of(path: Path) -> str:
    """The name of a file for reports, whose bytes need not be text."""
    return os.fsencode(path.name).decode("utf-8", "backslashreplace")


def shown(text: str) -> str:
    """A short printable form of what may be anything."""
    text = text.strip()
    short = text if len(text) <= 60 else text[:59] + "…"
    return "".join(letter if letter.isprintable() else " " for letter in short)
