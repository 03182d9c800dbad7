"""The targets that need no GPU."""

import pytest

from lighthouse.api import Target


@pytest.fixture(params=["openmp", "cuda-sim", "interpret"])
def target(request: pytest.FixtureRequest) -> Target:
    target: Target = request.param
    return target
