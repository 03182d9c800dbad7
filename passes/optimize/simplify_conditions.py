"""Tests no condition that is known to hold, or that the If before it has tested.

    Foreach (n: G.Nodes) {                       Foreach (n: G.Nodes) {
        If (n.A > 3) { n.B = 1; }                    If (n.A > 3) { n.B = 1; }
        If (n.A <= 3) { n.B = 2; }             →     Else { n.B = 2; }
        Foreach (t: n.InNbrs)                        Foreach (t: n.InNbrs)
            If (t.OutDegree() > 0 && t.A > 2)            If (t.A > 2)
                n.C += t.A;                                  n.C += t.A;
    }                                            }

A neighbour has an edge in, an in-neighbour an edge out, and so on for the node of a row
and the ends of an edge; most such tests come from loops that `flip-edges` has turned.
Two adjacent Ifs become one where the first changes nothing that the second tests, and
their conditions are equal, or one holds exactly where the other does not; most come
from filtered loops that `fuse-loops` has made one.  Where the conditions begin alike,
as `a && b` and `a && c`, one If around both tests that.  For floating-point numbers `<`
and `>=` are no such conditions, since neither holds for NaN.  (If simplification and
redundant branch elimination: Muchnick, Advanced Compiler Design and Implementation,
sections 18.2 and 18.10.)
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both
from lighthouse.ir.printer import print_expression
from lighthouse.ir.symbols import declarations
from lighthouse.ir.types import BOOL, GraphType, is_integral
from lighthouse.ir.uses import changed_objects, uses, written_names
from lighthouse.ir.walk import find, rewrite, spliced
from lighthouse.passes.analysis.invariants import (
    has_unknown_effects,
    is_pure,
    names_read,
)
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.optimize.fold_constants import COMPARISONS, folded

# The degrees that an edge gives the node of a row and the neighbour, or an end of it.
ENDS = {
    "Nbrs": ("OutDegree", "InDegree"),
    "InNbrs": ("InDegree", "OutDegree"),
    "FromNode": ("OutDegree",),
    "ToNode": ("InDegree",),
}
MIRRORED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}
OPPOSITE = {"<": ">=", ">": "<=", "<=": ">", ">=": "<"}

Degrees = frozenset[tuple[str, str]]

# --- what is known --------------------------------------------------------------------


def positive_degrees(loop: ir.Loop, undirected: frozenset[str]) -> Degrees:
    """Nodes and methods: degrees that are at least 1 in each iteration."""
    graph = getattr(loop.range.source.type, "graph", loop.range.source.name)
    given = Counter(use.name for use in uses(loop.body) if use.assigns)
    found = set()
    match loop.range:
        case ir.Range("Nbrs" | "InNbrs" as kind, source):
            own, other = ENDS[kind]
            found.add((loop.iterator, other))
            if isinstance(source, ir.Variable) and not given[source.name]:
                found.add((source.name, own))
        case ir.Range("Edges"):
            for node in find(loop.body, ir.Declare):
                match node:
                    case ir.Declare(
                        _, (name,), ir.Call(ir.Variable(loop.iterator), end)
                    ) if end in ENDS and given[name] == 1:
                        found.add((name, ENDS[end][0]))
    if graph in undirected:
        found |= {(name, degree) for name, _ in found for degree in ENDS["Nbrs"]}
    return frozenset(found)


def answer(node: ir.Expression, positive: Degrees) -> bool | None:
    """What a comparison of such a degree with a constant gives in any case."""
    match node:
        case ir.Binary(
            operator, ir.Call(ir.Variable(name), degree), ir.Literal(int() as limit)
        ):
            pass
        case ir.Binary(
            operator, ir.Literal(int() as limit), ir.Call(ir.Variable(name), degree)
        ):
            operator = MIRRORED.get(operator, operator)
        case _:
            return None
    if (name, degree) not in positive or operator not in COMPARISONS:
        return None
    # What holds for 1 and for all above holds for the greatest, too.
    answers = {
        COMPARISONS[operator](value, limit) for value in (1, max(limit, 1), 1 << 62)
    }
    return answers.pop() if len(answers) == 1 else None


def excludes(one: ir.Expression, other: ir.Expression) -> bool:
    """True if one of them holds exactly where the other does not."""
    if ir.Unary("!", one, type=BOOL) == other or ir.Unary("!", other, type=BOOL) == one:
        return True
    match one, other:
        case ir.Binary(operator, left, right), ir.Binary(again, first, second):
            if (left, right) == (second, first):
                again, first, second = MIRRORED.get(again, again), second, first
            if (left, right) != (first, second):
                return False
            if {operator, again} == {"==", "!="}:
                return True
            exact = is_integral(left.type) and is_integral(right.type)
            return exact and OPPOSITE.get(operator) == again
    return False


# --- the rewrite ----------------------------------------------------------------------


def adjacent(
    statements: Iterable[ir.StatementNode],
    tell: Callable[[ir.If, ir.If], None] = lambda one, other: None,
) -> tuple[ir.StatementNode, ...]:
    """With one If where two can be; `tell` is called with these."""
    found: list[ir.StatementNode] = []
    for statement in statements:
        last = found[-1] if found else None
        if isinstance(last, ir.If) and isinstance(statement, ir.If):
            one = merged(last, statement)
            if one is not None:
                tell(last, statement)
                found[-1] = one
                continue
        found.append(statement)
    return tuple(found)


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
    elif one.condition != other.condition:
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
        if part != again or not stays(part):
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


class SimplifyConditions(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        undirected = frozenset(
            name
            for name, declared in declarations(procedure).items()
            if isinstance(declared.type, GraphType) and declared.type.undirected
        )

        def in_rows(loop: ir.Loop) -> ir.Node:
            positive = positive_degrees(loop, undirected)

            def fold(node: ir.Expression) -> ir.Node:
                known = answer(node, positive)
                if known is None:
                    return folded(node)
                message = f"`{print_expression(node)}` is {known}"
                context.passed(self, message, node.span)
                return ir.Literal(known, type=BOOL, span=node.span)

            if not positive:
                return loop
            folding = (ir.Binary, ir.Unary, ir.Conditional)
            body = rewrite(loop.body, fold, *folding)
            return loop if body is loop.body else replace(loop, body=body)

        def tell(one: ir.If, other: ir.If) -> None:
            if one.span.source and other.span.source:  # not if passes added it
                message = f"one If with that in line {one.span.line}"
                context.passed(self, message, other.span)

        def simplify(block: ir.Block) -> ir.Node:
            statements = adjacent(block.statements, tell)
            if len(statements) == len(block.statements):
                return block
            return replace(block, statements=statements)

        procedure = rewrite(procedure, in_rows, ir.Loop)
        return rewrite(procedure, simplify, ir.Block)
