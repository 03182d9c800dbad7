"""`--graph` and `--arg`: the arguments of a procedure on the command line."""

import argparse
import os
from collections.abc import Iterator
from typing import Any

from lighthouse.binding import check_names, graph_of, graph_parameters, unknown
from lighthouse.cli.graph import read_graph
from lighthouse.cli.literals import parse_value
from lighthouse.cli.options import assignment
from lighthouse.cli.parsers import REPEATED, add_options
from lighthouse.diagnostics import CompileError, fail
from lighthouse.driver import Compilation
from lighthouse.graph import Graph
from lighthouse.ir.procedures import Procedure

VALUES = """\
values of --arg NAME=VALUE:
  a number or Bool     0.85  7  INF  -INF  True
  a node or edge       3  NIL, and `stored` for the node in an .npz
  a property           @FILE.npy  @FILE.txt  random:SEED[:LO:HI]  [1,2,3], and
                       `weights` for the edges' own
  a collection         1,2,3  @FILE, and [] for an empty one
  several collections  [[1,2],[3]]  @FILE with a line for each
  a map                1:10,2:20  @FILE with KEY VALUE on each line, and []

"""


def add_argument_option(parser: argparse.ArgumentParser) -> None:
    text = "--arg NAME=VALUE  what the procedure is to start from; see below"
    add_options(parser, text, arg={"type": assignment, "dest": "args", **REPEATED})


def check_given(arguments: argparse.Namespace, compilation: Compilation) -> None:
    """Raises CompileError for arguments that are unknown, missing or given twice."""
    procedure = compilation.interface.procedure
    names = list(graph_specs(arguments, procedure))
    for name, _ in arguments.args:
        if name in names and name not in graph_names(procedure):
            fail("GM0611", f"{name} is given twice")
        names.append(name)
    check_names(procedure, names, compilation.interface.changed)


def parse_arguments(
    arguments: argparse.Namespace, procedure: Procedure
) -> tuple[dict[str, Graph], dict[str, Any]]:
    """The graphs and the other values by name, after `check_given`.

    A file or generator that is named twice is one graph.  Raises CompileError for what
    does not fit.
    """
    specs = graph_specs(arguments, procedure)
    read = {spec: read_graph(spec, arguments) for spec in dict.fromkeys(specs.values())}
    graphs = {
        parameter.name: graph_of(parameter, read[specs[parameter.name]])
        for parameter in graph_parameters(procedure)
    }
    texts = dict(arguments.args)
    return graphs, {
        parameter.name: parse_value(parameter, texts[parameter.name], graphs)
        for parameter in procedure.parameters
        if parameter.name in texts and parameter.name not in graphs
    }


# --- graphs ---------------------------------------------------------------------------


def graph_names(procedure: Procedure) -> list[str]:
    return [parameter.name for parameter in graph_parameters(procedure)]


def graph_specs(arguments: argparse.Namespace, procedure: Procedure) -> dict[str, str]:
    """By parameter the text of its graph, in their order.

    `--graph NAME=SPEC` and `--arg NAME=SPEC` say which; the others follow in the order
    of the parameters.  Raises CompileError for one too many.
    """
    names = graph_names(procedure)
    given = list(named_specs(arguments, procedure))
    specs: dict[str, str] = {}
    for name, spec in given:
        if name in specs:
            fail("GM0611", f"{name} is given twice")
        if name is not None:
            specs[name] = spec
    free = [name for name in names if name not in specs]
    unnamed = [spec for name, spec in given if name is None]
    if len(unnamed) > len(free):
        have = "has no graph" if not names else f"has only {', '.join(names)}"
        fail(
            "GM0611",
            f"`--graph {unnamed[len(free)]}` is too many: `{procedure.name}` {have}",
        )
    specs |= dict(zip(free, unnamed, strict=False))
    return {name: specs[name] for name in names if name in specs}


def named_specs(
    arguments: argparse.Namespace, procedure: Procedure
) -> Iterator[tuple[str | None, str]]:
    names = graph_names(procedure)
    for text in arguments.graph:
        name, equals, spec = text.partition("=")
        if equals and name in names:
            yield name, spec
        elif equals and name.isidentifier() and not os.path.exists(text):
            raise CompileError(unknown(name, names, procedure))
        else:
            yield None, text
    for name, spec in arguments.args:
        if name in names:
            yield name, spec
