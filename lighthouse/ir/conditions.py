"""Conditions made of expressions: comparisons, and, or, not."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from lighthouse.ir.nodes import Binary, Expression, Nil, Unary
from lighthouse.ir.types import BOOL

# How a better value compares with a worse one.
BETTER = {"min": "<", "max": ">"}


def compared(operator: str, left: Expression, right: Expression) -> Expression:
    return Binary(operator, left, right, type=BOOL, span=left.span)


def improves(operator: str, value: Expression, target: Expression) -> Expression:
    """The value is strictly better than the target, by the operator min or max."""
    return compared(BETTER[operator], value, target)


def ordered(condition: Expression) -> tuple[Expression, Expression] | None:
    """What is less, and what is greater, if that is the condition."""
    match condition:
        case Binary("<", left, right):
            return left, right
        case Binary(">", left, right):
            return right, left
    return None


def both(conditions: Iterable[Expression]) -> Expression:
    """All of them; there must be one."""
    return reduce(lambda a, b: compared("&&", a, b), conditions)


def either(conditions: Iterable[Expression]) -> Expression:
    """One of them; there must be one."""
    return reduce(lambda a, b: compared("||", a, b), conditions)


def negated(condition: Expression) -> Expression:
    match condition:
        case Unary("!", operand):
            return operand
        case Binary("!=", _, Nil()):
            return replace(condition, operator="==")
    return Unary("!", condition, type=BOOL, span=condition.span)
