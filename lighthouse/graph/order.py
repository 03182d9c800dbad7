"""Sorting edges: stable, on packed 64-bit keys, for which numpy's sort is fastest."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Integers = npt.NDArray[np.integer[Any]]


def is_sorted(sources: Integers, targets: Integers) -> bool:
    """Whether the edges ascend by (source, target)."""
    ascends = sources[1:] > sources[:-1]
    same_row = sources[1:] == sources[:-1]
    return bool(np.all(ascends | (same_row & (targets[1:] >= targets[:-1]))))


def edge_keys(sources: Integers, targets: Integers, nodes: int) -> npt.NDArray[Any]:
    """One uint64 an edge, which orders edges by (source, target)."""
    keys = sources.astype(np.uint64)
    keys <<= np.uint64(nodes.bit_length())
    keys |= targets.astype(np.uint64)
    return keys


def stable_argsort(keys: Integers, key_bits: int) -> npt.NDArray[np.int64]:
    """The positions of `keys`, which have at most `key_bits` bits, in stable order."""
    position_bits = len(keys).bit_length()
    if key_bits + position_bits > 64:
        return np.argsort(keys, kind="stable").astype(np.int64, copy=False)
    packed = keys.astype(np.uint64)
    packed <<= np.uint64(position_bits)
    packed |= np.arange(len(keys), dtype=np.uint64)
    packed.sort()
    packed &= np.uint64((1 << position_bits) - 1)
    return packed.view(np.int64)


def edge_order(
    sources: Integers, targets: Integers, nodes: int
) -> npt.NDArray[np.int64] | None:
    """The positions of the edges by (source, target, position); None if in order."""
    if is_sorted(sources, targets):
        return None
    bits = nodes.bit_length()
    if 2 * bits + len(sources).bit_length() <= 64:
        return stable_argsort(edge_keys(sources, targets, nodes), 2 * bits)
    by_target = stable_argsort(targets, bits)
    return by_target[stable_argsort(sources[by_target], bits)]
