"""The ways to run a program: every target, with and without optimising passes."""

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, Protocol, cast

import pytest

from lighthouse.api import Compiled, Target
from lighthouse.driver import Compilation, Options
from lighthouse.runtime.interpreter.run import Order, interpret
from lighthouse.runtime.outcome import Outcome
from tests.once import OneOfMany, checked, run_with, share_library
from tests.run.host_function import HostFunction


class Interpreted(Compiled):
    """On the interpreter, which runs parallel iterations in a given order."""

    def __init__(
        self, compilation: Compilation, order: Order = "forward", seed: int = 0
    ) -> None:
        super().__init__(compilation, "interpret", Options(), seed=seed)
        self.order = order

    def _run(self, bound: Mapping[str, Any]) -> Outcome:
        # Not `self.procedure`: where passes have run, that is what the user wrote.
        program, procedure = self.compilation.program, self.compilation.procedure
        return interpret(
            procedure, bound, order=self.order, seed=self.seed, program=program
        )


@dataclass(frozen=True, slots=True)
class Way:
    """`level` is that of `-O`, or None for passes by chance; `core` interprets what the
    passes on the core leave of the program, `order` is that of the interpreter, `host`
    calls the C++ host function on the simulator; `wide` stands for graphs with 64-bit
    offsets, `watched` for the simulator under ThreadSanitizer, which stops at a race.
    """

    target: Target
    level: int | None = 2
    threads: int | None = None
    lanes: bool = False
    core: bool = False
    order: Order = "forward"
    host: bool = False
    wide: bool = False
    watched: bool = False

    def __str__(self) -> str:
        words: list[str] = ["core" if self.core else self.target]
        words += [str(self.threads)] if self.threads else []
        modes = ("lanes", "host", "wide", "watched")
        words += [mode for mode in modes if getattr(self, mode)]
        words += [self.order] if self.order != "forward" else []
        if self.target != "interpret" or self.core:
            words.append("any" if self.level is None else f"O{self.level}")
        return "-".join(words)

    def compile(self, program: Path) -> Compiled:
        return self.compile_text(program.read_text(encoding="utf-8"), str(program))

    def compile_text(self, text: str, name: str) -> Compiled:
        assert self.level is not None
        compilation = checked(text, name)
        options = Options(level=self.level, foreign=True)
        if self.core:
            lowered = of_target(text, name, "openmp", self.level).lowered
            assert lowered is not None
            compilation = replace(compilation, procedure=lowered.core)
        if self.target == "interpret":
            return Interpreted(compilation, self.order)
        if self.host:
            return HostFunction(compilation, self.target, options)
        program = of_target(text, name, self.target, self.level)
        return run_with(program, self.lanes, self.threads)


@functools.cache
def of_target(text: str, name: str, target: Target, level: int) -> Compiled:
    options = Options(level=level, foreign=True)
    return Compiled(checked(text, name), target, options)


@functools.cache
def compiled_together(way: Way, paths: tuple[Path, ...]) -> Mapping[Path, Compiled]:
    """With one library for all, if g++ makes it; their entries have different names."""
    made = {path: way.compile(path) for path in paths}
    if way.target in ("openmp", "cuda-sim"):
        share_library([cast(OneOfMany, program) for program in made.values()])
    return made


LEVELS = (0, 2)
ORDERS: tuple[Order, ...] = ("forward", "reverse", "shuffle")
TREE = Way("interpret")
REORDERED = (Way("interpret", order="reverse"), Way("interpret", order="shuffle"))
CORE = tuple(Way("interpret", level, core=True) for level in LEVELS)
OPENMP = tuple(Way("openmp", level, n) for level in LEVELS for n in (1, 2))
SIMULATED = tuple(
    Way("cuda-sim", level, lanes=lanes) for level in LEVELS for lanes in (False, True)
)
HOST = Way("cuda-sim", host=True)
GPU = tuple(Way("cuda", level) for level in LEVELS)
WIDE = (
    Way("openmp", threads=2, wide=True),
    Way("cuda-sim", wide=True),
    Way("cuda-sim", lanes=True, wide=True),
    Way("cuda-sim", host=True, wide=True),
    Way("cuda", wide=True),
)

EVERY = (TREE, *REORDERED, *CORE, *OPENMP, *SIMULATED, *GPU)

# Building takes long: without optimisation, and for warps as fibers, it is left to the
# slow tests where there are many programs; where there are some, for the simulator.
# One thread shows little of what two do.
SLOW = frozenset(way for way in (*OPENMP, *SIMULATED) if way.level == 0 or way.lanes)
PLAIN = frozenset(way for way in SIMULATED if way.level == 0) | {*OPENMP[:3]}
# What another way shows as well, where there are many programs.
RARE = SLOW | {REORDERED[0], *CORE, Way("openmp", 2, 1)}
NONE: frozenset[Way] = frozenset()


def marks(way: Way, slow: frozenset[Way]) -> list[pytest.MarkDecorator]:
    found = [pytest.mark.gpu] if way.target == "cuda" else []
    return [*found, pytest.mark.slow] if way in slow else found


def parameters(*ways: Way, slow: frozenset[Way] = NONE) -> list[object]:
    """For `pytest.mark.parametrize`; the ways that need a GPU are marked."""
    return [pytest.param(way, id=str(way), marks=marks(way, slow)) for way in ways]


class Named(Protocol):
    """A program that runs in several ways."""

    @property
    def name(self) -> str: ...


def pairs(
    programs: Iterable[Named], ways: Iterable[Way], slow: frozenset[Way] = NONE
) -> list[object]:
    """For `pytest.mark.parametrize`: every program in every way."""
    return [
        pytest.param(program, way, id=f"{program.name}-{way}", marks=marks(way, slow))
        for program, way in product(programs, tuple(ways))
    ]


COMPILED = parameters(*OPENMP, *SIMULATED, *GPU, slow=PLAIN)
ALL = [*parameters(TREE, *CORE, slow=frozenset(CORE[:1])), *COMPILED]
CORPUS = parameters(*EVERY, slow=RARE)


def in_turn(number: int) -> list[object]:
    """For one of many groups of programs: it is optimised for OpenMP or the simulator,
    and what else there is comes in turn in the slow tests."""
    levels = LEVELS if number % 2 else LEVELS[::-1]
    half, other = number // 2 % 2, levels[::-1]
    quick = [TREE, REORDERED[1], Way("openmp", levels[0], 2)]
    quick += [Way("cuda-sim", levels[1])]
    slow = [REORDERED[0], CORE[half], Way("openmp", other[0], 1), HOST]
    if number % 6:  # the plain one of the two
        slow.append(quick.pop(2 if levels[0] == 0 else 3))
    slow += [Way("cuda-sim", other[1]), Way("cuda-sim", LEVELS[half], lanes=True)]
    slow += [WIDE[number % 4], GPU[0], GPU[1], WIDE[-1]]
    return [
        pytest.param(
            number, way, id=f"{number}-{way}", marks=marks(way, frozenset(slow))
        )
        for way in (*quick, *slow)
    ]
