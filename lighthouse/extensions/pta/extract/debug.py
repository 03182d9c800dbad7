"""Names and lines of the source, from the metadata of a module."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

_FIELD = re.compile(r'(\w+): (!?\d+|"[^"]*")')
_REFERENCE = re.compile(r"!(\d+)")


class Source:
    """Where things are in the source; nothing where there is no debug information."""

    def __init__(self, metadata: Mapping[int, str]) -> None:
        self._metadata = metadata
        self._fields = cache(self._read)

    def _read(self, number: int) -> dict[str, str]:
        text = self._metadata.get(number, "")
        return {name: value.strip('"') for name, value in _FIELD.findall(text)}

    def _referred(self, number: int, name: str) -> int:
        found = _REFERENCE.fullmatch(self._fields(number).get(name, ""))
        return int(found[1]) if found else -1

    def name(self, number: int) -> str:
        """The name of a variable or function."""
        return self._fields(number).get("name", "")

    def line(self, number: int) -> str:
        """file:line of a variable, function or instruction; "" if it has none."""
        described = self._variable(number)
        line = self._fields(described).get("line", "")
        file = self._file(described)
        return f"{file}:{line}" if file and line not in ("", "0") else ""

    def _variable(self, number: int) -> int:
        """A global variable is described together with an expression."""
        inner = self._referred(number, "var")
        return number if inner < 0 else inner

    def _file(self, number: int) -> str:
        for _ in range(1000):  # scopes nest, but not for ever
            if number < 0:
                break
            file = self._referred(number, "file")
            if file >= 0:
                return self._fields(file).get("filename", "")
            number = self._referred(number, "scope")
        return ""
