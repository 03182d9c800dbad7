"""What the passes decided, and why: the compiler's explanation of itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

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
    """One decision of one pass, at a place of the program."""

    kind: Kind
    pass_name: str
    message: str
    span: Span = NOWHERE

    def __str__(self) -> str:
        where = (
            f"{self.span.source.name}:{self.span.line}: " if self.span.source else ""
        )
        return f"{where}{self.kind} [{self.pass_name}] {self.message}"
