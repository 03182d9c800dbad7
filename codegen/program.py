"""What code generation makes of a plan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from lighthouse.codegen.kernel_parts import Kernels
from lighthouse.codegen.views import View
from lighthouse.ir.procedures import Procedure
from lighthouse.ir.types import Type
from lighthouse.reuse import InParts

if TYPE_CHECKING:
    from lighthouse.codegen.residents import ResidentPrinter
    from lighthouse.codegen.signature import Argument
    from lighthouse.ir.plan import Plan


@dataclass(frozen=True, slots=True)
class Outline:
    """What a call of compiled code must know of the plan.

    `procedure`: without its body; `objects`: the types of what it makes for itself;
    `kernels`: their names; `views`: what is read of graphs; `foreign`: whether there is
    foreign code.
    """

    procedure: Procedure
    objects: tuple[Type, ...]
    kernels: tuple[str, ...]
    views: frozenset[View]
    foreign: bool


@dataclass(frozen=True, slots=True)
class Program(InParts):
    """Generated source, and what a launcher must know of its kernels and blocks.

    `host_source`: the same of its host blocks and objects; None where there are none.
    `code`, `host_code`: what of `source` and `host_source` is not pasted from the
    header; `calls`: what OpenMP's source has for Python alone.
    `kernels`: those of CUDA alone, for Python, which walks plans.
    `residents`: what resident loops look like, by name.
    `clocks`: where each kernel's launches and seconds are, if they are kept.
    `origin`: what files say that they were compiled from.
    `headers`: what the kinds of its nodes need (`codegen.texts.NEEDS`).
    `evaluators`: functions for host expressions, which one run makes for all others.
    """

    LATER: ClassVar[tuple[str, ...]] = (
        *("plan", "signatures", "residents", "code", "kernels", "host_code"),
        "calls",
    )

    plan: Plan
    outline: Outline
    target: Literal["cuda", "openmp"]
    source: str
    signatures: dict[str, tuple[Argument, ...]]
    host_source: str | None = None
    code: str = ""
    kernels: Kernels = field(default_factory=Kernels)
    host_code: str = ""
    calls: str = ""
    residents: Mapping[str, ResidentPrinter] = field(default_factory=dict)
    clocks: str | None = None
    origin: str = "a program"
    headers: tuple[str, ...] = ()
    evaluators: dict[int, Any] = field(default_factory=dict, compare=False)
