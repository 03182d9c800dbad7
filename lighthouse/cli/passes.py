"""`lighthouse passes`: the passes in the order in which they run."""

from __future__ import annotations

import argparse
import sys

from lighthouse.cli import Subparsers


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "passes",
        help="list the passes",
        description="List the passes in the order in which they run; those marked * "
        "are mandatory.",
    )
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    from lighthouse.passes.registry import MANDATORY, known, pipeline

    default = [type(each) for each in pipeline("cuda")]
    others = [each for each in known().values() if each not in default]
    width = max(len(each.name) for each in (*default, *others))
    for each in (*default, *others):
        mark = "*" if each.name in MANDATORY else " "
        module = sys.modules[each.__module__]
        summary = (module.__doc__ or "").strip().splitlines() or [""]
        print(f"{mark} {each.name:<{width}}  {each.stage:<6}  {summary[0]}")
    return 0
