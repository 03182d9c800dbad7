"""Whole random programs: the procedures that are called and the one that is run."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.fuzz.procedures import Procedures
from tests.fuzz.scope import READ, Scope, Symbol
from tests.fuzz.statements import Context, Lines

# What a program calls, apart from its entry.
CALLEES = {
    "": 6,
    "helper": 3,
    "helper helper": 1,
    "doer": 3,
    "helper doer": 2,
    "recursive": 1,
    "recursive doer": 0.5,
}
GRAPHS = {"Graph": 20, "UGraph": 1, "DGraph": 1}
RETURNS = {"": 1, "Int": 2, "Long": 1, "Double": 1, "Bool": 1, "Node": 1}


@dataclass(frozen=True, slots=True)
class Sample:
    """A program; its entry procedure has a name of its own among all seeds."""

    seed: int
    text: str

    @property
    def entry(self) -> str:
        return f"p{self.seed}"


def make(seed: int) -> Sample:
    """The program of a seed."""
    maker = Procedures(Random(seed))
    parts = []
    for number, kind in enumerate(maker.choose(CALLEES).split()):
        parts.append(getattr(maker, kind)(f"h{seed}_{number}"))
    parts.append(entry(maker, f"p{seed}"))
    return Sample(seed, "\n".join("\n".join(lines) + "\n" for lines in parts))


def entry(maker: Procedures, name: str) -> Lines:
    """The procedure that is run; its outputs and `Return` show what happened."""
    random = maker.random
    scope = Scope(taken={"G", "H"})
    graphs = f"G: {maker.choose(GRAPHS)}"
    if maker.chance(0.12):
        scope.graphs, graphs = ("G", "H"), "G, H: Graph"
    root = scope.declare(Symbol("root", "Node", random.choice(scope.graphs)), READ)
    inputs = [root, *maker.parameters(scope, random.randint(2, 5))]
    outputs = maker.parameters(scope, random.randint(2, 5), outputs=True)
    returns = maker.choose(RETURNS)
    if returns == "Node" and len(scope.graphs) > 1:
        returns = ""
    head = f"Procedure {name}({graphs}, {maker.listed(scope, inputs)}; "
    head += maker.listed(scope, outputs) + ")" + (f": {returns}" if returns else "")
    context = Context(scope.child(), returns=returns)
    lines: Lines = []
    for _ in range(random.randint(2, 6)):
        lines += maker.statement(context)
    if returns:
        lines.append(f"Return {maker.value_for(context, Symbol('', returns))};")
    return maker.braced(head, lines)
