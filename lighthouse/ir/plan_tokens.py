"""The lexer of plan text."""

import re

from lighthouse.diagnostics import Source, Span

_TOKEN = re.compile(
    r'(?P<blank>(?:\s|//[^\n]*)+)|"(?:[^"\\\n]|\\.)*"|\d+(?:\.\d*)?(?:e[-+]?\d+)?[LF]?'
    r"|[A-Za-z_]\w*|::|\|\||&&|==|!=|<=|>=|.",
    re.ASCII,
)


class Token(str):
    """A text and where it is; `first` of its line, `spaced` from the one before."""

    __slots__ = ("column", "first", "spaced", "span")
    span: Span
    first: bool
    spaced: bool
    column: int


def tokenize(source: Source) -> list[Token]:
    found: list[Token] = []
    first, spaced, begin = True, True, 0
    for match in _TOKEN.finditer(source.text + "\n"):
        if match["blank"]:
            spaced = True
            if "\n" in match[0]:
                first, begin = True, match.start() + match[0].rindex("\n") + 1
            continue
        token = Token(match[0])
        token.span = Span(source, match.start(), match.end())
        token.first, token.spaced, token.column = first, spaced, match.start() - begin
        found.append(token)
        first = spaced = False
    end = Token("")
    end.span = Span(source, len(source.text.rstrip()), len(source.text.rstrip()) + 1)
    end.first, end.spaced, end.column = True, True, -1
    return [*found, end]


def texts(part: str) -> list[str]:
    """The tokens of a part of a form."""
    return [match[0] for match in _TOKEN.finditer(part) if not match["blank"]]
