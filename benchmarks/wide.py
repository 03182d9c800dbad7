#!/usr/bin/env python3
"""Graphs of more than 2^31 edges: are the results right, how fast, with what memory?

    python3 benchmarks/wide.py
    python3 benchmarks/wide.py --scale 14 --target cuda-sim     (no GPU)

Node v of 2^scale has the neighbours v ^ h[j] for 32 numbers h[j], and for 12 more where
bit j of v is zero, as it is not changed by h[j].  So there are 38 edges a node on
average (2.55 billion at scale 26), every edge goes both ways, and what a program should
give follows from the numbers h alone: numpy computes it without looking at the graph.
Smaller graphs get 64-bit offsets as well.  Exits with 1 if a result is wrong.
Scale 26 needs 100 GB of memory, and 45 GB on the GPU.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import lighthouse
from lighthouse.api import TARGETS, Compiled, Result
from lighthouse.diagnostics import CompileError, ToolMissing
from lighthouse.graph import Graph
from lighthouse.process import in_units

SAMPLES = Path(__file__).resolve().parents[1] / "samples"
ALWAYS, SOMETIMES = 32, 12
# Rows that are made together.
ROWS = 1 << 19
DAMPING, ROUNDS = 0.85, 3
INFINITE = 2**31 - 1

Integers = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Family:
    """The graph of 2^scale nodes as its description."""

    scale: int

    @property
    def nodes(self) -> int:
        return 1 << self.scale

    @cached_property
    def generators(self) -> list[tuple[int, int]]:
        """Each h, and the bit that has to be zero, as a mask; none at first."""
        random = np.random.default_rng(self.scale)
        found: dict[int, int] = {}
        while len(found) < ALWAYS + SOMETIMES:
            later = len(found) >= ALWAYS
            bit = 1 << (len(found) % self.scale) if later else 0
            h = int(random.integers(1, self.nodes)) & ~bit
            if h:
                found.setdefault(h, bit)
        return list(found.items())

    def neighbours(self, nodes: Integers) -> Iterator[tuple[Integers, Any]]:
        """By each h, and who has that neighbour."""
        for h, bit in self.generators:
            yield nodes ^ np.int32(h), (nodes & np.int32(bit)) == 0

    def parts(self) -> list[Integers]:
        size = min(ROWS, self.nodes)
        starts = range(0, self.nodes, size)
        return [np.arange(i, i + size, dtype=np.int32) for i in starts]

    @cached_property
    def degrees(self) -> Integers:
        def of(nodes: Integers) -> Integers:
            return sum(
                (there.astype(np.int32) for _, there in self.neighbours(nodes)),
                start=np.zeros(len(nodes), np.int32),
            )

        return np.concatenate(side_by_side(of, self.parts()))

    def graph(self) -> Graph:
        """Rows are sorted one by one: the edges as a whole never are."""
        offsets = np.zeros(self.nodes + 1, np.int64)
        np.cumsum(self.degrees, out=offsets[1:])
        columns = np.empty(offsets[-1], np.int32)

        def fill(nodes: Integers) -> None:
            rows = np.stack(
                [np.where(t, other, INFINITE) for other, t in self.neighbours(nodes)],
                axis=1,
            )
            rows.sort(axis=1)
            first, last = offsets[nodes[0]], offsets[nodes[-1] + 1]
            columns[first:last] = rows[rows != INFINITE]

        side_by_side(fill, self.parts())
        graph = Graph.from_csr(offsets, columns)
        return graph if graph.row_offsets.dtype == np.int64 else graph.widened()

    # --- right answers ----------------------------------------------------------------

    def levels(self, root: int) -> Integers:
        """How far each node is from `root`; −1 where there is no path."""
        found = np.full(self.nodes, -1, np.int32)
        found[root] = 0
        frontier = np.array([root], np.int32)
        level = 0
        while len(frontier):
            level += 1

            def mark(nodes: Integers, level: int = level) -> None:
                for others, there in self.neighbours(nodes):
                    new = others[there & (found[others] < 0)]
                    found[new] = level

            side_by_side(mark, np.array_split(frontier, 1 + len(frontier) // ROWS))
            frontier = np.flatnonzero(found == level).astype(np.int32)
        return found

    def ranks(self, rounds: int) -> npt.NDArray[np.float64]:
        """Those of PageRank."""
        rank = np.full(self.nodes, 1 / self.nodes)
        for _ in range(rounds):
            share = rank / self.degrees

            def pulled(
                nodes: Integers, share: npt.NDArray[np.float64] = share
            ) -> npt.NDArray[np.float64]:
                total = np.zeros(len(nodes))
                for others, there in self.neighbours(nodes):
                    total += np.where(there, share[others], 0.0)
                return (1 - DAMPING) / self.nodes + DAMPING * total

            rank = np.concatenate(side_by_side(pulled, self.parts()))
        return rank


def side_by_side(
    function: Callable[[Integers], Any], parts: Iterable[Any]
) -> list[Any]:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(function, parts))


# --- the runs -------------------------------------------------------------------------


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scale", type=int, default=26, metavar="N", help="2^N nodes")
    parser.add_argument("--target", choices=TARGETS, default="cuda")
    parser.add_argument("--repeat", type=int, default=3, metavar="N")
    arguments = parser.parse_args(words)
    if not 7 <= arguments.scale <= 30:
        parser.error("--scale is from 7 to 30")
    family = Family(arguments.scale)
    with said("graph"):
        graph = family.graph()
    print(f"{graph.nodes} nodes, {graph.edges} edges", flush=True)
    with said("reverse rows"):
        same = np.array_equal(graph.in_row_offsets, graph.row_offsets)
        same &= np.array_equal(graph.in_column_indices, graph.column_indices)
    correct = tell("the reverse graph", 0 if same else 1)
    root = graph.nodes // 3
    with said("levels in numpy"):
        levels = family.levels(root)
    with said("ranks in numpy"):
        ranks = family.ranks(ROUNDS)

    def run(name: str, **values: Any) -> Result:
        program = lighthouse.compile(SAMPLES / f"{name}.gm", target=arguments.target)
        return measured(program, graph, arguments.repeat, values)

    try:
        found = run("bfs_levels", root=root).level
        correct &= tell("levels", np.count_nonzero(found != levels))
        found = run("hop_distance", root=root).dist
        expected = np.where(levels < 0, INFINITE, levels)
        correct &= tell("distances", np.count_nonzero(found != expected))
        found = run("pagerank_float", e=0.0, d=DAMPING, max=ROUNDS).pg_rank
        wrong = np.abs(found - ranks) > 1e-5 * ranks
        correct &= tell("ranks", np.count_nonzero(wrong))
    except (CompileError, ToolMissing) as error:
        print(f"failed: {error}")
        return 1
    return 0 if correct else 1


def measured(
    program: Compiled, graph: Graph, repeat: int, values: dict[str, Any]
) -> Result:
    """The last of several runs."""
    program.prepare(graph)
    results = [program(graph, **values) for _ in range(repeat)]
    first = results[0]
    times = " ".join(f"{each.milliseconds['run']:.1f}" for each in results)
    print(f"{program.__name__}: run {times} ms")
    for name in ("upload", "prepare", "download"):
        print(f"    {name} {first.milliseconds[name]:.0f} ms")
    if first.memory is not None:
        print(f"    memory {in_units(first.memory.peak)}")
        for purpose, size in sorted(first.memory.purposes.items()):
            print(f"        {purpose} {in_units(size)}")
    return results[-1]


def tell(what: str, wrong: int | np.signedinteger[Any]) -> bool:
    print(f"    {what}: {f'WRONG in {wrong} places' if wrong else 'right'}", flush=True)
    return bool(wrong == 0)


@contextmanager
def said(what: str) -> Iterator[None]:
    """Says how long what is inside took."""
    start = time.perf_counter()
    yield
    print(f"{what}: {time.perf_counter() - start:.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
