"""Runs a pipeline of passes."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from lighthouse.passes.base import Context, Observer, Pass, Unit
from lighthouse.passes.plugins import after_others, is_ours, others, run_guarded


def run_pass(each: Pass, unit: Any, context: Context) -> Any:
    """What the pass makes of `unit`.  Raises CompileError if one of others fails."""
    if is_ours(each):
        return each.run(unit, context)
    return run_guarded(each, unit, context)


def run_pipeline(
    unit: Unit,
    passes: Iterable[Pass],
    context: Context,
    observers: Iterable[Observer] = (),
) -> Unit:
    """Run `passes` in order; printing, verifying and bisecting are observers."""
    current: Unit = unit
    observers = tuple(observers)
    context.pipeline = tuple(passes)
    context.procedure = unit.name
    for each in context.pipeline:
        with after_others(others(context.done), f"the pass `{each.name}`"):
            start = time.perf_counter()
            after = run_pass(each, current, context)
            context.timings.append((each.name, time.perf_counter() - start))
            context.done.append(each)
            for observer in observers:
                observer(each, current, after)
        current = after
    return current
