"""Loops over edges that several threads run: where they may, and the body for it.

    each w: t.InNbrs               bool here = has_item
      sum += w.rank          →     if here, together with () into (sum +=)
    t.next = d * sum                 each w: t.InNbrs
                                       sum += w.rank
                                   if has_item
                                     t.next = d * sum

All threads of a block come to the loop, each with its vertex or none.  What the body
reads of its vertex goes with it to the other threads; what it reduces comes back.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, negated
from lighthouse.ir.effects import effects, is_only_reduced, unknown, writes_in
from lighthouse.ir.kernels import (
    Each,
    FirstVisit,
    Gather,
    Kernel,
    Push,
    Put,
    Store,
    Total,
    Update,
    UpdateTuple,
    WhileAny,
)
from lighthouse.ir.plan import Plan
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL
from lighthouse.ir.uses import local_names, target_name, uses, written, written_names
from lighthouse.ir.values import is_constant, zero
from lighthouse.ir.walk import as_block, expand_block, find, has, rewrite, walk
from lighthouse.passes.analysis.differences import without_constants
from lighthouse.passes.analysis.nests import conjuncts

# --- legality -------------------------------------------------------------------------


def spine(statement: ir.StatementNode) -> Iterator[Each]:
    """The loops over edges that are in no other loop but Whiles."""
    match statement:
        case ir.Block(statements):
            for item in statements:
                yield from spine(item)
        case ir.If(_, then, otherwise):
            yield from spine(then)
            if otherwise is not None:
                yield from spine(otherwise)
        case ir.While(_, body):
            yield from spine(body)
        case Each(range=range_) if range_.kind in ir.ROWS:
            yield statement


def obstacle(loop: Each, kernel: Kernel) -> str | None:
    """Why other threads cannot help with `loop`; None if they can."""
    if not loop.parallel:
        return "it is sequential"
    inside = local_names(loop)
    own = local_names(kernel) - inside - thread_private(kernel)
    for write in writes_in(loop.body):
        for place in written(write):
            name = target_name(place)
            if isinstance(place, ir.Field) and place.driver.name == kernel.iterator:
                return f"`{kernel.iterator}.{name}` has one writer, its thread"
            shared = isinstance(place, ir.Variable) and name in own
            if shared and not is_only_reduced(name, loop.body):
                if isinstance(write, UpdateTuple) and write.ties is None:
                    return f"the first of equal keys in a row decides `{name}`"
                return f"`{name}` is not only reduced in it"
    return None


def unshared(kernel: Kernel) -> str | None:
    """Why all loops of `kernel` stay as they are; None if they need not."""
    effect = has(kernel.body, ir.Effect)
    return "its effects are not known" if effect or unknown(kernel.body) else None


def unmerged(kernel: Kernel, loop: Each) -> str | None:
    """Why the edges cannot be cut into even shares; None if they can."""
    if kernel.domain.kind != "Nodes":
        return "the rows do not lie side by side"
    if has(kernel.body, ir.While) or sum(1 for _ in spine(kernel.body)) > 1:
        return "it is not the only loop for a vertex"
    if loop.range.source.name != kernel.iterator:
        return f"it is not over the edges of `{kernel.iterator}`"
    if loop.is_cut:
        return "it passes over parts of the rows"
    if loop.until is not None:
        return "the first edge found ends it"
    return None


def may_cut_rows(
    kernel: Kernel,
    loops: Collection[Each],
    plan: Plan,
    left_out: Callable[[ir.Node], bool],
) -> bool:
    """True if several blocks may run parts of the rows of a vertex, each with what
    stands around the loops, but for what is `left_out`: it has the same values for all
    of them, and what it stores for the vertex it may as well store again."""
    own = local_names(kernel) - thread_private(kernel)
    for loop in loops:
        for write in writes_in(loop.body):
            outside = own - local_names(loop)
            if not outside.isdisjoint(map(target_name, written(write))):
                return False  # what is reduced for the vertex

    nothing = ir.Block(())
    emptied = {loop.iterator for loop in loops}

    def empty(node: Each) -> Each:
        return replace(node, body=nothing) if node.iterator in emptied else node

    around = rewrite(without_constants(kernel, plan), empty, Each)
    around = expand_block(around, lambda n: () if left_out(n) else (n,))
    stored = {
        node.target.name
        for node in find(around, Store)
        if isinstance(node.target, ir.Field)
        and node.target.driver.name == kernel.iterator
    }
    if any(use.reads and use.name in stored for use in uses(kernel.body)):
        return False
    changing = effects(kernel).written
    return not any(
        (use.reads and use.name in changing)
        or (use.writes and use.name not in own | stored)
        for use in uses(around)
    )


def only_visits(node: ir.Node) -> bool:
    """True if it does nothing but what the first one does in a round."""
    return only(lambda n: isinstance(n, FirstVisit) and n.exact, node)


def only_lists(node: ir.Node) -> bool:
    """True if it does nothing but put nodes into lists, which one block can do."""
    return only(lambda n: isinstance(n, FirstVisit | Push | Put), node)


def only(wanted: Callable[[ir.Node], bool], node: ir.Node) -> bool:
    match node:
        case ir.If(_, then, None):
            return only(wanted, then)
        case ir.Block(statements):
            return all(only(wanted, each) for each in statements)
    return wanted(node)


def thread_private(kernel: Kernel) -> frozenset[str]:
    """Variables that every thread has for all its elements: parts of reductions."""
    names = {partial.name for partial in kernel.partials}
    for candidate in kernel.candidates:
        names.update((candidate.name, *candidate.names))
    return frozenset(names)


# --- the rewrite ----------------------------------------------------------------------


class Spreader:
    """Rewrites the body of one kernel so that all threads come to its loops.

    With `cuts`, only the block with the first part of a row puts nodes into lists.
    """

    def __init__(
        self, kernel: Kernel, names: Names, loops: Iterable[Each], cuts: bool = False
    ) -> None:
        self.kernel = kernel
        self.names = names
        self.loops = {id(loop) for loop in loops}
        self.own = local_names(kernel) - thread_private(kernel)
        self.has_item = names.fresh("has_item")
        self.leads = names.fresh("leads") if cuts else None
        # Of Bools that are False where a guard is, the name of that guard.
        self.under_guard: dict[str, str] = {}

    def body(self) -> ir.Block:
        guard = ir.Variable(self.has_item, type=BOOL)
        found = list(self.statements(self.kernel.body, guard))
        hoisted = tuple(self.hoisted(found))
        return ir.Block(hoisted, span=self.kernel.body.span)

    def holds(self, node: ir.Node) -> bool:
        return any(id(item) in self.loops for item in walk(node))

    def statements(
        self, node: ir.StatementNode, guard: ir.Variable
    ) -> Iterator[ir.StatementNode]:
        """`node` under `guard`, with nothing around its loops."""
        if id(node) in self.loops:
            assert isinstance(node, Each)
            yield self.gather(node, guard)
        elif not self.holds(node):
            yield from self.under(guard, [node])
        elif isinstance(node, ir.Block):
            plain: list[ir.StatementNode] = []
            for item in node.statements:
                if not self.holds(item):
                    plain.append(item)
                    continue
                yield from self.under(guard, plain)
                plain = []
                yield from self.statements(item, guard)
            yield from self.under(guard, plain)
        elif isinstance(node, ir.While):
            yield from self.repeated(node, guard)
        else:
            assert isinstance(node, ir.If)
            yield from self.branch(node, guard)

    def under(
        self, guard: ir.Expression, statements: list[ir.StatementNode]
    ) -> Iterator[ir.StatementNode]:
        leads = ir.Variable(self.leads, type=BOOL) if self.leads else None
        if isinstance(guard, ir.Variable):
            for item in statements:
                self.note(item, guard)
        for once, group in groupby(statements, lambda n: leads and only_lists(n)):
            body = tuple(group)
            span = body[0].span.to(body[-1].span)
            match body:
                case (ir.If(condition, _, None) as alone,) if not once and (
                    self.implies(condition, guard)
                ):
                    yield replace(alone, then=as_block(alone.then))
                    continue
            condition = both([guard, leads]) if leads and once else guard
            yield ir.If(condition, ir.Block(body, span=span), span=span)

    def branch(self, node: ir.If, guard: ir.Variable) -> Iterator[ir.StatementNode]:
        match node:
            case ir.If(outer, ir.Block((ir.If(inner, then, None),)), None):
                node = replace(node, condition=both([outer, inner]), then=then)
                yield from self.branch(node, guard)
                return
        span = node.span
        here = node.condition
        if not (
            isinstance(here, ir.Variable)
            and self.implies(here, guard)
            and (here.name not in written_names(node) or self.is_around_loop(node))
        ):
            here = self.names.variable("here", BOOL, span)
            yield ir.declare(here, self.within(guard, node.condition))
        if node.otherwise is None:
            yield from self.statements(node.then, here)
            return
        # From the flag, not the condition: the first arm may change what that reads.
        elsewhere = both([guard, negated(here)])
        if not self.holds(node.otherwise):
            yield from self.statements(node.then, here)
            yield from self.under(elsewhere, [node.otherwise])
            return
        in_else = self.names.variable("in_else", BOOL, span)
        yield ir.declare(in_else, elsewhere)
        yield from self.statements(node.then, here)
        yield from self.statements(node.otherwise, in_else)

    def is_around_loop(self, node: ir.If) -> bool:
        """True if it is around one loop: nothing asks its condition after that."""
        match node:
            case ir.If(_, ir.Block((only,)), None):
                return id(only) in self.loops
        return False

    def note(self, node: ir.StatementNode, guard: ir.Variable) -> None:
        match node:
            case ir.Declare(type, (name,), initial) if type == BOOL and not (
                isinstance(initial, ir.Literal) and initial.value
            ):
                self.under_guard[name] = guard.name

    def implies(self, condition: ir.Expression, guard: ir.Expression) -> bool:
        """True if the guard holds where the condition does."""
        first = next(iter(conjuncts(condition)))
        return (
            isinstance(first, ir.Variable)
            and isinstance(guard, ir.Variable)
            and self.under_guard.get(first.name) == guard.name
        )

    def within(self, guard: ir.Variable, condition: ir.Expression) -> ir.Expression:
        """That both hold."""
        if self.implies(condition, guard):
            return condition
        return both([guard, condition])

    def repeated(
        self, node: ir.While, guard: ir.Variable
    ) -> Iterator[ir.StatementNode]:
        again, goes_on, span = node.condition, [], node.condition.span
        if not (
            isinstance(again, ir.Variable)
            and self.implies(again, guard)
            and is_set_last(again.name, node.body)
        ):
            again = self.names.variable("again", BOOL, span)
            yield ir.declare(again, self.within(guard, node.condition))
            goes_on = [Store(again, both([again, node.condition]), span=span)]
        found = [*self.hoisted([*self.statements(node.body, again)]), *goes_on]
        yield WhileAny(again, ir.Block(tuple(found), span=span), span=node.span)

    def gather(self, loop: Each, guard: ir.Variable) -> Gather:
        inside = local_names(loop)
        outside = self.own - inside
        into: dict[str, Total] = {}
        for write in writes_in(loop.body):
            target = write.target
            if not isinstance(target, ir.Variable) or target.name not in outside:
                continue
            if isinstance(write, UpdateTuple):
                (second,) = write.targets
                assert isinstance(second, ir.Variable)
                total = Total(target, write.operator, second=second, ties=write.ties)
            else:
                assert isinstance(write, Update)
                total = Total(target, write.operator, loop.until is not None)
            into[target.name] = total
        reduced = {
            target_name(place) for w in writes_in(loop.body) for place in written(w)
        }
        knows = {
            item.name: item
            for item in find(loop.body, ir.Variable)
            if item.name in outside and item.name not in reduced
        }
        return Gather(
            loop, guard, tuple(knows.values()), tuple(into.values()), span=loop.span
        )

    def hoisted(self, statements: list[ir.StatementNode]) -> Iterator[ir.StatementNode]:
        """Declarations that are used after the If around them stand before all."""
        for i, statement in enumerate(statements):
            if not isinstance(statement, ir.If):
                yield statement
                continue
            later = names_used(statements[i + 1 :])
            assert isinstance(statement.then, ir.Block)
            body: list[ir.StatementNode] = []
            for item in statement.then.statements:
                if isinstance(item, ir.Declare) and later.intersection(item.names):
                    nothing = zero(item.type)
                    if item.initial is None or is_constant(item.initial):
                        yield replace(item, initial=item.initial or nothing)
                    elif not body and item.initial.type == item.type:
                        initial = self.guarded(statement.condition, item, nothing)
                        yield replace(item, initial=initial)
                    else:
                        yield replace(item, initial=nothing)
                        target = ir.Variable(item.name, type=item.type, span=item.span)
                        body.append(Store(target, item.initial, span=item.span))
                else:
                    body.append(item)
            if body:
                yield replace(
                    statement, then=replace(statement.then, statements=tuple(body))
                )

    def guarded(
        self, condition: ir.Expression, item: ir.Declare, nothing: ir.Expression
    ) -> ir.Expression:
        """The initial value where an If is entered that has done nothing so far."""
        assert item.initial is not None
        initial, span = item.initial, item.span
        if self.implies(initial, condition):
            return initial
        if item.type == BOOL:
            return ir.Binary("&&", condition, initial, type=BOOL, span=span)
        return ir.Conditional(condition, initial, nothing, type=item.type, span=span)


def is_set_last(name: str, body: ir.StatementNode) -> bool:
    """True if only the last statement sets it: in a round, it stays what it was."""
    *before, last = as_block(body).statements
    sets = isinstance(last, Store) and target_name(last.target) == name
    return sets and name not in written_names(ir.Block(tuple(before)))


def names_used(statements: Iterable[ir.StatementNode]) -> frozenset[str]:
    return frozenset(
        item.name for statement in statements for item in find(statement, ir.Variable)
    )
