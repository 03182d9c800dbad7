"""The GPU's context, which is created in a thread."""

import ctypes
import threading
from typing import Any

import pytest

from lighthouse.runtime import early_context


class Driver:
    """A driver that notes what is called, and whose calls may fail."""

    def __init__(self, failing: str = "") -> None:
        self.failing = failing
        self.called: list[str] = []

    def __getattr__(self, name: str) -> Any:
        def call(*arguments: Any) -> int:
            self.called.append(name)
            return int(name == self.failing)

        return call


@pytest.mark.parametrize(
    ("failing", "called"),
    [
        ("", ["cuInit", "cuDeviceGet", "cuDevicePrimaryCtxRetain"]),
        ("cuDeviceGet", ["cuInit", "cuDeviceGet"]),
        ("cuInit", ["cuInit"]),
    ],
)
def test_a_call_that_fails_is_the_last(
    failing: str, called: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(failing)
    monkeypatch.setattr(ctypes, "CDLL", lambda name: driver)
    early_context.begin().join()
    assert driver.called == called


def test_without_a_driver_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(name)

    raised: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)
    monkeypatch.setattr(ctypes, "CDLL", missing)
    early_context.begin().join()
    assert raised == []
