"""Rounds that give nodes their first level, the next one.

    depth = 0
    while more
      more = False
      launch p                     kernel p over v: G.Nodes
      depth = depth + 1              if v.level == depth
                                       each w: v.Nbrs
                                         if w.level == INF
                                           w.level = depth + 1
                                           more = True

Here another round follows only where `more` was set, thus where a node got a level that
had none.  Nothing takes levels away, and the first of these nodes was reached from one
on level 0.  So in all rounds `depth` is less than the number of nodes, which is below
2^31: it does not overflow, and is INF in none.
"""

from collections.abc import Iterable, Sequence

from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import writes
from lighthouse.ir.kernels import Kernel, Store
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Compute, Launch, Repeat, Step
from lighthouse.ir.types import BOOL
from lighthouse.ir.uses import target_name, written
from lighthouse.ir.walk import find
from lighthouse.passes.analysis.differences import number, tested_stores
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.analysis.next_use import changes


def first_stores(
    loop: Repeat, kernel: Kernel, level: str, depth: ir.Variable, plan: Plan
) -> frozenset[int] | None:
    """The `id` of each store of the next level to a node that had none; None if `level`
    is changed otherwise in `loop`."""
    deeper = ir.Binary("+", depth, ir.Literal(1))
    unseen = tested_stores(kernel)
    first: set[int] = set()
    olds: set[ir.Expression] = set()
    for write in writes(kernel):
        if level in map(target_name, written(write)):
            old = unseen.get(id(write))
            if not isinstance(write, Store) or old is None or write.value != deeper:
                return None
            first.add(id(write))
            olds.add(old)
    if len(olds) != 1 or not is_no_level(*olds):
        return None
    return frozenset(first) if is_set_by(kernel, level, loop, plan) else None


def goes_on_for_levels(
    loop: Repeat, kernel: Kernel, level: str, depth: ir.Variable, plan: Plan
) -> bool:
    """True if another round follows only where `kernel`, which acts for nodes whose
    `level` is `depth`, has given a node its first level."""
    first = first_stores(loop, kernel, level, depth, plan)
    if kernel.partials or not first:
        return False
    marked = {
        id(item)
        for block in find(kernel.body, ir.Block)
        if any(id(item) in first for item in block.statements)
        for item in block.statements
    }
    return any(
        is_set_by(kernel, flag, loop, plan)
        and all(
            id(write) in marked
            for write in writes(kernel)
            if flag in map(target_name, written(write))
        )
        and computed(flag, loop.body) == [stop]
        for flag, stop in flags(loop.condition)
    )


def is_set_by(kernel: Kernel, name: str, loop: Repeat, plan: Plan) -> bool:
    """True if nothing else does that but what the host computes."""
    others = [step for step in loop.body if not isinstance(step, Compute)]
    found = [step for step in others if name in changes(step, plan)]
    return found == [Launch(kernel.name)]


def is_no_level(value: ir.Expression) -> bool:
    """INF, or a number below zero."""
    found = number(value)
    return isinstance(value, ir.Infinity) or (found is not None and found < 0)


def flags(condition: ir.Expression) -> Iterable[tuple[str, ir.Expression]]:
    """The variables that end the loop, each with the value that does."""
    for item in conjuncts(condition):
        match item:
            case ir.Variable(name):
                yield name, ir.Literal(False, type=BOOL)
            case ir.Unary("!", ir.Variable(name)):
                yield name, ir.Literal(True, type=BOOL)


def computed(name: str, steps: Sequence[Step]) -> list[ir.Expression]:
    """What it gets before anything else is done."""
    return [
        step.value
        for step in steps
        if isinstance(step, Compute) and target_name(step.target) == name
    ]
