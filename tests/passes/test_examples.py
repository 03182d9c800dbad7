"""The examples in docs/passes.md: the pass makes the second program of the first one.

Of a mandatory pass, which both programs go through, both mean the same core.
"""

from __future__ import annotations

import re

import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower
from lighthouse.ir.printer import print_procedure
from lighthouse.ir.symbols import declarations
from lighthouse.passes.pages import pages
from lighthouse.passes.registry import EARLY, OPTIMIZE

# The arguments of the programs, of a pass that needs an option by name and option.
DECLARED = {
    "unique-names": "; A, B: N_P<Int>",
    "lower-groups": ", root: Node; dist: N_P<Int>",
    "lower-filters": ", updated: N_P<Bool>; A: N_P<Int>",
    "lower-deferred": "; rank: N_P<Double>",
    "lower-reductions": ", n: Node, A: N_P<Int>, B: N_P<Bool>; x: Int",
    "fix-ranges": "; at: Node, A: N_P<Int>",
    "lower-neighbourhoods": ", root: Node; A: N_P<Int>",
    "bind-reductions": ", A: N_P<Int>",
    "undefer-writes": "; level: N_P<Int>, finished: Bool",
    "sets-to-properties": ", A: N_P<Int>; B: N_P<Int>, size: Long",
    "fold-constants": ", on, off: N_P<Bool>; A, B, C: N_P<Int>, more: Bool",
    "hoist-properties": ", A: N_P<Int>, more: Bool; B: N_P<Double>",
    "flip-edges{to=pull}": ", B: N_P<Double>, open: N_P<Bool>; A: N_P<Double>",
    "hoist-invariants": ", rank: N_P<Double>; next: N_P<Double>",
    "fuse-loops": ", dist_next: N_P<Int>, limit: Int; dist: N_P<Int>, found: Bool",
    "rotate-loops": "; rank: N_P<Double>, more: Bool",
    "scalar-replacement": (
        ", A, B: N_P<Double>; next, rank, part: N_P<Double>, sum: Double"
    ),
    "eliminate-dead-code": "; A, B: N_P<Int>",
    "collapse-loops": ", B: N_P<Int>; A: N_P<Int>",
}


def halves(name: str) -> tuple[str, str]:
    """The programs on both sides of the arrow."""
    block = (
        pages()[name.partition("{")[0]]
        .markdown()
        .split("```text\n")[1]
        .partition("```")[0]
    )
    above, arrow, below = block.partition("\n→\n")
    if arrow:
        return above, below
    lines = block.splitlines()
    (at,) = {line.index("→") for line in lines if "→" in line}
    return (
        "\n".join(line[:at] for line in lines),
        "\n".join(line[at + 1 :] for line in lines),
    )


def core(name: str, body: str, passes: str = "") -> str:
    """The core of a program at its end, after these passes and the mandatory ones; what
    it declares gets other names."""
    text = f"Procedure p(G: Graph{DECLARED[name]}) {{ {body} }}"
    compilation = front(Source("example.gm", text))
    found = lower(compilation, "cuda", Options(passes=passes)).core
    printed = print_procedure(found)
    own = [each for each in declarations(found).values() if not each.is_argument]
    for number, each in enumerate(own):
        printed = re.sub(rf"\b{each.name}\b", f"v{number}", printed)
    return printed


@pytest.mark.parametrize("name", DECLARED)
def test_example(name: str) -> None:
    before, after = halves(name)
    assert core(name, before, name) == core(name, after)


def test_every_optional_pass_on_the_core_has_an_example_here() -> None:
    names = {name.partition("{")[0] for name in DECLARED}
    assert {each.name for each in (*EARLY, *OPTIMIZE)} <= names
