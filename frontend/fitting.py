"""Type compatibility: which types can be assigned and combined."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lighthouse.ir.nodes import (
    Binary,
    Conditional,
    Expression,
    ForeignExpression,
    Infinity,
    Literal,
    Nil,
    Reduction,
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
        case ForeignExpression() if node.type == UNKNOWN:
            return replace(node, type=to)
        case Reduction(body=body) if node.type == UNKNOWN and body is not None:
            return replace(node, body=adapt(body, to), type=to)
        case Unary("-" | "abs", operand):
            operand = adapt(operand, to)
            if is_numeric(operand.type):
                return replace(node, operand=operand, type=operand.type)
            return node
        case Binary(_, left, right) if node.type == UNKNOWN and is_numeric(to):
            left, right = adapt(left, to), adapt(right, to)
            if is_numeric(left.type) and is_numeric(right.type):
                return replace(node, left=left, right=right, type=to)
            return node
        case Binary(_, left, right) if node.type == DOUBLE and to == FLOAT:
            left, right = adapt(left, to), adapt(right, to)
            if DOUBLE in (left.type, right.type):
                return node
            return replace(node, left=left, right=right, type=FLOAT)
        case Conditional(_, then, otherwise) if is_open(node):
            # INF last: it is as large as the other arm turns out to be.
            if isinstance(then, Infinity):
                otherwise = adapt(otherwise, to)
                then = adapt_arm(then, otherwise, to)
            else:
                then = adapt(then, to)
                otherwise = adapt_arm(otherwise, then, to)
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
    return adapt(node, INT) if node.type == UNKNOWN and is_infinity(node) else node


def is_infinity(node: Expression) -> bool:
    """True of INF, and of a `?:` that chooses between infinities."""
    match node:
        case Conditional(_, then, otherwise):
            return is_infinity(then) and is_infinity(otherwise)
        case _:
            return isinstance(node, Infinity)


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
    if isinstance(have, GraphType):
        return False
    if have == NIL or to == NIL:
        return all(type == NIL or is_element(type) for type in (have, to))
    return without_graph(have) == without_graph(to) and same_graph(have, to)


def same_graph(one: Type, other: Type) -> bool:
    """False if both belong to a graph, and not to the same one."""
    graphs = {graph_of(one), graph_of(other)}
    return None in graphs or len(graphs) == 1


def graph_of(type: Type) -> str | None:
    """The graph to which a type belongs; None too where that has been reported."""
    match type:
        case NodeType(graph) | EdgeType(graph) | QueueType(graph=graph):
            return graph
        case CollectionType(graph=graph) | PropertyType(graph=graph):
            return graph
        case _:
            return None


def with_graphs(type: Type, rename: Callable[[str | None], str | None]) -> Type:
    """`type` as it is called elsewhere: each graph by the name that it has there."""
    match type:
        case PropertyType(of, element, graph):
            return PropertyType(of, with_graphs(element, rename), rename(graph))
        case NodeType(graph) | EdgeType(graph) | CollectionType(graph=graph):
            return replace(type, graph=rename(graph))
        case QueueType(element, graph):
            return QueueType(
                replace(element, graph=rename(element.graph)), rename(graph)
            )
        case MapType(key, value):
            return MapType(with_graphs(key, rename), with_graphs(value, rename))
        case _:
            return type


def without_graph(type: Type) -> Type:
    return with_graphs(type, lambda graph: None)
