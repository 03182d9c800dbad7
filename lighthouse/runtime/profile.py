"""Profiles: the time and the iterations of each parallel loop of the source."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lighthouse.diagnostics import Span
from lighthouse.ir.procedures import Procedure
from lighthouse.runtime.device import Device, Launch

if TYPE_CHECKING:
    from lighthouse.ir.plan import Plan


@dataclass(frozen=True, slots=True)
class LoopTime:
    """What one parallel loop took in one run, with all kernels that were made of it.

    procedure: the one in whose text the loop stands, wherever it was inlined.
    line: of the source, from 1; loop: what stands there.
    launches: of its kernels; milliseconds: of all of these together.
    iterations: of all of these together, with those that a filter ends at once; over a
        worklist as many as that has entries.  None if the loop stays on the device.
    by_launch: the same of each launch, in the order of the run; on OpenMP none.
    blocks: the fewest and the most of a launch; threads: of a block; on OpenMP None.
    """

    procedure: str
    line: int
    loop: str
    launches: int
    milliseconds: float
    iterations: int | None
    by_launch: tuple[int, ...]
    blocks: tuple[int, int] | None = None
    threads: int | None = None


@dataclass(frozen=True, slots=True)
class KernelTime:
    """What launches took; `by_launch` has for each its number in the run, and the
    iterations; `shapes` has the blocks of launches and the threads of these."""

    launches: int = 0
    milliseconds: float = 0.0
    iterations: int | None = 0
    by_launch: tuple[tuple[int, int], ...] = ()
    shapes: frozenset[tuple[int, int]] = frozenset()

    def __add__(self, other: KernelTime) -> KernelTime:
        mine, others = self.iterations, other.iterations
        return KernelTime(
            self.launches + other.launches,
            self.milliseconds + other.milliseconds,
            None if mine is None or others is None else mine + others,
            self.by_launch + other.by_launch,
            self.shapes | other.shapes,
        )


def by_loop(
    kernels: Mapping[str, KernelTime], plan: Plan, procedures: Iterable[Procedure]
) -> tuple[LoopTime, ...]:
    """What ran of the loops of a program, the longest first.

    A loop that stays on the device with all of its rounds is one of its own.
    """
    spans = {kernel.name: kernel.span for kernel in plan.kernels}
    spans |= {item.name: item.loop.span for item in plan.residents}
    sums: dict[Span, KernelTime] = {}
    for name, time in kernels.items():
        if name in spans and time.launches:
            sums[spans[name]] = sums.get(spans[name], KernelTime()) + time
    places = [(item.span, item.name) for item in procedures]
    loops = [
        LoopTime(
            next((name for whole, name in places if is_in(span, whole)), plan.name),
            span.line,
            span.text.partition("\n")[0].rstrip(" {"),
            time.launches,
            time.milliseconds,
            time.iterations,
            tuple(iterations for _, iterations in sorted(time.by_launch)),
            *shape_of(time.shapes),
        )
        for span, time in sums.items()
    ]
    return tuple(sorted(loops, key=lambda loop: -loop.milliseconds))


def shape_of(
    shapes: frozenset[tuple[int, int]],
) -> tuple[tuple[int, int] | None, int | None]:
    """The fewest and the most blocks, and the threads, of which all have as many."""
    if not shapes:
        return None, None
    return (min(shapes)[0], max(shapes)[0]), max(shapes)[1]


def shape_in_words(blocks: tuple[int, int] | None, threads: int | None) -> str:
    """Blocks × threads of a block; empty on OpenMP."""
    if blocks is None:
        return ""
    return f"{' … '.join(map(str, sorted({*blocks})))} × {threads}"


def is_in(span: Span, whole: Span) -> bool:
    same = span.source == whole.source
    return same and whole.start <= span.start and span.end <= whole.end


class Profiled:
    """A device that keeps when another one began and ended each launch.

    iterations: of the launch to come, if its caller knows them.
    """

    def __init__(self, device: Device) -> None:
        self.device = device
        self.marks: list[tuple[str, Any, Any, int | None, tuple[int, int]]] = []
        self.iterations: int | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.device, name)

    def launcher(self, kernel: str, resident: bool) -> Launch:
        inner = self.device.launcher(kernel, resident)

        def launch(items: int, arguments: Sequence[Any]) -> None:
            start = self.device.mark()
            inner(items, arguments)
            end, shape = self.device.mark(), self.device.shape(kernel, items)
            self.marks.append((kernel, start, end, self.iterations, shape))
            self.iterations = None

        return launch

    def times(self) -> dict[str, KernelTime]:
        """By kernel, once the device is done with all; what was kept goes."""
        found: dict[str, KernelTime] = {}
        for number, (kernel, start, end, iterations, shape) in enumerate(self.marks):
            known = () if iterations is None else ((number, iterations),)
            taken = self.device.milliseconds(start, end)
            time = KernelTime(1, taken, iterations, known, frozenset({shape}))
            found[kernel] = found.get(kernel, KernelTime()) + time
        self.marks.clear()
        return found
