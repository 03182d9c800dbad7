"""Options of `compile`, `run` and `compare`, and the types of their values."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lighthouse.cli.parsers import REPEATED, add_options
from lighthouse.diagnostics import fail
from lighthouse.driver import FIRST_LINE, Options
from lighthouse.render import visible

if TYPE_CHECKING:
    from lighthouse.driver import Compilation, Lowered
    from lighthouse.passes.base import Observer


def positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"`{text}` is not a number from 1 on")
    return int(text)


def numbers(text: str) -> list[int]:
    """`1,2,4`.  Raises argparse.ArgumentTypeError."""
    return [positive(item) for item in text.split(",")]


def whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdigit():
        raise argparse.ArgumentTypeError(f"`{text}` is not a whole number")
    return int(text)


def amount(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1
    if not 0 <= found < math.inf:
        raise argparse.ArgumentTypeError(f"`{text}` is not a number from 0 on, as 0.2")
    return found


def assignment(text: str, form: str = "NAME=VALUE") -> tuple[str, str]:
    name, _, value = text.partition("=")
    if not name or not value:
        raise argparse.ArgumentTypeError(f"`{text}` must be {form}")
    return name, value


def destination(text: str) -> tuple[str, str]:
    return assignment(text, "NAME=PATH")


def add_program_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.gm", help="the program; - for stdin")
    text = "--procedure NAME  where to begin (default: the last that is not Local)"
    add_options(parser, text)


def add_plan_option(parser: argparse.ArgumentParser) -> None:
    add_options(
        parser,
        """
        --from-plan  FILE is a plan as --emit plan and --print-after show it: only the
                     passes after the one in its first line run, and those that
                     --passes names
        """,
    )


def front_of(arguments: argparse.Namespace) -> Compilation:
    """The checked program; warnings, and which procedure it is where nobody chose one,
    go to standard error.  Raises CompileError."""
    from lighthouse.cli.main import report
    from lighthouse.driver import front, read_plan, read_source

    source = read_source(arguments.file)
    if getattr(arguments, "from_plan", False):
        return read_plan(source, arguments.extension, arguments.procedure)
    if FIRST_LINE.match(source.text):
        note = "`lighthouse compile` and `run` take one with `--from-plan`"
        fail("GM0916", f"{arguments.file} is a plan, not a program", note)
    compilation = front(
        source,
        arguments.procedure,
        strict_races=arguments.strict_races,
        extensions=arguments.extension,
    )
    report(compilation.warnings, arguments)
    public = compilation.interface.public
    if arguments.procedure is None and len(public) > 1:
        message = f"procedure: {public[-1]}, the last of {', '.join(public)}"
        print(message, file=sys.stderr)
    return compilation


def add_language_options(parser: argparse.ArgumentParser) -> None:
    add_options(
        parser,
        """
        --strict-races     treat warnings about data races as errors
        --extension NAME   as if the program began with `Import NAME;`; may be repeated
        """,
        extension=REPEATED,
    )


def add_run_options(parser: argparse.ArgumentParser) -> None:
    """Of commands that run programs, and print what came out."""
    add_options(
        parser,
        """
        --seed N          of random numbers (default: 0)
        --json            print one JSON object
        --allow-foreign   run the C++ in the program's foreign code, which may do all
                          that you may
        """,
        seed={"type": whole, "default": 0},
    )


def add_pipeline_options(parser: argparse.ArgumentParser) -> None:
    add_language_options(parser)
    add_pass_options(parser)


PASS_OPTIONS = """\
-O0                   only the mandatory passes
-O2                   every pass that is right for all programs (default)
--passes LIST         exactly these optimising passes: 'a,b{x=1}'
--enable-pass NAME    add a pass that runs on request, or give one options: 'a{x=1}';
                      may be repeated
--disable-pass NAME   leave out a pass; may be repeated
--bisect-limit N      only the first N optimising passes: halve N to find the pass that
                      makes a difference
--schedule NAME       who runs the edges of a vertex on CUDA: auto (by the graph,
                      default), edge (a thread each), thread, warp, block, balanced,
                      merge, donate, or one that a loaded file or an extension brings
--load-pass FILE.py   add the passes that a Python file defines, at the end of their
                      stage; at -O0 or with --passes only where they are named
--print-after NAME|all
                      show the program after a pass, on standard error
--print-changed       show it after each pass that acts
--verify-each         check the program after each pass
--time-passes         show how long each phase takes
--remarks {text,json}
                      say what passes did, did not do and why
"""


def add_pass_options(parser: argparse.ArgumentParser) -> None:
    level = {"dest": "level", "action": "store_const", "default": 2}
    add_options(
        parser.add_argument_group("passes"),
        PASS_OPTIONS,
        O0={**level, "const": 0},
        O2={**level, "const": 2},
        enable_pass=REPEATED,
        disable_pass=REPEATED,
        bisect_limit=positive,
        load_pass=REPEATED,
        print_after=REPEATED,
        remarks={"nargs": "?", "const": "text"},
    )


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


def show_lowering(
    compilation: Compilation, lowered: Lowered, arguments: argparse.Namespace
) -> None:
    """Remarks and times, on standard error, if the options ask for them, and which of
    the passes to print after did not run."""
    if arguments.bisect_limit:
        from lighthouse.passes.registry import MANDATORY

        *_, last = (each for each, _ in lowered.timings if each not in MANDATORY)
        print(f"lighthouse: the last optimising pass is {last}", file=sys.stderr)
    for name in dict.fromkeys(arguments.print_after):
        if name != "all" and name not in (each for each, _ in lowered.timings):
            from lighthouse.passes.registry import TREE

            why = "the pass did not run; `--time-passes` lists those that did"
            if name in (each.name for each in TREE):
                why = "`--emit tree` shows the program after this pass"
            print(f"lighthouse: --print-after {name}: {why}", file=sys.stderr)
    for remark in lowered.remarks if arguments.remarks else ():
        as_text = arguments.remarks == "text"
        told = visible(str(remark)) if as_text else json.dumps(remark.as_data())
        print(told, file=sys.stderr)
    if arguments.time_passes:
        phases = list(compilation.milliseconds.items())
        phases += [(name, 1000 * seconds) for name, seconds in lowered.timings]
        for name, milliseconds in phases:
            print(f"{milliseconds:9.3f} ms  {name}", file=sys.stderr)


def observers(
    compilation: Compilation, arguments: argparse.Namespace
) -> Sequence[Observer]:
    """Printing between passes; raises CompileError for a name that no pass has."""
    wanted = set(arguments.print_after)
    if not wanted and not arguments.print_changed:
        # That they are watched has them run now.
        return (lambda each, before, after: None,) if arguments.time_passes else ()
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
