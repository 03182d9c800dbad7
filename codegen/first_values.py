"""Where a variable of a host function gets its first value, by the printed lines.

A step prints each value that it gives to a scalar as a line `name = …;`, or calls the
function of a host block, which may `overwrite` it first.
"""

import re
from collections.abc import Iterable, Mapping

from lighthouse.codegen.names import mangle, unit_name
from lighthouse.codegen.text import INDENT
from lighthouse.ir.effects import effects
from lighthouse.ir.kernels import HostBlock, Store
from lighthouse.ir.nodes import Variable

# What the functions of host blocks overwrite.
Overwritten = Mapping[str, frozenset[str]]


def overwritten(blocks: Iterable[HostBlock]) -> Overwritten:
    """By a statement that runs in any case; Ctrl-C may end a loop before it."""
    return {
        unit_name(block.name): frozenset(
            mangle(item.target.name)
            for item in block.body.statements
            if isinstance(item, Store)
            and isinstance(item.target, Variable)
            and item.target.name in effects(block).overwritten
        )
        for block in blocks
    }


def is_assigned(name: str, line: str) -> bool:
    return line.lstrip().startswith(f"{name} = ")


def is_set(name: str, line: str, calls: Overwritten) -> bool:
    """Whether the line gives the variable a value, and does not read it."""
    return is_assigned(name, line) or name in calls.get(called(line), ())


def called(line: str) -> str:
    """The function that the line calls; declarations may be before it."""
    return line.split("\n")[-1].lstrip().partition("(")[0]


def with_argument(
    name: str, value: str, lines: list[str], calls: Overwritten
) -> str | None:
    """The only one of the lines that have the variable, if that is a call of a host
    block, with its value as the argument."""
    if len(lines) != 1 or called(lines[0]) not in calls:
        return None
    line = re.sub(rf"(?<=[( ]){name}(?=[,)])", value, lines[0])
    return None if re.search(rf"\b{name}\b", line) else line


def is_first_of_block(name: str, lines: list[str], calls: Overwritten) -> bool:
    """Whether the first line gives the variable a value, and the last one is still in
    its block."""
    margin = margin_of(lines[0])
    return is_set(name, lines[0], calls) and all(
        line.startswith(margin) for line in lines
    )


def is_set_first(
    name: str, lines: list[str], calls: Overwritten, *, leaves: bool
) -> bool:
    """Whether the first line gives the variable a value before all others: they are in
    its block or after it, if that is the body of a `do`.  Where Ctrl-C `leaves` that,
    only its test comes after it."""
    margin = margin_of(lines[0])
    if not is_set(name, lines[0], calls):
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
