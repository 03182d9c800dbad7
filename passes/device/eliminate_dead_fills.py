"""Removes the initialisation of what is overwritten before it is read.

    while k < 3                              while k < 3
      fill next with zero                      launch p_update_next
      launch p_update_next
                                          →  kernel p_update_next over n: G.Nodes
    kernel p_update_next over n: G.Nodes       …
      …                                        n.next = max
      n.next = max

A declared property is zero, so that each declaration fills it.  Most programs, and the
shadow copies of deferred assignments, overwrite all elements at once.  A scalar that is
set to a constant twice, as by a declaration and at the start of a `Do`, is set once.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import islice

from lighthouse.ir.effects import Effects, effects
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Compute, Fill, Step, expand_before
from lighthouse.ir.types import is_element
from lighthouse.ir.values import is_constant
from lighthouse.passes.analysis.next_use import Next, first_use
from lighthouse.passes.base import Context, DevicePass

# So many steps are looked through for the next use of a scalar, or the time would grow
# with the square of the length of a program.
NEAR = 32


def is_soon_dead(
    name: str, after: Iterable[Step], units: Mapping[str, Effects]
) -> bool:
    """True if the scalar is set again before it is read, or never used."""
    near = [*islice(after, NEAR + 1)]
    match first_use(name, near, units):
        case Next.NONE:
            return len(near) <= NEAR
        case use:
            return use is Next.OVERWRITTEN


class EliminateDeadFills(DevicePass):
    def run(self, plan: Plan, context: Context) -> Plan:
        units = {unit.name: effects(unit) for unit in plan.units}
        # No step names the scalars that are lengths of arrays; where Ctrl-C ends a
        # loop, a node may have no other value.
        extents = (buffer.extent for buffer in plan.buffers)
        lengths = {each.name for each in extents if isinstance(each, Variable)}
        scalars = {
            item.name
            for item in plan.scalars
            if item.role == "temporary"
            and not is_element(item.type)
            and item.name not in lengths
        }

        def kept(step: Step, after: Iterable[Step]) -> Iterable[Step] | None:
            match step:
                case Fill(name) if first_use(name, after, units) is not Next.READ:
                    message = f"`{name}` is overwritten before it is read"
                    context.passed(self, message, step.span)
                    return ()
                case Compute(Variable(name), value) if (
                    name in scalars
                    and is_constant(value)
                    and is_soon_dead(name, after, units)
                ):
                    return ()
            return None

        steps = expand_before(plan.steps, kept)
        return plan if steps == plan.steps else replace(plan, steps=steps)
