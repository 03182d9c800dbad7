"""The C++ host function of generated CUDA as a target, on the simulator.

The other walker of the plan, `lighthouse.runtime.walker`, must agree with it.
"""

import ctypes
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from lighthouse.api import Compiled
from lighthouse.codegen import streams
from lighthouse.codegen.blocks import object_values
from lighthouse.codegen.program import Program
from lighthouse.codegen.source import boxed_call, environment
from lighthouse.graph import Graph
from lighthouse.ir.kinds import kind_of
from lighthouse.ir.types import is_extended
from lighthouse.runtime import layout
from lighthouse.runtime.openmp import OpenMP
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.simulator import simulated

# Libraries of one process share what is inline, unless they are told not to.
FLAGS = (
    *("-std=c++17", "-O1", "-fwrapv", "-pthread", "-w"),
    *("-fno-gnu-unique", "-DLH_SIMULATOR"),
)
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


class HostFunction(Compiled):
    """On the simulator instead of through PyCUDA."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.program = with_call(self.program)

    def _new_device(self, wide: bool) -> Any:
        return HostLibrary(self.program, flags=FLAGS)

    def _run(self, bound: Mapping[str, Any]) -> Outcome:
        outcome: Outcome = self._device(False).run(bound)
        return outcome


class HostGraph(ctypes.Structure):
    """`lh::Graph` of host.cuh."""

    _fields_ = (
        ("nodes", ctypes.c_int64),
        ("edges", ctypes.c_int64),
        ("row_offsets", ctypes.c_void_p),
        ("column_indices", ctypes.c_void_p),
        ("symmetric", ctypes.c_bool),
    )


class HostLibrary(OpenMP):
    """Called as an OpenMP library is, with another struct for graphs."""

    def _new_struct(self, graph: Graph) -> Any:
        kinds = ("row_offsets", "column_indices")
        rows = [layout.address(layout.view(graph, kind)) for kind in kinds]
        return HostGraph(graph.nodes, graph.edges, *rows, graph.is_symmetric)

    def build(self, flags: Sequence[str]) -> Path:
        return simulated(self.program.source, flags=flags)

    def _set_threads(self, library: ctypes.CDLL) -> None:
        """Threads are the simulator's."""


def with_call(program: Program) -> Program:
    """With a function that takes an array of pointers, as OpenMP's has by itself."""
    plan = program.plan
    arguments = [item for item in plan.objects if item.role != "temporary"]
    template = environment().get_template("host/objects.cpp.j2")
    call = boxed_call(plan)
    lines = call["lines"]
    if streams.obstacle(plan) and not streams.has_sets(plan):
        # Memory of the host is that of the device here.
        box = r"\*static_cast<const lh::Graph\*>\((arguments\[\d+\])\)"
        lines = [re.sub(box, r"*std::make_unique<lh::DeviceGraph>(\g<0>)", lines[0])]
        lines = [re.sub(r"\);$", ", nullptr);", line) for line in lines]
    # The memory of sets is the process's here, but OpenMP's runs give it back.
    sets = (item.type for item in plan.objects if is_extended(item.type))
    kinds = {kind_of(type).exported for type in sets}
    freed = "".join(f'extern "C" void {kind}_release() {{}}\n' for kind in kinds)
    text = CALL.format(
        name=call["name"],
        lines="\n".join(lines),
        objects=template.render(objects=list(object_values(plan, arguments))) + freed,
    )
    return replace(program, source=program.source + text, code=program.code + text)
