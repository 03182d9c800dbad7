"""Random statements: free of races, ending, and with one meaning.

Each kind of statement is a method that gives its lines, or raises Unfit where it has no
place.
What the iterations of a parallel loop share is settled in `sharing`.
"""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random

from tests.fuzz.elements import Unfit, need
from tests.fuzz.expressions import Expressions
from tests.fuzz.scope import HIDDEN, READ, Access, Mode, Scope, Symbol
from tests.fuzz.sharing import Sharing
from tests.fuzz.values import OR, SUM
from tests.fuzz.weights import TYPES, WEIGHTS
from tests.fuzz.words import (
    ELEMENTS,
    FLOATS,
    INTEGERS,
    NUMBERS,
    PROPERTY_NAMES,
    SCALAR_NAMES,
)

Lines = list[str]

NESTED = "branch guard repeat for_loop foreach nested_block breadth_first depth_first"
NESTED += " rounds triangles sides"


@dataclass(frozen=True, slots=True)
class Context:
    """Where a statement stands.

    depth: how many levels it may nest.
    times: how often it runs at most.
    loops: the iterators around it that `@` may name, each with whether it is parallel.
    unique: an expression that is another node or edge each time the statement runs
        within the outermost loop whose iterations have no order.
    unordered: in a sequential loop whose iterations have no order, over a set.
    returns: the type of Return; None where there must be none.
    foreign: foreign code may be there: no call from a parallel loop comes here.
    """

    scope: Scope
    depth: int = 3
    times: float = 1
    loops: tuple[tuple[str, bool], ...] = ()
    unique: str | None = None
    unordered: bool = False
    traversing: bool = False
    returns: str | None = None
    foreign: bool = False

    @property
    def parallel(self) -> bool:
        return any(parallel for _, parallel in self.loops)


class Statements(Expressions):
    """Declarations, assignments and branches; `Reductions` and `Loops` add the rest."""

    def __init__(self, random: Random, theme: str = "") -> None:
        super().__init__(random, theme)
        self.sharing = Sharing(random, self.choose)
        self.spent: dict[str, float] = {}
        self.tuples_made: Counter[str] = Counter()

    @abstractmethod
    def reduction(
        self, context: Context, symbol: Symbol, target: str, operator: str, at: str
    ) -> str: ...

    def block(self, context: Context) -> Lines:
        """Statements in a scope of their own."""
        inner = replace(context, scope=context.scope.child())
        lines: Lines = []
        for _ in range(self.random.choice((0, 1, 1, 2, 2))):
            lines += self.statement(inner)
        return lines + self.statement(inner, last=True)

    def statement(self, context: Context, *, last: bool = False) -> Lines:
        """One statement, with the declarations that it needs; the last of a block does
        something."""
        table = dict(WEIGHTS["parallel" if context.parallel else "sequential"])
        if context.depth <= 0:
            table = {k: v for k, v in table.items() if k not in NESTED.split()}
        if last:
            table = {k: v for k, v in table.items() if not k.startswith("declare")}
        with suppress(Unfit):
            return self.stated(table, context)
        return [";"]

    def stated(self, table: Mapping[str, float], context: Context) -> Lines:
        """A statement of one of the kinds."""
        return self.attempt(table, lambda x: getattr(self, f"state_{x}")(context))

    def deeper(self, context: Context) -> Context:
        return replace(context, depth=context.depth - 1)

    def braced(self, head: str, lines: Lines, tail: str = "}") -> Lines:
        return [f"{head} {{".lstrip(), *(f"    {line}" for line in lines), tail]

    def body(self, head: str, lines: Lines) -> Lines:
        """A block, or sometimes a single statement without one."""
        alone = len(lines) == 1 and lines[0].split()[0] not in DECLARING
        if alone and self.chance(0.3):
            return [head, f"    {lines[0]}"]
        return self.braced(head, lines)

    def new_symbol(
        self, scope: Scope, *, of: str = "", types: Iterable[str] = ()
    ) -> Symbol:
        """Not declared yet."""
        type = self.choose({k: v for k, v in TYPES.items() if not types or k in types})
        graph = self.random.choice(scope.graphs)
        roles = {"plain": 4, "sum": 3, "rough": 2}
        role = self.choose(roles) if type in FLOATS else "plain"
        if type in ELEMENTS and not of:
            name = scope.fresh_element(self.random, type)
        else:
            name = scope.fresh(self.random, PROPERTY_NAMES if of else SCALAR_NAMES)
        return Symbol(name, type, graph, of, role)  # type: ignore[arg-type]

    def state_declare(self, context: Context) -> Lines:
        scope = context.scope
        symbol = self.new_symbol(scope, types=(*NUMBERS, "Bool"))
        text = symbol.name
        if not self.chance(0.2):
            text += f" = {self.value_for(context, symbol)}"
        scope.declare(symbol)
        if self.chance(0.05):
            other = replace(symbol, name=scope.fresh(self.random, SCALAR_NAMES))
            text = f"{symbol.name}, {scope.declare(other).name}"
        return [f"{symbol.type} {text};"]

    def state_declare_element(self, context: Context) -> Lines:
        scope = context.scope
        type = self.any("Node Node Edge")
        graph = self.random.choice(scope.graphs)
        name = scope.fresh_element(self.random, type)
        symbol, stated = Symbol(name, type, graph), scope.type_name(type, graph)
        near = [x for each in scope.graphs for x in self.over_edges(scope, each)]
        if type == "Edge" and self.chance(0.7) and near:
            iterator = self.random.choice(near)
            graph = scope.symbols[iterator].graph
            scope.declare(replace(symbol, graph=graph), READ, certain=True)
            scope.stands_for[name] = iterator
            return [f"{scope.type_name(type, graph)} {name} = {iterator}.ToEdge();"]
        if self.chance(0.4):
            sure = scope.drivers(type, graph)
            if type == "Node":
                sure += self.derived(scope, type, graph)
            if sure:
                text = self.random.choice(sure)
                scope.declare(symbol, READ, certain=True)
                if text in scope.ranges or text in scope.stands_for:
                    scope.stands_for[name] = scope.stands_for.get(text, text)
                return [f"{stated} {name} = {text};"]
        value = self.element(scope, type, graph, 1)
        scope.declare(symbol)
        return [f"{stated} {name} = {value.text};"]

    def state_declare_property(self, context: Context) -> Lines:
        scope = context.scope
        symbol = self.new_symbol(scope, of=self.choose({"Node": 3, "Edge": 1}))
        scope.declare(symbol)
        return [f"{self.long_name(scope.property_type(symbol))} {symbol.name};"]

    def long_name(self, type: str) -> str:
        """Now and then another spelling of N_P and E_P."""
        if not self.chance(0.15):
            return type
        kind = "Node" if type.startswith("N") else "Edge"
        return self.random.choice((f"{kind}_Prop", f"{kind}_Property")) + type[3:]

    def value_for(
        self, context: Context, symbol: Symbol, scope: Scope | None = None
    ) -> str:
        """The text of a value that `symbol` may hold."""
        scope = scope or context.scope
        depth = self.random.choice((0, 1, 1, 2, 2, 3)) if context.times < 100 else 1
        if symbol.type in ELEMENTS:
            return self.element(scope, symbol.type, symbol.graph, depth).text
        if symbol.type in INTEGERS and self.chance(0.05):
            return self.any("INF -INF +INF")
        if symbol.role == "rough":
            if self.chance(0.15):
                return self.any("INF -INF")
            return self.rough(scope, symbol.type, depth).text
        return self.scalar(scope, symbol.type, depth)

    def state_assign(self, context: Context) -> Lines:
        symbol = self.one_of(context.scope.free(*TYPES))
        return [f"{symbol.name} = {self.value_for(context, symbol)};"]

    def state_foreign(self, context: Context) -> Lines:
        """C++ that changes a number, and what it means: see `without_foreign`."""
        need(context.foreign)
        name = self.one_of(context.scope.free(*INTEGERS)).name
        factor, term = self.random.choice((1, 1, 2, 3)), self.random.randint(0, 9)
        meaning = f"{name} = {name} * {factor} + {term};"
        return [f"[ {meaning.replace(name, f'${name}')} ]::[{name}]; // {meaning}"]

    def state_assign_field(self, context: Context) -> Lines:
        scope = context.scope
        symbol, driver = self.one_of(scope.written_fields(*TYPES))
        access = scope.access[symbol.name]
        target = f"{driver}.{symbol.name}"
        if self.chance(0.25) and symbol.type not in ELEMENTS:
            owned = access.mode is Mode.OWN
            operator = access.operator if owned else self.sharing.operator(symbol)
            with suppress(Unfit):
                need(operator)
                return [self.reduction(context, symbol, target, operator, "")]
        return [f"{target} = {self.value_for(context, symbol)};"]

    def state_assign_group(self, context: Context) -> Lines:
        """`G.P = e`: a parallel loop over all elements."""
        scope = context.scope
        found = [s for s in scope.properties(*TYPES) if scope.mode(s) is Mode.FREE]
        symbol = self.one_of(found)
        inner = scope.child()
        inner.access[symbol.name] = Access(Mode.OWN, owner=symbol.graph)
        # Inside the value the graph's own name stands for the element.
        inner.symbols[symbol.graph] = Symbol(symbol.graph, symbol.of, symbol.graph)
        inner.access[symbol.graph] = READ
        inner.certain.add(symbol.graph)
        inner.graphs = tuple(g for g in scope.graphs if g != symbol.graph)
        value = self.group_value(context, symbol, inner)
        return [f"{symbol.graph}.{symbol.name} = {value};"]

    def group_value(self, context: Context, symbol: Symbol, scope: Scope) -> str:
        """Where the element itself is no value but in comparisons with `==`."""
        scope.graphs = scope.graphs or (symbol.graph,)
        hidden = scope.child()
        hidden.access[symbol.graph] = HIDDEN
        if self.chance(0.3) or symbol.type in ELEMENTS:
            return self.value_for(context, symbol, hidden)
        fields = [
            f"{symbol.graph}.{s.name}"
            for s in scope.properties(symbol.type)
            if replace(s, name=symbol.name) == symbol
            and scope.may_read(s, symbol.graph)
        ]
        if not fields:
            return self.value_for(context, symbol, hidden)
        text = self.random.choice(fields)
        if symbol.type == "Bool":
            sign = self.any("== != || &&")
            return f"{text} {sign} {self.condition(hidden, 1).within(OR + 4)}"
        if symbol.type in INTEGERS:
            value = self.number(hidden, symbol.type, 1)
            if symbol.of == "Node" and self.chance(0.2):
                return f"{symbol.graph}.Degree() + {text}"
            return f"{text} {self.random.choice('+-*')} {value.within(SUM + 2)}"
        nodes = hidden.drivers("Node", symbol.graph)
        if symbol.of == "Node" and nodes and self.chance(0.5):
            node = self.random.choice(nodes)
            there = self.value_for(context, symbol, hidden)
            return f"({symbol.graph} == {node}) ? {there} : {text}"
        return text

    def state_empty(self, context: Context) -> Lines:
        return [";"]

    def state_branch(self, context: Context) -> Lines:
        inner = self.deeper(context)
        head = f"If ({self.condition(context.scope, 2).text})"
        lines = self.body(head, self.block(inner))
        if self.chance(0.4):
            other = self.block(inner)
            if lines[-1] == "}":
                return [*lines[:-1], *self.braced("} Else", other)]
            return [*lines, *self.braced("Else", other)]
        return lines

    def state_guard(self, context: Context) -> Lines:
        """A block that may use what might have been NIL."""
        name = self.uncertain(context.scope)
        scope = context.scope.child()
        scope.certain.add(name)
        scope.access[name] = READ
        inner = replace(self.deeper(context), scope=scope)
        return self.braced(f"If ({name} != NIL)", self.block(inner))

    def state_nested_block(self, context: Context) -> Lines:
        return self.braced("", self.block(self.deeper(context)))

    def state_repeat(self, context: Context) -> Lines:
        """A counter ends the loop."""
        scope = context.scope.child()
        counter = scope.fresh(self.random, "k i j round")
        context.scope.taken.add(counter)
        scope.declare(Symbol(counter, "Int"), READ)
        most = self.random.randint(1, 3)
        inner = replace(self.deeper(context), scope=scope, unique=None)
        inner = replace(inner, times=context.times * most)
        lines = self.block(inner)
        steps = (f"{counter}++;", f"{counter} += 1;", f"{counter} = {counter} + 1;")
        step = self.random.choice(steps)
        lines.insert(self.random.choice((0, len(lines))), step)
        test = f"{counter} < {most}"
        if self.chance(0.6):
            condition = self.condition(context.scope, 2).within(OR + 2)
            parts = [test, condition]
            self.random.shuffle(parts)
            test = " && ".join(parts)
        declared = [f"Int {counter} = 0;"]
        if self.chance(0.3):
            return declared + self.braced("Do", lines, f"}} While ({test});")
        return declared + self.braced(f"While ({test})", lines)

    def state_leave(self, context: Context) -> Lines:
        need(context.returns is not None)
        head = f"If ({self.condition(context.scope, 2).text})"
        if not context.returns:
            return self.body(head, ["Return;"])
        result = self.value_for(context, Symbol("", context.returns))
        return self.body(head, [f"Return {result};"])


DECLARING = frozenset({*NUMBERS, "Bool", "Node", "Edge"})
