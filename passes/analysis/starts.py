"""The one vertex that may be active in the first round of a loop.

    launch far_set_level
    depth = 0
    while more
      launch far_update_more

    kernel far_set_level over n: G.Nodes
      n.level = n == root ? 0 : INF

    kernel far_update_more over v: G.Nodes
      if v.level == depth
        …

That is the root: no other vertex has a level that comes yet.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import inf

from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import effects, writes
from lighthouse.ir.kernels import Kernel, Store
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Compute, Launch, Repeat, RunBlock, Step
from lighthouse.ir.uses import local_names, target_name, uses, written
from lighthouse.ir.walk import has
from lighthouse.passes.analysis.rounds import Round, level_of


@dataclass(frozen=True, slots=True)
class Levels:
    """The level of `root`, and the one of all other nodes; of all where it is None."""

    root: ir.Variable | None
    own: float
    others: float


@dataclass(frozen=True, slots=True)
class Start:
    """The one node that may be active in the first round; it is if it `comes_first`."""

    node: ir.Variable
    comes_first: bool


def number(value: ir.Expression) -> float | None:
    match value:
        case ir.Literal(found):
            return found
        case ir.Infinity(negative):
            return -inf if negative else inf
        case ir.Unary("-", ir.Literal(found)):
            return -found
    return None


def given(kernel: Kernel, level: str) -> Levels | None:
    """What `n.level = n == root ? 0 : INF` gives to all nodes, or `n.level = INF`."""
    stores = [
        write
        for write in writes(kernel)
        if any(target_name(place) == level for place in written(write))
    ]
    match stores:
        case [Store(ir.Field(ir.Variable(n)), value) as store] if (
            kernel.domain.kind == "Nodes"
            and n == kernel.iterator
            and store in kernel.body.statements
        ):
            pass
        case _:
            return None
    root, others = None, value
    match value:
        case ir.Conditional(ir.Binary("==", ir.Variable(n), right), value, others) if (
            n == kernel.iterator
            and isinstance(right, ir.Variable)
            and right.name not in local_names(kernel) | effects(kernel).scalars_written
        ):
            root = right
    own, other = number(value), number(others)
    return None if own is None or other is None else Levels(root, own, other)


def only_active(before: Iterable[Step], round: Round, plan: Plan) -> Start | None:
    """The root if it alone may be active in the first of the rounds after the steps
    `before`: unless it is NIL."""
    found = {level_of(guard, round.growing) for guard in round.active}
    if round.before or round.after or None in found:
        return None
    names = {(each[0].name, each[1]) for each in found if each}
    if len(names) != 1:
        return None
    ((level, depth),) = names
    levels: Levels | None = None
    first: float | None = None
    for step in before:
        match step:
            case Launch(name):
                effect = effects(plan.kernel(name))
                changed = effect.fields_written | effect.scalars_written
                levels = forget(levels, changed, level)
                if level in changed:
                    levels = given(plan.kernel(name), level)
            case Compute(ir.Field(ir.Variable() as root, name), value) if (
                name == level and levels and levels.root is None
            ):
                own = number(value)
                levels = None if own is None else replace(levels, root=root, own=own)
                continue
            case _ if has(step, Launch, RunBlock, Repeat):
                levels, first = None, None
                continue
            case _:
                changed = frozenset(use.name for use in uses(step) if use.assigns)
                levels = forget(levels, changed, level)
        if depth in changed:
            first = number(step.value) if isinstance(step, Compute) else None
    if levels is None or levels.root is None or first is None:
        return None
    # INF is no level that is active.
    alone = levels.others < first or levels.others == inf
    return Start(levels.root, levels.own == first) if alone else None


def forget(levels: Levels | None, changed: frozenset[str], level: str) -> Levels | None:
    """None if the levels, or which node has another one, may have changed."""
    root = levels.root.name if levels and levels.root else None
    return None if level in changed or root in changed else levels
