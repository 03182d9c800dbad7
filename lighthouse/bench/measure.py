"""Measures LightHouse and other libraries on one problem; wrong results get no time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from lighthouse.bench.answers import Distances
from lighthouse.bench.peers import Peer, Solver, Unsuitable
from lighthouse.bench.problems import PROBLEMS, Arguments, Check, Problem, some_sources
from lighthouse.bench.suites import Pipeline, Suite
from lighthouse.bench.timing import Times, tell
from lighthouse.graph import Graph

if TYPE_CHECKING:
    from lighthouse.api import Compiled, Target
    from lighthouse.bench.emitted import Emitted
    from lighthouse.runtime.profile import LoopTime
    from lighthouse.session import Session

# What takes longer (ms) is not run again; what takes less is run twice each turn.
LONG = 2000.0
BRIEF = 100.0


class Contestant(Protocol):
    """`prepare` gives the milliseconds of what is derived from the graph; `run` those
    of the run of a turn, and the answer; `end` lets go of what is in place."""

    @property
    def title(self) -> str: ...
    @property
    def is_ours(self) -> bool: ...
    def prepare(self) -> float: ...
    def run(self, turn: int) -> tuple[float, Any]: ...
    def end(self) -> None: ...


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
    memory: the bytes that it had of the device at most; 0 where that is not known.
    acting: by name the passes that the suite names for it, and whether each acts.
    shown: what the pass that it shows says of the program.
    """

    title: str
    is_ours: bool
    prepare: float = 0.0
    runs: list[float] = field(default_factory=list)
    note: str = ""
    wrong: str = ""
    rounds: Rounds | None = None
    memory: int = 0
    acting: Mapping[str, bool] = field(default_factory=dict)
    shown: str = ""

    @property
    def times(self) -> Times | None:
        return Times(tuple(self.runs)) if self.runs else None


class Way(NamedTuple):
    """How our programs run, on which target, with how many threads of OpenMP."""

    pipeline: Pipeline
    target: Target
    threads: int | None

    @property
    def title(self) -> str:
        if self.threads:
            return f"{self.pipeline.name} x{self.threads}"
        simulated = " (simulated)" if self.target == "cuda-sim" else ""
        return f"{self.pipeline.name}{simulated}"


@cache
def compiled(name: str, way: Way) -> Compiled:
    """What solves the problem `name` in one way; the same each time."""
    from lighthouse.api import Compiled
    from lighthouse.driver import front

    program = replace(PROBLEMS[name], name=way.pipeline.program or name)
    options = way.pipeline.options
    return Compiled(front(program.source()), way.target, options, threads=way.threads)


class Ours:
    """One of our programs, run in one way.  Raises ToolMissing in `prepare`.

    trials: the arguments of each turn; if there are several, only `root` differs, and
        the data stays in place.
    same_as: another one that runs the same code; `prepare` raises Unsuitable then, and
        where the pass that this one shows has missed anything.
    """

    is_ours = True

    def __init__(
        self, problem: Problem, way: Way, graph: Graph, trials: Sequence[Arguments]
    ) -> None:
        self.title = way.title
        self.problem = problem
        self.options = way.pipeline.options
        self.named = way.pipeline.named
        self.shows = way.pipeline.shows
        self.graph = graph
        self.trials = trials
        self.session: Session | None = None
        self.first: tuple[float, Any] | None = None
        self.prepared = 0.0
        self.memory = 0
        self.same_as = ""
        self.compiled = compiled(problem.name, way)

    def prepare(self) -> float:
        """Machine code and the edges both ways are there before anything counts."""
        from lighthouse.session import Session

        if missed := self.told("missed"):
            raise Unsuitable(f"missed: {missed[0]}")
        if self.same_as:
            raise Unsuitable(f"the same code as {self.same_as}")
        self.compiled.prepare(self.graph)
        if len(self.trials) > 1:
            self.session = Session(self.compiled, self.graph, **self.trials[0])
            self.session.__enter__()
        result = self.call(0)
        if result[0] > LONG:
            self.first = result
        return self.prepared

    def run(self, turn: int) -> tuple[float, Any]:
        result = self.first or self.call(turn)
        self.first = None
        return result

    def call(self, turn: int) -> tuple[float, Any]:
        arguments = self.trials[turn % len(self.trials)]
        if self.session is None:
            result = self.compiled(self.graph, **arguments)
            self.prepared = self.prepared or result.milliseconds["prepare"]
            self.memory = result.memory.peak if result.memory else 0
            return result.milliseconds["run"], self.problem.answer(result)
        assert self.problem.distances is not None
        start = time.perf_counter()
        self.session(root=arguments["root"])
        self.session.wait()
        milliseconds = 1000 * (time.perf_counter() - start)
        self.memory = self.session.memory
        return milliseconds, self.session.read(self.problem.distances[1])

    def end(self) -> None:
        if self.session is not None:
            self.session.__exit__()

    def acting(self) -> dict[str, bool]:
        """Which of the passes that the suite names changed the program."""
        if not self.named:
            return {}
        remarks = self.compiled.remarks
        acted = {each.pass_name for each in remarks if each.kind == "passed"}
        return {name: name in acted for name in self.named}

    def told(self, kind: str) -> list[str]:
        """The remarks of the pass that it shows, in the order of the program."""
        remarks = self.compiled.remarks
        own = [each for each in remarks if each.pass_name == self.shows]
        return [each.message for each in own if each.kind == kind]

    def rounds(self) -> Rounds:
        """Of one more run, without kernels in which rounds would not be told apart."""
        from lighthouse.api import Compiled

        disabled = (*self.options.disabled, "persist-loops")
        apart = replace(self.options, disabled=disabled)
        ours = self.compiled
        counted = Compiled(
            ours.compilation, ours.target, apart, threads=ours.threads, profile=True
        )
        result = counted(self.graph, **self.trials[0])
        of_nodes = self.problem.rounds
        finished = np.bincount(of_nodes(result)).tolist() if of_nodes else ()
        loops = sorted(result.profile or (), key=lambda loop: loop.line)
        return Rounds(tuple(finished), tuple(loops))


class FromCpp:
    """One of our programs, called as a C++ program calls it.  What it prepares is all
    of the first call, which derives what it needs of the graph."""

    is_ours = True

    def __init__(
        self, problem: Problem, way: Way, graph: Graph, trials: Sequence[Arguments]
    ) -> None:
        self.title = f"{way.title}, from C++"
        self.problem = problem
        self.graph = graph
        self.trials = trials
        self.compiled = emitted(problem.name, way)

    def prepare(self) -> float:
        self.compiled.prepare(self.graph)
        return self.run(0)[0]

    def run(self, turn: int) -> tuple[float, Any]:
        result = self.compiled(self.graph, **self.trials[turn % len(self.trials)])
        return result.milliseconds["run"], self.problem.answer(result)

    def end(self) -> None:
        self.compiled.forget()


@cache
def emitted(name: str, way: Way) -> Emitted:
    from lighthouse.bench.emitted import Emitted

    ours = compiled(name, way)
    return Emitted(ours.compilation, ours.target, way.pipeline.options)


class Theirs:
    """A peer.  Raises Unsuitable, also for whatever fails inside it."""

    is_ours = False

    def __init__(
        self, title: str, solver: Solver, graph: Graph, trials: Sequence[Arguments]
    ) -> None:
        self.title = title
        self.solver = solver
        self.graph = graph
        self.trials = trials
        self.turn = 0

    def prepare(self) -> float:
        with blamed():
            self.call = self.solver(self.graph, self.trials[self.turn])
            if self.call.prepare is None:
                return 0.0
            start = time.perf_counter()
            self.call.prepare()
            return 1000 * (time.perf_counter() - start)

    def run(self, turn: int) -> tuple[float, Any]:
        if turn % len(self.trials) != self.turn:
            self.turn = turn % len(self.trials)
            self.prepare()
        with blamed():
            start = time.perf_counter()
            given = self.call.run()
            milliseconds = 1000 * (time.perf_counter() - start)
            return milliseconds, self.call.answer(given)

    def end(self) -> None:
        self.__dict__.pop("call", None)


@contextmanager
def blamed() -> Iterator[None]:
    """An error of a peer is no error of ours: other versions may lack what we call."""
    try:
        yield
    except Unsuitable:
        raise
    except Exception as error:
        raise Unsuitable(f"{type(error).__name__}: {error}") from error


def ways_of(
    suite: Suite, targets: Mapping[str, Target], threads: Sequence[int]
) -> list[Way]:
    """targets: by that of a way the one that runs it; others are left out."""
    return [
        Way(each, targets[each.target], count)
        for each in suite.ways
        if each.target in targets
        for count in (threads if each.target == "openmp" else [None])
    ]


def build(names: Sequence[str], ways: Sequence[Way], wide: bool) -> None:
    """Begin to build what solves the problems on graphs with so wide edges, to read a
    graph meanwhile."""
    for name in names:
        for way in ways:
            compiled(name, way).build(wide)


def contestants(
    name: str,
    graph: Graph,
    ways: Sequence[Way],
    peers: Sequence[Peer],
    trials: Sequence[Arguments],
    *,
    from_cpp: bool = False,
) -> Iterator[Contestant]:
    """Those that solve the problem `name`, ours first, CUDA also `from_cpp`."""
    problem = PROBLEMS[name]
    # By the code that it runs, and on how many threads.
    known: dict[tuple[str, int | None], str] = {}
    for way in ways:
        ours = Ours(problem, way, graph, trials)
        other = known.setdefault((ours.compiled.source, way.threads), way.title)
        ours.same_as = other if other != way.title else ""
        yield ours
        if from_cpp and way.target != "openmp" and not ours.same_as:
            yield FromCpp(problem, way, graph, trials)
    for peer in peers:
        solver = peer.solvers().get(name)
        if solver is not None:
            yield Theirs(peer.title, solver, graph, trials)


def trials_of(name: str, graph: Graph, count: int) -> list[Arguments]:
    """The arguments of the problem `name`, or those for `count` sources."""
    arguments = PROBLEMS[name].arguments(graph)
    if count < 2 or PROBLEMS[name].distances is None:
        return [arguments]
    return [{**arguments, "root": root} for root in some_sources(graph, count)]


def judge(name: str, graph: Graph, trials: Sequence[Arguments]) -> Judge:
    """What says whether answers to the problem `name` are right."""
    problem = PROBLEMS[name]
    if len(trials) > 1 and problem.distances is not None:
        roots = [arguments["root"] for arguments in trials]
        return Together(problem.distances[0](graph), roots)
    return AtOnce(problem.checker(graph, trials[0]))


class AtOnce:
    """An answer equal to the last right one is right without another look."""

    at_once = True

    def __init__(self, check: Check) -> None:
        self.check = check
        self.last: list[Any] = []

    def see(self, row: Row, turn: int, answer: Any) -> None:
        parts = answer if isinstance(answer, tuple) else (answer,)
        if self.last and all(map(np.array_equal, parts, self.last)):
            return
        row.wrong = self.check(answer)
        if not row.wrong:
            self.last[:] = [np.array(part) for part in parts]

    def settle(self) -> None:
        pass


class Together:
    """Answers from several roots, which are checked in few passes over the edges."""

    at_once = False

    def __init__(self, distances: Distances, roots: Sequence[int]) -> None:
        self.distances, self.roots = distances, roots
        self.last: tuple[int, Any] = (-1, None)
        # Who gave each of the answers.
        self.rows: list[list[Row]] = []

    def see(self, row: Row, turn: int, answer: Any) -> None:
        root = self.roots[turn % len(self.roots)]
        if self.rows and self.last[0] == root and np.array_equal(self.last[1], answer):
            self.rows[-1].append(row)
            return
        self.distances.add(root, answer)
        self.last = root, answer
        self.rows.append([row])

    def settle(self) -> None:
        for rows, wrong in zip(self.rows, self.distances.results(), strict=True):
            for row in rows:
                row.wrong = row.wrong or wrong
        self.rows.clear()


class Timed:
    """A judge, and the `seconds` that it takes."""

    def __init__(self, make: Callable[[], Judge]) -> None:
        start = time.perf_counter()
        self.judge = make()
        self.at_once: bool = self.judge.at_once
        self.seconds = time.perf_counter() - start

    def see(self, row: Row, turn: int, answer: Any) -> None:
        start = time.perf_counter()
        self.judge.see(row, turn, answer)
        self.seconds += time.perf_counter() - start

    def settle(self) -> None:
        start = time.perf_counter()
        self.judge.settle()
        self.seconds += time.perf_counter() - start


Judge = AtOnce | Together | Timed
"""`see` looks at an answer of a turn.  `row.wrong` is known after `settle`, or even
`at_once`."""


def measure(
    running: Sequence[Contestant], judge: Judge, turns: int, *, rounds: bool = False
) -> list[Row]:
    """Each once to warm up, then all in turns; every answer that counts is checked.
    With `rounds`, those of our programs are counted in a run of their own.

    In turns, so that a machine that becomes slower does so for all.  As each finds the
    caches and the threads of the one before, what is brief runs twice and the second
    run counts.  What is long, or wrong, is not repeated.
    """
    rows = [start(each, judge) for each in running]
    repeated = [
        (row, each, row.runs.pop() < BRIEF)
        for row, each in zip(rows, running, strict=True)
        if row.runs and row.runs[0] < LONG
    ]
    for turn in range(turns):
        for row, each, is_brief in repeated:
            if row.wrong:
                continue
            if is_brief:
                each.run(turn)
            milliseconds, answer = each.run(turn)
            row.runs.append(milliseconds)
            judge.see(row, turn, answer)
    judge.settle()
    for row, each in zip(rows, running, strict=True):
        if isinstance(each, Ours):
            row.memory = each.memory
            row.acting = each.acting()
            row.shown = each.told("passed")[-1] if each.told("passed") else ""
            if rounds and row.runs and not row.wrong:
                row.rounds = each.rounds()
        each.end()
    return rows


def start(each: Contestant, judge: Judge) -> Row:
    """The run to warm up."""
    tell(f"  {each.title}")
    row = Row(each.title, each.is_ours)
    try:
        row.prepare = each.prepare()
        milliseconds, answer = each.run(0)
    except Unsuitable as reason:
        row.note = str(reason)
        return row
    row.runs = [milliseconds]
    if judge.at_once or milliseconds >= LONG:
        judge.see(row, 0, answer)
    return row
