"""The simulator: compiles kernels with g++ and runs them on CPU threads.

Fast mode makes a block one thread; lanes mode makes a warp four fibers, with real
shuffles and block barriers.  Memory is poisoned when it is allocated.
"""

import ctypes
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal

import numpy as np

from lighthouse.codegen.names import unit_name
from lighthouse.codegen.program import Program
from lighthouse.diagnostics import Diagnostic
from lighthouse.graph import Graph
from lighthouse.package import INCLUDE
from lighthouse.runtime import interrupt, layout
from lighthouse.runtime.checks import stopped
from lighthouse.runtime.device import Answer, Launch, Values
from lighthouse.runtime.layout import Memory
from lighthouse.toolchain import GENERATED, compile_object, compile_shared

Mode = Literal["fast", "lanes"]
# A fortified longjmp does not expect that fibers have stacks of their own.
UNFORTIFIED = "-U_FORTIFY_SOURCE"
FLAGS = (
    *GENERATED,
    UNFORTIFIED,
    "-O2",
    "-pthread",
    "-w",
    "-fvisibility=hidden",
    "-DLH_SIMULATOR",
)
POISON = 0xCD
# Bytes, of which the address of allocated memory is a multiple, as on a GPU.
ALIGNMENT = 256
# Few blocks, so that they meet; each runs several items.
BLOCKS = 4
THREADS: dict[Mode, int] = {"fast": 1, "lanes": 8}


def simulated(
    source: str,
    mode: Mode = "fast",
    flags: Sequence[str] = FLAGS,
    save_temps: Path | None = None,
) -> Path:
    """A shared library of CUDA `source` with the simulator of that mode.

    The simulator itself is compiled once.  Raises as compile_shared.
    """
    flags = (*flags, *(("-DLH_LANES",) if mode == "lanes" else ()))
    ours = [flag for flag in flags if flag != "-DLH_WIDE_OFFSETS"]
    launcher = compile_object(INCLUDE / "simulator.cpp", ours)
    return compile_shared(source, flags, ".cu", save_temps, objects=[launcher])


class Simulator:
    """A device whose memory is numpy arrays."""

    def __init__(
        self,
        program: Program,
        *,
        wide: bool = False,
        mode: Mode = "fast",
        extra: Sequence[str] = (),
        save_temps: Path | None = None,
    ) -> None:
        """`extra` flags come after ours.  Raises ToolMissing without a C++ compiler."""
        flags = (*FLAGS, *extra, *(("-DLH_WIDE_OFFSETS",) if wide else ()))
        path = simulated(program.kernels.source(), mode, flags, save_temps)
        self.plan = program.plan
        self.library = ctypes.CDLL(str(path))
        self.threads = THREADS[mode]

    def allocate(self, count: int, dtype: np.dtype[Any]) -> Memory:
        # A whole number of words, for atomics on bytes.
        size = -(-count * dtype.itemsize // 8) * 8
        raw = np.full(size + ALIGNMENT, POISON, np.uint8)
        start = -raw.ctypes.data % ALIGNMENT
        return raw[start : start + count * dtype.itemsize].view(dtype)

    def allocate_together(
        self, wanted: Sequence[tuple[int, np.dtype[Any]]]
    ) -> list[Memory]:
        return [self.allocate(count, dtype) for count, dtype in wanted]

    def half(self, words: Memory, which: int, dtype: np.dtype[Any]) -> Memory:
        return words.view(dtype)[which::2]

    def fill(self, memory: Memory, byte: int) -> None:
        memory.view(np.uint8).fill(byte)

    def upload(self, memory: Memory, array: Memory) -> None:
        memory[: len(array)] = array

    def download(self, memory: Memory, array: Memory) -> None:
        array[:] = memory[: len(array)]

    def page_locked(self, count: int, dtype: np.dtype[Any]) -> Memory:
        return np.empty(count, dtype)

    def download_beside(self, memory: Memory, array: Memory) -> None:
        self.download(memory, array)

    def wait_beside(self) -> None:
        pass

    def copy(self, memory: Memory, source: Memory) -> None:
        memory[: len(source)] = source

    def address(self, memory: Memory) -> int:
        return int(memory.ctypes.data)

    def read(self, memory: Memory, index: int) -> bool | int | float:
        return self.read_some(memory, index, 1)[0]

    def read_some(self, memory: Memory, index: int, count: int) -> Values:
        values: Values = memory[index : index + count].tolist()
        return values

    def cells(self, dtypes: Sequence[np.dtype[Any]]) -> list[Memory]:
        words = self.allocate(len(dtypes), np.dtype(np.int64))
        return [words[i : i + 1].view(each)[:1] for i, each in enumerate(dtypes)]

    def fetcher(self, cells: Sequence[Memory]) -> Callable[[], Answer]:
        return lambda: lambda: [memory[0].item() for memory in cells]

    def writer(self, cells: Sequence[Memory]) -> Callable[[Values], None]:
        def write(values: Values) -> None:
            for memory, value in zip(cells, values, strict=True):
                self.write(memory, 0, value)

        return write

    def write(self, memory: Memory, index: int, value: bool | float) -> None:
        memory[index] = value

    def view(self, graph: Graph, kind: str) -> Memory:
        return layout.view(graph, kind)

    def kept(self, graph: Graph) -> dict[str, Any]:
        return {}

    def room(self, graphs: Iterable[Graph]) -> None:
        return None

    def barrier(self) -> Memory:
        return np.zeros(2, np.int32)

    def launcher(self, kernel: str, resident: bool) -> Launch:
        return partial(self.launch, kernel)

    def launch(self, kernel: str, items: int, arguments: Sequence[Any]) -> None:
        """Raises CompileError with what the simulator found wrong, such as a collective
        that only part of a block reaches."""
        values = [
            np.array([layout.address(each) if isinstance(each, np.ndarray) else each])
            for each in arguments
        ]
        blocks, threads = self.shape(kernel, items)
        error = interrupt.call(
            self.library,
            f"{unit_name(kernel)}_run",
            layout.pointers([layout.pointer(value) for value in values]),
            blocks,
            threads,
        )
        if error is not None:
            other = Diagnostic("GM0607", f"in kernel {kernel}: {error}")
            raise stopped(self.plan, error, other)

    def shape(self, kernel: str, items: int) -> tuple[int, int]:
        return max(1, min(items, BLOCKS)), self.threads

    def synchronize(self) -> None:
        pass

    def microseconds(self) -> int:
        return 0

    def mark(self) -> float:
        return time.perf_counter()

    def milliseconds(self, start: float, end: float) -> float:
        return 1000 * (end - start)
