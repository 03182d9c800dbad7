"""`lighthouse bench` on tiny graphs; times are there, and nobody asks how long."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.bench import peers
from lighthouse.bench.measure import Rounds, Row
from lighthouse.bench.peers import Call, Peer
from lighthouse.bench.problems import Arguments
from lighthouse.bench.suites import SUITES, Input, Pipeline, as_in_figure_5
from lighthouse.cli.bench import cells, cells_of_rounds, row_data
from lighthouse.cli.main import main
from lighthouse.driver import front, lower, read_source
from lighthouse.graph import Graph
from lighthouse.ir.kernels import FirstVisit, Push
from lighthouse.ir.plan import Plan
from lighthouse.ir.schedules import USUAL, SpreadItems
from lighthouse.ir.walk import walk
from lighthouse.runtime import cuda
from lighthouse.runtime.profile import LoopTime
from tests.sampling import tables

TINY = ("--scale", "4", "--graphs", "grid", "--repeat", "1", "--targets", "openmp")

Bench = Callable[..., tuple[int, str, str]]


@pytest.fixture
def bench(capsys: pytest.CaptureFixture[str]) -> Bench:
    def run(*words: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(["bench", *words])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


def test_from_cpp(bench: Bench) -> None:
    words = ("gap", "--graph", "path:9", "--targets", "cuda-sim", "--peers", "none")
    given = ("--only", "bfs_levels", "--repeat", "1", "--from-cpp", "--json")
    code, out, _ = bench(*words, *given)
    assert code == 0
    (graph,) = json.loads(out)["graphs"]
    plain, emitted = graph["programs"]["bfs_levels"]
    assert emitted["by"] == f"{plain['by']}, from C++"
    assert emitted["ours"]
    assert emitted["milliseconds"]["prepare"] > 0
    assert "wrong" not in emitted


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Puts one peer in the place of all, whose levels are too high by so much."""

    def install(error: int) -> None:
        def solver(graph: Graph, arguments: Arguments) -> Call:
            from lighthouse.bench.answers import levels

            right = levels(graph, arguments["root"])
            return Call(lambda: (right + error).astype(np.int32))

        peer = Peer("fake", "numpy", ("no such thing",))
        monkeypatch.setattr(peers, "PEERS", {"numpy": peer})
        monkeypatch.setattr(Peer, "solvers", lambda self: {"bfs_levels": solver})

    return install


def test_table(bench: Bench, fake: Callable[[int], None]) -> None:
    fake(0)
    code, out, _ = bench("gap", *TINY, "--only", "bfs_levels", "--threads", "1,2")
    title, head, *rows = out.splitlines()
    assert code == 0
    assert title == "grid (grid:4x4): 16 nodes, 48 edges"
    assert head.split()[:4] == ["program", "by", "prepare", "ms"]
    assert rows[0].split()[:3] == ["bfs_levels", "OpenMP", "x1"]
    assert rows[0].split()[-1] == "1.00"
    assert rows[1].split()[:2] == ["OpenMP", "x2"]
    assert rows[2].split()[0] == "fake"


def test_wrong_answer_has_no_time(bench: Bench, fake: Callable[[int], None]) -> None:
    fake(1)
    code, out, _ = bench(*TINY, "--only", "bfs_levels")
    assert code == 1
    (row,) = [line for line in out.splitlines() if "fake" in line]
    assert row.split()[:7] == ["fake", "-", "-", "-", "-", "-", "WRONG:"]
    assert "from itself" in row


def test_json(bench: Bench, fake: Callable[[int], None]) -> None:
    fake(2)
    code, out, _ = bench(*TINY, "--only", "bfs_levels", "--json")
    data = json.loads(out)
    assert (code, data["suite"], data["repeat"]) == (1, "gap", 1)
    (graph,) = data["graphs"]
    assert (graph["name"], graph["nodes"]) == ("grid (grid:4x4)", 16)
    ours, theirs = graph["programs"]["bfs_levels"]
    assert (ours["ours"], ours["speedup"]) == (True, 1.0)
    assert len(ours["milliseconds"]["run"]) == 64
    assert theirs["by"] == "fake"
    assert "from itself" in theirs["wrong"]
    assert "median" not in theirs


def test_figure(bench: Bench, fake: Callable[[int], None], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="it draws the plots")
    fake(0)
    figure = tmp_path / "figure.svg"
    code, _, _ = bench(*TINY, "--only", "bfs_levels", "--plot", str(figure))
    shown = ("bfs_levels", "grid (grid:4x4)", "OpenMP x", "fake")
    assert (code, all(text in figure.read_text() for text in shown)) == (0, True)


def test_large_graph(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By name alone; a street that the file has once goes both ways."""
    path = tmp_path / "road.gr"
    path.write_text("p tw 3 2\n1 2\n2 3\n")
    suite = SUITES["paper"]
    large = {"usa": Input("road:9:14"), "road-ne": Input(str(path), undirected=True)}
    monkeypatch.setitem(SUITES, "paper", replace(suite, large=large))
    saved = tmp_path / "out.json"
    code, out, _ = bench(
        *("paper", "--graphs", "usa,road-ne", "--only", "conductance,sssp"),
        *("--repeat", "1", "--targets", "openmp", "--peers", "none"),
        *("--save", str(saved), "--threads", "1"),
    )
    assert code == 0
    assert "usa (road:9:14): 9 nodes, 14 edges" in out
    assert "road-ne (road.gr): 3 nodes, 4 edges" in out
    one, other = json.loads(saved.read_text())["graphs"]
    assert list(one["programs"]) == list(other["programs"]) == ["conductance", "sssp"]
    assert "usa" not in bench("paper", *TINY[:2], "--only", "conductance")[1]


def test_sizes_of_table_1() -> None:
    """In millions, as the paper has them."""
    sizes = {
        name: [int(part) / 1e6 for part in item.spec.split(":")[1:]]
        for name, item in SUITES["paper"].large.items()
        if ":" in item.spec
    }
    assert {name: [f"{each:.3f}" for each in size] for name, size in sizes.items()} == {
        "livejournal": ["4.848", "68.994"],
        "pokec": ["1.633", "30.623"],
        "orkut": ["3.073", "117.185"],
        "usa": ["23.947", "57.709"],
    }


def test_cuda_is_left_out_without_a_gpu(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda, "is_usable", lambda: False)
    code, out, err = bench(
        *("paper", "--scale", "4", "--graphs", "grid", "--repeat", "1"),
        *("--only", "conductance", "--threads", "1", "--peers", "none"),
    )
    assert (code, err) == (0, "CUDA is not measured: there is no usable GPU\n")
    assert "CUDA" not in out


def test_peer_that_is_named_must_be_there(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    absent = Peer("absent", "no_such_package", ())
    monkeypatch.setattr(peers, "PEERS", {"absent": absent})
    code, _, err = bench("--peers", "absent")
    assert (code, "no_such_package is not installed" in err) == (2, True)


def test_help_tells_of_every_suite(bench: Bench) -> None:
    code, out, _ = bench("--help")
    assert code == 0
    for suite in SUITES.values():
        assert all(program in out for program in suite.programs)


def test_threads_by_default() -> None:
    for text in ("1", "1 2", "1 4", "1 4 8 16", "1 4 8 16 64"):
        threads = [*map(int, text.split())]
        assert as_in_figure_5(threads[-1]) == threads
    assert (as_in_figure_5(6), as_in_figure_5(80)) == ([1, 4], [1, 4, 8, 16, 64])


@pytest.mark.slow
@pytest.mark.parametrize("suite", SUITES.values(), ids=list(SUITES))
def test_whole_suite_with_the_simulator(suite: object, bench: Bench) -> None:
    name = getattr(suite, "name", "")
    code, out, _ = bench(
        *(name, "--scale", "6", "--repeat", "1", "--targets", "openmp,cuda-sim")
    )
    assert code == 0, out
    assert ("simulated" in out) == (name not in ("openmp", "libraries"))
    assert ("CUDA_OPT" in out) == (name == "paper")


@pytest.mark.parametrize("name", SUITES["atomic-free"].programs)
def test_each_way_has_its_own_lists(name: str, samples: Path) -> None:
    """What the figures compare is how nodes get there, and whether they may repeat."""
    compilation = front(read_source(str(samples / f"{name}.gm")))

    def code_of(way: Pipeline) -> str:
        return Compiled(compilation, "cuda-sim", way.options).program.code

    functions = re.compile(
        r"(?:lh::|_pending\.)(append\w*|visit\w*|place_parts|scatter)\("
    )
    found = {
        way.name: set(functions.findall(code_of(way)))
        for way in SUITES["atomic-free"].ways
    }
    assert found == {
        "atomics": {"append_alone"},
        "aggregated": {"append"},
        "prefix sum": {"scatter", "place_parts"},
        "unique": {"visit", "append"},
        "repeated": {"visit_some", "append"},
        "prefix sum repeated": {"scatter", "place_parts"},
        "no atomics": {"scatter", "place_parts"},
    }


@pytest.mark.parametrize("name", SUITES["atomic-free"].programs)
def test_rows_differ_in_one_option(name: str, samples: Path) -> None:
    """All leave the first round for lists and stay there; edges are counted only where
    that is read; blocks share the long rows of all lists."""
    compilation = front(read_source(str(samples / f"{name}.gm")))

    def row(way: Pipeline) -> tuple[str, bool, bool]:
        found = lower(compilation, "cuda", way.options)
        (rule,) = (
            each.message
            for each in found.remarks
            if each.pass_name == "infer-frontier" and "rounds" in each.message
        )
        listed = [
            kernel for kernel in found.plan.kernels if kernel.domain.kind == "Items"
        ]
        counts = any(
            isinstance(n, Push) and n.work for k in listed for n in walk(k.body)
        )
        exchanges = any(isinstance(n, FirstVisit) for k in listed for n in walk(k.body))
        spread = [k.schedule for k in listed if isinstance(k.schedule, SpreadItems)]
        assert spread
        assert all(schedule.leads for schedule in spread)
        return rule, counts, exchanges

    always = "all rounds but the first run over a worklist"
    fitting = "all rounds but the first whose pushes fit run over a worklist"
    assert {way.name: row(way) for way in SUITES["atomic-free"].ways} == {
        "atomics": (always, False, False),
        "aggregated": (always, False, False),
        "prefix sum": (always, False, False),
        "unique": (always, False, True),
        "repeated": (fitting, True, True),
        "prefix sum repeated": (always, False, False),
        "no atomics": (always, False, False),
    }


def test_rounds_are_shown() -> None:
    loop = LoopTime("f", 3, "Foreach (n: G.Nodes)", 14, 1.0, 91, tuple(range(14)))
    silent = LoopTime("f", 9, "While (on)", 1, 1.0, None, ())
    row = Row("race", True, rounds=Rounds((1, 4), (loop, silent)))
    assert list(cells_of_rounds("f", row)) == [
        ("f", "race", "nodes finished", "5", "1 4"),
        (
            *("f", "race", "line 3: Foreach (n: G.Nodes)", "91"),
            "0 1 2 3 4 5 6 7 8 9 10 11 …",
        ),
        ("f", "race", "line 9: While (on)", "-", ""),
    ]
    assert list(cells_of_rounds("f", Row("race", True))) == []


def test_what_a_thread_has_in_the_paper(samples: Path) -> None:
    """With CUDA a vertex, with CUDA_OPT an edge where a loop is collapsed."""

    def plan_of(way: Pipeline, name: str) -> Plan:
        compilation = front(read_source(str(samples / f"{name}.gm")))
        return lower(compilation, "cuda", way.options).plan

    suite = SUITES["paper"]
    ways = {way.name: way for way in suite.ways}
    collapsed = {}
    for which in ("CUDA", "CUDA_OPT"):
        plans = {name: plan_of(ways[which], name) for name in suite.programs}
        kernels = [kernel for plan in plans.values() for kernel in plan.kernels]
        assert {kernel.schedule for kernel in kernels} == {USUAL}
        collapsed[which] = {
            name
            for name, plan in plans.items()
            if any(kernel.domain.kind == "Edges" for kernel in plan.kernels)
        }
    assert collapsed == {"CUDA": set(), "CUDA_OPT": set(suite.programs)}


@pytest.mark.parametrize(*tables(__file__)["passes that act"])
def test_passes_that_act(acting: dict[str, bool], told: str) -> None:
    row = Row("CUDA_OPT", True, runs=[2.0], acting=acting)
    assert cells(row, None)[-1] == told
    assert row_data(row, None).get("passes", {}) == acting
    same = replace(row, runs=[], note="the same code as CUDA")
    told = f"{told}: " if told else ""
    assert cells(same, None)[-1] == f"not measured: {told}the same code as CUDA"
