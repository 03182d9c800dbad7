"""The cache of compiled files, named by a hash of their inputs.

Libraries in the cache are run, so nothing there is trusted: the folder and each file
must belong to this user and be writable by nobody else, and a file ends in a digest of
what comes before it.  Anything else is built again.
"""

import atexit
import fcntl
import hashlib
import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

# A line at the end of a file: nothing to a loader or linker, a comment in PTX.
_SEAL = b"\n// SHA-256 %s\n"
# Seconds after which a folder that nobody has locked is left over.
_JUST_MADE = 60


def cache_directory() -> Path | None:
    """Where compiled files stay between runs; None if there is a `cache_problem`."""
    directory = chosen_directory()
    return None if directory is None or cache_problem(directory) else directory


def chosen_directory() -> Path | None:
    """LIGHTHOUSE_CACHE_DIR, else lighthouse/ in XDG_CACHE_HOME, else in ~/.cache; None
    if there is no home directory."""
    try:
        if own := os.environ.get("LIGHTHOUSE_CACHE_DIR"):
            return Path(own).expanduser().absolute()
        shared = Path(os.environ.get("XDG_CACHE_HOME", ""))
        # The XDG specification has relative paths ignored.
        if not shared.is_absolute():
            shared = Path.home() / ".cache"
    except RuntimeError:
        return None
    return shared / "lighthouse"


def cache_problem(directory: Path) -> str | None:
    """Why `directory`, which is made if it is missing, cannot be the cache."""
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = directory.stat()
    except OSError as error:
        return f"cannot be made ({error.strerror})"
    if status.st_uid != os.geteuid():
        return "belongs to another user, who could put libraries there"
    if not _is_ours(status):
        return f"can be written by others (`chmod go-w {directory}` ends that)"
    return None if os.access(directory, os.W_OK | os.X_OK) else "cannot be written"


def _is_ours(status: os.stat_result) -> bool:
    return status.st_uid == os.geteuid() and not status.st_mode & 0o022


def content_key(*parts: str | bytes) -> str:
    """A hash (SHA-256, hexadecimal) of the parts and of where each one ends."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


def fetch(key: str, suffix: str) -> bytes | None:
    """What the file of this key and suffix holds; None unless it is there whole."""
    directory = cache_directory() or _process_directory()
    return _content(directory / f"{key}{suffix}")


def fetch_or_build(key: str, suffix: str, build: Callable[[Path], None]) -> Path:
    """The file of this key and suffix, made by `build(path)` unless it is there whole.

    `build` writes to a path in an empty directory of its own, where it may leave other
    files; they are removed.  The result appears whole or not at all, also when several
    processes build it at once, and ends in a line of ours.  What `build` raises is
    passed on and leaves no file.  Raises OSError, which names a file, if there is no
    room on the disk.
    """
    directory = cache_directory() or _process_directory()
    path = directory / f"{key}{suffix}"
    if _content(path) is not None:
        return path
    _remove_left_over(directory)
    try:
        with _scratch(directory) as scratch:
            new = scratch / path.name
            build(new)
            _seal(new)
            if path.is_dir():
                shutil.rmtree(path)
            new.replace(path)
    except OSError as error:
        error.filename = error.filename or str(directory)
        raise
    return path


def _seal(path: Path) -> None:
    """Appends the digest, by which a file is known that a crash has cut off."""
    with path.open("r+b") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
        file.write(_SEAL % digest.encode())
        os.fchmod(file.fileno(), stat.S_IMODE(path.stat().st_mode) & 0o700)


def _content(path: Path) -> bytes | None:
    """What a file of this user's holds before its digest; None if `_seal` has not left
    it so."""
    try:
        with open(path, "rb", opener=_open_here) as file:
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode) or not _is_ours(status):
                return None
            data = file.read()
    except OSError:
        return None
    end = len(data) - len(_SEAL % bytes(64))
    content = data[: max(0, end)]
    digest = hashlib.sha256(content).hexdigest()
    return content if data[end:] == _SEAL % digest.encode() else None


def _open_here(path: str, flags: int) -> int:
    """Follows no link, and waits for no writer of a FIFO."""
    return os.open(path, flags | os.O_NOFOLLOW | os.O_NONBLOCK)


# --- folders to build in --------------------------------------------------------------


@contextmanager
def _scratch(directory: Path) -> Iterator[Path]:
    """A folder that is locked as long as this process needs it, and then removed."""
    import tempfile  # here, as what is in the cache needs no folder

    folder = Path(tempfile.mkdtemp(prefix="building-", dir=directory))
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # some network file systems have no locks
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        os.close(handle)


@cache
def _remove_left_over(directory: Path) -> None:
    """Removes, once in a process, the folders of processes that were killed."""
    for folder in directory.glob("building-*"):
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime < _JUST_MADE:
                continue
            handle = os.open(folder, os.O_RDONLY)
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(folder, ignore_errors=True)
            finally:
                os.close(handle)


@cache
def _process_directory() -> Path:
    """A directory that is removed when this process ends."""
    import tempfile

    directory = tempfile.mkdtemp(prefix="lighthouse-")
    atexit.register(shutil.rmtree, directory, ignore_errors=True)
    return Path(directory)
