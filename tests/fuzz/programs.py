"""Whole random programs: the procedures that are called and the one that is run."""

from dataclasses import dataclass
from random import Random

from tests.fuzz.procedures import Procedures
from tests.fuzz.scope import READ, Scope, Symbol
from tests.fuzz.statements import Context, Lines
from tests.fuzz.weights import WEIGHTS
from tests.fuzz.words import COLLECTIONS, NODE_NAMES


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
    random = Random(seed)
    (theme,) = random.choices(list(WEIGHTS["themes"]), list(WEIGHTS["themes"].values()))
    maker = Procedures(random, theme)
    parts = []
    callees = "doer helper" if theme == "calls" else maker.choose(WEIGHTS["callees"])
    for number, kind in enumerate(callees.split()):
        parts.append(getattr(maker, kind)(f"h{seed}_{number}"))
    parts.append(entry(maker, f"p{seed}"))
    return Sample(seed, "\n".join("\n".join(lines) + "\n" for lines in parts))


def entry(maker: Procedures, name: str) -> Lines:
    """The procedure that is run; its outputs and `Return` show what happened."""
    random = maker.random
    scope = Scope(taken={"G", "H", "check"})
    graphs = f"G: {maker.choose(WEIGHTS['graphs'])}"
    if maker.chance(0.12):
        scope.graphs, graphs = ("G", "H"), "G, H: Graph"
    root = scope.declare(Symbol("root", "Node", random.choice(scope.graphs)), READ)
    inputs = [root, *maker.parameters(scope, random.randint(2, 5))]
    outputs = maker.parameters(scope, random.randint(2, 5), outputs=True)
    returns = maker.choose(WEIGHTS["returns"])
    if returns == "Node" and len(scope.graphs) > 1:
        returns = ""
    head = f"Procedure {name}({graphs}, {maker.listed(scope, inputs)}; "
    head += f"{maker.listed(scope, outputs)}, check: Long)"
    head += f": {returns}" if returns else ""
    context = Context(scope.child(), returns=returns, foreign=True)
    lines: Lines = []
    for _ in range(random.randint(2, 6)):
        lines += maker.statement(context)
    lines += shown(maker, context, [symbol.name for symbol in (*inputs, *outputs)])
    if returns:
        lines.append(f"Return {maker.value_for(context, Symbol('', returns))};")
    return maker.braced(head, lines)


def shown(maker: Procedures, context: Context, parameters: list[str]) -> Lines:
    """Statements that let `check` depend on all that the procedure declares."""
    lines: Lines = []
    scope = context.scope
    for symbol in list(scope.symbols.values()):
        if symbol.name not in parameters:
            sign = maker.random.choice(("+=", "+=", "min=", "max="))
            lines += [f"check {sign} {text};" for text in parts_of(symbol, scope)]
    return lines


def parts_of(symbol: Symbol, scope: Scope) -> list[str]:
    """Numbers that show what a variable, property or collection holds."""
    name, type = symbol.name, symbol.type
    if symbol.of:
        iterator = scope.fresh(Random(0), NODE_NAMES)
        range = f"{iterator}: {symbol.graph}.{symbol.of}s"
        inner = Symbol(f"{iterator}.{name}", type, symbol.graph)
        return [f"Sum({range}){{{text}}}" for text in parts_of(inner, scope)]
    if type in COLLECTIONS:
        iterator = scope.fresh(Random(1), "it that")
        weight = f"{iterator}.Degree()" if type.startswith("N") else "1"
        return [f"{name}.Size()", f"Sum({iterator}: {name}.Items){{{weight}}}"]
    match type:
        case "Bool":
            return [f"({name} ? 5 : 0)"]
        case "Node" | "Edge":
            return [f"({name} == NIL ? 9 : 0)"]
        case "Float" | "Double":
            return [f"(Int) {name}"]
        case "Int" | "Long":
            return [name]
        case _:
            return [f"{name}.Size()"]
