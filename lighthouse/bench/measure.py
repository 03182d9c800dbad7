"""Measures LightHouse and other libraries on one problem; wrong results get no time."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from lighthouse.bench.peers import Peer, Solver, Unsuitable
from lighthouse.bench.problems import PROBLEMS, Arguments, Check, Problem
from lighthouse.bench.suites import Pipeline, Suite
from lighthouse.bench.timing import Times, tell
from lighthouse.graph import Graph

if TYPE_CHECKING:
    from lighthouse.api import Result, Target
    from lighthouse.runtime.profile import LoopTime

# What takes longer (ms) is not run again; what takes less is run twice each turn.
LONG = 2000.0
BRIEF = 100.0


class Contestant(Protocol):
    """`prepare` gives the milliseconds of what is derived from the graph; `run` those
    of one run, and the answer."""

    @property
    def title(self) -> str: ...
    @property
    def is_ours(self) -> bool: ...
    def prepare(self) -> float: ...
    def run(self) -> tuple[float, Any]: ...


@dataclass(frozen=True, slots=True)
class Rounds:
    """What the rounds of a run process.

    finished: how many nodes each of them finishes; none if the answer does not tell.
    loops: with their iterations, all rounds launched from the host.
    """

    finished: tuple[int, ...]
    loops: tuple[LoopTime, ...]


@dataclass(slots=True)
class Row:
    """What one contestant did.

    runs: the milliseconds that count; none if it was not measured: `note` says why.
    wrong: what is wrong with an answer.
    rounds: if they were counted.
    """

    title: str
    is_ours: bool
    prepare: float = 0.0
    runs: list[float] = field(default_factory=list)
    note: str = ""
    wrong: str = ""
    rounds: Rounds | None = None

    @property
    def times(self) -> Times | None:
        return Times(tuple(self.runs)) if self.runs else None


class Ours:
    """One of our programs, run in one way.  Raises ToolMissing in `prepare`.

    same_as: another one that runs the same code; `prepare` raises Unsuitable then.
    """

    is_ours = True

    def __init__(
        self,
        title: str,
        problem: Problem,
        way: Pipeline,
        target: Target,
        threads: int | None,
        graph: Graph,
        arguments: Arguments,
    ) -> None:
        from lighthouse.api import Compiled
        from lighthouse.driver import front

        self.title = title
        self.problem = problem
        self.options = way.options
        self.graph = graph
        self.arguments = arguments
        self.first: Result | None = None
        self.same_as = ""
        program = replace(problem, name=way.program or problem.name)
        compilation = front(program.source())
        self.compiled = Compiled(compilation, target, way.options, threads=threads)

    def prepare(self) -> float:
        """Machine code and the edges both ways are there before anything counts."""
        if self.same_as:
            raise Unsuitable(f"the same code as {self.same_as}")
        self.compiled.prepare(self.graph)
        result = self.compiled(self.graph, **self.arguments)
        if result.milliseconds["run"] > LONG:
            self.first = result
        return result.milliseconds.get("prepare", 0.0)

    def run(self) -> tuple[float, Any]:
        result = self.first or self.compiled(self.graph, **self.arguments)
        self.first = None
        return result.milliseconds["run"], self.problem.answer(result)

    def rounds(self) -> Rounds:
        """Of one more run, without kernels in which rounds would not be told apart."""
        from lighthouse.api import Compiled

        disabled = (*self.options.disabled, "persist-loops")
        apart = replace(self.options, disabled=disabled)
        ours = self.compiled
        counted = Compiled(
            ours.compilation, ours.target, apart, threads=ours.threads, profile=True
        )
        result = counted(self.graph, **self.arguments)
        of_nodes = self.problem.rounds
        finished = np.bincount(of_nodes(result)).tolist() if of_nodes else ()
        loops = sorted(result.profile or (), key=lambda loop: loop.line)
        return Rounds(tuple(finished), tuple(loops))


class Theirs:
    """A peer.  Raises Unsuitable, also for whatever fails inside it."""

    is_ours = False

    def __init__(
        self, title: str, solver: Solver, graph: Graph, arguments: Arguments
    ) -> None:
        self.title = title
        self.solver = solver
        self.graph = graph
        self.arguments = arguments

    def prepare(self) -> float:
        with blamed():
            self.call = self.solver(self.graph, self.arguments)
            if self.call.prepare is None:
                return 0.0
            start = time.perf_counter()
            self.call.prepare()
            return 1000 * (time.perf_counter() - start)

    def run(self) -> tuple[float, Any]:
        with blamed():
            start = time.perf_counter()
            given = self.call.run()
            milliseconds = 1000 * (time.perf_counter() - start)
            return milliseconds, self.call.answer(given)


@contextmanager
def blamed() -> Iterator[None]:
    """An error of a peer is no error of ours: other versions may lack what we call."""
    try:
        yield
    except Unsuitable:
        raise
    except Exception as error:
        raise Unsuitable(f"{type(error).__name__}: {error}") from error


def contestants(
    name: str,
    graph: Graph,
    suite: Suite,
    targets: Mapping[str, Target],
    threads: Sequence[int],
    peers: Sequence[Peer],
) -> Iterator[Contestant]:
    """Those that solve the problem `name`, ours first.

    targets: by that of a way the one that runs it; the ways of others are left out.
    """
    problem = PROBLEMS[name]
    arguments = problem.arguments(graph)
    # By the code that it runs, and on how many threads.
    known: dict[tuple[str, int | None], str] = {}
    for way in suite.ways:
        if way.target not in targets:
            continue
        target = targets[way.target]
        simulated = " (simulated)" if target == "cuda-sim" else ""
        for count in threads if way.target == "openmp" else [None]:
            title = f"{way.name} x{count}" if count else f"{way.name}{simulated}"
            ours = Ours(title, problem, way, target, count, graph, arguments)
            other = known.setdefault((ours.compiled.source, count), title)
            ours.same_as = other if other != title else ""
            yield ours
    for peer in peers:
        solver = peer.solvers().get(name)
        if solver is not None:
            yield Theirs(peer.title, solver, graph, arguments)


def checker(name: str, graph: Graph) -> Check:
    """What says whether an answer to the problem `name` is right."""
    problem = PROBLEMS[name]
    return remembering(problem.checker(graph, problem.arguments(graph)))


def remembering(check: Check) -> Check:
    """The same, for an answer equal to the last right one without another look."""
    last: list[Any] = []

    def again(answer: Any) -> str:
        parts = answer if isinstance(answer, tuple) else (answer,)
        if last and all(map(np.array_equal, parts, last)):
            return ""
        wrong = check(answer)
        if not wrong:
            last[:] = [np.array(part) for part in parts]
        return wrong

    return again


def measure(
    running: Sequence[Contestant], check: Check, repeat: int, *, rounds: bool = False
) -> list[Row]:
    """Each once to warm up, then all in turns, `repeat` times; every answer is checked.
    With `rounds`, those of our programs are counted in a run of their own.

    In turns, so that a machine that becomes slower does so for all.  As each finds the
    caches and the threads of the one before, what is brief runs twice and the second
    run counts.  What is long, or wrong, is not repeated.
    """
    rows = [start(each, check) for each in running]
    repeated = [
        (row, each, row.runs.pop() < BRIEF)
        for row, each in zip(rows, running, strict=True)
        if row.runs and row.runs[0] < LONG
    ]
    for _ in range(repeat):
        for row, each, is_brief in repeated:
            if row.wrong:
                continue
            if is_brief:
                each.run()
            milliseconds, answer = each.run()
            row.runs.append(milliseconds)
            row.wrong = check(answer)
    for row, each in zip(rows, running, strict=True):
        if rounds and isinstance(each, Ours) and row.runs and not row.wrong:
            row.rounds = each.rounds()
    return rows


def start(each: Contestant, check: Check) -> Row:
    """The run to warm up."""
    tell(f"  {each.title}")
    try:
        prepare = each.prepare()
        milliseconds, answer = each.run()
    except Unsuitable as reason:
        return Row(each.title, each.is_ours, note=str(reason))
    wrong = check(answer)
    return Row(each.title, each.is_ours, prepare, [milliseconds], wrong=wrong)
