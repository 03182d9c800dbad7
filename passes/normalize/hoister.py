"""Moves parts of expressions into statements before the statement that contains them.

    x = a + part * b;    →    T value = part;
                              x = a + value * b;

`lower-effects` moves calls with side effects, `lower-reductions` reductions: each is a
subclass that selects the parts.  The order of evaluation is kept: operands from left to
right, and an arm of `?:`, `&&` or `||` only where it is evaluated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar, TypeVar

from lighthouse.ir.nodes import (
    Assign,
    Bfs,
    Binary,
    Block,
    Cast,
    Conditional,
    Declare,
    Dfs,
    DoWhile,
    Expression,
    If,
    Index,
    Literal,
    Loop,
    Node,
    Range,
    Reduce,
    ReduceOperator,
    ReduceTuple,
    Reduction,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, Type
from lighthouse.ir.values import neutral
from lighthouse.ir.walk import children, find, map_children

N = TypeVar("N", bound=Node)
L = TypeVar("L", bound=Expression)

OPERATORS: dict[str, ReduceOperator] = {
    "Sum": "+",
    "Count": "+",
    "Product": "*",
    "Min": "min",
    "Max": "max",
    "Exist": "|",
    "All": "&",
}


def keys_of(target: Expression) -> tuple[Expression, ...]:
    """What is evaluated to find the place `target`."""
    return (target.key,) if isinstance(target, Index) else ()


def with_keys(target: L, keys: Sequence[Expression]) -> L:
    return replace(target, key=keys[0]) if isinstance(target, Index) else target


class Hoister:
    """Moves reductions; subclasses change what `is_moved` and `moved` say."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.before: list[StatementNode] = []

    # --- what subclasses change -------------------------------------------------------

    # What may have to become statements.
    kinds: ClassVar[tuple[type[Expression], ...]] = (Reduction,)

    def is_moved(self, node: Node) -> bool:
        """True of an expression that must become statements."""
        return isinstance(node, Reduction)

    def moved(self, node: Expression) -> Expression:
        """What stands for `node`, no reduction; its statements go to `before`."""
        return node

    def disturbs(self, rest: Sequence[Node], value: Expression) -> bool:
        """True if evaluating `rest` may change what `value`, left of it, is."""
        return False

    def nested(self) -> Hoister:
        """For statements that stand inside those that go to `before`."""
        return type(self)(self.names)

    # --- expressions ------------------------------------------------------------------

    def moves(self, node: Node) -> bool:
        """True if something in `node` must become statements."""
        return any(map(self.is_moved, find(node, *self.kinds)))

    def declare(
        self, hint: str, type: Type, value: Expression, meaning: str = ""
    ) -> Variable:
        """A new variable, which takes its value here."""
        name = self.names.fresh(hint, meaning)
        self.before.append(Declare(type, (name,), value, span=value.span))
        return Variable(name, type=type, span=value.span)

    def sequence(self, *nodes: Expression) -> tuple[Expression, ...]:
        """Expressions that are evaluated one after the other."""
        done: list[Expression] = []
        for position, node in enumerate(nodes):
            value = self.expression(node)
            if self.disturbs(nodes[position + 1 :], value):
                value = self.declare("value", value.type, value)
            done.append(value)
        return tuple(done)

    def expression(self, node: Expression) -> Expression:
        if not self.moves(node):
            return node
        match node:
            case Conditional(_, then, otherwise):
                if self.moves(then) or self.moves(otherwise):
                    return self.conditional(node)
            case Binary("&&" | "||" as operator, left, right) if self.moves(right):
                constant = Literal(operator == "||", type=BOOL)
                arms = (right, constant) if operator == "&&" else (constant, right)
                return self.conditional(
                    Conditional(left, *arms, type=BOOL, span=node.span)
                )
        if isinstance(node, Reduction):
            return self.reduction(node)
        node = self.operands(node)
        return self.moved(node) if self.is_moved(node) else node

    def operands(self, node: N) -> N:
        """`node` with its direct expressions hoisted."""
        operands = [item for item in children(node) if isinstance(item, Expression)]
        done = iter(self.sequence(*operands))
        return map_children(
            node, lambda item: next(done) if isinstance(item, Expression) else item
        )

    def conditional(self, node: Conditional) -> Expression:
        condition = self.expression(node.condition)
        name = self.names.fresh("value")
        self.before.append(Declare(node.type, (name,), span=node.span))
        result = Variable(name, type=node.type, span=node.span)

        def arm(value: Expression) -> Block:
            inner = self.nested()
            value = inner.expression(value)
            return Block((*inner.before, Assign(result, value, span=value.span)))

        self.before.append(
            If(condition, arm(node.then), arm(node.otherwise), span=node.span)
        )
        return result

    # --- reductions -------------------------------------------------------------------

    def reduction(self, node: Reduction) -> Expression:
        node = replace(node, range=self.range(node.range))
        if node.operator == "Avg":
            return self.average(node)
        operator = OPERATORS[node.operator]
        start = replace(neutral(operator, node.type), span=node.span)
        hint, meaning = node.operator.lower(), f"the `{node.operator}`"
        result = self.declare(hint, start.type, start, meaning)
        self.before.append(self.accumulate(node, operator, result, node.iterator))
        return result

    def range(self, node: Range) -> Range:
        """A range whose argument is evaluated here."""
        if node.argument is None:
            return node
        return replace(node, argument=self.expression(node.argument))

    def accumulate(
        self, node: Reduction, operator: ReduceOperator, result: Variable, loop: str
    ) -> StatementNode:
        """The loop of `node`, adding into `result` until `loop` ends."""
        value = node.body or Literal(1, type=INT, span=node.span)

        def step(inner: Hoister) -> Iterator[StatementNode]:
            if (
                isinstance(value, Reduction)
                and OPERATORS.get(value.operator) == operator
            ):
                nested = replace(value, range=inner.range(value.range))
                yield inner.accumulate(nested, operator, result, loop)
            else:
                added = inner.expression(value)
                yield Reduce(result, operator, added, loop, span=node.span)

        return self.loop(node, step)

    def average(self, node: Reduction) -> Expression:
        """Sum over count, 0 over nothing; both in one loop."""
        value = node.body
        assert value is not None
        zero = Literal(0.0, type=node.type, span=node.span)
        total = self.declare("sum", zero.type, zero, "the sum of the `Avg`")
        nought = Literal(0, type=INT, span=node.span)
        count = self.declare("count", INT, nought, "the count of the `Avg`")

        def steps(inner: Hoister) -> Iterator[StatementNode]:
            one = Literal(1, type=INT)
            added = inner.expression(value)
            yield Reduce(total, "+", added, node.iterator, span=node.span)
            yield Reduce(count, "+", one, node.iterator, span=node.span)

        self.before.append(self.loop(node, steps))
        nothing = Binary("==", count, Literal(0, type=INT), type=BOOL)
        mean = Binary(
            "/", total, Cast(node.type, count, type=node.type), type=node.type
        )
        return Conditional(nothing, zero, mean, type=node.type, span=node.span)

    def loop(self, node: Reduction, steps: Steps) -> Loop:
        """The parallel loop of `node`, which takes `steps` where its filter holds."""
        inner = self.nested()
        accept = inner.expression(node.filter) if node.filter else None
        outside_filter, inner.before = inner.before, []
        taken = tuple(steps(inner))
        inside = (*inner.before, *taken)
        body = inside[0] if len(inside) == 1 else Block(inside)
        if accept is not None:
            body = If(accept, body, span=accept.span)
        if outside_filter:
            body = Block((*outside_filter, body))
        return Loop(True, node.iterator, node.range, None, body, span=node.span)

    # --- statements -------------------------------------------------------------------

    def statement(self, node: StatementNode) -> tuple[StatementNode, ...]:
        """What takes the place of `node`, whose own statements are done."""
        own = [item for item in children(node) if not isinstance(item, StatementNode)]
        if not any(map(self.moves, own)):
            return (node,)
        new = self.hoisted(node)
        return (*self.before, new)

    def hoisted(self, node: StatementNode) -> StatementNode:
        match node:
            case If(condition):
                return replace(node, condition=self.expression(condition))
            case While(condition, body):
                steps, test = self.test(condition)
                guarded = If(test, body, span=node.span)
                return DoWhile(Block((*steps, guarded)), test, span=node.span)
            case DoWhile(body, condition):
                steps, test = self.test(condition)
                return DoWhile(Block((body, *steps)), test, span=node.span)
            case Loop(range=range):
                # The body has been done, and a filter is an If in it.
                return replace(node, range=self.range(range))
            case Bfs(root=root) | Dfs(root=root):
                return replace(node, root=self.expression(root))
            case Assign(target, value) | Reduce(target, _, value):
                value, *keys = self.sequence(value, *keys_of(target))
                return replace(node, target=with_keys(target, keys), value=value)
            case ReduceTuple():
                return self.tuple_(node)
            case _:
                return self.operands(node)

    def tuple_(self, node: ReduceTuple) -> ReduceTuple:
        # No target is an entry of a map, which would have a key.
        value, *values = self.sequence(node.value, *node.values)
        return replace(node, value=value, values=tuple(values))

    def test(self, condition: Expression) -> tuple[Sequence[StatementNode], Variable]:
        """What computes the test of a loop again, and the test, declared before."""
        test = self.declare("more", BOOL, Literal(False, type=BOOL))
        outside, self.before = self.before, []
        value = self.expression(condition)
        again = Assign(test, value, span=condition.span)
        steps, self.before = (*self.before, again), outside
        return steps, test


# What an iteration of a reduction does, given the hoister of its body.
Steps = Callable[[Hoister], Iterator[StatementNode]]
