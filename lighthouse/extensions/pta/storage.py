"""Reads and writes whole files, compressed or not."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from lighthouse.diagnostics import fail
from lighthouse.files import packing
from lighthouse.graph.text import file_errors, open_binary


def read_bytes(path: Path) -> bytes:
    """What a file holds, decompressed if its name ends in .gz or .xz.

    Raises CompileError GM0841 and GM0842.
    """
    with file_errors(path, "GM0841", "GM0842"), open_binary(path) as stream:
        return stream.read()


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """`packing`; raises CompileError GM0853."""
    try:
        with packing(path) as stream:
            yield stream
    except OSError as error:
        fail("GM0853", f"{path}: cannot be written: {error.strerror or error}")
