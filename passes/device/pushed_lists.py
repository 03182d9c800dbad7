"""Lists that the threads of a kernel push nodes to.

    kernel over v: frontier                kernel over n: touched
        … push w into touched       →          settle n
                                               if n may matter: push n into frontier

Each node is pushed once a round: the first to put the number of the round into its
stamp appends it; or several times, where it does not matter.  Where nothing settles
behind the guarded kernels, the two lists take turns.  (Nasre, Burtscher, Pingali:
Atomic-free Irregular Computations on GPUs, GPGPU 2013, sections 3.2 and 4.2.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir.nodes import Binary, Block, Expression, If, Literal, Variable
from lighthouse.ir.plan import Append, Kernel, Push, Step, Swap
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, LONG
from lighthouse.ir.walk import walk
from lighthouse.passes.analysis.next_rounds import NextRound
from lighthouse.passes.device.node_lists import Lists

# A row counts for no more than 2²⁶ edges: up to there, `work` is the true number.
MOST_WORK = (1 << 26) - 1


class PushedLists(Lists):
    """`touched` has so many `waiting` nodes, some of them twice if it `repeats`."""

    def __init__(
        self, next: NextRound, names: Names, append: Append, *, repeats: bool
    ) -> None:
        super().__init__(next, names)
        self.append = append
        self.repeats = repeats
        self.touched = self.buffer("touched", self.type)
        self.waiting = self.scalar("waiting", INT)
        self.stamps = self.new_stamps()

    @property
    def counter(self) -> Variable:
        """The list itself tells unless it is only touched."""
        return self.active if self.round.after else self.waiting

    def over(self, kernel: Kernel, items: str, count: Variable, body: Block) -> Kernel:
        return replace(super().over(kernel, items, count, body), repeats=self.repeats)

    def begin(self) -> Iterator[Step]:
        yield self.stamps.next()
        yield self.zero(self.waiting)
        if not self.round.after:
            yield self.zero(self.work)

    def touch(self, node: Variable) -> Iterator[Push]:
        """Where nothing settles afterwards, who is touched may matter at once."""
        push = Push(
            node,
            self.touched,
            self.waiting,
            self.stamps.of(node),
            self.stamps.round,
            append=self.append,
            unique=not self.repeats,
            span=self.span,
        )
        if not self.round.after:
            push = replace(push, work=self.work, degree=self.degree(node))
        yield push

    def settle(self, kernel: Kernel) -> Iterator[Step]:
        yield self.launch(self.over(kernel, self.touched, self.waiting, kernel.body))

    def settle_last(self, kernel: Kernel) -> Iterator[Step]:
        yield self.zero(self.active)
        yield self.zero(self.work)
        node = Variable(kernel.iterator, type=self.type, span=self.span)
        statements = (*kernel.body.statements, self.keep(node))
        body = replace(kernel.body, statements=statements)
        yield self.launch(self.over(kernel, self.touched, self.waiting, body))

    def end(self) -> Iterator[Step]:
        """What was touched is the next frontier."""
        yield Swap(self.frontier, self.touched, span=self.span)
        yield from self.counted()

    def collect(self) -> Iterator[Step]:
        node = self.some_node()
        yield self.zero(self.counter)
        yield self.zero(self.work)
        yield self.launch(self.over_all("kept", node, self.keep(node, anew=True)))
        yield from self.counted()

    def keep(self, node: Variable, *, anew: bool = False) -> If:
        """If it may matter it goes to the frontier, for this round if `anew`."""
        push = Push(
            node,
            self.frontier,
            self.counter,
            work=self.work,
            degree=self.degree(node),
            append=self.append,
            span=self.span,
        )
        matters = self.next.matters(node, anew=anew)
        return If(matters, Block((push,), span=self.span), span=self.span)

    def fits(self) -> Iterator[Expression]:
        """There is room for all that the guarded kernels may append."""
        if not self.repeats:
            return
        sites = sum(
            1 + sum(isinstance(n, Push) for n in walk(self.telling(guard.body)))
            for guard in self.round.active
        )
        least = Binary("+", self.work, self.active, type=LONG)
        most = Binary("*", least, Literal(sites, type=LONG), type=LONG)
        for room in (self.size(), Literal(MOST_WORK, type=INT)):
            yield Binary("<=", most, room, type=BOOL)
