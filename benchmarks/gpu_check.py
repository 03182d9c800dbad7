#!/usr/bin/env python3
"""The samples on the GPU and on the CPU: are the results right, and how fast?

    python3 benchmarks/gpu_check.py --output gpu.md
    python3 benchmarks/gpu_check.py --quick      (karate on the simulator: no GPU)

Runs the samples on soc-Epinions1, USA-road-NY and rmat:20, compares with independent
oracles, prints a table for each graph, and exits with 1 if a result is wrong.  The
files are looked for in LIGHTHOUSE_DATA/graphs, by default in ../shared/data/graphs.
Needs numpy and scipy, g++, and without --quick also nvcc, PyCUDA and a GPU.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import lighthouse
from lighthouse.api import Compiled, Result, Target
from lighthouse.diagnostics import CompileError, ToolMissing
from lighthouse.graph import Graph
from lighthouse.runtime.toolchain import BackendError
from tests.run.problems import PROBLEMS, Problem

ROOT = Path(__file__).resolve().parents[1]
DATA = Path(os.environ.get("LIGHTHOUSE_DATA", ROOT.parent / "shared" / "data"))
RUNS = 5
# What takes longer than this (ms) at the first run is not run again.
LONG = 5000.0
HEAD = ("sample", "{0} ms", "{1} ms", "speed-up", "{0}", "{1}")


@dataclass(frozen=True, slots=True)
class Measured:
    """What one target made of one sample."""

    verdict: str
    correct: bool
    milliseconds: float | None = None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="karate on the simulator")
    parser.add_argument("--output", type=Path, metavar="FILE.md")
    arguments = parser.parse_args()
    targets: tuple[Target, Target] = (
        ("cuda-sim" if arguments.quick else "cuda"),
        "openmp",
    )
    lines = [f"{machine(arguments.quick)}, median of {RUNS} runs", ""]
    correct = True
    for name, graph in quick_graphs() if arguments.quick else large_graphs():
        table, good = measure_graph(name, graph, targets)
        correct &= good
        print("\n".join(table), flush=True)
        lines += table
    if arguments.output is not None:
        arguments.output.write_text("\n".join(lines), encoding="utf-8")
    return 0 if correct else 1


def machine(quick: bool) -> str:
    cores = f"{os.cpu_count()} processors"
    if quick:
        return f"The simulator and OpenMP, {cores}"
    from lighthouse.runtime.cuda import driver

    return f"{driver().Device(0).name()} and OpenMP, {cores}"


def quick_graphs() -> Iterator[tuple[str, Graph]]:
    yield "karate", Graph.read(ROOT / "samples" / "graphs" / "karate.mtx")


def large_graphs() -> Iterator[tuple[str, Graph]]:
    folder = DATA / "graphs"
    yield "soc-Epinions1", Graph.read(folder / "soc-Epinions1.txt.gz")
    yield "USA-road-NY", Graph.read(folder / "USA-road-NY.gr.xz", undirected=True)
    yield "rmat:20", Graph.read("rmat:20")


def measure_graph(
    name: str, graph: Graph, targets: tuple[Target, Target]
) -> tuple[list[str], bool]:
    """A table in Markdown, and whether all results are right."""
    head = [cell.format(*targets) for cell in HEAD]
    lines = [
        f"## {name}: {graph.nodes} nodes, {graph.edges} edges",
        "",
        row(head),
        row(["---"] + ["---:"] * 3 + ["---"] * 2),
    ]
    correct = True
    for problem in PROBLEMS:
        start = time.perf_counter()
        one, other = measure_problem(problem, graph, targets)
        lines.append(
            row([problem.name, *times(one, other), one.verdict, other.verdict])
        )
        correct &= one.correct and other.correct
        seconds = time.perf_counter() - start
        print(f"{name} {problem.name}: {seconds:.1f} s", file=sys.stderr, flush=True)
    return [*lines, ""], correct


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def times(one: Measured, other: Measured) -> list[str]:
    first, second = one.milliseconds, other.milliseconds
    shown = ["-" if ms is None else f"{ms:.3f}" for ms in (first, second)]
    return [*shown, f"{second / first:.1f}" if first and second else "-"]


def measure_problem(
    problem: Problem, graph: Graph, targets: tuple[Target, Target]
) -> tuple[Measured, Measured]:
    graph = problem.prepare(graph)
    arguments = next(problem.cases(graph))
    answer = problem.solve(graph, arguments)
    first, second = targets
    return (
        measure(problem, first, graph, arguments, answer),
        measure(problem, second, graph, arguments, answer),
    )


def measure(
    problem: Problem,
    target: Target,
    graph: Graph,
    arguments: dict[str, Any],
    answer: Any,
) -> Measured:
    """Judge the last of several runs."""
    try:
        path = ROOT / "samples" / f"{problem.name}.gm"
        program = lighthouse.compile(path, target=target)
        milliseconds, result = run(program, graph, arguments)
    except (CompileError, ToolMissing, BackendError) as error:
        return Measured(f"failed: {first_line(error)}", False)
    try:
        error = problem.judge(graph, arguments, answer, result)
    except AssertionError as wrong:
        return Measured(f"WRONG: {first_line(wrong)}", False, milliseconds)
    verdict = f"error {error:.1e}" if error else "right"
    return Measured(verdict, True, milliseconds)


def run(
    program: Compiled, graph: Graph, arguments: dict[str, Any]
) -> tuple[float, Result]:
    """The median time, and the result of the last run."""
    program.prepare(graph)
    result = program(graph, **arguments)
    if result.milliseconds["run"] > LONG:
        return result.milliseconds["run"], result
    found = []
    for _ in range(RUNS):
        result = program(graph, **arguments)
        found.append(result.milliseconds["run"])
    return statistics.median(found), result


def first_line(error: BaseException) -> str:
    text = next((line for line in str(error).splitlines() if line.strip()), "")
    return text.strip().replace("|", "/") or type(error).__name__


if __name__ == "__main__":
    sys.exit(main())
