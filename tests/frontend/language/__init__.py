"""Programs for what the language says, as text: what is right beside what is not.

An entry is a line that says something, and below it programs, each with a word before
its `:`; lines indented more go on.  A text without a procedure is a body for the frame
at the start of the file, or for `FRAME`, which declares something of each type.
"""

import re
from dataclasses import dataclass, field
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
    frame: str = field(repr=False)

    def __getitem__(self, word: str) -> str:
        return dict(self.texts)[word]

    def program(self, text: str) -> str:
        return program_of(text, self.frame)

    def found(self, text: str) -> list[Diagnostic]:
        return findings(text, self.frame)


def entries(file: str | Path) -> list[Entry]:
    """Those of a file, of this folder if it is named without ending."""
    path = Path(__file__).with_name(f"{file}.txt") if isinstance(file, str) else file
    text = path.read_text(encoding="utf-8")
    blocks = re.split(r"\n\n+", text.strip())
    blocks = [block for block in blocks if not block.startswith("#")]
    frame = FRAME
    if blocks[0].startswith(("Procedure", "Local", "//!")):
        frame = blocks.pop(0) + "\n"
    return [entry_of(block, frame) for block in blocks]


def entry_of(block: str, frame: str) -> Entry:
    says, _, rest = block.partition("\n    ")
    pairs = (item.partition(": ") for item in re.split(r"\n {4}(?! )", rest))
    texts = ((w, text.replace("\n" + " " * 8, "\n")) for w, _, text in pairs)
    return Entry(says, tuple(texts), frame)


def program_of(text: str, frame: str = FRAME) -> str:
    if "Procedure" in text or "Proc " in text or "Local" in text:
        return text
    return frame + "{ " + text + " }"


def findings(text: str, frame: str = FRAME) -> list[Diagnostic]:
    """Everything that is found in a program: mistakes, and races if there is none."""
    diagnostics = Diagnostics()
    try:
        source = Source("test.gm", program_of(text, frame))
        typed = check(parse(source), diagnostics)
        find_races(typed, diagnostics)
    except CompileError as error:
        return list(error.diagnostics)
    return diagnostics.found
