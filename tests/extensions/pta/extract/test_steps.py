"""Sets of objects move as each of their members does."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from lighthouse.extensions.pta.extract.facts import Facts, Step
from lighthouse.extensions.pta.extract.ir import Array, Pointer, Scalar, Struct
from lighthouse.extensions.pta.extract.layout import Layout, Machine, repeated
from lighthouse.extensions.pta.extract.steps import Steps
from lighthouse.extensions.pta.solution import Solution

MACHINE = Machine("p:64:64-i64:64", {})
INT = Scalar("i", 64)
PAIR = MACHINE.layout(Struct((Pointer(), INT)))
LAYOUTS = [
    PAIR,
    repeated(PAIR),
    MACHINE.layout(Scalar("i", 32)),
    MACHINE.layout(Struct((INT, Array(3, Struct((INT, Pointer()))), INT))),
    MACHINE.layout(Struct((INT, Pointer(), Array(0, INT)))),
    MACHINE.layout(Array(20, Scalar("i", 8))),
]
FIRST = 3
BASES = [FIRST + sum(one.fields for one in LAYOUTS[:n]) for n in range(len(LAYOUTS))]
OBJECTS = BASES[-1] + LAYOUTS[-1].fields
STEPS: list[dict[str, Any]] = [
    *({"distance": by} for by in (8, -8, 4, 16, 24, 100, -100)),
    {"anywhere": True},
    {"anywhere": True, "computed": True},
    {"within": PAIR, "fields": 1, "distance": 8, "total": 8},
    {"within": PAIR, "fields": 0, "distance": 0, "total": 32},
    {"within": PAIR, "fields": 1, "distance": 8, "first": True},
]


def expected(layout: Layout, field: int, step: Step) -> set[int]:
    """Where one field leads."""
    everywhere = set(range(layout.fields))
    if step.computed:
        return everywhere
    if step.within is None:
        if step.anywhere:
            text = not layout.begins(field) and layout.repeats_at(field, layout)
            return {field} if text else everywhere
        return set(layout.stepped(field, step.distance, 8))
    if step.first:
        stays = step.total is None and layout.repeats_at(field, step.within)
    else:
        inside = step.total is None or abs(step.total) < step.within.size
        stays = inside and layout.has_at(field, step.within)
    if stays:
        return {min(field + step.fields, layout.fields - 1)}
    if step.total is None:
        return everywhere
    return set(layout.stepped(field, step.total, 8))


@pytest.mark.parametrize("parts", STEPS, ids=str)
def test_a_step(parts: dict[str, Any]) -> None:
    # One variable points to everything, another one gets what the step leads to.
    step = Step(target=1, source=0, **parts)
    numbering = SimpleNamespace(
        order=range(len(LAYOUTS)),
        layouts=LAYOUTS,
        is_memory=lambda block: True,
        id=lambda node: OBJECTS + node,
    )
    facts = cast(Facts, SimpleNamespace(word=8, steps=[step], block_copies=[]))
    found = set()
    for block, layout in enumerate(LAYOUTS):
        for field in range(layout.fields):
            source = BASES[block] + field
            solution = Solution.of_sets(
                np.array([0] * OBJECTS + [1, 0]),
                np.array([0, 0, 1]),
                np.array([source]),
            )
            rows = Steps(facts, cast(Any, numbering)).missing(solution).tolist()
            ends = {end for _, end in rows}
            assert {to for to, _ in rows} <= {OBJECTS + 1}
            assert ends == {BASES[block] + one for one in expected(layout, field, step)}
            found |= ends
    everything = Solution.of_sets(
        np.array([0] * OBJECTS + [1, 0]),
        np.array([0, 0, OBJECTS - FIRST]),
        np.arange(FIRST, OBJECTS),
    )
    rows = Steps(facts, cast(Any, numbering)).missing(everything).tolist()
    assert {end for _, end in rows} == found
