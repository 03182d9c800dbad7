"""What fits where: the rules of Green-Marl's types that need no scope."""

from __future__ import annotations

from dataclasses import replace

from lighthouse.ir.nodes import (
    Binary,
    Conditional,
    Expression,
    Infinity,
    Literal,
    Nil,
    Unary,
)
from lighthouse.ir.types import (
    BOOL,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    NIL,
    UNKNOWN,
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NodeType,
    PropertyType,
    QueueType,
    Scalar,
    Type,
    arithmetic_type,
    is_element,
    is_floating,
    is_integral,
    is_numeric,
)


def article(type: Type) -> str:
    return f"{'an' if str(type)[0] in 'AEIOU' else 'a'} {type}"


def literal_type(value: bool | float) -> Scalar:
    if isinstance(value, bool):
        return BOOL
    if isinstance(value, int):
        return INT if -(2**31) <= value < 2**31 else LONG
    return DOUBLE


def adapt(node: Expression, to: Type) -> Expression:
    """Literals, INF and NIL take their type from where they stand."""
    match node:
        case Literal(float()) if to == FLOAT:
            return replace(node, type=FLOAT)
        case Infinity() if is_numeric(to):
            return replace(node, type=to)
        case Nil() if is_element(to):
            return replace(node, type=to)
        case Unary("-" | "abs", operand) if node.type != UNKNOWN:
            operand = adapt(operand, to)
            return replace(node, operand=operand, type=operand.type)
        case Binary(_, left, right) if node.type == DOUBLE and to == FLOAT:
            left, right = adapt(left, to), adapt(right, to)
            if DOUBLE in (left.type, right.type):
                return node
            return replace(node, left=left, right=right, type=FLOAT)
        case Conditional(_, then, otherwise) if is_open(node):
            then, otherwise = (
                adapt_arm(then, otherwise, to),
                adapt_arm(otherwise, then, to),
            )
            if then is node.then and otherwise is node.otherwise:
                return node
            if is_numeric(then.type) and is_numeric(otherwise.type):
                type: Type = arithmetic_type(then.type, otherwise.type)
            else:
                type = then.type
            return replace(node, then=then, otherwise=otherwise, type=type)
        case _:
            return node


def adapt_arm(arm: Expression, other: Expression, to: Type) -> Expression:
    """One arm of a `?:`; INF is as large as the other arm needs, too."""
    if isinstance(arm, Infinity) and is_numeric(to) and is_numeric(other.type):
        to = arithmetic_type(other.type, to)
    return adapt(arm, to)


def is_open(node: Conditional) -> bool:
    """True if the place of a `?:` has a say in its type."""
    return node.type in (UNKNOWN, NIL, DOUBLE) or any(
        isinstance(arm, Infinity) for arm in (node.then, node.otherwise)
    )


def default_infinity(node: Expression) -> Expression:
    """INF is an Int where nothing else says how large it is."""
    if isinstance(node, Infinity) and node.type == UNKNOWN:
        return replace(node, type=INT)
    return node


def is_exact(node: Expression, to: Scalar) -> bool:
    """True of a constant whose value `to` has: `Int x = 3.0` needs no warning."""
    sign = 1
    if isinstance(node, Unary) and node.operator == "-":
        sign, node = -1, node.operand
    if not isinstance(node, Literal) or not is_integral(to):
        return False
    value, half = sign * node.value, 1 << (to.bits - 1)
    return value == int(value) and -half <= value < half


def loses_precision(have: Scalar, to: Scalar) -> bool:
    return (
        (is_floating(have) and is_integral(to))
        or (have == LONG and to == INT)
        or (have == DOUBLE and to == FLOAT)
    )


def same_kind(have: Type, to: Type) -> bool:
    """True if a value of type `have` may stand where `to` is wanted."""
    if is_numeric(have) and is_numeric(to):
        return True
    if have == NIL or to == NIL:
        return is_element(have) or is_element(to)
    if isinstance(have, CollectionType) and isinstance(to, CollectionType):
        return have.of == to.of and same_graph(have.graph, to.graph)
    if is_element(have) and is_element(to):
        return type(have) is type(to) and same_graph(have.graph, to.graph)
    return have == to


def same_graph(one: str | None, other: str | None) -> bool:
    """True also where either is unknown, which has been reported."""
    return one == other or None in (one, other)


def without_graph(type: Type) -> Type:
    match type:
        case PropertyType(of, element):
            return PropertyType(of, without_graph(element))
        case NodeType() | EdgeType() | CollectionType():
            return replace(type, graph=None)
        case QueueType(element):
            return QueueType(replace(element, graph=None))
        case MapType(key, value):
            return MapType(without_graph(key), without_graph(value))
        case GraphType():
            return GraphType()
        case _:
            return type
