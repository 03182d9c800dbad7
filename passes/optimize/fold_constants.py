"""Evaluates constant expressions, and removes operations without effect.

    Int width = 4 * 2;                     Int width = 8;
    Foreach (n: G.Nodes) {          →      Foreach (n: G.Nodes) {
        n.A = n.B * 1 + width;                 n.A = n.B + 8;
        If (True && n.on || !!n.off)           If (n.on || n.off)
            n.C = 1;                               n.C = 1;
        more |= False @ n;                 }
    }

A variable that is never assigned after its declaration is its initial constant, zero if
none is given; most of these come from the arguments of inlined calls.  One that has the
value of another variable is that variable, if neither is assigned.  Branches on
constants are left to `eliminate-dead-code`.

Int wraps at 32 bits.  Only Int and Bool are evaluated: the type of other literals
depends on their context.  For Float and Double `x - 0` and `x * 1` are x, but `x + 0`
is not for -0.0.  (Constant folding, algebraic simplification and propagation:
Muchnick, Advanced Compiler Design and Implementation, sections 12.1, 12.3 and 12.6.)
"""

import operator
from collections.abc import Callable, Mapping
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.printer import print_expression
from lighthouse.ir.types import BOOL, INT, by_value, is_integral
from lighthouse.ir.uses import written_names
from lighthouse.ir.values import changes_nothing
from lighthouse.ir.walk import expand_body, find, map_children, rewrite, walk
from lighthouse.passes.analysis.invariants import has_unknown_effects, is_pure, may_fail
from lighthouse.passes.base import Context, CorePass

Value = bool | int

# --- legality -------------------------------------------------------------------------


def value_of(node: ir.Expression) -> Value | None:
    """Of a constant of type Int or Bool."""
    match node:
        case ir.Literal(bool() as value):
            return value
        case ir.Literal(int() as value) if node.type == INT:
            return value
        case ir.Unary("-", ir.Literal(int() as value)) if node.type == INT:
            return -value
    return None


def is_zero(node: ir.Expression) -> bool:
    return value_of(node) == 0 and node.type == INT


def is_one(node: ir.Expression) -> bool:
    return value_of(node) == 1 and node.type == INT


def stands_alone(node: ir.Expression) -> bool:
    """True if it has the same type wherever it stands: no literal in it takes its own
    from the surroundings."""
    return not any(
        isinstance(item, ir.Infinity)
        or (isinstance(item, ir.Literal) and item.type not in (INT, BOOL))
        for item in walk(node)
    )


def may_replace(part: ir.Expression, whole: ir.Expression) -> bool:
    return part.type == whole.type and stands_alone(part)


def cast_names(node: ir.Node) -> frozenset[str]:
    """Variables that are cast; a copy of an iterator may be, the iterator not."""
    return frozenset(
        item.operand.name
        for item in find(node, ir.Cast)
        if isinstance(item.operand, ir.Variable)
    )


def kept(node: ir.Declare) -> Value | None:
    """The constant that a variable has if nothing is assigned to it afterwards."""
    if node.type not in (INT, BOOL):
        return None
    if node.initial is None:
        return False if node.type == BOOL else 0
    return value_of(node.initial) if node.initial.type == node.type else None


# --- the rewrite ----------------------------------------------------------------------

ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
}
COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}


def constant(value: Value, like: ir.Expression) -> ir.Expression:
    """`value` in the place of `like`; negative numbers as they are written."""
    if isinstance(value, bool):
        return ir.Literal(value, type=BOOL, span=like.span)
    wrapped = (value + (1 << 31)) % (1 << 32) - (1 << 31)
    if wrapped == -(1 << 31):
        return like
    number = ir.Literal(abs(wrapped), type=INT, span=like.span)
    return number if wrapped >= 0 else ir.Unary("-", number, type=INT, span=like.span)


def folded(node: ir.Expression) -> ir.Expression:
    """`node`, whose operands are folded, or something simpler."""
    match node:
        case ir.Unary("!", ir.Literal(value)):
            return constant(not value, node)
        case ir.Unary("!", ir.Unary("!", inner)):
            return inner
        case ir.Cast(to, operand):
            return operand if operand.type == to and stands_alone(operand) else node
        case ir.Conditional(ir.Literal(value), then, otherwise):
            arm = then if value else otherwise
            return arm if may_replace(arm, node) else node
        case ir.Conditional(condition, ir.Literal(True), otherwise):
            new = ir.Binary("||", condition, otherwise, type=BOOL, span=node.span)
            return logical(new)
        case ir.Conditional(condition, then, ir.Literal(False)):
            new = ir.Binary("&&", condition, then, type=BOOL, span=node.span)
            return logical(new)
        case ir.Binary("&&" | "||"):
            return logical(node)
        case ir.Binary("==" | "!=" as sign, value, ir.Literal(bool() as other)) if (
            value.type == BOOL
        ):
            is_same = other is (sign == "==")
            return (
                value
                if is_same
                else folded(ir.Unary("!", value, type=BOOL, span=node.span))
            )
        case ir.Binary():
            return arithmetic(node)
    return node


def logical(node: ir.Binary) -> ir.Expression:
    """`x && True` is x, `x && False` is False; the same for `||`."""
    neutral = node.operator == "&&"
    left, right = value_of(node.left), value_of(node.right)
    if left is not None:
        return node.right if left is neutral else node.left
    if right is None:
        return node
    if right is neutral:
        return node.left
    unneeded = is_pure(node.left) and may_fail(node.left) is None
    return node.right if unneeded else node


def arithmetic(node: ir.Binary) -> ir.Expression:
    left, right = value_of(node.left), value_of(node.right)
    if left is not None and right is not None and node.left.type == node.right.type:
        if node.operator in COMPARISONS:
            return constant(COMPARISONS[node.operator](left, right), node)
        if node.operator in ARITHMETIC:
            return constant(ARITHMETIC[node.operator](left, right), node)
    part = kept_by_neutral(node)
    return part if part is not None and may_replace(part, node) else node


def kept_by_neutral(node: ir.Binary) -> ir.Expression | None:
    """The operand that is also the result."""
    match node.operator:
        case "+" if is_integral(node.type):
            if is_zero(node.right):
                return node.left
            return node.right if is_zero(node.left) else None
        case "-":
            return node.left if is_zero(node.right) else None
        case "*":
            if is_one(node.right):
                return node.left
            return node.right if is_one(node.left) else None
        case "/":
            return node.left if is_one(node.right) else None
    return None


class FoldConstants(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        while (after := self.once(procedure, context)) is not procedure:
            procedure = after
        return procedure

    def once(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        """In the order of the program, so that known values come before their uses."""
        propagates = not has_unknown_effects(procedure)
        written = written_names(procedure)
        fixed = written | cast_names(procedure)
        known: dict[str, Value] = {}
        copies: dict[str, ir.Variable] = {}

        def fold(node: ir.StatementNode) -> ir.Statements:
            if isinstance(node, ir.Reduce) and changes_nothing(node):
                context.passed(self, "the reduction has no effect", node.span)
                return ()
            node = self.operands(node, known, context)
            if propagates and isinstance(node, ir.Declare) and node.name not in written:
                value = kept(node)
                if value is not None:
                    known[node.name] = value
                match node.initial:
                    case ir.Variable(name, type=type) if (
                        by_value(type)
                        and type == node.type
                        and name not in written
                        and node.name not in fixed
                    ):
                        copies[node.name] = copies.get(name, node.initial)
                        return ()
            return (node,)

        def original(item: ir.Variable) -> ir.Variable:
            found = copies.get(item.name)
            return item if found is None else replace(found, span=item.span)

        procedure = expand_body(procedure, fold)
        return rewrite(procedure, original, ir.Variable) if copies else procedure

    def operands(
        self, node: ir.StatementNode, known: Mapping[str, Value], context: Context
    ) -> ir.StatementNode:
        """The statement with its own expressions folded, not those of others in it."""

        def child(item: ir.Expression) -> ir.Expression:
            after = self.expression(item, known)
            if after is not item:
                text = f"`{print_expression(item)}` is `{print_expression(after)}`"
                context.passed(self, text, item.span)
            return after

        return map_children(node, child, ir.Expression)

    def expression(
        self, node: ir.Expression, known: Mapping[str, Value]
    ) -> ir.Expression:
        match node:
            case ir.Variable(name) if name in known:
                return constant(known[name], node)
            case _:
                inner = map_children(
                    node,
                    lambda item: (
                        self.expression(item, known)
                        if isinstance(item, ir.Expression)
                        else item
                    ),
                )
                return folded(inner)
