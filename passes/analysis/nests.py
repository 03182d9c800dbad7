"""Vertex–neighbour nests: a loop over a row, its neighbours or its edges, inside one
over all vertices."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.uses import written_names
from lighthouse.ir.walk import find, spliced, walk


@dataclass(frozen=True, slots=True)
class Nest:
    """Two loops, and the filters and declarations between them, outermost first."""

    outer: ir.Loop
    between: tuple[ir.If | ir.Declare, ...]
    inner: ir.Loop

    @property
    def own_names(self) -> set[str]:
        """What the body declares: each edge has its own."""
        return {n.name for n in find(self.inner.body, ir.Declare)}

    @property
    def near_names(self) -> set[str]:
        """The outer vertex and what is computed once for it."""
        declared = (item.name for item in self.between if isinstance(item, ir.Declare))
        return {self.outer.iterator, *declared}

    @property
    def updates(self) -> list[ir.Reduce | ir.ReduceTuple]:
        return find(self.inner.body, ir.Reduce, ir.ReduceTuple)


def nest_of(outer: ir.Loop) -> Nest | None:
    """The nest, if the body of `outer` leads to a loop over a row and nothing else."""
    between: list[ir.If | ir.Declare] = []
    statement = outer.body
    while True:
        match statement:
            case ir.Loop(parallel=True, range=ir.Range(kind, source)) if (
                kind in ir.ROWS
            ):
                if source != ir.Variable(outer.iterator):
                    return None
                return Nest(outer, tuple(between), statement)
            case ir.If(then=then, otherwise=None):
                between.append(statement)
                statement = then
            case ir.Block(statements=(*first, last)):
                for item in first:
                    if not isinstance(item, ir.Declare):
                        return None
                    between.append(item)
                statement = last
            case _:
                return None


def row_loops(outer: ir.Loop) -> Iterator[ir.Loop]:
    """The loops over the row of the vertex, wherever they are in `outer`."""
    for node in walk(outer.body):
        match node:
            case ir.Loop(parallel=True, range=ir.Range(kind, source)) if (
                kind in ir.ROWS and source == ir.Variable(outer.iterator)
            ):
                yield node


def enclosed(item: ir.If | ir.Declare, body: ir.StatementNode) -> ir.StatementNode:
    """`body`, with what was between the loops around it."""
    if isinstance(item, ir.If):
        return replace(item, then=body)
    return ir.Block((item, *spliced(body)), span=body.span)


def frontier(nest: Nest) -> Iterator[ir.Expression]:
    """The conditions that choose among the outer vertices.

    That a vertex has neighbours chooses nothing.
    """
    near, far = nest.near_names, {nest.inner.iterator, *nest.own_names}
    for node in walk(nest.outer.body):
        if not isinstance(node, ir.If):
            continue
        for part in conjuncts(node.condition):
            names = {item.name for item in find(part, ir.Variable)}
            if names & near and not names & far and not asks_for_neighbours(part):
                yield part


def conjuncts(condition: ir.Expression) -> Iterator[ir.Expression]:
    return operands(condition, "&&")


def not_nil(condition: ir.Expression, holds: bool = True) -> frozenset[str]:
    """The variables that are not NIL where it holds, or does not."""
    match condition:
        case ir.Unary("!", operand):
            return not_nil(operand, not holds)
        case ir.Binary("&&" | "||" as operator, left, right) if holds is (
            operator == "&&"
        ):
            return not_nil(left, holds) | not_nil(right, holds)
        case ir.Binary("==" | "!=" as operator, ir.Variable(name), ir.Nil()) if (
            holds is (operator == "!=")
        ):
            return frozenset({name})
    return frozenset()


def operands(condition: ir.Expression, operator: str) -> Iterator[ir.Expression]:
    """What `operator` joins, from left to right."""
    if isinstance(condition, ir.Binary) and condition.operator == operator:
        yield from operands(condition.left, operator)
        yield from operands(condition.right, operator)
    else:
        yield condition


def asks_for_neighbours(condition: ir.Expression) -> bool:
    match condition:
        case ir.Binary(
            ">" | "!=", ir.Call(name="OutDegree" | "InDegree"), ir.Literal(0)
        ):
            return True
    return False


def named_edges(inner: ir.Loop) -> Iterator[str]:
    """The names that `Edge e = t.ToEdge();` gives to the edge once for all."""
    for item in walk(inner.body):
        match item:
            case ir.Declare(_, (name,), ir.Call(ir.Variable(vertex), "ToEdge")):
                if vertex == inner.iterator and name not in written_names(inner.body):
                    yield name
