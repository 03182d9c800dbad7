"""How Python launches kernels on a device, by their schedules.

@launcher.register
def _strips(schedule: Strips, launching: Launching) -> Launch:
    return lambda items, given: launching.launch(-(-items // schedule.size), given)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Any

import numpy as np

from lighthouse.ir.kernels import Kernel
from lighthouse.ir.schedules import DrawnBlocks, DrawnWarps, Groups, WarpSchedule
from lighthouse.runtime.counters import Counters
from lighthouse.runtime.device import Device, Launch
from lighthouse.runtime.extension_sets import (
    MOST_UNSETTLED,
    WARP,
    ExtensionSets,
    warps_for,
)

TURNS = tuple(map(np.int32, range(MOST_UNSETTLED + 1)))


@dataclass(frozen=True, slots=True)
class Launching:
    """A kernel, and what launches it with so many threads and all of its arguments;
    those that the text of its schedule adds come after the others."""

    kernel: Kernel
    launch: Launch
    device: Device
    counters: Counters
    sets: ExtensionSets

    def in_turn(
        self, schedule: WarpSchedule, warps: int, given: Sequence[Any], *extras: Any
    ) -> Callable[[int], None]:
        """What launches it once with so many warps, as the turn it gets."""

        def act(turn: int) -> None:
            arguments = [*given, TURNS[turn], *extras]
            if isinstance(schedule, DrawnWarps):
                arguments.append(self.counters.next())
            self.launch(WARP * warps, arguments)

        return act


@singledispatch
def launcher(schedule: Any, launching: Launching) -> Launch:
    """What launches a kernel with the schedule over so many items, with arguments for
    what its body uses: a thread an item."""
    return launching.launch


@launcher.register
def _drawn_blocks(schedule: DrawnBlocks, launching: Launching) -> Launch:
    counters, launch = launching.counters, launching.launch
    return lambda items, given: launch(items, [*given, counters.next()])


@launcher.register
def _groups(schedule: Groups, launching: Launching) -> Launch:
    launch = launching.launch
    return lambda items, given: launch(WARP * items, given)


@launcher.register
def _warps(schedule: WarpSchedule, launching: Launching) -> Launch:
    def launch(items: int, given: Sequence[Any]) -> None:
        action = launching.in_turn(schedule, warps_for(schedule, items), given)
        launching.sets.launch(launching.kernel, action)

    return launch
