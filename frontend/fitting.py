"""Type compatibility: which types can be assigned and combined."""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty


def article(type: ty.Type) -> str:
    return f"{'an' if str(type)[0] in 'AEIOU' else 'a'} {type}"


def literal_type(value: bool | float) -> ty.Scalar:
    if isinstance(value, bool):
        return ty.BOOL
    if isinstance(value, int):
        return ty.INT if -(2**31) <= value < 2**31 else ty.LONG
    return ty.DOUBLE


def adapt(node: ir.Expression, to: ty.Type) -> ir.Expression:
    """Literals, INF and NIL take their type from where they stand."""
    match node:
        case ir.Literal(float()) if to == ty.FLOAT:
            return replace(node, type=ty.FLOAT)
        case ir.Infinity() if ty.is_numeric(to):
            return replace(node, type=to)
        case ir.Nil() if ty.is_element(to):
            return replace(node, type=to)
        case ir.ForeignExpression() if node.type == ty.UNKNOWN:
            return replace(node, type=to)
        case ir.Reduction(body=body) if node.type == ty.UNKNOWN and body is not None:
            return replace(node, body=adapt(body, to), type=to)
        case ir.Unary("-" | "abs", operand):
            operand = adapt(operand, to)
            if ty.is_numeric(operand.type):
                return replace(node, operand=operand, type=operand.type)
            return node
        case ir.Binary(_, left, right) if node.type == ty.UNKNOWN and ty.is_numeric(to):
            left, right = adapt(left, to), adapt(right, to)
            if ty.is_numeric(left.type) and ty.is_numeric(right.type):
                return replace(node, left=left, right=right, type=to)
            return node
        case ir.Binary(_, left, right) if node.type == ty.DOUBLE and to == ty.FLOAT:
            left, right = adapt(left, to), adapt(right, to)
            if ty.DOUBLE in (left.type, right.type):
                return node
            return replace(node, left=left, right=right, type=ty.FLOAT)
        case ir.Conditional(_, then, otherwise) if is_open(node):
            # INF last: it is as large as the other arm turns out to be.
            if isinstance(then, ir.Infinity):
                otherwise = adapt(otherwise, to)
                then = adapt_arm(then, otherwise, to)
            else:
                then = adapt(then, to)
                otherwise = adapt_arm(otherwise, then, to)
            if then is node.then and otherwise is node.otherwise:
                return node
            if ty.is_numeric(then.type) and ty.is_numeric(otherwise.type):
                type: ty.Type = ty.arithmetic_type(then.type, otherwise.type)
            else:
                type = then.type
            return replace(node, then=then, otherwise=otherwise, type=type)
    return node


def adapt_arm(arm: ir.Expression, other: ir.Expression, to: ty.Type) -> ir.Expression:
    """One arm of a `?:`; INF is as large as the other arm needs, too."""
    if isinstance(arm, ir.Infinity) and ty.is_numeric(to) and ty.is_numeric(other.type):
        to = ty.arithmetic_type(other.type, to)
    return adapt(arm, to)


def is_open(node: ir.Conditional) -> bool:
    """True if the place of a `?:` has a say in its type."""
    return node.type in (ty.UNKNOWN, ty.NIL, ty.DOUBLE) or any(
        isinstance(arm, ir.Infinity) for arm in (node.then, node.otherwise)
    )


def default_infinity(node: ir.Expression) -> ir.Expression:
    """INF is an Int where nothing else says how large it is."""
    return (
        adapt(node, ty.INT) if node.type == ty.UNKNOWN and is_infinity(node) else node
    )


def is_infinity(node: ir.Expression) -> bool:
    """True of INF, and of a `?:` that chooses between infinities."""
    match node:
        case ir.Conditional(_, then, otherwise):
            return is_infinity(then) and is_infinity(otherwise)
    return isinstance(node, ir.Infinity)


def is_exact(node: ir.Expression, to: ty.Scalar) -> bool:
    """True of a constant whose value `to` has: `Int x = 3.0` needs no warning."""
    sign = 1
    if isinstance(node, ir.Unary) and node.operator == "-":
        sign, node = -1, node.operand
    if not isinstance(node, ir.Literal) or not ty.is_integral(to):
        return False
    value, half = sign * node.value, 1 << (to.bits - 1)
    return value == int(value) and -half <= value < half


def loses_precision(have: ty.Scalar, to: ty.Scalar) -> bool:
    return (
        (ty.is_floating(have) and ty.is_integral(to))
        or (have == ty.LONG and to == ty.INT)
        or (have == ty.DOUBLE and to == ty.FLOAT)
    )


def same_kind(have: ty.Type, to: ty.Type) -> bool:
    """True if a value of type `have` may stand where `to` is wanted."""
    if ty.is_numeric(have) and ty.is_numeric(to):
        return True
    if isinstance(have, ty.GraphType):
        return False
    if have == ty.NIL or to == ty.NIL:
        return all(type == ty.NIL or ty.is_element(type) for type in (have, to))
    return without_graph(have) == without_graph(to) and same_graph(have, to)


def same_graph(one: ty.Type, other: ty.Type) -> bool:
    """False if both belong to a graph, and not to the same one."""
    graphs = {graph_of(one), graph_of(other)}
    return None in graphs or len(graphs) == 1


def graph_of(type: ty.Type) -> str | None:
    """The graph to which a type belongs; None too where that has been reported."""
    match type:
        case ty.NodeType(graph) | ty.EdgeType(graph) | ty.QueueType(graph=graph):
            return graph
        case ty.CollectionType(graph=graph) | ty.PropertyType(graph=graph):
            return graph
    return None


def without_graph(type: ty.Type) -> ty.Type:
    return ty.with_graphs(type, lambda graph: None)
