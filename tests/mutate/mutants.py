"""What a mutant is, and which there are: one condition of one function, changed.

The conditions are those that decide what the compiler does to a program:

    a and b            without an operand; likewise `or`
    a < b              `a <= b`, `==` as `!=`, `in` as `not in`, and back
    not a              `a`
    any(…)             `all(…)`, and back
    isinstance(x, A|B) without a class
    if a: …            `if not a`, where `a` is none of the above; likewise loops
    case A(b="+")      without the case, without `b`, without an alternative of `A | B`

A mutant is named by its module, its function, what changes and how often that stands
before it in the function, and not by its line: a change elsewhere in the module leaves
the name as it is, and the sample (`sample`) as well.
"""

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from tests.instrument import functions

ROOT = Path(__file__).parents[2]
# The folders in which each condition is a decision about the program.
FOLDERS = ("passes", "lighthouse/ir", "codegen")

_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    **{ast.Lt: ast.LtE, ast.Gt: ast.GtE, ast.Eq: ast.NotEq},
    **{ast.In: ast.NotIn, ast.Is: ast.IsNot},
}
_OPPOSITE |= {after: before for before, after in _OPPOSITE.items()}
Node = TypeVar("Node", bound=ast.AST)
_QUANTIFIERS = {"any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """`path` is relative to the repository; `count` tells equal changes of a function
    apart."""

    path: str
    function: str
    before: str
    after: str
    count: int

    def __str__(self) -> str:
        number = f" #{self.count + 1}" if self.count else ""
        return f"{self.path}:{self.function}: {self.before} → {self.after}{number}"


@dataclass(frozen=True, slots=True)
class Change:
    """A node of a tree, and what replaces it."""

    node: ast.expr | ast.match_case
    new: ast.expr | ast.match_case


def modules() -> list[str]:
    """Relative paths."""
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    return sorted(str(path.relative_to(ROOT)) for path in found)


def all_mutants(paths: Iterable[str] | None = None) -> list[Mutant]:
    """Those of these modules, by default of all."""
    chosen = modules() if paths is None else paths
    return [mutant for path in chosen for mutant in mutants_of(path)]


@cache
def mutants_of(path: str) -> tuple[Mutant, ...]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return tuple(mutant for mutant, _ in changes(path, tree))


def sample(mutants: Iterable[Mutant], count: int, seed: int) -> list[Mutant]:
    """`count` of them by a hash of their names: what is new moves few others."""

    def rank(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {mutant}".encode()).digest()

    return sorted(sorted(mutants, key=rank)[:count], key=str)


# --- the changes of a module ----------------------------------------------------------


def changes(path: str, tree: ast.Module) -> Iterator[tuple[Mutant, Change]]:
    """Every mutant of a module, with what it does to `tree`."""
    for name, body in functions(tree, ""):
        seen: Counter[tuple[str, str]] = Counter()
        for node in _own(body):
            for change in _changes_at(node):
                texts = _text(change.node), _text(change.new)
                yield Mutant(path, name, *texts, seen[texts]), change
                seen[texts] += 1


def _own(function: ast.AST) -> Iterator[ast.AST]:
    """What is in a function, but not in a function in it; no assertions."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.FunctionDef | ast.ClassDef | ast.Assert):
            yield child
            yield from _own(child)


def _changes_at(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield from _negated(test)
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield from _negated(test)
        case ast.BoolOp(values=values):
            for i in range(len(values)):
                yield Change(node, _without(node, i))
        case ast.Compare(ops=[operator]):
            yield Change(node, _with(node, ops=[_OPPOSITE[type(operator)]()]))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield Change(node, operand)
        case ast.Call(func=ast.Name(id="any" | "all" as name)):
            other = ast.Name(_QUANTIFIERS[name], ast.Load())
            yield Change(node, _with(node, func=other))
        case ast.Call(func=ast.Name(id="isinstance"), args=[value, classes]):
            for fewer in _fewer_classes(classes):
                yield Change(node, _with(node, args=[value, fewer]))
        case ast.match_case():
            yield from _other_cases(node)


def _with(node: Node, **fields: Any) -> Node:
    new = copy.copy(node)
    vars(new).update(fields)
    return new


def _negated(test: ast.expr) -> Iterator[Change]:
    match test:
        case ast.BoolOp() | ast.Compare(ops=[_]) | ast.UnaryOp(op=ast.Not()):
            return
        case ast.Call(func=ast.Name(id="any" | "all")) | ast.Name(id="TYPE_CHECKING"):
            return
        case _:
            yield Change(test, ast.UnaryOp(ast.Not(), test))


def _without(node: ast.BoolOp, index: int) -> ast.expr:
    left = [value for i, value in enumerate(node.values) if i != index]
    return left[0] if len(left) == 1 else ast.BoolOp(node.op, left)


def _fewer_classes(classes: ast.expr) -> Iterator[ast.expr]:
    """`A | B | C` without one of them."""
    if isinstance(classes, ast.BinOp) and isinstance(classes.op, ast.BitOr):
        yield classes.left
        for fewer in _fewer_classes(classes.left):
            yield ast.BinOp(fewer, ast.BitOr(), classes.right)
        if not isinstance(classes.left, ast.BinOp):
            yield classes.right


def _other_cases(case: ast.match_case) -> Iterator[Change]:
    if case.guard is not None:
        yield from _negated(case.guard)
    if not isinstance(case.pattern, ast.MatchAs) or case.pattern.pattern is not None:
        never = ast.Constant(False)
        yield Change(case, ast.match_case(case.pattern, never, case.body))
    for pattern in _other_patterns(case.pattern):
        yield Change(case, ast.match_case(pattern, case.guard, case.body))


def _other_patterns(pattern: ast.pattern) -> Iterator[ast.pattern]:
    """Without an alternative, or with a part that matches anything."""
    match pattern:
        case ast.MatchOr(patterns=patterns):
            for i in range(len(patterns)):
                left = [each for j, each in enumerate(patterns) if j != i]
                yield left[0] if len(left) == 1 else ast.MatchOr(left)
        case ast.MatchAs(pattern=ast.pattern() as inner, name=name):
            for other in _other_patterns(inner):
                yield ast.MatchAs(other, name)
        case ast.MatchClass():
            for field in ("patterns", "kwd_patterns"):
                parts: list[ast.pattern] = getattr(pattern, field)
                for i, part in enumerate(parts):
                    for other in _wider(part):
                        new = [*parts[:i], other, *parts[i + 1 :]]
                        yield _with(pattern, **{field: new})


def _wider(part: ast.pattern) -> Iterator[ast.pattern]:
    match part:
        case ast.MatchAs(pattern=None) | ast.MatchStar():
            return
        case ast.MatchAs(name=name):
            yield ast.MatchAs(None, name)
        case _ if not _binds(part):
            yield ast.MatchAs(None, None)
    yield from _other_patterns(part)


def _binds(pattern: ast.pattern) -> bool:
    return any(
        isinstance(each, ast.MatchAs | ast.MatchStar) and each.name is not None
        for each in ast.walk(pattern)
    )


def _text(node: ast.expr | ast.match_case) -> str:
    if isinstance(node, ast.expr):
        return ast.unparse(node)
    if isinstance(node.guard, ast.Constant):
        return "no case"
    guard = "" if node.guard is None else f" if {ast.unparse(node.guard)}"
    return f"case {ast.unparse(node.pattern)}{guard}"
