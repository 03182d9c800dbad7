"""Which kernels have atomics, by the PTX that nvcc makes of them."""

import re

from lighthouse.toolchain import compile_ptx

# `bar.red` is a barrier of a block, and that of a grid counts the blocks by one
# `red.release`.
ATOMIC = re.compile(r"\s(atom|red)\.(?!release)")


def has_atomics(source: str) -> dict[str, bool]:
    """For each kernel of CUDA `source`, by its mangled name."""
    ptx = compile_ptx(source, "sm_90", ("-std=c++17", "-O3")).read_text()
    kernels = ptx.split(".entry ")[1:]
    return {each.split("(")[0]: bool(ATOMIC.search(each)) for each in kernels}
