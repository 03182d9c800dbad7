"""Parsers of commands from options.toml, and the types of their values."""

from __future__ import annotations

import argparse
import math
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lighthouse.cli import Subparsers

Parse = Callable[[str], Any]


FILE = Path(__file__).with_name("options.toml")


@cache
def table(file: Path = FILE) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def add_command(
    subparsers: Subparsers, name: str, epilog: str = ""
) -> argparse.ArgumentParser:
    """The parser of a command, as yet without options.

    epilog: shown as it is after the options.
    """
    raw = argparse.RawDescriptionHelpFormatter
    return subparsers.add_parser(
        name,
        **table()["commands"][name],
        epilog=epilog or None,
        formatter_class=raw if epilog else argparse.HelpFormatter,
    )


def add_options(
    parser: argparse._ActionsContainer,
    *groups: str,
    types: Mapping[str, Parse] | None = None,
    file: Path = FILE,
) -> None:
    """Add the options of these groups of a file.

    types: by name those that `TYPES` does not have.
    """
    known = {**TYPES, **(types or {})}
    for group in groups:
        for names, about in table(file)["options"][group].items():
            settings = dict(about)
            if "type" in settings:
                settings["type"] = known[settings["type"]]
            if settings.get("action") == "boolean":
                settings["action"] = argparse.BooleanOptionalAction
            parser.add_argument(*names.split(), **settings)


def texts(*names: str, file: Path = FILE) -> str:
    return "".join(f"{table(file)['texts'][name]}\n" for name in names)


# --- types ----------------------------------------------------------------------------


def positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"`{text}` is not a number from 1 on")
    return int(text)


def numbers(text: str) -> list[int]:
    """`1,2,4`"""
    return [positive(item) for item in text.split(",")]


def tolerance(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < math.inf:
        raise argparse.ArgumentTypeError(f"`{text}` is not a number from 0 on")
    return value


def assignment(text: str, form: str = "NAME=VALUE") -> tuple[str, str]:
    name, _, value = text.partition("=")
    if not name or not value:
        raise argparse.ArgumentTypeError(f"`{text}` must be {form}")
    return name, value


def destination(text: str) -> tuple[str, str]:
    return assignment(text, "NAME=PATH")


TYPES: Mapping[str, Parse] = {
    "assignment": assignment,
    "destination": destination,
    "int": int,
    "numbers": numbers,
    "path": Path,
    "positive": positive,
    "tolerance": tolerance,
}
