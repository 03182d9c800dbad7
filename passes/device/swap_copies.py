"""Replaces the copy of an array that is dead afterwards by a swap of two pointers.

    while i < k                              while i < k
      …                                        …
      launch p_update_share_next               launch p_update_share_next
      launch p_set_share                  →    swap share and share_next

    kernel p_set_share over n_3: G.Nodes
      n_3.share = n_3.share_next

A swap exchanges two pointers, on the host; a copy is a launch that reads and writes
whole arrays.  After the swap the source contains the old values, so it must be dead:
each path overwrites all of it before it reads any, or ends.  Arguments are not swapped,
since their memory belongs to the caller.  (Double buffering, as Green-Marl 0.5, section
6, describes it for deferred assignments.)
"""

from collections.abc import Iterable
from dataclasses import replace

from lighthouse.ir.effects import effects
from lighthouse.ir.kernels import Kernel, Store
from lighthouse.ir.nodes import Block, Field, Variable
from lighthouse.ir.plan import Buffer, Home, Plan
from lighthouse.ir.steps import Launch, Step, Swap, expand_before
from lighthouse.passes.analysis.next_use import Next, first_use
from lighthouse.passes.base import Context, DevicePass
from lighthouse.passes.device.plan_variables import without_unused


def copied(kernel: Kernel) -> tuple[str, str] | None:
    """Target and source, if the kernel copies one property to another and no more."""
    match kernel.body:
        case Block((Store(Field(Variable(to), target), Field(Variable(of), source)),)):
            whole = kernel.domain.kind in ("Nodes", "Edges")
            return (target, source) if whole and to == of == kernel.iterator else None
    return None


# --- legality -------------------------------------------------------------------------


def obstacle(target: Buffer, source: Buffer, plan: Plan) -> str | None:
    """Why the two must not change places; None if nothing objects."""
    for buffer in (target, source):
        if buffer.role != "temporary":
            return f"the memory of `{buffer.name}` is the caller's"
        if buffer.home is Home.BOTH:
            return f"`{buffer.name}` is on the host and the device"
        if plan.pair_of(buffer.name) is not None:
            return f"`{buffer.name}` has half of the memory of a pair"
    if target.element != source.element:
        return "the copy converts"
    return None


# --- the rewrite ----------------------------------------------------------------------


class SwapCopies(DevicePass):
    before = "synchronise"

    def run(self, plan: Plan, context: Context) -> Plan:
        units = {unit.name: effects(unit) for unit in plan.units}
        buffers = {buffer.name: buffer for buffer in plan.buffers}

        def swapped(step: Step, after: Iterable[Step]) -> Iterable[Step] | None:
            if not isinstance(step, Launch):
                return None
            names = copied(plan.kernel(step.kernel))
            if names is None or not buffers.keys() >= set(names):
                return None  # no copy, or one of collections
            target, source = (buffers[name] for name in names)
            reason = obstacle(target, source, plan)
            if reason is None and first_use(source.name, after, units) is Next.READ:
                reason = f"`{source.name}` is still needed"
            if reason is not None:
                message = f"`{source.name}` is copied to `{target.name}`: {reason}"
                context.missed(self, message, step.span)
                return None
            message = f"`{target.name}` and `{source.name}` are swapped, not copied"
            context.passed(self, message, step.span)
            return (Swap(target.name, source.name, span=step.span),)

        steps = expand_before(plan.steps, swapped)
        if steps == plan.steps:
            return plan
        return without_unused(replace(plan, steps=steps))
