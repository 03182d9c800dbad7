"""Compiles host blocks with g++ and calls them through ctypes.

The C++ host function of a `.cu` calls the same functions.
"""

import ctypes
from collections.abc import Sequence
from pathlib import Path

from lighthouse.codegen.program import Program
from lighthouse.diagnostics import Diagnostic
from lighthouse.runtime import interrupt, layout
from lighthouse.runtime.checks import stopped
from lighthouse.toolchain import GENERATED, compile_shared

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
