"""Remarks: what the passes did or did not do, and why."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lighthouse.diagnostics import NOWHERE, Span


def in_words(message: str, meanings: Mapping[str, str]) -> str:
    """The message with what a person calls the names in backquotes: the name that the
    program has, or the phrase that stands for the whole."""

    def word(name: re.Match[str]) -> str:
        meaning = meanings.get(name[0], "")
        return meaning if meaning.isidentifier() else name[0]

    def quoted(code: re.Match[str]) -> str:
        meaning = meanings.get(code[1], "")
        if meaning and not meaning.isidentifier():
            return in_words(meaning, meanings)
        return re.sub(r"[A-Za-z]\w*", word, code[0])

    return re.sub(r"`([^`]*)`", quoted, message)


class Kind(StrEnum):
    """`passed`: done; `missed`: not done, and why; `analysis`: a fact found."""

    PASSED = "passed"
    MISSED = "missed"
    ANALYSIS = "analysis"


@dataclass(frozen=True, slots=True)
class Remark:
    """One decision of one pass, at a place of the program.

    procedure: the one that is compiled; what it calls is a part of it by then.
    options: of the pass, as `name`, `value`.
    """

    kind: Kind
    pass_name: str
    message: str
    span: Span = NOWHERE
    procedure: str = ""
    options: tuple[tuple[str, str], ...] = ()

    @property
    def id(self) -> str:
        """Which decision it is, the same in every program: `fuse-loops/passed/
        one-loop-with-the-loop-in-line`."""
        words = re.findall(r"[a-z]+", re.sub(r"`[^`]*`", " ", self.message.lower()))
        return "/".join((self.pass_name, self.kind, "-".join(words[:12])))

    def as_data(self) -> dict[str, Any]:
        """What JSON has of it."""
        return {
            "id": self.id,
            "kind": self.kind,
            "pass": self.pass_name,
            "options": dict(self.options),
            "message": self.message,
            "procedure": self.procedure,
            "file": self.span.source.name if self.span.source else None,
            "line": self.span.line,
            "column": self.span.column,
        }

    def __str__(self) -> str:
        where = (
            f"{self.span.source.name}:{self.span.line}: " if self.span.source else ""
        )
        return f"{where}{self.kind} [{self.pass_name}] {self.message}"
