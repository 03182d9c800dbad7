"""The nodes of the plan: host steps and kernels, for both backends.

Expressions, types and the walker are the core's.  A kernel's body is core statements
(Block, Declare, If, While) with `Store`, `Update` and `UpdateTuple` in place of
assignments and reductions, and `Each` in place of loops.  Passes record *facts* on
them; the last pass, `synchronise`, turns facts into a `sync`.

    step  := Allocate | Pair | Fill | Copy | Swap | ReadElement | WriteElement
           | Compute | Branch | Repeat | Resident | Finish | Launch | RunBlock
           | Orient
    body  := Block | Declare | If | While | Store | Update | UpdateTuple | Push | Put
           | FirstVisit | Each | Gather, or all that it is: Tally | Compact
    block := body | DoWhile | Effect | Foreign | Search | Return

Code without a parallel form (depth-first search, maps, ordered collections) is a
`HostBlock`: a body that one thread runs on the host, called as a step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, TypeVar, get_origin
from typing import Literal as Choice

from lighthouse.ir.builtins import CHECKS
from lighthouse.ir.nodes import (
    Annotation,
    Block,
    Call,
    Expression,
    Field,
    Index,
    Literal,
    Node,
    Procedure,
    Range,
    ReduceOperator,
    StatementNode,
    Variable,
)
from lighthouse.ir.remember import remembered
from lighthouse.ir.roles import (
    ArrayName,
    Calls,
    Defines,
    GraphName,
    LocalName,
    Maybe,
    Reads,
    ScalarName,
    UnitName,
    Updates,
    Writes,
    by_class,
    holds,
    kind,
    specs,
)
from lighthouse.ir.schedules import USUAL, Schedule
from lighthouse.ir.types import Type
from lighthouse.ir.walk import find, same


class Home(StrEnum):
    """Where a buffer or variable lives."""

    HOST = "host"
    DEVICE = "device"
    BOTH = "both"


class Sync(StrEnum):
    """How a write is kept correct among the threads of a kernel.

    `local`: a variable of the thread; `owner`: no other thread touches the element;
    `racy`: relaxed, any writer may win; `atomic`: an atomic read-modify-write.
    """

    LOCAL = "local"
    OWNER = "owner"
    RACY = "racy"
    ATOMIC = "atomic"


class Strategy(StrEnum):
    """How the winner of a multiple reduction is found.

    `owner`: only this thread touches the tuple; `lock`: a spin lock per element;
    `flag`: the atomic's answer suffices, since every payload is the same constant, or
    since only one thread can improve the key;
    `barrier`: best candidate per thread, one atomic each, a grid barrier, then the
    thread that installed the final value writes the payload;
    `packed`: key and payload are a `Pair`, which one atomic replaces; what else is
    written is the same constant for all.
    """

    OWNER = "owner"
    LOCK = "lock"
    FLAG = "flag"
    BARRIER = "barrier"
    PACKED = "packed"


# What a kernel writes.  An element of a map: only where the host runs the body.
Place = Variable | Field | Index

# The buffer of locks.  One lock may serve several elements: a thread holds at most one.
# No name in Green-Marl starts with an underscore.
LOCKS = "_locks"
LOCK_COUNT = 1 << 16

# Threads of a resident loop over lists: more make each barrier dearer.
LISTED_THREADS = 1 << 15

# --- variables ------------------------------------------------------------------------


@kind("buffer {name}: {element}[[{extent}]][ of {graph}]")
@dataclass(frozen=True, slots=True)
class Buffer(Node):
    """An array: one element, one per node (`n`) or edge (`m`), or a number of them.

    An `extent` that is a Variable is a host scalar, read when the buffer is allocated:
    the items of a collection that a kernel runs over.
    """

    name: Defines[ArrayName]
    element: Type
    extent: Reads[Choice["1", "n", "m"] | int | Variable]
    graph: GraphName | None = None
    role: Choice["input", "output", "temporary"] = "temporary"
    home: Home = Home.HOST

    @property
    def is_cell(self) -> bool:
        """True of the one element that a scalar is on the device."""
        return self.extent == "1"


@kind("scalar {name}: {type}")
@dataclass(frozen=True, slots=True)
class HostScalar(Node):
    """A scalar, node or edge variable of the host steps."""

    name: Defines[ScalarName]
    type: Type
    role: Choice["input", "output", "temporary"] = "temporary"


@kind("object {name}: {type}")
@dataclass(frozen=True, slots=True)
class Object(Node):
    """A collection, a queue, a map, or a property of collections: lives on the host."""

    name: Defines[ArrayName]
    type: Type
    role: Choice["input", "output", "temporary"] = "temporary"


# --- host steps -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step(Node):
    """What the host does in the order of the plan."""


S = TypeVar("S", bound=Step)


@kind("allocate {buffer}")
@dataclass(frozen=True, slots=True)
class Allocate(Step):
    """Make room for a buffer where its `home` says; the content is undefined."""

    buffer: Writes[ArrayName]


@kind("pair {name}: {key}, {payload}")
@dataclass(frozen=True, slots=True)
class Pair(Step):
    """Make room for two buffers of 32-bit elements, side by side in one memory."""

    name: Defines[ArrayName]
    key: Writes[ArrayName]
    payload: Writes[ArrayName]

    def half(self, buffer: str) -> Choice[0, 1]:
        """Which half of each word `buffer` has: the lower, 0, or the upper, 1."""
        return 1 if buffer == self.key else 0


@kind("fill {buffer} with zero")
@dataclass(frozen=True, slots=True)
class Fill(Step):
    """Every element of the buffer becomes zero (False, NIL), wherever its home is."""

    buffer: Writes[ArrayName]


@kind("copy {buffer} to the {to}")
@dataclass(frozen=True, slots=True)
class Copy(Step):
    """The whole buffer, or the one cell of a scalar, to the other side."""

    buffer: Reads[ArrayName]
    to: Choice["device", "host"]


@kind("swap {one} and {other}")
@dataclass(frozen=True, slots=True)
class Swap(Step):
    """Two temporaries of the same element and extent exchange their content."""

    one: Updates[ArrayName]
    other: Updates[ArrayName]


@kind("{target} = element {index} of {buffer}")
@dataclass(frozen=True, slots=True)
class ReadElement(Step):
    """One element of a device buffer into a host scalar; NIL reads as zero."""

    target: Writes[ScalarName]
    buffer: Reads[ArrayName]
    index: Reads[Expression]


@kind("element {index} of {buffer} = {value}")
@dataclass(frozen=True, slots=True)
class WriteElement(Step):
    """One element of a device buffer; NIL writes nothing."""

    buffer: Updates[ArrayName]
    index: Reads[Expression]
    value: Reads[Expression]


@kind("{target} = {value}")
@dataclass(frozen=True, slots=True)
class Compute(Step):
    """`target = value` on the host; a `Field` here is an element of a host buffer."""

    target: Writes[Place]
    value: Reads[Expression]


@kind("if {condition} {then}[ else {otherwise}]")
@dataclass(frozen=True, slots=True)
class Branch(Step):
    """If over steps."""

    condition: Reads[Expression]
    then: Maybe[tuple[Step, ...]]
    otherwise: Maybe[tuple[Step, ...]] = ()


@kind("while {condition}{*} {body}")
@dataclass(frozen=True, slots=True)
class Repeat(Step):
    """`While` (test first) or `Do … While` over steps; reads host scalars only."""

    condition: Reads[Expression]
    body: Maybe[tuple[Step, ...]]
    test_first: bool = True


@kind("resident {name} {loop}")
@dataclass(frozen=True, slots=True)
class Resident(Step):
    """A loop that one resident grid runs, with a grid barrier behind each kernel.

    Every thread keeps the scalars of the loop for itself; they are the same in all.
    """

    name: Defines[UnitName]
    loop: Repeat


@kind("return[ {value}]")
@dataclass(frozen=True, slots=True)
class Finish(Step):
    """Return from the procedure."""

    value: Reads[Expression | None] = None


@kind("launch {kernel}")
@dataclass(frozen=True, slots=True)
class Launch(Step):
    """Run a kernel over its whole domain and wait for it."""

    kernel: Calls[UnitName]


@kind("run {block}")
@dataclass(frozen=True, slots=True)
class RunBlock(Step):
    """Run a host block."""

    block: Calls[UnitName]


@kind("{done} = orient {graph} as {into} if rows exceed {shortest}")
@dataclass(frozen=True, slots=True)
class Orient(Step):
    """Make `into` of the edges of `graph`, one way only, from the end with fewer.

    It is made once, and kept with the graph.  `done` says whether it was: only of an
    undirected graph without loops and parallel edges, some row of which has more than
    `shortest` edges.
    """

    graph: Reads[GraphName]
    into: Defines[GraphName]
    done: Writes[Variable]
    shortest: int


def steps_inside(step: Step) -> dict[str, tuple[Step, ...]]:
    """The fields of a step that hold the steps that it runs, in order."""
    return {name: getattr(step, name) for name in _step_fields(type(step))}


@by_class
def _step_fields(cls: type[Any]) -> tuple[str, ...]:
    return tuple(
        spec.name
        for spec in specs(cls)
        if get_origin(spec.hint) is tuple and holds(spec.hint, Step)
    )


def expand_steps(
    steps: Iterable[Step], function: Callable[[Step], Iterable[Step] | None]
) -> tuple[Step, ...]:
    """Each step becomes those that `function` gives; None leaves it, and goes on with
    the steps inside it."""
    found: list[Step] = []
    for step in steps:
        new = function(step)
        if new is not None:
            found += new
            continue
        changes: dict[str, Any] = {}
        for name, inner in steps_inside(step).items():
            expanded = expand_steps(inner, function)
            if not same(expanded, inner):
                changes[name] = expanded
        found.append(replace(step, **changes) if changes else step)
    return tuple(found)


# --- kernels --------------------------------------------------------------------------


class Append(StrEnum):
    """How an item gets its place in a list.

    `atomics`: by one for each item; `aggregated`: by one for those that come together;
    `scan`: by a prefix sum over all nodes, of which some are wanted; `scatter`: each
    thread has places of its own (`Put`), and a prefix sum over them closes the gaps.
    """

    ATOMICS = "atomics"
    AGGREGATED = "aggregated"
    SCAN = "scan"
    SCATTER = "scatter"


@kind("push {item} into {into}, counted by {count}{*}")
@dataclass(frozen=True, slots=True)
class Push(StatementNode):
    """Append a node to a list.

    `into` is the buffer, `count` how many items it has.  `work` is the number of edges
    that the items have together, to which this one adds `degree`.  With a `claim`, it
    may be appended often, and the claim of the node is one of its places.
    """

    item: Reads[Variable]
    into: Writes[ArrayName]
    count: Updates[Variable]
    work: Updates[Variable | None] = None
    degree: Reads[Expression | None] = None
    append: Append = Append.AGGREGATED
    claim: Writes[Field | None] = None


@kind("visit {mark} in {round}{*} {body}")
@dataclass(frozen=True, slots=True)
class FirstVisit(StatementNode):
    """Run the body the first time that a thread comes here for an element in a round.

    Its `mark` is the last round in which one did.  If that need not be `exact`, all
    threads that look at the mark at once may run it.
    """

    mark: Updates[Field]
    round: Reads[Variable]
    body: Maybe[Block]
    exact: bool = True


@kind("put {item} into {into} at {at}")
@dataclass(frozen=True, slots=True)
class Put(StatementNode):
    """Put a node into a place of a list where no other thread puts one.

    The `claim` of the node is then this place, or one where another thread put it.
    """

    item: Reads[Variable]
    into: Writes[ArrayName]
    at: Reads[Expression]
    claim: Writes[Field | None] = None


@dataclass(frozen=True, slots=True)
class KernelLoop(StatementNode):
    """All of its kernel: threads share its items as the statement says."""


@kind("count {sums} if {when}, edges {degree}")
@dataclass(frozen=True, slots=True)
class Tally(KernelLoop):
    """Count a node that a later kernel will place, and its edges.

    `sums` has both for each part of the graph.
    """

    sums: Writes[Field]
    when: Reads[Expression]
    degree: Reads[Expression]


@kind(
    "place {item} into {into} if {when} by {sums}, counted by {count}, edges {work}"
    "[, taken from {takes}]"
)
@dataclass(frozen=True, slots=True)
class Compact(KernelLoop):
    """Make a list of the nodes that an earlier kernel has counted in `sums`.

    `count` and `work` become the number of all items and of their edges.  It `takes`
    the items out of a list, and leaves NIL in all places there.
    """

    item: Reads[Variable]
    into: Writes[ArrayName]
    when: Reads[Expression]
    sums: Reads[Field]
    count: Updates[Variable]
    work: Updates[Variable]
    takes: Writes[ArrayName | None] = None


@kind("{target} = {value}{*}[ then {then}]")
@dataclass(frozen=True, slots=True)
class Store(StatementNode):
    """`target = value` in a kernel, and what follows from it."""

    target: Writes[Place]
    value: Reads[Expression]
    sync: Sync | None = None
    same_value: bool = False
    then: tuple[StatementNode, ...] = ()


@kind("{target} {operator}= {value}{*}[ then {then}]")
@dataclass(frozen=True, slots=True)
class Update(StatementNode):
    """`target op= value` in a kernel, and what follows if that may have changed it."""

    target: Updates[Place]
    operator: ReduceOperator
    value: Reads[Expression]
    sync: Sync | None = None
    then: Maybe[tuple[StatementNode, ...]] = ()


@kind("({target}; {targets}) {operator}= ({value}; {values}){*}[ then {then}]")
@dataclass(frozen=True, slots=True)
class UpdateTuple(StatementNode):
    """If `value` improves `target`, it and the payload are replaced as one, and `then`
    follows."""

    operator: Choice["min", "max"]
    target: Updates[Place]
    value: Reads[Expression]
    targets: Updates[tuple[Place, ...]]
    values: Reads[tuple[Expression, ...]]
    strategy: Strategy | None = None
    then: Maybe[tuple[StatementNode, ...]] = ()


@kind(
    "each {iterator}: {range}[ among {among}][ above {above}][ below {below}]"
    "[ until {found}]{*} {body}"
)
@dataclass(frozen=True, slots=True)
class Each(StatementNode):
    """A loop inside a kernel, run by the thread itself.

    Its rounds may come in any order if it is `parallel`.  Of a row it takes only the
    nodes that stand in the row `among`, too, and that are `above` and `below` some.
    An edge of the row is a limit, too: its other end, whose place is then known.  With
    `found`, a Bool of the thread, it tells only that, and may end once it is true.
    """

    iterator: Defines[LocalName]
    range: Reads[Range]
    body: Maybe[Block]
    parallel: bool = False
    among: Reads[Range | None] = None
    above: Reads[tuple[Variable, ...]] = ()
    below: Reads[tuple[Variable, ...]] = ()
    found: Reads[LocalName | None] = None

    @property
    def is_cut(self) -> bool:
        """True if it passes over some of its row."""
        return self.among is not None or bool(self.above or self.below)


@kind(
    "search {iterator}: {range} from {root}[ where {navigator}] {body}[ after {after}]"
)
@dataclass(frozen=True, slots=True)
class Search(StatementNode):
    """A depth-first search from a vertex, along edges of the graph or against them.

    It runs `body` when it comes to a vertex, and `after` when it leaves one.
    """

    iterator: Defines[LocalName]
    range: Reads[Range]
    root: Reads[Expression]
    navigator: Reads[Expression | None]
    body: Maybe[Block]
    after: Maybe[Block | None] = None


@kind("{target} {operator}=[ {ends}]")
@dataclass(frozen=True, slots=True)
class Total(Node):
    """A variable into which the body of a loop only reduces; one that `ends` the loop
    once it is true."""

    target: Updates[Variable]
    operator: ReduceOperator
    ends: bool = False


@kind("together if {guard}[ with ({known})][ into ({totals})] {loop}")
@dataclass(frozen=True, slots=True)
class Gather(StatementNode):
    """A parallel loop over the edges of a vertex, run by several threads of the block.

    All of them come to it; `guard`, a variable of the thread, says whether it has a
    vertex.  `known` are variables of the thread that the body reads, `totals` those
    that it reduces into.
    """

    loop: Maybe[Each]
    guard: Reads[Variable]
    known: Reads[tuple[Variable, ...]]
    totals: tuple[Total, ...]


@kind("{name} for {target} {operator}=")
@dataclass(frozen=True, slots=True)
class Partial(Node):
    """A thread's own share of a reduction, combined into `target` at the end."""

    name: Defines[LocalName]
    target: Writes[Variable]
    operator: ReduceOperator


@kind("({name}, {names}) for ({target}, {targets}) {operator}=")
@dataclass(frozen=True, slots=True)
class Candidate(Node):
    """A thread's best tuple so far; `names` are its payload, for `targets`."""

    name: Defines[LocalName]
    operator: Choice["min", "max"]
    target: Writes[Variable]
    names: Defines[tuple[LocalName, ...]]
    targets: Writes[tuple[Variable, ...]]


@kind("{source}.{kind}[({argument})][ {backward}] counted by {count}[, {repeats}]")
@dataclass(frozen=True, slots=True)
class ListItems(Range):
    """The items of a list that a kernel runs over: the source names a buffer, `count`
    how many items it has; one may be there several times if it `repeats`."""

    count: Reads[Variable] = field(kw_only=True)
    repeats: bool = field(default=False, kw_only=True)


@kind(
    "kernel {name} over {iterator}: {domain}[ by {schedule}]{*}"
    "[ private ({partials})][ candidates ({candidates})] {body}"
)
@dataclass(frozen=True, slots=True)
class Kernel(Node):
    """One parallel loop.  With candidates it has a grid barrier: a resident grid."""

    name: Defines[UnitName]
    iterator: Defines[LocalName]
    domain: Reads[Range]
    body: Maybe[Block]
    partials: tuple[Partial, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    schedule: Schedule = USUAL
    annotations: tuple[Annotation, ...] = ()

    @property
    def is_resident(self) -> bool:
        return bool(self.candidates)

    @property
    def count(self) -> Variable | None:
        """How many items the list has that it runs over; None over a graph."""
        return self.domain.count if isinstance(self.domain, ListItems) else None


@kind("host block {name} {body}")
@dataclass(frozen=True, slots=True)
class HostBlock(Node):
    """Statements that one thread runs on the host, in order.

    A `Return` in the body leaves the block; the steps behind it decide from a scalar
    that the block has set whether the procedure ends there.
    """

    name: Defines[UnitName]
    body: Block


@kind("blocks of {block} threads, {blocks} a multiprocessor")
@dataclass(frozen=True, slots=True)
class Grid:
    """How kernels are launched on a GPU: threads of a block, and the most blocks for
    each multiprocessor.  If it is `full`, registers are for as many threads as fit."""

    block: int = 256
    blocks: int = 32
    full: bool = False

    def in_words(self) -> str:
        most = f"at most {self.blocks} a multiprocessor"
        words = f"blocks of {self.block} threads, {most}"
        return f"{words}, at full occupancy" if self.full else words


@kind("plan {procedure}[ with {grid}] {scalars buffers objects steps kernels blocks}")
@dataclass(frozen=True, slots=True)
class Plan(Node):
    """What a procedure does: its variables, its steps, its kernels."""

    procedure: Procedure
    buffers: tuple[Buffer, ...]
    scalars: tuple[HostScalar, ...]
    steps: tuple[Step, ...]
    kernels: tuple[Kernel, ...]
    objects: tuple[Object, ...] = ()
    blocks: tuple[HostBlock, ...] = ()
    grid: Grid = Grid()

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def units(self) -> tuple[Kernel | HostBlock, ...]:
        """All that has a body."""
        return (*self.kernels, *self.blocks)

    @property
    def residents(self) -> tuple[Resident, ...]:
        return tuple(_steps(self, Resident))

    @property
    def pairs(self) -> tuple[Pair, ...]:
        return _pairs(self)

    @property
    def checks(self) -> dict[int, Call]:
        """The checks of `check-accesses` by their numbers."""
        return {
            int(number.value): node
            for node in find(self, Call)
            if node.name in CHECKS
            for number in node.arguments[-1:]
            if isinstance(number, Literal)
        }

    @property
    def oriented(self) -> dict[str, str]:
        """Of which graph each oriented one is made."""
        return _oriented(self)

    def map_kernels(self, change: Callable[[Kernel], Kernel]) -> Plan:
        """Each kernel as `change` makes it; the same plan if it leaves them all."""
        kernels = tuple(map(change, self.kernels))
        if same(kernels, self.kernels):
            return self
        return replace(self, kernels=kernels)

    def buffer(self, name: str) -> Buffer:
        (found,) = (item for item in self.buffers if item.name == name)
        return found

    def pair_of(self, buffer: str) -> Pair | None:
        """The memory that the buffer shares, if it does."""
        for pair in self.pairs:
            if buffer in (pair.key, pair.payload):
                return pair
        return None

    def kernel(self, name: str) -> Kernel:
        (found,) = (item for item in self.kernels if item.name == name)
        return found

    def block(self, name: str) -> HostBlock:
        (found,) = (item for item in self.blocks if item.name == name)
        return found


def _steps(plan: Plan, kind: type[S]) -> Iterator[S]:
    """All of a kind, those inside others, too."""
    return (found for step in plan.steps for found in find(step, kind))


@remembered
def _oriented(plan: Plan) -> dict[str, str]:
    return {step.into: step.graph for step in _steps(plan, Orient)}


@remembered
def _pairs(plan: Plan) -> tuple[Pair, ...]:
    return tuple(_steps(plan, Pair))
