"""What a run says of the memory that it took, and of what it derived from graphs."""

import time
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.driver import Options, front, lower, read_source
from lighthouse.graph import Graph
from lighthouse.runtime import layout, views
from lighthouse.runtime.memory import DeviceMemory, purposes
from lighthouse.runtime.simulator import Simulator
from tests.passes.meaning import programs
from tests.run.problems import ALL_PROBLEMS, Problem
from tests.sampling import tables

PROGRAMS = programs(Path(__file__).with_name("memory.txt"))
PULL = PROGRAMS["pull"]


def test_the_same_name_is_replaced() -> None:
    memory = DeviceMemory()
    memory.take("properties", "a", 30)
    memory.take("temporaries", "b", 20)
    memory.take("temporaries", "c", 1)
    memory.take("properties", "a", 4)
    assert memory.purposes == {"properties": 4, "temporaries": 21}
    assert (memory.total, memory.peak) == (25, 51)


def memory_of(program: str | Path, graph: Graph, **arguments: Any) -> DeviceMemory:
    compiled = lighthouse.compile(program, target="cuda-sim")
    memory = compiled(graph, **arguments).memory
    assert memory is not None
    return memory


def test_by_purpose(samples: Path) -> None:
    graph = Graph.rmat(6)
    used = memory_of(samples / "bfs_levels.gm", graph, root=0).purposes
    words = 4 * graph.nodes
    assert used["graph row_offsets"] == words + 4
    assert used["graph column_indices"] == 4 * graph.edges
    assert used["properties"] == words
    assert used["frontier lists"] == 3 * words
    assert {"barrier and state", "scalars"} <= used.keys()
    wide = memory_of(samples / "bfs_levels.gm", graph.widened(), root=0).purposes
    assert wide["graph row_offsets"] == 8 * graph.nodes + 8


@pytest.mark.parametrize(*tables(__file__)["words of worklists"])
def test_words_of_worklists(
    name: str, enabled: tuple[str, ...], words: int, samples: Path
) -> None:
    """As docs/performance.md says."""
    checked = front(read_source(str(samples / f"{name}.gm")))
    plan = lower(checked, "cuda", Options(enabled=enabled)).plan
    what = purposes(plan)
    lists = [each for each in plan.buffers if what[each.name] == "frontier lists"]
    sizes = [layout.dtype(each.element, wide=False).itemsize for each in lists]
    assert sum(sizes) == 4 * words


def test_no_more_than_a_small_constant_times_the_graph(samples: Path) -> None:
    graph = Graph.rmat(8)
    for path in ("bfs_levels.gm", "hop_distance.gm", "components.gm"):
        values = {} if path == "components.gm" else {"root": 0}
        used = memory_of(samples / path, graph, **values)
        of_graph = sum(
            size for name, size in used.purposes.items() if name.startswith("graph")
        )
        assert of_graph <= 4 * (2 * graph.nodes + 3 * graph.edges + 2)
        fixed = used.purposes.get("locks", 0) + 1024
        assert used.peak <= of_graph + 40 * graph.nodes + fixed


SPECS = {
    "small": ("rmat:6", "grid:9x9"),
    "medium": ("rmat:10", "grid:40x40"),
    "large": ("rmat:16", "grid:256x256"),
}


@pytest.mark.slow
@pytest.mark.parametrize("problem", ALL_PROBLEMS, ids=lambda problem: problem.name)
def test_memory_of_samples_is_predicted(
    problem: Problem, samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within 5 % of what is there at a time, or a few words where there is little."""
    held = most = 0

    def count(size: int) -> None:
        nonlocal held, most
        held += size
        most = max(most, held)

    def allocate(_: Simulator, items: int, dtype: Any) -> Any:
        size = -(-items * dtype.itemsize // 8) * 8
        memory = np.zeros(size // 8, np.int64)
        count(size)
        weakref.finalize(memory, count, -size)
        return memory.view(dtype)[:items]

    views: set[str] = set()

    def view(_: Simulator, graph: Graph, kind: str) -> Any:
        array, place = layout.view(graph, kind), layout.stored(graph, kind)
        if place not in views:
            views.add(place)
            count(array.nbytes)
        return array

    monkeypatch.setattr(Simulator, "allocate", allocate)
    monkeypatch.setattr(Simulator, "view", view)
    compiled = lighthouse.compile(samples / f"{problem.name}.gm", target="cuda-sim")
    for spec in SPECS[problem.size]:
        graph = problem.prepare(Graph.read(spec))
        views.clear()
        held = most = 0
        memory = compiled(graph, **next(problem.cases(graph))).memory
        assert memory is not None
        assert memory.predicted == pytest.approx(most, rel=0.05, abs=64)
        assert memory.peak == pytest.approx(most, rel=0.05, abs=64)


def test_a_buffer_of_a_loop_counts_once() -> None:
    program = PROGRAMS["a buffer of a loop counts once"]
    few, many = memory_of(program, Graph.path(4)), memory_of(program, Graph.path(400))
    assert many.purposes["temporaries"] == 100 * few.purposes["temporaries"]


# --- what is derived from graphs ------------------------------------------------------


def test_reverse_rows_are_loaded_and_degrees_prepared_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = layout.view

    def slow(graph: Graph, kind: str) -> Any:
        if kind not in vars(graph):
            time.sleep({"in_column_indices": 0.15, "max_in_degree": 0.3}.get(kind, 0))
        return real(graph, kind)

    monkeypatch.setattr(layout, "view", slow)
    program = lighthouse.compile(PULL, target="cuda-sim")
    first, second = Graph.rmat(6), Graph.rmat(6)
    program.prepare(first)
    assert "in_column_indices" in vars(first)
    assert "max_in_degree" not in vars(first)
    for graph, load, prepare in ((first, 0, 300), (first, 0, 0), (second, 150, 300)):
        times = program(graph).milliseconds
        assert load <= times["load"] < load + 140
        assert prepare <= times["prepare"] < prepare + 290
        assert times["run"] + times["upload"] < 140


def test_rows_of_a_symmetric_graph_are_there_once() -> None:
    program = lighthouse.compile(PULL, target="cuda-sim")
    for graph, once in ((Graph.grid(5, 7, 1), True), (Graph.rmat(6), False)):
        result = program(graph)
        assert result.memory is not None
        found = {name for name in result.memory.purposes if name.startswith("graph")}
        assert ("graph in_row_offsets" not in found) == once
        assert ("graph in_column_indices" not in found) == once
        degrees = np.diff(graph.row_offsets)
        expected = np.zeros(graph.nodes, np.int64)
        np.add.at(expected, graph.column_indices, degrees[graph.slot_sources])
        assert np.array_equal(result.A, expected)


def test_what_is_neither_rows_nor_sources_is_prepared() -> None:
    program = lighthouse.compile(
        PROGRAMS["what is neither rows nor sources is prepared"], target="openmp"
    )
    wanted = views.wanted(program.program)
    prepared = {view.kind for view in wanted if not views.is_in_place(view)}
    assert prepared == {"in_edge_ids"}
    assert not views.is_in_place(wanted[-1]), "the others first"
