"""Runs in each round only the vertices whose inputs have changed.

    while left > 0
      launch colouring_update_left
      launch colouring_set_colour_2

    kernel colouring_set_colour_2 over n_5: G.Nodes
      n_5.colour = n_5.colour_next
    →
    active = 0
    launch colouring_update_left_all
    while left > 0
      round = round + 1
      waiting = 0
      launch colouring_update_left_listed
      launch colouring_set_colour_2_listed
      swap frontier and touched
      active = waiting

    kernel colouring_set_colour_2_listed over n_5: frontier.Items counted by active
      if n_5.colour != n_5.colour_next
        visit n_5.stamp in round
          push n_5 into touched, counted by waiting
        each t_3: n_5.InNbrs [parallel]
          if t_3.colour == -1 || t_3.colour == -1 && t_3.free
            visit t_3.stamp in round
              push t_3 into touched, counted by waiting
      n_5.colour = n_5.colour_next

Legal if each vertex writes only its own properties, from those and from properties of
neighbours that no kernel has written earlier in the round.  A vertex that has changed
nothing and contributed to no scalar does so again until one of its inputs changes: who
writes one pushes it to the next worklist, unless it does not read it as it is now; it
pushes itself where it changes.  Loops in which every vertex acts in every round are
left alone: some test of a property must let vertices rest.  (Nasre, Burtscher, Pingali:
Data-driven versus Topology-driven Irregular Computations on GPUs, IPDPS 2013.)
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import either
from lighthouse.ir.effects import by_warps, effects, unknown
from lighthouse.ir.kernels import Each, Kernel, Push, Store, Update
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Compute, Launch, Repeat, Step, Swap, expand_steps
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL
from lighthouse.ir.uses import local_names, uses, written_names
from lighthouse.ir.values import converted
from lighthouse.ir.walk import (
    expand_block,
    find,
    map_body,
    rename,
    rewrite,
    walk,
    with_values,
)
from lighthouse.passes.analysis.invariants import names_read
from lighthouse.passes.analysis.rounds import (
    changed_in,
    differ,
    fields,
    is_own,
    plain_rounds,
)
from lighthouse.passes.base import Context, DevicePass, Refused
from lighthouse.passes.device.node_lists import Worklists
from lighthouse.passes.device.plan_variables import (
    PlanNames,
    with_additions,
    without_unused,
)
from lighthouse.passes.optimize.simplify_conditions import simplified

REVERSE: dict[str, ir.RangeKind] = {"Nbrs": "InNbrs", "InNbrs": "Nbrs"}
# What the bodies may consist of.
PLAIN = (ir.Block, ir.Declare, ir.If, ir.While, ir.DoWhile, Each, Store, Update)


# --- legality -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tracked:
    """The kernels of a round, the properties that they write, and which vertices read
    one of a neighbour: those of which it is in this row."""

    kernels: tuple[Kernel, ...]
    written: frozenset[str]
    readers: dict[str, frozenset[str]]

    def heeds(
        self, name: str, node: ir.Variable, fixed: frozenset[str]
    ) -> ir.Expression:
        """Whether the property of a neighbour matters to `node` as it is."""
        conditions: dict[ir.Expression, None] = {}
        for kernel in self.kernels:
            for statement, tested in conditions_of(kernel):
                if name not in read_of_others(kernel, self.written, statement):
                    continue
                condition: ir.Expression = ir.Literal(True, type=BOOL)
                if tested and isinstance(statement, ir.If) and not statement.otherwise:
                    condition = tested
                if not is_own(condition, kernel.iterator, fixed):
                    return ir.Literal(True, type=BOOL)
                conditions[rename(condition, kernel.iterator, node.name)] = None
        return either(conditions)


def tracked(loop: Repeat, plan: Plan) -> Tracked:
    """Raises Refused."""
    kernels = plain_rounds(loop.body, plan)
    for kernel in kernels:
        check_kernel(kernel)
    if len({kernel.domain.source.name for kernel in kernels}) > 1:
        raise Refused("its kernels run over several graphs")
    scalars = {item.name for item in plan.scalars} & changed_in(loop, plan)
    for kernel in kernels:
        for use in uses(kernel.body):
            if use.name in scalars and not use.writes:
                line = kernel.span.line
                raise Refused(f"the loop in line {line} reads a scalar that changes")
    written = frozenset[str]().union(*(effects(k).fields_written for k in kernels))
    if not any(rests(kernel, written) for kernel in kernels):
        raise Refused("every vertex acts in every round")
    readers: dict[str, frozenset[str]] = {}
    earlier: frozenset[str] = frozenset()
    for kernel in kernels:
        earlier |= effects(kernel).fields_written
        for name, rows in read_of_others(kernel, written).items():
            if name in earlier:
                line = kernel.span.line
                message = f"the loop in line {line} reads what its round has written"
                raise Refused(message)
            readers[name] = readers.get(name, frozenset()) | rows
    if not readers:
        raise Refused("no vertex reads what others write")
    return Tracked(tuple(kernels), written, readers)


def check_kernel(kernel: Kernel) -> None:
    line, effect = kernel.span.line, effects(kernel)
    if kernel.domain.kind != "Nodes" or kernel.candidates or by_warps(kernel):
        raise Refused(f"the loop in line {line} is not over single vertices")
    if effect.objects_read or effect.objects_written or unknown(kernel.body):
        raise Refused(f"the loop in line {line} uses more than properties")
    for node in walk(kernel.body):
        if isinstance(node, ir.StatementNode) and not isinstance(node, PLAIN):
            raise Refused(f"the loop in line {line} uses more than properties")
        match node:
            case Store(ir.Field(driver)) | Update(ir.Field(driver)):
                if driver.name != kernel.iterator:
                    raise Refused(f"the loop in line {line} writes to other vertices")
    for statement in kernel.body.statements:
        match statement:
            case ir.Declare() | ir.If():
                pass
            case Store(value=value) if not any(
                item.driver.name != kernel.iterator for item in find(value, ir.Field)
            ):
                pass
            case _:
                raise Refused("every vertex acts in every round")


def rests(kernel: Kernel, written: frozenset[str]) -> bool:
    """True if what the kernel does depends on a property of the vertex that changes."""
    return any(
        tested is not None and fields(tested) & written
        for _, tested in conditions_of(kernel)
    )


def conditions_of(
    kernel: Kernel,
) -> Iterator[tuple[ir.StatementNode, ir.Expression | None]]:
    """The statements of a kernel, and what Ifs test: of a variable, what it is."""
    known: dict[str, ir.Expression] = {}
    for statement in kernel.body.statements:
        tested = None
        if isinstance(statement, ir.If):
            tested = with_values(statement.condition, known)
        yield statement, tested
        changed = written_names(statement)
        for name, value in [*known.items()]:
            if changed & {name, *names_read(value)}:
                del known[name]
        match statement:
            case ir.Declare(type, (name,), ir.Expression() as value) if (
                type == value.type
            ):
                known[name] = value


def read_of_others(
    kernel: Kernel, written: frozenset[str], part: ir.StatementNode | None = None
) -> dict[str, frozenset[str]]:
    """Of which properties the kernel, or a part of it, reads those of neighbours, and
    in which rows."""
    rows = {
        node.iterator: node.range.kind
        for node in find(kernel.body, Each)
        if node.range.kind in REVERSE and node.range.source.name == kernel.iterator
    }
    found: dict[str, frozenset[str]] = {}
    for node in walk(part or kernel.body):
        match node:
            case ir.Field(driver, name) if name in written:
                if driver.name == kernel.iterator:
                    continue
                if driver.name not in rows:
                    line = kernel.span.line
                    message = f"the loop in line {line} reads more than neighbours"
                    raise Refused(message)
                found[name] = found.get(name, frozenset()) | {rows[driver.name]}
    return found


# --- the rewrite ----------------------------------------------------------------------


class _Changes(Worklists):
    """`frontier` has the vertices of a round, `touched` those of the next one."""

    def __init__(self, found: Tracked, plan: Plan, names: Names) -> None:
        super().__init__(names, found.kernels[0])
        self.found = found
        # No kernel reads a scalar that changes.
        self.fixed = frozenset(item.name for item in plan.scalars)
        self.frontier = self.worklist("frontier", "active")
        self.touched = self.worklist("touched", "waiting")
        self.stamps = self.new_stamps()

    def steps(self, loop: Repeat) -> Iterator[Step]:
        node = self.some_node()
        push = Push(node, self.frontier.items, self.frontier.count, span=self.span)
        yield self.zero(self.frontier.count)
        purpose = f"lists all in `{self.frontier.items}`"
        yield self.launch(self.over_all("all", node, push, purpose=purpose))
        yield replace(loop, body=tuple(self.round(loop.body)))

    def round(self, steps: Sequence[Step]) -> Iterator[Step]:
        kernels = {kernel.name: kernel for kernel in self.found.kernels}
        yield self.stamps.next()
        yield self.zero(self.touched.count)
        for step in steps:
            if isinstance(step, Launch):
                kernel = simplified(self.telling(kernels[step.kernel]))
                yield self.launch(self.over(kernel, self.frontier, kernel.body))
            else:
                yield step
        yield Swap(self.frontier.items, self.touched.items, span=self.span)
        yield self.set(self.frontier.count, self.touched.count)

    def telling(self, kernel: Kernel) -> Kernel:
        """A kernel that touches who reads what it changes."""
        node = ir.Variable(kernel.iterator, type=self.type, span=self.span)
        own = local_names(kernel) - {item.name for item in kernel.partials}

        def told(statement: ir.StatementNode) -> ir.Statements:
            match statement:
                case Store(ir.Field() as target, value):
                    return tuple(self.change(node, statement, target, value))
                case Update(ir.Field() as target):
                    then = (*statement.then, *self.touch(node, target.name))
                    return (replace(statement, then=then),)
                case Store(ir.Variable(name)) | Update(ir.Variable(name)) if (
                    name not in own
                ):
                    return self.visit(node), statement
            return (statement,)

        kernel = map_body(kernel, lambda body: expand_block(body, told))
        always = self.visit(node)
        maybe = ir.Block((always,), span=self.span)

        def once(block: ir.Block) -> ir.Block:
            """Who is touched in any case need not be touched if it changes."""
            if always not in block.statements:
                return block
            kept = (
                each
                for each in block.statements
                if not (isinstance(each, ir.If) and each.then == maybe)
            )
            return replace(block, statements=tuple(kept))

        return rewrite(kernel, once, ir.Block)

    def change(
        self, node: ir.Variable, store: Store, target: ir.Field, value: ir.Expression
    ) -> Iterator[ir.StatementNode]:
        if not isinstance(value, ir.Variable | ir.Field | ir.Literal):
            kept = self.names.variable(f"{target.name}_kept", value.type, self.span)
            yield ir.declare(kept, value)
            value = kept
        touches = ir.Block(tuple(self.touch(node, target.name)), span=self.span)
        changes = differ(target, converted(value, target.type))
        yield ir.If(changes, touches, span=self.span)
        yield replace(store, value=value)

    def touch(self, node: ir.Variable, name: str) -> Iterator[ir.StatementNode]:
        """The vertex, and all that read its property of that name."""
        yield self.visit(node)
        for row in sorted(self.found.readers.get(name, ())):
            other = self.names.variable("t", self.type, self.span)
            reader = ir.Range(REVERSE[row], node, span=self.span)
            heeds = self.found.heeds(name, other, self.fixed)
            visit = ir.If(heeds, ir.Block((self.visit(other),)), span=self.span)
            body = ir.Block((visit,), span=self.span)
            yield Each(other.name, reader, body, parallel=True, span=self.span)

    def visit(self, node: ir.Variable) -> ir.StatementNode:
        items, count = self.touched.items, self.touched.count
        return self.stamps.first(node, Push(node, items, count, span=self.span))


class TrackChanges(DevicePass):
    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan, context.meanings)
        made: list[_Changes] = []

        def changed(step: Step) -> Iterable[Step] | None:
            if not isinstance(step, Repeat) or not is_plain(step):
                return None
            try:
                found = tracked(step, plan)
            except Refused as reason:
                message = f"each round runs every vertex: {reason}"
                context.missed(self, message, step.span)
                return None
            made.append(_Changes(found, plan, names))
            message = "each round runs the vertices whose inputs have changed"
            context.passed(self, message, step.span)
            return made[-1].steps(step)

        steps = expand_steps(plan.steps, changed)
        if not made:
            return plan
        return without_unused(with_additions(plan, made, steps))


def is_plain(loop: Repeat) -> bool:
    """True of a loop of nothing but kernels and scalars."""
    return any(isinstance(step, Launch) for step in loop.body) and all(
        isinstance(step, Launch | Compute) for step in loop.body
    )
