"""Counters on the device, from which kernels take their iterations."""

from typing import Any

import numpy as np

from lighthouse.runtime.device import Device

WORD = np.dtype(np.int64)
# How many are set to zero at a time, after all launches that have had one.
COUNT = 1024


class Counters:
    """Each launch has one to itself, so that it need not wait for its zero."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.memory: Any = None
        self.used = COUNT

    def next(self) -> np.int64:
        """The address of the next one."""
        if self.memory is None:
            self.memory = self.device.allocate(COUNT, WORD)
        if self.used == COUNT:
            self.device.fill(self.memory, 0)
            self.used = 0
        at = self.device.address(self.memory) + WORD.itemsize * self.used
        self.used += 1
        return np.int64(at)
