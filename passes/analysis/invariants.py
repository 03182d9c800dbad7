"""What an expression reads, costs and depends on: whether it can be moved."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from lighthouse.ir import nodes as ir
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


def is_pure(expression: ir.Expression) -> bool:
    """True if the value depends on nothing but the names in it, degrees and sizes."""
    for node in walk(expression):
        match node:
            case ir.Call(ir.Variable(type=NodeType()), name) if name in DEGREES:
                pass
            case ir.Call(ir.Variable(type=GraphType()), "NumNodes" | "NumEdges"):
                pass
            case ir.Call(None, name) if name in FUNCTIONS:
                pass
            case ir.Literal() | ir.Infinity() | ir.Nil() | ir.Field() | ir.Variable():
                pass
            case ir.Unary() | ir.Binary() | ir.Conditional() | ir.Cast():
                pass
            case _:
                return False
    return True


def may_fail(expression: ir.Expression) -> str | None:
    """Why a pure expression may fail where the program does not compute it.

    Floating-point arithmetic, conversions and the functions give a value for every
    argument; integers divided by zero are an error of the program.
    """
    for node in walk(expression):
        match node:
            case ir.Binary("/" | "%", left, right) if is_integral(left.type):
                divides = isinstance(right, ir.Literal) and right.value != 0
                if is_integral(right.type) and not divides:
                    return f"`{print_expression(right)}` may be zero"
    return None


def may_be_nil(body: ir.Node) -> str | None:
    """A variable of `body` that may be NIL where the program does not come to it: what
    it is depends on properties."""
    for item in walk(body):
        match item:
            case ir.Declare(NodeType() | EdgeType(), (name,)):
                if has(item, ir.Field):
                    return name
    return None


def names_read(expression: ir.Expression) -> frozenset[str]:
    """The variables, drivers and graphs among them, and properties in it."""
    return frozenset(node.name for node in find(expression, ir.Field, ir.Variable))


def drivers(expression: ir.Expression) -> frozenset[str]:
    """The nodes and edges of which it reads a property or a degree."""
    found = set()
    for node in walk(expression):
        match node:
            case ir.Field(driver=ir.Variable(name)):
                found.add(name)
            case ir.Call(ir.Variable(name, type=NodeType())):
                found.add(name)
    return frozenset(found)


# Equal for expressions that compute the same, with the same types.
Key = tuple[str, tuple[Type, ...]]


def key(expression: ir.Expression) -> Key:
    types = (node.type for node in find(expression, ir.Expression))
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


def loads(expression: ir.Expression) -> dict[tuple[str, str], int]:
    """What every evaluation loads: whose, which property or degree; its bytes."""
    found: dict[tuple[str, str], int] = {}
    for node in certain(expression):
        match node:
            case ir.Field(driver, name, type=type):
                found[driver.name, name] = size(type)
            case ir.Call(ir.Variable(driver), name) if name in DEGREES:
                # The difference of two row offsets.
                found[driver, name] = 2 * size(node.type)
    return found


def cost(expression: ir.Expression) -> Cost:
    slow = False
    for node in certain(expression):
        match node:
            case ir.Call(name=name) if name in SLOW:
                slow = True
            case ir.Binary("/" | "%", _, right) if not isinstance(right, ir.Literal):
                slow = True
    loaded = loads(expression)
    return Cost(len(loaded), sum(loaded.values()), slow)


def certain(expression: ir.Expression) -> Iterator[ir.Expression]:
    """Its parts that every evaluation computes."""
    yield expression
    for operand, condition in operands(expression):
        if condition is None:
            yield from certain(operand)


# --- where it is computed -------------------------------------------------------------

# An expression, and the condition on which it is computed.
Guarded = tuple[ir.Expression, ir.Expression | None]


def operands(expression: ir.Expression) -> Iterator[Guarded]:
    """The direct operands, and the condition on which each is computed."""
    match expression:
        case ir.Conditional(condition, then, otherwise):
            yield condition, None
            yield then, condition
            yield otherwise, condition
        case ir.Binary("&&" | "||", left, right):
            yield left, None
            yield right, left
        case _:
            for child in children(expression):
                if isinstance(child, ir.Expression):
                    yield child, None


# None: nothing to say of this expression; empty: it may leave; else why it must stay.
Judge = Callable[[ir.Expression, ir.Expression | None], str | None]


def largest_parts(found: Guarded, judge: Judge) -> Iterator[tuple[ir.Expression, str]]:
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


def evaluations(node: ir.Node, guard: ir.Expression | None = None) -> Iterator[Guarded]:
    """The values that statements compute, with the condition if not each time.

    A usual condition does not count: a good part of the edges fulfils it.  What a loop
    inside computes counts as if the loop went around.
    """
    match node:
        case ir.Block(statements):
            for statement in statements:
                yield from evaluations(statement, guard)
        case ir.Declare(initial=value) if value is not None:
            yield value, guard
        case (
            ir.Assign(value=value)
            | ir.Reduce(value=value)
            | ir.ReduceTuple(value=value)
        ):
            yield value, guard
        case ir.If(condition, then, otherwise):
            yield condition, guard
            inner = guard if is_usual(condition) else condition
            yield from evaluations(then, inner)
            if otherwise is not None:
                yield from evaluations(otherwise, condition)
        case ir.Loop(body=body):
            yield from evaluations(body, guard)
        case ir.While(condition, body) | ir.DoWhile(body, condition):
            yield from evaluations(body, condition)


def is_usual(condition: ir.Expression) -> bool:
    """True of `u > v && u != w` and of `v.OutDegree() > 0`: nothing is read that would
    choose a few among the vertices."""
    return all(
        asks_for_neighbours(part) or all(map(is_order, walk(part)))
        for part in conjuncts(condition)
    )


def is_order(node: ir.Node) -> bool:
    match node:
        case ir.Binary("!=" | "<" | ">" | "<=" | ">="):
            return True
    return isinstance(node, ir.Variable) and isinstance(node.type, NodeType)


# --- what surrounds it ----------------------------------------------------------------


def has_unknown_effects(node: ir.Node) -> bool:
    """True if foreign code could write anything."""
    return has(node, ir.Foreign, ir.ForeignExpression)


def edge_ends(node: ir.Node) -> Iterator[ir.Declare]:
    """The declarations in `node` of an end of the edge of a loop: never NIL."""
    written = written_names(node)
    edges = {item.iterator for item in find(node, ir.Loop) if item.range.kind in EDGES}
    for item in find(node, ir.Declare):
        match item:
            case ir.Declare(
                _, (name,), ir.Call(ir.Variable(edge), "FromNode" | "ToNode")
            ):
                if edge in edges and name not in written:
                    yield item


def substituted(node: ir.Node, replacements: Mapping[Key, ir.Expression]) -> ir.Node:
    """`node` with each expression whose key is in `replacements` replaced."""
    if isinstance(node, ir.Expression) and (new := replacements.get(key(node))):
        return new
    return map_children(node, lambda child: substituted(child, replacements))
