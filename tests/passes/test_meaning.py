"""Programs that are easy to compile wrongly mean the same on every target."""

from itertools import product

import pytest

from lighthouse.api import Target
from tests.passes.meaning import answer, check_meaning, programs
from tests.sampling import check_each, sampled

TARGETS: tuple[Target, ...] = ("openmp", "cuda-sim")
ROTATED = ("rotate-loops", "rotate-loops,swap-copies")
RESIDENT = "persist-loops{loops=all}"
SWAPPED = ("swap-copies", f"swap-copies,{RESIDENT}")
# A file of programs for a pass, and the passes that run; None: the default ones.
PIPELINES = [
    *product(["fuse-loops"], TARGETS, ["fuse-loops"]),
    *product(["swap-copies"], ["cuda-sim"], SWAPPED),
    *sampled(
        product(
            ["rotate-loops"], TARGETS, (*ROTATED, f"{ROTATED[1]},{RESIDENT}", None)
        ),
        3,
    ),
]


@pytest.mark.parametrize(
    ("target", "level"), sampled(product(("openmp", "cuda-sim"), (0, 2)), 3)
)
@pytest.mark.parametrize("file", ["meaning", "inline_calls"])
def test_levels(file: str, target: Target, level: int) -> None:
    texts = programs(file)

    def check(name: str) -> None:
        expected = answer(texts, name, "interpret", level)
        assert answer(texts, name, target, level) == expected

    check_each([*texts], check)


@pytest.mark.parametrize(("name", "target", "passes"), PIPELINES)
def test_pipelines(name: str, target: Target, passes: str | None) -> None:
    texts = programs(name.replace("-", "_"))
    check_each([*texts], lambda x: check_meaning(texts, x, target, passes, name))
