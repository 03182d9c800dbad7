"""Lowers multiple reductions: one thread wins and writes the key and all payloads.

`barrier`, for variables:

    (best; who) max= (n.A; n)  →  (best; who) max= (n.A; n) [barrier]

`two-kernels`, also for properties; one thread raises the claim:

    launch p_update_best            best_new = -INF
                                    best_claim = 0
                                    launch p_update_best
                                    launch p_update_best_winner
    kernel … over n: G.Nodes
      (best; who) max= (n.A; n)  →  kernel p_update_best over n: G.Nodes
                                      Int best_candidate = n.A
                                      best_new max= best_candidate

                                    kernel p_update_best_winner over n: G.Nodes
                                      Int best_candidate = n.A
                                      if best_candidate == best_new && best_new > best
                                        (best_claim; best, who) max= (1; …, n) [flag]

With `barrier`, each thread keeps its own best tuple, starting from the target's old
value; it offers the key with one atomic max, and remembers whether that improved it.
After a grid barrier, the thread that stored the final key writes the payload.  The key
only ever improves, so exactly one atomic installs its final value: that thread is the
winner, and no second race has to choose one.  Two kernels need no resident grid: the
first one has scalar reductions, which `privatize-reductions` then combines per block.
The second repeats what the keys and payloads depend on, and nothing else that the loop
does.  Tuples with the same targets offer for one winner.  In both strategies a target
keeps its tuple unless a key is strictly better than the old one.

`auto` is `barrier` for variables, and on a GPU `two-kernels` for properties: where many
threads offer a tuple for an element, they wait for a lock longer than a second kernel
takes.  Where the strategy is not legal, `barrier` is used, and where that is not legal
either, a lock for each element.  (After LightHouse, section 3.4, whose Figure 4 chooses
among all threads that hold the final value by a second race and a second barrier.)
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.conditions import both, compared, improves
from lighthouse.ir.effects import effects, writes
from lighthouse.ir.kernels import (
    Candidate,
    Each,
    Kernel,
    Store,
    Strategy,
    Update,
    UpdateTuple,
)
from lighthouse.ir.plan import Plan
from lighthouse.ir.roles import Role
from lighthouse.ir.steps import Compute, Launch, Step, expand_steps
from lighthouse.ir.uses import local_names, target_name, uses, written
from lighthouse.ir.values import neutral
from lighthouse.ir.walk import expand_block, find
from lighthouse.passes.analysis.owners import owned_fields
from lighthouse.passes.base import Context, DevicePass, Refused
from lighthouse.passes.device.lent_copies import storing
from lighthouse.passes.device.plan_variables import Additions, PlanNames, with_additions


class Wanted(StrEnum):
    """What the option `strategy` may say."""

    AUTO = "auto"
    BARRIER = "barrier"
    TWO_KERNELS = "two-kernels"


# --- legality -------------------------------------------------------------------------


def shared_tuples(kernel: Kernel) -> list[UpdateTuple]:
    """The tuples that several threads may want to replace."""
    private = local_names(kernel) | owned_fields(kernel)
    return [
        node
        for node in writes(kernel)
        if isinstance(node, UpdateTuple)
        and node.strategy is None
        and not set(map(target_name, written(node))) <= private
    ]


def names_of(node: UpdateTuple) -> tuple[str, ...]:
    """The targets; tuples that share them are offers for one winner."""
    return tuple(map(target_name, written(node)))


def are_only_accesses(tuples: Sequence[UpdateTuple], kernel: Kernel) -> bool:
    """True if the kernel touches their targets, which are the same, in these alone."""
    mine = set(names_of(tuples[0]))
    if len(mine) < len(names_of(tuples[0])):
        return False
    if len({node.operator for node in tuples}) > 1:
        return False
    by = set(map(id, tuples))
    seen = (use for use in uses(kernel.body) if use.name in mine)
    return all(id(use.by) in by or use.role is Role.DEFINES for use in seen)


def choosing(kernel: Kernel, tuples: Sequence[UpdateTuple]) -> ir.Block:
    """What of the body decides the tuples: a second run offers the same as the first.
    Raises Refused."""
    if any(node.then for node in tuples):
        raise Refused("something follows where a tuple is replaced")
    mine = {target_name(place) for node in tuples for place in written(node)}
    own, chosen = local_names(kernel), set(map(id, tuples))

    def kept(node: ir.StatementNode) -> ir.Statements:
        is_other = isinstance(node, Store | Update | UpdateTuple)
        if not is_other or id(node) in chosen or getattr(node, "before", None):
            return (node,)
        return (node,) if own & set(map(target_name, written(node))) else ()

    body = without_unread_locals(expand_block(kernel.body, kept))
    does, others = effects(replace(kernel, body=body)), effects(kernel).written - mine
    left = set(map(id, find(body, UpdateTuple)))
    if not (chosen <= left and does.written <= mine) or does.foreign:
        raise Refused("the loop does more than choose")
    if both := does.touched & others:
        raise Refused(f"the loop changes `{min(both)}`, by which it chooses")
    if may_round_otherwise(body):
        raise Refused("a second run may round otherwise")
    return body


def without_unread_locals(body: ir.Block) -> ir.Block:
    """Without variables of a thread that nothing reads, and what is empty then."""
    own = local_names(body)
    read = {
        use.name
        for use in uses(body)
        if not use.writes and use.role is not Role.DEFINES
    }

    def kept(node: ir.StatementNode) -> ir.Statements:
        match node:
            case ir.Declare(name=name):
                return (node,) if name in read else ()
            case Store(target) | Update(target) if target_name(target) in own - read:
                return ()
            case Each(body=ir.Block(())) | ir.If(then=ir.Block(()), otherwise=None):
                return ()
        return (node,)

    new = expand_block(body, kept)
    return new if new is body else without_unread_locals(new)


def may_round_otherwise(body: ir.Block) -> bool:
    """True if a compiler may round a product and a sum in one go, or a schedule change
    the order of a sum: two kernels need not agree on that."""
    operators = {
        node.operator for node in find(body, ir.Binary) if ty.is_floating(node.type)
    }
    sums = any(
        node.operator in ("+", "*") and ty.is_floating(node.target.type)
        for node in find(body, Update)
    )
    return sums or ("*" in operators and bool(operators & {"+", "-"}))


# --- the rewrite ----------------------------------------------------------------------


class _Lowering(Additions):
    """What the tuples of a plan become, and what stands around their kernels."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(PlanNames(plan), plan.span)
        self.plan = plan
        # Around the launches of the kernel at hand, and of those already done.
        self.before: list[Step] = []
        self.after: list[Step] = []
        # The best key and the claim of what the tuples at hand share.
        self.sought: dict[tuple[str, ...], tuple[ir.LValue, ...]] = {}
        self.around: dict[str, tuple[tuple[Step, ...], tuple[Step, ...]]] = {}

    def initial(
        self, hint: str, initial: ir.Expression, node: UpdateTuple
    ) -> ir.Variable:
        """A variable that is `initial` before the kernel runs."""
        place = self.scalar(hint, initial.type)
        self.before.append(Compute(place, initial, span=node.span))
        return replace(place, span=node.span)

    def beside(
        self, node: UpdateTuple, **initial: ir.Expression
    ) -> tuple[ir.LValue, ...]:
        """The same where the target is a variable; of a property one for each element,
        all set by one kernel."""
        hints = {
            f"{target_name(node.target)}_{x}": value for x, value in initial.items()
        }
        target = node.target
        if not isinstance(target, ir.Field):
            return tuple(self.initial(hint, x, node) for hint, x in hints.items())
        original = self.plan.buffer(target.name)
        values = {
            replace(
                original,
                name=self.names.fresh(hint),
                element=value.type,
                role="temporary",
            ): value
            for hint, value in hints.items()
        }
        self.buffers += values
        name = self.names.fresh(f"{self.plan.name}_start_{target.name}")
        start = storing(self.plan, values, name, self.names, node.span)
        self.before.append(self.launch(start))
        return tuple(
            replace(target, name=buffer.name, type=buffer.element) for buffer in values
        )

    def own(
        self, place: ir.LValue, value: ir.Expression
    ) -> tuple[ir.Variable, ir.Declare]:
        """A variable of the thread with what it offers for a place."""
        hint = f"{target_name(place)}_candidate"
        own = self.names.variable(hint, place.type, value.span)
        return own, ir.declare(own, value)

    def barrier(self, node: UpdateTuple) -> Candidate:
        assert isinstance(node.target, ir.Variable)
        payload = tuple(t for t in node.targets if isinstance(t, ir.Variable))
        return Candidate(
            self.names.fresh(f"{node.target.name}_part"),
            node.operator,
            node.target,
            tuple(self.names.fresh(f"{place.name}_part") for place in payload),
            payload,
            span=node.span,
        )

    def claim(self, node: UpdateTuple) -> tuple[ir.Statements, ...]:
        """The statements in place of the tuple in the first kernel and the second."""
        span = node.span
        start = neutral(node.operator, node.target.type)
        zero, one = (ir.Literal(i, type=ty.INT, span=span) for i in (0, 1))
        if names_of(node) not in self.sought:
            self.sought[names_of(node)] = self.beside(node, new=start, claim=zero)
        best, claim = (
            replace(place, driver=node.target.driver)
            if isinstance(place, ir.Field) and isinstance(node.target, ir.Field)
            else place
            for place in self.sought[names_of(node)]
        )
        key, declare = self.own(node.target, node.value)
        final = compared("==", key, best)
        wins = both([final, improves(node.operator, best, node.target)])
        winner = UpdateTuple(
            "max",
            claim,
            one,
            (node.target, *node.targets),
            (key, *node.values),
            Strategy.FLAG,
            span=span,
        )
        return (
            (declare, Update(best, node.operator, key, span=span)),
            (declare, ir.If(wins, ir.Block((winner,), span=span), span=span)),
        )

    def surround(self, kernel: Kernel) -> None:
        """What has been asked for since the last call stands around that kernel."""
        self.around[kernel.name] = (tuple(self.before), tuple(self.after))
        self.before, self.after, self.sought = [], [], {}

    def result(self, kernels: Sequence[Kernel]) -> Plan:
        def around(step: Step) -> Iterable[Step] | None:
            if not isinstance(step, Launch) or step.kernel not in self.around:
                return None
            before, after = self.around[step.kernel]
            return (*before, step, *after)

        steps = expand_steps(self.plan.steps, around)
        plan = with_additions(self.plan, [self], steps)
        return replace(plan, kernels=(*kernels, *self.kernels))


def substituted(body: ir.Block, instead: Mapping[int, ir.Statements]) -> ir.Block:
    """With other statements in place of tuples, by their identity."""
    return expand_block(body, lambda node: instead.get(id(node), (node,)))


class LowerMultiReductions(DevicePass):
    """`strategy=two-kernels` does without a barrier."""

    strategy: Wanted = Wanted.AUTO

    def run(self, plan: Plan, context: Context) -> Plan:
        lowering = _Lowering(plan)
        kernels = [self.kernel(each, lowering, context) for each in plan.kernels]
        if all(a is b for a, b in zip(kernels, plan.kernels, strict=True)):
            return plan
        return lowering.result(kernels)

    def kernel(self, kernel: Kernel, lowering: _Lowering, context: Context) -> Kernel:
        found: list[list[UpdateTuple]] = []
        tuples = shared_tuples(kernel)
        for names in dict.fromkeys(map(names_of, tuples)):
            sharing = [node for node in tuples if names_of(node) == names]
            if are_only_accesses(sharing, kernel):
                found.append(sharing)
                continue
            reason = f"`{names[0]}` is accessed elsewhere in this loop"
            message = f"{reason}: a lock per element guards the tuple"
            for node in sharing:
                context.missed(self, message, node.span)
        again: list[UpdateTuple] = []
        once: list[UpdateTuple] = []
        two_kernels = self.wants_two_kernels(found, context)
        for sharing in found:
            try:
                if two_kernels:
                    choosing(kernel, sharing)
                (again if two_kernels else once).extend(sharing)
            except Refused as reason:
                message = f"no second kernel: {reason}"
                context.missed(self, message, sharing[0].span)
                once += sharing
        if again:
            kernel = self.two_kernels(kernel, again, lowering, context)
        return self.one_kernel(kernel, once, lowering, context)

    def wants_two_kernels(
        self, found: Sequence[Sequence[UpdateTuple]], context: Context
    ) -> bool:
        if self.strategy is Wanted.AUTO and context.target == "cuda":
            return any(isinstance(node.target, ir.Field) for node, *_ in found)
        return self.strategy is Wanted.TWO_KERNELS

    def two_kernels(
        self,
        kernel: Kernel,
        found: Sequence[UpdateTuple],
        lowering: _Lowering,
        context: Context,
    ) -> Kernel:
        both = {id(node): lowering.claim(node) for node in found}
        first, second = (
            substituted(body, {key: each[i] for key, each in both.items()})
            for i, body in enumerate((kernel.body, choosing(kernel, found)))
        )
        name = lowering.names.fresh(f"{kernel.name}_winner")
        lowering.after.append(lowering.launch(replace(kernel, name=name, body=second)))
        lowering.surround(kernel)
        for node in found:
            message = f"`{target_name(node.target)}` gets its winner in a second kernel"
            context.passed(self, message, node.span)
        return replace(kernel, body=first)

    def one_kernel(
        self,
        kernel: Kernel,
        found: Sequence[UpdateTuple],
        lowering: _Lowering,
        context: Context,
    ) -> Kernel:
        candidates: dict[tuple[str, ...], Candidate] = {}
        instead: dict[int, ir.Statements] = {}
        for node in found:
            name = target_name(node.target)
            if not all(isinstance(place, ir.Variable) for place in written(node)):
                reason = f"`{name}` is not a scalar"
                message = f"{reason}: a lock per element guards the tuple"
                context.missed(self, message, node.span)
                continue
            if names_of(node) not in candidates:
                candidates[names_of(node)] = lowering.barrier(node)
            message = f"`{name}` gets its winner after a grid barrier"
            context.passed(self, message, node.span)
            instead[id(node)] = (replace(node, strategy=Strategy.BARRIER),)
        if not instead:
            return kernel
        body = substituted(kernel.body, instead)
        return replace(
            kernel, body=body, candidates=(*kernel.candidates, *candidates.values())
        )
