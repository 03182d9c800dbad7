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

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

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
            return ir.Loop(True, iterator.name, source, None, each, span=property.span)
        copy = ir.Declare(element.type, (element.name,), iterator)
        one = ir.Field(element, property.name, type=type.element)
        steps = ir.Block((copy, body(one)))
        return ir.Loop(False, iterator.name, source, None, steps, span=property.span)

    def repeat(
        self, times: ir.Expression, body: Callable[[ir.Variable], ir.Statements]
    ) -> ir.StatementNode:
        """`body` for 0 … `times` − 1."""
        i = self.names.variable("i", ty.INT)
        end = self.names.variable("end", ty.INT)
        steps = ir.Block((*body(i), ir.Assign(i, plus(i, 1))))
        return ir.Block(
            (
                ir.declare(end, times),
                ir.declare(i, integer(0)),
                ir.While(ir.Binary("<", i, end, type=ty.BOOL), steps),
            )
        )


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
            return of_collections(
                variable, frames, new("at", queue), new("turned", queue)
            )
        case ty.PropertyType(element=element) as type:
            return of_property(
                variable, frames, new("at", ty.MapType(ty.LONG, element))
            )
        case ty.CollectionType(graph=graph) as type:
            at = new("at", ty.QueueType(type, graph))
            return Stack(
                lambda: [pushed(at, variable)],
                lambda: [ir.Assign(variable, popped(at))],
            )
        case ty.QueueType() as type:
            sizes = new("sizes", ty.MapType(ty.INT, ty.INT))
            return of_queue(variable, frames, new("at", type), sizes)
        case ty.MapType(key, value) as type:
            keys = new("keys", ty.MapType(ty.INT, key))
            values = new("values", ty.MapType(ty.INT, value))
            sizes = new("sizes", ty.MapType(ty.INT, ty.INT))
            return of_map(variable, frames, keys, values, sizes, new("top", ty.INT))
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
    variable: ir.Variable, frames: Frames, at: ir.Variable, turned: ir.Variable
) -> Stack:
    """`turned` is where they change their order: the last one in comes first out."""

    def turn(_: ir.Field) -> ir.StatementNode:
        one = item_of(at, frames)
        return ir.Block((ir.declare(one, popped(at)), pushed(turned, one)))

    return Stack(
        lambda: [frames.for_all(variable, lambda one: pushed(at, one))],
        lambda: [
            frames.for_all(variable, turn),
            frames.for_all(variable, lambda one: ir.Assign(one, popped(turned))),
        ],
    )


def of_queue(
    variable: ir.Variable, frames: Frames, at: ir.Variable, sizes: ir.Variable
) -> Stack:
    size = entry(sizes, frames.count)

    def save() -> ir.Statements:
        one = item_of(at, frames)
        source = ir.Range("Items", variable)
        return [
            ir.Loop(False, one.name, source, None, pushed(at, one)),
            ir.Assign(size, call(variable, "Size", ty.INT)),
        ]

    def one_back(_: ir.Variable) -> ir.Statements:
        one = item_of(at, frames)
        back = ir.Effect(call(variable, "PushFront", ty.VOID, one))
        return ir.declare(one, popped(at)), back

    clear = ir.Effect(call(variable, "Clear", ty.VOID))
    return Stack(save, lambda: [clear, frames.repeat(size, one_back)])


def of_map(
    variable: ir.Variable,
    frames: Frames,
    keys: ir.Variable,
    values: ir.Variable,
    sizes: ir.Variable,
    top: ir.Variable,
) -> Stack:
    all_of = call(variable, "Size", ty.INT)
    size = entry(sizes, frames.count)
    key, value = entry(keys, top), entry(values, top)

    def one_there(i: ir.Variable) -> ir.Statements:
        own = frames.names.variable("key", key.type)
        return (
            ir.declare(own, call(variable, "KeyAt", own.type, i)),
            ir.Assign(key, own),
            ir.Assign(value, entry(variable, own)),
            ir.Assign(top, plus(top, 1)),
        )

    def one_back(_: ir.Variable) -> ir.Statements:
        return ir.Assign(top, plus(top, -1)), ir.Assign(entry(variable, key), value)

    clear = ir.Effect(call(variable, "Clear", ty.VOID))
    return Stack(
        lambda: [ir.Assign(size, all_of), frames.repeat(all_of, one_there)],
        lambda: [clear, frames.repeat(size, one_back)],
    )


# --- pieces ---------------------------------------------------------------------------


def entry(map: ir.Variable, key: ir.Expression) -> ir.Index:
    assert isinstance(map.type, ty.MapType)
    return ir.Index(map, key, type=map.type.value)


def item_of(queue: ir.Variable, frames: Frames) -> ir.Variable:
    return frames.names.variable("item", queued(queue))


def queued(queue: ir.Variable) -> ty.CollectionType:
    assert isinstance(queue.type, ty.QueueType)
    return queue.type.element


def pushed(queue: ir.Variable, item: ir.Variable | ir.Field) -> ir.Effect:
    return ir.Effect(call(queue, "PushBack", ty.VOID, item), span=item.span)


def popped(queue: ir.Variable) -> ir.Call:
    return call(queue, "PopBack", queued(queue))


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
