#!/usr/bin/env python3
"""LightHouse's table 1 and figure 5, from what `lighthouse bench paper` has saved.

    lighthouse bench paper --graphs epinions --save epinions.json
    lighthouse bench paper --graphs pokec --peers hand --save pokec.json
    python3 benchmarks/paper.py epinions.json pokec.json --plot figure5.svg

Several files may have programs of one graph, and ways to run one.  Exits with 1 if an
answer was wrong.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from lighthouse.cli.plot import Bar, Panel, check, draw

PANELS = {
    "bipartite_matching": "MATCH",
    "conductance": "COND",
    "pagerank": "PAGERANK gather",
    "pagerank_propagate": "PAGERANK propagate",
    "sssp": "SSSP",
}
BASE = "OpenMP x1"
# By the first word of a title; all others are other people's.
TARGETS = {"OpenMP": "openmp", "CUDA": "cuda", "CUDA_OPT": "cuda"}


@dataclass(frozen=True, slots=True)
class Measured:
    """One graph; rows: by program and then by title, as `bench --json` has them."""

    nodes: int
    edges: int
    rows: dict[str, dict[str, Any]] = field(default_factory=dict)

    def median(self, program: str, title: str) -> float | None:
        row = self.rows.get(program, {}).get(title, {})
        return (
            statistics.median(row["milliseconds"]["run"]) if "median" in row else None
        )

    def speedup(self, program: str, title: str) -> float | None:
        base, own = self.median(program, BASE), self.median(program, title)
        return base / own if base and own else None


def read(paths: list[Path]) -> dict[str, Measured]:
    graphs: dict[str, Measured] = {}
    for path in paths:
        for item in json.loads(path.read_text(encoding="utf-8"))["graphs"]:
            name = item["name"].partition(" ")[0]
            found = graphs.setdefault(name, Measured(item["nodes"], item["edges"]))
            for program, rows in item["programs"].items():
                known = found.rows.setdefault(program, {})
                known.update({row["by"]: row for row in rows})
    return graphs


def titles(graphs: dict[str, Measured], program: str) -> list[str]:
    """Of all ways to run a program, in their order."""
    rows = (graph.rows.get(program, {}) for graph in graphs.values())
    return list(dict.fromkeys(title for each in rows for title in each))


# --- tables ---------------------------------------------------------------------------


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    for cells in (head, ["---"] + ["---:"] * (len(head) - 1), *rows):
        yield f"| {' | '.join(cells)} |"
    yield ""


def table_1(graphs: dict[str, Measured]) -> Iterator[str]:
    yield f"Graphs, and the milliseconds of {BASE}:"
    yield ""
    head = ["graph", "nodes (M)", "edges (M)", *PANELS.values()]
    rows = []
    for name, graph in graphs.items():
        times = [graph.median(program, BASE) for program in PANELS]
        cells = ["-" if each is None else f"{each:.3f}" for each in times]
        size = f"{graph.nodes / 1e6:.3f}", f"{graph.edges / 1e6:.3f}"
        rows.append([name, *size, *cells])
    yield from table(head, rows)


def figure_5(graphs: dict[str, Measured], program: str) -> Iterator[str]:
    yield f"{PANELS[program]}, speed-up over {BASE} (median ms, least – most):"
    yield ""
    columns = titles(graphs, program)
    rows = [
        [name, *(cell(graph, program, title) for title in columns)]
        for name, graph in graphs.items()
        if program in graph.rows
    ]
    yield from table(["graph", *columns], rows)


def cell(graph: Measured, program: str, title: str) -> str:
    row = graph.rows[program].get(title, {})
    if "median" not in row:
        return "WRONG" if "wrong" in row else "-"
    runs = row["milliseconds"]["run"]
    ratio = graph.speedup(program, title)
    shown = "-" if ratio is None else f"{ratio:.2f}"
    spread = f", {min(runs):.3f} – {max(runs):.3f}" if len(runs) > 1 else ""
    return f"{shown} ({row['median']:.3f}{spread})"


def panels(graphs: dict[str, Measured]) -> list[Panel]:
    found = []
    for program, title in PANELS.items():
        names = [name for name, graph in graphs.items() if program in graph.rows]
        times = [
            {
                Bar(each, TARGETS.get(each.split()[0], "peer")): median
                for each in titles(graphs, program)
                if (median := graphs[name].median(program, each)) is not None
            }
            for name in names
        ]
        if any(times):
            found.append(Panel(title, names, times))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE.json")
    parser.add_argument("--output", type=Path, help="also write the tables there")
    parser.add_argument("--plot", type=Path, metavar="OUT.svg")
    arguments = parser.parse_args()
    if arguments.plot:
        check(arguments.plot)
    graphs = read(arguments.files)
    lines = [*table_1(graphs)]
    for program in PANELS:
        if titles(graphs, program):
            lines.extend(figure_5(graphs, program))
    print("\n".join(lines))
    if arguments.output:
        arguments.output.write_text("\n".join(lines), encoding="utf-8")
    if arguments.plot:
        draw(panels(graphs), arguments.plot)
    programs = [rows for graph in graphs.values() for rows in graph.rows.values()]
    wrong = any("wrong" in row for rows in programs for row in rows.values())
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
