"""Loops that several kernels of CUDA have: functions of the device, stated once.

    template <typename Rows>
    LH_DEVICE void p_update_next_loop(…) { … }

    template <typename Rows>
    __global__ void p_update_next(…) { p_update_next_loop<Rows>(…); }

    __global__ void p_rounds(…) { … p_update_next_loop<lh::Alone>(…); … }

Their users are kernels that the host launches, and resident loops.  Loops of two
kernels that differ only in the names of arrays and scalars are one function, too.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from lighthouse.codegen.forms import Values, generic, is_form
from lighthouse.codegen.names import derived, unit_name
from lighthouse.codegen.schedules import ROWS
from lighthouse.codegen.signature import parameter, signature
from lighthouse.codegen.text import WIDTH, folded
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.plan import Plan
from lighthouse.ir.schedules import BlockStride

# Names that are no members.
WORD = re.compile(r"(?<![:.])\b\w+")


@dataclass(frozen=True, slots=True)
class Loop:
    """Of a kernel: its lines, and the types of the parameters that it uses, by name, in
    the order in which it does."""

    kernel: Kernel
    lines: list[str]
    types: dict[str, str]
    key: str


@dataclass(frozen=True, slots=True)
class SharedLoop:
    """A function, with the loops whose place it takes; `first` has its names."""

    first: Loop
    loops: dict[str, Loop]

    @property
    def name(self) -> str:
        return derived(self.first.kernel.name, "loop")

    def values(self) -> Values:
        """For the template of Jinja2."""
        return {
            "name": self.name,
            "kernel": unit_name(self.first.kernel.name),
            "is_template": is_form(self.first.kernel),
            "parameters": [f"{type} {name}" for name, type in self.first.types.items()],
            "loop": self.first.lines,
        }

    def call(self, kernel: str, *, is_template: bool = False) -> list[str]:
        """Where a kernel has its loop; `is_template` if the rows are a parameter."""
        loop = self.loops[kernel]
        schedule, rows = loop.kernel.schedule, ""
        if isinstance(schedule, BlockStride):
            rows = "<Rows>" if is_template else f"<{ROWS[type(schedule.rows)]}>"
        return [f"{self.name}{rows}({', '.join(loop.types)});"]


def shared_loops(
    plan: Plan,
    launched: Iterable[Kernel],
    inside: Sequence[Kernel],
    lines_of: Callable[[Kernel], list[str]],
) -> dict[str, SharedLoop]:
    """By the name of each kernel that has one, if the host has `launched` it or it is
    `inside` of resident loops, once for each time: where that is shorter."""
    if not inside:
        return {}
    on_host = [kernel.name for kernel in launched]
    groups: dict[str, dict[str, Loop]] = {}
    for kernel in (*launched, *inside):
        lines = lines_of(generic(kernel) if is_form(kernel) else kernel)
        loop = numbered(plan, kernel, lines, "cuda")
        groups.setdefault(loop.key, {})[kernel.name] = loop
    found: dict[str, SharedLoop] = {}
    for loops in groups.values():
        # Of the forms of a kernel, that which has its own name.
        first = min(loops.values(), key=lambda loop: len(loop.kernel.name))
        # The forms of a kernel that the host launches are one template.
        users = len({tuple(loops[name].types) for name in on_host if name in loops})
        users += sum(kernel.name in loops for kernel in inside)
        arguments = 1 + len(", ".join(first.types)) // (WIDTH - 30)
        declared = 6 + len(", ".join(map(" ".join, first.types.items()))) // (
            WIDTH - 10
        )
        length = folded("\n".join(first.lines)).count("\n") + 1
        if (users - 1) * length > users * arguments + declared:
            shared = SharedLoop(first, loops)
            found.update(dict.fromkeys(loops, shared))
    return found


def alike(
    plan: Plan, texts: Mapping[str, list[str]]
) -> dict[str, tuple[str, list[int]]]:
    """Kernels of OpenMP that differ from another in nothing but names, by name: that
    one, and which of the own arguments each of its parameters gets."""
    firsts: dict[str, Loop] = {}
    found = {}
    for name, lines in texts.items():
        loop = numbered(plan, plan.kernel(name), lines, "openmp")
        first = firsts.setdefault(loop.key, loop)
        own = parameters(plan, loop.kernel, "openmp")
        if first is not loop and len(loop.types) == len(own):
            taken = dict(zip(first.types, loop.types, strict=True))
            order = parameters(plan, first.kernel, "openmp")
            found[name] = (
                first.kernel.name,
                [[*own].index(taken[each]) for each in order],
            )
    return found


def parameters(
    plan: Plan, kernel: Kernel, target: Literal["cuda", "openmp"]
) -> dict[str, str]:
    """The names of all parameters, and their types."""
    found = {}
    for item in signature(plan, kernel, target):
        text = parameter(plan, item, device=target == "cuda")
        type, name = text.replace("__restrict__ ", "").rsplit(maxsplit=1)
        found[name] = type
    return found


def numbered(
    plan: Plan, kernel: Kernel, lines: list[str], target: Literal["cuda", "openmp"]
) -> Loop:
    types = parameters(plan, kernel, target)
    places: dict[str, int] = {}

    def number(match: re.Match[str]) -> str:
        word = match[0]
        name = word if word in types else word.removesuffix("_pending")
        if name not in types:
            return word
        place = places.setdefault(name, len(places))
        return f"#{place}{word.removeprefix(name)}"

    key = WORD.sub(number, "\n".join(lines))
    used = {name: types[name] for name in places}
    return Loop(kernel, lines, used, "\n".join([key, *used.values()]))
