"""The procedures that a program calls: functions, others with effects, recursion."""

from dataclasses import dataclass, replace
from random import Random

from tests.fuzz.elements import need
from tests.fuzz.numbers import Helper
from tests.fuzz.objects import Objects
from tests.fuzz.scope import FREE, READ, Mode, Scope, Symbol
from tests.fuzz.statements import Context, Lines
from tests.fuzz.weights import TYPES, WEIGHTS
from tests.fuzz.words import ELEMENTS, SCALAR_NAMES

# A recursive procedure calls itself at most so often, one inside the other.
DEEPEST = 3
# How often a statement may run that calls a procedure with effects.
CALLS = 20


@dataclass(frozen=True, slots=True)
class Doer:
    """A procedure with effects.

    rounds: the input that must be a small number, because it bounds the recursion.
    """

    name: str
    inputs: tuple[Symbol, ...]
    outputs: tuple[Symbol, ...]
    result: str
    rounds: str = ""


class Procedures(Objects):
    """The whole generator."""

    def __init__(self, random: Random, theme: str = "") -> None:
        super().__init__(random, theme)
        self.doers: list[Doer] = []

    # --- parameters -------------------------------------------------------------------

    def parameters(
        self, scope: Scope, count: int, *, outputs: bool = False, exact: bool = False
    ) -> list[Symbol]:
        """New properties, scalars and collections; `exact` ones hold plain values."""
        made = []
        for _ in range(count):
            if self.chance(self.boost.get("object", 1) / 12):
                symbol = self.new_object(scope, local=False)
                if not outputs:
                    scope.given |= {symbol.name}
                made.append(scope.declare(symbol, FREE))
                continue
            of = self.choose({"Node": 6, "Edge": 3, "": 4})
            symbol = self.new_symbol(scope, of=of)
            if symbol.type == "Node" and not of and not outputs:
                symbol = replace(symbol, name=scope.fresh(self.random, "root s t"))
            if exact:
                symbol = replace(symbol, role="plain")
            made.append(scope.declare(symbol, FREE if of or outputs else READ))
        return made

    def listed(self, scope: Scope, symbols: list[Symbol]) -> str:
        """`A, B: N_P<Int>, x: Int`."""
        groups: list[tuple[list[str], str]] = []
        for symbol in symbols:
            type = scope.type_name(symbol.type, symbol.graph)
            if symbol.of:
                type = scope.property_type(symbol)
            if groups and groups[-1][1] == type and self.chance(0.8):
                groups[-1][0].append(symbol.name)
            else:
                groups.append(([symbol.name], type))
        return ", ".join(f"{', '.join(names)}: {type}" for names, type in groups)

    def keyword(self) -> str:
        return self.any("Local Local Procedure Proc")

    # --- functions --------------------------------------------------------------------

    def helper(self, name: str) -> Lines:
        """A procedure that only reads: expressions call it, also in parallel loops."""
        scope = Scope(taken={"G"}, may_draw=False)
        result = self.choose({**WEIGHTS["numeric_types"], "Bool": 1})
        symbols = self.parameters(scope, self.random.randint(1, 3), exact=True)
        for symbol in symbols:
            scope.access[symbol.name] = READ
            if symbol.type in ELEMENTS and not symbol.of:
                scope.certain.add(symbol.name)
        context = Context(scope.child(), depth=1, returns=result, times=100)
        lines: Lines = []
        for _ in range(self.random.randint(0, 2)):
            kind = self.any("declare leave branch")
            lines += getattr(self, f"state_{kind}")(context)
        lines.append(f"Return {self.value_for(context, Symbol('', result))};")
        head = f"{self.keyword()} {name}(G: Graph, {self.listed(scope, symbols)})"
        made = Helper(name, (Symbol("G", "Graph"), *symbols), result)
        if all(s.type in TYPES for s in symbols):
            self.helpers.append(made)
        return self.braced(f"{head}: {result}", lines)

    # --- procedures with effects ------------------------------------------------------

    def doer(self, name: str) -> Lines:
        """A procedure that writes its outputs and what it gets by reference."""
        scope = Scope(taken={"G"})
        inputs = self.parameters(scope, self.random.randint(1, 3), exact=True)
        count = self.random.randint(0, 2)
        outputs = self.parameters(scope, count, outputs=True, exact=True)
        result = self.choose({"": 3, "Int": 3, "Long": 1, "Bool": 1, "Double": 1})
        inner = self.inside(scope, inputs, result)
        lines: Lines = []
        for _ in range(self.random.randint(1, 3)):
            lines += self.statement(inner)
        if result:
            lines.append(f"Return {self.value_for(inner, Symbol('', result))};")
        self.doers.append(Doer(name, tuple(inputs), tuple(outputs), result))
        return self.procedure(name, scope, inputs, outputs, result, lines)

    def recursive(self, name: str) -> Lines:
        """A procedure that calls itself, once or twice, with one round less."""
        scope = Scope(taken={"G"})
        rounds = scope.declare(Symbol(scope.fresh(self.random, "k i"), "Int"), READ)
        inputs = self.parameters(scope, self.random.randint(0, 2), exact=True)
        result = self.choose({"Int": 3, "Long": 1, "Bool": 1})
        inner = self.inside(scope, inputs, result)
        inner = replace(inner, times=100, depth=1)
        end = self.value_for(inner, Symbol("", result))
        lines = self.body(f"If ({rounds.name} <= 0)", [f"Return {end};"])
        if self.chance(0.5):
            lines += self.statement(inner)
        for _ in range(self.random.choice((1, 1, 2))):
            arguments = ["G", f"{rounds.name} - 1"]
            arguments += [symbol.name for symbol in inputs]
            variable = inner.scope.fresh(self.random, SCALAR_NAMES)
            inner.scope.declare(Symbol(variable, result))
            lines.append(f"{result} {variable} = {name}({', '.join(arguments)});")
            if self.chance(0.5):
                lines += self.statement(inner)
        lines.append(f"Return {self.value_for(inner, Symbol('', result))};")
        inputs.insert(0, rounds)
        self.doers.append(Doer(name, tuple(inputs), (), result, rounds.name))
        return self.procedure(name, scope, inputs, [], result, lines)

    def inside(self, scope: Scope, inputs: list[Symbol], result: str) -> Context:
        """The context of a body; callers pass nodes and edges that are there."""
        for symbol in inputs:
            if symbol.type in ELEMENTS and not symbol.of:
                scope.certain.add(symbol.name)
        # No traversal: a caller may be in the midst of one.
        return Context(
            scope.child(), depth=2, times=CALLS, returns=result, traversing=True
        )

    def procedure(
        self,
        name: str,
        scope: Scope,
        inputs: list[Symbol],
        outputs: list[Symbol],
        result: str,
        lines: Lines,
    ) -> Lines:
        listed = ", ".join(filter(None, ("G: Graph", self.listed(scope, inputs))))
        if outputs:
            listed += f"; {self.listed(scope, outputs)}"
        head = f"{self.keyword()} {name}({listed})"
        return self.braced(f"{head}: {result}" if result else head, lines)

    # --- calls ------------------------------------------------------------------------

    def state_call(self, context: Context) -> Lines:
        """A call of a procedure with effects; nothing is passed twice."""
        need(not context.parallel and context.times <= CALLS)
        doer = self.one_of(self.doers)
        graph = self.random.choice(context.scope.graphs)
        used: set[str] = set()
        texts = [graph]
        for symbol in doer.inputs:
            texts.append(self.passed(context, symbol, doer, graph, used))
        for symbol in doer.outputs:
            texts.append(self.by_reference(context.scope, symbol, graph, used))
        call = f"{doer.name}({', '.join(texts)})"
        return self.called(context, call, doer.result, used)

    def called(self, context: Context, call: str, result: str, used: set[str]) -> Lines:
        scope = context.scope
        targets = [s.name for s in scope.free(result) if s.name not in used]
        if result and targets and self.chance(0.5):
            return [f"{self.random.choice(targets)} = {call};"]
        if result and self.chance(0.6):
            name = scope.fresh(self.random, SCALAR_NAMES)
            scope.declare(Symbol(name, result))
            return [f"{result} {name} = {call};"]
        return [f"{call};"]

    def passed(
        self, context: Context, symbol: Symbol, doer: Doer, graph: str, used: set[str]
    ) -> str:
        """The argument for an input."""
        scope = context.scope
        if symbol.name == doer.rounds:
            return str(self.random.randint(0, DEEPEST))
        if symbol.of or symbol.type not in TYPES:
            return self.by_reference(scope, symbol, graph, used)
        if symbol.type in ELEMENTS:
            return self.one_of(scope.drivers(symbol.type, graph))
        return self.scalar(scope, symbol.type, 1)

    def by_reference(
        self, scope: Scope, symbol: Symbol, graph: str, used: set[str]
    ) -> str:
        """A variable, property or collection that the callee may write."""
        found = [
            s.name
            for s in scope.symbols.values()
            if (s.type, s.of, s.role) == (symbol.type, symbol.of, symbol.role)
            and (s.graph == graph or not bound(s))
            and scope.mode(s) is Mode.FREE
            and s.name not in used
        ]
        name = self.one_of(found)
        used.add(name)
        return name


def bound(symbol: Symbol) -> bool:
    """True of what belongs to a graph."""
    mentions = "Node" in symbol.type or "Edge" in symbol.type or "_" in symbol.type
    return bool(symbol.of) or mentions
