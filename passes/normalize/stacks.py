"""Frames and stacks: where the variables of recursive procedures wait.

A scalar is saved in a map from the depth of the recursion, a collection in a queue, the
elements of a property in a map from a number for each call and element.  Properties and
queues of collections are saved collection by collection:

    n_at[frames] = n;                       // Int n
    S_at.PushBack(S);                       // N_S S
    For (x: G.Nodes)                        // N_P<N_S> P
        P_at.PushBack(x.P);
    For (S: Q.Items)                        // Collection<N_S> Q
        Q_at.PushBack(S);
    Q_sizes[frames] = Q.Size();
    For (k: the keys of M) {                // Map<Int, Double> M
        M_keys[M_top] = k;
        M_values[M_top] = M[k];
        M_top = M_top + 1;
    }
    M_sizes[frames] = M.Size();
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from lighthouse.diagnostics import Span
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
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.symbols import Names, elements_of
from lighthouse.ir.types import (
    BOOL,
    INT,
    LONG,
    VOID,
    CollectionType,
    GraphType,
    MapType,
    PropertyType,
    QueueType,
    Type,
    is_object,
)
from lighthouse.ir.values import zero

# --- frames ---------------------------------------------------------------------------


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
        iterator, source = elements_of(type, self.names)
        element, _ = elements_of(type, self.names)
        if self.parallel and not is_object(type.element):
            each = body(Field(iterator, property.name, type=type.element))
            return Loop(True, iterator.name, source, None, each)
        copy = Declare(element.type, (element.name,), iterator)
        one = Field(element, property.name, type=type.element)
        return Loop(False, iterator.name, source, None, Block((copy, body(one))))

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


# --- stacks ---------------------------------------------------------------------------

Steps = Sequence[StatementNode]


class Stack(NamedTuple):
    """The values of a variable in all calls under way but the present one: what puts
    the present value there, and what takes it back."""

    save: Callable[[], Steps]
    restore: Callable[[], Steps]


def stack_of(variable: Variable, frames: Frames) -> Stack:
    """A new stack for `variable`, empty."""

    def new(hint: str, type: Type) -> Variable:
        return frames.declare(f"{variable.name}_{hint}", type, variable.span)

    match variable.type:
        case PropertyType(element=CollectionType() as element):
            queue = QueueType(element, element.graph)
            return of_collections(
                variable, frames, new("at", queue), new("turned", queue)
            )
        case PropertyType(element=element) as type:
            return of_property(variable, frames, new("at", MapType(LONG, element)))
        case CollectionType(graph=graph) as type:
            at = new("at", QueueType(type, graph))
            return Stack(
                lambda: [pushed(at, variable)],
                lambda: [Assign(variable, popped(at))],
            )
        case QueueType() as type:
            sizes = new("sizes", MapType(INT, INT))
            return of_queue(variable, frames, new("at", type), sizes)
        case MapType(key, value) as type:
            keys = new("keys", MapType(INT, key))
            values = new("values", MapType(INT, value))
            sizes = new("sizes", MapType(INT, INT))
            return of_map(variable, frames, keys, values, sizes, new("top", INT))
        case type:
            place = entry(new("at", MapType(INT, type)), frames.count)
            return Stack(
                lambda: [Assign(place, variable)], lambda: [Assign(variable, place)]
            )


def of_property(variable: Variable, frames: Frames, at: Variable) -> Stack:
    def cell(one: Field) -> Index:
        """Where the value of one element waits."""
        type = variable.type
        assert isinstance(type, PropertyType)
        assert type.graph is not None
        graph = Variable(type.graph, type=GraphType())
        size = "NumNodes" if type.of == "Node" else "NumEdges"
        before = Cast(LONG, frames.count, type=LONG)
        start = Binary("*", before, call(graph, size, LONG), type=LONG)
        number = Cast(LONG, one.driver, type=LONG)
        return entry(at, Binary("+", start, number, type=LONG))

    return Stack(
        lambda: [frames.for_all(variable, lambda one: Assign(cell(one), one))],
        lambda: [frames.for_all(variable, lambda one: Assign(one, cell(one)))],
    )


def of_collections(
    variable: Variable, frames: Frames, at: Variable, turned: Variable
) -> Stack:
    """`turned` is where they change their order: the last one in comes first out."""

    def turn(_: Field) -> StatementNode:
        one = item_of(at, frames)
        return Block((declared(one, popped(at)), pushed(turned, one)))

    return Stack(
        lambda: [frames.for_all(variable, lambda one: pushed(at, one))],
        lambda: [
            frames.for_all(variable, turn),
            frames.for_all(variable, lambda one: Assign(one, popped(turned))),
        ],
    )


def of_queue(
    variable: Variable, frames: Frames, at: Variable, sizes: Variable
) -> Stack:
    size = entry(sizes, frames.count)

    def save() -> Steps:
        one = item_of(at, frames)
        source = Range("Items", variable)
        return [
            Loop(False, one.name, source, None, pushed(at, one)),
            Assign(size, call(variable, "Size", INT)),
        ]

    def one_back(_: Variable) -> Steps:
        one = item_of(at, frames)
        back = Effect(call(variable, "PushFront", VOID, one))
        return declared(one, popped(at)), back

    clear = Effect(call(variable, "Clear", VOID))
    return Stack(save, lambda: [clear, frames.repeat(size, one_back)])


def of_map(
    variable: Variable,
    frames: Frames,
    keys: Variable,
    values: Variable,
    sizes: Variable,
    top: Variable,
) -> Stack:
    all_of = call(variable, "Size", INT)
    size = entry(sizes, frames.count)
    key, value = entry(keys, top), entry(values, top)

    def one_there(i: Variable) -> Steps:
        own = Variable(frames.names.fresh("key"), type=key.type)
        return (
            declared(own, call(variable, "KeyAt", own.type, i)),
            Assign(key, own),
            Assign(value, entry(variable, own)),
            Assign(top, plus(top, 1)),
        )

    def one_back(_: Variable) -> Steps:
        return Assign(top, plus(top, -1)), Assign(entry(variable, key), value)

    clear = Effect(call(variable, "Clear", VOID))
    return Stack(
        lambda: [Assign(size, all_of), frames.repeat(all_of, one_there)],
        lambda: [clear, frames.repeat(size, one_back)],
    )


# --- pieces ---------------------------------------------------------------------------


def entry(map: Variable, key: Expression) -> Index:
    assert isinstance(map.type, MapType)
    return Index(map, key, type=map.type.value)


def declared(variable: Variable, value: Expression) -> Declare:
    return Declare(variable.type, (variable.name,), value)


def item_of(queue: Variable, frames: Frames) -> Variable:
    return Variable(frames.names.fresh("item"), type=queued(queue))


def queued(queue: Variable) -> CollectionType:
    assert isinstance(queue.type, QueueType)
    return queue.type.element


def pushed(queue: Variable, item: Variable | Field) -> Effect:
    return Effect(call(queue, "PushBack", VOID, item), span=item.span)


def popped(queue: Variable) -> Call:
    return call(queue, "PopBack", queued(queue))


def integer(value: int) -> Literal:
    return Literal(value, type=INT)


def plus(variable: Variable, by: int) -> Binary:
    symbol = "+" if by > 0 else "-"
    return Binary(symbol, variable, integer(abs(by)), type=variable.type)


def call(
    receiver: Variable | Field, name: str, type: Type, *arguments: Expression
) -> Call:
    return Call(receiver, name, arguments, type=type, span=receiver.span)
