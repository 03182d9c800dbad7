"""Decides how each write of each kernel is synchronised (last and mandatory).

    Int x = 0                       Int x = 0
    each t: n.Nbrs [parallel]       each t: n.Nbrs [parallel]
      x += t.A                        x += t.A [local]
      t.B += n.A                 →    t.B += n.A [atomic]
      (best; who) max= (t.A; t)       (best; who) max= (t.A; t) [lock]
    n.C = x                         n.C = x [owner]
    last = x                        last = x [racy]

The kinds of synchronisation:

- `local`: a variable of the thread itself;
- `owner`: an element that only this thread reads and writes, and all other writes of a
  host block;
- `racy`: any other store; the value of one of the writers remains;
- `atomic`: any other update;
- `lock`: a multiple reduction without a cheaper strategy.

An owner needs no atomic, which after `flip-edges` is the case for most reductions over
neighbours.  (Atomic-free, section 5.1: owner computes.)

Earlier passes may have turned updates into cheaper statements; without them, all shared
updates are atomic, as with `-O0`.
"""

from dataclasses import replace

from lighthouse.ir.effects import by_warps, needs_locks
from lighthouse.ir.kernels import (
    LOCK_COUNT,
    LOCKS,
    HostBlock,
    Kernel,
    Store,
    Strategy,
    Sync,
    Update,
    UpdateTuple,
)
from lighthouse.ir.nodes import Field, Index, LValue, Node
from lighthouse.ir.plan import Buffer, Home, Plan
from lighthouse.ir.schedules import Groups
from lighthouse.ir.steps import Allocate, Fill
from lighthouse.ir.types import INT
from lighthouse.ir.uses import local_names, target_name, written
from lighthouse.ir.walk import map_body, rewrite
from lighthouse.passes.analysis.asking import by_lanes
from lighthouse.passes.analysis.owners import owned_fields
from lighthouse.passes.base import Context, DevicePass


class Synchronise(DevicePass):
    def run(self, plan: Plan, context: Context) -> Plan:
        kernels = tuple(self.kernel(kernel, context) for kernel in plan.kernels)
        if context.target == "cuda":
            kernels = tuple(
                replace(kernel, schedule=by_lanes(kernel))
                if by_warps(kernel)
                else kernel
                for kernel in kernels
            )
        blocks = tuple(self.block(block) for block in plan.blocks)
        plan = replace(plan, kernels=kernels, blocks=blocks)
        if any(needs_locks(kernel) for kernel in kernels):
            home = Home.DEVICE if context.target == "cuda" else Home.HOST
            locks = Buffer(LOCKS, INT, LOCK_COUNT, home=home, span=plan.span)
            plan = replace(
                plan,
                buffers=(*plan.buffers, locks),
                steps=(Allocate(LOCKS), Fill(LOCKS), *plan.steps),
            )
        return plan

    def block(self, block: HostBlock) -> HostBlock:
        """One thread runs it: everything is its own."""
        local = local_names(block)

        def decide(node: Node) -> Node:
            match node:
                case Store() | Update():
                    private = target_name(node.target) in local
                    return replace(node, sync=Sync.LOCAL if private else Sync.OWNER)
                case UpdateTuple():
                    return replace(node, strategy=Strategy.OWNER)
            return node

        changed = (Store, Update, UpdateTuple)
        return map_body(block, lambda body: rewrite(body, decide, *changed))

    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        local = local_names(kernel)
        # Blocks that share an iteration store the same.
        is_shared = kernel.schedule.is_shared
        owned = frozenset[str]() if is_shared else owned_fields(kernel)

        def sync(target: LValue, shared: Sync) -> Sync:
            if not isinstance(target, Field) and target_name(target) in local:
                return shared_map(target, shared)
            if isinstance(target, Field) and target.name in owned:
                return Sync.OWNER
            return shared

        def shared_map(target: LValue, shared: Sync) -> Sync:
            """The threads of a group reduce into the maps of an iteration at once."""
            in_groups = isinstance(kernel.schedule, Groups)
            is_entry = isinstance(target, Index) and shared is Sync.ATOMIC
            return Sync.ATOMIC if in_groups and is_entry else Sync.LOCAL

        def is_private(node: UpdateTuple) -> bool:
            kinds = {sync(place, Sync.ATOMIC) for place in written(node)}
            return Sync.ATOMIC not in kinds

        def decide(node: Node) -> Node:
            match node:
                case Store():
                    return replace(node, sync=sync(node.target, Sync.RACY))
                case Update():
                    decided = sync(node.target, Sync.ATOMIC)
                    if decided is Sync.ATOMIC:
                        name = target_name(node.target)
                        message = f"`{node.operator}=` on `{name}` is atomic"
                        context.found(self, message, node.span)
                    return replace(node, sync=decided)
                case UpdateTuple(strategy=None) if is_private(node):
                    return replace(node, strategy=Strategy.OWNER)
                case UpdateTuple(strategy=None):
                    name = target_name(node.target)
                    message = f"the tuple of `{name}` is guarded by a lock"
                    context.found(self, message, node.span)
                    return replace(node, strategy=Strategy.LOCK)
            return node

        changed = (Store, Update, UpdateTuple)
        return map_body(kernel, lambda body: rewrite(body, decide, *changed))
