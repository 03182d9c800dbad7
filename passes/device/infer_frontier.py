"""Runs rounds in which few vertices are active over a worklist of them.

    while !finished && rounds < G.NumNodes()
      launch sssp_update_dist_nxt
      …

    kernel sssp_update_dist_nxt over n: G.Nodes
      if n.updated
        each s: n.Nbrs [parallel]
          …
          (s.dist_nxt; s.updated_nxt) min= (n.dist + e.len; True)

    kernel sssp_set_dist_2 over n_7: G.Nodes
      n_7.dist = n_7.dist_nxt
    →
    while !finished && rounds < G.NumNodes()
      if active <= G.NumNodes() / 64 && work <= …
        …
        while … && active <= … [not test_first]
          …
          launch sssp_update_dist_nxt_listed
          …
      else
        launch sssp_update_dist_nxt
        …
        launch sssp_update_exist_counted
        …

    kernel sssp_update_dist_nxt_listed over n: frontier.Items counted by active
      …
      each s: n.Nbrs [parallel]
        …
        (s.dist_nxt; s.updated_nxt) min= (n.dist + e.len; True) then
          visit s.stamp in round
            push s into touched, counted by waiting

    kernel sssp_set_dist_2_listed over n_7: touched.Items counted by waiting
      n_7.dist = n_7.dist_nxt

    kernel sssp_update_exist_listed over n_2: touched.Items counted by waiting
      …
      if n_2.updated
        push n_2 into frontier, counted by active …

A round consists of *guarded* kernels, which test a predicate on the properties of each
vertex and do nothing where it is false, and after them of *settling* kernels, in which
each vertex reads and writes only itself, also under conditions.  A vertex may be active
in the next round if the predicate may hold for it, or if settling it once more would
change or contribute something.  `frontier` contains all such vertices.  All others are
unchanged until a thread writes to them, which puts them in `touched`.  So no work is
lost, whatever the program computes.  Rounds in which many vertices may be active, or
few with many edges, run over the whole graph and collect the next worklist.  The edges
do not count where active vertices look at none, and on a GPU where they do so on
further conditions alone.  The first round runs over the graph, too, with two
exceptions.  The first list of a traversal is its root, if no other vertex has a level
that comes yet (`analysis/starts`).  On OpenMP, where nothing settles, what is active
first is counted.

On OpenMP a round may choose at its end between these kernels and scalars alone.  These
may change the predicates of all vertices, so that a list is made anew of those that may
be active: k-core does so for each k.

A guarded kernel may test what an earlier one has set for its own vertex, which is in
the list already.  What of a predicate holds for the whole list is not tested again: all
who list a vertex have asked for it, and nothing changes it before the kernel.  A vertex
that only its own iteration may put into a list needs no stamp.  Where a kernel
adds a constant to what decides about a vertex, and nothing settles afterwards, the
vertex is pushed only if it may matter with the new value, which the atomic returns: the
last thread to add knows the final one.

A predicate `v.level == depth`, where `depth` only grows, may hold later for vertices of
a greater level.  Where each round gives the level of the next one to vertices that had
none, as a breadth-first search does, all vertices of a list have the level of their
round, and are not asked for it.  Each vertex is pushed once a round: by the thread
whose atomic exchange is the first to put the number of the round into its stamp.
(Beamer, Asanović, Patterson: Direction-Optimizing Breadth-First Search, SC 2012,
section 4: when to switch.)  On OpenMP, the edges of the active nodes are compared with
those of the nodes that still ask, of which few are left after the largest round.

With `items=race` a vertex may be pushed several times, and of its places the one counts
that is left in its claim.  (Nasre, Burtscher, Pingali: Atomic-free Irregular
Computations on GPUs, GPGPU 2013, section 3.2: race and resolve.)  That needs no atomic
exchange, but a longer list and a test.  It is not the default, as it is not faster:
`benchmarks/README.md` has times.

With `use=all` long lists are built as well, and it takes 0.37 to 1.10 of the time; with
prefix sums (`append=scan`) that is less still, except on roads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from math import inf
from typing import assert_never

from lighthouse.ir.conditions import both, negated
from lighthouse.ir.effects import effects
from lighthouse.ir.kernels import Append, Kernel, Store
from lighthouse.ir.nodes import (
    Binary,
    Call,
    Expression,
    Field,
    Literal,
    Unary,
    Variable,
)
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import (
    Branch,
    Compute,
    Launch,
    Repeat,
    Step,
    expand_steps,
    launched,
    loops,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, LONG
from lighthouse.ir.uses import given_numbers
from lighthouse.ir.walk import has, with_other
from lighthouse.passes.analysis import repeats
from lighthouse.passes.analysis.directions import pulled
from lighthouse.passes.analysis.next_rounds import NextRound
from lighthouse.passes.analysis.rounds import (
    Guarded,
    levels_at_once,
    levels_in_turn,
    round_of,
    row_conditions,
)
from lighthouse.passes.analysis.starts import start_of
from lighthouse.passes.base import Context, DevicePass, Refused, Target
from lighthouse.passes.device.node_lists import Asking, Lists
from lighthouse.passes.device.plan_variables import (
    PlanNames,
    with_additions,
    without_unused,
)
from lighthouse.passes.device.pushed_lists import PushedLists
from lighthouse.passes.device.scanned_lists import ScannedLists
from lighthouse.passes.device.scattered_lists import ScatteredLists
from lighthouse.passes.device.split_resets import with_split_resets

# One node in so many may be active in a round that runs over a list, and all of them
# look at one edge in so many, in each direction.  A processor has few threads that all
# nodes must wait for.
LISTED_SHARE: dict[Target, int] = {"cuda": 64, "openmp": 14}
# The same where few of the active nodes look at their edges.
UNWEIGHED_SHARE = 16
# Active nodes with more than one edge in so many are looked for from the other side: of
# all edges, or on OpenMP of those at which the other side would look.
PULLED_SHARE = 14


class Use(StrEnum):
    """What the option `use` may say: lists where few nodes are active, or always."""

    FEW = "few"
    ALL = "all"


class Direction(StrEnum):
    """What the option `direction` may say: rounds over the graph go from the active
    nodes to others, or the other way where that is the same, or as it is less work."""

    AUTO = "auto"
    PUSH = "push"
    PULL = "pull"


class Items(StrEnum):
    """What `items` may say: each node is in a list once, or of several places of it one
    counts, or it does not matter."""

    UNIQUE = "unique"
    RACE = "race"
    DUPLICATES = "duplicates"


# --- the rewrite ----------------------------------------------------------------------


class _Rounds:
    """The rounds of one loop, over the graph or over lists."""

    def __init__(
        self,
        lists: Lists,
        start: Variable | None,
        plan: Plan,
        options: InferFrontier,
        context: Context,
    ) -> None:
        self.lists = lists
        self.start = start
        self.never_nil = given_numbers(plan)
        self.options = options
        self.context = context
        self.round = lists.round
        # The cache of a processor is too small for the properties of all nodes, and a
        # round over them costs it more than to count the active ones.
        self.marks = context.target == "openmp"
        settles = self.round.before or self.round.after
        self.counts_first = self.marks and not settles
        self.use = options.use
        self.direction = options.direction
        self.span = lists.span
        self.host_scalars = frozenset(item.name for item in plan.scalars)
        self.guards = {guard.kernel.name: guard for guard in self.round.active}
        self.pulls = {name: self.pulled(guard) for name, guard in self.guards.items()}
        self.asking: dict[str, Asking] = {}
        if self.direction is Direction.AUTO and any(self.pulls.values()):
            lists.counts_work = True
            if context.target == "openmp":
                self.asking = {
                    name: Asking.by(kernel, lists.scalar("asked", LONG))
                    for name, kernel in self.pulls.items()
                    if kernel
                }
                lists.asking = [*self.asking.values()]
        elif self.looks_rarely():
            lists.weighs = lists.counts_work = False
        if not lists.counts_work:
            lists.scalars = [s for s in lists.scalars if s.name != lists.work.name]
        self.last = self.round.after[-1] if self.round.after else None

    def looks_rarely(self) -> bool:
        """True if active nodes do not look at their edges, or on further conditions
        alone, so that the number of these edges does not tell the work of a round.
        Lists with as many places as there are edges count them nevertheless, and a
        processor does so in the second case."""
        if not isinstance(self.lists, PushedLists) or self.lists.repeats:
            return False
        if not self.lists.degrees():
            return True
        looks = min(row_conditions(each.body) for each in self.round.active)
        return not self.marks and 0 < looks < inf

    def over_a_list(self) -> str:
        """Which rounds are."""
        if self.use is not Use.ALL:
            return f"rounds in which few `{self.round.active[0].node.name}` are active"
        rounds = "all rounds" if self.counts_first else "all rounds but the first"
        bounded = isinstance(self.lists, PushedLists) and self.lists.repeats
        return f"{rounds} whose pushes fit" if bounded else rounds

    def all_next(self) -> Compute:
        """The next round runs over the graph."""
        too_many = Binary("+", self.lists.size(), Literal(1, type=INT), type=INT)
        return Compute(self.lists.active, too_many, span=self.span)

    def steps(self, loop: Repeat) -> Iterator[Step]:
        lists = self.lists
        listed: Variable | None = None
        all_ask = [lists.set(each.edges, self.edges()) for each in lists.asking]
        # Where rounds are launched, the host need not have the edges: unless it must
        # know their number, as a list may have a node several times.
        known = (
            isinstance(lists, PushedLists)
            and lists.weighs
            and (self.counts_first or not (lists.repeats or lists.claims))
        )
        if self.start and isinstance(lists, PushedLists) and known:
            yield from all_ask
            yield from lists.seed(
                self.start,
                counts=self.counts_first,
                is_there=self.start.name in self.never_nil,
            )
            listed = lists.scalar("listed", BOOL, "whether the first list is made")
            yield lists.set(listed, Literal(True, type=BOOL))
        elif self.counts_first and not self.lists_anew:
            yield from lists.count(anew=True)
        else:
            yield from all_ask
            if self.lists_anew and not self.counts_first:
                # What settles is not known yet.
                yield lists.set(lists.active, lists.size())
            else:
                yield self.all_next()
            if lists.counts_work:
                # It pushes: how many edges it looks at is not known.
                yield lists.zero(lists.work)
        whole = tuple(self.whole(loop.body))
        few = both(self.few())
        short = Repeat(
            both([loop.condition, *self.few(again=True)]),
            tuple(self.short(loop)),
            test_first=False,
            span=loop.span,
        )
        collect = tuple(lists.collect())
        first, after = tuple[Step, ...](), tuple[Step, ...]()
        if self.lists_anew:
            if listed is None:
                listed = lists.scalar("listed", BOOL, "whether the list is made")
                yield lists.set(listed, Literal(False, type=BOOL))
            anyone = Binary(">", lists.active, lists.size(), type=BOOL)
            made = lists.set(listed, Literal(True, type=BOOL))
            first = (Branch(anyone, (*collect, made), span=self.span),)
        if listed:
            collect = (Branch(negated(listed), collect, span=self.span),)
            after = (lists.set(listed, Literal(False, type=BOOL)),)
        choice = Branch(few, (*collect, short), whole, span=loop.span)
        yield replace(loop, body=(*first, choice, *after))

    @property
    def lists_anew(self) -> bool:
        """True if any node may matter after some rounds, but few may do: then a list of
        these is made at once."""
        chooses = self.round.choice is not None and self.use is not Use.ALL
        return chooses and isinstance(self.lists, PushedLists)

    def whole(self, steps: tuple[Step, ...]) -> Iterator[Step]:
        """A round over the graph."""
        for i, step in enumerate(steps):
            match step:
                case Branch() if self.round.choice:
                    busy = self.whole(self.round.choice.busy)
                    yield self.round.choice.of(busy, self.all_next())
                case Launch(name) if self.last and name == self.last.name:
                    yield from self.lists.count(self.last)
                case Launch(name) if name in self.guards:
                    yield from self.directed(self.guards[name], step)
                case _:
                    yield step
            if not self.last and i == self.last_launch(steps):
                yield from self.lists.count(None)

    def pulled(self, guard: Guarded) -> Kernel | None:
        """A guarded kernel over the graph that goes towards the active nodes."""
        if self.direction is Direction.PUSH:
            return None
        changed = effects(guard.kernel).scalars_written
        try:
            return pulled(guard, self.host_scalars - changed, self.lists.names)
        except Refused as reason:
            if self.direction is Direction.PULL:
                message = f"rounds over the graph push: {reason}"
                self.context.missed(self.options, message, guard.kernel.span)
            return None

    def directed(self, guard: Guarded, step: Launch) -> Iterator[Step]:
        """A guarded kernel over the graph: from the active nodes, or towards them if
        they have many edges."""
        other = self.pulls[guard.kernel.name]
        if other is None:
            yield step
            return
        pull = tuple(self.pull(guard, other))
        if self.direction is Direction.PULL:
            yield from pull
            return
        asking = self.asking.get(guard.kernel.name)
        least = self.share(PULLED_SHARE, asking.edges if asking else None)
        many = Binary(">", self.lists.work, least, type=BOOL)
        yield Branch(many, pull, (step,), span=step.span)

    def pull(self, guard: Guarded, kernel: Kernel) -> Iterator[Launch]:
        """`kernel` asks at each edge whether its node is active: of bits, most of which
        stay in the cache.  All are made before anybody acts, which is one of the orders
        that a parallel loop allows."""
        if self.marks and not isinstance(guard.condition, Field):
            name = self.lists.buffer("marks", BOOL, packed=True)
            mark = Field(guard.node, name, type=BOOL, span=self.span)
            store = Store(mark, guard.condition, span=self.span)
            purpose = f"marks in `{name}` the nodes that act"
            yield self.lists.launch(
                self.lists.over_all("marked", guard.node, store, purpose=purpose)
            )
            kernel = replace(
                kernel, body=with_other(kernel.body, guard.condition, mark)
            )
        yield self.lists.launch(kernel)

    def short(self, loop: Repeat) -> Iterator[Step]:
        """A round over lists, which may be made in two ways."""
        body = self.listed(self.lists, loop.body)
        match self.lists.otherwise():
            case None:
                yield from body
            case condition, others:
                other = tuple(self.listed(others, loop.body))
                yield Branch(condition, tuple(body), other, span=loop.span)

    def listed(self, lists: Lists, steps: tuple[Step, ...]) -> Iterator[Step]:
        yield from lists.begin()
        yield from self.over_lists(lists, steps)

    def over_lists(self, lists: Lists, steps: tuple[Step, ...]) -> Iterator[Step]:
        first = self.round.active[0].node
        unsettled = {kernel.name: kernel for kernel in lists.next.unsettled(first)}
        before = {kernel.name for kernel in self.round.before}
        after = {kernel.name: kernel for kernel in self.round.after}
        for i, step in enumerate(steps):
            match step:
                case Branch() if self.round.choice:
                    busy = self.over_lists(lists, self.round.choice.busy)
                    yield self.round.choice.of(busy, self.all_next())
                case Launch(name) if name in self.guards:
                    yield lists.act(self.guards[name])
                case Launch(name) if name in unsettled:
                    yield lists.prepare(unsettled[name])
                case Launch(name) if name in before:
                    pass
                case Launch(name) if self.last and name == self.last.name:
                    yield from lists.settle_last(self.last)
                case Launch(name):
                    yield from lists.settle(after[name])
                case _:
                    yield step
            if not self.last and i == self.last_launch(steps):
                yield from lists.end()

    def last_launch(self, steps: tuple[Step, ...]) -> int | None:
        """The place of the last kernel of a round, if it is among `steps`."""
        if self.round.choice and steps != self.round.choice.busy:
            return None
        return max(i for i, step in enumerate(steps) if isinstance(step, Launch))

    def few(self, again: bool = False) -> list[Expression]:
        """The list has all that may matter, and they are few; `again`: what remains to
        be asked after a round over a list."""
        lists = self.lists
        # A list of each node once that is long enough for one round is so for all.
        fits = again and not lists.repeats
        conditions: list[Expression] = []
        if self.use is not Use.ALL or not fits or self.round.choice:
            conditions.append(Binary("<=", lists.active, self.most(), type=BOOL))
        if self.use is not Use.ALL and lists.counts_work:
            directions = len(lists.degrees()) or 1
            most = self.share(LISTED_SHARE[self.context.target] // directions)
            conditions.append(Binary("<=", lists.work, most, type=BOOL))
        for ending in lists.next.endings():
            conditions.append(Unary("!", ending, type=BOOL))
        if not fits:
            conditions += lists.fits()
        return [*dict.fromkeys(conditions)]

    def most(self) -> Expression:
        """How many nodes a list of some use has."""
        if self.use is Use.ALL:
            return self.lists.size()
        weighed = self.lists.counts_work
        share = LISTED_SHARE[self.context.target] if weighed else UNWEIGHED_SHARE
        some = Literal(share, type=INT)
        return Binary("/", self.lists.size(), some, type=INT)

    def edges(self) -> Expression:
        return Call(self.lists.graph, "NumEdges", type=LONG, span=self.span)

    def share(self, part: int, of: Expression | None = None) -> Expression:
        """One edge in so many, of all by default."""
        return Binary("/", of or self.edges(), Literal(part, type=LONG), type=LONG)


class InferFrontier(DevicePass):
    """`use=all` runs every round but the first over lists, however many are active.
    With `items=duplicates`, lists have room for what a round over all nodes pushes; one
    that may push more runs over the graph.

    `direction` says from which end rounds over the graph look at the edges: `push` from
    the active nodes to others, `pull` from the others to active ones, where that gives
    the same; `auto` pulls where the active nodes have many edges.

    `append` says how an item gets its place: by atomics, one for each or `aggregated`,
    or, on CUDA, by prefix sums (`scan`).  With `items=duplicates`, threads that come to
    a node at once may all append it, where running it twice changes nothing; a kernel
    that resets what it has read is split, so that it does not (`split_resets`).  With
    `items=race`, and with a `scan`, they race, and after a barrier it is resolved which
    one counts.  By default (`unique`) the first one appends it, by an atomic exchange.
    """

    use: Use = Use.FEW
    direction: Direction = Direction.AUTO
    append: Append = Append.AGGREGATED
    items: Items = Items.UNIQUE

    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan, context.meanings)
        made: list[Lists] = []
        before = {id(loop): steps for loop, steps in loops(plan.steps)}

        def changed(step: Step) -> Iterable[Step] | None:
            if not isinstance(step, Repeat) or is_listed(step, plan):
                return None
            if is_innermost(step.body):
                return self.rounds(step, before[id(step)], plan, context, names, made)
            return None

        steps = expand_steps(plan.steps, changed)
        if not made:
            return plan
        return without_unused(with_additions(plan, made, steps))

    def rounds(
        self,
        loop: Repeat,
        before: Sequence[Step],
        plan: Plan,
        context: Context,
        names: Names,
        made: list[Lists],
    ) -> Iterator[Step]:
        try:
            found = round_of(loop, plan)
            if found.choice and context.target == "cuda":
                # Its short loops between rounds over the graph need the host, which
                # takes longer than the rounds: k_core five times as long as before.
                raise Refused("some rounds leave out a part of its kernels")
        except Refused as reason:
            context.missed(
                self, f"every round runs over the graph: {reason}", loop.span
            )
            yield loop
            return
        original, start = loop, start_of(before, found, plan)
        types = {item.name: item.type for item in plan.scalars}
        in_turn = not start.comes_later and levels_in_turn(found)
        at_once = not start.comes and levels_at_once(found)
        next = NextRound(found, types, in_turn, at_once)
        parts: tuple[Kernel, ...] = ()
        if self.items is Items.DUPLICATES and obstacle_to_several(next, self.items):
            apart, kernels = with_split_resets(loop, found, names)
            divided = replace(plan, kernels=(*plan.kernels, *kernels))
            other = replace(next, round=round_of(apart, divided))
            if obstacle_to_several(other, self.items) is None:
                loop, plan, next, parts = apart, divided, other, kernels
        lists = self.lists(next, names, loop, context)
        lists.kernels += parts
        rounds = _Rounds(lists, start.node, plan, self, context)
        steps = [*rounds.steps(loop)]
        if not lists.lists_some:
            message = (
                "every round runs over the graph: none makes a node act in the next"
            )
            context.missed(self, message, loop.span)
            yield original
            return
        made.append(lists)
        if beside := lists.otherwise():
            made.append(beside[1])
        message = f"{rounds.over_a_list()} run over a worklist"
        context.passed(self, message, loop.span)
        yield from steps

    def lists(
        self, next: NextRound, names: Names, loop: Repeat, context: Context
    ) -> Lists:
        """As the options say, where that is possible."""
        append, items = self.append, self.items
        if append is Append.SCAN and context.target != "cuda":
            append = Append.AGGREGATED
            context.missed(self, "prefix sums build worklists on CUDA only", loop.span)
        everywhere = repeats.unbounded(next.round) if append is Append.SCAN else None
        if everywhere:
            message = f"a prefix sum over all nodes builds the worklists: {everywhere}"
            context.missed(self, message, loop.span)
        if items is not Items.UNIQUE:
            if reason := obstacle_to_several(next, items):
                items = Items.UNIQUE
                message = f"a worklist contains each node once: {reason}"
                context.missed(self, message, loop.span)
            else:
                context.passed(self, SEVERAL[items], loop.span)
        twice = items is Items.DUPLICATES
        match append:
            case Append.SCAN if everywhere:
                return ScannedLists(next, names)
            case Append.SCAN:
                return ScatteredLists(next, names, repeats=twice)
            case Append.ATOMICS | Append.AGGREGATED:
                races = items is Items.RACE
                return PushedLists(
                    next,
                    names,
                    append,
                    repeats=twice,
                    races=races,
                    weighs=self.use is not Use.ALL,
                    selects=context.target == "openmp",
                )
            case _:
                assert_never(append)


# How a node may come to have several places of a list.
SEVERAL = {
    Items.DUPLICATES: "a worklist may contain a node twice: its round is idempotent",
    Items.RACE: "a worklist may contain a node twice: the entry in its claim counts",
}


def obstacle_to_several(next: NextRound, items: Items) -> str | None:
    """Why no node may have several places of a list; None if it may."""
    if items is Items.RACE:
        return repeats.unbounded(next.round)
    unsettled = next.unsettled(next.round.active[0].node)
    return repeats.obstacle(next.round, (*unsettled, *next.round.after))


def is_listed(loop: Repeat, plan: Plan) -> bool:
    """True if it runs over lists already."""
    return {plan.kernel(name).domain.kind for name in launched([loop])} == {"Items"}


def is_innermost(body: tuple[Step, ...]) -> bool:
    return bool(launched(body)) and not any(has(step, Repeat) for step in body)
