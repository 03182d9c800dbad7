"""Rows that are donated."""

from lighthouse.driver import Options
from tests.once import compiled
from tests.passes.meaning import programs
from tests.sampling import rows


@rows(
    "text", [x for name, x in programs("schedule_loops").items() if "donated" in name]
)
def test_rows_are_donated(text: str) -> None:
    """That `test_same_outputs` runs rows which are donated."""
    donating = Options(schedule="donate")
    assert "<lh::Donate>(" in compiled(text, "cuda-sim", donating).program.code
