"""Copies the items of a collection to an array, which kernels can read.

    Foreach (x: Q.Items) { … }         count = Q.Size();
                                       allocate items[count];
                                 →     For (y: Q.Items) { items[at] = y; at = at + 1; }
                                       kernel over x: items.Items { … }

Sequential loops over a collection inside a kernel read its array, too:

    Foreach (n: G.Nodes)               Foreach (n: G.Nodes) {
        For (x: Q.Items) { … }             Int at = 0;
                                 →         While (at < count) {
                                               Node x = items[at]; … at = at + 1;
                                           } }
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lighthouse.ir.kernels import ListItems
from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Call,
    Declare,
    Expression,
    Field,
    Literal,
    Loop,
    Node,
    Range,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.symbols import element_type
from lighthouse.ir.types import BOOL, INT, EdgeType, NodeType
from lighthouse.ir.walk import rewrite, walk
from lighthouse.passes.device.plan_variables import PlanVariables


def is_run_over(body: StatementNode, name: str) -> bool:
    return any(
        isinstance(node, Loop) and node.range.source.name == name for node in walk(body)
    )


def with_size(body: StatementNode, name: str, size: Expression) -> StatementNode:
    """`body` with `size` for the number of items of a collection."""

    def lower(node: Node) -> Node:
        match node:
            case Call(Variable(known), "Size") if known == name:
                return size
            case _:
                return node

    return rewrite(body, lower)


def number(value: int, like: Node) -> Literal:
    return Literal(value, type=INT, span=like.span)


def following(count: Variable) -> Assign:
    """`count = count + 1`."""
    value = Binary("+", count, number(1, count), type=count.type, span=count.span)
    return Assign(count, value, span=count.span)


def size_of(items: Variable | Field) -> Call:
    return Call(items, "Size", type=INT, span=items.span)


@dataclass(frozen=True, slots=True)
class ItemBuffer:
    """The array `items` with the `count` items of `source`."""

    source: Variable | Field
    items: str
    count: Variable
    element: NodeType | EdgeType

    @staticmethod
    def of(source: Variable | Field, hint: str, variables: PlanVariables) -> ItemBuffer:
        """A new buffer and scalar, called after `hint`."""
        element = element_type(Range("Items", source))
        assert isinstance(element, NodeType | EdgeType)
        assert element.graph is not None
        count = variables.fresh(f"{hint}_count", INT, source)
        items = variables.array(f"{hint}_items", element, element.graph, count)
        return ItemBuffer(source, items, count, element)

    @property
    def domain(self) -> ListItems:
        """For a kernel over the items."""
        span = self.source.span
        source = Variable(self.items, type=self.source.type, span=span)
        return ListItems("Items", source, count=self.count, span=span)

    def measure(self) -> Assign:
        return Assign(self.count, size_of(self.source), span=self.source.span)

    def fill(self, variables: PlanVariables) -> Iterator[StatementNode]:
        span = self.source.span
        at = Variable(variables.names.fresh("at"), type=INT, span=span)
        each = Variable(variables.names.fresh("x"), type=self.element, span=span)
        yield Declare(INT, (at.name,), number(0, at), span=span)
        store = Assign(self.item(at), each, span=span)
        range = Range("Items", self.source, span=span)
        body = Block((store, following(at)), span=span)
        yield Loop(False, each.name, range, None, body, span=span)

    def item(self, at: Variable) -> Field:
        return Field(at, self.items, type=self.element, span=at.span)

    def read_in(self, body: StatementNode, variables: PlanVariables) -> StatementNode:
        """`body` with loops over the array in place of the collection."""

        def lower(node: Node) -> Node:
            match node:
                case Loop(range=Range("Items", Variable(name))) if (
                    name == self.source.name
                ):
                    return self.counted(node, variables)
                case _:
                    return node

        return rewrite(body, lower)

    def counted(self, loop: Loop, variables: PlanVariables) -> Block:
        span = loop.span
        at = Variable(variables.names.fresh("at"), type=INT, span=span)
        place: Variable = at
        before: tuple[StatementNode, ...] = ()
        if loop.range.backward:
            place = Variable(variables.names.fresh("from_end"), type=INT, span=span)
            last: Expression = Binary("-", self.count, at, type=INT, span=span)
            last = Binary("-", last, number(1, at), type=INT, span=span)
            before = (Declare(INT, (place.name,), last, span=span),)
        item = Declare(self.element, (loop.iterator,), self.item(place), span=span)
        more = Binary("<", at, self.count, type=BOOL, span=span)
        body = Block((*before, item, loop.body, following(at)), span=span)
        start = Declare(INT, (at.name,), number(0, at), span=span)
        return Block((start, While(more, body, span=span)), span=span)
