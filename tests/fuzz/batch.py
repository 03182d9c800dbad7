"""Many programs at once: one source for each way to compile them, one run of g++.

Runs in a process of its own, `python -m tests.fuzz batch`: a program that crashes takes
only that process with it, and one that hangs is ended by an alarm.  What it does and
finds goes to the standard output, one JSON object a line.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from lighthouse.api import Compiled
from lighthouse.bench.emitted import HostLibrary
from lighthouse.codegen.program import Program
from lighthouse.codegen.signature import heap_question
from lighthouse.codegen.source import joined
from lighthouse.diagnostics import CompileError
from lighthouse.driver import Compilation, Options, lower
from lighthouse.runtime import simulator
from lighthouse.runtime.blocks import HostBlocks
from lighthouse.runtime.openmp import OpenMP
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.simulator import Mode, Simulator
from lighthouse.toolchain import BackendError
from tests.fuzz import oracle, pipelines
from tests.fuzz.graphs import WIDE
from tests.fuzz.mutate import TooLong, time_limit
from tests.fuzz.oracle import SEED, Answer
from tests.run.host_function import callable_from_python
from tests.run.ways import Interpreted, Way

# A program runs for milliseconds; building a batch takes up to minutes.
PATIENCE = 60
BUILD_PATIENCE = 1200
# How long the interpreter may take for a wide case, in all orders.
WIDE_SECONDS = 2.0

# The speed of g++ counts more than that of what it makes.
OPENMP_FLAGS = ("-std=c++17", "-O1", "-fopenmp", "-fwrapv", "-w")
FAST = ("-O0",)
SIMULATOR_FLAGS = (*simulator.FLAGS, "-fvisibility=default", "-fno-gnu-unique", *FAST)


def options_for(way: Way, seed: int) -> Options:
    """What compiles the program of a seed."""
    if way.level is None:
        passes = pipelines.pipeline(seed)
        return Options(passes=passes, verify_each=True, foreign=True)
    return Options(level=way.level, verify_each=True, foreign=True)


WAYS = {
    str(way): way
    for level in (0, 2, None)
    for way in (
        Way("interpret", level, core=True),
        Way("openmp", level),
        Way("cuda-sim", level),
        Way("cuda-sim", level, lanes=True),
        Way("cuda-sim", level, host=True),
        Way("cuda-sim", level, watched=True),
        Way("cuda", level),
    )
}


@dataclass(frozen=True, slots=True)
class Item:
    """A program whose entry is called `p<number>`; `seed` makes its arguments."""

    number: int
    text: str
    seed: int

    @property
    def entry(self) -> str:
        return f"p{self.number}"

    def case(self, number: int) -> str:
        """What makes the arguments; those below 0 are wide."""
        return f"{WIDE} " * (number < 0) + f"{self.seed} {number}"


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with a program.

    kind: `refused` by the checker, an answer that depends on the `order`, a `fault` of
        the interpreted program, or in some way: an `internal` error of the compiler,
        `rejected` by g++ or nvcc, a `wrong` answer, a `crash`, a `hang`.
    """

    number: int
    kind: str
    way: str = ""
    case: int = 0
    lines: tuple[str, ...] = ()


@dataclass(slots=True)
class Batch:
    """Programs to run in some ways, with the arguments of each of `cases`; `skip` are
    those known to crash, by number and way."""

    items: list[Item]
    ways: list[str]
    cases: list[int]
    skip: set[tuple[int, str]] = field(default_factory=set)
    seconds: dict[str, float] = field(default_factory=dict)
    by_number: dict[int, Item] = field(default_factory=dict)
    compilations: dict[int, Compilation] = field(default_factory=dict)
    compiled: dict[tuple[object, ...], Fast] = field(default_factory=dict)
    expected: dict[tuple[int, int], Answer] = field(default_factory=dict)

    # --- messages ---------------------------------------------------------------------

    def say(self, **message: Any) -> None:
        print(json.dumps(message), flush=True)

    def find(self, finding: Finding) -> None:
        self.say(finding=asdict(finding))

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        spent = time.perf_counter() - start
        self.seconds[what] = self.seconds.get(what, 0.0) + spent

    # --- phases -----------------------------------------------------------------------

    def run(self) -> None:
        with self.timed("interpret"):
            for item in self.items:
                self.interpret(item)
        for name in self.ways:
            self.run_way(WAYS[name])
        self.say(done=True, seconds=self.seconds)

    def interpret(self, item: Item) -> None:
        """Keep what is expected; programs that are no good go no further."""
        try:
            compilation = oracle.checked(item.text, item.entry)
            plain = oracle.checked(oracle.without_foreign(item.text), item.entry)
        except CompileError as error:
            self.find(Finding(item.number, "refused", lines=lines_of(error)))
            return
        except Exception as error:
            self.find(Finding(item.number, "internal", "check", lines=crash_of(error)))
            return
        for case in self.cases:
            if case < 0:
                self.interpret_wide(plain, item, case)
                continue
            answer, differences = oracle.reference(plain, item.case(case))
            if differences:
                self.find(Finding(item.number, "order", "", case, tuple(differences)))
                return
            if answer.error:
                self.find(Finding(item.number, "fault", "", case, (answer.error,)))
                return
            self.expected[item.number, case] = answer
        self.compilations[item.number] = compilation
        self.by_number[item.number] = item

    def interpret_wide(self, compilation: Compilation, item: Item, case: int) -> None:
        """Expect something only where the program means the same in every order."""
        try:
            with time_limit(WIDE_SECONDS):
                answer, differences = oracle.reference(compilation, item.case(case))
        except (TooLong, RecursionError):
            return
        if not differences and not answer.error:
            self.expected[item.number, case] = answer

    def run_way(self, way: Way) -> None:
        with self.timed(f"lower {way}"):
            compiled = {
                number: made
                for number, compilation in self.compilations.items()
                if (number, str(way)) not in self.skip
                and (made := self.compile(number, compilation, way)) is not None
            }
        if not way.core:
            self.say(compiling=str(way))
            with self.timed(f"build {way}"):
                compiled = self.build(compiled, way)
        with self.timed(f"run {way}"):
            for number, each in compiled.items():
                self.compare(number, each, way)

    def compile(
        self, number: int, compilation: Compilation, way: Way
    ) -> Compiled | None:
        try:
            options = options_for(way, self.by_number[number].seed)
            if way.core:
                item = self.by_number[number]
                text = oracle.without_foreign(item.text)
                compilation = oracle.checked(text, item.entry)
                core = lower(compilation, "openmp", options).core
                return Interpreted(replace(compilation, procedure=core), seed=SEED)
            key = number, way.target == "openmp", way.level
            if key not in self.compiled:
                self.compiled[key] = Fast(compilation, way, options)
            return self.compiled[key].run_as(way)
        except CompileError as error:
            self.find(Finding(number, "internal", str(way), lines=lines_of(error)))
        except Exception as error:
            self.find(Finding(number, "internal", str(way), lines=crash_of(error)))
        return None

    def build(self, compiled: dict[int, Any], way: Way) -> dict[int, Any]:
        """Those that the C++ compiler accepts, with one library for all of them."""
        if not compiled:
            return {}
        alone = {number: each.program for number, each in compiled.items()}
        try:
            build(list(compiled.values()), way)
        except BackendError as error:
            for number, program in alone.items():
                compiled[number].program = program
            if len(compiled) == 1:
                (number,) = compiled
                lines = tuple(error.output.splitlines()[:12])
                self.find(Finding(number, "rejected", str(way), lines=lines))
                return {}
            pairs, half = [*compiled.items()], len(compiled) // 2
            first, second = dict(pairs[:half]), dict(pairs[half:])
            return self.build(first, way) | self.build(second, way)
        return compiled

    def compare(self, number: int, compiled: Compiled, way: Way) -> None:
        for case in self.cases:
            if (number, case) not in self.expected:
                continue
            self.say(at=[number, str(way), case])
            try:
                answer = oracle.run(compiled, self.by_number[number].case(case))
            except Exception as error:
                lines = crash_of(error)
                self.find(Finding(number, "internal", str(way), case, lines))
                return
            if way.target == "cuda" and answer.error.startswith("GM0609"):
                # After an error a context is of no use: as if the process had crashed.
                print(answer.error, file=sys.stderr, flush=True)
                os._exit(1)
            expected = self.expected[number, case]
            if differences := expected.differences(answer, nearly=case < 0):
                lines = tuple(differences)
                self.find(Finding(number, "wrong", str(way), case, lines))
                return


class Watched(Batch):
    """Ends its process, whatever that is in, if no message comes in time."""

    def say(self, **message: Any) -> None:
        super().say(**message)
        signal.alarm(PATIENCE if "at" in message else BUILD_PATIENCE)


def build(programs: Sequence[Fast], way: Way, *, wide: bool = False) -> None:
    """One library for all of them, which were compiled for the same way; `wide` has
    64-bit offsets."""
    alone = [each.program for each in programs]
    if way.host:
        alone = [callable_from_python(program) for program in alone]
    together = joined(alone)
    for each, program in zip(programs, together, strict=True):
        each.program = program
        each.forget_devices()
    if way.target == "cuda":
        gpu = gpu_for(together)
        for each in programs:
            each.gpu = gpu
    elif way.target == "openmp" or way.host:
        programs[0]._device(wide and not way.host).library(wide)
    else:
        programs[0]._device(wide)


class Fast(Compiled):
    """Compiled with little optimisation by g++, which takes most of the time."""

    program: Program

    def __init__(self, compilation: Compilation, way: Way, options: Options) -> None:
        self.way = way
        self.gpu: Any = None
        super().__init__(
            compilation, way.target, options, threads=2, seed=SEED, lanes=way.lanes
        )

    def run_as(self, way: Way) -> Fast:
        """The same code, to be built and run in another way."""
        other = copy(self)
        other.way, other.target, other.lanes = way, way.target, way.lanes
        other.forget_devices()
        return other

    def forget_devices(self) -> None:
        """What was built of another source is of no use for this one."""
        self._devices = {}

    def _run(self, bound: Mapping[str, Any]) -> Outcome:
        if not self.way.host:
            return super()._run(bound)
        return self._device(wide=False).run(bound)  # type: ignore[no-any-return]

    def _new_device(self, wide: bool) -> Any:
        if self.target == "openmp":
            return OpenMP(self.program, threads=2, flags=OPENMP_FLAGS)
        if self.way.host:
            return HostLibrary(self.program, flags=SIMULATOR_FLAGS)
        blocks = HostBlocks(self.program, wide=wide, extra=FAST)
        if self.target == "cuda-sim":
            mode: Mode = "lanes" if self.lanes else "fast"
            extra = (*FAST, *("-fsanitize=thread", "-g1") * self.way.watched)
            return Simulator(self.program, wide=wide, mode=mode, extra=extra), blocks
        # One module for all programs, and each has its own size of blocks.
        self.gpu.grid = self.program.plan.grid
        self.gpu.resident.clear()
        return self.gpu, blocks


def gpu_for(programs: Sequence[Program]) -> Any:
    """One module with the kernels of all programs, which have one source."""
    from lighthouse.runtime.cuda import Gpu, context

    # A kernel asks whether those with collections had memory enough.
    first = max(programs, key=lambda each: heap_question(each.plan) is not None)
    kernels = tuple(kernel for each in programs for kernel in each.plan.kernels)
    with context():
        return Gpu(replace(first, plan=replace(first.plan, kernels=kernels)))


def lines_of(error: CompileError) -> tuple[str, ...]:
    return tuple(
        f"{item.code} {item.message} (line {item.span.line})"
        if item.span.source
        else f"{item.code} {item.message}"
        for item in error.diagnostics
        if item.severity.name == "ERROR"
    )


def crash_of(error: Exception) -> tuple[str, ...]:
    """Where our own code failed."""
    trace: list[str] = []
    at = error.__traceback__
    while at is not None:
        code = at.tb_frame.f_code
        trace.append(f"  {code.co_filename}:{at.tb_lineno} {code.co_name}")
        at = at.tb_next
    return (f"{type(error).__name__}: {error}", *trace[-6:])


def main(read: Callable[[], str] = sys.stdin.read) -> None:
    """Run the batch that the standard input describes."""
    given = json.loads(read())
    items = [Item(*each) for each in given["items"]]
    skip = {(number, way) for number, way in given["skip"]}
    Watched(items, list(given["ways"]), given["cases"], skip).run()


def described(
    items: Sequence[Item],
    ways: Sequence[str],
    cases: Sequence[int],
    skip: Sequence[tuple[int, str]] = (),
) -> str:
    """What `main` reads."""
    given = [(item.number, item.text, item.seed) for item in items]
    found = {"items": given, "ways": ways, "cases": list(cases), "skip": skip}
    return json.dumps(found)
