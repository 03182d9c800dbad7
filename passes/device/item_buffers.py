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

from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import ListItems
from lighthouse.ir.symbols import element_type
from lighthouse.ir.types import BOOL, INT, EdgeType, NodeType
from lighthouse.ir.walk import find, rewrite
from lighthouse.passes.device.plan_variables import PlanVariables


def is_run_over(body: ir.StatementNode, name: str) -> bool:
    return any(node.range.source.name == name for node in find(body, ir.Loop))


def with_size(
    body: ir.StatementNode, name: str, size: ir.Expression
) -> ir.StatementNode:
    """`body` with `size` for the number of items of a collection."""

    def lower(node: ir.Call) -> ir.Expression:
        match node:
            case ir.Call(ir.Variable(known), "Size") if known == name:
                return size
        return node

    return rewrite(body, lower, ir.Call)


def number(value: int, like: ir.Node) -> ir.Literal:
    return ir.Literal(value, type=INT, span=like.span)


def following(count: ir.Variable) -> ir.Assign:
    """`count = count + 1`."""
    value = ir.Binary("+", count, number(1, count), type=count.type, span=count.span)
    return ir.Assign(count, value, span=count.span)


def size_of(items: ir.Variable | ir.Field) -> ir.Call:
    return ir.Call(items, "Size", type=INT, span=items.span)


@dataclass(frozen=True, slots=True)
class ItemBuffer:
    """The array `items` with the `count` items of `source`."""

    source: ir.Variable | ir.Field
    items: str
    count: ir.Variable
    element: NodeType | EdgeType

    @staticmethod
    def of(source: ir.Variable | ir.Field, variables: PlanVariables) -> ItemBuffer:
        """A new buffer and scalar."""
        element = element_type(ir.Range("Items", source))
        assert isinstance(element, NodeType | EdgeType)
        assert element.graph is not None
        count = variables.fresh(f"{source.name}_count", INT, source)
        items = variables.array(f"{source.name}_items", element, element.graph, count)
        return ItemBuffer(source, items, count, element)

    @property
    def domain(self) -> ListItems:
        """For a kernel over the items."""
        span = self.source.span
        source = ir.Variable(self.items, type=self.source.type, span=span)
        return ListItems("Items", source, count=self.count, span=span)

    def measure(self) -> ir.Assign:
        return ir.Assign(self.count, size_of(self.source), span=self.source.span)

    def fill(self, variables: PlanVariables) -> Iterator[ir.StatementNode]:
        span = self.source.span
        at = variables.names.variable("at", INT, span)
        each = variables.names.variable("x", self.element, span)
        yield ir.declare(at, number(0, at))
        store = ir.Assign(self.item(at), each, span=span)
        range = ir.Range("Items", self.source, span=span)
        body = ir.Block((store, following(at)), span=span)
        yield ir.Loop(False, each.name, range, None, body, span=span)

    def item(self, at: ir.Variable) -> ir.Field:
        return ir.Field(at, self.items, type=self.element, span=at.span)

    def read_in(
        self, body: ir.StatementNode, variables: PlanVariables
    ) -> ir.StatementNode:
        """`body` with loops over the array in place of the collection."""

        def lower(node: ir.Loop) -> ir.StatementNode:
            is_own = node.range.kind == "Items" and node.range.source == self.source
            return self.counted(node, variables) if is_own else node

        return rewrite(body, lower, ir.Loop)

    def counted(self, loop: ir.Loop, variables: PlanVariables) -> ir.Block:
        span = loop.span
        at = variables.names.variable("at", INT, span)
        place: ir.Variable = at
        before: tuple[ir.StatementNode, ...] = ()
        if loop.range.backward:
            place = variables.names.variable("from_end", INT, span)
            last: ir.Expression = ir.Binary("-", self.count, at, type=INT, span=span)
            last = ir.Binary("-", last, number(1, at), type=INT, span=span)
            before = (ir.declare(place, last),)
        item = ir.Declare(self.element, (loop.iterator,), self.item(place), span=span)
        more = ir.Binary("<", at, self.count, type=BOOL, span=span)
        body = ir.Block((*before, item, loop.body, following(at)), span=span)
        start = ir.declare(at, number(0, at))
        return ir.Block((start, ir.While(more, body, span=span)), span=span)
