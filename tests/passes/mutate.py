"""Is each legality condition of a pass tested?  Without it, some test must fail.

`python -m tests.passes.mutate [PASS…]` replaces one predicate after the other by one
that always says the same, runs the tests of its pass, and prints those predicates that
nobody missed.  `tests/passes/PASS/*.gm` come first, then `tests/passes/test_PASS.py`.

A predicate is a function of the pass's module, or of an analysis that it uses, in the
section on legality, or one that gives a Bool or the reason why something must not be
done.  What gives a Bool is tried both ways: of one the near misses should notice, of
the other those programs in which the pass has something to do.
"""

from __future__ import annotations

import ast
import contextlib
import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from lighthouse.passes import registry

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SECONDS = 300
# How a process is asked for one mutant, or none.
ONE = "--one"
BANNER = re.compile(r"^# --- (.*?) -+$", re.MULTILINE)
# What a predicate says that objects to nothing, by what it is said to return.
SILENT: dict[str, tuple[str, Callable[..., Any]]] = {
    "str | None": ("None", lambda *_: None),
    "None": ("None", lambda *_: None),
    "Iterator[str]": ("nothing", lambda *_: iter(())),
}
CONSTANT: dict[str, Callable[..., Any]] = {
    "True": lambda *_: True,
    "False": lambda *_: False,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A predicate that gives `says`, whatever it is asked."""

    module: str
    function: str
    says: str

    def __str__(self) -> str:
        return f"{self.module.rpartition('.')[2]}.{self.function} = {self.says}"

    def install(self) -> None:
        """For every module that has the function by name."""
        original = getattr(sys.modules[self.module], self.function)
        answers = {**dict(SILENT.values()), **CONSTANT}
        for module in list(sys.modules.values()):
            if getattr(module, self.function, None) is original:
                setattr(module, self.function, answers[self.says])


def modules_of(name: str) -> Iterator[ModuleType]:
    """The module of the pass, and the analyses with a section on legality."""
    module = sys.modules[registry.known()[name].__module__]
    yield module
    used = {
        getattr(value, "__module__", "")
        for value in vars(module).values()
        if inspect.isfunction(value) or inspect.isclass(value)
    }
    for other in sorted(used):
        if ".passes.analysis." in other:
            analysis = sys.modules[other]
            if any(map(is_about_legality, BANNER.findall(inspect.getsource(analysis)))):
                yield analysis


def is_about_legality(title: str) -> bool:
    return title.startswith("leg")


def section(text: str, line: int) -> str:
    """The title of the section in which the line stands."""
    titles = [
        m[1] for m in BANNER.finditer(text) if text.count("\n", 0, m.end()) < line
    ]
    return titles[-1] if titles else ""


def mutants(name: str) -> Iterator[Mutant]:
    for module in modules_of(name):
        text = inspect.getsource(module)
        own = module.__name__ == registry.known()[name].__module__
        for node in ast.parse(text).body:
            if not isinstance(node, ast.FunctionDef) or node.returns is None:
                continue
            gives = ast.unparse(node.returns)
            legality = is_about_legality(section(text, node.lineno))
            if gives == "bool" and (own or legality):
                for says in CONSTANT:
                    yield Mutant(module.__name__, node.name, says)
            elif gives in SILENT and (legality or (own and gives != "None")):
                yield Mutant(module.__name__, node.name, SILENT[gives][0])


def paths_of(name: str) -> list[list[str]]:
    """In the order in which to run them."""
    stages = [HERE / name, HERE / f"test_{name.replace('-', '_')}.py"]
    return [[str(path)] for path in stages if path.exists()]


def survives(mutant: Mutant | None, name: str) -> bool:
    """True if the tests of the pass succeed with the mutant."""
    return all(passes(mutant, paths) for paths in paths_of(name))


def passes(mutant: Mutant | None, paths: list[str]) -> bool:
    """In a process of its own; a mutant that runs for ever is noticed, too."""
    given = [mutant.module, mutant.function, mutant.says] if mutant else [""] * 3
    command = [sys.executable, "-m", "tests.passes.mutate", ONE, *given, *paths]
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def run_one(module: str, function: str, says: str, *paths: str) -> int:
    """The tests, in this process, with that mutant."""
    if module:
        Mutant(module, function, says).install()
    options = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow and not gpu"]
    return int(pytest.main([*options, *paths]))


def survivors(name: str) -> list[Mutant]:
    return [mutant for mutant in mutants(name) if survives(mutant, name)]


def main(names: list[str]) -> None:
    for name in names or list(registry.known()):
        found = list(mutants(name))
        if not found or not paths_of(name):
            continue
        if not survives(None, name):
            sys.exit(f"{name}: the tests fail without a mutant")
        left = survivors(name)
        print(f"{name}: {len(found) - len(left)} of {len(found)} noticed", flush=True)
        for mutant in left:
            print(f"    {mutant}", flush=True)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        if sys.argv[1:2] == [ONE]:
            sys.exit(run_one(*sys.argv[2:]))
        main(sys.argv[1:])
