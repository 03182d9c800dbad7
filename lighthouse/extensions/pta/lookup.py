"""What a name in a query stands for.

A variable is given by its id, by its name, with or without its kind, or by a line of
the source and its name there, as `list.c:12:p`; a variable with a comma in its name
only by its id.  Members and what pointers point to are written as in C: `s.in.left`,
`table[].open`, `p->next`, `*p`; all elements of an array are one.
"""

import difflib
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lighthouse.diagnostics import fail
from lighthouse.extensions.pta.constraints import UNKNOWN, Span
from lighthouse.extensions.pta.solution import Solution
from lighthouse.graph.text import shown

LINE = re.compile(r"\s*(?P<line>(?P<file>[^\s:]+):(?P<number>\d+))(:(?P<name>.+))?\s*")
FUNCTIONS_UNKNOWN = "which objects are functions is in the file of nodes"
# The letter of a kind, but no namespace of C++.
KIND = re.compile(r"^[A-Z]:(?!:)")
# `extract` numbers the variables of one name from the second on.
NUMBER = re.compile(r"#\d+")
# After the place that allocates memory, the calls of the wrappers around it.
CALLS = re.compile(r"(?<=@)([^@.+#]+)(?:@[^@.+#]+)+")
INDEX = re.compile(r"\[[^][]*\]")
BLANKS = re.compile(r"\s*(->|\.|\*|\[\])\s*")
# A variable of `extract`: what pointers that may point anywhere point to.
EXPOSED = "exposed"
# A function of `extract`: those of code that is not there.
OUTSIDE = "outside.function"
MOST_TOLD = 10


class Scope(NamedTuple):
    """A line of the source."""

    file: str
    number: int


@dataclass(slots=True)
class Found:
    """Variables, and objects in their place that lack the member `path`."""

    variables: dict[int, None]
    without: dict[int, None] = field(default_factory=dict)
    path: str = ""


@dataclass(frozen=True, eq=False)
class Lookup:
    """A solution, and its variables by their names.

    functions  bool (N,), or None if nobody said which objects are functions
    lines      where variables are declared
    others     further names of them
    spans      the functions of the source
    """

    solution: Solution
    functions: NDArray[np.bool_] | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    lines: Mapping[int, str] = field(default_factory=dict)
    others: Mapping[int, tuple[str, ...]] = field(default_factory=dict, kw_only=True)
    spans: tuple[Span, ...] = field(default=(), kw_only=True)

    def find(self, text: str) -> Found:
        """Raises CompileError GM0855 if a name means nothing, or several variables."""
        text, scope = text.strip(), None
        if (at := LINE.fullmatch(text)) and at["name"]:
            file = as_recorded(at["file"], {span.file for span in self.spans})
            text, scope = at["name"].strip(), Scope(file, int(at["number"]))
        if text.isascii() and text.isdigit():
            if len(text) > 10 or int(text) >= self.solution.variables:
                last = self.solution.variables - 1
                fail("GM0855", f"variable {shown(text)} is outside 0 … {last}")
            return Found({int(text): None})
        if found := self._named(text, scope):
            return Found(found)
        return self._expression(BLANKS.sub(r"\1", INDEX.sub("[]", text)), scope)

    def only(self, text: str) -> int:
        """The same for one variable alone."""
        found = self.find(text).variables
        if len(found) != 1:
            told = self._told(found) if found else "it points to nothing"
            fail("GM0855", f"`{shown(text)}` names {len(found)} variables", told)
        return next(iter(found))

    def is_exposed(self, function: int) -> bool:
        """Whether a pointer that may point anywhere may point to this function; so may
        it to all, if it is not known what is exposed."""
        exposed = [variable for variable, _ in self._index.get(EXPOSED, [])]
        return not exposed or function in self.points_to(exposed)

    def is_known_outside(self, function: int) -> bool:
        """Whether code that is not there may call a function."""
        known = [variable for variable, _ in self._index.get("outside", [])]
        return function in self.points_to(known) and OUTSIDE in self._index

    def points_to(self, variables: Iterable[int]) -> NDArray[np.int32]:
        """What the variables point to; what is in an unknown object is unknown."""
        sets = [
            np.array([UNKNOWN], np.int32)
            if each == UNKNOWN
            else self.solution.members(each)
            for each in variables
        ]
        if len(sets) == 1:
            return sets[0]
        return np.unique(np.concatenate([np.empty(0, np.int32), *sets]))

    def _expression(self, text: str, scope: Scope | None) -> Found:
        """What C calls an lvalue."""
        if found := self._named(text, scope):
            return Found(found)
        if text.startswith("*"):
            return self._behind(text[1:], "", scope)
        left, arrow, member = text.rpartition("->")
        if arrow:
            found_members = self._behind(left, f".{member}", scope)
            if found_members.variables or "[]" not in member:
                return found_members
        left, element, member = text.rpartition("[]")
        if element:
            return self._behind(left, member, scope)
        return self._fail(text, scope)

    def _behind(self, pointer: str, path: str, scope: Scope | None) -> Found:
        """The member `path` of what a pointer points to."""
        before = self._expression(pointer, scope)
        objects = self.points_to(before.variables).tolist()
        found = Found({}, before.without, before.path)
        for object_ in objects:
            members = [object_]
            if path and object_ != UNKNOWN:
                members = self._members(object_, path)
                if not members:
                    found.without[object_] = None
                    found.path = path
            found.variables |= dict.fromkeys(members)
        return found

    def _members(self, object_: int, path: str) -> list[int]:
        """The member `path` of what begins at an object."""
        names = [KIND.sub("", name) for name in self._names_of(object_)]
        found = [id_ for name in names for id_, _ in self._index.get(name + path, ())]
        if found:
            return found
        # The block has it at its start: here, it is as many bytes further.
        for base, start in filter(None, map(_distance, names)):
            for member, _ in self._index.get(base + path, ()):
                places = map(_distance, self._names_of(member))
                at = next((one[1] for one in places if one and one[0] == base), 0)
                there = self._index.get(f"{base}+{start + at}")
                found += [id_ for id_, _ in there] if there else self._blocks[base]
        return found

    @cached_property
    def _blocks(self) -> dict[str, list[int]]:
        """The fields of each block that have names by their distances in bytes."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        for name, variables in self._index.items():
            if (place := _distance(name)) is not None:
                found[place[0]] += [variable for variable, _ in variables]
        for name, fields in found.items():
            fields += [variable for variable, _ in self._index.get(name, ())]
        return found

    def _names_of(self, variable: int) -> Iterable[str]:
        if variable in self.names:
            yield self.names[variable]
        yield from self.others.get(variable, ())

    @cached_property
    def _index(self) -> dict[str, list[tuple[int, str]]]:
        """Variables by all that they may be called, each with its whole name."""
        found: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
        for variable in self.names:
            for name in self._names_of(variable):
                plain = KIND.sub("", name, count=1)
                keys = {name, plain, NUMBER.sub("", name), NUMBER.sub("", plain)}
                if plain.count("@") > 1:
                    keys.add(_without_calls(plain))
                for key in keys:
                    found[key].append((variable, name))
        return found

    def _named(self, name: str, scope: Scope | None) -> dict[int, None]:
        """All variables that differ at most in the number of their name, or in the
        calls of the wrappers that allocated them; none if no variable is called like
        that.  Raises CompileError GM0855 for others."""
        found = self._index.get(name, [])
        if scope is not None:
            found = self._in_scope(name, scope)
        variables = dict.fromkeys(variable for variable, _ in found)
        if len(variables) < 2:
            return variables
        names = {whole for _, whole in found}
        alike = len({_without_calls(whole) for whole in names}) == 1
        if alike and len(names) == len(variables) and not self._functions(variables):
            return variables
        note = self._told(variables)
        if self._functions(variables) and len(self.lines):
            note += "; give one as FILE:LINE:NAME, or by its id"
        fail("GM0855", f"`{shown(name)}` names {len(variables)} variables", note)

    def _functions(self, variables: Iterable[int]) -> bool:
        """Whether one of them is a function."""
        functions = self.functions
        return functions is not None and any(functions[each] for each in variables)

    def _told(self, variables: Collection[int]) -> str:
        told = [
            f"{each} {self.names[each]}"
            + (f" ({self.lines[each]})" if each in self.lines else "")
            for each in list(variables)[:MOST_TOLD]
        ]
        return ", ".join(told) + (", …" if len(variables) > MOST_TOLD else "")

    def _in_scope(self, name: str, scope: Scope) -> list[tuple[int, str]]:
        """What a name means in a line: variables of the function there, or else global
        ones, if possible of this file."""
        spans = self._spans(scope)
        local = [
            each
            for span in spans
            for each in self._index.get(f"{span.function}.{name}", [])
            if each[0] not in self.lines or self._number(each[0], scope) >= span.first
        ]
        # What is declared further down is another variable of this name.
        before = [
            each for each in local if self._number(each[0], scope) <= scope.number
        ]
        if before or any(name in span.variables for span in spans):
            return before or local
        found = self._index.get(name, [])
        here = [each for each in found if self._number(each[0], scope) >= 0]
        return here or found or local

    def _spans(self, scope: Scope) -> list[Span]:
        """The function in a line; several that are made by a macro there.

        Raises CompileError GM0855 if there are several such files.
        """
        found = [
            span
            for span in self.spans
            if span.first <= scope.number <= span.last and is_at(span.file, scope.file)
        ]
        found = [span for span in found if span.file == scope.file] or found
        files = sorted({span.file for span in found})
        if len(files) > 1:
            fail("GM0855", f"{shown(scope.file)} is several files", ", ".join(files))
        first = max((span.first for span in found), default=0)
        return [span for span in found if span.first == first]

    def _number(self, variable: int, scope: Scope) -> int:
        """The line of a variable in the file of the scope, -1 if it has none there."""
        file, _, number = self.lines.get(variable, "").rpartition(":")
        return int(number) if file and is_at(file, scope.file) else -1

    def _fail(self, text: str, scope: Scope | None) -> Found:
        if not self.names:
            hint = "add --names FILE, or give an id"
            fail("GM0855", f"no name is known, so `{shown(text)}` means nothing", hint)
        message, note = f"nothing has the name `{shown(text)}`", ""
        if scope is not None:
            message += f" in {shown(scope.file)}:{scope.number}"
            spans = self._spans(scope)
            note = "" if spans else self._nowhere(scope)
            for span in spans:
                if text in span.variables:
                    note = f"`{span.function}.{text}` is no pointer, or optimisation "
                    note += "left nothing of it; -O0 keeps all"
        with_kind = KIND.match(text) is not None
        known = {
            name if with_kind else KIND.sub("", name) for name in self.names.values()
        }
        if any(name.startswith(f"{text}.") for name in known):
            note = note or "optimisation left none of it but variables; -O0 keeps it"
        near = difflib.get_close_matches(text, sorted(known), n=3)
        if near and not note:
            note = f"did you mean {' or '.join(f'`{each}`' for each in near)}?"
        fail("GM0855", message, *([note] if note else []))

    def _nowhere(self, scope: Scope) -> str:
        """Why no function is in a line."""
        files = sorted({span.file for span in self.spans})
        there = [span for span in self.spans if is_at(span.file, scope.file)]
        if not files:
            return "functions have no lines here: compile with -g"
        if not there:
            return f"no function that is left is in this file, but in {some_of(files)}"
        note = "no function that is left has this line"
        before = [span for span in there if span.last < scope.number]
        if before:
            span = max(before, key=lambda span: span.last)
            note += f", `{span.function}` ends in line {span.last}"
        return f"{note}; -O0 keeps all"


def _without_calls(name: str) -> str:
    """A name without its number, and without the calls of wrappers."""
    return CALLS.sub(r"\1", NUMBER.sub("", name))


def _distance(name: str) -> tuple[str, int] | None:
    """The block of a field, and its distance in bytes, if that is its name."""
    base, plus, distance = KIND.sub("", name).rpartition("+")
    return (base, int(distance)) if plus and distance.isdecimal() else None


def some_of(names: Iterable[str]) -> str:
    """The first of them."""
    told = sorted(names)
    return ", ".join(told[:MOST_TOLD]) + (", …" if told[MOST_TOLD:] else "")


def is_at(place: str, wanted: str) -> bool:
    """True if a file or a line is the one that is meant, perhaps without its folder."""
    return place == wanted or place.endswith(f"/{wanted}")


def as_recorded(wanted: str, files: Collection[str]) -> str:
    """The file as the compiler was given it, which is often run in a folder of its own:
    `eval.c` for `src/eval.c`, if no file has the longer path."""
    if any(is_at(file, wanted) for file in files):
        return wanted
    parts = wanted.split("/")
    endings = ("/".join(parts[at:]) for at in range(1, len(parts)))
    return next((each for each in endings if each in files), wanted)
