"""What has been compiled once: files named by a hash of all that went into them."""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path


def cache_directory() -> Path | None:
    """Where compiled files stay between runs; None if no place can be written.

    LIGHTHOUSE_CACHE_DIR, else lighthouse/ in XDG_CACHE_HOME, else in ~/.cache.
    """
    try:
        directory = _chosen_directory()
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: there is no home directory
        return None
    return directory if os.access(directory, os.W_OK | os.X_OK) else None


def _chosen_directory() -> Path:
    if own := os.environ.get("LIGHTHOUSE_CACHE_DIR"):
        return Path(own).expanduser().absolute()
    shared = Path(os.environ.get("XDG_CACHE_HOME", ""))
    # The XDG specification has relative paths ignored.
    if not shared.is_absolute():
        shared = Path.home() / ".cache"
    return shared / "lighthouse"


def content_key(*parts: str | bytes) -> str:
    """A hash (SHA-256, hexadecimal) of the parts and of where each one ends."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


def fetch_or_build(key: str, suffix: str, build: Callable[[Path], None]) -> Path:
    """The file of this key and suffix, made by `build(path)` if it is not there yet.

    `build` writes to a path in an empty directory of its own, where it may leave other
    files; they are removed.  The result appears whole or not at all, also when several
    processes build it at once.  What `build` raises is passed on and leaves no file.
    """
    directory = cache_directory() or _process_directory()
    path = directory / f"{key}{suffix}"
    if path.exists():
        return path
    with tempfile.TemporaryDirectory(prefix="building-", dir=directory) as scratch:
        new = Path(scratch) / path.name
        build(new)
        new.replace(path)
    return path


@cache
def _process_directory() -> Path:
    """A directory that is removed when this process ends."""
    directory = tempfile.mkdtemp(prefix="lighthouse-")
    atexit.register(shutil.rmtree, directory, ignore_errors=True)
    return Path(directory)
