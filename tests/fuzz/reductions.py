"""Random statements that combine what the iterations of a parallel loop give."""

from tests.fuzz.elements import need
from tests.fuzz.scope import READ, Mode, Scope, Symbol
from tests.fuzz.statements import Context, Lines, Statements
from tests.fuzz.values import OR, SUM
from tests.fuzz.weights import TYPES
from tests.fuzz.words import EDGE_NAMES, ELEMENTS, INTEGERS, NUMBERS, SCALAR_NAMES

# How much a `sum` symbol may collect in one run of the program.
BUDGET = {"Float": 2.0**19, "Double": 2.0**39}
# How many statements of a loop may offer for one winner.
OFFERS = 3


class Reductions(Statements):
    """Reductions, deferred assignments and marks."""

    def reduction(
        self, context: Context, symbol: Symbol, target: str, operator: str, at: str
    ) -> str:
        """`target op= value @ loop;`, unless a sum might become too large."""
        scope = context.scope
        if operator in ("&", "|"):
            sign = operator * self.random.choice((1, 1, 2))
            return f"{target} {sign}= {self.condition(scope, 2).text}{at};"
        if symbol.type in INTEGERS:
            if operator == "+" and self.chance(0.2):
                return f"{target}{self.any('++ --')}{at};"
            sign = operator
            if operator == "+" and self.chance(0.15):
                sign = "-"
            value = self.convertible(scope, symbol.type, self.random.choice((0, 1, 2)))
            return f"{target} {sign}= {value.text}{at};"
        if operator in ("min", "max"):
            made = self.rough if symbol.role == "rough" else self.plain
            return f"{target} {operator}= {made(scope, symbol.type, 2).text}{at};"
        if operator == "*":
            test = self.condition(scope, 1)
            return f"{target} *= {test.within(OR)} ? -1.0 : 1.0{at};"
        value = self.plain(scope, symbol.type, 1)
        if value.size > 16:
            value = self.cut(value, symbol.type)
        spent = self.spent.get(symbol.name, 0) + context.times * max(value.size, 1)
        need(spent <= BUDGET[symbol.type])
        self.spent[symbol.name] = spent
        return f"{target} += {value.text}{at};"

    def state_accumulate(self, context: Context) -> Lines:
        """An in-place reduction that is complete at once."""
        symbol = self.one_of(context.scope.free(*NUMBERS, "Bool"))
        operator = self.sharing.operator(symbol)
        need(operator)
        return [self.reduction(context, symbol, symbol.name, operator, "")]

    def state_reduce(self, context: Context) -> Lines:
        """Into a scalar or property that iterations share."""
        scope = context.scope
        targets: list[tuple[Symbol, str]] = []
        for symbol in scope.symbols.values():
            access = scope.access[symbol.name]
            if symbol.type not in TYPES:
                continue
            if access.mode is Mode.REDUCE:
                targets += self.places(scope, symbol, access.owner)
            elif access.mode is Mode.PUSH:
                targets += [
                    (symbol, f"{name}.{symbol.name}")
                    for name, range_ in scope.ranges.items()
                    if range_ == (access.constant, access.owner)
                ]
        symbol, target = self.one_of(targets)
        access = scope.access[symbol.name]
        at = f" @ {access.loop}"
        implied = access.mode is Mode.REDUCE and not access.owner
        if implied and self.chance(0.4):
            at = ""
        return [self.reduction(context, symbol, target, access.operator, at)]

    def places(
        self, scope: Scope, symbol: Symbol, owner: str = ""
    ) -> list[tuple[Symbol, str]]:
        """A variable, or a property with each driver that stands for `owner`."""
        if not symbol.of:
            return [(symbol, symbol.name)]
        return [
            (symbol, f"{driver}.{symbol.name}")
            for driver in scope.drivers(symbol.of, symbol.graph)
            if not owner or scope.owns(driver, owner)
        ]

    def at(self, context: Context, loop: str) -> str:
        """` @ loop`, which may be left out if it is the innermost."""
        innermost = context.loops[-1][0] == loop
        return "" if innermost and self.chance(0.4) else f" @ {loop}"

    def state_reduce_tuple(self, context: Context) -> Lines:
        """The least or greatest key and what belongs to it.

        Keys are different, or what belongs to them is a function of the key: there is
        one winner, also among statements that offer for the same.
        """
        scope = context.scope
        groups = {
            access.group: access
            for access in scope.access.values()
            if access.mode is Mode.TUPLE and self.tuples_made[access.constant] < OFFERS
        }
        group, access = self.one_of([*groups.items()])
        offer = self.tuples_made[access.constant]
        symbols = [scope.symbols[name] for name in group]
        key, *others = symbols
        prefix = ""
        if key.of:
            prefix = f"{self.one_of(scope.drivers(key.of, key.graph))}."
        elements = any(other.type in ELEMENTS for other in others)
        need(context.unique or not elements)
        lines: Lines = []
        element = self.unique_element(context, lines)
        small = self.number(scope, "Int", 1).within(SUM + 1)
        number = scope.fresh(self.random, SCALAR_NAMES)
        scope.declare(Symbol(number, "Int"), READ)
        if element is None:
            lines.append(f"Int {number} = {small} % 20 * {OFFERS} + {offer};")
            values = [self.function_of(number, other) for other in others]
        else:
            own = f"{small} % 20 * 64 + (Int) {element}"
            lines.append(f"Int {number} = ({own}) * {OFFERS} + {offer};")
            values = [self.value_for(context, other) for other in others]
        self.tuples_made[access.constant] += 1
        left = ", ".join(f"{prefix}{other.name}" for other in others)
        right = ", ".join(self.tuple_part(value) for value in values)
        at = f" @ {access.loop}" if self.chance(0.7) else ""
        lines.append(
            f"<{prefix}{key.name}; {left}> {access.operator}= <{number}; {right}>{at};"
        )
        return lines

    def tuple_part(self, text: str) -> str:
        """A `>` would end the tuple."""
        return f"({text})" if ">" in text else text

    def unique_element(self, context: Context, lines: Lines) -> str | None:
        """A variable with another node or edge each time; adds its declaration."""
        if context.unique is None:
            return None
        scope = context.scope
        if context.unique.endswith("()"):
            name, type = scope.fresh(self.random, EDGE_NAMES), "Edge"
            source = context.unique.removesuffix(".ToEdge()")
        else:
            source = context.unique
            type = scope.symbols[source].type
            name = scope.fresh_element(self.random, type)
        graph = scope.symbols[source].graph
        scope.declare(Symbol(name, type, graph), READ, certain=True)
        lines.append(f"{scope.type_name(type, graph)} {name} = {context.unique};")
        return name

    def function_of(self, key: str, symbol: Symbol) -> str:
        if symbol.type == "Bool":
            return f"{key} % 2 == 0"
        return self.random.choice((f"{key} * 3 + 1", f"-{key}", key, f"| {key} |"))

    def state_defer(self, context: Context) -> Lines:
        scope = context.scope
        found = []
        for symbol in scope.properties(*TYPES):
            access = scope.access[symbol.name]
            if access.mode is Mode.DEFER and access.constant:
                found += self.places(scope, symbol)
            elif access.mode is Mode.DEFER and context.loops[-1][0] == access.loop:
                found += self.places(scope, symbol, access.owner)
        symbol, target = self.one_of(found)
        access = scope.access[symbol.name]
        value = access.constant or self.value_for(context, symbol)
        return [f"{target} <= {value}{self.at(context, access.loop)};"]

    def state_mark(self, context: Context) -> Lines:
        """One constant, whoever writes it."""
        scope = context.scope
        targets = []
        for symbol in scope.symbols.values():
            if scope.mode(symbol) is Mode.MARK and not symbol.type.startswith("Map"):
                targets += self.places(scope, symbol)
        symbol, target = self.one_of(targets)
        return [f"{target} = {scope.access[symbol.name].constant};"]
