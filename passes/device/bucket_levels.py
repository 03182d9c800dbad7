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
      …

The reverse part of a breadth-first traversal is such a loop.  Each of its rounds would
test all vertices, which takes long where there are many levels.  Legal if the loop does
not change the levels: the vertices of a level are then one part of `order`, which is
sorted by counting (Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms,
section 8.2).  One thread does so in the time of a few rounds.  With few levels, or more
than there are vertices, the loop stays as it is.

Where the forward part has run over lists (`infer-frontier`), and each of its rounds
gives some vertices their first level, these lists are kept instead, one after the
other:

    while more
      if active <= …
        …
        while more && …
          round = round + 1
          …
      else
        more = False
        …
    while depth > 0
      …
    →
    ordered = True
    kept = 0
    while more
      if active <= …
        …
        while more && …
          if ordered
            level = (Node(G)) depth
            level.ends = kept
            launch back_update_A_keep
            kept = kept + active
          round = round + 1
          …
      else
        ordered = False
        more = False
        …
    if ordered
      while depth > 0
        …
        launch back_update_A_listed
    else
      …

So the way back takes the time of what was reached.  The lists share no vertex: there is
a place for each.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

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
    Swap,
    expand_steps,
    launched,
    loops,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, LONG, NodeType, Type
from lighthouse.ir.walk import has
from lighthouse.passes.analysis.first_levels import goes_on_for_levels
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.analysis.next_use import changes
from lighthouse.passes.analysis.rounds import Growth, guarded, level_of, plain_rounds
from lighthouse.passes.base import Context, DevicePass, Refused
from lighthouse.passes.device.plan_variables import Additions, PlanNames, with_additions
from lighthouse.passes.optimize.simplify_conditions import simplified

# From how many levels on it pays to sort.
LEVELS = 16
ZERO = ir.Literal(0, type=INT)
ONE = ir.Literal(1, type=INT)


# --- legality -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Countdown:
    """A loop over levels: the scalar that it counts down to the `least`, the property,
    and the kernels that act for the vertices of one level."""

    depth: ir.Variable
    least: ir.Variable | ir.Literal
    level: ir.Field
    kernels: dict[str, Kernel]


def counted_down(loop: Repeat) -> tuple[ir.Variable, ir.Variable | ir.Literal] | None:
    """`depth` and `0` of `while depth > 0 { depth = depth - 1; … }`."""
    match loop:
        case Repeat(
            ir.Binary(">", ir.Variable() as depth, least),
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
        ) if depth.name == name == same and depth.type == least.type == INT:
            match least:
                case ir.Literal(0):
                    return depth, least
                case ir.Variable() if least != depth:
                    return depth, least
    return None


def countdown(
    loop: Repeat, depth: ir.Variable, least: ir.Variable | ir.Literal, plan: Plan
) -> Countdown:
    """Raises Refused."""
    fixed = [each for each in (depth, least) if isinstance(each, ir.Variable)]
    launched = plain_rounds(loop.body[1:], plan, *fixed)
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
        scalars = {each.name for each in fixed} & effect.scalars_written
        if level.name in effect.fields_written or scalars:
            raise Refused(f"the loop in line {kernel.span.line} changes levels")
    return Countdown(depth, least, level, kernels)


@dataclass(frozen=True, slots=True)
class Forward:
    """The rounds before a loop over levels: the `short` ones run over the vertices of
    one level each, the `items`, and give some others their first level, the next one.
    So no vertex is in two lists, and no list is empty (see `first_levels`)."""

    loop: Repeat
    short: Repeat
    items: ListItems


def forward(before: Sequence[Step], found: Countdown, plan: Plan) -> Forward | None:
    """What comes last among the steps `before`, if it leaves levels from the least one
    on, and the depth after the last of them."""
    fixed = frozenset(names_of(found))
    at = next((i for i in reversed(range(len(before))) if has(before[i], Repeat)), -1)
    if at < 0 or any(changes(step, plan) & fixed for step in before[at + 1 :]):
        return None
    match before[at]:
        case (
            Repeat(
                body=(
                    Branch(
                        _, (*_, Repeat(body=body, test_first=False) as short), whole
                    ),
                    *_,
                )
            ) as loop
        ) if all(isinstance(step, Launch | Compute | Swap) for step in body):
            pass
        case _:
            return None
    steps = [*before[:at]]
    while steps and not changes(steps[-1], plan) & {found.depth.name}:
        if changes(steps.pop(), plan) & (fixed - {found.level.name}):
            return None
    begins = bool(steps) and steps[-1] == Compute(found.depth, found.least)
    one = ir.Literal(1, type=INT)
    deeper = ir.Binary("+", found.depth, one, type=INT)
    grows = [step for step in body if changes(step, plan) & {found.depth.name}]
    last = max(i for i, step in enumerate(body) if isinstance(step, Launch))
    after = grows == [Compute(found.depth, deeper)] and body.index(grows[0]) > last
    kernels = [plan.kernel(name) for name in launched(body)]
    gives_levels = any(
        goes_on_for_levels(short, kernel, found.level.name, found.depth, plan)
        for kernel in kernels
    )
    # What other rounds do for one level, these do for all of their items.
    exact = any(
        acts_on_level(plan.kernel(name), found) for name in launched(whole)
    ) and not any(acts_on_level(kernel, found) for kernel in kernels)
    items = {kernel.domain for kernel in kernels}
    if not begins or not after or not gives_levels or not exact or len(items) != 1:
        return None
    (only,) = items
    return Forward(loop, short, only) if isinstance(only, ListItems) else None


def names_of(found: Countdown) -> Iterator[str]:
    """The levels, the depth, and the least one."""
    yield from (found.level.name, found.depth.name)
    if isinstance(found.least, ir.Variable):
        yield found.least.name


def acts_on_level(kernel: Kernel, found: Countdown) -> bool:
    """True if it does something for those on the level `depth`, of whom it has all."""
    here = on_level(kernel, found)
    return any(
        isinstance(item, ir.If) and here in conjuncts(item.condition)
        for item in kernel.body.statements
    )


def on_level(kernel: Kernel, found: Countdown) -> ir.Expression:
    """That its node is on the level `depth`."""
    node = ir.Variable(kernel.iterator, type=found.level.driver.type)
    return compared("==", replace(found.level, driver=node), found.depth)


# --- the rewrite ----------------------------------------------------------------------


class _Buckets(Additions):
    """The vertices by level, and where each level ends; where it begins, if the lists
    of the `forward` part were kept."""

    def __init__(
        self, found: Countdown, forward: Forward | None, loop: Repeat, names: Names
    ) -> None:
        super().__init__(names, loop.span)
        self.found = found
        self.forward = forward
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
        span, depth = self.span, self.from_least(self.found.depth)
        many = compared(">", depth, ir.Literal(LEVELS, type=INT))
        levels_fit = compared("<=", depth, self.nodes)
        worth = many if self.forward else both([many, levels_fit])
        listed = tuple(map(self.listed, loop.body[1:]))

        def rounds(*place: Step) -> Repeat:
            cell = self.set(self.level, self.cell(self.found.depth))
            return replace(loop, body=(loop.body[0], cell, *place, *listed))

        begin = ir.Binary("-", element(self.level, self.ends), self.size, type=INT)
        sized = self.set(self.size, element(self.level, self.sizes))
        sort = RunBlock(self.blocks[0].name, span=span)
        sorted = rounds(sized, self.set(self.first, begin))
        by_level = (Fill(self.sizes, span=span), sort, sorted)
        choice = Branch(worth, by_level, (loop,), span=span)
        if not self.forward:
            yield choice
            return
        size = ir.Binary("-", self.kept, self.first, type=INT)
        part = (
            self.set(self.first, element(self.level, self.ends)),
            self.set(self.size, size),
            self.set(self.kept, self.first),
        )
        yield Branch(self.ordered, (rounds(*part),), (choice,), span=span)

    @cached_property
    def ordered(self) -> ir.Variable:
        return self.scalar("ordered", BOOL, "whether all lists of levels were kept")

    @cached_property
    def kept(self) -> ir.Variable:
        return self.scalar("kept", INT)

    @property
    def nodes(self) -> ir.Expression:
        return ir.Call(self.graph, "NumNodes", type=INT, span=self.span)

    def forward_steps(self, forward: Forward) -> Iterator[Step]:
        """The forward part: each list is kept, or it is known that one was not."""
        choice, *rest = forward.loop.body
        assert isinstance(choice, Branch)
        lost = self.set(self.ordered, ir.Literal(False, type=BOOL))
        keep = Branch(self.ordered, tuple(self.keep(forward)), ())
        short = replace(forward.short, body=(keep, *forward.short.body))
        then = (*choice.then[:-1], short)
        both_ways = replace(choice, then=then, otherwise=(lost, *choice.otherwise))
        yield self.set(self.ordered, ir.Literal(True, type=BOOL))
        yield self.zero(self.kept)
        yield replace(forward.loop, body=(both_ways, *rest))

    def keep(self, forward: Forward) -> Iterator[Step]:
        like = next(iter(self.found.kernels.values()))
        node = self.variable("n", self.type)
        place = self.variable("place", self.type)
        rank = ir.Cast(INT, ir.Call(node, "Rank", type=LONG), type=INT)
        at = self.as_node(ir.Binary("+", self.kept, rank, type=INT))
        target = ir.Field(place, self.order, type=self.type, span=self.span)
        body = ir.declare(place, at), Store(target, node, span=self.span)
        name = self.names.fresh(f"{like.name}_keep")
        block = ir.Block(body, span=self.span)
        more = ir.Binary("+", self.kept, forward.items.count, type=INT)
        yield self.set(self.level, self.cell(self.found.depth))
        yield Compute(element(self.level, self.ends), self.kept, span=self.span)
        purpose = f"adds the nodes of a level to `{self.order}`"
        kernel = Kernel(
            name, node.name, forward.items, block, purpose=purpose, span=self.span
        )
        yield self.launch(kernel)
        yield self.set(self.kept, more)

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
        kernel = replace(kernel, name=name, domain=domain)
        return self.launch(simplified(kernel, on_level(kernel, self.found)))

    def sort(self) -> Iterator[ir.StatementNode]:
        """By counting: first the size of each level, then where it begins, and then
        each vertex goes to the next place of its level, which is at last its end."""
        level = self.variable("level", self.type)
        number, total = self.variable("number", INT), self.variable("total", INT)
        size, end = element(level, self.sizes), element(level, self.ends)
        ends = (
            ir.declare(level, self.cell(number)),
            Store(end, total, span=self.span),
            Update(total, "+", size, span=self.span),
            Update(number, "+", ONE, span=self.span),
        )
        more = compared("<", number, self.found.depth)
        yield self.each(lambda node, own: [self.one_more(own, self.sizes)])
        yield ir.declare(number, self.found.least)
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
        reached = (
            compared(">=", level, self.found.least),
            compared("<", level, self.found.depth),
        )
        declare = ir.declare(own, self.cell(level))
        inside = ir.Block((declare, *body(node, own)))
        nodes = ir.Range("Nodes", self.graph, span=self.span)
        test = ir.If(both(reached), inside, span=self.span)
        return Each(node.name, nodes, ir.Block((test,)), span=self.span)

    def one_more(self, own: ir.Variable, cells: str) -> Update:
        return Update(element(own, cells), "+", ONE, span=self.span)

    def from_least(self, level: ir.Expression) -> ir.Expression:
        """How many levels there are before it."""
        if self.found.least == ZERO:
            return level
        return ir.Binary("-", level, self.found.least, type=INT, span=level.span)

    def cell(self, level: ir.Expression) -> ir.Cast:
        return self.as_node(self.from_least(level))

    def as_node(self, number: ir.Expression) -> ir.Cast:
        """Cells of levels are those of vertices."""
        return ir.Cast(self.type, number, type=self.type, span=self.span)


def element(own: ir.Variable, cells: str) -> ir.Field:
    return ir.Field(own, cells, type=INT, span=own.span)


class BucketLevels(DevicePass):
    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan, context.meanings)
        made: list[_Buckets] = []
        backward: dict[int, _Buckets] = {}
        forwards: dict[int, _Buckets] = {}
        for loop, before in loops(plan.steps):
            if not (counted := counted_down(loop)):
                continue
            try:
                found = countdown(loop, *counted, plan)
            except Refused as reason:
                message = f"each round runs over the graph: {reason}"
                context.missed(self, message, loop.span)
                continue
            lists = forward(before, found, plan)
            buckets = _Buckets(found, lists, loop, names)
            made.append(buckets)
            backward[id(loop)] = buckets
            if lists:
                forwards[id(lists.loop)] = buckets
            how = ", whose lists are kept" if lists else ""
            message = f"each round runs over the vertices of one level{how}"
            context.passed(self, message, loop.span)
        if not made:
            return plan

        def changed(step: Step) -> Iterable[Step] | None:
            if buckets := forwards.get(id(step)):
                assert buckets.forward
                return buckets.forward_steps(buckets.forward)
            if isinstance(step, Repeat) and (buckets := backward.get(id(step))):
                return buckets.steps(step)
            return None

        steps = expand_steps(plan.steps, changed)
        return with_additions(plan, made, steps)
