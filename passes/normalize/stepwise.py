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

from dataclasses import replace
from itertools import chain

from lighthouse.diagnostics import CompileError, Diagnostic, Label
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.symbols import Names, element_type
from lighthouse.ir.uses import target_name, written
from lighthouse.ir.walk import (
    as_block,
    find,
    has,
    has_statements,
    map_children,
    rewrite,
    walk,
)

# Of each range: how many elements there are, the built-in that gives the one at a
# position, and the type of positions.
POSITIONS = {
    "Nodes": ("NumNodes", "NodeAt", ty.INT),
    "Edges": ("NumEdges", "EdgeAt", ty.LONG),
    "Nbrs": ("OutDegree", "NbrAt", ty.INT),
}


def stepwise(loop: ir.Loop, names: Names) -> ir.Block:
    """`loop`, which has no filter, one element after the other."""
    return _Steps(loop, names).block()


def change_of(name: str, body: ir.Node, but: str = "") -> ir.Node | None:
    """The first node that may give `name` another value or other items, of those that
    are no call of the built-in `but`."""
    for item in walk(body):
        is_call = isinstance(item, ir.Call) and item.name == but
        if not is_call and name in map(target_name, written(item)):
            return item
    return None


def with_after_changes(body: ir.Block, name: str, then: ir.StatementNode) -> ir.Block:
    """The body with `then` after each statement that changes `name`, or has such in it
    and can only end at its end."""

    def block(item: ir.Block) -> ir.Block:
        found = chain.from_iterable(map(statement, item.statements))
        return replace(item, statements=tuple(found))

    def statement(item: ir.StatementNode) -> ir.Statements:
        if not change_of(name, item):
            return (item,)
        if isinstance(item, ir.Block):
            return (block(item),)
        if has_statements(item) and may_leave(item):
            return (
                map_children(
                    item, lambda each: block(as_block(each)), ir.StatementNode
                ),
            )
        return (item, then)

    return block(body)


def may_leave(node: ir.Node) -> bool:
    """True if it may return from the procedure, or go on in another one."""
    calls = find(node, ir.Call)
    return has(node, ir.Return) or any(each.receiver is None for each in calls)


def lost(queue: str, moved: ir.Node, changed: ir.Node) -> CompileError:
    """A collection in `queue` is changed, and may not be where it was before."""
    label = Label(changed.span, f"a collection in `{queue}` changes")
    note = "collect what comes or goes in another collection, until the loop ends"
    message = f"a loop over `{queue}` changes it, and collections in it"
    return CompileError(
        Diagnostic("GM0507", message, moved.span, labels=(label,), notes=(note,))
    )


def asks_for_edge(node: ir.Node, iterator: str) -> bool:
    return any(is_edge_of(item, iterator) for item in walk(node))


def is_edge_of(node: ir.Node, iterator: str) -> bool:
    """True of `iterator.ToEdge()`."""
    return (
        isinstance(node, ir.Call)
        and node.name == "ToEdge"
        and isinstance(node.receiver, ir.Variable)
        and node.receiver.name == iterator
    )


class _Steps:
    def __init__(self, loop: ir.Loop, names: Names) -> None:
        self.loop = loop
        self.names = names
        self.element = element_type(loop.range)
        self.iterator = self.variable(loop.iterator, self.element)

    def variable(self, name: str, type: ty.Type) -> ir.Variable:
        return ir.Variable(name, type=type, span=self.loop.span)

    def fresh(self, hint: str, type: ty.Type) -> ir.Variable:
        return self.names.variable(hint, type, self.loop.span)

    def call(
        self, on: ir.Variable, name: str, type: ty.Type, *arguments: ir.Expression
    ) -> ir.Call:
        return ir.Call(on, name, arguments, type=type, span=self.loop.span)

    def block(self) -> ir.Block:
        range, source = self.loop.range, self.loop.range.source
        assert isinstance(source, ir.Variable) or range.kind == "Items"
        if isinstance(source, ir.Variable):
            if isinstance(source.type, ty.QueueType):
                return self.by_collection(source)
            if range.kind in POSITIONS and not self.over_edges:
                return self.by_position(source, *POSITIONS[range.kind])
        return self.by_items()

    def by_position(
        self, source: ir.Variable, size: str, at: str, number: ty.Type
    ) -> ir.Block:
        before: tuple[ir.StatementNode, ...] = ()
        if isinstance(source.type, ty.NodeType):
            start = self.fresh(f"{source.name}_start", source.type)
            before, source = (ir.declare(start, source),), start
        i = self.fresh("i", number)
        zero, one = ir.Literal(0, type=number), ir.Literal(1, type=ty.INT)
        more = ir.Binary("<", i, self.call(source, size, number), type=ty.BOOL)
        steps = (
            ir.declare(self.iterator, self.call(source, at, self.element, i)),
            ir.Assign(i, ir.Binary("+", i, one, type=number), span=self.loop.span),
            self.loop.body,
        )
        repeat = ir.While(more, ir.Block(steps), span=self.loop.span)
        return ir.Block((*before, ir.declare(i, zero), repeat))

    def by_collection(self, queue: ir.Variable) -> ir.Block:
        """A collection in a queue stands for itself: it is got by its position, and put
        back where it changes."""
        i, end = self.fresh("i", ty.INT), self.fresh("end", ty.INT)
        zero, one = ir.Literal(0, type=ty.INT), ir.Literal(1, type=ty.INT)
        size = self.call(queue, "Size", ty.INT)
        first: ir.Expression = zero
        symbol, more = "+", ir.Binary("<", i, end, type=ty.BOOL)
        if self.loop.range.backward:
            first, symbol = ir.Binary("-", end, one, type=ty.INT), "-"
            more = ir.Binary(">=", i, zero, type=ty.BOOL)
        body = as_block(self.loop.body)
        if changed := change_of(self.loop.iterator, self.loop.body):
            if moved := change_of(queue.name, self.loop.body, but="PushBack"):
                raise lost(queue.name, moved, changed)
            put = self.call(queue, "PutAt", ty.VOID, i, self.iterator)
            back = ir.Effect(put, span=self.loop.span)
            body = with_after_changes(body, self.loop.iterator, back)
        steps = (
            ir.declare(self.iterator, self.call(queue, "ItemAt", self.element, i)),
            body,
            ir.Assign(i, ir.Binary(symbol, i, one, type=ty.INT), span=self.loop.span),
        )
        repeat = ir.While(more, ir.Block(steps), span=self.loop.span)
        return ir.Block((ir.declare(end, size), ir.declare(i, first), repeat))

    def by_items(self) -> ir.Block:
        items = self.fresh("items", self.items_type())
        some = ir.Binary(
            ">",
            self.call(items, "Size", ty.INT),
            ir.Literal(0, type=ty.INT),
            type=ty.BOOL,
            span=self.loop.span,
        )
        steps = ir.Block((*self.taken(items), self.body(items)))
        repeat = ir.While(some, steps, span=self.loop.span)
        return ir.Block((*self.collected(items), repeat))

    @property
    def over_edges(self) -> bool:
        """True if the body asks for the edge to the neighbour."""
        return asks_for_edge(self.loop.body, self.loop.iterator)

    def items_type(self) -> ty.Type:
        assert ty.is_element(self.element)
        is_node = isinstance(self.element, ty.NodeType) and not self.over_edges
        return ty.CollectionType(
            "Seq", "Node" if is_node else "Edge", self.element.graph
        )

    def collected(self, items: ir.Variable) -> tuple[ir.StatementNode, ...]:
        iterator = self.fresh(self.loop.iterator, self.element)
        item: ir.Expression = iterator
        if self.over_edges:
            item = self.call(iterator, "ToEdge", self.edge_type)
        add = ir.Effect(
            self.call(items, "PushBack", ty.VOID, item), span=self.loop.span
        )
        collect = replace(
            self.loop, parallel=False, iterator=iterator.name, body=add, annotations=()
        )
        return (ir.declare(items), collect)

    @property
    def edge_type(self) -> ty.EdgeType:
        assert ty.is_element(self.element)
        return ty.EdgeType(self.element.graph)

    def taken(self, items: ir.Variable) -> tuple[ir.StatementNode, ...]:
        if not self.over_edges:
            return (
                ir.declare(self.iterator, self.call(items, "PopFront", self.element)),
            )
        self.edge = self.fresh("e", self.edge_type)
        end = "ToNode" if self.loop.range.kind == "Nbrs" else "FromNode"
        return (
            ir.declare(self.edge, self.call(items, "PopFront", self.edge_type)),
            ir.declare(self.iterator, self.call(self.edge, end, self.element)),
        )

    def body(self, items: ir.Variable) -> ir.StatementNode:
        def one(item: ir.Node) -> ir.Node:
            return self.edge if is_edge_of(item, self.loop.iterator) else item

        return rewrite(self.loop.body, one) if self.over_edges else self.loop.body
