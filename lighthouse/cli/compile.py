"""`lighthouse compile`: Green-Marl in, CUDA or C++ out."""

import argparse
import sys
from pathlib import Path

from lighthouse.cli import options
from lighthouse.cli.outputs import check_outputs
from lighthouse.cli.parsers import Subparsers, add_options
from lighthouse.diagnostics import misuse
from lighthouse.files import replacing
from lighthouse.render import visible

SUFFIXES = {"cuda": ".cu", "openmp": ".cpp"}
OPTIONS = """\
-o OUT                   where to write; - for stdout (default: FILE.cu or FILE.cpp,
                         here)
--target {cuda,openmp}   default: cuda
--emit {tree,symbols,core,plan,source,ptx}
                         what to write (default: source); all but source and ptx go to
                         stdout unless -o is given
"""
MORE_OPTIONS = """\
--standalone   paste the runtime into the source, which includes it otherwise
--arch ARCH    for ptx (default: sm_90)
"""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "compile", description="Translate a Green-Marl program to CUDA or OpenMP."
    )
    options.add_program_arguments(parser)
    add_options(
        parser,
        OPTIONS,
        o={"dest": "output"},
        target={"default": "cuda"},
        emit={"default": "source"},
    )
    options.add_plan_option(parser)
    add_options(parser, MORE_OPTIONS, arch={"default": "sm_90"})
    options.add_pipeline_options(parser)
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.emit == "ptx" and arguments.target != "cuda":
        misuse("GM0904", "only --target cuda has PTX")
    if arguments.from_plan and arguments.emit in ("tree", "core", "symbols"):
        misuse("GM0904", f"--emit {arguments.emit} is for programs, not for plans")
    output = destination(arguments)
    if output is not None:
        check_outputs(arguments, [output])
    compilation = options.front_of(arguments)
    if arguments.emit == "tree":
        from lighthouse.ir.printer import print_program

        return write(print_program(compilation.program), output)
    from lighthouse.driver import edited, generate, lower, parts_of_others

    with edited(compilation):
        watching = options.observers(compilation, arguments)
        chosen = options.options_of(arguments)
        lowered = lower(compilation, arguments.target, chosen, watching)
        options.show_lowering(compilation, lowered, arguments)
    match arguments.emit:
        case "core":
            from lighthouse.ir.plan_printer import print_unit

            imports = compilation.program.imports
            return write(print_unit(lowered.core, imports), output)
        case "plan":
            from lighthouse.ir.plan_printer import print_plan

            last = lowered.timings[-1][0] if lowered.timings else "synchronise"
            return write(f"// after {last}\n{print_plan(lowered.plan)}", output)
        case "symbols":
            from lighthouse.ir.symbol_table import print_symbols

            return write(print_symbols(lowered.core, lowered.plan), output)
    from lighthouse.codegen.source import listing
    from lighthouse.extensions import load

    for name in lowered.imports:
        load(name)
    with edited(compilation):
        program = generate(lowered, arguments.target)
    text = program.source if arguments.standalone else listing(program)
    if arguments.emit == "ptx":
        from lighthouse.toolchain import compile_ptx, with_parts_of

        with with_parts_of(lambda: parts_of_others(compilation.program, lowered)):
            ptx = compile_ptx(program.source, arguments.arch, ("-std=c++17",))
        text = ptx.read_text()
    return write(text, output)


def destination(arguments: argparse.Namespace) -> Path | None:
    """-o, else a file here for source and PTX; None is standard output."""
    if arguments.output is not None:
        return None if arguments.output == "-" else Path(arguments.output)
    if arguments.emit not in ("source", "ptx"):
        return None
    stem = "program" if arguments.file == "-" else Path(arguments.file).stem
    suffix = ".ptx" if arguments.emit == "ptx" else SUFFIXES[arguments.target]
    return Path(stem + suffix)


def write(text: str, output: Path | None) -> int:
    if not text.endswith("\n"):
        text += "\n"
    if output is None:
        sys.stdout.write(text)
        return 0
    with replacing(output) as file:
        file.write(text.encode())
    print(f"wrote {visible(str(output))}", file=sys.stderr)
    return 0
