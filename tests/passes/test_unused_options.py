"""An option that is given and changes nothing is told as missed, with the reason."""

import dataclasses
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from lighthouse.driver import Options, front, lower, read_source
from lighthouse.passes import registry
from lighthouse.passes.base import Context, Pass, Unit
from lighthouse.passes.manager import run_pipeline
from lighthouse.remarks import Kind, Remark


def values(default: Any) -> Iterator[Any]:
    """Other values of an option."""
    match default:
        case Enum():
            yield from (item for item in type(default) if item != default)
        case bool():
            yield not default
        case int():
            yield from (0, 2 * default)


def others(each: Pass) -> Iterator[Pass]:
    for field in registry.options_of(type(each)):
        for value in values(field.default):
            yield dataclasses.replace(each, **{field.name: value})  # type: ignore[type-var]


def run(each: Pass, unit: Unit) -> tuple[Unit, list[Remark]]:
    context = Context("cuda")
    return run_pipeline(unit, [each], context), context.remarks


@pytest.mark.parametrize(
    "name", ["sssp", "pagerank", "triangle_counting", "bfs_levels"]
)
def test_each_option_has_an_effect_or_is_missed(samples: Path, name: str) -> None:
    seen: dict[str, tuple[Pass, Unit]] = {}

    def look(each: Pass, before: Unit, after: Unit) -> None:
        seen[each.name] = (each, before)

    requested = tuple(each.name for each in registry.ON_REQUEST)
    compilation = front(read_source(str(samples / f"{name}.gm")))
    lower(compilation, "cuda", Options(enabled=requested), observers=[look])
    for usual, unit in seen.values():
        result, remarks = run(usual, unit)
        known = {(each.message, each.span) for each in remarks}
        for each in others(usual):
            other, told = run(each, unit)
            new = [x for x in told if (x.message, x.span) not in known]
            no_effect = [x for x in new if "has no effect" in x.message]
            assert all(x.kind is Kind.MISSED and x.span.line > 0 for x in no_effect)
            if other != result:
                assert not no_effect, each
            else:
                assert any(x.kind is Kind.MISSED for x in new), each
