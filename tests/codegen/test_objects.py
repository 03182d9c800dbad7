"""Collections, maps and depth-first searches mean the same on every target."""

import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import CompileError
from lighthouse.driver import Compilation, Options, front, read_source
from lighthouse.graph import Graph
from lighthouse.runtime.objects import Objects
from tests.built import printed
from tests.fuzz.oracle import SEED, Answer, reference, run
from tests.golden.test_code import SMALL
from tests.once import OneOfMany, share_library
from tests.passes.meaning import programs
from tests.run.host_function import HostFunction
from tests.sampling import sampled

TEXTS = programs(Path(__file__).with_name("objects.txt"))
OWN = SMALL["own_map"]
FULL = TEXTS["full"]
PROGRAMS = sorted((Path(__file__).parent / "objects").glob("*.gm"))
CASES = range(4)
WAYS = [
    pytest.param(("openmp", 0), id="openmp-O0", marks=pytest.mark.slow),
    pytest.param(("openmp", 2), id="openmp-O2"),
    pytest.param(("cuda-sim", 2), id="cuda-sim-O2"),
    pytest.param(("cuda", 2), id="cuda-O2", marks=pytest.mark.gpu),
]


@cache
def compilation(path: Path) -> Compilation:
    return front(read_source(str(path)))


@cache
def expected(path: Path, case: int) -> Answer:
    answer, differences = reference(compilation(path), f"{path.stem} {case}")
    assert not differences, "the answer depends on the order of iterations"
    assert not answer.error
    return answer


@cache
def compiled(target: Target, level: int) -> Mapping[Path, Compiled]:
    made = {
        path: OneOfMany(
            compilation(path), target, Options(level=level), threads=4, seed=SEED
        )
        for path in PROGRAMS
    }
    share_library([*made.values()])
    return made


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_as_the_interpreter(path: Path, way: tuple[Target, int]) -> None:
    program = compiled(*way)[path]
    for case in CASES:
        answer = run(program, f"{path.stem} {case}")
        assert not expected(path, case).differences(answer)


@pytest.mark.slow
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_host_function_as_the_interpreter(path: Path) -> None:
    program = HostFunction(compilation(path), "cuda-sim", Options(), seed=SEED)
    for case in CASES:
        answer = run(program, f"{path.stem} {case}")
        assert not expected(path, case).differences(answer)


# --- where they live ------------------------------------------------------------------


@pytest.mark.parametrize("target", ["openmp", "cuda"])
@pytest.mark.parametrize("name", ["own_in_parallel", "own_queues"])
def test_what_each_iteration_has_for_itself_needs_no_lock(
    name: str, target: Target
) -> None:
    """On a GPU, atomics on the memory of a thread are errors."""
    (path,) = (path for path in PROGRAMS if path.stem == name)
    program = Compiled(compilation(path), target, Options()).program
    assert "lh::locked(" not in program.code


@pytest.mark.parametrize("host_function", [False, True])
@pytest.mark.parametrize(("schedule", "nodes"), [("thread", 40), ("auto", 200)])
def test_a_full_heap_is_an_error(
    schedule: str, nodes: int, host_function: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of threads, and of blocks, which have more room without it."""
    made = front(lighthouse.diagnostics.Source("own.gm", OWN))
    kind = HostFunction if host_function else Compiled
    program = kind(made, "cuda-sim", Options(schedule=schedule))
    graph = Graph.complete(nodes)
    label = np.arange(nodes, dtype=np.int32)
    assert program(graph, label=label).most.tolist() == [1] + [0] * (nodes - 1)
    monkeypatch.setenv("LH_HEAP_BYTES", "512")
    with pytest.raises(CompileError, match="the heap of the device is too small"):
        program(graph, label=label)


@pytest.mark.gpu
def test_a_full_heap_of_a_gpu_is_an_error() -> None:
    """With the 8 MiB that CUDA gives unasked; a process cannot have less later."""
    command = [sys.executable, "-c", FULL]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    message = "the GPU has not enough memory for the collections of each thread"
    answer = [1] + [0] * 8
    assert done.stdout == f"{message}\n{answer}\n", done.stderr


def test_many_threads_share_everything() -> None:
    """Nothing is lost, and what reads meanwhile does not crash."""
    program = lighthouse.compile(
        TEXTS["many threads share everything"], target="openmp", threads=8
    )
    graph = Graph.uniform(9, 3, 1)
    result = program(graph, queues=[[], [1], []])
    nodes = list(range(graph.nodes))
    assert sorted(result.all) == sorted(result.more) == sorted(result.line) == nodes
    assert [sorted(queue) for queue in result.queues] == [nodes] * 3
    degrees = np.diff(graph.row_offsets).tolist()
    assert result.count == {d: degrees.count(d) for d in degrees}
    assert 1 <= result.seen <= graph.nodes


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_a_deep_search_needs_no_deep_stack(target: Target) -> None:
    program = lighthouse.compile(
        TEXTS["a deep search needs no deep stack"], target=target
    )
    length = 300_000
    result = program(Graph.path(length), root=0)
    assert (result.before == np.arange(length)).all()
    assert (result.after == 2 * length - 1 - np.arange(length)).all()


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_objects_are_deleted_after_a_run(
    target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after one that stops, which is told."""
    living: Counter[str] = Counter()
    call = Objects.call

    def counted(self: Objects, name: str, what: str, *rest: Any, **kind: Any) -> Any:
        living[name] += {"new": 1, "delete": -1}.get(what, 0)
        return call(self, name, what, *rest, **kind)

    monkeypatch.setattr(Objects, "call", counted)
    text = TEXTS["objects are deleted after a run"]
    allowed = Options(foreign=True)
    program = lighthouse.compile(text, target=target, options=allowed)
    assert program(Graph.path(3), stop=False).M == {1: 1.0, 2: 1.0}
    with pytest.raises(CompileError, match=r"GM0616.* stopped: "):
        program(Graph.path(3), stop=True)
    assert living.keys() == {*"QWSM"}
    assert not any(living.values())


@pytest.mark.parametrize("path", sampled(zip(PROGRAMS), 4), ids=lambda path: path.stem)
def test_host_blocks_compile_without_warnings(path: Path) -> None:
    program = compiled("cuda-sim", 2)[path]
    assert isinstance(program, OneOfMany)
    text = program.program.host_source
    if text is None:
        pytest.skip("the host executes no block of this program")
    flags = ("-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter")
    printed(("g++", "-std=c++17", *flags, "-x", "c++"), text)
