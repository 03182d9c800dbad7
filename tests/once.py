"""Programs that are compiled once for all tests of a process."""

import copy
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from lighthouse.api import Compiled, Target
from lighthouse.codegen.program import Program
from lighthouse.codegen.source import joined
from lighthouse.diagnostics import Source
from lighthouse.driver import Compilation, Options, front


@lru_cache(maxsize=512)
def checked(text: str, name: str = "f.gm") -> Compilation:
    return front(Source(name, text))


@lru_cache(maxsize=512)
def compiled(
    text: str,
    target: Target = "cuda-sim",
    options: Options = Options(),  # noqa: B008
    *,
    lanes: bool = False,
    threads: int | None = None,
    **how: Any,
) -> Compiled:
    """`how` as `Compiled` has it."""
    if lanes or threads:
        return run_with(compiled(text, target, options, **how), lanes, threads)
    return Compiled(checked(text), target, options, **how)


def run_with(program: Compiled, lanes: bool, threads: int | None) -> Compiled:
    """The same code, which is not compiled again."""
    found = copy.copy(program)
    found.lanes, found.threads, found._devices = lanes, threads, {}
    return found


class OneOfMany(Compiled):
    """Its library holds other programs, too."""

    program: Program


def share_library(programs: Sequence[OneOfMany]) -> None:
    """g++ runs once for all of them; no two have an entry of the same name."""
    together = joined([each.program for each in programs])
    for each, program in zip(programs, together, strict=True):
        each.program = program


@lru_cache(maxsize=512)
def renamed(text: str, number: int, name: str = "f.gm") -> Compilation:
    """With `_number` after the name of the entry."""
    entry = checked(text, name).procedure.name
    changed = re.sub(rf"\b{entry}\b", f"{entry}_{number}", text)
    return front(Source(name, changed), f"{entry}_{number}")


@lru_cache(maxsize=512)
def compiled_together(
    texts: tuple[str, ...],
    target: Target,
    options: Options = Options(),  # noqa: B008
    **how: Any,
) -> dict[str, Compiled]:
    """By text, with one library for all; otherwise as `compiled`."""
    if target == "interpret":
        return {text: compiled(text, target, options, **how) for text in texts}
    made = {
        text: OneOfMany(renamed(text, number), target, options, **how)
        for number, text in enumerate(texts)
    }
    share_library([*made.values()])
    return dict(made)


def with_kernels(program: Program, old: str, new: str) -> Program:
    """The program with other text in its kernels."""
    kernels = program.kernels
    parts = tuple(
        part._replace(code=part.code.replace(old, new)) for part in kernels.parts
    )
    loops = kernels.loops.replace(old, new)
    return replace(program, kernels=replace(kernels, loops=loops, parts=parts))
