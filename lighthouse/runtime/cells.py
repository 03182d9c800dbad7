"""Scalars that the host and kernels share, and the steps that copy them."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

import numpy as np

from lighthouse.codegen.cells import cells_of
from lighthouse.codegen.residents import ResidentPrinter
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Copy, Step
from lighthouse.runtime import layout
from lighthouse.runtime.device import Device, Values
from lighthouse.runtime.extension_sets import ExtensionSets
from lighthouse.runtime.interpreter.environment import Environment
from lighthouse.runtime.runs import Action

WORD = np.dtype(np.int64)


class Cells:
    """Words on the device, side by side, of which one transfer reads all.

    `slots` says which is that of a scalar of the plan, `states` which are those in
    which the scalars of a resident loop come and go.  Both what was `fetched` and what
    was `written` is known till the next launch.
    """

    def __init__(
        self,
        plan: Plan,
        residents: Mapping[str, ResidentPrinter],
        device: Device,
        environment: Environment,
        sets: ExtensionSets,
        wide: bool,
    ) -> None:
        self.device, self.environment, self.sets = device, environment, sets
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
        self.fetch = self.device.fetcher(self.handles) if dtypes else None
        self.fetched: Values = ()
        self.written: dict[int, Any] = {}

    def reads(self, slots: Mapping[str, int]) -> Action:
        """All come at once: until the next launch, nobody waits for another."""
        places, environment = list(slots.items()), self.environment
        written = self.written

        def act() -> None:
            for name, slot in places:
                if slot in written:
                    environment[name] = written[slot]
                else:
                    environment[name] = (self.fetched or self.refresh())[slot]

        return act

    def refresh(self) -> Values:
        assert self.fetch is not None
        answer = self.fetch()
        if self.sets.kept and self.sets.settle():
            answer = self.fetch()
        self.fetched = answer()
        return self.fetched

    def forget(self) -> None:
        """What is known: a launch may change all of it."""
        self.fetched = ()
        self.written.clear()

    def copies(self, names: Iterable[str], to: str) -> Action:
        """What copies scalars to one side."""
        ordered = sorted((self.slots[name], name) for name in set(names))
        slots = {name: slot for slot, name in ordered}
        if to == "host":
            return self.reads(slots)
        write = self.device.writer([self.handles[slot] for slot in slots.values()])
        environment, has_sets = self.environment, bool(self.sets.kept)
        written, places = self.written, [*slots.values()]

        def act() -> None:
            values = [environment[name] for name in slots]
            if has_sets:
                self.sets.do(lambda _: write(values))
            else:
                write(values)
            written.update(zip(places, values, strict=True))

        return act

    def grouped(self, steps: Iterable[Step]) -> Iterator[Action | Step]:
        """Copies of scalars one after another are one action; other steps are left."""
        for to, group in groupby(steps, self.copied_to):
            if to is None:
                yield from group
            else:
                names = [step.buffer for step in group if isinstance(step, Copy)]
                yield self.copies(names, to)

    def copied_to(self, step: Step) -> str | None:
        """The side to which a step copies a scalar; None for all others."""
        if isinstance(step, Copy) and step.buffer in self.slots:
            return step.to
        return None
