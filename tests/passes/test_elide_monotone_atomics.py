"""Rounds without atomics end at the same fixpoint, though many threads collide."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.bench.suites import SUITES, Pipeline
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower, read_source
from lighthouse.graph import Graph
from lighthouse.remarks import Kind
from lighthouse.runtime.profile import by_loop
from tests.passes.atomics import has_atomics
from tests.passes.meaning import acted, variants
from tests.sampling import rows, tables

HERE = Path(__file__).parent / "elide-monotone-atomics"
EDGES = 4000
NODES = 60
PASSES = "fuse-loops,eliminate-bool-atomics,elide-monotone-atomics"


def values(graph: Graph) -> dict[str, Any]:
    random = np.random.default_rng(8)
    return {
        "len": random.uniform(0, 9, graph.edges).astype(np.float32),
        "key": random.integers(-99, 99, graph.nodes).astype(np.int32),
        "root": 0,
    }


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_shortest_paths_from_the_active_keep_atomics(
    samples: Path, target: Target
) -> None:
    compilation = front(read_source(str(samples / "sssp.gm")))
    options = Options(passes="elide-monotone-atomics")
    program = Compiled(compilation, target, options)
    kinds = {r.kind for r in program.remarks if r.pass_name == options.passes}
    assert kinds == {Kind.MISSED}


@pytest.mark.parametrize("lists", ["", "infer-frontier{use=all,append=scan},"])
@pytest.mark.parametrize(
    ("target", "lanes"), [("openmp", False), ("cuda-sim", False), ("cuda-sim", True)]
)
def test_kernels_run_again(
    samples: Path, lists: str, target: Target, lanes: bool
) -> None:
    """Shortest paths from the active, over lists too, though many threads collide."""
    compilation = front(read_source(str(samples / "sssp.gm")))
    passes = (
        f"eliminate-bool-atomics,{lists}elide-monotone-atomics{{repeat=1}},"
        "schedule-loops,persist-loops{loops=all}"
    )
    options = Options(passes=passes, verify_each=True)
    program = Compiled(compilation, target, options, lanes=lanes)
    assert acted(program, "elide-monotone-atomics") == 1
    random = np.random.default_rng(7)
    ends = random.integers(0, NODES, (2, EDGES))
    graph = Graph.from_edges(ends[0].tolist(), ends[1].tolist(), nodes=NODES + 1)
    given = {"len": random.integers(1, 99, EDGES).astype(np.int32), "root": 0}
    expected = Compiled(compilation, "interpret", Options())(graph, **given)
    for _ in range(3 if lanes else 10):
        found = program(graph, **given).outputs["dist"]
        assert np.array_equal(found, expected.outputs["dist"])


# Slow: nvcc takes several seconds.
@pytest.mark.slow
@pytest.mark.parametrize("name", ["sssp", "bfs_levels"])
def test_no_atomics_in_the_ptx_of_rounds_over_lists(name: str, samples: Path) -> None:
    """The first round, over the graph, counts."""
    (way,) = (way for way in SUITES["atomic-free"].ways if way.name == "no atomics")
    compilation = front(read_source(str(samples / f"{name}.gm")))
    program = Compiled(compilation, "cuda", way.options).program
    kernels = has_atomics(program.source)
    assert any(f"{name}_rounds" in kernel for kernel in kernels)
    found = [k for k, has_some in kernels.items() if has_some and f"{name}_" in k]
    assert all(kernel.endswith("_counted") for kernel in found)


MOST = (1 << 31) - 1
TABLES = tables(__file__, MOST=MOST)


@pytest.mark.parametrize(
    ("target", "lanes"),
    [
        ("openmp", False),
        ("cuda-sim", False),
        pytest.param("cuda-sim", True, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize(*TABLES["fixpoint"])
def test_fixpoint(name: str, result: str, target: Target, lanes: bool) -> None:
    random = np.random.default_rng(7)
    ends = random.integers(0, NODES, (2, EDGES))
    graph = Graph.from_edges(ends[0].tolist(), ends[1].tolist(), nodes=NODES + 1)
    compilation = front(read_source(str(HERE / f"{name}.gm")))
    options = Options(passes=PASSES, verify_each=True)
    program = Compiled(compilation, target, options, lanes=lanes)
    assert acted(program, "elide-monotone-atomics")
    known = program.__signature__.parameters
    given = {name: x for name, x in values(graph).items() if name in known}
    if name in ("measured", "tested", "in_pushes", "reached"):
        given["len"] = given["len"].astype(np.int32)
    expected = Compiled(compilation, "interpret", Options())(graph, **given)
    for _ in range(20):
        found = program(graph, **given).outputs[result]
        assert np.array_equal(found, expected.outputs[result])


@pytest.mark.parametrize(*TABLES["sums are measured"])
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_sums_are_measured(
    target: Target, longest: int, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    launched: set[str] = set()

    def spy(kernels: Any, *rest: Any) -> Any:
        launched.update(name for name, time in kernels.items() if time.launches)
        return by_loop(kernels, *rest)

    monkeypatch.setattr("lighthouse.api.by_loop", spy)
    graph = Graph.from_edges([0, 0, 1, 2, 3, 1], [1, 2, 3, 3, 4, 2], nodes=6)
    given = {"len": np.array([1, 3, 2, 2, longest, 1], np.int32), "root": 0}
    compilation = front(read_source(str(HERE / "measured.gm")))
    program = Compiled(compilation, target, Options(passes=PASSES), profile=True)
    expected = Compiled(compilation, "interpret", Options())(graph, **given)
    found = program(graph, **given)
    assert found.outputs["dist"].tolist() == expected.outputs["dist"].tolist()
    assert any(name.endswith("_plain") for name in launched) == plain


ROUNDS = variants("monotone_rounds")


@rows("name", ROUNDS)
def test_what_needs_no_atomics(name: str) -> None:
    text, reason = ROUNDS[name]
    options = Options(passes="elide-monotone-atomics", verify_each=True)
    found = lower(front(Source("f.gm", text)), "openmp", options).remarks
    told = {f"{r.kind}: {r.message}" for r in found if r.pass_name == options.passes}
    match name.partition(": ")[0]:
        case "elided":
            assert told == {"passed: `next` needs no atomic: lost updates are repeated"}
        case "measured":
            (one,) = told
            passed = "passed: `next` needs no atomic where no sum can overflow"
            assert one.startswith(passed)
        case _:
            assert told
            assert all(x.startswith("missed: ") and reason in x for x in told)


# Slow: nvcc takes several seconds.
@pytest.mark.slow
@pytest.mark.parametrize("way", SUITES["monotone"].ways[1:], ids=lambda way: way.name)
@pytest.mark.parametrize("name", SUITES["monotone"].programs)
def test_no_atomics_in_the_ptx(name: str, way: Pipeline, samples: Path) -> None:
    """But in the loop for sums that may overflow, and where lengths are measured."""
    compilation = front(read_source(str(samples / f"{name}.gm")))
    program = Compiled(compilation, "cuda", way.options).program
    plain = any(kernel.name.endswith("_plain") for kernel in program.plan.kernels)
    kernels = {k: v for k, v in has_atomics(program.source).items() if f"{name}_" in k}
    assert kernels
    found = [kernel for kernel, has_some in kernels.items() if has_some]
    # Templates have mangled names.
    allowed = r"\w*_(update_nxt|measure)(IN2lh\w*)?" if plain else "none"
    assert not [kernel for kernel in found if not re.fullmatch(allowed, kernel)]
