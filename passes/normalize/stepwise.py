"""Rewrites a loop as a While that can be left and resumed.

    For (t: n.Nbrs)              Int i = 0;
        body              →      While (i < n.OutDegree()) {
                                     Node t = n.NbrAt(i);
                                     i = i + 1;
                                     body
                                 }

The position in the loop is in variables: `recursion` can save them on a stack, and
kernels may run in between.  A range without positions is first copied to a queue:

    For (t: n.InNbrs)            E_Q items;
        body              →      For (u: n.InNbrs) items.PushBack(u.ToEdge());
                                 While (items.Size() > 0) {
                                     Edge e = items.PopFront();
                                     Node t = e.FromNode();
                                     body                    // asks for `t.ToEdge()`
                                 }
"""

from __future__ import annotations

from dataclasses import replace

from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Call,
    Declare,
    Effect,
    Expression,
    Literal,
    Loop,
    Node,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.symbols import Names, element_type
from lighthouse.ir.types import (
    BOOL,
    INT,
    LONG,
    VOID,
    CollectionType,
    EdgeType,
    NodeType,
    QueueType,
    Type,
    is_element,
)
from lighthouse.ir.uses import changed_objects
from lighthouse.ir.walk import rewrite, walk

# Of each range: how many elements there are, the built-in that gives the one at a
# position, and the type of positions.
POSITIONS = {
    "Nodes": ("NumNodes", "NodeAt", INT),
    "Edges": ("NumEdges", "EdgeAt", LONG),
    "Nbrs": ("OutDegree", "NbrAt", INT),
}


def stepwise(loop: Loop, names: Names) -> Block:
    """`loop`, which has no filter, one element after the other."""
    return _Steps(loop, names).block()


def asks_for_edge(node: Node, iterator: str) -> bool:
    return any(is_edge_of(item, iterator) for item in walk(node))


def is_edge_of(node: Node, iterator: str) -> bool:
    """True of `iterator.ToEdge()`."""
    return (
        isinstance(node, Call)
        and node.name == "ToEdge"
        and isinstance(node.receiver, Variable)
        and node.receiver.name == iterator
    )


class _Steps:
    def __init__(self, loop: Loop, names: Names) -> None:
        self.loop = loop
        self.names = names
        self.element = element_type(loop.range)
        self.iterator = self.variable(loop.iterator, self.element)

    def variable(self, name: str, type: Type) -> Variable:
        return Variable(name, type=type, span=self.loop.span)

    def fresh(self, hint: str, type: Type) -> Variable:
        return self.variable(self.names.fresh(hint), type)

    def declared(self, of: Variable, initial: Expression | None = None) -> Declare:
        return Declare(of.type, (of.name,), initial, span=self.loop.span)

    def call(self, on: Variable, name: str, type: Type, *arguments: Expression) -> Call:
        return Call(on, name, arguments, type=type, span=self.loop.span)

    def block(self) -> Block:
        range, source = self.loop.range, self.loop.range.source
        assert isinstance(source, Variable) or range.kind == "Items"
        if isinstance(source, Variable):
            if isinstance(source.type, QueueType):
                return self.by_collection(source)
            if range.kind in POSITIONS and not self.over_edges:
                return self.by_position(source, *POSITIONS[range.kind])
        return self.by_items()

    def by_position(self, source: Variable, size: str, at: str, number: Type) -> Block:
        before: tuple[StatementNode, ...] = ()
        if isinstance(source.type, NodeType):
            start = self.fresh(f"{source.name}_start", source.type)
            before, source = (self.declared(start, source),), start
        i = self.fresh("i", number)
        zero, one = Literal(0, type=number), Literal(1, type=INT)
        more = Binary("<", i, self.call(source, size, number), type=BOOL)
        steps = (
            self.declared(self.iterator, self.call(source, at, self.element, i)),
            Assign(i, Binary("+", i, one, type=number), span=self.loop.span),
            self.loop.body,
        )
        repeat = While(more, Block(steps), span=self.loop.span)
        return Block((*before, self.declared(i, zero), repeat))

    def by_collection(self, queue: Variable) -> Block:
        """A collection in a queue stands for itself: it is got by its position, and put
        back if it changes."""
        i, end = self.fresh("i", INT), self.fresh("end", INT)
        zero, one = Literal(0, type=INT), Literal(1, type=INT)
        size = self.call(queue, "Size", INT)
        first: Expression = zero
        symbol, more = "+", Binary("<", i, end, type=BOOL)
        if self.loop.range.backward:
            first, symbol = Binary("-", end, one, type=INT), "-"
            more = Binary(">=", i, zero, type=BOOL)
        back: tuple[StatementNode, ...] = ()
        if self.loop.iterator in changed_objects(self.loop.body):
            put = self.call(queue, "PutAt", VOID, i, self.iterator)
            back = (Effect(put, span=self.loop.span),)
        steps = (
            self.declared(self.iterator, self.call(queue, "ItemAt", self.element, i)),
            self.loop.body,
            *back,
            Assign(i, Binary(symbol, i, one, type=INT), span=self.loop.span),
        )
        repeat = While(more, Block(steps), span=self.loop.span)
        return Block((self.declared(end, size), self.declared(i, first), repeat))

    def by_items(self) -> Block:
        items = self.fresh("items", self.items_type())
        some = Binary(
            ">", self.call(items, "Size", INT), Literal(0, type=INT), type=BOOL
        )
        steps = Block((*self.taken(items), self.body(items)))
        repeat = While(some, steps, span=self.loop.span)
        return Block((*self.collected(items), repeat))

    @property
    def over_edges(self) -> bool:
        """True if the body asks for the edge to the neighbour."""
        return asks_for_edge(self.loop.body, self.loop.iterator)

    def items_type(self) -> Type:
        assert is_element(self.element)
        is_node = isinstance(self.element, NodeType) and not self.over_edges
        return CollectionType("Seq", "Node" if is_node else "Edge", self.element.graph)

    def collected(self, items: Variable) -> tuple[StatementNode, ...]:
        iterator = self.fresh(self.loop.iterator, self.element)
        item: Expression = iterator
        if self.over_edges:
            item = self.call(iterator, "ToEdge", self.edge_type)
        add = Effect(self.call(items, "PushBack", VOID, item), span=self.loop.span)
        collect = replace(
            self.loop, parallel=False, iterator=iterator.name, body=add, annotations=()
        )
        return (self.declared(items), collect)

    @property
    def edge_type(self) -> EdgeType:
        assert is_element(self.element)
        return EdgeType(self.element.graph)

    def taken(self, items: Variable) -> tuple[StatementNode, ...]:
        if not self.over_edges:
            return (
                self.declared(
                    self.iterator, self.call(items, "PopFront", self.element)
                ),
            )
        self.edge = self.fresh("e", self.edge_type)
        end = "ToNode" if self.loop.range.kind == "Nbrs" else "FromNode"
        return (
            self.declared(self.edge, self.call(items, "PopFront", self.edge_type)),
            self.declared(self.iterator, self.call(self.edge, end, self.element)),
        )

    def body(self, items: Variable) -> StatementNode:
        def one(item: Node) -> Node:
            return self.edge if is_edge_of(item, self.loop.iterator) else item

        return rewrite(self.loop.body, one) if self.over_edges else self.loop.body
