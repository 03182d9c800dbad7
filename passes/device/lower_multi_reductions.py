"""A multiple reduction into scalars: thread bests, one atomic, a barrier, a winner.

    <best; who> max= <n.A; n> @ n;
    →
    each thread keeps its own best tuple, starting from the target's old value;
    it offers the key with one atomic max, and remembers whether that improved it;
    grid barrier;
    the thread that improved the key to what it now is writes the payload.

The key only ever improves, so exactly one atomic installs its final value: that thread
is the winner, and no second race has to choose one.  A target that nobody strictly
improves keeps its tuple.  (After LightHouse, section 3.4, whose Figure 4 chooses among
all threads that hold the final value by a second race and a second barrier.)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from lighthouse.ir.nodes import Node, Variable
from lighthouse.ir.plan import Candidate, Kernel, Plan, Strategy, UpdateTuple
from lighthouse.ir.symbols import Names
from lighthouse.ir.walk import rewrite
from lighthouse.passes.analysis.accesses import target_name
from lighthouse.passes.analysis.effects import local_names, reads, targets, writes
from lighthouse.passes.base import Context, Stage
from lighthouse.passes.device.plan_variables import names_of


def is_scalar_tuple(node: UpdateTuple, local: frozenset[str]) -> bool:
    return all(
        isinstance(place, Variable) and place.name not in local
        for place in targets(node)
    )


def is_only_access(node: UpdateTuple, kernel: Kernel) -> bool:
    """True if the kernel touches the tuple's variables in this statement alone."""
    mine = set(map(target_name, targets(node)))
    others = [write for write in writes(kernel) if write is not node]
    if any(mine & set(map(target_name, targets(other))) for other in others):
        return False
    seen = [
        item
        for item in reads(kernel.body)
        if isinstance(item, Variable) and item.name in mine
    ]
    return len(seen) == len(targets(node))


@dataclass(frozen=True, slots=True)
class LowerMultiReductions:
    name: ClassVar[str] = "lower-multi-reductions"
    stage: ClassVar[Stage] = "device"

    def run(self, plan: Plan, context: Context) -> Plan:
        names = names_of(plan)
        kernels = tuple(self.kernel(item, names, context) for item in plan.kernels)
        if all(a is b for a, b in zip(kernels, plan.kernels, strict=True)):
            return plan
        return replace(plan, kernels=kernels)

    def kernel(self, kernel: Kernel, names: Names, context: Context) -> Kernel:
        local = local_names(kernel)
        candidates: list[Candidate] = []

        def lower(node: Node) -> Node:
            if not isinstance(node, UpdateTuple) or node.strategy is not None:
                return node
            name = target_name(node.target)
            if not is_scalar_tuple(node, local):
                context.missed(
                    self,
                    f"`{name}` is not a scalar: a lock per element guards the tuple",
                    node.span,
                )
                return node
            if not is_only_access(node, kernel):
                context.missed(
                    self, f"`{name}` is accessed elsewhere in this loop", node.span
                )
                return node
            assert isinstance(node.target, Variable)
            payload = tuple(t for t in node.targets if isinstance(t, Variable))
            candidates.append(
                Candidate(
                    names.fresh(f"{name}_best"),
                    node.operator,
                    node.target,
                    tuple(names.fresh(f"{place.name}_best") for place in payload),
                    payload,
                    span=node.span,
                )
            )
            context.passed(
                self, f"`{name}` is decided behind a grid barrier", node.span
            )
            return replace(node, strategy=Strategy.BARRIER)

        body = rewrite(kernel.body, lower)
        if body is kernel.body:
            return kernel
        return replace(kernel, body=body, candidates=tuple(candidates))
