"""Turns, warming up, and what becomes of wrong answers; no real time is measured."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Target
from lighthouse.bench import answers
from lighthouse.bench import measure as measuring
from lighthouse.bench.measure import (
    BRIEF,
    LONG,
    AtOnce,
    Contestant,
    Ours,
    Row,
    Theirs,
    Together,
    contestants,
    judge,
    measure,
    trials_of,
    ways_of,
)
from lighthouse.bench.peers import Call, Unsuitable
from lighthouse.bench.problems import Arguments
from lighthouse.bench.suites import (
    LISTS,
    SUITES,
    Pipeline,
    Suite,
    over_lists,
    with_lengths,
)
from lighthouse.cli.bench import cells
from lighthouse.graph import Graph


class Fake:
    """Takes `milliseconds` and gives the answers in turn, the last for ever."""

    is_ours = True

    def __init__(
        self, title: str, milliseconds: float, answers: Sequence[int], log: list[str]
    ) -> None:
        self.title = title
        self.milliseconds = milliseconds
        self.answers = list(answers)
        self.log = log

    def prepare(self) -> float:
        return 7.0

    def run(self, turn: int) -> tuple[float, int]:
        self.log.append(self.title)
        more = len(self.answers) > 1
        return self.milliseconds, self.answers.pop(0) if more else self.answers[0]

    def end(self) -> None:
        self.log.append(f"end of {self.title}")


def ours(
    name: str, graph: Graph, suite: Suite, target: Target = "cuda-sim"
) -> list[Ours]:
    """What runs it, on one thread."""
    targets = {"openmp" if target == "openmp" else "cuda": target}
    ways, trials = ways_of(suite, targets, [1]), trials_of(name, graph, 1)
    every = contestants(name, graph, ways, [], trials)
    return [each for each in every if isinstance(each, Ours)]


def measured(running: Sequence[Contestant], turns: int, log: list[str]) -> list[Row]:
    """By a judge whose answer is 42; the log without the ends, which come last."""

    def check(answer: int) -> str:
        return "" if answer == 42 else f"{answer} is not 42"

    rows = measure(running, AtOnce(check), turns)
    ends = [f"end of {each.title}" for each in running if isinstance(each, Fake)]
    assert log[len(log) - len(ends) :] == ends
    del log[len(log) - len(ends) :]
    return rows


def test_all_run_in_turns() -> None:
    log: list[str] = []
    one, other = Fake("a", BRIEF, [42], log), Fake("b", BRIEF + 1, [42], log)
    rows = measured([one, other], 3, log)
    assert log == ["a", "b"] * 4
    runs = [row.times.runs for row in rows if row.times]
    assert runs == [(BRIEF,) * 3, (BRIEF + 1,) * 3]
    assert [row.prepare for row in rows] == [7.0, 7.0]


def test_what_is_brief_runs_twice_a_turn() -> None:
    log: list[str] = []
    (row,) = measured([Fake("a", 1.0, [42], log)], 2, log)
    assert (len(log), row.times and row.times.runs) == (5, (1.0, 1.0))


def test_what_is_long_runs_once() -> None:
    log: list[str] = []
    (row,) = measured([Fake("a", LONG, [42], log)], 5, log)
    assert (len(log), row.times and row.times.runs) == (1, (LONG,))


def test_wrong_at_once_is_not_repeated() -> None:
    log: list[str] = []
    running = [Fake("a", BRIEF, [41], log), Fake("b", BRIEF, [42], log)]
    rows = measured(running, 2, log)
    assert [row.wrong for row in rows] == ["41 is not 42", ""]
    assert log == ["a", "b", "b", "b"]


def test_wrong_later_stays_wrong() -> None:
    log: list[str] = []
    (row,) = measured([Fake("a", BRIEF, [42, 42, 0, 42], log)], 3, log)
    assert row.wrong == "0 is not 42"
    assert len(log) == 3


def test_first_run_of_ours_counts_if_it_is_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(measuring, "LONG", -1.0)
    graph = SUITES["gap"].prepare(Graph.path(5))
    (one,) = ours("bfs_levels", graph, SUITES["gap"], "openmp")
    one.prepare()
    assert one.first is not None
    first = one.first[0]
    assert one.run(0)[0] == first
    assert one.first is None
    assert one.run(0)[1].tolist() == [1, 0, 1, 2, 3]


def test_equal_answers_are_checked_once() -> None:
    seen: list[int] = []

    def check(answer: tuple[Any, int]) -> str:
        seen.append(answer[1])
        return "" if answer[1] == 42 else "wrong"

    judge = AtOnce(check)

    def again(answer: tuple[Any, int]) -> str:
        row = Row("a", True)
        judge.see(row, 0, answer)
        return row.wrong

    array = np.arange(3)
    told = [again((array, 41)), again((array, 42)), again((array.copy(), 42))]
    assert told == ["wrong", "", ""]
    # The array that was right is not the one that now has something else in it.
    array[0] = 9
    assert [again((array, 42)), again((array, 41))] == ["", "wrong"]
    assert seen == [41, 42, 42, 41]


# --- several sources ------------------------------------------------------------------


def test_each_turn_has_its_own_source() -> None:
    """Ours in place, and a peer that is asked anew; the first is wrong in one turn."""
    graph = SUITES["gap"].prepare(Graph.rmat(6))
    trials = trials_of("bfs_levels", graph, 5)
    roots = [trial["root"] for trial in trials]
    assert len(set(roots)) > 1
    asked: list[int] = []

    def solver(graph: Graph, arguments: Arguments) -> Call:
        asked.append(arguments["root"])
        levels = answers.levels(graph, arguments["root"])
        wrong = len(asked) > 1 and asked[-1] == roots[3]
        return Call(lambda: levels + wrong)

    targets: dict[str, Target] = {"openmp": "openmp", "cuda": "cuda-sim"}
    ways = ways_of(SUITES["gap"], targets, [1])
    running = contestants("bfs_levels", graph, ways, [], trials)
    both = [Theirs("peer", solver, graph, trials), *running]
    peer, *rows = measure(both, judge("bfs_levels", graph, trials), len(trials))
    assert asked == roots
    assert peer.wrong == f"the root {roots[3]} is 1 from itself"
    assert [(row.wrong, len(row.runs)) for row in rows] == [("", 5)] * 2
    assert [row.memory > 0 for row in rows] == [False, True]


def test_equal_answers_share_a_check() -> None:
    graph = Graph.path(3)
    distances = answers.Distances(graph, None, -1)
    together = Together(distances, [0, 2])
    rows = [Row(name, True) for name in "abc"]
    for row in rows:
        together.see(row, 1, np.array([2, 1, 0 if row.title < "c" else 5]))
    assert len(distances.wrong) == 2
    together.settle()
    wrong = ["", "", "the root 2 is 5 from itself"]
    assert [row.wrong for row in rows] == wrong
    together.see(rows[0], 0, np.array([0, 1, 3]))
    together.settle()
    assert rows[0].wrong == "[2] is 3, but 2 leads"


# --- peers ----------------------------------------------------------------------------


def theirs(solver: Any) -> Theirs:
    return Theirs("peer", solver, Graph.path(3), [{}])


def test_peer_is_prepared_once_and_its_answer_converted() -> None:
    prepared: list[int] = []

    def solver(graph: Graph, arguments: Arguments) -> Call:
        return Call(lambda: "42", int, lambda: prepared.append(1))

    (row,) = measured([theirs(solver)], 2, [])
    assert (row.wrong, row.is_ours, prepared) == ("", False, [1])


def test_peer_that_answers_another_question() -> None:
    def solver(graph: Graph, arguments: Arguments) -> Call:
        raise Unsuitable("not of a path")

    (row,) = measured([theirs(solver)], 2, [])
    assert (row.note, row.times, row.wrong) == ("not of a path", None, "")


def test_peer_that_breaks() -> None:
    def solver(graph: Graph, arguments: Arguments) -> Call:
        return Call(lambda: 1 // 0)

    (row,) = measured([theirs(solver)], 2, [])
    assert row.note.startswith("ZeroDivisionError")
    assert row.times is None


def row_of(name: str, way: Pipeline) -> Row:
    target: dict[str, Target] = {"cuda": "cuda-sim"}
    suite = replace(SUITES["atomic-free"], ways=(SUITES["atomic-free"].ways[3], way))
    graph = with_lengths(Graph.path(3))
    ways, trials = ways_of(suite, target, []), trials_of(name, graph, 1)
    *_, last = contestants(name, graph, ways, [], trials)
    return measure([last], judge(name, graph, trials), 1)[0]


def test_the_same_code_is_one_row() -> None:
    way = Pipeline("again", "cuda", over_lists("append=aggregated"))
    row = row_of("sssp", way)
    assert (row.times, row.note) == (None, "the same code as unique (simulated)")


def test_a_row_whose_option_is_missed_is_none() -> None:
    """Prefix sums let items race whether or not they are told to."""
    lists = over_lists("append=scan,items=race")
    row = row_of("sssp", Pipeline("race", "cuda", lists, shows=LISTS))
    assert row.times is None
    assert row.note.startswith("missed: `items=race` has no effect")


def test_rows_say_which_rounds_run_over_lists() -> None:
    row = row_of("bfs_levels", SUITES["atomic-free"].ways[4])
    assert row.shown == "all rounds but the first whose pushes fit run over a worklist"
    assert cells(row, None)[-1] == row.shown


def test_which_of_the_two_passes_of_the_paper_act() -> None:
    """As the remarks of `lighthouse compile` tell; a suite that names none has none."""
    graph, suite = with_lengths(Graph.path(3)), SUITES["paper"]
    found = {
        (name, each.title.split()[0]): each.acting()
        for name in suite.programs
        for each in ours(name, graph, suite)
    }
    atomics, collapsing = "eliminate-bool-atomics", "collapse-loops"
    assert {key: acting for key, acting in found.items() if acting} == {
        ("bipartite_matching", "CUDA_OPT"): {atomics: True, collapsing: True},
        ("conductance", "CUDA_OPT"): {atomics: False, collapsing: True},
        ("pagerank", "CUDA_OPT"): {atomics: False, collapsing: True},
        ("pagerank_propagate", "CUDA_OPT"): {atomics: False, collapsing: True},
        ("sssp", "CUDA_OPT"): {atomics: True, collapsing: True},
    }


def test_rounds_process_unique_nodes_or_resolve_who_counts() -> None:
    """Figure 17.  After rounds that look for the first list, a list has those whom a
    round finishes, each once.  Racers come to a node over each of its edges, and only
    one place of it gets into the next list."""
    suite = SUITES["atomic-free"]
    ways = tuple(way for way in suite.ways if way.name in ("aggregated", "unique"))
    graph = with_lengths(Graph.read("grid:6x6"))
    running = ours("bfs_levels", graph, replace(suite, ways=ways))
    found = {each.title.split()[0]: each.rounds() for each in running}
    touched = {}
    for name, rounds in found.items():
        assert sum(rounds.finished) == 36
        _, listed, settled = rounds.loops
        assert listed.by_launch == (36, 36, *rounds.finished[1:])
        assert settled.by_launch[:2] == (36, 36)
        touched[name] = settled.by_launch[2:]
    assert touched["unique"] == (*found["unique"].finished[2:], 0)
    assert sum(touched["aggregated"]) > sum(touched["unique"])


def test_rounds_of_a_race_have_winners() -> None:
    """Figure 14.  A neighbourhood has 3 nodes or more, and takes 13 or fewer away."""
    suite = SUITES["race-and-resolve"]
    graph = suite.prepare(Graph.read("grid:6x6"))
    (name,) = suite.programs
    right = judge(name, graph, trials_of(name, graph, 1))
    rows = measure(ours(name, graph, suite), right, 1, rounds=True)
    for row in rows:
        assert not row.wrong
        assert row.rounds is not None
        assert 36 / 13 <= sum(row.rounds.finished) <= 36 / 3
