"""Edits that mend mistakes which the checker finds, made from the text around them.

Each answers with None where the text is not of the usual form.
"""

from __future__ import annotations

import re

from lighthouse.diagnostics import Edit, Source, Span

_OPENING, _CLOSING = "([{", ")]}"


def end_of(span: Span) -> Span:
    """The place after it."""
    return Span(span.source, span.end, span.end)


def exchange_operator(target: Span, value: Span, old: str, new: str) -> Edit | None:
    """Between the target of an assignment and its value."""
    source = target.source
    if source is None:
        return None
    at = source.text.find(old, target.end, value.start)
    return Edit(Span(source, at, at + len(old)), new) if at >= 0 else None


def of_element(name: Span, graph: str | None) -> Edit | None:
    """`age = 0;` becomes `G.age = 0;`, and `age[n]` becomes `n.age`."""
    if name.source is None:
        return None
    text = name.source.text
    if index := re.compile(r"\s*\[\s*(\w+)\s*\]").match(text, name.end):
        return Edit(
            Span(name.source, name.start, index.end()), f"{index[1]}.{name.text}"
        )
    begins = text[: name.start].rstrip()[-1:] in (";", "{", "}")
    if graph is not None and begins and re.compile(r"\s*=(?!=)").match(text, name.end):
        return Edit(Span(name.source, name.start, name.start), f"{graph}.")
    return None


def assign_afterwards(declaration: Span, name: str, graph: str | None) -> Edit | None:
    """`N_P<Int> age = 0;` becomes `N_P<Int> age; G.age = 0;`."""
    found = re.search(rf"\b{name}(\s*=\s*)", declaration.text)
    if graph is None or found is None:
        return None
    start, end = (declaration.start + place for place in found.span(1))
    return Edit(Span(declaration.source, start, end), f"; {graph}.{name} = ")


def written_out(target: Span, value: Span, operator: str) -> Edit | None:
    """`G.age += 1;` becomes `G.age = G.age + 1;`."""
    if operator not in ("+", "*") or value.end <= target.end:
        return None
    operand = value.text if re.fullmatch(r"[\w.]+", value.text) else f"({value.text})"
    span = target.to(value)
    return Edit(span, f"{target.text} = {target.text} {operator} {operand}")


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


def filter_for_body(count: Span, filter: Span | None, body: Span) -> Edit | None:
    """`Count(n: G.Nodes){n.old}` becomes `Count(n: G.Nodes)(n.old)`."""
    if count.source is None:
        return None
    if filter is None:
        brace = count.source.text.rfind("{", count.start, body.start)
        return Edit(Span(count.source, brace, count.end), f"({body.text})")
    both = " && ".join(
        f"({part.text})" if re.search(r"\|\||\?|\bOr\b", part.text) else part.text
        for part in (filter, body)
    )
    return Edit(Span(count.source, filter.start, count.end), f"{both})")


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
