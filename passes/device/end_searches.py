"""Ends a loop that only searches for any matching element at the first one.

    Bool exist = False              Bool exist = False
    each u: v.InNbrs [parallel]  →  each u: v.InNbrs until exist [parallel]
      exist |= u.active               exist |= u.active

Legal if the loop does nothing but `|=` to one Bool of its thread: once that is true,
the remaining elements do not matter.  (Beamer, Asanović, Patterson:
Direction-Optimizing Breadth-First Search, SC 2012, section 3: a vertex stops
at its first parent.)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from lighthouse.ir.effects import unknown
from lighthouse.ir.kernels import Each, Kernel, Update
from lighthouse.ir.nodes import (
    Block,
    Declare,
    Effect,
    If,
    StatementNode,
    Variable,
)
from lighthouse.ir.plan import Plan
from lighthouse.ir.uses import local_names
from lighthouse.ir.walk import has, map_body, rewrite
from lighthouse.passes.base import Context, Stage
from lighthouse.passes.device.shared_rows import thread_private

# --- legality -------------------------------------------------------------------------


def sought(loop: Each, kernel: Kernel) -> str | None:
    """The Bool that is all that `loop` tells; None if it tells more."""
    if not loop.parallel or has(loop, Effect) or unknown(loop):
        return None
    told = list(tells(loop.body))
    if len(told) != 1 or told[0] is None:
        return None
    own = local_names(kernel) - local_names(loop) - thread_private(kernel)
    return told[0] if told[0] in own else None


def tells(statement: StatementNode) -> list[str | None]:
    """The variables that a statement reduces into by `|=`; None for other effects."""
    match statement:
        case Block(statements):
            return [name for item in statements for name in tells(item)]
        case If(_, then, otherwise):
            return [*tells(then), *(tells(otherwise) if otherwise else [])]
        case Declare():
            return []
        case Update(Variable(name), "|"):
            return [name]
    return [None]


# --- the pass -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EndSearches:
    name: ClassVar[str] = "end-searches"
    stage: ClassVar[Stage] = "device"

    def run(self, plan: Plan, context: Context) -> Plan:
        return plan.map_kernels(lambda kernel: self.kernel(kernel, context))

    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        def change(node: Each) -> Each:
            if name := sought(node, kernel):
                message = f"the loop over `{node.iterator}` ends once `{name}` is true"
                context.passed(self, message, node.span)
                return replace(node, found=name)
            return node

        return map_body(kernel, lambda body: rewrite(body, change, Each))
