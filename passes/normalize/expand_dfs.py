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

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.symbols import Names
from lighthouse.ir.walk import expand_body, rename, walk
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.bind_reductions import without_loop
from lighthouse.passes.normalize.lower_effects import has_effect

TRUE, FALSE = ir.Literal(True, type=ty.BOOL), ir.Literal(False, type=ty.BOOL)


def needs_statements(
    navigator: ir.Expression | None, program: ir.Program | None
) -> bool:
    """True if the navigator is more than an expression that a kernel can evaluate."""
    return navigator is not None and any(
        isinstance(item, ir.Reduction) or has_effect(item, program)
        for item in walk(navigator)
    )


def for_each(
    iterator: ir.Variable, source: ir.Variable, kind: str, body: ir.Effect
) -> ir.Loop:
    range = ir.Range(kind, source, span=body.span)  # type: ignore[arg-type]
    return ir.Loop(False, iterator.name, range, None, body, span=body.span)


class _Traversal:
    """One InDFS and the variables that it needs."""

    def __init__(self, node: ir.Dfs, names: Names) -> None:
        self.node = node
        self.names = names
        graph = node.source.name
        self.vertex_type, self.edge_type = ty.NodeType(graph), ty.EdgeType(graph)
        self.edges_type = ty.CollectionType("Seq", "Edge", graph)
        self.reached_type = ty.PropertyType("Node", ty.BOOL, graph)
        self.vertex = self.variable(node.iterator, self.vertex_type)
        self.arrived = self.variable(names.fresh("arrived"), ty.BOOL)
        self.reached = names.fresh("reached")
        self.path = self.fresh("path", ty.CollectionType("Seq", "Node", graph))
        self.ahead = self.fresh("ahead", self.edges_type)

    def variable(self, name: str, type: ty.Type) -> ir.Variable:
        return ir.Variable(name, type=type, span=self.node.span)

    def fresh(self, hint: str, type: ty.Type) -> ir.Variable:
        return self.names.variable(hint, type, self.node.span)

    def call(
        self, receiver: ir.Variable, name: str, type: ty.Type, *arguments: ir.Expression
    ) -> ir.Call:
        return ir.Call(receiver, name, arguments, type=type, span=self.node.span)

    def add(
        self, to: ir.Variable, what: ir.Expression, end: str = "PushBack"
    ) -> ir.Effect:
        return ir.Effect(self.call(to, end, ty.VOID, what), span=self.node.span)

    def is_reached(self, vertex: ir.Variable) -> ir.Field:
        return ir.Field(vertex, self.reached, type=ty.BOOL, span=self.node.span)

    def statements(self) -> tuple[ir.StatementNode, ...]:
        nil = ir.Nil(type=self.vertex_type)
        found = ir.Binary("!=", self.vertex, nil, type=ty.BOOL)
        size = self.call(self.ahead, "Size", ty.INT)
        some = ir.Binary(">", size, ir.Literal(0, type=ty.INT), type=ty.BOOL)
        more = ir.Binary("||", self.arrived, some, type=ty.BOOL)
        step = ir.If(self.arrived, self.arrive(), self.go_on(), span=self.node.span)
        return (
            ir.declare(self.vertex, self.node.root),
            ir.declare(self.arrived, found),
            ir.declare(self.variable(self.reached, self.reached_type)),
            ir.declare(self.path),
            ir.declare(self.ahead),
            ir.While(more, ir.Block((step,)), span=self.node.span),
        )

    def arrive(self) -> ir.Block:
        edges = self.fresh("edges", self.edges_type)
        first, second = (self.fresh("e", self.edge_type) for _ in range(2))
        kind = "InEdges" if self.node.transposed else "OutEdges"
        return ir.Block(
            (
                ir.Assign(self.arrived, FALSE),
                ir.Assign(self.is_reached(self.vertex), TRUE, span=self.node.span),
                *self.inside(self.node.body),
                self.add(self.path, self.vertex),
                ir.declare(edges),
                for_each(first, self.vertex, kind, self.add(edges, first, "PushFront")),
                self.add(self.ahead, ir.Nil(type=self.edge_type)),
                for_each(second, edges, "Items", self.add(self.ahead, second)),
            )
        )

    def go_on(self) -> ir.Block:
        over = self.fresh("over", self.edge_type)
        last = self.call(self.ahead, "PopBack", self.edge_type)
        ends = ir.Binary("==", over, ir.Nil(type=self.edge_type), type=ty.BOOL)
        choice = ir.If(ends, self.leave(), self.follow(over), span=self.node.span)
        return ir.Block((ir.declare(over, last), choice))

    def inside(self, body: ir.Block) -> tuple[ir.StatementNode, ...]:
        rebound = without_loop(body, self.node.iterator, self.names)
        assert isinstance(rebound, ir.Block)
        return rebound.statements

    def leave(self) -> ir.Block:
        vertex = self.fresh(self.node.iterator, self.vertex_type)
        last = self.call(self.path, "PopBack", self.vertex_type)
        body = ir.Block(self.inside(self.node.back_body or ir.Block()))
        undo = rename(body, self.vertex.name, vertex.name).statements
        return ir.Block((ir.declare(vertex, last), *undo))

    def follow(self, over: ir.Variable) -> ir.Block:
        end = "FromNode" if self.node.transposed else "ToNode"
        following = self.fresh("next", self.vertex_type)
        go = ir.Block(
            (ir.Assign(self.vertex, following), ir.Assign(self.arrived, TRUE))
        )
        navigator = self.node.navigator or TRUE
        accepted = rename(navigator, self.vertex.name, following.name)
        unseen = ir.Unary("!", self.is_reached(following), type=ty.BOOL)
        enter = ir.If(
            unseen, ir.If(accepted, go, span=accepted.span), span=self.node.span
        )
        target = self.call(over, end, self.vertex_type)
        return ir.Block((ir.declare(following, target), enter))


def expanded(node: ir.Dfs, names: Names) -> tuple[ir.StatementNode, ...]:
    """The loop with a stack that `node` is."""
    return _Traversal(node, names).statements()


class ExpandDfs(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure)

        def lower(node: ir.StatementNode) -> ir.Statements:
            if not isinstance(node, ir.Dfs):
                return (node,)
            if not needs_statements(node.navigator, context.program):
                return (node,)
            message = "InDFS is a loop with a stack: its navigator needs statements"
            context.missed(self, message, node.span)
            return expanded(node, names)

        return expand_body(procedure, lower)
