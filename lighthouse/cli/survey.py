"""`lighthouse bench survey`: which samples are slow on which shapes of graphs."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from lighthouse.cli.results import spent, spent_text
from lighthouse.cli.table import lines_of_table

if TYPE_CHECKING:
    from lighthouse.api import Target
    from lighthouse.bench.suites import Input
    from lighthouse.bench.survey import Row
    from lighthouse.diagnostics import Source

ABOUT = (
    "Every sample on four shapes of graphs and every target: the time of an edge, and "
    "how it compares to the median of all samples there.  More than ten times that is "
    "SLOW, and the exit code 1.  Answers are not checked, peers not measured."
)
HEAD = ("program", "by", "run ms", "ns/edge", "of median", "")


def run(
    arguments: argparse.Namespace,
    graphs: dict[str, Input],
    programs: Mapping[str, Source],
    targets: list[Target],
    threads: int | None,
) -> int:
    from lighthouse.bench.suites import undirected
    from lighthouse.bench.survey import SLOW, ratios, rows

    is_slow = False
    tables: list[dict[str, Any]] = []
    for name, item in graphs.items():
        graph = undirected(item.read())
        found = list(rows(programs, graph, targets, threads, arguments.repeat))
        shares = ratios(found)
        is_slow |= max(shares, default=0.0) > SLOW
        size = {"nodes": graph.nodes, "edges": graph.edges}
        data = [
            {**asdict(row), "of_median": round(share, 2)}
            for row, share in zip(found, shares, strict=True)
        ]
        tables.append({"name": name, "spec": item.spec, **size, "rows": data})
        if not arguments.json:
            print(f"{name} ({item.title}): {graph.nodes} nodes, {graph.edges} edges")
            for line in lines_of_table(HEAD, cells(found, shares, SLOW), HEAD[2:5]):
                print(f"  {line}".rstrip())
            print(flush=True)
    if arguments.json:
        print(json.dumps({"suite": "survey", "graphs": tables, "total": spent()}))
    else:
        print(spent_text(spent()))
    return int(is_slow)


def cells(
    found: list[Row], shares: list[float], slow: float
) -> list[tuple[str, str, str, str, str, str]]:
    return [
        (
            row.program,
            row.target,
            f"{row.milliseconds:.3f}",
            f"{row.nanoseconds_per_edge:.3f}",
            f"{share:.2f}",
            "SLOW" if share > slow else "",
        )
        for row, share in zip(found, shares, strict=True)
    ]
