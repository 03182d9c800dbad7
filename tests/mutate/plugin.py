"""A plug-in of pytest: runs tests with a mutant, or notes which could see one.

LIGHTHOUSE_MUTANT is the name of the one to run with.

LIGHTHOUSE_MUTANTS is a folder whose file `mutants` lists names.  Each of these
conditions is decided in both ways, and the program goes on with the right answer.  The
files `seen-*.json` say in which tests the two differed, and how long each test took.
Only these tests can notice the mutant (weak mutation: Howden, "Weak Mutation Testing
and Completeness of Test Sets", IEEE TSE 1982).
"""

import ast
import copy
import json
import os
import uuid
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.instrument import importing, install
from tests.mutate.mutants import Change, changes

# What the changed modules call; no name of the compiler begins so.
BOTH, COUNT, TELL = "_both", "_count", "_tell"
# By the id of a node: the numbers of its mutants, and what replaces it.
Others = dict[int, list[tuple[int, Any]]]


# --- with a mutant --------------------------------------------------------------------


def with_mutant(name: str) -> None:
    path = name.partition(":")[0]

    def transform(module: str, tree: ast.Module) -> ast.Module:
        if module != path:
            return tree
        (change,) = (c for mutant, c in changes(module, tree) if str(mutant) == name)
        return _Replace(change).visit(tree)  # type: ignore[no-any-return]

    install(transform)


class _Replace(ast.NodeTransformer):
    def __init__(self, change: Change) -> None:
        self.change = change

    def visit(self, node: ast.AST) -> Any:
        if node is self.change.node:
            return self.change.new
        return self.generic_visit(node)


# --- which tests could see one --------------------------------------------------------


class Recorder:
    """What the conditions of the mutants say in each test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names = (folder / "mutants").read_text(encoding="utf-8").splitlines()
        self.test = ""
        self.seen: dict[int, set[str]] = defaultdict(set)
        self.seconds: dict[str, float] = defaultdict(float)
        self.odd: set[int] = set()

    def both(self, now: Any, *others: tuple[int, Callable[[], Any]]) -> Any:
        """`now`, after a look at what the mutants would say."""
        for number, other in others:
            if self.test in self.seen[number]:
                continue
            differs = True
            with suppress(Exception):
                differs = _differ(now, other())
            if differs:
                self.seen[number].add(self.test)
        return now

    def count(self, number: int) -> bool:
        """False, for the guard of a case: one of the two patterns matches."""
        self.odd ^= {number}
        return False

    def tell(self, number: int) -> bool:
        """False, after both patterns."""
        if number in self.odd:
            self.odd.discard(number)
            self.seen[number].add(self.test)
        return False

    def transform(self, path: str, tree: ast.Module) -> ast.Module:
        numbers = {name: i for i, name in enumerate(self.names)}
        others: Others = defaultdict(list)
        for mutant, change in changes(path, tree):
            if (number := numbers.get(str(mutant))) is not None:
                others[id(change.node)].append((number, copy.deepcopy(change.new)))
        if not others:
            return tree
        names = ", ".join(f"{name[1:]} as {name}" for name in (BOTH, COUNT, TELL))
        changed: ast.Module = _Both(others).visit(tree)
        return importing(f"from tests.mutate.plugin import {names}", changed)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.test = item.nodeid
        result = yield
        self.test = ""
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        seen = {self.names[i]: sorted(tests) for i, tests in self.seen.items()}
        text = json.dumps({"seen": seen, "seconds": self.seconds})
        path = self.folder / f"seen-{uuid.uuid4().hex}.json"
        path.write_text(text, encoding="utf-8")


def _differ(now: Any, other: Any) -> bool:
    if isinstance(now, bool) and isinstance(other, bool):
        return now != other
    return now is not other


class _Both(ast.NodeTransformer):
    """Decides conditions in both ways."""

    def __init__(self, others: Others) -> None:
        self.others = others

    def visit(self, node: ast.AST) -> Any:
        others = self.others.get(id(node))
        visited = super().visit(node)
        if others is None or not isinstance(visited, ast.expr):
            return visited
        pairs = [
            ast.Tuple([ast.Constant(number), _lambda(new)], ast.Load())
            for number, new in others
        ]
        return _call(BOTH, visited, *pairs)

    def visit_Match(self, node: ast.Match) -> ast.Match:
        found: list[ast.match_case] = []
        for case in node.cases:
            for number, new in self.others.get(id(case), []):
                found += _compared(number, case, new)
            found.append(self.visit(case))
        node.subject = self.visit(node.subject)
        node.cases = found
        return node


def _compared(
    number: int, case: ast.match_case, new: ast.match_case
) -> Iterator[ast.match_case]:
    """Cases that never match, and note whether the two would."""
    for each in (case, new):
        guards = [] if each.guard is None else [copy.deepcopy(each.guard)]
        counted = _call(COUNT, ast.Constant(number))
        guard = ast.BoolOp(ast.And(), [*guards, counted]) if guards else counted
        yield ast.match_case(copy.deepcopy(each.pattern), guard, [ast.Pass()])
    tell = _call(TELL, ast.Constant(number))
    yield ast.match_case(ast.MatchAs(None, None), tell, [ast.Pass()])


def _lambda(body: ast.expr) -> ast.Lambda:
    nothing = ast.arguments(
        posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[]
    )
    return ast.Lambda(nothing, body)


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


# --- in a process of pytest -----------------------------------------------------------

# Before the first `conftest.py`, which imports modules of the compiler.
if _name := os.environ.get("LIGHTHOUSE_MUTANT"):
    with_mutant(_name)
elif _folder := os.environ.get("LIGHTHOUSE_MUTANTS"):
    recorder = Recorder(Path(_folder))
    both, count, tell = recorder.both, recorder.count, recorder.tell
    install(recorder.transform)

    def pytest_configure(config: pytest.Config) -> None:
        config.pluginmanager.register(recorder)
