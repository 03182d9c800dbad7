"""What each loop takes: who ran, how often, and where it stands."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import lighthouse
from lighthouse.api import Result, Target
from lighthouse.diagnostics import UsageError
from lighthouse.graph import Graph
from lighthouse.runtime.device import Launch
from lighthouse.runtime.profile import Profiled, shape_in_words, shape_of
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("profile.txt"))
# `timed` and `two_clocks` are names of generated code, too.
TWO = PROGRAMS["two"]
PLAIN = lighthouse.Options(level=0)
GRAPH = Graph.path(1000)
TARGETS: Sequence[Target] = ("openmp", "cuda-sim", "cuda")
ON_ALL = pytest.mark.parametrize(
    "target", [*TARGETS[:2], pytest.param("cuda", marks=pytest.mark.gpu)]
)
SSSP = Path(__file__).parents[2] / "samples" / "sssp.gm"


def run(target: Target, **how: Any) -> Result:
    program = lighthouse.compile(TWO, target=target, **how)
    return program(GRAPH, timed=2, two_clocks=3)


@ON_ALL
def test_loops_are_told_by_their_place_in_the_source(target: Target) -> None:
    program = lighthouse.compile(TWO, target=target, options=PLAIN, profile=True)
    for _ in range(2):
        result = program(GRAPH, timed=2, two_clocks=3)
        assert result.B.tolist() == [5, *[10] * 998, 5]
        assert result.profile is not None
        found = {
            (x.procedure, x.line, x.loop, x.launches, x.iterations)
            for x in result.profile
        }
        assert found == {
            ("two", 8, "Foreach (n: G.Nodes) n.A = timed + two_clocks;", 1, 1000),
            ("gather", 2, "Foreach (n: G.Nodes)", 4, 4000),
        }
        times = [x.milliseconds for x in result.profile]
        assert times == sorted(times, reverse=True)
        assert times[-1] > 0
        assert all((x.blocks is None) == (target == "openmp") for x in result.profile)
        assert sum(times) <= result.milliseconds["run"]


@pytest.mark.parametrize("target", TARGETS)
def test_nothing_is_measured_unless_asked(target: Target) -> None:
    plain = lighthouse.compile(TWO, target=target)
    profiled = lighthouse.compile(TWO, target=target, profile=True)
    assert "Clock" not in plain.source
    # A GPU is measured from outside.
    assert (plain.source == profiled.source) == (target != "openmp")
    if target != "cuda":
        assert run(target).profile is None


@pytest.mark.parametrize("lanes", [False, True])
def test_loop_that_stays_on_the_device_is_one(lanes: bool) -> None:
    program = lighthouse.compile(SSSP, target="cuda-sim", lanes=lanes, profile=True)
    path = Graph.path(100)
    result = program(path, len=[1] * path.edges, root=0)
    assert result.dist[-1] == 99
    assert result.profile is not None
    (rounds,) = (x for x in result.profile if x.loop.startswith("While"))
    # First the rounds as they are, then the nearest first.
    assert (rounds.line, rounds.procedure, rounds.launches) == (20, "sssp", 2)
    assert rounds.iterations is None


@pytest.mark.parametrize("target", TARGETS[:2])
def test_iterations_over_a_worklist_are_its_entries(target: Target) -> None:
    """From the middle of a path two nodes are reached in each round, at its ends one.
    Rounds over the graph collect the first list."""
    options = lighthouse.Options(
        enabled=["infer-frontier{use=all,direction=push}"],
        disabled=["persist-loops", "undefer-writes"],
    )
    program = lighthouse.compile(
        SSSP.with_name("bfs_levels.gm"), target=target, options=options, profile=True
    )
    result = program(Graph.path(8), root=3)
    (loop,) = (x for x in result.profile or () if "v.level == depth" in x.loop)
    over_graph, lists_ = (8, 8), (2, 2, 2, 1)
    assert loop.iterations == sum(over_graph + lists_)
    if target == "cuda-sim":
        assert loop.by_launch == over_graph + lists_


def test_program_without_loops() -> None:
    text = "Procedure none(G: Graph): Int { Return G.NumNodes(); }"
    result = lighthouse.compile(text, target="openmp", profile=True)(GRAPH)
    assert (result.returned, result.profile) == (1000, ())


def test_interpreter_refuses() -> None:
    with pytest.raises(UsageError, match="the interpreter does not tell"):
        run("interpret", profile=True)


class Recorder:
    """A device that counts what it is told, and tells the time so."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def mark(self) -> int:
        self.told.append("mark")
        return len(self.told)

    def milliseconds(self, start: int, end: int) -> float:
        return float(end - start)

    def launcher(self, kernel: str, resident: bool) -> Launch:
        return lambda items, arguments: self.told.append(kernel)

    def shape(self, kernel: str, items: int) -> tuple[int, int]:
        return items, 32


def test_launches_stand_between_marks_and_nobody_waits() -> None:
    recorder = Recorder()
    device = Profiled(recorder)  # type: ignore[arg-type]
    for items, kernel in enumerate(("one", "other", "one"), 1):
        device.launcher(kernel, False)(items, [])
    assert recorder.told == [
        word for kernel in ("one", "other", "one") for word in ("mark", kernel, "mark")
    ]
    times = device.times()
    assert {name: x.launches for name, x in times.items()} == {"one": 2, "other": 1}
    assert times["one"].milliseconds == 4
    assert shape_in_words(*shape_of(times["one"].shapes)) == "1 … 3 × 32"
    assert device.times() == {}


def test_the_guide_shows_these_loops() -> None:
    guide = (SSSP.parents[1] / "docs" / "performance.md").read_text(encoding="utf-8")
    row = r"^ +[\d.]+ +[\d.]+% +\d+ +\d+ +(\d+)  sssp +(.+)$"
    shown = {(int(line), loop) for line, loop in re.findall(row, guide, re.MULTILINE)}
    graph = Graph.rmat(8)
    program = lighthouse.compile(SSSP, target="openmp", profile=True)
    profile = program(graph, len=[1] * graph.edges, root=0).profile
    assert profile is not None
    assert shown == {(each.line, each.loop) for each in profile}
