"""Give every name of a procedure one declaration.

    Foreach (n: G.Nodes) n.A = 1;          Foreach (n: G.Nodes) n.A = 1;
    Foreach (n: G.Nodes) n.B = 2;    →     Foreach (n_2: G.Nodes) n_2.B = 2;
    Int x, y;                              Int x; Int y;

Sibling scopes may reuse a name in Green-Marl, and a variable and a property may share
one.  After this pass a name alone identifies a variable, so that later passes can move
code without capturing anything.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, TypeVar

from lighthouse.ir.nodes import (
    Annotation,
    Bfs,
    Block,
    Declare,
    Defer,
    Dfs,
    Field,
    Loop,
    Node,
    Procedure,
    Reduce,
    ReduceTuple,
    Reduction,
    Variable,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import PropertyType, Type
from lighthouse.ir.walk import map_children
from lighthouse.passes.base import Context, Stage

# The visible meaning of the source names: (is a property, name) → unique name.
Scope = dict[tuple[bool, str], str]
L = TypeVar("L", Loop, Reduction, Bfs, Dfs)


class _Renamer:
    def __init__(self, procedure: Procedure) -> None:
        self.names = Names(procedure)
        self.taken: set[str] = set()

    def declare(self, name: str, type: Type | None, scope: Scope) -> str:
        unique = name if name not in self.taken else self.names.fresh(name)
        self.taken.add(unique)
        scope[isinstance(type, PropertyType), name] = unique
        return unique

    def node(self, node: Node, scope: Scope) -> Node:
        match node:
            case Variable(name):
                return replace(node, name=scope.get((False, name), name))
            case Field(driver, name):
                driver = replace(
                    driver, name=scope.get((False, driver.name), driver.name)
                )
                return replace(node, driver=driver, name=scope.get((True, name), name))
            case Block():
                inner = dict(scope)
                statements: list[Node] = []
                for statement in node.statements:
                    new = self.node(statement, inner)
                    if isinstance(new, Declare):
                        statements += [replace(new, names=(n,)) for n in new.names]
                    else:
                        statements.append(new)
                return replace(node, statements=tuple(statements))
            case Declare():
                initial = self.node(node.initial, scope) if node.initial else None
                names = tuple(self.declare(n, node.type, scope) for n in node.names)
                return replace(node, names=names, initial=initial)
            case Loop() | Reduction():
                return self.loop(node, scope)
            case Bfs() | Dfs():
                root = self.node(node.root, scope)
                return replace(
                    self.loop(replace(node, root=node.root), scope), root=root
                )
            case Reduce() | ReduceTuple() | Defer():
                new = map_children(node, lambda child: self.node(child, scope))
                if new.loop is None:
                    return new
                return replace(new, loop=scope.get((False, new.loop), new.loop))
            case _:
                return map_children(node, lambda child: self.node(child, scope))

    def loop(self, node: L, scope: Scope) -> L:
        inner = dict(scope)
        # The range is outside the iterator's scope.
        if isinstance(node, Loop | Reduction):
            node = replace(node, range=self.node(node.range, scope))
        iterator = self.declare(node.iterator, None, inner)
        range_ = node.range if isinstance(node, Loop | Reduction) else None
        node = map_children(
            node,
            lambda child: (
                child
                if child is range_ or isinstance(child, Annotation)
                else self.node(child, dict(inner))
            ),
        )
        return replace(node, iterator=iterator)


@dataclass(frozen=True, slots=True)
class UniqueNames:
    name: ClassVar[str] = "unique-names"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        renamer = _Renamer(procedure)
        scope: Scope = {}
        for parameter in procedure.parameters:
            renamer.taken.add(parameter.name)
            key = (isinstance(parameter.type, PropertyType), parameter.name)
            scope[key] = parameter.name
        body = renamer.node(procedure.body, scope)
        assert isinstance(body, Block)
        return replace(procedure, body=body)
