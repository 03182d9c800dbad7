"""The filter of a loop or traversal becomes an If around its body.

    Foreach (n: G.Nodes)(n.updated)           Foreach (n: G.Nodes)
        n.A = 1;                        →         If (n.updated)
                                                      n.A = 1;

Later passes then know one form of condition.  (Green-Marl 0.5, section 6.)
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.walk import expand_body
from lighthouse.passes.base import Context, CorePass


def without_filter(node: ir.StatementNode) -> ir.StatementNode:
    match node:
        case ir.Loop(filter=filter, body=inner) if filter is not None:
            return replace(
                node, filter=None, body=ir.If(filter, inner, span=filter.span)
            )
        case ir.Traversal(filter=filter, back_filter=back) if filter or back:
            return replace(
                node,
                filter=None,
                body=guarded(node.body, filter),
                back_filter=None,
                back_body=node.back_body and guarded(node.back_body, back),
            )
    return node


def guarded(body: ir.Block, filter: ir.Expression | None) -> ir.Block:
    if filter is None:
        return body
    return ir.Block((ir.If(filter, body, span=filter.span),), span=body.span)


class LowerFilters(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        return expand_body(procedure, lambda node: (without_filter(node),))
