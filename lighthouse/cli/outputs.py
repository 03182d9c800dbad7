"""Checks that a command writes no file that it reads."""

import argparse
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from lighthouse.diagnostics import CompileError, failure
from lighthouse.driver import check_destination

# The arguments that name what commands read.
INPUTS = (
    *("file", "graph", "also_on", "args", "load_pass"),
    *("nodes", "constraints", "hcd", "names", "solution", "modules", "models"),
)


def check_outputs(arguments: argparse.Namespace, outputs: Iterable[Path]) -> None:
    """Raises CompileError, before any work is done, for an output that cannot be
    written, that is an input, or that is given twice.
    """
    seen: list[Path] = []
    for path in outputs:
        check_destination(path)
        refuse_inputs(arguments, path)
        if any(same_file(path, other) for other in seen):
            raise refusal(path, "two outputs would be in it")
        seen.append(path)


def refuse_standard_output(path: Path) -> None:
    """Raises CompileError if what is printed goes to that file, which is replaced."""
    with suppress(OSError):  # one of the two is not there
        if path.is_file() and os.path.samestat(path.stat(), os.fstat(1)):
            raise refusal(path, "standard output goes there")


def refuse_inputs(arguments: argparse.Namespace, path: Path) -> None:
    """Raises CompileError if `path` is a file that the command reads."""
    inputs = [getattr(arguments, name, None) for name in INPUTS]
    if any(same_file(path, each) for each in files_in(inputs)):
        raise refusal(path, "the command reads it")


def refusal(path: Path, reason: str) -> CompileError:
    return failure("GM0905", f"{path} cannot be written: {reason}")


def files_in(value: object) -> Iterator[Path]:
    """The files that an option may name: `FILE`, `NAME=FILE`, `@FILE`."""
    match value:
        case list() | tuple():
            for item in value:
                yield from files_in(item)
        case Path():
            yield value
        case str():
            for text in (value, value.partition("=")[2]):
                yield Path(text.removeprefix("@"))


def same_file(path: Path, other: Path) -> bool:
    """By any of their names; devices and pipes can be read and written."""
    try:
        if path.exists() and other.exists():
            return path.is_file() and os.path.samefile(path, other)
        return path.resolve() == other.resolve()
    except (OSError, ValueError):  # no name of a file: too long, or with a zero byte
        return False
