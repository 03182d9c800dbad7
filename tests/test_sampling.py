"""Many cases in one test are as good as in many."""

from pathlib import Path

import pytest

from tests.sampling import rows, tables


def test_every_row_that_fails_is_shown() -> None:
    seen = []

    @rows("first", [1, 2])
    @rows("second, even", [(3, False), (4, True), (5, True)])
    def test(first: int, second: int, even: bool, offset: int) -> None:
        seen.append((first, second))
        assert (second + offset) % 2 == (not even)

    with pytest.raises(ExceptionGroup) as found:
        test(offset=0)
    assert len(seen) == 6
    for first, group in zip((1, 2), found.value.exceptions, strict=True):
        assert isinstance(group, ExceptionGroup)
        (error,) = group.exceptions
        assert (group.__notes__, error.__notes__) == (
            [f"in the row ({first},)"],
            ["in the row (5, True)"],
        )
    with pytest.raises(ExceptionGroup):
        test(offset=1)


def test_a_cell_is_a_value_or_a_text(tmp_path: Path) -> None:
    """Of a row with too few cells nothing is made."""
    path = tmp_path / "t.txt"
    path.write_text("== one\n# two columns\na | b\nInt | [1, N]\nslow '1' | x y\n")
    columns, (first, second) = tables(str(path), N=7)["one"]
    assert (columns, first) == ("a, b", ("Int", [1, 7]))
    assert second == pytest.param("1", "x y", marks=pytest.mark.slow)
    path.write_text("== one\na | b\nInt\n")
    with pytest.raises(AssertionError, match="one"):
        tables(str(path))
