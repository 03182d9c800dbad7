"""The parameters of a kernel or host block, for its declaration and all its calls."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from lighthouse.codegen.names import cpp_type, derived, mangle
from lighthouse.codegen.schedules import Extra, text_for
from lighthouse.codegen.views import NUMBERS, VIEW_ORDER, View, ViewKind
from lighthouse.ir.effects import (
    Unit,
    by_warps,
    cells,
    effects,
    iterators,
    needs_locks,
    own_objects,
)
from lighthouse.ir.kernels import (
    LOCKS,
    Each,
    HostBlock,
    Kernel,
    Search,
    Strategy,
    UpdateTuple,
)
from lighthouse.ir.kinds import kind_of
from lighthouse.ir.nodes import ROWS, Call, Declare, Range, Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.roles import Role
from lighthouse.ir.steps import Orient, RunBlock, Step, expand_before
from lighthouse.ir.types import EdgeType, GraphType, NodeType, Type, is_object
from lighthouse.ir.uses import target_name, uses
from lighthouse.ir.walk import find
from lighthouse.passes.device.eliminate_dead_fills import is_soon_dead

OUT = ("row_offsets", "column_indices")
IN = ("in_row_offsets", "in_column_indices")
OF_RANGE: dict[str, tuple[str, ...]] = {
    "Nodes": ("nodes",),
    "Edges": ("edges",),
    "Nbrs": OUT,
    "InNbrs": IN,
    "OutEdges": OUT[:1],
    "InEdges": (IN[0], "in_edge_ids"),
}
OF_CALL: dict[str, tuple[str, ...]] = {
    "NumNodes": ("nodes",),
    "NumEdges": ("edges",),
    "MaxOutDegree": ("max_out_degree",),
    "MaxInDegree": ("max_in_degree",),
    "OutDegree": OUT[:1],
    "InDegree": IN[:1],
    "HasEdgeTo": OUT,
    "HasEdgeFrom": OUT,
    "FromNode": ("edge_sources",),
    "ToNode": OUT[1:],
    "NbrAt": OUT,
}


@dataclass(frozen=True, slots=True)
class Array:
    """A property or other buffer; `constant` if the kernel only reads it; `packed` if
    it consists of bits."""

    name: str
    type: Type
    constant: bool
    packed: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """A scalar by address: one that some kernel writes, or that this block gives back;
    `constant` if this one does not write it."""

    name: str
    type: Type
    constant: bool


@dataclass(frozen=True, slots=True)
class Value:
    """A scalar by value: one that no kernel writes, or that this block does not give
    back."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Object:
    """A collection, queue, map or property of collections, by reference; `constant` if
    it is only read.  Only on the host."""

    name: str
    type: Type
    constant: bool


@dataclass(frozen=True, slots=True)
class Barrier:
    """The memory of the grid barrier."""


@dataclass(frozen=True, slots=True)
class State:
    """The words in which the scalars of a resident loop come and go."""

    words: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Which of the launches since the sets of extensions were last settled it is."""


Argument = View | Array | Cell | Value | Object | Barrier | State | Turn | Extra


def graph_of(type: Type) -> str:
    assert isinstance(type, NodeType | EdgeType)
    assert type.graph is not None
    return type.graph


@remembered
def views(unit: Unit) -> frozenset[View]:
    """Every view that the domain, the schedule, loops and calls use."""
    return frozenset(_views(unit))


def _views(unit: Unit) -> Iterator[View]:
    ranges = iterators(unit)
    unread = set(map(id, unread_ends(unit).values()))
    unread |= {
        id(node.range)
        for node in find(unit.body, Each)
        if node.range.kind in ROWS and not node.is_cut and is_unread(node)
    }

    def of_range(range_: Range) -> Iterator[View]:
        found = range_views(range_)
        return islice(found, 1) if id(range_) in unread else found

    for range_ in ranges.values():
        yield from of_range(range_)
    if isinstance(unit, Kernel):
        for call in find(unit.schedule, Call):
            yield from call_views(call)
    for node in find(unit.body, Range, Search, Call):
        match node:
            case Call() if id(node) in unread:
                pass
            case Range():
                yield from of_range(node)
            case Search(range=range_):
                yield View(range_.source.name, "nodes")
            case Call(Variable(name, type=type), "ToEdge"):
                if ranges[name].kind == "InNbrs":
                    yield View(graph_of(type), "in_edge_ids")
            case Call():
                yield from call_views(node)


@remembered
def unread_ends(unit: Unit) -> Mapping[str, Call]:
    """The variables for ends of edges that nobody reads: they are not loaded."""
    read = {use.name for use in uses(unit) if use.role is not Role.DEFINES}
    return {
        node.name: node.initial
        for node in find(unit.body, Declare)
        if isinstance(node.initial, Call)
        and node.initial.name in ("FromNode", "ToNode")
        and node.name not in read
    }


def is_unread(loop: Each) -> bool:
    """True if a loop over a row uses nothing that the row contains: its slots are
    enough, also for the edges to neighbours."""
    driver = Variable(loop.iterator)
    calls = [x for x in find(loop.body, Call) if x.name == "ToEdge"]
    edges = sum(call.receiver == driver for call in calls)
    return sum(item == driver for item in find(loop.body, Variable)) == edges


def host_views(plan: Plan) -> set[View]:
    """What the host steps read of graphs."""
    calls = (call for step in plan.steps for call in find(step, Call))
    return {view for call in calls for view in call_views(call)}


def oriented_views(plan: Plan) -> set[View]:
    """What oriented graphs are made of."""
    steps = find(plan, Orient)
    kinds: tuple[ViewKind, ...] = "row_offsets", "column_indices"
    return {View(step.graph, kind) for step in steps for kind in kinds}


def call_views(call: Call) -> Iterator[View]:
    receiver = call.receiver
    if receiver is None or is_object(receiver.type):
        return
    is_graph = isinstance(receiver.type, GraphType)
    graph = receiver.name if is_graph else graph_of(receiver.type)
    for kind in OF_CALL.get(call.name, ()):
        yield View(graph, kind)  # type: ignore[arg-type]


def range_views(range_: Range) -> Iterator[View]:
    if range_.kind == "Items":
        return
    for kind in OF_RANGE[range_.kind]:
        yield View(ranged(range_), kind)  # type: ignore[arg-type]


def ranged(range_: Range) -> str:
    """The graph of which a range lists nodes or edges."""
    source = range_.source
    return source.name if isinstance(source.type, GraphType) else graph_of(source.type)


def signature(
    plan: Plan, unit: Unit, target: Literal["cuda", "openmp"]
) -> tuple[Argument, ...]:
    """Graph views first, then arrays, cells and values, objects and the barrier; each
    in the order of the plan.

    OpenMP has a barrier of its own.
    """
    used_views = sorted(
        views(unit), key=lambda view: (view.graph, VIEW_ORDER.index(view.kind))
    )
    found: list[Argument] = [*used_views]
    used = effects(unit)
    touched, written = used.touched - keys_of_pairs(unit), used.written
    locks = isinstance(unit, Kernel) and needs_locks(unit)
    for buffer in plan.buffers:
        if buffer.extent == "1":
            continue
        if buffer.name in touched:
            constant = buffer.name not in written
            array = Array(buffer.name, buffer.element, constant, buffer.packed)
            found.append(array)
        elif buffer.name == LOCKS and locks:
            found.append(Array(LOCKS, buffer.element, False))
    shared = cells(plan) if isinstance(unit, Kernel) else given_back(plan, unit)
    for scalar in plan.scalars:
        if scalar.name in touched:
            if scalar.name in shared:
                constant = scalar.name not in written
                found.append(Cell(scalar.name, scalar.type, constant))
            else:
                found.append(Value(scalar.name, scalar.type))
    for item in plan.objects:
        if item.name in touched:
            constant = item.name not in written
            found.append(Object(item.name, item.type, constant))
    if isinstance(unit, Kernel) and unit.is_resident and target == "cuda":
        found.append(Barrier())
    if isinstance(unit, Kernel) and by_warps(unit) and target == "cuda":
        found.append(Turn())
    if isinstance(unit, Kernel) and target == "cuda":
        found += text_for(unit.schedule).extras(unit.schedule)
    return tuple(found)


def given_back(plan: Plan, block: HostBlock) -> frozenset[str]:
    """What a block writes, but for its own copies."""
    return effects(block).written - own_copies(plan)[block.name]


@remembered
def own_copies(plan: Plan) -> Mapping[str, set[str]]:
    """The temporaries that each block gets, but whose new values nothing reads: they
    are copies."""
    units = {unit.name: effects(unit) for unit in plan.units}
    extents = (buffer.extent for buffer in plan.buffers)
    lengths = {each.name for each in extents if isinstance(each, Variable)}
    temporary = {item.name for item in plan.scalars if item.role == "temporary"}
    found = {}
    for block in plan.blocks:
        used = units[block.name]
        read = used.needs & used.scalars_written - used.foreign
        found[block.name] = {*read & temporary - lengths}

    def look(step: Step, after: Iterable[Step]) -> None:
        if isinstance(step, RunBlock):
            names = found[step.block]
            names -= {x for x in names if not is_soon_dead(x, after, units)}

    expand_before(plan.steps, look)
    return found


def keys_of_pairs(unit: Unit) -> frozenset[str]:
    """What the unit uses as the key of a `Pair` alone: the array of the payload has
    it."""
    updates = find(unit.body, UpdateTuple)
    keys = [each.target for each in updates if each.strategy is Strategy.PACKED]
    own = set(map(id, keys))
    elsewhere = {use.name for use in uses(unit) if id(use.what) not in own}
    return frozenset(map(target_name, keys)) - elsewhere


def heap_users(plan: Plan) -> frozenset[str]:
    """The kernels that keep collections on the heap of the device."""
    return frozenset(kernel.name for kernel in plan.kernels if own_objects(kernel))


def orienter(plan: Plan, key: str | None) -> str:
    """The kernel that makes oriented graphs, by degree or by a property."""
    return f"{plan.name}_orient" + (f"_by_{key}" if key else "")


def heap_question(plan: Plan) -> str | None:
    """The kernel that tells, in one Bool, whether they found it full; None if there
    are none."""
    return f"{plan.name}_heap_was_full" if heap_users(plan) else None


def view_name(plan: Plan, view: View) -> str:
    """`row_offsets`, or `G_row_offsets` where there are several graphs."""
    graphs = [p for p in plan.procedure.parameters if isinstance(p.type, GraphType)]
    if len(graphs) == 1 and view.graph not in plan.oriented:
        return view.kind
    # The rows of `a_in` are not the reverse rows of `a`.
    name = f"{view.graph}x" if re.search("_inx*$", view.graph) else view.graph
    return derived(name, view.kind)


def parameter(plan: Plan, argument: Argument, *, device: bool = False) -> str:
    """The argument as a parameter in C++, of a kernel of a GPU if `device`."""
    match argument:
        case View(kind="nodes"):
            return f"lh::node_t {view_name(plan, argument)}"
        case View(kind=kind) if kind in NUMBERS:
            return f"lh::edge_t {view_name(plan, argument)}"
        case View(kind=kind):
            offsets = kind.endswith("offsets") or kind.endswith("ids")
            type = "lh::edge_t" if offsets else "lh::node_t"
            return f"const {type}* __restrict__ {view_name(plan, argument)}"
        case Array(name, packed=True):
            return f"const lh::Bitmap {mangle(name)}"
        case Array(name, type, constant=True) | Cell(name, type, constant=True):
            return f"const {cpp_type(type)}* __restrict__ {mangle(name)}"
        case Array(name, type):
            return f"{cpp_type(type)}* {mangle(name)}"
        case Cell(name, type):
            return f"{cpp_type(type)}* {mangle(name)}"
        case Value(name, type):
            return f"{cpp_type(type)} {mangle(name)}"
        case Object(name, type) if device:
            seen = kind_of(type).kernel_property
            return f"const {seen}* __restrict__ {mangle(name)}"
        case Object(name, type, constant):
            return f"{'const ' if constant else ''}{cpp_type(type)}& {mangle(name)}"
        case Turn():
            return "int32_t turn"
        case Extra(text):
            return text
        case State():
            return "int64_t* state"
        case Barrier():
            return "lh::barrier_t* barrier"
