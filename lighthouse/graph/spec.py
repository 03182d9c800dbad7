"""Generators by name: the values of `--graph` such as `rmat:20:16:1`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from lighthouse.diagnostics import fail
from lighthouse.graph import generators
from lighthouse.graph.table import EdgeTable


@dataclass(frozen=True, slots=True)
class Generator:
    """`pattern` matches the parameters; its groups are the arguments of `make`."""

    usage: str
    pattern: str
    make: Callable[..., EdgeTable]


NUMBER = r"([0-9]{1,18})"
SCALED = rf"{NUMBER}(?::{NUMBER})?(?::{NUMBER})?"
SIZED = rf"{NUMBER}:{NUMBER}(?::{NUMBER})?"

GENERATORS = {
    "rmat": Generator("rmat:SCALE[:EDGEFACTOR[:SEED]]", SCALED, generators.rmat),
    "uniform": Generator(
        "uniform:SCALE[:EDGEFACTOR[:SEED]]", SCALED, generators.uniform
    ),
    "social": Generator("social:NODES:EDGES[:SEED]", SIZED, generators.social),
    "road": Generator("road:NODES:EDGES[:SEED]", SIZED, generators.road),
    "grid": Generator(
        "grid:ROWSxCOLS[:SEED]", rf"{NUMBER}x{NUMBER}(?::{NUMBER})?", generators.grid
    ),
    "path": Generator("path:N", NUMBER, generators.path),
    "star": Generator("star:N", NUMBER, generators.star),
    "complete": Generator("complete:N", NUMBER, generators.complete),
    "empty": Generator("empty:N", NUMBER, generators.empty),
}


def is_spec(text: str) -> bool:
    """Whether the text names a generator, or tries to: a word before a colon."""
    return text in GENERATORS or re.match(r"[A-Za-z]{2,}:", text) is not None


def check_spec(text: str) -> None:
    """Raise CompileError GM0712 where the text does not look like a generator."""
    if not is_spec(text):
        usages = ", ".join(generator.usage for generator in GENERATORS.values())
        fail("GM0712", f"'{text}' is no generator", f"generators: {usages}")


def generate(text: str) -> EdgeTable:
    """Run the generator that the text asks for.

    Raises CompileError GM0712 if it is malformed, GM0713 if the graph is too large.
    """
    name, _, parameters = text.partition(":")
    generator = GENERATORS.get(name)
    if generator is None and parameters.startswith("//"):
        fail("GM0701", f"{text} is not on this machine: download the file first")
    if generator is None:
        near = difflib.get_close_matches(name.lower(), GENERATORS, 1)
        usages = ", ".join(each.usage for each in GENERATORS.values())
        fail(
            "GM0712",
            f"there is no generator '{name}'"
            + (f"; did you mean '{near[0]}'?" if near else ""),
            f"generators: {usages}",
            f"a file of this name is reached as ./{text}",
        )
    found = re.fullmatch(generator.pattern, parameters)
    if found is None:
        fail("GM0712", f"'{text}' is malformed; write {generator.usage}")
    arguments = [int(group) for group in found.groups() if group is not None]
    return replace(generator.make(*arguments), source=text)
