"""Every reduction names the parallel loop at whose end it is complete.

    Int x;                                Int x;
    Foreach (n: G.Nodes)            →     Foreach (n: G.Nodes)
        Foreach (t: n.Nbrs)                   Foreach (t: n.Nbrs)
            x += t.A;                             x += t.A @ n;
    x += 1;                               x = x + 1;

Without `@` it is the outermost parallel loop inside the scope of the target's
declaration.  With `@` on a sequential loop it is the first parallel loop inside that
one.  If there is none the reduction is an ordinary assignment.  A tuple of one target
is a reduction like any other.  (Green-Marl specification 0.5, section 6; Stanford's
compiler has the same steps as optimisations, "sequential reductions" and the binding
to the outermost loop.)
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import improves
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, DOUBLE, is_floating
from lighthouse.ir.uses import target_name
from lighthouse.ir.walk import map_children, same
from lighthouse.passes.base import Context, CorePass


@dataclass(frozen=True, slots=True)
class _Scope:
    """The enclosing loops, outermost first, and how many of them enclose each
    declaration."""

    loops: tuple[tuple[str, bool], ...] = ()
    # Names are unique in a procedure: one dict does for all its scopes.
    depth: dict[str, int] = field(default_factory=dict)

    def enter(self, iterator: str, parallel: bool) -> _Scope:
        return replace(self, loops=(*self.loops, (iterator, parallel)))


def bound_loop(node: ir.Reduce | ir.ReduceTuple, scope: _Scope) -> str | None:
    """The parallel loop that `node` belongs to, or None if there is none."""
    iterators = [iterator for iterator, _ in scope.loops]
    if node.loop is not None:
        first = iterators.index(node.loop)
    else:
        first = scope.depth.get(target_name(node.target), 0)
    for iterator, parallel in scope.loops[first:]:
        if parallel:
            return iterator
    return None


def combined(
    operator: ir.ReduceOperator, target: ir.LValue, value: ir.Expression
) -> ir.Expression:
    """`target op value` as an expression, for the operators that have one."""
    symbol = {"&": "&&", "|": "||"}.get(operator, operator)
    type = BOOL if operator in "&|" else target.type
    if is_floating(value.type) and type not in (value.type, DOUBLE):
        value = ir.Cast(type, value, type=type, span=value.span)
    return ir.Binary(symbol, target, value, type=type, span=value.span)


class Binder:
    """With `names` for temporaries, what belongs to no parallel loop becomes an
    assignment; without, it stays as it is."""

    def __init__(self, names: Names | None) -> None:
        self.names = names

    def node(self, node: ir.Node, scope: _Scope) -> ir.Node:
        match node:
            case ir.Block():
                statements = []
                for statement in node.statements:
                    statements.append(self.statement(statement, scope))
                    if isinstance(statement, ir.Declare):
                        scope.depth[statement.name] = len(scope.loops)
                if same(statements, node.statements):
                    return node
                return replace(node, statements=tuple(statements))
            case ir.Loop():
                scope = scope.enter(node.iterator, node.parallel)
                body = self.statement(node.body, scope)
                return node if body is node.body else replace(node, body=body)
            case ir.Traversal():
                scope = scope.enter(node.iterator, isinstance(node, ir.Bfs))
                return map_children(node, lambda child: self.node(child, scope))
            case ir.ReduceTuple(operator, target, value, targets=(), loop=loop):
                alone = ir.Reduce(target, operator, value, loop, span=node.span)
                return self.node(alone, scope)
            case ir.Reduce() | ir.ReduceTuple():
                loop = bound_loop(node, scope)
                if loop is not None:
                    return node if loop == node.loop else replace(node, loop=loop)
                if self.names is None:
                    return node
                if isinstance(node, ir.Reduce):
                    return self.assignment(node)
                return self.tuple_(node)
            case ir.StatementNode():
                return map_children(node, lambda child: self.node(child, scope))
        return node

    def statement(self, node: ir.StatementNode, scope: _Scope) -> ir.StatementNode:
        bound = self.node(node, scope)
        assert isinstance(bound, ir.StatementNode)
        return bound

    def assignment(self, node: ir.Reduce) -> ir.StatementNode:
        if node.operator in ("min", "max"):
            value, target = self.temporary(node.target, node.value), node.target
            test = improves(node.operator, self.use(value), target)
            if isinstance(target, ir.Index):
                # A key that is missing is there afterwards, whatever its value.
                better = ir.Conditional(test, self.use(value), target, type=target.type)
                better = replace(better, span=node.span)
                step = ir.Assign(target, better, span=node.span)
                return ir.Block((value, step), span=node.span)
            step = ir.Assign(target, self.use(value), span=node.span)
            return ir.Block((value, ir.If(test, step, span=node.span)), span=node.span)
        value_ = combined(node.operator, node.target, node.value)
        return ir.Assign(node.target, value_, span=node.span)

    def tuple_(self, node: ir.ReduceTuple) -> ir.StatementNode:
        """All values first: they may read the targets."""
        targets = (node.target, *node.targets)
        values = tuple(
            self.temporary(target, value)
            for target, value in zip(targets, (node.value, *node.values), strict=True)
        )
        test = improves(node.operator, self.use(values[0]), node.target)
        steps = tuple(
            ir.Assign(target, self.use(value), span=node.span)
            for target, value in zip(targets, values, strict=True)
        )
        return ir.Block(
            (*values, ir.If(test, ir.Block(steps), span=node.span)), span=node.span
        )

    def temporary(self, target: ir.LValue, value: ir.Expression) -> ir.Declare:
        assert self.names is not None
        name = self.names.fresh(f"{target_name(target)}_new")
        return ir.Declare(target.type, (name,), value, span=value.span)

    def use(self, declared: ir.Declare) -> ir.Variable:
        return ir.Variable(declared.name, type=declared.type, span=declared.span)


def without_loop(
    node: ir.StatementNode,
    iterator: str,
    names: Names,
    loops: tuple[str, ...] = (),
    targets: frozenset[str] | None = None,
) -> ir.StatementNode:
    """The body of the sequential loop of `iterator`, which is to be none any more:
    reductions bound to it belong to the first parallel loop in it, or are assignments.
    With `targets` only those into one of them.
    """
    if isinstance(node, ir.Loop) and node.parallel:
        loops = (*loops, node.iterator)
    if (
        isinstance(node, ir.Reduce | ir.ReduceTuple)
        and node.loop == iterator
        and (targets is None or target_name(node.target) in targets)
    ):
        if loops:
            return replace(node, loop=loops[0])
        binder = Binder(names)
        if isinstance(node, ir.Reduce):
            return binder.assignment(node)
        return binder.tuple_(node)

    return map_children(
        node,
        lambda item: without_loop(item, iterator, names, loops, targets),
        ir.StatementNode,
    )


def bound(procedure: ir.Procedure, names: Names | None = None) -> ir.Procedure:
    """`procedure` where each reduction that has a loop names it; the others become
    assignments, or stay where there are no names for temporaries."""
    body = Binder(names).node(procedure.body, _Scope())
    assert isinstance(body, ir.Block)
    return replace(procedure, body=body)


class BindReductions(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        return bound(procedure, Names(procedure))
