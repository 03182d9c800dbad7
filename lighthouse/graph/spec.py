"""Generators by name: the values of `--graph` such as `rmat:20:16:1`."""

import difflib
import re
from collections.abc import Callable
from dataclasses import replace

from lighthouse.diagnostics import fail
from lighthouse.graph import generators
from lighthouse.graph.table import EdgeTable

# By the name of a function of `generators` how it is called for.
GENERATORS = {
    usage.partition(":")[0]: usage
    for usage in (
        "rmat:SCALE[:EDGEFACTOR[:SEED]]",
        "uniform:SCALE[:EDGEFACTOR[:SEED]]",
        "social:NODES:EDGES[:SEED]",
        "road:NODES:EDGES[:SEED]",
        "grid:ROWSxCOLS[:SEED]",
        "path:N",
        "star:N",
        "complete:N",
        "empty:N",
    )
}


def pattern(usage: str) -> str:
    """A regular expression for such a text, whose groups are the numbers."""
    optional = usage.replace("[", "(?:").replace("]", ")?")
    return re.sub("[A-Z]+", "([0-9]{1,18})", optional)


def is_spec(text: str) -> bool:
    """Whether the text names a generator, or tries to: a word before a colon."""
    return text in GENERATORS or re.match(r"[A-Za-z]{2,}:", text) is not None


def check_spec(text: str) -> None:
    """Raise CompileError GM0712 where the text does not look like a generator."""
    if not is_spec(text):
        usages = ", ".join(GENERATORS.values())
        fail("GM0712", f"'{text}' is no generator", f"generators: {usages}")


def generate(text: str) -> EdgeTable:
    """Run the generator that the text asks for.

    Raises CompileError GM0712 if it is malformed, GM0713 if the graph is too large.
    """
    arguments = arguments_of(text)
    make: Callable[..., EdgeTable] = getattr(generators, text.partition(":")[0])
    return replace(make(*arguments), source=text)


def arguments_of(text: str) -> list[int]:
    """The numbers in the text for its generator.  Raises CompileError GM0712."""
    name, _, parameters = text.partition(":")
    usage = GENERATORS.get(name)
    if usage is None and parameters.startswith("//"):
        fail("GM0701", f"{text} is not on this machine: download the file first")
    if usage is None:
        near = difflib.get_close_matches(name.lower(), GENERATORS, 1)
        usages = ", ".join(GENERATORS.values())
        fail(
            "GM0712",
            f"there is no generator '{name}'"
            + (f"; did you mean '{near[0]}'?" if near else ""),
            f"generators: {usages}",
            f"a file of this name is reached as ./{text}",
        )
    found = re.fullmatch(pattern(usage), text)
    if found is None:
        fail("GM0712", f"'{text}' is malformed; write {usage}")
    return [int(group) for group in found.groups() if group is not None]
