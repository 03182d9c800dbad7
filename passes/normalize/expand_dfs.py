"""A depth-first traversal whose navigator needs statements becomes a loop with a stack.

    InDFS (v: G.Nodes From root)[f(G, A, v)] {
        v.B = k;
    } InPost {
        v.C = k;
        k++;
    }
    →
    Node v = root;
    Bool arrived = v != NIL;
    N_P<Bool> reached;
    N_Q path;
    E_Q ahead;
    While (arrived || ahead.Size() > 0) {
        If (arrived) {
            arrived = False;
            v.reached = True;
            v.B = k;
            path.PushBack(v);
            E_Q edges;
            For (e: v.OutEdges) edges.PushFront(e);
            ahead.PushBack(NIL);                            // ends what belongs to v
            For (e: edges.Items) ahead.PushBack(e);
        } Else {
            Edge over = ahead.PopBack();
            If (over == NIL) {
                Node left = path.PopBack();
                left.C = k;
                k++;
            } Else {
                Node next = over.ToNode();
                If (!next.reached) If (f(G, A, next)) {
                    v = next;
                    arrived = True;
                }
            }
        }
    }

Other depth-first traversals are kept: the host executes them directly.  (Green-Marl
specification 0.5, section 9.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Call,
    Declare,
    Dfs,
    Effect,
    Expression,
    Field,
    If,
    Literal,
    Loop,
    Nil,
    Procedure,
    Program,
    Range,
    Reduction,
    StatementNode,
    Unary,
    Variable,
    While,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import (
    BOOL,
    INT,
    VOID,
    CollectionType,
    EdgeType,
    NodeType,
    PropertyType,
    Type,
)
from lighthouse.ir.walk import expand_body, rename, walk
from lighthouse.passes.base import Context, Stage
from lighthouse.passes.normalize.bind_reductions import without_loop
from lighthouse.passes.normalize.lower_effects import has_effect

TRUE, FALSE = Literal(True, type=BOOL), Literal(False, type=BOOL)


def needs_statements(navigator: Expression | None, program: Program | None) -> bool:
    """True if the navigator is more than an expression that a kernel can evaluate."""
    return navigator is not None and any(
        isinstance(item, Reduction) or has_effect(item, program)
        for item in walk(navigator)
    )


def for_each(iterator: Variable, source: Variable, kind: str, body: Effect) -> Loop:
    range = Range(kind, source, span=body.span)  # type: ignore[arg-type]
    return Loop(False, iterator.name, range, None, body, span=body.span)


class _Traversal:
    """One InDFS and the variables that it needs."""

    def __init__(self, node: Dfs, names: Names) -> None:
        self.node = node
        self.names = names
        graph = node.source.name
        self.vertex_type, self.edge_type = NodeType(graph), EdgeType(graph)
        self.edges_type = CollectionType("Seq", "Edge", graph)
        self.reached_type = PropertyType("Node", BOOL, graph)
        self.vertex = self.variable(node.iterator, self.vertex_type)
        self.arrived = self.variable(names.fresh("arrived"), BOOL)
        self.reached = names.fresh("reached")
        self.path = self.fresh("path", CollectionType("Seq", "Node", graph))
        self.ahead = self.fresh("ahead", self.edges_type)

    def variable(self, name: str, type: Type) -> Variable:
        return Variable(name, type=type, span=self.node.span)

    def fresh(self, hint: str, type: Type) -> Variable:
        return self.variable(self.names.fresh(hint), type)

    def declared(
        self, variable: Variable, initial: Expression | None = None
    ) -> Declare:
        return Declare(variable.type, (variable.name,), initial, span=self.node.span)

    def call(
        self, receiver: Variable, name: str, type: Type, *arguments: Expression
    ) -> Call:
        return Call(receiver, name, arguments, type=type, span=self.node.span)

    def add(self, to: Variable, what: Expression, end: str = "PushBack") -> Effect:
        return Effect(self.call(to, end, VOID, what), span=self.node.span)

    def is_reached(self, vertex: Variable) -> Field:
        return Field(vertex, self.reached, type=BOOL, span=self.node.span)

    def statements(self) -> tuple[StatementNode, ...]:
        nil = Nil(type=self.vertex_type)
        found = Binary("!=", self.vertex, nil, type=BOOL)
        size = self.call(self.ahead, "Size", INT)
        some = Binary(">", size, Literal(0, type=INT), type=BOOL)
        more = Binary("||", self.arrived, some, type=BOOL)
        step = If(self.arrived, self.arrive(), self.go_on(), span=self.node.span)
        return (
            self.declared(self.vertex, self.node.root),
            self.declared(self.arrived, found),
            self.declared(self.variable(self.reached, self.reached_type)),
            self.declared(self.path),
            self.declared(self.ahead),
            While(more, Block((step,)), span=self.node.span),
        )

    def arrive(self) -> Block:
        edges = self.fresh("edges", self.edges_type)
        first, second = (self.fresh("e", self.edge_type) for _ in range(2))
        kind = "InEdges" if self.node.transposed else "OutEdges"
        return Block(
            (
                Assign(self.arrived, FALSE),
                Assign(self.is_reached(self.vertex), TRUE, span=self.node.span),
                *self.inside(self.node.body),
                self.add(self.path, self.vertex),
                self.declared(edges),
                for_each(first, self.vertex, kind, self.add(edges, first, "PushFront")),
                self.add(self.ahead, Nil(type=self.edge_type)),
                for_each(second, edges, "Items", self.add(self.ahead, second)),
            )
        )

    def go_on(self) -> Block:
        over = self.fresh("over", self.edge_type)
        last = self.call(self.ahead, "PopBack", self.edge_type)
        ends = Binary("==", over, Nil(type=self.edge_type), type=BOOL)
        choice = If(ends, self.leave(), self.follow(over), span=self.node.span)
        return Block((self.declared(over, last), choice))

    def inside(self, body: Block) -> tuple[StatementNode, ...]:
        rebound = without_loop(body, self.node.iterator, self.names)
        assert isinstance(rebound, Block)
        return rebound.statements

    def leave(self) -> Block:
        vertex = self.fresh(self.node.iterator, self.vertex_type)
        last = self.call(self.path, "PopBack", self.vertex_type)
        body = Block(self.inside(self.node.post_body or Block()))
        undo = rename(body, self.vertex.name, vertex.name).statements
        return Block((self.declared(vertex, last), *undo))

    def follow(self, over: Variable) -> Block:
        end = "FromNode" if self.node.transposed else "ToNode"
        following = self.fresh("next", self.vertex_type)
        go = Block((Assign(self.vertex, following), Assign(self.arrived, TRUE)))
        navigator = self.node.navigator or TRUE
        accepted = rename(navigator, self.vertex.name, following.name)
        unseen = Unary("!", self.is_reached(following), type=BOOL)
        enter = If(unseen, If(accepted, go, span=accepted.span), span=self.node.span)
        target = self.call(over, end, self.vertex_type)
        return Block((self.declared(following, target), enter))


def expanded(node: Dfs, names: Names) -> tuple[StatementNode, ...]:
    """The loop with a stack that `node` is."""
    return _Traversal(node, names).statements()


@dataclass(frozen=True, slots=True)
class ExpandDfs:
    name: ClassVar[str] = "expand-dfs"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        names = Names(procedure)

        def lower(node: StatementNode) -> Sequence[StatementNode]:
            if not isinstance(node, Dfs):
                return (node,)
            if not needs_statements(node.navigator, context.program):
                return (node,)
            message = "InDFS is a loop with a stack: its navigator needs statements"
            context.missed(self, message, node.span)
            return expanded(node, names)

        return expand_body(procedure, lower)
