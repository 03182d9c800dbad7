"""Near nodes act first: a fixpoint of sums with lengths is approached in their order.

    while !finished && rounds < G.NumNodes()
      launch sssp_update_dist_nxt
      …
      rounds = rounds + 1
    →
    patience = 64
    while !finished && rounds < G.NumNodes()
      while !finished && rounds < G.NumNodes() && patience != 0 [not test_first]
        launch sssp_update_dist_nxt
        …
        rounds = rounds + 1
        patience = patience - 1
      if !finished && rounds < G.NumNodes()
        …
        launch sssp_update_dist_nxt_measure
        limit = …
        if valid && edges > 0L && limit >= 64L
          …
          while (next_count > 0 || least != INF) && round < limit [not test_first]
            …
            launch sssp_update_dist_nxt_near
            …
            if next_count == 0
              …
              launch sssp_update_dist_nxt_recall
              …
              bound = least + delta
              launch sssp_update_dist_nxt_sort

    kernel sssp_update_dist_nxt_near over n: near.Items counted by near_count
      Int dist_2 = n.dist
      block
        each s: n.Nbrs [parallel]
          …
          s.dist min= dist_2 + e.len then
            push s into next if s.dist <= bound, counted by next_count … else:
              push s into far, counted by far_count …

In rounds, a node acts whenever it becomes nearer, also by a detour of few edges that
are long; and all whom it has reached act again when it becomes nearer once more.  Here
only nodes within a bound act, until none is left there; then it grows to the nearest of
the others and a little more.  What comes out is the same (`analysis/relaxations`), and
the round behind it finds nobody to act, as the last one does anyway.

Where few rounds are enough, there is nothing to order: so the loop runs as it is at
first.  Then the lengths are measured.  Those that are negative (or infinite, or no
numbers), and sums that might wrap round, leave the loop as it is.  A path leaves each
node at most once, so no sum is more than the longest edge of each node together.

Where that is too much, turns are counted; in a turn, all of `near` act.  Who acts has
been lowered in a turn before or was active at first, so T turns make no sum greater
than farthest + longest · T, the farthest of all that have a distance at first.  But
neither must the rounds of the source wrap round, which may be more.  If nodes at rest
that have a distance reach none without (they are `closed`), whoever has none is first
reached through others that had none: in rounds, in as many as it has edges to the
active nodes; in turns, in no fewer.  From then on its distance falls.  Of the others,
none rises above the farthest.  So no sum of the rounds is greater than
farthest + longest · (T + 1).

(Not so where they are not closed.  Who acts sees what others have lowered in the same
turn, so a node at rest may be lowered after one turn, but many rounds later; meanwhile,
those that it would lower have been reached by many long edges.)

If the limit comes first, all is as before, distances from their copy and marks
untouched, and the rounds go on.

Nobody needs a mark: who becomes nearer is pushed to a list, once.  Who does so while it
waits far away may be in both, and is no longer beyond the bound when the far ones are
looked through.  (Meyer and Sanders:
Δ-stepping, Journal of Algorithms 49, 2003; Davidson, Baxter, Garland, Owens:
Work-Efficient Parallel GPU Methods for Single-Source Shortest Paths, IPDPS 2014,
section 4: near and far, and how far the bound goes.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import ClassVar

from lighthouse.ir.effects import writes
from lighthouse.ir.nodes import (
    Binary,
    Block,
    Call,
    Cast,
    Conditional,
    Declare,
    Expression,
    Field,
    If,
    Literal,
    Node,
    Range,
    StatementNode,
    Unary,
    Variable,
)
from lighthouse.ir.plan import (
    Branch,
    Compute,
    Fill,
    Launch,
    ListItems,
    Plan,
    Push,
    Repeat,
    Step,
    Store,
    Update,
    UpdateTuple,
    expand_steps,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import (
    BOOL,
    DOUBLE,
    INT,
    LONG,
    NodeType,
    is_integral,
)
from lighthouse.ir.values import neutral
from lighthouse.ir.walk import rewrite, walk
from lighthouse.passes.analysis.relaxations import Relaxation, relaxation_of
from lighthouse.passes.base import Context, Refused, Stage
from lighthouse.passes.device.node_lists import Stamps
from lighthouse.passes.device.plan_variables import (
    Additions,
    PlanNames,
    with_additions,
)

# Sums of Longs are estimated, so they keep well away from the largest; so does a bound.
LARGE = 1 << 62

# With fewer turns than that it is not tried.
FEW_TURNS = 64


def compared(operator: str, left: Expression, right: Expression) -> Expression:
    return Binary(operator, left, right, type=BOOL)


def negated(condition: Expression) -> Expression:
    return Unary("!", condition, type=BOOL)


def both(conditions: Iterable[Expression]) -> Expression:
    return reduce(lambda a, b: compared("&&", a, b), conditions)


def block(*statements: StatementNode) -> Block:
    return Block(statements)


def lowers(loop: Repeat, plan: Plan) -> bool:
    """True if a kernel of the loop, which has no loop inside, lowers a property."""
    inside = [item for step in loop.body for item in walk(step)]
    kernels = (plan.kernel(item.kernel) for item in inside if isinstance(item, Launch))
    return not any(isinstance(item, Repeat) for item in inside) and any(
        isinstance(write, Update | UpdateTuple)
        and write.operator == "min"
        and isinstance(write.target, Field)
        for kernel in kernels
        for write in writes(kernel)
    )


# --- the rewrite ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _List:
    """Nodes in a buffer, and how many they are."""

    name: str
    count: Variable


class _Ordered(Additions):
    """The lists of one loop, and the kernels that fill and empty them."""

    def __init__(self, found: Relaxation, names: Names, after: int, width: int) -> None:
        self.like = found.guard.kernel
        super().__init__(names, self.like.domain.source, self.like.span)
        self.found = found
        self.after = after
        self.width = width
        self.node = found.guard.node
        self.type = found.distance.type
        self.wide = LONG if is_integral(self.type) else DOUBLE
        self.sums = LONG if self.type == INT else DOUBLE
        self.near = self.list("near")
        self.next = self.list("next")
        self.far = self.list("far")
        self.touched = self.list("touched")
        self.is_near = self.stamp("stamp", "round")
        self.is_far = self.stamp("waits", "bound_round")
        self.patience = self.scalar("patience", INT)
        self.valid = self.scalar("valid", BOOL)
        self.least = self.scalar("least", self.type, "the least distance")
        self.bound = self.scalar("bound", self.wide)
        self.delta = self.scalar("delta", self.wide)
        self.edges = self.scalar("edges", LONG, "the number of edges")
        self.total = self.scalar("total", DOUBLE, "the sum of all lengths")
        if is_integral(self.type):
            self.farthest = self.scalar("farthest", self.type, "the greatest distance")
            self.reach = self.scalar("reach", self.sums, "the greatest sum")
        if self.is_limited:
            self.longest = self.scalar("longest", found.length.type, "the longest edge")
            self.closed = self.scalar("closed", BOOL)
            self.limit = self.scalar("limit", LONG)

    @property
    def has_copy(self) -> bool:
        return self.found.copy != self.found.distance.name

    @property
    def is_limited(self) -> bool:
        """True if turns are counted, and the distances can be taken back."""
        return is_integral(self.type) and self.has_copy

    # --- variables --------------------------------------------------------------------

    def list(self, hint: str) -> _List:
        items = self.buffer(hint, NodeType(self.graph.name))
        return _List(items, self.scalar(f"{hint}_count", INT))

    def stamp(self, hint: str, round: str) -> Stamps:
        return Stamps(self.buffer(hint, INT), self.scalar(round, INT))

    # --- kernels ----------------------------------------------------------------------

    def run(self, act: str, body: Block, items: _List | None = None) -> Launch:
        """A kernel over all nodes, or over a list."""

        def spanned(node: Node) -> Node:
            return node if node.span.source else replace(node, span=self.span)

        domain = Range("Nodes", self.graph, span=self.like.domain.span)
        if items is not None:
            source = Variable(items.name, type=self.graph.type, span=self.span)
            domain = ListItems("Items", source, count=items.count, span=domain.span)
        kernel = replace(
            self.like,
            name=self.names.fresh(f"{self.like.name}_{act}"),
            iterator=self.node.name,
            domain=domain,
            body=rewrite(body, spanned),
        )
        return self.launch(kernel)

    def push(self, node: Variable, items: _List, once: Stamps | None = None) -> Push:
        if once is None:
            return Push(node, items.name, items.count)
        return Push(node, items.name, items.count, once.of(node), once.round)

    def nest(self, statement: StatementNode) -> StatementNode:
        """The loop over the edges of a node, with another statement inside."""
        relax = self.found.relax

        def swap(node: Node) -> Node:
            return statement if node == relax else node

        guard = self.found.guard
        body = rewrite(guard.body, swap)
        used = {item.name for item in walk(body) if isinstance(item, Variable)}

        def drop(node: Node) -> Node:
            """What only the other statement has needed."""
            if not isinstance(node, Block):
                return node
            kept = (
                item
                for item in node.statements
                if not isinstance(item, Declare) or used & set(item.names)
            )
            return replace(node, statements=tuple(kept))

        return guard.nest(rewrite(body, drop))

    def measure(self) -> Launch:
        """How long the edges are; and, of integers, how great sums may become.

        No sum has wrapped round if no distance is negative: it would have stayed.
        """
        length = self.found.length
        distance, active = self.found.distance, self.found.active
        zero = Literal(0, type=INT)
        invalid = block(Store(self.valid, Literal(False, type=BOOL), same_value=True))
        own = Variable(self.names.fresh("length"), type=length.type)
        inside: list[StatementNode] = [
            Declare(own.type, (own.name,), self.found.length),
            Update(self.total, "+", Cast(DOUBLE, own, type=DOUBLE)),
            Update(self.edges, "+", Literal(1, type=LONG)),
        ]
        if not is_integral(self.type):
            one = Literal(1.0, type=DOUBLE)
            # Also false for a negative zero, which is less than none at all.
            fits = compared(">", Binary("/", one, own, type=DOUBLE), zero)
            number = both([active, compared("!=", distance, distance)])
            inside.append(If(negated(fits), invalid))
            body = block(If(number, invalid), self.nest(block(*inside)))
            return self.run("measure", body)
        longest = Variable(self.names.fresh("longest"), type=length.type)
        inside += [
            If(compared("<", own, zero), invalid),
            Update(longest, "max", own),
        ]
        farthest = block(Update(self.farthest, "max", distance))
        around: list[StatementNode] = [
            If(compared("<", distance, zero), invalid),
            If(active, farthest),
            Declare(longest.type, (longest.name,), Literal(0, type=longest.type)),
        ]
        behind: list[StatementNode] = [
            Update(self.reach, "+", Cast(self.sums, longest, type=self.sums))
        ]
        if self.is_limited:
            nowhere = neutral("min", self.type)
            rests = Variable(self.names.fresh("rests"), type=BOOL)
            passive = both([negated(active), compared("!=", distance, nowhere)])
            other = replace(distance, driver=self.found.target)
            beyond = both([rests, compared("==", other, nowhere)])
            opened = Store(self.closed, Literal(False, type=BOOL), same_value=True)
            around += [Declare(BOOL, (rests.name,), passive), If(rests, farthest)]
            inside.append(If(beyond, block(opened)))
            behind.append(Update(self.longest, "max", longest))
        return self.run("measure", block(*around, self.nest(block(*inside)), *behind))

    def gather(self) -> Launch:
        """Who is to act is touched."""
        act = block(
            Update(self.least, "min", self.found.distance),
            self.push(self.node, self.touched),
        )
        return self.run("gather", block(If(self.found.active, act)))

    def placed(self, node: Variable, near: Push) -> Push:
        """`near`, or far if the node is beyond the bound."""
        distance = replace(self.found.distance, driver=node)
        is_near = compared("<=", distance, self.bound)
        return replace(
            near, when=is_near, otherwise=self.push(node, self.far, self.is_far)
        )

    def sort(self) -> Launch:
        """Who has been touched is near or far."""
        near = self.push(self.node, self.near)
        return self.run("sort", block(self.placed(self.node, near)), self.touched)

    def relax(self, items: _List, into: _List) -> Launch:
        """Who is near acts, with the distance that it now has."""
        relax, distance = self.found.relax, self.found.distance
        now = Variable(self.names.fresh(distance.name), type=self.type)
        other = self.found.target
        then = self.placed(other, self.push(other, into, self.is_near))
        target = replace(distance, driver=other)
        update = Update(target, "min", relax.value, then=(then,), span=relax.span)

        def known(node: Node) -> Node:
            return now if node == distance else node

        nest = rewrite(self.nest(update), known)
        body = block(Declare(now.type, (now.name,), distance), nest)
        return self.run("near", body, items)

    def recall(self) -> Launch:
        """Who is still far is touched; the nearest of them is found."""
        stays = block(
            Update(self.least, "min", self.found.distance),
            self.push(self.node, self.touched),
        )
        is_beyond = compared(">", self.found.distance, self.bound)
        return self.run("recall", block(If(is_beyond, stays)), self.far)

    def settle(self) -> Launch:
        """Nobody is marked, and both copies of the distance are the same again."""
        distance = self.found.distance
        stores = [Store(self.found.active, Literal(False, type=BOOL))]
        if self.has_copy:
            stores.append(Store(replace(distance, name=self.found.copy), distance))
        return self.run("settle", block(*stores))

    def restore(self) -> Launch:
        """The distances, and who is marked, are as they were before."""
        distance = self.found.distance
        store = Store(distance, replace(distance, name=self.found.copy))
        return self.run("restore", block(store))

    # --- steps ------------------------------------------------------------------------

    def steps(self, loop: Repeat) -> Iterator[Step]:
        one = Literal(1, type=INT)
        less = Binary("-", self.patience, one, type=INT)
        patient = compared("!=", self.patience, Literal(0, type=INT))
        rounds = Repeat(
            both([loop.condition, patient]),
            (*loop.body, Compute(self.patience, less, span=loop.span)),
            test_first=False,
            span=loop.span,
        )
        ordered = Branch(self.may(), tuple(self.ordered()), span=loop.span)
        rest = (*self.measuring(), ordered)
        yield Compute(self.patience, Literal(self.after, type=INT), span=loop.span)
        yield replace(loop, body=(rounds, Branch(loop.condition, rest, span=loop.span)))

    def set(self, scalar: Variable, value: Expression) -> Compute:
        return Compute(scalar, value, span=self.span)

    def measuring(self) -> Iterator[Step]:
        yield self.set(self.valid, Literal(True, type=BOOL))
        yield self.zero(self.total)
        yield self.zero(self.edges)
        if is_integral(self.type):
            yield self.zero(self.farthest)
            yield self.zero(self.reach)
        if self.is_limited:
            yield self.set(self.longest, Literal(1, type=self.longest.type))
            yield self.set(self.closed, Literal(True, type=BOOL))
        yield self.measure()
        if self.is_limited:
            yield self.set(self.limit, self.most_turns())

    @property
    def largest(self) -> int:
        return (1 << 31) - 1 if self.type == INT else LARGE

    def fits(self) -> Expression:
        """No sum is too great, however many turns there are."""
        start = Cast(self.sums, self.farthest, type=self.sums)
        most = Binary("+", start, self.reach, type=self.sums)
        largest = float(self.largest) if self.sums == DOUBLE else self.largest
        return compared("<", most, Literal(largest, type=self.sums))

    def most_turns(self) -> Expression:
        """As long as turns are fewer, two more leave all sums small enough."""
        largest = Literal(self.largest, type=LONG)
        left = Binary("-", largest, Cast(LONG, self.farthest, type=LONG), type=LONG)
        longest = Cast(LONG, self.longest, type=LONG)
        turns = Binary("/", left, longest, type=LONG)
        turns = Binary("-", turns, Literal(3, type=LONG), type=LONG)
        none = Literal(0, type=LONG)
        limit = Conditional(self.closed, turns, none, type=LONG)
        return Conditional(self.fits(), neutral("min", LONG), limit, type=LONG)

    def may(self) -> Expression:
        """The lengths are fit for it."""
        some = compared(">", self.edges, Literal(0, type=LONG))
        conditions: list[Expression] = [self.valid, some]
        if self.is_limited:
            few = Literal(FEW_TURNS, type=LONG)
            conditions.append(compared(">=", self.limit, few))
        elif is_integral(self.type):
            conditions.append(self.fits())
        return both(conditions)

    def step(self) -> Iterator[Step]:
        """How far the bound goes: the mean length by the mean degree, times `width`."""
        edges = Cast(DOUBLE, self.edges, type=DOUBLE)
        nodes = Call(self.graph, "NumNodes", type=INT)
        width = Literal(float(max(self.width, 0)), type=DOUBLE)
        mean = Binary("/", self.total, edges, type=DOUBLE)
        fewer = Binary("/", nodes, edges, type=DOUBLE)
        delta: Expression = Binary("*", width, mean, type=DOUBLE)
        delta = Binary("*", delta, fewer, type=DOUBLE)
        if is_integral(self.type):
            half = LARGE >> 1
            fits = compared("<", delta, Literal(float(half), type=DOUBLE))
            whole = Cast(LONG, delta, type=LONG)
            delta = Conditional(fits, whole, Literal(half, type=LONG), type=LONG)
        yield self.set(self.delta, delta)

    def spread(self, finding: Launch, sorting: Launch) -> Iterator[Step]:
        """The bound goes beyond the nearest of those whom `finding` touches."""
        yield self.set(self.least, neutral("min", self.type))
        yield self.zero(self.touched.count)
        yield finding
        yield self.zero(self.far.count)
        yield self.is_far.next()
        yield self.set(self.bound, Binary("+", self.least, self.delta, type=self.wide))
        yield sorting

    def turn(self, items: _List, into: _List) -> Iterator[Step]:
        yield self.zero(into.count)
        yield self.is_near.next()
        yield self.relax(items, into)

    def ordered(self) -> Iterator[Step]:
        yield from self.step()
        for stamp in (self.is_near, self.is_far):
            yield Fill(stamp.cells, span=self.span)
            yield self.zero(stamp.round)
        yield self.zero(self.near.count)
        sorting = self.sort()
        yield from self.spread(self.gather(), sorting)
        nobody = compared("==", self.next.count, Literal(0, type=INT))
        somebody = compared(">", self.next.count, Literal(0, type=INT))
        found = compared("!=", self.least, neutral("min", self.type))
        body = (
            *self.turn(self.near, self.next),
            *self.turn(self.next, self.near),
            Branch(nobody, tuple(self.spread(self.recall(), sorting))),
        )
        more = compared("||", somebody, found)
        if not self.is_limited:
            yield Repeat(more, body, test_first=False, span=self.span)
            yield self.settle()
            return
        goes_on = both([more, compared("<", self.is_near.round, self.limit)])
        yield Repeat(goes_on, body, test_first=False, span=self.span)
        back, done = (self.restore(),), (self.settle(),)
        yield Branch(more, back, done, span=self.span)


# --- the pass -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OrderRelaxations:
    """`after` rounds the order begins; a bound goes `width` times as far as the mean
    length of an edge, by the mean number of edges of a node."""

    name: ClassVar[str] = "order-relaxations"
    stage: ClassVar[Stage] = "device"
    after: int = 64
    width: int = 32

    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan)
        names.meanings = context.meanings
        made: list[_Ordered] = []

        def changed(step: Step) -> Iterable[Step] | None:
            if not isinstance(step, Repeat) or not lowers(step, plan):
                return None
            try:
                found = relaxation_of(step, plan)
            except Refused as reason:
                message = f"the nearest nodes do not act first: {reason}"
                context.missed(self, message, step.span)
                return None
            node = found.guard.node.name
            message = f"after {self.after} rounds the nearest `{node}` act first"
            context.passed(self, message, step.span)
            made.append(_Ordered(found, names, self.after, self.width))
            return made[-1].steps(step)

        steps = expand_steps(plan.steps, changed)
        if not made:
            return plan
        return with_additions(plan, made, steps)
