"""Sorts vertices by level before a loop that counts the levels down.

    while depth > 0
      depth = depth - 1
      launch far_update_A

    kernel far_update_A over v: G.Nodes
      if v.B == depth
        …
    →
    if depth > 16 && depth <= G.NumNodes()
      fill sizes with zero
      run far_update_A_sort
      while depth > 0
        depth = depth - 1
        level = (Node(G)) depth
        size = level.sizes
        first = level.ends - size
        launch far_update_A_listed
    else
      …

    kernel far_update_A_listed over v: order.Items counted by size from first
      if v.B == depth
        …

The reverse part of a breadth-first traversal is such a loop.  Each of its rounds would
test all vertices, which takes long where there are many levels.  Legal if the loop does
not change the levels: the vertices of a level are then one part of `order`, which is
sorted by counting (Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms,
section 8.2).  One thread does so in the time of a few rounds.  With few levels, or more
than there are vertices, the loop stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, compared
from lighthouse.ir.effects import by_warps, effects, unknown
from lighthouse.ir.kernels import Each, HostBlock, Kernel, ListItems, Store, Update
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import (
    Branch,
    Compute,
    Fill,
    Launch,
    Repeat,
    RunBlock,
    Step,
    expand_steps,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import INT, NodeType, Type
from lighthouse.passes.analysis.rounds import Growth, guarded, level_of, plain_rounds
from lighthouse.passes.base import Context, DevicePass, Refused
from lighthouse.passes.device.plan_variables import Additions, PlanNames, with_additions

# From how many levels on it pays to sort.
LEVELS = 16
ZERO = ir.Literal(0, type=INT)
ONE = ir.Literal(1, type=INT)


# --- legality -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Countdown:
    """A loop over levels: the scalar that it counts down to zero, the property, and the
    kernels that act for the vertices of one level."""

    depth: ir.Variable
    level: ir.Field
    kernels: dict[str, Kernel]


def counted_down(loop: Repeat) -> ir.Variable | None:
    """`depth` of `while depth > 0 { depth = depth - 1; … }`."""
    match loop:
        case Repeat(
            ir.Binary(">", ir.Variable() as depth, ir.Literal(0)),
            (
                Compute(
                    ir.Variable(name),
                    ir.Binary("-", ir.Variable(same), ir.Literal(1))
                    | ir.Binary("+", ir.Variable(same), ir.Literal(-1))
                    | ir.Binary("+", ir.Variable(same), ir.Unary("-", ir.Literal(1))),
                ),
                *_,
            ),
            test_first=True,
        ) if depth.name == name == same and depth.type == INT:
            return depth
    return None


def countdown(loop: Repeat, depth: ir.Variable, plan: Plan) -> Countdown:
    """Raises Refused."""
    launched = plain_rounds(loop.body[1:], plan, depth)
    levels: dict[str, ir.Field] = {}
    kernels: dict[str, Kernel] = {}
    growing = {depth.name: Growth(-1, 0)}
    for kernel in launched:
        if by_warps(kernel) or kernel.candidates or kernel.domain.kind != "Nodes":
            continue
        guard = guarded(kernel)
        found = level_of(guard, growing) if guard else None
        if found is not None and found[0].type == INT:
            levels[found[0].name] = found[0]
            kernels[kernel.name] = kernel
    if len(levels) != 1 or len({k.domain.source.name for k in kernels.values()}) != 1:
        raise Refused("no loop is over the vertices of one level")
    (level,) = levels.values()
    for kernel in launched:
        if stranger := unknown(kernel.body):
            raise Refused(f"the effects of {stranger} are not known")
        effect = effects(kernel)
        if level.name in effect.fields_written or depth.name in effect.scalars_written:
            raise Refused(f"the loop in line {kernel.span.line} changes levels")
    return Countdown(depth, level, kernels)


# --- the rewrite ----------------------------------------------------------------------


class _Buckets(Additions):
    """The vertices by level, and where each level ends."""

    def __init__(self, found: Countdown, loop: Repeat, names: Names) -> None:
        super().__init__(names, loop.span)
        self.found = found
        like = next(iter(found.kernels.values()))
        self.graph = like.domain.source
        self.type = NodeType(self.graph.name)
        self.order = self.buffer("order", self.type)
        self.sizes = self.buffer("sizes", INT)
        self.ends = self.buffer("ends", INT)
        self.level = self.scalar("level", self.type)
        self.size = self.scalar("size", INT)
        self.first = self.scalar("first", INT)
        name = names.fresh(f"{like.name}_sort")
        body = ir.Block(tuple(self.sort()), span=loop.span)
        self.blocks.append(HostBlock(name, body, span=loop.span))

    def variable(self, hint: str, type: Type) -> ir.Variable:
        return self.names.variable(hint, type, self.span)

    def steps(self, loop: Repeat) -> Iterator[Step]:
        depth, span = self.found.depth, self.span
        nodes = ir.Call(self.graph, "NumNodes", type=INT, span=span)
        many = compared(">", depth, ir.Literal(LEVELS, type=INT))
        levels_fit = compared("<=", depth, nodes)
        begin = ir.Binary("-", element(self.level, self.ends), self.size, type=INT)
        listed = (
            loop.body[0],
            self.set(self.level, self.as_node(depth)),
            self.set(self.size, element(self.level, self.sizes)),
            self.set(self.first, begin),
            *map(self.listed, loop.body[1:]),
        )
        sort = RunBlock(self.blocks[0].name, span=span)
        by_level = (Fill(self.sizes, span=span), sort, replace(loop, body=listed))
        yield Branch(both([many, levels_fit]), by_level, (loop,), span=span)

    def listed(self, step: Step) -> Step:
        """The same for the vertices of the level alone."""
        if not isinstance(step, Launch) or step.kernel not in self.found.kernels:
            return step
        kernel = self.found.kernels[step.kernel]
        domain = ListItems(
            "Items",
            ir.Variable(self.order, type=self.graph.type, span=self.span),
            count=self.size,
            first=self.first,
            span=kernel.domain.span,
        )
        name = self.names.fresh(f"{kernel.name}_listed")
        return self.launch(replace(kernel, name=name, domain=domain))

    def sort(self) -> Iterator[ir.StatementNode]:
        """By counting: first the size of each level, then where it begins, and then
        each vertex goes to the next place of its level, which is at last its end."""
        level = self.variable("level", self.type)
        number, total = self.variable("number", INT), self.variable("total", INT)
        size, end = element(level, self.sizes), element(level, self.ends)
        ends = (
            ir.declare(level, self.as_node(number)),
            Store(end, total, span=self.span),
            Update(total, "+", size, span=self.span),
            Update(number, "+", ONE, span=self.span),
        )
        more = compared("<", number, self.found.depth)
        yield self.each(lambda node, own: [self.one_more(own, self.sizes)])
        yield ir.declare(number, ZERO)
        yield ir.declare(total, ZERO)
        yield ir.While(more, ir.Block(ends), span=self.span)
        yield self.each(self.put)

    def put(self, node: ir.Variable, own: ir.Variable) -> Iterator[ir.StatementNode]:
        place = self.variable("place", self.type)
        end = self.as_node(element(own, self.ends))
        yield ir.declare(place, end)
        target = ir.Field(place, self.order, type=self.type, span=self.span)
        yield Store(target, node, span=self.span)
        yield self.one_more(own, self.ends)

    def each(
        self, body: Callable[[ir.Variable, ir.Variable], Iterable[ir.StatementNode]]
    ) -> ir.StatementNode:
        """`body` for each vertex on a level, and this level."""
        node, own = self.variable("n", self.type), self.variable("level", self.type)
        level = replace(self.found.level, driver=node)
        reached = compared(">=", level, ZERO), compared("<", level, self.found.depth)
        declare = ir.declare(own, self.as_node(level))
        inside = ir.Block((declare, *body(node, own)))
        nodes = ir.Range("Nodes", self.graph, span=self.span)
        test = ir.If(both(reached), inside, span=self.span)
        return Each(node.name, nodes, ir.Block((test,)), span=self.span)

    def one_more(self, own: ir.Variable, cells: str) -> Update:
        return Update(element(own, cells), "+", ONE, span=self.span)

    def as_node(self, number: ir.Expression) -> ir.Cast:
        """Cells of levels are those of vertices."""
        return ir.Cast(self.type, number, type=self.type, span=self.span)


def element(own: ir.Variable, cells: str) -> ir.Field:
    return ir.Field(own, cells, type=INT, span=own.span)


# --- the pass -------------------------------------------------------------------------


class BucketLevels(DevicePass):
    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan, context.meanings)
        made: list[Additions] = []

        def changed(step: Step) -> Iterable[Step] | None:
            depth = counted_down(step) if isinstance(step, Repeat) else None
            if depth is None:
                return None
            assert isinstance(step, Repeat)
            try:
                found = countdown(step, depth, plan)
            except Refused as reason:
                message = f"each round runs over the graph: {reason}"
                context.missed(self, message, step.span)
                return None
            buckets = _Buckets(found, step, names)
            made.append(buckets)
            message = "each round runs over the vertices of one level"
            context.passed(self, message, step.span)
            return buckets.steps(step)

        steps = expand_steps(plan.steps, changed)
        return with_additions(plan, made, steps) if made else plan
