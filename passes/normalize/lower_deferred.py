"""Deferred assignments write a shadow, which is copied back when their loop ends.

    Foreach (t: G.Nodes)               Foreach (t: G.Nodes)
        t.rank <= f(t) @ t;      →         t.rank_next = f(t);
                                       Foreach (n: G.Nodes)
                                           n.rank = n.rank_next;

If some element may stay unwritten, the shadow first takes the current values.
(Green-Marl specification 0.5, section 6.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.ir.nodes import (
    Assign,
    Bfs,
    Block,
    Declare,
    Defer,
    Field,
    Loop,
    LValue,
    Node,
    Procedure,
    Range,
    RangeKind,
    StatementNode,
    Variable,
)
from lighthouse.ir.symbols import Declaration, Names, declarations
from lighthouse.ir.types import GraphType, PropertyType
from lighthouse.ir.walk import children, expand_body, rewrite
from lighthouse.passes.base import Context, Stage


def deferred_to(loop: Loop | Bfs) -> Iterator[Defer]:
    """The deferred assignments that appear when `loop` ends."""

    def inside(node: Node, innermost: bool) -> Iterator[Defer]:
        if isinstance(node, Defer) and (
            node.loop == loop.iterator or (node.loop is None and innermost)
        ):
            yield node
        for child in children(node):
            yield from inside(child, innermost and not isinstance(child, Loop | Bfs))

    bodies = [loop.body]
    if isinstance(loop, Bfs) and loop.reverse_body is not None:
        bodies.append(loop.reverse_body)
    for body in bodies:
        yield from inside(body, not isinstance(body, Loop | Bfs))


def writes_every_element(loop: Loop | Bfs, name: str) -> bool:
    """True if each iteration certainly defers to its own element of property `name`,
    and the iterations cover all elements."""
    if isinstance(loop, Bfs) or loop.filter is not None:
        return False
    if loop.range.kind not in ("Nodes", "Edges"):
        return False
    body = loop.body.statements if isinstance(loop.body, Block) else (loop.body,)
    return any(
        isinstance(statement, Defer)
        and isinstance(statement.target, Field)
        and statement.target.name == name
        and statement.target.driver.name == loop.iterator
        and statement.loop in (None, loop.iterator)
        for statement in body
    )


@dataclass(frozen=True, slots=True)
class LowerDeferred:
    name: ClassVar[str] = "lower-deferred"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        names = Names(procedure)
        declared = declarations(procedure)
        shadows: list[Declare] = []

        def lower(node: StatementNode) -> Sequence[StatementNode]:
            if not isinstance(node, Loop | Bfs):
                return (node,)
            defers = tuple(deferred_to(node))
            if not defers:
                return (node,)
            before: list[StatementNode] = []
            after: list[StatementNode] = []
            shadow_of: dict[str, str] = {}
            for defer in defers:
                target = defer.target
                if not isinstance(target, Variable | Field) or target.name in shadow_of:
                    continue
                declaration = declared[target.name]
                shadow = shadow_of[target.name] = names.fresh(f"{target.name}_next")
                shadows.append(Declare(declaration.type, (shadow,), span=defer.span))
                if not writes_every_element(node, target.name):
                    before.append(copy(declaration, shadow, target.name, defer))
                after.append(copy(declaration, target.name, shadow, defer))

            def to_shadow(item: Node) -> Node:
                if not isinstance(item, Defer) or all(item is not d for d in defers):
                    return item
                assert isinstance(item.target, Variable | Field)
                target = replace(item.target, name=shadow_of[item.target.name])
                return Assign(target, item.value, span=item.span)

            return (*before, rewrite(node, to_shadow), *after)

        def copy(
            declaration: Declaration, to: str, of: str, defer: Defer
        ) -> StatementNode:
            def place(name: str, driver: str | None) -> LValue:
                type = defer.target.type
                if driver is None:
                    return Variable(name, type=type)
                assert isinstance(defer.target, Field)
                return Field(replace(defer.target.driver, name=driver), name, type=type)

            if not isinstance(declaration.type, PropertyType):
                return Assign(place(to, None), place(of, None), span=defer.span)
            graph = declaration.type.graph
            assert graph is not None
            kind: RangeKind = "Nodes" if declaration.type.of == "Node" else "Edges"
            iterator = names.fresh("n" if kind == "Nodes" else "e")
            return Loop(
                True,
                iterator,
                Range(kind, Variable(graph, type=GraphType()), span=defer.span),
                None,
                Assign(place(to, iterator), place(of, iterator), span=defer.span),
                span=defer.span,
            )

        lowered = expand_body(procedure, lower)
        if not shadows:
            return lowered
        self.refuse_nested(procedure)
        body = replace(lowered.body, statements=(*shadows, *lowered.body.statements))
        return replace(lowered, body=body)

    def refuse_nested(self, procedure: Procedure) -> None:
        """One shadow cannot serve the concurrent instances of an inner loop."""

        def search(node: Node, parallel: bool) -> None:
            if isinstance(node, Loop | Bfs):
                for defer in deferred_to(node) if parallel else ():
                    raise CompileError(
                        Diagnostic(
                            "GM0501",
                            "a write that is deferred to a loop inside a parallel loop "
                            "is not compiled yet",
                            defer.span,
                            notes=("defer it to the outer loop with `@`",),
                        )
                    )
                parallel = parallel or isinstance(node, Bfs) or node.parallel
            for child in children(node):
                search(child, parallel)

        search(procedure.body, False)
