"""What statements of the core use and change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lighthouse.ir.changes import written
from lighthouse.ir.foreign import foreign_names
from lighthouse.ir.nodes import (
    Assign,
    Call,
    Declare,
    Defer,
    Field,
    Foreign,
    ForeignExpression,
    Index,
    Loop,
    LValue,
    Node,
    Reduce,
    ReduceTuple,
    Variable,
)
from lighthouse.ir.remember import remembered
from lighthouse.ir.types import QueueType, is_object
from lighthouse.ir.walk import children, walk


def target_name(target: LValue) -> str:
    """The variable, property or map that a write to `target` changes."""
    return target.map.name if isinstance(target, Index) else target.name


@remembered
def written_names(node: Node) -> frozenset[str]:
    """Variables, properties and maps that the statements in `node` may change."""
    names = set()
    for item in walk(node):
        if isinstance(item, Assign | Reduce | ReduceTuple | Defer):
            names.add(target_name(item.target))
        if isinstance(item, ReduceTuple):
            names.update(map(target_name, item.targets))
    return frozenset(names)


def changed_objects(node: Node) -> frozenset[str]:
    """Collections and maps that `node` changes, by whatever way."""
    return frozenset(
        target_name(place)
        for item in walk(node)
        for place in written(item)
        if isinstance(place, Index) or is_object(place.type)
    )


@dataclass(frozen=True, slots=True)
class Use:
    """One access to a variable, property, collection or map.

    `driver` is the variable of which an element of a property is used.  A reduction
    has its `operator` and `loop`, and no read of its own for the target; `in_tuple`
    says that others are written with it.
    """

    name: str
    writes: bool = False
    driver: str | None = None
    operator: str | None = None
    loop: str | None = None
    in_tuple: bool = False


def uses(node: Node) -> Iterator[Use]:
    """Every access in `node`; a declaration writes, foreign code may write what it
    names, and a loop over a queue may change the collections in it."""
    match node:
        case Assign(target, value):
            yield from _target_uses(target)
            yield from uses(value)
        case Reduce(target, operator, value, loop):
            yield from _target_uses(target, operator, loop)
            yield from uses(value)
        case ReduceTuple(operator, target, value, targets, values, loop):
            for place in (target, *targets):
                yield from _target_uses(place, operator, loop, True)
            for item in (value, *values):
                yield from uses(item)
        case Declare(names=names, initial=initial):
            yield from (Use(name, writes=True) for name in names)
            if initial is not None:
                yield from uses(initial)
        case Foreign(text=text) | ForeignExpression(text=text):
            for name in foreign_names(text):
                yield from (Use(name), Use(name, writes=True))
            for place in written(node):
                yield from _target_uses(place)
        case Field(driver, name):
            yield Use(name, driver=driver.name)
            yield Use(driver.name)
        case Variable(name):
            yield Use(name)
        case _:
            if isinstance(node, Call):
                for place in written(node):
                    yield from _target_uses(place)
            if isinstance(node, Loop) and isinstance(node.range.source.type, QueueType):
                yield from _target_uses(node.range.source)
            for child in children(node):
                yield from uses(child)


def _target_uses(
    target: LValue,
    operator: str | None = None,
    loop: str | None = None,
    in_tuple: bool = False,
) -> Iterator[Use]:
    match target:
        case Field(driver, name):
            yield Use(name, True, driver.name, operator, loop, in_tuple)
            yield Use(driver.name)
        case Variable(name):
            yield Use(name, True, None, operator, loop, in_tuple)
        case Index(map, key):
            yield Use(map.name, True, None, operator, loop, in_tuple)
            yield from uses(key)


@dataclass(frozen=True, slots=True)
class Touched:
    """The names that some statements use, and those of them that they write."""

    used: frozenset[str]
    written: frozenset[str]

    def __or__(self, other: Touched) -> Touched:
        return Touched(self.used | other.used, self.written | other.written)

    def apart(self, other: Touched) -> bool:
        """True if neither writes what the other uses."""
        return self.written.isdisjoint(other.used) and other.written.isdisjoint(
            self.used
        )


@remembered
def touched(node: Node) -> Touched:
    found = list(uses(node))
    return Touched(
        frozenset(use.name for use in found),
        frozenset(use.name for use in found if use.writes),
    )


def independent(one: Node, other: Node) -> bool:
    """True if neither writes what the other uses, so that they may change places."""
    return touched(one).apart(touched(other))
