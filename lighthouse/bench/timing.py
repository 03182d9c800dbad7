"""Times programs in interleaved rounds, and summarises the times."""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lighthouse.api import Compiled, Result
    from lighthouse.graph import Graph


@dataclass(frozen=True, slots=True)
class Times:
    """The milliseconds of some runs, at least one."""

    runs: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.runs)

    def cells(self) -> tuple[str, str, str]:
        """The median, the least and the most, as text."""
        return f"{self.median:.3f}", f"{min(self.runs):.3f}", f"{max(self.runs):.3f}"


def measure(
    programs: Sequence[Compiled],
    graphs: Mapping[str, Graph],
    values: Mapping[str, Any],
    repeat: int,
    judge: Callable[[int, Result], None],
    first: int = 0,
) -> list[Times]:
    """Run each program once to warm up, then `repeat` times, in turns.

    In turns, so that a machine that becomes slower does so for all, and each time in
    another order, as what ran before has an influence, too.  `judge` gets each
    result that counts, with the number of its program, from `first` on.  The
    interpreter, which is slow and has nothing to warm up, runs once.
    """
    for compiled in programs:
        if compiled.target != "interpret":
            compiled(**graphs, **values)
    runs: list[list[float]] = [[] for _ in programs]
    order, orders = list(enumerate(programs)), random.Random(0)
    for turn in range(repeat):
        if turn > 0:  # the first one gives what the others are compared with
            orders.shuffle(order)
        for number, compiled in order:
            if turn == 0 or compiled.target != "interpret":
                result = compiled(**graphs, **values)
                runs[number].append(result.milliseconds["run"])
                judge(first + number, result)
    return [Times(tuple(each)) for each in runs]


def tell(text: str) -> None:
    """Progress, for those who watch."""
    if sys.stderr.isatty():
        print(text, file=sys.stderr)
