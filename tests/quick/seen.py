"""What the tests have run: by test the functions, templates and headers, as a bit set.

A part is named `path:function`, `path:` is what a module says outside functions, and a
template or header is named by its path alone.
"""

from __future__ import annotations

import ast
import hashlib
import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.instrument import functions

ROOT = Path(__file__).parents[2]
COMPILER = ("frontend", "passes", "codegen", "lighthouse")
TEXTS = ("codegen/templates", "lighthouse/include", "lighthouse/extensions")


@dataclass(slots=True)
class Seen:
    """`digests` has a hash of each part, `files` of each file, when the tests ran."""

    parts: list[str] = field(default_factory=list)
    tests: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)

    def write(self, path: Path) -> None:
        """Whole or not at all."""
        tests = {test: f"{bits:x}" for test, bits in self.tests.items()}
        values = asdict(self) | {"tests": tests}
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_text(json.dumps(values), encoding="utf-8")
        new.replace(path)

    @classmethod
    def read(cls, path: Path) -> Seen:
        values = json.loads(path.read_text(encoding="utf-8"))
        tests = {test: int(bits, 16) for test, bits in values["tests"].items()}
        return cls(**values | {"tests": tests})

    def add(self, other: Seen) -> None:
        """What tests ran in another process; its parts have numbers of their own."""
        numbers = {part: i for i, part in enumerate(self.parts)}
        for part in other.parts:
            if part not in numbers:
                numbers[part] = len(self.parts)
                self.parts.append(part)
        same = other.parts == self.parts[: len(other.parts)]
        for test, bits in other.tests.items():
            if not same:
                ones = (i for i in range(bits.bit_length()) if bits >> i & 1)
                bits = sum(1 << numbers[other.parts[i]] for i in ones)
            self.tests[test] = bits
        self.seconds |= other.seconds
        ran = set(other.tests)
        self.failed = [test for test in self.failed if test not in ran] + other.failed


def files() -> dict[str, str]:
    """A hash of each file on which a test may depend, by its path."""
    found = {}
    for folder in (*COMPILER, "tests", "samples"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_symlink() or path.suffix in (".pyc", "") or not path.is_file():
                continue
            if any(part.is_symlink() for part in path.parents if part != ROOT):
                continue
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            found[str(path.relative_to(ROOT))] = digest
    return found


def digests(path: str) -> dict[str, str]:
    """A hash of each part of a module."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    found = {}
    for name, function in functions(tree):
        found[f"{path}:{name}"] = _digest(function)
    for _, function in functions(tree):
        function.body = []
    found[f"{path}:"] = _digest(tree)
    return found


def _digest(node: ast.AST) -> str:
    return hashlib.sha256(ast.dump(node).encode()).hexdigest()[:16]
