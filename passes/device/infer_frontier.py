"""Rounds in which few nodes are active run over a list of them.

    While (!finished) {                          While (!finished) {
                                                     if few are active
        kernel over v: G.Nodes                           kernel over v: frontier
            If (v.active) …                                  If (v.active) …
                w.next min= …                                    w.next min= …, push w
                                           →
        kernel over n: G.Nodes                           kernel over n: touched
            n.dist = n.next; …                               n.dist = n.next; …
                                                             if n may matter: push n
                                                     else
                                                         as before; push who may matter
    }                                            }

A round consists of *guarded* kernels, which do something only for nodes with a
condition on their own properties, and behind them of *settling* kernels, in which each
node looks at and changes only itself.  A node may matter in the next round if the
condition may hold for it, or if settling it once more would change or contribute
something.  `frontier` has all nodes that may matter; all others are as they were until
somebody writes to them, and then they are in `touched`.  So nothing is lost, whatever
the program computes; the first round, and those in which many nodes may matter, or few
with many edges, run over the whole graph.

A condition `v.level == depth`, where `depth` only grows, may hold later for whoever has
a greater level.  Each node is pushed once a round: the first to put the number of the
round into its stamp appends it.  (Nasre, Burtscher, Pingali: Atomic-free Irregular
Computations on GPUs, GPGPU 2013, section 3.2: race and resolve; Beamer, Asanović,
Patterson: Direction-Optimizing Breadth-First Search, SC 2012, section 4: when to
switch.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce
from typing import ClassVar

from lighthouse.ir.nodes import (
    Binary,
    Block,
    Call,
    Cast,
    Expression,
    Field,
    If,
    Infinity,
    Literal,
    Node,
    Range,
    StatementNode,
    Unary,
    Variable,
)
from lighthouse.ir.plan import (
    Allocate,
    Append,
    Branch,
    Buffer,
    Compute,
    Fill,
    HostScalar,
    Kernel,
    Launch,
    Partial,
    Plan,
    Push,
    Repeat,
    Step,
    Store,
    Swap,
    Update,
    UpdateTuple,
    expand_steps,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import (
    BOOL,
    INT,
    LONG,
    NodeType,
    Type,
)
from lighthouse.ir.walk import rewrite, walk
from lighthouse.passes.analysis import repeats
from lighthouse.passes.analysis.directions import pulled
from lighthouse.passes.analysis.effects import (
    effects,
    iterators,
    targets,
)
from lighthouse.passes.analysis.rounds import (
    Guarded,
    Refused,
    Round,
    Settling,
    either,
    fields,
    level_of,
    round_of,
)
from lighthouse.passes.base import Context, Stage
from lighthouse.passes.device.plan_variables import names_of

# One node in so many may be active in a round that runs over a list, and have one edge
# in so many.
NODES_SHARE = 64
EDGES_SHARE = 64
# Active nodes with more than one edge in so many are looked for from the other side.
PULLED_SHARE = 14
ZERO = Literal(0, type=INT)


# A row counts for no more than 2²⁶ edges: up to there, `work` is the true number.
MOST_WORK = (1 << 26) - 1


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
    """What `items` may say: each node is in a list once, or it does not matter."""

    UNIQUE = "unique"
    DUPLICATES = "duplicates"


# --- the rewrite ----------------------------------------------------------------------


class _Frontier:
    """The lists of one loop, and its rounds over them."""

    def __init__(
        self, plan: Plan, round: Round, options: InferFrontier, names: Names
    ) -> None:
        self.round = round
        self.use = options.use
        self.direction = options.direction
        self.append = options.append
        self.names = names
        self.repeats = False
        self.host_scalars = frozenset(item.name for item in plan.scalars)
        first = round.active[0]
        self.graph = first.kernel.domain.source
        self.type = NodeType(self.graph.name)
        self.span = first.kernel.span
        self.frontier = names.fresh("frontier")
        self.touched = names.fresh("touched")
        self.stamps = names.fresh("stamp")
        self.active = self.scalar("active")
        self.waiting = self.scalar("waiting")
        self.tick = self.scalar("round")
        self.work = Variable(names.fresh("work"), type=LONG, span=self.span)
        self.types = {item.name: item.type for item in plan.scalars}
        self.kernels: list[Kernel] = []
        # What decides about nodes: who writes it has to tell.
        self.watched = frozenset[str]().union(
            *(fields(guard.condition) for guard in round.active),
            *(fields(kernel.body) for kernel in (*round.before, *round.after)),
        )

    def scalar(self, hint: str) -> Variable:
        return Variable(self.names.fresh(hint), type=INT, span=self.span)

    @property
    def scalars(self) -> tuple[HostScalar, ...]:
        items = (self.active, self.waiting, self.tick, self.work)
        return tuple(HostScalar(item.name, item.type, span=self.span) for item in items)

    @property
    def buffers(self) -> tuple[Buffer, ...]:
        def buffer(name: str, element: Type) -> Buffer:
            return Buffer(name, element, "n", self.graph.name, span=self.span)

        return (
            buffer(self.frontier, self.type),
            buffer(self.touched, self.type),
            buffer(self.stamps, INT),
        )

    @property
    def setup(self) -> tuple[Step, ...]:
        """Before everything: the rounds of all runs of the loop are counted through."""
        allocations = (Allocate(item.name, span=self.span) for item in self.buffers)
        return (*allocations, Fill(self.stamps, span=self.span))

    # --- kernels ----------------------------------------------------------------------

    def launch(self, kernel: Kernel) -> Launch:
        self.kernels.append(kernel)
        return Launch(kernel.name, span=kernel.span)

    def over(self, kernel: Kernel, items: str, count: Variable, body: Block) -> Kernel:
        """`kernel` over a list instead of the graph."""
        source = Variable(items, type=self.graph.type, span=self.span)
        return replace(
            kernel,
            name=self.names.fresh(f"{kernel.name}_listed"),
            domain=Range("Items", source, span=kernel.domain.span),
            body=body,
            count=count,
            repeats=self.repeats,
        )

    def listed(self, guard: Guarded) -> Kernel:
        """A guarded kernel over the frontier, which pushes whom it changes."""
        kernel = guard.kernel
        body = guard.nest(self.telling(guard.body))
        if not isinstance(body, Block):
            body = Block((body,), span=kernel.span)
        statements: tuple[StatementNode, ...] = (
            If(guard.condition, body, span=kernel.span),
        )
        if guard is self.round.active[0]:
            touch: StatementNode = self.touch(guard.node)
            if not any(self.unsettled()):
                # It is as the last round has left it.
                stays = Block((touch,), span=self.span)
                touch = If(self.matters(guard.node), stays, span=self.span)
            statements = (touch, *statements)
        whole = Block(statements, span=kernel.body.span)
        return replace(
            self.over(kernel, self.frontier, self.active, whole),
            iterator=guard.node.name,
        )

    def telling(self, body: StatementNode) -> StatementNode:
        def told(node: Node) -> Node:
            if isinstance(node, Store | Update | UpdateTuple):
                drivers = {
                    place.driver.name: place.driver
                    for place in targets(node)
                    if isinstance(place, Field) and place.name in self.watched
                }
                then = tuple(self.touch(driver) for driver in drivers.values())
                return replace(node, then=then) if then else node
            return node

        return rewrite(body, told)

    def touch(self, node: Variable) -> Push:
        """Where nothing settles afterwards, who is touched may matter at once."""
        stamp = Field(node, self.stamps, type=INT, span=self.span)
        push = Push(
            node,
            self.touched,
            self.waiting,
            stamp,
            self.tick,
            append=self.append,
            unique=not self.repeats,
            span=self.span,
        )
        if self.round.after:
            return push
        return replace(push, work=self.work, degree=self.degree(node))

    @property
    def counter(self) -> Variable:
        """How many nodes are found; the list itself tells unless it is only touched."""
        return self.active if self.round.after else self.waiting

    def keeping(self, kernel: Kernel, *, anew: bool = False) -> Block:
        """The body of `kernel`; behind it, whoever may matter goes to the frontier, for
        this round if `anew`."""
        node = Variable(kernel.iterator, type=self.type, span=self.span)
        push = Push(
            node,
            self.frontier,
            self.counter,
            work=self.work,
            degree=self.degree(node),
            append=self.append,
            span=self.span,
        )
        matters = self.matters(node, anew)
        keep = If(matters, Block((push,), span=self.span), span=self.span)
        return replace(kernel.body, statements=(*kernel.body.statements, keep))

    def counting(self, kernel: Kernel) -> Kernel:
        """`kernel`, which then counts who may matter, and their edges."""
        node = Variable(kernel.iterator, type=self.type, span=self.span)
        one = Literal(1, type=INT, span=self.span)
        degree = Cast(LONG, self.degree(node), type=LONG, span=self.span)
        partials, updates = [], []
        for target, value in ((self.counter, one), (self.work, degree)):
            name = self.names.fresh(f"{target.name}_part")
            partials.append(Partial(name, target, "+", span=self.span))
            own = Variable(name, type=target.type, span=self.span)
            updates.append(Update(own, "+", value, span=self.span))
        count = Block(tuple(updates), span=self.span)
        keep = If(self.matters(node), count, span=self.span)
        return replace(
            kernel,
            name=self.names.fresh(f"{kernel.name}_counted"),
            body=replace(kernel.body, statements=(*kernel.body.statements, keep)),
            partials=(*kernel.partials, *partials),
        )

    def matters(self, node: Variable, anew: bool = False) -> Expression:
        conditions: dict[Expression, None] = {}
        for guard in self.round.active:
            level = level_of(guard, self.round.growing)
            if level is None:
                conditions[renamed(guard.condition, guard.node, node)] = None
            else:
                own = replace(level[0], driver=node)
                conditions[self.later(own, level[1], anew)] = None
        settled = [Settling(kernel, node) for kernel in self.round.after]
        for kernel in (*self.unsettled(), *self.round.after):
            for condition in Settling(kernel, node).acts():
                if len(settled) != 1 or not settled[0].excludes(condition):
                    conditions[condition] = None
        return either(conditions)

    def later(self, level: Field, depth: str, anew: bool) -> Expression:
        """The condition may hold in a later round, or in this one if `anew`.

        It never does for INF, unless the scalar is about to get there or to overflow.
        """
        growth = self.round.growing[depth]
        now = self.depth(depth)
        # It may have grown already when the nodes are settled.
        early = growth.behind > len(self.round.before)
        early = early and growth.behind < self.round.kernels
        comes = Binary(">=" if early or anew else ">", level, now, type=BOOL)
        ends = Binary("!=", level, Infinity(type=level.type), type=BOOL)
        both = Binary("&&", comes, ends, type=BOOL)
        return Binary("||", both, self.ending(level, now), type=BOOL)

    def ending(self, level: Field, depth: Variable) -> Expression:
        """The scalar is about to get to INF or to overflow: all nodes may matter."""
        type = INT if INT in (level.type, depth.type) else depth.type
        largest = (1 << 31 if type == INT else 1 << 63) - 1
        by = self.round.growing[depth.name].by
        return Binary(">=", depth, Literal(largest - by, type=type), type=BOOL)

    def unsettled(self) -> Iterator[Kernel]:
        """What must settle before the guarded kernels of a round over lists."""
        node = Variable(self.names.fresh("n"), type=self.type)
        for kernel in self.round.before:
            settling = Settling(kernel, node)
            if len(self.round.after) != 1 or not settling.is_undone_by(
                Settling(self.round.after[0], node)
            ):
                yield kernel

    # --- rounds -----------------------------------------------------------------------

    def all_nodes(self) -> Kernel:
        """Does nothing with each node yet."""
        like = self.round.active[-1].kernel
        return Kernel(
            self.names.fresh(f"{like.name}_next"),
            self.names.fresh("n"),
            Range("Nodes", self.graph, span=self.span),
            Block((), span=self.span),
            span=self.span,
        )

    def zero(self, count: Variable) -> Compute:
        return Compute(count, Literal(0, type=count.type), span=self.span)

    def rounds(self, loop: Repeat) -> Iterator[Step]:
        after = self.round.after or (self.all_nodes(),)
        last = after[-1].name
        guards = {guard.kernel.name: guard for guard in self.round.active}
        yield Compute(self.active, self.too_many(), span=self.span)
        whole: list[Step] = []
        for step in loop.body:
            if isinstance(step, Launch) and step.kernel == last:
                whole += self.last(after[-1])
            elif isinstance(step, Launch) and step.kernel in guards:
                whole.append(self.whole(guards[step.kernel], step))
            else:
                whole.append(step)
        if not self.round.after:
            whole[self.behind(loop) : self.behind(loop)] = self.last(after[-1])
        few = self.few()
        short = Repeat(
            Binary("&&", loop.condition, few, type=BOOL),
            tuple(self.short(loop, after)),
            test_first=False,
            span=loop.span,
        )
        lists = (*self.collected(), short)
        choice = Branch(few, lists, tuple(whole), span=loop.span)
        yield replace(loop, body=(choice,))

    def whole(self, guard: Guarded, step: Launch) -> Step:
        """A guarded kernel over the graph: from the active nodes, or towards them if
        they have many edges."""
        if self.direction is Direction.PUSH:
            return step
        changed = effects(guard.kernel).scalars_written
        other = pulled(guard, self.host_scalars - changed, self.names)
        if other is None:
            return step
        pull = self.launch(other)
        if self.direction is Direction.PULL:
            return pull
        many = Binary(">", self.work, self.share(PULLED_SHARE), type=BOOL)
        return Branch(many, (pull,), (step,), span=step.span)

    def share(self, part: int) -> Expression:
        """One edge in so many."""
        edges = Call(self.graph, "NumEdges", type=LONG, span=self.span)
        return Binary("/", edges, Literal(part, type=LONG), type=LONG)

    def behind(self, loop: Repeat) -> int:
        """The place behind the last launch."""
        places = [i for i, step in enumerate(loop.body) if isinstance(step, Launch)]
        return places[-1] + 1

    def last(self, kernel: Kernel) -> Iterator[Step]:
        """The last kernel of a round over the graph, or one more where none settles."""
        yield self.zero(self.counter)
        yield self.zero(self.work)
        yield self.launch(self.counting(kernel))
        yield from self.counted()

    def counted(self) -> Iterator[Step]:
        if self.counter != self.active:
            yield Compute(self.active, self.counter, span=self.span)

    def collected(self) -> Iterator[Step]:
        """Before rounds over lists: the first list."""
        kernel = self.all_nodes()
        name = self.names.fresh(f"{kernel.name}_kept")
        yield self.zero(self.counter)
        yield self.zero(self.work)
        yield self.launch(
            replace(kernel, name=name, body=self.keeping(kernel, anew=True))
        )
        yield from self.counted()

    def short(self, loop: Repeat, after: tuple[Kernel, ...]) -> Iterator[Step]:
        """A round over lists."""
        guards = {guard.kernel.name: guard for guard in self.round.active}
        unsettled = {kernel.name: kernel for kernel in self.unsettled()}
        before = {kernel.name for kernel in self.round.before}
        settling = {kernel.name: kernel for kernel in after}
        next = Binary("+", self.tick, Literal(1, type=INT), type=INT)
        yield Compute(self.tick, next, span=self.span)
        yield self.zero(self.waiting)
        if not self.round.after:
            yield self.zero(self.work)
        for i, step in enumerate(loop.body):
            match step:
                case Launch(name) if name in guards:
                    yield self.launch(self.listed(guards[name]))
                case Launch(name) if name in unsettled:
                    kernel = unsettled[name]
                    yield self.launch(
                        self.over(kernel, self.frontier, self.active, kernel.body)
                    )
                case Launch(name) if name in before:
                    pass
                case Launch(name) if name == after[-1].name:
                    yield self.zero(self.active)
                    yield self.zero(self.work)
                    kernel = settling[name]
                    body = self.keeping(kernel)
                    yield self.launch(
                        self.over(kernel, self.touched, self.waiting, body)
                    )
                case Launch(name):
                    kernel = settling[name]
                    yield self.launch(
                        self.over(kernel, self.touched, self.waiting, kernel.body)
                    )
                case _:
                    yield step
            if not self.round.after and i + 1 == self.behind(loop):
                # What was touched is the next frontier.
                yield Swap(self.frontier, self.touched, span=self.span)
                yield from self.counted()

    def few(self) -> Expression:
        """The list has all that may matter, and they are few."""
        conditions: list[Expression] = [
            Binary("<=", self.active, self.most(), type=BOOL)
        ]
        if self.use is not Use.ALL:
            most = self.share(EDGES_SHARE)
            conditions.append(Binary("<=", self.work, most, type=BOOL))
        for guard in self.round.active:
            if level := level_of(guard, self.round.growing):
                ending = self.ending(level[0], self.depth(level[1]))
                conditions.append(Unary("!", ending, type=BOOL))
        if self.repeats:
            conditions += self.fits()
        unique = dict.fromkeys(conditions)
        return reduce(lambda a, b: Binary("&&", a, b, type=BOOL), unique)

    def fits(self) -> Iterator[Expression]:
        """The list has room for all that the guarded kernels may append."""
        sites = sum(
            1 + sum(isinstance(n, Push) for n in walk(self.telling(guard.body)))
            for guard in self.round.active
        )
        least = Binary("+", self.work, self.active, type=LONG)
        most = Binary("*", least, Literal(sites, type=LONG), type=LONG)
        for room in (self.size(), Literal(MOST_WORK, type=INT)):
            yield Binary("<=", most, room, type=BOOL)

    def depth(self, name: str) -> Variable:
        return Variable(name, type=self.types[name], span=self.span)

    def most(self) -> Expression:
        """How many nodes a list of some use has."""
        if self.use is Use.ALL:
            return self.size()
        return Binary("/", self.size(), Literal(NODES_SHARE, type=INT), type=INT)

    def degree(self, node: Variable) -> Expression:
        """How many edges the guarded kernels look at for `node`."""
        kinds = {guard.edges for guard in self.round.active}
        for guard in self.round.active:
            kinds |= {range.kind for range in iterators(guard.kernel).values()}
        found = {
            "InDegree" if kind in ("InNbrs", "InEdges") else "OutDegree"
            for kind in kinds
            if kind in ("Nbrs", "InNbrs", "OutEdges", "InEdges")
        }
        total: Expression = ZERO
        for name in sorted(found):
            more = Call(node, name, type=INT, span=self.span)
            total = Binary("+", total, more, type=INT) if total != ZERO else more
        return total

    def too_many(self) -> Expression:
        return Binary("+", self.size(), Literal(1, type=INT), type=INT)

    def size(self) -> Expression:
        return Call(self.graph, "NumNodes", type=INT, span=self.span)


def renamed(condition: Expression, node: Variable, to: Variable) -> Expression:
    def swap(item: Node) -> Node:
        match item:
            case Variable(name) if name == node.name:
                return replace(item, name=to.name)
        return item

    return rewrite(condition, swap)


# --- the pass -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InferFrontier:
    """`use=all` runs every round but the first over lists, however many are active.

    `append` says how an item gets its place.  With `items=duplicates`, threads that
    come to a node at once may all append it, where running it twice changes nothing.
    """

    name: ClassVar[str] = "infer-frontier"
    stage: ClassVar[Stage] = "device"
    use: Use = Use.FEW
    direction: Direction = Direction.AUTO
    append: Append = Append.AGGREGATED
    items: Items = Items.UNIQUE

    def run(self, plan: Plan, context: Context) -> Plan:
        names = names_of(plan)
        made: list[_Frontier] = []

        def changed(step: Step) -> Iterable[Step] | None:
            if not isinstance(step, Repeat) or is_listed(step, plan):
                return None
            if is_innermost(step.body):
                return self.rounds(step, plan, context, names, made)
            return None

        steps = expand_steps(plan.steps, changed)
        if not made:
            return plan
        return replace(
            plan,
            buffers=(*plan.buffers, *(b for each in made for b in each.buffers)),
            scalars=(*plan.scalars, *(s for each in made for s in each.scalars)),
            kernels=used(
                (*plan.kernels, *(k for each in made for k in each.kernels)), steps
            ),
            steps=(*(s for each in made for s in each.setup), *steps),
        )

    def rounds(
        self,
        loop: Repeat,
        plan: Plan,
        context: Context,
        names: Names,
        made: list[_Frontier],
    ) -> Iterator[Step]:
        try:
            found = round_of(loop, plan)
        except Refused as reason:
            context.missed(
                self, f"every round runs over the graph: {reason}", loop.span
            )
            yield loop
            return
        made.append(_Frontier(plan, found, self, names))
        if self.items is Items.DUPLICATES:
            self.repeat(made[-1], loop, context)
        node = found.active[0].node.name
        message = f"rounds in which few `{node}` are active run over a list of them"
        context.passed(self, message, loop.span)
        yield from made[-1].rounds(loop)

    def repeat(self, frontier: _Frontier, loop: Repeat, context: Context) -> None:
        """Decide whether a node may be in the lists twice."""
        settling = (*frontier.unsettled(), *frontier.round.after)
        reason = repeats.obstacle(frontier.round, settling)
        if reason is None:
            frontier.repeats = True
            message = "a node may be in a list twice: its round is idempotent"
            context.passed(self, message, loop.span)
        else:
            message = f"each node is in a list once: {reason}"
            context.missed(self, message, loop.span)


def is_listed(loop: Repeat, plan: Plan) -> bool:
    """True if it runs over lists already."""
    launched = {item.kernel for item in walk(loop) if isinstance(item, Launch)}
    domains = {plan.kernel(name).domain.kind for name in launched}
    return domains == {"Items"}


def is_innermost(body: tuple[Step, ...]) -> bool:
    inside = [item for step in body for item in walk(step)]
    has_kernels = any(isinstance(item, Launch) for item in inside)
    return has_kernels and not any(isinstance(item, Repeat) for item in inside)


def used(kernels: Iterable[Kernel], steps: Iterable[Step]) -> tuple[Kernel, ...]:
    launched = {
        item.kernel for step in steps for item in walk(step) if isinstance(item, Launch)
    }
    return tuple(kernel for kernel in kernels if kernel.name in launched)
