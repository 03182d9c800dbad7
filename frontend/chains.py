"""Syntax errors: a field or method of a value without a name, as in `t.ToEdge().w`.

In the grammar only variables have fields and methods, so that such a value needs a
name.
"""

from __future__ import annotations

from lighthouse.diagnostics import Diagnostic, Edit
from lighthouse.frontend.recovery import Failure
from lighthouse.frontend.repairs import closing, opening, text_of


def member_of_value(failure: Failure) -> Diagnostic | None:
    """A `.` after a call, an element of a map or a parenthesis."""
    end: int | None = failure.index - 1
    if failure.found == "(":  # in the header of a loop `n.ToEdge` is read as a range
        end = closing(failure, failure.index)
    if end is None or failure.type_at(end) not in (")", "]"):
        return None
    member = text_of(failure.over(end + 2, end + 2))
    if failure.type_at(end + 1) != "." or not member.isidentifier():
        return None
    begin = _begin(failure, end)
    span = failure.over(begin, end + 2)
    text = text_of(failure.over(begin, end))
    what = "a call" if text.endswith(")") else "an element of a map"
    if failure.type_at(begin) == "(":
        text, what = text[1:-1].strip(), "an expression"
    if text.isidentifier():
        message = f"`{text}` stands without parentheses before a `.`"
        bare = Edit(span, f"{text}.{member}")
        return Diagnostic("GM0030", message, span, edit=bare)
    kind, name = ("Edge", "e") if "Edge()" in text.split(".")[-1] else ("Node", "m")
    called = "(…)" if failure.type_at(end + 3) == "(" else ""
    note = f"give it a name first: `{kind} {name} = {text};`"
    return Diagnostic(
        "GM0030",
        f"a field or method follows a variable, not {what}",
        span,
        notes=(f"{note}, then `{name}.{member}{called}`",),
    )


def _begin(failure: Failure, end: int) -> int:
    """The first token of the value that ends with the bracket at `end`."""
    begin = opening(failure, end)
    if failure.type_at(begin - 1) == "ID":
        begin -= 1
        while failure.type_at(begin - 1) == "." and failure.type_at(begin - 2) == "ID":
            begin -= 2
    return begin
