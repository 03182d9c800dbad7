"""What the passes decided, and why: the compiler's explanation of itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lighthouse.diagnostics import NOWHERE, Span


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
