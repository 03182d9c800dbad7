"""Edits that fix type errors, from the text around them.

Each answers with None where the text is not of the usual form.
"""

import re

from lighthouse.diagnostics import Edit, Source, Span

_OPENING, _CLOSING = "([{", ")]}"


def exchange_operator(target: Span, value: Span, old: str, new: str) -> Edit | None:
    """Between the target of an assignment and its value."""
    source = target.source
    if source is None:
        return None
    at = source.text.find(old, target.end, value.start)
    return Edit(Span(source, at, at + len(old)), new) if at >= 0 else None


def deferred(target: Span, loop: str) -> Edit | None:
    """`n.rank = …;` becomes `n.rank <= … @ n;`."""
    if target.source is None:
        return None
    text = target.source.text
    equals = re.compile(r"\s*=(?!=)\s*").match(text, target.end)
    end = _end_of_statement(target.source, target.end)
    if equals is None or end is None:
        return None
    span = Span(target.source, target.end, end)
    return Edit(span, f" <= {text[equals.end() : end]} @ {loop}")


def one_by_one(loop: Span) -> Edit | None:
    """`Foreach` becomes `For`."""
    if not loop.text.startswith("Foreach"):
        return None
    return Edit(Span(loop.source, loop.start, loop.start + len("Foreach")), "For")


def _end_of_statement(source: Source, start: int) -> int | None:
    """Where the `;` stands that ends a statement; not in one with a comment."""
    depth = 0
    for index in range(start, len(source.text)):
        sign = source.text[index]
        depth += (sign in _OPENING) - (sign in _CLOSING)
        if source.text.startswith(("//", "/*"), index) or depth < 0:
            return None
        if sign == ";" and depth == 0:
            return index
    return None
