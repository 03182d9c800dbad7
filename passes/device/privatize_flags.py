"""Raises a flag once for each block, not for each thread that finds a reason.

    kernel … over n: G.Nodes         kernel … private (more_part for more |=)
      if n.level > depth         →     if n.level > depth
        more = True [same_value]         more_part = True

Each thread has a flag in a register; at the end one instruction finds out whether any
of the block is raised, and one thread stores.  Without it, each warp loads the flag at
every reason, to store only where that is new.  All of these loads have one address, at
which the cache serves one after another: on an H200, a kernel over 2M nodes that resets
what a round has updated takes 39 µs where most of them are, and 16 with flags of
threads.  (Atomic-free, section 4.3: associativity.)

Kernels over lists keep their stores: there, few threads have a reason.  So do those in
which iterations have collections: with these, that is no more than the rest.
"""

from dataclasses import replace

from lighthouse.ir.effects import by_warps, own_objects
from lighthouse.ir.kernels import Kernel, Partial, Store
from lighthouse.ir.nodes import Literal, ReduceOperator, Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL
from lighthouse.ir.uses import local_names, uses
from lighthouse.ir.walk import find, rewrite
from lighthouse.passes.base import Context, DevicePass
from lighthouse.passes.device.plan_variables import PlanNames


class PrivatizeFlags(DevicePass):
    before = "synchronise"

    def run(self, plan: Plan, context: Context) -> Plan:
        if context.target != "cuda":
            return plan
        names = PlanNames(plan)
        return plan.map_kernels(lambda kernel: self.kernel(kernel, names, context))

    def kernel(self, kernel: Kernel, names: Names, context: Context) -> Kernel:
        if kernel.count is not None or by_warps(kernel) or own_objects(kernel):
            return kernel
        partials: dict[str, Partial] = {}
        for name, stores in raised(kernel).items():
            first = stores[0]
            assert isinstance(first.target, Variable)
            message = f"each block stores `{name}` at most once"
            context.passed(self, message, first.span)
            part = names.fresh(f"{name}_part")
            operator: ReduceOperator = "|" if first.value == Literal(True) else "&"
            partials[name] = Partial(part, first.target, operator, span=first.span)
        if not partials:
            return kernel

        def to_part(node: Store) -> Store:
            if isinstance(node.target, Variable) and node.target.name in partials:
                part = replace(node.target, name=partials[node.target.name].name)
                return replace(node, target=part, same_value=False)
            return node

        return replace(
            kernel,
            body=rewrite(kernel.body, to_part, Store),
            partials=(*kernel.partials, *partials.values()),
        )


def raised(kernel: Kernel) -> dict[str, list[Store]]:
    """The shared flags that iterations only store one constant in, and these stores."""
    local = local_names(kernel)
    found: dict[str, list[Store]] = {}
    for store in find(kernel.body, Store):
        match store:
            case Store(Variable(name, type=type), Literal(), same_value=True):
                if type == BOOL and name not in local and not store.then:
                    found.setdefault(name, []).append(store)
    used = uses(kernel.body)
    return {
        name: stores
        for name, stores in found.items()
        if len({store.value for store in stores}) == 1
        and all(
            any(use.by is store for store in stores) for use in used if use.name == name
        )
    }
