"""What the compiler made of a program, kept for later runs of the same compiler.

A value is found by a hash of all that it was made of; the files of LightHouse and the
version of Python are part of it.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from functools import cache
from io import BytesIO
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from lighthouse.cache import cache_directory, content_key, fetch, fetch_or_build
from lighthouse.package import HERE

Made = TypeVar("Made")

SUFFIX = ".pickle"
_READING = RLock()
# Off while modules are changed in memory, which their files do not show.
is_enabled = True


class InParts:
    """A dataclass whose fields of the names `LATER` are read from what is kept when one
    of them is asked for first."""

    __slots__ = ("_kept",)
    LATER: ClassVar[tuple[str, ...]]

    def __reduce__(self) -> Any:
        values = {each.name: getattr(self, each.name) for each in fields(self)}  # type: ignore[arg-type]
        later = [values.pop(name) for name in self.LATER]
        return _first_part, (type(self), {**values, "_kept": _dumped(later)})

    if not TYPE_CHECKING:  # it would have every name

        def __getattr__(self, name: str) -> Any:
            if name not in self.LATER:
                raise AttributeError(f"there is no `{name}`", name=name, obj=self)
            # Threads get the same nodes, which are told apart by identity.
            with _READING:
                with suppress(AttributeError):
                    return object.__getattribute__(self, name)
                values = pickle.loads(self._kept)
                for each, value in zip(self.LATER, values, strict=True):
                    object.__setattr__(self, each, value)
                return object.__getattribute__(self, name)


def _first_part(kind: Any, values: dict[str, Any]) -> Any:
    made = object.__new__(kind)
    for name, value in values.items():
        object.__setattr__(made, name, value)
    return made


class _Pickler(pickle.Pickler):
    """Nodes are made again by their classes, which takes a third of the time."""

    def reducer_override(self, value: Any) -> Any:
        kind: Any = type(value)
        names = _names(kind)
        if names is None:
            return NotImplemented
        return kind, tuple(getattr(value, name) for name in names)


@cache
def _names(kind: Any) -> tuple[str, ...] | None:
    """The fields of a dataclass that are all it is called with, in their order."""
    if not hasattr(kind, "__dataclass_fields__") or issubclass(kind, InParts):
        return None
    names = tuple(each.name for each in fields(kind))
    return names if names == getattr(kind, "__match_args__", None) else None


def _dumped(value: object) -> bytes:
    stream = BytesIO()
    _Pickler(stream, pickle.HIGHEST_PROTOCOL).dump(value)
    return stream.getvalue()


def known(key: str | None) -> Any:
    """The value that is kept under the key; None if there is none.

    None is the key of what is not kept.
    """
    data = fetch(key, SUFFIX) if key is not None and _keeps() else None
    return None if data is None else pickle.loads(data)


def keep(key: str | None, made: Made) -> Made:
    """A value, which is kept under its key, unless that is None."""

    def build(path: Path) -> None:
        path.write_bytes(_dumped(made))

    # Deep programs exceed the limit of recursion; a disk may be full.
    with suppress(RecursionError, OSError):
        if key is not None and _keeps():
            fetch_or_build(key, SUFFIX, build)
    return made


def _keeps() -> bool:
    return is_enabled and cache_directory() is not None


def key_of(*parts: object) -> str:
    """A hash of the parts as they print, and of this compiler."""
    return content_key(compiler(), *map(repr, parts))


@cache
def compiler() -> str:
    """A hash of where the files of LightHouse are, and of when they changed."""
    return content_key(sys.version, *map(repr, sorted(_files(HERE))))


def _files(folder: Path | str) -> Iterator[tuple[str, int, int]]:
    """Path, size and time of change in ns, of all files but bytecode."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name != "__pycache__":
                    yield from _files(entry.path)
            else:
                with suppress(FileNotFoundError):  # an editor's, just removed
                    status = entry.stat()
                    yield entry.path, status.st_size, status.st_mtime_ns


# Now, as most modules of the compiler are read later: somebody may be changing them.
compiler()
