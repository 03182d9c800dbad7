"""The lexer: Green-Marl text to tokens.

A token's `type` is what the grammar calls it: the spelling itself (`"<="`, `"Foreach"`)
for everything that has only one meaning, else `ID`, `INT`, `FLOAT` or `FOREIGN`.
Synonyms such as `N_P` and `Proc` get the type of the first spelling in `KEYWORDS`.
A comment `//! requires …` is a token `REQUIRES`, which the parser never sees.

Two places need more than one token to be told apart:

* `[` opens foreign code, unless it indexes a map, lists what foreign code changes, or
  holds the navigator of a traversal;
* `>` before `;` or `@` closes a tuple or a type, and has the type `TupleEnd`.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar

from lighthouse.diagnostics import Diagnostic, Edit, Source, Span
from lighthouse.ir.kinds import kinds_of

# How each keyword may be written; the first spelling is the type of the token.
_SPELLINGS = """
Procedure Proc; Local; Graph; Node; Edge; Int; Long; Float; Double; Bool;
Node_Property Node_Prop N_P; Edge_Property Edge_Prop E_P; Node_Set N_S;
Node_Order N_O; Node_Seq Node_Sequence N_Q; Collection; Map;
If; Else; While; Do; For; Foreach; Return;
InBFS; InRBFS; InReverse; InDFS; InPost; From; To;
Nodes; Edges; Nbrs OutNbrs; InNbrs; UpNbrs; DownNbrs; CommonNbrs; Items;
Sum; Product; Min; Max; Avg; Count; Exist; All;
True; False; NIL; INF; && And; || Or
"""
KEYWORDS = {
    spelling: spellings.split()[0]
    for spellings in _SPELLINGS.split(";")
    for spelling in spellings.split()
    if spelling[0].isalpha()
}
# Types that only the specification knows.  Other compilers have these words as names,
# so they come as ID, and the parser makes keywords of them where a type must stand.
SOFT_KEYWORDS = {
    "DGraph": "Graph",
    "UGraph": "UGraph",
    "Edge_Set": "Edge_Set",
    "E_S": "Edge_Set",
    "Edge_Order": "Edge_Order",
    "E_O": "Edge_Order",
    "Edge_Seq": "Edge_Seq",
    "Edge_Sequence": "Edge_Seq",
    "E_Q": "Edge_Seq",
}
TRAVERSALS = ("InBFS", "InRBFS", "InDFS")
# Names that only passes give, so that a printed core parses again: the seed of random
# numbers is an input of its own.
CORE_NAMES = frozenset({"_seed"})

_TOKEN = re.compile(
    r"""
      (?P<blank>   [\s\ufeff]+ | //[^\n]* | /\*(?s:.*?)\*/ )
    | (?P<FLOAT>   (?: \d+\.\d* | \.\d+ ) (?: [eE][+-]?\d+ )? | \d+[eE][+-]?\d+ )
    | (?P<INT>     \d+ )
    | (?P<symbol>  &&= | \|\|= | (?: min | max )=(?!=) | && | \|\| | == | != | <= | >=
                 | \+= | -= | \*= | \+\+ | -- | &= | \|= | :: | ->
                 | [+-]INF\b
                 | /(?!\*) | \*(?!/(?!\*)) | [-+%!<>=(){}\],;:.@?|^] )
    | (?P<ID>      [A-Za-z][A-Za-z0-9_]* )
    | (?P<bracket> \[ )
    """,
    re.VERBOSE | re.ASCII,
)
_IMPORT = re.compile(
    r"(?:\s|//[^\n]*|/\*(?s:.*?)\*/)*Import\s+([A-Za-z]\w*)\s*;", re.ASCII
)
_REQUIRES = re.compile(r"//!\s*requires\b")
_LETTERS = re.compile(r"[A-Za-z_0-9]+", re.ASCII)
_WORD = re.compile(r"\w+")
# Straight, typographic and backward quotation marks, up to the one that closes.
_STRING = re.compile(
    r"\"(?:\\.|[^\"\\\n])*\"? | '(?:\\.|[^'\\\n])*'? | `[^`\n]*`?"
    r"| “[^”\n]*”? | ‘[^’\n]*’? | „[^“”\n]*[“”]? | «[^»\n]*»?",
    re.VERBOSE,
)
_LARGEST = 2**63 - 1

_ADVICE = {
    "~": "there are no operations on bits; negation is written `!`",
    "$": "`$` has a meaning only inside foreign code",
    "\\": "a line goes on without a sign",
}
# What to write instead of what does not belong to the language.
_INSTEAD = {
    "&": "&&",
    "#": "//",
    **dict.fromkeys("−–—", "-"),
    **{"×": "*", "·": "*", "÷": "/", "≠": "!=", "≤": "<=", "≥": ">=", "←": "="},
    **dict.fromkeys("\u00a0\u2007\u202f\u3000", " "),
    **dict.fromkeys("\u200b\u200c\u200d\u2060", ""),
}


@dataclass(frozen=True, slots=True)
class Token:
    """A word of the source; `value` is an int, a float, or the text that it means."""

    type: str
    value: float | str
    start: int
    end: int

    # The parser of PLY would store its lexer here if it were missing.
    lexer: ClassVar[None] = None


def tokenize(
    source: Source, imported: Sequence[str] = ()
) -> tuple[list[Token], list[Diagnostic]]:
    """The tokens of a source and what was wrong with it, in source order; before them,
    without any extent, those of an `Import` for each of `imported`.

    A bad piece is replaced by the token that was probably meant, so that the parser can
    go on.
    """
    scanner = _Scanner(source, imported)
    scanner.run()
    return _with_tuple_ends(scanner.tokens), scanner.found


def _with_tuple_ends(tokens: list[Token]) -> list[Token]:
    followers = [token.type for token in tokens[1:]] + [""]
    return [
        replace(token, type="TupleEnd")
        if token.type == ">" and follower in (";", "@")
        else token
        for token, follower in zip(tokens, followers, strict=False)
    ]


def imports(text: str) -> Iterator[re.Match[str]]:
    """The names of the extensions that a program imports, at its very top."""
    position = 0
    while match := _IMPORT.match(text, position):
        yield match
        position = match.end()


class _Scanner:
    """One run over a source."""

    def __init__(self, source: Source, imported: Sequence[str]) -> None:
        self.source = source
        self.text = source.text
        self.tokens: list[Token] = []
        self.found: list[Diagnostic] = []
        self.position = 0
        # For each open parenthesis, whether it belongs to the header of a traversal.
        self.headers: list[bool] = []
        self.header_closed = False
        written = [match[1] for match in imports(self.text)]
        for name in dict.fromkeys(imported):
            if name not in written:
                for type, word in (("ID", "Import"), ("ID", name), (";", ";")):
                    self.tokens.append(Token(type, word, 0, 0))
        names = [*imported, *written]
        self.kinds = {kind.name for name in names for kind in kinds_of(name)}

    def run(self) -> None:
        while self.position < len(self.text):
            match = _TOKEN.match(self.text, self.position)
            if match is None:
                self.bad_character()
                continue
            text = match[0]
            match match.lastgroup:
                case "blank" if _REQUIRES.match(text):
                    self.add("REQUIRES", text, match.end())
                case "blank":
                    self.position = match.end()
                case "INT" | "FLOAT" as kind:
                    self.number(kind, text)
                case "ID":
                    type = "Kind" if text in self.kinds else "ID"
                    self.add(KEYWORDS.get(text, type), text, match.end())
                case "bracket" if not self.is_plain_bracket():
                    self.foreign()
                case _:
                    self.symbol(text)

    @property
    def previous(self) -> str:
        return self.tokens[-1].type if self.tokens else ""

    def add(self, type: str, value: float | str, end: int) -> None:
        self.tokens.append(Token(type, value, self.position, end))
        self.position = end

    def error(
        self, code: str, message: str, end: int, *notes: str, edit: str | None = None
    ) -> None:
        span = Span(self.source, self.position, end)
        suggestion = None if edit is None else Edit(span, edit)
        self.found.append(Diagnostic(code, message, span, notes=notes, edit=suggestion))

    # --- one kind of token each

    def symbol(self, text: str) -> None:
        if text == "(":
            after_header = self.previous == ")" and self.header_closed
            self.headers.append(self.previous in TRAVERSALS or after_header)
        elif text == ")":
            self.header_closed = self.headers.pop() if self.headers else False
        self.add(text, text, self.position + len(text))

    def is_plain_bracket(self) -> bool:
        previous = self.previous
        return previous in ("ID", "::") or (previous == ")" and self.header_closed)

    def foreign(self) -> None:
        """From `[` to the bracket that balances it."""
        depth = 0
        for bracket in re.compile(r"[\[\]]").finditer(self.text, self.position):
            depth += 1 if bracket[0] == "[" else -1
            if depth == 0:
                text = self.text[self.position + 1 : bracket.start()]
                self.add("FOREIGN", text, bracket.end())
                return
        self.error(
            "GM0006",
            "the foreign code that starts here is never closed",
            self.position + 1,
            "every `[` inside foreign code needs its `]`, in comments and strings too",
        )
        self.add("FOREIGN", "", len(self.text))

    def number(self, kind: str, text: str) -> None:
        end = self.position + len(text)
        tail = _LETTERS.match(self.text, end)
        if tail is not None:
            self.bad_number(text, tail[0])
            self.add("INT", 0, tail.end())
        elif kind == "FLOAT":
            value = float(text)
            if value == inf:
                self.error("GM0003", f"`{text}` does not fit in a Double", end)
            self.add("FLOAT", value, end)
        elif _fits(text):
            self.add("INT", int(text), end)
        else:
            self.error(
                "GM0003",
                f"`{text}` does not fit in 64 bits",
                end,
                f"the largest Long is {_LARGEST}; a Double is written `{text}.0`",
            )
            self.add("INT", 0, end)

    def bad_number(self, text: str, tail: str) -> None:
        end = self.position + len(text) + len(tail)
        whole = text + tail
        if re.fullmatch(r"0[xXbBoO][0-9a-fA-F]+", whole):
            self.error(
                "GM0004",
                f"`{whole}`: integers are written in decimal",
                end,
                edit=str(int(whole, 0)) if _fits(whole) else None,
            )
        elif re.fullmatch(r"[uUlLfFdD]{1,3}", tail):
            self.error(
                "GM0004",
                f"`{whole}`: a number has no suffix",
                end,
                "the type of a number follows from its size and its context",
                edit=text,
            )
        else:
            self.error(
                "GM0004",
                f"`{whole}` is neither a number nor a name",
                end,
                "a name starts with a letter",
            )

    def bad_character(self) -> None:
        character = self.text[self.position]
        if character == "_":
            self.leading_underscore()
        elif _STRING.match(self.text, self.position):
            self.string()
        elif self.text.startswith("/*", self.position):
            self.open_comment()
        elif self.text.startswith("*/", self.position):
            self.end_of_comment()
        elif character.isalpha():
            self.foreign_letters()
        elif character in _INSTEAD:
            self.replaced(character, _INSTEAD[character])
        else:
            end = self.position + 1
            while self.text[end : end + 1] == character:
                end += 1
            advice = _ADVICE.get(character)
            self.error(
                "GM0001",
                f"{_named(character)} does not belong to the language",
                end,
                *([] if advice is None else [advice]),
            )
            self.position = end

    def foreign_letters(self) -> None:
        """A name with letters beyond ASCII, perhaps after some that are."""
        start = self.position
        if self.tokens and self.tokens[-1].end == start and self.previous == "ID":
            start = self.tokens.pop().start
        match = _WORD.match(self.text, start)
        assert match is not None
        plain = unicodedata.normalize("NFKD", match[0])
        plain = "".join(item for item in plain if not unicodedata.combining(item))
        self.position = start
        self.error(
            "GM0001",
            f"`{match[0]}`: a name has ASCII letters, digits and underscores",
            match.end(),
            edit=plain if _LETTERS.fullmatch(plain) else None,
        )
        self.add("ID", match[0], match.end())

    def replaced(self, character: str, instead: str) -> None:
        """Read on as if `instead` stood there."""
        end = self.position + 1
        message = f"{_named(character)} does not belong to the language"
        if character == "#":
            newline = self.text.find("\n", end)
            self.error("GM0001", "a comment starts with `//`", end, edit=instead)
            self.position = len(self.text) if newline < 0 else newline
            return
        notes = ("there are no operations on bits",) if character == "&" else ()
        self.error("GM0001", message, end, *notes, edit=instead)
        if instead.strip():
            self.add(instead, instead, end)
        self.position = end

    def leading_underscore(self) -> None:
        match = _LETTERS.match(self.text, self.position)
        assert match is not None
        if match[0] in CORE_NAMES:
            self.add("ID", match[0], match.end())
            return
        end, name = match.end(), match[0].lstrip("_")
        proper = name if name[:1].isalpha() else None
        self.error(
            "GM0002",
            f"`{match[0]}`: a name starts with a letter, not with an underscore",
            end,
            edit=proper,
        )
        self.add("ID", match[0], end)

    def string(self) -> None:
        match = _STRING.match(self.text, self.position)
        assert match is not None
        last = self.found[-1] if self.found else None
        here = Span(self.source, self.position)
        # `'don't'` is one mistake.
        if last is None or (last.code, last.span.line) != ("GM0007", here.line):
            self.error("GM0007", "the language has no strings", match.end())
        self.add("FOREIGN", match[0], match.end())

    def end_of_comment(self) -> None:
        self.error(
            "GM0005",
            "this `*/` ends no comment",
            self.position + 2,
            "comments do not nest: the first `*/` ends them",
            edit="",
        )
        self.position += 2

    def open_comment(self) -> None:
        start = Span(self.source, self.position, self.position + 2)
        newline = self.text.find("\n", self.position)
        end = len(self.text) if newline < 0 else newline
        line_end = Span(self.source, end, end)
        message = "the comment that starts here is never closed"
        edit = Edit(line_end, " */")
        self.found.append(Diagnostic("GM0005", message, start, edit=edit))
        self.position = len(self.text)


def _named(character: str) -> str:
    """A character in a message; what cannot be seen by its number."""
    if character.isprintable() and not character.isspace():
        return f"`{character}`"
    return f"the character U+{ord(character):04X}"


def _fits(text: str) -> bool:
    """True of a decimal, hexadecimal, octal or binary number that a Long can hold."""
    digits = text.lstrip("0") or "0"
    try:
        value = int(digits) if text.isdigit() else int(text, 0)
    except ValueError:  # beyond what Python converts, or 0b2
        return False
    return value <= _LARGEST
