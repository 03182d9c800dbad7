"""Which parallel loops a target can run as kernels, and the reason for the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lighthouse.ir.effects import growing
from lighthouse.ir.nodes import (
    Call,
    Declare,
    Dfs,
    DoWhile,
    Effect,
    Field,
    Foreign,
    ForeignExpression,
    Index,
    Loop,
    Node,
    Procedure,
    Range,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.symbols import element_type
from lighthouse.ir.types import (
    CollectionType,
    NodeType,
    PropertyType,
    QueueType,
    Type,
    is_extended,
    is_object,
)
from lighthouse.ir.walk import children, find, has, walk
from lighthouse.passes.base import Target


def obstacle(loop: Loop, target: Target) -> str | None:
    """Why an outermost parallel loop has no parallel form; None if it has one."""
    source = loop.range.source
    if isinstance(source.type, QueueType):
        return "its items are collections"
    here = private_objects(loop) | only_read_as_arrays(loop).keys()
    for node in find(loop.body, Dfs, Declare, Variable, Field):
        match node:
            case Dfs():
                return "it contains an InDFS"
            case Declare(type=PropertyType()):
                return f"every iteration needs `{node.name}` of its own"
            case Variable(name, type=type) | Field(_, name, type=type):
                if is_extended(type):
                    continue
                if target == "cuda" and is_object(type) and name not in here:
                    return f"{described(name, type)} is on the host"
    if isinstance(source.type, NodeType):
        return f"it runs over the neighbours of `{source.name}` only"
    return None


def private_objects(loop: Loop) -> frozenset[str]:
    """The collections and maps that each iteration has for itself; the iterators over
    its queues too."""
    found = set()
    for node in find(loop.body, Declare, Loop):
        match node:
            case Declare(type=type) if is_object(type):
                found.add(node.name)
            case Loop(iterator=iterator, range=range) if is_object(element_type(range)):
                found.add(iterator)
    return frozenset(found)


def only_read_as_arrays(loop: Loop) -> dict[str, Variable]:
    """The collections of which the body of `loop` needs the items and their number."""
    found: dict[str, Variable] = {}
    uses: Counter[str] = Counter()
    for node in find(loop.body, Variable, Loop, Call, Declare):
        match node:
            case Variable(name, type=CollectionType()):
                found[name] = node
                uses[name] += 1
            case Loop(range=Range("Items", Variable(name))):
                uses[name] -= 1
            case Call(Variable(name), "Size"):
                uses[name] -= 1
            case Declare(names=names):
                # Each iteration has its own.
                uses.update(names)
    return {name: found[name] for name in found if uses[name] == 0}


def changed_meanwhile(node: Node) -> tuple[Field, Field] | None:
    """A set of an extension over which a loop in `node` runs, and where it may change
    meanwhile: in that loop, or by another iteration of one around it."""
    changes = list(changed_sets(node))
    for inner in walk(node):
        match inner:
            case Declare(initial=Field(name=name) as source) if is_extended(
                source.type
            ):
                # What a loop would run over, had `fix-ranges` not seen that it changes.
                return source, next(each for each in changes if each.name == name)
            case Loop(range=Range("Items", Field(name=name) as source)) if is_extended(
                source.type
            ):
                for place in changes:
                    if place.name == name and place.driver != source.driver:
                        return source, place
    return None


def changed_sets(node: Node) -> Iterator[Field]:
    """The sets of extensions that the statements in `node` change."""
    for item in find(node, Effect):
        match item:
            case Effect(Call(receiver=Field() as changed)) if is_extended(changed.type):
                yield changed


def why_not_again(loop: Loop) -> tuple[Node, str] | None:
    """What of a loop must not be done twice, and why, where a launch is repeated for
    want of room for the members of a set; None if all may."""
    found = (kind.not_again(loop) for kind in growing(loop).values())
    return next(filter(None, found), None)


def described(name: str, type: Type) -> str:
    return f"`{name}`, a {type},"


def kernels_in(node: Node, target: Target) -> Iterator[Loop]:
    """The parallel loops in `node` that become kernels: outermost ones that can, and
    that no depth-first search encloses, which runs in one thread."""
    match node:
        case Loop(parallel=True):
            if obstacle(node, target) is None:
                yield node
        case Dfs():
            pass
        case _:
            for child in children(node):
                if isinstance(child, StatementNode):
                    yield from kernels_in(child, target)


def has_kernel(node: Node, target: Target) -> bool:
    return any(True for _ in kernels_in(node, target))


def foreign_code(node: Node) -> Node | None:
    """The first piece of foreign code in `node`."""
    return next(iter(find(node, Foreign, ForeignExpression)), None)


def needs_block(node: Node) -> bool:
    """True of what no host step can do: loops, calls with effects, foreign code, and
    all that touches collections and maps."""
    alone = (Loop, While, DoWhile, Dfs, Effect, Index, Foreign, ForeignExpression)
    return has(node, *alone) or any(
        is_object(item.type) for item in find(node, Variable, Field)
    )


def properties_in(node: Node) -> frozenset[str]:
    """The properties, apart from those of collections, of which `node` touches
    elements."""
    return frozenset(
        item.name for item in find(node, Field) if not is_object(item.type)
    )


def device_properties(procedure: Procedure, target: Target) -> frozenset[str]:
    """Properties that kernels touch, where kernels have a memory of their own."""
    if target != "cuda":
        return frozenset()
    kernels = kernels_in(procedure.body, target)
    return frozenset().union(*map(properties_in, kernels))


def why_sequential(
    node: Node, target: Target, inside: bool = False
) -> Iterator[tuple[Node, str]]:
    """What in the statement `node` of a host block runs in one thread, and why.

    That is each outermost loop, and the parallel loops and foreign code `inside` it.
    """
    match node:
        case Loop(parallel=True, iterator=iterator):
            reason = obstacle(node, target) or "an InDFS encloses it"
            yield node, f"Foreach over `{iterator}` ({reason})"
            return
        case Foreign() | ForeignExpression():
            yield node, "foreign code"
        case Loop(iterator=iterator) if not inside:
            yield node, f"For over `{iterator}`"
        case Dfs(iterator=iterator):
            yield node, f"InDFS over `{iterator}`"
        case While() | DoWhile() if not inside:
            yield node, "a While without parallel loops inside"
    inside = inside or isinstance(node, Loop | While | DoWhile | Dfs)
    for child in children(node):
        yield from why_sequential(child, target, inside)
