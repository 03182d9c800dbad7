"""`lighthouse compare`: runs several configurations, compares results and times."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lighthouse.bench.timing import Times, measure, tell
from lighthouse.cli import comparison, options, plot
from lighthouse.cli.arguments import (
    VALUES,
    add_argument_option,
    check_given,
    parse_arguments,
)
from lighthouse.cli.comparison import Inputs, Measured, Variant, compile_way, parse_ways
from lighthouse.cli.graph import GENERATORS, add_graph_arguments
from lighthouse.cli.outputs import check_outputs
from lighthouse.cli.parsers import REPEATED, Subparsers, add_options
from lighthouse.diagnostics import ToolMissing

if TYPE_CHECKING:
    from lighthouse.api import Compiled
    from lighthouse.driver import Compilation
    from lighthouse.ir.types import Type

EXPLANATION = """\
targets:
  cuda, openmp, cuda-sim, interpret; after a colon options for the passes, which take
  the place of those of the command line: `openmp,openmp:-O0`,
  `cuda,cuda:--disable-pass=flip-edges`, `cuda:--passes=collapse-loops,fuse-loops`.
  The first target is what the others are compared with.

what is the same answer:
  Integers, Bools, nodes, edges and collections must be equal, in every run.  Floating
  values may differ, relative to the larger one, by 1e-9 (Float 1e-5) and what adding
  in another order may cost: 2 k u for k terms, u being 1.1e-16 (Float 6.0e-8).  For an
  element of a property k is the largest degree, for a number and the values of a map
  it is the number of nodes and edges; never more than 1e-2.  --rtol X takes the place
  of this; --atol X comes on top, for values near 0.

several right answers:
  Some programs have more than one: of equal values any may win in `<a; b> min= <…>`,
  a loop over a set has no order, a race may go either way, and a loop that ends at a
  threshold may need one round more.  `--ignore NAME` leaves an output out (`Return`
  the value of Return); compare then says so.  Random numbers depend on --seed alone
  and are the same everywhere.

what a pass is worth (--ablate):
  The programs run in rounds, each once a round and in another order each time.  A
  factor is a ratio of medians; beside it is the interval in which it is, found by a
  bootstrap over the rounds (percentiles of 5000 ratios of medians).  Intervals are so
  wide that of 100 tables without any difference, one contains a factor that seems to be
  certain.  `~` marks a factor whose interval contains 1, `?` one that cannot be told:
  from fewer than 11 rounds, or of times below 0.05 ms.

"""
OPTIONS = """\
--targets A,B:-O0,…   what to compare, see below (default: openmp and cuda, and cuda-sim
                      where there is no GPU; with --ablate cuda, else openmp)
--threads 1,2,4       OpenMP runs once for each of these (default: one for each
                      processor)
--repeat N            timed runs of each, after one to warm up (default: 3, with
                      --ablate 15; interpret runs once)
--rtol X              relative tolerance of floating values (default: see below)
--atol X              absolute tolerance on top (default: 0)
--ignore NAME         do not compare an output that may differ; may be repeated
--also-on SPEC        do it all for another graph, too; may be repeated
"""
ENDS = """\
--ablate         leave out each optional pass in turn, to show what it is worth
--plot OUT.svg   draw the speed-ups over OpenMP with one thread, if that is among the
                 targets, else over the first; needs matplotlib
"""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "compare",
        description="Run a program on several targets, check that they agree, and "
        "time them.  Exit code 1 if they disagree.",
        epilog=EXPLANATION + VALUES + GENERATORS,
    )
    options.add_program_arguments(parser)
    add_argument_option(parser)
    add_options(
        parser,
        OPTIONS,
        targets=parse_ways,
        threads=options.numbers,
        repeat=options.positive,
        rtol=options.amount,
        atol={"type": options.amount, "default": 0.0},
        ignore=REPEATED,
        also_on=REPEATED,
    )
    add_options(parser.add_mutually_exclusive_group(), ENDS, plot=Path)
    add_graph_arguments(parser)
    options.add_run_options(parser)
    options.add_pipeline_options(parser)
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    compilation = options.front_of(arguments)
    check_given(arguments, compilation)
    types = compared_types(compilation, arguments.ignore)
    if arguments.plot:
        plot.check(arguments.plot)
        check_outputs(arguments, [arguments.plot])
    inputs = list(read_inputs(arguments, compilation))
    if arguments.ablate:
        from lighthouse.cli import ablate

        return ablate.run(compilation, inputs, types, arguments)
    ways = comparison.chosen_ways(arguments)
    programs = [compile_way(way, compilation, arguments) for way in ways]
    comparisons = [
        (item, compare_on(item, ways, programs, types, arguments)) for item in inputs
    ]
    name = compilation.procedure.name
    agree = all(
        each.agrees for _, columns in comparisons for _, each in measured_in(columns)
    )
    if arguments.json:
        found = [
            {"graphs": item.data(), "columns": [*map(column_data, columns)]}
            for item, columns in comparisons
        ]
        data = {"procedure": name, "not_compared": arguments.ignore}
        print(json.dumps({**data, "comparisons": found}))
    else:
        for item, columns in comparisons:
            rows = [*map(cells, columns)]
            title = f"{name} on {item.label}"
            comparison.print_table(title, item, HEAD, rows, HEAD[1:5])
            comparison.print_differences(each for _, each in measured_in(columns))
        comparison.print_advice(agree, compilation, arguments.ignore)
    if arguments.plot:
        bars = [
            {
                plot.Bar(way.title, way.target): each.times.median
                for way, each in measured_in(columns)
            }
            for _, columns in comparisons
        ]
        panel = plot.Panel(name, [item.label for item in inputs], bars)
        plot.draw([panel], arguments.plot)
    return 0 if agree else 1


# --- what to run ----------------------------------------------------------------------


def compared_types(compilation: Compilation, ignored: Sequence[str]) -> dict[str, Type]:
    """The results to compare.  Raises CompileError for an unknown one in `ignored`."""
    from lighthouse.agreement import RETURN
    from lighthouse.cli.results import check_output
    from lighthouse.ir.types import VOID

    procedure = compilation.interface.procedure
    types: dict[str, Type] = {}
    if procedure.returns != VOID:
        types[RETURN] = procedure.returns
    for parameter in compilation.interface.results:
        types[parameter.name] = parameter.type
    for name in ignored:
        check_output(name, procedure, types)
    return {name: type for name, type in types.items() if name not in ignored}


def read_inputs(
    arguments: argparse.Namespace, compilation: Compilation
) -> Iterator[Inputs]:
    """Those of `--graph`, then one for each `--also-on`.  Raises CompileError."""
    yield Inputs(*parse_arguments(arguments, compilation.procedure))
    for spec in arguments.also_on:
        other = argparse.Namespace(**{**vars(arguments), "graph": [spec]})
        check_given(other, compilation)
        yield Inputs(*parse_arguments(other, compilation.procedure))


# --- running --------------------------------------------------------------------------


# A way on an input: what it took, or why it did not run.
Column = tuple[Variant, Measured | str]


def compare_on(
    inputs: Inputs,
    ways: Sequence[Variant],
    programs: Sequence[Compiled],
    types: Mapping[str, Type],
    arguments: argparse.Namespace,
) -> list[Column]:
    """Run all on one input.

    Raises ToolMissing for a way that was named and cannot run here, or if none can.
    """
    judge = comparison.judge_for(inputs, types, arguments)
    missing = {}
    for number, compiled in enumerate(programs):
        tell(f"building {ways[number].title}")
        try:
            compiled.prepare(*inputs.graphs.values())
        except ToolMissing as error:
            missing[number] = error.message
    if missing and (arguments.targets is not None or len(missing) == len(ways)):
        # Once more, to be told how to fix it.
        programs[min(missing)].prepare(*inputs.graphs.values())
    columns: list[Column] = []
    first: tuple[int, Times] | None = None
    for number, (way, compiled) in enumerate(zip(ways, programs, strict=True)):
        if number in missing:
            columns.append((way, missing[number]))
            continue
        tell(f"running {compiled.target} on {inputs.label}")
        repeat = arguments.repeat or 3
        # Each alone: OpenMP changes its number of threads only slowly.
        given = [compiled], inputs.graphs, inputs.values, repeat, judge, number
        (times,) = measure(*given)
        first = first or (number, times)
        factor = comparison.ratio(first[1], times)
        verdict = judge.verdict(number, first[0])
        differences = tuple(judge.found[number])
        columns.append((way, Measured(way.title, times, factor, verdict, differences)))
    return columns


# --- reporting ------------------------------------------------------------------------

HEAD = ("target", "median ms", "min", "max", "speed-up", "result")


def measured_in(columns: Sequence[Column]) -> list[tuple[Variant, Measured]]:
    return [(way, found) for way, found in columns if isinstance(found, Measured)]


def cells(column: Column) -> tuple[str, ...]:
    way, found = column
    if isinstance(found, str):
        return way.title, "-", "-", "-", "-", f"not run: {found}"
    speedup = comparison.factor_text(found.factor)
    return way.title, *found.times.cells(), speedup, found.verdict


def column_data(column: Column) -> dict[str, Any]:
    way, found = column
    told = {"missing": found} if isinstance(found, str) else found.data("speedup")
    return {**way.data(), **told}
