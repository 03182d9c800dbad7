"""Kernels that run again until none of their minima improves, instead of atomics.

    launch p_update_next                 do
                                           again = False
                                           launch p_update_next_again
                                         while again

    kernel … over n: G.Nodes             kernel … over n: G.Nodes
      each s: n.Nbrs [parallel]     →      each s: n.Nbrs [parallel]
        s.next min= n.dist + 1               Int offer = n.dist + 1
                                             if offer < s.next
                                               s.next = offer
                                               again = True

Of two threads that improve an element at once, one may overwrite the better value of
the other, which offers it again in the next launch.  The last launch finds nothing
better than what is there: that is the least of all offers, as with atomics.  A launch
with improvements lowers an element, so there is a last one.

The offers must be the same in each launch, and all that the kernel does the same when
done again.  Where it only notes that a node was touched, it may do so more often.
(Nasre, Burtscher, Pingali: Atomic-free Irregular Computations on GPUs, GPGPU 2013,
section 3.2, the second phase of figure 3, and section 4.2.)
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import improves
from lighthouse.ir.effects import writes
from lighthouse.ir.kernels import (
    FirstVisit,
    Kernel,
    Push,
    Put,
    Store,
    Strategy,
    Update,
    UpdateTuple,
)
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Launch, Repeat, Step, expand_steps
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, Scalar
from lighthouse.ir.uses import target_name, written
from lighthouse.ir.walk import expand_block, has
from lighthouse.passes.analysis.repeats import (
    counts_twice,
    mentioned,
    reads_what_it_writes,
)
from lighthouse.passes.analysis.retries import WORD
from lighthouse.passes.base import Refused
from lighthouse.passes.device.plan_variables import Additions

Minimum = Update | UpdateTuple


def minima(kernel: Kernel) -> list[Minimum]:
    """Its minima and maxima into fields that other threads may reduce."""
    found = [
        node
        for node in writes(kernel)
        if isinstance(node, Minimum)
        and node.operator in ("min", "max")
        and isinstance(node.target, ir.Field)
    ]
    shared = {
        node.target.name
        for node in found
        if isinstance(node.target, ir.Field)
        and node.target.driver.name != kernel.iterator
    }
    return [node for node in found if target_name(node.target) in shared]


def check(kernel: Kernel, found: list[Minimum]) -> None:
    """Raises Refused where another launch could change more than minima."""
    if has(kernel.body, Push, FirstVisit):
        raise Refused("the kernel appends to a list")
    if kernel.candidates:
        raise Refused("the kernel has a barrier")
    for node in found:
        type = node.target.type
        if not (isinstance(type, Scalar) and type.bits <= WORD):
            raise Refused("its values are wider than a word")
        if isinstance(node, UpdateTuple) and not (
            node.strategy is Strategy.FLAG
            and all(isinstance(value, ir.Literal) for value in node.values)
        ):
            raise Refused(f"threads offer `{target_name(node.target)}` other payloads")
    names = {target_name(node.target) for node in found}
    others = [node for node in writes(kernel) if node not in found]
    if names & {target_name(place) for node in others for place in written(node)}:
        raise Refused("its targets are written otherwise, too")
    for name in names:
        if len({n.operator for n in found if target_name(n.target) == name}) > 1:
            raise Refused(f"`{name}` has a minimum and a maximum")
    rest = without_touches(kernel)
    reason = counts_twice(rest, "Rank") or reads_what_it_writes(rest)
    if reason:
        raise Refused(f"in another launch {reason}")


def without_touches(kernel: Kernel) -> Kernel:
    """`kernel` without what only notes that a node was touched: nothing in the kernel
    reads that, and noted it is even if only one launch says so."""
    places = [place for node in writes(kernel) for place in written(node)]
    unread = Counter(mentioned(kernel.body))
    unread.subtract(map(target_name, places))

    def notes(node: ir.Node) -> bool:
        match node:
            case Put():
                return True
            case Store(ir.Field() as target, ir.Variable() | ir.Literal(), then=()):
                return unread[target.name] == 0
            case ir.Block(statements):
                return all(map(notes, statements))
        return False

    def lower(node: ir.StatementNode) -> ir.Statements:
        match node:
            case ir.If(_, then, None) if notes(then):
                return ()
            case Update() | UpdateTuple() | Store() if all(map(notes, node.then)):
                return () if notes(node) else (replace(node, then=()),)
        return () if isinstance(node, Put) else (node,)

    return replace(kernel, body=expand_block(kernel.body, lower))


class RepeatedMinima(Additions):
    """The kernels of a plan that run again, and what says so."""

    def __init__(self, names: Names, plan: Plan) -> None:
        super().__init__(names, plan.span)
        self.again = self.scalar("again", BOOL)
        self.instead: dict[str, Kernel] = {}

    def add(self, kernel: Kernel, found: list[Minimum]) -> None:
        """Its minima need no atomics then.  Raises Refused."""
        if found:
            check(kernel, found)
            self.instead[kernel.name] = self.lowered(kernel, found)

    def lowered(self, kernel: Kernel, found: list[Minimum]) -> Kernel:
        def lower(node: ir.StatementNode) -> ir.Statements:
            if not (isinstance(node, Minimum) and node in found):
                return (node,)
            span, target = node.span, node.target
            offer = self.names.variable("offer", target.type, span)
            payload = (
                zip(node.targets, node.values, strict=True)
                if isinstance(node, UpdateTuple)
                else ()
            )
            stores = (
                Store(target, offer, span=span),
                *(Store(at, x, same_value=True, span=span) for at, x in payload),
                *node.then,
                self.told(True),
            )
            better = improves(node.operator, offer, target)
            block = ir.Block(stores, span=span)
            return ir.declare(offer, node.value), ir.If(better, block, span=span)

        name = self.names.fresh(f"{kernel.name}_again")
        return replace(kernel, name=name, body=expand_block(kernel.body, lower))

    def told(self, value: bool) -> Store:
        return Store(self.again, ir.Literal(value, type=BOOL), same_value=True)

    def steps(self, steps: Iterable[Step]) -> tuple[Step, ...]:
        def changed(step: Step) -> Iterator[Step] | None:
            if isinstance(step, Launch) and step.kernel in self.instead:
                return self.repeated(self.instead[step.kernel], step)
            return None

        return expand_steps(steps, changed)

    def repeated(self, kernel: Kernel, step: Launch) -> Iterator[Step]:
        first = self.set(self.again, ir.Literal(False, type=BOOL))
        body = (first, replace(step, kernel=kernel.name))
        yield Repeat(self.again, body, test_first=False, span=step.span)
