"""Cuts a line of LLVM IR into tokens, and reads types from them."""

import re
from collections.abc import Mapping

from lighthouse.diagnostics import CompileError, failure
from lighthouse.extensions.pta.extract import ir

_TOKEN = re.compile(
    r"""\s*(?:
      (c?"[^"]*")                     # a text
    | ([%@](?:"[^"]*"|[-\w$.]+))      # a name
    | (\#dbg_\w+ | ![-\w$.]* | \#\d+)
    | ([-+]?\d[\w.+-]* | [-\w$.]+)    # a number or word
    | (.)                             # a sign
    )""",
    re.VERBOSE,
)
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_FLOATS: Mapping[str, int] = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "x86_fp80": 80,
    "fp128": 128,
    "ppc_fp128": 128,
}
_UNSIZED = frozenset("void label metadata token opaque x86_amx".split())
_INTEGER = re.compile(r"i\d+")


def unquoted(name: str) -> str:
    """The name after `%` or `@`, without quotation marks and escapes."""
    name = name[1:]
    return plain(name[1:-1]) if name.startswith('"') else name


def plain(text: str) -> str:
    """A text without escapes."""
    return _ESCAPE.sub(lambda found: chr(int(found[1], 16)), text)


class Tokens:
    """The tokens of one line, from the first on."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.tokens = [found[0].strip() for found in _TOKEN.finditer(line)]
        self.at = 0

    @property
    def next(self) -> str:
        """The next token, which stays; nothing at the end."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        token = self.next
        self.at += 1
        return token

    def took(self, token: str) -> bool:
        """Take the next token if it is this one."""
        if self.next == token:
            self.at += 1
            return True
        return False

    def need(self, token: str) -> None:
        if not self.took(token):
            raise self.unknown(f"{token} expected in place of {self.next or 'its end'}")

    def unknown(self, why: str) -> CompileError:
        message = f"this line of LLVM IR is not understood: {self.line.strip()}"
        gap = "LLVM accepts it, so this is a gap in LightHouse"
        return failure("GM0874", message, why, gap)

    def integer(self) -> int:
        token = self.take()
        try:
            return int(token)
        except ValueError:
            raise self.unknown(f"{token!r} is not a number") from None

    def skip(self) -> None:
        """Pass over a token, or a group in parentheses."""
        self.skip_group() if self.next == "(" else self.take()

    def skip_group(self) -> None:
        """Pass over a parenthesis, and what is in it."""
        depth = 0
        while self.next:
            token = self.take()
            depth += token == "("
            depth -= token == ")"
            if depth == 0:
                return

    def skip_words(self) -> None:
        """Pass over attributes, linkage and the like, up to a type."""
        while self.next and not self.at_type():
            self.took("align")
            self.skip()

    def at_type(self) -> bool:
        token = self.next
        return (
            token in ("ptr", "{", "[", "<", "target")
            or token.startswith("%")
            or token in _FLOATS
            or token in _UNSIZED
            or _INTEGER.fullmatch(token) is not None
        )

    def type(self) -> ir.Type:
        found = self._simple_type()
        while self.next == "(":
            found = self._function(found)
        return found

    def _simple_type(self) -> ir.Type:
        token = self.take()
        if token == "ptr":
            if self.took("addrspace"):
                self.skip_group()
            return ir.Pointer()
        if token.startswith("%"):
            return ir.Named(unquoted(token))
        if token in _FLOATS:
            return ir.Scalar("f", _FLOATS[token])
        if token in _UNSIZED:
            return ir.Unsized(token)
        if _INTEGER.fullmatch(token):
            return ir.Scalar("i", int(token[1:]))
        if token == "{":
            return ir.Struct(self._types("}"))
        if token == "[":
            count = self.integer()
            self.need("x")
            element = self.type()
            self.need("]")
            return ir.Array(count, element)
        if token == "<" and self.took("{"):
            elements = self._types("}")
            self.need(">")
            return ir.Struct(elements, packed=True)
        if token == "<":
            if self.took("vscale"):
                self.need("x")
            count = self.integer()
            self.need("x")
            element = self.type()
            self.need(">")
            return ir.Vector(count, element)
        if token == "target":
            self.skip_group()
            return ir.Unsized(token)
        raise self.unknown(f"{token or 'its end'!r} is not a type")

    def _types(self, end: str) -> tuple[ir.Type, ...]:
        found = []
        while not self.took(end):
            found.append(self.type())
            if self.next != end:
                self.need(",")
        return tuple(found)

    def _function(self, returned: ir.Type) -> ir.Function:
        self.need("(")
        parameters: list[ir.Type] = []
        variadic = False
        while not self.took(")"):
            if self.took("..."):
                variadic = True
            else:
                parameters.append(self.type())
            self.took(",")
        return ir.Function(returned, tuple(parameters), variadic)
