"""Runs generated CUDA on a GPU through PyCUDA.

Uses the device's primary context, so that cupy and torch may live beside us, and pushes
it only for the length of a run.  Graphs stay on the device between runs.
"""

from __future__ import annotations

import atexit
import os
import struct
import time
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, cached_property, partial
from itertools import accumulate, chain, groupby
from pathlib import Path
from struct import Struct
from typing import Any, Self

import numpy as np

from lighthouse.codegen.names import unit_name
from lighthouse.codegen.program import Program
from lighthouse.codegen.schedules import fits
from lighthouse.codegen.signature import heap_question, heap_users
from lighthouse.diagnostics import ToolMissing, fail, failure
from lighthouse.graph import Graph
from lighthouse.graph.order import sources_of
from lighthouse.runtime import layout
from lighthouse.runtime.device import Answer, Launch, Values
from lighthouse.runtime.early_context import load_eagerly
from lighthouse.runtime.layout import Memory
from lighthouse.runtime.orientation import Oriented
from lighthouse.runtime.staging import LARGE, Staging
from lighthouse.toolchain import compile_cubins

FLAGS = ("-std=c++17", "-O3", "-w")
WORD = np.dtype(np.int64)
# Bytes, of each allocation of the driver and of each part of one.
ALIGNMENT = 256
# Cells for which there is page-locked memory at least.
FEW_CELLS = 64
# Seconds that the end of kernels is waited for without a pause.
SOON = 0.01
# Bytes of a thread's stack under a sanitizer, whose `malloc` gives kernels no more than
# the limit, while a driver gives each kernel as much as it needs.
WATCHED_STACK = 16 << 10
# CU_STREAM_NON_BLOCKING, which PyCUDA has no name for.
NON_BLOCKING = 1


@cache
def driver() -> Any:
    """`pycuda.driver`, initialised.  Raises ToolMissing if there is no usable GPU."""
    try:
        import pycuda.driver as cuda
    except ImportError as error:
        raise ToolMissing(
            f"PyCUDA cannot be imported ({error})",
            "pip install 'lighthouse[cuda]'   (needs the CUDA toolkit)",
        ) from None
    load_eagerly()
    try:
        cuda.init()
        count = cuda.Device.count()
    except cuda.Error as error:
        raise ToolMissing(
            f"there is no usable GPU ({error})",
            "install the NVIDIA driver, or use --target openmp",
        ) from None
    if count == 0:
        raise ToolMissing("there is no GPU", "use --target openmp")
    return cuda


@cache
def is_under_sanitizer() -> bool:
    """True if compute-sanitizer runs this process."""
    return "anitizer" in Path("/proc/self/maps").read_text()


@cache
def primary_context() -> Any:
    return driver().Device(0).retain_primary_context()


@cache
def _first_process() -> int:
    """The one that used the GPU first, also when called in its children."""
    return os.getpid()


def _is_forked() -> bool:
    return _first_process() != os.getpid()


def is_usable() -> bool:
    """True if there is a GPU that PyCUDA reaches, and an nvcc."""
    from lighthouse.toolchain import find_nvcc

    try:
        driver()
        find_nvcc()
    except ToolMissing:
        return False
    return True


@contextmanager
def context() -> Iterator[None]:
    """The primary context is current inside; errors of the GPU become diagnostics.

    Raises CompileError in a process that was forked after its parent used the GPU.
    """
    if _is_forked():
        message = "a forked process cannot use the GPU that its parent has used"
        note = "start it with `multiprocessing.get_context('spawn')`"
        fail("GM0609", message, note)
    cuda = driver()
    primary_context().push()
    try:
        yield
    except cuda.MemoryError as error:
        message = "the GPU has not enough memory for this graph and its properties"
        raise failure("GM0608", message, str(error)) from None
    except cuda.Error as error:
        # Perhaps of a kernel that was launched before, for which nobody has waited.
        raise failure("GM0609", f"the GPU reports an error: {error}") from None
    finally:
        cuda.Context.pop()


def context_time() -> float:
    """Milliseconds until the GPU can be used; it is at once, after the first time."""
    start = time.perf_counter()
    with context():
        return 1000 * (time.perf_counter() - start)


def free_memory() -> int:
    """Bytes; inside of `context()`."""
    free, _ = driver().mem_get_info()
    return int(free)


@cache
def staging(cuda: Any) -> Staging:
    """That of this process."""
    atexit.register(_free_staging)
    return Staging(cuda)


def _free_staging() -> None:
    """In the context that it is of: elsewhere PyCUDA cannot free it, and warns."""
    if not _is_forked():
        with context():
            staging.cache_clear()


class _Views:
    """What of one graph is on the device; freed with the graph."""

    def __init__(self) -> None:
        self.memory: dict[str, Any] = {}

    def free(self) -> None:
        if not _is_forked():
            with context():
                self.memory.clear()


_graphs: weakref.WeakKeyDictionary[Graph, _Views] = weakref.WeakKeyDictionary()


class Gpu:
    """A device through PyCUDA; use it inside `context()`."""

    def __init__(
        self, program: Program, *, wide: bool = False, save_temps: Path | None = None
    ) -> None:
        """Raises ToolMissing without a GPU, PyCUDA or nvcc."""
        self.cuda = driver()
        self.device = self.cuda.Device(0)
        flags = (*FLAGS, *(("-DLH_WIDE_OFFSETS",) if wide else ()))
        parts = program.kernels.at_most(len(os.sched_getaffinity(0)))
        sources = [program.kernels.source(part) for part in parts]
        cubins = compile_cubins(sources, architecture(), flags, save_temps)
        load = self.cuda.module_from_buffer
        self.modules = [
            (part.names, load(cubin.read_bytes()))
            for part, cubin in zip(parts, cubins, strict=True)
        ]
        self.launchers: dict[str, Launch] = {}
        self.most_blocks: dict[str, int] = {}
        self.grid = program.plan.grid
        self.heap_question = heap_question(program.plan)
        self.heap_users = heap_users(program.plan)
        if self.heap_question is not None:
            self.reserve_heap()
        attribute = self.cuda.device_attribute
        self.processors = self.device.get_attribute(attribute.MULTIPROCESSOR_COUNT)
        # Whether there is something to wait for; so the host mostly knows by itself.
        self.is_busy = True
        self.answered: Memory = np.empty(0, WORD)
        # Kernels that are better if all of their blocks run at once.
        self.fitting = {each.name for each in program.plan.kernels if fits(each)}

    def allocate(self, count: int, dtype: np.dtype[Any]) -> _Memory:
        size = in_words(count, dtype)
        allocation = self.cuda.mem_alloc(size)
        return _Memory(int(allocation), count, dtype, size, dtype.itemsize, allocation)

    def allocate_together(
        self, wanted: Sequence[tuple[int, np.dtype[Any]]]
    ) -> list[_Memory]:
        """One allocation: each takes 50 µs, and more before the next launch."""
        # A sanitizer does not see accesses beyond a part of one.
        if is_under_sanitizer() or not wanted:
            return [self.allocate(count, dtype) for count, dtype in wanted]
        sizes = [in_words(count, dtype) for count, dtype in wanted]
        *starts, end = accumulate(
            (-(-size // ALIGNMENT) * ALIGNMENT for size in sizes), initial=0
        )
        whole = self.cuda.mem_alloc(end)
        return [
            _Memory(int(whole) + start, count, dtype, size, dtype.itemsize, whole)
            for (count, dtype), size, start in zip(wanted, sizes, starts, strict=True)
        ]

    def half(self, words: _Memory, which: int, dtype: np.dtype[Any]) -> _Memory:
        """Keeps the words."""
        address = int(words) + which * dtype.itemsize
        return _Memory(address, words.count, dtype, 0, words.stride, words)

    def fill(self, memory: _Memory, byte: int) -> None:
        if memory.count:
            size = memory.count * memory.dtype.itemsize
            self.is_busy = True
            self.cuda.memset_d8_async(int(memory), byte, size)

    def upload(self, memory: _Memory, array: Memory) -> None:
        if array.size:
            self.synchronize()
            if array.nbytes >= LARGE:
                staging(self.cuda).upload(int(memory), array)
            else:
                self.cuda.memcpy_htod(int(memory), np.ascontiguousarray(array))
                # It may still be on its way from where the driver has put it aside.
                self.is_busy = True

    def download(self, memory: _Memory, array: Memory) -> None:
        if array.size:
            self.synchronize()
            if array.nbytes >= LARGE and array.flags.c_contiguous:
                staging(self.cuda).download(int(memory), array)
            else:
                self.cuda.memcpy_dtoh(array, int(memory))

    def page_locked(self, count: int, dtype: np.dtype[Any]) -> Memory:
        memory: Memory = self.cuda.pagelocked_empty(count, dtype)
        return memory

    def download_beside(self, memory: _Memory, array: Memory) -> None:
        if array.size:
            self.beside.wait_for_event(self.cuda.Event().record())
            self.cuda.memcpy_dtoh_async(array, int(memory), self.beside)

    def wait_beside(self) -> None:
        self.wait(self.cuda.Event().record(self.beside))

    @cached_property
    def beside(self) -> Any:
        """A stream that does not wait for that of launches, nor that one for it."""
        return self.cuda.Stream(NON_BLOCKING)

    def copy(self, memory: _Memory, source: _Memory) -> None:
        size = source.count * source.dtype.itemsize
        self.is_busy = True
        self.cuda.memcpy_dtod_async(int(memory), int(source), size)

    def address(self, memory: _Memory) -> int:
        return int(memory)

    def read(self, memory: _Memory, index: int) -> bool | int | float:
        return self.read_some(memory, index, 1)[0]

    def read_some(self, memory: _Memory, index: int, count: int) -> Values:
        step = memory.stride // memory.dtype.itemsize
        array = np.empty((count - 1) * step + 1, memory.dtype)
        self.synchronize()
        self.cuda.memcpy_dtoh(array, self.at(memory, index))
        values: Values = array[::step].tolist()
        return values

    def cells(self, dtypes: Sequence[np.dtype[Any]]) -> list[_Memory]:
        words = self.allocate(len(dtypes), WORD)
        return [
            _Memory(int(words) + 8 * i, 1, dtype, 8, dtype.itemsize, words)
            for i, dtype in enumerate(dtypes)
        ]

    def fetcher(self, cells: Sequence[_Memory]) -> Callable[[], Answer]:
        """One wait, and one transfer of all between the first and the last."""
        address, last = int(cells[0]), int(cells[-1])
        words = self.answers((last - address) // 8 + 1)
        unpack, memory = Struct(letters(cells)).unpack_from, words.data

        def answer() -> Values:
            self.synchronize()
            return unpack(memory)

        def fetch() -> Answer:
            self.is_busy = True
            self.cuda.memcpy_dtoh_async(words, address)
            return answer

        return fetch

    def answers(self, count: int) -> Memory:
        """Words of the host that the GPU writes by itself, the same ones each time."""
        if len(self.answered) < count:
            self.answered = self.page_locked(max(count, FEW_CELLS), WORD)
        return self.answered[:count]

    def writer(self, cells: Sequence[_Memory]) -> Callable[[Values], None]:
        """A transfer for each run of neighbours: what lies between is not ours."""
        writes = []
        for _, run in groupby(enumerate(cells), lambda at: int(at[1]) - 8 * at[0]):
            places, ours = zip(*run, strict=True)
            writes.append(self.run_writer(ours, slice(places[0], places[-1] + 1)))
        if len(writes) == 1:
            return writes[0]

        def write(values: Values) -> None:
            for each in writes:
                each(values)

        return write

    def run_writer(
        self, cells: Sequence[_Memory], part: slice
    ) -> Callable[[Values], None]:
        """What writes this part of the values to neighbours."""
        address, fill = int(cells[0]), self.cuda.memset_d8_async
        send = self.cuda.memcpy_htod_async
        pack = Struct(letters(cells)).pack
        zeros = pack(*[0] * len(cells))
        at = part.start

        def write_byte(values: Values) -> None:
            self.is_busy = True
            # That is sooner there than a transfer.
            fill(address, int(values[at]), 1)

        def write(values: Values) -> None:
            self.is_busy = True
            words = pack(*values[part])
            if words == zeros:
                fill(address, 0, len(words))
            else:
                # So little is put aside before the call returns.
                send(address, words)

        return write_byte if len(cells) == cells[0].dtype.itemsize == 1 else write

    def write(self, memory: _Memory, index: int, value: bool | float) -> None:
        """Kernels launched later see it; nobody waits."""
        self.is_busy = True
        # So little is put aside before the call returns.
        cell = struct.pack(memory.dtype.char, value)
        self.cuda.memcpy_htod_async(self.at(memory, index), cell)

    def at(self, memory: _Memory, index: int) -> int:
        return int(memory) + index * memory.stride

    def view(self, graph: Graph, kind: str) -> _Memory:
        kept, kind = self.kept(graph), layout.stored(graph, kind)
        if kind not in kept:
            kept[kind] = self.new_view(graph, kind)
        memory_: _Memory = kept[kind]
        return memory_

    def new_view(self, graph: Graph, kind: str) -> _Memory:
        count, dtype = graph.edges, np.dtype(np.int32)
        if kind in layout.BY_PARTS and count * dtype.itemsize >= LARGE:
            memory = self.allocate(count, dtype)
            values = partial(sources_of, graph.row_offsets)
            staging(self.cuda).fill(int(memory), count, dtype, values)
            return memory
        array = layout.view(graph, kind)
        memory = self.allocate(len(array), array.dtype)
        self.upload(memory, array)
        return memory

    def kept(self, graph: Graph) -> dict[str, Any]:
        views = _graphs.get(graph)
        if views is None:
            views = _graphs[graph] = _Views()
            weakref.finalize(graph, views.free)
        return views.memory

    def room(self, graphs: Iterable[Graph]) -> int:
        kept = (item for graph in graphs for item in self.kept(graph).values())
        memory = chain.from_iterable(
            item.memory if isinstance(item, Oriented) else [item]
            for item in kept
            if item is not None
        )
        kept_bytes: int = sum(item.nbytes for item in memory)
        return free_memory() + kept_bytes

    @cached_property
    def barrier_memory(self) -> _Memory:
        memory = self.allocate(1, WORD)
        self.fill(memory, 0)
        return memory

    def barrier(self) -> _Memory:
        return self.barrier_memory

    def launcher(self, kernel: str, resident: bool) -> Launch:
        """All launches are in one stream, so that no two resident grids, each of which
        waits for all of its blocks, ever share the GPU."""
        if kernel not in self.launchers:
            self.launchers[kernel] = self.new_launcher(kernel, resident)
        return self.launchers[kernel]

    def function(self, name: str) -> Any:
        """The kernel of this name; those of extensions are in all modules."""
        found = [module for names, module in self.modules if name in names]
        return (found or [self.modules[0][1]])[0].get_function(name)

    def new_launcher(self, kernel: str, resident: bool) -> Launch:
        """Arguments are packed here: `prepared_call` of PyCUDA takes longer for it than
        the launch."""
        handle = self.function(unit_name(kernel))
        start, size = handle._launch_kernel, self.grid.block
        fits = resident or kernel in self.fitting
        most = self.resident_blocks(handle) if fits else self.grid.blocks
        most *= self.processors
        self.most_blocks[kernel] = most
        pack: Callable[..., bytes] | None = None
        # Freed with its last user, and not in whatever thread collects garbage.
        gpu = weakref.proxy(self)

        asked, blocks, threads = 0, (1, 1), (size, 1, 1)

        def launch(items: int, arguments: Sequence[Any]) -> None:
            nonlocal pack, asked, blocks
            if pack is None:
                pack = Struct("".join(map(kind, arguments))).pack
            if items != asked:
                asked, blocks = items, (max(1, min(-(-items // size), most)), 1)
            gpu.is_busy = True
            start(blocks, threads, pack(*arguments), 0, None)

        def launch_with_heap(items: int, arguments: Sequence[Any]) -> None:
            launch(items, arguments)
            gpu.check_heap(kernel)

        return launch_with_heap if kernel in self.heap_users else launch

    def shape(self, kernel: str, items: int) -> tuple[int, int]:
        size = self.grid.block
        return max(1, min(-(-items // size), self.most_blocks[kernel])), size

    def reserve_heap(self) -> None:
        """An eighth of the free memory for the collections of kernels, unless there is
        more already; too late once a kernel has had some."""
        free, _ = self.cuda.mem_get_info()
        limit = self.cuda.limit.MALLOC_HEAP_SIZE
        if self.cuda.Context.get_limit(limit) < free // 8:
            with suppress(self.cuda.LogicError):
                self.cuda.Context.set_limit(limit, free // 8)
        if is_under_sanitizer():
            self.cuda.Context.set_limit(self.cuda.limit.STACK_SIZE, WATCHED_STACK)

    @cached_property
    def heap_answer(self) -> _Memory:
        return self.allocate(1, np.dtype(np.bool_))

    def check_heap(self, kernel: str) -> None:
        """Raises CompileError if `kernel` found the heap of the device full."""
        assert self.heap_question is not None
        self.launcher(self.heap_question, False)(1, [self.heap_answer])
        if self.read(self.heap_answer, 0):
            limit = self.cuda.Context.get_limit(self.cuda.limit.MALLOC_HEAP_SIZE)
            fail(
                "GM0608",
                "the GPU has not enough memory for the collections of each thread",
                f"kernel {kernel} had {limit >> 20} MiB for them",
                "`--target openmp` keeps them in the memory of the host",
            )

    def resident_blocks(self, function: Any) -> int:
        """Blocks of `function` that one multiprocessor certainly holds at a time.

        From registers, shared memory and threads; registers are given to warps in units
        of 256.  One under a sanitizer, whose instrumentation takes registers too.
        """
        if is_under_sanitizer():
            return 1
        attribute = self.cuda.device_attribute

        def have(name: str) -> int:
            value: int = self.device.get_attribute(getattr(attribute, name))
            return value

        warps = self.grid.block // 32
        per_warp = -(-function.num_regs * 32 // 256) * 256
        by_registers = have("MAX_REGISTERS_PER_MULTIPROCESSOR") // (per_warp * warps)
        by_threads = have("MAX_THREADS_PER_MULTIPROCESSOR") // self.grid.block
        # 1 KB of each block's shared memory is the system's.
        shared = function.shared_size_bytes + 1024
        by_shared = have("MAX_SHARED_MEMORY_PER_MULTIPROCESSOR") // shared
        blocks: int = min(by_registers, by_threads, by_shared)
        return max(1, blocks)

    @cached_property
    def reached(self) -> Any:
        """Without a time: the GPU needs 5 µs more for one that has it."""
        return self.cuda.Event(self.cuda.event_flags.DISABLE_TIMING)

    def synchronize(self) -> None:
        if self.is_busy:
            self.wait(self.reached.record())
            self.is_busy = False

    def wait(self, event: Any) -> None:
        """Until the GPU gets there; what waits in PyCUDA does not hear Ctrl-C."""
        start = time.perf_counter()
        while not event.query():
            waited = time.perf_counter() - start
            if waited > SOON:
                time.sleep(waited / 500)

    def microseconds(self) -> int:
        return time.monotonic_ns() // 1000

    def mark(self) -> Any:
        event = self.cuda.Event()
        self.is_busy = True
        event.record()
        return event

    def milliseconds(self, start: Any, end: Any) -> float:
        found: float = start.time_till(end)
        return found


class _Memory(int):
    """The address of device memory, and what is there; keeps its allocation.

    A number, since `struct` packs those fastest.
    """

    count: int
    dtype: np.dtype[Any]
    nbytes: int
    stride: int
    allocation: Any

    def __new__(
        cls,
        address: int,
        count: int,
        dtype: np.dtype[Any],
        nbytes: int,
        stride: int,
        allocation: Any,
    ) -> Self:
        made = super().__new__(cls, address)
        made.count, made.dtype, made.nbytes = count, dtype, nbytes
        made.stride, made.allocation = stride, allocation
        return made


def in_words(count: int, dtype: np.dtype[Any]) -> int:
    """The bytes of an array: one at least, and whole words for atomics on bytes."""
    return max(8, -(-count * dtype.itemsize // 8) * 8)


def letters(cells: Sequence[_Memory]) -> str:
    """How the `struct` module knows the words from the first cell to the last."""
    found = {(int(cell) - int(cells[0])) // 8: cell.dtype for cell in cells}
    return "".join(
        f"{found[slot].char}{8 - found[slot].itemsize}x" if slot in found else "8x"
        for slot in range(max(found) + 1)
    )


def kind(argument: Any) -> str:
    """The letter by which the `struct` module knows the type of an argument."""
    if isinstance(argument, _Memory):
        return "P"
    return str(argument.dtype.char)


def architecture() -> str:
    """`sm_90` for the present GPU."""
    major, minor = driver().Device(0).compute_capability()
    return f"sm_{major}{minor}"
