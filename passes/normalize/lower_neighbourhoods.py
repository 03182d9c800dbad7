"""A parallel loop over the neighbours of one vertex becomes a filtered loop over all.

    Foreach (t: root.Nbrs)            Foreach (v: G.Nodes)
        t.A = 1;                →         If (v == root)
                                              Foreach (t: v.Nbrs)
                                                  t.A = 1;

A kernel then always runs over all nodes or edges of a graph, and `collapse-loops` can
assign a thread to each edge of a large neighbourhood.  A loop that runs on the host is
not changed: one that uses collections, or the only parallel loop in a sequential one,
for which a pass over the graph in each round would cost too much.
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, GraphType, NodeType, is_object
from lighthouse.ir.walk import find, map_body, map_children, rewrite
from lighthouse.passes.analysis.parallel import has_kernel
from lighthouse.passes.base import Context, CorePass


def touches_objects(loop: ir.Loop) -> bool:
    return any(is_object(node.type) for node in find(loop, ir.Variable, ir.Field))


class LowerNeighbourhoods(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure, context.meanings)

        def outermost(node: ir.StatementNode) -> ir.StatementNode:
            match node:
                case ir.Dfs():
                    return node
                case ir.Loop(parallel=True):
                    of_one = isinstance(node.range.source.type, NodeType)
                    if not of_one or touches_objects(node):
                        return node
                    return self.over_all(node, names, context)
                case ir.Loop() | ir.While() | ir.DoWhile() if not has_kernel(
                    node, context.target
                ):
                    return node
            return map_children(node, outermost, ir.StatementNode)

        return map_body(procedure, outermost)

    def over_all(self, loop: ir.Loop, names: Names, context: Context) -> ir.Loop:
        root, type = loop.range.source, loop.range.source.type
        assert isinstance(root, ir.Variable)
        assert isinstance(type, NodeType)
        assert type.graph is not None
        message = f"the loop over neighbours of `{root.name}` filters all nodes"
        context.passed(self, message, loop.span)
        vertex = replace(root, name=names.fresh("v", "all nodes"))

        def rebind(node: ir.Reduce | ir.ReduceTuple) -> ir.Node:
            is_own = node.loop == loop.iterator
            return replace(node, loop=vertex.name) if is_own else node

        row = replace(loop.range, source=vertex)
        inner = replace(
            loop, range=row, body=rewrite(loop.body, rebind, ir.Reduce, ir.ReduceTuple)
        )
        graph = ir.Variable(type.graph, type=GraphType(), span=root.span)
        nodes = ir.Range("Nodes", graph, span=loop.range.span)
        body = ir.If(ir.Binary("==", vertex, root, type=BOOL, span=root.span), inner)
        return ir.Loop(True, vertex.name, nodes, None, body, span=loop.span)
