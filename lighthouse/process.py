"""What this process has taken so far: time and memory, and sizes as text."""

import os
import resource
import time
from pathlib import Path

# Where no operating system tells when the process began, it is when this was imported.
_IMPORTED = time.perf_counter()


class Laps(dict[str, float]):
    """Milliseconds by step, one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.begin = time.perf_counter()

    def end(self, step: str) -> None:
        """The step has taken the time since the one before it ended."""
        now = time.perf_counter()
        self[step] = self.get(step, 0.0) + 1000 * (now - self.begin)
        self.begin = now


def milliseconds() -> float:
    """Since the process was started, Python's own start included (10 ms exact)."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="utf-8").rpartition(")")[2]
        began = int(fields.split()[19]) / os.sysconf("SC_CLK_TCK")
        return 1000 * (time.clock_gettime(time.CLOCK_BOOTTIME) - began)
    except (OSError, AttributeError, IndexError):
        return 1000 * (time.perf_counter() - _IMPORTED)


def peak_memory() -> int:
    """The bytes that it has had at most (Linux counts in KiB)."""
    return 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def in_units(size: float) -> str:
    """`1.5 MiB`"""
    for unit in ("bytes", "KiB", "MiB"):
        if size < 1024:
            return f"{size:.0f} {unit}" if unit == "bytes" else f"{size:.1f} {unit}"
        size /= 1024
    return f"{size:.1f} GiB"
