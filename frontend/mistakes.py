"""Syntax errors: the frequent mistakes of mistakes.toml, and their messages.

An example lists texts with the mistake.  `syntax_errors` remembers where the parser
stops in them, and recognises the mistake by that place.  A token may also be confused
with another one of the language, and a word may be a keyword of another language.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from lighthouse.frontend import repairs
from lighthouse.frontend.repairs import Place, Repair

FILE = Path(__file__).with_name("mistakes.toml")
Position = Literal["statement", "procedure", "type", "operator", "filler", "prefix"]


@dataclass(frozen=True, slots=True)
class Mistake:
    """What to say, where it is, and the edit that fixes it."""

    code: str
    message: str
    notes: tuple[str, ...]
    at: Place
    repair: Repair | None


@dataclass(frozen=True, slots=True)
class Example:
    """Texts that the parser stops in; the fields are explained in mistakes.toml."""

    mistake: Mistake
    texts: tuple[str, ...]
    anywhere: bool
    ahead: bool


@dataclass(frozen=True, slots=True)
class Confusion:
    """`found` stands where one of `meant` could, and perhaps `ahead` after it."""

    mistake: Mistake
    found: tuple[str, ...]
    meant: tuple[str, ...]
    ahead: str | None


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def _mistake(entry: Mapping[str, Any]) -> Mistake:
    at: Place = getattr(repairs, entry.get("at", "found"))
    repair: Repair | None = None
    if "put" in entry:
        repair = repairs.put(entry["put"], at)
    elif "insert" in entry:
        repair = repairs.insert(entry["insert"])
    elif "repair" in entry:
        repair = getattr(repairs, entry["repair"])
    notes = tuple(entry.get("notes", ()))
    return Mistake(entry["code"], entry["message"], notes, at, repair)


def _expanded(text: str, alternatives: Mapping[str, Sequence[str]]) -> Iterator[str]:
    match = re.search(r"\$(\w+)", text)
    if match is None:
        yield text
        return
    for each in alternatives[match[1]]:
        whole = text[: match.start()] + each + text[match.end() :]
        yield from _expanded(whole, alternatives)


@cache
def examples() -> tuple[Example, ...]:
    def texts(entry: dict[str, Any]) -> Iterator[str]:
        for pattern in entry["texts"]:
            yield from _expanded(pattern, _data()["alternatives"] | entry)

    return tuple(
        Example(
            _mistake(entry),
            tuple(texts(entry)),
            entry.get("anywhere", False),
            entry.get("ahead", False),
        )
        for entry in _data()["example"]
    )


@cache
def confusions() -> tuple[Confusion, ...]:
    return tuple(
        Confusion(
            _mistake(entry),
            tuple(entry["found"]),
            tuple(entry["meant"]),
            entry.get("ahead"),
        )
        for entry in _data()["confusion"]
    )


@cache
def words(position: Position) -> dict[str, Mapping[str, Any]]:
    """The entries of those that may stand there."""
    return {
        word: entry
        for entry in _data()["word"]
        if entry["place"] == position
        for word in entry["words"]
    }
