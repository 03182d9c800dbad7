"""The C++ host function of generated CUDA as a target, on the simulator.

The other walker of the plan, `lighthouse.runtime.walker`, must agree with it.
"""

import re
from collections.abc import Mapping
from typing import Any

from lighthouse.api import Compiled
from lighthouse.bench.emitted import SIMULATED, HostLibrary, with_call
from lighthouse.codegen import streams
from lighthouse.codegen.program import Program
from lighthouse.codegen.source import boxed_call
from lighthouse.ir.plan import Plan
from lighthouse.runtime.outcome import Outcome


class HostFunction(Compiled):
    """On the simulator instead of through PyCUDA."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.program = callable_from_python(self.program)

    def _new_device(self, wide: bool) -> Any:
        return HostLibrary(self.program, flags=SIMULATED)

    def _run(self, bound: Mapping[str, Any]) -> Outcome:
        outcome: Outcome = self._device(False).run(bound)
        return outcome


def callable_from_python(program: Program) -> Program:
    """With a function that takes an array of pointers, as OpenMP's has by itself."""
    return with_call(program, lines_of(program.plan))


def lines_of(plan: Plan) -> list[str]:
    """Of a call for a graph of the host, or where the stream's does more, of that:
    memory of the host is that of the device here."""
    lines: list[str] = boxed_call(plan)["lines"]
    if streams.obstacle(plan) is None or streams.has_sets(plan):
        return lines
    box = r"\*static_cast<const lh::Graph\*>\(arguments\[\d+\]\)"
    lines = [re.sub(box, r"*std::make_unique<lh::DeviceGraph>(\g<0>)", lines[0])]
    return [re.sub(r"\);$", ", nullptr);", line) for line in lines]
