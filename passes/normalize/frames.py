"""Saves and restores the variables of a call of a recursive procedure.

Properties are copied and cleared element by element.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from lighthouse.diagnostics import Span
from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Call,
    Declare,
    Effect,
    Expression,
    Field,
    Literal,
    Loop,
    Range,
    RangeKind,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import (
    BOOL,
    INT,
    VOID,
    EdgeType,
    GraphType,
    NodeType,
    PropertyType,
    Type,
    is_object,
)
from lighthouse.ir.values import zero


def integer(value: int) -> Literal:
    return Literal(value, type=INT)


def plus(variable: Variable, by: int) -> Binary:
    symbol = "+" if by > 0 else "-"
    return Binary(symbol, variable, integer(abs(by)), type=variable.type)


def call(
    receiver: Variable | Field, name: str, type: Type, *arguments: Expression
) -> Call:
    return Call(receiver, name, arguments, type=type, span=receiver.span)


def element_of(property: PropertyType) -> NodeType | EdgeType:
    return (NodeType if property.of == "Node" else EdgeType)(property.graph)


@dataclass(frozen=True, slots=True)
class Frames:
    """The calls under way, of which there are `count`.

    declare: makes a variable with a name like the given one, for all calls.
    parallel: whether elements may be copied and cleared at the same time: never within
        a parallel loop.
    """

    count: Variable
    names: Names
    declare: Callable[[str, Type, Span], Variable]
    parallel: bool = False

    def copy(self, to: Variable, value: Expression) -> StatementNode:
        """`to = value`, also for properties."""
        type = to.type
        if not isinstance(type, PropertyType):
            return Assign(to, value, span=value.span)
        assert isinstance(value, Variable)
        of = value.name
        return self.for_all(to, lambda one: Assign(one, replace(one, name=of)))

    def cleared(self, variable: Variable) -> StatementNode:
        """Makes `variable` what it is where it is declared without a value."""
        if isinstance(variable.type, PropertyType):
            return self.for_all(variable, self.cleared_place)
        return self.cleared_place(variable)

    def cleared_place(self, place: Variable | Field) -> StatementNode:
        if is_object(place.type):
            return Effect(call(place, "Clear", VOID), span=place.span)
        return Assign(place, zero(place.type), span=place.span)

    def for_all(
        self, property: Variable, body: Callable[[Field], StatementNode]
    ) -> StatementNode:
        """`body` for the value of each element."""
        type = property.type
        assert isinstance(type, PropertyType)
        assert type.graph is not None
        kind: RangeKind = "Nodes" if type.of == "Node" else "Edges"
        hint = "n" if kind == "Nodes" else "e"
        iterator, element = self.names.fresh(hint), self.names.fresh(hint)
        inner = element_of(type)
        source = Range(kind, Variable(type.graph, type=GraphType()))
        if self.parallel and not is_object(type.element):
            place = Variable(iterator, type=inner)
            each = body(Field(place, property.name, type=type.element))
            return Loop(True, iterator, source, None, each)
        copy = Declare(inner, (element,), Variable(iterator, type=inner))
        one = Field(Variable(element, type=inner), property.name, type=type.element)
        return Loop(False, iterator, source, None, Block((copy, body(one))))

    def repeat(
        self, times: Expression, body: Callable[[Variable], Sequence[StatementNode]]
    ) -> StatementNode:
        """`body` for 0 … `times` − 1."""
        i = Variable(self.names.fresh("i"), type=INT)
        end = Variable(self.names.fresh("end"), type=INT)
        steps = Block((*body(i), Assign(i, plus(i, 1))))
        return Block(
            (
                Declare(INT, (end.name,), times),
                Declare(INT, (i.name,), integer(0)),
                While(Binary("<", i, end, type=BOOL), steps),
            )
        )
