"""`lighthouse passes`: the passes in the order in which they run, and their pages."""

import argparse
import sys

from lighthouse.cli.parsers import Subparsers
from lighthouse.diagnostics import UsageError


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "passes",
        description="List the passes in the order in which they run; those marked * "
        "are mandatory.  With a name, show what there is to read about that pass: what "
        "it does, from where it is, its options and its remarks.",
    )
    parser.add_argument("name", metavar="NAME", nargs="?", help="such as fuse-loops")
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    from lighthouse.cli.explain import shown
    from lighthouse.extensions import load_built_in
    from lighthouse.passes.pages import page_of
    from lighthouse.passes.registry import find, known
    from lighthouse.render import supports_color

    load_built_in()
    there = known()
    if arguments.name is None:
        width = max(map(len, there))
        for name in there:
            try:
                page = page_of(find(name, there))
            except UsageError as error:  # of another package
                print(f"  {name:<{width}}  broken     {error.diagnostics[0].message}")
                continue
            mark = "*" if page.mandatory else " "
            print(f"{mark} {name:<{width}}  {page.group:<9}  {page.summary}")
        return 0
    page = page_of(find(arguments.name, there))
    text = f"# {arguments.name}\n\n{page.markdown()}"
    print(shown(text, supports_color(sys.stdout, arguments.color)), end="")
    return 0
