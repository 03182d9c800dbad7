"""Queries of a solution: what points where, and who calls whom.

A variable is given by its id, by its name, with or without its kind, or by a line of
the source and its name there, as `list.c:12:p`; a variable with a comma in its name
only by its id.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lighthouse.diagnostics import fail
from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Site
from lighthouse.extensions.pta.solution import Solution
from lighthouse.extensions.pta.why import Reasons, Step
from lighthouse.graph.text import shown

FORMS = {
    "pts(p)": "what p points to",
    "alias(p, q)": "whether p and q may point to the same object",
    "pointers(o)": "who points to o",
    "calls(p)": "the functions that a call through p may reach",
    "calls(f.c:9)": "the functions that the calls in a line may reach",
    "callees(f)": "the functions that f may call",
    "callers(f)": "who may call f, and in which lines",
    "why(p, o)": "a chain of statements by which p points to o",
}
# Why there may be no answer.
NONE = {
    "pts": "nothing reaches it",
    "pointers": "nothing points to it",
    "calls": "no function reaches it",
    "callees": "it calls nothing",
    "callers": "nothing in the program calls it",
}
LINE = re.compile(r"\s*(?P<line>(?P<file>[^\s:]+):(?P<number>\d+))(:(?P<name>.+))?\s*")
QUERY = re.compile(r"\s*(\w+)\s*\((.*)\)\s*", re.DOTALL)
FUNCTIONS_UNKNOWN = "which objects are functions is in the file of nodes"
NO_LINES = "the calls of this file have no lines: compile with -g"
KIND = re.compile(r"^[A-Z]:")


@dataclass(frozen=True, slots=True)
class Item:
    """A variable in an answer; a function that is not in the program has no id.  `how`
    is the statement that gives it a value."""

    id: int | None
    name: str | None = None
    line: str | None = None
    how: str | None = None

    def __str__(self) -> str:
        number = "" if self.id is None else str(self.id)
        words = [number, self.name, f"({self.line})" if self.line else "", self.how]
        return " ".join(filter(None, words))

    def as_json(self) -> dict[str, Any]:
        told = {"id": self.id, "name": self.name, "line": self.line, "how": self.how}
        return {key: value for key, value in told.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Answer:
    """`items` answer the query; for `alias` they are what both point to.  `none` says
    why there are none."""

    query: str
    items: tuple[Item, ...]
    truth: bool | None = None
    none: str = ""

    def as_json(self) -> dict[str, Any]:
        truth = {} if self.truth is None else {"answer": self.truth}
        return {
            "query": self.query,
            **truth,
            "items": [item.as_json() for item in self.items],
        }


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """A solution and what is known of its variables.

    functions    bool (N,), or None if nobody said which objects are functions
    sites        its calls, or None if nobody said
    constraints  those that were solved, likewise
    """

    solution: Solution
    functions: NDArray[np.bool_] | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    lines: Mapping[int, str] = field(default_factory=dict)
    sites: tuple[Site, ...] | None = None
    constraints: Constraints | None = None

    def answer(self, query: str) -> Answer:
        """Raises CompileError GM0854 … GM0856."""
        match = QUERY.fullmatch(query)
        word, inside = (match[1], match[2]) if match else ("", "")
        items = self._answers(word, inside)
        if items is not None:
            return Answer(query, items, none="" if items else NONE[word])
        names = inside.split(",")
        if word == "why" and len(names) == 2:
            variable, target = map(self.variable, names)
            return self.why(query, variable, target)
        if word == "alias" and len(names) == 2:
            one, other = (self.points_to(self.variable(name)) for name in names)
            common = np.intersect1d(one, other)
            if len(one) and len(other) and UNKNOWN in np.union1d(one, other):
                common = np.union1d(common, [UNKNOWN]).astype(np.int32)
            return Answer(query, self._items(common), len(common) > 0)
        forms = (f"{form}: {meaning}" for form, meaning in FORMS.items())
        fail("GM0854", f"`{shown(query)}` is no query", "queries are", *forms)

    def _answers(self, word: str, inside: str) -> tuple[Item, ...] | None:
        match word:
            case "pts":
                return self._items(self.points_to(self.variable(inside)))
            case "pointers":
                return self._items(self.pointers_to(self.variable(inside)))
            case "calls" if (at := LINE.fullmatch(inside)) and not at["name"]:
                return self.calls_at(at["line"])
            case "calls":
                return self._items(self.targets(self.variable(inside)))
            case "callees":
                caller = self.variable(inside)
                return self._reached(s for s in self.calls() if s.caller == caller)
            case "callers":
                return self.callers(inside.strip())
            case _:
                return None

    def why(self, query: str, variable: int, target: int) -> Answer:
        """Raises CompileError GM0856 if the constraints are not known."""
        if self.constraints is None:
            fail(
                "GM0856",
                "what the program does is in the file of constraints",
                "add --constraints FILE",
            )
        if target not in self.points_to(variable):
            return Answer(query, (), False, "it does not point there")
        chain = Reasons(self.constraints, self.solution).chain(variable, target)
        items = tuple(
            replace(self.item(step.variable), how=self._statement(step))
            for step in chain
        )
        none = "" if items else "no chain of these constraints: variables were merged"
        return Answer(query, items, True, none)

    def _statement(self, step: Step) -> str:
        """What gives a variable its value, in the words of C."""

        def name(variable: int) -> str:
            item = self.item(variable)
            return both(item.name)[1] if item.name else str(variable)

        added = f" + {step.offset}" if step.offset else ""
        if step.source is None:
            return f"= &{name(step.object_)}"
        if step.pointer is None:
            return f"= {name(step.source)}{added}"
        through = (
            f"*({name(step.pointer)}{added})" if added else f"*{name(step.pointer)}"
        )
        if step.stored:
            return f"= {name(step.source)}, by {through} = {name(step.source)}"
        return f"= {name(step.source)}, as {through}"

    def calls(self) -> tuple[Site, ...]:
        """Raises CompileError GM0856 if it is not known what the program calls."""
        if self.sites is None:
            fail(
                "GM0856",
                "who calls whom is in the file of calls",
                "add --calls FILE, which `lighthouse pta extract` writes",
            )
        return self.sites

    def reached(self, site: Site) -> tuple[Item, ...]:
        """The functions that a call may reach, and what is unknown."""
        if isinstance(site.callee, str):
            return (Item(None, site.callee),)
        if site.through:
            return self._items(self.targets(site.callee))
        return (self.item(site.callee),)

    def each_call(self) -> Iterator[tuple[Site, tuple[Item, ...]]]:
        """All calls, with what they reach."""
        known: dict[int | str, tuple[Item, ...]] = {}
        for site in self.calls():
            if not site.through:
                yield site, self.reached(site)
                continue
            if site.callee not in known:
                known[site.callee] = self.reached(site)
            yield site, known[site.callee]

    def _reached(self, sites: Iterable[Site]) -> tuple[Item, ...]:
        every = (item for site in sites for item in self.reached(site))
        return tuple(dict.fromkeys(every))

    def calls_at(self, line: str) -> tuple[Item, ...]:
        """The same of all calls in a line.  Raises CompileError GM0855 without any."""
        found = [site for site in self.calls() if is_at(site.line, line)]
        if not found:
            file, _, number = line.rpartition(":")
            there = sorted(
                {
                    int(site.line.rpartition(":")[2])
                    for site in self.calls()
                    if is_at(site.line.rpartition(":")[0], file)
                },
                key=lambda each: abs(each - int(number)),
            )
            near = ", ".join(map(str, sorted(there[:5])))
            note = f"lines of {file} with calls: {near}" if near else NO_LINES
            fail("GM0855", f"no call is in {shown(line)}", note)
        return self._reached(found)

    def callers(self, text: str) -> tuple[Item, ...]:
        """Functions with the lines in which they may call one, in or out of the
        program."""
        outside = any(site.callee == text for site in self.calls())
        wanted = Item(None, text) if outside else self.item(self.variable(text))
        found = []
        for site, reached in self.each_call():
            if wanted in reached:
                caller = self.item(site.caller)
                found.append(replace(caller, line=site.line or caller.line))
        return tuple(dict.fromkeys(found))

    def points_to(self, variable: int) -> NDArray[np.int32]:
        """The objects in the set of a variable."""
        return self.solution.members(variable)

    def pointers_to(self, object_: int) -> NDArray[np.int32]:
        """The variables whose sets have an object."""
        classes = self.solution.classes_with(object_)
        return np.flatnonzero(classes[self.solution.classes]).astype(np.int32)

    def targets(self, pointer: int) -> NDArray[np.int32]:
        """The functions in the set of a pointer, and what is unknown.

        Raises CompileError GM0856 if it is not known which objects are functions.
        """
        if self.functions is None:
            fail(
                "GM0856",
                FUNCTIONS_UNKNOWN,
                "add --nodes FILE",
            )
        objects = self.solution.members(pointer)
        called: NDArray[np.bool_] = self.functions[objects] | (objects == UNKNOWN)
        return objects[called]

    def variable(self, text: str) -> int:
        """The variable that an id or a name stands for.

        Raises CompileError GM0855 if there is none, or more than one.
        """
        text = text.strip()
        if (at := LINE.fullmatch(text)) and at["name"]:
            text = self._in_scope(at["file"], int(at["number"]), at["name"])
        if text.isascii() and text.isdigit():
            if len(text) > 10 or int(text) >= self.solution.variables:
                last = self.solution.variables - 1
                fail("GM0855", f"variable {shown(text)} is outside 0 … {last}")
            return int(text)
        found = [each for each, name in self.names.items() if text in both(name)]
        if len(found) == 1:
            return found[0]
        if found:
            told = ", ".join(str(self.item(each)) for each in found[:10])
            more = ", …" if len(found) > 10 else ""
            fail("GM0855", f"`{shown(text)}` names {len(found)} variables", told + more)
        if not self.names:
            note = "add --names FILE, or give an id"
            fail("GM0855", f"no name is known, so `{shown(text)}` means nothing", note)
        with_kind = KIND.match(text) is not None
        known = {name if with_kind else both(name)[1] for name in self.names.values()}
        near = difflib.get_close_matches(text, sorted(known), n=3)
        hint = f"did you mean {' or '.join(f'`{each}`' for each in near)}?"
        fail(
            "GM0855", f"nothing has the name `{shown(text)}`", *([hint] if near else [])
        )

    def _in_scope(self, file: str, number: int, name: str) -> str:
        """What a name in a line means: a variable of the function there, or a global
        one.

        Raises CompileError GM0856 if it is not known which objects are functions.
        """
        if self.functions is None:
            fail("GM0856", FUNCTIONS_UNKNOWN, "add --nodes FILE")
        begins = [
            (int(line.rpartition(":")[2]), variable)
            for variable, line in self.lines.items()
            if self.functions[variable] and is_at(line.rpartition(":")[0], file)
        ]
        before = [each for each in begins if each[0] <= number]
        if not before:
            return name
        local = f"{both(self.names.get(max(before)[1], ''))[1]}.{name}"
        known = {both(each)[1] for each in self.names.values()}
        return name if name in known and local not in known else local

    def _items(self, variables: NDArray[np.int32]) -> tuple[Item, ...]:
        return tuple(self.item(each) for each in variables.tolist())

    def item(self, variable: int) -> Item:
        """What is known of a variable."""
        name = self.names.get(variable, "unknown" if variable == UNKNOWN else None)
        return Item(variable, name, self.lines.get(variable))


def is_at(place: str, wanted: str) -> bool:
    """True if a file or a line is the one that is meant, perhaps without its folder."""
    return place == wanted or place.endswith(f"/{wanted}")


def both(name: str) -> tuple[str, str]:
    """A name as it is, and without its kind."""
    return name, KIND.sub("", name, count=1)
