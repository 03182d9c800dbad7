"""Schedules of kernels: which threads run the iterations, and the rows of vertices.

A schedule is a node of the plan.  Its fields are what the code of a target needs to
know of it; `codegen/schedules.py` has the code, `runtime/schedules.py` the launch from
Python.
"""

from __future__ import annotations

from typing import ClassVar

from lighthouse.ir.frozen import frozen
from lighthouse.ir.nodes import Expression, Field, Node, Variable
from lighthouse.ir.roles import ArrayName, Defines, LocalName, Reads, Updates, kind

# --- rows -----------------------------------------------------------------------------


@frozen
class Rows(Node):
    """Which threads of a block run the edges of a vertex of one of them."""


@kind("thread")
class ThreadRows(Rows):
    """That thread alone."""


@kind("warp")
class WarpRows(Rows):
    """The warp of that thread."""


@kind("block")
class BlockRows(Rows):
    """All."""


@kind("balanced")
class BalancedRows(Rows):
    """All, the warp, or lanes of the warp, by the number of edges."""


@kind("donate")
class DonatedRows(Rows):
    """That thread, but for what it donates to the block."""


# --- iterations -----------------------------------------------------------------------


@frozen
class Schedule(Node):
    """Which thread runs which iterations of a kernel."""

    # What each launch brings along; then the kernel is no part of a resident loop.
    per_launch: ClassVar[str | None] = None
    # Who runs iterations and rows, where the comment above a kernel says so.
    words: ClassVar[str] = ""

    @property
    def guard(self) -> str | None:
        """The variable that says which threads of a block have an iteration, where the
        whole block runs the body."""
        return None

    @property
    def is_shared(self) -> bool:
        """True if several blocks may run an iteration, each for a part of its row."""
        return False


@kind("threads")
class GridStride(Schedule):
    """A thread for each; with fewer threads, each goes on with a stride."""


@kind("own items of {items}, stamped {stamp} in {round}[, where {may}]")
class OwnItems(Schedule):
    """A thread for each.  On OpenMP a thread that `may` goes on with the nodes that it
    has pushed to the list `items`, as long as these are few, in the same launch.

    The body pushes a node only once in a `round`: the `stamp` says that it was, which
    is taken back when the thread comes to the node.
    """

    items: Reads[ArrayName]
    stamp: Updates[Field]
    round: Reads[Variable]
    may: Reads[Expression | None] = None


@kind("scan")
class Scan(Schedule):
    """The body is one statement, a `KernelLoop`, which shares out all iterations."""


@frozen
class BlockSchedule(Schedule):
    """A thread for each, and whole blocks run the body: their threads help each other
    with rows.  The variable `has_item` says which have an iteration."""

    words: ClassVar[str] = "with shared rows"
    has_item: Defines[LocalName]

    @property
    def guard(self) -> str | None:
        return self.has_item


@kind("blocks if {has_item}, {rows}")
class BlockStride(BlockSchedule):
    """Blocks go on with a stride."""

    rows: Rows


@kind("spread blocks if {has_item}, {rows} up to {longest}[ cut if {leads}]")
class SpreadItems(BlockSchedule):
    """As `BlockStride`; where iterations are few, each has several threads for its
    rows, none of which is longer than `longest`.

    If it cuts rows, blocks have parts of long rows, and each of them runs what is
    around the loops; the variable `leads` says which has the first part.
    """

    words: ClassVar[str] = "with rows spread over blocks"
    rows: Rows
    longest: Reads[Expression]
    leads: Defines[LocalName | None] = None

    @property
    def is_shared(self) -> bool:
        return self.leads is not None


@kind("drawn blocks if {has_item}, {rows}")
class DrawnBlocks(BlockSchedule):
    """Blocks draw from a counter, an iteration for each thread."""

    per_launch: ClassVar[str | None] = "a counter"
    words: ClassVar[str] = "drawn by blocks, which share rows"
    rows: Rows


@kind("merge path if {has_item}[ {cuts_rows}]")
class MergePath(BlockSchedule):
    """Each block has as many vertices and edges together as any other.

    If it `cuts_rows`, several blocks may have parts of a row, and each runs what is
    around the loop over them.
    """

    words: ClassVar[str] = "with rows dealt by a merge path"
    cuts_rows: bool = False

    @property
    def is_shared(self) -> bool:
        return self.cuts_rows


@kind("groups if {has_item} of {edges}")
class Groups(BlockSchedule):
    """A warp for each, or the block where there are many `edges`: its first thread has
    the iteration, the others help with rows and with what maps of it contain."""

    words: ClassVar[str] = "with shared rows and maps"
    edges: Reads[Expression]


# --- warps ----------------------------------------------------------------------------


@frozen
class WarpSchedule(Schedule):
    """The threads of a warp run each iteration together, as the sets of extensions want
    it on a GPU."""

    per_launch: ClassVar[str | None] = "warps that run its sets together"
    words: ClassVar[str] = "by warps"

    def tested(self, condition: Expression | None) -> WarpSchedule:
        """The same, but lanes first test the condition, if there is one."""
        return self

    def drawn(self, draws: int) -> WarpSchedule:
        """Warps draw from a counter instead, as `DrawnWarps` does."""
        return DrawnWarps(draws)


@kind("warps")
class WarpStride(WarpSchedule):
    """A warp for each; with fewer warps, each goes on with a stride."""

    def tested(self, condition: Expression | None) -> WarpSchedule:
        return self if condition is None else TestedWarps(condition)


@kind("tested warps where {condition}")
class TestedWarps(WarpSchedule):
    """Each lane of a warp first tests the condition of another iteration; those where
    it is false do nothing and are left out."""

    words: ClassVar[str] = "by warps, where a test holds"
    condition: Reads[Expression]


@kind("drawn warps, {draws} times each[, where {condition}]")
class DrawnWarps(WarpSchedule):
    """Warps draw from a counter, each `draws` times if all iterations take as long; the
    condition is as that of `TestedWarps`."""

    words: ClassVar[str] = "drawn by warps"
    draws: int
    condition: Reads[Expression | None] = None

    def tested(self, condition: Expression | None) -> WarpSchedule:
        return DrawnWarps(self.draws, condition)


# That of kernels for which no pass has chosen one.
USUAL = GridStride()
