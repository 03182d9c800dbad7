"""Worklists built by prefix sums, in two kernels and without atomics.

    kernel over n: G.Nodes                    kernel over n: G.Nodes
        if n may matter: push n         →         count n if n may matter
                                              kernel over n: G.Nodes
                                                  place n if n may matter

The first kernel counts the vertices of each part of the graph; the second computes the
position of each by a prefix sum.  Vertices that are touched in a round are marked with
its number, and settling kernels run over the marked ones.  Where there are no settling
kernels, there are no marks.
(Nasre, Burtscher, Pingali: Atomic-free Irregular Computations on GPUs, GPGPU 2013,
sections 3.1 and 4.3.)
"""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir.kernels import Compact, Kernel, Store, Tally
from lighthouse.ir.nodes import Binary, Block, Expression, Field, If, Variable
from lighthouse.ir.plan import Buffer, Home
from lighthouse.ir.schedules import Scan
from lighthouse.ir.steps import Step
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, LONG
from lighthouse.passes.analysis.next_rounds import NextRound
from lighthouse.passes.device.node_lists import Lists

# Two words for each part of a graph, as many as lighthouse/include/scan.cuh has.
SUMS = 2 * 4096


class ScannedLists(Lists):
    """There is one list only, made anew of all nodes after each round.

    If it has `starts`, these say of each item how many edges those before it have.
    """

    def __init__(
        self,
        next: NextRound,
        names: Names,
        *,
        repeats: bool = False,
        starts: bool = False,
    ) -> None:
        super().__init__(next, names, repeats=repeats)
        self.starts = self.buffer("starts", LONG) if starts else None
        self.sums = names.fresh("sums")
        sums = Buffer(self.sums, LONG, SUMS, home=Home.DEVICE, span=self.span)
        self.buffers.append(sums)
        self.marks = self.new_stamps() if self.round.after else None

    def begin(self) -> Iterator[Step]:
        if self.marks:
            yield self.marks.next()

    def touch(self, node: Variable) -> Iterator[Store]:
        if self.marks:
            mark, round = self.marks.of(node), self.marks.round
            yield Store(mark, round, same_value=True, span=self.span)

    def settle(self, kernel: Kernel) -> Iterator[Step]:
        assert self.marks is not None
        node = Variable(kernel.iterator, type=self.type, span=kernel.span)
        marked = Binary("==", self.marks.of(node), self.marks.round, type=BOOL)
        body = Block((If(marked, kernel.body, span=kernel.span),), span=kernel.span)
        name = self.names.fresh(f"{kernel.name}_marked")
        yield self.launch(replace(kernel, name=name, body=body))

    def end(self) -> Iterator[Step]:
        yield from self.scan()

    def collect(self) -> Iterator[Step]:
        yield from self.scan(anew=True)

    def scan(self, *, anew: bool = False) -> Iterator[Step]:
        """Make the list of all nodes that may matter, in this round if `anew`."""
        node = self.some_node()
        every = self.over_all("all", node, purpose="")
        yield from self.gather(every, self.next.matters(node, anew=anew))

    def gather(self, every: Kernel, wanted: Expression) -> Iterator[Step]:
        """Make the list of all that are `wanted` of those that `every` runs over; what
        it takes from another list is no longer there."""
        node = Variable(every.iterator, type=self.type, span=self.span)
        sums = Field(node, self.sums, type=LONG, span=self.span)
        source = every.domain.source.name
        degree = self.degree(node)
        place = Compact(
            self.frontier.items,
            wanted,
            sums,
            self.active,
            self.work,
            takes=None if source == self.graph.name else source,
            starts=self.starts,
            degree=degree if self.starts else None,
            span=self.span,
        )
        yield self.zero(self.active)
        yield self.zero(self.work)
        tally = Tally(sums, wanted, degree, span=self.span)
        frontier = f"`{self.frontier.items}`"
        for act, statement, purpose in (
            ("tallied", tally, f"counts the nodes that are to be in {frontier}"),
            ("placed", place, f"places the nodes that were counted in {frontier}"),
        ):
            kernel = self.over_all(act, node, statement, purpose=purpose)
            yield self.launch(replace(kernel, domain=every.domain, schedule=Scan()))
