"""Ends a loop that only searches for any element at the first one that decides.

    Bool exist = False              Bool exist = False
    each u: v.InNbrs [parallel]  →  each u: v.InNbrs until exist [parallel]
      exist |= u.active               exist |= u.active

Legal if the loop does nothing but `|=` to one Bool of its thread: once that is true,
the remaining elements do not matter.  So it is with `&=` once the Bool is false.
(Beamer, Asanović, Patterson: Direction-Optimizing Breadth-First Search, SC 2012,
section 3: a vertex stops at its first parent.)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from lighthouse.ir.conditions import negated
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
from lighthouse.ir.types import BOOL
from lighthouse.ir.uses import local_names
from lighthouse.ir.walk import has, map_body, rewrite
from lighthouse.passes.base import Context, Stage
from lighthouse.passes.device.shared_rows import thread_private

# --- legality -------------------------------------------------------------------------


def sought(loop: Each, kernel: Kernel) -> tuple[Variable, bool] | None:
    """The Bool that is all that `loop` tells, and the value that decides it."""
    if not loop.parallel or has(loop, Effect) or unknown(loop):
        return None
    own = local_names(kernel) - local_names(loop) - thread_private(kernel)
    match list(tells(loop.body)):
        case [Update(Variable(name) as told, "|" | "&" as operator)]:
            if name in own and told.type == BOOL:
                return told, operator == "|"
    return None


def tells(statement: StatementNode) -> list[StatementNode]:
    """The effects of a statement."""
    match statement:
        case Block(statements):
            return [effect for item in statements for effect in tells(item)]
        case If(_, then, otherwise):
            return [*tells(then), *(tells(otherwise) if otherwise else [])]
        case Declare():
            return []
    return [statement]


# --- the pass -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EndSearches:
    name: ClassVar[str] = "end-searches"
    stage: ClassVar[Stage] = "device"

    def run(self, plan: Plan, context: Context) -> Plan:
        return plan.map_kernels(lambda kernel: self.kernel(kernel, context))

    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        def change(node: Each) -> Each:
            found = sought(node, kernel)
            if found is None:
                return node
            told, value = found
            message = (
                f"the loop over `{node.iterator}` ends once `{told.name}` is "
                f"{'true' if value else 'false'}"
            )
            context.passed(self, message, node.span)
            return replace(node, until=told if value else negated(told))

        return map_body(kernel, lambda body: rewrite(body, change, Each))
