"""Runs a pipeline of passes."""

import dataclasses
import time
from collections.abc import Iterable
from typing import Any

from lighthouse.passes.base import Context, Observer, Pass, Unit
from lighthouse.passes.plugins import after_others, is_ours, others, run_guarded
from lighthouse.remarks import Kind, Remark


def run_pass(each: Pass, unit: Any, context: Context) -> Any:
    """What the pass makes of `unit`.  Raises CompileError if one of others fails."""
    if is_ours(each):
        return each.run(unit, context)
    return run_guarded(each, unit, context)


def tell_unused_options(
    each: Pass, before: Unit, after: Unit, context: Context, already: int
) -> None:
    """A missed remark for each option that is not the default, and has no effect.

    There is none where the pass has missed something because of the option, and so said
    why: `already` are the remarks of the passes before it.
    """
    if not is_ours(each) or not dataclasses.is_dataclass(each):
        return
    for field in dataclasses.fields(each):
        value = getattr(each, field.name)
        if value == field.default:
            continue
        usual = dataclasses.replace(each, **{field.name: field.default})
        trial = dataclasses.replace(
            context, remarks=[], meanings=dict(context.meanings), _said=set()
        )
        if run_pass(usual, before, trial) != after:
            continue
        if missed(context.remarks[already:]) - missed(trial.remarks):
            continue
        given, default = (f"`{field.name}={shown(x)}`" for x in (value, field.default))
        reason = f"the result is the same as with {default}"
        if after == before:
            reason = "the pass changes nothing in this procedure"
        context.missed(each, f"{given} has no effect: {reason}", before.span)


def missed(remarks: Iterable[Remark]) -> set[tuple[str, int]]:
    """What was missed, and where; options are told in remarks, and differ."""
    missed = (each for each in remarks if each.kind is Kind.MISSED)
    return {(each.message, each.span.line) for each in missed}


def shown(value: object) -> str:
    """As on the command line."""
    return str(int(value)) if isinstance(value, bool) else str(value)


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
    ran = others(context.done)
    for each in context.pipeline:
        with after_others(ran, f"the pass `{each.name}`"):
            already = len(context.remarks)
            start = time.perf_counter()
            after = run_pass(each, current, context)
            context.timings.append((each.name, time.perf_counter() - start))
            tell_unused_options(each, current, after, context, already)
            context.done.append(each)
            ran += others((each,))
            for observer in observers:
                observer(each, current, after)
        current = after
    return current
