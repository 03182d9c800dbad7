"""Programs for what the language says, as text: what is right beside what is not.

An entry is a line that says something, and below it programs, each with a word before
its `:`; lines indented more go on.  A text without a procedure is a body for `FRAME`,
which declares something of each type.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from lighthouse.diagnostics import CompileError, Diagnostic, Diagnostics, Source
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.frontend.races import find_races

FRAME = (
    "Procedure p(G: Graph, n, m: Node, e: Edge, i, j: Int, l: Long, f: Float, "
    "d: Double, b: Bool, A, B: N_P<Int>, D: N_P<Double>, F: N_P<Bool>, P: N_P<Node>, "
    "W: E_P<Int>, N: N_P<N_S>, S, T: N_S, O: N_O, Q: N_Q, U: E_S, C: Collection<N_S>, "
    "M: Map<Node, Double>; int: Int, long: Long, real: Double, bool: Bool, "
    "node: Node, edge: Edge) "
)


@dataclass(frozen=True)
class Entry:
    """`texts` are the programs, each after its word: `good`, or `bad` and codes."""

    says: str
    texts: tuple[tuple[str, str], ...]

    def __getitem__(self, word: str) -> str:
        return dict(self.texts)[word]


def entries(file: str | Path) -> list[Entry]:
    """Those of a file, of this folder if it is named without ending."""
    path = Path(__file__).with_name(f"{file}.txt") if isinstance(file, str) else file
    text = path.read_text(encoding="utf-8")
    blocks = re.split(r"\n\n+", text.strip())
    return [entry_of(block) for block in blocks if not block.startswith("#")]


def entry_of(block: str) -> Entry:
    says, _, rest = block.partition("\n    ")
    pairs = (item.partition(": ") for item in re.split(r"\n {4}(?! )", rest))
    return Entry(
        says, tuple((w, text.replace("\n" + " " * 8, "\n")) for w, _, text in pairs)
    )


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
