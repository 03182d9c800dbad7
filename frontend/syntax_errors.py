"""Chooses the message of a syntax error.

From the most to the least particular: a keyword in the wrong case; a known mistake,
recognised by the state of the parser and the token at which an example of it fails; a
token that is often taken for another; one missing token; and else what was found and
what would have been accepted.

To improve a message, add an example of the mistake to mistakes.toml.
"""

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import partial

from lighthouse.diagnostics import Diagnostic, Edit, Label, Span
from lighthouse.frontend import repairs
from lighthouse.frontend.expected import (
    GENERIC,
    RANGES,
    REDUCTIONS,
    STATEMENTS,
    TYPES,
    WITH_PARENTHESIS,
    expected,
    shown,
)
from lighthouse.frontend.lexer import KEYWORDS, SOFT_KEYWORDS
from lighthouse.frontend.mistakes import (
    Confusion,
    Mistake,
    Position,
    confusions,
    examples,
    words,
)
from lighthouse.frontend.recovery import (
    CLOSING,
    END,
    STARTERS,
    Failure,
    closing_line,
    missing_tokens,
    nests,
    unbalanced,
)
from lighthouse.frontend.repairs import text_of
from lighthouse.ir.kinds import bringer
from lighthouse.ir.types import SCALARS
from lighthouse.spelling import closest


def locate(probe: Callable[[str], Failure]) -> dict[str, int]:
    """Where each example fails: the keys of `explain`, with positions in `examples`.

    `probe` parses a text and answers with its first error.  Where two examples fail
    alike the first one counts.
    """
    found: dict[str, int] = {}
    for position, example in enumerate(examples()):
        for text in example.texts:
            ahead, near, anywhere = _keys(probe(example_program(text)))
            keys = [ahead] if example.ahead else [near] + [anywhere] * example.anywhere
            for key in keys:
                found.setdefault(key, position)
    return found


def _keys(failure: Failure) -> tuple[str, str, str]:
    """A place, from the most to the least particular."""
    state, found = failure.states[-1], failure.found
    after = failure.type_at(failure.index + 1)
    place = f"{state} outside" if failure.outside else f"{state}"
    return f"{place} {found} {after}", f"{place} {found}", place


def example_program(text: str) -> str:
    """The text of an example as a file."""
    if text.startswith("TOP "):
        return text.removeprefix("TOP ")
    return text if text.startswith("Procedure") else f"Procedure p() {{ {text} }}"


def explain(failure: Failure, explanations: Mapping[str, int]) -> Diagnostic:
    """What to say; `explanations` is what `locate` found."""
    for describe in (
        *(_nested, _not_imported, _borrowed, _misspelled),
        partial(_known_mistake, explanations),
        *(_outputs, _surplus, _missing, _outside, _keyword_as_name, _unknown_word),
    ):
        if diagnostic := describe(failure):
            return diagnostic
    return _unexpected(failure)


# --- from the most to the least particular --------------------------------------------

_WORDS = {**KEYWORDS, **SOFT_KEYWORDS}
_CAPITALS = {word.lower(): word for word in _WORDS}


def _nested(failure: Failure) -> Diagnostic | None:
    """`Procedure p() { Procedure q() { } }`."""
    if not nests(failure):
        return None
    message = "a procedure cannot stand inside another"
    note = "move it out: procedures may stand in any order"
    span = failure.over(failure.index, failure.index + 1)
    return Diagnostic("GM0039", message, span, notes=(note,))


def _not_imported(failure: Failure) -> Diagnostic | None:
    """A type without the extension that has it."""
    word = text_of(failure.span)
    if not failure.accepts("Kind") or not (extension := bringer(word)):
        return None
    message = f"`{word}` is a type of the extension `{extension}`"
    top = Span(failure.source, 0, 0)
    line = f"Import {extension};"
    notes = (f"write `{line}` at the top of the file",)
    edit = Edit(top, f"{line}\n")
    return Diagnostic("GM0020", message, failure.span, notes=notes, edit=edit)


def _borrowed(failure: Failure) -> Diagnostic | None:
    """Words of other languages: `break;`, `not x`, `if c then`."""
    places: list[tuple[int, Position]] = [(failure.first, "statement")]
    if failure.outside:
        places = [(failure.first, "procedure")]
    elif failure.found in ("ID", "<"):
        places.append((failure.first, "type"))
    if failure.found == "ID" and failure.accepts("Int"):
        places.append((failure.index, "type"))
    if failure.found == "ID" and failure.accepts("*"):
        places.append((failure.index, "operator"))
    if failure.accepts("*"):
        places.append((failure.index - 1, "prefix"))
    if failure.found == "ID" and not failure.accepts("*"):
        places.append((failure.index, "filler"))
    if failure.type_at(failure.first - 1) == ")":
        places.append((failure.first, "filler"))
    for index, position in places:
        span = failure.over(index, index)
        text, known = text_of(span), words(position)
        entry = known.get(text) or (position == "statement" and known.get(text.lower()))
        if entry and failure.type_at(index) == "ID":
            instead, notes = entry.get("instead"), tuple(entry.get("notes", ()))
            message = entry.get("message", f"`{{word}}` is written `{instead}`")
            message = message.replace("{word}", text)
            edit = None if instead is None else Edit(span, instead)
            return Diagnostic("GM0041", message, span, notes=notes, edit=edit)
    return None


def _misspelled(failure: Failure) -> Diagnostic | None:
    """`if (…)`, `Forech (…)`, `sum(n: …)`, `return x`, `int x`, `x: graph`."""
    for span, meant in _suspects(failure):
        word = text_of(span)
        if word not in _WORDS and (keyword := _similar(word, meant)):
            return _no_keyword(span, keyword)
    return None


def _no_keyword(span: Span, meant: str) -> Diagnostic:
    message = f"`{text_of(span)}` is no keyword; did you mean `{meant}`?"
    return Diagnostic("GM0024", message, span, edit=Edit(span, meant))


def _suspects(failure: Failure) -> list[tuple[Span, frozenset[str]]]:
    """Words that may be meant as keywords, with the keywords that would fit."""
    found = failure.found
    suspects: list[tuple[Span, frozenset[str]]] = []

    def suspect(start: int, meant: frozenset[str]) -> None:
        if match := re.compile(r"\w+").match(failure.source.text, start):
            suspects.append((Span(failure.source, *match.span()), meant))

    dropped = failure.dropped
    types = [symbol.type for symbol in dropped]
    if types == ["ID"] or (types == ["ID", "ID"] and failure.outside):
        suspect(dropped[0].start, STATEMENTS - TYPES)
        if found in ("ID", "<"):
            suspect(dropped[0].start, _spellings(TYPES if found == "ID" else GENERIC))
    elif types[:1] in (["ID"], ["call"]) and found != ";":
        suspect(dropped[0].start, WITH_PARENTHESIS)
    if found == ":":
        for name, opening in zip(failure.symbols, failure.symbols[1:], strict=False):
            if name.type == "ID" and opening.type == "(":
                suspect(name.start, REDUCTIONS)
    before = [failure.type_at(failure.index - back) for back in (3, 2, 1)]
    if before == ["(", "ID", ")"] and found in ("ID", "INT", "FLOAT", "("):
        suspect(failure.over(failure.index - 2, 0).start, frozenset(SCALARS))
    if found == "ID" and failure.outside:
        suspect(failure.before.start, frozenset(SCALARS))
    if found == "ID" and failure.token:
        fitting = frozenset(filter(failure.accepts, set(_WORDS.values())))
        suspect(failure.token.start, _spellings(fitting))
    return suspects


def _spellings(types: frozenset[str]) -> frozenset[str]:
    """All the words for keywords of these types."""
    return frozenset(word for word, type in _WORDS.items() if type in types)


def _similar(word: str, keywords: frozenset[str]) -> str | None:
    capitalized = _CAPITALS.get(word.lower())
    if capitalized in keywords:
        return capitalized
    close = get_close_matches(word, sorted(keywords), n=1, cutoff=0.8)
    return close[0] if close and len(word) > 2 else None


def _confuses(failure: Failure, confusion: Confusion) -> bool:
    after = failure.type_at(failure.index + 1)
    return (
        failure.found in confusion.found
        and confusion.ahead in (None, after)
        and any(map(failure.accepts, confusion.meant))
    )


def _known_mistake(
    explanations: Mapping[str, int], failure: Failure
) -> Diagnostic | None:
    positions = [explanations[key] for key in _keys(failure) if key in explanations]
    known: list[Mistake] = [examples()[position].mistake for position in positions[:1]]
    known += (item.mistake for item in confusions() if _confuses(failure, item))
    if not known:
        return None
    mistake = known[0]
    parts = {
        "{found}": text_of(failure.span) or "the end of the file",
        "{previous}": text_of(failure.before),
        "{next}": text_of(failure.over(failure.index + 1, failure.index + 1)),
    }

    def filled(text: str) -> str:
        for name, part in parts.items():
            text = text.replace(name, part)
        return text

    return Diagnostic(
        mistake.code,
        filled(mistake.message),
        mistake.at(failure),
        notes=tuple(map(filled, mistake.notes)),
        edit=mistake.repair(failure) if mistake.repair else None,
    )


def _outputs(failure: Failure) -> Diagnostic | None:
    """`f(a; x);`, as the arguments of `f` are declared."""
    end = repairs.end_of_parentheses(failure)
    if failure.found != ";" or failure.outside or failure.type_at(end + 1) != ")":
        return None
    message = "a call separates all arguments by `,`, the outputs too"
    between = failure.accepts(",", failure.type_at(failure.index + 1))
    repair = repairs.put(",") if between else repairs.remove
    return Diagnostic("GM0042", message, failure.span, edit=repair(failure))


_ENDS = frozenset((")", ";", "]", "}"))


def _surplus(failure: Failure) -> Diagnostic | None:
    """`f(a, )`; `If (a)) { }`, where all is well without the bracket."""
    if failure.before.end and text_of(failure.before) == "," and failure.found in _ENDS:
        message = "nothing follows this `,`"
        edit = repairs.remove_previous(failure)
        return Diagnostic("GM0042", message, failure.before, edit=edit)
    if failure.found not in CLOSING.values():
        return None
    after = failure.following(4)[1:] or (END,)
    if not failure.accepts(*after):
        return None
    return Diagnostic(
        "GM0043",
        f"this `{failure.found}` closes nothing",
        failure.span,
        edit=repairs.remove_with_gap(failure),
    )


def _missing(failure: Failure) -> Diagnostic | None:
    tokens, where = missing_tokens(failure), failure.gap
    if not tokens:
        return None
    first, *_ = texts = [token.replace("TupleEnd", ">") for token in tokens]
    edit = Edit(where, "".join(texts))
    if first == ";":
        return Diagnostic("GM0021", "a `;` is missing here", where, edit=edit)
    if first == ",":
        return Diagnostic("GM0042", "a `,` is missing here", where, edit=edit)
    pairs = {">": "<", **{right: left for left, right in CLOSING.items()}}
    opened = [symbol for symbol in failure.symbols if symbol.type == pairs[first]]
    span = Span(failure.source, opened[-1].start, opened[-1].end)
    if first != "}" or opened[-1] in failure.dropped:
        message = f"a `{first}` is missing here"
        labels = (Label(span, "opened here"),)
        return Diagnostic("GM0022", message, where, labels=labels, edit=edit)
    return _missing_brace(failure, len(tokens))


def _missing_brace(failure: Failure, count: int) -> Diagnostic:
    """The block that is never closed is, by indentation, not always the inmost one."""
    opened = [symbol for symbol in failure.symbols if symbol.type == "{"]
    open_ = Span(failure.source, opened[-1].start, opened[-1].end)
    edit = Edit(failure.gap, "\n}" * count)
    close = None
    if wrong := unbalanced(failure):
        open_, close = wrong
        edit = closing_line(open_)
    ends = "the file ends" if failure.found == END else "the next procedure begins"
    labels = [Label(failure.gap, f"{ends} without a `}}`")]
    if close is not None:
        labels.insert(0, Label(close, "this `}` seems to belong to an outer `{`"))
    message = "this `{` is never closed"
    return Diagnostic("GM0023", message, open_, labels=tuple(labels), edit=edit)


def _outside(failure: Failure) -> Diagnostic | None:
    """Anything but a procedure at the top of a file."""
    if not failure.accepts("Procedure"):
        return None
    if text_of(failure.span) == "Import":
        message = "imports stand before the first procedure"
        return Diagnostic("GM0039", message, failure.span)
    note = "perhaps a `}` too many closes the procedure above"
    return Diagnostic(
        "GM0039",
        f"{shown(failure)} is outside of any procedure",
        failure.span,
        notes=(note,) if failure.index else (),
    )


def _keyword_as_name(failure: Failure) -> Diagnostic | None:
    word = text_of(failure.span)
    if word not in KEYWORDS or not failure.accepts("ID"):
        return None
    if failure.accepts("INT") and failure.found in STARTERS:
        return None  # an expression is missing
    after_dot = failure.type_at(failure.index - 1) == "."
    if after_dot and word in RANGES:
        message = f"`{word}` is a range: it is no value, one goes through it"
        owner = text_of(failure.over(failure.index - 2, failure.index))
        notes = (f"as in `Foreach (i: {owner})` or `Count(i: {owner})`",)
        return Diagnostic("GM0025", message, failure.span, notes=notes)
    message = f"`{word}` is a keyword and cannot be a name"
    edit = None if word.lower() in KEYWORDS else Edit(failure.span, word.lower())
    return Diagnostic("GM0025", message, failure.span, edit=None if after_dot else edit)


def _unknown_word(failure: Failure) -> Diagnostic | None:
    """`String s;`: a statement cannot begin with two names."""
    if failure.found != "ID" or [item.type for item in failure.dropped] != ["ID"]:
        return None
    message = f"`{text_of(failure.before)}` is neither a type nor another keyword"
    types = ", ".join(f"`{name}`" for name in ("Int", "Double", "Node", "N_P<Int>"))
    return Diagnostic(
        "GM0037", message, failure.before, notes=(f"types are {types} and others",)
    )


def _unexpected(failure: Failure) -> Diagnostic:
    message = f"expected {expected(failure)}, found {shown(failure)}"
    return Diagnostic("GM0020", message, failure.span)


# --- errors that actions of the grammar find ------------------------------------------


def outside_procedure(word: str, span: Span) -> Diagnostic:
    """Two names in a row at the top of a file, the first one not `Import`."""
    if word == "import":
        return _no_keyword(Span(span.source, span.start, span.start + 6), "Import")
    return Diagnostic(
        "GM0039",
        f"`{word}` is outside of any procedure",
        span,
        notes=("a file has `Import name;` lines and then procedures",),
    )


def unknown_range(name: str, span: Span) -> Diagnostic:
    """`G.nodes` as what a loop runs over."""
    close = closest(name, RANGES) or closest(name.capitalize(), RANGES)
    suggestion = f"; did you mean `{close[0]}`?" if close else ""
    place = Span(span.source, span.end - len(name), span.end)
    return Diagnostic(
        "GM0040",
        f"there is no range `{name}`{suggestion}",
        place,
        notes=("ranges are " + ", ".join(f"`{item}`" for item in RANGES),),
        edit=Edit(place, close[0]) if close else None,
    )


def count_with_body(span: Span) -> Diagnostic:
    """`Count(n: G.Nodes){n.x > 1}`."""
    return Diagnostic(
        "GM0029",
        "`Count` cannot have a body",
        span,
        notes=("what is counted stands in a filter: `Count(n: G.Nodes)(n.age > 30)`",),
    )
