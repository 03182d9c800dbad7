"""What a kernel finds out before it does anything for a node or an edge.

    kernel over x: G.Nodes              flags of x: touched, active
        if (x.touched || x.active) …
        if (x.active && !x.next.IsEmpty()) …

    kernel over x: G.Nodes              asked by single threads
        if (x.same == x && !x.next.IsEmpty()) …

Flags lie side by side, so that one look finds out about many nodes.  Where a warp runs
an iteration together, because it has sets, each of its threads may ask about another
one beforehand.
"""

from lighthouse.ir.conditions import either
from lighthouse.ir.effects import by_warps
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.kinds import kind_of
from lighthouse.ir.nodes import Call, Expression, Field, If, Node
from lighthouse.ir.remember import remembered
from lighthouse.ir.schedules import Schedule, WarpSchedule, WarpStride
from lighthouse.ir.types import BOOL, is_extended
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import find
from lighthouse.passes.analysis.nests import conjuncts, operands


def is_alone(node: Node) -> bool:
    """True if one thread can find out `node` by itself."""
    return all(
        item.name in kind_of(item.receiver.type).asked
        for item in find(node, Call)
        if item.receiver is not None and is_extended(item.receiver.type)
    )


@remembered
def asked_ahead(kernel: Kernel) -> Expression | None:
    """A condition that holds where a kernel by warps does anything, if one thread can
    find it out and no iteration changes it for another."""
    if kernel.domain.kind not in ("Nodes", "Edges") or not by_warps(kernel):
        return None
    conditions = []
    for statement in kernel.body.statements:
        match statement:
            case If(condition, _, None) if is_alone(condition):
                conditions.append(condition)
            case _:
                return None
    asked = {use.name for condition in conditions for use in uses(condition)}
    if not conditions or asked & changed_elsewhere(kernel):
        return None
    parts = [frozenset(conjuncts(condition)) for condition in conditions]
    return either(
        condition
        for i, condition in enumerate(conditions)
        if not any(parts[j] < parts[i] for j in range(len(parts)))
        and parts[i] not in parts[:i]
    )


def by_lanes(kernel: Kernel) -> Schedule:
    """The schedule of a kernel by warps, whose lanes ask ahead where they can."""
    schedule = kernel.schedule
    warps = schedule if isinstance(schedule, WarpSchedule) else WarpStride()
    return warps.tested(asked_ahead(kernel))


@remembered
def flags(kernel: Kernel) -> tuple[str, ...]:
    """Properties of which one is true wherever the kernel over nodes does something,
    and that no iteration changes for others; none if there are none."""
    names: set[str] = set()
    for statement in kernel.body.statements:
        match statement:
            case If(condition, _, None) if kernel.domain.kind == "Nodes":
                first, *_ = conjuncts(condition)
                asked = list(operands(first, "||"))
            case _:
                return ()
        for item in asked:
            if not isinstance(item, Field) or item.type != BOOL:
                return ()
            if item.driver.name != kernel.iterator:
                return ()
            names.add(item.name)
    return () if names & changed_elsewhere(kernel) else tuple(sorted(names))


def changed_elsewhere(kernel: Kernel) -> set[str]:
    """What an iteration changes that is not its own."""
    return {
        use.name
        for use in uses(kernel.body)
        if use.writes
        if not isinstance(use.what, Field) or use.what.driver.name != kernel.iterator
    }
