"""Many cases in one test are as good as in many."""

import pytest

from tests.sampling import rows


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
