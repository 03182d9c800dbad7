"""Scalars that the host and kernels share, and the lines that copy them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import numpy as np

from lighthouse.codegen.cells import cells_of
from lighthouse.codegen.residents import ResidentPrinter
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Copy, Step
from lighthouse.runtime import layout
from lighthouse.runtime.device import Answer, Device, Values
from lighthouse.runtime.extension_sets import ExtensionSets
from lighthouse.runtime.script import Script

WORD = np.dtype(np.int64)
ALL = -1


class Known(dict[int, Any]):
    """What was written to words, and ALL that was fetched, until the next launch.

    One transfer fetches every word: nobody waits for another.
    """

    def __init__(self, fetch: Callable[[], Answer], sets: ExtensionSets) -> None:
        super().__init__()
        self.fetch, self.sets = fetch, sets

    def __missing__(self, slot: int) -> Any:
        words = self.get(ALL)
        if words is None:
            answer = self.fetch()
            if self.sets.kept and self.sets.settle():
                answer = self.fetch()
            words = self[ALL] = answer()
        return words[slot]


class Cells:
    """Words on the device, side by side, of which one transfer reads all.

    `slots` says which is that of a scalar of the plan, `states` which are those in
    which the scalars of a resident loop come and go.
    """

    def __init__(
        self,
        plan: Plan,
        residents: Mapping[str, ResidentPrinter],
        device: Device,
        sets: ExtensionSets,
        wide: bool,
    ) -> None:
        self.device, self.sets = device, sets
        self.slots = {name: slot for slot, name in enumerate(cells_of(plan))}
        elements = {item.name: item.element for item in plan.buffers}
        dtypes = [layout.dtype(elements[name], wide) for name in self.slots]
        self.states: dict[str, slice] = {}
        for name, printer in residents.items():
            start, types = (
                len(dtypes),
                [printer.types[each] for each in printer.carried],
            )
            self.states[name] = slice(start, start + printer.state.words)
            dtypes += [layout.dtype(type, wide) for type in types]
            dtypes += [WORD] * (printer.state.words - len(types))
        self.handles = self.device.cells(dtypes)
        self.known = Known(self.device.fetcher(self.handles), sets) if dtypes else {}

    def copies(self, script: Script, names: Iterable[str], to: str) -> Iterator[str]:
        """Lines that copy scalars to one side."""
        slots = dict(sorted((self.slots[name], name) for name in set(names)))
        if to == "host":
            yield from self.reads(slots)
            return
        write = self.device.writer([self.handles[slot] for slot in slots])
        if self.sets.kept:
            write = partial(self.write_again, write)
        scalars = [f"e[{name!r}]" for name in slots.values()]
        yield f"{script.named(write)}(({', '.join(scalars)},))"
        for slot, scalar in zip(slots, scalars, strict=True):
            yield f"known[{slot}] = {scalar}"

    def write_again(self, write: Callable[[Values], None], values: Values) -> None:
        """Also where a launch before is repeated."""
        self.sets.do(lambda _: write(values))

    def reads(self, slots: Mapping[int, str]) -> Iterator[str]:
        for slot, name in slots.items():
            yield f"e[{name!r}] = known[{slot}]"

    def copied_to(self, step: Step) -> str | None:
        """The side to which a step copies a scalar; None for all others."""
        if isinstance(step, Copy) and step.buffer in self.slots:
            return step.to
        return None
