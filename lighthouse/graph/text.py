"""Lines of text with an edge each: read at library speed, or line by line.

The fast way hands plain rectangular lines to numpy.  Whatever it cannot read, or reads
but finds out of bounds, goes the careful way, which alone defines what is right and
names the line that is not.
"""

from __future__ import annotations

import gzip
import io
import lzma
import warnings
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import BinaryIO, NoReturn, TextIO, cast

import numpy as np

from lighthouse.graph.errors import fail
from lighthouse.graph.limits import MAX_NODES
from lighthouse.graph.order import Integers
from lighthouse.graph.table import Numbers


@dataclass(frozen=True, slots=True)
class Layout:
    """How a line holds its edge: [tag] source target [weight], then anything.

    Ids run from `base` to `base + nodes − 1`.  Lines that begin with a character of
    `comments` and blank lines are passed over.
    """

    tag: str = ""
    weighted: bool = False
    base: int = 0
    nodes: int = MAX_NODES
    comments: str = "#%"

    @property
    def columns(self) -> int:
        return bool(self.tag) + 2 + self.weighted


@dataclass(frozen=True, slots=True, eq=False)
class Columns:
    """The edges of a text, ids from 0."""

    sources: Integers
    targets: Integers
    weights: Numbers | None

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
            return cast(BinaryIO, lzma.open(path))
        case _:
            return open(path, "rb")


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """Turn the errors of files and decompressors into a CompileError."""
    try:
        yield
    except (EOFError, zlib.error, lzma.LZMAError, gzip.BadGzipFile) as error:
        fail(
            "GM0703",
            f"{path}: the compressed file is damaged or cut off",
            f"{type(error).__name__}: {error}",
        )
    except FileNotFoundError:
        fail("GM0701", f"{path}: there is no such file")
    except OSError as error:
        fail("GM0701", f"{path}: cannot be read: {error.strerror or error}")


def read_columns(path: Path, layout: Layout, skip: int) -> Columns:
    """Read the edges that follow the first `skip` lines.

    Raises CompileError GM0705 … GM0708 with the line, GM0701 and GM0703.
    """
    return _quickly(path, layout, skip) or _carefully(path, layout, skip)


def _quickly(path: Path, layout: Layout, skip: int) -> Columns | None:
    """What numpy can read and is in bounds, else None."""
    ends = [("source", np.int64), ("target", np.int64)]
    tag = [("tag", f"U{len(layout.tag) + 1}")] if layout.tag else []
    for kind in (np.int64, np.float64) if layout.weighted else (None,):
        row = np.dtype([*tag, *ends, *([("weight", kind)] if kind else [])])
        try:
            with opened(path) as lines, warnings.catch_warnings():
                # An empty text and an integer written as 1.0 are only warnings.
                warnings.simplefilter("error")
                rows = np.loadtxt(
                    islice(lines, skip, None),
                    dtype=row,
                    comments=None,
                    usecols=range(layout.columns),
                    ndmin=1,
                )
        except (ValueError, Warning):
            continue
        break
    else:
        return None
    for end in ("source", "target"):
        lowest, highest = rows[end].min(), rows[end].max()
        if lowest < layout.base or highest >= layout.base + layout.nodes:
            return None
    if layout.tag and not np.all(rows["tag"] == layout.tag):
        return None
    if layout.weighted and np.isnan(rows["weight"]).any():
        return None
    return _columns(
        rows["source"],
        rows["target"],
        rows["weight"] if layout.weighted else None,
        layout,
    )


def _carefully(path: Path, layout: Layout, skip: int) -> Columns:
    """The same line by line, stopping at the first bad one."""
    sources: list[int] = []
    targets: list[int] = []
    weights: list[int | float] = []
    first = bool(layout.tag)
    with opened(path) as lines:
        for number, line in enumerate(lines, 1):
            fields = line.split()
            if number <= skip or not fields or fields[0][0] in layout.comments:
                continue
            where = f"{path}, line {number}"
            if layout.tag and fields[0] != layout.tag:
                _fail_at(
                    "GM0705", where, line, f"'{layout.tag}' must stand at the front"
                )
            if len(fields) < layout.columns:
                _fail_at(
                    "GM0705",
                    where,
                    line,
                    f"{layout.columns} columns are needed, {len(fields)} are there",
                )
            sources.append(_node(fields[first], where, line, layout))
            targets.append(_node(fields[first + 1], where, line, layout))
            if layout.weighted:
                weights.append(_weight(fields[first + 2], where, line))
    return _columns(
        np.array(sources, np.int64),
        np.array(targets, np.int64),
        np.array(weights) if layout.weighted else None,
        layout,
    )


def _columns(
    sources: Integers, targets: Integers, weights: Numbers | None, layout: Layout
) -> Columns:
    narrow = np.int32 if layout.nodes <= MAX_NODES else np.int64
    return Columns(
        (sources - layout.base).astype(narrow),
        (targets - layout.base).astype(narrow),
        weights,
    )


def _node(field: str, where: str, line: str, layout: Layout) -> int:
    value = as_integer(field)
    if value is None:
        _fail_at("GM0706", where, line, f"'{shown(field)}' is not an integer node id")
    if not layout.base <= value < layout.base + layout.nodes:
        _fail_at(
            "GM0707",
            where,
            line,
            f"node id {value} is outside {layout.base} … "
            f"{layout.base + layout.nodes - 1}",
        )
    return value


def _weight(field: str, where: str, line: str) -> int | float:
    whole = as_integer(field)
    if whole is not None and -(2**63) <= whole < 2**63:
        return whole
    try:
        value = float(field)
    except ValueError:
        value = float("nan")
    if value != value or "_" in field:
        _fail_at("GM0708", where, line, f"'{shown(field)}' is not a weight")
    return value


def as_integer(field: str) -> int | None:
    """The value of up to 40 decimal digits with an optional sign, else None."""
    digits = field[1:] if field[:1] in ("+", "-") else field
    plain = digits.isascii() and digits.isdigit() and len(digits) <= 40
    return int(field) if plain else None


def _fail_at(code: str, where: str, line: str, message: str) -> NoReturn:
    fail(code, f"{where}: {message}", f"the line reads: {shown(line)}")


def shown(text: str) -> str:
    """A short printable form of what may be anything."""
    text = text.strip()
    short = text if len(text) <= 60 else text[:59] + "…"
    return "".join(letter if letter.isprintable() else " " for letter in short)
