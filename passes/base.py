"""The interface of a pass, and its context.

A pass is a frozen dataclass: its fields are its options on the command line, its `run`
takes a unit and returns it, the same object if nothing changed.  Core passes work on a
`Procedure`, device passes on a `Plan`; the one lowering pass turns one into the other.
Ours have the base classes below; others need only what `Pass` says.
By default a loaded pass runs at the end of its stage, a device pass before
`place-variables`; `before` names another mandatory pass that it must precede.
"""

from __future__ import annotations

import dataclasses
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Protocol, TypeVar, dataclass_transform

from lighthouse.diagnostics import Span
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.nodes import Node, Procedure, Program
from lighthouse.ir.plan import Plan
from lighthouse.remarks import Kind, Remark, in_words

Unit = Procedure | Plan
Target = Literal["cuda", "openmp"]
# What a pass takes: the tree or the core (a Procedure), or the plan.
Stage = Literal["tree", "core", "device"]
T = TypeVar("T")


class Refused(Exception):
    """Why something stays as it is."""


class Pass(Protocol):
    """One pass; `name` is how the command line calls it."""

    name: ClassVar[str]
    stage: ClassVar[Stage]

    def run(self, unit: Any, context: Context) -> Any: ...


@dataclass_transform(frozen_default=True)
class NamedPass:
    """A frozen dataclass by its definition alone: `FuseLoops` is `fuse-loops`."""

    name: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        if "__annotations__" in vars(cls):  # else the methods of its base will do
            dataclass(frozen=True)(cls)


class CorePass(NamedPass):
    stage: ClassVar[Stage] = "core"


class DevicePass(NamedPass):
    stage: ClassVar[Stage] = "device"


class KernelPass(DevicePass, ABC):
    """Changes each kernel alone, by its method `kernel`, for the `targets`."""

    targets: ClassVar[tuple[Target, ...]] = ("cuda", "openmp")

    def run(self, plan: Plan, context: Context) -> Plan:
        if context.target not in self.targets:
            return plan
        return plan.map_kernels(lambda kernel: self.kernel(kernel, context))

    @abstractmethod
    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        """The kernel as the pass leaves it."""


@dataclass(slots=True)
class Context:
    """What passes share: the target, the program, the remarks, cached analyses."""

    target: Target = "cuda"
    # The other procedures, for those that are called.
    program: Program | None = None
    remarks: list[Remark] = field(default_factory=list)
    timings: list[tuple[str, float]] = field(default_factory=list)
    # The passes that the unit goes through; those that it has gone through, as what it
    # calls must, too.
    pipeline: tuple[Pass, ...] = ()
    # The procedure that is compiled.
    procedure: str = ""
    done: list[Pass] = field(default_factory=list)
    # What remarks call the names that passes have given.
    meanings: dict[str, str] = field(default_factory=dict)
    _said: set[Remark] = field(default_factory=set)
    _analyses: dict[tuple[object, int], tuple[Node, object]] = field(
        default_factory=dict
    )

    def analysis(self, function: Callable[[Any], T], unit: Node) -> T:
        """`function(unit)`, computed once: units never change, identity is the key."""
        key = (function, id(unit))
        if key not in self._analyses:
            self._analyses[key] = (unit, function(unit))
        return self._analyses[key][1]  # type: ignore[return-value]

    def passed(self, done: Pass, message: str, span: Span) -> None:
        self._say(Kind.PASSED, done, message, span)

    def missed(self, tried: Pass, message: str, span: Span) -> None:
        self._say(Kind.MISSED, tried, message, span)

    def found(self, by: Pass, message: str, span: Span) -> None:
        self._say(Kind.ANALYSIS, by, message, span)

    def _say(self, kind: Kind, by: Pass, message: str, span: Span) -> None:
        told = in_words(message, self.meanings)
        options = tuple((name, str(value)) for name, value in options_of(by))
        remark = Remark(kind, by.name, told, span, self.procedure, options)
        if remark not in self._said:  # of several kernels for one loop, say
            self._said.add(remark)
            self.remarks.append(remark)


def options_of(each: Pass) -> Iterator[tuple[str, object]]:
    """The options of a pass and what they are; none of one that is no dataclass."""
    if dataclasses.is_dataclass(each):
        for item in dataclasses.fields(each):
            yield item.name, getattr(each, item.name)


# Called after each pass with the unit before and after it.
Observer = Callable[[Pass, Unit, Unit], None]
