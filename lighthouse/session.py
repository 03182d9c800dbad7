"""Calls of a procedure that find what the call before has left in place.

    with Session(compiled, graph, points=sets, step=0) as session:
        session(step=1)
        session.read("points")

Properties and sets of extensions stay in the memory of the target; graphs and the
arguments that are not given anew are those of the call before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

import numpy as np

from lighthouse.api import of_one_width
from lighthouse.binding import bind, graph_parameters
from lighthouse.ir.types import (
    EdgeType,
    NodeType,
    PropertyType,
    Scalar,
    is_extended,
)
from lighthouse.runtime import layout
from lighthouse.runtime.layout import Memory, is_wide
from lighthouse.runtime.objects import is_object
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.walker import Walker
from lighthouse.sets import SparseSets
from lighthouse.values import its_graph, size_of, value_of, wrong_size

if TYPE_CHECKING:
    from lighthouse.api import Compiled
    from lighthouse.graph import Graph


class Session:
    """A procedure for OpenMP, CUDA or the simulator and its arguments, in place."""

    def __init__(self, compiled: Compiled, *graphs: Graph, **arguments: Any) -> None:
        """Arguments are those of a call of `compiled`, graphs by position.

        Raises CompileError for what does not fit, TypeError for the interpreter.
        """
        if compiled.target == "interpret":
            raise TypeError("the interpreter keeps nothing between calls")
        procedure = compiled.procedure
        names = [item.name for item in graph_parameters(procedure)]
        given = {**dict(zip(names, graphs, strict=True)), **arguments}
        bound = bind(procedure, given, compiled.changed, compiled.compilation.program)
        bound = of_one_width(bound | compiled._added(bound))
        self.graphs = {name: bound[name] for name in names}
        self.wide = any(map(is_wide, self.graphs.values()))
        self.parameters = {item.name: item for item in procedure.parameters}
        self.place = place(compiled, bound, self.wide)

    def __enter__(self) -> Self:
        self.place.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.place.close()

    def __call__(self, **scalars: Any) -> Any:
        """What the procedure returns.

        Raises CompileError for what does not fit, TypeError for what is no scalar.
        """
        for name in scalars:
            known = self.parameters.get(name)
            if known is None or not isinstance(
                known.type, Scalar | NodeType | EdgeType
            ):
                raise TypeError(f"{name} is not a scalar argument of the procedure")
        values = {
            name: value_of(self.parameters[name], given, self.graphs, self.wide)
            for name, given in scalars.items()
        }
        return self.place.run(**values).returned

    def read(self, name: str) -> Any:
        """A property: an array in slot order, or SparseSets."""
        return self.place.read(name)

    def write(self, name: str, array: Memory) -> None:
        """Replaces a property that has no sets by an array of the same kind.

        Raises TypeError for another kind and CompileError for another size.
        """
        type = self.property(name)
        graph = its_graph(type, self.graphs)
        if array.shape != (size_of(type, graph),):
            raise wrong_size(name, type, f"shape {array.shape}", graph)
        if is_object(type) or not np.can_cast(
            array.dtype, layout.dtype(type.element, self.wide), "same_kind"
        ):
            raise TypeError(f"{name} is not a property of {array.dtype}")
        self.place.write(name, array)

    def unite(self, name: str, sets: SparseSets) -> None:
        """Adds to the sets of a property, one for each node.

        Raises TypeError for kinds that cannot and CompileError for another number.
        """
        type = self.property(name)
        graph = its_graph(type, self.graphs)
        if not is_extended(type):
            raise TypeError(f"nothing can be added to {name} between calls")
        if len(sets) != graph.nodes:
            raise wrong_size(name, type, f"{len(sets)} sets", graph)
        self.place.unite(name, sets)

    def property(self, name: str) -> PropertyType:
        known = self.parameters.get(name)
        if known is None or not isinstance(known.type, PropertyType):
            raise TypeError(f"{name} is not a property of the procedure")
        return known.type


class Place(Protocol):
    """Where the arguments of a session are."""

    def open(self) -> None: ...

    def close(self) -> None: ...

    def run(self, **scalars: Any) -> Outcome: ...

    def read(self, name: str) -> Any: ...

    def write(self, name: str, array: Memory) -> None: ...

    def unite(self, name: str, sets: SparseSets) -> None: ...


def place(compiled: Compiled, bound: dict[str, Any], wide: bool) -> Place:
    if compiled.target == "openmp":
        from lighthouse.runtime.openmp import OpenMP, Residents

        made: OpenMP = compiled._device(wide)
        return Residents(made, bound)
    return OnDevice(compiled, bound, wide)


class OnDevice:
    """In the memory of a GPU or of the simulator."""

    def __init__(self, compiled: Compiled, bound: dict[str, Any], wide: bool) -> None:
        self.context = compiled._context
        device, blocks = compiled._device(wide)
        self.walker = Walker(compiled.program, device, bound, blocks, stays=True)

    def open(self) -> None:
        with self.context():
            self.walker.enter()

    def close(self) -> None:
        with self.context():
            self.walker.forget()

    def run(self, **scalars: Any) -> Outcome:
        walker = self.walker
        walker.environment.update(scalars)
        with self.context(), np.errstate(all="ignore"):
            returned, milliseconds = walker.once()
        return Outcome(returned, walker.scalars(), milliseconds)

    def read(self, name: str) -> Any:
        with self.context():
            if name in self.walker.sets.made:
                return self.walker.sets.content(name)
            array = self.walker.arrays[name].copy()
            if name in self.walker.memory and name in self.walker.residents:
                self.walker.device.download(self.walker.memory[name], array)
            return array

    def write(self, name: str, array: Memory) -> None:
        self.walker.arrays[name][:] = array
        if name in self.walker.memory and name in self.walker.residents:
            with self.context():
                memory = self.walker.memory[name]
                self.walker.device.upload(memory, self.walker.arrays[name])

    def unite(self, name: str, sets: SparseSets) -> None:
        with self.context():
            self.walker.sets.unite(name, sets)
