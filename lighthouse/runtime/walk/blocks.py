"""Steps that run blocks of the host."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

import numpy as np

from lighthouse.codegen.signature import Argument, Array, Cell, Object, Value, View
from lighthouse.ir.steps import RunBlock
from lighthouse.runtime import layout
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.layout import Memory
from lighthouse.runtime.runs import runs
from lighthouse.runtime.walk.launches import is_size, size

if TYPE_CHECKING:
    from lighthouse.runtime.walker import Walker


@runs(RunBlock)
def _run_block(walker: Walker, step: RunBlock) -> None:
    signature, environment = walker.signatures[step.block], walker.environment
    numbers: dict[Argument, Memory] = {}
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
