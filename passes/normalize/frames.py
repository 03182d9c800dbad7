"""Where the variables of a procedure wait while it calls itself.

A scalar waits in a map from the number of calls under way, a collection in a queue, the
elements of a property in a map from a number for each call and element.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from lighthouse.diagnostics import CompileError, Diagnostic, Span
from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Call,
    Cast,
    Declare,
    Effect,
    Expression,
    Field,
    Index,
    Literal,
    Loop,
    Range,
    RangeKind,
    StatementNode,
    Variable,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import (
    INT,
    LONG,
    VOID,
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NodeType,
    PropertyType,
    QueueType,
    Type,
    is_object,
)
from lighthouse.ir.values import zero
from lighthouse.passes.normalize.calls import by_value


def refused(what: str, span: Span) -> CompileError:
    message = f"{what} is not compiled to CUDA and OpenMP yet"
    notes = ("`lighthouse run --target interpret` runs it",)
    return CompileError(Diagnostic("GM0501", message, span, notes=notes))


def integer(value: int) -> Literal:
    return Literal(value, type=INT)


def plus(variable: Variable, by: int) -> Binary:
    symbol = "+" if by > 0 else "-"
    return Binary(symbol, variable, integer(abs(by)), type=variable.type)


def element_of(property: PropertyType) -> NodeType | EdgeType:
    return (NodeType if property.of == "Node" else EdgeType)(property.graph)


def stack_type(type: Type) -> Type | None:
    """The type of what keeps several values of `type`; None if there is none."""
    match type:
        case CollectionType(graph=graph):
            return QueueType(type, graph)
        case PropertyType(element=element):
            return MapType(LONG, element) if by_value(element) else None
        case _:
            return MapType(INT, type) if by_value(type) else None


@dataclass(frozen=True, slots=True)
class Frames:
    """Saves variables where `count` calls are under way."""

    count: Variable
    names: Names

    def save(self, variable: Variable, stack: Variable) -> StatementNode:
        type = variable.type
        if isinstance(type, PropertyType):
            return self.for_all(
                variable, type, lambda one: Assign(self.cell(stack, type, one), one)
            )
        if isinstance(type, CollectionType):
            push = Call(stack, "PushBack", (variable,), type=VOID)
            return Effect(push, span=variable.span)
        return Assign(Index(stack, self.count, type=type), variable)

    def restore(self, variable: Variable, stack: Variable) -> StatementNode:
        type = variable.type
        if isinstance(type, PropertyType):
            return self.for_all(
                variable, type, lambda one: Assign(one, self.cell(stack, type, one))
            )
        if isinstance(type, CollectionType):
            return Assign(variable, Call(stack, "PopBack", type=type))
        return Assign(variable, Index(stack, self.count, type=type))

    def copy(self, to: Variable, value: Expression) -> StatementNode:
        """`to = value`, also for properties."""
        type = to.type
        if not isinstance(type, PropertyType):
            return Assign(to, value, span=value.span)
        assert isinstance(value, Variable)
        of = value.name
        return self.for_all(to, type, lambda one: Assign(one, replace(one, name=of)))

    def cleared(self, variable: Variable) -> StatementNode | None:
        """Makes `variable` what it is where it is declared without a value."""
        type = variable.type
        if isinstance(type, GraphType):
            return None
        if isinstance(type, PropertyType):
            if not by_value(type.element):
                raise refused("a property of collections in a recursion", variable.span)
            nothing = zero(type.element)
            return self.for_all(variable, type, lambda one: Assign(one, nothing))
        if is_object(type):
            return Effect(Call(variable, "Clear", type=VOID), span=variable.span)
        return Assign(variable, zero(type), span=variable.span)

    def for_all(
        self,
        property: Variable,
        type: PropertyType,
        body: Callable[[Field], StatementNode],
    ) -> StatementNode:
        """`body` for the value of each element."""
        assert type.graph is not None
        kind: RangeKind = "Nodes" if type.of == "Node" else "Edges"
        hint = "n" if kind == "Nodes" else "e"
        iterator, element = self.names.fresh(hint), self.names.fresh(hint)
        inner = element_of(type)
        copy = Declare(inner, (element,), Variable(iterator, type=inner))
        one = Field(Variable(element, type=inner), property.name, type=type.element)
        source = Range(kind, Variable(type.graph, type=GraphType()))
        return Loop(False, iterator, source, None, Block((copy, body(one))))

    def cell(self, stack: Variable, type: PropertyType, one: Field) -> Index:
        """Where the stack keeps the value of one element."""
        assert type.graph is not None
        size = "NumNodes" if type.of == "Node" else "NumEdges"
        elements = Call(Variable(type.graph, type=GraphType()), size, type=INT)
        start = Binary("*", Cast(LONG, self.count, type=LONG), elements, type=LONG)
        number = Cast(LONG, one.driver, type=LONG)
        at = Binary("+", start, number, type=LONG)
        return Index(stack, at, type=type.element)
