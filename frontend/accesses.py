"""What each parallel loop reads, writes, reduces and mutates.

Foreach, both bodies of InBFS, reductions in expressions and group assignments are
parallel; each is a region with the accesses that it makes to what is declared outside
it.  (Green-Marl specification 0.5, section 6.)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

from lighthouse.diagnostics import Span
from lighthouse.ir import builtins
from lighthouse.ir.nodes import (
    Assign,
    Bfs,
    Call,
    Declare,
    Defer,
    Dfs,
    Effect,
    Expression,
    Field,
    Foreign,
    Index,
    Loop,
    LValue,
    Node,
    Procedure,
    Program,
    Range,
    RangeKind,
    Reduce,
    ReduceTuple,
    Reduction,
    Variable,
)
from lighthouse.ir.types import (
    CollectionType,
    GraphType,
    MapType,
    PropertyType,
    QueueType,
    Type,
)
from lighthouse.ir.walk import children, walk

Kind = Literal["read", "write", "reduce", "defer", "grow", "shrink"]
# Variables and properties have name spaces of their own: (is a property, name).
Symbol = tuple[bool, str]


@dataclass(frozen=True, slots=True, eq=False)
class LoopInfo:
    """A loop around an access; `source` is the loop whose iterator its range is of.

    `repeats` says that two iterations may have the same element; that parallel edges
    repeat a neighbour does not count.
    """

    iterator: str
    parallel: bool
    kind: RangeKind | Literal["Bfs", "Dfs", "Group"]
    span: Span
    depth: int
    source: LoopInfo | None = None
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class Driver:
    """The iterator of `loop`, or the edge over which that iterator came."""

    loop: LoopInfo
    edge: bool = False


@dataclass(frozen=True, slots=True)
class Access:
    """One access to a variable, or to a property through its driver.

    `bound` is the loop at whose end a reduction or deferred write is complete, and
    `innermost` the parallel loop nearest to it.  What Green-Marl's first compiler did
    not look at is not `strict`: it may be worth a warning, never an error.
    """

    symbol: Symbol
    kind: Kind
    text: str
    span: Span
    driver: Driver | None = None
    operator: str = ""
    bound: LoopInfo | None = None
    innermost: LoopInfo | None = None
    value: Expression | None = None
    strict: bool = True


@dataclass(slots=True, eq=False)
class Region:
    """The body and filter of a parallel loop; `private` is declared inside it."""

    loop: LoopInfo
    outer: Region | None
    accesses: list[Access] = field(default_factory=list)
    private: set[Symbol] = field(default_factory=set)


def regions(procedure: Procedure, program: Program) -> list[Region]:
    """The parallel regions of a typed procedure, outer ones first."""
    collector = _Collector(procedure, program)
    collector.visit(procedure.body)
    return collector.regions


class _Collector:
    """Walks a procedure.  As nothing may be shadowed, a name means what was declared
    last."""

    def __init__(self, procedure: Procedure, program: Program) -> None:
        self.procedures = {item.name: item for item in program.procedures}
        self.types: dict[str, Type] = {
            parameter.name: parameter.type
            for parameter in procedure.parameters
            if not isinstance(parameter.type, PropertyType)
        }
        self.assigned = {
            target.name
            for node in walk(procedure.body)
            if isinstance(node, Assign | Reduce | ReduceTuple | Defer)
            for target in targets_of(node)
            if isinstance(target, Variable)
        }
        self.drivers: dict[str, Driver] = {}
        self.depths: dict[Symbol, int] = {}
        self.loops: list[LoopInfo] = []
        self.regions: list[Region] = []
        self.open: list[Region] = []

    # --- statements and expressions ---------------------------------------------------

    def visit(self, node: Node) -> None:
        match node:
            case Declare():
                self.declaration(node)
            case Assign(Field(driver=Variable(name))) if self.is_group(name):
                self.group_assignment(node)
            case Assign(target, value):
                self.visit(value)
                self.target(target, "write", value=value)
            case Reduce() | ReduceTuple():
                self.reduction(node)
            case Defer(target, value):
                self.visit(value)
                named = [loop for loop in self.loops if loop.iterator == node.loop]
                bound = (named or self.loops)[-1]
                self.target(target, "defer", operator="<=", bound=bound)
            case Loop():
                self.loop(node)
            case Reduction():
                self.loop(node)
            case Bfs() | Dfs():
                self.traversal(node)
            case Effect(call):
                self.call(call, statement=True)
            case Foreign(mutates=mutates):
                for target in mutates:
                    self.target(target, "write")
            case Call():
                self.call(node, statement=False)
            case Variable() | Field() | Index():
                self.target(node, "read")
            case _:
                for child in children(node):
                    self.visit(child)

    def declaration(self, node: Declare) -> None:
        if node.initial is not None:
            self.visit(node.initial)
        is_property = isinstance(node.type, PropertyType)
        for name in node.names:
            self.declare((is_property, name))
            if is_property:
                continue
            self.types[name] = node.type
            self.drivers.pop(name, None)
            origin = self.origin(node.initial)
            if origin is not None and name not in self.assigned:
                self.drivers[name] = origin

    def origin(self, value: Expression | None) -> Driver | None:
        """The driver that a variable stands for if `value` initialises it for good."""
        match value:
            case Variable(name):
                return self.drivers.get(name)
            case Call(Variable(name), "ToEdge"):
                came = self.drivers.get(name)
                return Driver(came.loop, edge=True) if came else None
            case _:
                return None

    def declare(self, symbol: Symbol) -> None:
        self.depths[symbol] = len(self.loops)
        for region in self.open:
            region.private.add(symbol)

    def is_group(self, name: str) -> bool:
        return name not in self.drivers and isinstance(
            self.types.get(name), GraphType | CollectionType
        )

    def group_assignment(self, node: Assign) -> None:
        assert isinstance(node.target, Field)
        name = node.target.driver.name
        repeats = may_repeat(self.types[name])
        loop = LoopInfo(
            name, True, "Group", node.target.span, len(self.loops), None, repeats
        )
        with self.inside(loop), self.region(loop):
            self.visit(node.value)
            self.target(node.target, "write", value=node.value)
        del self.drivers[name]

    def reduction(self, node: Reduce | ReduceTuple) -> None:
        values = (
            (node.value, *node.values)
            if isinstance(node, ReduceTuple)
            else (node.value,)
        )
        for value in values:
            self.visit(value)
        bound = self.bound_loop(node)
        for target in targets_of(node):
            if bound is None:
                self.target(target, "read")
                self.target(target, "write")
            else:
                self.target(target, "reduce", operator=node.operator, bound=bound)

    def bound_loop(self, node: Reduce | ReduceTuple) -> LoopInfo | None:
        """Without `@` the outermost parallel loop inside the scope of the target, with
        it the first parallel loop from there on."""
        if node.loop is not None:
            iterators = [loop.iterator for loop in self.loops]
            first = iterators.index(node.loop)
        else:
            first = self.depths.get(symbol_of(node.target), 0)
        return next((loop for loop in self.loops[first:] if loop.parallel), None)

    # --- loops ------------------------------------------------------------------------

    def loop(self, node: Loop | Reduction) -> None:
        strict = isinstance(node, Loop) and isinstance(node.range.source, Variable)
        self.target(node.range.source, "read", strict=strict)
        self.contents(node.range.argument)
        parallel = not isinstance(node, Loop) or node.parallel
        loop = LoopInfo(
            node.iterator,
            parallel,
            node.range.kind,
            node.span if isinstance(node, Reduction) else node.span.to(node.range.span),
            len(self.loops),
            self.source_loop(node.range),
            may_repeat(node.range.source.type),
        )
        if not parallel:
            with self.inside(loop):
                self.contents(node.filter, node.body)
            return
        with self.inside(loop), self.region(loop):
            if node.range.kind == "Items":
                # The collection must not change while the loop runs over it.
                self.target(node.range.source, "read", strict=strict)
            self.contents(node.filter, node.body)

    def source_loop(self, node: Range) -> LoopInfo | None:
        driver = self.drivers.get(node.source.name)
        if driver is None or driver.edge or isinstance(node.source, Field):
            return None
        return driver.loop

    def traversal(self, node: Bfs | Dfs) -> None:
        self.visit(node.root)
        span = node.span.to(node.root.span)
        depth = len(self.loops)
        if isinstance(node, Dfs):
            loop = LoopInfo(node.iterator, False, "Dfs", span, depth)
            with self.inside(loop):
                self.contents(node.navigator, node.filter, node.body)
                self.contents(node.post_filter, node.post_body)
            return
        loop = LoopInfo(node.iterator, True, "Bfs", span, depth)
        with self.inside(loop):
            with self.region(loop):
                # The navigator looks at nodes of the next level.
                ahead = LoopInfo(node.iterator, True, "DownNbrs", span, depth, loop)
                self.drivers[node.iterator] = Driver(ahead)
                self.contents(node.navigator)
                self.drivers[node.iterator] = Driver(loop)
                self.contents(node.filter, node.body)
            with self.region(loop):
                self.contents(node.reverse_filter, node.reverse_body)

    def contents(self, *nodes: Node | None) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    @contextmanager
    def inside(self, loop: LoopInfo) -> Iterator[None]:
        if loop.kind != "Group":
            self.declare((False, loop.iterator))
        self.drivers[loop.iterator] = Driver(loop)
        self.loops.append(loop)
        try:
            yield
        finally:
            self.loops.pop()

    @contextmanager
    def region(self, loop: LoopInfo) -> Iterator[None]:
        region = Region(loop, self.open[-1] if self.open else None)
        region.private.add((False, loop.iterator))
        self.regions.append(region)
        self.open.append(region)
        try:
            yield
        finally:
            self.open.pop()

    # --- accesses ---------------------------------------------------------------------

    def target(
        self,
        target: LValue,
        kind: Kind,
        *,
        operator: str = "",
        bound: LoopInfo | None = None,
        value: Expression | None = None,
        strict: bool = True,
    ) -> None:
        """Record an access to `target`, and the reads that finding it needs."""
        if isinstance(target, Variable) and isinstance(target.type, GraphType):
            return
        driver = None
        text = symbol_of(target)[1]
        match target:
            case Field(driver=via):
                self.target(via, "read", strict=strict)
                driver = self.drivers.get(via.name)
                text = f"{via.name}.{target.name}"
            case Index(key=key):
                self.visit(key)
                strict = False
            case Variable():
                pass
        parallel = [loop for loop in self.loops if loop.parallel]
        access = Access(
            symbol_of(target),
            kind,
            text,
            target.span,
            driver,
            operator,
            bound,
            parallel[-1] if parallel else None,
            value,
            strict,
        )
        for region in self.open:
            region.accesses.append(access)

    def call(self, node: Call, *, statement: bool) -> None:
        procedure = self.procedures.get(node.name) if node.receiver is None else None
        if node.receiver is not None:
            change = mutation(node.receiver.type, node.name)
            strict = statement and change is not None
            self.target(node.receiver, change or "read", strict=strict)
        for place, argument in enumerate(node.arguments):
            if procedure is None or not isinstance(argument, LValue):
                self.visit(argument)
                continue
            # Which elements of a property a procedure writes is not known.
            is_output = place >= len(procedure.inputs)
            writes = is_output and not isinstance(argument.type, PropertyType)
            self.target(argument, "write" if writes else "read", strict=False)


def targets_of(node: Assign | Reduce | ReduceTuple | Defer) -> tuple[LValue, ...]:
    more = node.targets if isinstance(node, ReduceTuple) else ()
    return (node.target, *more)


def symbol_of(target: LValue) -> Symbol:
    match target:
        case Field(name=name):
            return True, name
        case Index(map=map):
            return False, map.name
        case Variable(name):
            return isinstance(target.type, PropertyType), name


def may_repeat(source: Type) -> bool:
    return isinstance(source, CollectionType) and source.kind == "Seq"


def mutation(receiver: Type, method: str) -> Literal["grow", "shrink"] | None:
    """What the method does to a collection."""
    kind: builtins.Receiver
    match receiver:
        case CollectionType(kind=kind):
            pass
        case QueueType():
            kind = "Queue"
        case MapType():
            kind = "Map"
        case _:
            return None
    found = builtins.find(kind, method)
    return found.mutates if found else None
