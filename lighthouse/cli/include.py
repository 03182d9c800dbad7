"""`lighthouse include`: where the headers are that generated code includes."""

import argparse

from lighthouse.cli.parsers import Subparsers
from lighthouse.diagnostics import misuse
from lighthouse.extensions import load
from lighthouse.package import INCLUDE


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "include",
        description="Print the folder of the headers that generated code includes, as "
        'in nvcc -I "$(lighthouse include)" -c FILE.cu',
    )
    parser.add_argument(
        "extension",
        nargs="?",
        metavar="EXTENSION",
        help="whose headers: the name after Import",
    )
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    folder = INCLUDE
    if arguments.extension is not None:
        extension = load(arguments.extension)
        if extension.include is None:
            misuse("GM0910", f"the extension `{extension.name}` has no headers")
        folder = extension.include
    print(folder)
    return 0
