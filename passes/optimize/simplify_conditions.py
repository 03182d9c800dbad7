"""Tests no condition of which is known whether it holds.

    Foreach (n: G.Nodes) {                       Foreach (n: G.Nodes) {
        If (n.A > 3) {                               If (n.A > 3) {
            If (n.A > 3 && n.A < 9)                      If (n.A < 9)
                n.B = 1;                                     n.B = 1;
        }                                            }
        If (n.A <= 3) { n.B = 2; }             →     Else { n.B = 2; }
        Foreach (t: n.InNbrs)                        Foreach (t: n.InNbrs)
            If (t.OutDegree() > 0 && t.A > 2)            If (t.A > 2)
                n.C += t.A;                                  n.C += t.A;
    }                                            }

A condition holds in its If, and does not in the Else, until something that it reads is
written; in a parallel loop, what other iterations may write is never known.  After a
While, its condition does not hold.  The value of a variable is known from where it is
set to a constant, or to what is computed of constants; what is known of an element or a
degree is known of a variable with its value, too.  After an If, what holds at the end
of both arms does, and where a Bool is not what one arm has made it, what holds at the
end of the other.  A neighbour has an edge in, an in-neighbour an edge out, and so on
for the node of a row and the ends of an edge; most such tests come from loops that
`flip-edges` has turned.  A node has an edge to its neighbours, and a graph has edges in
a loop over them.  Around a loop over a row, that the row has edges need not be tested.
Comparisons of the same operands say something of each other: `a > b` and `b < a` are
the same, and one of `a > b` and `a <= b` holds, but for floating-point numbers, since
neither holds for NaN.

Two Ifs become one where the first changes nothing that the second tests, and their
conditions are equal, or one holds exactly where the other does not; most come from
filtered loops that `fuse-loops` has made one.  The second may move over statements
between them.  Where the conditions begin alike, as `a && b` and `a && c`, one If
around both tests that.  What both arms of an If begin with comes before it, if it
changes nothing that the condition reads, and what both end with after it.  (If
simplification, redundant branch elimination, code hoisting and cross jumping: Muchnick,
Advanced Compiler Design and Implementation, sections 18.2, 18.10, 13.5 and 18.8.)
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import chain, takewhile
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both
from lighthouse.ir.kernels import Each, Kernel, Store, Update, UpdateTuple
from lighthouse.ir.printer import print_expression
from lighthouse.ir.symbols import declarations
from lighthouse.ir.types import BOOL, GraphType
from lighthouse.ir.uses import changed_objects, independent, written_names
from lighthouse.ir.values import changes_nothing
from lighthouse.ir.walk import (
    children,
    has,
    map_body,
    map_children,
    rewrite,
    same,
    shared,
    spliced,
)
from lighthouse.passes.analysis.facts import (
    ENDS,
    MOST_FACTS,
    Fact,
    Facts,
    Graphs,
    answer,
    as_loop,
    changed_by_others,
    edges_of,
    excludes,
    fact,
    facts_of,
    given,
    has_edges,
    implications,
    implied,
    is_there,
    survivors,
)
from lighthouse.passes.analysis.invariants import (
    edge_ends,
    has_unknown_effects,
    is_pure,
    may_fail,
    names_read,
)
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.optimize.fold_constants import COMPARISONS, folded

N = TypeVar("N", bound=ir.Node)

EMPTY = ir.Block()

# How many statements are looked at for an If with which another one may be one.
MOST_BETWEEN = 8

# --- the rewrite ----------------------------------------------------------------------


def adjacent(
    statements: Iterable[ir.StatementNode],
    tell: Callable[[ir.If, ir.StatementNode], None] = lambda one, other: None,
) -> tuple[ir.StatementNode, ...]:
    """With one If where two can be; `tell` is called with these."""
    found: list[ir.StatementNode] = []
    for statement in statements:
        match earlier(statement, found):
            case None:
                found.append(statement)
            case at, first, one:
                tell(first, statement)
                found[at] = one
    return tuple(found)


def earlier(
    statement: ir.StatementNode, found: list[ir.StatementNode]
) -> tuple[int, ir.If, ir.If] | None:
    """The place of an If with which it may be one, that If, and both as one."""
    if not isinstance(statement, ir.If):
        return None
    for at in reversed(range(max(0, len(found) - MOST_BETWEEN), len(found))):
        other = found[at]
        if isinstance(other, ir.If) and (one := merged(other, statement)):
            return at, other, one
        is_plain = isinstance(other, ir.Declare | ir.Assign | ir.Reduce)
        if not is_plain or not may_change_places(other, statement):
            return None
    return None


def may_change_places(one: ir.StatementNode, other: ir.StatementNode) -> bool:
    both = ir.Block((one, other))
    return independent(one, other) and not (
        has_unknown_effects(both) or has(both, ir.Return)
    )


def leaves(arm: ir.StatementNode) -> bool:
    """True if nothing after it is run."""
    return isinstance([None, *spliced(arm)][-1], ir.Return)


def merged(one: ir.If, other: ir.If) -> ir.If | None:
    """Both as one, which tests what their conditions have in common; None if they have
    nothing in common, or the first changes it."""
    if has_unknown_effects(one):
        return None
    changed = written_names(one) | changed_objects(one)

    def stays(condition: ir.Expression) -> bool:
        return is_pure(condition) and not changed & names_read(condition)

    arms = [other.then, other.otherwise]
    if excludes(one.condition, other.condition):
        arms.reverse()
    elif fact(one.condition) != fact(other.condition):
        return under_one(one, other, stays)
    if not stays(other.condition):
        return under_one(one, other, stays)
    then, otherwise = map(joined, (one.then, one.otherwise), arms)
    return replace(one, then=then or ir.Block(()), otherwise=otherwise)


def under_one(
    one: ir.If, other: ir.If, stays: Callable[[ir.Expression], bool]
) -> ir.If | None:
    """Both in an If with what their conditions begin with, as far as that `stays`."""
    if one.otherwise or other.otherwise:
        return None
    ones, others = [*conjuncts(one.condition)], [*conjuncts(other.condition)]
    common = []
    for part, again in zip(ones, others, strict=False):
        if fact(part) != fact(again) or not stays(part):
            break
        common.append(part)
    if not common:
        return None
    count = len(common)
    left = (*filtered(one, ones[count:]), *filtered(other, others[count:]))
    then = ir.Block(adjacent(left), span=one.span)
    return replace(one, condition=both(common), then=then)


def filtered(node: ir.If, left: list[ir.Expression]) -> ir.Statements:
    """What it does where those conditions hold that are left of its own."""
    return (replace(node, condition=both(left)),) if left else tuple(spliced(node.then))


def joined(
    one: ir.StatementNode | None, other: ir.StatementNode | None
) -> ir.StatementNode | None:
    if one is None or other is None:
        return one or other
    return ir.Block((*spliced(one), *spliced(other)), span=one.span)


def without_shared(node: ir.StatementNode) -> ir.Statements:
    """An If, with what both arms begin with before it, if the condition may be tested
    after that, and what both end with after it."""
    if not isinstance(node, ir.If) or node.otherwise is None:
        return (node,)
    then, otherwise = spliced(node.then), spliced(node.otherwise)

    def leads(statement: ir.StatementNode) -> bool:
        return may_change_places(statement, replace(node, then=EMPTY, otherwise=None))

    first = tuple(takewhile(leads, shared(then, otherwise)))
    then, otherwise = then[len(first) :], otherwise[len(first) :]
    last = tuple(shared(then[::-1], otherwise[::-1]))[::-1]
    if not first and not last:
        return (node,)
    arms = (each[: len(each) - len(last)] for each in (then, otherwise))
    then_left, otherwise_left = (ir.Block(each, span=node.span) for each in arms)
    left = replace(node, then=then_left, otherwise=otherwise_left)
    return (*first, left, *last)


@dataclass(frozen=True, slots=True)
class Simplifier:
    """Follows the statements, with the facts that hold before each.

    parallel: the parallel loops around.  ends: the variables for ends of edges.
    """

    graphs: Graphs
    ends: frozenset[str]
    tell: Callable[[ir.Expression, str], None]
    parallel: tuple[ir.Loop, ...] = ()

    def added(self, facts: Facts, more: Iterable[Fact]) -> Facts:
        kept = (
            item
            for item in more
            if not any(changed_by_others(item, loop) for loop in self.parallel)
        )
        return (*facts, *kept)[-MOST_FACTS:]

    def where(self, condition: ir.Expression, holds: bool, facts: Facts) -> Facts:
        return self.added(facts, implied(facts, facts_of(condition, holds)))

    def statement(
        self, node: ir.StatementNode, facts: Facts
    ) -> tuple[ir.StatementNode, Facts]:
        """`node` with what is known of its parts, and what is known after it."""
        match node:
            case ir.Block():
                return self.block(node, facts)
            case ir.If() if (found := self.without_row_tests(node, facts)) is not None:
                return self.statement(found, facts)
            case ir.If():
                return self.branch(node, facts)
        new = self.other(node, facts)
        return new, self.after(new, facts)

    def block(self, node: ir.Block, facts: Facts) -> tuple[ir.Block, Facts]:
        made: list[ir.StatementNode] = []
        for statement in node.statements:
            left, facts = self.statement(statement, facts)
            # Names are unique: the arm of an If needs no scope of its own.
            if isinstance(left, ir.Block) and not isinstance(statement, ir.Block):
                made += left.statements
            else:
                made.append(left)
        if same(made, node.statements):
            return node, facts
        return replace(node, statements=tuple(made)), facts

    def branch(self, node: ir.If, facts: Facts) -> tuple[ir.StatementNode, Facts]:
        condition = self.expression(node.condition, facts, tested=True)
        decided = condition.value if isinstance(condition, ir.Literal) else None
        arms: list[ir.StatementNode] = []
        ends: list[Facts] = []
        for arm, holds in ((node.then, True), (node.otherwise, False)):
            known = self.where(node.condition, holds, facts)
            new, end = self.statement(arm or ir.Block((), span=node.span), known)
            arms.append(new)
            if not leaves(new) and decided in (None, holds):
                ends.append(end)
        then, otherwise = arms
        after = tuple(item for item in ends[0] if item in ends[-1]) if ends else ()
        if len(ends) == 2:
            after = (*after, *implications(*ends))[-MOST_FACTS:]
        if decided is not None:
            return then if decided else otherwise, after
        new_if = replace(
            node, condition=condition, then=then, otherwise=node.otherwise and otherwise
        )
        return node if same(children(new_if), children(node)) else new_if, after

    def other(self, node: ir.StatementNode, facts: Facts) -> ir.StatementNode:
        match node:
            case ir.Loop() | Each():
                loop = as_loop(node)
                loops = (*self.parallel, loop) if loop.parallel else self.parallel
                inner = replace(self, parallel=loops)
                known = (*is_there(loop), *edges_of(loop, self.graphs))
                facts = inner.added(facts, known)
                return inner.inside(node, survivors(facts, node))
            case ir.While(condition):
                facts = survivors(facts, node)
                return self.inside(node, facts, self.where(condition, True, facts))
            case ir.DoWhile() | ir.Traversal() | Store() | Update() | UpdateTuple():
                facts = survivors(facts, node)
            case ir.Reduce():
                reduction = self.inside(node, facts)
                if changes_nothing(reduction):
                    return ir.Block((), span=node.span)
                return reduction
        return self.inside(node, facts)

    def without_row_tests(self, node: ir.If, facts: Facts) -> ir.StatementNode | None:
        """The If around loops over a row, without tests that the row has edges; None if
        there are none."""
        if node.otherwise is not None:
            return None
        known: Facts | None = None
        for item in spliced(node.then):
            if not isinstance(item, ir.Loop):
                return None
            of_row = tuple(edges_of(item, self.graphs))
            known = of_row if known is None else tuple(f for f in known if f in of_row)
        parts = [*conjuncts(node.condition)]
        left = [part for part in parts if not answer(part, (*facts, *(known or ())))]
        if len(left) == len(parts) or any(map(may_fail, left)):
            return None
        for part in parts:
            if part not in left:
                self.tell(part, "decides nothing for loops over the row")
        return replace(node, condition=both(left)) if left else node.then

    def inside(self, node: N, facts: Facts, body: Facts | None = None) -> N:
        """`node` with what is known of its parts; of the `body` it may be more."""

        def child(item: ir.Node) -> ir.Node:
            match item:
                case ir.StatementNode():
                    known = facts if body is None else body
                    return self.statement(item, known)[0]
                case ir.Expression():
                    tested = isinstance(node, ir.While | ir.DoWhile)
                    return self.expression(item, facts, tested)
            return self.inside(item, facts)

        return map_children(node, child)

    def after(self, node: ir.StatementNode, before: Facts) -> Facts:
        """What holds after a statement that is neither a block nor an If."""
        facts = survivors(before, node)
        match node:
            case ir.Declare(type, (name,), ir.Call(_, end)) if name in self.ends:
                variable = ir.Variable(name, type=type)
                more = has_edges(variable, ENDS[end][0], self.graphs)
                return self.added(facts, more)
            case ir.Declare(type, (name,), ir.Expression() as value):
                variable = ir.Variable(name, type=type)
                return self.added(facts, given(variable, value, before))
            case ir.Assign(ir.Variable() as variable, value) | Store(
                ir.Variable() as variable, value
            ):
                return self.added(facts, given(variable, value, before))
            case ir.While(condition) | ir.DoWhile(condition=condition):
                return self.where(condition, False, facts)
        return facts

    def expression(
        self, node: ir.Expression, facts: Facts, tested: bool = False
    ) -> ir.Expression:
        """`node` with what is known of its parts; and as a whole if it is `tested`."""
        match node:
            case ir.Binary(operator) if operator in COMPARISONS:
                tested = True
        if tested and not isinstance(node, ir.Literal):
            known = answer(node, facts)
            if known is not None:
                self.tell(node, f"is {known}")
                return ir.Literal(known, type=BOOL, span=node.span)
        match node:
            case ir.Binary("&&" | "||" as operator, left, right):
                beyond = self.where(left, operator == "&&", facts)
                new: ir.Expression = replace(
                    node,
                    left=self.expression(left, facts, tested=True),
                    right=self.expression(right, beyond, tested=True),
                )
            case ir.Unary("!", operand):
                new = replace(
                    node, operand=self.expression(operand, facts, tested=True)
                )
            case ir.Conditional(condition, then, otherwise):
                new = replace(
                    node,
                    condition=self.expression(condition, facts, tested=True),
                    then=self.expression(then, self.where(condition, True, facts)),
                    otherwise=self.expression(
                        otherwise, self.where(condition, False, facts)
                    ),
                )
            case _:
                new = self.inside(node, facts)
        return node if same(children(new), children(node)) else folded(new)


def simplified(kernel: Kernel, *known: ir.Expression) -> Kernel:
    """The same without tests of which it is known whether they hold, for those that
    other passes add; what is `known` holds for each of its items."""
    loop = as_loop(kernel)
    simplifier = Simplifier({}, frozenset(), lambda condition, what: None, (loop,))
    facts = simplifier.added((), is_there(loop))
    for condition in known:
        facts = simplifier.where(condition, True, facts)
    return replace(kernel, body=simplifier.block(kernel.body, facts)[0])


class SimplifyConditions(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        graphs = {
            name: declared.type
            for name, declared in declarations(procedure).items()
            if isinstance(declared.type, GraphType)
        }
        ends = frozenset(item.name for item in edge_ends(procedure))

        def tell(condition: ir.Expression, what: str) -> None:
            if condition.span.source:  # not if passes added it
                message = f"`{print_expression(condition)}` {what}"
                context.passed(self, message, condition.span)

        def tell_merged(one: ir.If, other: ir.StatementNode) -> None:
            if one.span.source and other.span.source:
                message = f"one If with that in line {one.span.line}"
                context.passed(self, message, other.span)

        def once(node: ir.StatementNode) -> ir.Statements:
            parts = without_shared(node)
            if len(parts) > 1 and node.span.source:
                message = "what both arms begin or end with is there once"
                context.passed(self, message, node.span)
            return parts

        def merge(block: ir.Block) -> ir.Node:
            merged = adjacent(block.statements, tell_merged)
            statements = tuple(chain.from_iterable(map(once, merged)))
            if same(statements, block.statements):
                return block
            return replace(block, statements=statements)

        simplifier = Simplifier(graphs, ends, tell)
        procedure = map_body(procedure, lambda body: simplifier.block(body, ())[0])
        return rewrite(procedure, merge, ir.Block)
