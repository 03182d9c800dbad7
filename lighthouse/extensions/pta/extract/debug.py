"""Names, lines and types of the source, from the metadata of a module."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from lighthouse.extensions.pta.constraints import Span

_FIELD = re.compile(r'(\w+): (!?\w+|"[^"]*")')
_REFERENCE = re.compile(r"!(\d+)")
_RENAMED = re.compile(r"(.*[^.])\.\d+")
_NAMED_SCOPE = re.compile(r"(distinct )?!DI(Namespace|CompositeType)\(")
_QUALIFIED = frozenset(
    f"DW_TAG_{one}_type" for one in ("const", "volatile", "restrict", "atomic")
) | {"DW_TAG_typedef"}
_NODE = re.compile(r"(?:distinct )?!DI(\w+)\(")
_NO_LINE = 2**31 - 1
_STRUCTS = frozenset(f"DW_TAG_{one}_type" for one in ("structure", "union", "class"))
_MEMBERS = frozenset(("DW_TAG_member", "DW_TAG_inheritance"))


class Member(NamedTuple):
    """A part of a type: `path` is `.in.left` or `[].right`, as C writes it; `start` is
    in bytes, `type` a number of metadata."""

    start: int
    path: str
    type: int


class Source:
    """Where things are in the source; nothing where there is no debug information.

    A type, a variable and a function are given by their numbers of metadata; -1 is
    none.
    """

    def __init__(self, metadata: Mapping[int, str]) -> None:
        self._metadata = metadata
        self._fields = cache(self._read)
        self.members = cache(self._members)
        self.function = cache(self._function)
        self.inlined = cache(self._inlined)
        self.line = cache(self._line)

    def _read(self, number: int) -> dict[str, str]:
        text = self._metadata.get(number, "")
        return {name: value.strip('"') for name, value in _FIELD.findall(text)}

    def _referred(self, number: int, name: str) -> int:
        found = _REFERENCE.fullmatch(self._fields(number).get(name, ""))
        return int(found[1]) if found else -1

    def _listed(self, number: int) -> list[int]:
        return list(map(int, _REFERENCE.findall(self._metadata.get(number, ""))))

    def name(self, number: int) -> str:
        """The name of a variable or function."""
        return self._fields(self._variable(number)).get("name", "")

    def _function(self, number: int) -> str:
        """The name of the function that declares a local variable, or that an
        instruction belonged to before it was inlined."""
        return self._qualified(self._subprogram(number))

    def _subprogram(self, number: int) -> int:
        for _ in range(1000):  # scopes nest, but not for ever
            number = self._referred(number, "scope")
            if self._metadata.get(number, "").startswith("distinct !DISubprogram("):
                return number
        return -1

    def _inlined(self, number: int) -> str:
        """Where an instruction was inlined: `@push:12@main:20`, outermost last."""
        found = ""
        for _ in range(1000):
            number = self._referred(number, "inlinedAt")
            if number < 0:
                break
            line = self.line(number).rpartition(":")[2]
            found += f"@{self.function(number)}" + (f":{line}" if line else "")
        return found

    def _qualified(self, number: int) -> str:
        """The name of a function or variable, in C++ with its classes and namespaces;
        "" without debug information."""
        number = self._variable(number)
        names = [self._fields(number).get("name", "")]
        if "linkageName" in self._fields(number):
            scope = self._referred(number, "scope")
            while _NAMED_SCOPE.match(self._metadata.get(scope, "")):
                names.append(self._fields(scope).get("name", "(anonymous)"))
                scope = self._referred(scope, "scope")
        return "::".join(reversed(names))

    def named(self, symbol: str, number: int) -> str:
        """What the source calls a function or global variable.  The linker appends
        numbers to the symbols of static ones that have the same name in several files;
        C++ has its own symbols."""
        if "linkageName" in self._fields(self._variable(number)):
            return self._qualified(number)
        found = _RENAMED.fullmatch(symbol)
        name = self.name(number)
        return found[1] if found and name and found[1].endswith(name) else symbol

    def _line(self, number: int) -> str:
        """file:line of a variable, function or instruction; "" if it has none."""
        described = self._variable(number)
        line = self._fields(described).get("line", "")
        file = self._file(described)
        return f"{file}:{line}" if file and line not in ("", "0") else ""

    def spans(self, left: Collection[int]) -> tuple[Span, ...]:
        """All functions; one that is not `left`, as it was inlined everywhere, goes on
        to what follows: its last lines may have nothing of it."""
        places: defaultdict[int, set[str]] = defaultdict(set)
        variables: defaultdict[int, set[str]] = defaultdict(set)
        begins: defaultdict[str, set[int]] = defaultdict(set)
        for number, text in self._metadata.items():
            node = _NODE.match(text)
            kind, function = node and node[1], self._subprogram(number)
            if kind == "Subprogram" or (kind == "GlobalVariable" and function < 0):
                file, _, line = self.line(number).rpartition(":")
                begins[file].add(int(line or 0))
            elif kind == "Location":
                places[function].add(self.line(number))
            elif kind == "LocalVariable":
                variables[function].add(self.name(number))
        found: dict[tuple[str, str, int], Span] = {}
        for function in sorted(places.keys() - {-1}):
            name, file = self._qualified(function), self._file(function)
            first, last = _extent(file, {self.line(function), *places[function]})
            if function not in left:
                after = (line for line in begins[file] if line > last)
                last = min(after, default=_NO_LINE) - 1
            names = variables[function] - {""}
            # A function in a header is in several modules.
            if other := found.get((name, file, first)):
                last, names = max(last, other.last), names | other.variables
            found[name, file, first] = Span(name, file, first, last, frozenset(names))
        return tuple(found.values())

    def _variable(self, number: int) -> int:
        """A global variable is described together with an expression."""
        inner = self._referred(number, "var")
        return number if inner < 0 else inner

    def _file(self, number: int) -> str:
        for _ in range(1000):
            if number < 0:
                break
            file = self._referred(number, "file")
            if file >= 0:
                return self._fields(file).get("filename", "")
            number = self._referred(number, "scope")
        return ""

    def type(self, number: int) -> int:
        """The type of a variable, without typedefs and qualifiers."""
        return self._plain(self._referred(self._variable(number), "type"))

    def pointee(self, type: int) -> int:
        """What a pointer of this type points to; -1 if it is no pointer."""
        tag = self._fields(type).get("tag")
        if tag not in ("DW_TAG_pointer_type", "DW_TAG_reference_type"):
            return -1
        return self._plain(self._referred(type, "baseType"))

    def is_plain_array(self, type: int) -> bool:
        """Whether a type is an array of numbers: memory for whatever else, perhaps."""
        if self._fields(type).get("tag") != "DW_TAG_array_type":
            return False
        element = self._plain(self._referred(type, "baseType"))
        return self._metadata.get(element, "").startswith("!DIBasicType(")

    def size(self, type: int) -> int:
        """In bytes; 0 if it is not known."""
        return int(self._fields(type).get("size", "0")) // 8

    def _plain(self, type: int) -> int:
        while self._fields(type).get("tag") in _QUALIFIED:
            type = self._referred(type, "baseType")
        return type

    def _members(self, type: int) -> tuple[Member, ...]:
        """All parts of a type, each before its own parts."""
        return tuple(self._parts(type))

    def _parts(self, type: int) -> Iterator[Member]:
        tag = self._fields(type).get("tag")
        inner = self._listed(self._referred(type, "elements"))
        if tag == "DW_TAG_array_type":
            element = self._plain(self._referred(type, "baseType"))
            path = "[]" * len(inner)
            yield Member(0, path, element)
            for start, rest, part in self.members(element):
                yield Member(start, path + rest, part)
        elif tag in _STRUCTS:
            for member in inner:
                fields = self._fields(member)
                if fields.get("tag") not in _MEMBERS or "Static" in fields.get(
                    "flags", ""
                ):
                    continue
                at = int(fields.get("offset", "0")) // 8
                # The members of an anonymous struct or union are those of its struct.
                path = f".{fields['name']}" if fields.get("name") else ""
                item = self._plain(self._referred(member, "baseType"))
                if path:
                    yield Member(at, path, item)
                for start, rest, part in self.members(item):
                    yield Member(at + start, path + rest, part)

    def part(self, type: int, start: int, size: int) -> Member:
        """The largest part of a type that lies at a distance and has this size."""
        for member in self.members(type):
            if member.start == start and self.size(member.type) in (0, size):
                return member
        return Member(start, f"+{start}" if start else "", -1)


def _extent(file: str, lines: Iterable[str]) -> tuple[int, int]:
    """The first and the last of the lines that are in a file."""
    places = (line.rpartition(":") for line in lines)
    numbers = [int(number) for its_file, _, number in places if its_file == file]
    return min(numbers, default=0), max(numbers, default=0)
