"""`lighthouse graph info|convert|generate`, and the graph options of `run`."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lighthouse.cli.parsers import REPEATED, Subparsers, add_options
from lighthouse.render import visible

if TYPE_CHECKING:
    from lighthouse.graph import Graph

SPEC = "a file (.mtx .txt .el .wel .gr .graph .npz .sg .wsg) or a generator (rmat:20)"
OUTPUT = "the file to write: .mtx .txt .el .wel .gr (also .gz .xz), .npz .sg .wsg"
OPTIONS = """\
--undirected        add the opposite of every edge that has none
--dedup             keep only the first of the edges with the same ends
--drop-self-loops   leave out self-loops
--compact           leave out the ids that no edge uses and renumber the others
--header            the first line of an edge list is `NODES EDGES`, or an edge
                    (default: NODES EDGES if the lines that follow are so many)
--weights CHOICE    column (the third of a .txt or .el) or random[:SEED[:LOW:HIGH]],
                    of which the default is random:1:1:255
"""
GENERATORS = """\
generators:
  rmat:SCALE[:EDGEFACTOR[:SEED]]     2^SCALE nodes, power-law degrees
  uniform:SCALE[:EDGEFACTOR[:SEED]]  2^SCALE nodes, edges drawn uniformly
  social:NODES:EDGES[:SEED]          power-law degrees, just so many different edges
  road:NODES:EDGES[:SEED]            a grid without some of its links, both directions
  grid:ROWSxCOLS[:SEED]              four neighbours each; a seed scrambles the ids
  path:N  star:N  complete:N         N nodes, both directions
  empty:N                            N nodes without edges
"""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "graph", description="Describe, convert and generate graphs.", epilog=GENERATORS
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    action = actions.add_parser("info", help="print counts, degrees and weights")
    add_graph_arguments(action, positional=True)
    add_options(action, "--json  print one JSON object")
    action.set_defaults(function=info)
    for function, told, epilog in (
        (convert, "write a graph in another format", None),
        (generate, "write a generated graph", GENERATORS),
    ):
        action = actions.add_parser(function.__name__, help=told, epilog=epilog)
        add_graph_arguments(action, positional=True)
        action.add_argument("output", metavar="OUTPUT", help=OUTPUT)
        action.set_defaults(function=function)


def add_graph_arguments(
    parser: argparse.ArgumentParser, *, positional: bool = False
) -> None:
    """Add `--graph [NAME=]SPEC` (or a positional GRAPH) and the flags that change
    graphs."""
    group = parser.add_argument_group("graph")
    if positional:
        group.add_argument("graph", metavar="GRAPH", help=SPEC)
    else:
        text = f"--graph [NAME=]SPEC  {SPEC}; once for each graph of the procedure"
        add_options(group, text, graph=REPEATED)
    either = {"action": argparse.BooleanOptionalAction}
    add_options(group, OPTIONS, header=either)


def read_graph(spec: str, arguments: argparse.Namespace) -> Graph:
    """Read a graph and change it as the flags of `add_graph_arguments` say.

    Raises CompileError.
    """
    from lighthouse.graph import Graph

    names = ("undirected", "dedup", "drop_self_loops", "compact", "weights", "header")
    return Graph.read(spec, **{name: getattr(arguments, name) for name in names})


def info(arguments: argparse.Namespace) -> int:
    from lighthouse.cli.results import json_number
    from lighthouse.graph.statistics import describe

    start = time.perf_counter()
    graph = read_graph(arguments.graph, arguments)
    milliseconds = (time.perf_counter() - start) * 1000
    facts = describe(graph)
    if weights := facts["weights"]:
        for name in ("min", "max"):
            weights[name] = json_number(weights[name])
    if arguments.json:
        facts["milliseconds"] = {"load": round(milliseconds, 3)}
        print(json.dumps(facts, indent=2))
    else:
        _print_table(facts, milliseconds)
    return 0


def convert(arguments: argparse.Namespace) -> int:
    from lighthouse.cli.outputs import refuse_inputs
    from lighthouse.graph.read import BINARY_FORMATS
    from lighthouse.graph.write import UNWEIGHTED, check_destination

    output = arguments.output
    extension = check_destination(output)
    refuse_inputs(arguments, Path(output))
    graph = read_graph(arguments.graph, arguments)
    graph.write(output)
    print(
        f"{visible(output)}: {graph.nodes} nodes, {graph.edges} edges", file=sys.stderr
    )
    for note in graph.notes:
        print(f"  {note}", file=sys.stderr)
    if graph.slot_weights is not None and extension in UNWEIGHTED:
        print("  without the weights: this format has none", file=sys.stderr)
    if graph.edge_order is not None and extension in BINARY_FORMATS:
        note = "edges in the order of the rows: edge arrays of the input do not fit"
        print(f"  {note}", file=sys.stderr)
    return 0


def generate(arguments: argparse.Namespace) -> int:
    from lighthouse.graph.spec import check_spec

    check_spec(arguments.graph)
    return convert(arguments)


# Facts, as they are called in the table.
TITLES = (
    "nodes, edges, self-loops, duplicate edges, isolated nodes, mean degree, "
    "max out-degree, max in-degree, symmetric, sorted, weights, stored source"
).split(", ")


def _print_table(facts: dict[str, Any], milliseconds: float) -> None:
    rows = [("graph", facts["source"])]
    for title in TITLES:
        name = re.sub("[ -]", "_", title)
        rows.append((title, _shown(name, facts[name])))
    rows.append(("load", f"{milliseconds:.1f} ms"))
    rows.extend(("note", note) for note in facts["notes"])
    for title, text in rows:
        if text:
            print(f"{title:<16} {visible(text)}")


def _shown(name: str, fact: Any) -> str:
    match fact:
        case None:
            return "none" if name == "weights" else ""
        case bool():
            return "yes" if fact else "no"
        case float():
            return f"{fact:.2f}"
        case {"dtype": dtype, "min": None}:
            return str(dtype)
        case {"dtype": dtype, "min": least, "max": most}:
            return f"{dtype}, {least} … {most}"
        case _:
            return str(fact)
