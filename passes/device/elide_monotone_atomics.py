"""Removes atomics from minima where a lost update is repeated in the next round.

    while more                                 while more
      more = False                               more = False
      launch p_update_next                       launch p_update_next
      launch p_update_dist                       launch p_update_dist

    kernel … over n_2: G.Nodes                 kernel … over n_2: G.Nodes
      each s: n_2.Nbrs [parallel]           →    each s: n_2.Nbrs [parallel]
        s.next min= n_2.dist + 1.5F                Float offer = n_2.dist + 1.5F
                                                   if offer < s.next
                                                     s.next = offer

    kernel p_update_dist over n_3: G.Nodes     kernel p_update_dist over n_3: G.Nodes
      more |= n_3.next < n_3.dist                more |= n_3.next < n_3.dist
      n_3.dist = n_3.next                        n_3.dist = n_3.next

Of two threads that improve an element at the same time, one may overwrite the better
value of the other.  The result is still the same if both updates are repeated and the
loop does not end before:

- every update is repeated in all later rounds.  A filter on vertices that have changed
  could prevent that (sssp.gm).  `n.dist < limit`, `n.dist <= limit` and `n.dist != INF`
  cannot: `dist` never increases, so they remain true.  Neither can a Bool that becomes
  True where `dist` decreases, and never becomes False;
- the loop ends only after a round without improvements.  An improved element decreases,
  even if an update was lost, and the loop ends when no `next` is less than `dist`, or
  when no update has passed the test whether it is less.
  Both are equal at the start of each round, because they were equal before the loop and
  each round ends with a copy, or because each round begins with a copy of `dist` to
  `next`;
- the values are monotone in `dist`, so that a value that is too large for some rounds
  does not lead to one that is too small: the rounds reach the same fixpoint, the
  greatest one below the initial values.  An integer sum may overflow and is then not
  monotone, unless a constant is added under a filter such as `n.dist < INF` that
  prevents this; `n.dist <= limit` does not, since `limit` may be INF.  Other lengths
  are measured before the loop (`sum_bounds`): a stored value is less than the one
  before, so its path visits no node twice if no length is negative.  If a sum may
  overflow, or begins at INF, the loop runs with atomics;
- nothing else depends on the number of rounds.

`|=` and `&=` need no repetition, since all threads write the same value
(`eliminate-bool-atomics`).  The pass runs only on request: its loops process all
vertices, not only active ones as those of `infer-frontier`, and `flip-edges` turns most
of them into pulls, which need no atomics at all.  (Nasre, Burtscher, Pingali:
Atomic-free Irregular Computations on GPUs, GPGPU 2013, section 4.1; fixpoints: Knaster
and Tarski.)
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, compared, improves
from lighthouse.ir.effects import writes
from lighthouse.ir.kernels import Kernel, Store, Update, UpdateTuple
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import (
    Branch,
    Compute,
    Launch,
    Repeat,
    Step,
    expand_steps,
    loops,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL
from lighthouse.ir.uses import target_name
from lighthouse.ir.values import neutral
from lighthouse.ir.walk import expand_block, rewrite, spliced
from lighthouse.passes.analysis.retries import Copied, Offers, retried, without_flags
from lighthouse.passes.base import Context, DevicePass, Refused
from lighthouse.passes.device.plan_variables import (
    Additions,
    PlanNames,
    with_additions,
    without_unused,
)
from lighthouse.passes.device.repeated_minima import RepeatedMinima, minima
from lighthouse.passes.device.sum_bounds import SumBound, invalidated


def atomics(loop: Repeat, plan: Plan) -> Iterator[Update | UpdateTuple]:
    """The updates of other nodes' elements in the kernels of the loop."""
    for step in loop.body:
        if isinstance(step, Launch):
            kernel = plan.kernel(step.kernel)
            for write in writes(kernel):
                match write:
                    case (
                        Update(ir.Field(driver), "min" | "max")
                        | UpdateTuple(target=ir.Field(driver))
                    ):
                        if driver.name != kernel.iterator:
                            yield write


def without_atomics(kernel: Kernel, names: Names) -> Kernel:
    def lower(node: ir.StatementNode) -> ir.Statements:
        match node:
            case Update(ir.Field() as target, operator, value):
                offer = names.variable("offer", target.type, node.span)
                store = ir.Block((Store(target, offer, span=node.span),))
                better = improves(operator, offer, target)
                return ir.declare(offer, value), ir.If(better, store, span=node.span)
        return (node,)

    return replace(kernel, body=expand_block(kernel.body, lower))


class _Measured(Additions):
    """A loop without atomics, if no sum of lengths can overflow in it."""

    def __init__(
        self, kernel: Kernel, offers: Offers, plan: Plan, names: Names
    ) -> None:
        super().__init__(names, kernel.span)
        self.kernel = kernel
        self.offers = offers
        self.type = plan.buffer(offers.pair.copy).element
        self.valid = self.scalar("valid", BOOL, "that a value is invalid")
        self.sums = SumBound(self, self.valid, self.type, self.type)

    def steps(self, loop: Repeat) -> Iterator[Step]:
        plain = without_atomics(self.kernel, self.names)
        plain = replace(plain, name=self.names.fresh(f"{self.kernel.name}_plain"))
        self.kernels.append(plain)

        def launched(node: ir.Node) -> ir.Node:
            if isinstance(node, Launch) and node.kernel == self.kernel.name:
                return replace(node, kernel=plain.name)
            return node

        yield Compute(self.valid, ir.Literal(True, type=BOOL), span=self.span)
        yield from self.sums.reset()
        yield self.launch(self.measuring())
        fits = both([self.valid, self.sums.fits()])
        yield Branch(fits, (rewrite(loop, launched),), (loop,), span=loop.span)

    def measuring(self) -> Kernel:
        """How long the edges are, also where a filter on the distances holds later."""
        offers = self.offers
        copy = ir.Field(offers.node, offers.pair.copy, type=self.type, span=self.span)

        def lower(node: ir.StatementNode) -> ir.Statements:
            match node:
                case ir.If(condition, then, None) if offers.holds_on(condition):
                    return spliced(then)
                case Update(value=ir.Binary(left=left, right=right)):
                    length = left if is_copy(right, offers.pair) else right
                    own = self.names.variable("length", self.type)
                    return (
                        ir.declare(own, length, span=node.span),
                        *self.sums.at_edge(own),
                    )
            return (node,)

        body = without_flags(self.kernel.body, offers.pair)
        infinite = neutral("min", self.type)
        unreached = compared("==", copy, infinite)
        marked = (
            ir.Field(offers.node, mark, type=BOOL) for mark in sorted(offers.pair.marks)
        )
        body = ir.Block(
            (
                *self.sums.at_node(copy, compared("!=", copy, infinite)),
                *(
                    ir.If(both([mark, unreached]), invalidated(self.valid))
                    for mark in marked
                ),
                *expand_block(body, lower).statements,
                self.sums.after_edges(),
            ),
            span=self.span,
        )
        name = self.names.fresh(f"{self.kernel.name}_measure")
        purpose = "finds how large the sums may become"
        return replace(self.kernel, name=name, body=body, purpose=purpose)


def is_copy(value: ir.Expression, pair: Copied) -> bool:
    return isinstance(value, ir.Field) and value.name == pair.copy


class ElideMonotoneAtomics(DevicePass):
    """`repeat=1` also takes kernels whose updates no later round repeats: they run
    again until none of them improves anything (`repeated_minima`)."""

    repeat: bool = False

    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan, context.meanings)
        done: dict[str, Kernel] = {}
        made: dict[Repeat, _Measured] = {}
        for loop, before in loops(plan.steps):
            found = list(atomics(loop, plan))
            if not found:
                continue
            try:
                kernels, sums = retried(loop, before, plan)
            except Refused as reason:
                if not self.repeat:
                    self.stay(found, reason, context)
                continue
            if sums is None:
                done |= {each.name: without_atomics(each, names) for each in kernels}
                where = ""
            else:
                made[loop] = _Measured(kernels[0], sums, plan, names)
                where = " where no sum can overflow, which is measured first"
            for update in found:
                name = target_name(update.target)
                how = f"no atomic{where}: lost updates are repeated"
                context.passed(self, f"`{name}` needs {how}", update.span)
        plan = plan.map_kernels(lambda kernel: done.get(kernel.name, kernel))

        def changed(step: Step) -> Iterable[Step] | None:
            if isinstance(step, Repeat) and step in made:
                return made[step].steps(step)
            return None

        if made:
            steps = expand_steps(plan.steps, changed)
            plan = with_additions(plan, tuple(made.values()), steps)
        return self.repeated(plan, names, context) if self.repeat else plan

    def stay(
        self, found: Iterable[Update | UpdateTuple], why: Refused, context: Context
    ) -> None:
        """Say why the updates are atomic."""
        for update in found:
            name = target_name(update.target)
            message = f"the {update.operator}imum `{name}` is atomic: {why}"
            context.missed(self, message, update.span)

    def repeated(self, plan: Plan, names: Names, context: Context) -> Plan:
        again = RepeatedMinima(names, plan)
        for kernel in plan.kernels:
            found = minima(kernel)
            try:
                again.add(kernel, found)
            except Refused as reason:
                self.stay(found, reason, context)
                continue
            for update in found:
                name = target_name(update.target)
                message = f"`{name}` needs no atomic: its kernel runs again"
                context.passed(self, message, update.span)
        if not again.instead:
            return plan
        again.kernels += again.instead.values()
        steps = again.steps(plan.steps)
        return without_unused(with_additions(plan, (again,), steps))
