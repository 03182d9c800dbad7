"""Sets the number of threads per block, and of blocks per multiprocessor.

    plan p(…)
    →
    plan p(…) with blocks of 512 threads, 32 a multiprocessor [full]

A multiprocessor hides memory latency by running other warps.  The number of resident
warps depends on the registers of a kernel; `occupancy=full` limits the registers so
that all fit, and the compiler spills the rest.  Large blocks cost time at barriers and
where rows differ in length; in small ones fewer threads share long rows.  (LightHouse,
section 4.3: the effect is small, as for most graph programs.)
"""

from dataclasses import replace
from enum import StrEnum

from lighthouse.ir.kernels import Gather, Kernel
from lighthouse.ir.plan import Grid, Plan
from lighthouse.ir.schedules import DrawnBlocks, DrawnWarps, Groups
from lighthouse.ir.walk import find, walk
from lighthouse.passes.base import Context, DevicePass

# The most threads of a block that share rows: `gathering_threads` in cooperative.cuh.
MOST_HELPING = 256


class Size(StrEnum):
    """Threads of a block; a warp has 32, and no GPU has more than 1024."""

    SMALL = "128"
    USUAL = "256"
    LARGE = "512"
    LARGEST = "1024"


class Blocks(StrEnum):
    """Blocks for each multiprocessor in the grid of an ordinary kernel, at most."""

    FEW = "8"
    SOME = "16"
    USUAL = "32"
    MANY = "64"


class Occupancy(StrEnum):
    """Who decides on the registers of a thread: the compiler alone, or their number."""

    DEFAULT = "default"
    FULL = "full"


class LaunchConfiguration(DevicePass):
    """`block` is the threads of a block, `blocks` the most blocks for each
    multiprocessor, `occupancy=full` has as many threads as fit there at once."""

    before = "synchronise"
    block: Size = Size.USUAL
    blocks: Blocks = Blocks.USUAL
    occupancy: Occupancy = Occupancy.FULL

    def run(self, plan: Plan, context: Context) -> Plan:
        grid = Grid(int(self.block), int(self.blocks), self.occupancy == Occupancy.FULL)
        if context.target != "cuda" or not plan.kernels or grid == plan.grid:
            return plan
        helping = [node for each in plan.kernels for node in find(each, Gather)]
        if grid.block > MOST_HELPING and helping:
            message = (
                f"blocks have {MOST_HELPING} threads, not {grid.block}: no more share "
                f"the loop over `{helping[0].loop.iterator}`"
            )
            context.missed(self, message, helping[0].span)
            grid = replace(grid, block=MOST_HELPING)
        message = f"kernels run in {grid.in_words()}"
        if plan.residents or any(map(is_one_wave, plan.kernels)):
            message += "; those all of whose blocks run at once, in as many as fit"
        context.passed(self, message, plan.span)
        return replace(plan, grid=grid)


def is_one_wave(kernel: Kernel) -> bool:
    """True if all blocks of the kernel run at once: they meet, share a counter, or keep
    memory."""
    at_once = DrawnBlocks | DrawnWarps | Groups
    return kernel.is_resident or any(
        isinstance(node, at_once) for node in walk(kernel.schedule)
    )
