"""The code of schedules: the loop over a kernel's iterations, its launch, its rows.

    @schedule_text(Strips)
    class StripsText(ScheduleText):
        cuda = "for (int64_t item = …; item < {{ count }}; …) {\n    {{ body }}\n}"

Templates are in the language of Jinja2.  The line `{{ body }}` becomes the lines of the
kernel's body; what else a template knows is in `ScheduleText.values`.  The simulator
compiles the code for CUDA.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from lighthouse.codegen.names import derived, mangle
from lighthouse.codegen.text import indent, is_named, unwrapped
from lighthouse.codegen.texts import NEEDS
from lighthouse.ir import schedules
from lighthouse.ir.kernels import Each, Gather, Kernel
from lighthouse.ir.nodes import Expression, Field, Range, Variable
from lighthouse.ir.registry import UnknownKind
from lighthouse.ir.walk import find, has

if TYPE_CHECKING:
    from jinja2 import Template

T = TypeVar("T", bound="type[ScheduleText]")

BODY = "{{ body }}"
# How many threads give each iteration a warp.
WARPS = "lh::warp_size * {}"


@dataclass(frozen=True, slots=True)
class Extra:
    """What a kernel gets besides what its body uses.

    parameter: how the kernel declares it; argument: what the host function gives;
    memory: what the host function declares for all its launches, `{most}` in it is the
    most iterations of one.
    """

    parameter: str
    argument: str
    memory: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """A loop that OpenMP deals out to threads, and in which chunks.

    first: what comes before the parallel region.
    before, after: what each thread does before the loop and after it.
    work: how much there is, and from how much on several threads share it; if None,
    they always do.
    tried: whether they do is found out by trying where the work is about that much.
    rows: for the rows of the nodes of a list, their offsets and the list.
    """

    lines: list[str]
    chunks: str
    first: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    work: tuple[str, int] | None = None
    tried: bool = False
    rows: tuple[str, str] | None = None

    @property
    def team(self) -> str:
        """What gives the threads a function: the beginning of the statement."""
        if self.work is None:
            return "if (!in_team) return lh::team("
        work = "{}, {}".format(*self.work)
        if self.tried and self.rows:
            work = ", ".join((*self.rows, work))
            return f"if (!in_team) return lh::team_for_rows({work}, "
        if self.tried:
            return f"if (!in_team) return lh::team_if_faster({work}, "
        return f"if (!in_team && lh::needs_team({work})) return lh::team("


class Printer(Protocol):
    """What prints a kernel."""

    kernel: Kernel

    @property
    def item(self) -> str | None:
        """An item of the list that the kernel runs over, if it is one."""

    def rows(self, range_: Range) -> tuple[str, str]:
        """The offsets and columns of the rows that a range lists."""

    def text(self, node: Expression) -> str:
        """An expression."""

    def taken_back(self, stamp: Field, round: Variable) -> str:
        """The statement that lets an element be visited once more in the round."""

    def for_one_lane(self, node: Expression) -> str:
        """An expression as one thread of a warp computes it by itself."""

    def stride(self, body: list[str]) -> list[str]:
        """A loop over the items of a thread of the grid, with a bare body."""

    def dealt(self, loop: Loop) -> Dealt:
        """The loop for OpenMP, if the schedule has none of its own."""


@dataclass(frozen=True, slots=True)
class Loop:
    """The loop of a kernel over `count` iterations, of which `iterator`, of that C++
    type, is the number: the body begins with what it stands for, but for a `bare` one.
    """

    printer: Printer
    count: str
    type: str
    iterator: str
    body: list[str]
    bare: list[str]


class ScheduleText:
    """The code of a schedule; what a class does not say is as for `GridStride`.

    The template `cuda` gives the body each `item` from 0 to `count` in one thread, or
    in threads that run it together.  `openmp` gives it each `iterator`, of that `type`,
    in a loop that OpenMP deals out in `chunks`, a template as well, as its clause
    `schedule` calls them.
    """

    cuda: ClassVar[str]
    openmp: ClassVar[str | None] = None
    chunks: ClassVar[str] = "static"

    def values(self, schedule: Any, loop: Loop) -> dict[str, Any]:
        """What templates know."""
        return {
            "schedule": schedule,
            "guard": mangle(schedule.guard) if schedule.guard else None,
            "count": loop.count,
            "type": loop.type,
            "iterator": loop.iterator,
        }

    def on_cuda(self, schedule: Any, loop: Loop) -> list[str]:
        return filled(self.cuda, loop.body, self.values(schedule, loop))

    def on_openmp(self, schedule: Any, loop: Loop) -> Dealt:
        if self.openmp is None:
            return loop.printer.dealt(loop)
        values = self.values(schedule, loop)
        lines = filled(self.openmp, loop.body, values)
        return Dealt(lines, template(self.chunks).render(values))

    def extras(self, schedule: Any) -> tuple[Extra, ...]:
        """What kernels with the schedule get besides what they use."""
        return ()

    def asked(self, schedule: Any) -> Expression | None:
        """A condition that holds for every `item`, if there is one."""
        return None

    def threads(self, schedule: Any, items: str) -> str:
        """How many threads a launch over so many items wants on CUDA."""
        return items

    def fits(self, schedule: Any) -> bool:
        """True if all blocks of a launch must run at once."""
        return False

    def launch(self, schedule: Any, lines: list[str]) -> list[str]:
        """What the host function does in place of the lines that launch the kernel."""
        return lines

    def slots(self, schedule: Any) -> str:
        """The function that gives the edges of a vertex that threads run together."""
        return "lh::slots"

    def row(self, schedule: Any, vertex: str, begin: str, end: str) -> Iterator[str]:
        """Statements that leave of the edges of a vertex those of this thread."""
        yield from ()

    def gather(self, schedule: Any, function: str) -> str:
        """The function that has threads run rows together: `for_edges` does for each
        edge, `for_common` for those of two rows."""
        return f"lh::{function}<{ROWS[type(schedule.rows)]}>"


# --- registries -----------------------------------------------------------------------

TEXTS: dict[type[schedules.Schedule], ScheduleText] = {}
# The C++ classes that say who runs a row.
ROWS: dict[type[schedules.Rows], str] = {}


def schedule_text(
    cls: type[schedules.Schedule], needs: Sequence[str] = ()
) -> Callable[[T], T]:
    """Class decorator: the code of a schedule, and the headers that it needs beside
    those that `codegen.source` finds."""

    def register(text: T) -> T:
        TEXTS[cls] = text()
        return text

    if needs:
        NEEDS[cls] = tuple(needs)
    return register


def rows_class(cls: type[schedules.Rows], name: str) -> None:
    """`name` is the C++ class by which `lh::for_edges` gives rows to threads."""
    ROWS[cls] = name


def text_for(schedule: schedules.Schedule) -> ScheduleText:
    """Raises UnknownKind for a schedule without code."""
    text = TEXTS.get(type(schedule))
    if text is None:
        raise UnknownKind(f"there is no code of {type(schedule).__name__}")
    return text


def fits(kernel: Kernel) -> bool:
    """True if a launch has no more blocks than run at once: its schedule says so, or
    its iterations take equally long and reduce, with an atomic for each block."""
    is_even = kernel.schedule == schedules.USUAL and not has(kernel.body, Each)
    by_schedule = text_for(kernel.schedule).fits(kernel.schedule)
    return by_schedule or (is_even and bool(kernel.partials))


@cache
def template(text: str) -> Template:
    from jinja2 import Environment, StrictUndefined

    return Environment(undefined=StrictUndefined).from_string(text)


def filled(text: str, body: list[str], values: dict[str, Any]) -> list[str]:
    """The lines of a template with the body in its place."""
    lines: list[str] = []
    for line in template(text).render(values, body=BODY).splitlines():
        margin, found, _ = line.partition(BODY)
        if not found:
            lines.append(line)
        inside = unwrapped(body) if found else []
        lines += [f"{margin}{each}" if each else "" for each in inside]
    return lines


# --- threads and blocks ---------------------------------------------------------------

rows_class(schedules.ThreadRows, "lh::Alone")
rows_class(schedules.WarpRows, "lh::ByWarp")
rows_class(schedules.BlockRows, "lh::ByBlock")
rows_class(schedules.BalancedRows, "lh::Balanced")
rows_class(schedules.DonatedRows, "lh::Donate")


@schedule_text(schedules.GridStride)
class GridStrideText(ScheduleText):
    def on_cuda(self, schedule: schedules.GridStride, loop: Loop) -> list[str]:
        return loop.printer.stride(loop.bare)


@schedule_text(schedules.OwnItems)
class OwnItemsText(GridStrideText):
    def on_openmp(self, schedule: schedules.OwnItems, loop: Loop) -> Dealt:
        if loop.body[-len(loop.bare) :] != loop.bare:
            # An iteration that may throw; its thread does not go on.
            return loop.printer.dealt(loop)
        iterator = mangle(loop.printer.kernel.iterator)
        body = [f"step_body({loop.printer.item or iterator});"]
        node = f"[&](lh::node_t {iterator})"
        take = loop.printer.taken_back(schedule.stamp, schedule.round)
        may = loop.printer.text(schedule.may) if schedule.may else "true"
        own = [f"{derived(schedule.items, 'pending')}.run_own({node} {{"]
        own += [*indent([take, f"step_body({iterator});"]), "});"]
        return replace(
            loop.printer.dealt(replace(loop, body=body)),
            before=(f"const auto step_body = {node} {{", *indent(loop.bare), "};"),
            after=(*own,) if may == "true" else (f"if ({may}) {{", *indent(own), "}"),
        )


@schedule_text(schedules.Scan)
class ScanText(ScheduleText):
    def on_cuda(self, schedule: schedules.Scan, loop: Loop) -> list[str]:
        return loop.bare

    def on_openmp(self, schedule: schedules.Scan, loop: Loop) -> Dealt:
        raise UnknownKind("on OpenMP there is no code of Scan")


@schedule_text(schedules.BlockStride)
class BlockStrideText(ScheduleText):
    cuda = """\
for (const int64_t item : lh::block_stride<{{ rows }}>({{ count }})) {
    const bool {{ guard }} = item < {{ count }};
    {{ body }}
}"""

    def values(self, schedule: schedules.BlockStride, loop: Loop) -> dict[str, Any]:
        rows = ROWS[type(schedule.rows)]
        return {**super().values(schedule, loop), "rows": rows}


@schedule_text(schedules.SpreadItems)
class SpreadItemsText(ScheduleText):
    cuda = """\
lh::Spread<{{ cuts }}> spread({{ count }}, {{ longest }});
for (int64_t item; spread.next(item);) {
    const bool {{ guard }} = item >= 0;
    {% if leads %}const bool {{ leads }} = spread.leads();
    {% endif %}{{ body }}
}"""

    def values(self, schedule: schedules.SpreadItems, loop: Loop) -> dict[str, Any]:
        leads = mangle(schedule.leads) if schedule.leads else ""
        return {
            **super().values(schedule, loop),
            "cuts": "true" if leads else "false",
            "longest": loop.printer.text(schedule.longest),
            "leads": leads if is_named(leads, loop.body) else "",
        }

    def slots(self, schedule: schedules.SpreadItems) -> str:
        return "spread.row" if schedule.leads else super().slots(schedule)


@schedule_text(schedules.Groups)
class GroupsText(ScheduleText):
    cuda = """\
const auto row_edges = {{ edges }};
const auto group_body = [&](const auto& group, const int64_t item) {
    const bool {{ guard }} = group.is_first();
    {{ body }}
};
lh::for_groups({{ count }}, row_edges, group_body);"""

    def values(self, schedule: schedules.Groups, loop: Loop) -> dict[str, Any]:
        edges = of_number(loop, schedule.edges)
        return {**super().values(schedule, loop), "edges": edges}

    def threads(self, schedule: schedules.Groups, items: str) -> str:
        return WARPS.format(items)

    def fits(self, schedule: schedules.Groups) -> bool:
        """What a block asks of the heap serves all of its rows."""
        return True

    def gather(self, schedule: schedules.Groups, function: str) -> str:
        return f"group.{function}"


DRAWN = Extra("int64_t* drawn", "counters.next()", "lh::Counters counters;")


@schedule_text(schedules.DrawnBlocks)
class DrawnBlocksText(ScheduleText):
    cuda = """\
lh::DrawnBlocks items({{ count }}, drawn);
while (items.next()) {
    const int64_t item = items.item();
    const bool {{ guard }} = item < {{ count }};
    {{ body }}
}"""

    def extras(self, schedule: schedules.DrawnBlocks) -> tuple[Extra, ...]:
        return (DRAWN,)

    def fits(self, schedule: schedules.DrawnBlocks) -> bool:
        return True


@schedule_text(schedules.MergePath)
class MergePathText(ScheduleText):
    cuda = """\
const lh::Share<{{ cuts }}> merged({{ offsets }}, {{ count }});
for (int64_t begin = merged.first; begin < merged.last; begin += lh::block_size()) {
    const int64_t item = begin + lh::thread_in_block();
    const bool {{ guard }} = item < merged.last;
    {{ body }}
}"""

    def values(self, schedule: schedules.MergePath, loop: Loop) -> dict[str, Any]:
        body = loop.printer.kernel.body
        (rows,) = (node.loop.range for node in find(body, Gather))
        offsets, _ = loop.printer.rows(rows)
        cuts = "true" if schedule.cuts_rows else "false"
        return {**super().values(schedule, loop), "offsets": offsets, "cuts": cuts}

    def row(
        self, schedule: schedules.MergePath, vertex: str, begin: str, end: str
    ) -> Iterator[str]:
        if schedule.cuts_rows:
            yield f"merged.cut({vertex}, {begin}, {end});"

    def gather(self, schedule: schedules.MergePath, function: str) -> str:
        return "lh::for_merged"


# --- warps ----------------------------------------------------------------------------


class WarpText(ScheduleText):
    """Warps run iterations together."""

    def threads(self, schedule: Any, items: str) -> str:
        return WARPS.format(items)


@schedule_text(schedules.WarpStride)
class WarpStrideText(WarpText):
    cuda = """\
for (int64_t item = lh::thread_rank() / lh::warp_size; item < {{ count }};
     item += lh::thread_count() / lh::warp_size) {
    {{ body }}
}"""


class GivenWarpsText(WarpText):
    """An object gives out iterations, those for which the condition holds."""

    cuda = """\
lh::{{ items }};
while (items.next({{ test }})) {
    const int64_t item = items.item();
    {{ body }}
}"""
    items: ClassVar[str]

    def values(self, schedule: Any, loop: Loop) -> dict[str, Any]:
        return {
            **super().values(schedule, loop),
            "items": self.items.format(loop=loop, schedule=schedule),
            "test": test(loop, schedule.condition),
        }

    def asked(self, schedule: Any) -> Expression | None:
        condition: Expression | None = schedule.condition
        return condition


def test(loop: Loop, condition: Expression | None, *first: str) -> str:
    """A function of a lane that tells whether it has an iteration to run."""
    return "" if condition is None else of_number(loop, condition, *first)


def of_number(loop: Loop, value: Expression, *first: str) -> str:
    """A function that computes something of an iteration."""
    number = f"const {loop.type} {loop.iterator} = {loop.type}(number);"
    answer = f"return {loop.printer.for_one_lane(value)};"
    return "\n".join(["[&](int64_t number) {", *indent([*first, number, answer]), "}"])


@schedule_text(schedules.TestedWarps)
class TestedWarpsText(GivenWarpsText):
    items = "AskedItems items({loop.count})"


@schedule_text(schedules.DrawnWarps)
class DrawnWarpsText(GivenWarpsText):
    items = "DrawnItems items({loop.count}, drawn, {schedule.draws})"

    def extras(self, schedule: schedules.DrawnWarps) -> tuple[Extra, ...]:
        return (DRAWN,)

    def fits(self, schedule: schedules.DrawnWarps) -> bool:
        return True
