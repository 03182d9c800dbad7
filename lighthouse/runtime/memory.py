"""Accounts for the device memory of a run, by purpose."""

from __future__ import annotations

from dataclasses import dataclass, field

from lighthouse.ir.kernels import LOCKS, Compact, FirstVisit, Push, Put, Tally
from lighthouse.ir.nodes import Variable
from lighthouse.ir.plan import Buffer, Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import walk


@dataclass(slots=True)
class DeviceMemory:
    """Bytes by purpose; `peak` is the most that there were at a time."""

    held: dict[tuple[str, str], int] = field(default_factory=dict)
    peak: int = 0

    def take(self, purpose: str, name: str, size: int) -> None:
        """`size` bytes under a name, instead of those that it had before."""
        self.held[purpose, name] = size
        self.peak = max(self.peak, self.total)

    @property
    def total(self) -> int:
        return sum(self.held.values())

    @property
    def purposes(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for (purpose, _), size in self.held.items():
            found[purpose] = found.get(purpose, 0) + size
        return found


@remembered
def purposes(plan: Plan) -> dict[str, str]:
    """What each buffer is for."""
    lists: set[str] = set()
    for kernel in plan.kernels:
        for node in walk(kernel.body):
            if isinstance(node, FirstVisit | Push | Put | Tally | Compact):
                lists |= {
                    use.name
                    for use in uses(node)
                    if use.by is node and not isinstance(use.what, Variable)
                }
    return {buffer.name: purpose(buffer, lists) for buffer in plan.buffers}


def purpose(buffer: Buffer, lists: set[str]) -> str:
    if buffer.name in lists:
        return "frontier lists"
    if buffer.name == LOCKS:
        return "locks"
    if buffer.extent == "1":
        return "scalars"
    return "temporaries" if buffer.role == "temporary" else "properties"
