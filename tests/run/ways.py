"""The ways to run a program: every target, with and without optimising passes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from lighthouse.api import Compiled, Target
from lighthouse.driver import Options, front, lower, read_source


@dataclass(frozen=True, slots=True)
class Way:
    """`core` interprets what the passes on the core leave of the program."""

    target: Target
    level: int = 2
    threads: int | None = None
    lanes: bool = False
    core: bool = False

    def __str__(self) -> str:
        words: list[str] = ["core" if self.core else self.target]
        words += [str(self.threads)] if self.threads else []
        words += ["lanes"] if self.lanes else []
        words += [f"O{self.level}"] if self.target != "interpret" or self.core else []
        return "-".join(words)

    def compile(self, program: Path) -> Compiled:
        compilation = front(read_source(str(program)))
        options = Options(level=self.level)
        if self.core:
            core = lower(compilation, "openmp", options).core
            compilation = replace(compilation, procedure=core)
        return Compiled(
            compilation,
            self.target,
            options,
            threads=self.threads,
            lanes=self.lanes,
        )


LEVELS = (0, 2)
TREE = Way("interpret")
CORE = tuple(Way("interpret", level, core=True) for level in LEVELS)
OPENMP = tuple(Way("openmp", level, n) for level in LEVELS for n in (1, 2))
SIMULATED = tuple(
    Way("cuda-sim", level, lanes=lanes) for level in LEVELS for lanes in (False, True)
)
GPU = tuple(Way("cuda", level) for level in LEVELS)


def parameters(*ways: Way) -> list[object]:
    """For `pytest.mark.parametrize`; the ways that need a GPU are marked."""
    return [
        pytest.param(way, id=str(way), marks=[pytest.mark.gpu] * (way.target == "cuda"))
        for way in ways
    ]


COMPILED = parameters(*OPENMP, *SIMULATED, *GPU)
ALL = [*parameters(TREE, *CORE), *COMPILED]
