"""What to say about a syntax error.

From the most to the least particular: a keyword in the wrong case; a known mistake,
recognised by the state of the parser and the token at which an example of it fails; a
token that is often taken for another; one missing token; and else what was found and
what would have been accepted.

To improve a message, add an example of the mistake to `mistakes.EXAMPLES`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches

from lighthouse.diagnostics import Diagnostic, Edit, Label, Span
from lighthouse.frontend.lexer import KEYWORDS, SOFT_KEYWORDS, TRAVERSALS
from lighthouse.frontend.mistakes import CONFUSIONS, EXAMPLES, Confusion, Example
from lighthouse.frontend.recovery import END, STARTERS, Failure, missing_tokens

CODES = {
    "GM0001": "a character does not belong to the language",
    "GM0002": "a name starts with an underscore",
    "GM0003": "a number is too large",
    "GM0004": "a number is malformed",
    "GM0005": "a comment is never closed",
    "GM0006": "foreign code is never closed",
    "GM0007": "the language has no strings",
    "GM0020": "a token cannot stand where it does",
    "GM0021": "a semicolon is missing",
    "GM0022": "a closing bracket is missing",
    "GM0023": "the file ends inside a procedure",
    "GM0024": "a keyword is misspelled",
    "GM0025": "a keyword is used as a name",
    "GM0026": "`=` stands where a comparison is meant",
    "GM0027": "the header of a loop or condition is malformed",
    "GM0028": "the body of a statement is missing or no block",
    "GM0029": "a reduction is malformed",
    "GM0030": "fields cannot be chained",
    "GM0031": "the operator does not exist",
    "GM0032": "INF takes no part in arithmetic",
    "GM0033": "the arguments of a procedure are malformed",
    "GM0034": "Else, InReverse or InPost has nothing to belong to",
    "GM0035": "an expression is no statement",
    "GM0036": "`@` cannot stand after a plain assignment",
    "GM0037": "a declaration is malformed",
    "GM0038": "a tuple is malformed",
    "GM0039": "only procedures can stand at the top of a file",
    "GM0040": "there is no such range",
}


def locate(probe: Callable[[str], tuple[int, str]]) -> dict[str, int]:
    """Where each example fails: the keys of `explain`, with positions in `EXAMPLES`.

    `probe` parses a text and answers with the state and the token of its first error.
    Where two examples fail alike the first one counts.
    """
    found: dict[str, int] = {}
    for position, example in enumerate(EXAMPLES):
        for text in example.texts:
            state, token = probe(example_program(text))
            keys = [f"{state} {token}"] + [f"{state}"] * example.anywhere
            for key in keys:
                found.setdefault(key, position)
    return found


def example_program(text: str) -> str:
    """The text of an example as a file."""
    if text.startswith("TOP "):
        return text.removeprefix("TOP ")
    return text if text.startswith("Procedure") else f"Procedure p() {{ {text} }}"


def explain(
    failure: Failure, explanations: Mapping[str, int]
) -> tuple[Diagnostic, Sequence[str]]:
    """What to say, and which tokens the user probably forgot.

    `explanations` is what `locate` found.
    """
    if diagnostic := _misspelled(failure):
        return diagnostic, ()
    if diagnostic := _known_mistake(failure, explanations):
        return diagnostic, ()
    if missing := missing_tokens(failure):
        return _missing(failure, missing), missing
    for describe in (_outside, _keyword_as_name, _unknown_word):
        if diagnostic := describe(failure):
            return diagnostic, ()
    return _unexpected(failure), ()


# --- from the most to the least particular --------------------------------------------

_WORDS = {**KEYWORDS, **SOFT_KEYWORDS}
_CAPITALS = {word.lower(): word for word in _WORDS}
_STATEMENTS = frozenset(
    STARTERS | {"Else", "InReverse", "InPost", "Procedure", "Local"}
)
_WITH_PARENTHESIS = frozenset(
    ("If", "While", "For", "Foreach", *TRAVERSALS, "InReverse", "InPost")
)
_GENERIC = frozenset(("Node_Property", "Edge_Property", "Map", "Collection"))
_REDUCTIONS = frozenset(
    ("Sum", "Product", "Min", "Max", "Avg", "Count", "Exist", "All")
)


def _misspelled(failure: Failure) -> Diagnostic | None:
    """`if (…)`, `Forech (…)`, `sum(n: …)`, `return x`, `int x`, `x: graph`."""
    for span, meant in _suspects(failure):
        word = _text(span)
        if word not in _WORDS and (keyword := _similar(word, meant)):
            return Diagnostic(
                "GM0024",
                f"`{word}` is no keyword; did you mean `{keyword}`?",
                span,
                edit=Edit(span, keyword),
            )
    return None


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
        suspect(dropped[0].start, _STATEMENTS - _TYPES)
        if found in ("ID", "<"):
            suspect(dropped[0].start, _spellings(_TYPES if found == "ID" else _GENERIC))
    elif types[:1] in (["ID"], ["call"]) and found != ";":
        suspect(dropped[0].start, _WITH_PARENTHESIS)
    if found == ":":
        for name, opening in zip(failure.symbols, failure.symbols[1:], strict=False):
            if name.type == "ID" and opening.type == "(":
                suspect(name.start, _REDUCTIONS)
    if found == "ID" and failure.token:
        fitting = frozenset(filter(failure.accepts, set(_WORDS.values())))
        suspect(failure.token.start, _spellings(fitting))
    return suspects


def _spellings(types: frozenset[str]) -> frozenset[str]:
    """All the words for keywords of these types."""
    return frozenset(word for word, type in _WORDS.items() if type in types)


def _similar(word: str, keywords: frozenset[str]) -> str | None:
    if word.lower() in ("elseif", "elif") and "If" in keywords:
        return "Else If"
    capitalized = _CAPITALS.get(word.lower())
    if capitalized in keywords:
        return capitalized
    close = get_close_matches(word, sorted(keywords), n=1, cutoff=0.8)
    return close[0] if close and len(word) > 2 else None


def _known_mistake(
    failure: Failure, explanations: Mapping[str, int]
) -> Diagnostic | None:
    state, found = failure.states[-1], failure.found
    position = explanations.get(f"{state} {found}", explanations.get(f"{state}"))
    rule: Example | Confusion | None = None
    if position is not None:
        rule = EXAMPLES[position]
    else:
        for confusion in CONFUSIONS:
            if confusion.found == found and failure.accepts(confusion.meant):
                rule = confusion
                break
    if rule is None:
        return None
    found_text = _text(failure.span) or "the end of the file"
    previous_text = _text(failure.before)

    def filled(text: str) -> str:
        return text.replace("{found}", found_text).replace("{previous}", previous_text)

    return Diagnostic(
        rule.code,
        filled(rule.message),
        failure.span,
        notes=tuple(map(filled, rule.notes)),
    )


def _missing(failure: Failure, tokens: Sequence[str]) -> Diagnostic:
    first, where = tokens[0], failure.gap
    edit = Edit(where, "".join(tokens))
    if first == ";":
        return Diagnostic("GM0021", "a `;` is missing here", where, edit=edit)
    opening = {")": "(", "]": "[", "}": "{"}[first]
    opened = [symbol for symbol in failure.symbols if symbol.type == opening]
    labels: tuple[Label, ...] = ()
    if opened:
        span = Span(failure.source, opened[-1].start, opened[-1].end)
        labels = (Label(span, "opened here"),)
    if first != "}":
        message = f"a `{first}` is missing here"
        return Diagnostic("GM0022", message, where, labels=labels, edit=edit)
    message = "a `}` is missing before the next procedure"
    if failure.found == END:
        message = "the file ends, but a `}` is missing"
    return Diagnostic("GM0023", message, where, labels=labels)


def _outside(failure: Failure) -> Diagnostic | None:
    """Anything but a procedure at the top of a file."""
    if not failure.accepts("Procedure"):
        return None
    if _text(failure.span) == "Import":
        message = "imports stand before the first procedure"
        return Diagnostic("GM0039", message, failure.span)
    note = "perhaps a `}` too many closes the procedure above"
    return Diagnostic(
        "GM0039",
        f"{_shown(failure)} is outside of any procedure",
        failure.span,
        notes=(note,) if failure.index else (),
    )


def _keyword_as_name(failure: Failure) -> Diagnostic | None:
    word = _text(failure.span)
    if word not in KEYWORDS or not failure.accepts("ID"):
        return None
    if failure.accepts("INT") and failure.found in STARTERS:
        return None  # an expression is missing
    message = f"`{word}` is a keyword and cannot be a name"
    notes = () if word.lower() in KEYWORDS else (f"`{word.lower()}` can",)
    return Diagnostic("GM0025", message, failure.span, notes=notes)


def _unknown_word(failure: Failure) -> Diagnostic | None:
    """`String s;`: a statement cannot begin with two names."""
    if failure.found != "ID" or [item.type for item in failure.dropped] != ["ID"]:
        return None
    message = f"`{_text(failure.before)}` is neither a type nor another keyword"
    types = ", ".join(f"`{name}`" for name in ("Int", "Double", "Node", "N_P<Int>"))
    return Diagnostic(
        "GM0037", message, failure.before, notes=(f"types are {types} and others",)
    )


def _unexpected(failure: Failure) -> Diagnostic:
    message = f"expected {_expected(failure)}, found {_shown(failure)}"
    return Diagnostic("GM0020", message, failure.span)


# --- errors that actions of the grammar find ------------------------------------------


def outside_procedure(word: str, span: Span) -> Diagnostic:
    """Two names in a row at the top of a file, the first one not `Import`."""
    return Diagnostic(
        "GM0039",
        f"`{word}` is outside of any procedure",
        span,
        notes=("a file has `Import name;` lines and then procedures",),
    )


def unknown_range(name: str, span: Span) -> Diagnostic:
    """`G.nodes` as what a loop runs over."""
    close = get_close_matches(name, RANGES, n=1) or get_close_matches(
        name.capitalize(), RANGES, n=1
    )
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
        "`Count` has no body",
        span,
        notes=("what is counted stands in a filter: `Count(n: G.Nodes)(n.age > 30)`",),
    )


# --- in words -------------------------------------------------------------------------

RANGES = (
    *("Nodes", "Edges", "Nbrs", "InNbrs", "UpNbrs", "DownNbrs", "CommonNbrs", "Items"),
    *("OutEdges", "InEdges", "UpEdges", "DownEdges"),
)
_TYPES = frozenset(
    f"{of}{rest}"
    for of in ("Node", "Edge")
    for rest in ("", "_Property", "_Set", "_Order", "_Seq")
) | {"Int", "Long", "Float", "Double", "Bool", "Graph", "UGraph", "Map", "Collection"}
# Where the parser accepts the second, the first stands for all of the third.
_GROUPS: tuple[tuple[str, str, frozenset[str]], ...] = (
    (
        "a statement",
        "Return",
        _STATEMENTS | _TYPES | {"<", "{", ";", "@", "ID", "FOREIGN", "Min", "Max"},
    ),
    ("a type", "Int", _TYPES),
    (
        "an expression",
        "FLOAT",
        _REDUCTIONS
        | {
            "ID",
            "INT",
            "FLOAT",
            "FOREIGN",
            "INF",
            "+INF",
            "-INF",
            "NIL",
            "True",
            "False",
        }
        | {"(", "|", "-", "!"},
    ),
    (
        "an operator",
        "*",
        frozenset(("?", "||", "&&", "==", "!=", "<", ">", "<=", ">="))
        | {"+", "-", "*", "/", "%", "TupleEnd"},
    ),
    (
        "an assignment",
        "+=",
        frozenset(("=", "<=", "+=", "-=", "*=", "min=", "max="))
        | {"&=", "&&=", "|=", "||=", "++", "--"},
    ),
    ("a range", "Nbrs", frozenset(("ID", *RANGES))),
)
_PLAIN = {
    "ID": "a name",
    "INT": "a number",
    "FLOAT": "a number",
    "FOREIGN": "foreign code",
    "TupleEnd": "`>`",
    END: "the end of the file",
}


def _expected(failure: Failure) -> str:
    """A few of the tokens that would have been accepted."""
    terminals = {name for row in failure.automaton.actions.values() for name in row}
    accepted = {
        name
        for name in terminals - {"error", "SKIPPED", "RESUME", "HEAD"}
        if failure.accepts(name)
    }
    words: list[str] = []
    for phrase, witness, members in _GROUPS:
        if witness in accepted:
            words.append(phrase)
            accepted -= members
    if words:
        accepted -= {"(", ".", "["}
    words += sorted({_PLAIN.get(name, f"`{name}`") for name in accepted})
    if len(words) > 4:
        words = [*words[:3], "something else"]
    return " or ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


def _shown(failure: Failure) -> str:
    if failure.token is None:
        return "the end of the file"
    if failure.found == "FOREIGN":
        return "foreign code"
    return f"`{_text(failure.span)}`"


def _text(span: Span) -> str:
    return span.source.text[span.start : span.end] if span.source else ""
