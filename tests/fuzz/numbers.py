"""Random numbers of a type asked for, that mean one thing everywhere.

Integers wrap, so anything goes, except division by zero.  Floating arithmetic is kept
exact: what might need more bits than its type has is first cut to a small whole number.
So neither the order of a sum nor a fused multiplication can change a result, and
results are compared for equality.  Values that are not exact, such as quotients, are
`rough`: they are compared, converted and stored, never added.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from tests.fuzz.elements import Elements, Unfit, need
from tests.fuzz.graphs import MAX_EDGES
from tests.fuzz.scope import SEEN, Scope, Symbol
from tests.fuzz.values import (
    LIMITS,
    PLAIN,
    PLAIN_BITS,
    PRIMARY,
    RANK,
    ROUGH,
    SUMS,
    TERM,
    UNARY,
    Value,
    conditional,
    held,
    infix,
    integer,
    sized,
)
from tests.fuzz.weights import WEIGHTS
from tests.fuzz.words import ELEMENTS, FLOATS, INTEGERS, NUMBERS


@dataclass(frozen=True, slots=True)
class Helper:
    """A procedure that expressions may call: which arguments it wants."""

    name: str
    parameters: tuple[Symbol, ...]
    result: str


class Numbers(Elements):
    """Numbers; `Expressions` adds conditions."""

    def __init__(self, random: Random, theme: str = "") -> None:
        super().__init__(random, theme)
        self.helpers: list[Helper] = []

    def number(self, scope: Scope, type: str, depth: int) -> Value:
        """A value of exactly this type; a floating one is exact."""
        table = dict(WEIGHTS["numbers"])
        if depth <= 0:
            table = {k: table[k] for k in ("literal", "variable", "property", "graph")}
        made: Value = self.attempt(
            table, lambda kind: getattr(self, f"number_{kind}")(scope, type, depth - 1)
        )
        return made if type in INTEGERS else self.fitting(made, type)

    def any_number(self, scope: Scope, depth: int) -> tuple[Value, str]:
        type = self.choose(WEIGHTS["numeric_types"])
        if type in FLOATS and self.chance(0.3):
            return self.rough(scope, type, depth), type
        return self.number(scope, type, depth), type

    def convertible(self, scope: Scope, type: str, depth: int) -> Value:
        """A number of any type, where it is converted to `type`."""
        if self.chance(0.75):
            return self.number(scope, type, depth)
        value, _ = self.any_number(scope, depth)
        return value if type in INTEGERS else self.fitting(value, type)

    def plain(self, scope: Scope, type: str, depth: int) -> Value:
        """A floating value as plain symbols hold it."""
        return self.made_plain(self.convertible(scope, type, depth), type)

    def made_plain(self, value: Value, type: str) -> Value:
        if value.size <= PLAIN and value.bits <= PLAIN_BITS:
            return value
        return self.cut(value, type)

    def fitting(self, value: Value, type: str) -> Value:
        return value if value.fits(type) else self.cut(value, type)

    def cut(self, value: Value, type: str) -> Value:
        """Any number made small and whole, or a multiple of 1/2 or 1/4."""
        bound = self.random.choice((5, 16, 50, 97))
        whole = f"((Int) {value.within(UNARY)} % {bound})"
        match self.random.randrange(3):
            case 0:
                return Value(f"({type}) {whole}", UNARY, bound)
            case 1:
                return Value(f"({type}) {whole} / 4", TERM, bound / 4, 2)
            case _:
                return Value(f"{whole} * ({type}) 0.5", TERM, bound / 2, 1)

    def small(self, scope: Scope, type: str, depth: int, bound: int = 16) -> Value:
        """A whole number below `bound`, of an integral type."""
        if self.chance(0.3):
            return integer(self.random.randrange(bound))
        return infix(self.number(scope, type, depth), "%", integer(bound), bound)

    def number_literal(self, scope: Scope, type: str, depth: int) -> Value:
        if type in FLOATS:
            eighths = self.random.randint(-80, 80)
            size = abs(eighths) / 8
            text = repr(size)
            if self.chance(0.1):
                text = f"{size / 10!r}e1" if size == size / 10 * 10 else f"{size}e0"
            elif size < 1 and self.chance(0.3):
                text = text.removeprefix("0")
            elif size == int(size) and self.chance(0.3):
                text = text.removesuffix("0")
            if eighths < 0:
                return Value(f"-{text}", UNARY, size, PLAIN_BITS)
            return sized(text, size, PLAIN_BITS)
        if type == "Long" and self.chance(0.5):
            large = (2**31, 2**40 + 3, 2**63 - 1, 4294967296, -(2**40))
            return integer(self.random.choice(large))
        if self.chance(0.1):
            return integer(self.random.choice((2**31 - 1, -65537, 46341)))
        number = integer(self.random.randint(-3, 12))
        if type == "Long":
            return Value(f"(Long) {number.within(UNARY)}", UNARY, number.size)
        return number

    def stored(self, symbol: Symbol, text: str) -> Value:
        """What a variable or field holds.  Raises Unfit if it is not exact."""
        if symbol.role == "sum" and symbol.type in FLOATS:
            return sized(text, SUMS[symbol.type], PLAIN_BITS)
        need(symbol.type in INTEGERS or symbol.role == "plain")
        return held(text, symbol.type)

    def number_variable(self, scope: Scope, type: str, depth: int) -> Value:
        found = [s for s in scope.readable(type) if s.role != "rough"]
        symbol = self.one_of(found)
        return self.stored(symbol, symbol.name)

    def number_property(self, scope: Scope, type: str, depth: int) -> Value:
        found = [pair for pair in scope.fields(type) if pair[0].role != "rough"]
        symbol, driver = self.pick(scope, found)
        return self.stored(symbol, f"{driver}.{symbol.name}")

    def number_guarded(self, scope: Scope, type: str, depth: int) -> Value:
        """A property of what may be NIL, read only if it is not."""
        name = self.uncertain(scope)
        inner = scope.child()
        inner.certain.add(name)
        fields = inner.fields(type)
        found = [s for s, driver in fields if driver == name and s.role != "rough"]
        symbol = self.one_of(found)
        value = self.stored(symbol, f"{name}.{symbol.name}")
        other = self.number(scope, type, 0)
        if self.chance(0.5):
            return conditional(Value(f"(NIL != {name})"), value, other)
        return conditional(Value(f"({name} == NIL)"), other, value)

    def number_arithmetic(self, scope: Scope, type: str, depth: int) -> Value:
        operator = self.choose(WEIGHTS["arithmetic"])
        if operator == "%":
            return self.modulo(scope, type, depth)
        left, right = self.two(scope, type, depth)
        if type in INTEGERS:
            return infix(left, operator, right, LIMITS[type])
        # A literal alone would not make the arithmetic floating of this width.
        for _ in range(2):
            size, bits = left.size + right.size, max(left.bits, right.bits)
            if operator == "*":
                size, bits = left.size * right.size, left.bits + right.bits
            made = infix(left, operator, right, size, bits)
            if made.fits(type) and left.fits(type) and right.fits(type):
                return made
            left, right = self.cut(left, type), self.cut(right, type)
        raise Unfit

    def two(self, scope: Scope, type: str, depth: int) -> tuple[Value, Value]:
        """Of types the wider of which is `type`."""
        narrower = [each for each in NUMBERS if RANK[each] <= RANK[type]]
        types = [type, self.random.choice(narrower)]
        self.random.shuffle(types)
        left, right = (self.number(scope, each, depth) for each in types)
        return left, right

    def modulo(self, scope: Scope, type: str, depth: int) -> Value:
        need(type in INTEGERS)
        left = self.number(scope, type, depth)
        if self.chance(0.5):
            return infix(left, "%", integer(self.random.choice((2, 7, 10, 64))), 64)
        return self.divided("%", left, scope, type, depth)

    def number_quotient(self, scope: Scope, type: str, depth: int) -> Value:
        left = self.number(scope, type, depth)
        if type in FLOATS:
            power = self.random.choice((1, 2, 3))
            right = Value(self.any(f"{2**power} {2**power}.0"))
            made = infix(left, "/", right, left.size / 2**power, left.bits + power)
            need(made.fits(type))
            return made
        if self.chance(0.5):
            right = integer(self.random.choice((2, 3, -1, -5, 7)))
            return infix(left, "/", right, LIMITS[type])
        return self.divided("/", left, scope, type, depth)

    def divided(
        self, operator: str, left: Value, scope: Scope, type: str, depth: int
    ) -> Value:
        """By a variable or field, where it is not zero."""
        right = self.first(
            lambda: self.number_variable(scope, type, 0),
            lambda: self.number_property(scope, type, 0),
        )
        whole = infix(left, operator, right, LIMITS[type])
        other = self.number(scope, type, 0)
        if self.chance(0.5):
            return conditional(Value(f"{right.text} == 0"), other, whole)
        return conditional(Value(f"({right.text} != 0)"), whole, other)

    def number_conditional(self, scope: Scope, type: str, depth: int) -> Value:
        condition = self.condition(scope, depth)
        then, other = self.two(scope, type, depth)
        if type in FLOATS:
            then, other = self.fitting(then, type), self.fitting(other, type)
        return conditional(condition, then, other)

    def number_sign(self, scope: Scope, type: str, depth: int) -> Value:
        value = self.number(scope, type, depth)
        match self.random.randrange(3):
            case 0:
                return value.or_other(value, f"| {value.within(PRIMARY)} |")
            case 1:
                return value.or_other(value, f"Abs({value.text})")
            case _:
                return value.or_other(value, f"-{value.within(PRIMARY)}", UNARY)

    def number_cast(self, scope: Scope, type: str, depth: int) -> Value:
        if self.chance(0.15) and (names := self.castable(scope)):
            name = self.random.choice(names)
            return Value(f"({type}) {name}", UNARY, MAX_EDGES)
        value, _ = self.any_number(scope, depth)
        text = f"({type}) {value.within(UNARY)}"
        if type in INTEGERS:
            return Value(text, UNARY, LIMITS[type])
        if not value.fits(type):
            return self.cut(value, type)
        return value.or_other(value, text, UNARY)

    def number_function(self, scope: Scope, type: str, depth: int) -> Value:
        if type == "Double" and self.chance(0.4):
            value, _ = self.any_number(scope, depth)
            need(value.size <= LIMITS["Int"])
            return sized(f"{self.any('Floor Ceil')}({value.text})", value.size + 1)
        if type == "Double" and self.chance(0.2):
            return self.transcendental(scope, depth)
        left, right = self.number(scope, type, depth), self.number(scope, type, depth)
        name = self.any("Min Max")
        return left.or_other(right, f"{name}({left.text}, {right.text})")

    def transcendental(self, scope: Scope, depth: int) -> Value:
        """Libraries may differ in the last bit: never near a whole number."""
        small = self.small(scope, "Int", depth, 6)
        forms = [f"Exp({small.text} / 2.0) + 0.25", f"Pow(2, {small.text}) + 0.001"]
        forms.append(f"10 * Log(20.5 + {small.within(TERM)})")
        return sized(f"Floor({self.random.choice(forms)})", 256)

    def reduced(
        self, scope: Scope, depth: int, filtered: float = 0.5
    ) -> tuple[Scope, str]:
        """The head of a reduction, perhaps with a filter, and the scope of its body."""
        inner = scope.child()
        head = f"({self.range(inner, depth).text})"
        if self.chance(filtered):
            head += f"({self.condition(inner, depth).text})"
        return inner, head

    def number_count(self, scope: Scope, type: str, depth: int) -> Value:
        """Count, which is an Int."""
        need(type == "Int")
        _, head = self.reduced(scope, depth, 0.7)
        return held(f"Count{head}", "Int")

    def number_graph(self, scope: Scope, type: str, depth: int) -> Value:
        """Sizes of the graph, and degrees."""
        need(type == "Int")
        graph = self.random.choice(scope.graphs)
        nodes = scope.drivers("Node", graph)
        if not nodes or self.chance(0.2):
            return sized(f"{graph}.{self.any('NumNodes NumEdges')}()", MAX_EDGES)
        method = self.any("Degree OutDegree NumNbrs NumOutNbrs InDegree NumInNbrs")
        return sized(f"{self.random.choice(nodes)}.{method}()", MAX_EDGES)

    def number_reduction(self, scope: Scope, type: str, depth: int) -> Value:
        table = {k: v for k, v in WEIGHTS["reductions"].items() if k != "Avg"}
        operator = self.choose(table)
        need(type in INTEGERS or operator not in ("Min", "Max"))
        inner, head = self.reduced(scope, depth)
        if type in INTEGERS:
            body, size, bits = self.number(inner, type, depth), LIMITS[type], 0
        elif operator == "Sum":
            body = self.made_plain(self.number(inner, type, depth), type)
            size, bits = body.size * MAX_EDGES, body.bits
        else:
            ones = Value(f"({type}) 1"), Value("-1.0")
            body = conditional(self.condition(inner, depth), *ones)
            size, bits = 1.0, 0
        return sized(f"{operator}{head}{{{body.text}}}", size, bits)

    def number_drawn(self, scope: Scope, type: str, depth: int) -> Value:
        """A random number, which is the same on every target."""
        need(type == "Long" and scope.may_draw)
        if self.chance(0.3):
            small = self.small(scope, type, depth)
            return sized(f"Rand(1 + | {small.text} |)", 17)
        end = self.random.choice((1, 2, 6, 100, 2**40))
        return sized(f"Rand({end})", end)

    def number_call(self, scope: Scope, type: str, depth: int) -> Value:
        found = [helper for helper in self.helpers if helper.result == type]
        return held(self.call(scope, self.one_of(found), depth), type)

    def call(self, scope: Scope, helper: Helper, depth: int) -> str:
        """A call with fitting arguments.  Raises Unfit if the scope lacks some."""
        graph = self.random.choice(scope.graphs)
        texts = []
        for parameter in helper.parameters:
            if parameter.type == "Graph":
                texts.append(graph)
            elif parameter.of:
                wanted = (parameter.of, graph, parameter.role)
                found = [
                    s.name
                    for s in scope.properties(parameter.type)
                    if (s.of, s.graph, s.role) == wanted and scope.mode(s) in SEEN
                ]
                texts.append(self.one_of(found))
            elif parameter.type in ELEMENTS:
                texts.append(self.one_of(scope.drivers(parameter.type, graph)))
            else:
                texts.append(self.scalar(scope, parameter.type, depth))
        return f"{helper.name}({', '.join(texts)})"

    def scalar(self, scope: Scope, type: str, depth: int) -> str:
        """Of an exact number or a condition."""
        if type == "Bool":
            return self.condition(scope, depth).text
        if type in INTEGERS:
            return self.convertible(scope, type, depth).text
        return self.plain(scope, type, depth).text

    # --- numbers that are not exact ---------------------------------------------------

    def rough(self, scope: Scope, type: str, depth: int) -> Value:
        """A floating value that may be rounded, or infinite; never nan."""
        table: Mapping[str, float] = WEIGHTS["rough"]
        if depth <= 0:
            table = {"variable": 1, "property": 1}
        made: Value = self.first(
            lambda: self.attempt(
                table,
                lambda kind: getattr(self, f"rough_{kind}")(scope, type, depth - 1),
            ),
            lambda: self.number(scope, type, 0),
        )
        return made

    def rough_variable(self, scope: Scope, type: str, depth: int) -> Value:
        found = [s for s in scope.readable(type) if s.role == "rough"]
        return sized(self.one_of(found).name, ROUGH)

    def rough_property(self, scope: Scope, type: str, depth: int) -> Value:
        found = [pair for pair in scope.fields(type) if pair[0].role == "rough"]
        symbol, driver = self.pick(scope, found)
        return sized(f"{driver}.{symbol.name}", ROUGH)

    def rough_quotient(self, scope: Scope, type: str, depth: int) -> Value:
        left = self.number(scope, type, depth)
        right = self.random.choice(("3", "7", "10.0", "0.3", f"({type}) 49"))
        return infix(left, "/", Value(right), ROUGH)

    def rough_root(self, scope: Scope, type: str, depth: int) -> Value:
        need(type == "Double")
        value = self.number(scope, self.any("Double Float"), depth)
        return sized(f"Sqrt(Abs({value.text}))", ROUGH)

    def rough_extreme(self, scope: Scope, type: str, depth: int) -> Value:
        """Min and Max, which are infinite over nothing."""
        inner, head = self.reduced(scope, depth)
        made = self.rough if self.chance(0.3) else self.number
        body = made(inner, type, depth)
        return sized(f"{self.any('Min Max')}{head}{{{body.text}}}", ROUGH)

    def rough_uniform(self, scope: Scope, type: str, depth: int) -> Value:
        need(type == "Double" and scope.may_draw)
        return sized("Uniform()", ROUGH)

    def rough_average(self, scope: Scope, type: str, depth: int) -> Value:
        inner, head = self.reduced(scope, depth)
        of = "Float" if type == "Float" else self.any("Int Double")
        body = self.number(inner, of, depth)
        if of in FLOATS:
            body = self.made_plain(body, of)
        return sized(f"Avg{head}{{{body.text}}}", ROUGH)
