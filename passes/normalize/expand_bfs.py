"""A breadth-first traversal becomes a loop over levels.

    InBFS (v: G.Nodes From root)[v.open] {
        v.A = Sum(u: v.UpNbrs){u.A} + 1;
    } InReverse {
        v.B = Sum(u: v.DownNbrs){u.B} + 1;
    }
    →
    N_P<Int> v_level;
    Node start = root;
    Foreach (n: G.Nodes) n.v_level = n == start ? 0 : INF;
    Int depth = 0;
    Bool more = start != NIL;
    While (more) {
        more = False;
        Foreach (parent: G.Nodes) If (parent.v_level == depth)            // discover
            Foreach (child: parent.Nbrs) If (child.v_level == INF) If (child.open) {
                child.v_level = depth + 1;
                more |= True @ parent;
            }
        Foreach (v: G.Nodes) If (v.v_level == depth)
            v.A = Sum(u: v.InNbrs)(u.v_level == depth - 1){u.A} + 1;
        depth = depth + 1;
    }
    While (depth > 0) {
        depth = depth - 1;
        Foreach (v: G.Nodes) If (v.v_level == depth)
            v.B = Sum(u: v.Nbrs)(u.v_level == depth + 1){u.B} + 1;
    }

Inside the bodies UpNbrs are in-neighbours one level up and DownNbrs out-neighbours one
level down, UpEdges and DownEdges the edges between; `G^` swaps the directions.  The
navigator is not evaluated for the root, and the navigator of a level runs before the
bodies of that level.  All threads that discover a node write the same level.
(Green-Marl specification 0.5, section 9.)
"""

from dataclasses import replace
from typing import TypeVar

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import compared
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, EdgeType, GraphType, NodeType, PropertyType
from lighthouse.ir.values import integer
from lighthouse.ir.walk import expand_block, expand_body, rename, rewrite
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.hoister import Hoister

N = TypeVar("N", bound=ir.Node)
# The level of a node that was not reached: next to no level that exists.
UNSEEN = ir.Infinity(type=INT)


class _Traversal:
    """One InBFS and the variables that it needs."""

    def __init__(self, node: ir.Bfs, names: Names) -> None:
        self.node = node
        self.names = names
        self.type = NodeType(node.source.name)
        self.graph = replace(node.source, type=GraphType())
        self.level = names.fresh(
            f"{node.iterator}_level", f"the level of `{node.iterator}`"
        )
        depth = f"{node.iterator}_depth" if "depth" in names.used else "depth"
        self.depth = names.variable(depth, INT)
        self.more = names.variable("more", BOOL, meaning="the flag of the InBFS")
        self.start = names.variable("start", self.type, node.root.span)

    def element(self, name: str) -> ir.Variable:
        return ir.Variable(name, type=self.type)

    def level_of(self, name: str) -> ir.Field:
        return ir.Field(self.element(name), self.level, type=INT)

    def on_level(self, name: str, depth: ir.Expression) -> ir.Expression:
        return compared("==", self.level_of(name), depth)

    def deeper(self, by: int) -> ir.Expression:
        operator = "+" if by > 0 else "-"
        return ir.Binary(operator, self.depth, integer(abs(by)), type=INT)

    def over_nodes(
        self, iterator: str, body: ir.StatementNode, span: Span | None = None
    ) -> ir.Loop:
        nodes = ir.Range("Nodes", self.graph, span=self.node.source.span)
        span = span or self.node.span
        return ir.Loop(True, iterator, nodes, None, body, span=span)

    # --- the statements ---------------------------------------------------------------

    def statements(self) -> tuple[ir.StatementNode, ...]:
        node = self.node
        property = PropertyType("Node", INT, node.source.name)
        found = ir.Binary("!=", self.start, ir.Nil(type=self.type), type=BOOL)
        visit = self.visit(node.iterator, node.body, node.span)
        begin = ir.Assign(self.more, ir.Literal(False, type=BOOL))
        end = ir.Assign(self.depth, self.deeper(1))
        forward = ir.Block((begin, self.discover(), visit, end))
        statements: tuple[ir.StatementNode, ...] = (
            ir.Declare(property, (self.level,), span=node.span),
            ir.declare(self.start, node.root),
            self.initialize(),
            ir.declare(self.depth, integer(0), span=node.span),
            ir.declare(self.more, found, span=node.span),
            ir.While(self.more, forward, span=node.span),
        )
        if node.back_body is not None:
            statements += (self.backward(node.back_body),)
        return statements

    def initialize(self) -> ir.StatementNode:
        n = self.names.fresh("n")
        is_root = compared("==", self.element(n), self.start)
        span = self.node.root.span
        value = ir.Conditional(is_root, integer(0), UNSEEN, type=INT, span=span)
        return self.over_nodes(
            n, ir.Assign(self.level_of(n), value, span=self.node.span)
        )

    def discover(self) -> ir.StatementNode:
        """The children of the nodes on this level."""
        parent = self.names.fresh("parent", f"`{self.node.iterator}`")
        child = self.names.fresh("child", f"the next `{self.node.iterator}`")
        kind: ir.RangeKind = "InNbrs" if self.node.transposed else "Nbrs"
        store = ir.Assign(self.level_of(child), self.deeper(1))
        true, span = ir.Literal(True, type=BOOL), self.node.span
        goes_on = ir.Reduce(self.more, "|", true, parent, span=span)
        mark: ir.StatementNode = ir.Block((store, goes_on))
        if self.node.navigator is not None:
            accepted = rename(self.node.navigator, self.node.iterator, child)
            mark = ir.If(accepted, mark, span=accepted.span)
        row = ir.Range(kind, self.element(parent))
        body = ir.If(self.on_level(child, UNSEEN), mark)
        inner = ir.Loop(True, child, row, None, body, span=span)
        return self.over_nodes(parent, ir.If(self.on_level(parent, self.depth), inner))

    def visit(self, iterator: str, body: ir.Block, span: Span) -> ir.StatementNode:
        """The body for each node of this level."""
        hoister = _EdgeHoister(self.names)
        body = expand_block(body, lambda item: hoister.nested().statement(item))
        here = self.on_level(iterator, self.depth)
        visited = ir.If(here, self.with_levels(body), span=span)
        return self.over_nodes(iterator, visited, span)

    def backward(self, body: ir.Block) -> ir.StatementNode:
        name = self.node.iterator
        iterator = self.names.fresh(name, name)
        undo = self.visit(iterator, rename(body, name, iterator), body.span)
        some = ir.Binary(">", self.depth, integer(0), type=BOOL)
        steps = (ir.Assign(self.depth, self.deeper(-1)), undo)
        return ir.While(some, ir.Block(steps), span=body.span)

    # --- ranges over levels -----------------------------------------------------------

    def with_levels(self, node: N) -> N:
        """Up and Down ranges, which only the iterator has, as filtered In and Out
        ranges."""

        def lower(item: ir.Node) -> ir.Node:
            if not isinstance(item, ir.Loop | ir.Reduction):
                return item
            range, kind = item.range, item.range.kind
            if kind not in LEVELLED:
                return item
            up = kind.startswith("Up")
            outward = up == self.node.transposed
            depth = self.deeper(-1 if up else 1)
            if kind.endswith("Edges"):
                assert isinstance(item, ir.Loop)
                edges: ir.RangeKind = "OutEdges" if outward else "InEdges"
                return self.edges(item, replace(range, kind=edges), depth)
            new: ir.RangeKind = "Nbrs" if outward else "InNbrs"
            range = replace(range, kind=new)
            test = self.on_level(item.iterator, depth)
            if isinstance(item, ir.Loop):
                guarded = ir.If(test, item.body, span=item.body.span)
                return replace(item, range=range, body=guarded)
            both: ir.Expression = test
            if item.filter is not None:
                both = ir.Binary("&&", test, item.filter, type=BOOL, span=item.span)
            return replace(item, range=range, filter=both)

        return rewrite(node, lower)

    def edges(self, loop: ir.Loop, range: ir.Range, depth: ir.Expression) -> ir.Loop:
        """A loop over edges whose other end is on level `depth`."""
        edge = ir.Variable(loop.iterator, type=EdgeType(self.node.source.name))
        method = "ToNode" if range.kind == "OutEdges" else "FromNode"
        end = self.names.fresh("end", f"the other end of `{loop.iterator}`")
        found = ir.Call(edge, method, type=self.type, span=range.span)
        other = ir.Declare(self.type, (end,), found, span=range.span)
        guarded = ir.If(self.on_level(end, depth), loop.body, span=loop.body.span)
        body = ir.Block((other, guarded), span=loop.body.span)
        return replace(loop, range=range, body=body)


LEVELLED = ("UpNbrs", "DownNbrs", "UpEdges", "DownEdges")


class _EdgeHoister(Hoister):
    """Makes loops of reductions over the edges between levels: their other ends need
    a name."""

    def is_moved(self, node: ir.Node) -> bool:
        return isinstance(node, ir.Reduction) and node.range.kind in LEVELLED[2:]


class ExpandBfs(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure, context.meanings)

        def lower(node: ir.StatementNode) -> ir.Statements:
            if not isinstance(node, ir.Bfs):
                return (node,)
            message = f"InBFS over `{node.source.name}` is a loop over levels"
            context.passed(self, message, node.span)
            return _Traversal(node, names).statements()

        return expand_body(procedure, lower)
