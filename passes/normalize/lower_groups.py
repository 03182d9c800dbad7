"""Group assignments become parallel loops.

    G.dist = (G == root) ? 0 : INF;
    →
    Foreach (n: G.Nodes)
        n.dist = (n == root) ? 0 : INF;

Inside the value the group's name denotes the element; the checker has marked those uses
by giving them the type of the element.  (Green-Marl specification 0.5, section 6.)
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names, declarations
from lighthouse.ir.types import CollectionType, EdgeType, GraphType, Type, is_element
from lighthouse.ir.walk import expand_body, rewrite
from lighthouse.passes.base import Context, CorePass


def is_group(target: ir.Node, types: dict[str, Type]) -> bool:
    """True of `G.P` and `S.P`, where the driver names a whole graph or collection."""
    return isinstance(target, ir.Field) and isinstance(
        types.get(target.driver.name), GraphType | CollectionType
    )


class LowerGroups(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        types = {name: d.type for name, d in declarations(procedure).items()}
        names = Names(procedure)

        def lower(node: ir.StatementNode) -> ir.Statements:
            if not isinstance(node, ir.Assign) or not is_group(node.target, types):
                return (node,)
            assert isinstance(node.target, ir.Field)
            group = node.target.driver
            element = group.type
            kind: ir.RangeKind = "Items"
            if isinstance(types[group.name], GraphType):
                kind = "Edges" if isinstance(element, EdgeType) else "Nodes"
            iterator = names.fresh("e" if isinstance(element, EdgeType) else "n")

            def to_element(item: ir.Variable) -> ir.Variable:
                is_group = item.name == group.name and is_element(item.type)
                return replace(item, name=iterator) if is_group else item

            target = rewrite(node.target, to_element, ir.Variable)
            value: ir.Expression = rewrite(node.value, to_element, ir.Variable)
            source = replace(group, type=types[group.name])
            range = ir.Range(kind, source, span=group.span)
            body = ir.Assign(target, value, span=node.span)
            return (ir.Loop(True, iterator, range, None, body, span=node.span),)

        return expand_body(procedure, lower)
