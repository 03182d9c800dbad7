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
set to a constant, or to what is computed of constants.  After an If, what holds at the
end of both arms does.  A neighbour has an edge in, an in-neighbour an edge out, and so
on for the node of a row and the ends of an edge; most such tests come from loops that
`flip-edges` has turned.  Around a loop over a row, that the row has edges need not be
tested.
Comparisons of the same operands say something of each other: `a > b` and `b < a` are
the same, and one of `a > b` and `a <= b` holds, but for floating-point numbers, since
neither holds for NaN.

Two Ifs become one where the first changes nothing that the second tests, and their
conditions are equal, or one holds exactly where the other does not; most come from
filtered loops that `fuse-loops` has made one.  The second may move over statements
between them.  Where the conditions begin alike, as `a && b` and `a && c`, one If
around both tests that.  (If simplification and redundant branch elimination: Muchnick,
Advanced Compiler Design and Implementation, sections 18.2 and 18.10.)
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import nan
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, compared
from lighthouse.ir.kernels import Each, Kernel, Store, Update, UpdateTuple
from lighthouse.ir.printer import print_expression
from lighthouse.ir.symbols import declarations, element_type
from lighthouse.ir.types import BOOL, INT, GraphType, is_element, is_integral
from lighthouse.ir.uses import (
    changed_objects,
    independent,
    local_names,
    touched,
    written_names,
)
from lighthouse.ir.values import changes_nothing
from lighthouse.ir.walk import (
    children,
    find,
    has,
    map_body,
    map_children,
    rewrite,
    same,
    spliced,
)
from lighthouse.passes.analysis.differences import number
from lighthouse.passes.analysis.invariants import (
    Key,
    edge_ends,
    has_unknown_effects,
    is_pure,
    key,
    may_fail,
    names_read,
    substituted,
)
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.analysis.own_elements import is_own, written_elsewhere
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.optimize.fold_constants import (
    COMPARISONS,
    constant,
    folded,
    value_of,
)

N = TypeVar("N", bound=ir.Node)

# The degrees that an edge gives the node of a row and the neighbour, or an end of it.
ENDS = {
    "Nbrs": ("OutDegree", "InDegree"),
    "InNbrs": ("InDegree", "OutDegree"),
    "FromNode": ("OutDegree",),
    "ToNode": ("InDegree",),
}
COUNTS = ("OutDegree", "InDegree", "NumNodes", "NumEdges", "Size")
# How many statements are looked at for an If with which another one may be one.
MOST_BETWEEN = 8
# What is known beyond these is forgotten, so that the time grows with the length of a
# program, not with its square.
MOST_FACTS = 64
MIRRORED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}

# --- what is known --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fact:
    """That a condition holds, or does not: `value operator limit`.

    The value is an integer, a Bool, or the order of two operands: below, at or above
    zero, or NaN where they have none.
    """

    operands: tuple[ir.Expression, ...] = field(compare=False)
    subject: tuple[Key, ...]
    operator: str
    limit: int
    holds: bool
    names: frozenset[str]

    def at(self, value: float) -> bool:
        return COMPARISONS[self.operator](value, self.limit) is self.holds


Facts = tuple[Fact, ...]


def fact(condition: ir.Expression, holds: bool = True) -> Fact:
    """The same for conditions that are written in different ways."""
    match condition:
        case ir.Unary("!", operand):
            return fact(operand, not holds)
        case ir.Binary(operator, left, right) if operator in COMPARISONS:
            texts = print_expression(left), print_expression(right)
            if number(right) is None and (
                number(left) is not None or texts[0] > texts[1]
            ):
                operator, left, right = MIRRORED.get(operator, operator), right, left
            limit = number(right)
            if limit is not None and is_integral(left.type):
                return fact_about((left,), operator, limit, holds)
            return fact_about((left, right), operator, 0, holds)
    return fact_about((condition,), "!=", 0, holds)


def fact_about(
    operands: tuple[ir.Expression, ...], operator: str, limit: int, holds: bool
) -> Fact:
    names = frozenset().union(*map(names_read, operands))
    return Fact(operands, tuple(map(key, operands)), operator, limit, holds, names)


def values(facts: Sequence[Fact]) -> Iterable[float]:
    """Values of their subject: some for each combination of answers that there is."""
    match facts[0].operands:
        case (one, other):
            exact = all(is_integral(t) or is_element(t) for t in (one.type, other.type))
            orders = (0,) if key(one) == key(other) else (-1, 0, 1)
            return orders if exact else (*orders, nan)
        case (one,) if one.type == BOOL:
            return (0, 1)
        case (ir.Call(name=name),) if name in COUNTS:
            least = 0
        case _:
            least = -(2**63)
    return {max(item.limit + by, least) for item in facts for by in (-1, 0, 1)}


def facts_of(condition: ir.Expression, holds: bool) -> Iterator[Fact]:
    """What is known where `condition` holds, or does not."""
    match condition:
        case ir.Unary("!", operand):
            yield from facts_of(operand, not holds)
        case ir.Binary("&&" | "||" as operator, left, right) if holds is (
            operator == "&&"
        ):
            yield from facts_of(left, holds)
            yield from facts_of(right, holds)
        case _ if is_pure(condition):
            yield fact(condition, holds)


def answer(condition: ir.Expression, facts: Iterable[Fact]) -> bool | None:
    """Whether it holds, where that is known."""
    asked = fact(condition)
    known = [item for item in facts if item.subject == asked.subject]
    if not known and (not is_pure(condition) or may_fail(condition)):
        return None
    answers = {
        asked.at(value)
        for value in values([asked, *known])
        if all(item.at(value) for item in known)
    }
    return answers.pop() if len(answers) == 1 else None


def excludes(one: ir.Expression, other: ir.Expression) -> bool:
    """True if one of them holds exactly where the other does not."""
    first, second = fact(one), fact(other)
    return first.subject == second.subject and all(
        first.at(value) is not second.at(value) for value in values([first, second])
    )


def is_there(loop: ir.Loop) -> Iterator[Fact]:
    """An element of a graph or a row is not NIL; an item of a collection may be."""
    if loop.range.kind != "Items":
        type = element_type(loop.range)
        iterator = ir.Variable(loop.iterator, type=type)
        yield fact(compared("!=", iterator, ir.Nil(type=type)))


def degrees_of(loop: ir.Loop, undirected: frozenset[str]) -> Iterator[Fact]:
    """What is known in each iteration over a row."""
    match loop.range:
        case ir.Range("Nbrs" | "InNbrs" as kind, ir.Variable() as source):
            own, other = ENDS[kind]
            iterator = ir.Variable(loop.iterator, type=source.type)
            yield from has_edges(source, own, undirected)
            yield from has_edges(iterator, other, undirected)


def has_edges(
    node: ir.Variable, degree: str, undirected: frozenset[str]
) -> Iterator[Fact]:
    graph = getattr(node.type, "graph", None)
    for one in ENDS["Nbrs"] if graph in undirected else (degree,):
        yield fact(compared(">", ir.Call(node, one, type=INT), ir.Literal(0, type=INT)))


def constants(facts: Facts, among: frozenset[str]) -> dict[Key, ir.Expression]:
    """The values of those variables of which one is known."""
    found = {}
    for item in facts:
        match item:
            case Fact((ir.Variable(name, type=type) as variable,), _, operator, limit):
                if name in among and type == BOOL:
                    found[key(variable)] = constant(item.holds, variable)
                elif name in among and type == INT and item.holds and operator == "==":
                    found[key(variable)] = constant(limit, variable)
    return found


def given(variable: ir.Variable, value: ir.Expression, facts: Facts) -> Iterator[Fact]:
    """What is known of a variable that has got a value, of `facts` before that."""
    if value.type != variable.type:
        return
    there = constants(facts, names_read(value)) if is_pure(value) else {}
    new = rewrite(substituted(value, there), folded, ir.Expression) if there else value
    assert isinstance(new, ir.Expression)
    known = value_of(new)
    if isinstance(known, bool):
        yield fact(variable, known)
    elif known is not None or isinstance(value, ir.Infinity | ir.Nil):
        yield fact(compared("==", variable, new))


def leaves(arm: ir.StatementNode) -> bool:
    """True if nothing after it is run."""
    return isinstance([None, *spliced(arm)][-1], ir.Return)


def as_loop(node: ir.Loop | Each | Kernel) -> ir.Loop:
    """What runs its body for each of its items."""
    match node:
        case Each(iterator, range, body, parallel):
            return ir.Loop(parallel, iterator, range, None, body, span=node.span)
        case Kernel(_, iterator, domain, body):
            return ir.Loop(True, iterator, domain, None, body, span=node.span)
    return node


def survivors(facts: Facts, node: ir.StatementNode) -> Facts:
    """Those of `facts` that hold after `node`, and between its rounds."""
    if has_unknown_effects(node):
        return ()
    changed = touched(node).written
    return tuple(item for item in facts if changed.isdisjoint(item.names))


def changed_by_others(item: Fact, loop: ir.Loop) -> bool:
    """True if other iterations of `loop` may change whether it holds."""
    if has_unknown_effects(loop):
        return True
    shared = touched(loop.body).written - local_names(loop.body)
    elsewhere = written_elsewhere(loop)
    return any(
        node.name in shared
        and not (
            isinstance(node, ir.Field)
            and is_own(node, loop)
            and node.name not in elsewhere
        )
        for operand in item.operands
        for node in find(operand, ir.Field, ir.Variable)
    )


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


@dataclass(frozen=True, slots=True)
class Simplifier:
    """Follows the statements, with the facts that hold before each.

    parallel: the parallel loops around.  ends: the variables for ends of edges.
    """

    undirected: frozenset[str]
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
        return self.added(facts, facts_of(condition, holds))

    def statement(
        self, node: ir.StatementNode, facts: Facts
    ) -> tuple[ir.StatementNode, Facts]:
        """`node` with what is known of its parts, and what is known after it."""
        match node:
            case ir.Block():
                return self.block(node, facts)
            case ir.If() if (found := self.without_row_tests(node)) is not None:
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
                known = (*is_there(loop), *degrees_of(loop, self.undirected))
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

    def without_row_tests(self, node: ir.If) -> ir.StatementNode | None:
        """The If around loops over a row, without tests that the row has edges; None if
        there are none."""
        if node.otherwise is not None:
            return None
        known: Facts | None = None
        for item in spliced(node.then):
            if not isinstance(item, ir.Loop):
                return None
            of_row = tuple(degrees_of(item, self.undirected))
            known = of_row if known is None else tuple(f for f in known if f in of_row)
        parts = [*conjuncts(node.condition)]
        left = [part for part in parts if not answer(part, known or ())]
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
                more = has_edges(variable, ENDS[end][0], self.undirected)
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
    nothing = frozenset[str]()
    simplifier = Simplifier(nothing, nothing, lambda condition, what: None, (loop,))
    facts = simplifier.added((), is_there(loop))
    for condition in known:
        facts = simplifier.where(condition, True, facts)
    return replace(kernel, body=simplifier.block(kernel.body, facts)[0])


class SimplifyConditions(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        undirected = frozenset(
            name
            for name, declared in declarations(procedure).items()
            if isinstance(declared.type, GraphType) and declared.type.undirected
        )
        ends = frozenset(item.name for item in edge_ends(procedure))

        def tell(condition: ir.Expression, what: str) -> None:
            if condition.span.source:  # not if passes added it
                message = f"`{print_expression(condition)}` {what}"
                context.passed(self, message, condition.span)

        def tell_merged(one: ir.If, other: ir.StatementNode) -> None:
            if one.span.source and other.span.source:
                message = f"one If with that in line {one.span.line}"
                context.passed(self, message, other.span)

        def merge(block: ir.Block) -> ir.Node:
            statements = adjacent(block.statements, tell_merged)
            if len(statements) == len(block.statements):
                return block
            return replace(block, statements=statements)

        simplifier = Simplifier(undirected, ends, tell)
        procedure = map_body(procedure, lambda body: simplifier.block(body, ())[0])
        return rewrite(procedure, merge, ir.Block)
