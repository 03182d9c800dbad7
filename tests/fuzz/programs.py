"""Whole random programs: helper procedures and the one that is run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from tests.fuzz import weights
from tests.fuzz.numbers import Helper
from tests.fuzz.objects import Objects
from tests.fuzz.scope import FLOATS, FREE, READ, Scope, Symbol
from tests.fuzz.statements import Context, Lines


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
    return Sample(seed, Maker(seed).program())


class Maker:
    """Makes one program."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.statements = Objects(self.random)

    def program(self) -> str:
        parts = []
        for number in range(self.random.choice((0, 0, 0, 1, 1, 2))):
            parts.append(self.helper(f"h{self.seed}_{number}"))
        parts.append(self.entry())
        return "\n".join("\n".join(lines) + "\n" for lines in parts)

    # --- parameters -------------------------------------------------------------------

    def parameters(
        self, scope: Scope, count: int, *, outputs: bool = False
    ) -> list[Symbol]:
        """New properties and scalars."""
        made = []
        for _ in range(count):
            of = self.statements.choose({"Node": 6, "Edge": 3, "": 4})
            symbol = self.statements.new_symbol(scope, of=of)
            if symbol.type == "Node" and not of and not outputs:
                symbol = replace(symbol, name=scope.fresh(self.random, "root s t"))
            access = FREE if of or outputs else READ
            made.append(scope.declare(symbol, access))
        return made

    def listed(self, scope: Scope, symbols: list[Symbol]) -> str:
        """`A, B: N_P<Int>, x: Int`."""
        groups: list[tuple[list[str], str]] = []
        for symbol in symbols:
            type = scope.type_name(symbol.type, symbol.graph)
            if symbol.of:
                type = scope.property_type(symbol)
            if groups and groups[-1][1] == type:
                groups[-1][0].append(symbol.name)
            else:
                groups.append(([symbol.name], type))
        return ", ".join(f"{', '.join(names)}: {type}" for names, type in groups)

    # --- procedures -------------------------------------------------------------------

    def entry(self) -> Lines:
        two = self.random.random() < 0.12
        scope = Scope(graphs=("G", "H") if two else ("G",), taken={"G", "H"})
        graphs = "G, H: Graph" if two else "G: Graph"
        root = Symbol("root", "Node", self.random.choice(scope.graphs))
        scope.declare(root, READ)
        inputs = [root, *self.parameters(scope, self.random.randint(2, 5))]
        outputs = self.parameters(scope, self.random.randint(2, 5), outputs=True)
        returns = self.random.choice(
            ("", "Int", "Long", "Double", "Bool", "Int", "Node")
        )
        if returns == "Node" and two:
            returns = ""
        head = f"Procedure p{self.seed}({graphs}, {self.listed(scope, inputs)}; "
        head += self.listed(scope, outputs) + ")" + (f": {returns}" if returns else "")
        context = Context(scope.child(), returns=returns)
        lines: Lines = []
        for _ in range(self.random.randint(2, 6)):
            lines += self.statements.statement(context)
        if returns:
            result = self.statements.value_for(context, Symbol("", returns))
            lines.append(f"Return {result};")
        return self.statements.braced(head, lines)

    def helper(self, name: str) -> Lines:
        """A procedure that reads; expressions may call it, also in parallel loops."""
        scope = Scope(taken={"G"})
        result = self.statements.choose({**weights.NUMERIC_TYPES, "Bool": 1})
        symbols = self.parameters(scope, self.random.randint(1, 3))
        symbols = [self.reads_only(scope, symbol) for symbol in symbols]
        graph = [Symbol("G", "Graph")]
        context = Context(
            scope.child(), depth=1, returns=result, times=100, callee=True
        )
        inside = context
        lines: Lines = []
        kinds = ("declare", "leave", "branch")
        for _ in range(self.random.randint(0, 2)):
            kind = self.random.choice(kinds)
            made = getattr(self.statements, f"state_{kind}")(inside)
            lines += made or []
        value = self.statements.value_for(inside, Symbol("", result))
        lines.append(f"Return {value};")
        keyword = self.random.choice(("Local", "Local", "Procedure", "Proc"))
        listed = f"G: Graph, {self.listed(scope, symbols)}"
        helper = Helper(name, (*graph, *symbols), result)
        self.statements.helpers.append(helper)
        return self.statements.braced(f"{keyword} {name}({listed}): {result}", lines)

    def reads_only(self, scope: Scope, symbol: Symbol) -> Symbol:
        """What callers pass is exact, and elements are not NIL."""
        symbol = replace(symbol, role="plain") if symbol.type in FLOATS else symbol
        certain = not symbol.of and symbol.type in ("Node", "Edge")
        return scope.declare(symbol, READ, certain=certain)
