"""A plan with nodes or fields that are not as they should be is refused by name."""

from dataclasses import replace
from typing import Any

import pytest

from lighthouse.diagnostics import Source
from lighthouse.ir.frozen import frozen
from lighthouse.ir.plan import Plan
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.steps import Launch, Step
from lighthouse.ir.verifier import InvalidIR, verify

PLAN = parse_plan(
    Source("p.plan", "plan p(G: Graph)\n  launch k\n  kernel k over n: G.Nodes\n")
)


@frozen
class Prefetch(Step):
    """Of no kind: it is not registered."""


def test_a_plan_is_well_formed() -> None:
    verify(PLAN, "outline-kernels")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"steps": (Prefetch(),)}, "Prefetch is no kind of node of a plan"),
        ({"steps": [Launch("k")]}, "steps of Plan is [Launch(kernel='k')]"),
        ({"steps": (Launch(3),)}, "kernel of Launch is 3"),  # type: ignore[arg-type]
        ({"kernels": (PLAN.steps[0],)}, "kernels of Plan is (Launch(kernel='k'),)"),
    ],
)
def test_what_is_wrong_is_named(changes: dict[str, Any], message: str) -> None:
    wrong: Plan = replace(PLAN, **changes)
    with pytest.raises(InvalidIR) as caught:
        verify(wrong, "my-pass")
    assert str(caught.value).startswith(f"after my-pass: {message}")
