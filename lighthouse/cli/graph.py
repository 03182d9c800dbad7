"""`lighthouse graph info|convert|generate`, and the graph options of `run`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lighthouse.cli import Subparsers
from lighthouse.cli.parsers import add_command, add_options, texts
from lighthouse.render import visible

if TYPE_CHECKING:
    from lighthouse.graph import Graph


def register(subparsers: Subparsers) -> None:
    generators = texts("generators")
    parser = add_command(subparsers, "graph", generators)
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    action = actions.add_parser("info", help="print counts, degrees and weights")
    add_graph_arguments(action, "graph-positional")
    action.add_argument("--json", action="store_true", help="print one JSON object")
    action.set_defaults(function=info)

    action = actions.add_parser("convert", help="write a graph in another format")
    add_graph_arguments(action, "graph-positional")
    add_options(action, "graph-output")
    action.set_defaults(function=convert)

    action = actions.add_parser(
        "generate",
        help="write a generated graph",
        epilog=generators,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_graph_arguments(action, "graph-positional")
    add_options(action, "graph-output")
    action.set_defaults(function=generate)


def add_graph_arguments(parser: argparse.ArgumentParser, name: str = "graph") -> None:
    """Add what names a graph, `--graph [NAME=]SPEC` or a positional GRAPH, and the
    flags that change graphs."""
    add_options(parser.add_argument_group("graph"), name, "graph-changes")


def read_graph(spec: str, arguments: argparse.Namespace) -> Graph:
    """Read a graph and change it as the flags of `add_graph_arguments` say.

    Raises CompileError.
    """
    from lighthouse.graph import Graph

    return Graph.read(
        spec,
        undirected=arguments.undirected,
        dedup=arguments.dedup,
        drop_self_loops=arguments.drop_self_loops,
        compact=arguments.compact,
        weights=arguments.weights,
        header=arguments.header,
    )


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
    from lighthouse.graph.write import check_destination

    check_destination(arguments.output)
    refuse_inputs(arguments, Path(arguments.output))
    _write(read_graph(arguments.graph, arguments), arguments.output)
    return 0


def generate(arguments: argparse.Namespace) -> int:
    from lighthouse.graph.spec import check_spec

    check_spec(arguments.graph)
    return convert(arguments)


def _write(graph: Graph, output: str) -> None:
    from lighthouse.graph.read import BINARY_FORMATS, format_of
    from lighthouse.graph.write import UNWEIGHTED

    graph.write(output)
    print(
        f"{visible(output)}: {graph.nodes} nodes, {graph.edges} edges", file=sys.stderr
    )
    for note in graph.notes:
        print(f"  {note}", file=sys.stderr)
    if graph.slot_weights is not None and format_of(Path(output)) in UNWEIGHTED:
        print("  without the weights: this format has none", file=sys.stderr)
    if graph.edge_order is not None and Path(output).suffix in BINARY_FORMATS:
        note = "edges in the order of the rows: edge arrays of the input do not fit"
        print(f"  {note}", file=sys.stderr)


# How each fact is called in the table.
TITLES = {
    "source": "graph",
    "nodes": "nodes",
    "edges": "edges",
    "self_loops": "self-loops",
    "duplicate_edges": "duplicate edges",
    "isolated_nodes": "isolated nodes",
    "mean_degree": "mean degree",
    "max_out_degree": "max out-degree",
    "max_in_degree": "max in-degree",
    "symmetric": "symmetric",
    "sorted": "sorted",
    "weights": "weights",
    "stored_source": "stored source",
}


def _print_table(facts: dict[str, Any], milliseconds: float) -> None:
    rows = [(title, _shown(name, facts[name])) for name, title in TITLES.items()]
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
