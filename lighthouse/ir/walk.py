"""Generic traversal and rewriting of nodes.

`map_children` returns the same object when nothing changed, so that a rewrite shares
unchanged nodes, and `is` tests whether a node changed.
"""

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, takewhile
from operator import is_, is_not
from typing import Any, TypeVar, overload

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir.foreign import rename_foreign
from lighthouse.ir.remember import remembered
from lighthouse.ir.roles import FieldSpec, Names, Role, by_class, holds, specs

N = TypeVar("N", bound=ir.Node)
A = TypeVar("A", bound=ir.Node)
B = TypeVar("B", bound=ir.Node)
C = TypeVar("C", bound=ir.Node)


@by_class
def _fields(cls: type[ir.Node], base: type[ir.Node]) -> tuple[str, ...]:
    """The fields of a class that may hold nodes of the class `base`."""
    found = (spec for spec in specs(cls) if holds(spec.hint, ir.Node))
    return tuple(
        spec.name
        for spec in found
        if base is ir.Node or holds(spec.hint, base) or spec.hint is ir.Node
    )


def children(node: ir.Node) -> list[ir.Node]:
    """The direct children, in source order."""
    found: list[ir.Node] = []
    for name in _fields(type(node), ir.Node):
        value = getattr(node, name)
        if value.__class__ is tuple:
            found += [item for item in value if isinstance(item, ir.Node)]
        elif isinstance(value, ir.Node):
            found.append(value)
    return found


def has_statements(node: ir.Node) -> bool:
    """True of loops, Ifs and blocks."""
    return any(isinstance(item, ir.StatementNode) for item in children(node))


def walk(node: ir.Node) -> Iterator[ir.Node]:
    """`node` and all its descendants, parents first."""
    if node.descendants is None:
        _keep_descendants(node)
    return chain((node,), node.descendants or ())


@remembered
def kinds(node: ir.Node) -> frozenset[type[ir.Node]]:
    """The classes of `node` and its descendants."""
    return frozenset(map(type, walk(node)))


@by_class
def _among(
    kinds: frozenset[type[ir.Node]], classes: tuple[type[ir.Node], ...]
) -> frozenset[type[ir.Node]]:
    return frozenset(kind for kind in kinds if issubclass(kind, classes))


def has(node: ir.Node, *classes: type[ir.Node]) -> bool:
    """True if `node` or a descendant is of one of the classes."""
    return bool(_among(kinds(node), classes))


@overload
def find(node: ir.Node, one: type[A], /) -> list[A]: ...
@overload
def find(node: ir.Node, one: type[A], two: type[B], /) -> list[A | B]: ...
@overload
def find(
    node: ir.Node, one: type[A], two: type[B], three: type[C], /
) -> list[A | B | C]: ...
@overload
def find(node: ir.Node, /, *classes: type[ir.Node]) -> list[ir.Node]: ...
def find(node: ir.Node, /, *classes: type[ir.Node]) -> Any:
    """What of `walk` is of one of the classes."""
    wanted = _among(kinds(node), classes)
    if not wanted:
        return []
    return [item for item in walk(node) if item.__class__ in wanted]


def _keep_descendants(root: ir.Node) -> None:
    """Of `root` and of each node below it that does not have its own yet."""
    found: list[tuple[ir.Node, list[ir.Node]]] = []
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.descendants is None:
            inner = children(node)
            found.append((node, inner))
            waiting += inner
    for node, inner in reversed(found):
        below: list[ir.Node] = []
        for child in inner:
            below.append(child)
            if child.descendants:
                below += child.descendants
        object.__setattr__(node, "descendants", tuple(below))


def same(new: Sequence[ir.Node], old: Sequence[ir.Node]) -> bool:
    """True if a rewrite has changed nothing: they are the same objects."""
    return len(new) == len(old) and all(map(is_, new, old))


def map_children(
    node: N, function: Callable[[Any], ir.Node], base: type[ir.Node] = ir.Node
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


def rewrite(node: N, function: Callable[[Any], ir.Node], *classes: type[ir.Node]) -> N:
    """Bottom up: children first, then `function` on the rebuilt node, if it is of one
    of the `classes`; without any, on all."""
    wanted = _among(kinds(node), classes or (ir.Node,))
    if not wanted:
        return node

    def rebuilt(item: ir.Node) -> ir.Node:
        new = map_children(item, rebuilt)
        return function(new) if new.__class__ in wanted else new

    return rebuilt(node)  # type: ignore[return-value]


def with_other(node: N, old: A, new: ir.Node) -> N:
    """`node` with `new` in place of what equals `old`."""
    return rewrite(node, lambda item: new if item == old else item, type(old))


def with_values(node: N, values: Mapping[str, ir.Expression]) -> N:
    """`node` with other expressions in place of variables, by their names."""
    return rewrite(node, lambda item: values.get(item.name, item), ir.Variable)


def located(node: N, span: Span) -> N:
    """`node` with a place for its parts that have none.  Loops stay without: by that
    passes know those that the program does not have."""

    def at(item: ir.Node) -> ir.Node:
        if item.span.source or isinstance(item, ir.Loop):
            return item
        return dataclasses.replace(item, span=span)

    return rewrite(node, at)


def expand(
    node: ir.StatementNode, function: Callable[[ir.StatementNode], ir.Statements]
) -> tuple[ir.StatementNode, ...]:
    """Bottom up over statements: `function` may replace one by several.

    Where the language allows only one statement, several become a block.
    """

    def statement(item: ir.StatementNode) -> ir.Statements:
        if isinstance(item, ir.Block):
            return function(block(item))
        return function(map_children(item, child, ir.StatementNode))

    def child(item: ir.StatementNode) -> ir.StatementNode:
        if isinstance(item, ir.Block):
            return block(item)
        new = statement(item)
        return new[0] if len(new) == 1 else ir.Block(tuple(new), span=item.span)

    def block(item: ir.Block) -> ir.Block:
        new: list[ir.StatementNode] = []
        for old in item.statements:
            new += statement(old)
        if same(new, item.statements):
            return item
        return dataclasses.replace(item, statements=tuple(new))

    return tuple(statement(node))


def expand_children(
    node: N, function: Callable[[ir.StatementNode], ir.Statements]
) -> N:
    """Top down: each statement in `node`, in blocks too, becomes what `function` gives.

    It is called for the outermost statements only; it goes on by itself.
    """

    def child(item: ir.StatementNode) -> ir.StatementNode:
        if isinstance(item, ir.Block):
            return expand_children(item, function)
        new = function(item)
        return new[0] if len(new) == 1 else ir.Block(tuple(new), span=item.span)

    if not isinstance(node, ir.Block):
        return map_children(node, child, ir.StatementNode)
    parts: list[ir.StatementNode] = []
    for item in node.statements:
        block = isinstance(item, ir.Block)
        parts += (expand_children(item, function),) if block else function(item)
    if same(parts, node.statements):
        return node
    return dataclasses.replace(node, statements=tuple(parts))


def expand_block(
    block: ir.Block, function: Callable[[ir.StatementNode], ir.Statements]
) -> ir.Block:
    """`expand` where the result must be a block again."""
    new = expand(block, function)
    match new:
        case (ir.Block() as only,):
            return only
    return ir.Block(new, span=block.span)


def expand_body(
    procedure: ir.Procedure, function: Callable[[ir.StatementNode], ir.Statements]
) -> ir.Procedure:
    """`expand` over the body of a procedure."""
    body = expand_block(procedure.body, function)
    if body is procedure.body:
        return procedure
    return dataclasses.replace(procedure, body=body)


def map_body(node: N, function: Callable[[ir.Block], ir.Node]) -> N:
    """A procedure or unit with `function` of its body, which is a block again."""
    body = function(node.body)  # type: ignore[attr-defined]
    if body is node.body:  # type: ignore[attr-defined]
        return node
    assert isinstance(body, ir.Block)
    return dataclasses.replace(node, body=body)  # type: ignore[call-arg]


def as_block(statement: ir.StatementNode) -> ir.Block:
    if isinstance(statement, ir.Block):
        return statement
    return ir.Block((statement,), span=statement.span)


def only(statement: ir.StatementNode) -> ir.StatementNode:
    """The statement that is all of a block."""
    while isinstance(statement, ir.Block) and len(statement.statements) == 1:
        (statement,) = statement.statements
    return statement


def shared(one: Sequence[N], other: Sequence[N]) -> list[N]:
    """What both begin with."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return [item for item, _ in pairs]


def spliced(*statements: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
    """The statements with blocks opened: names are unique, so nothing is captured."""
    found: list[ir.StatementNode] = []
    for statement in statements:
        inside = (
            spliced(*statement.statements) if isinstance(statement, ir.Block) else ()
        )
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

    def one(item: ir.Node) -> ir.Node:
        match item:
            case ir.Variable(name) if name in names:
                return dataclasses.replace(item, name=names[name])
            case ir.Foreign(text=text) | ir.ForeignExpression(text=text):
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
