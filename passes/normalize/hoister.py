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

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import negated
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, LONG, Type, is_extended
from lighthouse.ir.values import neutral
from lighthouse.ir.walk import children, find, map_children

N = TypeVar("N", bound=ir.Node)
L = TypeVar("L", bound=ir.Expression)

# Reductions that a condition before them with this operator may begin.
CONTINUES = {"All": "&&", "Exist": "||"}
OPERATORS: dict[str, ir.ReduceOperator] = {
    "Sum": "+",
    "Count": "+",
    "Product": "*",
    "Min": "min",
    "Max": "max",
    "Exist": "|",
    "All": "&",
}


SIZES: dict[ir.RangeKind, str] = {
    "Nodes": "NumNodes",
    "Edges": "NumEdges",
    "Nbrs": "OutDegree",
    "OutEdges": "OutDegree",
    "InNbrs": "InDegree",
    "InEdges": "InDegree",
    "Items": "Size",
}


def keys_of(target: ir.Expression) -> tuple[ir.Expression, ...]:
    """What is evaluated to find the place `target`."""
    return (target.key,) if isinstance(target, ir.Index) else ()


def with_keys(target: L, keys: Sequence[ir.Expression]) -> L:
    return replace(target, key=keys[0]) if isinstance(target, ir.Index) else target


def size_of(node: ir.Reduction) -> ir.Expression | None:
    """How many elements it is over, if it takes all of a graph, row or collection."""
    name, source = SIZES.get(node.range.kind), node.range.source
    if name is None or node.filter is not None or is_extended(source.type):
        return None
    return ir.Call(source, name, type=INT, span=node.span)


class Hoister:
    """Moves reductions; subclasses change what `is_moved` and `moved` say."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.before: list[ir.StatementNode] = []

    # --- what subclasses change -------------------------------------------------------

    # What may have to become statements.
    kinds: ClassVar[tuple[type[ir.Expression], ...]] = (ir.Reduction,)

    def is_moved(self, node: ir.Node) -> bool:
        """True of an expression that must become statements."""
        return isinstance(node, ir.Reduction)

    def moved(self, node: ir.Expression) -> ir.Expression:
        """What stands for `node`, no reduction; its statements go to `before`."""
        return node

    def disturbs(self, rest: Sequence[ir.Node], value: ir.Expression) -> bool:
        """True if evaluating `rest` may change what `value`, left of it, is."""
        return False

    def nested(self) -> Hoister:
        """For statements that stand inside those that go to `before`."""
        return type(self)(self.names)

    # --- expressions ------------------------------------------------------------------

    def moves(self, node: ir.Node) -> bool:
        """True if something in `node` must become statements."""
        return any(map(self.is_moved, find(node, *self.kinds)))

    def declare(
        self, hint: str, type: Type, value: ir.Expression, meaning: str = ""
    ) -> ir.Variable:
        """A new variable, which takes its value here."""
        new = self.names.variable(hint, type, value.span, meaning)
        self.before.append(ir.declare(new, value))
        return new

    def sequence(self, *nodes: ir.Expression) -> tuple[ir.Expression, ...]:
        """Expressions that are evaluated one after the other."""
        done: list[ir.Expression] = []
        for position, node in enumerate(nodes):
            value = self.expression(node)
            if self.disturbs(nodes[position + 1 :], value):
                value = self.declare("value", value.type, value)
            done.append(value)
        return tuple(done)

    def expression(self, node: ir.Expression) -> ir.Expression:
        if not self.moves(node):
            return node
        match node:
            case ir.Conditional(_, then, otherwise):
                if self.moves(then) or self.moves(otherwise):
                    return self.conditional(node)
            case ir.Binary(operator, left, ir.Reduction(operator=kind) as right) if (
                CONTINUES.get(kind) == operator and self.moves(right)
            ):
                return self.continued(left, right)
            case ir.Binary(
                "&&" | "||" as operator,
                left,
                ir.Unary("!", ir.Reduction(operator="All" | "Exist") as right),
            ) if self.moves(right):
                # `a || !b` is `!(!a && b)`.
                other = "&&" if operator == "||" else "||"
                opposite = ir.Binary(
                    other, negated(left), right, type=BOOL, span=node.span
                )
                return negated(self.expression(opposite))
            case ir.Binary(
                "&&" | "||", left, ir.Reduction(operator="All" | "Exist") as right
            ) if self.moves(right):
                return self.guarded(left, right)
            case ir.Binary("&&" | "||" as operator, left, right) if self.moves(right):
                constant = ir.Literal(operator == "||", type=BOOL)
                arms = (right, constant) if operator == "&&" else (constant, right)
                return self.conditional(
                    ir.Conditional(left, *arms, type=BOOL, span=node.span)
                )
        if isinstance(node, ir.Reduction):
            return self.reduction(node)
        node = self.operands(node)
        return self.moved(node) if self.is_moved(node) else node

    def operands(self, node: N) -> N:
        """`node` with its direct expressions hoisted."""
        operands = [item for item in children(node) if isinstance(item, ir.Expression)]
        done = iter(self.sequence(*operands))
        return map_children(node, lambda _: next(done), ir.Expression)

    def conditional(self, node: ir.Conditional) -> ir.Expression:
        condition = self.expression(node.condition)
        result = self.names.variable("value", node.type, node.span)

        def arm(value: ir.Expression) -> ir.Block:
            inner = self.nested()
            value = inner.expression(value)
            return ir.Block((*inner.before, ir.Assign(result, value, span=value.span)))

        match node.then, node.otherwise:
            case then, ir.Literal() as constant:
                self.before.append(ir.declare(result, constant))
                self.before.append(ir.If(condition, arm(then), span=node.span))
            case ir.Literal() as constant, otherwise:
                self.before.append(ir.declare(result, constant))
                rest = ir.If(negated(condition), arm(otherwise), span=node.span)
                self.before.append(rest)
            case then, otherwise:
                self.before.append(ir.declare(result))
                either = ir.If(condition, arm(then), arm(otherwise), span=node.span)
                self.before.append(either)
        return result

    # --- reductions -------------------------------------------------------------------

    def reduction(self, node: ir.Reduction) -> ir.Expression:
        if node.operator == "Avg":
            return self.average(replace(node, range=self.range(node.range)))
        hint, meaning = node.operator.lower(), f"the `{node.operator}`"
        result = self.names.variable(hint, node.type, node.span, meaning)
        self.before.append(self.reduced(node, result))
        return result

    def continued(self, left: ir.Expression, node: ir.Reduction) -> ir.Variable:
        """`left && All …`, or with `||` and Exist: unless `left` decides, the reduction
        goes on from there."""
        decided = self.expression(left)
        hint, meaning = node.operator.lower(), f"the `{node.operator}`"
        result = self.names.variable(hint, BOOL, node.span, meaning)
        self.before.append(ir.declare(result, decided))
        inner = self.nested()
        node = replace(node, range=inner.range(node.range))
        loop = inner.accumulate(node, OPERATORS[node.operator], result, node.iterator)
        going = result if node.operator == "All" else negated(result)
        body = ir.Block((*inner.before, loop))
        self.before.append(ir.If(going, body, span=node.span))
        return result

    def guarded(self, left: ir.Expression, node: ir.Reduction) -> ir.Variable:
        """`left || All …`, or with `&&` and Exist: unless `left` decides, which is what
        the reduction is of nothing, it takes place."""
        decided = self.expression(left)
        hint, meaning = node.operator.lower(), f"the `{node.operator}`"
        result = self.names.variable(hint, BOOL, node.span, meaning)
        inner = self.nested()
        loop = inner.reduced(node, result)
        *before, start = inner.before
        body = ir.Block((*before, loop))
        going = decided if node.operator == "Exist" else negated(decided)
        self.before += [start, ir.If(going, body, span=node.span)]
        return result

    def reduced(self, node: ir.Reduction, result: ir.Variable) -> ir.StatementNode:
        """The loop that computes `result`, which is declared before it."""
        node = replace(node, range=self.range(node.range))
        operator = OPERATORS[node.operator]
        start = replace(neutral(operator, node.type), span=node.span)
        self.before.append(ir.declare(result, start))
        return self.accumulate(node, operator, result, node.iterator)

    def range(self, node: ir.Range) -> ir.Range:
        """A range whose argument is evaluated here."""
        if node.argument is None:
            return node
        return replace(node, argument=self.expression(node.argument))

    def accumulate(
        self,
        node: ir.Reduction,
        operator: ir.ReduceOperator,
        result: ir.Variable,
        loop: str,
    ) -> ir.StatementNode:
        """The loop of `node`, adding into `result` until `loop` ends."""
        value = node.body or ir.Literal(1, type=INT, span=node.span)

        def step(inner: Hoister) -> Iterator[ir.StatementNode]:
            if (
                isinstance(value, ir.Reduction)
                and OPERATORS.get(value.operator) == operator
            ):
                nested = replace(value, range=inner.range(value.range))
                yield inner.accumulate(nested, operator, result, loop)
            else:
                added = inner.expression(value)
                yield ir.Reduce(result, operator, added, loop, span=node.span)

        return self.loop(node, step)

    def average(self, node: ir.Reduction) -> ir.Expression:
        """Sum over count, 0 over nothing; what is not known of both in one loop."""
        value = node.body
        assert value is not None
        zero = ir.Literal(0.0, type=node.type, span=node.span)
        total = self.declare("total", zero.type, zero, "the sum of the `Avg`")
        size = size_of(node)
        if size is not None and node.range.kind == "Edges":
            size = replace(size, type=LONG)  # there may be more than an Int can count
        counts: list[ir.StatementNode] = []
        if size is None:
            nought, one = (ir.Literal(n, type=INT, span=node.span) for n in (0, 1))
            size = self.declare("number", INT, nought, "the count of the `Avg`")
            counts = [ir.Reduce(size, "+", one, node.iterator, span=node.span)]

        def steps(inner: Hoister) -> Iterator[ir.StatementNode]:
            added = inner.expression(value)
            yield ir.Reduce(total, "+", added, node.iterator, span=node.span)
            yield from counts

        self.before.append(self.loop(node, steps))
        nothing = ir.Binary("==", size, ir.Literal(0, type=INT), type=BOOL)
        mean = ir.Binary(
            "/", total, ir.Cast(node.type, size, type=node.type), type=node.type
        )
        return ir.Conditional(nothing, zero, mean, type=node.type, span=node.span)

    def loop(self, node: ir.Reduction, steps: Steps) -> ir.Loop:
        """The parallel loop of `node`, which takes `steps` where its filter holds."""
        inner = self.nested()
        accept = inner.expression(node.filter) if node.filter else None
        outside_filter, inner.before = inner.before, []
        taken = tuple(steps(inner))
        inside = (*inner.before, *taken)
        body = inside[0] if len(inside) == 1 else ir.Block(inside)
        if accept is not None:
            body = ir.If(accept, body, span=accept.span)
        if outside_filter:
            body = ir.Block((*outside_filter, body))
        return ir.Loop(True, node.iterator, node.range, None, body, span=node.span)

    # --- statements -------------------------------------------------------------------

    def statement(self, node: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
        """What takes the place of `node`, whose own statements are done."""
        own = [
            item for item in children(node) if not isinstance(item, ir.StatementNode)
        ]
        if not any(map(self.moves, own)):
            return (node,)
        new = self.hoisted(node)
        return (*self.before, new)

    def hoisted(self, node: ir.StatementNode) -> ir.StatementNode:
        match node:
            case ir.If(condition):
                return replace(node, condition=self.expression(condition))
            case ir.While(condition, body):
                steps, test = self.test(condition)
                guarded = ir.If(test, body, span=node.span)
                return ir.DoWhile(ir.Block((*steps, guarded)), test, span=node.span)
            case ir.DoWhile(body, condition):
                steps, test = self.test(condition)
                return ir.DoWhile(ir.Block((body, *steps)), test, span=node.span)
            case ir.Loop(range=range):
                # The body has been done, and a filter is an If in it.
                return replace(node, range=self.range(range))
            case ir.Traversal(root=root):
                return replace(node, root=self.expression(root))
            case ir.Assign(target, value) | ir.Reduce(target, _, value):
                value, *keys = self.sequence(value, *keys_of(target))
                return replace(node, target=with_keys(target, keys), value=value)
            case ir.Declare(type, (name,), ir.Reduction() as value) if (
                type == value.type and value.operator != "Avg"
            ):
                return self.reduced(value, ir.Variable(name, type=type, span=node.span))
            case ir.ReduceTuple():
                return self.tuple_(node)
        return self.operands(node)

    def tuple_(self, node: ir.ReduceTuple) -> ir.ReduceTuple:
        # No target is an entry of a map, which would have a key.
        value, *values = self.sequence(node.value, *node.values)
        return replace(node, value=value, values=tuple(values))

    def test(self, condition: ir.Expression) -> tuple[ir.Statements, ir.Variable]:
        """What computes the test of a loop again, and the test, declared before."""
        test = self.declare("more", BOOL, ir.Literal(False, type=BOOL))
        outside, self.before = self.before, []
        value = self.expression(condition)
        again = ir.Assign(test, value, span=condition.span)
        steps, self.before = (*self.before, again), outside
        return steps, test


# What an iteration of a reduction does, given the hoister of its body.
Steps = Callable[[Hoister], Iterator[ir.StatementNode]]
