"""The plan's kernels and host blocks, and the statements in their bodies.

A body is core statements (Block, Declare, If, While) with `Store`, `Update` and
`UpdateTuple` in place of assignments and reductions, and `Each` in place of loops.
Passes record *facts* on them; the last pass, `synchronise`, turns facts into a `sync`.

    body  := Block | Declare | If | While | Store | Update | UpdateTuple | Push | Put
           | FirstVisit | Each | Gather | WhileAny, or all that it is: Tally | Compact
    block := body | DoWhile | Effect | Foreign | Search | Return

Code without a parallel form (depth-first search, maps, ordered collections) is a
`HostBlock`: a body that one thread runs on the host, called as a step.
"""

from dataclasses import field
from enum import StrEnum
from typing import Literal as Choice

from lighthouse.ir import nodes as ir
from lighthouse.ir.frozen import frozen
from lighthouse.ir.roles import (
    ArrayName,
    Defines,
    LocalName,
    Maybe,
    Reads,
    UnitName,
    Updates,
    Writes,
    kind,
)
from lighthouse.ir.schedules import USUAL, Schedule


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


# The buffer of locks.  One lock may serve several elements: a thread holds at most one.
# No name in Green-Marl starts with an underscore.
LOCKS = "_locks"
LOCK_COUNT = 1 << 16


def threads_for(items: int, nodes: int = 0, edges: int = 0) -> int:
    """Of a resident loop over a list with so many items at first, nodes of a graph:
    more threads make each barrier dearer, but where nodes have many edges, the list is
    soon a long one.  That of cells.cuh is the same."""
    least = 1 << 16 if edges > 8 * nodes else 1 << 15
    return min(max(2 * items, least), 1 << 17)


class Append(StrEnum):
    """How an item gets its place in a list.

    `atomics`: by one for each item; `aggregated`: by one for those that come together;
    `scan`: by prefix sums.
    """

    ATOMICS = "atomics"
    AGGREGATED = "aggregated"
    SCAN = "scan"


@kind("push {item} into {into}, counted by {count}{*}")
class Push(ir.StatementNode):
    """Append a node to a list.

    `into` is the buffer, `count` how many items it has.  `work` is the number of edges
    that the items have together, to which this one adds `degree`.  With a `claim`, it
    may be appended often, and the claim of the node is one of its places.
    """

    item: Reads[ir.Variable]
    into: Writes[ArrayName]
    count: Updates[ir.Variable]
    work: Updates[ir.Variable | None] = None
    degree: Reads[ir.Expression | None] = None
    append: Append = Append.AGGREGATED
    claim: Writes[ir.Field | None] = None


@kind("visit {mark} in {round}{*} {body}")
class FirstVisit(ir.StatementNode):
    """Run the body the first time that a thread comes here for an element in a round.

    Its `mark` is the last round in which one did.  If that need not be `exact`, all
    threads that look at the mark at once may run it.
    """

    mark: Updates[ir.Field]
    round: Reads[ir.Variable]
    body: Maybe[ir.Block]
    exact: bool = True


@kind("put {item} into {into} at {at}")
class Put(ir.StatementNode):
    """Put a node into a place of a list where no other thread puts one.

    The `claim` of the node is then this place, or one where another thread put it.
    """

    item: Reads[ir.Variable]
    into: Writes[ArrayName]
    at: Reads[ir.Expression]
    claim: Writes[ir.Field | None] = None


@frozen
class KernelLoop(ir.StatementNode):
    """All of its kernel: threads share its items as the statement says."""


@kind("count {sums} if {when}, edges {degree}")
class Tally(KernelLoop):
    """Count a node that a later kernel will place, and its edges.

    `sums` has both for each part of the graph.
    """

    sums: Writes[ir.Field]
    when: Reads[ir.Expression]
    degree: Reads[ir.Expression]


@kind(
    "place into {into} if {when} by {sums}, counted by {count}, edges {work}"
    "[, taken from {takes}][ with {starts}][ of {degree}]"
)
class Compact(KernelLoop):
    """Make a list of the nodes that an earlier kernel has counted in `sums`.

    `count` and `work` become the number of all items and of their edges.  It `takes`
    the items out of a list, and leaves NIL in all places there.  For each item,
    `starts` gets how many edges those before it have, of which it has `degree`.
    """

    into: Writes[ArrayName]
    when: Reads[ir.Expression]
    sums: Reads[ir.Field]
    count: Updates[ir.Variable]
    work: Updates[ir.Variable]
    takes: Writes[ArrayName | None] = None
    starts: Writes[ArrayName | None] = None
    degree: Reads[ir.Expression | None] = None


@kind("{target} = {value}{*}[ then {then}]")
class Store(ir.StatementNode):
    """`target = value` in a kernel, and what follows from it."""

    target: Writes[ir.LValue]
    value: Reads[ir.Expression]
    sync: Sync | None = None
    same_value: bool = False
    then: tuple[ir.StatementNode, ...] = ()


@kind("{target} {operator}= {value}{*}[ from {before}][ then {then}]")
class Update(ir.StatementNode):
    """`target op= value` in a kernel, and what follows if that may have changed it.

    What follows a minimum, a maximum or a sum may ask what was there `before`: of the
    threads that lower an element, one finds its first value, and of those that add to
    one, the last knows its final value.
    """

    target: Updates[ir.LValue]
    operator: ir.ReduceOperator
    value: Reads[ir.Expression]
    sync: Sync | None = None
    before: Defines[LocalName | None] = None
    then: Maybe[tuple[ir.StatementNode, ...]] = ()


@kind(
    "({target}; {targets}) {operator}= ({value}; {values})[ ties {ties}]{*}"
    "[ then {then}]"
)
class UpdateTuple(ir.StatementNode):
    """If `value` improves `target`, it and the payload are replaced as one, and `then`
    follows.  Of equal ones the first stays, or, where `ties` says so, that with the
    least or greatest payload: the order of updates is then all the same."""

    operator: Choice["min", "max"]
    target: Updates[ir.LValue]
    value: Reads[ir.Expression]
    targets: Updates[tuple[ir.LValue, ...]]
    values: Reads[tuple[ir.Expression, ...]]
    strategy: Strategy | None = None
    then: Maybe[tuple[ir.StatementNode, ...]] = ()
    ties: Choice["min", "max"] | None = None


@kind(
    "each {iterator}: {range}[ among {among}][ above {above}][ below {below}]"
    "[ until {until}]{*} {body}"
)
class Each(ir.StatementNode):
    """A loop inside a kernel, run by the thread itself.

    Its rounds may come in any order if it is `parallel`.  Of a row it takes only the
    nodes that stand in the row `among`, too, and that are `above` and `below` some.
    An edge of the row is a limit, too: its other end, whose place is then known.
    Once `until` is true, a condition on a variable of the thread, a loop in order has
    ended, and a parallel one may.
    """

    iterator: Defines[LocalName]
    range: Reads[ir.Range]
    body: Maybe[ir.Block]
    parallel: bool = False
    among: Reads[ir.Range | None] = None
    above: Reads[tuple[ir.Variable, ...]] = ()
    below: Reads[tuple[ir.Variable, ...]] = ()
    until: Reads[ir.Expression | None] = None

    @property
    def is_cut(self) -> bool:
        """True if it passes over some of its row."""
        return self.among is not None or bool(self.above or self.below)


@kind(
    "search {iterator}: {range} from {root}[ where {navigator}] {body}[ after {after}]"
)
class Search(ir.StatementNode):
    """A depth-first search from a vertex, along edges of the graph or against them.

    It runs `body` when it comes to a vertex, and `after` when it leaves one.
    """

    iterator: Defines[LocalName]
    range: Reads[ir.Range]
    root: Reads[ir.Expression]
    navigator: Reads[ir.Expression | None]
    body: Maybe[ir.Block]
    after: Maybe[ir.Block | None] = None


@kind("{target} {operator}=[ {ends}][ ties {second} {ties}=]")
class Total(ir.Node):
    """A variable into which the body of a loop only reduces; one that `ends` the loop
    once it differs from what it was.  With a `second` one, both are the best pair."""

    target: Updates[ir.Variable]
    operator: ir.ReduceOperator
    ends: bool = False
    second: Updates[ir.Variable | None] = None
    ties: Choice["min", "max"] | None = None


@kind("together if {guard}[ with ({known})][ into ({totals})] {loop}")
class Gather(ir.StatementNode):
    """A parallel loop over the edges of a vertex, run by several threads of the block.

    All of them come to it; `guard`, a variable of the thread, says whether it has a
    vertex.  `known` are variables of the thread that the body reads, `totals` those
    that it reduces into.
    """

    loop: Maybe[Each]
    guard: Reads[ir.Variable]
    known: Reads[tuple[ir.Variable, ...]]
    totals: tuple[Total, ...]


@kind("while any {guard} {body}")
class WhileAny(ir.StatementNode):
    """A While whose body has loops that several threads run: all threads of the block
    go on as long as `guard`, a variable of the thread, holds for one of them."""

    guard: Reads[ir.Variable]
    body: Maybe[ir.Block]


@kind("{name} for {target} {operator}=")
class Partial(ir.Node):
    """A thread's own share of a reduction, combined into `target` at the end."""

    name: Defines[LocalName]
    target: Writes[ir.Variable]
    operator: ir.ReduceOperator


@kind("({name}, {names}) for ({target}, {targets}) {operator}=")
class Candidate(ir.Node):
    """A thread's best tuple so far; `names` are its payload, for `targets`."""

    name: Defines[LocalName]
    operator: Choice["min", "max"]
    target: Writes[ir.Variable]
    names: Defines[tuple[LocalName, ...]]
    targets: Writes[tuple[ir.Variable, ...]]


@kind(
    "{source}.{kind}[({argument})][ {backward}] counted by {count}[ from {first}]"
    "[, {repeats}]"
)
class ListItems(ir.Range):
    """The items of a list that a kernel runs over: the source names a buffer, `count`
    how many items it has, `first` the place of the first one, if that is not 0; one may
    be there several times if it `repeats`."""

    count: Reads[ir.Variable] = field(kw_only=True)
    first: Reads[ir.Variable | None] = field(default=None, kw_only=True)
    repeats: bool = field(default=False, kw_only=True)


@kind(
    "kernel {name} over {iterator}: {domain}[ by {schedule}]{*}"
    "[ private ({partials})][ candidates ({candidates})][ that {purpose}] {body}"
)
class Kernel(ir.Node):
    """One parallel loop.  With candidates it has a grid barrier: a resident grid.

    `purpose`: what a pass has made it for, as the end of a sentence, for people.
    """

    name: Defines[UnitName]
    iterator: Defines[LocalName]
    domain: Reads[ir.Range]
    body: Maybe[ir.Block]
    partials: tuple[Partial, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    schedule: Schedule = USUAL
    annotations: tuple[ir.Annotation, ...] = ()
    purpose: str = field(default="", compare=False, kw_only=True)

    @property
    def is_resident(self) -> bool:
        return bool(self.candidates)

    @property
    def count(self) -> ir.Variable | None:
        """How many items the list has that it runs over; None over a graph."""
        return self.domain.count if isinstance(self.domain, ListItems) else None


@kind("host block {name} {body}")
class HostBlock(ir.Node):
    """Statements that one thread runs on the host, in order.

    A `Return` in the body leaves the block; the steps after it decide from a scalar
    that the block has set whether the procedure ends there.
    """

    name: Defines[UnitName]
    body: ir.Block
