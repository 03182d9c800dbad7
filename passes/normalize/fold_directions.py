"""In an undirected graph the neighbours of both directions are the same.

    Procedure p(G: UGraph; A: N_P<Int>) {
        Foreach (n: G.Nodes)
            Foreach (t: n.InNbrs)
                n.A += t.InDegree();
    }
    →
    Procedure p(G: UGraph; A: N_P<Int>) {
        Foreach (n: G.Nodes)
            Foreach (t: n.Nbrs)
                n.A += t.OutDegree();
    }

Such a graph stores each edge in both directions, so that it needs no reverse graph.  A
loop that uses its edges (`ToEdge`) keeps its direction.
"""

from dataclasses import replace

from lighthouse.ir.nodes import Call, Loop, Node, Procedure
from lighthouse.ir.symbols import declarations
from lighthouse.ir.types import GraphType, NodeType, Type
from lighthouse.ir.walk import rewrite
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.stepwise import asks_for_edge

OTHER_WAY = {"InDegree": "OutDegree", "HasEdgeFrom": "HasEdgeTo"}


class FoldDirections(CorePass):
    def run(self, procedure: Procedure, context: Context) -> Procedure:
        undirected = {
            name
            for name, declared in declarations(procedure).items()
            if isinstance(declared.type, GraphType) and declared.type.undirected
        }

        def is_undirected(type: Type) -> bool:
            return isinstance(type, NodeType) and type.graph in undirected

        def fold(node: Node) -> Node:
            match node:
                case Loop(iterator=iterator, range=range, body=body):
                    if (
                        range.kind == "InNbrs"
                        and is_undirected(range.source.type)
                        and not asks_for_edge(body, iterator)
                    ):
                        return replace(node, range=replace(range, kind="Nbrs"))
                case Call(receiver=receiver, name=name) if name in OTHER_WAY:
                    if receiver is not None and is_undirected(receiver.type):
                        return replace(node, name=OTHER_WAY[name])
            return node

        if not undirected:
            return procedure
        return rewrite(procedure, fold, Loop, Call)
