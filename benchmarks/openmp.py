"""Our OpenMP beside code written by hand, run in turns in one process.

    python3 benchmarks/openmp.py
    python3 benchmarks/openmp.py --graph rmat:20:8 --repeat 9 sssp bfs_levels

`plain` is what a straightforward compiler prints for the same program, `expert` what
the reference code of the GAP benchmark does (benchmarks/hand).  A time is a median; a
ratio is the better time of the peer, with one thread or with all, by the better one of
ours: above 1, ours is faster.  `--cpu` counts the processor's time with one thread, for
machines that others use at the same time.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import lighthouse
from lighthouse.graph.spec import generate
from lighthouse.runtime.openmp import FLAGS
from lighthouse.runtime.toolchain import compile_shared

HERE = Path(__file__).parent
SAMPLES = HERE.parent / "samples"
DAMPING, ENOUGH, ROUNDS = 0.85, 1e-3, 100
LONGEST = 255
# As wide as the reference code is used with lengths up to 255.
DELTA = 32


class Rows(ctypes.Structure):
    """`Rows` of benchmarks/hand/rows.h."""

    _fields_ = (
        ("nodes", ctypes.c_int32),
        ("edges", ctypes.c_int32),
        *((name, ctypes.c_void_p) for name in ("begin", "to", "in_begin", "in_from")),
    )


@dataclass(frozen=True, slots=True)
class Problem:
    """Arguments of the sample, and those of a peer, the last one an array of the kind
    that `output` is; `expert` are what that peer takes behind them."""

    name: str
    ours: dict[str, Any]
    peer: tuple[Any, ...]
    output: str | None = None
    expert: tuple[Any, ...] | None = None
    returns: Any = None
    repeats: int = 1


def problems(graph: lighthouse.Graph) -> list[Problem]:
    chosen = np.random.default_rng(1)
    lengths = chosen.integers(1, LONGEST + 1, graph.edges, np.int32)
    member = np.arange(graph.nodes, dtype=np.int32) % 4
    age = chosen.integers(0, 100, graph.nodes, np.int32)
    ranks, shares = np.zeros(graph.nodes), np.zeros(graph.edges)
    numbers = np.zeros(graph.nodes, np.int32)
    rank = (ctypes.c_double(ENOUGH), ctypes.c_double(DAMPING), ROUNDS, ranks)
    root = int(np.argmax(np.diff(graph.row_offsets)))
    path, way = (root, numbers), {"root": root}
    route = (lengths, *path)
    real, whole = ctypes.c_double, ctypes.c_int64
    return [
        Problem(
            "pagerank",
            {"e": ENOUGH, "d": DAMPING, "max": ROUNDS},
            rank,
            "pg_rank",
            (),
        ),
        Problem("hop_distance", way, path, "dist"),
        Problem("bfs_levels", way, path, "level", ()),
        Problem("sssp", way | {"len": lengths}, route, "dist", (DELTA,)),
        Problem(
            "conductance",
            {"member": member, "num": 1},
            (member, 1),
            returns=real,
            repeats=4,
        ),
        Problem("triangle_counting", {}, (), returns=whole),
        Problem("adamic_adar", {}, (shares,), "index"),
        Problem(
            "teenage_followers",
            {"age": age, "K": 30},
            (age, 30, numbers),
            "followers",
        ),
    ]


def library(name: str) -> ctypes.CDLL:
    source = (HERE / "hand" / f"{name}.cpp").read_text(encoding="utf-8")
    flags = (*FLAGS, f"-I{HERE / 'hand'}")
    return ctypes.CDLL(str(compile_shared(source, flags)))


def peer(
    name: str, problem: Problem, rows: Rows, more: tuple[Any, ...] = ()
) -> Callable[[int], tuple[float, Any]]:
    functions = library(name)
    function = getattr(functions, problem.name)
    function.restype = problem.returns
    arguments = problem.peer

    def run(threads: int) -> tuple[float, Any]:
        # An answer gets new memory each time, as that of a sample does.
        arrays = [np.zeros_like(item) for item in arguments[-1:] if problem.output]
        given = [*arguments[: len(arguments) - len(arrays)], *arrays, *more]
        places = [
            ctypes.c_void_p(item.ctypes.data) if isinstance(item, np.ndarray) else item
            for item in given
        ]
        functions.omp_set_num_threads(threads)
        start = time.perf_counter()
        for _ in range(problem.repeats):
            returned = function(ctypes.byref(rows), *places)
        taken = 1000 * (time.perf_counter() - start)
        return taken, arrays[0] if problem.output else returned

    return run


def ours(
    problem: Problem, graph: lighthouse.Graph, counts: list[int]
) -> Callable[[int], tuple[float, Any]]:
    """Machine code and what is derived from the graph are made before the first run."""
    # Times are compared on any graph, also where a sample requires another.
    text = (SAMPLES / f"{problem.name}.gm").read_text(encoding="utf-8")
    sample = text.replace("//! requires", "// requires")
    programs = {
        n: lighthouse.compile(sample, target="openmp", threads=n) for n in counts
    }
    for program in programs.values():
        program.prepare(graph)

    def run(threads: int) -> tuple[float, Any]:
        taken = 0.0
        for _ in range(problem.repeats):
            result = programs[threads](graph, **problem.ours)
            taken += result.milliseconds["run"]
        if problem.output is None:
            return taken, result.returned
        return taken, result.outputs[problem.output]

    return run


def measure(
    problem: Problem,
    graph: lighthouse.Graph,
    rows: Rows,
    repeat: int,
    counts: list[int],
) -> str:
    runs = {"ours": ours(problem, graph, counts)}
    runs["plain"] = peer("plain", problem, rows)
    if problem.expert is not None:
        runs["expert"] = peer("expert", problem, rows, problem.expert)
    times: dict[tuple[str, int], list[float]] = {}
    answers = {}
    for _ in range(repeat + 1):
        for threads in counts:
            for name, run in runs.items():
                taken, answers[name] = run(threads)
                times.setdefault((name, threads), []).append(taken)
    median = {key: statistics.median(found[1:]) for key, found in times.items()}
    best = {name: min(median[name, n] for n in counts) for name in runs}
    right = all(
        np.allclose(answers["ours"], other, rtol=1e-6) for other in answers.values()
    )
    cells = [problem.name]
    for name in ("ours", "plain", "expert"):
        cells += [f"{median[name, n]:.1f}" if name in runs else "" for n in counts]
    for name in ("plain", "expert"):
        cells.append(f"{best[name] / best['ours']:.2f}" if name in runs else "")
    return f"| {' | '.join([*cells, 'same' if right else 'WRONG'])} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="which samples; all by default")
    parser.add_argument("--graph", default="uniform:20:8", help="a generator")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--cpu", action="store_true", help="processor time, one thread")
    options = parser.parse_args()
    if options.cpu:
        time.perf_counter = time.process_time
    graph = lighthouse.Graph.from_table(generate(options.graph))
    arrays = (
        graph.row_offsets,
        graph.column_indices,
        graph.in_row_offsets,
        graph.in_column_indices,
    )
    rows = Rows(graph.nodes, graph.edges, *(item.ctypes.data for item in arrays))
    counts = [1] if options.cpu else sorted({1, len(os.sched_getaffinity(0))})
    heads = [f"{name} {n}" for name in ("ours", "plain", "expert") for n in counts]
    print(f"{options.graph}: {graph.nodes} nodes, {graph.edges} edges; ms by threads\n")
    print(f"| sample | {' | '.join(heads)} | plain/ours | expert/ours | answers |")
    print(f"| --- |{' ---: |' * (len(heads) + 2)} --- |")
    for problem in problems(graph):
        if not options.names or problem.name in options.names:
            print(measure(problem, graph, rows, options.repeat, counts), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
