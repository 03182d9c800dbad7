"""The arguments of a kernel: derived once from its body, used by every launcher."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from lighthouse.codegen.names import cpp_type, mangle
from lighthouse.ir.nodes import Call, Range, Variable
from lighthouse.ir.plan import LOCKS, Each, Kernel, Plan
from lighthouse.ir.types import EdgeType, GraphType, NodeType, Type
from lighthouse.ir.walk import walk
from lighthouse.passes.analysis.effects import cells, effects, needs_locks

ViewKind = Literal[
    "nodes",
    "edges",
    "row_offsets",
    "column_indices",
    "in_row_offsets",
    "in_column_indices",
    "in_edge_ids",
    "edge_sources",
]
VIEW_ORDER: tuple[ViewKind, ...] = ViewKind.__args__  # type: ignore[attr-defined]

OUT = ("row_offsets", "column_indices")
IN = ("in_row_offsets", "in_column_indices")
OF_RANGE: dict[str, tuple[str, ...]] = {
    "Nodes": ("nodes",),
    "Edges": ("edges",),
    "Nbrs": OUT,
    "InNbrs": IN,
    "CommonNbrs": OUT,
    "OutEdges": OUT[:1],
    "InEdges": (IN[0], "in_edge_ids"),
}
OF_CALL: dict[str, tuple[str, ...]] = {
    "NumNodes": ("nodes",),
    "NumEdges": ("edges",),
    "OutDegree": OUT[:1],
    "InDegree": IN[:1],
    "HasEdgeTo": OUT,
    "HasEdgeFrom": OUT,
    "FromNode": ("edge_sources",),
    "ToNode": OUT[1:],
}


@dataclass(frozen=True, slots=True)
class View:
    """An array or size that is derived from a graph."""

    graph: str
    kind: ViewKind


@dataclass(frozen=True, slots=True)
class Array:
    """A property or other buffer; `constant` if the kernel only reads it."""

    name: str
    type: Type
    constant: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """A scalar that some kernel writes, by address; `constant` if this one does not."""

    name: str
    type: Type
    constant: bool


@dataclass(frozen=True, slots=True)
class Value:
    """A scalar that no kernel writes, by value."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Barrier:
    """The memory of the grid barrier."""


Argument = View | Array | Cell | Value | Barrier


def graph_of(type: Type) -> str:
    assert isinstance(type, NodeType | EdgeType)
    assert type.graph is not None
    return type.graph


def views(kernel: Kernel) -> Iterator[View]:
    """Every view that the kernel's domain, loops and calls use."""
    iterators = {kernel.iterator: kernel.domain}
    for node in walk(kernel.body):
        if isinstance(node, Each):
            iterators[node.iterator] = node.range
    for range_ in iterators.values():
        yield from range_views(range_)
    for node in walk(kernel.body):
        match node:
            case Call(Variable(name, type=type), "ToEdge"):
                if iterators[name].kind == "InNbrs":
                    yield View(graph_of(type), "in_edge_ids")
            case Call():
                yield from call_views(node)


def host_views(plan: Plan) -> set[View]:
    """What the host steps read of graphs."""
    calls = (n for step in plan.steps for n in walk(step) if isinstance(n, Call))
    return {view for call in calls for view in call_views(call)}


def call_views(call: Call) -> Iterator[View]:
    receiver = call.receiver
    if receiver is None:
        return
    is_graph = isinstance(receiver.type, GraphType)
    graph = receiver.name if is_graph else graph_of(receiver.type)
    for kind in OF_CALL[call.name]:
        yield View(graph, kind)  # type: ignore[arg-type]


def range_views(range_: Range) -> Iterator[View]:
    source = range_.source
    graph = source.name
    if not isinstance(source.type, GraphType):
        graph = graph_of(source.type)
    for kind in OF_RANGE[range_.kind]:
        yield View(graph, kind)  # type: ignore[arg-type]


def signature(
    plan: Plan, kernel: Kernel, target: Literal["cuda", "openmp"]
) -> tuple[Argument, ...]:
    """Graph views first, then arrays, cells, values and the barrier; each by name.

    OpenMP has a barrier of its own.
    """
    used_views = sorted(
        set(views(kernel)), key=lambda view: (view.graph, VIEW_ORDER.index(view.kind))
    )
    found: list[Argument] = [*used_views]
    used = effects(kernel)
    fields = used.fields_read | used.fields_written
    for buffer in plan.buffers:
        if buffer.name in fields:
            constant = buffer.name not in used.fields_written
            found.append(Array(buffer.name, buffer.element, constant))
        elif buffer.name == LOCKS and needs_locks(kernel):
            found.append(Array(LOCKS, buffer.element, False))
    shared = cells(plan)
    for scalar in plan.scalars:
        if scalar.name in used.scalars_read | used.scalars_written:
            if scalar.name in shared:
                constant = scalar.name not in used.scalars_written
                found.append(Cell(scalar.name, scalar.type, constant))
            else:
                found.append(Value(scalar.name, scalar.type))
    if kernel.is_resident and target == "cuda":
        found.append(Barrier())
    return tuple(found)


def view_name(plan: Plan, view: View) -> str:
    """`row_offsets`, or `G_row_offsets` where there are several graphs."""
    graphs = [p for p in plan.procedure.parameters if isinstance(p.type, GraphType)]
    return view.kind if len(graphs) == 1 else f"{mangle(view.graph)}_{view.kind}"


def parameter(plan: Plan, argument: Argument) -> str:
    """The argument as a parameter in C++."""
    match argument:
        case View(kind="nodes"):
            return f"lh::node_t {view_name(plan, argument)}"
        case View(kind="edges"):
            return f"lh::edge_t {view_name(plan, argument)}"
        case View(kind=kind):
            offsets = kind.endswith("offsets") or kind.endswith("ids")
            type = "lh::edge_t" if offsets else "lh::node_t"
            return f"const {type}* __restrict__ {view_name(plan, argument)}"
        case Array(name, type, constant=True) | Cell(name, type, constant=True):
            return f"const {cpp_type(type)}* __restrict__ {mangle(name)}"
        case Array(name, type):
            return f"{cpp_type(type)}* {mangle(name)}"
        case Cell(name, type):
            return f"{cpp_type(type)}* {mangle(name)}"
        case Value(name, type):
            return f"{cpp_type(type)} {mangle(name)}"
        case Barrier():
            return "lh::barrier_t* barrier"
