"""Calls native.cpp, which is compiled when it is first needed."""

import ctypes
import time
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np

from lighthouse.diagnostics import ToolMissing

FLAGS = ("-std=c++17", "-O2", "-pthread")

FEW = 1 << 16
"""So many edges, or bytes of text, are not worth a library."""


# Files are read side by side: the first one has the library compiled.
_LOCK = Lock()
_SPENT: list[float] = []


def milliseconds() -> float:
    """How long it took to compile the library or to find it; 0 before it is needed."""
    return sum(_SPENT)


@cache
def library() -> ctypes.CDLL | None:
    """None without a C++ compiler."""
    # Here, as it takes 20 ms to import.
    from lighthouse.toolchain import compile_shared

    source = Path(__file__).with_suffix(".cpp").read_text(encoding="utf-8")
    with _LOCK:
        start = time.perf_counter()
        try:
            return ctypes.CDLL(str(compile_shared(source, FLAGS)))
        except ToolMissing:
            return None
        finally:
            _SPENT.append(1000 * (time.perf_counter() - start))


def library_for(count: int) -> ctypes.CDLL | None:
    """The library, if it pays for so many edges or bytes of text."""
    return library() if count > FEW else None


def call(library: ctypes.CDLL, name: str, *arguments: Any) -> int:
    """Integers are of 64 bits, arrays contiguous."""
    function = library[name]
    function.restype = ctypes.c_int64
    returned: int = function(*map(passed, arguments))
    return returned


def passed(value: Any) -> Any:
    match value:
        case ctypes.Structure():
            return ctypes.byref(value)
        case float():
            return ctypes.c_double(value)
        case np.ndarray():
            return ctypes.c_void_p(value.ctypes.data)
        case bytes():
            return ctypes.c_char_p(value)
        case None:
            return ctypes.c_void_p(None)
        case _:
            return ctypes.c_int64(int(value))
