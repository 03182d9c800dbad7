"""Removes dead stores, and the code that only served them or cannot be reached.

    N_P<Int> degree;
    Int unused = 0;
    Foreach (n: G.Nodes) {
        n.degree = n.Degree();            →          Foreach (n: G.Nodes) {
        unused += n.degree @ n;                          n.A = 1;
        n.A = 1;                                     }
    }
    G.B = 0;                                         Foreach (n: G.Nodes)
    G.B = 1;                                             n.B = 1;

A write is dead if its value is overwritten before it is read, is only ever used for
itself and other dead values, or is there already, as that of `x += 0`.  With a dead
write, all code is removed that served only this write: loops, branches, declarations.
A variable that is assigned at once is declared with that value, also if it is computed
from the first one or is that of either arm of an If; one that only an arm of an If
names is declared there.
A While is kept, since it might not terminate; so is foreign code with all that it
names.  Random numbers depend on how often their stream was advanced, which is a value
like any other: a dead draw is removed, its advance only if no draw comes after it.
(Backward liveness: Muchnick, Advanced Compiler Design and Implementation, section 14.1;
mark and sweep: section 18.10; what only some paths use: Knoop, Rüthing, Steffen,
Partial Dead Code Elimination, PLDI 1994.)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import negated
from lighthouse.ir.printer import print_statement
from lighthouse.ir.types import is_element, is_object
from lighthouse.ir.uses import is_mutation, target_name, touched, uses
from lighthouse.ir.values import changes_nothing, is_constant
from lighthouse.ir.walk import find, same, spliced, with_values
from lighthouse.passes.analysis.liveness import (
    Liveness,
    Names,
    element,
    has_effects,
    needed,
)
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.returns import always_returns
from lighthouse.passes.optimize.fold_constants import folded, may_replace
from lighthouse.passes.optimize.simplify_conditions import (
    MOST_BETWEEN,
    may_change_places,
)

EMPTY = ir.Block()


def is_empty(node: ir.StatementNode | None) -> bool:
    return node is None or (isinstance(node, ir.Block) and not node.statements)


def mentioned(procedure: ir.Procedure, live: Liveness) -> Names:
    """Names that stand anywhere but in their declaration."""
    found = {node.name for node in find(procedure.body, ir.Variable, ir.Field)}
    for node in find(procedure.body, ir.Foreign, ir.ForeignExpression):
        found |= live.reads(node)
    return frozenset(found)


def changed_object(node: ir.Expression) -> ir.Variable | ir.Field | None:
    """The collection that the call `node` changes, if it does nothing else unseen."""
    match node:
        case ir.Call(
            receiver=ir.Variable() | ir.Field() as receiver, arguments=arguments
        ):
            if is_mutation(node) and not any(map(has_effects, arguments)):
                return receiver
    return None


def declared_late(statements: Iterable[ir.StatementNode]) -> list[ir.StatementNode]:
    """With a declaration and the next assignment as one: `Int k = 0; k = n.A;` as
    `Int k = n.A;`, and `Int k = n.A; k = k * 2;` as `Int k = n.A * 2;`."""
    found: list[ir.StatementNode] = []
    for item in statements:
        name, value = assigned(item)
        if value is not None:
            declared = declaration_of(name, found)
            merged = declared and with_value(declared, value)
            if declared is not None and merged is not None:
                found.remove(declared)
                item = merged
        found.append(item)
    return found


def assigned(node: ir.StatementNode) -> tuple[str, ir.Expression | None]:
    """The variable to which the statement gives a value, and this; if both arms of an
    If do nothing else, it is one or the other."""
    match node:
        case ir.Assign(ir.Variable(name), value):
            return name, value
        case ir.If(test, then, ir.StatementNode() as otherwise):
            match [*map(assigned, spliced(then, otherwise))]:
                case [
                    (name, ir.Expression() as one),
                    (other, ir.Expression() as two),
                ] if name == other and one.type == two.type and not has_effects(node):
                    either = ir.Conditional(test, one, two, type=one.type)
                    return name, folded(replace(either, span=node.span))
    return "", None


def declaration_of(name: str, before: Sequence[ir.StatementNode]) -> ir.Declare | None:
    """The declaration of the variable, if only declarations without effect come after
    it, which do not name it."""
    for declared in reversed(before):
        if not isinstance(declared, ir.Declare) or has_effects(declared):
            return None
        if declared.name == name:
            return declared
        if any(use.name == name for use in uses(declared)):
            return None
    return None


def with_value(declared: ir.Declare, value: ir.Expression) -> ir.Declare | None:
    """The declaration with another value, in which the first one takes the place of the
    variable, if that is there once.  None where that cannot be."""
    if value.type != declared.type or is_object(value.type):
        return None
    found = [use.what for use in uses(value) if use.name == declared.name]
    match found, declared.initial:
        case [], _:
            return replace(declared, initial=value)
        case [ir.Variable() as place], ir.Expression() as first if (
            may_replace(first, place)
            and not is_constant(first)
            and not is_element(first.type)
            and not has_effects(value)
        ):
            value = with_values(value, {place.name: first})
            return replace(declared, initial=value)
    return None


def declared_inside(
    statements: Iterable[ir.StatementNode], after: Names
) -> list[ir.StatementNode]:
    """With each declaration in the arm of an If that alone names the variable, if what
    comes before the If may come before the declaration too."""
    left: list[ir.StatementNode | None] = [*statements]
    naming: dict[str, set[int]] = defaultdict(set)
    for i, item in enumerate(left):
        for name in touched(item).used if item else ():
            naming[name].add(i)
    for i, declared in reversed([*enumerate(left)]):
        if not isinstance(declared, ir.Declare) or not may_be_moved(declared):
            continue
        match [*naming[declared.name] - {i}]:
            case [at] if at - i <= MOST_BETWEEN and declared.name not in after:
                between = filter(None, left[i + 1 : at])
                one = with_declared(left[at], declared)
                if one and all(may_change_places(declared, each) for each in between):
                    left[i], left[at] = None, one
                    for name in touched(declared).used:
                        naming[name] = naming[name] - {i} | {at}
    return [*filter(None, left)]


def may_be_moved(node: ir.Declare) -> bool:
    """True if it does nothing but give a scalar a value."""
    return not (node.initial is None or is_object(node.type) or has_effects(node))


def with_declared(node: ir.StatementNode | None, declared: ir.Declare) -> ir.If | None:
    """The If with the declaration in the one part of it that names the variable."""
    if not isinstance(node, ir.If):
        return None
    parts = [node.condition, node.then, node.otherwise]
    match [each for each in parts if each and declared.name in touched(each).used]:
        case [ir.StatementNode() as arm]:
            inside = ir.Block((declared, *spliced(arm)), span=arm.span)
            if arm is node.then:
                return replace(node, then=inside)
            return replace(node, otherwise=inside)
    return None


class _Sweep:
    """Removes dead statements once, last statements first.

    Each method takes the names live after a statement and gives what remains of it.
    """

    def __init__(
        self, procedure: ir.Procedure, context: Context, by: EliminateDeadCode
    ):
        self.procedure = procedure
        self.context = context
        self.by = by
        self.live = Liveness(procedure)
        self.needed = needed(procedure, self.live)
        self.mentioned = mentioned(procedure, self.live)

    def run(self) -> ir.Procedure:
        body = self.block(self.procedure.body, self.live.results)
        if body is self.procedure.body:
            return self.procedure
        return replace(self.procedure, body=body)

    def is_dead(self, target: ir.LValue, after: Names) -> bool:
        name = target_name(target)
        if name in self.needed and name in after:
            return False
        if name in self.needed and isinstance(target, ir.Field):
            return element(target.driver.name, name) not in after
        return True

    def passed(self, at: ir.Node, message: str) -> None:
        """Says what is done, unless a pass has added it, which has no place then."""
        if at.span.source:
            self.context.passed(self.by, message, at.span)

    def unread(self, target: ir.LValue, node: ir.Node) -> None:
        message = f"`{target_name(target)}` is not read afterwards: not computed"
        self.passed(node, message)

    # --- statements -------------------------------------------------------------------

    def block(self, node: ir.Block, after: Names) -> ir.Block:
        end = after
        reached = list(node.statements)
        for i, statement in enumerate(reached[:-1]):
            if always_returns(statement):
                rest = reached[i + 1]
                self.passed(rest, "this is unreachable")
                del reached[i + 1 :]
                break
        kept: list[ir.StatementNode] = []
        for statement in reversed(reached):
            left = self.statement(statement, after)
            parts: tuple[ir.StatementNode, ...] = (left,)
            if isinstance(left, ir.Block) and (left is not statement or is_empty(left)):
                # Names are unique: what remains of a branch needs no scope of its own.
                parts = left.statements
            for part in reversed(parts):
                kept.append(part)
                after = self.live.summary(part).before(after)
        kept = declared_inside(declared_late(reversed(kept)), end)
        if same(kept, node.statements):
            return node
        return replace(node, statements=tuple(kept))

    def statement(self, node: ir.StatementNode, after: Names) -> ir.StatementNode:
        match node:
            case ir.Block():
                return self.block(node, after)
            case ir.Declare():
                return self.declare(node, after)
            case ir.Assign(target, value) if self.is_dead(target, after):
                return self.unless_effect(node, target, value, after)
            case ir.Reduce(target, value=value) if self.is_dead(target, after):
                return self.unless_effect(node, target, value, after)
            case ir.Reduce() if changes_nothing(node):
                text = print_statement(replace(node, loop=None)).rstrip(";")
                message = f"`{text}` changes nothing"
                self.passed(node, message)
                return EMPTY
            case ir.ReduceTuple():
                return self.tuple_(node, after)
            case ir.Effect(call):
                return self.effect(node, call, after)
            case ir.If():
                return self.branch(node, after)
            case ir.While(condition, body):
                return self.repeat(node, body, condition, after)
            case ir.DoWhile(body, condition):
                return self.repeat(node, body, condition, after)
            case ir.Loop():
                return self.loop(node, after)
            case ir.Dfs():
                return self.search(node, after)
        return node

    def unless_effect(
        self,
        node: ir.StatementNode,
        target: ir.LValue,
        value: ir.Expression,
        after: Names,
    ) -> ir.StatementNode:
        """A dead write: nothing, or the call alone where that has effects."""
        if not has_effects(node):
            self.unread(target, node)
            return EMPTY
        changed = changed_object(value)
        if changed is None or has_effects(target):
            return node
        assert isinstance(value, ir.Call)
        self.unread(target, node)
        return self.effect(ir.Effect(value, span=node.span), value, after)

    def declare(self, node: ir.Declare, after: Names) -> ir.StatementNode:
        target = ir.Variable(node.name, type=node.type, span=node.span)
        if node.initial is None or not has_effects(node.initial):
            if node.name not in self.mentioned:
                message = f"`{node.name}` is not used: not declared"
                self.passed(node, message)
                return EMPTY
            # A constant costs nothing, and is zero's equal.
            if node.initial is None or is_constant(node.initial):
                return node
            if not self.is_dead(target, after):
                return node
            self.unread(target, node)
            return replace(node, initial=None)
        if node.name in self.mentioned:
            return node
        return self.unless_effect(node, target, node.initial, after)

    def tuple_(self, node: ir.ReduceTuple, after: Names) -> ir.StatementNode:
        dead = [self.is_dead(target, after) for target in node.targets]
        if has_effects(node) or not any((*dead, self.is_dead(node.target, after))):
            return node
        if all(dead) and self.is_dead(node.target, after):
            self.unread(node.target, node)
            return EMPTY
        for target, gone in zip(node.targets, dead, strict=True):
            if gone:
                self.unread(target, target)
        if all(dead) and node.loop is not None:
            return ir.Reduce(
                node.target, node.operator, node.value, node.loop, span=node.span
            )
        if all(dead) or not any(dead):
            return node
        pairs = zip(node.targets, node.values, dead, strict=True)
        left = [(target, value) for target, value, gone in pairs if not gone]
        targets, values = zip(*left, strict=True)
        return replace(node, targets=targets, values=values)

    def effect(self, node: ir.Effect, call: ir.Call, after: Names) -> ir.StatementNode:
        target = changed_object(call)
        if target is None:
            return node if has_effects(call) else EMPTY
        if not self.is_dead(target, after):
            return node
        message = f"`{target.name}` is not read afterwards: not changed"
        self.passed(node, message)
        return EMPTY

    def branch(self, node: ir.If, after: Names) -> ir.StatementNode:
        if isinstance(node.condition, ir.Literal):
            arm = node.then if node.condition.value else node.otherwise
            message = f"the condition is always {node.condition.value}"
            self.passed(node.condition, message)
            return self.statement(arm, after) if arm is not None else EMPTY
        then = self.statement(node.then, after)
        otherwise = node.otherwise
        if otherwise is not None:
            otherwise = self.statement(otherwise, after)
        if is_empty(otherwise):
            if is_empty(then):
                return node if has_effects(node.condition) else EMPTY
            otherwise = None
        elif is_empty(then):
            assert otherwise is not None
            condition = negated(node.condition)
            return replace(node, condition=condition, then=otherwise, otherwise=None)
        if then is node.then and otherwise is node.otherwise:
            return node
        return replace(node, then=then, otherwise=otherwise)

    # --- loops ------------------------------------------------------------------------

    def repeat(
        self,
        node: ir.While | ir.DoWhile,
        inside: ir.Block,
        condition: ir.Expression,
        after: Names,
    ) -> ir.StatementNode:
        if isinstance(node, ir.While) and condition == ir.Literal(False):
            self.passed(node, "the loop never runs")
            return EMPTY
        again = self.live.summary(node).use
        body = self.block(inside, after | self.live.reads(condition) | again)
        if is_empty(body):
            message = "the loop has no effect, but it might not terminate"
            self.context.missed(self.by, message, node.span)
        return node if body is inside else replace(node, body=body)

    def loop(self, node: ir.Loop, after: Names) -> ir.StatementNode:
        again, own = self.live.summary(node).use, self.live.own(node)
        # Of these, the next iteration touches another element.
        elements = {element(node.iterator, name) for name in own & after}
        if is_object(node.range.source.type):
            # An item may be a collection: what changes it changes the queue.
            elements.add(node.iterator)
        body = self.statement(node.body, (after | again) - own | elements)
        if is_empty(body):
            message = f"the loop over `{node.iterator}` has no effect"
            self.passed(node, message)
            return EMPTY
        return node if body is node.body else replace(node, body=body)

    def search(self, node: ir.Dfs, after: Names) -> ir.StatementNode:
        again = after | self.live.summary(node).use
        body = self.block(node.body, again)
        post = node.back_body and self.block(node.back_body, again)
        if body is node.body and post is node.back_body:
            return node
        return replace(node, body=body, back_body=post)


class EliminateDeadCode(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        while (after := _Sweep(procedure, context, self).run()) is not procedure:
            procedure = after
        return procedure
