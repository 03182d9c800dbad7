"""A file system below a folder that fails on request: the method is that of SQLite,
whose tests let each system call fail in turn."""

import errno
import os
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Python's audit events before a file or folder is made, replaced or renamed, and how
# many of their first words are paths.
EVENTS = {"open": 1, "os.mkdir": 1, "os.rename": 2, "os.truncate": 1, "os.link": 2}
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


@dataclass
class Faults:
    """Counts the requests that change what is below `root`; the one of number `fails`,
    from 1, fails with `code`."""

    root: Path
    fails: int = 0
    code: int = errno.ENOSPC
    count: int = 0

    def request(self, event: str, words: tuple[Any, ...]) -> None:
        if event == "open" and not words[2] & WRITING:
            return
        given = [w for w in words[: EVENTS[event]] if isinstance(w, str | bytes | Path)]
        paths = [Path(os.fsdecode(path)) for path in given]
        if any(path.absolute().is_relative_to(self.root) for path in paths):
            self.next(str(paths[0]))

    def next(self, name: str | None = None) -> None:
        self.count += 1
        if self.count == self.fails:
            raise OSError(self.code, os.strerror(self.code), name)


# Hooks stay as long as the process: there is one for all.
_active: list[Faults] = []
_hooked: list[bool] = []


def _hook(event: str, words: tuple[Any, ...]) -> None:
    if _active and event in EVENTS:
        _active[-1].request(event, words)


@contextmanager
def injected(faults: Faults) -> Iterator[None]:
    """What happens inside meets the faults; fsync, for which there is no event, too."""
    if not _hooked:
        _hooked.append(True)
        sys.addaudithook(_hook)
    fsync = os.fsync

    def failing(fd: Any) -> None:
        faults.next()
        fsync(fd)

    os.fsync = failing
    _active.append(faults)
    try:
        yield
    finally:
        _active.pop()
        os.fsync = fsync


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """No write goes beyond that many bytes of a file: what is over is refused, as on a
    full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
