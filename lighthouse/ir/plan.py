"""The plan: variables, host steps (steps.py) and kernels (kernels.py) of a procedure.

Both backends generate code from it.  Expressions, types and the walker are the core's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Literal as Choice
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.builtins import CHECKS
from lighthouse.ir.kernels import HostBlock, Kernel
from lighthouse.ir.remember import remembered
from lighthouse.ir.roles import ArrayName, Defines, GraphName, Reads, ScalarName, kind
from lighthouse.ir.steps import Orient, Pair, Resident, Step
from lighthouse.ir.types import Type
from lighthouse.ir.walk import find, same

S = TypeVar("S", bound=Step)


class Home(StrEnum):
    """Where a buffer or variable lives."""

    HOST = "host"
    DEVICE = "device"
    BOTH = "both"


@kind("buffer {name}: {element}[[{extent}]][ of {graph}][, {packed}]")
class Buffer(ir.Node):
    """An array: one element, one per node (`n`) or edge (`m`), or a number of them.

    An `extent` that is a Variable is a host scalar, read when the buffer is allocated:
    the items of a collection that a kernel runs over.

    Bools that are `packed` are bits.  Only a kernel over all of them writes them, each
    iteration its own, and nothing else; then others read them.  On OpenMP only.
    """

    name: Defines[ArrayName]
    element: Type
    extent: Reads[Choice["1", "n", "m"] | int | ir.Variable]
    graph: GraphName | None = None
    role: Choice["input", "output", "temporary"] = "temporary"
    home: Home = Home.HOST
    packed: bool = False

    @property
    def is_cell(self) -> bool:
        """True of the one element that a scalar is on the device."""
        return self.extent == "1"


@kind("scalar {name}: {type}")
class HostScalar(ir.Node):
    """A scalar, node or edge variable of the host steps."""

    name: Defines[ScalarName]
    type: Type
    role: Choice["input", "output", "temporary"] = "temporary"


@kind("object {name}: {type}")
class Object(ir.Node):
    """A collection, a queue, a map, or a property of collections: lives on the host."""

    name: Defines[ArrayName]
    type: Type
    role: Choice["input", "output", "temporary"] = "temporary"


@kind("blocks of {block} threads, {blocks} a multiprocessor")
class Grid:
    """How kernels are launched on a GPU: threads of a block, and the most blocks for
    each multiprocessor.  If it is `full`, registers are for as many threads as fit."""

    block: int = 256
    blocks: int = 32
    full: bool = False

    def in_words(self) -> str:
        most = f"at most {self.blocks} a multiprocessor"
        words = f"blocks of {self.block} threads, {most}"
        return f"{words}, at full occupancy" if self.full else words


@kind("plan {procedure}[ with {grid}] {scalars buffers objects steps kernels blocks}")
class Plan(ir.Node):
    """What a procedure does: its variables, its steps, its kernels."""

    procedure: ir.Procedure
    buffers: tuple[Buffer, ...]
    scalars: tuple[HostScalar, ...]
    steps: tuple[Step, ...]
    kernels: tuple[Kernel, ...]
    objects: tuple[Object, ...] = ()
    blocks: tuple[HostBlock, ...] = ()
    grid: Grid = Grid()

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def units(self) -> tuple[Kernel | HostBlock, ...]:
        """All that has a body."""
        return (*self.kernels, *self.blocks)

    @property
    def residents(self) -> tuple[Resident, ...]:
        return tuple(_steps(self, Resident))

    @property
    def pairs(self) -> tuple[Pair, ...]:
        return _pairs(self)

    @property
    def checks(self) -> dict[int, ir.Call]:
        """The checks of `check-accesses` by their numbers."""
        return {
            int(number.value): node
            for node in find(self, ir.Call)
            if node.name in CHECKS
            for number in node.arguments[-1:]
            if isinstance(number, ir.Literal)
        }

    @property
    def oriented(self) -> dict[str, str]:
        """Of which graph each oriented one is made."""
        return _oriented(self)

    def map_kernels(self, change: Callable[[Kernel], Kernel]) -> Plan:
        """Each kernel as `change` makes it; the same plan if it leaves them all."""
        kernels = tuple(map(change, self.kernels))
        if same(kernels, self.kernels):
            return self
        return replace(self, kernels=kernels)

    def buffer(self, name: str) -> Buffer:
        (found,) = (item for item in self.buffers if item.name == name)
        return found

    def pair_of(self, buffer: str) -> Pair | None:
        """The memory that the buffer shares, if it does."""
        for pair in self.pairs:
            if buffer in (pair.key, pair.payload):
                return pair
        return None

    def kernel(self, name: str) -> Kernel:
        (found,) = (item for item in self.kernels if item.name == name)
        return found

    def block(self, name: str) -> HostBlock:
        (found,) = (item for item in self.blocks if item.name == name)
        return found


def _steps(plan: Plan, kind: type[S]) -> Iterator[S]:
    """All of a kind, those inside others, too."""
    return (found for step in plan.steps for found in find(step, kind))


@remembered
def _oriented(plan: Plan) -> dict[str, str]:
    return {step.into: step.graph for step in _steps(plan, Orient)}


@remembered
def _pairs(plan: Plan) -> tuple[Pair, ...]:
    return tuple(_steps(plan, Pair))
