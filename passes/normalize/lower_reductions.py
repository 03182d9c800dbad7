"""Reductions in expressions become loops that accumulate.

    x = 1 + Sum (t: n.Nbrs) (t.B) { t.A };
    →
    Int sum = 0;
    Foreach (t: n.Nbrs)
        If (t.B) sum += t.A @ t;
    x = 1 + sum;

A reduction on an arm of `?:`, `&&` or `||` that may not be evaluated is guarded by an
If; one in the condition of a loop is computed again before each test.  Nested
reductions with one operator share one accumulator.  (Green-Marl specification 0.5,
section 5.3.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, TypeVar

from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Cast,
    Conditional,
    Declare,
    DoWhile,
    Expression,
    ExpressionNode,
    If,
    Literal,
    Loop,
    Node,
    Procedure,
    Reduce,
    ReduceOperator,
    Reduction,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT
from lighthouse.ir.values import neutral
from lighthouse.ir.walk import expand_body, map_children, walk
from lighthouse.passes.base import Context, Stage

N = TypeVar("N", bound=Node)

OPERATORS: dict[str, ReduceOperator] = {
    "Sum": "+",
    "Count": "+",
    "Product": "*",
    "Min": "min",
    "Max": "max",
    "Exist": "|",
    "All": "&",
}


class Hoister:
    """Moves the reductions of one statement into statements before it."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.before: list[StatementNode] = []

    def moves(self, node: Node) -> bool:
        """True if something in `node` must become statements."""
        return any(isinstance(item, Reduction) for item in walk(node))

    def nested(self) -> Hoister:
        return Hoister(self.names)

    def temporary(self, hint: str, initial: Expression) -> Variable:
        name = self.names.fresh(hint)
        self.before.append(Declare(initial.type, (name,), initial, span=initial.span))
        return Variable(name, type=initial.type, span=initial.span)

    def expression(self, node: Expression) -> Expression:
        if not self.moves(node):
            return node
        match node:
            case Reduction():
                return self.reduction(node)
            case Conditional(_, then, otherwise):
                if self.moves(then) or self.moves(otherwise):
                    return self.conditional(node)
            case Binary("&&" | "||" as operator, left, right) if self.moves(right):
                constant = Literal(operator == "||", type=BOOL)
                arms = (right, constant) if operator == "&&" else (constant, right)
                return self.conditional(
                    Conditional(left, *arms, type=BOOL, span=node.span)
                )
        return self.operands(node)

    def operands(self, node: N) -> N:
        """`node` with its direct expressions hoisted."""
        return map_children(
            node,
            lambda child: (
                self.expression(child)  # type: ignore[arg-type]
                if isinstance(child, ExpressionNode)
                else child
            ),
        )

    def conditional(self, node: Conditional) -> Expression:
        condition = self.expression(node.condition)
        name = self.names.fresh("value")
        self.before.append(Declare(node.type, (name,), span=node.span))
        result = Variable(name, type=node.type, span=node.span)

        def arm(value: Expression) -> Block:
            inner = self.nested()
            value = inner.expression(value)
            return Block((*inner.before, Assign(result, value, span=value.span)))

        self.before.append(
            If(condition, arm(node.then), arm(node.otherwise), span=node.span)
        )
        return result

    def reduction(self, node: Reduction) -> Expression:
        if node.operator == "Avg":
            return self.average(node)
        operator = OPERATORS[node.operator]
        start = replace(neutral(operator, node.type), span=node.span)
        result = self.temporary(node.operator.lower(), start)
        self.before.append(self.accumulate(node, operator, result, node.iterator))
        return result

    def accumulate(
        self, node: Reduction, operator: ReduceOperator, result: Variable, loop: str
    ) -> StatementNode:
        """The loop of `node`, adding into `result` until `loop` ends."""
        inner = self.nested()
        filter_ = inner.expression(node.filter) if node.filter else None
        outside_filter, inner.before = inner.before, []
        value = node.body or Literal(1, type=INT, span=node.span)
        if (
            isinstance(value, Reduction)
            and OPERATORS.get(value.operator) == operator
            and value.type == node.type
        ):
            step = inner.accumulate(value, operator, result, loop)
        else:
            value = inner.expression(value)
            step = Reduce(result, operator, value, loop, span=node.span)
        body = Block((*inner.before, step)) if inner.before else step
        if filter_ is not None:
            body = If(filter_, body, span=filter_.span)
        if outside_filter:
            body = Block((*outside_filter, body))
        return Loop(True, node.iterator, node.range, None, body, span=node.span)

    def average(self, node: Reduction) -> Expression:
        """Sum over count, 0 over nothing; both in one loop."""
        assert node.body is not None
        zero = Literal(0.0, type=node.type, span=node.span)
        total = self.temporary("sum", zero)
        count = self.temporary("count", Literal(0, type=INT, span=node.span))
        inner = self.nested()
        filter_ = inner.expression(node.filter) if node.filter else None
        outside_filter, inner.before = inner.before, []
        value = inner.expression(node.body)
        steps = (
            *inner.before,
            Reduce(total, "+", value, node.iterator, span=node.span),
            Reduce(count, "+", Literal(1, type=INT), node.iterator, span=node.span),
        )
        body: StatementNode = Block(steps)
        if filter_ is not None:
            body = If(filter_, body, span=filter_.span)
        if outside_filter:
            body = Block((*outside_filter, body))
        self.before.append(
            Loop(True, node.iterator, node.range, None, body, span=node.span)
        )
        nothing = Binary("==", count, Literal(0, type=INT), type=BOOL)
        mean = Binary(
            "/", total, Cast(node.type, count, type=node.type), type=node.type
        )
        return Conditional(nothing, zero, mean, type=node.type, span=node.span)

    def statement(self, node: StatementNode) -> tuple[StatementNode, ...]:
        """What takes the place of `node`, whose own statements are done."""
        match node:
            case While(condition, body) if self.moves(condition):
                declare, steps, test = self.test(condition)
                guarded = If(test, body, span=node.span)
                loop = DoWhile(Block((*steps, guarded)), test, span=node.span)
                return (declare, loop)
            case DoWhile(body, condition) if self.moves(condition):
                declare, steps, test = self.test(condition)
                loop = DoWhile(Block((body, *steps)), test, span=node.span)
                return (declare, loop)
            case If(condition) if self.moves(condition):
                condition = self.expression(condition)
                return (*self.before, replace(node, condition=condition))
            case While() | DoWhile() | If() | Block():
                return (node,)
        new = self.operands(node)
        return (*self.before, new)

    def test(
        self, condition: Expression
    ) -> tuple[StatementNode, Sequence[StatementNode], Variable]:
        """The declaration of the test of a loop, what computes it, and the test."""
        test = self.temporary("more", Literal(False, type=BOOL))
        (declare,), self.before = self.before, []
        value = self.expression(condition)
        again = Assign(test, value, span=condition.span)
        return declare, (*self.before, again), test


@dataclass(frozen=True, slots=True)
class LowerReductions:
    name: ClassVar[str] = "lower-reductions"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        names = Names(procedure)

        def lower(node: StatementNode) -> Sequence[StatementNode]:
            return Hoister(names).statement(node)

        return expand_body(procedure, lower)
