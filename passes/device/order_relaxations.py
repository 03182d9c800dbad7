"""Orders the relaxations of shortest paths: near vertices first (delta-stepping).

    while !finished && rounds < G.NumNodes()
      launch sssp_update_dist_nxt
      …
      rounds = rounds + 1
    →
    even = …
    patience = even ? 2 : 64
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
        if valid && G.NumEdges()::Long > 0L && limit >= 64L
          …
          launch sssp_update_dist_nxt_gather
          while (next_count > 0 || least != INF) && near_round < limit [not test_first]
            near_count = next_count
            if near_count == 0
              …
              launch sssp_update_dist_nxt_recall_listed
              …
              bound = (Double) least + delta
              launch sssp_update_dist_nxt_sort_listed
              near_count = within
            …
            launch sssp_update_dist_nxt_near_listed
            swap near and next

    kernel sssp_update_dist_nxt_near_listed over n: near.Items counted by near_count …
      Int dist_2 = n.near_by
      block
        each s: n.Nbrs [parallel]
          …
          s.near_by min= dist_2 + e.len then
            if (Double) s.near_by <= bound
              visit s.queued in near_round
                push s into next, counted by next_count
            else
              visit s.waits in bound_round
                push s into far, counted by far_count

In rounds, a node acts whenever it becomes nearer, also by a detour of few edges that
are long; and all that it has reached act again when it becomes nearer once more.  Here
only nodes within a bound act, until none is left there; then the bound grows to the
nearest of the others and a little more.  The result is the same
(`analysis/relaxations`), and the round after it finds no active node, as the last one
does anyway.

Where few rounds are enough, there is nothing to order: so the loop runs as it is at
first, on OpenMP for 2 rounds.  On CUDA, large graphs whose rows are long and of about
the same length begin earlier: they have no hubs, by which rounds reach all nodes at
once, and each of their rounds takes long.  Then the lengths are measured.  Those that
are negative (or infinite, or not numbers), and sums that might overflow (`sum_bounds`),
leave the loop as it is.

Where the sum of the longest edges is too much, turns are counted; in a turn, all of
`near` act.  A node that acts was lowered in a turn before or was active at first, so T
turns make no sum greater than farthest + longest · T, the farthest of all that have a
distance at first.  But neither must the rounds of the source overflow, which may be
more.  If nodes at rest that have a distance reach none without (they are `closed`), a
node that has none is first reached through others that had none: in rounds, in as many
as it has edges to the active nodes; in turns, in no fewer.  From then on its distance
falls.  Of the others, none rises above the farthest.  So no sum of the rounds is
greater than farthest + longest · (T + 1).

(Not so where they are not closed.  A node that acts sees what others have lowered in
the same turn, so a node at rest may be lowered after one turn, but many rounds later;
meanwhile, those that it would lower have been reached by many long edges.)

The order works on a copy of the distances.  If the limit comes first, the copy is
dropped, and the rounds go on.

A distance may have a payload, as the node before it on the path.  Rounds keep the
payload of the first of equal distances: that of the path with the fewest edges.  So the
copy then holds words, with the number of edges below the distance; in the end, one of
the nodes that offer a node its word gives it its payload.

There are no marks: a node that becomes nearer is pushed to a list, once.  One that does
so while it waits far away may be in both lists, and is no longer beyond the bound when
the far ones are looked through.  On CUDA, stamps say who has been pushed.  On OpenMP,
those who are far need none: a node gets there when it is first lowered, and who lowers
it learns from what.  (Meyer and Sanders: Δ-stepping, Journal of Algorithms
49, 2003; Davidson, Baxter, Garland, Owens: Work-Efficient Parallel GPU Methods for
Single-Source Shortest Paths, IPDPS 2014, section 4: near and far, and how far the bound
goes.)
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, compared, either, negated
from lighthouse.ir.effects import writes
from lighthouse.ir.kernels import Push, Store, Strategy, Update, UpdateTuple
from lighthouse.ir.plan import Plan
from lighthouse.ir.schedules import USUAL as ALONE
from lighthouse.ir.schedules import OwnItems, Schedule
from lighthouse.ir.steps import (
    Branch,
    Compute,
    Launch,
    Repeat,
    Step,
    Swap,
    expand_steps,
    launched,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, DOUBLE, INT, LONG, is_integral
from lighthouse.ir.values import converted, neutral
from lighthouse.ir.walk import find, has, rename, rewrite, spliced, with_other
from lighthouse.passes.analysis.relaxations import Relaxation, relaxation_of
from lighthouse.passes.base import Context, DevicePass, Refused, Target
from lighthouse.passes.device.node_lists import Stamps, Worklist, Worklists
from lighthouse.passes.device.plan_variables import PlanNames, with_additions
from lighthouse.passes.device.sum_bounds import LARGE, SumBound, invalidated

# After how many rounds the order begins, and how far a bound goes.  Few threads start a
# round at once, and gain by each relaxation that is not repeated.
USUAL: dict[Target, tuple[int, int]] = {"cuda": (64, 32), "openmp": (2, 2)}
# The same on CUDA for large graphs without hubs.  On 2^25 nodes with 32 edges each, a
# source takes 108 ms instead of 260; on a Kronecker graph it would take 100, not 33.
LARGE_GRAPH = (2, 4)
# A row of a graph without hubs is at most so many times as long as the mean one, which
# has at least so many edges.
EVEN = 8
# So far a bound goes on OpenMP where nodes have at most `SPARSE` edges on average: few
# are near at a time, and threads go on with their own.
WIDER, SPARSE = 4, 8
NEVER = -1
# With fewer turns than that it is not tried.
FEW_TURNS = 64


def block(*statements: ir.StatementNode) -> ir.Block:
    return ir.Block(statements)


def half(function: str, word: ir.Expression) -> ir.Expression:
    return ir.Call(None, function, (word,), type=INT)


def lowers(loop: Repeat, plan: Plan) -> bool:
    """True if a kernel of the loop, which has no loop inside, lowers a property."""
    return not any(has(step, Repeat) for step in loop.body) and any(
        isinstance(write, Update | UpdateTuple)
        and write.operator == "min"
        and isinstance(write.target, ir.Field)
        for kernel in map(plan.kernel, launched(loop.body))
        for write in writes(kernel)
    )


# --- the rewrite ----------------------------------------------------------------------


class _Ordered(Worklists):
    """The lists of one loop, and the kernels that fill and empty them."""

    def __init__(
        self,
        found: Relaxation,
        names: Names,
        after: int,
        width: int,
        large: int,
        tells: bool,
        widens: bool,
    ) -> None:
        super().__init__(names, found.guard.kernel)
        self.found = found
        self.after: ir.Expression = ir.Literal(after, type=INT)
        self.width: ir.Expression = ir.Literal(float(max(width, 0)), type=DOUBLE)
        self.large = large
        self.node = found.guard.node
        self.element = found.distance.type
        self.is_integral = is_integral(self.element)
        self.near, self.next, self.far, self.beyond = (
            self.worklist(hint, f"{hint}_count")
            for hint in ("near", "next", "far", "beyond")
        )
        self.is_near = self.new_stamps("queued", "near_round")
        self.within = self.scalar("within", INT, "how many the new bound lets act")
        # An atomic tells what it replaces: so it is known who is far already.
        self.tells = tells
        if found.payload or not tells:
            self.is_far = self.new_stamps("waits", "bound_round")
        # The distances of the order: with a payload, words that count edges, too.
        cell = LONG if found.payload else self.element
        self.cells = self.buffer("near_by", cell, "the distance of a node")
        self.patience = self.scalar("patience", INT)
        self.valid = self.scalar("valid", BOOL, "that a length is invalid")
        self.least = self.scalar("least", self.element, "the least distance")
        self.bound = self.scalar("bound", DOUBLE)
        self.delta = self.scalar("delta", DOUBLE)
        self.edges = ir.Call(self.graph, "NumEdges", type=LONG)
        self.nodes = ir.Call(self.graph, "NumNodes", type=INT)
        if large != NEVER:
            self.even = self.scalar("even", BOOL)
            early, near = LARGE_GRAPH
            self.after = self.by_rows(ir.Literal(early, type=INT), self.after)
            self.width = self.by_rows(ir.Literal(float(near), type=DOUBLE), self.width)
        if widens:
            wider = ir.Literal(float(WIDER), type=DOUBLE)
            self.width = ir.Conditional(
                self.is_sparse(), wider, self.width, type=DOUBLE
            )
        self.total = self.scalar("total", DOUBLE, "the sum of all lengths")
        if self.is_integral:
            self.longest = self.scalar("longest", found.length.type, "the longest edge")
            self.sums = SumBound(self, self.valid, self.element, found.length.type)
            self.closed = self.scalar("closed", BOOL, "that a distance rests")
            self.limit = self.scalar("limit", LONG)
            if tells:
                self.fits = self.scalar("fits", BOOL, "no sum is too great")

    # --- distances and payloads -------------------------------------------------------

    def cell(self, node: ir.Variable) -> ir.Field:
        type = LONG if self.found.payload else self.element
        return ir.Field(node, self.cells, type=type)

    def distance_in(self, cell: ir.Expression) -> ir.Expression:
        return half("KeyOf", cell) if self.found.payload else cell

    def edges_in(self, cell: ir.Expression) -> ir.Expression:
        """How many edges a node with a payload has been reached by."""
        return half("PayloadOf", cell)

    def offered(self, cell: ir.Variable) -> ir.Expression:
        """What a node that has `cell` offers at an edge."""
        value = self.found.relax.value
        if not self.found.payload:
            return value
        edges = ir.Binary("+", self.edges_in(cell), ir.Literal(1, type=INT), type=INT)
        return ir.Call(None, "WordOf", (value, edges), type=LONG)

    # --- kernels ----------------------------------------------------------------------

    def run(
        self,
        act: str,
        purpose: str,
        body: ir.Block,
        items: Worklist | None = None,
        schedule: Schedule = ALONE,
    ) -> Launch:
        """A kernel over all nodes, or over a list."""

        def spanned(node: ir.Node) -> ir.Node:
            return node if node.span.source else replace(node, span=self.span)

        body = rewrite(body, spanned)
        kernel = self.over_all(act, self.node, *body.statements, purpose=purpose)
        if items:
            kernel = self.over(kernel, items, body)
        return self.launch(replace(kernel, schedule=schedule))

    def push(
        self, node: ir.Variable, items: Worklist, once: Stamps | None = None
    ) -> ir.StatementNode:
        push = Push(node, items.items, items.count)
        return once.first(node, push) if once else push

    def nest(self, statement: ir.StatementNode) -> ir.StatementNode:
        """The loop over the edges of a node, with another statement inside."""
        guard = self.found.guard
        body = with_other(guard.body, self.found.relax, statement)
        used = {item.name for item in find(body, ir.Variable)}

        def drop(node: ir.Block) -> ir.Block:
            """What only the other statement has needed."""
            kept = (
                item
                for item in node.statements
                if not isinstance(item, ir.Declare) or used & set(item.names)
            )
            return replace(node, statements=tuple(kept))

        return guard.nest(rewrite(body, drop, ir.Block))

    def measure(self) -> Launch:
        """How long the edges are; and, of integers, how great sums may become.

        No sum has wrapped round if no distance is negative: it would have stayed.
        """
        length = self.found.length
        distance, active = self.found.distance, self.found.active
        own = self.names.variable("length", length.type)
        inside: list[ir.StatementNode] = [
            ir.declare(own, length),
            Update(self.total, "+", ir.Cast(DOUBLE, own, type=DOUBLE)),
        ]
        if not self.is_integral:
            one = ir.Literal(1.0, type=DOUBLE)
            zero = ir.Literal(0.0, type=DOUBLE)
            # Also false for a negative zero, which is less than none at all.
            fits = compared(">", ir.Binary("/", one, own, type=DOUBLE), zero)
            beyond = compared(">", distance, neutral("max", self.element))
            inside.append(ir.If(negated(fits), invalidated(self.valid)))
            below = both([active, negated(beyond)])  # or not a number
            body = block(
                ir.If(below, invalidated(self.valid)), self.nest(block(*inside))
            )
            purpose = "adds up the lengths, and finds whether all are positive"
            return self.run("measure", purpose, body)
        nowhere = neutral("min", self.element)
        reached = compared("!=", distance, nowhere)
        rests = self.names.variable("rests", BOOL)
        other = replace(distance, driver=self.found.target)
        beyond = both([rests, compared("==", other, nowhere)])
        opened = Store(self.closed, ir.Literal(False, type=BOOL), same_value=True)
        inside += [*self.sums.at_edge(own), ir.If(beyond, block(opened))]
        body = block(
            *self.sums.at_node(distance, either([active, reached])),
            ir.declare(rests, both([negated(active), reached])),
            self.nest(block(*inside)),
            self.sums.after_edges(),
            Update(self.longest, "max", self.sums.longest),
        )
        purpose = "adds up the lengths, and finds how large distances may become"
        return self.run("measure", purpose, body)

    def gather(self) -> Launch:
        """Who is to act is far."""
        store = Store(self.cell(self.node), self.start(self.node))
        # Who has no distance lowers nobody.
        some = compared("!=", self.found.distance, neutral("min", self.element))
        acts = ir.If(
            both([self.found.active, some]), block(self.push(self.node, self.far))
        )
        purpose = "notes the distances, and puts the nodes that are to act on the list "
        purpose += f"`{self.far.items}`"
        return self.run("gather", purpose, block(store, acts))

    def start(self, node: ir.Variable) -> ir.Expression:
        """The cell of a node at first."""
        distance = replace(self.found.distance, driver=node)
        if not self.found.payload:
            return distance
        return ir.Call(None, "WordOf", (distance, ir.Literal(0, type=INT)), type=LONG)

    def placed(
        self, node: ir.Variable, near: ir.StatementNode, far: ir.StatementNode
    ) -> ir.If:
        """`near`, or `far` if the node is beyond the bound."""
        distance = converted(self.distance_in(self.cell(node)), DOUBLE)
        is_near = compared("<=", distance, self.bound)
        return ir.If(is_near, block(near), block(far))

    def lowered(self, node: ir.Variable, before: ir.Variable) -> ir.StatementNode:
        """A node that was lowered from `before` is far now, if it was not before.

        It was if it had a distance: it was pushed when it got one.  But at first it is
        only if it was active; nobody is lowered from the same distance again.
        """
        if not self.tells:
            return self.push(node, self.far, self.is_far)
        nowhere = neutral("min", self.element)
        unreached = compared("==", self.distance_in(before), nowhere)
        active = rename(self.found.active, self.node.name, node.name)
        rested = both([compared("==", before, self.start(node)), negated(active)])
        return ir.If(either([unreached, rested]), block(self.push(node, self.far)))

    def sort(self) -> Launch:
        """Who is beyond the bound before is near or far now."""
        near = self.push(self.node, replace(self.near, count=self.within))
        far = self.push(self.node, self.far, None if self.tells else self.is_far)
        lists = f"`{self.near.items}` or `{self.far.items}`"
        purpose = f"puts it on {lists}, by the new bound"
        body = block(self.placed(self.node, near, far))
        return self.run("sort", purpose, body, self.beyond)

    def acting(self, statement: ir.StatementNode, now: ir.Variable) -> ir.StatementNode:
        """`statement` for each edge of a node whose cell is `now`."""
        distance = self.distance_in(now)
        return with_other(self.nest(statement), self.found.distance, distance)

    def now(self) -> tuple[ir.Variable, ir.Declare]:
        """The cell of the node as it is now, in a variable."""
        cell = self.cell(self.node)
        now = self.names.variable(self.found.distance.name, cell.type)
        return now, ir.declare(now, cell)

    def relax(self) -> Launch:
        """Who is near acts, with the distance that it now has.

        On OpenMP, a thread goes on with those that it makes near (bucket fusion: Zhang
        et al., Optimizing Ordered Graph Algorithms with GraphIt, CGO 2020).
        """
        now, declare = self.now()
        other = self.found.target
        before = self.names.variable("before", now.type)
        near = self.push(other, self.next, self.is_near)
        then = self.placed(other, near, self.lowered(other, before))
        update = Update(
            self.cell(other),
            "min",
            self.offered(now),
            before=before.name if self.tells else None,
            then=(then,),
            span=self.found.relax.span,
        )
        lists = f"`{self.next.items}` or `{self.far.items}`"
        purpose = f"lowers distances; nearer nodes go to {lists}"
        body = block(declare, self.acting(update, now))
        schedule: Schedule = ALONE
        if self.tells:
            stamp, round = self.is_near.of(self.node), self.is_near.round
            may = self.fits if self.is_integral else None
            schedule = OwnItems(self.next.items, stamp, round, may)
        return self.run("near", purpose, body, self.near, schedule)

    def choose(self) -> Launch:
        """Of those that made a node as near as it is, by as few edges, one gives it the
        payload."""
        now, declare = self.now()
        other = self.found.target
        same = compared("==", self.offered(now), self.cell(other))
        places, values = zip(*self.found.payload, strict=True)
        stamp, round = self.is_far.of(other), self.is_far.round
        first = UpdateTuple("max", stamp, round, places, values, Strategy.FLAG)
        some = compared(">", self.edges_in(now), ir.Literal(0, type=INT))
        acted = either([self.found.active, some])
        nest = self.acting(ir.If(same, block(first)), now)
        purpose = "chooses the node that a shortest path comes from"
        body = block(declare, ir.If(acted, ir.Block(spliced(nest))))
        return self.run("choose", purpose, body)

    def recall(self) -> Launch:
        """Who is still beyond the bound is listed; the nearest of them is found."""
        distance = self.distance_in(self.cell(self.node))
        is_beyond = compared(">", converted(distance, DOUBLE), self.bound)
        nearer = Update(self.least, "min", distance)
        touch = block(nearer, self.push(self.node, self.beyond))
        listed = f"lists in `{self.beyond.items}` who is beyond the bound"
        purpose = f"{listed}; finds the least distance"
        return self.run("recall", purpose, block(ir.If(is_beyond, touch)), self.far)

    def settle(self) -> Launch:
        """Nobody is marked, and both copies of the distance are the same again."""
        distance = self.found.distance
        final = self.distance_in(self.cell(self.node))
        stores = [Store(self.found.active, ir.Literal(False, type=BOOL))]
        for name in dict.fromkeys((distance.name, self.found.copy)):
            stores.append(Store(replace(distance, name=name), final))
        purpose = "gives the properties of the program the distances that were found"
        return self.run("settle", purpose, block(*stores))

    # --- steps ------------------------------------------------------------------------

    def by_rows(self, even: ir.Expression, other: ir.Expression) -> ir.Conditional:
        return ir.Conditional(self.even, even, other, type=other.type)

    def has_even_rows(self) -> ir.Expression:
        """The graph is large, and its rows are long and of about the same length."""
        eight = ir.Literal(EVEN, type=LONG)
        most = ir.Call(self.graph, "MaxOutDegree", type=LONG)
        at_most = ir.Binary("*", eight, self.edges, type=LONG)
        longest = ir.Binary("*", most, self.nodes, type=LONG)
        least = ir.Binary("*", eight, self.nodes, type=LONG)
        return both(
            [
                compared(">", self.edges, ir.Literal(self.large, type=LONG)),
                compared(">=", self.edges, least),
                compared("<=", longest, at_most),
            ]
        )

    def steps(self, loop: Repeat) -> Iterator[Step]:
        one = ir.Literal(1, type=INT)
        less = ir.Binary("-", self.patience, one, type=INT)
        patient = compared("!=", self.patience, ir.Literal(0, type=INT))
        rounds = Repeat(
            both([loop.condition, patient]),
            (*loop.body, Compute(self.patience, less, span=loop.span)),
            test_first=False,
            span=loop.span,
        )
        ordered = Branch(self.may(), tuple(self.ordered(loop)), span=loop.span)
        rest = (*self.measuring(), ordered)
        if self.large != NEVER:
            yield self.set(self.even, self.has_even_rows())
        yield Compute(self.patience, self.after, span=loop.span)
        yield replace(loop, body=(rounds, Branch(loop.condition, rest, span=loop.span)))

    def measuring(self) -> Iterator[Step]:
        yield self.set(self.valid, ir.Literal(True, type=BOOL))
        yield self.zero(self.total)
        if self.is_integral:
            yield from self.sums.reset()
            yield self.set(self.longest, ir.Literal(1, type=self.longest.type))
            yield self.set(self.closed, ir.Literal(True, type=BOOL))
        yield self.measure()
        if self.is_integral:
            yield self.set(self.limit, self.most_turns())
            if self.tells:
                yield self.set(self.fits, self.sums.fits())

    def most_turns(self) -> ir.Expression:
        """As long as turns are fewer, one more leaves all sums small enough."""
        largest = ir.Literal(self.sums.largest, type=LONG)
        farthest = ir.Cast(LONG, self.sums.farthest, type=LONG)
        left = ir.Binary("-", largest, farthest, type=LONG)
        longest = ir.Cast(LONG, self.longest, type=LONG)
        turns = ir.Binary("/", left, longest, type=LONG)
        turns = ir.Binary("-", turns, ir.Literal(3, type=LONG), type=LONG)
        none, every = ir.Literal(0, type=LONG), ir.Literal(LARGE, type=LONG)
        some = ir.Conditional(self.closed, turns, none, type=LONG)
        return ir.Conditional(self.sums.fits(), every, some, type=LONG)

    def may(self) -> ir.Expression:
        """The lengths are fit for it."""
        some = compared(">", self.edges, ir.Literal(0, type=LONG))
        conditions: list[ir.Expression] = [self.valid, some]
        if self.is_integral:
            few = ir.Literal(FEW_TURNS, type=LONG)
            conditions.append(compared(">=", self.limit, few))
        return both(conditions)

    def step(self) -> Iterator[Step]:
        """How far the bound goes: the mean length by the mean degree, times `width`."""
        mean = ir.Binary("/", self.total, self.edges, type=DOUBLE)
        by_nodes = ir.Binary("*", mean, self.nodes, type=DOUBLE)
        by_degree = ir.Binary("/", by_nodes, self.edges, type=DOUBLE)
        yield self.set(self.delta, ir.Binary("*", self.width, by_degree, type=DOUBLE))

    def is_sparse(self) -> ir.Expression:
        few = ir.Literal(SPARSE, type=LONG)
        most = ir.Binary("*", few, self.nodes, type=LONG)
        return compared("<=", self.edges, most)

    def spread(self) -> Iterator[Step]:
        """The bound goes beyond the nearest of those who are far."""
        yield self.set(self.least, neutral("min", self.element))
        yield self.zero(self.beyond.count)
        yield self.recall()
        yield self.zero(self.far.count)
        yield self.zero(self.within)
        if not self.tells:
            yield self.is_far.next()
        least = converted(self.least, DOUBLE)
        yield self.set(self.bound, ir.Binary("+", least, self.delta, type=DOUBLE))
        yield self.sort()
        yield self.set(self.near.count, self.within)

    def turn(self) -> Iterator[Step]:
        """Who is near acts; whom that brings near acts in the next turn."""
        yield self.set(self.near.count, self.next.count)
        nobody = compared("==", self.near.count, ir.Literal(0, type=INT))
        yield Branch(nobody, tuple(self.spread()))
        yield self.zero(self.next.count)
        yield self.is_near.next()
        yield self.relax()
        yield Swap(self.near.items, self.next.items, span=self.span)

    def ordered(self, loop: Repeat) -> Iterator[Step]:
        yield from self.step()
        if self.is_integral:
            turns = ir.Binary("+", self.limit, self.is_near.round, type=LONG)
            yield self.set(self.limit, turns)
        yield self.set(self.bound, neutral("max", DOUBLE))
        yield self.set(self.least, neutral("min", self.element))
        for items in (self.next, self.far):
            yield self.zero(items.count)
        yield self.gather()
        somebody = compared(">", self.next.count, ir.Literal(0, type=INT))
        found = compared("!=", self.least, neutral("min", self.element))
        more = goes_on = either([somebody, found])
        if self.is_integral:
            goes_on = both([more, compared("<", self.is_near.round, self.limit)])
        yield Repeat(goes_on, tuple(self.turn()), test_first=False, span=loop.span)
        done: tuple[Step, ...] = (self.settle(),)
        if self.found.payload:
            done = (self.is_far.next(), self.choose(), *done)
        yield Branch(negated(more), done, span=self.span)


class OrderRelaxations(DevicePass):
    """`after` rounds the order begins; a bound goes `width` times as far as the mean
    length of an edge, by the mean number of edges of a node.  Where they are
    -1, the target decides: 64 and 32 on CUDA, 2 and 2 on OpenMP, or 2 and 4 for graphs
    with at most 8 edges a node; if both are, 2 and 4 on CUDA for graphs of more than
    `large` edges with rows of about the same length."""

    after: int = -1
    width: int = -1
    large: int = 1 << 26

    def run(self, plan: Plan, context: Context) -> Plan:
        usual = USUAL[context.target]
        decides = context.target == "cuda" and self.after == self.width == -1
        large = self.large if decides else NEVER
        after = usual[0] if self.after == -1 else self.after
        width = usual[1] if self.width == -1 else self.width
        names = PlanNames(plan)
        names.meanings = context.meanings
        made: list[_Ordered] = []

        def changed(step: Step) -> Iterable[Step] | None:
            if not isinstance(step, Repeat) or not lowers(step, plan):
                return None
            try:
                found = relaxation_of(step, plan)
            except Refused as reason:
                message = f"not ordered by distance: {reason}"
                context.missed(self, message, step.span)
                return None
            node = found.guard.node.name
            message = f"after {after} rounds, nearest `{node}` first"
            context.passed(self, message, step.span)
            tells = context.target == "openmp"
            widens = tells and self.width == -1
            made.append(_Ordered(found, names, after, width, large, tells, widens))
            return made[-1].steps(step)

        steps = expand_steps(plan.steps, changed)
        if not made:
            return plan
        return with_additions(plan, made, steps)
