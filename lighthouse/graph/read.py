"""Reads edges for a value of `--graph`: the table of file formats."""

import os
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NoReturn

from lighthouse.diagnostics import fail
from lighthouse.graph import dimacs, edge_list, gap, matrix_market, metis, npz
from lighthouse.graph.spec import arguments_of, generate, is_spec
from lighthouse.graph.table import EdgeTable, RowTable
from lighthouse.graph.text import file_errors

EDGE_LISTS = (".txt", ".el", ".wel")
TEXT_FORMATS = (".mtx", *EDGE_LISTS, ".gr", ".graph")
BINARY_FORMATS = (".npz", ".sg", ".wsg")
# By extension, for all but edge lists.
READERS: dict[str, Callable[[Path], EdgeTable | RowTable]] = {
    ".mtx": matrix_market.read,
    ".gr": dimacs.read,
    ".graph": metis.read,
    ".npz": npz.read,
    ".sg": partial(gap.read, weighted=False),
    ".wsg": partial(gap.read, weighted=True),
}
COMPRESSIONS = (".gz", ".xz")


def format_of(path: Path) -> str:
    """The extension that names the format, below .gz or .xz if it is text.

    Raises CompileError GM0702 for any other.
    """
    extension = path.suffix
    if extension in COMPRESSIONS:
        extension = Path(path.stem).suffix
        if extension in TEXT_FORMATS:
            return extension
    elif extension in TEXT_FORMATS or extension in BINARY_FORMATS:
        return extension
    fail(
        "GM0702",
        f"{path}: no graph format goes by the extension '{''.join(path.suffixes)}'",
        f"known: {' '.join([*TEXT_FORMATS, *BINARY_FORMATS])}, text also as .gz or .xz",
    )


def read_table(
    spec: str | os.PathLike[str],
    *,
    compact: bool = False,
    weight_column: bool = False,
    header: bool | None = None,
) -> EdgeTable | RowTable:
    """Read a file or run a generator; a string `word:…` is always a generator.

    `compact` lets edge lists use any ids, `header` says whether their first line holds
    counts.  Raises CompileError.
    """
    check_source(spec)
    if isinstance(spec, str) and is_spec(spec):
        if weight_column:
            fail("GM0716", f"{spec}: a generated graph has no column of weights")
        if header is not None:
            _no_edge_list(spec)
        return generate(spec)
    path = Path(spec)
    extension = format_of(path)
    if extension in READERS:
        if header is not None:
            _no_edge_list(path)
        table = READERS[extension](path)
    else:
        weighted = weight_column or extension == ".wel"
        table = edge_list.read(path, weighted=weighted, any_ids=compact, header=header)
    if weight_column and table.weights is None:
        fail("GM0716", f"{path}: the file has no weights")
    return table


def check_source(spec: str | os.PathLike[str]) -> None:
    """Raise CompileError if there is no such file or generator, without reading it."""
    if isinstance(spec, str) and is_spec(spec):
        arguments_of(spec)
        return
    if not isinstance(spec, str | os.PathLike):
        fail("GM0701", f"{spec!r} is no path of a graph file")
    if spec == "":
        fail("GM0701", "the name of the graph file is empty")
    path = Path(spec)
    with file_errors(path):
        if path.is_dir():
            fail("GM0701", f"{path}: this is a directory, not a graph file")
        if not stat.S_ISREG(path.stat().st_mode):
            message = f"{path}: this is no regular file, and a graph file is read twice"
            fail("GM0701", message, "write what comes from a pipe to a file first")


def _no_edge_list(spec: str | Path) -> NoReturn:
    message = f"{spec}: only edge lists ({' '.join(EDGE_LISTS)}) have a header or none"
    fail("GM0709", message, "leave out --header and --no-header")
