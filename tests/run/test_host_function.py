"""The emitted files in a C++ program of one's own, through their host functions.

`host.cpp` is that program.  It is linked with the samples of HOSTED and calls each of
them.  `tests.corpus` calls those of the corpus from Python.
"""

import os
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Any

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Result
from lighthouse.driver import Options, Target, front, generate, lower, read_source
from lighthouse.graph import Graph
from lighthouse.runtime.simulator import UNFORTIFIED
from lighthouse.toolchain import chosen_flags
from tests.built import built, tool
from tests.passes.meaning import programs
from tests.run.problems import BY_NAME, simple

PROGRAMS = programs(Path(__file__).with_name("host_function.txt"))
IN_A_REGION = PROGRAMS["in a region"]
HERE = Path(__file__).parent
ROOT = HERE.parents[1]
INCLUDE = ROOT / "lighthouse" / "include"
LEVELS = {0: "O0", 2: "default"}
WARNINGS = ("-Wall", "-Wextra", "-Werror")
SIMULATOR = (
    *("-x", "c++", "-std=c++17", "-O1", "-fwrapv", "-pthread", "-DLH_SIMULATOR"),
    *(UNFORTIFIED, f"-I{INCLUDE}"),
)
OPENMP = ("-std=c++17", "-O2", "-fwrapv", "-fopenmp", f"-I{INCLUDE}")
HOSTED = (
    *("pagerank", "pagerank_propagate", "sssp", "bfs_levels", "conductance"),
    *("bipartite_matching", "triangle_counting", "betweenness"),
)
SPECS = ("rmat:7:8:3", "star:40", "path:12", "complete:6", "empty:0", "empty:5")


def command(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **environment},
    )


@cache
def source(name: str, target: Target, level: int) -> str:
    compilation = front(read_source(str(ROOT / "samples" / f"{name}.gm")))
    return generate(lower(compilation, target, Options(level=level)), target).source


def write_sources(folder: Path, target: Target, level: int) -> list[Path]:
    """The samples, one file each, as `lighthouse compile` writes them."""
    suffix = ".cu" if target == "cuda" else ".cpp"
    folder.mkdir()
    paths = [folder / f"{name}{suffix}" for name in HOSTED]
    for name, path in zip(HOSTED, paths, strict=True):
        path.write_text(source(name, target, level))
    return paths


# --- the program and its files --------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Host:
    """The built program."""

    program: Path
    folder: Path

    def run(
        self, graph: Graph, prefix: Sequence[str] = (), **environment: str
    ) -> subprocess.CompletedProcess[str]:
        with (self.folder / "input").open("wb") as file:
            write_input(file, graph)
        files = (self.folder / "input", self.folder / "output")
        words = (*prefix, str(self.program), *map(str, files))
        return command(*words, **environment)

    def check(self, graph: Graph, **environment: str) -> None:
        """Run on `graph` and judge what comes out."""
        done = self.run(graph, **environment)
        assert done.returncode == 0, done.stderr
        with (self.folder / "output").open("rb") as file:
            judge_output(file, graph)


@cache
def usual(name: str, graph: Graph) -> dict[str, Any]:
    return next(BY_NAME[name].cases(graph))


def write_input(file: IO[bytes], graph: Graph) -> None:
    for each in (graph, simple(graph)):
        file.write(np.array([each.nodes, each.edges], np.int64).tobytes())
        for array in (
            each.row_offsets,
            each.column_indices,
            each.in_row_offsets,
            each.in_column_indices,
            each.in_edge_ids,
            each.slot_sources,
        ):
            file.write(array.tobytes())
    ranking = usual("pagerank", graph)
    file.write(np.array([ranking["e"], ranking["d"]]).tobytes())
    path, cluster = usual("sssp", graph), usual("conductance", graph)
    integers = (ranking["max"], path["root"], cluster["num"])
    file.write(np.array(integers, np.int32).tobytes())
    file.write(graph.edges_from_input(path["len"]).tobytes())
    file.write(cluster["member"].tobytes())
    file.write(usual("bipartite_matching", graph)["isLeft"].tobytes())
    file.write(np.array([len(seeds(graph))], np.int64).tobytes())
    file.write(np.array(seeds(graph), np.int32).tobytes())


def seeds(graph: Graph) -> list[int]:
    """The first, the last, and the first again."""
    return [0, graph.nodes - 1, 0] if graph.nodes else []


@cache
def centralities(graph: Graph) -> Any:
    program = lighthouse.compile(
        ROOT / "samples" / "betweenness.gm", target="interpret"
    )
    return program(graph, seeds=seeds(graph)).BC


def judge_output(file: IO[bytes], graph: Graph) -> None:
    def values(dtype: str, count: int = graph.nodes) -> Any:
        return np.frombuffer(file.read(count * np.dtype(dtype).itemsize), dtype)

    results = {
        "pagerank": Result(None, {"pg_rank": values("f8")}, {}),
        "pagerank_propagate": Result(None, {"pg_rank": values("f8")}, {}),
        "sssp": Result(None, {"dist": values("i4")}, {}),
        "bfs_levels": Result(None, {"level": values("i4")}, {}),
        "conductance": Result(values("f8", 1).item(), {}, {}),
    }
    match = values("i4")
    pairs = values("i4", 1).item()
    results["bipartite_matching"] = Result(pairs, {"Match": match}, {})
    results["triangle_counting"] = Result(values("i8", 1).item(), {}, {})
    np.testing.assert_allclose(values("f4"), centralities(graph), rtol=1e-5)
    assert file.read() == b""
    for name, result in results.items():
        problem = BY_NAME[name]
        its = problem.prepare(graph)
        problem.check(its, usual(name, graph), result)


@cache
def graphs() -> tuple[Graph, ...]:
    random = np.random.default_rng(2)
    sources, targets = random.integers(0, 10, (2, 70))
    karate = ROOT / "samples" / "graphs" / "karate.mtx"
    return (
        Graph.read(karate),
        *map(Graph.read, SPECS),
        Graph.from_edges([0], [0], nodes=1),
        Graph.from_edges(sources, targets, nodes=12),
    )


@pytest.fixture(
    params=[pytest.param(0, marks=pytest.mark.slow), 2],
    ids=list(LEVELS.values()),
    scope="module",
)
def level(request: pytest.FixtureRequest) -> int:
    chosen: int = request.param
    return chosen


# --- CUDA on the simulator ------------------------------------------------------------


def simulated(
    folder: Path,
    level: int,
    *flags: str,
    change: Callable[[str], str] = lambda text: text,
) -> Host:
    """All samples in one unit, which is what makes these builds fast."""
    paths = write_sources(folder / "sources", "cuda", level)
    for path in paths:
        path.write_text(change(path.read_text()))
    everything = folder / "everything.cu"
    everything.write_text("\n".join(path.read_text() for path in paths))
    files = (HERE / "host.cpp", everything, INCLUDE / "simulator.cpp")
    flags = (*SIMULATOR, *flags, *chosen_flags())
    return Host(built("g++", *flags, *files), folder)


# Takes 6 seconds: the host functions of eight samples, with all their headers.
@pytest.mark.parametrize(
    "flags",
    [(), pytest.param(("-DLH_LANES",), marks=pytest.mark.slow)],
    ids=["fast", "lanes"],
)
def test_cuda_on_the_simulator(
    flags: tuple[str, ...], level: int, tmp_path: Path
) -> None:
    host = simulated(tmp_path, level, *WARNINGS, *flags)
    for graph in graphs():
        host.check(graph)


def test_what_is_derived_from_a_graph_is_kept_with_it(tmp_path: Path) -> None:
    """The edges one way: the first call makes them, in memory from the graph's."""
    path = tmp_path / "triangle_counting.cu"
    path.write_text(source("triangle_counting", "cuda", 2))
    main = HERE / "kept_with_a_graph.cpp"
    done = command(str(built("g++", *SIMULATOR, main, path, INCLUDE / "simulator.cpp")))
    assert done.stdout.splitlines() == [
        "199 triangles, 1 for the call, 9 for the graph",
        "199 triangles, 1 for the call, 0 for the graph",
        "199 triangles, 1 for the call, 9 for the graph",
    ]


def sanitized(host: Host, graph: Graph) -> subprocess.CompletedProcess[str]:
    done = host.run(graph)
    if "unexpected memory mapping" in done.stderr:
        done = host.run(graph, (tool("setarch"), "-R"))
    return done


@pytest.mark.slow
def test_thread_sanitizer_finds_nothing(level: int, tmp_path: Path) -> None:
    host = simulated(tmp_path, level, "-fsanitize=thread", "-g")
    for graph in graphs():
        done = sanitized(host, graph)
        assert "data race" not in done.stderr, done.stderr
        assert done.returncode == 0, done.stderr
        with (tmp_path / "output").open("rb") as file:
            judge_output(file, graph)


@pytest.mark.slow
def test_thread_sanitizer_finds_a_plain_store(tmp_path: Path) -> None:
    racy, plain = "lh::store_racy(&suitor[t], n);", "suitor[t] = n;"
    assert racy in source("bipartite_matching", "cuda", 2)
    host = simulated(
        tmp_path,
        2,
        *("-fsanitize=thread", "-g"),
        change=lambda text: text.replace(racy, plain),
    )
    assert "data race" in sanitized(host, Graph.rmat(7)).stderr


# --- OpenMP and the GPU ---------------------------------------------------------------


@pytest.mark.parametrize("threads", ["1", "2"])
def test_openmp(threads: str, openmp: Host) -> None:
    for graph in graphs():
        openmp.check(graph, OMP_NUM_THREADS=threads)


@pytest.fixture(scope="module")
def openmp(level: int, tmp_path_factory: pytest.TempPathFactory) -> Host:
    folder = tmp_path_factory.mktemp("openmp")
    paths = write_sources(folder / "sources", "openmp", level)
    flags = (*OPENMP, *WARNINGS, "-DHOST_OPENMP")
    return Host(built("g++", *flags, HERE / "host.cpp", *paths), folder)


@pytest.mark.gpu
def test_cuda(level: int, tmp_path: Path) -> None:
    paths = write_sources(tmp_path / "sources", "cuda", level)
    flags = ("-std=c++17", "-arch=native", f"-I{INCLUDE}")
    main = ("-x", "cu", HERE / "host.cpp")
    host = Host(built("nvcc", *flags, *main, *paths), tmp_path)
    for graph in graphs():
        host.check(graph)


@pytest.mark.slow  # as .ci/run does with every sample
@pytest.mark.parametrize("name", HOSTED)
def test_nvcc_compiles_it_alone(name: str, level: int, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.cu"
    path.write_text(source(name, "cuda", level))
    flags = ("-arch=sm_90", "-std=c++17", "-cubin")
    built("nvcc", *flags, path)


def test_openmp_in_a_region_of_the_caller(level: int, tmp_path: Path) -> None:
    """Each of its threads runs all iterations."""
    path = tmp_path / "main.cpp"
    text = source("bfs_levels", "openmp", level)
    path.write_text(f"#include <vector>\n{text}{IN_A_REGION}")
    done = command(str(built("g++", *OPENMP, path)))
    assert done.returncode == 0
