"""Maps that an iteration has for itself, filled and read by several threads.

    Map<Int, Int> votes                    Map<Int, Int> votes
    Int s = 0                              Int s = 0
    each t: n.Nbrs [parallel]          →   together if has_item
      votes[t.label] += 1                    each t: n.Nbrs [parallel]
                                               votes[t.label] += 1
    by threads                             by groups if has_item of n.OutDegree()

A map of one thread is slow to fill: all of a long row waits for it.  Of a group, each
thread takes some edges.  In a graph of short rows most of them had none: there the
kernel of single threads runs.  How much room the maps need follows from the rows.
(Traag and Šubelj: Large network community detection by fast label propagation, 2023,
and Sahu: ν-LPA, 2024, count the labels of a vertex in a hash table of its warp or
block.)
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import reduce

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.effects import is_only_reduced, own_objects, writes_in
from lighthouse.ir.kernels import Each, Kernel, Update
from lighthouse.ir.schedules import Groups
from lighthouse.ir.symbols import Names
from lighthouse.ir.uses import target_name
from lighthouse.ir.walk import find, map_body, rewrite, walk
from lighthouse.passes.base import Refused
from lighthouse.passes.device.shared_rows import Spreader, obstacle, spine, unshared

# How many bytes the keys and values of a slot have together, so that the maps of a
# block fit into shared memory.
MOST_BYTES = 20
SEARCHES = frozenset("GetMaxKey GetMinKey GetMaxValue GetMinValue".split())


# --- legality -------------------------------------------------------------------------


def check(kernel: Kernel, loops: list[Each]) -> None:
    """Raises Refused if groups of threads cannot run the iterations of `kernel`."""
    maps = own_objects(kernel)
    for type in maps.values():
        if not isinstance(type, ty.MapType) or not is_key(type.key):
            raise Refused("each iteration has collections of its own")
    if reason := unshared(kernel):
        raise Refused(reason)
    if kernel.domain.kind != "Nodes":
        raise Refused("it does not run over all nodes")
    if sum(map(slot_bytes, maps.values())) > MOST_BYTES:
        raise Refused("its maps do not fit into shared memory")
    for node in find(kernel.body, ir.Declare):
        if node.name in maps and node.initial is not None:
            raise Refused(f"`{node.name}` begins as a copy")
    for loop in find(kernel.body, Each, ir.While):
        for node in find(loop, ir.Declare):
            if node.name in maps:
                raise Refused(f"`{node.name}` is declared in a loop")
    for loop in find(kernel.body, ir.While):
        if not maps.keys().isdisjoint(target_name(w.target) for w in writes_in(loop)):
            raise Refused("a While adds as many keys as nobody knows")
    if any(loop.among is not None for loop in loops):
        raise Refused("two rows are intersected")
    inside = {id(node) for loop in loops for node in walk(loop)}
    for loop in find(kernel.body, Each):
        if id(loop) not in inside:
            why = obstacle(loop, kernel) or "it is in another loop"
            raise Refused(f"the loop over `{loop.iterator}` is one thread's: {why}")
    for name in maps:
        if uses_of(name, kernel.body) != entries_of(name, kernel.body):
            raise Refused(f"`{name}` is used as a whole")
        for call in find(kernel.body, ir.Call):
            if is_search(call, name) and (
                id(call) in inside or not has_order(maps[name])
            ):
                raise Refused(f"one thread searches `{name}`")
        for loop in loops:
            changes = any(name == target_name(w.target) for w in writes_in(loop.body))
            if changes and not is_only_reduced(name, loop.body):
                message = f"`{name}` is not only reduced in it"
                raise Refused(
                    f"the loop over `{loop.iterator}` is one thread's: {message}"
                )
            if changes and not has_atomic(maps[name], loop.body, name):
                raise Refused(f"no atomic reduces into `{name}`")


def is_key(type: ty.Type) -> bool:
    return ty.is_integral(type) or ty.is_element(type)


def slot_bytes(type: ty.Type) -> int:
    assert isinstance(type, ty.MapType)
    return sum(map(width, (type.key, type.value)))


def width(type: ty.Type) -> int:
    if type in (ty.LONG, ty.DOUBLE) or isinstance(type, ty.EdgeType):
        return 8
    return 1 if type == ty.BOOL else 4


def uses_of(name: str, body: ir.Node) -> int:
    return sum(item.name == name for item in find(body, ir.Variable))


def entries_of(name: str, body: ir.Node) -> int:
    """How many of the uses are of single keys, or search for one."""
    found = 0
    for node in find(body, ir.Index, ir.Call):
        match node:
            case ir.Index(ir.Variable(map)) | ir.Call(ir.Variable(map), "HasKey"):
                found += map == name
            case ir.Call():
                found += is_search(node, name)
    return found


def is_search(call: ir.Call, name: str) -> bool:
    """True if it looks at all keys of the map."""
    match call:
        case ir.Call(ir.Variable(map), method):
            return map == name and method in SEARCHES
    return False


def has_order(type: ty.Type) -> bool:
    """True where equal values are the same, and of different ones one is greater."""
    assert isinstance(type, ty.MapType)
    return not ty.is_floating(type.value)


def has_atomic(type: ty.Type, body: ir.Node, name: str) -> bool:
    """True if an atomic does each reduction into the map: `&` and `|` on Bools, the
    others on numbers."""
    assert isinstance(type, ty.MapType)
    is_number = ty.is_integral(type.value) or ty.is_floating(type.value)
    return all(
        isinstance(write, Update)
        and not write.then
        and (type.value == ty.BOOL if write.operator in ("&", "|") else is_number)
        for write in writes_in(body)
        if target_name(write.target) == name
    )


# --- the rewrite ----------------------------------------------------------------------


def grouped(kernel: Kernel, names: Names) -> Kernel:
    """The kernel run by groups of threads; raises Refused if it cannot be."""
    loops = [loop for loop in spine(kernel.body) if obstacle(loop, kernel) is None]
    check(kernel, loops)
    if not loops:
        raise Refused("each iteration has collections of its own")
    maps = own_objects(kernel)
    edges = reduce(added, rooms(kernel, loops))
    # All threads of the group begin with the maps empty.
    declared = [node for node in find(kernel.body, ir.Declare) if node.name in maps]
    bare = map_body(kernel, lambda body: rewrite(body, without(declared), ir.Block))
    spreader = Spreader(bare, names, spine(bare.body))
    body = spreader.body()
    body = replace(body, statements=(*declared, *body.statements))
    return replace(kernel, body=body, schedule=Groups(spreader.has_item, edges))


def without(declared: list[ir.Declare]) -> Callable[[ir.Block], ir.Block]:
    def change(block: ir.Block) -> ir.Block:
        left = tuple(each for each in block.statements if each not in declared)
        return replace(block, statements=left)

    return change


def rooms(kernel: Kernel, loops: list[Each]) -> Iterator[ir.Expression]:
    """How many keys each part of the body may add; raises Refused if nobody knows."""
    maps = own_objects(kernel)
    added_alone = sum(target_name(w.target) in maps for w in writes_in(kernel.body))
    for loop in loops:
        inserts = [w for w in writes_in(loop.body) if target_name(w.target) in maps]
        added_alone -= len(inserts)
        if not inserts:
            continue
        where = f"the loop over `{loop.iterator}`"
        if loop.range.source.name != kernel.iterator or any(find(loop.body, Each)):
            raise Refused(f"{where} adds as many keys as nobody knows")
        incoming = loop.range.kind in ("InNbrs", "InEdges")
        name = "InDegree" if incoming else "OutDegree"
        degree = ir.Call(loop.range.source, name, type=ty.INT, span=loop.span)
        for _ in inserts:
            yield degree
    yield ir.Literal(added_alone, type=ty.INT, span=kernel.span)


def added(left: ir.Expression, right: ir.Expression) -> ir.Expression:
    if isinstance(right, ir.Literal) and right.value == 0:
        return left
    return ir.Binary("+", left, right, type=ty.INT, span=left.span)
