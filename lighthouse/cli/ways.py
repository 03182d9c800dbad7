"""The ways to run a program that `compare` sets side by side."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NoReturn

from lighthouse.cli.options import (
    add_pass_options,
    observers,
    options_of,
    positive,
    show_lowering,
)
from lighthouse.driver import Options

if TYPE_CHECKING:
    from lighthouse.api import Compiled
    from lighthouse.driver import Compilation


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
    **more: Any,
) -> Compiled:
    """Raises CompileError.

    options: for the passes, in place of those that the way and the command have.
    more: what else `Compiled` takes.
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
        **more,
    )
    if compiled.lowered is not None:
        show_lowering(compilation, compiled.lowered, settings)
    return compiled
