"""Programs that are easy to compile wrongly mean the same on every target."""

from itertools import product

import pytest

from lighthouse.api import Target
from tests.passes.meaning import answer, programs
from tests.sampling import check_each, sampled


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
