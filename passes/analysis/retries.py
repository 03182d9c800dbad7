"""Recognises loops that repeat every update of a property until none improves it.

`device/elide_monotone_atomics` explains why such updates need no atomics.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import negated
from lighthouse.ir.effects import effects, writes
from lighthouse.ir.kernels import Each, Kernel, Store, Update
from lighthouse.ir.plan import Plan
from lighthouse.ir.printer import print_expression
from lighthouse.ir.steps import (
    Allocate,
    Compute,
    Fill,
    Launch,
    Repeat,
    Step,
    WriteElement,
)
from lighthouse.ir.types import NodeType, Scalar, Type, is_floating, is_integral
from lighthouse.ir.uses import target_name, written_names
from lighthouse.ir.values import converted
from lighthouse.ir.walk import as_block, expand_block, find, rewrite, walk, with_values
from lighthouse.passes.analysis.invariants import (
    is_pure,
    may_be_nil,
    may_fail,
    names_read,
)
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.analysis.rounds import (
    Settling,
    changed_in,
    fields,
    plain_rounds,
    settles,
)
from lighthouse.passes.base import Refused

FILTERED = "whether an element is updated depends on what has changed"
COUNTS = "`{}` can tell how many rounds there were"
# Loads and stores of more bits may tear.
WORD = 64


@dataclass(frozen=True, slots=True)
class Copied:
    """At the end of each round, `copy` of each node is its `reduced`.

    `marks` are True from the first round on in which `copy` has improved, or have been
    True before.
    """

    copy: str
    reduced: str
    operator: ir.ReduceOperator
    marks: frozenset[str] = frozenset()

    @property
    def tests(self) -> tuple[str, str]:
        """How a value compares with one that it improves, and that with it."""
        return ("<", ">") if self.operator == "min" else (">", "<")


def settled(kernel: Kernel) -> Settling:
    node = ir.Variable(kernel.iterator, type=NodeType(kernel.domain.source.name))
    return Settling(node, kernel)


def parts(loop: Repeat, plan: Plan) -> tuple[list[Kernel], Kernel]:
    """The kernels of a round that reduce, and the last one."""
    kernels = plain_rounds(loop.body, plan)
    if len(kernels) < 2:
        raise Refused("no kernel after it tests for changes")
    return kernels[:-1], kernels[-1]


def with_single_tests(kernel: Kernel) -> Kernel:
    """`If (a && b) …` as `If (a) If (b) …`."""

    def lower(node: ir.StatementNode) -> ir.StatementNode:
        match node:
            case ir.If(condition, then, None):
                for part in reversed(list(conjuncts(condition))):
                    then = replace(node, condition=part, then=as_block(then))
                return then
        return node

    return replace(kernel, body=rewrite(kernel.body, lower, ir.If))


def check_filters(
    reducing: list[Kernel], last: Kernel, changed: frozenset[str]
) -> None:
    """Whoever has lost tries again, whatever else has changed; `Offers` looks at
    comparisons and marks."""
    changed -= {
        store.target.name
        for store in find(last.body, Store)
        if isinstance(store.target, ir.Field) and store.value == ir.Literal(True)
    }
    for kernel in reducing:
        for node in find(kernel.body, ir.If):
            match node.condition:
                case ir.Binary("<" | "<=" | ">" | ">=" | "!="):
                    pass
                case condition if fields(condition) & changed:
                    raise Refused(FILTERED)


def without_tests(kernel: Kernel, pair: Copied) -> Kernel:
    """`If (d < s.dist) s.next min= d` as `s.next min= n.dist + e.len`: what improves
    `next` is less than `dist`, too, since `next` is never greater."""
    changed = {*written_names(kernel.body), pair.reduced}
    sums: dict[str, ir.Expression] = {}
    for node in find(kernel.body, ir.Declare):
        if isinstance(node.initial, (ir.Binary, ir.Field)):
            value = with_values(node.initial, sums)
            read = names_read(value)
            same = node.type == value.type and is_pure(value)
            if same and pair.copy in read and changed.isdisjoint({node.name, *read}):
                sums[node.name] = value

    def lower(node: ir.StatementNode) -> ir.Statements:
        match node:
            case ir.Declare(names=(name,)) if name in sums:
                return ()
            case ir.If(
                condition, (ir.Block((Update() as one,)) | (Update() as one)), None
            ):
                if is_test(condition, one, pair):
                    return (one,)
        return (node,)

    body = with_values(kernel.body, sums)
    return replace(kernel, body=expand_block(body, lower))


def told(then: ir.StatementNode) -> tuple[Update, Flag] | None:
    """An update, and the flag that says that there is one, under its test."""
    match then:
        case ir.Block((Update(ir.Field()) as update, other)) | ir.Block(
            (other, Update(ir.Field()) as update)
        ):
            match other:
                case Store(ir.Variable(name), ir.Literal(bool(value)), then=()):
                    return update, Flag(name, value)
                case Update(
                    ir.Variable(name), "|" | "&" as operator, ir.Literal(bool(value))
                ) if value is (operator == "|"):
                    return update, Flag(name, value)
    return None


def without_flags(body: ir.Block, pair: Copied) -> ir.Block:
    """The updates without the tests under which a flag is set."""

    def lower(node: ir.StatementNode) -> ir.Statements:
        match node:
            case ir.If(condition, then, None) if (
                found := told(then)
            ) is not None and is_test(condition, found[0], pair):
                return (found[0],)
        return (node,)

    return expand_block(body, lower)


def is_test(condition: ir.Expression, update: Update, pair: Copied) -> bool:
    """True if the condition holds wherever the update improves anything."""
    if not isinstance(update.target, ir.Field) or update.target.name != pair.reduced:
        return False
    old = [replace(update.target, name=name) for name in (pair.copy, pair.reduced)]
    better, worse = pair.tests
    match condition:
        case ir.Binary(operator, left, right) if left == update.value:
            return operator.startswith(better) and right in old
        case ir.Binary(operator, left, right) if right == update.value:
            return operator.startswith(worse) and left in old
    return False


def starts_same(first: Kernel, pair: Copied) -> bool:
    """True if the kernel does nothing but copy each `copy` to its `reduced`."""
    node = ir.Variable(first.iterator)
    match first.body.statements:
        case (Store(target, ir.Field(driver, pair.copy)),):
            return (
                first.domain.kind == "Nodes"
                and driver == node
                and target == ir.Field(node, pair.reduced)
            )
    return False


def copied(
    reducing: list[Kernel], last: Kernel, fixed: frozenset[str]
) -> tuple[Copied, Settling]:
    """What the last kernel of a round copies, for every node, and what else it does."""
    found = {
        (target_name(write.target), write.operator)
        for kernel in reducing
        for write in writes(kernel)
        if isinstance(write, Update) and isinstance(write.target, ir.Field)
    }
    if len(found) != 1:
        raise Refused("its rounds reduce several properties, or none")
    ((name, operator),) = found
    last = unconditional(last, name, operator)
    if settles(last, fixed):
        settling = settled(last)
        node = settling.node
        copies = [
            copy
            for copy, value in settling.known.items()
            if value == ir.Field(node, name)
        ]
        if len(copies) == 1:
            pair = Copied(copies[0], name, operator)
            marks = frozenset(settling.known) - {pair.copy}
            if all(is_marked(settling, mark, pair) for mark in marks):
                return replace(pair, marks=marks), settling
    raise Refused(f"its last loop does not simply copy `{name}` of each node")


def is_marked(settling: Settling, mark: str, pair: Copied) -> bool:
    """True if `mark` of each node becomes True where its copy improves, there alone."""
    match settling.known[mark]:
        case ir.Conditional(condition, ir.Literal(True), ir.Field(_, name)):
            return name == mark and says_better(condition, settling.node, pair)
    return False


def unconditional(last: Kernel, reduced: str, operator: ir.ReduceOperator) -> Kernel:
    """`If (n.next < n.dist) { n.dist = n.next; more = True; }` with a copy in any case,
    which is the same: `next` is never greater than `dist` there."""
    match last.body.statements:
        case (ir.If(condition, ir.Block(inside), None) as only,):
            pass
        case _:
            return last
    node = ir.Variable(last.iterator)
    for i, back in enumerate(inside):
        match back:
            case Store(ir.Field(driver, copy), ir.Field(source, name)):
                pair = Copied(copy, reduced, operator)
                own = driver == source == node and name == reduced
                rest = ir.Block((*inside[:i], *inside[i + 1 :]))
                same = own and copy not in fields(rest)
                if same and says_better(condition, node, pair):
                    asks = replace(only, then=rest)
                    return replace(last, body=ir.Block((asks, back)))
    return last


@dataclass(frozen=True, slots=True)
class Flag:
    """A variable that gets a value in a round that improves an element; then there is
    another round."""

    name: str
    value: bool

    @property
    def goes_on(self) -> ir.Expression:
        flag = ir.Variable(self.name)
        return flag if self.value else ir.Unary("!", flag)


def flag(settling: Settling, pair: Copied) -> Flag | None:
    """What the last kernel says if an element is better than its copy, and of nothing
    else; None if it says nothing."""
    for item in settling.contributes:
        if item.value is None:
            raise Refused(COUNTS.format(item.scalar))
    found = {Flag(each.scalar, bool(each.value)) for each in settling.contributes}
    if not found:
        return None
    if len(found) == 1 and any(
        says_better(item.condition, settling.node, pair)
        for item in settling.contributes
    ):
        return found.pop()
    raise Refused(f"its last loop does not test whether `{pair.reduced}` has improved")


def says_better(condition: ir.Expression, node: ir.Variable, pair: Copied) -> bool:
    """True of `n.next < n.dist`, before the copy, in its various spellings."""
    mine, copy = ir.Field(node, pair.reduced), ir.Field(node, pair.copy)
    better, worse = pair.tests
    match condition:
        case ir.Binary(operator, left, right) if (left, right) == (mine, copy):
            return operator in (better, "!=")
        case ir.Binary(operator, left, right) if (left, right) == (copy, mine):
            return operator in (worse, "!=")
    return False


def check_end(loop: Repeat, flag: Flag, in_pushes: bool) -> None:
    """The loop goes on as long as the flag says so, which nobody resets after a kernel
    that sets it; nobody counts the rounds."""
    launches = [i for i, step in enumerate(loop.body) if isinstance(step, Launch)]
    last = launches[-1]
    first = launches[0] if in_pushes else last
    condition = loop.condition
    for i, step in reversed(list(enumerate(loop.body))):
        match step:
            case Compute(ir.Variable(flag.name), ir.Literal(value)) if (
                value is not flag.value and i < first
            ):
                pass
            case Compute(ir.Variable(name), value) if i > last and name in names_read(
                condition
            ):
                condition = negated(negated(with_values(condition, {name: value})))
            case Compute(target):
                raise Refused(COUNTS.format(target_name(target)))
    if condition != flag.goes_on:
        goes_on = print_expression(flag.goes_on)
        raise Refused(f"it does not continue exactly while `{goes_on}` holds")


def check_start(before: Sequence[Step], pair: Copied, plan: Plan) -> None:
    """When the loop starts, each element and its copy are the same."""
    mine = {pair.copy, pair.reduced}
    for step in reversed(before):
        match step:
            case Launch(name):
                kernel = plan.kernel(name)
                if mine & effects(kernel).written:
                    if makes_same(kernel, pair, plan):
                        return
                    break
            case Compute(ir.Variable(name) | ir.Field(name=name)) if name not in mine:
                pass
            case Allocate(name) | Fill(name) | WriteElement(name) if name not in mine:
                pass
            case _:
                break
    raise Refused(f"`{pair.copy}` and `{pair.reduced}` may differ when it starts")


def makes_same(kernel: Kernel, pair: Copied, plan: Plan) -> bool:
    """True if each element and its copy are the same after the kernel."""
    scalars = frozenset(item.name for item in plan.scalars)
    if not settles(kernel, scalars - effects(kernel).scalars_written):
        return False
    settling = settled(kernel)
    values = (
        settling.known.get(name, ir.Field(settling.node, name))
        for name in (pair.copy, pair.reduced)
    )
    return len(set(map(print_expression, values))) == 1


@dataclass(slots=True)
class Offers:
    """Checks that a kernel offers the same in every round, but for what is monotone in
    the copies: never greater where those are less.  Methods raise Refused."""

    pair: Copied
    node: ir.Variable
    # Names whose values differ from round to round.
    changing: set[str]
    # What holds of the copies where a value is offered.
    limits: list[ir.Expression] = field(default_factory=list)
    # What says in the pushes themselves that they improve something.
    flags: set[Flag] = field(default_factory=set)
    # Whether one does not.
    is_silent: bool = False
    # Whether a value is an integral sum that must not overflow, and whether one is not.
    has_sums: bool = False
    has_others: bool = False

    def is_fixed(self, node: ir.Node) -> bool:
        for item in walk(node):
            match item:
                case ir.Field(_, name) | ir.Variable(name) if name in self.changing:
                    return False
                case ir.Foreign() | ir.ForeignExpression():
                    return False
        return True

    def holds_on(self, condition: ir.Expression) -> bool:
        """True if the condition holds in all rounds after one in which it holds."""
        better, worse = self.pair.tests
        match condition:
            case ir.Binary(operator, ir.Field(_, self.pair.copy), limit):
                pass
            case ir.Binary(operator, limit, ir.Field(_, self.pair.copy)):
                better = worse
            case ir.Field(_, name):
                return name in self.pair.marks
            case _:
                return False
        if operator == "!=":
            return isinstance(limit, ir.Infinity) and self.pair.operator == "min"
        return operator in (better, f"{better}=") and self.is_fixed(limit)

    def has_room(self, copy: ir.Field, more: int) -> bool:
        """True if `copy + more` does not wrap around."""
        assert isinstance(copy.type, Scalar)
        greatest = (1 << (copy.type.bits - 1)) - 1
        for condition in self.limits:
            match condition:
                case ir.Binary("<" | "!=", left, limit) | ir.Binary(
                    ">" | "!=", limit, left
                ):
                    least = limit.value if isinstance(limit, ir.Literal) else greatest
                    known = isinstance(limit, ir.Literal | ir.Infinity)
                    if left == copy and known and 0 <= more <= greatest - least + 1:
                        return True
        return False

    def is_finite(self, copy: ir.Field) -> bool:
        """True if `copy` is not INF, the greatest of its type, where it is offered."""
        assert isinstance(copy.type, Scalar)
        for condition in self.limits:
            match condition:
                case ir.Binary("!=", left, right) if copy in (left, right):
                    return True
                case ir.Field(driver) if driver == copy.driver:
                    # A mark; where one is True before the loop is measured.
                    return True
                case ir.Binary("<", left, limit) | ir.Binary(">", limit, left) if (
                    left == copy and isinstance(limit.type, Scalar)
                ):
                    # A limit of a wider type may be greater than INF.
                    if is_integral(limit.type) and limit.type.bits <= copy.type.bits:
                        return True
        return False

    def is_monotone(self, value: ir.Expression) -> bool:
        if self.is_fixed(value):
            return True
        match value:
            case ir.Field(_, self.pair.copy):
                # Of which node, depends on numbers through conditions alone.
                return True
            case ir.Variable():
                # A number that changes is one that `statement` has found monotone.
                return True
            case ir.Binary("+", left, right) if is_floating(value.type):
                return self.is_monotone(left) and self.is_monotone(right)
            case ir.Binary(
                "+", ir.Field(_, self.pair.copy) as copy, ir.Literal(int(more))
            ):
                return copy.type == value.type and self.has_room(copy, more)
            case ir.Call(None, "Min" | "Max", arguments):
                return all(map(self.is_monotone, arguments))
            case ir.Conditional(condition, then, otherwise):
                both = self.is_monotone(then) and self.is_monotone(otherwise)
                return both and self.is_fixed(condition)
            case ir.Cast(to, operand):
                return is_floating(to) and self.is_monotone(operand)
        return False

    def length(self, update: Update, node: ir.Variable) -> ir.Expression | None:
        """`e.len` of `s.next min= n.dist + e.len`, or of a pull from `s.dist`, where
        that is not INF: integers that can be measured for all nodes."""
        match update.target, update.value:
            case (
                ir.Field(target),
                ir.Binary("+", ir.Field(driver, self.pair.copy) as copy, length)
                | ir.Binary("+", length, ir.Field(driver, self.pair.copy) as copy),
            ) if node in (target, driver) and self.pair.operator == "min":
                same = copy.type == length.type == update.target.type
                safe = self.is_fixed(length) and may_fail(length) is None
                if same and is_integral(copy.type) and self.is_finite(copy) and safe:
                    return length
        return None

    def offered(self, update: Update) -> None:
        type = update.target.type
        if not (isinstance(type, Scalar) and type.bits <= WORD):
            raise Refused("its values are wider than a word")
        if not self.is_monotone(converted(update.value, type)) and self.length(
            update, self.node
        ):
            self.has_sums = True
            return
        self.has_others = True
        self.monotone(update.value, type)

    def monotone(self, value: ir.Expression, type: Type) -> None:
        if not self.is_monotone(converted(value, type)):
            text = print_expression(value)
            raise Refused(f"`{text}` may be less where a `{self.pair.copy}` is greater")

    def statement(self, node: ir.StatementNode) -> None:
        match node:
            case ir.Block(statements):
                for item in statements:
                    self.statement(item)
            case ir.If(condition, then, None) if (
                found := told(then)
            ) is not None and is_test(condition, found[0], self.pair):
                self.flags.add(found[1])
                self.offered(found[0])
            case ir.If(condition, then, otherwise):
                holds_on = otherwise is None and self.holds_on(condition)
                if not holds_on and not self.is_fixed(condition):
                    raise Refused(FILTERED)
                if holds_on:
                    self.limits.append(condition)
                self.statement(then)
                if holds_on:
                    self.limits.pop()
                if otherwise is not None:
                    self.statement(otherwise)
            case Each(body=body):
                # So do the nodes in its range.
                self.statement(body)
            case ir.Declare(type, (name,), initial):
                if initial is not None and not self.is_fixed(initial):
                    self.monotone(initial, type)
                    self.changing.add(name)
            case Update(ir.Field(), then=()):
                self.is_silent = True
                self.offered(node)
            case _:
                raise Refused("the kernel does more than offer values")


def retried(
    loop: Repeat, before: Sequence[Step], plan: Plan
) -> tuple[list[Kernel], Offers | None]:
    """The kernels of which every update is tried again in each round until there is
    nothing to improve; with the offers of the only one if they are sums that must not
    overflow.  Raises Refused."""
    reducing, last = parts(loop, plan)
    reducing = [with_single_tests(kernel) for kernel in reducing]
    changing = changed_in(loop, plan)
    check_filters(reducing, last, changing)
    fixed = frozenset(item.name for item in plan.scalars) - changing
    pair, settling = copied(reducing, last, fixed)
    reducing = [without_tests(kernel, pair) for kernel in reducing]
    if starts_same(reducing[0], pair):
        del reducing[0]
    else:
        check_start(before, pair, plan)
    sums: Offers | None = None
    last_says = flag(settling, pair)
    pushes_say: set[Flag] = set()
    for kernel in reducing:
        names = {pair.copy, pair.reduced, *changing}
        node = ir.Variable(kernel.iterator, type=NodeType(kernel.domain.source.name))
        offers = Offers(pair, node, names)
        offers.statement(kernel.body)
        pushes_say |= offers.flags
        if offers.is_silent and last_says is None:
            raise Refused(f"nothing says whether `{pair.reduced}` has improved")
        if offers.has_sums:
            sums = offers
            check_measurable(kernel)
            if offers.has_others or len(reducing) > 1:
                raise Refused("its loop does not only offer sums")
    flags = pushes_say | ({last_says} if last_says else set())
    if len(flags) != 1:
        raise Refused("two scalars tell how many rounds there were")
    check_end(loop, flags.pop(), bool(pushes_say))
    return reducing, sums


def check_measurable(kernel: Kernel) -> None:
    """Lengths can be measured for all nodes: also where a filter leaves some out."""
    if kernel.domain.kind != "Nodes":
        raise Refused("the lengths of sums are measured in loops over nodes only")
    if name := may_be_nil(kernel.body):
        raise Refused(f"`{name}` may be NIL where a filter does not hold")
