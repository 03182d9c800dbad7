"""What is known of the vertices before the first round of a loop.

    launch far_set_level
    depth = 0
    while more
      launch far_update_more

    kernel far_set_level over n: G.Nodes
      n.level = n == root ? 0 : INF

    kernel far_update_more over v: G.Nodes
      if v.level == depth
        …

Only the root may be active in the first round, and no vertex has a level that comes
later.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf

from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import Write, effects, writes
from lighthouse.ir.kernels import Kernel, Store
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Branch, Compute, Launch, Step
from lighthouse.ir.uses import local_names, target_name, written
from lighthouse.passes.analysis.differences import number, value_before
from lighthouse.passes.analysis.next_use import changes
from lighthouse.passes.analysis.rounds import Round, level_of


@dataclass(frozen=True, slots=True)
class Levels:
    """The level of `root`, and the one of all other nodes; of all where it is None."""

    root: ir.Variable | None
    own: float
    others: float


@dataclass(frozen=True, slots=True)
class Start:
    """The one node that may be active in the first round, if that is known; whether
    some node may have a level that `comes` in that one or later, or `comes_later`."""

    node: ir.Variable | None = None
    comes: bool = True
    comes_later: bool = True


def number_or_inf(value: ir.Expression) -> float | None:
    if isinstance(value, ir.Infinity):
        return -inf if value.negative else inf
    return number(value)


def stores_to(level: str, kernel: Kernel) -> list[Write]:
    places = ((write, map(target_name, written(write))) for write in writes(kernel))
    return [write for write, names in places if level in names]


def is_whole(store: Write, kernel: Kernel) -> bool:
    """True if each node gets a value by it."""
    match store:
        case Store(ir.Field(ir.Variable(kernel.iterator))):
            return kernel.domain.kind == "Nodes" and store in kernel.body.statements
    return False


def given(kernel: Kernel, level: str) -> Levels | None:
    """What `n.level = n == root ? 0 : INF` gives to all nodes, or `n.level = INF`."""
    match stores_to(level, kernel):
        case [Store() as store] if is_whole(store, kernel):
            pass
        case _:
            return None
    n, value = kernel.iterator, store.value
    root, others = None, value
    match value:
        case ir.Conditional(
            ir.Binary("==", ir.Variable(left), right), value, others
        ) if (
            n == left
            and isinstance(right, ir.Variable)
            and right.name not in local_names(kernel) | effects(kernel).scalars_written
        ):
            root = right
    own, other = number_or_inf(value), number_or_inf(others)
    return None if own is None or other is None else Levels(root, own, other)


def start_of(before: Sequence[Step], round: Round, plan: Plan) -> Start:
    """What the steps `before` say of the first round; INF is no level that comes."""
    levels = {level_of(guard, round.growing) for guard in round.active}
    names = {(each[0].name, each[1]) for each in levels if each}
    if len(names) != 1:
        return Start()
    ((level, depth),) = names
    first = value_before(depth, before, plan)
    if first is None:
        return Start()
    highest = highest_level(level, before, plan)
    start = Start(
        comes=highest is None or highest >= first,
        comes_later=highest is None or highest > first,
    )
    found = levels_before(level, before, plan)
    if None in levels or round.before or round.after or not (found and found.root):
        return start
    # Where levels come in turn, a list has active nodes alone.
    listed = found.own == first or start.comes_later
    alone = found.others < first or found.others == inf
    return replace(start, node=found.root) if listed and alone else start


def levels_before(level: str, before: Iterable[Step], plan: Plan) -> Levels | None:
    levels: Levels | None = None
    for step in before:
        changed = changes(step, plan)
        match step:
            case Launch(name) if level in changed:
                levels = given(plan.kernel(name), level)
            case Compute(ir.Field(ir.Variable() as node, name), value) if (
                name == level and levels and levels.root is None
            ):
                own = number_or_inf(value)
                levels = None if own is None else replace(levels, root=node, own=own)
            case _ if level in changed:
                levels = None
            case _ if levels and levels.root and levels.root.name in changed:
                levels = None
    return levels


def highest_level(
    level: str, before: Iterable[Step], plan: Plan, at_first: float | None = None
) -> float | None:
    """The greatest number that an element of `level` may be after the steps, but for
    INF; None if that is not known."""
    found = at_first
    for step in before:
        if level not in changes(step, plan):
            continue
        match step:
            case Branch(_, then, otherwise):
                arms = [
                    highest_level(level, arm, plan, found) for arm in (then, otherwise)
                ]
                found = greatest(arms)
            case Launch(name):
                kernel = plan.kernel(name)
                stores = stores_to(level, kernel)
                values = [*map(stored, stores)]
                if not any(is_whole(each, kernel) for each in stores):
                    values.append(found)
                found = greatest(values)
            case Compute(_, value):
                found = greatest([found, highest(value)])
            case _:
                found = None
    return found


def stored(write: Write) -> float | None:
    return highest(write.value) if isinstance(write, Store) else None


def highest(value: ir.Expression) -> float | None:
    """The greatest number that it may be, but for INF."""
    if isinstance(value, ir.Conditional):
        return greatest([highest(value.then), highest(value.otherwise)])
    found = number_or_inf(value)
    return -inf if found == inf else found


def greatest(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return max(known) if len(known) == len(values) else None
