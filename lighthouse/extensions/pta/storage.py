"""Reads and writes whole files, compressed or not."""

from __future__ import annotations

import gzip
import lzma
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NoReturn

from lighthouse.diagnostics import fail
from lighthouse.files import packing
from lighthouse.graph.text import open_binary


def fail_at(code: str, path: Path, line: int, message: str, *notes: str) -> NoReturn:
    """Raise CompileError with one error about a line, counted from 1, of a file."""
    fail(code, f"{path}, line {line}: {message}", *notes)


def read_bytes(path: Path) -> bytes:
    """What a file holds, decompressed if its name ends in .gz or .xz.

    Raises CompileError GM0841 and GM0842.
    """
    try:
        with open_binary(path) as stream:
            return stream.read()
    except (EOFError, zlib.error, lzma.LZMAError, gzip.BadGzipFile) as error:
        note = f"{type(error).__name__}: {error}"
        fail("GM0842", f"{path}: the compressed file is damaged or cut off", note)
    except FileNotFoundError:
        fail("GM0841", f"{path}: there is no such file")
    except OSError as error:
        fail("GM0841", f"{path}: cannot be read: {error.strerror or error}")


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """`packing`; raises CompileError GM0853."""
    try:
        with packing(path) as stream:
            yield stream
    except OSError as error:
        fail("GM0853", f"{path}: cannot be written: {error.strerror or error}")
