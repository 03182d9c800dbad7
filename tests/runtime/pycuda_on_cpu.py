"""What the runtime uses of `pycuda.driver`, without a GPU: the simulator runs kernels.

Device memory is memory of the host, but an address counts only within an allocation
that lives, and within a context.  New and freed memory is poisoned, and copies to the
host that nobody has waited for are not there yet.  What PyCUDA refuses is refused, and
what is not modelled is an AttributeError.
"""

from __future__ import annotations

import ctypes
import re
import struct
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lighthouse.runtime.simulator import ALIGNMENT, FLAGS, POISON, simulated

Bytes = NDArray[np.uint8]
TOTAL = 1 << 30
device_attribute = SimpleNamespace(
    # With as many blocks for each as kernels have that need not stay, the simulator
    # could not hold a grid that does.
    MULTIPROCESSOR_COUNT=3,
    MAX_THREADS_PER_MULTIPROCESSOR=2048,
    MAX_REGISTERS_PER_MULTIPROCESSOR=65536,
    MAX_SHARED_MEMORY_PER_MULTIPROCESSOR=233472,
)
limit = SimpleNamespace(STACK_SIZE=0, MALLOC_HEAP_SIZE=2)
event_flags = SimpleNamespace(DISABLE_TIMING=2)

contexts: list[Context] = []
live: dict[int, Bytes] = {}  # by address
freed: list[Bytes] = []  # kept, so that no other allocation gets their addresses
_unfinished: dict[Stream | None, list[tuple[Bytes, Bytes]]] = {}
_limits = {limit.STACK_SIZE: 1024, limit.MALLOC_HEAP_SIZE: 8 << 20}


class Error(Exception): ...


class LogicError(Error): ...


class MemoryError(Error): ...


def init() -> None: ...


class Device:
    def __init__(self, number: int) -> None:
        assert number == 0

    count = staticmethod(lambda: 1)
    compute_capability = staticmethod(lambda: (9, 0))
    get_attribute = staticmethod(lambda attribute: attribute)
    retain_primary_context = staticmethod(lambda: Context())


class Context:
    def push(self) -> None:
        contexts.append(self)

    @staticmethod
    def pop() -> None:
        _current()
        contexts.pop()

    get_current = staticmethod(lambda: contexts[-1] if contexts else None)
    get_limit = _limits.__getitem__
    set_limit = _limits.__setitem__


def _current() -> None:
    if not contexts:
        raise LogicError("invalid device context")


def _check(*numbers: object) -> None:
    """Boost.Python takes no numbers of numpy."""
    for number in numbers:
        if not isinstance(number, int):
            raise TypeError(f"{type(number)} did not match C++ signature")


# --- memory ---------------------------------------------------------------------------


class DeviceAllocation:
    def __init__(self, address: int) -> None:
        self.address = address

    def __int__(self) -> int:
        return self.address

    def __del__(self) -> None:
        freed.append(live.pop(self.address))
        freed[-1].fill(POISON)


def mem_get_info() -> tuple[int, int]:
    _current()
    return TOTAL - sum(memory.nbytes for memory in live.values()), TOTAL


def mem_alloc(size: int) -> DeviceAllocation:
    _check(size)
    if size < 1:
        raise LogicError("cuMemAlloc failed: invalid argument")
    if size > mem_get_info()[0]:
        raise MemoryError("cuMemAlloc failed: out of memory")
    raw = pagelocked_empty(size + ALIGNMENT, np.uint8)
    memory = raw[-raw.ctypes.data % ALIGNMENT :][:size]
    live[memory.ctypes.data] = memory
    return DeviceAllocation(memory.ctypes.data)


def pagelocked_empty(count: int, dtype: Any) -> NDArray[Any]:
    _current()
    return np.full(count * np.dtype(dtype).itemsize, POISON, np.uint8).view(dtype)


def _device(address: int, size: int) -> Bytes:
    _current()
    _check(address, size)
    for start, memory in live.items():
        if start <= address and address + size <= start + memory.nbytes:
            return memory[address - start :][:size]
    raise LogicError(f"invalid argument: {size} bytes of the device at {address:#x}")


def memcpy_htod(to: int, source: bytes | NDArray[Any]) -> None:
    data = np.frombuffer(source, np.uint8)
    _device(to, data.nbytes)[:] = data


def memcpy_dtod_async(to: int, source: int, size: int) -> None:
    _device(to, size)[:] = _device(source, size)


def memcpy_dtoh(to: NDArray[Any], source: int) -> None:
    memcpy_dtoh_async(to, source)
    _finish(None)


def memcpy_dtoh_async(
    to: NDArray[Any], source: int, stream: Stream | None = None
) -> None:
    copied = _device(source, to.nbytes).copy()
    _unfinished.setdefault(stream, []).append((np.frombuffer(to, np.uint8), copied))


def memset_d8_async(to: int, byte: int, count: int) -> None:
    _check(byte)
    _device(to, count)[:] = np.uint8(byte)


def memcpy_htod_async(
    to: int, source: bytes | NDArray[Any], stream: Stream | None = None
) -> None:
    """What is page-locked is read until the transfer ends, which is as late as may be;
    what is not, and goes to the default stream, is put aside."""
    if stream is None:
        memcpy_htod(to, source)
    else:
        data = np.frombuffer(source, np.uint8)
        _unfinished.setdefault(stream, []).append((_device(to, data.nbytes), data))


# --- streams --------------------------------------------------------------------------


def _finish(stream: Stream | None) -> None:
    _current()
    for to, copied in _unfinished.pop(stream, ()):
        to[:] = copied


class Stream:
    def __init__(self, flags: int = 0) -> None:
        _current()

    def synchronize(self) -> None:
        _finish(self)

    def wait_for_event(self, event: Event) -> None:
        assert event.time, "it was not recorded"


class Event:
    time = 0.0
    stream: Stream | None = None

    def __init__(self, flags: int = 0) -> None:
        self.has_time = not flags & event_flags.DISABLE_TIMING

    def record(self, stream: Stream | None = None) -> Event:
        _current()
        self.time, self.stream = time.perf_counter(), stream
        return self

    def query(self) -> bool:
        self.synchronize()
        return True

    def synchronize(self) -> None:
        assert self.time, "it was not recorded"
        _finish(self.stream)

    def time_till(self, end: Event) -> float:
        assert self.time, "it was not recorded"
        assert self.has_time
        assert end.has_time
        return 1000 * (end.time - self.time)


# --- kernels --------------------------------------------------------------------------

LETTERS = """
#include <type_traits>
template <typename... P> const char* letters(void (*)(P...)) {
    static const char all[]{std::is_pointer_v<P> ? 'P' : " B  I   Q"[sizeof(P)]..., 0};
    return all;
}
"""
LETTERS_OF = """
extern "C" __attribute__((visibility("default")))
const char* {0}_letters() {{ return letters({0}); }}
"""


def compile_cubins(
    sources: Sequence[str], arch: str, flags: Sequence[str], save_temps: Path | None
) -> list[Path]:
    """Instead of that of the toolchain: kernels, and how `struct` has their parameters.

    C++ tells them; so what the host has packed is not believed.
    """
    given = (*FLAGS, "-O0", *(flag for flag in flags if flag.startswith("-D")))
    found = []
    for source in sources:
        names = re.findall(r"^LH_EXPORT\((\w+)\)$", source, re.MULTILINE)
        text = source + LETTERS + "".join(map(LETTERS_OF.format, names))
        found.append(simulated(text, "fast", given, save_temps))
    return found


def module_from_buffer(cubin: bytes) -> SimpleNamespace:
    _current()
    with tempfile.NamedTemporaryFile() as file:
        file.write(cubin)
        file.flush()
        library = ctypes.CDLL(file.name)
    return SimpleNamespace(get_function=lambda name: Function(library, name))


class Function:
    num_regs, shared_size_bytes = 128, 1024

    def __init__(self, library: ctypes.CDLL, name: str) -> None:
        letters, self.run = library[f"{name}_letters"], library[f"{name}_run"]
        letters.restype = self.run.restype = ctypes.c_char_p
        self.letters: str = letters().decode()

    def __call__(self, *arguments: Any, grid: Any, block: Any) -> None:
        for i, argument in enumerate(arguments):
            if not isinstance(argument, np.number | DeviceAllocation):
                raise TypeError(f"invalid type on parameter #{i} (0-based)")
        plain = [
            np.uintp(int(each)) if isinstance(each, DeviceAllocation) else each
            for each in arguments
        ]
        packed = struct.pack("".join(each.dtype.char for each in plain), *plain)
        self._launch_kernel(grid, block, packed, 0, None)

    def _launch_kernel(
        self, grid: Any, block: Any, packed: bytes, shared: int, stream: None
    ) -> None:
        _current()
        _check(*grid, *block)
        if min(*grid, *block) < 1 or np.prod(block) > 1024:
            raise LogicError(f"cuLaunchKernel failed: {grid} blocks of {block}")
        values = list(
            zip(self.letters, struct.unpack(self.letters, packed), strict=True)
        )
        for letter, value in values:
            if letter == "P":
                _device(value, 1)
        boxes = [ctypes.create_string_buffer(struct.pack(*each)) for each in values]
        pointers = (ctypes.c_void_p * len(boxes))(*map(ctypes.addressof, boxes))
        error = self.run(int(np.prod(grid)), int(np.prod(block)), pointers)
        assert error is None, error.decode()
