"""Reads lines of comma-separated numbers, keeping line numbers.

Large files whose rows consist of digits and commas alone are parsed by native.cpp.
"""

import re
from array import array
from collections.abc import Callable, Iterator
from ctypes import CDLL
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from lighthouse.diagnostics import fail
from lighthouse.extensions.pta.storage import read_bytes
from lighthouse.graph import native
from lighthouse.graph.text import fail_at, shown

Numbers = NDArray[np.int64]
Arrays = tuple[Numbers, Numbers, Numbers]

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
BELONGS = re.compile(rb"^# belongs to nodes ([0-9a-f]{16})\s*$", re.MULTILINE)
SOUND = re.compile(rb"^# solve in mode sound\s*$", re.MULTILINE)
MOST_DIGITS = 18  # of what an int64 holds whatever they are
PLAIN = re.compile(rb"[ \t]*\d{1,%d}(,\d{1,%d})*[ \t]*" % (MOST_DIGITS, MOST_DIGITS))
PIECE = 100_000


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """The numbers of a file, but for comments (`#`) and blank lines.

    values   int64 (M,): all numbers
    starts   int64 (R + 1,): where those of each row begin
    lines    int64 (R,): the line of each row in the file, from 1
    nodes    the digest of the nodes that the file says it belongs to, or ""
    sound    whether the file says that it is to be solved in mode sound
    """

    path: Path
    values: Numbers
    starts: Numbers
    lines: Numbers
    nodes: str = ""
    sound: bool = False

    def __len__(self) -> int:
        return len(self.lines)

    def line(self, row: int) -> int:
        """The line of a row; that of the last one if there is no such row."""
        return int(self.lines[min(row, len(self) - 1)]) if len(self) else 1

    def header(self, row: int, form: str) -> list[int]:
        """The numbers of one row, as many as the words of `form`, `a,b,c`.

        Raises CompileError GM0843, GM0844 where the file ends before it.
        """
        if row >= len(self):
            fail("GM0844", f"{self.path}: the file ends where '{form}' should stand")
        return [int(number) for number in self.table(row, row + 1, form)[0]]

    def table(self, first: int, last: int, form: str) -> Numbers:
        """Rows `first` up to, not including, `last`, as int64 (rows, columns).

        Raises CompileError GM0843 if one has not as many numbers as `form` has words.
        """
        columns = form.count(",") + 1
        starts = self.starts[first : last + 1]
        if len(starts) < 2:
            return np.empty((0, columns), np.int64)
        wrong = np.flatnonzero(np.diff(starts) != columns)
        if len(wrong):
            row = int(wrong[0])
            count = starts[row + 1] - starts[row]
            there = f"the line has {counted(count, 'number')}"
            self.fail(first + row, "GM0843", f"'{form}' should stand here; {there}")
        return self.values[starts[0] : starts[-1]].reshape(-1, columns)

    def check(
        self,
        first: int,
        code: str,
        right: NDArray[np.bool_],
        reason: Callable[[int], str],
    ) -> None:
        """Raises CompileError at the first row, counted from `first`, that is not
        right."""
        if not right.all():
            row = int(np.argmin(right))
            self.fail(first + row, code, reason(row))

    def fail(self, row: int, code: str, message: str) -> NoReturn:
        fail_at(self.path, self.line(row), code, message)


def read_rows(path: Path) -> Rows:
    """Read a file of rows.

    Raises CompileError GM0841 and GM0842 for the file, GM0843 for a line that is not
    made of natural numbers of at most 18 digits with commas between.
    """
    data = read_bytes(path).removeprefix(BYTE_ORDER_MARK).replace(b"\r\n", b"\n")
    library = native.library_for(len(data))
    plain = None if library is None else _plain_rows(library, data)
    arrays = plain or _any_rows(path, data)
    return Rows(path, *arrays, nodes_of(data), _said(SOUND, data) is not None)


def _plain_rows(library: CDLL, data: bytes) -> Arrays | None:
    """What native.cpp reads; None where a line is not plain."""
    # As many as there can be; memory that nothing is written to costs nothing.
    values, starts, lines = (np.empty(len(data) // 2 + 2, np.int64) for _ in range(3))
    arrays = (values, starts, lines)
    count = native.call(library, "read_rows", data, len(data), *arrays)
    if count < 0:
        return None
    return values[: starts[count]], starts[: count + 1], lines[:count]


def _any_rows(path: Path, data: bytes) -> Arrays:
    """The same line by line; raises as `read_rows`."""
    values, starts, lines = array("q"), array("q", [0]), array("q")
    for number, line in enumerate(data.split(b"\n"), 1):
        if line.strip()[:1] not in (b"", b"#"):
            if not PLAIN.fullmatch(line):
                _fail_at_field(path, number, line)
            values.extend(map(int, line.split(b",")))
            starts.append(len(values))
            lines.append(number)
    return np.array(values), np.array(starts), np.array(lines)


def _said(comment: re.Pattern[bytes], data: bytes) -> re.Match[bytes] | None:
    """Where a comment stands that begins with the letters of its pattern."""
    # To look for lines takes ten times as long.
    letters = comment.pattern[1:].partition(b"(")[0].partition(b"\\")[0]
    return comment.search(data) if letters in data else None


def nodes_of(data: bytes) -> str:
    """The digest of the nodes that the text of a file says it belongs to, or ""."""
    found = _said(BELONGS, data)
    return found[1].decode("ascii") if found else ""


def lines_of_rows(table: NDArray[np.integer]) -> Iterator[str]:
    """Integers (rows, columns) as text, in large pieces for speed."""
    form = ",".join(["%d"] * table.shape[1]) + "\n"
    for start in range(0, len(table), PIECE):
        piece = table[start : start + PIECE]
        yield form * len(piece) % tuple(piece.ravel().tolist())


def distinct_ids(ids: NDArray[np.integer]) -> Numbers:
    """Each of some small numbers once, in order; numpy's `unique` imports more."""
    return np.flatnonzero(np.bincount(ids))


def counted(count: int | np.int64, word: str) -> str:
    """`1 line`, `2 lines`."""
    return f"{count:,} {word}{'' if count == 1 else 's'}"


def _fail_at_field(path: Path, number: int, line: bytes) -> NoReturn:
    """Say what is wrong with a line that is no row."""
    text = line.decode("utf-8", "replace").strip(" \t")
    for field in text.split(","):
        plain = field.isascii() and field.isdigit()
        if plain and len(field) <= MOST_DIGITS:
            continue
        if not field:
            reason = "a number is missing beside a comma"
        elif field != field.strip():
            reason = "a blank stands beside a comma"
        elif plain:
            reason = f"{shown(field)} is too large"
        elif field[0] == "-" and field[1:].isdigit():
            reason = f"{shown(field)} is negative"
        else:
            reason = f"'{shown(field)}' is not a natural number"
        fail_at(path, number, "GM0843", reason, line=text)
    raise AssertionError(f"{path}: line {number} is a row")
