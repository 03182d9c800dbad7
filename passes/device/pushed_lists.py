"""Worklists to which the threads of a kernel push vertices.

    kernel over v: frontier                kernel over n: touched
        … push w into touched       →          settle n
                                               if n may matter: push n into frontier

Each vertex is pushed once a round: the first thread to store the number of the round in
its stamp appends it.  It may also be pushed several times, where duplicates are
harmless, or where only the entry counts that its claim names at the end (race and
resolve).  Lists then have room for a round in which every vertex is active.  That is
enough for each round if one entry counts; if all do, their edges are counted.  Where
there are no settling kernels, the two lists alternate.  (Nasre, Burtscher, Pingali:
Atomic-free Irregular Computations on GPUs, GPGPU 2013, sections 3.2 and 4.2.)
"""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import compared
from lighthouse.ir.kernels import Append, Kernel, Push
from lighthouse.ir.steps import Branch, Step, Swap, WriteElement
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import INT, LONG
from lighthouse.passes.analysis.next_rounds import NextRound
from lighthouse.passes.device.node_lists import ONE, ZERO, Claims, Lists

# A list is counted in an Int.
MOST_PLACES = (1 << 31) - 1
# A row counts for no more than 2²⁶ edges: up to there, `work` is the true number.
MOST_WORK = (1 << 26) - 1


class PushedLists(Lists):
    """`touched` has the nodes that wait, some of them twice if it `repeats`.

    If it `races`, it has all that threads have pushed, and of each node one counts.
    """

    def __init__(
        self,
        next: NextRound,
        names: Names,
        append: Append,
        *,
        repeats: bool = False,
        races: bool = False,
        weighs: bool = True,
        selects: bool = False,
    ) -> None:
        super().__init__(
            next,
            names,
            repeats=repeats,
            several=repeats or races,
            weighs=weighs or repeats,
            selects=selects,
        )
        self.append = append
        self.touched = self.worklist("touched", "waiting")
        self.claims = Claims(self.buffer("claim", INT)) if races else None
        self.stamps = None if races or self.tells_none else self.new_stamps()

    @property
    def is_next(self) -> bool:
        return not self.round.after and self.claims is None

    @property
    def counter(self) -> ir.Variable:
        """The list itself tells unless it is only touched."""
        return self.touched.count if self.is_next else self.active

    @property
    def lists_some(self) -> bool:
        return self.touches(self.touched)

    # --- room -------------------------------------------------------------------------

    @property
    def setup(self) -> Iterator[Step]:
        if self.capacity:
            edges = ir.Call(self.graph, "NumEdges", type=LONG, span=self.span)
            pushes = self.sites().places(ir.Cast(LONG, self.size(), type=LONG), edges)
            least = ir.Call(None, "Min", (pushes, self.most), type=LONG, span=self.span)
            yield self.set(self.capacity, least)
        yield from super().setup

    @property
    def most(self) -> ir.Literal:
        """More places than a list may have."""
        return ir.Literal(MOST_WORK if self.repeats else MOST_PLACES, type=LONG)

    def fits(self) -> Iterator[ir.Expression]:
        if self.capacity and self.repeats:
            active = ir.Cast(LONG, self.active, type=LONG)
            yield compared("<=", self.sites().places(active, self.work), self.capacity)
        elif self.capacity:
            yield compared("<", self.capacity, self.most)

    # --- rounds -----------------------------------------------------------------------

    def begin(self) -> Iterator[Step]:
        if self.stamps:
            yield self.stamps.next()
        yield self.zero(self.touched.count)
        if self.is_next:
            yield from self.unweighed()

    def unweighed(self) -> Iterator[Step]:
        if self.weighs:
            yield self.zero(self.work)

    def touch(self, node: ir.Variable) -> Iterator[ir.StatementNode]:
        """Where nothing settles afterwards, who is touched may matter at once."""
        items, count = self.touched.items, self.touched.count
        push = Push(node, items, count, append=self.append, span=self.span)
        if self.claims:
            push = replace(push, claim=self.claims.of(node))
        if self.is_next:
            push = self.weighed(push)
        yield self.stamps.first(node, push, not self.repeats) if self.stamps else push

    def settle(self, kernel: Kernel) -> Iterator[Step]:
        body = kernel.body
        if self.claims:
            node = ir.Variable(kernel.iterator, type=self.type, span=kernel.span)
            stays = ir.If(self.claims.stays(node), body, span=kernel.span)
            body = ir.Block((stays,), span=kernel.span)
        yield self.launch(self.over(kernel, self.touched, body))

    def settle_last(self, kernel: Kernel) -> Iterator[Step]:
        yield self.zero(self.active)
        yield from self.unweighed()
        node = ir.Variable(kernel.iterator, type=self.type, span=self.span)
        statements = (*kernel.body.statements, self.keep(node, after=kernel.body))
        body = replace(kernel.body, statements=statements)
        yield from self.settle(replace(kernel, body=body))

    def end(self) -> Iterator[Step]:
        """What was touched is the next frontier, or one of each node."""
        if self.is_next:
            yield Swap(self.frontier.items, self.touched.items, span=self.span)
            yield from self.counted()
        else:
            kernel = self.over_all("resolved", self.some_node(), purpose=self.keeps)
            yield from self.settle_last(kernel)

    def collect(self) -> Iterator[Step]:
        node = self.some_node()
        yield self.zero(self.counter)
        if self.counts_work:
            yield self.zero(self.work)
        keep = self.keep(node, anew=True)
        yield self.launch(self.over_all("kept", node, keep, purpose=self.keeps))
        yield from self.counted()

    def seed(
        self, node: ir.Variable, *, counts: bool, is_there: bool
    ) -> Iterator[Step]:
        """Make the first list, of one node unless it is NIL; who `counts` wants to know
        its edges."""
        steps = [
            WriteElement(self.frontier.items, ZERO, node, span=self.span),
            self.set(self.active, ONE),
        ]
        if counts:
            degree = ir.Cast(LONG, self.degree(node), type=LONG, span=self.span)
            steps.append(self.set(self.work, degree))
        there = compared("!=", node, ir.Nil(type=self.type))
        if is_there:
            yield from steps if counts else (*steps, self.zero(self.work))
            return
        yield self.zero(self.active)
        yield self.zero(self.work)
        yield Branch(there, tuple(steps), span=self.span)

    @property
    def keeps(self) -> str:
        return f"lists in `{self.frontier.items}` the nodes that may act"

    def keep(
        self, node: ir.Variable, *, anew: bool = False, after: ir.Block | None = None
    ) -> ir.If:
        """If it may matter it goes to the frontier, for this round if `anew`; where it
        has just been settled by the statements `after`."""
        items = self.frontier.items
        push = Push(node, items, self.counter, append=self.append, span=self.span)
        kept = ir.Block((self.weighed(push),), span=self.span)
        matters = self.next.matters(node, anew=anew, after=after)
        return ir.If(matters, kept, span=self.span)

    def weighed(self, push: Push) -> Push:
        if not self.weighs:
            return push
        return replace(push, work=self.work, degree=self.degree(push.item))
