"""Lowers core statements around sequential host loops and kernels over collections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Call,
    Effect,
    Expression,
    Field,
    Literal,
    Loop,
    Node,
    Range,
    StatementNode,
    Variable,
)
from lighthouse.ir.symbols import element_type
from lighthouse.ir.types import (
    BOOL,
    INT,
    VOID,
    CollectionType,
    EdgeType,
    GraphType,
    NodeType,
    PropertyType,
    QueueType,
    Type,
    is_object,
)
from lighthouse.ir.uses import changed_objects
from lighthouse.ir.values import zero
from lighthouse.ir.walk import rewrite, walk
from lighthouse.passes.device.item_buffers import size_of
from lighthouse.passes.device.plan_variables import PlanVariables


def is_to_edge(node: Node, iterator: str) -> bool:
    match node:
        case Call(Variable(name), "ToEdge"):
            return name == iterator
        case _:
            return False


def emptied(items: Variable | Field) -> Effect:
    call = Call(items, "Clear", type=VOID, span=items.span)
    return Effect(call, span=items.span)


def cleared(name: str, type: PropertyType, at: Node, variables: PlanVariables) -> Loop:
    """Every element of a property becomes zero or empty."""
    assert type.graph is not None
    graph = Variable(type.graph, type=GraphType(), span=at.span)
    range_ = Range(f"{type.of}s", graph, span=at.span)  # type: ignore[arg-type]
    each = Variable(
        variables.names.fresh(type.of[0].lower()),
        type=element_type(range_),
        span=at.span,
    )
    place = Field(each, name, type=type.element, span=at.span)
    clear: StatementNode
    if is_object(type.element):
        clear = emptied(place)
    else:
        clear = Assign(place, zero(type.element), span=at.span)
    return Loop(False, each.name, range_, None, clear, span=at.span)


@dataclass(frozen=True, slots=True)
class Waiting:
    """What a host loop has still to run over, copied at its start.

    For (t: n.Nbrs) {          For (x: n.Nbrs)
        … t.ToEdge() …             waiting.PushBack(x); edges.PushBack(x.ToEdge())
    }                    →     more = waiting.Size() > 0
                               t = waiting.PopFront(); e = edges.PopFront()
                               While (more) {
                                   … e …
                                   more = … (the same once more)
                               }

    `edge` and `edges` are None where the body does not ask for the edge; `done` is a
    queue of the collections so far, where the body changes them.
    """

    loop: Loop
    element: Variable
    items: Variable
    more: Variable
    edge: Variable | None = None
    edges: Variable | None = None
    done: Variable | None = None

    @staticmethod
    def of(loop: Loop, variables: PlanVariables) -> Waiting:
        """Declares what is needed, the iterator first."""
        type = element_type(loop.range)
        variables.declare(loop.iterator, type, "temporary", loop)
        element = Variable(loop.iterator, type=type, span=loop.span)
        kept = loop.range.source.type
        if not isinstance(kept, QueueType):
            kept = sequence_of(type)
        items = variables.fresh(f"{loop.iterator}_waiting", kept, loop)
        more = variables.fresh("more", BOOL, loop)
        if loop.iterator in changed_objects(loop.body):
            done = variables.fresh(f"{loop.iterator}_done", kept, loop)
            return Waiting(loop, element, items, more, done=done)
        if not any(is_to_edge(item, loop.iterator) for item in walk(loop.body)):
            return Waiting(loop, element, items, more)
        assert isinstance(type, NodeType)
        edge_type = EdgeType(type.graph)
        edge = variables.fresh(f"{loop.iterator}_edge", edge_type, loop)
        edges = variables.fresh(f"{loop.iterator}_edges", sequence_of(edge_type), loop)
        return Waiting(loop, element, items, more, edge, edges)

    def collect(self, variables: PlanVariables) -> Iterator[StatementNode]:
        """Fills `items`; they may be left over from an earlier run."""
        range_, span = self.loop.range, self.loop.span
        if isinstance(self.items.type, QueueType):
            yield Assign(self.items, range_.source, span=span)
            if self.done is not None:
                yield emptied(self.done)
            return
        each = replace(self.element, name=variables.names.fresh(self.loop.iterator))
        yield emptied(self.items)
        body: tuple[StatementNode, ...] = (appended(self.items, each),)
        if self.edge is not None and self.edges is not None:
            yield emptied(self.edges)
            edge = Call(each, "ToEdge", type=self.edge.type, span=span)
            body = (*body, appended(self.edges, edge))
        yield Loop(False, each.name, range_, None, Block(body, span=span), span=span)

    def advance(self) -> Iterator[StatementNode]:
        """`more`, and the next element: NIL, or empty, behind the last."""
        span = self.loop.span
        pop = "PopBack" if self.is_backward else "PopFront"

        def next_of(target: Variable, items: Variable) -> Assign:
            value = Call(items, pop, type=target.type, span=span)
            return Assign(target, value, span=span)

        zero = Literal(0, type=INT, span=span)
        left = Binary(">", size_of(self.items), zero, type=BOOL, span=span)
        yield Assign(self.more, left, span=span)
        yield next_of(self.element, self.items)
        if self.edge is not None and self.edges is not None:
            yield next_of(self.edge, self.edges)

    @property
    def is_backward(self) -> bool:
        """True of a copy of a queue that is taken from the end."""
        return isinstance(self.items.type, QueueType) and self.loop.range.backward

    def keep(self) -> Iterator[StatementNode]:
        """The collection as the body has left it."""
        if self.done is not None:
            push = "PushFront" if self.is_backward else "PushBack"
            yield appended(self.done, self.element, push)

    def give_back(self) -> Iterator[StatementNode]:
        if self.done is not None:
            yield Assign(self.loop.range.source, self.done, span=self.loop.span)

    def body(self) -> StatementNode:
        """That of the loop, with the edge where it asks for it."""

        def known(node: Node) -> Node:
            if self.edge is not None and is_to_edge(node, self.loop.iterator):
                return replace(self.edge, span=node.span)
            return node

        return rewrite(self.loop.body, known)


def sequence_of(element: Type) -> CollectionType:
    assert isinstance(element, NodeType | EdgeType)
    of = "Node" if isinstance(element, NodeType) else "Edge"
    return CollectionType("Seq", of, element.graph)  # type: ignore[arg-type]


def appended(items: Variable, value: Expression, push: str = "PushBack") -> Effect:
    call = Call(items, push, (value,), type=VOID, span=items.span)
    return Effect(call, span=items.span)
