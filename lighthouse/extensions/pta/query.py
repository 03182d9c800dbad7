"""Queries of a solution: what points where, and who calls whom."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lighthouse.diagnostics import fail
from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Site
from lighthouse.extensions.pta.lookup import (
    FUNCTIONS_UNKNOWN,
    KIND,
    LINE,
    OUTSIDE,
    Found,
    Lookup,
    as_recorded,
    is_at,
    some_of,
)
from lighthouse.extensions.pta.why import Reasons, Step
from lighthouse.graph.text import shown

ANYWHERE = "through a pointer that may point anywhere"
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
    "callees": "no call in it reaches a function",
    "callers": "nothing in the program calls it",
}
# How many variables these queries are about.
VARIABLES = {"pts": 1, "pointers": 1, "calls": 1, "alias": 2, "why": 2}
QUERY = re.compile(r"\s*(\w+)\s*\((.*)\)\s*", re.DOTALL)
# What an instruction computes has no name in the source; how deep such are written out.
TEMPORARY = re.compile(r".*\.%.*|\d+")
MOST_NESTED = 8
NO_LINES = "calls have no lines here: compile with -g"


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
    why there are none; `without` are objects that it is about, but which have no member
    `path`."""

    query: str
    items: tuple[Item, ...]
    truth: bool | None = None
    none: str = ""
    without: tuple[Item, ...] = ()
    path: str = ""

    def as_json(self) -> dict[str, Any]:
        truth = {} if self.truth is None else {"answer": self.truth}
        without = [item.as_json() for item in self.without]
        return {
            "query": self.query,
            **truth,
            "items": [item.as_json() for item in self.items],
            **({"without": without} if without else {}),
        }


@dataclass(frozen=True, eq=False)
class Program(Lookup):
    """A solution and what is known of its variables.

    sites        its calls, or None if nobody said
    constraints  those that were solved, likewise
    """

    sites: tuple[Site, ...] | None = None
    constraints: Constraints | None = None

    def answer(self, query: str) -> Answer:
        """Raises CompileError GM0854 … GM0856."""
        match = QUERY.fullmatch(query)
        word, inside = (match[1], match[2]) if match else ("", "")
        if (items := self._by_text(word, inside)) is not None:
            return Answer(query, items, none="" if items else NONE[word])
        texts = inside.split(",")
        if len(texts) != VARIABLES.get(word):
            forms = (f"{form}: {meaning}" for form, meaning in FORMS.items())
            fail("GM0854", f"`{shown(query)}` is no query", "queries are", *forms)
        found = [self.find(text) for text in texts]
        answer = self._about(query, word, found)
        without = {each: None for one in found for each in one.without}
        if not without:
            return answer
        path = next(one.path for one in found if one.path)
        if not all(one.variables for one in found):
            answer = replace(answer, none=f"no object there has a member {path}")
        return replace(answer, without=tuple(map(self.item, without)), path=path)

    def _by_text(self, word: str, inside: str) -> tuple[Item, ...] | None:
        """The answer to a query that is about a line or a function."""
        match word:
            case "calls" if (at := LINE.fullmatch(inside)) and not at["name"]:
                return self.calls_at(at["line"])
            case "callees":
                caller = self.only(inside)
                return self._reached(s for s in self.calls() if s.caller == caller)
            case "callers":
                return self.callers(inside.strip())
        return None

    def _about(self, query: str, word: str, found: list[Found]) -> Answer:
        """The answer to a query about variables."""
        variables = [each.variables for each in found]
        match word:
            case "alias":
                return self.alias(query, *variables)
            case "why":
                return self.why(query, *variables)
            case "pts":
                ids = self.points_to(*variables)
            case "pointers":
                ids = self.pointers_to(*variables)
            case _:
                ids = self.targets(*variables)
        return Answer(query, self._items(ids), none="" if len(ids) else NONE[word])

    def alias(self, query: str, one: Iterable[int], other: Iterable[int]) -> Answer:
        """What some variables and others point to, both."""
        sets = self.points_to(one), self.points_to(other)
        common = np.intersect1d(*sets)
        if len(sets[0]) and len(sets[1]) and UNKNOWN in np.union1d(*sets):
            common = np.union1d(common, [UNKNOWN]).astype(np.int32)
        return Answer(query, self._items(common), len(common) > 0)

    def why(
        self, query: str, variables: Iterable[int], targets: Iterable[int]
    ) -> Answer:
        """Raises CompileError GM0856 if the constraints are not known."""
        if self.constraints is None:
            message = "what the program does is in the file of constraints"
            fail("GM0856", message, "add --constraints FILE")
        wanted = set(targets)
        pairs = (
            (variable, target)
            for variable in variables
            for target in self.points_to([variable]).tolist()
            if target in wanted
        )
        pair = next(pairs, None)
        if pair is None:
            return Answer(query, (), False, "it does not point there")
        reasons = Reasons(self.constraints, self.solution)
        items = tuple(self._explained(reasons.chain(*pair), reasons))
        none = "" if items else "no chain of these constraints: variables were merged"
        return Answer(query, items, True, none)

    def _explained(self, chain: Iterable[Step], reasons: Reasons) -> Iterator[Item]:
        """The steps in the words of C; a temporary is what it is defined as."""

        def name(variable: int, most: int = MOST_NESTED) -> str:
            text = plain(self.item(variable))
            if not most or not TEMPORARY.fullmatch(text):
                return text
            step = reasons.definition(variable)
            return text if step is None else value(step, most - 1)

        def value(step: Step, most: int = MOST_NESTED) -> str:
            if step.source is None and step.pointer is None:
                return f"&{name(step.object_, most)}"
            place = step.source if step.pointer is None else step.pointer
            assert place is not None
            text = name(place, most)
            if step.offset:
                text += f" + {step.offset}"
            if step.pointer is None:
                return text
            return f"*({text})" if " + " in text else f"*{text}"

        for step in chain:
            item, told, how = self.item(step.variable), name(step.variable), value(step)
            if step.pointer is not None and step.source is not None:
                source = name(step.source)
                by = f", by {how} = {source}" if step.stored else f", as {how}"
                how = source + (by if how != told else "")
            if how != told:
                words = item.name if told == plain(item) else told
                yield replace(item, name=words, how=f"= {how}")

    def calls(self) -> tuple[Site, ...]:
        """Raises CompileError GM0856 if it is not known what the program calls."""
        if self.sites is None:
            note = "add --calls FILE, which `lighthouse pta extract` writes"
            fail("GM0856", "who calls whom is in the file of calls", note)
        return self.sites

    def reached(self, site: Site) -> tuple[Item, ...]:
        """The functions that a call may reach, and what is unknown."""
        if isinstance(site.callee, str):
            return (Item(None, site.callee),)
        if site.through:
            return self._items(self.targets([site.callee]))
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
        every = dict.fromkeys(item for site in sites for item in self.reached(site))
        # A function that is not there has an id where its address is taken.
        known = {plain(item) for item in every if item.id is not None and not item.line}
        return tuple(
            one for one in every if one.id is not None or one.name not in known
        )

    def calls_at(self, line: str) -> tuple[Item, ...]:
        """The same of all calls in a line.  Raises CompileError GM0855 without any."""
        file, _, number = line.rpartition(":")
        files = {site.line.rpartition(":")[0] for site in self.calls()} - {""}
        file = as_recorded(file, files)
        found = [site for site in self.calls() if is_at(site.line, f"{file}:{number}")]
        if not found:
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
            if files and not near:
                note = f"calls are in {some_of(files)}"
            fail("GM0855", f"no call is in {shown(line)}", note)
        return self._reached(found)

    def callers(self, text: str) -> tuple[Item, ...]:
        """Functions with the lines in which they may call one, in or out of the
        program, or both: directly, and through a pointer to it."""
        wanted = set()
        found: list[Item] = []
        if any(site.callee == text for site in self.calls()):
            wanted.add(Item(None, text))
        if not wanted or text in self._index:
            called = self.only(text)
            wanted.add(self.item(called))
            if self.is_exposed(called):
                wanted.add(self.item(UNKNOWN))
            if self.is_known_outside(called):
                found += [self.item(each) for each, _ in self._index[OUTSIDE]]
        for site, reached in self.each_call():
            if not wanted.isdisjoint(reached):
                caller = self.item(site.caller)
                how = "" if wanted & {*reached} - {self.item(UNKNOWN)} else ANYWHERE
                found.append(
                    replace(caller, line=site.line or caller.line, how=how or None)
                )
        return tuple(dict.fromkeys(found))

    def pointers_to(self, objects: Iterable[int]) -> NDArray[np.int32]:
        """The variables whose sets have one of the objects."""
        classes = np.zeros(len(self.solution.starts) - 1, np.bool_)
        for each in objects:
            classes |= self.solution.classes_with(each)
        return np.flatnonzero(classes[self.solution.classes]).astype(np.int32)

    def targets(self, pointers: Iterable[int]) -> NDArray[np.int32]:
        """The functions in the sets of pointers, and what is unknown.

        Raises CompileError GM0856 if it is not known which objects are functions.
        """
        if self.functions is None:
            fail("GM0856", FUNCTIONS_UNKNOWN, "add --nodes FILE")
        objects = self.points_to(pointers)
        called: NDArray[np.bool_] = self.functions[objects] | (objects == UNKNOWN)
        return objects[called]

    def _items(self, variables: NDArray[np.int32]) -> tuple[Item, ...]:
        return tuple(self.item(each) for each in variables.tolist())

    def item(self, variable: int) -> Item:
        """What is known of a variable."""
        name = self.names.get(variable, "unknown" if variable == UNKNOWN else None)
        return Item(variable, name, self.lines.get(variable))


def plain(item: Item) -> str:
    """Its name without its kind, or its number."""
    return both(item.name)[1] if item.name else str(item.id)


def both(name: str) -> tuple[str, str]:
    """A name as it is, and without its kind."""
    return name, KIND.sub("", name, count=1)
