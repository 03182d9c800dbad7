"""Accesses to variables and properties: the place, the kind, the parallel loops."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from lighthouse.diagnostics import Span
from lighthouse.ir.nodes import Expression, RangeKind
from lighthouse.ir.types import CollectionType, Type
from lighthouse.ir.uses import Symbol

Kind = Literal["read", "write", "reduce", "defer", "grow", "shrink"]
# What ranges over the edges of a node.
EDGE_RANGES = ("OutEdges", "InEdges", "UpEdges", "DownEdges")


@dataclass(frozen=True, slots=True, eq=False)
class LoopInfo:
    """A loop around an access; `source` is the loop whose iterator its range is of.

    `repeats` says that two iterations may have the same element; that parallel edges
    repeat a neighbour does not count.  `transposed` is a traversal against the edges.
    """

    iterator: str
    parallel: bool
    kind: RangeKind | Literal["Bfs", "Dfs", "Group", "Argument"]
    span: Span
    depth: int
    source: LoopInfo | None = None
    repeats: bool = False
    transposed: bool = False


@dataclass(frozen=True, slots=True)
class Driver:
    """The iterator of `loop`.

    `other`: the edge over which that iterator came; if it is itself an edge of a node,
    the neighbour at the other end.
    """

    loop: LoopInfo
    other: bool = False

    @property
    def edge(self) -> bool:
        """True for an edge of the node that is the source of the loop."""
        return self.other != (self.loop.kind in EDGE_RANGES)

    def end(self, method: str) -> Driver | None:
        """What `FromNode` or `ToNode` of such an edge is."""
        loop = self.loop
        if not self.edge or loop.source is None:
            return None
        incoming = loop.kind.startswith(("In", "Up"))
        if loop.kind.startswith(("Up", "Down")):
            incoming ^= loop.source.transposed
        if incoming == (method == "FromNode"):
            return Driver(loop, not self.other)
        return Driver(loop.source)


@dataclass(frozen=True, slots=True)
class Access:
    """One access to a variable, or to a property through its driver.

    `bound` is the loop at whose end a reduction or deferred write is complete, and
    `innermost` the parallel loop nearest to it.  `repeated` is the depth of the
    innermost loop around it whose iterations come in order, −1 if there is none.  What
    Green-Marl's first compiler did not look at is not `strict`: it may be worth a
    warning, never an error.  `inside` is the access of the procedure called, if a call
    makes it.
    """

    symbol: Symbol
    kind: Kind
    text: str
    span: Span
    driver: Driver | None = None
    operator: str = ""
    bound: LoopInfo | None = None
    innermost: LoopInfo | None = None
    repeated: int = -1
    value: Expression | None = None
    strict: bool = True
    inside: Access | None = None


@dataclass(slots=True, eq=False)
class Region:
    """The body and filter of a parallel loop; `private` is declared inside it."""

    loop: LoopInfo
    outer: Region | None
    accesses: list[Access] = field(default_factory=list)
    private: set[Symbol] = field(default_factory=set)


def may_repeat(source: Type) -> bool:
    return isinstance(source, CollectionType) and source.kind == "Seq"
