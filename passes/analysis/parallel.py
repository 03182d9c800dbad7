"""Which parallel loops a target can run as kernels, and the reason for the others."""

from collections import Counter
from collections.abc import Iterator

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.effects import growing
from lighthouse.ir.symbols import element_type
from lighthouse.ir.walk import children, find, has, walk
from lighthouse.passes.base import Target


def obstacle(loop: ir.Loop, target: Target) -> str | None:
    """Why an outermost parallel loop has no parallel form; None if it has one."""
    source = loop.range.source
    if isinstance(source.type, ty.QueueType):
        return "its items are collections"
    here = private_objects(loop) | only_read_as_arrays(loop).keys()
    for node in find(loop.body, ir.Dfs, ir.Declare, ir.Variable, ir.Field):
        match node:
            case ir.Dfs():
                return "it contains an InDFS"
            case ir.Declare(type=ty.PropertyType()):
                return f"every iteration needs `{node.name}` of its own"
            case ir.Variable(name, type=type) | ir.Field(_, name, type=type):
                if ty.is_extended(type):
                    continue
                if target == "cuda" and ty.is_object(type) and name not in here:
                    return f"{described(name, type)} is on the host"
    if isinstance(source.type, ty.NodeType):
        return f"it runs over the neighbours of `{source.name}` only"
    return None


def private_objects(loop: ir.Loop) -> frozenset[str]:
    """The collections and maps that each iteration has for itself; the iterators over
    its queues too."""
    found = set()
    for node in find(loop.body, ir.Declare, ir.Loop):
        match node:
            case ir.Declare(type=type) if ty.is_object(type):
                found.add(node.name)
            case ir.Loop(iterator=iterator, range=range) if ty.is_object(
                element_type(range)
            ):
                found.add(iterator)
    return frozenset(found)


def only_read_as_arrays(loop: ir.Loop) -> dict[str, ir.Variable]:
    """The collections of which the body of `loop` needs the items and their number."""
    found: dict[str, ir.Variable] = {}
    uses: Counter[str] = Counter()
    for node in find(loop.body, ir.Variable, ir.Loop, ir.Call):
        match node:
            case ir.Variable(name, type=ty.CollectionType()):
                found[name] = node
                uses[name] += 1
            case ir.Loop(range=ir.Range("Items", ir.Variable(name))):
                uses[name] -= 1
            case ir.Call(ir.Variable(name), "Size"):
                uses[name] -= 1
    apart = private_objects(loop)
    return {
        name: node
        for name, node in found.items()
        if name not in apart and uses[name] == 0
    }


def changed_meanwhile(node: ir.Node) -> tuple[ir.Field, ir.Field] | None:
    """A set of an extension over which a loop in `node` runs, and where it may change
    meanwhile: in that loop, or by another iteration of one around it."""
    changes = list(changed_sets(node))
    for inner in walk(node):
        match inner:
            case ir.Declare(initial=ir.Field(name=name) as source) if ty.is_extended(
                source.type
            ):
                # What a loop would run over, had `fix-ranges` not seen that it changes.
                return source, next(each for each in changes if each.name == name)
            case ir.Loop(range=ir.Range("Items", ir.Field(name=name) as source)) if (
                ty.is_extended(source.type)
            ):
                for place in changes:
                    if place.name == name and place.driver != source.driver:
                        return source, place
    return None


def changed_sets(node: ir.Node) -> Iterator[ir.Field]:
    """The sets of extensions that the statements in `node` change."""
    for item in find(node, ir.Effect):
        match item:
            case ir.Effect(ir.Call(receiver=ir.Field() as changed)) if ty.is_extended(
                changed.type
            ):
                yield changed


def why_not_again(loop: ir.Loop) -> tuple[ir.Node, str] | None:
    """What of a loop must not be done twice, and why, where a launch is repeated for
    want of room for the members of a set; None if all may."""
    found = (kind.not_again(loop) for kind in growing(loop).values())
    return next(filter(None, found), None)


def described(name: str, type: ty.Type) -> str:
    return f"`{name}`, a {type},"


def kernels_in(node: ir.Node, target: Target) -> Iterator[ir.Loop]:
    """The parallel loops in `node` that become kernels: outermost ones that can, and
    that no depth-first search encloses, which runs in one thread."""
    match node:
        case ir.Loop(parallel=True):
            if obstacle(node, target) is None:
                yield node
        case ir.Dfs():
            pass
        case _:
            for child in children(node):
                if isinstance(child, ir.StatementNode):
                    yield from kernels_in(child, target)


def has_kernel(node: ir.Node, target: Target) -> bool:
    return any(True for _ in kernels_in(node, target))


def foreign_code(node: ir.Node) -> ir.Node | None:
    """The first piece of foreign code in `node`."""
    return next(iter(find(node, ir.Foreign, ir.ForeignExpression)), None)


def needs_block(node: ir.Node) -> bool:
    """True of what no host step can do: loops, calls with effects, foreign code, and
    all that touches collections and maps."""
    alone = (
        ir.Loop,
        ir.While,
        ir.DoWhile,
        ir.Dfs,
        ir.Effect,
        ir.Index,
        ir.Foreign,
        ir.ForeignExpression,
    )
    return has(node, *alone) or any(
        ty.is_object(item.type) for item in find(node, ir.Variable, ir.Field)
    )


def properties_in(node: ir.Node) -> frozenset[str]:
    """The properties, apart from those of collections, of which `node` touches
    elements."""
    return frozenset(
        item.name for item in find(node, ir.Field) if not ty.is_object(item.type)
    )


def device_properties(procedure: ir.Procedure, target: Target) -> frozenset[str]:
    """Properties that kernels touch, where kernels have a memory of their own."""
    if target != "cuda":
        return frozenset()
    kernels = kernels_in(procedure.body, target)
    return frozenset().union(*map(properties_in, kernels))


def why_sequential(
    node: ir.Node, target: Target, inside: bool = False
) -> Iterator[tuple[ir.Node, str]]:
    """What in the statement `node` of a host block runs in one thread, and why.

    That is each outermost loop, and the parallel loops and foreign code `inside` it.
    """
    match node:
        case ir.Loop(parallel=True, iterator=iterator):
            reason = obstacle(node, target) or "an InDFS encloses it"
            yield node, f"Foreach over `{iterator}` ({reason})"
            return
        case ir.Foreign() | ir.ForeignExpression():
            yield node, "foreign code"
        case ir.Loop(iterator=iterator) if not inside:
            yield node, f"For over `{iterator}`"
        case ir.Dfs(iterator=iterator):
            yield node, f"InDFS over `{iterator}`"
        case ir.While() | ir.DoWhile() if not inside:
            yield node, "a While without parallel loops inside"
    inside = inside or isinstance(node, ir.Loop | ir.While | ir.DoWhile | ir.Dfs)
    for child in children(node):
        yield from why_sequential(child, target, inside)
