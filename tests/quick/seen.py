"""What the tests have run: by test the functions, templates and headers.

A part is named `path:function`, `path:` is what a module says outside functions, and
any other file is named by its path alone.
"""

from __future__ import annotations

import ast
import hashlib
import pickle
from dataclasses import dataclass, field
from pathlib import Path

from tests.instrument import functions

ROOT = Path(__file__).parents[2]
COMPILER = ("frontend", "passes", "codegen", "lighthouse")


@dataclass(slots=True)
class Seen:
    """`tests` has the parts that each ran, `digests` a hash of each at that time."""

    tests: dict[str, frozenset[str]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    digests: dict[str, str] = field(default_factory=dict)

    def write(self, path: Path) -> None:
        """Whole or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_bytes(pickle.dumps(self))
        new.replace(path)

    @classmethod
    def read(cls, path: Path) -> Seen:
        found: Seen = pickle.loads(path.read_bytes())
        return found

    def add(self, other: Seen) -> None:
        """What tests ran in another process."""
        self.failed = [x for x in self.failed if x not in other.tests] + other.failed
        self.tests |= other.tests
        self.seconds |= other.seconds


def digests() -> dict[str, str]:
    """A hash of each part on which a test may depend."""
    found: dict[str, str] = {}
    for folder in (*COMPILER, "tests", "samples"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_symlink() or path.suffix in (".pyc", "") or not path.is_file():
                continue
            if any(part.is_symlink() for part in path.parents if part != ROOT):
                continue
            name = str(path.relative_to(ROOT))
            if path.suffix == ".py" and name.startswith(COMPILER):
                found |= of_module(name)
            else:
                found[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def of_module(path: str) -> dict[str, str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    found = {f"{path}:{name}": _digest(each) for name, each in functions(tree)}
    for _, function in functions(tree):
        function.body = []
    return found | {f"{path}:": _digest(tree)}


def _digest(node: ast.AST) -> str:
    return hashlib.sha256(ast.dump(node).encode()).hexdigest()
