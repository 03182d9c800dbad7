"""Queries of a solution: `pts(p)`, `alias(p, q)`, `pointers(o)`, `calls(p)`.

A variable is given by its id or by its name, with or without its kind; a
variable with a comma in its name only by its id.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lighthouse.diagnostics import fail
from lighthouse.extensions.pta.constraints import UNKNOWN
from lighthouse.extensions.pta.solution import Solution
from lighthouse.graph.text import shown

FORMS = {
    "pts(p)": "what p points to",
    "alias(p, q)": "whether p and q may point to the same object",
    "pointers(o)": "who points to o",
    "calls(p)": "the functions that a call through p may reach",
}
QUERY = re.compile(r"\s*(\w+)\s*\((.*)\)\s*", re.DOTALL)
KIND = re.compile(r"^[A-Z]:")


@dataclass(frozen=True, slots=True)
class Item:
    """A variable in an answer."""

    id: int
    name: str | None = None
    line: str | None = None

    def __str__(self) -> str:
        words = [str(self.id), self.name or "", f"({self.line})" if self.line else ""]
        return " ".join(filter(None, words))

    def as_json(self) -> dict[str, Any]:
        told = {"id": self.id, "name": self.name, "line": self.line}
        return {key: value for key, value in told.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Answer:
    """`items` answer the query; for `alias` they are what both point to."""

    query: str
    items: tuple[Item, ...]
    truth: bool | None = None

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

    functions  bool (N,), or None if nobody said which objects are functions
    """

    solution: Solution
    functions: NDArray[np.bool_] | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    lines: Mapping[int, str] = field(default_factory=dict)

    def answer(self, query: str) -> Answer:
        """Raises CompileError GM0854 … GM0856."""
        match = QUERY.fullmatch(query)
        word, inside = (match[1], match[2]) if match else ("", "")
        ask = {
            "pts": self.points_to,
            "pointers": self.pointers_to,
            "calls": self.targets,
        }.get(word)
        if ask is not None:
            return Answer(query, self._items(ask(self.variable(inside))))
        if word == "alias":
            names = inside.split(",")
            if len(names) == 2:
                one, other = (self.points_to(self.variable(name)) for name in names)
                common = np.intersect1d(one, other)
                if len(one) and len(other) and UNKNOWN in np.union1d(one, other):
                    common = np.union1d(common, [UNKNOWN]).astype(np.int32)
                return Answer(query, self._items(common), len(common) > 0)
        forms = (f"{form}: {meaning}" for form, meaning in FORMS.items())
        fail("GM0854", f"`{shown(query)}` is no query", "queries are", *forms)

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
                "which objects are functions stands in the file of nodes",
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
        if text.isascii() and text.isdigit():
            if len(text) > 10 or int(text) >= self.solution.variables:
                last = self.solution.variables - 1
                fail("GM0855", f"variable {shown(text)} is outside 0 … {last}")
            return int(text)
        found = [each for each, name in self.names.items() if text in both(name)]
        if len(found) == 1:
            return found[0]
        if found:
            told = ", ".join(str(self._item(each)) for each in found[:10])
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

    def _items(self, variables: NDArray[np.int32]) -> tuple[Item, ...]:
        return tuple(self._item(each) for each in variables.tolist())

    def _item(self, variable: int) -> Item:
        name = self.names.get(variable, "unknown" if variable == UNKNOWN else None)
        return Item(variable, name, self.lines.get(variable))


def both(name: str) -> tuple[str, str]:
    """A name as it is, and without its kind."""
    return name, KIND.sub("", name, count=1)
