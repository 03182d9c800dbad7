"""Lets Ctrl-C stop compiled code, which Python itself would notice only at its end."""

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
    if not (heard or (heard is None and is_heard())):
        return _text(function(*grid, arguments))
    listen, was_heard = library.lh_listen, library.lh_heard
    try:
        # Python raises here what came before, so that no Ctrl-C is lost.
        listen()
        error = _text(function(*grid, arguments))
    finally:
        stopped = was_heard()
    if stopped:
        # A handler of the user's may have kept the signal for itself.
        raise KeyboardInterrupt
    return error


def _text(error: bytes | None) -> str | None:
    return error.decode() if error is not None else None
