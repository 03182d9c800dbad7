"""Parsers of commands, whose options are declared as `--help` shows them."""

import argparse
import re
from textwrap import dedent
from typing import Any, TypeAlias

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

# An option that may be given several times.
REPEATED = {"action": "append", "default": []}
_OPTION = re.compile(r"(-[^\s,]+(?:, -\S+)?)(?: (\S+))?(?:  +|\n *)(\S.*)", re.DOTALL)


def add_options(parser: argparse._ActionsContainer, text: str, **given: Any) -> None:
    """Add the options in `text`.  Each begins a line, followed by what its value is
    called or can be, if it has one, and after two blanks by its help, which further
    lines continue.

        --only A,B,…             only these programs
        --target {cuda,openmp}   default: cuda
        -v, --verbose            say more

    given: by the name of an option its type, or whatever else `add_argument` takes.
    """
    for entry in re.split(r"\n(?=-)", dedent(text).strip()):
        found = _OPTION.fullmatch(entry)
        assert found is not None, entry
        names, value, told = found[1].split(", "), found[2], found[3]
        more = given.pop(names[-1].lstrip("-").replace("-", "_"), {})
        how = {"type": more} if callable(more) else dict(more)
        if value is None:
            how.setdefault("action", "store_true")
        elif value[0] == "{":
            how["choices"] = value[1:-1].split(",")
        else:
            how["metavar"] = value
        parser.add_argument(*names, help=" ".join(told.split()), **how)
    assert not given, given
