#!/usr/bin/env python3
"""The samples on OpenMP beside GAPBS and GBBS, on the same graphs, in turns.

    python3 benchmarks/openmp.py --gapbs FOLDER --gbbs FOLDER --threads 1

Each FOLDER has the programs of one of them: what `make` builds of GAPBS (bfs, sssp and
so on), and the main programs of GBBS by the names of their sources (KCore.cc as KCore).
The times are the least milliseconds of all runs, as each system measures itself, and
the ratio is ours divided by that of the other: below 1 ours is faster.  What both count
(triangles, components and so on) is compared; exits with 1 if it differs.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

import lighthouse
from lighthouse import Graph

SAMPLES = Path(lighthouse.__file__).parent / "samples"
SECONDS = re.compile(r"(?:Trial Time:|### Running Time:)\s+(\S+)")


@dataclass(frozen=True, slots=True)
class Work:
    """A sample, and the command for the same work.

    command: with fields of an Input and the number of runs; counted: a pattern for what
    the sample returns; directed: whether edges go one way.
    """

    sample: str
    suite: str
    command: str
    counted: str = ""
    directed: bool = False


WORKS = (
    Work("bfs_levels", "gapbs", "bfs -r {0.root} -f {0.sg} -n {1}"),
    Work("hop_distance", "gapbs", "bfs -r {0.root} -f {0.sg} -n {1}"),
    Work("sssp", "gapbs", "sssp -d 16 -r {0.root} -f {0.wsg} -n {1}"),
    Work("components", "gapbs", "cc -f {0.sg} -n {1}"),
    Work("betweenness", "gapbs", "bc -r {0.root} -f {0.sg} -n {1}"),
    Work("pagerank_float", "gapbs", "pr -i 20 -t 0 -f {0.sg} -n {1}"),
    Work("triangle_counting", "gapbs", "tc -a -f {0.sg} -n {1}", r"(\d+) triangles"),
    Work("k_core", "gbbs", "KCore -s -rounds {1} {0.adj}", r"k_\{max\} = (\d+)"),
    Work("colouring", "gbbs", "GraphColoring -s -lf -rounds {1} {0.adj}"),
    Work("independent_set", "gbbs", "MaximalIndependentSet -s -rounds {1} {0.adj}"),
    Work(
        "mst",
        "gbbs",
        "MinimumSpanningForest -s -w -rounds {1} {0.wadj}",
        r"total weight = (\d+)",
    ),
    Work(
        "strong_components",
        "gbbs",
        "StronglyConnectedComponents -stats -rounds {1} {0.adj}",
        r"n_scc = (\d+)",
        directed=True,
    ),
)


class Input:
    """A graph with weights of 1 to 255, a root, and files of the graph."""

    def __init__(self, spec: str, directed: bool, folder: Path) -> None:
        graph = Graph.read(spec, undirected=not directed)
        graph = graph.without_self_loops().deduplicated()
        self.graph = graph.with_random_weights(1, 1, 255)
        self.root = int(np.argmax(np.diff(graph.row_offsets)))
        self.path = folder / re.sub(r"\W", "_", f"{spec} {directed}")

    @cached_property
    def sg(self) -> Path:
        return self._written(".sg")

    @cached_property
    def wsg(self) -> Path:
        return self._written(".wsg")

    def _written(self, ending: str) -> Path:
        path = self.path.with_suffix(ending)
        self.graph.write(path)
        return path

    @cached_property
    def adj(self) -> Path:
        return self._adjacency("AdjacencyGraph", [])

    @cached_property
    def wadj(self) -> Path:
        weights = self.graph.slot_weights
        assert weights is not None
        return self._adjacency("WeightedAdjacencyGraph", [weights])

    def _adjacency(self, title: str, more: list[np.ndarray]) -> Path:
        offsets, targets = self.graph.row_offsets[:-1], self.graph.column_indices
        sizes = np.array([len(offsets), len(targets)])
        numbers = np.concatenate([sizes, offsets, targets, *more]).tolist()
        path = self.path.with_suffix(f".{title}")
        path.write_text("\n".join((title, *map(str, numbers), "")))
        return path


def row(work: Work, given: Input, program: Path, turns: int, threads: int) -> str:
    """The line of the table.  Raises ValueError if the counts differ."""
    arguments = {
        "root": given.root,
        "seeds": [given.root],
        "len": given.graph.weights,
        "e": 0.0,
        "d": 0.85,
        "max": 20,
    }
    path = SAMPLES / f"{work.sample}.gm"
    sample = lighthouse.compile(path, target="openmp", threads=threads)
    names = {item.name for item in sample.procedure.inputs}
    used = {name: value for name, value in arguments.items() if name in names}
    command = [str(program), *work.command.format(given, 3).split()[1:]]
    number = {"OMP_NUM_THREADS": str(threads), "PARLAY_NUM_THREADS": str(threads)}
    ours: list[float] = []
    others: list[float] = []
    for _ in range(turns):
        results = [sample(given.graph, **used) for _ in range(4)][1:]
        ours += (result.milliseconds["run"] for result in results)
        done = subprocess.run(
            command, env=os.environ | number, capture_output=True, text=True, check=True
        )
        others += (1000 * float(each) for each in SECONDS.findall(done.stdout))
        if work.counted:
            counted = int(re.findall(work.counted, done.stdout)[-1])
            if counted != results[0].returned:
                raise ValueError(f"{command[0]}: {counted}, not {results[0].returned}")
    best, other = min(ours), min(others)
    cells = f"{best:.1f} | {other:.1f} | {work.suite} | {best / other:.2f}"
    return f"| {work.sample} | {given.graph.source} | {cells} |"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gapbs", type=Path, metavar="FOLDER")
    parser.add_argument("--gbbs", type=Path, metavar="FOLDER")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--only", help="samples, with commas between them")
    parser.add_argument("--graphs", default="rmat:18:16,uniform:19:8,grid:1024x1024")
    arguments = parser.parse_args()
    samples = [work.sample for work in WORKS]
    only = arguments.only.split(",") if arguments.only else samples
    if unknown := set(only) - set(samples):
        parser.error(f"no sample {', '.join(unknown)} among {', '.join(samples)}")
    print("| sample | graph | ours, ms | other, ms | by | ratio |")
    print("| --- | --- | ---: | ---: | --- | ---: |", flush=True)
    right = True
    with tempfile.TemporaryDirectory() as folder:
        inputs = {
            (spec, directed): Input(spec, directed, Path(folder))
            for spec in arguments.graphs.split(",")
            for directed in (False, True)
            # A directed grid is the undirected one.
            if not (directed and spec.startswith("grid"))
        }
        for work in WORKS:
            binaries = getattr(arguments, work.suite)
            if not binaries or work.sample not in only:
                continue
            program = binaries / work.command.split()[0]
            if not program.exists():
                parser.error(f"{program} does not exist: build {work.suite} first")
            for (_, directed), given in inputs.items():
                if directed == work.directed:
                    try:
                        line = row(
                            work, given, program, arguments.turns, arguments.threads
                        )
                        print(line, flush=True)
                    except ValueError as error:
                        print(error, file=sys.stderr)
                        right = False
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
