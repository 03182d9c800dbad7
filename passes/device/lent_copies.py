"""Lends a property to kernels that need it exclusively: works on a copy of it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import effects
from lighthouse.ir.kernels import Kernel, Store
from lighthouse.ir.plan import Buffer, Plan
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Finish,
    Launch,
    RunBlock,
    Step,
    expand_steps,
    launched,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import EdgeType, GraphType, NodeType
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import rewrite, walk


def lending(plan: Plan, kernel: str, properties: frozenset[str]) -> Step | None:
    """The largest step around the kernel, outside of loops, in which nothing but
    kernels touches the properties."""
    steps = plan.steps
    while True:
        around = [step for step in steps if kernel in launched([step])]
        if len(around) != 1:
            return None
        (step,) = around
        if is_theirs(plan, step, properties):
            return step
        if not isinstance(step, Branch):
            return None
        steps = (*step.then, *step.otherwise)


def is_theirs(plan: Plan, step: Step, properties: frozenset[str]) -> bool:
    """True if only kernels touch the properties in `step`, and run nowhere else."""
    for node in walk(step):
        match node:
            case Finish():
                return False
            case RunBlock(name) if effects(plan.block(name)).touched & properties:
                return False
    if any(use.name in properties for use in uses(step)):
        return False
    everywhere, here = Counter(launched(plan.steps)), Counter(launched([step]))
    for name in here:
        used = effects(plan.kernel(name))
        if used.foreign & properties:
            return False
        if used.touched & properties and everywhere[name] != here[name]:
            return False
    return True


def lent(plan: Plan, step: Step, name: str, names: Names) -> Plan:
    """`plan` in which the kernels of `step` work on a copy of property `name`, made in
    the arms of a branch that use it."""
    original = plan.buffer(name)
    fresh = names.fresh(f"{name}_lent", f"the copy of `{name}`")
    copy = replace(original, name=fresh, role="temporary")
    plan = replace(plan, buffers=(*plan.buffers, copy))
    there = replace(
        copying(plan, original, copy, names, step.span),
        purpose=f"makes a copy of `{name}`, on which the loop works",
    )
    back = replace(
        copying(plan, copy, original, names, step.span),
        purpose=f"gives `{name}` what the copy has become",
    )
    inside = set(launched([step]))
    users = {k.name for k in plan.kernels if name in effects(k).touched}
    ends = [Launch(each.name, span=step.span) for each in (there, back)]

    def arm(steps: tuple[Step, ...]) -> tuple[Step, ...]:
        first, last = ends
        return steps if users.isdisjoint(launched(steps)) else (first, *steps, last)

    def field(node: ir.Field) -> ir.Field:
        return replace(node, name=copy.name) if node.name == name else node

    kernels = tuple(
        replace(each, body=rewrite(each.body, field, ir.Field))
        if each.name in inside
        else each
        for each in plan.kernels
    )

    def around(item: Step) -> Iterable[Step] | None:
        if item is not step:
            return None
        if isinstance(item, Branch):
            then, otherwise = arm(item.then), arm(item.otherwise)
            return (replace(item, then=then, otherwise=otherwise),)
        return arm((item,))

    allocate = Allocate(copy.name, span=step.span)
    return replace(
        plan,
        kernels=(*kernels, there, back),
        steps=(allocate, *expand_steps(plan.steps, around)),
    )


def copying(
    plan: Plan, source: Buffer, target: Buffer, names: Names, span: Span
) -> Kernel:
    """A kernel that copies every element."""
    name = names.fresh(f"{plan.name}_copy_{source.name}")
    return storing(plan, {target: source}, name, names, span)


def storing(
    plan: Plan,
    values: Mapping[Buffer, ir.Expression | Buffer],
    name: str,
    names: Names,
    span: Span,
) -> Kernel:
    """A kernel that gives properties of the same nodes or edges values, which are the
    same for all elements or those of another property."""
    buffer = next(iter(values))
    nodes = buffer.extent == "n"
    kind: ir.RangeKind = "Nodes" if nodes else "Edges"
    type = NodeType(buffer.graph) if nodes else EdgeType(buffer.graph)
    item = names.variable("n" if nodes else "e", type, span)

    def place(of: Buffer) -> ir.Field:
        return ir.Field(item, of.name, type=of.element, span=span)

    stores = (
        Store(place(to), place(x) if isinstance(x, Buffer) else x, span=span)
        for to, x in values.items()
    )
    graph = ir.Variable(buffer.graph or "", type=GraphType(), span=span)
    return Kernel(
        name,
        item.name,
        ir.Range(kind, graph, span=span),
        ir.Block(tuple(stores), span=span),
        span=span,
    )
