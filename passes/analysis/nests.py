"""Vertex–neighbour nests: a loop over neighbours inside a loop over all vertices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lighthouse.ir.nodes import (
    Binary,
    Block,
    Call,
    Declare,
    Expression,
    If,
    Literal,
    Loop,
    Range,
    Reduce,
    ReduceTuple,
    StatementNode,
    Variable,
)
from lighthouse.ir.walk import spliced, walk


@dataclass(frozen=True, slots=True)
class Nest:
    """Two loops, and the filters and declarations between them, outermost first."""

    outer: Loop
    between: tuple[If | Declare, ...]
    inner: Loop

    @property
    def own_names(self) -> set[str]:
        """What the body declares: each edge has its own."""
        return {n.name for n in walk(self.inner.body) if isinstance(n, Declare)}

    @property
    def near_names(self) -> set[str]:
        """The outer vertex and what is computed once for it."""
        declared = (item.name for item in self.between if isinstance(item, Declare))
        return {self.outer.iterator, *declared}

    @property
    def updates(self) -> list[Reduce | ReduceTuple]:
        return [n for n in walk(self.inner.body) if isinstance(n, Reduce | ReduceTuple)]


def nest_of(outer: Loop) -> Nest | None:
    """The nest, if the body of `outer` leads to a neighbour loop and nothing else."""
    between: list[If | Declare] = []
    statement = outer.body
    while True:
        match statement:
            case Loop(
                parallel=True, range=Range(kind="Nbrs" | "InNbrs", source=source)
            ):
                if source != Variable(outer.iterator):
                    return None
                return Nest(outer, tuple(between), statement)
            case If(then=then, otherwise=None):
                between.append(statement)
                statement = then
            case Block(statements=(*first, last)):
                for item in first:
                    if not isinstance(item, Declare):
                        return None
                    between.append(item)
                statement = last
            case _:
                return None


def row_loops(outer: Loop) -> Iterator[Loop]:
    """The loops over the neighbours of the vertex, wherever they are in `outer`."""
    for node in walk(outer.body):
        match node:
            case Loop(
                parallel=True, range=Range(kind="Nbrs" | "InNbrs", source=source)
            ) if source == Variable(outer.iterator):
                yield node


def enclosed(item: If | Declare, body: StatementNode) -> StatementNode:
    """`body`, with what was between the loops around it."""
    if isinstance(item, If):
        return replace(item, then=body)
    return Block((item, *spliced(body)), span=body.span)


def frontier(nest: Nest) -> Iterator[Expression]:
    """The conditions that choose among the outer vertices.

    That a vertex has neighbours chooses nothing.
    """
    near, far = nest.near_names, {nest.inner.iterator, *nest.own_names}
    for node in walk(nest.outer.body):
        if not isinstance(node, If):
            continue
        for part in conjuncts(node.condition):
            names = {item.name for item in walk(part) if isinstance(item, Variable)}
            if names & near and not names & far and not asks_for_neighbours(part):
                yield part


def conjuncts(condition: Expression) -> Iterator[Expression]:
    return operands(condition, "&&")


def disjuncts(condition: Expression) -> Iterator[Expression]:
    return operands(condition, "||")


def operands(condition: Expression, operator: str) -> Iterator[Expression]:
    """What `operator` joins, from left to right."""
    if isinstance(condition, Binary) and condition.operator == operator:
        yield from operands(condition.left, operator)
        yield from operands(condition.right, operator)
    else:
        yield condition


def asks_for_neighbours(condition: Expression) -> bool:
    match condition:
        case Binary(">" | "!=", Call(name="OutDegree" | "InDegree"), Literal(0)):
            return True
        case _:
            return False
