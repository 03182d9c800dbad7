"""Writes files atomically, perhaps compressed: a failure leaves the old file."""

import errno
import gzip
import lzma
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, cast


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A file beside `path` that takes its place, and its mode, when all went well.

    A device or pipe cannot be replaced and is written directly.  Raises OSError, whose
    filename is `path`.
    """
    try:
        with _beside(path) as stream:
            yield stream
    except OSError as error:
        if error.errno is None:  # numpy's, which says only how much was written
            raise OSError(errno.EIO, "not all could be written", str(path)) from error
        error.filename = str(path)
        raise


@contextmanager
def packing(path: Path) -> Iterator[BinaryIO]:
    """`replacing`, compressed by its name; the same content gives the same bytes."""
    with replacing(path) as binary:
        match path.suffix:
            case ".gz":
                with gzip.GzipFile("", "wb", 6, binary, mtime=0) as packed:
                    yield cast(BinaryIO, packed)
            case ".xz":
                # By default it takes twenty times as long, for two thirds of the size.
                with lzma.LZMAFile(binary, "wb", preset=1) as packed:
                    yield cast(BinaryIO, packed)
            case _:
                yield binary


@contextmanager
def _beside(path: Path) -> Iterator[BinaryIO]:
    destination = path.resolve()
    if destination.exists() and not destination.is_file():
        with destination.open("wb") as stream:
            yield stream
        return
    temporary = destination.with_name(f".{destination.name}.{os.getpid()}.part")
    try:
        # Not "wb": numpy writes to that with C's stdio, and what is left in its buffer
        # is lost without a word if the disk is full.
        with temporary.open("w+b") as stream:
            yield stream
        if destination.exists():
            shutil.copymode(destination, temporary)
        temporary.replace(destination)
    finally:
        temporary.unlink(missing_ok=True)
