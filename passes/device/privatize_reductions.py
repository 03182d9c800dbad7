"""Reduces into a private variable of each thread first, then into the scalar.

    kernel … over t: G.Nodes  →  kernel … private (diff_part for diff +=)
      diff += |t.A|                diff_part += |t.A|

Each thread has a partial result in a register; these are combined per warp and block,
and then once into the scalar.  Legal since the operators are associative and
commutative, and nothing else in the loop may access the target.  (Atomic-free, section
4.3: associativity.)
"""

from dataclasses import replace

from lighthouse.ir.effects import is_only_reduced, writes
from lighthouse.ir.kernels import Kernel, Partial, Update
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.symbols import Names
from lighthouse.ir.uses import local_names
from lighthouse.ir.walk import rewrite
from lighthouse.passes.base import Context, DevicePass
from lighthouse.passes.device.plan_variables import PlanNames


class PrivatizeReductions(DevicePass):
    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan)
        return plan.map_kernels(lambda kernel: self.kernel(kernel, names, context))

    def kernel(self, kernel: Kernel, names: Names, context: Context) -> Kernel:
        local = local_names(kernel)
        partials: dict[str, Partial] = {}
        for write in writes(kernel):
            target = write.target
            if not isinstance(write, Update) or not isinstance(target, Variable):
                continue
            if target.name in local or target.name in partials:
                continue
            if not is_only_reduced(target.name, kernel.body):
                context.missed(
                    self,
                    f"`{target.name}` is also accessed otherwise in this loop",
                    write.span,
                )
                continue
            context.passed(
                self, f"each thread reduces its own part of `{target.name}`", write.span
            )
            part = names.fresh(f"{target.name}_part")
            partials[target.name] = Partial(
                part, target, write.operator, span=write.span
            )
        if not partials:
            return kernel

        def to_part(node: Update) -> Update:
            if isinstance(node.target, Variable) and node.target.name in partials:
                part = partials[node.target.name].name
                return replace(node, target=replace(node.target, name=part))
            return node

        return replace(
            kernel,
            body=rewrite(kernel.body, to_part, Update),
            partials=(*kernel.partials, *partials.values()),
        )
