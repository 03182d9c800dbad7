"""How Python launches kernels on a device, by their schedules.

@launcher.register(Strips)
def _strips(schedule: Strips, launch: Launching) -> Callable[[], None]:
    return launch.over(-(-launch.items // schedule.size))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch
from typing import Any

from lighthouse.ir.kernels import Kernel
from lighthouse.ir.schedules import DrawnBlocks, WarpSchedule
from lighthouse.runtime.counters import Counters
from lighthouse.runtime.device import Device
from lighthouse.runtime.extension_sets import ExtensionSets, warps_for


@dataclass(frozen=True, slots=True)
class Launching:
    """A kernel that is to run over so many items, with arguments for what it uses."""

    kernel: Kernel
    items: int
    arguments: list[Any]
    device: Device
    counters: Counters
    sets: ExtensionSets

    def over(self, threads: int, *extras: Any) -> Callable[[], None]:
        """What launches it with so many threads, and the extra arguments that the text
        of its schedule has."""
        given = [*self.arguments, *extras]
        name, resident = self.kernel.name, self.kernel.is_resident
        return self.device.launcher(name, threads, given, resident)


@singledispatch
def launcher(schedule: Any, launch: Launching) -> Callable[[], None]:
    """What launches a kernel with the schedule, again and again: a thread an item."""
    return launch.over(launch.items)


@launcher.register
def _drawn_blocks(schedule: DrawnBlocks, launch: Launching) -> Callable[[], None]:
    return lambda: launch.over(launch.items, launch.counters.next())()


@launcher.register
def _warps(schedule: WarpSchedule, launch: Launching) -> Callable[[], None]:
    kernel, warps = launch.kernel, warps_for(schedule, launch.items)
    action = launch.sets.once(kernel, schedule, warps, launch.arguments)
    return launch.sets.launcher(kernel, action)
