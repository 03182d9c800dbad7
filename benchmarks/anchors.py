#!/usr/bin/env python3
"""The samples on large graphs, beside what the best systems need for the same work.

    sh benchmarks/anchor_graphs.sh FOLDER TOOLS
    python3 benchmarks/anchors.py FOLDER

FOLDER has rmat22.npz, rmat22_sym.npz and so on; what is not there is left out.  Each
row is the median of some runs, a PageRank per iteration; for triangles, what is
prepared once counts each time.  "best other" is the least that any other system needed
on the same graph and kind of GPU, or its host, and "goal" what we want.  How many nodes
are reached, the sum of distances, components and triangles are compared with what these
systems found; exits with 1 if one differs.
"""

import argparse
import statistics
import sys
import tomllib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

import lighthouse
from lighthouse import Graph, Options

TABLE = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
SAMPLES = Path(lighthouse.__file__).parent / "samples"
GRAPHS = ("rmat22", "uniform23", "road4k", "rmat19", "bip22")
INF = np.iinfo(np.int32).max
# The arguments of all the programs, by name.
GIVEN = {
    "e": lambda graph: 0.0,
    "d": lambda graph: 0.85,
    "max": lambda graph: 20,
    "root": lambda graph: graph.stored_source,
    "seeds": lambda graph: [graph.stored_source],
    "len": lambda graph: graph.weights,
    "member": lambda graph: np.arange(graph.nodes, dtype=np.int32) % 4,
    "num": lambda graph: 1,
    "isLeft": lambda graph: np.arange(graph.nodes) < graph.nodes // 2,
}


def found(check: str, result: Any) -> int:
    match check:
        case "reached":
            (levels,) = result.outputs.values()
            return int(np.count_nonzero((levels >= 0) & (levels < INF)))
        case "distances":
            return int(result.dist[result.dist < INF].sum(dtype=np.int64))
        case "components":
            return len(np.unique(result.label))
        case _:
            return int(result.returned)


def row(
    work: dict[str, Any], name: str, graph: Graph, runs: int, options: Options
) -> tuple[str, bool]:
    """The line of the table, and whether the result is right."""
    program = lighthouse.compile(SAMPLES / f"{work['program']}.gm", options=options)
    names = [item.name for item in program.procedure.inputs]
    arguments = {key: GIVEN[key](graph) for key in names if key in GIVEN}
    results = [program(graph, **arguments) for _ in range(runs + 1)]
    times = [result.milliseconds["run"] for result in results[1:]]
    least = statistics.median(times) / work.get("per", 1)
    check, verdict, right = work.get("check", ""), "", True
    if check == "triangles":
        least += results[0].milliseconds["prepare"]
    if check:
        value, wanted = found(check, results[-1]), TABLE["expected"][check][name]
        right = value == wanted
        verdict = "right" if right else f"{value}, not {wanted}"
    best = work.get("best", {}).get(name)
    beside = f"{best:g} | {best / least:.2f}" if best else " | "
    goal = work["goal"][name]
    cells = work["title"], name, f"{least:.3f}", f"{goal:.3g}", beside, verdict
    return f"| {' | '.join(cells)} |", right


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--disable-pass", action="append", default=[], metavar="NAME")
    arguments = parser.parse_args()
    options = Options(disabled=tuple(arguments.disable_pass))
    print("| work | graph | ms | goal | best other | faster by | check |")
    print("| --- | --- | ---: | ---: | ---: | ---: | --- |", flush=True)
    all_right = True
    for name in GRAPHS:
        files = [arguments.folder / f"{name}{end}.npz" for end in ("", "_sym")]
        # Roads go both ways: there is only the symmetric file.
        only = not files[0].exists()
        for symmetric, path in enumerate(files):
            works = [
                work
                for work in TABLE["work"]
                if name in work["goal"]
                and (work.get("symmetric", False) or only) == bool(symmetric)
            ]
            if works and path.exists():
                graph = Graph.read(str(path))
                for work in works:
                    line, right = row(work, name, graph, arguments.runs, options)
                    print(line, flush=True)
                    all_right &= right
    return 0 if all_right else 1


if __name__ == "__main__":
    sys.exit(main())
