"""Syntax errors: where a mistake is in the text, and the edit that fixes it.

A `Place` answers with what to underline; a `Repair` with an edit, or None where it
cannot tell.  Both look at the tokens around a `Failure`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from lighthouse.diagnostics import Edit, Span
from lighthouse.frontend.recovery import END, STARTERS, Failure

Place = Callable[[Failure], Span]
Repair = Callable[[Failure], Edit | None]

_OPENING = frozenset("([{")
_CLOSING = frozenset(")]}")
# The braces in statements that begin so are those of blocks.
_WITH_BLOCKS = (STARTERS - {"Do", "Return"}) | {"Else", "{"}
_GOES_ON = frozenset({"Else", "InReverse", "InPost"})


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


def statement(failure: Failure) -> Span:
    """The statement that begins with the token that cannot be read."""
    return failure.over(failure.index, _end_of_statement(failure, failure.index))


def parenthesis(failure: Failure) -> Span:
    """From the token that cannot be read to the end of the parentheses around it."""
    return failure.over(failure.index, _end_of_parentheses(failure))


def whole_parenthesis(failure: Failure) -> Span:
    """All that stands in the parentheses around the token that cannot be read."""
    return failure.over(opening(failure) + 1, _end_of_parentheses(failure))


def rest_of_condition(failure: Failure) -> Span:
    """`(a) && (b)`, found to be wrong at `&&`."""
    begin = opening(failure, failure.index - 1)
    return failure.over(begin, _end_of_head(failure, failure.index))


def brackets(failure: Failure) -> Span:
    """From the bracket that cannot be read to the one that closes it."""
    end = closing(failure, failure.index)
    return failure.over(failure.index, failure.index if end is None else end)


def chain(failure: Failure) -> Span:
    """`a.b.c`, found to be wrong at what follows it."""
    end = failure.index - 1
    while failure.type_at(end + 1) == "." and failure.type_at(end + 2) == "ID":
        end += 2
    if failure.type_at(end + 1) == "(":
        end = closing(failure, end + 1) or end
    return failure.over(failure.index - 5, end)


def reduction(failure: Failure) -> Span:
    """A reduction that ends before the token that cannot be read."""
    heads = ("reducer", "selector", "Sum", "Product", "Min", "Max", "Avg", "Count")
    for symbol in reversed(failure.dropped):
        if symbol.type in heads:
            return Span(failure.source, symbol.start, failure.before.end)
    return failure.before


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


def one_parenthesis(failure: Failure) -> Edit:
    """`If (a) && (b) {` becomes `If ((a) && (b)) {`."""
    span = rest_of_condition(failure)
    return Edit(span, f"({text_of(span)})")


def cast(failure: Failure) -> Edit | None:
    """`Int(x)` becomes `(Int) (x)`."""
    return Edit(failure.span, f"({text_of(failure.span)}) ")


def embrace(failure: Failure) -> Edit:
    """`While (c) x++;` gets its braces."""
    span = statement(failure)
    text = text_of(span)
    return Edit(span, "{ }" if text == ";" else f"{{ {text} }}")


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


def procedure_first(failure: Failure) -> Edit | None:
    """`Int p(G: Graph) {` becomes `Procedure p(G: Graph): Int {`."""
    end = closing(failure, failure.index + 2)
    if end is None or failure.type_at(end + 1) != "{":
        return None
    type, rest = text_of(failure.span), failure.over(failure.index + 1, end)
    span = failure.over(failure.index, end)
    return Edit(span, f"Procedure {text_of(rest)}: {type}")


def separate_declarations(failure: Failure) -> Edit | None:
    """`Int a = 1, b = 2;` becomes `Int a = 1; Int b = 2;`."""
    comma = failure.index
    while failure.type_at(comma) != "," and comma > failure.first:
        comma -= 1
    type = failure.over(failure.first, failure.first)
    if failure.type_at(failure.first + 1) != "ID":
        return None
    return Edit(failure.over(comma, comma), f"; {text_of(type)}")


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


def _end_of_statement(failure: Failure, start: int) -> int:
    """The `;` or `}` that ends the statement at `start`."""
    with_blocks = failure.type_at(start) in _WITH_BLOCKS
    depth = 0
    for index in range(start, len(failure.stream.tokens)):
        type = failure.type_at(index)
        depth += type in _OPENING
        depth -= type in _CLOSING
        if depth < 0:
            return max(index - 1, start)
        ends = type == ";" or (type == "}" and with_blocks)
        if depth == 0 and ends and failure.type_at(index + 1) not in _GOES_ON:
            return index
    return start
