"""A diagnostic as data: code, severity, message, places, edit."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Source:
    """A text and the name under which it is shown."""

    name: str
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Span:
    """Characters `start` up to, not including, `end` of a source.

    `others` are the places of what a pass has merged into this.
    """

    source: Source | None = None
    start: int = 0
    end: int = 0
    others: tuple[Span, ...] = field(default=(), compare=False, repr=False)

    @property
    def line(self) -> int:
        """The line of the first character, from 1; 0 if the span has no source."""
        if self.source is None:
            return 0
        return self.source.text.count("\n", 0, self.start) + 1

    @property
    def column(self) -> int:
        """The column of the first character, from 1."""
        if self.source is None:
            return 0
        return self.start - (self.source.text.rfind("\n", 0, self.start) + 1) + 1

    @property
    def text(self) -> str:
        """The characters; none if the span has no source."""
        return self.source.text[self.start : self.end] if self.source else ""

    def to(self, other: Span) -> Span:
        """From the start of this span to the end of `other`."""
        return Span(self.source, self.start, other.end)

    @property
    def parts(self) -> tuple[Span, ...]:
        """This one and the others, without theirs."""
        return (replace(self, others=()), *self.others)

    def merged(self, other: Span) -> Span:
        """This one, for what stands for both."""
        return replace(self, others=tuple(dict.fromkeys(self.others + other.parts)))


NOWHERE = Span()


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Label:
    """A second place that matters, and why."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace `span` by `text`: a suggestion that a person or an editor can apply."""

    span: Span
    text: str

    def applied(self) -> str:
        """The whole text of the source as it would be."""
        source = self.span.source
        assert source is not None
        return source.text[: self.span.start] + self.text + source.text[self.span.end :]


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding.  `message` alone must make sense; the rest helps."""

    code: str
    message: str
    span: Span = NOWHERE
    severity: Severity = Severity.ERROR
    labels: tuple[Label, ...] = ()
    notes: tuple[str, ...] = ()
    edit: Edit | None = None
