"""Random programs are compiled once, some with a compiler that is broken on purpose."""

import pytest

from lighthouse import reuse


@pytest.fixture(autouse=True)
def nothing_is_reused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reuse, "is_enabled", False)
