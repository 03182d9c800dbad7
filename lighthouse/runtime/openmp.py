"""Runs generated OpenMP code: compiled by g++, called through ctypes."""

import ctypes
import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock, local
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import numpy as np

from lighthouse.codegen.program import Program
from lighthouse.codegen.views import NUMBERS
from lighthouse.diagnostics import Diagnostic, ToolMissing
from lighthouse.graph import Graph
from lighthouse.ir.types import VOID, GraphType, PropertyType, is_extended
from lighthouse.runtime import interrupt, layout
from lighthouse.runtime.checks import stopped
from lighthouse.runtime.objects import Objects, is_object
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.profile import KernelTime
from lighthouse.runtime.views import wanted
from lighthouse.sets import SparseSets
from lighthouse.toolchain import GENERATED, compile_shared, find_compiler, has_openmp

T = TypeVar("T")

FLAGS = (*GENERATED, "-O3", "-march=native", "-fopenmp", "-w")


# Threads that wait for each other spin, and on a busy machine the spinning takes the
# processor from those waited for: libgomp, which reads this when it is loaded, shall
# give up soon, unless the user has chosen.
if "OMP_WAIT_POLICY" not in os.environ:
    os.environ.setdefault("GOMP_SPINCOUNT", "1000")


class _Graph(ctypes.Structure):
    """`lh::Graph` of graph_openmp.cuh."""

    _fields_ = (
        ("nodes", ctypes.c_int64),
        ("edges", ctypes.c_int64),
        ("row_offsets", ctypes.c_void_p),
        ("column_indices", ctypes.c_void_p),
        ("in_row_offsets", ctypes.c_void_p),
        ("in_column_indices", ctypes.c_void_p),
        ("in_edge_ids", ctypes.c_void_p),
        ("edge_sources", ctypes.c_void_p),
    )


class _Clock(ctypes.Structure):
    """`lh::Clock` of clocks_openmp.cuh."""

    _fields_ = (
        ("launches", ctypes.c_int64),
        ("iterations", ctypes.c_int64),
        ("seconds", ctypes.c_double),
    )


# In which process the OpenMP threads of a thread of Python are.
_teams = local()


def _with_own_team(run: Callable[[], T]) -> T:
    """Calls `run`.  After a fork the threads that OpenMP has for this one are still in
    the parent, and would be waited for: a new thread gets new ones."""
    if getattr(_teams, "process", os.getpid()) == os.getpid():
        _teams.process = os.getpid()
        return run()
    with ThreadPoolExecutor(1) as fresh:
        return fresh.submit(run).result()


# Runs that are measured share the clocks of their library: one at a time.
_measured = Lock()


class OpenMP:
    """One program as a callable; the library is built at the first call."""

    def __init__(
        self,
        program: Program,
        *,
        threads: int | None = None,
        flags: Sequence[str] = FLAGS,
        save_temps: Path | None = None,
    ) -> None:
        self.program = program
        self.threads = threads
        self.flags = tuple(flags)
        self.save_temps = save_temps
        self._libraries: dict[bool, ctypes.CDLL] = {}
        self._structs: WeakKeyDictionary[Graph, _Graph] = WeakKeyDictionary()

    def library(self, wide: bool) -> ctypes.CDLL:
        """Raises ToolMissing without a C++ compiler that knows OpenMP."""
        if wide not in self._libraries:
            compiler = find_compiler()
            if not has_openmp(compiler):
                remedy = "install GCC (`sudo apt-get install g++`) and set CXX=g++"
                raise ToolMissing(f"{compiler} does not compile OpenMP", remedy)
            flags = (*self.flags, *(("-DLH_WIDE_OFFSETS",) if wide else ()))
            self._libraries[wide] = ctypes.CDLL(str(self.build(flags)))
        return self._libraries[wide]

    def build(self, flags: Sequence[str]) -> Path:
        return compile_shared(self.program.source, flags, save_temps=self.save_temps)

    def struct(self, graph: Graph) -> _Graph:
        """Made once for each graph, whose arrays stay where they are."""
        if graph not in self._structs:
            self._structs[graph] = self._new_struct(graph)
        return self._structs[graph]

    def _new_struct(self, graph: Graph) -> _Graph:
        kinds = {view.kind for view in wanted(self.program)}
        names = {"row_offsets", "column_indices"} | kinds
        struct = _Graph(nodes=graph.nodes, edges=graph.edges)
        for name in names - NUMBERS:
            setattr(struct, name, layout.address(layout.view(graph, name)))
        return struct

    def run(self, arguments: Mapping[str, Any]) -> Outcome:
        """One run.

        arguments: a Graph, a contiguous array of the layout's dtype, a list, a dict or
        a Python scalar for each parameter; all but graphs and scalars change in place.
        """
        placed = InPlace(self, arguments)
        with placed.objects:
            placed.open()
            outcome = placed.run({})
            placed.restore()
        return outcome

    def call(self, library: ctypes.CDLL, boxes: list[ctypes.c_void_p]) -> float:
        """Milliseconds that the procedure takes.  Raises CompileError if it stops."""
        outline = self.program.outline
        name = outline.procedure.name
        pointers = layout.pointers(boxes)
        heard = interrupt.is_heard()

        def run() -> tuple[str | None, float]:
            if outline.kernels:
                self._set_threads(library)
            start = time.perf_counter()
            error = interrupt.call(library, f"{name}_call", pointers, heard=heard)
            return error, 1000 * (time.perf_counter() - start)

        error, milliseconds = _with_own_team(run)
        if error is not None:
            other = Diagnostic("GM0616", f"`{name}` stopped: {error}")
            raise stopped(self.program.plan, error, other)
        return milliseconds

    def measured_call(
        self, library: ctypes.CDLL, boxes: list[ctypes.c_void_p]
    ) -> tuple[float, dict[str, KernelTime]]:
        """The same, and what each kernel takes of it."""
        assert self.program.clocks is not None
        kernels = self.program.outline.kernels
        of_all = _Clock * len(kernels)
        clocks = of_all.in_dll(library, self.program.clocks)
        with _measured:
            ctypes.memset(clocks, 0, ctypes.sizeof(clocks))
            milliseconds = self.call(library, boxes)
            return milliseconds, {
                kernel: KernelTime(
                    clock.launches, 1000 * clock.seconds, clock.iterations
                )
                for kernel, clock in zip(kernels, clocks, strict=True)
            }

    def _set_threads(self, library: ctypes.CDLL) -> None:
        wanted = self.threads or len(os.sched_getaffinity(0))
        library.omp_set_num_threads(ctypes.c_int(wanted))


class InPlace:
    """The arguments of a program where it finds them, run by run: arrays as they are,
    objects in the library's memory."""

    memory = 0

    def __init__(self, openmp: OpenMP, arguments: Mapping[str, Any]) -> None:
        self.openmp, self.arguments = openmp, dict(arguments)
        self.procedure = openmp.program.outline.procedure
        graphs = {
            p.name: arguments[p.name]
            for p in self.procedure.parameters
            if isinstance(p.type, GraphType)
        }
        self.wide = any(layout.is_wide(graph) for graph in graphs.values())
        self.library = openmp.library(self.wide)
        self.structs = {name: openmp.struct(graph) for name, graph in graphs.items()}
        self.objects = Objects(self.library, self.procedure.name, graphs, self.wide)
        self.kernels: dict[str, KernelTime] = {}

    def open(self) -> None:
        # Those that the program makes for itself are in memory to be freed as well.
        for type in self.openmp.program.outline.objects:
            if is_extended(type):
                self.objects.use(type)
        for p in self.procedure.parameters:
            if is_object(p.type):
                self.objects.create(p.name, p.type, self.arguments[p.name])

    def close(self) -> None:
        self.objects.delete()

    def wait(self) -> None:
        """A call has ended when it returns."""

    def run(self, scalars: Mapping[str, Any]) -> Outcome:
        """Calls the procedure, some scalars of which are others now."""
        self.arguments |= scalars
        cells: dict[str, layout.Memory] = {}
        boxes: list[ctypes.c_void_p] = []
        for name, type in ((p.name, p.type) for p in self.procedure.parameters):
            given = self.arguments[name]
            if isinstance(type, GraphType):
                box = ctypes.c_void_p(ctypes.addressof(self.structs[name]))
            elif is_object(type):
                box = self.objects.pointers[name]
            elif isinstance(type, PropertyType):
                box = layout.pointer(given)
            else:
                cells[name] = np.array([given], layout.dtype(type, self.wide))
                box = layout.pointer(cells[name])
            boxes.append(box)
        returned = None
        if self.procedure.returns != VOID:
            returned = np.zeros(1, layout.dtype(self.procedure.returns, self.wide))
            boxes.append(layout.pointer(returned))
        kernels = None
        if self.openmp.program.clocks:
            milliseconds, kernels = self.openmp.measured_call(self.library, boxes)
            for name, time in kernels.items():
                self.kernels[name] = self.kernels.get(name, KernelTime()) + time
        else:
            milliseconds = self.openmp.call(self.library, boxes)
        return Outcome(
            None if returned is None else returned[0].item(),
            {
                p.name: cells[p.name][0].item()
                for p in self.procedure.outputs
                if p.name in cells
            },
            milliseconds,
            kernels=kernels,
        )

    def times(self) -> dict[str, KernelTime]:
        """What kernels took in the runs since this was asked last."""
        found, self.kernels = self.kernels, {}
        return found

    def restore(self) -> None:
        """Puts what objects hold into the arguments."""
        for name in self.objects.types:
            self.objects.restore(name, self.arguments[name])

    def read(self, name: str) -> Any:
        if name in self.objects.types:
            return self.objects.content(name)
        return self.arguments[name].copy()

    def write(self, name: str, array: layout.Memory) -> None:
        if self.arguments[name].flags.writeable:
            self.arguments[name][:] = array
        else:
            self.arguments[name] = array

    def unite(self, name: str, sets: SparseSets) -> None:
        self.objects.unite(name, sets)
