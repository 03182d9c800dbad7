"""Sessions: repeated calls of a procedure whose data stays on the target.

    with Session(compiled, graph, points=sets, step=0) as session:
        session(step=1)
        session.read("points")

Properties and sets of extensions stay in the memory of the target.  A call reuses the
graphs and arguments of the call before, unless it passes new ones.  On a GPU, a call
that need not read anything of it returns before it has ended; what reads waits.

An argument of the wrong kind, or a call outside of `with`, raises a TypeError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from lighthouse.api import Compiled, check_type, of_one_width
from lighthouse.binding import bind, graph_parameters
from lighthouse.diagnostics import short_tracebacks
from lighthouse.ir.types import GraphType, PropertyType, Type, is_extended
from lighthouse.runtime.layout import Memory, is_wide
from lighthouse.runtime.objects import is_object
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.profile import KernelTime, LoopTime, Profiled, by_loop
from lighthouse.runtime.walk import Walker
from lighthouse.sets import SparseSets
from lighthouse.values import check_sets, outside, value_of

if TYPE_CHECKING:
    from lighthouse.graph import Graph
    from lighthouse.runtime.openmp import InPlace


@short_tracebacks
class Session:
    """A procedure for OpenMP, CUDA or the simulator and its arguments, in place."""

    def __init__(self, compiled: Compiled, /, *graphs: Graph, **arguments: Any) -> None:
        """Arguments are those of a call of `compiled`, graphs by position.

        Raises CompileError for what does not fit, TypeError for the interpreter.
        """
        check_type("compiled", compiled, "what lighthouse.compile returns", Compiled)
        if compiled.target == "interpret":
            raise TypeError("the interpreter keeps nothing between calls")
        procedure = compiled.procedure
        names = [item.name for item in graph_parameters(procedure)]
        if len(graphs) != len(names):
            raise TypeError(f"`{procedure.name}` takes {', '.join(names)} by position")
        given = {**dict(zip(names, graphs, strict=True)), **arguments}
        bound = bind(
            procedure, given, compiled.changed, compiled.compilation.interface.counts
        )
        bound = of_one_width(bound | compiled._added(bound))
        self.graphs = {name: bound[name] for name in names}
        self.wide = any(map(is_wide, self.graphs.values()))
        self.parameters = {item.name: item for item in procedure.parameters}
        self.compiled = compiled
        self.place = place(compiled, bound, self.wide)
        self.is_open = False

    def __enter__(self) -> Self:
        self.place.open()
        self.is_open = True
        return self

    def __exit__(self, *_: object) -> None:
        self.is_open = False
        self.place.close()

    def __call__(self, /, **scalars: Any) -> Any:
        """What the procedure returns.  Raises CompileError for what does not fit."""
        self._check(scalars, is_scalar, "scalar")
        values = {
            name: value_of(self.parameters[name], given, self.graphs, self.wide)
            for name, given in scalars.items()
        }
        return self.place.run(values).returned

    def wait(self) -> None:
        """Returns when all calls have ended, as what reads their results does.

        Raises CompileError for what went wrong on a GPU meanwhile.
        """
        self._check((), is_scalar, "scalar")
        self.place.wait()

    def profile(self) -> tuple[LoopTime, ...]:
        """What each parallel loop took in all calls since this was asked last, the
        longest first; nothing unless it was compiled with `profile`."""
        self.wait()
        program = self.compiled.program
        assert program is not None
        procedures = self.compiled.compilation.program.procedures
        return by_loop(self.place.times(), program.plan, procedures)

    @property
    def memory(self) -> int:
        """The bytes that it has had of a device at most; 0 where there is none."""
        return self.place.memory

    def read(self, name: str) -> Any:
        """A property as `Result.outputs` has it, edges in the order of the input."""
        self._check([name], is_property, "property")
        type = self.parameters[name].type
        return outside(type, self.place.read(name), self.graphs)

    def write(self, name: str, given: Any) -> None:
        """Replaces a property that has no sets, as an argument of a call gives it.

        Raises CompileError for what does not fit.
        """
        self._check([name], is_plain, "property without sets")
        value = value_of(self.parameters[name], given, self.graphs, self.wide)
        self.place.write(name, value)

    def unite(self, name: str, sets: SparseSets) -> None:
        """Adds to the sets of a property, one for each node.

        Raises TypeError for kinds that cannot, and CompileError for another number or
        a member that is not in the graph.
        """
        self._check([name], is_extended, "property of sets")
        type = self.parameters[name].type
        assert isinstance(type, PropertyType)
        check_sets(name, type, sets, self.graphs)
        self.place.unite(name, sets)

    def _check(
        self, names: Iterable[str], fits: Callable[[Type], bool], kind: str
    ) -> None:
        if not self.is_open:
            raise TypeError("a session is for use within `with`")
        there = [each for each, item in self.parameters.items() if fits(item.type)]
        for name in names:
            if name not in there:
                have = f"it has {', '.join(there)}" if there else "it has none"
                raise TypeError(f"the procedure has no {kind} `{name}`: {have}")


def is_scalar(type: Type) -> bool:
    return not isinstance(type, GraphType | PropertyType) and not is_object(type)


def is_property(type: Type) -> bool:
    return isinstance(type, PropertyType)


def is_plain(type: Type) -> bool:
    return is_property(type) and not is_object(type)


def place(compiled: Compiled, bound: dict[str, Any], wide: bool) -> InPlace | OnDevice:
    """Where the arguments of a session are."""
    if compiled.target == "openmp":
        from lighthouse.runtime.openmp import InPlace, OpenMP

        made: OpenMP = compiled._device(wide)
        return InPlace(made, bound)
    return OnDevice(compiled, bound, wide)


class OnDevice:
    """In the memory of a GPU or of the simulator."""

    def __init__(self, compiled: Compiled, bound: dict[str, Any], wide: bool) -> None:
        self.context = compiled._context
        device, blocks = compiled._device(wide)
        if compiled.profile:
            device = Profiled(device)
        scalars = [p.name for p in compiled.procedure.parameters if is_scalar(p.type)]
        self.given = {name: bound[name] for name in scalars}
        self.walker = Walker(compiled.program, device, bound, blocks, stays=True)

    def open(self) -> None:
        with self.context():
            self.walker.enter()

    def close(self) -> None:
        with self.context():
            try:
                self.wait()
            finally:
                self.walker.forget()

    def wait(self) -> None:
        with self.context():
            self.walker.device.synchronize()

    def times(self) -> dict[str, KernelTime]:
        device = self.walker.device
        return device.times() if isinstance(device, Profiled) else {}

    def run(self, scalars: Mapping[str, Any]) -> Outcome:
        walker = self.walker
        self.given |= scalars
        walker.environment.update(self.given)  # its outputs, too: a run assigns to them
        with self.context(), np.errstate(all="ignore"):
            return Outcome(walker.once())

    @property
    def memory(self) -> int:
        return self.walker.buffers.used.peak

    def read(self, name: str) -> Any:
        with self.context():
            if name in self.walker.sets.made:
                return self.walker.sets.content(name)
            return self.walker.buffers.read(name)

    def write(self, name: str, array: Memory) -> None:
        with self.context():
            self.walker.buffers.write(name, array)

    def unite(self, name: str, sets: SparseSets) -> None:
        with self.context():
            self.walker.sets.unite(name, sets)
