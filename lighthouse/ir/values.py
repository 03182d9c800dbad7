"""Values as expressions: zero, INF, NIL, neutral elements, conversions."""

from lighthouse.ir.nodes import (
    Cast,
    Expression,
    Index,
    Infinity,
    Literal,
    Nil,
    Reduce,
    ReduceOperator,
    Unary,
)
from lighthouse.ir.types import BOOL, INT, Type, is_element, is_floating


def zero(type: Type) -> Expression:
    """What an uninitialised variable of `type` holds: 0, False or NIL."""
    if is_element(type):
        return Nil(type=type)
    return Literal(False if type == BOOL else 0, type=type)


def integer(value: int) -> Literal:
    return Literal(value, type=INT)


def is_constant(value: Expression) -> bool:
    if isinstance(value, Unary):
        return is_constant(value.operand)
    return isinstance(value, Infinity | Literal | Nil)


def converted(value: Expression, type: Type) -> Expression:
    if value.type == type:
        return value
    return Cast(type, value, type=type, span=value.span)


def neutral(operator: ReduceOperator, type: Type) -> Expression:
    """The value that a reduction over nothing has."""
    match operator:
        case "min" | "max":
            return Infinity(operator == "max", type=type)
        case "&" | "|" if type == BOOL:
            return Literal(operator == "&", type=BOOL)
        case "&" | "|":
            return Literal(-1 if operator == "&" else 0, type=type)
        case _:
            one = operator == "*"
            return Literal(float(one) if is_floating(type) else int(one), type=type)


def changes_nothing(node: Reduce) -> bool:
    """True of `x += 0`, `all &= True` and the like.  But 0.0 added to -0.0 is 0.0, and
    the entry of a map exists from then on."""
    target, operator, value = node.target, node.operator, node.value
    if isinstance(target, Index) or (operator == "+" and is_floating(target.type)):
        return False
    match neutral(operator, target.type), value:
        case Literal(nothing), Literal(number):
            return bool(number == nothing)
        case nothing, _:
            return value == nothing
