"""Copies sets of `bits.cuh` from the host to a device, with `adding.cuh`."""

from __future__ import annotations

from typing import Any

import numpy as np

from lighthouse.extensions.pta.arena import CELL, WORD, DeviceArena, rows_of
from lighthouse.sets import SparseSets

# Threads of a warp.
WARP = 32


def unite(arena: DeviceArena, cells: Any, more: SparseSets) -> None:
    """Adds what `more` has to as many sets; others may have something already.

    Needs that no kernel uses the sets meanwhile.
    """
    of, rows = rows_of(more.starts, more.places, more.words)
    if not len(of):
        return
    device = arena.device
    arena.reserve(len(of))
    nodes, elements = device.allocate(len(of), CELL), device.allocate(rows.size, WORD)
    device.upload(nodes, of.astype(CELL))
    device.upload(elements, rows.reshape(-1))
    given = [arena.pointer, cells, nodes, np.int64(len(of)), elements]
    device.launcher("lh_pta_unite", False)(WARP * len(of), given)
    # Until then the memory is needed.
    device.synchronize()
