"""The C++ host function of generated CUDA as a target: what a C++ program calls.

Its properties are on the GPU while it is measured, and the graph stays there.
"""

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from lighthouse.api import Compiled
from lighthouse.codegen import streams
from lighthouse.codegen.blocks import object_values
from lighthouse.codegen.names import cpp_type, function_name, mangle, on_device
from lighthouse.codegen.program import Program
from lighthouse.codegen.source import boxed_call, environment, listing
from lighthouse.graph import Graph
from lighthouse.ir.kinds import kind_of
from lighthouse.ir.plan import Plan
from lighthouse.ir.types import VOID, GraphType, PropertyType, is_extended, is_object
from lighthouse.runtime import layout
from lighthouse.runtime.openmp import OpenMP
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.simulator import simulated
from lighthouse.toolchain import GENERATED, compile_library

# Libraries of one process share what is inline, unless they are told not to.
SIMULATED = (
    *("-std=c++17", "-O1", "-fwrapv", "-pthread", "-w"),
    *("-fno-gnu-unique", "-DLH_SIMULATOR"),
)
# `lines` are those of a call with an array of pointers.
CALL = """
#include "exchange.cuh"

{objects}
extern "C" const char* {name}(void** arguments) {{
    static std::string message;
    try {{
        {lines}
    }} catch (const std::exception& error) {{
        message = error.what();
        return message.c_str();
    }}
    return nullptr;
}}
"""
# What the calls of a graph have in common, and how long the last one took.
KEPT = Path(__file__).with_suffix(".cpp")


class HostGraph(ctypes.Structure):
    """`lh::Graph` of host.cuh."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("nodes", "edges")),
        *((name, ctypes.c_void_p) for name in ("row_offsets", "column_indices")),
        ("symmetric", ctypes.c_bool),
    )


class HostLibrary(OpenMP):
    """Called as an OpenMP library is, with another struct for graphs."""

    def _new_struct(self, graph: Graph) -> Any:
        kinds = ("row_offsets", "column_indices")
        rows = [layout.address(layout.view(graph, kind)) for kind in kinds]
        return HostGraph(graph.nodes, graph.edges, *rows, graph.is_symmetric)

    def build(self, flags: Sequence[str]) -> Path:
        if "-DLH_SIMULATOR" not in flags:
            from lighthouse.runtime.cuda import architecture

            return compile_library(self.program.source, architecture(), flags)
        return simulated(self.program.source, flags=flags)

    def _set_threads(self, library: ctypes.CDLL) -> None:
        """Threads are the device's."""


class Emitted(Compiled):
    """The host function, measured with the data in place."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        program = self.program
        if self.target == "cuda":  # else what is pasted gives way to what is included
            program = replace(program, source=listing(program))
        kept = KEPT.read_text(encoding="utf-8")
        self.program = with_call(program, timed(program.plan), kept)
        # Those that are on the GPU.
        self.graphs: list[Graph] = []

    def _new_device(self, wide: bool) -> Any:
        on_gpu = self.target == "cuda"
        return HostLibrary(self.program, flags=GENERATED if on_gpu else SIMULATED)

    def _run(self, bound: Mapping[str, Any]) -> Outcome:
        graphs = [item for item in bound.values() if isinstance(item, Graph)]
        if [*map(id, graphs)] != [*map(id, self.graphs)]:
            self.forget()
            self.graphs = graphs
        wide = any(map(layout.is_wide, graphs))
        outcome: Outcome = self._device(wide).run(bound)
        milliseconds = self._device(wide).library(wide).lh_bench_milliseconds
        milliseconds.restype = ctypes.c_double
        return replace(outcome, milliseconds=milliseconds())

    def forget(self) -> None:
        """Lets go of the memory of the GPU."""
        if self.graphs:
            wide = any(map(layout.is_wide, self.graphs))
            self._device(wide).library(wide).lh_bench_forget()
        self.graphs = []


def with_call(program: Program, lines: Sequence[str], before: str = "") -> Program:
    """With a function that takes an array of pointers, as OpenMP's has by itself."""
    plan = program.plan
    arguments = [item for item in plan.objects if item.role != "temporary"]
    template = environment().get_template("host/objects.cpp.j2")
    # The memory of sets is the process's here, but OpenMP's runs give it back.
    sets = (item.type for item in plan.objects if is_extended(item.type))
    kinds = {kind_of(type).exported for type in sets}
    freed = "".join(f'extern "C" void {kind}_release() {{}}\n' for kind in kinds)
    text = before + CALL.format(
        name=boxed_call(plan)["name"],
        lines="\n        ".join(lines),
        objects=template.render(objects=list(object_values(plan, arguments))) + freed,
    )
    return replace(program, source=program.source + text, code=program.code + text)


def timed(plan: Plan) -> list[str]:
    """The lines of a call, of which the work on data in place is timed."""
    lines = []
    for i, item in enumerate(plan.procedure.parameters):
        name, box = mangle(item.name), f"arguments[{i}]"
        match item.type:
            case GraphType():
                graph = f"*static_cast<const lh::Graph*>({box})"
                there = on_device(item.name)
                lines.append(f"auto& {there} = lh_bench::kept({graph}, {i});")
            case PropertyType(element=element) if not is_object(element):
                lines.append(f"auto {name} = static_cast<{cpp_type(element)}*>({box});")
            case type:
                lines.append(f"auto& {name} = *static_cast<{cpp_type(type)}*>({box});")
    first, changed, last = streams.buffers(plan)
    given = streams.arguments_of(plan, changed)
    given += streams.ARGUMENTS if streams.given(plan) is not None else ()
    call, returns = f"::{function_name(plan.procedure)}", plan.procedure.returns
    if returns != VOID:
        box = f"arguments[{len(plan.procedure.parameters)}]"
        call = f"*static_cast<{cpp_type(returns)}*>({box}) = {call}"
    work = f"{{ const lh_bench::Stopwatch watch; {call}({', '.join(given)}); }}"
    return [*lines, *first, work, *last]
