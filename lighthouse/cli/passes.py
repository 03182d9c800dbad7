"""`lighthouse passes`: the passes in the order in which they run, and their pages."""

from __future__ import annotations

import argparse
import sys

from lighthouse.cli import Subparsers


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "passes",
        help="list the passes, or tell all about one",
        description="List the passes in the order in which they run; those marked * "
        "are mandatory.  With a name, show what there is to read about that pass: what "
        "it does, from where it is, its options and its remarks.",
    )
    parser.add_argument("name", metavar="NAME", nargs="?", help="such as fuse-loops")
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    from lighthouse.cli.explain import shown
    from lighthouse.passes.pages import pages
    from lighthouse.passes.registry import unknown_pass
    from lighthouse.render import supports_color

    known = pages()
    if arguments.name is None:
        width = max(map(len, known))
        for each in known.values():
            mark = "*" if each.mandatory else " "
            print(f"{mark} {each.name:<{width}}  {each.group:<9}  {each.summary}")
        return 0
    if arguments.name not in known:
        raise unknown_pass(arguments.name)
    text = f"# {arguments.name}\n\n{known[arguments.name].markdown()}"
    print(shown(text, supports_color(sys.stdout, arguments.color)), end="")
    return 0
