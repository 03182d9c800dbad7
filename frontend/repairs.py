"""Syntax errors: where a mistake is in the text, and the edit that fixes it.

A `Place` answers with what to underline; a `Repair` with an edit, or None where it
cannot tell.  Both look at the tokens around a `Failure`.
"""

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


def parenthesis(failure: Failure) -> Span:
    """From the token that cannot be read to the end of the parentheses around it."""
    return failure.over(failure.index, end_of_parentheses(failure))


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


def nodes_of_graph(failure: Failure) -> Edit | None:
    """`G` becomes `G.Nodes`, where the text declares that it is a graph."""
    graph = rf"\b{text_of(failure.before)}\b[^:;()]*:\s*[DU]?Graph\b"
    declared = re.search(graph, failure.source.text)
    return Edit(failure.gap, ".Nodes") if declared else None


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


def end_of_parentheses(failure: Failure) -> int:
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
