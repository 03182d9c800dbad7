"""The examples in docs/passes.md: the pass makes the second program of the first one.

Of a mandatory pass, which both programs go through, both mean the same core.  Examples
of passes on the plan, and of what cannot be written in Green-Marl, are excerpts.
"""

import re
from typing import Literal

import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower
from lighthouse.extensions import load_built_in
from lighthouse.ir.plan_printer import print_unit
from lighthouse.ir.printer import print_procedure
from lighthouse.ir.symbols import declarations
from lighthouse.passes.base import Pass, Unit
from lighthouse.passes.pages import pages
from tests.excerpts import shows
from tests.existing import ROOT
from tests.passes.meaning import programs
from tests.sampling import tables

# The arguments of the programs, if these are bodies; of a pass that needs an option by
# name and option.
DECLARED: dict[str, str] = dict(tables(__file__)["declared"][1])

# What they call.
CALLED = {
    "expand-dfs": "Local f(G: Graph, A: N_P<Int>, n: Node): Bool { Return n.A > 2; }",
    "lower-effects": "Local f(G: Graph): Int { Return 2; }",
}


def excerpts() -> dict[str, list[tuple[str, str]]]:
    """By pass, for each example of its page, a program and the passes that run."""
    found: dict[str, list[tuple[str, str]]] = {}
    for head, text in programs("examples").items():
        name, _, passes = head.partition(": ")
        if text.startswith("samples/"):
            text = (ROOT / text.strip()).read_text(encoding="utf-8")
        found.setdefault(name.split()[0], []).append((text, passes))
    return found


EXCERPTS = excerpts()


# What only OpenMP has.
ON_OPENMP = ("track-changes", "bucket-levels")

load_built_in()


def examples(name: str) -> list[str]:
    markdown = pages()[name].markdown()
    return [part.partition("```")[0] for part in markdown.split("```text\n")[1:]]


def halves(block: str) -> tuple[str, str]:
    """The programs on both sides of the arrow."""
    above, arrow, below = block.partition("\n→\n")
    if arrow:
        return above, below
    lines = block.splitlines()
    (at,) = {line.index("→") for line in lines if "→" in line}
    return (
        "\n".join(line[:at] for line in lines),
        "\n".join(line[at + 1 :] for line in lines),
    )


def changes(text: str, name: str, passes: str) -> list[tuple[str, str]]:
    """How the program prints before and after the pass."""
    seen: list[tuple[str, str]] = []

    def watch(each: Pass, before: Unit, after: Unit) -> None:
        if each.name == name:
            seen.append((print_unit(before), print_unit(after)))

    target: Literal["cuda", "openmp"] = "openmp" if name in ON_OPENMP else "cuda"
    lower(front(Source("example.gm", text)), target, Options(passes=passes), [watch])
    return seen


def core(name: str, body: str, passes: str = "") -> str:
    """The core of a program at its end, after these passes and the mandatory ones; what
    it declares gets other names."""
    text = body
    if "Procedure" not in body:
        procedure = f"Procedure example(G: Graph{DECLARED[name]}) {{ {body} }}"
        text = f"{CALLED.get(name, '')} {procedure}"
    compilation = front(Source("example.gm", text))
    found = lower(compilation, "cuda", Options(passes=passes)).core
    printed = print_procedure(found)
    own = [each for each in declarations(found).values() if not each.is_argument]
    for number, each in enumerate(own):
        printed = re.sub(rf"\b{each.name}\b", f"v{number}", printed)
    return printed


@pytest.mark.parametrize("name", DECLARED)
def test_example(name: str) -> None:
    for block in examples(name.partition("{")[0]):
        before, after = halves(block)
        assert before.split() != after.split()
        assert core(name, before, name) == core(name, after)


@pytest.mark.parametrize(
    ("name", "number"),
    [
        (name, number)
        for name, found in EXCERPTS.items()
        for number in range(len(found))
    ],
)
def test_excerpt(name: str, number: int) -> None:
    program, passes = EXCERPTS[name][number]
    before, after = halves(examples(name)[number])
    ((given, made),) = changes(program, name, passes)
    assert shows(given, before)
    assert not shows(given, after)
    assert shows(made, after)


def test_every_example_is_checked() -> None:
    declared = (name.partition("{")[0] for name in DECLARED)
    checked = {name: len(examples(name)) for name in declared}
    checked |= {name: len(found) for name, found in EXCERPTS.items()}
    assert {name: len(examples(name)) for name in pages()} == checked


def test_an_excerpt_is_in_its_place() -> None:
    whole = "while more\n  more = False\n  if x\n    launch p\n"
    assert shows(whole, "more = False\nif …\n  launch p")
    assert shows(whole, "while more\n  …\n    launch p")
    assert not shows(whole, "more = False\nlaunch p")
    assert not shows(whole, "while more\n    launch p")
    assert not shows(whole, "more = False\nif x\nlaunch p")
