"""Checks the invariants of a core or plan between passes; a violation is our bug."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import singledispatch
from itertools import chain
from typing import Any, Literal

from lighthouse.ir import nodes as ir
from lighthouse.ir.assignment import unassigned
from lighthouse.ir.effects import effects
from lighthouse.ir.kernels import (
    Gather,
    HostBlock,
    Kernel,
    KernelLoop,
    ListItems,
    Search,
    Store,
    Sync,
    Update,
    UpdateTuple,
)
from lighthouse.ir.plan import Home, Plan
from lighthouse.ir.printer import LEVELS
from lighthouse.ir.remember import remembered
from lighthouse.ir.roles import KINDS, Names, fits, specs
from lighthouse.ir.schedules import Groups, MergePath, Scan, SpreadItems
from lighthouse.ir.steps import Launch, Repeat, RunBlock, Step, launched
from lighthouse.ir.symbols import declarations
from lighthouse.ir.types import UNKNOWN, is_object
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import children, find, has, walk


class InvalidIR(Exception):
    """A pass left something that later passes do not expect."""


def verify(unit: ir.Procedure | Plan, after: str) -> None:
    """Raises InvalidIR, naming the pass `after` which it was found."""
    if problems := list(problems_of(unit)):
        raise InvalidIR(f"after {after}: " + "; ".join(problems))


def problems_of(unit: ir.Procedure | Plan) -> Iterator[str]:
    """What must not be, in words."""
    if not isinstance(unit, Plan):
        yield from core_problems(unit)
    elif wrong := list(malformed(unit)):
        # What else is looked for needs nodes that are as they say.
        yield from wrong
    else:
        yield from plan_problems(unit)


def malformed(plan: Plan) -> Iterator[str]:
    """Nodes of no kind that a plan may hold, and fields with what they cannot have."""
    if wrong := list(misfits(plan)):
        yield from wrong
        return
    yield from misfits_below(replace(plan, kernels=(), blocks=()))
    for unit in plan.units:
        yield from (f"{each}, in {described(unit)}" for each in misfits_below(unit))


# Most passes leave most kernels as they are.
@remembered
def misfits_below(root: ir.Node) -> tuple[str, ...]:
    return tuple(chain.from_iterable(map(misfits, walk(root))))


def misfits(node: ir.Node) -> Iterator[str]:
    kind = type(node)
    if kind not in KINDS:
        yield f"{kind.__name__} is no kind of node of a plan"
    else:
        yield from unfit_fields(node)


def unfit_fields(node: ir.Node) -> Iterator[str]:
    """Those with what they cannot have."""
    kind = type(node)
    for spec in specs(kind):
        value = getattr(node, spec.name)
        if not fits(value, spec.hint):
            yield f"{spec.name} of {kind.__name__} is {value!r:.40}"
    if isinstance(node, ir.Binary) and node.operator not in LEVELS:
        yield f"operator of Binary is {node.operator!r:.40}"


def core_problems(procedure: ir.Procedure) -> Iterator[str]:
    if wrong := list(chain.from_iterable(map(unfit_fields, walk(procedure.body)))):
        yield from wrong
        return
    names = [item.name for item in procedure.parameters]
    for node in walk(procedure.body):
        if isinstance(node, ir.Declare):
            names += node.names
        elif isinstance(node, ir.Loop | ir.Reduction | ir.Traversal):
            names.append(node.iterator)
    for name, count in Counter(names).items():
        if count > 1:
            yield f"`{name}` is declared {count} times"
    declared = declarations(procedure)
    for node in find(procedure.body, ir.Variable, ir.Field):
        if node.name not in declared:
            yield f"`{node.name}` is used but not declared"
    yield from untyped(procedure)
    yield from bound_outside(procedure.body, frozenset())


def untyped(node: ir.Node) -> Iterator[str]:
    for item in ill_typed(node):
        yield f"{type(item).__name__} has no type"


def ill_typed(*nodes: ir.Node) -> Iterator[ir.Expression]:
    """The expressions in them of which nobody knows the type."""
    for item in chain.from_iterable(find(node, ir.Expression) for node in nodes):
        if item.type == UNKNOWN and not isinstance(item, ir.ForeignExpression):
            yield item


def bound_outside(node: ir.Node, loops: frozenset[str]) -> Iterator[str]:
    """Reductions that name a loop which does not enclose them."""
    if (
        isinstance(node, ir.Reduce | ir.ReduceTuple | ir.Defer)
        and node.loop is not None
        and node.loop not in loops
    ):
        yield f"a reduction is bound to `{node.loop}`, which does not enclose it"
    if isinstance(node, ir.Loop | ir.Traversal):
        loops |= {node.iterator}
    for child in children(node):
        yield from bound_outside(child, loops)


def plan_problems(plan: Plan) -> Iterator[str]:
    if wrong := list(misnamed(plan)):
        # What else is looked for needs what is named.
        yield from wrong
        return
    for step in plan.steps:
        for loop in find(step, Repeat):
            for field in find(loop.condition, ir.Field):
                yield f"the test of a loop reads `{field.name}`"
        yield from objects_in(step)
    for unit in plan.units:
        yield from core_left(unit)
    yield from misscheduled(plan)
    yield from unassigned(plan)


def misnamed(plan: Plan) -> Iterator[str]:
    """Names of nothing, or of several things."""
    yield from repeated("kernels", plan.kernels)
    yield from repeated("host blocks", plan.blocks)
    yield from repeated("buffers", plan.buffers)
    yield from repeated("scalars", plan.scalars)
    kernels = {kernel.name for kernel in plan.kernels}
    blocks = {block.name for block in plan.blocks}
    made: tuple[Any, ...] = (*plan.buffers, *plan.objects, *plan.pairs)
    arrays = {item.name for item in made}
    declared = arrays | {item.name for item in plan.procedure.parameters}
    for part in (*plan.steps, *plan.units):
        for node in find(part, Launch, RunBlock, ir.Field):
            match node:
                case Launch(kernel=name) if name not in kernels:
                    yield f"no kernel `{name}`"
                case RunBlock(block=name) if name not in blocks:
                    yield f"no host block `{name}`"
                case ir.Field(_, name) if name not in declared:
                    yield f"`{name}` is used but not declared"
        for use in uses(part):
            if use.names is Names.ARRAY and use.name not in arrays:
                yield f"no array `{use.name}`"


def repeated(what: str, items: Iterable[Any]) -> Iterator[str]:
    """Names that several of them have."""
    names = Counter(item.name for item in items)
    yield from (f"two {what} `{name}`" for name, n in names.items() if n > 1)


def misscheduled(plan: Plan) -> Iterator[str]:
    """Kernels without what their schedules require."""
    resident = set(launched(plan.residents))
    for kernel in plan.kernels:
        where, schedule = described(kernel), kernel.schedule
        if (kernel.domain.kind == "Items") != isinstance(kernel.domain, ListItems):
            yield f"nothing counts the items of {where}"
        if has(kernel.body, Gather) and schedule.guard is None:
            yield f"{type(schedule).__name__} for the loops of blocks in {where}"
        if kernel.name in resident and schedule.per_launch is not None:
            yield f"{schedule.per_launch} for {where}, which is in a resident loop"
        yield from (f"{each} {where}" for each in unmet(schedule, kernel))


@singledispatch
def unmet(schedule: Any, kernel: Kernel) -> Iterator[str]:
    """What the schedule requires and the kernel does not have, in words that end before
    the name of the kernel.  Others register their kinds of schedules."""
    yield from ()


@unmet.register
def _merge_path(schedule: MergePath, kernel: Kernel) -> Iterator[str]:
    loops = [node.loop for node in find(kernel.body, Gather)]
    rows = [loop.range.source.name for loop in loops]
    if kernel.domain.kind != "Nodes" or rows != [kernel.iterator]:
        yield "not one loop over the rows of all nodes in"


@unmet.register
def _scan(schedule: Scan, kernel: Kernel) -> Iterator[str]:
    if not any(isinstance(node, KernelLoop) for node in kernel.body.statements):
        yield "no statement in which threads share the iterations of"


@unmet.register
def _spread_items(schedule: SpreadItems, kernel: Kernel) -> Iterator[str]:
    if kernel.count is None:
        yield "no list of items for"


@unmet.register
def _groups(schedule: Groups, kernel: Kernel) -> Iterator[str]:
    if kernel.domain.kind != "Nodes":
        yield "items of a list for the groups of"


def objects_in(step: Step) -> Iterator[str]:
    """Only kernels and host blocks touch collections and maps."""
    for place in find(step, ir.Variable, ir.Field):
        if is_object(place.type):
            yield f"a host step touches `{place.name}`"
    for node in find(step, ir.Index, ir.ForeignExpression):
        yield f"{type(node).__name__} in a host step"


def unsynchronised(plan: Plan) -> Iterator[str]:
    """Writes for which it is not decided how they are kept correct."""
    for unit in plan.units:
        for node in find(unit.body, Store, Update, UpdateTuple):
            how = node.strategy if isinstance(node, UpdateTuple) else node.sync
            if how is None:
                yield f"{type(node).__name__} without synchronisation in {unit.name}"
            if isinstance(node, Store) and node.sync is Sync.ATOMIC:
                yield f"an atomic store in {unit.name}"


def misplaced(plan: Plan, target: Literal["cuda", "openmp"]) -> Iterator[str]:
    """What the kernels of the target use and cannot reach."""
    homes = {item.name: item.home for item in plan.buffers}
    if target == "openmp":
        yield from (
            f"`{name}` is on a device, which OpenMP does not have"
            for name, home in homes.items()
            if home is not Home.HOST
        )
        return
    for kernel in plan.kernels:
        found = effects(kernel)
        away = {name for name in found.touched if homes.get(name) is Home.HOST}
        for name in sorted(away | found.scalars_written - homes.keys()):
            yield f"{described(kernel)} uses `{name}`, which is on the host"


def incomplete(plan: Plan, target: Literal["cuda", "openmp"]) -> Iterator[str]:
    """What code generation would not know what to do with."""
    yield from plan_problems(plan)
    yield from unsynchronised(plan)
    yield from misplaced(plan, target)


def verify_complete(plan: Plan, target: Literal["cuda", "openmp"]) -> None:
    """Raises InvalidIR if the plan is incomplete."""
    if problems := list(incomplete(plan, target)):
        raise InvalidIR("; ".join(problems))


def described(unit: Kernel | HostBlock) -> str:
    return f"{'kernel' if isinstance(unit, Kernel) else 'host block'} `{unit.name}`"


def core_left(unit: Kernel | HostBlock) -> Iterator[str]:
    where = described(unit)
    left = (ir.Loop, ir.Assign, ir.Reduce, ir.ReduceTuple, ir.Defer, ir.Bfs, ir.Dfs)
    not_here = (*left, ir.Return, Search) if isinstance(unit, Kernel) else left
    for node in find(unit.body, *not_here):
        yield f"{type(node).__name__} in {where}"
    for node in find(unit.body, KernelLoop):
        scans = isinstance(unit, Kernel) and unit.schedule == Scan()
        if not scans or unit.body.statements != (node,):
            yield f"{type(node).__name__} is not all of {where}"
    for node in find(unit.body, Store, Update, UpdateTuple):
        yield from untyped(node)
        match node:
            case UpdateTuple(targets=places, ties=str()) if len(places) != 1:
                yield f"not one payload decides ties in {where}"
