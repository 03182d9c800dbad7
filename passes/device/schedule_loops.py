"""Who runs the edges of a vertex: its own thread, or many threads together.

    launch p_update_next

    kernel p_update_next over t: G.Nodes
      Double sum = 0.0
      each w: t.InNbrs [parallel]
        sum += w.rank
      t.next = d * sum
    →
    if G.MaxInDegree() > 12
      launch p_update_next_balanced
    else
      launch p_update_next

    kernel p_update_next_balanced over t: G.Nodes by blocks if has_item, balanced
      Double sum = 0…
      together if has_item into (sum +=):
        each w: t.InNbrs [parallel]
          sum += w.rank
      if has_item
        t.next = d * sum

In a graph where some vertex has many edges, one thread for each vertex leaves most of a
warp waiting for the longest row.  The loop is then run by the thread, its warp or its
block, by the number of edges.  What the body reads of its vertex goes with it to the
other threads; what it reduces comes back.  Which of the two kernels runs is decided by
the largest degree of the graph at hand.  With `donate`, threads keep their rows, and
give what is much of the longest ones to their block.  (Merrill, Garland, Grimshaw:
Scalable GPU Graph Traversal, PPoPP 2012, section 5; Nasre, Burtscher, Pingali:
Atomic-free Irregular Computations on GPUs, GPGPU 2013, section 3.1: work donation.)

A kernel over all edges has a thread for each edge.  It can also run over the vertices:
always where a filter skips vertices, whose rows are then not read at all, and else in
graphs without long rows.

With `mapping=merge`, every block gets as many vertices and edges together as any other,
whatever the rows are like; a row that does not fit is cut where nothing needs it whole.
(Merrill, Garland: Merge-based Parallel Sparse Matrix-Vector Multiplication, SC 2016.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar

from lighthouse.ir.effects import (
    by_warps,
    effects,
    is_only_reduced,
    own_objects,
    writes_in,
)
from lighthouse.ir.nodes import (
    ROWS,
    Binary,
    Block,
    Call,
    Declare,
    Effect,
    Expression,
    Field,
    Foreign,
    ForeignExpression,
    If,
    Literal,
    Node,
    StatementNode,
    Unary,
    Variable,
)
from lighthouse.ir.plan import (
    Branch,
    Each,
    Gather,
    Kernel,
    Launch,
    Plan,
    Push,
    Step,
    Store,
    Tally,
    Total,
    Update,
    expand_steps,
)
from lighthouse.ir.schedules import (
    BalancedRows,
    BlockRows,
    BlockStride,
    DonatedRows,
    MergePath,
    Rows,
    Schedule,
    SpreadItems,
    WarpRows,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, GraphType, NodeType
from lighthouse.ir.uses import local_names, target_name, uses, written
from lighthouse.ir.values import zero
from lighthouse.ir.walk import rewrite, walk
from lighthouse.passes.base import Context, Stage
from lighthouse.passes.device.edges_by_vertex import (
    by_vertex,
    ends_of,
)
from lighthouse.passes.device.edges_by_vertex import obstacle as obstacle_to_vertices
from lighthouse.passes.device.plan_variables import PlanNames

# A row of at most this many edges is not worth the help of other threads.
SHORT_ROW = 12


class Mapping(StrEnum):
    """What the option `mapping` may say: `edge` has a thread for each edge where a loop
    runs over all edges, the others run over the vertices."""

    AUTO = "auto"
    EDGE = "edge"
    THREAD = "thread"
    WARP = "warp"
    BLOCK = "block"
    BALANCED = "balanced"
    MERGE = "merge"
    DONATE = "donate"


ROWS_OF: dict[Mapping, Rows] = {
    Mapping.WARP: WarpRows(),
    Mapping.BLOCK: BlockRows(),
    Mapping.DONATE: DonatedRows(),
}


# --- legality -------------------------------------------------------------------------


def spine(statement: StatementNode) -> Iterator[Each]:
    """The loops over edges that each thread comes to at most once."""
    match statement:
        case Block(statements):
            for item in statements:
                yield from spine(item)
        case If(_, then, otherwise):
            yield from spine(then)
            if otherwise is not None:
                yield from spine(otherwise)
        case Each(range=range_) if range_.kind in ROWS:
            yield statement


def obstacle(loop: Each, kernel: Kernel) -> str | None:
    """Why other threads cannot help with `loop`; None if they can."""
    if not loop.parallel:
        return "it is sequential"
    inside = local_names(loop)
    own = local_names(kernel) - inside - thread_private(kernel)
    for write in writes_in(loop.body):
        for place in written(write):
            name = target_name(place)
            if isinstance(place, Field) and place.driver.name == kernel.iterator:
                return f"`{kernel.iterator}.{name}` has one writer, its thread"
            shared = isinstance(place, Variable) and name in own
            if shared and not is_only_reduced(name, loop.body):
                return f"`{name}` is not only reduced in it"
    return None


def helpless(kernel: Kernel) -> str | None:
    """Why all loops of `kernel` stay as they are; None if they need not."""
    if own_objects(kernel):
        return "each iteration has collections of its own"
    for node in walk(kernel.body):
        match node:
            case Effect() | Foreign() | ForeignExpression():
                return "its effects are not known"
    return None


def unmerged(kernel: Kernel, loop: Each) -> str | None:
    """Why the edges cannot be cut into even shares; None if they can."""
    if kernel.domain.kind != "Nodes":
        return "the rows do not lie side by side"
    if sum(1 for _ in spine(kernel.body)) > 1:
        return "there are several loops over edges"
    if loop.range.source.name != kernel.iterator:
        return f"it is not over the edges of `{kernel.iterator}`"
    if loop.is_cut:
        return "it passes over parts of the rows"
    if loop.found is not None:
        return "the first edge that is found ends it"
    return None


def may_cut_rows(kernel: Kernel, loop: Each) -> bool:
    """True if several blocks may run parts of the row of a vertex, each with what
    stands around the loop: it has no effect, and the same values for all of them."""
    around = rewrite(kernel.body, lambda n: Block(()) if n is loop else n)
    own = local_names(kernel) - local_names(loop) - thread_private(kernel)
    for node in walk(around):
        if isinstance(node, Push | Tally):
            return False
    for write in writes_in(around):
        for place in written(write):
            if not isinstance(place, Variable) or place.name not in own:
                return False
    for write in writes_in(loop.body):
        if not own.isdisjoint(map(target_name, written(write))):
            return False  # what is reduced for the vertex
    changing = effects(kernel).written
    return all(use.name not in changing for use in uses(around) if use.reads)


def thread_private(kernel: Kernel) -> frozenset[str]:
    """Variables that every thread has for all its elements: parts of reductions."""
    names = {partial.name for partial in kernel.partials}
    for candidate in kernel.candidates:
        names.update((candidate.name, *candidate.names))
    return frozenset(names)


# --- the rewrite ----------------------------------------------------------------------


class _Spreader:
    """Rewrites the body of one kernel so that all threads come to its loops."""

    def __init__(self, kernel: Kernel, names: Names, loops: Iterable[Each]) -> None:
        self.kernel = kernel
        self.names = names
        self.loops = {id(loop) for loop in loops}
        self.own = local_names(kernel) - thread_private(kernel)
        self.has_item = names.fresh("has_item")

    def body(self) -> Block:
        guard = Variable(self.has_item, type=BOOL)
        found = list(self.statements(self.kernel.body, guard))
        return Block(tuple(hoisted(found)), span=self.kernel.body.span)

    def holds(self, node: Node) -> bool:
        return any(id(item) in self.loops for item in walk(node))

    def statements(
        self, node: StatementNode, guard: Variable
    ) -> Iterator[StatementNode]:
        """`node` under `guard`, with nothing around its loops."""
        if id(node) in self.loops:
            assert isinstance(node, Each)
            yield self.gather(node, guard)
        elif not self.holds(node):
            yield If(guard, Block((node,), span=node.span), span=node.span)
        elif isinstance(node, Block):
            plain: list[StatementNode] = []
            for item in node.statements:
                if not self.holds(item):
                    plain.append(item)
                    continue
                yield from under(guard, plain)
                plain = []
                yield from self.statements(item, guard)
            yield from under(guard, plain)
        else:
            assert isinstance(node, If)
            yield from self.branch(node, guard)

    def branch(self, node: If, guard: Variable) -> Iterator[StatementNode]:
        arms = [(node.then, node.condition)]
        if node.otherwise is not None:
            negated = Unary("!", node.condition, type=BOOL, span=node.condition.span)
            arms.append((node.otherwise, negated))
        # Both conditions first: an arm may change what they read.
        chosen = []
        for arm, condition in arms:
            inner = Variable(self.names.fresh("here"), type=BOOL, span=node.span)
            both = Binary("&&", guard, condition, type=BOOL, span=node.span)
            yield Declare(BOOL, (inner.name,), both, span=node.span)
            chosen.append((arm, inner))
        for arm, inner in chosen:
            yield from self.statements(arm, inner)

    def gather(self, loop: Each, guard: Variable) -> Gather:
        inside = local_names(loop)
        outside = self.own - inside
        into: dict[str, Total] = {}
        for write in writes_in(loop.body):
            target = write.target
            if isinstance(target, Variable) and target.name in outside:
                assert isinstance(write, Update)
                ends = target.name == loop.found
                into[target.name] = Total(target, write.operator, ends)
        knows = {
            item.name: item
            for item in walk(loop.body)
            if isinstance(item, Variable)
            and item.name in outside
            and item.name not in into
        }
        return Gather(
            loop, guard, tuple(knows.values()), tuple(into.values()), span=loop.span
        )


def under(guard: Variable, body: list[StatementNode]) -> Iterator[StatementNode]:
    if body:
        span = body[0].span.to(body[-1].span)
        yield If(guard, Block(tuple(body), span=span), span=span)


def hoisted(statements: list[StatementNode]) -> Iterator[StatementNode]:
    """Declarations that are used behind the If around them stand before all."""
    for i, statement in enumerate(statements):
        if not isinstance(statement, If):
            yield statement
            continue
        later = names_used(statements[i + 1 :])
        assert isinstance(statement.then, Block)
        body: list[StatementNode] = []
        for item in statement.then.statements:
            if isinstance(item, Declare) and later.intersection(item.names):
                nothing = zero(item.type)
                yield replace(item, initial=nothing)
                if item.initial not in (None, nothing):
                    target = Variable(item.name, type=item.type, span=item.span)
                    body.append(Store(target, item.initial, span=item.span))
            else:
                body.append(item)
        if body:
            yield replace(
                statement, then=replace(statement.then, statements=tuple(body))
            )


def names_used(statements: Iterable[StatementNode]) -> frozenset[str]:
    return frozenset(
        item.name
        for statement in statements
        for item in walk(statement)
        if isinstance(item, Variable)
    )


# --- the pass -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Variants:
    """Kernels for one loop, and the step that runs one of them."""

    kernels: tuple[Kernel, ...]
    step: Step

    @classmethod
    def of(cls, kernel: Kernel) -> Variants:
        return cls((kernel,), Launch(kernel.name, span=kernel.span))


@dataclass(frozen=True, slots=True)
class ScheduleLoops:
    """`mapping` says who runs the edges of a vertex; `auto` decides by the graph.

    `@schedule(warp)` before a loop says it for that loop.
    """

    name: ClassVar[str] = "schedule-loops"
    stage: ClassVar[Stage] = "device"
    before: ClassVar[str] = "synchronise"
    mapping: Mapping = Mapping.AUTO

    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan)
        kernels: list[Kernel] = []
        instead: dict[str, Step] = {}
        for kernel in plan.kernels:
            if context.target == "cuda" and by_warps(kernel):
                if any(spine(kernel.body)):
                    message = "its threads run every loop together: it has sets"
                    context.missed(self, message, kernel.span)
                kernels.append(kernel)
                continue
            mapping = self.wanted(kernel, context)
            schedule = self.over_edges
            if kernel.domain.source.name in plan.oriented:
                # Made only where rows are long: nothing is left to ask the graph.
                if mapping is Mapping.EDGE:
                    schedule = self.over_rows
                if mapping in (Mapping.AUTO, Mapping.EDGE):
                    mapping = Mapping.BALANCED
            found = schedule(kernel, mapping, names, context)
            kernels += found.kernels
            if isinstance(found.step, Branch):
                instead[kernel.name] = found.step
        if tuple(kernels) == plan.kernels:
            return plan

        def choose(step: Step) -> tuple[Step, ...] | None:
            if isinstance(step, Launch) and step.kernel in instead:
                return (instead[step.kernel],)
            return None

        steps = expand_steps(plan.steps, choose)
        return replace(plan, kernels=tuple(kernels), steps=steps)

    def wanted(self, kernel: Kernel, context: Context) -> Mapping:
        """What the annotation of the loop asks for, else the option."""
        for annotation in kernel.annotations:
            if annotation.name != "schedule":
                continue
            if annotation.arguments and annotation.arguments[0] in tuple(Mapping):
                return Mapping(annotation.arguments[0])
            message = f"the schedule is one of {', '.join(Mapping)}"
            context.missed(self, message, annotation.span)
        return self.mapping

    def over_edges(
        self, kernel: Kernel, mapping: Mapping, names: Names, context: Context
    ) -> Variants:
        """Over the edges or the vertices, if the kernel is over edges."""
        if mapping is Mapping.EDGE and kernel.domain.kind != "Edges":
            if any(spine(kernel.body)):
                message = (
                    "it has no loop over all edges, so the graph says who runs them"
                )
                context.missed(self, message, kernel.span)
            mapping = Mapping.AUTO
        if kernel.domain.kind != "Edges" or mapping is Mapping.EDGE:
            return self.over_rows(kernel, mapping, names, context)
        reason = obstacle_to_vertices(kernel)
        found = by_vertex(kernel) if reason is None else None
        if found is None:
            if reason is not None and any(ends_of(kernel)):
                message = f"each edge has its thread: {reason}"
                context.missed(self, message, kernel.span)
            return self.over_rows(kernel, mapping, names, context)
        message = f"the loop over `{kernel.iterator}` runs over the vertices"
        by_graph = mapping is Mapping.AUTO and context.target == "cuda"
        if found.is_filtered or not by_graph:
            rows = self.over_rows(found.kernel, mapping, names, context)
            if not by_graph or len(rows.kernels) > 1:
                context.passed(self, message, kernel.span)
                return rows
        context.passed(self, f"{message} if rows are short", kernel.span)
        short = replace(found.kernel, name=names.fresh(f"{kernel.name}_by_vertex"))
        return Variants((kernel, short), choice(short, kernel, short))

    def over_rows(
        self, kernel: Kernel, mapping: Mapping, names: Names, context: Context
    ) -> Variants:
        """With a thread for each row, or several."""
        spread = None
        if context.target == "cuda":
            spread = self.spread(kernel, mapping, context, names)
        if spread is None:
            return Variants.of(kernel)
        by_graph = mapping in (Mapping.AUTO, Mapping.EDGE)
        if not by_graph or kernel.count is not None:
            # A list is short: what its threads wait for matters, not how many work.
            return Variants.of(spread)
        other = replace(spread, name=names.fresh(f"{kernel.name}_balanced"))
        return Variants((kernel, other), choice(kernel, other, kernel))

    def spread(
        self, kernel: Kernel, mapping: Mapping, context: Context, names: Names
    ) -> Kernel | None:
        """`kernel` with loops that several threads run; None if there are none."""
        candidates = list(spine(kernel.body))
        if not candidates or mapping is Mapping.THREAD:
            return None
        if reason := helpless(kernel):
            context.missed(self, f"one thread runs each row: {reason}", kernel.span)
            return None
        loops = []
        for loop in candidates:
            if reason := obstacle(loop, kernel):
                message = f"one thread runs the loop over `{loop.iterator}`: {reason}"
                context.missed(self, message, loop.span)
            else:
                message = (
                    f"threads help each other with the loop over `{loop.iterator}`"
                )
                context.passed(self, message, loop.span)
                loops.append(loop)
        if not loops:
            return None
        spreader = _Spreader(kernel, names, loops)
        has_item, rows = spreader.has_item, ROWS_OF.get(mapping, BalancedRows())
        schedule: Schedule = BlockStride(has_item, rows)
        if kernel.count is not None:
            # Few items leave threads for their edges.
            schedule = SpreadItems(has_item, rows)
        if mapping is Mapping.MERGE:
            loop = loops[0]
            if reason := unmerged(kernel, loop):
                message = f"shares of the loop over `{loop.iterator}` differ: {reason}"
                context.missed(self, message, loop.span)
            else:
                schedule = MergePath(has_item, may_cut_rows(kernel, loop))
        return replace(kernel, body=spreader.body(), schedule=schedule)


def choice(rows: Kernel, long: Kernel, short: Kernel) -> Branch:
    """Which of two kernels runs, by the longest row that `rows` may come to."""
    span = rows.span
    tests = sorted({longest_row(loop) for loop in spine(rows.body)}, key=str)
    condition = is_long(*tests[0], rows)
    for test in tests[1:]:
        condition = Binary("||", condition, is_long(*test, rows), type=BOOL)
    return Branch(
        condition,
        (Launch(long.name, span=span),),
        (Launch(short.name, span=span),),
        span=span,
    )


def longest_row(loop: Each) -> tuple[str, str]:
    """The graph, and the built-in that tells its largest degree."""
    type = loop.range.source.type
    assert isinstance(type, NodeType)
    assert type.graph is not None
    incoming = loop.range.kind in ("InNbrs", "InEdges")
    return type.graph, "MaxInDegree" if incoming else "MaxOutDegree"


def is_long(graph: str, degree: str, kernel: Kernel) -> Expression:
    receiver = Variable(graph, type=GraphType(), span=kernel.span)
    most = Call(receiver, degree, type=INT, span=kernel.span)
    limit = Literal(SHORT_ROW, type=INT, span=kernel.span)
    return Binary(">", most, limit, type=BOOL, span=kernel.span)
