"""Generic traversal and rewriting of nodes.

`map_children` returns the same object when nothing changed, so that a rewrite shares
unchanged nodes, and `is` tests whether a node changed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from operator import is_, is_not
from typing import Any, TypeVar

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
from lighthouse.ir.roles import FieldSpec, Names, Role, holds, specs

N = TypeVar("N", bound=Node)


_FIELD_NAMES: dict[type[Node], tuple[str, ...]] = {}


def _field_names(cls: type[Node]) -> tuple[str, ...]:
    """The fields that hold nodes."""
    if cls not in _FIELD_NAMES:
        found = (spec.name for spec in specs(cls) if holds(spec.hint, Node))
        _FIELD_NAMES[cls] = tuple(found)
    return _FIELD_NAMES[cls]


def children(node: Node) -> list[Node]:
    """The direct children, in source order."""
    found: list[Node] = []
    for name in _field_names(type(node)):
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


def _keep_descendants(root: Node) -> None:
    """Of `root` and of each node below it that does not have its own yet."""
    found: list[tuple[Node, list[Node]]] = []
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.descendants is None:
            found.append((node, children(node)))
            waiting += found[-1][1]
    for node, inner in reversed(found):
        below: list[Node] = []
        for child in inner:
            below.append(child)
            below += child.descendants or ()
        object.__setattr__(node, "descendants", tuple(below))


def map_children(node: N, function: Callable[[Node], Node]) -> N:
    """`node` with `function` applied to each direct child."""
    changes: dict[str, object] = {}
    for name in _field_names(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            new = function(value)
            if new is not value:
                changes[name] = new
        elif isinstance(value, tuple):
            items = [function(i) if isinstance(i, Node) else i for i in value]
            if any(map(is_not, items, value)):
                changes[name] = tuple(items)
    return dataclasses.replace(node, **changes) if changes else node  # type: ignore[arg-type]


def rewrite(node: N, function: Callable[[Node], Node]) -> N:
    """Bottom up: children first, then `function` on the rebuilt node."""
    rebuilt = map_children(node, lambda child: rewrite(child, function))
    return function(rebuilt)  # type: ignore[return-value]


def expand(
    node: StatementNode, function: Callable[[StatementNode], Sequence[StatementNode]]
) -> tuple[StatementNode, ...]:
    """Bottom up over statements: `function` may replace one by several.

    Where the language allows only one statement, several become a block.
    """

    def child(item: Node) -> Node:
        if isinstance(item, Block):
            return block(item)
        if isinstance(item, StatementNode):
            new = expand(item, function)
            return new[0] if len(new) == 1 else Block(new, span=item.span)
        return item

    def block(item: Block) -> Block:
        new = tuple(s for old in item.statements for s in expand(old, function))
        same = len(new) == len(item.statements) and all(
            a is b for a, b in zip(new, item.statements, strict=True)
        )
        return item if same else dataclasses.replace(item, statements=new)

    rebuilt = block(node) if isinstance(node, Block) else map_children(node, child)
    return tuple(function(rebuilt))


def expand_children(
    node: N, function: Callable[[StatementNode], Sequence[StatementNode]]
) -> N:
    """Top down: each statement in `node`, in blocks too, becomes what `function` gives.

    It is called for the outermost statements only; it goes on by itself.
    """

    def child(item: Node) -> Node:
        if isinstance(item, Block):
            return expand_children(item, function)
        if isinstance(item, StatementNode):
            new = function(item)
            return new[0] if len(new) == 1 else Block(tuple(new), span=item.span)
        return item

    if not isinstance(node, Block):
        return map_children(node, child)
    parts: list[StatementNode] = []
    for item in node.statements:
        block = isinstance(item, Block)
        parts += (expand_children(item, function),) if block else function(item)
    same = len(parts) == len(node.statements) and all(map(is_, parts, node.statements))
    return node if same else dataclasses.replace(node, statements=tuple(parts))


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


def map_body(procedure: Procedure, function: Callable[[Node], Node]) -> Procedure:
    """`procedure` with `function` of its body, which is a block again."""
    body = function(procedure.body)
    if body is procedure.body:
        return procedure
    assert isinstance(body, Block)
    return dataclasses.replace(procedure, body=body)


def spliced(*statements: StatementNode) -> tuple[StatementNode, ...]:
    """The statements with blocks opened: names are unique, so nothing is captured."""
    found: list[StatementNode] = []
    for statement in statements:
        inside = spliced(*statement.statements) if isinstance(statement, Block) else ()
        found += inside or (statement,)
    return tuple(found)


def rename(node: N, old: str, new: str) -> N:
    """`node` with the variable `old`, which it does not define, called `new`."""

    def known(name: str) -> str:
        return new if name == old else name

    def one(item: Node) -> Node:
        match item:
            case Variable(name) if name == old:
                return dataclasses.replace(item, name=new)
            case Foreign(text=text) | ForeignExpression(text=text):
                text = rename_foreign(text, known, lambda property: property)
                return dataclasses.replace(item, text=text)
            case _:
                names = [spec.name for spec in specs(type(item)) if _is_local(spec)]
                changes: dict[str, Any] = {
                    name: new for name in names if getattr(item, name) == old
                }
                return dataclasses.replace(item, **changes) if changes else item

    return rewrite(node, one)


def _is_local(spec: FieldSpec) -> bool:
    return spec.names is Names.LOCAL and spec.role is not Role.DEFINES
