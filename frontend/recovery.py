"""Error recovery of the parser, so that one run reports many syntax errors.

If one missing `;`, `)`, `]` or `}` explains the error, it is put in and nothing is
lost.  Otherwise the statement is dropped up to its `;`, or up to its block, which is
parsed as usual: the errors inside are the user's too.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lighthouse.diagnostics import Diagnostics, Edit, Source, Span
from lighthouse.frontend.lexer import TRAVERSALS, Token
from lighthouse.frontend.tables import Automaton

END = "$end"

_LOOPS = frozenset({"For", "Foreach", "While", "If"})
_INSIDE_HEADS = frozenset(("call", "ID", "(", "FOREIGN", "&&", "||", "==", "!="))
# What may open a statement with a block, before that block.
_HEADS = (
    _LOOPS
    | frozenset(TRAVERSALS)
    | {"Do", "Else", "InReverse", "InPost", "Procedure", "Local"}
    | {"@", "annotation", "annotations"}
)
_TYPES = frozenset({"Int", "Long", "Float", "Double", "Bool", "Node", "Edge"}) | {
    "Node_Property",
    "Edge_Property",
}
STARTERS = _LOOPS | frozenset(TRAVERSALS) | _TYPES | {"Do", "Return"}
_PROCEDURES = ("Procedure", "Local")
CLOSING = {"(": ")", "[": "]", "{": "}", "|": "|"}
# Before a `<` that is no comparison.
_GENERIC = ("", "Node_Property", "Edge_Property", "Map", "Collection", "min=", "max=")


class Stream:
    """The tokens of a source, as the parser reads them."""

    def __init__(
        self, source: Source, tokens: Sequence[Token], diagnostics: Diagnostics
    ) -> None:
        self.source = source
        self.tokens = tokens
        self.diagnostics = diagnostics
        self.index = 0
        self.pending = [Token("START", "", 0, 0)]

    def token(self) -> Token | None:
        """The next token; None at the end."""
        if self.pending:
            return self.pending.pop()
        if self.index == len(self.tokens):
            return None
        self.index += 1
        return self.tokens[self.index - 1]

    def insert(self, types: Sequence[str]) -> None:
        """Let the parser read tokens of these types next."""
        place = self.tokens[self.index - 1].end if self.index else 0
        self.pending += [Token(type, type, place, place) for type in reversed(types)]

    def name_follows(self) -> bool:
        """Whether what was read last may be the type in `E_S s` or `E_S(G) s`."""
        types = [token.type for token in self.tokens[self.index : self.index + 4]]
        return types[:1] == ["ID"] or types == ["(", "ID", ")", "ID"]

    def begins_line(self, index: int) -> bool:
        """Whether a token, or the end of the file, is the first of its line."""
        if index == 0 or index >= len(self.tokens):
            return True
        start, end = self.tokens[index - 1].end, self.tokens[index].start
        return "\n" in self.source.text[start:end]


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol on the stack of the parser: a token, or what a rule has made."""

    type: str
    start: int
    end: int

    @classmethod
    def of(cls, item: Any) -> Symbol:
        """Of a token or of PLY's own kind of symbol; -1 where it has no text."""
        return cls(item.type, getattr(item, "start", -1), getattr(item, "end", -1))


@dataclass(frozen=True, slots=True)
class Failure:
    """A syntax error: the state of the parser and the token that it cannot read.

    `dropped` are the symbols since the statement (or procedure) began.
    """

    stream: Stream
    automaton: Automaton
    states: tuple[int, ...]
    symbols: tuple[Symbol, ...]
    token: Token | None

    @property
    def source(self) -> Source:
        return self.stream.source

    @property
    def found(self) -> str:
        return self.token.type if self.token else END

    @property
    def index(self) -> int:
        """The position of the token among the tokens."""
        return self.stream.index - (self.token is not None)

    @property
    def previous(self) -> Token | None:
        return self.stream.tokens[self.index - 1] if self.index else None

    @property
    def span(self) -> Span:
        """The token; at the end of the file, the place after the last one."""
        if self.token:
            return Span(self.source, self.token.start, self.token.end)
        return self.gap

    @property
    def before(self) -> Span:
        """The previous token."""
        start, end = (
            (self.previous.start, self.previous.end) if self.previous else (0, 0)
        )
        return Span(self.source, start, end)

    @property
    def gap(self) -> Span:
        """The place right after the previous token."""
        return Span(self.source, self.before.end, self.before.end)

    @property
    def first(self) -> int:
        """The position of the first token of the bad piece."""
        begins = [symbol.start for symbol in self.dropped if symbol.start >= 0]
        starts = [token.start for token in self.stream.tokens[: self.index]]
        return bisect_left(starts, begins[0]) if begins else self.index

    def type_at(self, index: int) -> str:
        """The type of the token at a position."""
        tokens = self.stream.tokens
        return tokens[index].type if 0 <= index < len(tokens) else END

    def following(self, count: int) -> tuple[str, ...]:
        """The types of the next tokens, from the one that cannot be read."""
        tokens = self.stream.tokens[self.index : self.index + count]
        return tuple(token.type for token in tokens) or (END,)

    def over(self, first: int, last: int) -> Span:
        """From one token to another, both included."""
        tokens = self.stream.tokens
        if not tokens:
            return self.gap
        first, last = (min(max(index, 0), len(tokens) - 1) for index in (first, last))
        return Span(self.source, tokens[first].start, tokens[last].end)

    @property
    def base(self) -> int:
        """Which symbol on the stack stays when the parser drops the bad piece."""
        index = len(self.states) - 1
        while index > 0 and "error" not in self.automaton.actions[self.states[index]]:
            index -= 1
        return index

    @property
    def dropped(self) -> tuple[Symbol, ...]:
        return self.symbols[self.base + 1 :]

    @property
    def closing(self) -> tuple[str, ...]:
        """What would close the brackets that the bad piece has opened, inmost first."""
        expected: list[str] = []
        before = ""
        for symbol in self.dropped:
            if expected and symbol.type == expected[-1]:
                expected.pop()
            elif symbol.type in CLOSING:
                expected.append(CLOSING[symbol.type])
            elif symbol.type == "<" and before in _GENERIC:
                expected.append("TupleEnd" if self.found in (";", "@") else ">")
            before = symbol.type
        return tuple(reversed(expected))

    @property
    def outside(self) -> bool:
        """Whether the error is outside the bodies of procedures."""
        types = [symbol.type for symbol in self.symbols[: self.base + 1]]
        return types.count("{") == types.count("}")

    def accepts(self, *terminals: str) -> bool:
        return self.automaton.accepts(self.states, *terminals)


def missing_tokens(failure: Failure) -> tuple[str, ...]:
    """The tokens whose insertion lets the parser go on, if that is plausible."""
    following = failure.following(3)
    ends = failure.found in STARTERS | {"}", "Else"}
    ends = ends or failure.stream.begins_line(failure.index)
    ends = ends or following[1:2] == ("=",)
    if ends and failure.accepts(";", following[0]):
        return (";",)
    closing = failure.closing
    for count in range(1, min(len(closing), 3) + 1):
        if failure.accepts(*closing[:count], *following):
            return closing[:count]
    if failure.found in (*_PROCEDURES, END):
        states = failure.automaton.after(failure.states, "}")
        count = 0
        while states:
            count += 1
            if failure.automaton.accepts(states, following[0]):
                return ("}",) * count
            states = failure.automaton.after(states, "}")
    few = following[:1] if failure.found == "ID" else following
    if failure.found not in STARTERS and failure.accepts(",", *few):
        return (",",)
    return ()


def nests(failure: Failure) -> bool:
    """Whether a procedure stands inside another: no brace is missing before it."""
    types = [token.type for token in failure.stream.tokens]
    inside = failure.found in _PROCEDURES and not failure.outside
    return inside and types.count("{") == types.count("}")


def unbalanced(failure: Failure) -> tuple[Span, Span] | None:
    """The `{` whose `}` is missing, judging by indentation, and the `}` that tells."""
    begin = failure.index - 1
    while begin > 0 and failure.type_at(begin) not in _PROCEDURES:
        begin -= 1
    open_: list[int] = []
    for index in range(begin, failure.index):
        if failure.type_at(index) == "{":
            open_.append(index)
        elif failure.type_at(index) == "}" and open_:
            last = open_.pop()
            begins = failure.stream.begins_line(index)
            if begins and _indentation(failure, index) < _indentation(failure, last):
                return failure.over(last, last), failure.over(index, index)
    return None


def closing_line(opening: Span) -> Edit:
    """A `}` before the first line that is not indented more than that of the `{`."""
    assert opening.source is not None
    text = opening.source.text
    begin = text.rfind("\n", 0, opening.start) + 1
    blanks = text[begin : begin + len(text[begin:]) - len(text[begin:].lstrip(" \t"))]
    place = text.find("\n", opening.start) + 1
    for line in text[place:].splitlines(keepends=True):
        if line.strip() and _width(line) <= _width(blanks + "{"):
            break
        place += len(line)
    return Edit(Span(opening.source, place, place), blanks + "}\n")


def _indentation(failure: Failure, index: int) -> int:
    """Of the line of a token."""
    text, start = failure.source.text, failure.stream.tokens[index].start
    return _width(text[text.rfind("\n", 0, start) + 1 :])


def _width(line: str) -> int:
    """Of the blanks that a line begins with."""
    head = line[: len(line) - len(line.lstrip(" \t"))]
    return len(head.expandtabs())


def resume(failure: Failure, edit: Edit | None) -> bool:
    """Let the parser read on as if the edit were made, if it inserts what is missing
    before the token that cannot be read, or removes that; at the end of a procedure as
    if all blocks were closed.  Whether it can."""
    types = () if nests(failure) else missing_tokens(failure)
    removes = edit == Edit(failure.span, "")
    inserts = edit is not None and edit.span == failure.gap and types
    if not (removes or inserts or set(types) == {"}"}):
        return False
    failure.stream.index = failure.index + removes
    failure.stream.insert(() if removes else types)
    return True


def skip(failure: Failure) -> None:
    """Move the stream to where parsing can go on, and tell the parser how."""
    stream = failure.stream
    stream.index, sign = _Skip(failure).target()
    stream.insert(["SKIPPED", "SKIPPED", sign])


class _Skip:
    """The search for the end of a bad piece."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        self.stream = failure.stream
        self.tokens = failure.stream.tokens
        self.first = failure.dropped[0].type if failure.dropped else failure.found
        self.nested = nests(failure)
        # `if (…) {` reads as a call, `else {` as a variable; what begins with an
        # operator or a bracket belongs to the head of a loop or condition.
        self.has_block = (
            self.first in (*_PROCEDURES, "ID")
            if failure.outside
            else self.first in _HEADS or self.first in _INSIDE_HEADS
        )

    def opened(self, left: str, right: str) -> int:
        types = [symbol.type for symbol in self.failure.dropped]
        return types.count(left) - types.count(right)

    def target(self) -> tuple[int, str]:
        """The index of the next token to read, and RESUME or HEAD."""
        if [symbol.type for symbol in self.failure.dropped] == ["Do", "block"]:
            return self.failure.index, "RESUME"
        index, inner = self.past_parentheses()
        depth = inner
        while index < len(self.tokens):
            type = self.tokens[index].type
            if type in _PROCEDURES and not (
                index == self.failure.index and self.nested
            ):
                break
            if type == "{":
                if depth == 0 and self.has_block:
                    return index, "HEAD"
                depth += 1
            elif type == "}":
                if depth == 0 and not self.failure.outside:
                    break
                depth = max(depth - 1, 0)
            elif self.failure.outside:
                pass
            elif type == ";" and depth <= inner and self.ends_statement(index):
                return self.past_rest(index + 1), "RESUME"
            elif self.begins_statement(index) and depth <= inner:
                break
            index += 1
        return index, "RESUME"

    def begins_statement(self, index: int) -> bool:
        return (
            index > self.failure.index
            and self.tokens[index].type in STARTERS
            and self.stream.begins_line(index)
        )

    def ends_statement(self, semicolon: int) -> bool:
        """Tuples have semicolons inside."""
        if self.failure.previous and self.failure.previous.type in ("min=", "max="):
            return True
        before = [token.type for token in self.tokens[semicolon - 2 : semicolon]]
        return self.first != "<" or before[-1] == "TupleEnd" or before[0] == "@"

    def past_rest(self, index: int) -> int:
        """Past what would make no sense without the beginning of the statement.

        `If (bad) x = 1; Else y = 2;` goes on with `y = 2`; after `Do x = 1;` its
        condition is dropped too.
        """
        next_type = self.tokens[index].type if index < len(self.tokens) else END
        if (self.first, next_type) == ("If", "Else"):
            return index + 1
        if (self.first, next_type) == ("Do", "While"):
            while index < len(self.tokens) and self.tokens[index].type not in ";}":
                index += 1
            return index + 1
        return index

    def past_parentheses(self) -> tuple[int, int]:
        """Past the parentheses that are open; also the number of braces still open.

        A `;` may stand in the header of a loop, but not in a block: then a parenthesis
        is missing, and the search fails.
        """
        start = self.failure.index
        depth, braces = self.opened("(", ")"), self.opened("{", "}")
        inner = braces
        if depth == 0:
            return start, inner
        for index in range(start, len(self.tokens)):
            match self.tokens[index].type:
                case "(":
                    depth += 1
                case ")":
                    depth -= 1
                case "{":
                    braces += 1
                case "}":
                    braces -= 1
                case ";" if braces > 0:
                    break
            if depth == 0:
                return index + 1, 0
            if braces < 0:
                break
        return start, inner
