"""The messages of failed checks of `check-accesses`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lighthouse.diagnostics import CompileError, Diagnostic

if TYPE_CHECKING:
    from lighthouse.ir.nodes import Call
    from lighthouse.ir.plan import Plan

# Their codes and messages.
MEANINGS = {
    "CheckElement": (
        "GM0603",
        "this is no element of the graph: it is NIL, or an id outside of it",
    ),
    "CheckDivisor": ("GM0601", "an integer is divided by zero here"),
    "CheckDegree": ("GM0615", "this node has more edges than an Int can count"),
    "CheckWritten": ("GM0618", "`{text}` is read before anything has written it"),
}


def failure(check: Call) -> CompileError:
    """To be raised where it fails."""
    code, message = MEANINGS[check.name]
    text = check.span.text
    return CompileError(Diagnostic(code, message.format(text=text), check.span))


def stopped(plan: Plan, text: str, otherwise: Diagnostic) -> CompileError:
    """To be raised for what compiled code says of its end: a check of the plan, or
    something else."""
    match = re.search(r"\bcheck (\d+)$", text)
    check = plan.checks.get(int(match[1])) if match else None
    return failure(check) if check else CompileError(otherwise)
