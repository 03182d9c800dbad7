"""Evaluates the expressions of host steps, in Python."""

from typing import Any

from lighthouse.codegen.signature import OF_CALL
from lighthouse.codegen.views import NUMBERS
from lighthouse.diagnostics import Span
from lighthouse.ir.nodes import Binary, Call, Cast, Expression, Literal, Variable
from lighthouse.ir.types import GraphType
from lighthouse.runtime.interpreter.environment import Environment, Evaluate
from lighthouse.runtime.interpreter.expressions import ExpressionCompiler
from lighthouse.runtime.interpreter.methods import Method
from lighthouse.runtime.interpreter.network import Network
from lighthouse.runtime.interpreter.values import NIL
from lighthouse.runtime.layout import Memory


class Arrays:
    """A host array whose elements are read and written as Python values.

    NIL has no properties: reading one gives `nothing`, writing it does nothing.
    """

    def __init__(self, array: Memory, nothing: Any) -> None:
        self.array, self.nothing = array, nothing

    def __getitem__(self, index: int) -> Any:
        return self.array.item(index) if index >= 0 else self.nothing

    def __setitem__(self, index: int, value: Any) -> None:
        if index >= 0:
            self.array[index] = value


class GraphFacts(Network):
    """Reads the graph's arrays directly: host steps look at few of its elements."""

    def as_elements(self, array: Memory) -> Arrays:
        return Arrays(array, NIL)


# The sizes of graphs.
FACTS = frozenset(name for name, kinds in OF_CALL.items() if NUMBERS.issuperset(kinds))


class HostExpressions(ExpressionCompiler):
    """Host steps have no loops and no calls of procedures; NIL is for the array."""

    def field(self, driver: Variable, key: str) -> Evaluate:
        element = self.expression(driver)
        return lambda environment: environment[key][element(environment)]

    def dividing(self, apply: Method, span: Span) -> Method:
        """By zero it gives 0, as in all compiled code."""

        def call(one: Any, two: Any) -> Any:
            try:
                return apply(one, two)
            except ZeroDivisionError:
                return 0

        return call

    def call_procedure(self, node: Call) -> None:
        return None


def is_fact(node: Expression, environment: Environment) -> bool:
    """True if it depends on sizes of graphs of the environment alone."""
    match node:
        case Call(Variable(graph, type=GraphType()), name):
            return name in FACTS and graph in environment
        case Binary(_, left, right):
            return is_fact(left, environment) and (
                isinstance(right, Literal) or is_fact(right, environment)
            )
        case Cast(_, operand):
            return is_fact(operand, environment)
    return False
