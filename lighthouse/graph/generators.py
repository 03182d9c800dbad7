"""Generated graphs, fully determined by their parameters and seed."""

import functools
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ParamSpec

import numpy as np
import numpy.typing as npt

from lighthouse.diagnostics import fail
from lighthouse.graph import hashing
from lighthouse.graph.limits import check_size
from lighthouse.graph.order import Integers, edge_keys
from lighthouse.graph.table import EdgeTable, is_whole

Given = ParamSpec("Given")
CHUNK = 1 << 16
"""Edges drawn at a time: few enough to stay in the cache."""

# The quadrants of R-MAT as in Graph500 and GAP: 0.57, 0.19, 0.19 and 0.05, added up
# and in units of 2⁻¹⁶, of which one 64-bit word serves four levels.
UPPER_LEFT = round(0.57 * 2**16)
UPPER = round(0.76 * 2**16)
BUT_LOWER_RIGHT = round(0.95 * 2**16)


def _of_whole_numbers(
    generator: Callable[Given, EdgeTable],
) -> Callable[Given, EdgeTable]:
    """Raises CompileError GM0712 for others; a seed may be None where that is usual."""
    usual = getattr(generator, "__defaults__", None) or ()

    def whole(value: Any) -> Any:
        if value is None and None in usual:
            return None
        if not is_whole(value):
            fail("GM0712", f"{generator.__name__}: {value!r} is no whole number")
        return int(value)

    @functools.wraps(generator)
    def make(*args: Given.args, **named: Given.kwargs) -> EdgeTable:
        numbers: Any = {name: whole(value) for name, value in named.items()}
        return generator(*map(whole, args), **numbers)

    return make


@_of_whole_numbers
def rmat(scale: int, edge_factor: int = 16, seed: int = 1) -> EdgeTable:
    """2^scale nodes, edge_factor · 2^scale edges, self-loops and duplicates kept.

    R-MAT: Chakrabarti, Zhan, Faloutsos, SDM 2004, section 3; the ids are scrambled by
    a seeded permutation, as in Graph500.
    """
    name = f"rmat:{scale}:{edge_factor}:{seed}"
    nodes, edges = _check_scale(name, scale, edge_factor)
    sources, targets = _quadrants(scale, seed, 0, edges)
    # A seed of its own, so that the permutation does not repeat the words above.
    ids = hashing.permutation(~seed, nodes)
    return _table(name, nodes, ids[sources], ids[targets])


@_of_whole_numbers
def uniform(scale: int, edge_factor: int = 16, seed: int = 1) -> EdgeTable:
    """2^scale nodes, edge_factor · 2^scale edges, each end drawn uniformly."""
    name = f"uniform:{scale}:{edge_factor}:{seed}"
    nodes, edges = _check_scale(name, scale, edge_factor)
    ends = hashing.stream(seed, 0, edges)
    mask = np.uint64(nodes - 1)
    return _table(
        name,
        nodes,
        (ends & mask).astype(np.int32),
        (ends >> np.uint64(32) & mask).astype(np.int32),
    )


def social(nodes: int, edges: int, seed: int = 1) -> EdgeTable:
    """As `rmat`, with exactly so many nodes and edges, all different, no self-loops.

    Of an R-MAT with enough levels, what falls outside or falls twice is drawn again.
    """
    name = f"social:{nodes}:{edges}:{seed}"
    check_size(nodes, edges, name)
    most = math.isqrt(nodes**3)
    if nodes < 2 or edges > most:
        # An R-MAT draws few pairs often: more would be drawn for ever.
        what = f"{nodes} nodes can have {most if nodes > 1 else 0} edges at most"
        fail("GM0712", f"{name}: {what}")
    bits = (nodes - 1).bit_length()
    keys = np.empty(0, np.uint64)
    drawn = 0
    while len(keys) < edges:
        count = 64 + (edges - len(keys)) * 5 // 4
        sources, targets = _quadrants(bits, seed, drawn, count)
        drawn += count
        fit = (sources < nodes) & (targets < nodes) & (sources != targets)
        keys = np.concatenate((keys, edge_keys(sources[fit], targets[fit], nodes)))
        keys.sort()
        keys = keys[np.append(True, keys[1:] != keys[:-1])]
    # Who goes is spread evenly: the last ones are those of few nodes.
    surplus = len(keys) - edges
    keys = np.delete(keys, np.arange(surplus) * len(keys) // max(surplus, 1))
    shift = np.uint64(nodes.bit_length())
    ids = hashing.permutation(~seed, nodes)
    sources = ids[(keys >> shift).astype(np.int32)]
    keys &= (np.uint64(1) << shift) - np.uint64(1)
    return _table(name, nodes, sources, ids[keys.astype(np.int32)])


def road(nodes: int, edges: int, seed: int = 1) -> EdgeTable:
    """Streets side by side, of which crossings drawn by `seed` join neighbours.

    A grid, about square, without some of its links from row to row: so many that the
    edges, which go both ways, are as many as asked for.
    """
    name = f"road:{nodes}:{edges}:{seed}"
    check_size(nodes, edges, name)
    columns = max(1, math.isqrt(max(nodes - 1, 0)) + 1)
    ids = np.arange(nodes, dtype=np.int32)
    along = ids[:-1][ids[1:] % columns != 0]
    across = ids[: max(nodes - columns, 0)]
    least, most = 2 * len(along), 2 * (len(along) + len(across))
    if edges % 2 or not least <= edges <= most:
        what = f"{nodes} nodes can have from {least} to {most} edges, an even number"
        fail("GM0712", f"{name}: {what}")
    order = hashing.permutation(seed, len(across))
    across = across[order[: (edges - least) // 2]]
    return _both_ways(
        name,
        nodes,
        np.concatenate((along, across)),
        np.concatenate((along + 1, across + columns)),
    )


@_of_whole_numbers
def grid(rows: int, columns: int, seed: int | None = None) -> EdgeTable:
    """Each node joined with its up to four neighbours, both directions.

    Node (i, j) is i · columns + j; with a seed the ids are scrambled, so that
    neighbours no longer stand side by side in memory.
    """
    name = f"grid:{rows}x{columns}" + ("" if seed is None else f":{seed}")
    _check_count(name, rows)
    _check_count(name, columns)
    nodes = rows * columns
    check_size(nodes, 4 * nodes, name)
    ids = np.arange(nodes, dtype=np.int32)
    if seed is not None:
        ids = hashing.permutation(seed, nodes)
    field = ids.reshape(rows, columns)
    return _both_ways(
        name,
        nodes,
        np.concatenate((field[:, :-1].ravel(), field[:-1, :].ravel())),
        np.concatenate((field[:, 1:].ravel(), field[1:, :].ravel())),
    )


@_of_whole_numbers
def path(nodes: int) -> EdgeTable:
    """0 – 1 – 2 … nodes − 1, both directions."""
    ids = _ids(f"path:{nodes}", nodes, 2 * nodes)
    return _both_ways(f"path:{nodes}", nodes, ids[:-1], ids[1:])


@_of_whole_numbers
def star(nodes: int) -> EdgeTable:
    """Node 0 joined with each of the nodes − 1 others, both directions."""
    ids = _ids(f"star:{nodes}", nodes, 2 * nodes)
    return _both_ways(f"star:{nodes}", nodes, np.zeros_like(ids[1:]), ids[1:])


@_of_whole_numbers
def complete(nodes: int) -> EdgeTable:
    """Every ordered pair of different nodes."""
    name = f"complete:{nodes}"
    ids = _ids(name, nodes, nodes * nodes)
    # Row u is 0 … nodes − 1 without u: its entries from u on are one higher.
    others = np.tile(ids[:-1], nodes)
    sources = np.repeat(ids, max(nodes - 1, 0))
    return _table(name, nodes, sources, others + (others >= sources))


@_of_whole_numbers
def empty(nodes: int) -> EdgeTable:
    """Nodes without edges."""
    ids = _ids(f"empty:{nodes}", nodes, 0)
    return _table(f"empty:{nodes}", nodes, ids[:0], ids[:0])


def _quadrants(
    scale: int, seed: int, first: int, edges: int
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """The ends of edges first … first + edges − 1 of an R-MAT, not scrambled."""
    sources = np.empty(edges, np.int32)
    targets = np.empty(edges, np.int32)
    words = -(-scale // 4)
    for start in range(0, edges, CHUNK):
        count = min(CHUNK, edges - start)
        drawn = hashing.stream(seed, (first + start) * words, count * words)
        levels = drawn.astype("<u8").view("<u2").reshape(count, words * 4)
        source = np.zeros(count, np.int32)
        target = np.zeros(count, np.int32)
        for level in range(scale):
            draw = np.ascontiguousarray(levels[:, level])
            lower = draw >= UPPER
            right = (draw >= UPPER_LEFT) ^ lower ^ (draw >= BUT_LOWER_RIGHT)
            source += source + lower
            target += target + right
        sources[start : start + count] = source
        targets[start : start + count] = target
    return sources, targets


def _table(name: str, nodes: int, sources: Integers, targets: Integers) -> EdgeTable:
    return EdgeTable(
        nodes=nodes, sources=sources, targets=targets, in_order=False, source=name
    )


def _both_ways(
    name: str, nodes: int, sources: Integers, targets: Integers
) -> EdgeTable:
    """The given edges and their opposites."""
    table = _table(
        name,
        nodes,
        np.concatenate((sources, targets)),
        np.concatenate((targets, sources)),
    )
    return replace(table, symmetric=True)


def _ids(name: str, nodes: int, edges: int) -> npt.NDArray[np.int32]:
    _check_count(name, nodes)
    check_size(nodes, edges, name)
    return np.arange(nodes, dtype=np.int32)


def _check_scale(name: str, scale: int, edge_factor: int) -> tuple[int, int]:
    _check_count(name, scale)
    _check_count(name, edge_factor)
    if scale > 30:
        fail("GM0713", f"{name}: the scale can be at most 30, which is 2³⁰ nodes")
    nodes = 1 << scale
    check_size(nodes, nodes * edge_factor, name)
    return nodes, nodes * edge_factor


def _check_count(name: str, count: int) -> None:
    if count < 0:
        fail("GM0712", f"{name}: {count} is negative")
