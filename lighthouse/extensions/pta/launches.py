"""Kernels in two launches: a first one that leaves the rest of long loops to a second
one.  The schedule, its text, and how Python launches such kernels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from lighthouse.codegen.bodies import BodyPrinter
from lighthouse.codegen.names import reserve
from lighthouse.codegen.schedules import (
    Extra,
    Loop,
    ScheduleText,
    WarpText,
    filled,
    schedule_text,
    test,
    text_for,
)
from lighthouse.codegen.text import indent
from lighthouse.codegen.texts import text_of
from lighthouse.ir.frozen import frozen
from lighthouse.ir.kernels import Each, Kernel
from lighthouse.ir.nodes import Block, Expression, StatementNode
from lighthouse.ir.roles import LocalName, kind
from lighthouse.ir.schedules import DrawnWarps, TestedWarps, WarpSchedule
from lighthouse.ir.verifier import unmet
from lighthouse.ir.walk import walk
from lighthouse.runtime.device import Launch
from lighthouse.runtime.extension_sets import WARP, warps_for
from lighthouse.runtime.schedules import Launching, launcher

# So few items that another launch costs more than long loops of some.
FEW = 1 << 14
# Threads for a number of items that only the device knows.
MANY = 1 << 18
# Which launch it is, for `lh::Leftovers`.
ALONE, FIRST, SECOND = map(np.int32, (-1, 0, 1))

reserve("left_over", "is_second", "own_rounds", "leftovers", "warp_item")


@kind("two launches for {loop}, {warps}")
@frozen
class TwoLaunches(WarpSchedule):
    """The first launch runs a few rounds of a loop in the kernel, the second one the
    others, each iteration by many warps."""

    loop: LocalName
    warps: WarpSchedule

    def tested(self, condition: Expression | None) -> TwoLaunches:
        return replace(self, warps=self.warps.tested(condition))

    def drawn(self, draws: int) -> TwoLaunches:
        return replace(self, warps=self.warps.drawn(draws))


@kind("in the first launch {body}")
@frozen
class InFirstLaunch(StatementNode):
    """What the second launch does not do again."""

    body: Block


@unmet.register
def _no_loop(schedule: TwoLaunches, kernel: Kernel) -> Iterator[str]:
    loops = {node.iterator for node in walk(kernel.body) if isinstance(node, Each)}
    if schedule.loop not in loops:
        yield f"no loop over `{schedule.loop}` in"


# --- text -----------------------------------------------------------------------------

STRIDE = """\
lh::Leftovers leftovers(left_over, is_second);
const int64_t end = leftovers.count({{ count }});
for (int64_t warp_item = lh::thread_rank() / lh::warp_size; warp_item < end;
     warp_item += lh::thread_count() / lh::warp_size) {
    const int64_t item = leftovers.item(warp_item);
    const lh::Rounds own_rounds = leftovers.rounds(warp_item);
    {{ body }}
}"""
GIVEN = """\
lh::Leftovers leftovers(left_over, is_second);
lh::{{ items }};
while (items.next({{ test }})) {
    const int64_t item = leftovers.item(items.item());
    const lh::Rounds own_rounds = leftovers.rounds(items.item());
    {{ body }}
}"""
LEFT = Extra(
    "int64_t* left_over, int32_t is_second",
    "left_over.data(), is_second",
    "lh::Buffer<int64_t> left_over(1 + {most});",
)


@schedule_text(TwoLaunches)
class TwoLaunchesText(ScheduleText):
    def on_cuda(self, schedule: TwoLaunches, loop: Loop) -> list[str]:
        warps, text = schedule.warps, warp_text(schedule)
        if not isinstance(warps, TestedWarps | DrawnWarps):
            return filled(STRIDE, loop.body, text.values(warps, loop))
        left = replace(loop, count=f"leftovers.count({loop.count})")
        first = "if (!leftovers.is_first()) return true;"
        tested = test(left, warps.condition, first)
        return filled(GIVEN, loop.body, {**text.values(warps, left), "test": tested})

    def asked(self, schedule: TwoLaunches) -> Expression | None:
        """The first launch has not changed the answer (`split_loops`)."""
        return warp_text(schedule).asked(schedule.warps)

    def threads(self, schedule: TwoLaunches, items: str) -> str:
        return warp_text(schedule).threads(schedule.warps, items)

    def extras(self, schedule: TwoLaunches) -> tuple[Extra, ...]:
        return (LEFT, *warp_text(schedule).extras(schedule.warps))

    def fits(self, schedule: TwoLaunches) -> bool:
        return warp_text(schedule).fits(schedule.warps)

    def launch(self, schedule: TwoLaunches, lines: list[str]) -> list[str]:
        return [
            "left_over.write(0, 0);",
            "for (int is_second = 0; is_second < 2; ++is_second) {",
            *indent(lines),
            "}",
        ]


def warp_text(schedule: TwoLaunches) -> WarpText:
    text = text_for(schedule.warps)
    assert isinstance(text, WarpText)
    return text


@text_of(InFirstLaunch)
def in_first_launch(printer: BodyPrinter, node: InFirstLaunch) -> Iterator[str]:
    yield from printer.braced("if (leftovers.is_first())", node.body)


# --- launches from Python -------------------------------------------------------------


@launcher.register
def _twice(schedule: TwoLaunches, launching: Launching) -> Launch:
    """The second time over what the first has left, wherever that ends."""
    kernel, sets, inner = launching.kernel, launching.sets, schedule.warps

    def launch(items: int, given: Sequence[Any]) -> None:
        left, warps = sets.scratch(1 + items), warps_for(inner, items)
        if items <= FEW:
            sets.launch(kernel, launching.in_turn(inner, warps, given, left, ALONE))
            return
        first = launching.in_turn(inner, warps, given, left, FIRST)
        second = launching.in_turn(inner, MANY // WARP, given, left, SECOND)

        def both(turn: int) -> None:
            launching.device.write(left, 0, 0)
            first(turn)
            second(turn)

        sets.launch(kernel, both)

    return launch
