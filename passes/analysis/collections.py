"""What the items of collections can be."""

from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import Each, HostBlock, Kernel, Search
from lighthouse.ir.plan import Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.uses import Use, is_mutation, uses
from lighthouse.ir.walk import find


@remembered
def without_nil(plan: Plan) -> frozenset[str]:
    """The collections of the program's own that never contain NIL: whatever is added to
    them is the element of a graph that a loop is at."""
    own = {item.name for item in plan.objects if item.role == "temporary"}
    for step in plan.steps:
        own -= {use.name for use in uses(step) if use.assigns}
    units: list[Kernel | HostBlock] = [*plan.kernels, *plan.blocks]
    for unit in units:
        known = elements(unit)
        own -= {use.name for use in uses(unit) if use.assigns and not adds(use, known)}
    return frozenset(own)


def elements(unit: Kernel | HostBlock) -> set[str]:
    """Its iterators over graphs and rows, which are not NIL."""
    found = {node.iterator for node in find(unit, Kernel, Each, Search)}
    ranges = [(node.iterator, node.range) for node in find(unit, Each)]
    if isinstance(unit, Kernel):
        ranges.append((unit.iterator, unit.domain))
    return found - {name for name, range in ranges if range.kind == "Items"}


def adds(use: Use, known: set[str]) -> bool:
    """True if the change adds some of the `known` items, or takes items away."""
    return isinstance(use.by, ir.Call) and (
        not is_mutation(use.by, growth=True)
        or all(
            isinstance(item, ir.Variable) and item.name in known
            for item in use.by.arguments
        )
    )
