"""The ways to run a program, and what `compare` runs and reports of them."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NoReturn

from lighthouse.bench.timing import Times
from lighthouse.cli.options import (
    add_pass_options,
    observers,
    options_of,
    show_lowering,
)
from lighthouse.cli.table import lines_of_table
from lighthouse.driver import Options
from lighthouse.render import visible

if TYPE_CHECKING:
    from lighthouse.agreement import Difference, Judge
    from lighthouse.api import Compiled
    from lighthouse.driver import Compilation
    from lighthouse.graph import Graph
    from lighthouse.ir.types import Type


@dataclass(frozen=True, slots=True)
class Variant:
    """A target, for OpenMP a number of threads, and options for the passes.

    words: these options as they were written, in place of those of the command.
    """

    target: str
    words: tuple[str, ...] = ()
    threads: int | None = None

    @property
    def title(self) -> str:
        threads = f"x{self.threads}" if self.threads else ""
        return " ".join(filter(None, (self.target, threads, *self.words)))

    def data(self) -> dict[str, Any]:
        """For `--json`."""
        passes = " ".join(self.words)
        return {"target": self.target, "threads": self.threads or 1, "passes": passes}

    def settings(self, arguments: argparse.Namespace) -> argparse.Namespace:
        """The options for the passes: its own if it has some, else the command's."""
        return pass_parser().parse_args(self.words) if self.words else arguments


class _PassParser(argparse.ArgumentParser):
    """Of options inside an option: what is wrong with them is wrong with that."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentTypeError(message)


def pass_parser() -> argparse.ArgumentParser:
    parser = _PassParser(add_help=False, allow_abbrev=False)
    add_pass_options(parser)
    return parser


def parse_ways(text: str) -> list[Variant]:
    """`openmp,cuda:-O0,cuda:--passes=a,b`: targets, some with options for the passes.

    Raises argparse.ArgumentTypeError.
    """
    from lighthouse.api import TARGETS

    items: list[str] = []
    for piece in text.split(","):
        target = piece.partition(":")[0]
        if target in TARGETS:
            items.append(piece)
        elif items and ("--passes" in items[-1] or "--enable-pass" in items[-1]):
            items[-1] += f",{piece}"
        else:
            known = ", ".join(TARGETS)
            raise argparse.ArgumentTypeError(f"no target `{target}`: choose of {known}")
    return [parse_way(item) for item in items]


def parse_way(text: str) -> Variant:
    target, colon, options = text.partition(":")
    way = Variant(target, tuple(options.split()))
    if colon and target == "interpret":
        raise argparse.ArgumentTypeError(f"`{text}`: the interpreter runs no passes")
    if colon and not way.words:
        raise argparse.ArgumentTypeError(
            f"`{text}` needs an option, as in {target}:-O0"
        )
    pass_parser().parse_args(way.words)
    return way


# --- running --------------------------------------------------------------------------


def compile_way(
    way: Variant,
    compilation: Compilation,
    arguments: argparse.Namespace,
    options: Options | None = None,
    **more: Any,
) -> Compiled:
    """Raises CompileError.

    options: for the passes, in place of those that the way and the command have.
    more: what else `Compiled` takes.
    """
    from lighthouse.api import Compiled

    settings = way.settings(arguments)
    compiled = Compiled(
        compilation,
        way.target,  # type: ignore[arg-type]
        replace(options or options_of(settings), foreign=arguments.allow_foreign),
        threads=way.threads,
        seed=arguments.seed,
        observers=observers(compilation, settings),
        **more,
    )
    asked = settings.remarks, settings.time_passes, settings.bisect_limit
    printed = settings.print_after, settings.print_changed
    # Nothing else needs the plan of what was compiled before.
    if any((*asked, *printed)) and compiled.lowered is not None:
        show_lowering(compilation, compiled.lowered, settings)
    return compiled


@dataclass(frozen=True, slots=True)
class Inputs:
    """What to run on."""

    graphs: dict[str, Graph]
    values: dict[str, Any]

    @property
    def label(self) -> str:
        sources = ", ".join(graph.source for graph in self.graphs.values())
        return visible(sources) or "no graph"

    def lines(self) -> Iterator[str]:
        for name, graph in self.graphs.items():
            prefix = f"{name}: " if len(self.graphs) > 1 else ""
            yield f"  {prefix}{graph.nodes} nodes, {graph.edges} edges"
            yield from (f"    {note}" for note in graph.notes)

    def data(self) -> list[dict[str, Any]]:
        from lighthouse.cli.results import describe_graph

        return [
            {"name": name, **describe_graph(graph)}
            for name, graph in self.graphs.items()
        ]


def chosen_ways(arguments: argparse.Namespace) -> list[Variant]:
    """Those that were named, OpenMP once for each number of threads, or the default."""
    from lighthouse.runtime import cuda

    named: list[Variant] | None = arguments.targets
    if named is None:
        simulator = [] if cuda.is_usable() else ["cuda-sim"]
        named = [Variant(target) for target in ("openmp", "cuda", *simulator)]
    counts = arguments.threads or [len(os.sched_getaffinity(0))]
    return [
        Variant(way.target, way.words, count)
        for way in named
        for count in (counts if way.target == "openmp" else [None])
    ]


@dataclass(frozen=True, slots=True)
class Measured:
    """What a program took, and how its results compare with those of the first one.

    factor: of its median and that of the first one; NaN where one of them is 0.
    """

    title: str
    times: Times
    factor: float
    verdict: str
    differences: tuple[Difference, ...]

    @property
    def agrees(self) -> bool:
        return all(item.agrees for item in self.differences)

    def data(self, factor: str) -> dict[str, Any]:
        """For `--json`, where the factor has a name of its own."""
        from lighthouse.cli.results import json_number

        names = ("output", "place", "reference", "value", "count", "error", "allowed")
        return {
            "milliseconds": [round(each, 4) for each in self.times.runs],
            "median": round(self.times.median, 4),
            factor: None if math.isnan(self.factor) else round(self.factor, 4),
            "agrees": self.agrees,
            "differences": [
                {name: json_number(getattr(item, name)) for name in names}
                for item in self.differences
            ],
        }


def judge_for(
    inputs: Inputs, types: Mapping[str, Type], arguments: argparse.Namespace
) -> Judge:
    from lighthouse.agreement import Judge, tolerance_for

    graphs = inputs.graphs.values()
    return Judge(types, tolerance_for(graphs, arguments.rtol, arguments.atol))


def ratio(one: Times, other: Times) -> float:
    return one.median / other.median if other.median else math.nan


# --- reporting ------------------------------------------------------------------------


def print_table(
    title: str,
    inputs: Inputs,
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: Sequence[str],
) -> None:
    print(title)
    print(*inputs.lines(), sep="\n")
    for line in lines_of_table(head, rows, numbers):
        print(f"  {line}".rstrip())


def factor_text(factor: float) -> str:
    if math.isnan(factor):
        return "-"
    return f"{factor:.2f}" if factor >= 0.1 else f"{factor:.2g}"


def print_differences(measured: Iterable[Measured]) -> None:
    for each in measured:
        for item in each.differences:
            print(f"  {each.title}: {item}")


def print_advice(agree: bool, compilation: Compilation, ignored: Sequence[str]) -> None:
    """What was left out; where an answer is wrong, what it may be besides wrong."""
    if ignored:
        print(f"  not compared: {', '.join(ignored)}")
    if agree:
        return
    print("  If several answers are right, `--ignore NAME` leaves an output out.")
    for line, why in sorted(open_choices(compilation)):
        print(f"  line {line} leaves a choice: {why}")


def open_choices(compilation: Compilation) -> set[tuple[int, str]]:
    """Where the language itself lets several results be right: line and reason."""
    from lighthouse.ir.nodes import ReduceTuple
    from lighthouse.ir.walk import walk

    ties = {
        (node.span.line, "of equal values any may win")
        for procedure in compilation.program.procedures
        for node in walk(procedure.body)
        if isinstance(node, ReduceTuple)
    }
    return ties | {(item.span.line, item.message) for item in compilation.warnings}
