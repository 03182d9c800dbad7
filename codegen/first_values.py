"""Where a variable of a host function gets its first value, by the printed lines.

A step prints each value that it gives to a scalar as a line `name = …;`.
"""

import re
from collections.abc import Iterable

from lighthouse.codegen.text import INDENT


def is_first_of_block(name: str, lines: list[str]) -> bool:
    """Whether the first line gives the variable a value, and the last one is still in
    its block."""
    margin = margin_of(lines[0])
    return lines[0].startswith(f"{margin}{name} = ") and all(
        line.startswith(margin) for line in lines
    )


def is_set_first(name: str, lines: list[str], *, leaves: bool) -> bool:
    """Whether the first line gives the variable a value before all others: they are in
    its block or after it, if that is the body of a `do`.  Where Ctrl-C `leaves` that,
    only its test comes after it."""
    margin = margin_of(lines[0])
    if not lines[0].startswith(f"{margin}{name} = "):
        return False
    for at, line in enumerate(lines):
        if not line.startswith(margin):
            margin = margin.removesuffix(INDENT)
            is_last = at == len(lines) - 1
            if not line.startswith(f"{margin}}} while (") or (leaves and not is_last):
                return False
    return True


def margin_of(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def is_changed(name: str, lines: Iterable[str]) -> bool:
    """Whether a line may give the variable another value."""
    change = re.compile(
        rf"^ *{name} \S?= |&{name}\b|\((?:{name} = |.*\btie\(.*\b{name}\b)"
    )
    return any(map(change.search, lines))
