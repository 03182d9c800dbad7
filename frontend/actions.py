"""Parser actions: build the nodes of grammar rules that are not simply one class.

An action gets the values of its rule, in order, and the span of its text.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from operator import add
from typing import Any
from typing import Literal as Choice

from lighthouse.diagnostics import CompileError, Span
from lighthouse.frontend import syntax_errors
from lighthouse.ir import nodes as ir
from lighthouse.ir.types import CollectionType, PropertyType, Type

Action = Callable[..., object]

# --- lists and choices ----------------------------------------------------------------


def without_span(function: Callable[..., object]) -> Action:
    return lambda *values, span: function(*values)


def constant(value: object) -> Action:
    return without_span(lambda *_: value)


first = without_span(lambda value: value)
single = without_span(lambda item: (item,))
append = without_span(lambda items, item: (*items, item))
concatenate = without_span(add)
together = without_span(lambda *values: values)
swapped = without_span(lambda left, right: (right, left))


# --- programs and types ---------------------------------------------------------------


def program(
    imports: tuple[str, ...], procedures: tuple[ir.Procedure, ...], *, span: Span
) -> ir.Program:
    return ir.Program(procedures, imports, span=span)


def extension(word: str, name: str, *, span: Span) -> str:
    """`Import` is no keyword, so that other compilers' programs may use it."""
    if word != "Import":
        raise CompileError(syntax_errors.outside_procedure(word, span))
    return name


def parameters(
    names: tuple[ir.Variable, ...], type: Type, *, span: Span
) -> tuple[ir.Parameter, ...]:
    """Arguments that share a type span only their names."""
    if len(names) == 1:
        return (ir.Parameter(names[0].name, type, span=span),)
    return tuple(ir.Parameter(item.name, type, span=item.span) for item in names)


def of_type(make: Callable[..., Type], *fixed: object) -> Action:
    return without_span(partial(make, *fixed))


def property_of_kind(kind: str, graph: str | None, *, span: Span) -> PropertyType:
    """A set for each node, of a kind that an extension has."""
    return PropertyType("Node", CollectionType(kind), graph)


# --- statements -----------------------------------------------------------------------


def block(statements: tuple[Any, ...], *, span: Span) -> ir.Block:
    """Of pairs of those before and the last one: copying them for each one more would
    take time that grows with the square of their number."""
    found: list[ir.StatementNode] = []
    while statements:
        statements, last = statements
        found.append(last)
    return ir.Block(tuple(reversed(found)), span=span)


def declare(type: Type, names: tuple[ir.Variable, ...], *, span: Span) -> ir.Declare:
    return ir.Declare(type, tuple(item.name for item in names), span=span)


def initialize(
    type: Type, name: ir.Variable, initial: ir.Expression, *, span: Span
) -> ir.Declare:
    return ir.Declare(type, (name.name,), initial, span=span)


REDUCE_OPERATORS: dict[str, ir.ReduceOperator] = {
    "+=": "+",
    "*=": "*",
    "min=": "min",
    "max=": "max",
    "&=": "&",
    "&&=": "&",
    "|=": "|",
    "||=": "|",
}


def reduce(operator: ir.ReduceOperator) -> Action:
    return lambda target, value, loop, span: ir.Reduce(
        target, operator, value, loop, span=span
    )


def subtract(
    target: ir.LValue, value: ir.Expression, loop: str | None, *, span: Span
) -> ir.Reduce:
    negative = ir.Unary("-", value, span=value.span)
    return ir.Reduce(target, "+", negative, loop, span=span)


def increment(target: ir.LValue, loop: str | None, *, span: Span) -> ir.Reduce:
    return ir.Reduce(target, "+", ir.Literal(1, span=span), loop, span=span)


def decrement(target: ir.LValue, loop: str | None, *, span: Span) -> ir.Reduce:
    return subtract(target, ir.Literal(1, span=span), loop, span=span)


def reduce_tuple(operator: Choice["min", "max"]) -> Action:
    return lambda target, targets, value, values, loop, span: ir.ReduceTuple(
        operator, target, value, targets, values, loop, span=span
    )


def annotate(
    annotations: tuple[ir.Annotation, ...], loop: ir.Loop, *, span: Span
) -> ir.Loop:
    return replace(loop, annotations=annotations, span=span)


def way_back(
    filter: ir.Expression | None, block: ir.Block, *, span: Span
) -> tuple[ir.Expression | None, ir.Block]:
    """The span of the block begins with its keyword, as that of a loop does."""
    return filter, replace(block, span=span)


def traversal(make: Callable[..., ir.Traversal], *, against: bool = False) -> Action:
    """`against` is InRBFS, which turns the direction of the header round."""

    def action(
        header: tuple[Any, ...],
        guards: tuple[Any, ...],
        body: ir.Block,
        back: tuple[Any, ...],
        *,
        span: Span,
    ) -> ir.Traversal:
        iterator, source, transposed, root = header
        return make(
            iterator,
            source,
            transposed != against,
            root,
            *guards,
            body,
            *back,
            span=span,
        )

    return action


# --- expressions and ranges -----------------------------------------------------------


def call(name: str, arguments: tuple[ir.Expression, ...], *, span: Span) -> ir.Call:
    return ir.Call(None, name, arguments, span=span)


def count(
    iterator: str, range: ir.Range, filter: ir.Expression | None, *, span: Span
) -> ir.Reduction:
    return ir.Reduction("Count", iterator, range, filter, None, span=span)


def bad_count(
    iterator: str,
    range: ir.Range,
    filter: ir.Expression | None,
    body: ir.Expression,
    *,
    span: Span,
) -> ir.Reduction:
    raise CompileError(syntax_errors.count_with_body(span))


def range_of(kind: ir.RangeKind, *, backward: bool = False) -> Action:
    def action(
        source: ir.Variable | ir.Field,
        argument: ir.Expression | None = None,
        *,
        span: Span,
    ) -> ir.Range:
        return ir.Range(kind, source, argument, backward, span=span)

    return action


RANGES: tuple[ir.RangeKind, ...] = (
    "Nodes",
    "Edges",
    "Nbrs",
    "InNbrs",
    "UpNbrs",
    "DownNbrs",
    "Items",
)
# Names too, since other compilers do not reserve them.
_EDGE_RANGES: dict[str, ir.RangeKind] = {
    "OutEdges": "OutEdges",
    "NbrEdges": "OutEdges",
    "InEdges": "InEdges",
    "UpEdges": "UpEdges",
    "DownEdges": "DownEdges",
}


def range_by_name(source: ir.Variable | ir.Field, name: str, *, span: Span) -> ir.Range:
    if name not in _EDGE_RANGES:
        raise CompileError(syntax_errors.unknown_range(name, span))
    return ir.Range(_EDGE_RANGES[name], source, span=span)
