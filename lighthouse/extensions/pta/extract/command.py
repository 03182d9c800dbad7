"""`lighthouse pta extract`: constraints from LLVM IR."""

import argparse
import json
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

from lighthouse.cli.parsers import REPEATED, add_options

SHOWN = 10
EXAMPLE = """\
examples:
  CC=lighthouse-cc make
  lighthouse pta extract --compile-commands . --program bzip2 -o bzip2
  clang -S -emit-llvm -g -O1 main.c list.c
  lighthouse pta extract main.ll list.ll -o program
  lighthouse pta solve program_nodes.txt program_constraints.txt --output program.npz
  lighthouse pta query program.npz 'callees(main)' 'calls(list.c:12)'
"""


OPTIONS = """\
--compile-commands PATH
                   compile the files of a project with clang and debug information,
                   each as its build compiled it: a folder that was built with
                   CC=lighthouse-cc, or a compile_commands.json
--program NAME     the files of this program or library alone, if the folder was built
                   with lighthouse-cc (default: the only program that was linked)
--exclude PATTERN  leave out such files of the project, as 'tests/*'; may be repeated
--cflags OPTIONS   for clang, after those of the file, as --cflags=-O0, which keeps
                   functions and variables that optimisation removes
--clang PROGRAM    compiles the project (default: clang, or else the newest clang-N)
-o, --output PREFIX
                   write PREFIX_nodes.txt, PREFIX_constraints.txt, PREFIX_names.txt and
                   PREFIX_calls.txt (default: the first module without its ending, or
                   else that of --program, or `program`, in the working directory)
--models FILE      models of functions that are not in the modules, besides those of
                   the C library and in place of them
--library          other code may call whatever is not static; needed without a main
--json             print one JSON object
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the sub-command to its parser."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLE
    parser.set_defaults(fail=parser.error)
    told = "LLVM IR of the program, text (.ll) or bitcode (.bc)"
    parser.add_argument("modules", nargs="*", metavar="MODULE", type=Path, help=told)
    paths = dict.fromkeys(("compile_commands", "output", "models"), Path)
    cflags = {"default": ""}
    add_options(parser, OPTIONS, exclude=REPEATED, cflags=cflags, **paths)


def run(arguments: argparse.Namespace) -> int:
    """Extract, write the files, and say what is in them."""
    from lighthouse.cli.outputs import check_outputs
    from lighthouse.extensions.pta import files
    from lighthouse.extensions.pta.extract import extracted, read
    from lighthouse.extensions.pta.extract.project import Project

    if not arguments.modules and arguments.compile_commands is None:
        arguments.fail("a MODULE or --compile-commands is required")
    if arguments.program is not None and arguments.compile_commands is None:
        arguments.fail("--program requires --compile-commands")
    first = Path(arguments.program or "program").name
    if arguments.modules:
        first = arguments.modules[0].stem
    prefix = arguments.output or Path(first)
    written = {
        name: prefix.with_name(f"{prefix.name}_{name}.txt")
        for name in ("nodes", "constraints", "names", "calls")
    }
    check_outputs(arguments, written.values())
    project = None
    if arguments.compile_commands is not None:
        project = Project(
            arguments.compile_commands,
            arguments.exclude,
            shlex.split(arguments.cflags),
            arguments.clang,
            arguments.program,
        )
    modules = read(arguments.modules, project)
    if compiled := len(modules) - len(arguments.modules):
        print(f"compiled: {compiled} files", file=sys.stderr)
    program = extracted(modules, arguments.models, library=arguments.library)
    found, unmodelled = program.constraints, program.unmodelled
    files.write(
        found,
        nodes=written["nodes"],
        constraints_file=written["constraints"],
        names=written["names"],
        calls=written["calls"],
    )
    counts = {
        "variables": found.variables,
        "objects": found.objects,
        "functions": int(found.functions.sum()),
        "address_of": len(found.address_of),
        "copies": len(found.copies),
        "loads": len(found.loads),
        "stores": len(found.stores),
        "offsets": len(found.offsets),
    }
    paths = {name: str(path) for name, path in written.items()}
    if arguments.json:
        told = {**counts, "unmodelled": dict(unmodelled), "files": paths}
        print(json.dumps(told))
        return 0
    for name, count in counts.items():
        print(f"{name.replace('_', '-'):<11} {count:>9}")
    if unmodelled:
        print(_without_models(unmodelled), file=sys.stderr)
    print(f"written: {', '.join(paths.values())}", file=sys.stderr)
    return 0


def _without_models(unmodelled: Mapping[str, int]) -> str:
    """What the user may want to write models of, the most costly first."""
    names = sorted(unmodelled, key=lambda name: (-unmodelled[name], name))
    some = ", ".join(f"{name} {unmodelled[name]:,}" for name in names[:SHOWN])
    return (
        "note: functions without a model, which may do anything, with the number of "
        f"objects that they are given: {some}{', …' if len(names) > SHOWN else ''} "
        f"({len(names)}); --models FILE adds models"
    )
