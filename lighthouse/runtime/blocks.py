"""Compiles host blocks with g++ and calls them through ctypes, as steps want it.

The C++ host function of a `.cu` calls the same functions.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from lighthouse.codegen.signature import Argument, Array, Cell, Object, Value, View
from lighthouse.codegen.source import Program
from lighthouse.diagnostics import Diagnostic
from lighthouse.ir.steps import RunBlock
from lighthouse.runtime import interrupt, layout
from lighthouse.runtime.checks import stopped
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.runs import runs
from lighthouse.runtime.toolchain import GENERATED, compile_shared
from lighthouse.runtime.walk.launches import is_size, size

if TYPE_CHECKING:
    from lighthouse.runtime.walker import Walker

FLAGS = (*GENERATED, "-O2", "-w")


class HostBlocks:
    """The host blocks and objects of a program; it may have none."""

    def __init__(
        self,
        program: Program,
        *,
        wide: bool = False,
        extra: Sequence[str] = (),
        save_temps: Path | None = None,
    ) -> None:
        """`extra` flags come after ours.  Raises ToolMissing without a C++ compiler."""
        self.plan = program.plan
        self.library: ctypes.CDLL | None = None
        if program.host_source is not None:
            flags = (*FLAGS, *extra, *(("-DLH_WIDE_OFFSETS",) if wide else ()))
            path = compile_shared(program.host_source, flags, save_temps=save_temps)
            self.library = ctypes.CDLL(str(path))

    def run(self, block: str, arguments: list[ctypes.c_void_p]) -> None:
        """Arguments are pointers, in the order of the signature.  Raises CompileError
        with what stopped the block."""
        assert self.library is not None
        pointers = layout.pointers(arguments)
        error = interrupt.call(self.library, f"{block}_call", pointers)
        if error is not None:
            other = Diagnostic("GM0616", f"the program stopped: {error}")
            raise stopped(self.plan, error, other)


@runs(RunBlock)
def _run_block(walker: Walker, step: RunBlock) -> None:
    signature, environment = walker.signatures[step.block], walker.environment
    numbers: dict[Argument, layout.Memory] = {}
    for item in signature:
        match item:
            case View() if is_size(item):
                numbers[item] = np.array([size(walker, item)])
            case Value(name, type) | Cell(name, type):
                if isinstance(item, Cell):  # which the block may write first
                    environment.setdefault(name, zero(type))
                dtype = layout.dtype(type, walker.wide)
                numbers[item] = np.array([environment[name]], dtype)
    walker.blocks.run(
        step.block,
        [
            layout.pointer(numbers[item]) if item in numbers else place(walker, item)
            for item in signature
        ],
    )
    for item, memory in numbers.items():
        if isinstance(item, Cell) and not item.constant:
            environment[item.name] = memory[0].item()


def place(walker: Walker, item: Argument) -> ctypes.c_void_p:
    """Where the host has an argument that is not a number."""
    match item:
        case View(graph, kind):
            return layout.pointer(layout.view(walker.graphs[graph], kind))
        case Array(name):
            return layout.pointer(walker.buffers.arrays[name])
        case Object(name):
            return walker.objects.pointers[name]
        case _:
            raise AssertionError(f"no host block has {item}")
