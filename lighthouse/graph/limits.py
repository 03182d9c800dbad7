"""The limits on the size of a graph."""

import os

from lighthouse.diagnostics import fail

MAX_NODES = 2**31 - 1
"""A node id is an int32, and the number of nodes must be one as well."""

BYTES_PER_NODE = 20
BYTES_PER_EDGE = 32
"""What sorting needs."""


def check_size(
    nodes: int,
    edges: int,
    source: str,
    *notes: str,
    bytes_per_edge: int = BYTES_PER_EDGE,
) -> None:
    """Refuse what int32 ids or the memory of this machine cannot hold.

    Raises CompileError GM0713; to be called before anything large is allocated.
    """
    if nodes > MAX_NODES:
        message = f"{source}: {nodes:,} nodes; at most {MAX_NODES:,} are possible"
        fail("GM0713", message, *notes)
    needed = nodes * BYTES_PER_NODE + edges * bytes_per_edge
    available = physical_memory()
    if needed > available:
        fail(
            "GM0713",
            f"{source}: {nodes:,} nodes and {edges:,} edges need about "
            f"{needed / 2**30:.0f} GiB; this machine has {available / 2**30:.0f} GiB",
            *notes,
        )


def physical_memory() -> int:
    """The bytes of memory of this machine; a very large number if it does not say."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return 2**62
