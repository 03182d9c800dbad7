"""`lighthouse include`: where the headers are that generated code includes."""

import argparse

from lighthouse.cli.parsers import Subparsers
from lighthouse.package import INCLUDE


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "include",
        description="Print the folder of the headers that generated code includes, as "
        'in nvcc -I "$(lighthouse include)" -c FILE.cu',
    )
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    print(INCLUDE)
    return 0
