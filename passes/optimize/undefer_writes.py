"""Makes a deferred assignment immediate where no read can see the difference.

    Int depth = 0;
    While (!finished) {
        finished = True;
        Foreach (v: G.Nodes)(v.level == depth)
            Foreach (w: v.Nbrs)(w.level == -1) {
                w.level <= depth + 1 @ v;
                finished &= False @ v;
            }
        depth++;
    }
    →
    Int depth = 0;
    While (!finished) {
        finished = True;
        Foreach (v: G.Nodes)(v.level == depth)
            Foreach (w: v.Nbrs)(w.level == -1) {
                w.level = depth + 1;
                finished &= False @ v;
            }
        depth++;
    }

Legal if no read before the end of the loop depends on whether an element was already
written.  One statement writes it, always the same value; a comparison of an element
with something else (`v.level == depth`) has the same result for the old value and the
new one; and a thread that finds the element changed (`w.level == -1` is false) skips
only work that its first writer has done and that is idempotent.  Legal as well if each
iteration uses the element of its own alone, and reads it before it writes it.  This
saves the shadow copy of the property and the loops that copy it.  (The duplicates that
may be ignored: Nasre, Burtscher, Pingali: Atomic-free Irregular Computations on GPUs,
GPGPU 2013, section 4.2.)
"""

from dataclasses import dataclass, replace
from typing import Self

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir.types import INT, is_integral
from lighthouse.ir.uses import local_names, target_name, uses, written_names
from lighthouse.ir.walk import as_block, expand_children, find, rewrite, walk
from lighthouse.passes.analysis.differences import Differences, counters
from lighthouse.passes.analysis.invariants import has_unknown_effects
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.base import Context, CorePass, Refused
from lighthouse.passes.normalize.lower_deferred import deferred_to, writes_otherwise
from lighthouse.passes.normalize.lower_effects import has_effect


@dataclass(frozen=True, slots=True)
class Scope:
    """A loop, and what is known of values in it."""

    loop: ir.Loop
    known: Differences

    @classmethod
    def of(cls, loop: ir.Loop, procedure: ir.Procedure) -> Self:
        changing = written_names(loop) | local_names(loop)
        return cls(loop, Differences(counters(procedure), changing))


# --- legality -------------------------------------------------------------------------


def check_value(defer: ir.Defer, scope: Scope) -> None:
    """All iterations write the same."""
    value, type = defer.value, defer.target.type
    if not scope.known.is_fixed(value):
        raise Refused("not all iterations write the same value")
    fits = type == value.type or (isinstance(value, ir.Literal) and value.type == INT)
    if not fits or not is_integral(type):
        raise Refused("the value is of another type")


def guard_of(defer: ir.Defer, scope: Scope) -> ir.Binary:
    """`w.level == -1` around the assignment, which does nothing that matters twice."""
    for node in walk(scope.loop.body):
        if not isinstance(node, ir.If):
            continue
        body = as_block(node.then).statements
        if not any(item is defer for item in body):
            continue
        for condition in conjuncts(node.condition):
            match condition:
                case ir.Binary("==", ir.Field() as place, old) if (
                    place == defer.target and scope.known.is_fixed(old)
                ):
                    if node.otherwise is not None:
                        raise Refused(f"others read it in the Else of `{place.name}`")
                    if any(has_effect(item, None) for item in walk(node.condition)):
                        raise Refused("the condition has side effects")
                    if not all(matters_once(item, defer, scope) for item in body):
                        raise Refused("the statements beside it are not idempotent")
                    return condition
    raise Refused("no condition tells what the element was")


def matters_once(statement: ir.StatementNode, defer: ir.Defer, scope: Scope) -> bool:
    """True if it does no more for two than for one."""
    match statement:
        case ir.Defer(target, value):
            return target == defer.target and value == defer.value
        case ir.Reduce(ir.Variable(name), operator, value):
            shared = name not in local_names(scope.loop)
            simple = isinstance(value, ir.Literal) or scope.known.is_fixed(value)
            return shared and operator in ir.IDEMPOTENT and simple
    return False


def check_reads(defer: ir.Defer, guard: ir.Binary, scope: Scope) -> None:
    """Who looks at the property sees no difference."""
    name, value = target_name(defer.target), defer.value
    seen: set[int] = {id(guard.left), id(defer.target)}
    for node in walk(scope.loop):
        match node:
            case ir.Binary("==" | "!=", left, right):
                for place, with_ in ((left, right), (right, left)):
                    if not isinstance(place, ir.Field) or place.name != name:
                        continue
                    if scope.known.is_fixed(with_) and all(
                        scope.known.differ(item, with_) for item in (value, guard.right)
                    ):
                        seen.add(id(place))
    for node in walk(scope.loop):
        is_place = isinstance(node, ir.Field) and node.name == name
        if is_place and id(node) not in seen:
            raise Refused(f"others may read it in line {node.span.line}")
    if not scope.known.differ(value, guard.right):
        raise Refused("it may be the value that the condition tests")


def reads_first(loop: ir.Loop, name: str, defers: list[ir.Defer]) -> bool:
    """True if each iteration uses its own element alone, and not once it is written."""
    if loop.range.kind not in ("Nodes", "Edges") or any(
        use.driver != loop.iterator for use in uses(loop) if use.name == name
    ):
        return False
    rounds = find(loop.body, ir.Loop, ir.While, ir.DoWhile, ir.Traversal, ir.Dfs)
    if any(node is defer for each in rounds for node in walk(each) for defer in defers):
        return False
    first, *more = defers
    theirs = {id(node) for node in walk(first)} | {id(each.target) for each in more}
    written = False
    for node in walk(loop.body):
        written = written or node is first
        is_place = isinstance(node, ir.Field) and node.name == name
        if written and is_place and id(node) not in theirs:
            return False
    return True


# --- the rewrite ----------------------------------------------------------------------


def undeferred(
    loop: ir.Loop, procedure: ir.Procedure, defers: list[ir.Defer]
) -> ir.Loop:
    """`loop` with the assignment to a property at once.  Raises Refused."""
    scope, defer = Scope.of(loop, procedure), defers[0]
    name = target_name(defer.target)
    if has_unknown_effects(loop) or writes_otherwise(loop, name, defers, None):
        raise Refused("it is also changed otherwise")
    if not reads_first(loop, name, defers):
        if len(defers) > 1:
            raise Refused(f"it is also written in line {defers[1].span.line}")
        check_value(defer, scope)
        check_reads(defer, guard_of(defer, scope), scope)

    def change(node: ir.Node) -> ir.Node:
        if isinstance(node, ir.Defer) and any(node is each for each in defers):
            return ir.Assign(node.target, node.value, span=node.span)
        return node

    new = rewrite(loop, change)
    assert isinstance(new, ir.Loop)
    return new


class UndeferWrites(CorePass):
    before = "lower-deferred"

    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        def visit(node: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
            if isinstance(node, ir.Traversal):
                return (node,)
            if isinstance(node, ir.Loop) and node.parallel:
                return (self.at_once(node, procedure, context),)
            return (expand_children(node, visit),)

        body = expand_children(procedure.body, visit)
        return procedure if body is procedure.body else replace(procedure, body=body)

    def at_once(
        self, loop: ir.Loop, procedure: ir.Procedure, context: Context
    ) -> ir.Loop:
        """An outermost parallel loop."""
        names: dict[str, Span] = {}
        for item in deferred_to(loop):
            if isinstance(item.target, ir.Field):
                names.setdefault(item.target.name, item.span)
        for name, span in names.items():
            found = [
                item
                for item in deferred_to(loop)
                if isinstance(item.target, ir.Field) and item.target.name == name
            ]
            try:
                loop = undeferred(loop, procedure, found)
            except Refused as reason:
                context.missed(self, f"`{name}` stays deferred: {reason}", span)
            else:
                context.passed(self, f"`{name}` is assigned immediately", span)
        return loop
