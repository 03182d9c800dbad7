"""The order of the cells, words of the device side by side: those that the host copies
one after another are neighbours where that can be, and travel together.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, groupby

from lighthouse.ir.plan import Home, Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.steps import Copy, Resident, Step, steps_inside


@remembered
def cells_of(plan: Plan) -> tuple[str, ...]:
    """The scalars that both the host and the device have."""
    blocks = [
        [buffer.name]
        for buffer in plan.buffers
        if buffer.is_cell and buffer.home is Home.BOTH
    ]
    # Those of few cells first: they are parts of those of many.
    for group in sorted(groups(plan.steps), key=len):
        inside = [block for block in blocks if group.issuperset(block)]
        others = [block for block in blocks if block not in inside]
        blocks = [*others, [*chain.from_iterable(inside)]]
    return tuple(name for block in blocks for name in block)


def groups(steps: Iterable[Step]) -> Iterator[set[str]]:
    """The cells that the host copies to the device one after another."""
    for sent, found in groupby(steps, is_sent):
        if sent:
            yield {step.buffer for step in found if isinstance(step, Copy)}
            continue
        for step in found:
            if not isinstance(step, Resident):
                for inner in steps_inside(step).values():
                    yield from groups(inner)


def is_sent(step: Step) -> bool:
    return isinstance(step, Copy) and step.to == "device"
