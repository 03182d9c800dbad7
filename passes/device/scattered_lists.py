"""Worklists with preassigned places: scatter and gather.

    kernel over v: frontier                   kernel over v: frontier
        each w: v.Nbrs              →             each w: v.Nbrs
            … push w                                  … put w at the place of this edge

Where no vertex has more than a few edges, each entry of the frontier owns a place for
each vertex that it may push, so that places need no allocation.  Most places stay
empty: a prefix sum over them compacts them into the next frontier, and clears them.  If
several threads push one vertex, the entry counts whose place remains in the claim of
the vertex: no atomics are needed.  In rounds that need more places than there are, a
prefix sum over all vertices builds the worklist.  (Nasre, Burtscher, Pingali:
Atomic-free Irregular Computations on GPUs, GPGPU 2013, sections 5.2 and 3.2.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir.kernels import Each, Kernel, Put
from lighthouse.ir.nodes import (
    Binary,
    Block,
    Call,
    Cast,
    Conditional,
    Declare,
    Expression,
    If,
    Literal,
    Nil,
    Node,
    Variable,
)
from lighthouse.ir.plan import Buffer
from lighthouse.ir.steps import Compute, Launch, Step
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, LONG
from lighthouse.ir.walk import map_children
from lighthouse.passes.analysis.next_rounds import NextRound
from lighthouse.passes.analysis.rounds import Guarded
from lighthouse.passes.device.node_lists import Claims, Lists, Worklist, rank
from lighthouse.passes.device.scanned_lists import ScannedLists

# More places than these for each node, and most of them would be empty.
WIDEST = 64
MOST_PLACES = (1 << 31) - 1


class ScatteredLists(Lists):
    """`touched` has `width` places for each node of the frontier, `room` in all."""

    def __init__(self, next: NextRound, names: Names, *, repeats: bool) -> None:
        self.whole = ScannedLists(next, names, repeats=repeats)
        super().__init__(next, names, repeats=repeats, beside=self.whole)
        self.width = self.scalar("width", LONG)
        self.room = self.scalar("room", LONG)
        self.touched = Worklist(names.fresh("touched"), self.scalar("places", INT))
        items = self.touched.items
        self.buffers.append(Buffer(items, self.type, self.room, span=self.span))
        self.zeroed.append(items)
        self.claims = None if repeats else Claims(self.buffer("claim", INT))
        # How many places there are so far: some, and as many as the largest degrees.
        self.dealt: Counter[str] = Counter()

    # --- room -------------------------------------------------------------------------

    @property
    def setup(self) -> Iterator[Step]:
        yield Compute(self.width, self.dealt_out(), span=self.span)
        edges = Call(self.graph, "NumEdges", type=LONG, span=self.span)
        nodes = Cast(LONG, self.size(), type=LONG, span=self.span)
        graph = Binary("+", nodes, edges, type=LONG)
        most = Literal(MOST_PLACES, type=LONG)
        room = Call(None, "Min", (graph, most), type=LONG, span=self.span)
        widest, nothing = Literal(WIDEST, type=LONG), Literal(0, type=LONG)
        narrow = Binary("<=", self.width, widest, type=BOOL)
        room_or_none = Conditional(narrow, room, nothing, type=LONG, span=self.span)
        yield Compute(self.room, room_or_none, span=self.span)
        yield from super().setup

    def otherwise(self) -> tuple[Expression, Lists]:
        has_room = Binary("<=", self.needed(), self.room, type=BOOL, span=self.span)
        return has_room, self.whole

    def needed(self) -> Expression:
        """The places of a round."""
        active = Cast(LONG, self.active, type=LONG, span=self.span)
        return Binary("*", active, self.width, type=LONG, span=self.span)

    def dealt_out(self) -> Expression:
        total: Expression = Literal(self.dealt["1"], type=LONG)
        for name in ("MaxOutDegree", "MaxInDegree"):
            for _ in range(self.dealt[name]):
                most = Call(self.graph, name, type=INT, span=self.span)
                total = Binary("+", total, Cast(LONG, most, type=LONG), type=LONG)
        return total

    # --- scatter ----------------------------------------------------------------------

    def begin(self) -> Iterator[Step]:
        places = Cast(INT, self.needed(), type=INT, span=self.span)
        yield Compute(self.touched.count, places, span=self.span)

    def touch(self, node: Variable) -> Iterator[Put]:
        claim = self.claims.of(node) if self.claims else None
        nowhere = Literal(0, type=LONG)
        yield Put(node, self.touched.items, nowhere, claim, span=self.span)

    def act(self, guard: Guarded) -> Launch:
        """Each place where the kernel touches a node gets a part of those of `v`."""
        kernel = self.acting(guard)
        first = Variable(self.names.fresh("first"), type=LONG, span=self.span)

        def dealt(node: Node, loop: Each | None) -> Node:
            match node:
                case Put():
                    return replace(node, at=self.place(first, guard.node, loop))
                case Each():
                    loop = node
            return map_children(node, lambda child: dealt(child, loop))

        body = dealt(kernel.body, None)
        assert isinstance(body, Block)
        own = Binary("*", rank(guard.node), self.width, type=LONG, span=self.span)
        declared = Declare(LONG, (first.name,), own, span=self.span)
        body = replace(body, statements=(declared, *body.statements))
        return self.launch(replace(kernel, body=body))

    def place(self, first: Variable, node: Variable, loop: Each | None) -> Expression:
        """One for the node, or one for each of its edges in `loop`."""
        place: Expression = first
        if self.dealt:
            place = Binary("+", first, self.dealt_out(), type=LONG)
        if loop is None:
            self.dealt["1"] += 1
            return place
        incoming = loop.range.kind in ("InNbrs", "InEdges")
        self.dealt["MaxInDegree" if incoming else "MaxOutDegree"] += 1
        edge = Variable(loop.iterator, type=self.type, span=loop.span)
        return Binary("+", place, rank(edge, node), type=LONG)

    # --- gather -----------------------------------------------------------------------

    def counts(self, node: Variable) -> Expression:
        """There is a node in the place, and no other place of it counts."""
        nil = Nil(type=self.type, span=self.span)
        there = Binary("!=", node, nil, type=BOOL, span=self.span)
        if self.claims is None:
            return there
        return Binary("&&", there, self.claims.stays(node), type=BOOL)

    def settle(self, kernel: Kernel) -> Iterator[Step]:
        node = Variable(kernel.iterator, type=self.type, span=kernel.span)
        counts = If(self.counts(node), kernel.body, span=kernel.span)
        body = Block((counts,), span=kernel.span)
        yield self.launch(self.over(kernel, self.touched, body))

    def settle_last(self, kernel: Kernel) -> Iterator[Step]:
        yield from self.settle(kernel)
        yield from self.end()

    def end(self) -> Iterator[Step]:
        node = self.some_node()
        every = self.over(self.over_all("all", node), self.touched, Block(()))
        matters = self.next.matters(node)
        wanted = Binary("&&", self.counts(node), matters, type=BOOL)
        yield from self.whole.gather(every, wanted)

    def collect(self) -> Iterator[Step]:
        yield from self.whole.collect()
