"""Walking and rewriting: one generic traversal for every node class.

`map_children` returns the same object when nothing changed, so a rewrite shares what it
leaves alone and "did it change?" is `is`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from operator import is_
from typing import TypeVar

from lighthouse.ir.foreign import rename_foreign
from lighthouse.ir.nodes import (
    Block,
    Defer,
    Foreign,
    ForeignExpression,
    Node,
    Procedure,
    Reduce,
    ReduceTuple,
    StatementNode,
    Variable,
)

N = TypeVar("N", bound=Node)


# Annotations of fields that hold no nodes: what is not looked at is walked faster.
PLAIN = frozenset(
    {"Span", "Type", "bool", "int", "str", "str | None", "tuple[str, ...]"}
)

_FIELD_NAMES: dict[type[Node], tuple[str, ...]] = {}


def _field_names(cls: type[Node]) -> tuple[str, ...]:
    if cls not in _FIELD_NAMES:
        fields = dataclasses.fields(cls)
        _FIELD_NAMES[cls] = tuple(f.name for f in fields if f.type not in PLAIN)
    return _FIELD_NAMES[cls]


def children(node: Node) -> list[Node]:
    """The direct children, in source order."""
    found: list[Node] = []
    for name in _field_names(type(node)):
        value = getattr(node, name)
        if isinstance(value, tuple):
            found += [item for item in value if isinstance(item, Node)]
        elif isinstance(value, Node):
            found.append(value)
    return found


def walk(node: Node) -> Iterator[Node]:
    """`node` and all its descendants, parents first."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += reversed(children(node))


def map_children(node: N, function: Callable[[Node], Node]) -> N:
    """`node` with `function` applied to each direct child."""
    changes: dict[str, object] = {}
    for name in _field_names(type(node)):
        value = getattr(node, name)
        new: object = value
        if isinstance(value, Node):
            new = function(value)
        elif isinstance(value, tuple) and any(isinstance(item, Node) for item in value):
            items = tuple(
                function(item) if isinstance(item, Node) else item for item in value
            )
            if any(a is not b for a, b in zip(items, value, strict=True)):
                new = items
        if new is not value:
            changes[name] = new
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
    """`node` with the variable `old` (as a driver and as the loop of a reduction too)
    called `new`."""

    def known(name: str) -> str:
        return new if name == old else name

    def one(item: Node) -> Node:
        match item:
            case Variable(name) if name == old:
                return dataclasses.replace(item, name=new)
            case Reduce(loop=loop) | ReduceTuple(loop=loop) | Defer(loop=loop):
                return dataclasses.replace(item, loop=new) if loop == old else item
            case Foreign(text=text) | ForeignExpression(text=text):
                text = rename_foreign(text, known, lambda property: property)
                return dataclasses.replace(item, text=text)
            case _:
                return item

    return rewrite(node, one)
