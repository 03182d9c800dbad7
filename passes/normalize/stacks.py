"""Frames and stacks: where the variables of recursive procedures wait.

A scalar is saved in a map from the depth of the recursion, a collection, queue or map
in a queue of such, the elements of a property in a map from a number for each call and
element, and a property of collections as a queue of them:

    n_at[frames] = n;                       // Int n
    S_at.PushBack(S);                       // N_S S, Collection<N_S> S, Map<Int, Int> S
    A_at[frames * G.NumNodes() + x] = x.A;  // N_P<Int> A, for each node x
    For (x: G.Nodes)                        // N_P<N_S> P
        P_all.PushBack(x.P);
    P_at.PushBack(P_all);
    P_all.Clear();
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.symbols import Names, elements_of
from lighthouse.ir.values import integer, zero

# --- frames ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Frames:
    """The calls under way, of which there are `count`.

    declare: makes a variable with a name like the given one, for all calls.
    parallel: whether elements may be copied and cleared at the same time: never within
        a parallel loop.
    """

    count: ir.Variable
    names: Names
    declare: Callable[[str, ty.Type, Span], ir.Variable]
    parallel: bool = False

    def copy(self, to: ir.Variable, value: ir.Expression) -> ir.StatementNode:
        """`to = value`, also for properties."""
        type = to.type
        if not isinstance(type, ty.PropertyType):
            return ir.Assign(to, value, span=value.span)
        assert isinstance(value, ir.Variable)
        of = value.name
        return self.for_all(to, lambda one: ir.Assign(one, replace(one, name=of)))

    def cleared(self, variable: ir.Variable) -> ir.StatementNode:
        """Makes `variable` what it is where it is declared without a value."""
        if isinstance(variable.type, ty.PropertyType):
            return self.for_all(variable, self.cleared_place)
        return self.cleared_place(variable)

    def cleared_place(self, place: ir.Variable | ir.Field) -> ir.StatementNode:
        if ty.is_object(place.type):
            return ir.Effect(call(place, "Clear", ty.VOID), span=place.span)
        return ir.Assign(place, zero(place.type), span=place.span)

    def for_all(
        self, property: ir.Variable, body: Callable[[ir.Field], ir.StatementNode]
    ) -> ir.StatementNode:
        """`body` for the value of each element."""
        type = property.type
        assert isinstance(type, ty.PropertyType)
        iterator, source = elements_of(type, self.names)
        element, _ = elements_of(type, self.names)
        if self.parallel and not ty.is_object(type.element):
            each = body(ir.Field(iterator, property.name, type=type.element))
            return ir.Loop(True, iterator.name, source, None, each)
        copy = ir.Declare(element.type, (element.name,), iterator)
        one = ir.Field(element, property.name, type=type.element)
        return ir.Loop(False, iterator.name, source, None, ir.Block((copy, body(one))))


# --- stacks ---------------------------------------------------------------------------


class Stack(NamedTuple):
    """The values of a variable in all calls under way but the present one: what puts
    the present value there, and what takes it back."""

    save: Callable[[], ir.Statements]
    restore: Callable[[], ir.Statements]


def stack_of(variable: ir.Variable, frames: Frames) -> Stack:
    """A new stack for `variable`, empty."""

    def new(hint: str, type: ty.Type) -> ir.Variable:
        return frames.declare(f"{variable.name}_{hint}", type, variable.span)

    match variable.type:
        case ty.PropertyType(element=ty.CollectionType() as element):
            queue = ty.QueueType(element, element.graph)
            at = new("at", ty.QueueType(queue, element.graph))
            return of_collections(variable, frames, at, new("all", queue))
        case ty.PropertyType(element=element):
            at = new("at", ty.MapType(ty.LONG, element))
            return of_property(variable, frames, at)
        case ty.CollectionType() | ty.QueueType() | ty.MapType() as type:
            graph = None if isinstance(type, ty.MapType) else type.graph
            at = new("at", ty.QueueType(type, graph))
            return Stack(
                lambda: [pushed(at, variable)],
                lambda: [ir.Assign(variable, popped(at, "Back"))],
            )
        case type:
            place = entry(new("at", ty.MapType(ty.INT, type)), frames.count)
            return Stack(
                lambda: [ir.Assign(place, variable)],
                lambda: [ir.Assign(variable, place)],
            )


def of_property(variable: ir.Variable, frames: Frames, at: ir.Variable) -> Stack:
    def cell(one: ir.Field) -> ir.Index:
        """Where the value of one element waits."""
        type = variable.type
        assert isinstance(type, ty.PropertyType)
        assert type.graph is not None
        graph = ir.Variable(type.graph, type=ty.GraphType())
        size = "NumNodes" if type.of == "Node" else "NumEdges"
        before = ir.Cast(ty.LONG, frames.count, type=ty.LONG)
        start = ir.Binary("*", before, call(graph, size, ty.LONG), type=ty.LONG)
        number = ir.Cast(ty.LONG, one.driver, type=ty.LONG)
        return entry(at, ir.Binary("+", start, number, type=ty.LONG))

    return Stack(
        lambda: [frames.for_all(variable, lambda one: ir.Assign(cell(one), one))],
        lambda: [frames.for_all(variable, lambda one: ir.Assign(one, cell(one)))],
    )


def of_collections(
    variable: ir.Variable, frames: Frames, at: ir.Variable, all: ir.Variable
) -> Stack:
    """`all` has the collections of one call, in the order of the elements."""

    def put_back(one: ir.Field) -> ir.StatementNode:
        return ir.Assign(one, popped(all, "Front"))

    clear = ir.Effect(call(all, "Clear", ty.VOID))
    return Stack(
        lambda: [
            frames.for_all(variable, lambda one: pushed(all, one)),
            pushed(at, all),
            clear,
        ],
        lambda: [
            ir.Assign(all, popped(at, "Back")),
            frames.for_all(variable, put_back),
        ],
    )


# --- pieces ---------------------------------------------------------------------------


def entry(map: ir.Variable, key: ir.Expression) -> ir.Index:
    assert isinstance(map.type, ty.MapType)
    return ir.Index(map, key, type=map.type.value)


def pushed(queue: ir.Variable, item: ir.Variable | ir.Field) -> ir.Effect:
    return ir.Effect(call(queue, "PushBack", ty.VOID, item), span=item.span)


def popped(queue: ir.Variable, end: Literal["Front", "Back"]) -> ir.Call:
    assert isinstance(queue.type, ty.QueueType)
    return call(queue, f"Pop{end}", queue.type.element)


def plus(variable: ir.Variable, by: int) -> ir.Binary:
    symbol = "+" if by > 0 else "-"
    return ir.Binary(symbol, variable, integer(abs(by)), type=variable.type)


def call(
    receiver: ir.Variable | ir.Field,
    name: str,
    type: ty.Type,
    *arguments: ir.Expression,
) -> ir.Call:
    return ir.Call(receiver, name, arguments, type=type, span=receiver.span)
