"""Give every name of a procedure one declaration.

    Foreach (n: G.Nodes) n.A = 1;          Foreach (n: G.Nodes) n.A = 1;
    Foreach (n: G.Nodes) n.B = 2;    →     Foreach (n_2: G.Nodes) n_2.B = 2;
    Int x, y;                              Int x; Int y;

Sibling scopes may reuse a name in Green-Marl, and a variable and a property may share
one.  After this pass a name identifies a variable, so that later passes can move code
without name capture.
"""

from dataclasses import replace
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.foreign import rename_foreign
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import PropertyType, Type
from lighthouse.ir.walk import map_body, map_children, same
from lighthouse.passes.base import Context, CorePass

# The visible meaning of the source names: (is a property, name) → unique name.
Scope = dict[tuple[bool, str], str]
N = TypeVar("N", bound=ir.Node)


def in_foreign(text: str, scope: Scope) -> str:
    """Foreign code with the unique names; a name alone may be that of a property."""

    def property(name: str) -> str:
        return scope.get((True, name), name)

    return rename_foreign(
        text, lambda name: scope.get((False, name)) or property(name), property
    )


class Renamer:
    """Renames what is declared again, and what `scope` gives another name."""

    def __init__(self, names: Names, taken: set[str]) -> None:
        self.names = names
        self.taken = taken

    def declare(self, name: str, type: Type | None, scope: Scope) -> str:
        unique = name if name not in self.taken else self.names.fresh(name, name)
        self.taken.add(unique)
        scope[isinstance(type, PropertyType), name] = unique
        return unique

    def node(self, node: N, scope: Scope) -> N:
        """`node` renamed; it keeps its class."""
        return self.renamed(node, scope)  # type: ignore[return-value]

    def renamed(self, node: ir.Node, scope: Scope) -> ir.Node:
        match node:
            case ir.Variable(name, type=type):
                # A property stands alone only as the argument of a call.
                new = scope.get((isinstance(type, PropertyType), name), name)
                return node if new == name else replace(node, name=new)
            case ir.Field(driver, name):
                owner, new = self.node(driver, scope), scope.get((True, name), name)
                if owner is driver and new == name:
                    return node
                return replace(node, driver=owner, name=new)
            case ir.Block():
                inner = dict(scope)
                statements: list[ir.StatementNode] = []
                for statement in node.statements:
                    item = self.node(statement, inner)
                    if isinstance(item, ir.Declare) and len(item.names) > 1:
                        statements += [replace(item, names=(n,)) for n in item.names]
                    else:
                        statements.append(item)
                if same(statements, node.statements):
                    return node
                return replace(node, statements=tuple(statements))
            case ir.Declare():
                initial = self.node(node.initial, scope) if node.initial else None
                names = tuple(self.declare(n, node.type, scope) for n in node.names)
                if names == node.names and initial is node.initial:
                    return node
                return replace(node, names=names, initial=initial)
            case ir.Loop() | ir.Reduction() | ir.Traversal():
                # Names shadow none, so that what is outside the scope has no such name.
                inner = dict(scope)
                iterator = self.declare(node.iterator, None, inner)
                inside = map_children(node, lambda child: self.node(child, inner))
                if iterator == node.iterator:
                    return inside
                return replace(inside, iterator=iterator)
            case ir.Foreign() | ir.ForeignExpression():
                renamed = map_children(node, lambda child: self.node(child, scope))
                return replace(renamed, text=in_foreign(node.text, scope))
            case ir.Reduce() | ir.ReduceTuple() | ir.Defer():
                bound = map_children(node, lambda child: self.node(child, scope))
                if bound.loop is None:
                    return bound
                return replace(bound, loop=scope.get((False, bound.loop), bound.loop))
        return map_children(node, lambda child: self.node(child, scope))


class UniqueNames(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        renamer = Renamer(Names(procedure, context.meanings), set())
        scope: Scope = {}
        for parameter in procedure.parameters:
            renamer.taken.add(parameter.name)
            key = (isinstance(parameter.type, PropertyType), parameter.name)
            scope[key] = parameter.name
        return map_body(procedure, lambda body: renamer.node(body, scope))
