"""The sets of extensions in device memory, during one run."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from lighthouse.graph import Graph
from lighthouse.ir.effects import growing
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.kinds import kind_of
from lighthouse.ir.nodes import Expression
from lighthouse.ir.plan import Object
from lighthouse.ir.schedules import DrawnWarps, Schedule, TestedWarps
from lighthouse.ir.types import PropertyType
from lighthouse.runtime.device import Device, DeviceSets, GrowingSets
from lighthouse.sets import SparseSets

# Threads of a warp, on a GPU; with fewer, a launch has some too many.
WARP = 32
# Warps enough for all multiprocessors, which look for something to do among many items;
# and how many items one has at least.
ENOUGH = 1 << 14
ITEMS = 4
# How much is done at most before it is settled: what is freed meanwhile is used again
# only then.
MOST_UNSETTLED = 64


def warps_for(schedule: Schedule, items: int) -> int:
    """A warp an item, or for as many as its lanes ask about."""
    match schedule:
        case TestedWarps() | DrawnWarps(condition=Expression()):
            return max(min(ENOUGH, -(-items // ITEMS)), -(-items // WARP))
        case _:
            return items


class ExtensionSets:
    """Properties by name; what keeps their memory, by kind."""

    def __init__(self, device: Device, graphs: Mapping[str, Graph]) -> None:
        self.device, self.graphs = device, graphs
        self.kept: dict[str, DeviceSets] = {}
        self.made: dict[str, tuple[DeviceSets, Any]] = {}
        self.lists: dict[int, Any] = {}
        self.unsettled: list[Callable[[int], None]] = []
        self.may_refuse = False

    def create(self, item: Object, content: Any) -> None:
        type = item.type
        assert isinstance(type, PropertyType)
        assert type.graph is not None
        kind = kind_of(type)
        if kind.name not in self.kept:
            self.kept[kind.name] = kind.device(self.device)
        sets = self.kept[kind.name]
        nodes = self.graphs[type.graph].nodes
        made = sets.make(nodes, result=item.role != "temporary")
        if isinstance(content, SparseSets) and len(content.words):
            sets.write(made, content)
        self.made[item.name] = sets, made

    def memory(self, name: str) -> Any:
        return self.made[name][1]

    def content(self, name: str) -> SparseSets:
        sets, made = self.made[name]
        return sets.read(made)

    def unite(self, name: str, more: SparseSets) -> None:
        """Adds to sets, outside of launches.  Raises TypeError if the kind cannot."""
        sets, made = self.made[name]
        if not isinstance(sets, GrowingSets):
            raise TypeError(f"nothing can be added to {name} between calls")
        sets.unite(made, more)

    def forget(self) -> None:
        """Frees their memory."""
        self.made.clear()
        self.kept.clear()
        self.lists.clear()
        self.unsettled.clear()

    def reserved_bytes(self) -> dict[str, int]:
        """Memory of the device, by kind."""
        return {name: each.reserved_bytes for name, each in self.kept.items()}

    # --- launches ---------------------------------------------------------------------

    def launch(self, kernel: Kernel, action: Callable[[int], None]) -> None:
        """Does an action, which launches a kernel in a turn; where sets find no room,
        `settle` does it again."""
        self.may_refuse = self.may_refuse or bool(growing(kernel))
        self.do(action)

    def do(self, action: Callable[[int], None]) -> None:
        """Does something on the device, and again after a launch that is repeated."""
        if not self.kept:
            action(1)
            return
        self.unsettled.append(action)
        action(len(self.unsettled))
        if len(self.unsettled) == MOST_UNSETTLED:
            self.settle()

    def settle(self) -> bool:
        """To be called before the host reads what launches have written.

        Of those that are not settled yet, the first one that found no room is repeated,
        and all that was done since, which left everything as it was.  Returns whether
        there was one.
        """
        repeated = False
        while self.may_refuse and self.unsettled:
            refused = [turn for each in self.kept.values() if (turn := each.settle())]
            if not refused:
                break
            repeated = True
            self.unsettled = self.unsettled[min(refused) - 1 :]
            for turn, action in enumerate(self.unsettled, 1):
                action(turn)
        self.unsettled = []
        self.may_refuse = False
        return repeated

    def scratch(self, words: int) -> Any:
        """Memory of so many words of 64 bits for launches, the same for all of them."""
        if words not in self.lists:
            self.lists[words] = self.device.allocate(words, np.dtype(np.int64))
        return self.lists[words]
