"""What has memory and runs kernels: a GPU, or the simulator of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from lighthouse.graph import Graph
from lighthouse.runtime.layout import Memory

# Waits for what has been asked for, and gives it.
Answer = Callable[[], list[bool | int | float]]
Values = Sequence[bool | int | float]


class Device(Protocol):
    """What the walk needs of a device.  A handle is whatever names memory there."""

    def allocate(self, count: int, dtype: np.dtype[Any]) -> Any: ...

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
        """Begins to copy the first elements to page-locked memory, behind what has been
        launched and beside what will be; both must be kept till `wait_beside`."""

    def wait_beside(self) -> None:
        """Until all that `download_beside` has begun is there."""

    def copy(self, memory: Any, source: Any) -> None:
        """All of `source`, which is on the device too, to the first elements."""

    def address(self, memory: Any) -> int:
        """What a kernel sees as a pointer to the first element."""

    def read(self, memory: Any, index: int) -> bool | int | float: ...

    def cells(self, dtypes: Sequence[np.dtype[Any]]) -> list[Any]:
        """Memory for one element each, side by side: what is read or written together
        is one transfer."""

    def fetcher(self, cells: Sequence[Any]) -> Callable[[], Answer]:
        """What begins to read them, behind what has been launched; one at a time."""

    def writer(self, cells: Sequence[Any]) -> Callable[[Values], None]:
        """What writes them: kernels launched later see it, and nobody waits."""

    def write(self, memory: Any, index: int, value: bool | float) -> None: ...

    def view(self, graph: Graph, kind: str) -> Any: ...

    def kept(self, graph: Graph) -> dict[str, Any]:
        """What was derived from the graph before, on the device."""

    def barrier(self) -> Any: ...

    def launcher(
        self, kernel: str, items: int, arguments: list[Any], resident: bool
    ) -> Callable[[], None]:
        """What launches a kernel, on no more blocks than `items`, but on one at least.
        Arguments are handles and numpy scalars, in the order of the signature."""

    def synchronize(self) -> None:
        """Waits for all but what is copied beside."""

    def mark(self) -> Any:
        """A point in time, behind all launches so far; nobody waits."""

    def milliseconds(self, start: Any, end: Any) -> float:
        """Between two marks that the device has reached."""
