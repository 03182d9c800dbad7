"""How the tests of the language are written: what it says, what is right, what is not.

A text without a procedure is a body for `FRAME`, which declares something of each type.
"""

from __future__ import annotations

from dataclasses import dataclass

from lighthouse.diagnostics import CompileError, Diagnostic, Diagnostics, Source
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.frontend.races import find_races

# The codes of syntax errors begin so.
SYNTAX = "GM00"

FRAME = (
    "Procedure p(G: Graph, n, m: Node, e: Edge, i, j: Int, l: Long, f: Float, "
    "d: Double, b: Bool, A, B: N_P<Int>, D: N_P<Double>, F: N_P<Bool>, P: N_P<Node>, "
    "W: E_P<Int>, N: N_P<N_S>, S, T: N_S, O: N_O, Q: N_Q, U: E_S, C: Collection<N_S>, "
    "M: Map<Node, Double>; int: Int, long: Long, real: Double, bool: Bool, "
    "node: Node, edge: Edge) "
)


@dataclass(frozen=True)
class Law:
    """A sentence of the language, with programs that keep to it, that are accepted
    with a warning, and that break it; warnings and errors with their codes."""

    says: str
    good: tuple[str, ...] = ()
    warned: tuple[tuple[str, str], ...] = ()
    bad: tuple[tuple[str, str], ...] = ()


def program_of(text: str) -> str:
    if "Procedure" in text or "Proc " in text or "Local" in text:
        return text
    return FRAME + "{ " + text + " }"


def findings(text: str) -> list[Diagnostic]:
    """Everything that is found in a program: mistakes, and races if there is none."""
    diagnostics = Diagnostics()
    try:
        typed = check(parse(Source("test.gm", program_of(text))), diagnostics)
        find_races(typed, diagnostics)
    except CompileError as error:
        return list(error.diagnostics)
    return diagnostics.found
