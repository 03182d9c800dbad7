"""Worklists built by prefix sums over what threads push: scatter and gather.

    kernel over v: frontier                   kernel over v: frontier
        each w: v.Nbrs              →             each w: v.Nbrs
            … push w                                  … put w at the place of this edge

Each item of the frontier owns a place for each vertex that it may push: one for each of
its edges, from where a prefix sum over the degrees of the frontier says.  Some places
stay empty: a prefix sum over them compacts them into the next frontier, and clears
them.  If several threads push one vertex, the entry counts whose place remains in the
claim of the vertex: no atomics are needed.  So a round costs what the frontier has of
vertices and edges.  Where these are many, a prefix sum over all vertices of the graph
costs less, and builds the worklist (`scanned_lists`).  (Nasre,
Burtscher, Pingali: Atomic-free Irregular Computations on GPUs, GPGPU 2013, sections 3.1
with figure 2, 3.2 and 5.2.)
"""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, compared
from lighthouse.ir.kernels import Each, Kernel, Put
from lighthouse.ir.steps import Launch, Step
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import INT, LONG
from lighthouse.ir.walk import map_children
from lighthouse.passes.analysis.next_rounds import NextRound
from lighthouse.passes.analysis.rounds import Guarded
from lighthouse.passes.device.node_lists import Claims, Lists, plus, rank, times
from lighthouse.passes.device.scanned_lists import ScannedLists

# A place costs as much as this many vertices: threads write and read it at random.
COST = 8


class ScatteredLists(Lists):
    """`touched` has as many places for each node of the frontier, and for each of its
    edges, as statements put a node into one.
    """

    def __init__(self, next: NextRound, names: Names, *, repeats: bool) -> None:
        self.whole = ScannedLists(next, names, repeats=repeats, starts=True)
        super().__init__(next, names, repeats=repeats, beside=self.whole)
        self.touched = self.worklist("touched", "places")
        self.zeroed.append(self.touched.items)
        self.claims = None if repeats else Claims(self.buffer("claim", INT))
        self.dealing = self.sites()
        self.dealt_nodes = self.dealt_edges = 0

    # --- room -------------------------------------------------------------------------

    def otherwise(self) -> tuple[ir.Expression, Lists]:
        nodes = ir.Cast(LONG, self.size(), type=LONG, span=self.span)
        most = ir.Binary("/", nodes, ir.Literal(COST, type=LONG), type=LONG)
        return compared("<=", self.needed(), most), self.whole

    def needed(self) -> ir.Expression:
        """The places of a round."""
        active = ir.Cast(LONG, self.active, type=LONG, span=self.span)
        return self.dealing.places(active, self.work)

    @property
    def lists_some(self) -> bool:
        return self.touches(self.touched)

    # --- scatter ----------------------------------------------------------------------

    def begin(self) -> Iterator[Step]:
        places = ir.Cast(INT, self.needed(), type=INT, span=self.span)
        yield self.set(self.touched.count, places)

    def touch(self, node: ir.Variable) -> Iterator[Put]:
        claim = self.claims.of(node) if self.claims else None
        nowhere = ir.Literal(0, type=LONG)
        yield Put(node, self.touched.items, nowhere, claim, span=self.span)

    def act(self, guard: Guarded) -> Launch:
        """Each place where the kernel touches a node gets a part of those of `v`."""
        kernel = self.acting(guard)
        position = self.names.variable("position", LONG, self.span)
        first = self.names.variable("first", LONG, self.span)

        def dealt(node: ir.Node, loop: Each | None) -> ir.Node:
            match node:
                case Put():
                    return replace(node, at=self.place(first, guard.node, loop))
                case Each():
                    loop = node
            return map_children(node, lambda child: dealt(child, loop))

        body = dealt(kernel.body, None)
        assert isinstance(body, ir.Block)
        assert self.whole.starts is not None
        start = ir.Field(position, self.whole.starts, type=LONG, span=self.span)
        declared = (
            ir.declare(position, rank(guard.node)),
            ir.declare(first, self.dealing.places(position, start)),
        )
        body = replace(body, statements=(*declared, *body.statements))
        return self.launch(replace(kernel, body=body))

    def place(
        self, first: ir.Variable, node: ir.Variable, loop: Each | None
    ) -> ir.Expression:
        """One for the node, or one for each of its edges in `loop`."""
        if loop is None:
            self.dealt_nodes += 1
            return plus(first, self.dealt_nodes - 1)
        degree = ir.Cast(LONG, self.degree(node), type=LONG, span=self.span)
        place = plus(first, self.dealing.nodes)
        if self.dealt_edges:
            place = plus(place, times(self.dealt_edges, degree))
        self.dealt_edges += 1
        edge = ir.Variable(loop.iterator, type=self.type, span=loop.span)
        return plus(place, rank(edge, node))

    # --- gather -----------------------------------------------------------------------

    def counts(self, node: ir.Variable) -> ir.Expression:
        """There is a node in the place, and no other place of it counts."""
        nil = ir.Nil(type=self.type, span=self.span)
        there = compared("!=", node, nil)
        return both([there, self.claims.stays(node)]) if self.claims else there

    def settle(self, kernel: Kernel) -> Iterator[Step]:
        node = ir.Variable(kernel.iterator, type=self.type, span=kernel.span)
        counts = ir.If(self.counts(node), kernel.body, span=kernel.span)
        body = ir.Block((counts,), span=kernel.span)
        yield self.launch(self.over(kernel, self.touched, body))

    def end(self) -> Iterator[Step]:
        node = self.some_node()
        nodes = self.over_all("all", node, purpose="")
        every = self.over(nodes, self.touched, ir.Block(()))
        wanted = both([self.counts(node), self.next.matters(node)])
        yield from self.whole.gather(every, wanted)

    def collect(self) -> Iterator[Step]:
        yield from self.whole.collect()
