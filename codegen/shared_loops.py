"""Code that several kernels of CUDA have: functions of the device, stated once.

    template <typename Rows>
    LH_DEVICE void p_update_next_loop(…) { … }

    template <typename Rows>
    __global__ void p_update_next(…) { p_update_next_loop<Rows>(…); }

    __global__ void p_rounds(…) { … p_update_next_loop<lh::Alone>(…); … }

Their users are kernels that the host launches, and resident loops.  Loops of two
kernels that differ only in the names of arrays and scalars are one function, too.  Of
kernels that differ in their schedules, over all nodes and over a list, what they do in
an iteration is one.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from lighthouse.codegen.forms import Values, generic, is_form
from lighthouse.codegen.names import derived, unit_name
from lighthouse.codegen.schedules import ROWS
from lighthouse.codegen.signature import parameter, signature
from lighthouse.codegen.text import WIDTH, folded
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.plan import Plan
from lighthouse.ir.schedules import BlockStride, Schedule, SpreadItems

# Names that are no members.
WORD = re.compile(r"(?<![:.])\b\w+")


@dataclass(frozen=True, slots=True)
class Iteration:
    """What a kernel does in an iteration: its lines, the types of the kernel's
    variables that these may use, and what is to be given for them."""

    lines: list[str]
    types: dict[str, str]
    arguments: dict[str, str]


@dataclass(frozen=True, slots=True)
class Loop:
    """Of a kernel, its loop or what it does in an iteration: the lines, and the types
    of the parameters that they use, by name, in the order in which they do."""

    kernel: Kernel
    lines: list[str]
    types: dict[str, str]
    key: str
    arguments: list[str]

    @property
    def over(self) -> tuple[type[Schedule], str]:
        return type(self.kernel.schedule), self.kernel.domain.kind


@dataclass(frozen=True, slots=True)
class SharedLoop:
    """A function, with the loops whose place it takes; `first` has its names.

    is_body: it is what they do in an iteration.
    """

    first: Loop
    loops: dict[str, Loop]
    is_body: bool = False

    @property
    def name(self) -> str:
        return derived(self.first.kernel.name, "body" if self.is_body else "loop")

    @property
    def is_template(self) -> bool:
        """True if who runs the rows is its parameter."""
        return is_form(
            generic(self.first.kernel) if self.is_body else self.first.kernel
        )

    def values(self) -> Values:
        """For the template of Jinja2."""
        return {
            "name": self.name,
            "kernel": unit_name(self.first.kernel.name),
            "what": "An iteration" if self.is_body else "The loop",
            "is_template": self.is_template,
            "parameters": [f"{type} {name}" for name, type in self.first.types.items()],
            "loop": self.first.lines,
        }

    def call(self, kernel: str, *, is_template: bool = False) -> list[str]:
        """Where a kernel has its loop; `is_template` if the rows are a parameter."""
        loop = self.loops[kernel]
        schedule, rows = loop.kernel.schedule, ""
        if self.is_template:
            assert isinstance(schedule, BlockStride | SpreadItems)
            rows = "<Rows>" if is_template else f"<{ROWS[type(schedule.rows)]}>"
        return [f"{self.name}{rows}({', '.join(loop.arguments)});"]


def shared_loops(
    plan: Plan,
    launched: Iterable[Kernel],
    inside: Sequence[Kernel],
    lines_of: Callable[[Kernel], list[str]],
) -> dict[str, SharedLoop]:
    """By the name of each kernel that has one, if the host has `launched` it or it is
    `inside` of resident loops, once for each time: where that is shorter."""
    kernels = (*launched, *inside) if inside else ()
    on_host = [kernel.name for kernel in launched]
    loops = [numbered(plan, kernel, lines_of(kernel), "cuda") for kernel in kernels]
    return shared(loops, on_host, inside)


def shared_bodies(
    plan: Plan,
    launched: Iterable[Kernel],
    inside: Sequence[Kernel],
    iteration_of: Callable[[Kernel], Iteration | None],
) -> dict[str, SharedLoop]:
    """The same for what kernels with other schedules or domains do in an iteration."""
    kernels = (*launched, *inside) if inside else ()
    on_host = [kernel.name for kernel in launched]
    loops = []
    for kernel in kernels:
        if found := iteration_of(kernel):
            loops.append(numbered(plan, kernel, found.lines, "cuda", found))
    return {
        name: item
        for name, item in shared(loops, on_host, inside, is_body=True).items()
        if len({loop.over for loop in item.loops.values()}) > 1
    }


def shared(
    loops: Iterable[Loop],
    on_host: Collection[str],
    inside: Iterable[Kernel],
    *,
    is_body: bool = False,
) -> dict[str, SharedLoop]:
    """By the name of each kernel that shares one of `loops`: where that is shorter."""
    groups: dict[str, dict[str, Loop]] = {}
    for loop in loops:
        groups.setdefault(loop.key, {})[loop.kernel.name] = loop
    found: dict[str, SharedLoop] = {}
    for group in groups.values():
        # Of the forms of a kernel, that which has its own name.
        first = min(group.values(), key=lambda loop: len(loop.kernel.name))
        # The forms of a kernel that the host launches are one template.
        users = len({tuple(group[name].types) for name in on_host if name in group})
        users += sum(kernel.name in group for kernel in inside)
        arguments = 1 + len(", ".join(first.arguments)) // (WIDTH - 30)
        declared = 6 + len(", ".join(map(" ".join, first.types.items()))) // (
            WIDTH - 10
        )
        length = folded("\n".join(first.lines)).count("\n") + 1
        if (users - 1) * length > users * arguments + declared:
            found.update(dict.fromkeys(group, SharedLoop(first, group, is_body)))
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
    plan: Plan,
    kernel: Kernel,
    lines: list[str],
    target: Literal["cuda", "openmp"],
    iteration: Iteration | None = None,
) -> Loop:
    types = parameters(plan, kernel, target)
    given = {name: name for name in types}
    if iteration is not None:
        types |= iteration.types
        given |= iteration.arguments
    places: dict[str, int] = {}

    def number(match: re.Match[str]) -> str:
        word = match[0]
        name = word if word in types else word.removesuffix("_pending")
        if name not in types:
            return word
        place = places.setdefault(name, len(places))
        return f"#{place}{word.removeprefix(name)}"

    def rank(name: str) -> tuple[int, str]:
        """First the iteration, then what threads reduce."""
        own = iteration is not None and name in iteration.types
        is_reduced = types[name].endswith("&")
        return (3, "") if not own else (2, "") if is_reduced else (1, types[name])

    key = WORD.sub(number, "\n".join(lines))
    names = sorted(places, key=rank)
    ranks = (f"{place} {rank(name)} {types[name]}" for name, place in places.items())
    return Loop(
        kernel,
        lines,
        {name: types[name] for name in names},
        "\n".join([key, *ranks]),
        [given[name] for name in names],
    )
