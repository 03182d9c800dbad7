"""The ways to run a program that `compare` sets side by side, and how each is timed."""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NoReturn

from lighthouse.cli.options import (
    add_pass_options,
    observers,
    options_of,
    positive,
    show_lowering,
)
from lighthouse.diagnostics import ToolMissing
from lighthouse.driver import Options

if TYPE_CHECKING:
    from lighthouse.api import Compiled, Result
    from lighthouse.driver import Compilation
    from lighthouse.graph import Graph


@dataclass(frozen=True, slots=True)
class Variant:
    """A target, for OpenMP a number of threads, and options for the passes.

    words: these options as they were written, in place of those of the command.
    """

    target: str
    words: tuple[str, ...] = ()
    threads: int | None = None

    @property
    def title(self) -> str:
        threads = f"x{self.threads}" if self.threads else ""
        return " ".join(filter(None, (self.target, threads, *self.words)))

    def settings(self, arguments: argparse.Namespace) -> argparse.Namespace:
        """The options for the passes: its own if it has some, else the command's."""
        return pass_parser().parse_args(self.words) if self.words else arguments


@dataclass(frozen=True, slots=True)
class Times:
    """The milliseconds of some runs, at least one."""

    runs: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.runs)

    @property
    def least(self) -> float:
        return min(self.runs)

    @property
    def most(self) -> float:
        return max(self.runs)

    def cells(self) -> tuple[str, str, str]:
        """The median, the least and the most, as text."""
        return f"{self.median:.3f}", f"{self.least:.3f}", f"{self.most:.3f}"


# --- on the command line --------------------------------------------------------------


class _PassParser(argparse.ArgumentParser):
    """Of options inside an option: what is wrong with them is wrong with that."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentTypeError(message)


def pass_parser() -> argparse.ArgumentParser:
    parser = _PassParser(add_help=False, allow_abbrev=False)
    add_pass_options(parser)
    return parser


def parse_ways(text: str) -> list[Variant]:
    """`openmp,cuda:-O0,cuda:--passes=a,b`: targets, some with options for the passes.

    Raises argparse.ArgumentTypeError.
    """
    from lighthouse.api import TARGETS

    items: list[str] = []
    for piece in text.split(","):
        target = piece.partition(":")[0]
        if target in TARGETS:
            items.append(piece)
        elif items and ("--passes" in items[-1] or "--enable-pass" in items[-1]):
            items[-1] += f",{piece}"
        else:
            known = ", ".join(TARGETS)
            raise argparse.ArgumentTypeError(f"no target `{target}`: choose of {known}")
    return [parse_way(item) for item in items]


def parse_way(text: str) -> Variant:
    target, colon, options = text.partition(":")
    way = Variant(target, tuple(options.split()))
    if colon and target == "interpret":
        raise argparse.ArgumentTypeError(f"`{text}`: the interpreter runs no passes")
    if colon and not way.words:
        raise argparse.ArgumentTypeError(
            f"`{text}` needs an option, as in {target}:-O0"
        )
    pass_parser().parse_args(way.words)
    return way


def parse_numbers(text: str) -> list[int]:
    """`1,2,4`.  Raises argparse.ArgumentTypeError."""
    return [positive(item) for item in text.split(",")]


# --- running --------------------------------------------------------------------------


def compile_way(
    way: Variant,
    compilation: Compilation,
    arguments: argparse.Namespace,
    options: Options | None = None,
) -> Compiled:
    """Raises CompileError.

    options: for the passes, in place of those that the way and the command have.
    """
    from lighthouse.api import Compiled

    settings = way.settings(arguments)
    compiled = Compiled(
        compilation,
        way.target,  # type: ignore[arg-type]
        replace(options or options_of(settings), foreign=arguments.allow_foreign),
        threads=way.threads,
        seed=arguments.seed,
        observers=observers(compilation, settings),
    )
    if compiled.lowered is not None:
        show_lowering(compilation, compiled.lowered, settings)
    return compiled


def measure(
    programs: Sequence[Compiled],
    graphs: Mapping[str, Graph],
    values: Mapping[str, Any],
    repeat: int,
    judge: Callable[[int, Result], None],
) -> list[Times]:
    """Run each program once to warm up, then `repeat` times, in turns.

    In turns, so that a machine that becomes slower does so for all, and each time in
    another order, as what ran before has an influence, too.  `judge` gets each
    result that counts, with the number of its program.  The interpreter, which is slow
    and has nothing to warm up, runs once.
    """
    for compiled in programs:
        if compiled.target != "interpret":
            compiled(**graphs, **values)
    runs: list[list[float]] = [[] for _ in programs]
    order, orders = list(enumerate(programs)), random.Random(0)
    for turn in range(repeat):
        if turn > 0:  # the first one gives what the others are compared with
            orders.shuffle(order)
        for number, compiled in order:
            if turn == 0 or compiled.target != "interpret":
                result = compiled(**graphs, **values)
                runs[number].append(result.milliseconds["run"])
                judge(number, result)
    return [Times(tuple(each)) for each in runs]


def tell(text: str) -> None:
    """Progress, for those who watch."""
    if sys.stderr.isatty():
        print(text, file=sys.stderr)


def why_missing(compiled: Compiled, graphs: Mapping[str, Graph]) -> str:
    """Builds the machine code; what is missing on this machine, or nothing."""
    try:
        compiled.prepare(*graphs.values())
    except ToolMissing as missing:
        return missing.message
    return ""
