"""Checks the placement of OpenMP threads on machines with several NUMA nodes."""

import os
from pathlib import Path

MOST = max(1024, os.cpu_count() or 1)
"""Threads at a time; the system gives a process only so many more than this."""

PIN = "export OMP_PROC_BIND=spread OMP_PLACES=cores"


def advice() -> str | None:
    """What to know where a thread may end up far from the memory that it has touched
    first; None where there is but one memory, or threads stay where they are."""
    memories = len(list(Path("/sys/devices/system/node").glob("node[0-9]*")))
    if memories < 2 or {"OMP_PROC_BIND", "GOMP_CPU_AFFINITY"} & set(os.environ):
        return None
    return f"threads may move between {memories} memories"
