"""The interface of a device: memory, kernels, and the sets of extensions."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

import numpy as np

from lighthouse.graph import Graph
from lighthouse.runtime.layout import Memory
from lighthouse.sets import SparseSets

# Launches over so many items, with arguments in the order of the signature: handles
# and numbers of numpy.
Launch = Callable[[int, Sequence[Any]], None]
# Waits for what has been asked for, and gives it.
Values = Sequence[bool | int | float]
Answer = Callable[[], Values]


class Device(Protocol):
    """What the walk needs of a device.  A handle is whatever names memory there."""

    def allocate(self, count: int, dtype: np.dtype[Any]) -> Any: ...

    def allocate_together(
        self, wanted: Sequence[tuple[int, np.dtype[Any]]]
    ) -> list[Any]:
        """Handles of arrays that live equally long."""

    def half(self, words: Any, which: int, dtype: np.dtype[Any]) -> Any:
        """The lower, 0, or upper halves, 1, of words of 64 bits."""

    def fill(self, memory: Any, byte: int) -> None: ...

    def upload(self, memory: Any, array: Memory) -> None:
        """To the first elements."""

    def download(self, memory: Any, array: Memory) -> None:
        """From the first elements."""

    def page_locked(self, count: int, dtype: np.dtype[Any]) -> Memory:
        """Memory of the host that the device writes by itself."""

    def download_beside(self, memory: Any, array: Memory) -> None:
        """Begins to copy the first elements to page-locked memory, after what has been
        launched and beside what will be; both must be kept till `wait_beside`."""

    def wait_beside(self) -> None:
        """Until all that `download_beside` has begun is there."""

    def copy(self, memory: Any, source: Any) -> None:
        """All of `source`, which is on the device too, to the first elements."""

    def address(self, memory: Any) -> int:
        """What a kernel sees as a pointer to the first element."""

    def read(self, memory: Any, index: int) -> bool | int | float: ...

    def read_some(self, memory: Any, index: int, count: int) -> Values:
        """From one element on."""

    def cells(self, dtypes: Sequence[np.dtype[Any]]) -> list[Any]:
        """Words of 64 bits, side by side, with one element each: what is read or
        written together is one transfer."""

    def fetcher(self, cells: Sequence[Any]) -> Callable[[], Answer]:
        """What begins to read some in their order, after what has been launched; one at
        a time."""

    def writer(self, cells: Sequence[Any]) -> Callable[[Values], None]:
        """What writes some in their order: kernels launched later see it, and nobody
        waits."""

    def write(self, memory: Any, index: int, value: bool | float) -> None: ...

    def view(self, graph: Graph, kind: str) -> Any: ...

    def kept(self, graph: Graph) -> dict[str, Any]:
        """What was derived from the graph before, on the device."""

    def room(self, graphs: Iterable[Graph]) -> int | None:
        """The bytes that a run on some graphs may take, with those of them that are
        there already; None if that is not limited."""

    def barrier(self) -> Any:
        """The memory of grid barriers, two 32-bit words, zero at first."""

    def launcher(self, kernel: str, resident: bool) -> Launch:
        """What launches a kernel, on no more blocks than items, but on one at least."""

    def shape(self, kernel: str, items: int) -> tuple[int, int]:
        """The blocks of such a launch, and the threads of a block."""

    def synchronize(self) -> None:
        """Waits for all but what is copied beside."""

    def microseconds(self) -> int:
        """Of a clock; 0 if time means nothing here."""

    def mark(self) -> Any:
        """A point in time, after all launches so far; nobody waits."""

    def milliseconds(self, start: Any, end: Any) -> float:
        """Between two marks that the device has reached."""


class DeviceSets(Protocol):
    """The memory of all properties of one kind of sets, during a run."""

    def make(self, count: int, result: bool) -> Any:
        """A property of `count` empty sets: what names it in launches of kernels.
        Only one that is a result is read in the end."""

    def settle(self) -> int:
        """Called between launches, which have counted from 1 on since the last call.
        The first of them of which an operation found no room, or 0: there is some now,
        and that launch and those after it are to be repeated."""

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
