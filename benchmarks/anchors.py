#!/usr/bin/env python3
"""The samples on large graphs, beside what the best systems need for the same work.

    sh benchmarks/anchor_graphs.sh FOLDER TOOLS
    python3 benchmarks/anchors.py FOLDER --output anchors.md

FOLDER has rmat22.npz, rmat22_sym.npz and so on; what is not there is left out.  Each
row is the median of some runs, a PageRank per iteration; for triangles, what is
prepared once counts each time.  "best other" is the least that any other system needed
on the same graph and kind of GPU, or its host, and "goal" what we want.  How many nodes
are reached, the sum of distances, components and triangles are compared with what these
systems found; exits with 1 if one differs.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

import lighthouse
from lighthouse import Graph, Options

INF = np.iinfo(np.int32).max
ITERATIONS = 20
# Nodes reached and the sum of distances, from the stored source; components, triangles.
REACHED = {"rmat22": 2006108, "uniform23": 8385797, "road4k": 16775400}
DISTANCES = {"rmat22": 60151953, "uniform23": 1598404580, "road4k": 959794773542}
COMPONENTS = {"rmat22": 1799061, "uniform23": 4, "road4k": 1776}
TRIANGLES = {
    "rmat22": 2110688899,
    "rmat19": 188202465,
    "uniform23": 636,
    "road4k": 0,
}
GRAPHS = ("rmat22", "uniform23", "road4k", "rmat19", "bip22")
# A product of a sparse matrix and a vector by cuSPARSE; bytes copied in a millisecond.
PRODUCT = {"rmat22": 0.525, "uniform23": 0.660, "road4k": 0.296}
COPIED = 4.25e9


@dataclass(frozen=True, slots=True)
class Work:
    """One row: a sample, its arguments and what to check of the result.

    best, goal: milliseconds by graph.
    """

    title: str
    program: str
    best: dict[str, float]
    goal: dict[str, float]
    arguments: Callable[[Graph], dict[str, Any]]
    found: Callable[[Any], object] = lambda result: None
    wanted: dict[str, int] | None = None
    symmetric: bool = False
    per: int = 1
    limit: Callable[[str, Graph], float] | None = None


def graphs(rmat: float, uniform: float, road: float | None = None) -> dict[str, float]:
    named = {"rmat22": rmat, "uniform23": uniform, "road4k": road}
    return {name: value for name, value in named.items() if value is not None}


def from_source(graph: Graph) -> dict[str, Any]:
    return {"root": graph.stored_source}


def ranks(graph: Graph) -> dict[str, Any]:
    return {"e": 0.0, "d": 0.85, "max": ITERATIONS}


def members(graph: Graph) -> dict[str, Any]:
    return {"member": np.arange(graph.nodes, dtype=np.int32) % 4, "num": 1}


def part_of_product(name: str, graph: Graph) -> float:
    """A fifth more than the product over the members' edges, and all nodes once."""
    degrees = np.diff(graph.row_offsets)
    part = degrees[1::4].sum() / graph.edges
    return float(1.2 * PRODUCT[name] * part + 4 * graph.nodes / COPIED)


def sides(graph: Graph) -> dict[str, Any]:
    return {"isLeft": np.arange(graph.nodes) < graph.nodes // 2}


def reached(levels: Any) -> int:
    return int(np.count_nonzero((levels >= 0) & (levels < INF)))


def total(result: Any) -> int:
    return int(result.dist[result.dist < INF].sum(dtype=np.int64))


WORKS = (
    Work(
        "PageRank, Float",
        "pagerank_float",
        graphs(0.525, 0.660, 0.296),
        graphs(0.45, 0.60, 0.20),
        ranks,
        per=ITERATIONS,
    ),
    Work(
        "PageRank, Double",
        "pagerank",
        graphs(0.591, 1.22, 0.458),
        graphs(0.55, 1.0, 0.30),
        ranks,
        per=ITERATIONS,
    ),
    Work(
        "BFS levels",
        "bfs_levels",
        graphs(3.27, 7.23, 156),
        graphs(1.3, 1.5, 20),
        from_source,
        lambda result: reached(result.level),
        REACHED,
    ),
    Work(
        "BFS, symmetric",
        "bfs_levels",
        graphs(2.44, 4.10),
        graphs(1.0, 1.5),
        from_source,
        symmetric=True,
    ),
    Work(
        "BFS by InBFS",
        "hop_distance",
        graphs(3.27, 7.23, 156),
        graphs(1.3, 1.5, 20),
        from_source,
        lambda result: reached(result.dist),
        REACHED,
    ),
    Work(
        "SSSP",
        "sssp",
        graphs(29.4, 26.6, 176),
        graphs(20, 20, 100),
        lambda graph: {"root": graph.stored_source, "len": graph.weights},
        total,
        DISTANCES,
    ),
    Work(
        "BC, one source",
        "betweenness",
        graphs(24.5, 52.6),
        graphs(12, 20),
        lambda graph: {"seeds": [graph.stored_source]},
    ),
    Work(
        "components",
        "components",
        graphs(2.40, 5.52, 2.82),
        graphs(6, 12, 10),
        lambda graph: {},
        lambda result: len(np.unique(result.label)),
        COMPONENTS,
        symmetric=True,
    ),
    Work(
        "triangles",
        "triangle_counting",
        {"rmat22": 676, "rmat19": 38.4, "uniform23": 105, "road4k": 0.40},
        {"rmat22": 400, "rmat19": 25, "uniform23": 15, "road4k": 0.4},
        lambda graph: {},
        lambda result: result.returned,
        TRIANGLES,
        symmetric=True,
    ),
    Work(
        "conductance",
        "conductance",
        {},
        dict.fromkeys(PRODUCT, 0.0),
        members,
        limit=part_of_product,
    ),
    Work(
        "matching",
        "bipartite_matching",
        {},
        {"bip22": 20},
        sides,
        symmetric=True,
    ),
)


def rows(folder: Path, runs: int, options: Options) -> Iterator[tuple[str, bool]]:
    """Each line of the table, and whether its result is right."""
    for name in GRAPHS:
        for symmetric in (False, True):
            path = folder / f"{name}{'_sym' if symmetric else ''}.npz"
            # Roads go both ways: there is only the symmetric file.
            only = not (folder / f"{name}.npz").exists()
            works = [
                work
                for work in WORKS
                if name in work.goal and (work.symmetric or only) == symmetric
            ]
            if not path.exists() or not works:
                continue
            graph = Graph.read(str(path))
            for work in works:
                yield row(work, name, graph, runs, options)


def row(
    work: Work, name: str, graph: Graph, runs: int, options: Options
) -> tuple[str, bool]:
    program = lighthouse.compile(
        Path(lighthouse.__file__).parent / "samples" / f"{work.program}.gm",
        options=options,
    )
    arguments = work.arguments(graph)
    results = [program(graph, **arguments) for _ in range(runs + 1)]
    times = [result.milliseconds["run"] for result in results[1:]]
    prepared = results[0].milliseconds["prepare"] if work.wanted is TRIANGLES else 0.0
    least = statistics.median(times) / work.per + prepared
    found, wanted = work.found(results[-1]), (work.wanted or {}).get(name)
    right = wanted is None or found == wanted
    check = "" if wanted is None else "right" if right else f"{found}, not {wanted}"
    best = work.best.get(name)
    goal = work.limit(name, graph) if work.limit else work.goal[name]
    beside = f"{best:g} | {best / least:.2f}" if best else " | "
    return (
        f"| {work.title} | {name} | {least:.3f} | {goal:.3g} | {beside} | {check} |",
        right,
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--disable-pass", action="append", default=[], metavar="NAME")
    parser.add_argument("--output", type=Path, help="also write the table there")
    arguments = parser.parse_args()
    lines = [
        "| work | graph | ms | goal | best other | faster by | check |",
        "| --- | --- | ---: | ---: | ---: | ---: | --- |",
    ]
    print("\n".join(lines), flush=True)
    right = True
    options = Options(disabled=tuple(arguments.disable_pass))
    for line, is_right in rows(arguments.folder, arguments.runs, options):
        print(line, flush=True)
        lines.append(line)
        right = right and is_right
    if arguments.output:
        arguments.output.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
