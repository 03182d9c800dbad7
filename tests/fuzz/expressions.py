"""Random conditions, which complete the expressions."""

from functools import partial

from tests.fuzz.elements import Unfit, need
from tests.fuzz.numbers import Numbers
from tests.fuzz.scope import Scope
from tests.fuzz.values import LEVELS, PRIMARY, UNARY, Value, conditional, infix, integer
from tests.fuzz.weights import WEIGHTS


class Expressions(Numbers):
    """Every kind of expression."""

    def condition(self, scope: Scope, depth: int) -> Value:
        table = dict(WEIGHTS["conditions"])
        if depth <= 0:
            shallow = ("literal", "variable", "property", "elements")
            table = {k: table[k] for k in shallow} | {"comparison": 8}
        made: Value = self.attempt(
            table, lambda kind: getattr(self, f"condition_{kind}")(scope, depth - 1)
        )
        return made

    def condition_literal(self, scope: Scope, depth: int) -> Value:
        return Value(self.any("True False"))

    def condition_variable(self, scope: Scope, depth: int) -> Value:
        return Value(self.one_of(scope.readable("Bool")).name)

    def condition_property(self, scope: Scope, depth: int) -> Value:
        symbol, driver = self.pick(scope, scope.fields("Bool"))
        return Value(f"{driver}.{symbol.name}")

    def condition_comparison(self, scope: Scope, depth: int) -> Value:
        operator = self.any("< > <= >= == !=")
        left, type = self.any_number(scope, depth)
        right, _ = self.any_number(scope, depth)
        if self.chance(0.75):
            # Of what changes, with what it may well be.
            left = self.changing(scope, type, left)
            right = integer(self.random.randint(-4, 40))
            if self.chance(0.4):
                right = self.changing(scope, type, right)
        if self.chance(0.1):
            left, right = right, left
        return infix(left, operator, right)

    def changing(self, scope: Scope, type: str, otherwise: Value) -> Value:
        """A property or variable, or a degree."""
        kinds = [type, "Int", "Long", "Double"]
        return self.first(
            *(partial(self.number_property, scope, kind, 0) for kind in kinds),
            lambda: self.number_graph(scope, "Int", 0),
            lambda: self.number_variable(scope, type, 0),
            lambda: otherwise,
        )

    def condition_infinite(self, scope: Scope, depth: int) -> Value:
        value, _ = self.any_number(scope, depth)
        operator = self.any("== != < >")
        return infix(value, operator, Value(self.any("INF +INF -INF")))

    def condition_elements(self, scope: Scope, depth: int) -> Value:
        type = self.any("Node Node Edge")
        graph = self.random.choice(scope.graphs)
        left: Value | None = self.first(
            partial(self.element, scope, type, graph, depth, literal=False),
            lambda: None,
        )
        right = self.element(scope, type, graph, depth)
        if left is None:
            raise Unfit
        operator = self.any("== != == != < >")
        if right.text == "NIL" and operator in "<>":
            operator = "!="
        level = LEVELS[operator]
        texts = [left.within(level + 1), right.within(level + 1)]
        if operator in ("==", "!="):
            self.random.shuffle(texts)
        return Value(f"{texts[0]} {operator} {texts[1]}", level)

    def condition_logic(self, scope: Scope, depth: int) -> Value:
        operator = self.any("&& || And Or == !=")
        left, right = self.condition(scope, depth), self.condition(scope, depth)
        return infix(Value(left.within(LEVELS[operator] + 1)), operator, right)

    def condition_negation(self, scope: Scope, depth: int) -> Value:
        return Value(f"!{self.condition(scope, depth).within(PRIMARY)}", UNARY)

    def condition_reduction(self, scope: Scope, depth: int) -> Value:
        inner, head = self.reduced(scope, depth, 0.4)
        operator = self.any("Exist All")
        body = self.condition(inner, depth)
        return Value(f"{operator}{head}{{{body.text}}}")

    def condition_edge(self, scope: Scope, depth: int) -> Value:
        graph = self.random.choice(scope.graphs)
        nodes = scope.drivers("Node", graph)
        need(nodes)
        method = self.any("HasEdgeTo HasEdgeFrom IsNbrFrom")
        first, second = self.random.choice(nodes), self.random.choice(nodes)
        return Value(f"{first}.{method}({second})")

    def condition_conditional(self, scope: Scope, depth: int) -> Value:
        test, then, other = (self.condition(scope, depth) for _ in range(3))
        return conditional(test, then, other)

    def condition_guarded(self, scope: Scope, depth: int) -> Value:
        """`x != NIL && x.P …`: the second side only if the first holds."""
        name = self.uncertain(scope)
        inner = scope.child()
        inner.certain.add(name)
        operator, test = "&&", Value(f"{name} != NIL")
        if self.chance(0.4):
            operator, test = "||", Value(f"{name} == NIL")
        return infix(test, operator, self.condition(inner, depth))
