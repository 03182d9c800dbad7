"""The call graph of a program, as JSON and for Graphviz."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lighthouse.diagnostics import fail
from lighthouse.extensions.pta.query import Item, Program
from lighthouse.extensions.pta.storage import writing


class Edge(NamedTuple):
    """A function may call another in a line, perhaps `through` a pointer."""

    caller: Item
    callee: Item
    line: str
    through: bool


def edges(program: Program) -> Iterator[Edge]:
    """All calls, each with every function that it may reach.

    Raises CompileError GM0856 if the calls or the functions are not known.
    """
    for site, reached in program.each_call():
        caller = program.item(site.caller)
        for callee in reached:
            yield Edge(caller, callee, site.line, site.through)


def write(program: Program, path: Path) -> None:
    """By the extension of the file, .json or .dot.

    Raises CompileError GM0851 for another one.
    """
    text = {".json": as_json, ".dot": as_dot}.get(path.suffix)
    if text is None:
        fail("GM0851", f"{path}: a call graph is written as .json or .dot")
    done = text(program)
    with writing(path) as stream:
        stream.write(done.encode())


def as_json(program: Program) -> str:
    """The functions, and each call from one to another."""
    found = list(edges(program))
    functions = dict.fromkeys(item for edge in found for item in edge[:2])
    told = {
        "functions": [item.as_json() for item in functions],
        "calls": [
            {
                "caller": title(edge.caller),
                "callee": title(edge.callee),
                "line": edge.line or None,
                "through_pointer": edge.through,
            }
            for edge in found
        ],
    }
    return json.dumps(told, indent=1) + "\n"


def as_dot(program: Program) -> str:
    """Calls through pointers are dashed."""
    lines = dict.fromkeys(
        f"  {json.dumps(title(edge.caller))} -> {json.dumps(title(edge.callee))}"
        f"{' [style=dashed]' * edge.through};"
        for edge in edges(program)
    )
    return "\n".join(["digraph calls {", *lines, "}"]) + "\n"


def title(item: Item) -> str:
    return item.name or str(item.id)
