"""Generic traversal and rewriting of nodes.

`map_children` returns the same object when nothing changed, so that a rewrite shares
unchanged nodes, and `is` tests whether a node changed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from operator import is_, is_not
from typing import Any, TypeVar, overload

from lighthouse.ir.foreign import rename_foreign
from lighthouse.ir.nodes import (
    Block,
    Foreign,
    ForeignExpression,
    Node,
    Procedure,
    StatementNode,
    Variable,
)
from lighthouse.ir.remember import remembered
from lighthouse.ir.roles import FieldSpec, Names, Role, by_class, holds, specs

N = TypeVar("N", bound=Node)
A = TypeVar("A", bound=Node)
B = TypeVar("B", bound=Node)
C = TypeVar("C", bound=Node)


@by_class
def _fields(cls: type[Node], base: type[Node]) -> tuple[str, ...]:
    """The fields of a class that may hold nodes of the class `base`."""
    found = (spec for spec in specs(cls) if holds(spec.hint, Node))
    return tuple(
        spec.name
        for spec in found
        if base is Node or holds(spec.hint, base) or spec.hint is Node
    )


def children(node: Node) -> list[Node]:
    """The direct children, in source order."""
    found: list[Node] = []
    for name in _fields(type(node), Node):
        value = getattr(node, name)
        if value.__class__ is tuple:
            found += [item for item in value if isinstance(item, Node)]
        elif isinstance(value, Node):
            found.append(value)
    return found


def walk(node: Node) -> Iterator[Node]:
    """`node` and all its descendants, parents first."""
    if node.descendants is None:
        _keep_descendants(node)
    return chain((node,), node.descendants or ())


@remembered
def kinds(node: Node) -> frozenset[type[Node]]:
    """The classes of `node` and its descendants."""
    return frozenset(map(type, walk(node)))


@by_class
def _among(
    kinds: frozenset[type[Node]], classes: tuple[type[Node], ...]
) -> frozenset[type[Node]]:
    return frozenset(kind for kind in kinds if issubclass(kind, classes))


def has(node: Node, *classes: type[Node]) -> bool:
    """True if `node` or a descendant is of one of the classes."""
    return bool(_among(kinds(node), classes))


@overload
def find(node: Node, one: type[A], /) -> list[A]: ...
@overload
def find(node: Node, one: type[A], two: type[B], /) -> list[A | B]: ...
@overload
def find(
    node: Node, one: type[A], two: type[B], three: type[C], /
) -> list[A | B | C]: ...
@overload
def find(node: Node, /, *classes: type[Node]) -> list[Node]: ...
def find(node: Node, /, *classes: type[Node]) -> Any:
    """What of `walk` is of one of the classes."""
    wanted = _among(kinds(node), classes)
    if not wanted:
        return []
    return [item for item in walk(node) if item.__class__ in wanted]


def _keep_descendants(root: Node) -> None:
    """Of `root` and of each node below it that does not have its own yet."""
    found: list[tuple[Node, list[Node]]] = []
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.descendants is None:
            inner = children(node)
            found.append((node, inner))
            waiting += inner
    for node, inner in reversed(found):
        below: list[Node] = []
        for child in inner:
            below.append(child)
            if child.descendants:
                below += child.descendants
        object.__setattr__(node, "descendants", tuple(below))


def same(new: Sequence[Node], old: Sequence[Node]) -> bool:
    """True if a rewrite has changed nothing: they are the same objects."""
    return len(new) == len(old) and all(map(is_, new, old))


def map_children(
    node: N, function: Callable[[Node], Node], base: type[Node] = Node
) -> N:
    """`node` with `function` applied to each direct child, of the class `base`."""
    changes: dict[str, object] = {}
    for name in _fields(type(node), base):
        value = getattr(node, name)
        if value.__class__ is tuple:
            items = [function(i) if isinstance(i, base) else i for i in value]
            if any(map(is_not, items, value)):
                changes[name] = tuple(items)
        elif isinstance(value, base):
            new = function(value)
            if new is not value:
                changes[name] = new
    return dataclasses.replace(node, **changes) if changes else node  # type: ignore[arg-type]


def rewrite(node: N, function: Callable[[Any], Node], *classes: type[Node]) -> N:
    """Bottom up: children first, then `function` on the rebuilt node, if it is of one
    of the `classes`; without any, on all."""
    wanted = _among(kinds(node), classes or (Node,))
    if not wanted:
        return node

    def rebuilt(item: Node) -> Node:
        new = map_children(item, rebuilt)
        return function(new) if new.__class__ in wanted else new

    return rebuilt(node)  # type: ignore[return-value]


def expand(
    node: StatementNode, function: Callable[[StatementNode], Sequence[StatementNode]]
) -> tuple[StatementNode, ...]:
    """Bottom up over statements: `function` may replace one by several.

    Where the language allows only one statement, several become a block.
    """

    def statement(item: StatementNode) -> Sequence[StatementNode]:
        if isinstance(item, Block):
            return function(block(item))
        return function(map_children(item, child, StatementNode))

    def child(item: Node) -> Node:
        if isinstance(item, Block):
            return block(item)
        assert isinstance(item, StatementNode)
        new = statement(item)
        return new[0] if len(new) == 1 else Block(tuple(new), span=item.span)

    def block(item: Block) -> Block:
        new: list[StatementNode] = []
        for old in item.statements:
            new += statement(old)
        if same(new, item.statements):
            return item
        return dataclasses.replace(item, statements=tuple(new))

    return tuple(statement(node))


def expand_children(
    node: N, function: Callable[[StatementNode], Sequence[StatementNode]]
) -> N:
    """Top down: each statement in `node`, in blocks too, becomes what `function` gives.

    It is called for the outermost statements only; it goes on by itself.
    """

    def child(item: Node) -> Node:
        if isinstance(item, Block):
            return expand_children(item, function)
        assert isinstance(item, StatementNode)
        new = function(item)
        return new[0] if len(new) == 1 else Block(tuple(new), span=item.span)

    if not isinstance(node, Block):
        return map_children(node, child, StatementNode)
    parts: list[StatementNode] = []
    for item in node.statements:
        block = isinstance(item, Block)
        parts += (expand_children(item, function),) if block else function(item)
    if same(parts, node.statements):
        return node
    return dataclasses.replace(node, statements=tuple(parts))


def expand_block(
    block: Block, function: Callable[[StatementNode], Sequence[StatementNode]]
) -> Block:
    """`expand` where the result must be a block again."""
    new = expand(block, function)
    match new:
        case (Block() as only,):
            return only
        case _:
            return Block(new, span=block.span)


def expand_body(
    procedure: Procedure,
    function: Callable[[StatementNode], Sequence[StatementNode]],
) -> Procedure:
    """`expand` over the body of a procedure."""
    body = expand_block(procedure.body, function)
    if body is procedure.body:
        return procedure
    return dataclasses.replace(procedure, body=body)


def map_body(node: N, function: Callable[[Block], Node]) -> N:
    """A procedure or unit with `function` of its body, which is a block again."""
    body = function(node.body)  # type: ignore[attr-defined]
    if body is node.body:  # type: ignore[attr-defined]
        return node
    assert isinstance(body, Block)
    return dataclasses.replace(node, body=body)  # type: ignore[call-arg]


def spliced(*statements: StatementNode) -> tuple[StatementNode, ...]:
    """The statements with blocks opened: names are unique, so nothing is captured."""
    found: list[StatementNode] = []
    for statement in statements:
        inside = spliced(*statement.statements) if isinstance(statement, Block) else ()
        found += inside or (statement,)
    return tuple(found)


def rename(node: N, old: str, new: str) -> N:
    """`node` with the variable `old`, which it does not define, called `new`."""
    return _renamed(node, {old: new}, lambda spec: spec.role is not Role.DEFINES)


def rename_locals(node: N, names: Mapping[str, str]) -> N:
    """`node` with other names for variables that it defines."""
    return _renamed(node, names, lambda spec: True)


def _renamed(
    node: N, names: Mapping[str, str], concerns: Callable[[FieldSpec], bool]
) -> N:
    def known(name: str) -> str:
        return names.get(name, name)

    def one(item: Node) -> Node:
        match item:
            case Variable(name) if name in names:
                return dataclasses.replace(item, name=names[name])
            case Foreign(text=text) | ForeignExpression(text=text):
                text = rename_foreign(text, known, lambda property: property)
                return dataclasses.replace(item, text=text)
            case _:
                changes: dict[str, Any] = {}
                for spec in specs(type(item)):
                    if spec.names is not Names.LOCAL or not concerns(spec):
                        continue
                    old = getattr(item, spec.name)
                    new = (
                        tuple(map(known, old)) if isinstance(old, tuple) else known(old)
                    )
                    if new != old:
                        changes[spec.name] = new
                return dataclasses.replace(item, **changes) if changes else item

    return rewrite(node, one)
