"""Turns a nest that pushes along edges into one that pulls, or vice versa.

    Foreach (n: G.Nodes) {                    Foreach (t: G.Nodes)
        Double share = n.B / n.Degree();          If (t.open)
        Foreach (t: n.Nbrs)                           Foreach (n: t.InNbrs) {
            If (t.open)                  →                Double share
                t.A += share @ n;                             = n.B / n.Degree();
    }                                                     t.A += share @ t;
                                                      }

Both run the body for the same pairs and edges.  In a pull, each element is written by
one thread only, without atomics.  A push can skip vertices that have nothing to send.
(Green-Marl's "flipping edges"; Atomic-free, section 5.1: owner computes.)
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from functools import partial

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import declarations
from lighthouse.ir.types import GraphType, NodeType, Type, is_object
from lighthouse.ir.uses import target_name, uses, written
from lighthouse.ir.walk import find, map_body, map_children, rewrite, walk
from lighthouse.passes.analysis.invariants import EDGES
from lighthouse.passes.analysis.nests import Nest, enclosed, frontier, nest_of
from lighthouse.passes.analysis.rounds import fields
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.stepwise import asks_for_edge, is_edge_of


class Direction(StrEnum):
    """What the option `to` may say."""

    AUTO = "auto"
    PULL = "pull"
    PUSH = "push"


def directions(outer: ir.Loop) -> set[Direction]:
    """To which ends of edges the neighbour loops in `outer` reduce."""
    found = set()
    for loop in walk(outer.body):
        if not isinstance(loop, ir.Loop) or loop.range.source != ir.Variable(
            outer.iterator
        ):
            continue
        for node in find(loop.body, ir.Reduce, ir.ReduceTuple):
            match node.target:
                case ir.Field(driver) if driver.name == loop.iterator:
                    found.add(Direction.PUSH)
                case ir.Field(driver) if driver.name == outer.iterator:
                    found.add(Direction.PULL)
    return found


# --- legality -------------------------------------------------------------------------


def blockers(nest: Nest) -> Iterator[str]:
    """Why the nest must stay: each reason is enough."""
    if nest.inner.range.kind in EDGES:
        yield "the inner loop is over edges, not over neighbours"
    if len(directions(nest.outer)) > 1:
        yield "both ends of an edge receive"
    for statement in find(nest.inner.body, ir.StatementNode):
        yield from statement_blockers(statement, nest)
    for node in walk(nest.outer.body):
        match node:
            case ir.ForeignExpression():
                yield "it contains foreign code"
            case ir.Variable(name, type=type) | ir.Field(_, name, type=type):
                if is_object(type):
                    yield f"it uses `{name}`, a {type}"
    changed = {use.name for use in uses(nest.inner.body) if use.assigns}
    for use in uses(nest.outer.body):
        if not use.assigns and use.name in changed - nest.own_names:
            yield f"it reads `{use.name}`, which it also changes"


def statement_blockers(node: ir.StatementNode, nest: Nest) -> Iterator[str]:
    match node:
        case ir.Block() | ir.If() | ir.Declare():
            pass
        case ir.Assign(target):
            if not is_own(target, nest):
                name = target_name(target)
                yield f"it assigns `{name}`, whose last value would change"
        case ir.Reduce() | ir.ReduceTuple():
            for place in written(node):
                if isinstance(place, ir.Variable) and place.name in nest.near_names:
                    yield f"each vertex reduces into a `{place.name}` of its own"
        case _:
            yield "there is more than reductions inside"


def is_own(target: ir.Node, nest: Nest) -> bool:
    return isinstance(target, ir.Variable) and target.name in nest.own_names


# --- profit ---------------------------------------------------------------------------


def losses(nest: Nest, kind: ir.RangeKind, free: bool) -> Iterator[str]:
    """Why pulling over `kind` instead of pushing would not pay; `free` says that the
    reverse edges cost nothing that counts."""
    # All threads that write by `|=` or `&=` write the same.
    if all(update.operator in "&|" for update in nest.updates):
        yield "its updates need no atomics"
    for condition in frontier(nest):
        names = sorted(fields(condition))
        what = names[0] if names else nest.outer.iterator
        yield f"the filter on `{what}` may leave few vertices that push; all would pull"
    if kind == "InNbrs" and not free:
        yield "it runs once, and nothing else needs the reverse edges"


def pulled(procedure: ir.Procedure) -> frozenset[Type]:
    """The types of nodes whose reverse edges are used in any case."""
    return frozenset(
        node.source.type
        for node in find(procedure.body, ir.Range)
        if node.kind == "InNbrs"
    )


# --- the rewrite ----------------------------------------------------------------------


def turned_kind(nest: Nest, undirected: bool) -> ir.RangeKind:
    """How the inner vertex finds the outer one.  The edges of an undirected graph stand
    both ways; only their numbers differ."""
    kind = nest.inner.range.kind
    if undirected and not asks_for_edge(nest.inner.body, nest.inner.iterator):
        return kind
    return "InNbrs" if kind == "Nbrs" else "Nbrs"


def turned(nest: Nest, kind: ir.RangeKind) -> ir.Loop:
    outer, inner = nest.outer, nest.inner
    source = replace(inner.range.source, name=inner.iterator)
    near = ir.Variable(outer.iterator, type=source.type, span=inner.span)

    def adapt(node: ir.Node) -> ir.Node:
        match node:
            case ir.Call() if is_edge_of(node, inner.iterator):
                return replace(node, receiver=near)
            case ir.Reduce() | ir.ReduceTuple():
                return replace(node, loop=inner.iterator)
        return node

    filters, body = own_filters(nest, rewrite(inner.body, adapt))
    for item in reversed(nest.between):
        body = enclosed(item, body)
    loop: ir.StatementNode = replace(
        inner,
        iterator=outer.iterator,
        range=replace(inner.range, kind=kind, source=source),
        body=body,
    )
    for filter in reversed(filters):
        loop = enclosed(filter, loop)
    return replace(outer, iterator=inner.iterator, body=loop)


def own_filters(
    nest: Nest, body: ir.StatementNode
) -> tuple[list[ir.If], ir.StatementNode]:
    """The filters of `body` that the new outer vertex can apply once for all."""
    filters: list[ir.If] = []
    while True:
        match body:
            case ir.Block(statements=(only,)):
                body = only
            case ir.If(condition, then, None) if depends_only_on(
                condition, nest.inner.iterator, nest.near_names
            ):
                filters.append(body)
                body = then
            case _:
                return filters, body


def depends_only_on(condition: ir.Expression, vertex: str, others: set[str]) -> bool:
    """True if `condition` can be evaluated wherever `vertex` is known: it needs none of
    the `others`, and nothing that a condition around it may have excluded."""
    for node in walk(condition):
        match node:
            case ir.Variable(name) if name in others:
                return False
            case ir.Field(driver) if driver.name != vertex:
                return False
            case ir.Call(name=name) if name not in ("OutDegree", "InDegree"):
                return False
            case ir.Call(receiver=ir.Variable(name)) if name != vertex:
                return False
            case ir.Binary("/" | "%"):
                return False
    return True


class FlipEdges(CorePass):
    """`to=pull` and `to=push` turn every nest that allows it; `auto` those that push
    along all edges."""

    to: Direction = Direction.AUTO

    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        def visit(node: ir.StatementNode, repeated: bool) -> ir.StatementNode:
            match node:
                case ir.Dfs():
                    return node
                case ir.Loop(parallel=True):
                    return self.flip(node, procedure, repeated, context)
                case ir.While() | ir.DoWhile() | ir.Loop():
                    repeated = True
            inside = partial(visit, repeated=repeated)
            return map_children(node, inside, ir.StatementNode)

        return map_body(procedure, lambda body: visit(body, False))

    def flip(
        self, outer: ir.Loop, procedure: ir.Procedure, repeated: bool, context: Context
    ) -> ir.Loop:
        """`outer`, or the nest that does the same from the other end."""
        if outer.range.kind != "Nodes":
            return outer
        graph = outer.range.source.name
        now = Direction.PULL if self.to is Direction.PUSH else Direction.PUSH
        if now not in directions(outer):
            return outer
        nest = nest_of(outer)
        if nest is None:
            message = "not flipped: there is more than the loop over neighbours"
            context.missed(self, message, outer.span)
            return outer
        declared = context.analysis(declarations, procedure)[graph]
        undirected = declared.type == GraphType(undirected=True)
        kind = turned_kind(nest, undirected)
        reasons = list(blockers(nest))
        if self.to is Direction.AUTO:
            free = repeated or NodeType(graph) in context.analysis(pulled, procedure)
            reasons += losses(nest, kind, free)
        if reasons:
            context.missed(self, f"not flipped: {reasons[0]}", outer.span)
            return outer
        verb = "pulls from" if now is Direction.PUSH else "pushes to"
        message = f"`{nest.inner.iterator}` {verb} `{outer.iterator}`"
        context.passed(self, f"{message} instead of the reverse", outer.span)
        return turned(nest, kind)
