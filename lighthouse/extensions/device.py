"""What keeps the sets of an extension in the memory of a device."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from lighthouse.sets import SparseSets


class DeviceSets(Protocol):
    """The memory of all properties of one kind of sets, during a run."""

    def make(self, count: int, result: bool) -> Any:
        """A property of `count` empty sets: what names it in launches of kernels.
        Only one that is a result is read in the end."""

    def settle(self) -> int:
        """Called between launches, which have counted from 1 on since the last call.
        The first of them of which an operation found no room, or 0: there is some now,
        and that launch and those behind it are to be repeated."""

    def write(self, made: Any, sets: SparseSets) -> None:
        """What the sets of a property that is empty shall have."""

    def read(self, made: Any) -> SparseSets: ...

    @property
    def reserved_bytes(self) -> int:
        """What it has of the device, which never gets less during a run."""


@runtime_checkable
class GrowingSets(DeviceSets, Protocol):
    """Those to which one may add between the calls of a session."""

    def unite(self, made: Any, sets: SparseSets) -> None:
        """Adds what `sets` have to a property."""
