"""The device memory of a run, by purpose: what it takes, and what it will take."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lighthouse.codegen.cells import cells_of
from lighthouse.codegen.program import Program
from lighthouse.codegen.signature import Argument, Barrier, oriented_views
from lighthouse.codegen.views import NUMBERS, View
from lighthouse.diagnostics import CompileError, failure
from lighthouse.graph import Graph
from lighthouse.graph.sizes import Sizes
from lighthouse.ir import types as ty
from lighthouse.ir.kernels import LOCKS, Compact, FirstVisit, Push, Put, Tally
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Buffer, Home, Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.steps import Allocate, Orient, Pair
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import find, walk
from lighthouse.process import in_units
from lighthouse.runtime import layout


@dataclass(slots=True)
class DeviceMemory:
    """Bytes by purpose; `peak` is the most that there were at a time, and `predicted`
    what that was expected to be."""

    held: dict[tuple[str, str], int] = field(default_factory=dict)
    peak: int = 0
    predicted: int = 0

    def take(self, purpose: str, name: str, size: int) -> None:
        """`size` bytes under a name, instead of those that it had before."""
        self.held[purpose, name] = size
        self.peak = max(self.peak, self.total)

    def drop(self, purpose: str, name: str) -> None:
        del self.held[purpose, name]

    @property
    def total(self) -> int:
        return sum(self.held.values())

    @property
    def purposes(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for (purpose, _), size in self.held.items():
            found[purpose] = found.get(purpose, 0) + size
        return found


@remembered
def purposes(plan: Plan) -> dict[str, str]:
    """What each buffer is for."""
    lists: set[str] = set()
    for kernel in plan.kernels:
        for node in walk(kernel.body):
            if isinstance(node, FirstVisit | Push | Put | Tally | Compact):
                lists |= {
                    use.name
                    for use in uses(node)
                    if use.by is node and not isinstance(use.what, Variable)
                }
    return {buffer.name: purpose(buffer, lists) for buffer in plan.buffers}


def purpose(buffer: Buffer, lists: set[str]) -> str:
    if buffer.name in lists:
        return "frontier lists"
    if buffer.name == LOCKS:
        return "locks"
    if buffer.extent == "1":
        return "scalars"
    return "temporaries" if buffer.role == "temporary" else "properties"


# --- before anything is allocated -----------------------------------------------------

WORD = 8


def predicted(
    program: Program, graphs: Mapping[str, Graph | Sizes], wide: bool
) -> DeviceMemory:
    """What a run takes of the device, but for sets of extensions, the collections of
    threads, and the items of a collection, whose number only the run knows."""
    plan, memory = program.plan, DeviceMemory()
    edge = layout.dtype(ty.EdgeType(), wide).itemsize
    launched = arguments_of_launches(program)
    for view in launched:
        if isinstance(view, View) and view.kind not in NUMBERS and view.graph in graphs:
            graph = graphs[view.graph]
            kind = stored(graph, view.kind)
            memory.take(f"graph {kind}", view.graph, bytes_of_view(kind, graph, edge))
    if Barrier() in launched:
        memory.take("barrier and state", "barrier", WORD)
    states = sum(each.state.words for each in program.residents.values())
    memory.take("barrier and state", "states", WORD * states)
    memory.take("scalars", "cells", WORD * len(cells_of(plan)))
    orients, allocated, pairs = allocations(plan)
    known = purposes(plan)
    for buffer in allocated:
        size = layout.dtype(buffer.element, wide).itemsize
        memory.take(known[buffer.name], buffer.name, size * elements(buffer, graphs))
    for name, key in pairs:
        memory.take(known[key.name], name, WORD * elements(key, graphs))
    for step in orients:
        graph = graphs[step.graph]
        if step.shortest is None or (
            graph.max_out_degree > step.shortest and graph.is_symmetric
        ):
            for kind, size in oriented(graph, edge, step).items():
                memory.take(f"oriented {kind}", step.into, size)
            work = work_of_orientation(graph, edge)
            memory.take("orientation", step.into, work)
            if step.key is None:
                memory.drop("orientation", step.into)
    return memory


@remembered
def allocations(
    plan: Plan,
) -> tuple[list[Orient], list[Buffer], list[tuple[str, Buffer]]]:
    """What is oriented, the arrays on the device, and pairs with their keys."""
    buffers = {item.name: item for item in plan.buffers}
    named = sorted({step.buffer for step in find(plan, Allocate)})
    allocated = [
        buffers[name]
        for name in named
        if buffers[name].home is not Home.HOST and not buffers[name].is_cell
    ]
    pairs = [(pair.name, buffers[pair.key]) for pair in find(plan, Pair)]
    return find(plan, Orient), allocated, pairs


def no_room(will: DeviceMemory, room: int) -> CompileError:
    """The error for a run that needs more than the device has room for."""
    parts = sorted(will.purposes.items(), key=lambda item: -item[1])
    told = ", ".join(f"{name} {in_units(size)}" for name, size in parts[:4] if size)
    message = "the GPU has not enough memory for this graph and its properties: they "
    message += f"need {in_units(will.peak)}, and {in_units(room)} are free"
    return failure("GM0608", message, told)


@remembered
def arguments_of_launches(program: Program) -> set[Argument]:
    """What kernels and resident loops are given, those that orient graphs, too."""
    plan = program.plan
    names = [each.name for each in plan.kernels]
    names += [each.name for each in plan.residents]
    given = {item for name in names for item in program.signatures[name]}
    return given | oriented_views(plan)


def stored(graph: Graph | Sizes, kind: str) -> str:
    if isinstance(graph, Graph):
        return layout.stored(graph, kind)
    rows = kind in ("in_row_offsets", "in_column_indices")
    return kind.removeprefix("in_") if rows else kind


def bytes_of_view(kind: str, graph: Graph | Sizes, edge: int) -> int:
    if kind.endswith("row_offsets"):
        return edge * (graph.nodes + 1)
    return graph.edges * (edge if kind == "in_edge_ids" else 4)


def oriented(graph: Graph | Sizes, edge: int, step: Orient) -> dict[str, int]:
    """The bytes of an oriented graph, whose edges have `edge` bytes."""
    half = 4 * (graph.edges // 2)
    made = {"row_offsets": edge * (graph.nodes + 1), "column_indices": half}
    return made if step.shortest is None else {**made, "edge_sources": half}


def work_of_orientation(graph: Graph | Sizes, edge: int) -> int:
    """The bytes that it needs besides: by degree, only while it runs."""
    return -(-graph.edges // 32) * (4 + 2 * edge)


def elements(buffer: Buffer, graphs: Mapping[str, Graph | Sizes]) -> int:
    match buffer.extent:
        case "n" | "m" as kind:
            assert buffer.graph is not None
            graph = graphs[buffer.graph]
            return graph.nodes if kind == "n" else graph.edges
        case Variable():
            return 0
        case extent:
            return int(extent)
