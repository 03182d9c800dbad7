"""The GPU runtime without a GPU: what it says to PyCUDA is said to `pycuda_on_cpu`."""

import functools
import gc
import sys
import weakref
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Compiled
from lighthouse.cli.main import main
from lighthouse.codegen.program import Program
from lighthouse.diagnostics import CompileError
from lighthouse.extensions.pta import device_sets, solver
from lighthouse.extensions.pta.arena import DeviceArena
from lighthouse.extensions.pta.constraints import Constraints
from lighthouse.graph import Graph, gap
from lighthouse.runtime import cuda, staging
from lighthouse.session import Session
from tests import test_session as sessions
from tests.codegen.test_objects import OWN
from tests.corpus.cases import HERE, read_head
from tests.corpus.test_corpus import check_cases
from tests.once import with_kernels
from tests.passes.meaning import programs
from tests.refused import refused
from tests.run.problems import ALL_PROBLEMS
from tests.run.test_samples import SAMPLES, check
from tests.run.ways import Way, compiled_together
from tests.runtime import pycuda_on_cpu
from tests.runtime.test_interrupt import ctrl_c

PROGRAMS = programs(Path(__file__).with_name("cuda_on_cpu.txt"))
SUM = PROGRAMS["sum"]
WAY = Way("cuda")
# Resident loops; pairs; collections of threads; oriented graphs; elements; barriers.
NAMES = (
    "bfs_levels", "sssp_path", "communities", "triangle_counting", "vertex_cover",
)  # fmt: skip
PROBLEMS = {each.name: each for each in ALL_PROBLEMS if each.name in NAMES}
# Pairs of all types; many cells; collections of threads; several graphs; elements.
CORPUS = (
    "assignments/winner_types", "assignments/winners", "reductions/over_nodes",
    "types/locals", "types/several_graphs", "types/edge_properties", "idioms/two_sides",
    "traversals/components_by_size",
)  # fmt: skip

A = np.arange(1001, dtype=np.int32)
GIVEN = {"A": A, "all": True}
TOTAL = A[:-1].sum() + A[1:].sum()


@pytest.fixture(autouse=True)
def no_gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """PyCUDA is its stand-in, of which a test leaves neither memory nor contexts."""
    package = SimpleNamespace(driver=pycuda_on_cpu)
    monkeypatch.setitem(sys.modules, "pycuda", package)
    monkeypatch.setitem(sys.modules, "pycuda.driver", pycuda_on_cpu)
    monkeypatch.setattr(cuda, "compile_cubins", pycuda_on_cpu.compile_cubins)
    for name in ("driver", "primary_context"):
        asked = getattr(cuda, name).__wrapped__
        monkeypatch.setattr(cuda, name, functools.cache(asked))
    finalizers: list[weakref.finalize[..., Graph]] = []

    def finalize(*given: Any) -> None:
        finalizers.append(weakref.finalize(*given))

    weak = SimpleNamespace(finalize=finalize, proxy=weakref.proxy)
    monkeypatch.setattr(cuda, "weakref", weak)
    before = set(pycuda_on_cpu.live)
    gc.freeze()  # what other tests keep takes seconds to look through
    yield
    for free in finalizers:
        free()  # a graph that lives on must not ask for PyCUDA when it dies
    gc.collect()  # errors, whose frames have memory
    gc.unfreeze()
    assert not pycuda_on_cpu.contexts
    assert pycuda_on_cpu.live.keys() <= before
    pycuda_on_cpu.freed.clear()


def summing(there: bool = True) -> tuple[Compiled, Graph]:
    """SUM and a graph, which are on the device unless it is said otherwise."""
    program, graph = lighthouse.compile(SUM, target="cuda"), Graph.path(1001)
    if there:
        assert program(graph, **GIVEN).returned == TOTAL
    return program, graph


# --- programs -------------------------------------------------------------------------


def compiled(path: Path) -> Compiled:
    """Programs of a library, with a device of its own."""
    paths = [SAMPLES / f"{name}.gm" for name in NAMES]
    paths += [HERE / f"{name}.gm" for name in CORPUS]
    program = copy(compiled_together(WAY, tuple(paths))[path])
    program._devices = {}
    return program


@pytest.mark.parametrize("name", NAMES)
def test_samples(name: str) -> None:
    graphs = map(Graph.read, ("rmat:7:8:3", "path:30", "star:300", "empty:0"))
    check(compiled(SAMPLES / f"{name}.gm"), PROBLEMS[name], graphs)


@pytest.mark.parametrize("name", CORPUS)
def test_corpus(name: str) -> None:
    path = HERE / f"{name}.gm"
    check_cases(compiled(path), WAY, read_head(path))


def test_wide_offsets() -> None:
    program = lighthouse.compile(SUM, target="cuda")
    assert program(Graph.path(1001).widened(), **GIVEN).returned == TOTAL


def test_large_arrays_are_staged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staging, "PIECE", 1000)
    monkeypatch.setattr(cuda, "LARGE", 3000)
    monkeypatch.setattr(cuda, "staging", staging.Staging)
    summing()
    # And sources of edges, of which the host has none, and results.
    graph = Graph.rmat(8)
    program = lighthouse.compile(PROGRAMS["large arrays are staged"], target="cuda")
    result = program(graph)
    assert "slot_sources" not in vars(graph)
    assert np.array_equal(result.outputs["from"], graph.slot_sources)
    assert result.sum.tolist() == np.diff(graph.in_row_offsets).tolist()


def test_profile() -> None:
    program = lighthouse.compile(SUM, target="cuda", profile=True)
    profile = program(Graph.path(1001), **GIVEN).profile
    assert profile is not None
    assert [(loop.launches, loop.milliseconds > 0) for loop in profile] == [(1, True)]
    assert [(loop.blocks, loop.threads) for loop in profile] == [((4, 4), 256)]


def test_session() -> None:
    sessions.test_calls_find_what_is_there("cuda", {})


def test_a_call_waits_for_what_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here; then a sum; and scalars after a loop that stays on the device."""
    waits: list[None] = []
    query = pycuda_on_cpu.Event.query

    def counted(event: pycuda_on_cpu.Event) -> bool:
        waits.append(None)
        return query(event)

    def waits_of(session: Session, **scalars: Any) -> int:
        session(**scalars)
        session.wait()
        waits.clear()
        session(**scalars)
        return len(waits)

    monkeypatch.setattr(pycuda_on_cpu.Event, "query", counted)
    text = "Procedure f(G: Graph, A: N_P<Int>) { Foreach (n: G.Nodes) n.A += 1; }"
    with Session(lighthouse.compile(text, target="cuda"), Graph.path(9)) as session:
        assert waits_of(session) == 0
        assert session.read("A").tolist() == [2] * 9
    total = lighthouse.compile(SUM, target="cuda")
    with Session(total, Graph.path(1001), **GIVEN) as session:
        assert waits_of(session) == 1
    loop = compiled(SAMPLES / "bfs_levels.gm")
    with Session(loop, Graph.path(500), root=0) as session:
        # For the loop alone: the list of the first level is the root.
        assert waits_of(session) == 1
        assert session.read("level").tolist() == list(range(500))
    parts = compiled(HERE / "traversals/components_by_size.gm")
    with Session(parts, Graph.path(500)) as session:
        # For the first root, for its traversal, and ever less often for the others.
        assert waits_of(session) < 20
        assert session.read("size").tolist() == [500] * 500


def test_sets_that_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """From a pool for two elements, copied beside solving, by loops that draw."""
    arenas: list[DeviceArena] = []

    def arena(device: Any) -> DeviceArena:
        arenas.append(DeviceArena(device, capacity=2))
        return arenas[-1]

    monkeypatch.setattr(device_sets, "DeviceArena", arena)
    monkeypatch.setattr(device_sets, "FIRST_COPY", 1)
    monkeypatch.setattr(
        solver, "compiled", functools.cache(solver.compiled.__wrapped__)
    )
    program = constraints()
    also = frozenset({"overlapped-copy", "self-schedule-loops"})
    solved = solver.solve(program, target="cuda", also=also)
    expected = solver.solve(program, target="interpret")
    assert solved.solution.digest() == expected.solution.digest()
    assert arenas.pop().capacity > 100
    assert "context" in solved.milliseconds


def constraints() -> Constraints:
    """Of 200 variables, without offsets."""
    random = np.random.default_rng(2)

    def rows(count: int, *offset: int) -> Any:
        ends = random.integers(3, 200, (count, 2), np.int32)
        return np.insert(ends, [2] * len(offset), offset, axis=1)

    return Constraints(
        sizes=np.ones(200, np.int32),
        functions=np.zeros(200, np.bool_),
        objects=200,
        address_of=rows(100),
        copies=rows(100),
        loads=rows(30, 0),
        stores=rows(30, 0),
    )


# --- memory ---------------------------------------------------------------------------


@pytest.mark.parametrize("text", [SUM, OWN], ids=("sum", "own_map"))
def test_a_device_goes_with_its_program(text: str) -> None:
    """And not when garbage is collected: in another thread PyCUDA can free nothing."""
    program = lighthouse.compile(text, target="cuda")
    program(Graph.path(1001), **(GIVEN if text is SUM else {"label": A}))
    ((device, _),) = program._devices.values()
    known = weakref.ref(device)
    gc.disable()
    try:
        del program, device, _
        assert known() is None
    finally:
        gc.enable()


def test_graphs_stay_as_long_as_they_live() -> None:
    program, graph = summing()
    kept = {int(memory) for memory in cuda._graphs[graph].memory.values()}
    assert kept == set(pycuda_on_cpu.live)
    assert program(graph, **GIVEN).returned == TOTAL
    assert kept == set(pycuda_on_cpu.live)
    del graph
    assert not pycuda_on_cpu.live


def taken() -> int:
    return sum(memory.nbytes for memory in pycuda_on_cpu.live.values())


def test_out_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is there, with the figures; or if the prediction was wrong."""
    program, graph = summing(there=False)
    program.prepare(graph)
    with monkeypatch.context() as patch:
        patch.setattr(pycuda_on_cpu, "TOTAL", taken() + 5000)
        with pytest.raises(CompileError, match=r"need 7\.8 KiB, and 4\.9 KiB are free"):
            program(graph, **GIVEN)
        assert graph not in cuda._graphs or not cuda._graphs[graph].memory
        patch.setattr(cuda.Gpu, "room", lambda self, graphs: 2**40)
        refused("GM0608", program, graph, **GIVEN)
    assert program(graph, **GIVEN).returned == TOTAL


def test_what_is_there_needs_no_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    program, graph = summing()
    with monkeypatch.context() as patch:
        patch.setattr(pycuda_on_cpu, "TOTAL", taken() + 6000)
        assert program(graph, **GIVEN).returned == TOTAL


def test_a_large_file_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its header says how large it is; nothing but zeros follows."""
    path = tmp_path / "large.sg"
    with open(path, "wb") as file:
        file.write(gap.HEADER.pack(False, 10**9, 10**6))
        file.truncate(gap.HEADER.size + 8 * (10**6 + 1) + 4 * 10**9)
    monkeypatch.setattr(Graph, "read", lambda *_, **__: pytest.fail("it is read"))
    program = str(SAMPLES / "pagerank.gm")
    words = ["--arg", "e=0", "--arg", "d=1", "--arg", "max=1", "--target", "cuda"]
    assert main(["run", program, "--graph", str(path), *words]) == 1
    assert "they need 3.8 GiB, and 1" in capsys.readouterr().err


@pytest.mark.parametrize("name", NAMES)
def test_memory_is_predicted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within 5 % of the most that is allocated at a time."""
    most = 0
    allocate = pycuda_on_cpu.mem_alloc

    def counted(size: int) -> Any:
        nonlocal most
        made = allocate(size)
        most = max(most, taken())
        return made

    program, problem = compiled(SAMPLES / f"{name}.gm"), PROBLEMS[name]
    program.prepare(Graph.path(3))
    for spec in ("rmat:9:8:3", "grid:30x30"):
        graph = problem.prepare(Graph.read(spec))
        arguments = next(problem.cases(graph))
        before = most = taken()
        with monkeypatch.context() as patch:
            patch.setattr(pycuda_on_cpu, "mem_alloc", counted)
            memory = program(graph, **arguments).memory
        assert memory is not None
        assert memory.predicted == pytest.approx(most - before, rel=0.05)
        assert memory.peak == pytest.approx(most - before, rel=0.05)


def failed(*arguments: object) -> None:
    raise pycuda_on_cpu.LogicError("an illegal memory access was encountered")


@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize(
    ("module", "name", "instead"),
    [
        (pycuda_on_cpu, "memset_d8_async", failed),
        (pycuda_on_cpu, "memcpy_dtoh_async", failed),
        (cuda, "_is_forked", lambda: True),
    ],
)
def test_what_ends_one_call(
    module: Any, name: str, instead: Any, there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Errors of an earlier kernel, which whatever is called next reports; a fork."""
    program, graph = summing(there)
    with monkeypatch.context() as patch:
        patch.setattr(module, name, instead)
        refused("GM0609", program, graph, **GIVEN)
    assert program(graph, **GIVEN).returned == TOTAL


def test_a_full_heap() -> None:
    program, graph = lighthouse.compile(OWN, target="cuda"), Graph.path(10)
    assert isinstance(program.program, Program)
    program.program = with_kernels(program.program, "lh::ask_heap()", "true")
    refused("GM0608", program, graph, label=A[:10])


@pytest.mark.parametrize(
    ("text", "watched", "stack"),
    [(OWN, True, 16384), (OWN, False, 1024), (SUM, True, 1024)],
)
def test_stack_of_kernels_with_a_heap(
    text: str, watched: bool, stack: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Larger under a sanitizer, which gives kernels with `malloc` no more than this."""
    size = pycuda_on_cpu.limit.STACK_SIZE
    monkeypatch.setattr(cuda, "is_under_sanitizer", lambda: watched)
    monkeypatch.setitem(pycuda_on_cpu._limits, size, 1024)
    lighthouse.compile(text, target="cuda").prepare(Graph.path(2))
    assert pycuda_on_cpu.Context.get_limit(size) == stack


def test_cells_and_elements() -> None:
    """Together, alone, as halves of words; more than are read together."""
    program = lighthouse.compile(SUM, target="cuda")
    program.prepare(Graph.path(2))
    device, _ = program._device(False)
    dtypes = [np.dtype(letter) for letter in "?ilfd" * 14]
    values = [True, -5, 2**40, 0.0, -0.5] * 14
    with cuda.context():
        cells = device.cells(dtypes)
        some = slice(3, 60, 2)
        device.writer(cells[some])(values[some])
        assert [*device.fetcher(cells[some])()()] == values[some]
        device.writer(cells)(values)
        assert [*device.fetcher(cells)()()] == values
        for cell, value in zip(cells, values, strict=True):
            device.write(cell, 0, value)
            assert device.read(cell, 0) == value
        words = device.allocate(3, np.dtype(np.int64))
        upper = device.half(words, 1, np.dtype(np.float32))
        device.fill(words, 0)
        device.write(upper, 2, 1.5)
        assert device.read(upper, 2) == 1.5
        assert device.read(words, 2) == 0x3FC00000 << 32


@pytest.mark.parametrize("watched", [False, True])
def test_arrays_that_live_equally_long(
    watched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One allocation, of which each has a part; each has its own under a sanitizer."""
    program = lighthouse.compile(SUM, target="cuda")
    program.prepare(Graph.path(2))
    device, _ = program._device(False)
    monkeypatch.setattr(cuda, "is_under_sanitizer", lambda: watched)
    dtypes = [np.dtype(letter) for letter in "?idi"]
    wanted = list(zip((3, 1000, 0, 1), dtypes, strict=True))
    with cuda.context():
        before = len(pycuda_on_cpu.live)
        made = device.allocate_together(wanted)
        assert len(pycuda_on_cpu.live) - before == (len(wanted) if watched else 1)
        assert all(int(memory) % cuda.ALIGNMENT == 0 for memory in made)
        arrays = [np.arange(count).astype(dtype) for count, dtype in wanted]
        for memory, array in zip(made, arrays, strict=True):
            assert array.nbytes <= memory.nbytes < array.nbytes + 16
            device.upload(memory, array)
        for memory, array in zip(made, arrays, strict=True):
            read = np.empty_like(array)
            device.download(memory, read)
            assert (read == array).all()
        del made, memory
        assert len(pycuda_on_cpu.live) == before
        assert device.allocate_together([]) == []


# --- the stand-in ---------------------------------------------------------------------


def test_what_is_wrong_is_refused() -> None:
    program = lighthouse.compile(SUM, target="cuda")
    program.prepare(Graph.path(2))
    device, _ = program._device(False)
    (name,) = program.program.signatures
    function = device.function(name)
    with pytest.raises(pycuda_on_cpu.LogicError, match="context"):
        device.allocate(1, A.dtype)
    with cuda.context():
        memory = device.allocate(len(A), A.dtype)
        with pytest.raises(TypeError, match="parameter #0"):
            function(int(memory), grid=(1, 1), block=(1, 1, 1))
        with pytest.raises(TypeError, match="signature"):
            pycuda_on_cpu.memset_d8_async(int(memory), A[0], 1)
        with pytest.raises(pycuda_on_cpu.LogicError):
            pycuda_on_cpu.memcpy_htod(int(memory) + 8, A)
        read = np.zeros_like(A)
        device.upload(memory, A)
        pycuda_on_cpu.memcpy_dtoh_async(read, int(memory))
        assert not read.any(), "nobody has waited"
        device.wait(device.reached.record())
        assert read.tolist() == A.tolist()
        del memory.allocation
        with pytest.raises(pycuda_on_cpu.LogicError):
            device.fill(memory, 0)


def test_ctrl_c_while_a_kernel_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    program, graph = summing()
    with monkeypatch.context() as running:
        running.setattr(pycuda_on_cpu.Event, "query", lambda event: False)
        with ctrl_c(), pytest.raises(KeyboardInterrupt):
            program(graph, **GIVEN)
    assert program(graph, **GIVEN).returned == TOTAL
