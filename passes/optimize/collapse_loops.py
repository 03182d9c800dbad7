"""A vertex–neighbour nest becomes one loop over the edges.

    Foreach (s: G.Nodes)                 Foreach (e: G.Edges) {
        If (s.active)                        Node s = e.FromNode();
            Foreach (t: s.Nbrs)      →       If (s.active) {
                t.A += s.B @ s;                  Node t = e.ToNode();
                                                 t.A += s.B @ e;
                                         }}

Every edge is then one unit of work, so that a vertex of high degree no longer keeps one
thread busy.  A value that one thread owned may now be updated by many; `synchronise`
sees the new loop and decides afresh.  (LightHouse, section 4.2.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from lighthouse.ir.nodes import (
    Assign,
    Block,
    Call,
    Declare,
    Expression,
    Field,
    If,
    Loop,
    Node,
    Procedure,
    Range,
    Reduce,
    ReduceTuple,
    Return,
    StatementNode,
    Variable,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import EdgeType, GraphType, NodeType
from lighthouse.ir.walk import map_body, map_children, rewrite, spliced, walk
from lighthouse.passes.analysis.accesses import written_names
from lighthouse.passes.base import Context, Stage


def inner_loop(statement: StatementNode, vertex: str) -> Loop | None:
    """The neighbour loop, if `statement` is nothing but it and filters around it."""
    match statement:
        case Loop(parallel=True, range=Range(kind="Nbrs" | "InNbrs", source=source)):
            return statement if source == Variable(vertex) else None
        case If(then=then, otherwise=None):
            return inner_loop(then, vertex)
        case Block(statements=(only,)):
            return inner_loop(only, vertex)
        case _:
            return None


def filters(statement: StatementNode, inner: Loop) -> Iterator[Expression]:
    """The conditions around the neighbour loop."""
    while statement is not inner:
        if isinstance(statement, If):
            yield statement.condition
            statement = statement.then
        else:
            assert isinstance(statement, Block)
            (statement,) = statement.statements


def private_names(statement: StatementNode) -> set[str]:
    return {node.name for node in walk(statement) if isinstance(node, Declare)}


def blockers(outer: Loop, inner: Loop) -> Iterator[str]:
    """Why the nest must stay: each reason is enough."""
    vertex = outer.iterator
    private = private_names(inner.body)
    written = written_names(inner.body)
    for condition in filters(outer.body, inner):
        for node in walk(condition):
            if isinstance(node, Variable | Field) and node.name in written:
                yield (
                    f"its filter reads `{node.name}` once for each vertex, and the "
                    "loop writes it"
                )
    for node in walk(inner.body):
        if isinstance(node, Return):
            yield "it returns from inside"
        if not isinstance(node, Assign):
            continue
        if isinstance(node.target, Variable) and node.target.name not in private:
            yield f"it assigns `{node.target.name}`, whose last value would change"
        if isinstance(node.target, Field) and node.target.driver.name == vertex:
            yield (
                f"it assigns `{vertex}.{node.target.name}`, which only one thread "
                "writes while the nest stays"
            )


def owned_reductions(inner: Loop, vertex: str) -> list[str]:
    """Reductions into the outer vertex: free of conflicts only in the nest."""
    return [
        f"{vertex}.{node.target.name}"
        for node in walk(inner.body)
        if isinstance(node, Reduce | ReduceTuple)
        and isinstance(node.target, Field)
        and node.target.driver.name == vertex
    ]


@dataclass(frozen=True, slots=True)
class CollapseLoops:
    """`pull=1` also collapses nests whose updates only the outer vertex receives."""

    name: ClassVar[str] = "collapse-loops"
    stage: ClassVar[Stage] = "core"
    pull: bool = False

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        names = Names(procedure, context.meanings)

        def visit(node: Node) -> Node:
            if isinstance(node, Loop) and node.parallel:
                return self.collapse(node, names, context)
            if isinstance(node, StatementNode):
                return map_children(node, visit)
            return node

        return map_body(procedure, visit)

    def collapse(self, outer: Loop, names: Names, context: Context) -> Loop:
        if outer.range.kind != "Nodes":
            return outer
        inner = inner_loop(outer.body, outer.iterator)
        if inner is None:
            if any(isinstance(node, Loop) for node in walk(outer.body)):
                message = "there are statements between the vertex and neighbour loops"
                context.missed(self, message, outer.span)
            return outer
        reasons = list(blockers(outer, inner))
        if not self.pull:
            reasons += [
                f"`{name}` has a single writer in the nest; over edges it needs atomics"
                for name in owned_reductions(inner, outer.iterator)
            ]
        if reasons:
            context.missed(self, f"not collapsed: {reasons[0]}", outer.span)
            return outer
        context.passed(
            self,
            f"`{outer.iterator}` and `{inner.iterator}` run as one loop over the edges",
            outer.span,
        )
        name = names.fresh("e", f"the edges of `{outer.iterator}`")
        return self.rewritten(outer, inner, name)

    def rewritten(self, outer: Loop, inner: Loop, name: str) -> Loop:
        assert isinstance(outer.range.source, Variable)
        graph = outer.range.source
        edge = Variable(name, type=EdgeType(graph.name), span=inner.span)
        forward = inner.range.kind == "Nbrs"
        loops = {outer.iterator, inner.iterator}

        def end(iterator: str, method: str, near: Loop) -> Declare:
            type = NodeType(graph.name)
            call = Call(edge, method, type=type, span=near.span)
            return Declare(type, (iterator,), call, span=near.span)

        def to_edge(node: Node) -> Node:
            match node:
                case Call(receiver=Variable(name), name="ToEdge"):
                    return edge if name == inner.iterator else node
                case Reduce(loop=loop) | ReduceTuple(loop=loop) if loop in loops:
                    return replace(node, loop=edge.name)
                case _:
                    return node

        far = end(inner.iterator, "ToNode" if forward else "FromNode", inner)
        near = end(outer.iterator, "FromNode" if forward else "ToNode", outer)

        def place(node: Node) -> Node:
            """The filters around the inner loop stay; the loop becomes its body."""
            if node is inner:
                return Block(spliced(far, inner.body), span=inner.span)
            if isinstance(node, Block):
                return replace(node, statements=spliced(*map(place, node.statements)))  # type: ignore[arg-type]
            if isinstance(node, StatementNode):
                return map_children(node, place)
            return node

        body = place(outer.body)
        assert isinstance(body, StatementNode)
        return replace(
            outer,
            iterator=edge.name,
            range=Range(
                "Edges", replace(graph, type=GraphType()), span=outer.range.span
            ),
            body=rewrite(Block(spliced(near, body), span=outer.span), to_edge),
        )
