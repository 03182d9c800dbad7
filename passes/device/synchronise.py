"""Last and mandatory: how each write of each kernel is kept correct.

    a variable of the thread itself                       local
    an element that only this thread reads and writes     owner
    any other store                                       racy (some writer wins)
    any other update                                      atomic
    a multiple reduction without a cheaper strategy       lock

Facts that earlier passes found have already turned updates into cheaper statements;
without any, everything shared is atomic, which is `-O0`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from lighthouse.ir.nodes import Field, Node, Variable
from lighthouse.ir.plan import (
    LOCK_COUNT,
    LOCKS,
    Allocate,
    Buffer,
    Fill,
    Home,
    Kernel,
    Place,
    Plan,
    Store,
    Strategy,
    Sync,
    Update,
    UpdateTuple,
)
from lighthouse.ir.types import INT
from lighthouse.ir.walk import rewrite
from lighthouse.passes.analysis.effects import (
    local_names,
    needs_locks,
    reads,
    targets,
    writes,
)
from lighthouse.passes.base import Context, Stage


def owned_fields(kernel: Kernel) -> frozenset[str]:
    """Properties of which each thread touches only its own element."""
    touched = [item for item in reads(kernel.body) if isinstance(item, Field)]
    touched += [
        place
        for write in writes(kernel)
        for place in targets(write)
        if isinstance(place, Field)
    ]
    foreign = {item.name for item in touched if item.driver.name != kernel.iterator}
    return frozenset(item.name for item in touched if item.name not in foreign)


@dataclass(frozen=True, slots=True)
class Synchronise:
    name: ClassVar[str] = "synchronise"
    stage: ClassVar[Stage] = "device"

    def run(self, plan: Plan, context: Context) -> Plan:
        kernels = tuple(self.kernel(kernel, context) for kernel in plan.kernels)
        plan = replace(plan, kernels=kernels)
        if any(needs_locks(kernel) for kernel in kernels):
            home = Home.DEVICE if context.target == "cuda" else Home.HOST
            locks = Buffer(LOCKS, INT, LOCK_COUNT, home=home, span=plan.span)
            plan = replace(
                plan,
                buffers=(*plan.buffers, locks),
                steps=(Allocate(LOCKS), Fill(LOCKS), *plan.steps),
            )
        return plan

    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        local = local_names(kernel)
        owned = owned_fields(kernel)

        def sync(target: Place, shared: Sync) -> Sync:
            if isinstance(target, Variable) and target.name in local:
                return Sync.LOCAL
            if isinstance(target, Field) and target.name in owned:
                return Sync.OWNER
            return shared

        def is_private(node: UpdateTuple) -> bool:
            kinds = {sync(place, Sync.ATOMIC) for place in targets(node)}
            return Sync.ATOMIC not in kinds

        def decide(node: Node) -> Node:
            match node:
                case Store():
                    return replace(node, sync=sync(node.target, Sync.RACY))
                case Update():
                    decided = sync(node.target, Sync.ATOMIC)
                    if decided is Sync.ATOMIC:
                        context.found(
                            self,
                            f"`{node.operator}=` on `{node.target.name}` is atomic",
                            node.span,
                        )
                    return replace(node, sync=decided)
                case UpdateTuple(strategy=None) if is_private(node):
                    return replace(node, strategy=Strategy.OWNER)
                case UpdateTuple(strategy=None):
                    context.found(
                        self,
                        f"the tuple of `{node.target.name}` is guarded by a lock",
                        node.span,
                    )
                    return replace(node, strategy=Strategy.LOCK)
                case _:
                    return node

        return replace(kernel, body=rewrite(kernel.body, decide))
