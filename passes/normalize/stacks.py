"""The stacks of the variables of recursive procedures.

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

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

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
    Loop,
    Range,
    StatementNode,
    Variable,
)
from lighthouse.ir.types import (
    INT,
    LONG,
    VOID,
    CollectionType,
    GraphType,
    MapType,
    PropertyType,
    QueueType,
    Type,
)
from lighthouse.passes.normalize.frames import Frames, call, plus


def stack_of(variable: Variable, frames: Frames) -> Stack:
    """A new stack for `variable`, empty."""

    def new(hint: str, type: Type) -> Variable:
        return frames.declare(f"{variable.name}_{hint}", type, variable.span)

    match variable.type:
        case PropertyType(element=CollectionType() as element):
            queue = QueueType(element, element.graph)
            return _Collections(
                variable, frames, new("at", queue), new("turned", queue)
            )
        case PropertyType(element=element) as type:
            return _Property(variable, frames, new("at", MapType(LONG, element)), type)
        case CollectionType(graph=graph) as type:
            return _Collection(variable, frames, new("at", QueueType(type, graph)))
        case QueueType() as type:
            sizes = new("sizes", MapType(INT, INT))
            return _Queue(variable, frames, new("at", type), sizes)
        case MapType(key, value) as type:
            return _Map(
                variable,
                frames,
                new("keys", MapType(INT, key)),
                new("values", MapType(INT, value)),
                new("sizes", MapType(INT, INT)),
                new("top", INT),
                type,
            )
        case type:
            return _Scalar(variable, frames, new("at", MapType(INT, type)))


@dataclass(frozen=True, slots=True)
class Stack(ABC):
    """The values of `variable` in all calls under way but the present one."""

    variable: Variable
    frames: Frames

    @abstractmethod
    def save(self) -> Sequence[StatementNode]:
        """Puts the present value there; `restore` takes it back."""

    @abstractmethod
    def restore(self) -> Sequence[StatementNode]: ...

    def fresh(self, hint: str, type: Type) -> Variable:
        return Variable(self.frames.names.fresh(hint), type=type)

    def of_frame(self, map: Variable) -> Index:
        """What `map` has for the call under way."""
        assert isinstance(map.type, MapType)
        return Index(map, self.frames.count, type=map.type.value)


@dataclass(frozen=True, slots=True)
class _Scalar(Stack):
    at: Variable

    def save(self) -> Sequence[StatementNode]:
        return [Assign(self.of_frame(self.at), self.variable)]

    def restore(self) -> Sequence[StatementNode]:
        return [Assign(self.variable, self.of_frame(self.at))]


@dataclass(frozen=True, slots=True)
class _Property(Stack):
    at: Variable
    type: PropertyType

    def save(self) -> Sequence[StatementNode]:
        return [
            self.frames.for_all(self.variable, lambda one: Assign(self.cell(one), one))
        ]

    def restore(self) -> Sequence[StatementNode]:
        return [
            self.frames.for_all(self.variable, lambda one: Assign(one, self.cell(one)))
        ]

    def cell(self, one: Field) -> Index:
        """Where the value of one element waits."""
        assert self.type.graph is not None
        graph = Variable(self.type.graph, type=GraphType())
        size = "NumNodes" if self.type.of == "Node" else "NumEdges"
        before = Cast(LONG, self.frames.count, type=LONG)
        start = Binary("*", before, call(graph, size, LONG), type=LONG)
        number = Cast(LONG, one.driver, type=LONG)
        return Index(self.at, Binary("+", start, number, type=LONG), type=one.type)


@dataclass(frozen=True, slots=True)
class _Collection(Stack):
    at: Variable

    def save(self) -> Sequence[StatementNode]:
        return [pushed(self.at, self.variable)]

    def restore(self) -> Sequence[StatementNode]:
        return [Assign(self.variable, popped(self.at))]


@dataclass(frozen=True, slots=True)
class _Collections(Stack):
    """`turned` is where they change their order: the last one in comes first out."""

    at: Variable
    turned: Variable

    def save(self) -> Sequence[StatementNode]:
        return [self.frames.for_all(self.variable, lambda one: pushed(self.at, one))]

    def restore(self) -> Sequence[StatementNode]:
        def turn(_: Field) -> StatementNode:
            one = self.fresh("item", queued(self.at))
            return Block((declared(one, popped(self.at)), pushed(self.turned, one)))

        return [
            self.frames.for_all(self.variable, turn),
            self.frames.for_all(
                self.variable, lambda one: Assign(one, popped(self.turned))
            ),
        ]


@dataclass(frozen=True, slots=True)
class _Queue(Stack):
    at: Variable
    sizes: Variable

    def save(self) -> Sequence[StatementNode]:
        one = self.fresh("item", queued(self.at))
        source = Range("Items", self.variable)
        return [
            Loop(False, one.name, source, None, pushed(self.at, one)),
            Assign(self.of_frame(self.sizes), call(self.variable, "Size", INT)),
        ]

    def restore(self) -> Sequence[StatementNode]:
        def one_back(_: Variable) -> Sequence[StatementNode]:
            one = self.fresh("item", queued(self.at))
            back = Effect(call(self.variable, "PushFront", VOID, one))
            return declared(one, popped(self.at)), back

        return [
            Effect(call(self.variable, "Clear", VOID)),
            self.frames.repeat(self.of_frame(self.sizes), one_back),
        ]


@dataclass(frozen=True, slots=True)
class _Map(Stack):
    keys: Variable
    values: Variable
    sizes: Variable
    top: Variable
    type: MapType

    def save(self) -> Sequence[StatementNode]:
        def entry(i: Variable) -> Sequence[StatementNode]:
            key = self.fresh("key", self.type.key)
            return (
                declared(key, call(self.variable, "KeyAt", key.type, i)),
                Assign(self.on_top(self.keys), key),
                Assign(self.on_top(self.values), self.entry(key)),
                Assign(self.top, plus(self.top, 1)),
            )

        size = call(self.variable, "Size", INT)
        return [
            Assign(self.of_frame(self.sizes), size),
            self.frames.repeat(size, entry),
        ]

    def restore(self) -> Sequence[StatementNode]:
        def entry(_: Variable) -> Sequence[StatementNode]:
            place = self.entry(self.on_top(self.keys))
            return (
                Assign(self.top, plus(self.top, -1)),
                Assign(place, self.on_top(self.values)),
            )

        return [
            Effect(call(self.variable, "Clear", VOID)),
            self.frames.repeat(self.of_frame(self.sizes), entry),
        ]

    def on_top(self, map: Variable) -> Index:
        assert isinstance(map.type, MapType)
        return Index(map, self.top, type=map.type.value)

    def entry(self, key: Expression) -> Index:
        return Index(self.variable, key, type=self.type.value)


# --- pieces ---------------------------------------------------------------------------


def declared(variable: Variable, value: Expression) -> Declare:
    return Declare(variable.type, (variable.name,), value)


def queued(queue: Variable) -> CollectionType:
    assert isinstance(queue.type, QueueType)
    return queue.type.element


def pushed(queue: Variable, item: Variable | Field) -> Effect:
    return Effect(call(queue, "PushBack", VOID, item), span=item.span)


def popped(queue: Variable) -> Call:
    return call(queue, "PopBack", queued(queue))
