"""What the options of `compile`, `run` and `compare` ask for."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lighthouse.cli.parsers import add_options
from lighthouse.driver import Options
from lighthouse.render import visible

if TYPE_CHECKING:
    from lighthouse.driver import Compilation, Lowered, Target
    from lighthouse.passes.base import Observer
    from lighthouse.remarks import Remark


def front_of(arguments: argparse.Namespace) -> Compilation:
    """The checked program; warnings, and which procedure it is where nobody chose one,
    go to standard error.  Raises CompileError."""
    from lighthouse.cli.main import report
    from lighthouse.driver import front, read_plan, read_source

    if getattr(arguments, "from_plan", False):
        source = read_source(arguments.file)
        return read_plan(source, arguments.extension, arguments.procedure)
    compilation = front(
        read_source(arguments.file),
        arguments.procedure,
        strict_races=arguments.strict_races,
        extensions=arguments.extension,
    )
    report(compilation.warnings, arguments)
    public = [item.name for item in compilation.program.procedures if not item.local]
    if arguments.procedure is None and len(public) > 1:
        message = f"procedure: {public[-1]}, the last of {', '.join(public)}"
        print(message, file=sys.stderr)
    return compilation


def add_pipeline_options(parser: argparse.ArgumentParser) -> None:
    add_options(parser, "races", "extension")
    add_pass_options(parser)


def add_pass_options(parser: argparse.ArgumentParser) -> None:
    add_options(parser.add_argument_group("passes"), "passes")


def options_of(arguments: argparse.Namespace) -> Options:
    return Options(
        level=arguments.level,
        passes=arguments.passes,
        enabled=tuple(arguments.enable_pass),
        disabled=tuple(arguments.disable_pass),
        loaded=tuple(arguments.load_pass),
        verify_each=arguments.verify_each,
        schedule=arguments.schedule,
        limit=arguments.bisect_limit,
    )


def lower_with_options(
    compilation: Compilation, target: Target, arguments: argparse.Namespace
) -> Lowered:
    """Run the passes and show what the options ask to see.  Raises CompileError."""
    from lighthouse.driver import lower

    options, watching = options_of(arguments), observers(compilation, arguments)
    lowered = lower(compilation, target, options, watching)
    show_lowering(compilation, lowered, arguments)
    return lowered


def show_lowering(
    compilation: Compilation, lowered: Lowered, arguments: argparse.Namespace
) -> None:
    """Remarks and times, on standard error, if the options ask for them, and which of
    the passes to print after did not run."""
    from lighthouse.passes.registry import MANDATORY, TREE

    if arguments.bisect_limit:
        *_, last = (each for each, _ in lowered.timings if each not in MANDATORY)
        print(f"lighthouse: the last optimising pass is {last}", file=sys.stderr)
    for name in dict.fromkeys(arguments.print_after):
        if name != "all" and name not in (each for each, _ in lowered.timings):
            why = "the pass did not run; `--time-passes` lists those that did"
            if name in (each.name for each in TREE):
                why = "`--emit tree` shows the program after this pass"
            print(f"lighthouse: --print-after {name}: {why}", file=sys.stderr)
    for remark in lowered.remarks if arguments.remarks else ():
        show_remark(remark, arguments)
    if arguments.time_passes:
        phases = [(name, ms) for name, ms in compilation.milliseconds.items()]
        phases += [(name, 1000 * seconds) for name, seconds in lowered.timings]
        for name, milliseconds in phases:
            print(f"{milliseconds:9.3f} ms  {name}", file=sys.stderr)


def observers(
    compilation: Compilation, arguments: argparse.Namespace
) -> Sequence[Observer]:
    """Printing between passes; raises CompileError for a name that no pass has."""
    wanted = set(arguments.print_after)
    if not wanted and not arguments.print_changed:
        return ()
    from lighthouse.driver import known_passes
    from lighthouse.ir.plan_printer import print_unit
    from lighthouse.passes.base import Pass, Unit
    from lighthouse.passes.registry import unknown_pass

    _, there = known_passes(arguments.load_pass, wanted - {"all"})
    for name in sorted(wanted - {*there, "all"}):
        raise unknown_pass(name, there)

    def show(each: Pass, before: Unit, after: Unit) -> None:
        changed = arguments.print_changed and after is not before and after != before
        if changed or wanted & {"all", each.name}:
            print(f"// after {each.name}", file=sys.stderr)
            print(print_unit(after, compilation.program.imports), file=sys.stderr)

    return (show,)


def show_remark(remark: Remark, arguments: argparse.Namespace) -> None:
    if arguments.remarks == "text":
        print(visible(str(remark)), file=sys.stderr)
        return
    print(json.dumps(remark.as_data()), file=sys.stderr)
