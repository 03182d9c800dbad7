"""A field or method of a value that has no name: `t.ToEdge().w`, `M[k].age`.

In the grammar only variables have fields and methods, so that such a value needs a
name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lighthouse.diagnostics import Diagnostic, Edit, Span
from lighthouse.frontend.recovery import Failure
from lighthouse.frontend.repairs import closing, opening, text_of
from lighthouse.ir.builtins import BUILTINS, Builtin
from lighthouse.ir.types import EdgeType

_METHODS: dict[str, Builtin] = {
    name: builtin
    for builtin in BUILTINS
    for name in (builtin.name, *builtin.synonyms)
    if builtin.receiver is not None
}
# To ask these earlier than the program does changes nothing.
_PURE = ("ToEdge", "FromNode", "ToNode")
_DECLARED = ("Int", "Long", "Float", "Double", "Bool", "Node", "Edge")
_REDUCTIONS = ("reducer", "selector", "Sum", "Product", "Min", "Max", "Avg", "Count")


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
    call = re.search(r"\.(\w+)\([^()]*\)$", text)
    method = _METHODS.get(call[1]) if call else None
    is_edge = method is not None and isinstance(method.result, EdgeType)
    name = _free_name(failure, "e" if is_edge else "m")
    declaration = f"{'Edge' if is_edge else 'Node'} {name} = {text};"
    called = "(…)" if failure.type_at(end + 3) == "(" else ""
    edit = None
    if method and method.name in _PURE and not _goes_on(failure, end + 3):
        edit = _hoisted(failure, span, declaration, f"{name}.{member}")
    return Diagnostic(
        "GM0030",
        f"a field or method follows a variable, not {what}",
        span,
        notes=(
            f"give it a name first: `{declaration}`, then `{name}.{member}{called}`",
            *_where(failure, is_edge),
        ),
        edit=edit,
    )


def _begin(failure: Failure, end: int) -> int:
    """The first token of the value that ends with the bracket at `end`."""
    begin = opening(failure, end)
    if failure.type_at(begin - 1) == "ID":
        begin -= 1
        while failure.type_at(begin - 1) == "." and failure.type_at(begin - 2) == "ID":
            begin -= 2
    return begin


def _goes_on(failure: Failure, index: int) -> bool:
    """`.FromNode().age`: one name is not enough."""
    end = closing(failure, index) if failure.type_at(index) == "(" else None
    return end is not None and failure.type_at(end + 1) == "."


def _free_name(failure: Failure, hint: str) -> str:
    name = hint
    while re.search(rf"\b{name}\b", failure.source.text):
        name += hint
    return name


def _where(failure: Failure, is_edge: bool) -> Iterator[str]:
    """What to do where there is no room for a declaration."""
    dropped = [symbol.type for symbol in failure.dropped]
    if any(type in _REDUCTIONS for type in dropped):
        yield "a reduction has no room for it: a Foreach with `+=` does the same"
    elif dropped[:1] == ["("]:
        yield "a filter has no room for it: an If in the body does the same"
    else:
        return
    if is_edge:
        yield "or go through edges, as in `Foreach (e: n.OutEdges)`"


def _hoisted(failure: Failure, span: Span, declaration: str, named: str) -> Edit | None:
    """The declaration before the statement, if the statement asks once, and first."""
    first = failure.first
    before, kind = failure.type_at(first - 1), failure.type_at(first)
    dropped = [symbol.type for symbol in failure.dropped]
    in_head = dropped.count("(") > dropped.count(")")
    simple = kind in ("ID", "Return", *_DECLARED)
    simple |= kind == "If" and in_head
    simple |= kind in ("For", "Foreach") and failure.found == "("
    if before not in (";", "{", "}") or not simple:
        return None
    if any(type in _REDUCTIONS or type == "{" for type in dropped):
        return None
    statement = failure.over(first, first)
    source = failure.source
    between = source.text[statement.start : span.start]
    return Edit(
        Span(source, statement.start, span.end), f"{declaration} {between}{named}"
    )
