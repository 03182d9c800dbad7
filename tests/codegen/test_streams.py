"""Which host functions take properties on the device, and why others do not."""

import pytest

from tests.once import compiled
from tests.sampling import tables

TABLES = tables(__file__)


@pytest.mark.parametrize(*TABLES["who works on a stream"])
def test_who_works_on_a_stream(program: str, why: str | None) -> None:
    code = compiled(program, "cuda").program.code
    assert ("lh::Stream stream" in code) == (why is None)
    told = [line for line in code.splitlines() if "No function works on" in line]
    assert told == ([f"// No function works on a stream: {why}."] if why else [])
