"""Syntax errors: where a mistake is in the text, and the edit that fixes it.

A `Place` answers with what to underline; a `Repair` with an edit, or None where it
cannot tell.  Both look at the tokens around a `Failure`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from lighthouse.diagnostics import Edit, Span
from lighthouse.frontend.recovery import END, Failure

Place = Callable[[Failure], Span]
Repair = Callable[[Failure], Edit | None]

_OPENING = frozenset("([{")
_CLOSING = frozenset(")]}")


def text_of(span: Span) -> str:
    return span.source.text[span.start : span.end] if span.source else ""


# --- places ---------------------------------------------------------------------------


def found(failure: Failure) -> Span:
    """The token that cannot be read."""
    return failure.span


def previous(failure: Failure) -> Span:
    return failure.before


def previous_and_found(failure: Failure) -> Span:
    return failure.over(failure.index - 1, failure.index)


def found_and_next(failure: Failure) -> Span:
    return failure.over(failure.index, failure.index + 1)


def head(failure: Failure) -> Span:
    """From the token that cannot be read to the block, or to the end of the
    statement."""
    return failure.over(failure.index, _end_of_head(failure, failure.index))


def whole_head(failure: Failure) -> Span:
    """The same from where the statement begins."""
    return failure.over(failure.first, _end_of_head(failure, failure.first))


def parenthesis(failure: Failure) -> Span:
    """From the token that cannot be read to the end of the parentheses around it."""
    return failure.over(failure.index, _end_of_parentheses(failure))


def whole_parenthesis(failure: Failure) -> Span:
    """All that stands in the parentheses around the token that cannot be read."""
    return failure.over(opening(failure) + 1, _end_of_parentheses(failure))


def chain(failure: Failure) -> Span:
    """`a.b.c`, found to be wrong at what follows it."""
    end = failure.index - 1
    while failure.type_at(end + 1) == "." and failure.type_at(end + 2) == "ID":
        end += 2
    if failure.type_at(end + 1) == "(":
        end = closing(failure, end + 1) or end
    return failure.over(failure.index - 5, end)


# --- repairs --------------------------------------------------------------------------


def put(new: str, place: Place = found) -> Repair:
    """Replace `place`; in `new`, `{found}` is the token that cannot be read."""

    def repair(failure: Failure) -> Edit:
        return Edit(place(failure), new.replace("{found}", text_of(failure.span)))

    return repair


def insert(new: str) -> Repair:
    """Insert after the previous token."""
    return lambda failure: Edit(failure.gap, new)


def remove(failure: Failure) -> Edit:
    """Remove the token that cannot be read and the blanks after it."""
    end = failure.span.end
    while failure.source.text[end : end + 1] in (" ", "\t"):
        end += 1
    return Edit(Span(failure.source, failure.span.start, end), "")


def colon(failure: Failure) -> Edit:
    """`n in` becomes `n:`."""
    return Edit(failure.gap.to(failure.span), ":")


def remove_with_gap(failure: Failure) -> Edit:
    """Remove the token that cannot be read and the blanks before it."""
    return Edit(failure.gap.to(failure.span), "")


def remove_previous(failure: Failure) -> Edit:
    return Edit(failure.before, "")


def parenthesise(failure: Failure) -> Edit | None:
    """`If x > 1 {`: where the condition ends is clear only before a block, and at the
    end of a `Do`."""
    span = head(failure)
    after = failure.type_at(_end_of_head(failure, failure.index) + 1)
    if after == ")":
        return Edit(Span(failure.source, span.start, span.start), "(")
    if after == "{" or failure.dropped[0].type == "Do":
        text = re.sub(r"^(\w+) +in\b", r"\1:", text_of(span))
        return Edit(span, f"({text})")
    return None


def cast(failure: Failure) -> Edit | None:
    """`Int(x)` becomes `(Int) (x)`."""
    return Edit(failure.span, f"({text_of(failure.span)}) ")


def name_first(failure: Failure) -> Edit | None:
    """`(Int a)` becomes `(a: Int)`."""
    end = _end_of_type(failure, failure.index)
    if failure.type_at(end + 1) != "ID":
        return None
    type = text_of(failure.over(failure.index, end))
    name = text_of(failure.over(end + 1, end + 1))
    return Edit(failure.over(failure.index, end + 1), f"{name}: {type}")


def type_first(failure: Failure) -> Edit | None:
    """`a: Int;` becomes `Int a;`."""
    end = _end_of_type(failure, failure.index + 1)
    if failure.type_at(end + 1) not in (";", "="):
        return None
    type = text_of(failure.over(failure.index + 1, end))
    name = text_of(failure.before)
    return Edit(failure.over(failure.index - 1, end), f"{type} {name}")


# --- tokens around a failure ----------------------------------------------------------


def _end_of_type(failure: Failure, start: int) -> int:
    """The last token of the type that begins at `start`."""
    end = start
    if failure.type_at(end + 1) == "<":
        while failure.type_at(end) not in (">", "TupleEnd", END):
            end += 1
    if failure.type_at(end + 1) == "(":
        end = closing(failure, end + 1) or end
    return end


def closing(failure: Failure, open: int) -> int | None:
    """The index of the bracket that closes the one at `open`."""
    depth = 0
    for index in range(open, len(failure.stream.tokens)):
        depth += failure.type_at(index) in _OPENING
        depth -= failure.type_at(index) in _CLOSING
        if depth == 0:
            return index
    return None


def opening(failure: Failure, close: int | None = None) -> int:
    """The index of the bracket that `close` closes; else of the inmost open one."""
    depth = 0
    for index in range(failure.index - 1 if close is None else close, -1, -1):
        depth += failure.type_at(index) in _CLOSING
        depth -= failure.type_at(index) in _OPENING
        if depth == (-1 if close is None else 0):
            return index
    return 0


def _end_of_parentheses(failure: Failure) -> int:
    """The index of the last token in the parentheses around the failure."""
    depth = 0
    for index in range(failure.index, len(failure.stream.tokens)):
        depth += failure.type_at(index) in _OPENING
        depth -= failure.type_at(index) in _CLOSING
        if depth < 0:
            return max(index - 1, failure.index)
    return failure.index


def _end_of_head(failure: Failure, start: int) -> int:
    """The last token before a block or the end of a statement."""
    depth = 0
    for index in range(start, len(failure.stream.tokens)):
        type = failure.type_at(index)
        if depth == 0 and type in ("{", "}", ";", ")"):
            return max(index - 1, start)
        depth += type in _OPENING
        depth -= type in _CLOSING
    return start
