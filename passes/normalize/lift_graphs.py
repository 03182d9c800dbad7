"""A graph that a procedure declares becomes one more argument: an empty graph.

    Procedure p(G: Graph): Int {
        Graph H;
        Return H.NumNodes();
    }
    →
    Procedure p(G: Graph, H: Graph): Int {
        Return H.NumNodes();
    }

Nothing can add nodes or edges to it, so the caller of the compiled procedure passes an
empty graph.
"""

from collections.abc import Sequence
from dataclasses import replace

from lighthouse.ir.nodes import Declare, Parameter, Procedure, StatementNode
from lighthouse.ir.types import GraphType
from lighthouse.ir.walk import expand_body
from lighthouse.passes.base import Context, CorePass


def without_graphs(procedure: Procedure) -> tuple[Procedure, tuple[Parameter, ...]]:
    """`procedure` without the graphs that it declares, and those graphs."""
    lifted: list[Parameter] = []

    def lift(node: StatementNode) -> Sequence[StatementNode]:
        if not isinstance(node, Declare) or not isinstance(node.type, GraphType):
            return (node,)
        lifted.extend(Parameter(n, node.type, span=node.span) for n in node.names)
        return ()

    return expand_body(procedure, lift), tuple(lifted)


class LiftGraphs(CorePass):
    def run(self, procedure: Procedure, context: Context) -> Procedure:
        without, lifted = without_graphs(procedure)
        if not lifted:
            return procedure
        return replace(without, inputs=(*procedure.inputs, *lifted))
