"""Small graphs take the way of large ones here; in other tests they do not."""

import pytest

from lighthouse.graph import native


@pytest.fixture(autouse=True)
def few_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "FEW", -1)
