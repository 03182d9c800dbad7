"""Lets Ctrl-C stop compiled code, which Python itself would notice only at its end."""

from __future__ import annotations

import ctypes
import signal
import threading
from typing import Any


def is_heard() -> bool:
    """Whether Ctrl-C is for this thread: the main one, and Python handles it."""
    in_main = threading.current_thread() is threading.main_thread()
    return in_main and callable(signal.getsignal(signal.SIGINT))


def call(
    library: ctypes.CDLL,
    name: str,
    arguments: ctypes.Array[Any],
    *grid: int,
    heard: bool | None = None,
) -> str | None:
    """What a function of `library` says that went wrong.

    arguments: an array of pointers; grid: blocks and threads, for kernels; heard: of
    the thread that waits for this one.  Ctrl-C ends the loops of the library, see
    stop.cuh; then raises KeyboardInterrupt.
    """
    function = getattr(library, name)
    function.restype = ctypes.c_char_p
    error: bytes | None
    if heard or (heard is None and is_heard()):
        stopped = ctypes.c_int(0)
        interruptible = library.lh_interruptible
        interruptible.restype = ctypes.c_char_p
        blocks_and_threads = grid or (0, 0)
        error = interruptible(
            ctypes.byref(stopped), function, arguments, *blocks_and_threads
        )
        if stopped:
            # A handler of the user's may have kept the signal for itself.
            raise KeyboardInterrupt
    else:
        error = function(*grid, arguments)
    return error.decode() if error is not None else None
