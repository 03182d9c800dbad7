"""Worklists of the vertices that may be active, and the kernels that run over them.

    kernel over v: G.Nodes                 kernel over v: frontier
        If (v.active) …             →          push v
            w.next min= …                      If (v.active) …
                                                   w.next min= …, push w

A vertex that is written, or was in the last worklist, is *touched*: only touched
vertices may become active next.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, either
from lighthouse.ir.effects import Write, effects, iterators, writes, writes_in
from lighthouse.ir.kernels import (
    Each,
    FirstVisit,
    Kernel,
    ListItems,
    Partial,
    Push,
    Put,
    Store,
    Update,
    UpdateTuple,
)
from lighthouse.ir.plan import Buffer
from lighthouse.ir.steps import Compute, Fill, Launch, Step
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, LONG, NodeType, is_integral
from lighthouse.ir.uses import written, written_names
from lighthouse.ir.values import converted
from lighthouse.ir.walk import (
    as_block,
    children,
    find,
    map_children,
    only,
    rename,
    rewrite,
    walk,
    with_other,
)
from lighthouse.passes.analysis.facts import answer, known_at
from lighthouse.passes.analysis.nests import conjuncts, operands
from lighthouse.passes.analysis.next_rounds import NextRound
from lighthouse.passes.analysis.rounds import Guarded, fields, level_of
from lighthouse.passes.device.plan_variables import Additions
from lighthouse.passes.optimize.simplify_conditions import simplified

ZERO = ir.Literal(0, type=INT)
ONE = ir.Literal(1, type=INT)


@dataclass(frozen=True, slots=True)
class Stamps:
    """For each node the round in which it was touched last, and the present one."""

    cells: str
    round: ir.Variable

    def of(self, node: ir.Variable) -> ir.Field:
        return ir.Field(node, self.cells, type=INT, span=node.span)

    def first(self, node: ir.Variable, push: Push, exact: bool = True) -> FirstVisit:
        """Push a node that was not touched in this round."""
        body = ir.Block((push,), span=push.span)
        return FirstVisit(self.of(node), self.round, body, exact, span=push.span)

    def next(self) -> Compute:
        one = ir.Literal(1, type=INT)
        next = ir.Binary("+", self.round, one, type=INT)
        return Compute(self.round, next, span=self.round.span)


@dataclass(frozen=True, slots=True)
class Claims:
    """For each node one of the places of a list where threads have put it at once.

    Each has written its place there, as it came.  After the kernel, all see the one
    that has stayed.  (Nasre, Burtscher, Pingali: Atomic-free Irregular Computations on
    GPUs, GPGPU 2013, section 3.2, figures 4 and 5: race and resolve.)
    """

    cells: str

    def of(self, node: ir.Variable) -> ir.Field:
        return ir.Field(node, self.cells, type=INT, span=node.span)

    def stays(self, node: ir.Variable) -> ir.Expression:
        """In a kernel over the list: this is the place."""
        return ir.Binary("==", self.of(node), rank(node), type=BOOL, span=node.span)


def rank(iterator: ir.Variable, *known: ir.Variable) -> ir.Call:
    """How many come before it in the list or row that its loop runs over; in a row, a
    thread has to have `known` whose it is."""
    return ir.Call(iterator, "Rank", known, type=LONG, span=iterator.span)


@dataclass(frozen=True, slots=True)
class Sites:
    """How many statements put a node into a list: for each item of the frontier, and
    for each of its edges."""

    nodes: int
    edges: int

    @staticmethod
    def of(bodies: Sequence[ir.Node]) -> Sites:
        """One is for the item itself, as far as it stays."""
        in_loops = sum(map(_puts_in_loops, bodies))
        return Sites(1 + sum(map(_puts, bodies)) - in_loops, in_loops)

    def places(self, nodes: ir.Expression, edges: ir.Expression) -> ir.Expression:
        """So many as these may need."""
        own = times(self.nodes, nodes)
        return plus(own, times(self.edges, edges)) if self.edges else own


def outside_loops(node: ir.StatementNode) -> ir.StatementNode:
    nothing = ir.Block(())
    return rewrite(node, lambda loop: replace(loop, body=nothing), Each)


def is_constant(value: ir.Expression) -> bool:
    return all(isinstance(item, ir.Literal | ir.Unary) for item in walk(value))


def whatever(
    condition: ir.Expression, changed: Collection[str]
) -> ir.Expression | None:
    """What is true if the condition may be, whatever the `changed` properties are; None
    for what is always true."""
    match condition:
        case ir.Binary("&&", left, right):
            parts = [whatever(left, changed), whatever(right, changed)]
            known = [part for part in parts if part is not None]
            return both(known) if known else None
        case ir.Binary("||", left, right):
            first, second = whatever(left, changed), whatever(right, changed)
            return first and second and either([first, second])
    return None if fields(condition) & {*changed} else condition


def _puts(body: ir.Node) -> int:
    return isinstance(body, (Put, Push)) + sum(map(_puts, children(body)))


def _puts_in_loops(body: ir.Node) -> int:
    if isinstance(body, Each):
        return _puts(body)
    return sum(map(_puts_in_loops, children(body)))


def times(count: int, value: ir.Expression) -> ir.Expression:
    if count == 1:
        return value
    return ir.Binary("*", ir.Literal(count, type=LONG), value, type=LONG)


def product(left: ir.Expression, right: ir.Expression) -> ir.Binary:
    return ir.Binary("*", left, right, type=INT, span=left.span)


def plus(left: ir.Expression, right: ir.Expression | int) -> ir.Expression:
    if right == 0:
        return left
    if isinstance(right, int):
        right = ir.Literal(right, type=LONG)
    return ir.Binary("+", left, right, type=LONG)


@dataclass(frozen=True, slots=True)
class Asking:
    """The nodes that a pulled round asks for an active neighbour: the condition of
    `node`, the name of its degree, and how many edges all of them had at last."""

    node: str
    condition: ir.Expression
    degree: str
    edges: ir.Variable

    @staticmethod
    def by(kernel: Kernel, edges: ir.Variable) -> Asking:
        """Of a kernel that `directions.pulled` has made."""
        check = only(kernel.body)
        assert isinstance(check, ir.If)
        (search,) = find(check, Each)
        degree = "InDegree" if search.range.kind == "InNbrs" else "OutDegree"
        return Asking(kernel.iterator, check.condition, degree, edges)

    def of(self, node: ir.Variable) -> ir.Expression:
        return rename(self.condition, self.node, node.name)


@dataclass(frozen=True, slots=True)
class Worklist:
    """Nodes in a buffer, and how many they are."""

    items: str
    count: ir.Variable


class Worklists(Additions):
    """Lists of the nodes of a graph, and kernels over them and over all nodes.

    `like` is a kernel over the graph, after which the others are called.  A node may be
    in a list twice if it `repeats`.
    """

    def __init__(self, names: Names, like: Kernel, *, repeats: bool = False) -> None:
        super().__init__(names, like.span)
        self.graph = like.domain.source
        self.like = like
        self.repeats = repeats
        self.type = NodeType(self.graph.name)
        self.zeroed: list[str] = []
        self.rounds: list[ir.Variable] = []

    def worklist(self, hint: str, count: str) -> Worklist:
        return Worklist(self.buffer(hint, self.type), self.scalar(count, INT))

    def new_stamps(self, hint: str = "stamp", round: str = "round") -> Stamps:
        name = self.buffer(hint, INT)
        self.zeroed.append(name)
        self.rounds.append(self.scalar(round, INT))
        return Stamps(name, self.rounds[-1])

    @property
    def setup(self) -> Iterator[Step]:
        """The rounds of all runs of the loop are counted through."""
        yield from super().setup
        for name in self.zeroed:
            yield Fill(name, span=self.span)
        for round in self.rounds:
            yield self.zero(round)

    def over(self, kernel: Kernel, list: Worklist, body: ir.Block) -> Kernel:
        """`kernel` over a list instead of the graph, with another body."""
        domain = ListItems(
            "Items",
            ir.Variable(list.items, type=self.graph.type, span=self.span),
            count=list.count,
            repeats=self.repeats,
            span=kernel.domain.span,
        )
        name = self.names.fresh(f"{kernel.name}_listed")
        return replace(kernel, name=name, domain=domain, body=body)

    def some_node(self) -> ir.Variable:
        return self.names.variable("n", self.type, self.span)

    def over_all(
        self, act: str, node: ir.Variable, *body: ir.StatementNode, purpose: str
    ) -> Kernel:
        """A kernel over the graph, and what it is for."""
        return Kernel(
            self.names.fresh(f"{self.like.name}_{act}"),
            node.name,
            ir.Range("Nodes", self.graph, span=self.span),
            ir.Block(body, span=self.span),
            purpose=purpose,
            span=self.span,
        )


class Lists(Worklists, ABC):
    """The nodes that may matter are in `frontier`: so many `active` ones, with `work`
    edges.

    Those of one loop may differ by round: then they have one frontier with those
    `beside` them.  Where threads may push a node `several` times, lists have room for
    `capacity` nodes.  A list that does not `weigh` leaves the work out; rounds over the
    graph count it where anything reads it.

    Where a processor has few threads, it `selects` what counts: it would predict the
    branches badly.
    """

    def __init__(
        self,
        next: NextRound,
        names: Names,
        *,
        repeats: bool = False,
        beside: Lists | None = None,
        several: bool = False,
        weighs: bool = True,
        selects: bool = False,
    ) -> None:
        super().__init__(names, next.round.active[0].kernel, repeats=repeats)
        self.capacity = self.scalar("capacity", LONG) if several else None
        self.weighs = self.counts_work = weighs
        self.selects = selects
        self.asking: list[Asking] = []
        self.next = next
        self.round = next.round
        if beside is None:
            self.frontier = self.worklist("frontier", "active")
            self.work = self.scalar("work", LONG)
        else:
            self.frontier, self.work = beside.frontier, beside.work

    def worklist(self, hint: str, count: str) -> Worklist:
        if self.capacity is None:
            return super().worklist(hint, count)
        items = self.names.fresh(hint)
        self.buffers.append(Buffer(items, self.type, self.capacity, span=self.span))
        return Worklist(items, self.scalar(count, INT))

    @property
    def active(self) -> ir.Variable:
        return self.frontier.count

    @property
    def counter(self) -> ir.Variable:
        """What kernels count the nodes of a list in."""
        return self.active

    @property
    def is_next(self) -> bool:
        """True if the touched nodes are the next frontier as they are."""
        return False

    @abstractmethod
    def touch(self, node: ir.Variable) -> Iterator[ir.StatementNode]:
        """What a kernel does for a node that is touched."""

    @property
    def lists_some(self) -> bool:
        """False if the kernels of the rounds, once they are made, touch no node."""
        return True

    def touches(self, touched: Worklist) -> bool:
        """True if a kernel puts a node into this list."""
        puts = (put for kernel in self.kernels for put in find(kernel, Push, Put))
        return any(put.into == touched.items for put in puts)

    @abstractmethod
    def begin(self) -> Iterator[Step]:
        """Before the kernels of a round over lists."""

    @abstractmethod
    def settle(self, kernel: Kernel) -> Iterator[Step]:
        """A settling kernel for those that were touched."""

    def settle_last(self, kernel: Kernel) -> Iterator[Step]:
        """The same for the last one; the frontier is a new one then."""
        yield from self.settle(kernel)
        yield from self.end()

    @abstractmethod
    def end(self) -> Iterator[Step]:
        """After the last kernel of a round without any that settles."""

    @abstractmethod
    def collect(self) -> Iterator[Step]:
        """Make the first list, of all nodes that may matter in this round."""

    def fits(self) -> Iterator[ir.Expression]:
        """What must hold for the lists to have room for a round."""
        return iter(())

    def otherwise(self) -> tuple[ir.Expression, Lists] | None:
        """What must hold for a round, and the lists beside these if it does not."""
        return None

    # --- kernels ----------------------------------------------------------------------

    def prepare(self, kernel: Kernel) -> Launch:
        """What must settle before the guarded kernels, over the frontier."""
        return self.launch(self.over(kernel, self.frontier, kernel.body))

    def act(self, guard: Guarded) -> Launch:
        return self.launch(self.acting(guard))

    @cached_property
    def touches_last(self) -> bool:
        """True if active nodes touch themselves at the end of a round: they change what
        decides about themselves, and nothing settles that afterwards."""
        return not self.round.after and any(map(self.own_changes, self.round.active))

    def own_changes(self, guard: Guarded) -> list[ir.Field]:
        """What decides about an active node, where it changes that outside of loops."""
        changes = self.changes(outside_loops(guard.nest(guard.body)))
        return [place for place in changes if place.driver.name == guard.node.name]

    def changes(self, node: ir.StatementNode) -> list[ir.Field]:
        """Where `node` changes what decides about nodes."""
        return [
            place
            for write in writes_in(node)
            for place in written(write)
            if isinstance(place, ir.Field) and place.name in self.next.watched
        ]

    @cached_property
    def tells_none(self) -> bool:
        """True if no active node touches another one, and itself once at most."""
        return all(
            self.changes(guard.body)
            == (self.own_changes(guard) if self.touches_last else [])
            for guard in self.round.active
        )

    @cached_property
    def told(self) -> dict[str, ir.StatementNode]:
        """By the name of its kernel, what each guarded kernel does for a node."""
        return {each.kernel.name: self.telling(each) for each in self.round.active}

    def unsure(self, guard: Guarded) -> list[ir.Expression]:
        """What of its condition may not hold for all nodes of the frontier."""
        parts = [*conjuncts(guard.condition)]
        if level_of(guard, self.round.growing):
            return [] if self.next.in_turn and len(parts) == 1 else parts
        return [part for part in parts if not self.is_sure(part, guard)]

    def is_sure(self, condition: ir.Expression, guard: Guarded) -> bool:
        """Who has listed a node has asked for the condition, and nothing has changed it
        since then: another node might, unless a kernel of its own makes the list."""
        earlier = takewhile(lambda each: each is not guard, self.round.active)
        kernels = (*self.round.before, *(each.kernel for each in earlier))
        changed = frozenset[str]().union(*(effects(k).fields_written for k in kernels))
        return (
            not (self.repeats or self.round.choice or changed & fields(condition))
            and condition in conjuncts(self.next.matters(guard.node))
            and condition in conjuncts(self.next.matters(guard.node, anew=True))
            and (
                not self.is_next
                or self.tells_none
                or self.is_asked(condition, guard.node)
            )
        )

    def is_asked(self, condition: ir.Expression, node: ir.Variable) -> bool:
        """True if nodes are touched only where it holds, and no thread changes it then
        or later in the round.  Active ones touch themselves where they may matter."""
        own = self.round.active[-1 if self.touches_last else 0]
        changed: set[str] = set()
        for guard in reversed(self.round.active):
            changed |= effects(guard.kernel).fields_written
            acts = ir.If(guard.condition, self.told[guard.kernel.name])
            touches = [
                answer(rename(condition, node.name, push.item.name), facts)
                for push, facts in known_at(acts)
                if isinstance(push, Push)
            ]
            changes = (touches or guard is own) and changed & fields(condition)
            if changes or not all(touches):
                return False
        return True

    def acting(self, guard: Guarded) -> Kernel:
        """A guarded kernel over the frontier, which touches whom it changes."""
        kernel = guard.kernel
        first: tuple[ir.StatementNode, ...] = ()
        last: tuple[ir.StatementNode, ...] = ()
        acts = as_block(self.told[kernel.name]).statements
        if self.touches_last and guard is self.round.active[-1]:
            last = tuple(self.stays(guard))
        elif not self.touches_last and guard is self.round.active[0]:
            first = tuple(self.stays(guard))
            match first:
                case (ir.If(condition, stay),) if condition == guard.condition:
                    first, acts = (), (*as_block(stay).statements, *acts)
        if unsure := self.unsure(guard):
            then = ir.Block(acts, span=self.span)
            acts = (ir.If(both(unsure), then, span=kernel.span),)
        whole = ir.Block((*first, *acts, *last), span=kernel.body.span)
        listed = self.over(kernel, self.frontier, whole)
        return simplified(replace(listed, iterator=guard.node.name))

    def stays(self, guard: Guarded) -> Iterator[ir.StatementNode]:
        """An active node touches itself if it may matter as it is now, or in any case
        if it is still to settle: whoever changes it afterwards touches it."""
        touch = tuple(self.touch(guard.node))
        if self.next.in_turn:
            return  # it has its level already
        if not touch or (self.round.after and self.next.unsettled(guard.node)):
            yield from touch
            return
        then = ir.Block(touch, span=self.span)
        yield ir.If(self.next.matters(guard.node), then, span=self.span)

    def already(self, guard: Guarded) -> frozenset[str]:
        """The active node if it touches itself before it does anything."""
        if self.touches_last:
            return frozenset()
        match tuple(self.stays(guard)):
            case (ir.If(condition),):
                sure = guard is self.round.active[0] and any(
                    part == guard.condition for part in operands(condition, "||")
                )
            case touch:
                sure = bool(touch)
        return frozenset({guard.node.name} if sure else ())

    def telling(self, guard: Guarded) -> ir.StatementNode:
        """What a guarded kernel does for a node, where a write to what decides about
        another node touches that one."""

        def told(node: ir.Node, done: frozenset[str], in_loop: bool = False) -> ir.Node:
            """`done` are the nodes that are touched in any case."""
            if isinstance(node, ir.Block):
                return in_block(node, done, in_loop)
            inside = in_loop or isinstance(node, Each)
            node = map_children(node, lambda child: told(child, done, inside))
            if not isinstance(node, Store | Update | UpdateTuple):
                return node
            drivers = [v for v in touched(node, in_loop) if v.name not in done]
            if len(drivers) == 1 and (sum := self.summed(guard.kernel, node)):
                return sum
            then = tuple(p for each in drivers for p in self.touch(each))
            return replace(node, then=then) if then else node

        def touched(node: Write, in_loop: bool) -> Iterable[ir.Variable]:
            """The nodes about which what it writes decides."""
            drivers = {
                place.driver.name: place.driver
                for place in written(node)
                if isinstance(place, ir.Field) and place.name in self.next.watched
            }
            if self.touches_last and not in_loop:
                drivers.pop(guard.node.name, None)
            return drivers.values()

        def in_block(block: ir.Block, done: frozenset[str], in_loop: bool) -> ir.Node:
            """A node that it touches in any case is touched by one statement."""
            last = {
                node.name: place
                for place, statement in enumerate(block.statements)
                if isinstance(statement, Store)
                for node in touched(statement, in_loop)
                if node.name not in written_names(block)
            }
            places = iter(range(len(block.statements)))

            def child(statement: ir.Node) -> ir.Node:
                here = next(places)
                others = (name for name, place in last.items() if place != here)
                return told(statement, done.union(others), in_loop)

            return map_children(block, child)

        body = told(guard.nest(guard.body), self.already(guard))
        assert isinstance(body, ir.StatementNode)
        return body

    def summed(self, kernel: Kernel, node: Write) -> Update | None:
        """The addition of a constant, which touches the node only if that may matter
        with the new value: of the threads that add, the last knows the final value.
        What decides without that value is for whoever changes it.

        None for other writes, and if the node may matter whatever the value is.
        """
        match node:
            case Update(ir.Field(driver, name, type=type), "+", value) if (
                is_integral(type) and is_constant(value) and not self.round.after
            ):
                pass
            case _:
                return None
        changed: set[str] = set()
        for write in writes(kernel):
            sums = isinstance(write, Update) and write.operator == "+"
            for place in written(write):
                if isinstance(place, ir.Field) and not (sums and place.name == name):
                    changed.add(place.name)
        conditions = operands(self.next.matters(driver), "||")
        asking = [each for each in conditions if name in fields(each)]
        matters = whatever(either(asking), changed) if asking else None
        touch = tuple(self.touch(driver))
        if name in changed or matters is None or not touch:
            return None
        before = self.names.variable(f"{name}_before", type, self.span)
        new = ir.Binary("+", before, converted(value, type), type=type)
        matters = with_other(matters, node.target, new)
        then = ir.If(matters, ir.Block(touch, span=self.span), span=self.span)
        return replace(node, before=before.name, then=(then,))

    def count(
        self, settling: Kernel | None = None, *, anew: bool = False
    ) -> Iterator[Step]:
        """The last kernel of a round over the graph, or one more where none settles;
        before the first round if `anew`."""
        yield self.zero(self.counter)
        if self.counts_work:
            yield self.zero(self.work)
        for asking in self.asking:
            yield self.zero(asking.edges)
        act = "first" if anew else "next"
        purpose = "counts the nodes that may act in the next round"
        if self.counts_work:
            purpose += ", and their edges"
        last = settling or self.over_all(act, self.some_node(), purpose=purpose)
        yield self.launch(self.counting(last, anew))
        yield from self.counted()

    def counted(self) -> Iterator[Step]:
        if self.counter != self.active:
            yield self.set(self.active, self.counter)

    def counting(self, kernel: Kernel, anew: bool) -> Kernel:
        """`kernel`, which then counts who may matter, and their edges."""
        node = ir.Variable(kernel.iterator, type=self.type, span=self.span)
        matters = self.next.matters(node, anew=anew, after=kernel.body, listed=False)
        one: ir.Expression = ONE
        degree = self.degree(node)
        chosen: list[ir.StatementNode] = []

        def selected(condition: ir.Expression, hint: str) -> ir.Variable:
            """1 or 0 in a variable."""
            own = self.names.variable(hint, INT, self.span)
            value = ir.Conditional(condition, ONE, ZERO, type=INT)
            chosen.append(ir.declare(own, value))
            return own

        if self.selects:
            one = selected(matters, "counts")
            degree = product(degree, one)
        sums = [(self.counter, one)]
        if self.counts_work:
            sums.append((self.work, ir.Cast(LONG, degree, type=LONG, span=self.span)))
        for asking in self.asking:
            asks = selected(asking.of(node), "asks")
            edges = product(ir.Call(node, asking.degree, type=INT), asks)
            sums.append((asking.edges, ir.Cast(LONG, edges, type=LONG, span=self.span)))
        partials: list[Partial] = []
        updates: list[ir.StatementNode] = []
        for target, more in sums:
            own = self.names.variable(f"{target.name}_part", target.type, self.span)
            partials.append(Partial(own.name, target, "+", span=self.span))
            updates.append(Update(own, "+", more, span=self.span))
        if not self.selects:
            count = ir.Block(tuple(updates), span=self.span)
            updates = [ir.If(matters, count, span=self.span)]
        statements = (*kernel.body.statements, *chosen, *updates)
        return replace(
            kernel,
            name=self.names.fresh(f"{kernel.name}_counted"),
            body=replace(kernel.body, statements=statements),
            partials=(*kernel.partials, *partials),
        )

    def sites(self) -> Sites:
        """Where the guarded kernels of a round touch nodes."""
        return Sites.of([*self.told.values()])

    def degrees(self) -> frozenset[str]:
        """What gives the numbers of edges that the guarded kernels look at."""
        kinds = {guard.edges for guard in self.round.active}
        for guard in self.round.active:
            kinds |= {range.kind for range in iterators(guard.kernel).values()}
        return frozenset(
            "InDegree" if kind in ("InNbrs", "InEdges") else "OutDegree"
            for kind in kinds
            if kind in ("Nbrs", "InNbrs", "OutEdges", "InEdges")
        )

    def degree(self, node: ir.Variable) -> ir.Expression:
        """How many edges the guarded kernels look at for `node`."""
        total: ir.Expression = ZERO
        for name in sorted(self.degrees()):
            more = ir.Call(node, name, type=INT, span=self.span)
            total = ir.Binary("+", total, more, type=INT) if total != ZERO else more
        return total

    def size(self) -> ir.Expression:
        return ir.Call(self.graph, "NumNodes", type=INT, span=self.span)
