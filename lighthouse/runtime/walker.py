"""Executes the host steps of a plan in Python and launches its kernels on a device.

The device is a GPU, through PyCUDA, or the simulator; both run the kernels of the same
source.  The result is that of the C++ host function of this source.  What steps do is
in `lighthouse.runtime.walk`, and is prepared once for all calls on data in place.
"""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from lighthouse.codegen.program import Program
from lighthouse.codegen.signature import Barrier
from lighthouse.codegen.views import NUMBERS
from lighthouse.graph import Graph
from lighthouse.ir.draws import Drawing
from lighthouse.ir.nodes import Expression
from lighthouse.ir.plan import Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.steps import Copy, Step
from lighthouse.ir.types import VOID, GraphType, PropertyType, Type, is_extended
from lighthouse.ir.walk import find
from lighthouse.runtime import layout
from lighthouse.runtime.blocks import HostBlocks
from lighthouse.runtime.buffers import Buffers
from lighthouse.runtime.cells import WORD, Cells
from lighthouse.runtime.counters import Counters
from lighthouse.runtime.device import Device
from lighthouse.runtime.extension_sets import ExtensionSets
from lighthouse.runtime.host_values import GraphFacts, HostExpressions
from lighthouse.runtime.interpreter.environment import Evaluate
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.memory import arguments_of_launches, no_room, predicted
from lighthouse.runtime.objects import Objects, is_object
from lighthouse.runtime.orientation import Oriented
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.runs import Action, Finished, nothing
from lighthouse.runtime.script import Script
from lighthouse.runtime.views import is_in_place, wanted


class _Variables(dict[str, Any]):
    """What host expressions read; no zero is made up for a scalar without a value."""

    def __missing__(self, name: str) -> Any:
        raise AssertionError(f"`{name}` is read before it is written")


@remembered
def uploaded(plan: Plan) -> frozenset[str]:
    """The buffers whose values on the host some step copies to the device."""
    copies = (copy for step in plan.steps for copy in find(step, Copy))
    return frozenset(copy.buffer for copy in copies if copy.to == "device")


class Walker:
    """One run of a program on a device, or several if what is there `stays`.

    Host blocks run in `blocks`, which a program without any does not need.
    """

    def __init__(
        self,
        program: Program,
        device: Device,
        arguments: Mapping[str, Any],
        blocks: HostBlocks | None = None,
        *,
        stays: bool = False,
    ) -> None:
        self.program, self.plan = program, program.plan
        self.signatures = program.signatures
        self.device, self.arguments, self.stays = device, arguments, stays
        self.blocks = blocks or HostBlocks(program)
        self.environment: dict[str, Any] = _Variables()
        self.graphs = {
            name: given for name, given in arguments.items() if isinstance(given, Graph)
        }
        self.made: dict[str, Oriented] = {}
        self.wide = any(map(layout.is_wide, self.graphs.values()))
        self.counters = Counters(device)
        self.sets = ExtensionSets(device, self.graphs)
        self.objects = Objects(
            self.blocks.library, self.plan.name, self.graphs, self.wide
        )
        self.buffers = Buffers(self.plan, device, self.graphs, self.environment)
        for parameter in self.plan.procedure.parameters:
            name, given = parameter.name, arguments[parameter.name]
            if isinstance(given, Graph):
                self.environment[name] = GraphFacts(given)
            elif isinstance(given, np.ndarray):
                assert isinstance(parameter.type, PropertyType)
                self.buffers.keep(name, given, parameter.type.element)
            elif not is_object(parameter.type):
                self.environment[name] = given
        self.compiler = HostExpressions(lambda items: items, Drawing())
        self.perform: Action = nothing
        # What has results, of that which stays on the device till the last step.
        self.changed: set[str] = set()
        # How many loops are around the step that is being prepared.
        self.depth = 0
        # Seconds.
        self.spent = dict.fromkeys(("upload", "download", "prepare"), 0.0)

    # --- runs -------------------------------------------------------------------------

    def run(self) -> Outcome:
        """What it took of the device is free again at the end, not when Python finds
        the time."""
        spent, used = self.spent, self.buffers.used
        try:
            with np.errstate(all="ignore"):
                self.enter()
                start = time.perf_counter() - sum(spent.values())
                returned = self.once()
                self.device.synchronize()
                seconds = time.perf_counter() - start - sum(spent.values())
                for name, size in self.sets.reserved_bytes().items():
                    used.take("sets", name, size)
                self.leave()
        finally:
            self.forget()
        return Outcome(
            returned,
            self.scalars(),
            1000 * seconds,
            1000 * spent["upload"],
            1000 * spent["download"],
            1000 * spent["prepare"],
            used,
        )

    def enter(self) -> None:
        """Brings to the device what is there before any step; prepares the steps."""
        used = self.buffers.used
        launched = arguments_of_launches(self.program)
        self.predict()
        for view in wanted(self.program):
            if view.kind in NUMBERS or view not in launched:
                continue
            if view.graph not in self.graphs:
                continue
            with self.apart("upload" if is_in_place(view) else "prepare"):
                graph = self.graphs[view.graph]
                kind = layout.stored(graph, view.kind)
                memory = self.device.view(graph, kind)
                used.take(f"graph {kind}", view.graph, memory.nbytes)
        with self.apart("upload"):
            self.cells = Cells(
                self.plan, self.program.residents, self.device, self.sets, self.wide
            )
            for name, slot in self.cells.slots.items():
                self.buffers.take(name, self.cells.handles[slot])
            for name, state in self.cells.states.items():
                size = WORD.itemsize * (state.stop - state.start)
                used.take("barrier and state", name, size)
            if Barrier() in launched:
                memory = self.device.barrier()
                used.take("barrier and state", "barrier", memory.nbytes)
            for item in self.plan.objects:
                content = () if item.role == "temporary" else self.arguments[item.name]
                if is_extended(item.type):
                    self.sets.create(item, content)
                else:
                    self.objects.create(item.name, item.type, content)
            every, plan = self.buffers.staying, self.plan
            self.buffers.bring(plan.steps, every if self.stays else uploaded(plan))
            self.perform = self.action_of(self.plan.steps)

    def predict(self) -> None:
        """What the run will take.  Raises CompileError if the device has less."""
        will = predicted(self.program, self.graphs, self.wide)
        self.buffers.used.predicted = will.peak
        room = self.device.room(self.graphs.values())
        if room is not None and will.peak > room:
            raise no_room(will, room)

    def once(self) -> Any:
        """All steps: what they return.  The device may not be done when this is."""
        for scalar in self.plan.scalars:
            if scalar.role == "temporary":
                self.environment.pop(scalar.name, None)
        # A run that failed may have left something.
        self.cells.known.clear()
        self.buffers.ahead.clear()
        returns = self.plan.procedure.returns
        returned = None if returns == VOID else zero(returns)
        try:
            self.perform()
        except Finished as finished:
            returned = finished.value
        self.sets.settle()
        return returned

    def leave(self) -> None:
        """Puts what the device and objects hold into the arguments."""
        start = time.perf_counter()
        self.buffers.fetch(sorted(self.changed))
        for item in self.plan.objects:
            if item.role == "temporary":
                continue
            if is_extended(item.type):
                self.arguments[item.name][:] = self.sets.content(item.name)
            else:
                self.objects.restore(item.name, self.arguments[item.name])
        self.spent["download"] += time.perf_counter() - start

    def forget(self) -> None:
        """Lets go of the device's memory, and of what refers to the walker itself."""
        self.perform = nothing
        vars(self).pop("cells", None)  # there are none where memory was not enough
        self.buffers.forget()
        self.sets.forget()
        self.objects.delete()

    def scalars(self) -> dict[str, Any]:
        """Outputs that are no properties or objects."""
        return {
            item.name: self.environment[item.name]
            for item in self.plan.procedure.outputs
            if not isinstance(item.type, PropertyType | GraphType)
            and not is_object(item.type)
        }

    # --- for steps --------------------------------------------------------------------

    def action_of(self, steps: tuple[Step, ...]) -> Action:
        """What all of them do."""
        return Script(self).function(steps)

    def evaluate(self, node: Expression, to: Type | None = None) -> Any:
        """The value of a host expression, converted to `to`."""
        return self.evaluator(node, to)(self.environment)

    def evaluator(self, node: Expression, to: Type | None = None) -> Evaluate:
        made = self.program.evaluators
        key = id(node)
        if key not in made:
            made[key] = self.compiler.value(node, to or node.type), node
        found: Evaluate = made[key][0]
        return found

    @contextmanager
    def apart(self, kind: str) -> Iterator[None]:
        """Time spent inside counts as upload, prepare or download, not as run; waits
        before and after, so that neither takes the other's time.  A call on data in
        place does not report times, and so does not wait."""
        if self.stays:
            yield
            return
        self.device.synchronize()
        start = time.perf_counter()
        yield
        self.device.synchronize()
        self.spent[kind] += time.perf_counter() - start
