"""`lighthouse check`: diagnostics only."""

import argparse

from lighthouse.cli.options import add_language_options
from lighthouse.cli.parsers import Subparsers


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "check", description="Report what is wrong with programs, and nothing else."
    )
    parser.add_argument(
        "files", metavar="FILE.gm", nargs="+", help="programs; - for stdin"
    )
    add_language_options(parser)
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    from lighthouse.cli.main import report
    from lighthouse.diagnostics import CompileError, Diagnostics, Severity
    from lighthouse.driver import (
        check_program,
        foreign_code,
        parse_program,
        read_source,
    )

    found = []
    for path in arguments.files:
        diagnostics = Diagnostics()
        try:
            parsed = parse_program(read_source(path), arguments.extension)
            found += foreign_code(parsed, Severity.WARNING)
            check_program(parsed, diagnostics, strict_races=arguments.strict_races)
            found += diagnostics.found
        except CompileError as error:
            found += error.diagnostics
    report(found, arguments)
    return int(any(item.severity is Severity.ERROR for item in found))
