"""What an expression reads, costs and depends on: whether it can be moved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Call,
    Cast,
    Conditional,
    Declare,
    DoWhile,
    Expression,
    Field,
    Foreign,
    ForeignExpression,
    If,
    Infinity,
    Literal,
    Loop,
    Nil,
    Node,
    Reduce,
    ReduceTuple,
    Unary,
    Variable,
    While,
)
from lighthouse.ir.printer import print_expression
from lighthouse.ir.types import EdgeType, GraphType, NodeType, Scalar, Type, is_integral
from lighthouse.ir.uses import written_names
from lighthouse.ir.walk import children, find, has, map_children, walk
from lighthouse.passes.analysis.nests import asks_for_neighbours, conjuncts

DEGREES = frozenset({"OutDegree", "InDegree"})
SLOW = frozenset({"Log", "Exp", "Pow", "Sqrt"})
EDGES = frozenset({"Edges", "OutEdges", "InEdges"})
FUNCTIONS = SLOW | {"Floor", "Ceil", "Abs", "Min", "Max"}

# --- what an expression is ------------------------------------------------------------


def is_pure(expression: Expression) -> bool:
    """True if the value depends on nothing but the names in it, degrees and sizes."""
    for node in walk(expression):
        match node:
            case Call(Variable(type=NodeType()), name) if name in DEGREES:
                pass
            case Call(Variable(type=GraphType()), "NumNodes" | "NumEdges"):
                pass
            case Call(None, name) if name in FUNCTIONS:
                pass
            case Literal() | Infinity() | Nil() | Field() | Variable():
                pass
            case Unary() | Binary() | Conditional() | Cast():
                pass
            case _:
                return False
    return True


def may_fail(expression: Expression) -> str | None:
    """Why a pure expression may fail where the program does not compute it.

    Floating-point arithmetic, conversions and the functions give a value for every
    argument; integers divided by zero are an error of the program.
    """
    for node in walk(expression):
        match node:
            case Binary("/" | "%", left, right) if is_integral(left.type):
                divides = isinstance(right, Literal) and right.value != 0
                if is_integral(right.type) and not divides:
                    return f"`{print_expression(right)}` may be zero"
    return None


def may_be_nil(body: Node) -> str | None:
    """A variable of `body` that may be NIL where the program does not come to it: what
    it is depends on properties."""
    for item in walk(body):
        match item:
            case Declare(NodeType() | EdgeType(), (name,)):
                if any(isinstance(each, Field) for each in walk(item)):
                    return name
    return None


def names_read(expression: Expression) -> frozenset[str]:
    """The variables, drivers and graphs among them, and properties in it."""
    return frozenset(
        node.name for node in walk(expression) if isinstance(node, Field | Variable)
    )


def drivers(expression: Expression) -> frozenset[str]:
    """The nodes and edges of which it reads a property or a degree."""
    found = set()
    for node in walk(expression):
        match node:
            case Field(driver=Variable(name)):
                found.add(name)
            case Call(Variable(name, type=NodeType())):
                found.add(name)
    return frozenset(found)


# Equal for expressions that compute the same, with the same types.
Key = tuple[str, tuple[Type, ...]]


def key(expression: Expression) -> Key:
    types = (node.type for node in walk(expression) if isinstance(node, Expression))
    return print_expression(expression), tuple(types)


# --- what it costs --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cost:
    """What every evaluation does: values loaded, their bytes, slow arithmetic."""

    loads: int
    bytes: int
    slow: bool


def size(type: Type) -> int:
    """The bytes of one value; a node or edge is a number of 32 bits."""
    return type.bits // 8 if isinstance(type, Scalar) else 4


def cost(expression: Expression) -> Cost:
    loaded: dict[tuple[str, str], int] = {}
    slow = False
    for node in certain(expression):
        match node:
            case Field(driver, name, type=type):
                loaded[driver.name, name] = size(type)
            case Call(Variable(driver), name) if name in DEGREES:
                # The difference of two row offsets.
                loaded[driver, name] = 2 * size(node.type)
            case Call(name=name) if name in SLOW:
                slow = True
            case Binary("/" | "%", _, right) if not isinstance(right, Literal):
                slow = True
    return Cost(len(loaded), sum(loaded.values()), slow)


def certain(expression: Expression) -> Iterator[Expression]:
    """Its parts that every evaluation computes."""
    yield expression
    for operand, condition in operands(expression):
        if condition is None:
            yield from certain(operand)


# --- where it is computed -------------------------------------------------------------

# An expression, and the condition on which it is computed.
Guarded = tuple[Expression, Expression | None]


def operands(expression: Expression) -> Iterator[Guarded]:
    """The direct operands, and the condition on which each is computed."""
    match expression:
        case Conditional(condition, then, otherwise):
            yield condition, None
            yield then, condition
            yield otherwise, condition
        case Binary("&&" | "||", left, right):
            yield left, None
            yield right, left
        case _:
            for child in children(expression):
                if isinstance(child, Expression):
                    yield child, None


# None: nothing to say of this expression; empty: it may leave; else why it must stay.
Judge = Callable[[Expression, Expression | None], str | None]


def largest_parts(found: Guarded, judge: Judge) -> Iterator[tuple[Expression, str]]:
    """The largest parts that may leave, and the reason for each that must stay, unless
    a part of it leaves."""
    expression, guard = found
    reason = judge(expression, guard)
    if reason == "":
        yield expression, ""
        return
    inner = [
        part
        for operand, own in operands(expression)
        for part in largest_parts((operand, own or guard), judge)
    ]
    if inner or reason is None:
        yield from inner
    else:
        yield expression, reason


def evaluations(node: Node, guard: Expression | None = None) -> Iterator[Guarded]:
    """The values that statements compute, with the condition if not each time.

    A usual condition does not count: a good part of the edges fulfils it.  What a loop
    inside computes counts as if the loop went around.
    """
    match node:
        case Block(statements):
            for statement in statements:
                yield from evaluations(statement, guard)
        case Declare(initial=value) if value is not None:
            yield value, guard
        case Assign(value=value) | Reduce(value=value) | ReduceTuple(value=value):
            yield value, guard
        case If(condition, then, otherwise):
            yield condition, guard
            inner = guard if is_usual(condition) else condition
            yield from evaluations(then, inner)
            if otherwise is not None:
                yield from evaluations(otherwise, condition)
        case Loop(body=body):
            yield from evaluations(body, guard)
        case While(condition, body) | DoWhile(body, condition):
            yield from evaluations(body, condition)


def is_usual(condition: Expression) -> bool:
    """True of `u > v && u != w` and of `v.OutDegree() > 0`: nothing is read that would
    choose a few among the vertices."""
    return all(
        asks_for_neighbours(part) or all(map(is_order, walk(part)))
        for part in conjuncts(condition)
    )


def is_order(node: Node) -> bool:
    match node:
        case Binary("!=" | "<" | ">" | "<=" | ">="):
            return True
        case _:
            return isinstance(node, Variable) and isinstance(node.type, NodeType)


# --- what surrounds it ----------------------------------------------------------------


def has_unknown_effects(node: Node) -> bool:
    """True if foreign code could write anything."""
    return has(node, Foreign, ForeignExpression)


def edge_ends(node: Node) -> Iterator[Declare]:
    """The declarations in `node` of an end of the edge of a loop: never NIL."""
    written = written_names(node)
    edges = {item.iterator for item in find(node, Loop) if item.range.kind in EDGES}
    for item in find(node, Declare):
        match item:
            case Declare(_, (name,), Call(Variable(edge), "FromNode" | "ToNode")):
                if edge in edges and name not in written:
                    yield item


def substituted(node: Node, replacements: Mapping[Key, Expression]) -> Node:
    """`node` with each expression whose key is in `replacements` replaced."""
    if isinstance(node, Expression) and (new := replacements.get(key(node))):
        return new
    return map_children(node, lambda child: substituted(child, replacements))
