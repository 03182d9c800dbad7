"""Random conditions, which complete the expressions."""

from __future__ import annotations

from tests.fuzz.numbers import Numbers
from tests.fuzz.scope import Scope
from tests.fuzz.values import AND, CONDITIONAL, EQUAL, OR, ORDER, PRIMARY, UNARY, Value
from tests.fuzz.weights import WEIGHTS


class Expressions(Numbers):
    """Every kind of expression."""

    def condition(self, scope: Scope, depth: int) -> Value:
        table = dict(WEIGHTS["conditions"])
        if depth <= 0:
            table = {
                k: table[k] for k in ("literal", "variable", "property", "elements")
            }
            table["comparison"] = 8
        made: Value | None = self.attempt(
            table, lambda kind: getattr(self, f"condition_{kind}")(scope, depth - 1)
        )
        assert made is not None
        return made

    def condition_literal(self, scope: Scope, depth: int) -> Value:
        return Value(self.random.choice(("True", "False")))

    def condition_variable(self, scope: Scope, depth: int) -> Value | None:
        found = scope.readable("Bool")
        return Value(self.random.choice(found).name) if found else None

    def condition_property(self, scope: Scope, depth: int) -> Value | None:
        found = scope.fields("Bool")
        if not found:
            return None
        symbol, driver = self.pick(scope, found)
        return Value(f"{driver}.{symbol.name}")

    def condition_comparison(self, scope: Scope, depth: int) -> Value:
        operator = self.random.choice(("<", ">", "<=", ">=", "==", "!="))
        level = EQUAL if operator in ("==", "!=") else ORDER
        left, type = self.any_number(scope, depth)
        right, _ = self.any_number(scope, depth)
        if self.chance(0.75):
            # Of what changes, with what it may well be.
            left = self.changing(scope, type) or left
            right = self.literal_integer(self.random.randint(-4, 40))
            if self.chance(0.4):
                right = self.changing(scope, type) or right
        if self.chance(0.1):
            left, right = right, left
        return Value(
            f"{left.within(level)} {operator} {right.within(level + 1)}", level
        )

    def changing(self, scope: Scope, type: str) -> Value | None:
        """A property or variable, or a degree."""
        types = [type, "Int", "Long", "Double"]
        for each in types:
            made = self.number_property(scope, each, 0)
            if made is not None:
                return made
        return self.number_graph(scope, "Int", 0) or self.number_variable(
            scope, type, 0
        )

    def condition_infinite(self, scope: Scope, depth: int) -> Value:
        value, _ = self.any_number(scope, depth)
        operator = self.random.choice(("==", "!=", "<", ">"))
        level = EQUAL if operator in ("==", "!=") else ORDER
        end = self.random.choice(("INF", "+INF", "-INF"))
        return Value(f"{value.within(level)} {operator} {end}", level)

    def condition_elements(self, scope: Scope, depth: int) -> Value | None:
        type = self.random.choice(("Node", "Node", "Edge"))
        graph = self.random.choice(scope.graphs)
        left = self.element(scope, type, graph, depth, literal=False)
        right = self.element(scope, type, graph, depth)
        if left is None or right is None:
            return None
        operator = self.random.choice(("==", "!=", "==", "!=", "<", ">"))
        if right.text == "NIL" and operator in "<>":
            operator = "!="
        level = EQUAL if operator in ("==", "!=") else ORDER
        texts = [left.within(level + 1), right.within(level + 1)]
        if operator in ("==", "!="):
            self.random.shuffle(texts)
        return Value(f"{texts[0]} {operator} {texts[1]}", level)

    def condition_logic(self, scope: Scope, depth: int) -> Value:
        operator, level = self.random.choice(
            (
                ("&&", AND),
                ("||", OR),
                ("And", AND),
                ("Or", OR),
                ("==", EQUAL),
                ("!=", EQUAL),
            )
        )
        left, right = self.condition(scope, depth), self.condition(scope, depth)
        return Value(
            f"{left.within(level + 1)} {operator} {right.within(level + 1)}", level
        )

    def condition_negation(self, scope: Scope, depth: int) -> Value:
        return Value(f"!{self.condition(scope, depth).within(PRIMARY)}", UNARY)

    def condition_reduction(self, scope: Scope, depth: int) -> Value | None:
        inner = scope.child()
        head = self.range(inner, depth)
        if head is None:
            return None
        test = f"({self.condition(inner, depth).text})" if self.chance(0.4) else ""
        operator = self.random.choice(("Exist", "All"))
        body = self.condition(inner, depth)
        return Value(f"{operator}({head.text}){test}{{{body.text}}}")

    def condition_edge(self, scope: Scope, depth: int) -> Value | None:
        graph = self.random.choice(scope.graphs)
        nodes = scope.drivers("Node", graph)
        if not nodes:
            return None
        method = self.random.choice(("HasEdgeTo", "HasEdgeFrom", "IsNbrFrom"))
        first, second = self.random.choice(nodes), self.random.choice(nodes)
        return Value(f"{first}.{method}({second})")

    def condition_conditional(self, scope: Scope, depth: int) -> Value:
        test, then, other = (self.condition(scope, depth) for _ in range(3))
        return Value(
            f"{test.within(OR)} ? {then.within(OR)} : {other.within(OR)}", CONDITIONAL
        )

    def condition_guarded(self, scope: Scope, depth: int) -> Value | None:
        """`x != NIL && x.P …`: the second side only if the first holds."""
        name = self.uncertain(scope)
        if name is None:
            return None
        inner = scope.child()
        inner.certain.add(name)
        operator, test, level = "&&", f"{name} != NIL", AND
        if self.chance(0.4):
            operator, test, level = "||", f"{name} == NIL", OR
        return Value(
            f"{test} {operator} {self.condition(inner, depth).within(level + 1)}", level
        )
