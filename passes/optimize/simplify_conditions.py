"""Tests no condition that is known to hold, or that the If before it has tested.

    Foreach (n: G.Nodes) {                       Foreach (n: G.Nodes) {
        If (n.A > 3) { n.B = 1; }                    If (n.A > 3) { n.B = 1; }
        If (n.A <= 3) { n.B = 2; }             →     Else { n.B = 2; }
        Foreach (t: n.InNbrs)                        Foreach (t: n.InNbrs)
            If (t.OutDegree() > 0 && t.A > 2)            If (t.A > 2)
                n.C += t.A;                                  n.C += t.A;
    }                                            }

A neighbour has an edge in, an in-neighbour an edge out; most such tests come from loops
that `flip-edges` has turned.  Two adjacent Ifs become one where the first changes
nothing that the second tests, and their conditions are equal, or one holds exactly
where the other does not; most come from filtered loops that `fuse-loops` has made one.
For floating-point numbers `<` and `>=` are no such conditions, since neither holds for
NaN.  (If simplification and redundant branch elimination: Muchnick, Advanced Compiler
Design and Implementation, sections 18.2 and 18.10.)
"""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.printer import print_expression
from lighthouse.ir.symbols import declarations
from lighthouse.ir.types import BOOL, GraphType, is_integral
from lighthouse.ir.uses import changed_objects, written_names
from lighthouse.ir.walk import find, rewrite, spliced
from lighthouse.passes.analysis.invariants import (
    has_unknown_effects,
    is_pure,
    names_read,
)
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.optimize.fold_constants import COMPARISONS, folded

# The degree that the ends of the edges of a row have.
HAVE = {"Nbrs": "InDegree", "InNbrs": "OutDegree"}
MIRRORED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}
OPPOSITE = {"<": ">=", ">": "<=", "<=": ">", ">=": "<"}

Degrees = frozenset[tuple[str, str]]

# --- what is known --------------------------------------------------------------------


def positive_degrees(procedure: ir.Procedure) -> Degrees:
    """Iterators and methods: degrees that are at least 1.  Each name has one
    declaration."""
    undirected = {
        name
        for name, declared in declarations(procedure).items()
        if isinstance(declared.type, GraphType) and declared.type.undirected
    }
    found = set()
    for loop in find(procedure.body, ir.Loop):
        if loop.range.kind in HAVE:
            found.add((loop.iterator, HAVE[loop.range.kind]))
            if getattr(loop.range.source.type, "graph", None) in undirected:
                found |= {(loop.iterator, degree) for degree in HAVE.values()}
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
        case ir.Binary(left=left, right=right), ir.Binary() if (left, right) == (
            other.left,
            other.right,
        ):
            operators = {one.operator, other.operator}
            if operators == {"==", "!="}:
                return True
            exact = is_integral(left.type) and is_integral(right.type)
            return exact and OPPOSITE.get(one.operator) == other.operator
    return False


# --- the rewrite ----------------------------------------------------------------------


def merged(one: ir.If, other: ir.If) -> ir.If | None:
    """Both as one, where the second test is that of the first, or its opposite."""
    if not is_pure(one.condition) or not is_pure(other.condition):
        return None
    if has_unknown_effects(one):
        return None
    changed = written_names(one) | changed_objects(one)
    if changed & names_read(other.condition):
        return None
    arms = [other.then, other.otherwise]
    if excludes(one.condition, other.condition):
        arms.reverse()
    elif one.condition != other.condition:
        return None
    then, otherwise = map(joined, (one.then, one.otherwise), arms)
    return replace(one, then=then or ir.Block(()), otherwise=otherwise)


def joined(
    one: ir.StatementNode | None, other: ir.StatementNode | None
) -> ir.StatementNode | None:
    if one is None or other is None:
        return one or other
    return ir.Block((*spliced(one), *spliced(other)), span=one.span)


class SimplifyConditions(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        positive = positive_degrees(procedure)

        def fold(node: ir.Expression) -> ir.Node:
            known = answer(node, positive)
            if known is None:
                return folded(node)
            message = f"`{print_expression(node)}` is {known}"
            context.passed(self, message, node.span)
            return ir.Literal(known, type=BOOL, span=node.span)

        def simplify(block: ir.Block) -> ir.Node:
            statements = tuple(self.merge(block.statements, context))
            if len(statements) == len(block.statements):
                return block
            return replace(block, statements=statements)

        if positive:
            folding = (ir.Binary, ir.Unary, ir.Conditional)
            procedure = rewrite(procedure, fold, *folding)
        return rewrite(procedure, simplify, ir.Block)

    def merge(
        self, statements: ir.Statements, context: Context
    ) -> Iterator[ir.StatementNode]:
        waiting: ir.StatementNode | None = None
        for statement in statements:
            if isinstance(waiting, ir.If) and isinstance(statement, ir.If):
                both = merged(waiting, statement)
                if both is not None:
                    line = waiting.span.line
                    message = f"one If with that in line {line}"
                    context.passed(self, message, statement.span)
                    waiting = both
                    continue
            if waiting is not None:
                yield waiting
            waiting = statement
        if waiting is not None:
            yield waiting
