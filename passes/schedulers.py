"""The names of schedules, to which others add theirs.

    @scheduler("strips", "cuda", "openmp")
    def strips(kernel: Kernel, names: Names) -> Kernel:
        return replace(kernel, schedule=Strips(4))

`--schedule strips`, `schedule-loops{mapping=strips}` and `@schedule(strips)` before a
loop then make kernels so.
"""

from collections.abc import Callable
from typing import NamedTuple, Self

from lighthouse.diagnostics import ANYTHING, CompileError, Diagnostic
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.symbols import Names
from lighthouse.passes.base import Refused, Target

Function = Callable[[Kernel, Names], Kernel]

# `auto` decides by the graph; `edge` has a thread for each edge where a loop runs over
# all edges, the others run over the vertices.
OURS = ("auto", "edge", "thread", "warp", "block", "balanced", "merge", "donate")


class Scheduler(NamedTuple):
    """What gives kernels a schedule, for these targets."""

    name: str
    function: Function
    targets: tuple[Target, ...]

    def of(self, kernel: Kernel, names: Names, target: Target) -> Kernel:
        """The kernel with the schedule.  Raises Refused, and CompileError for what the
        function raises else, or if what it returns is no kernel."""
        if target not in self.targets:
            raise Refused(f"there is none for `{target}`")
        try:
            found: object = self.function(kernel, names)
        except (CompileError, Refused):
            raise
        except ANYTHING as error:
            raise self.failed(f"{type(error).__name__}: {error}") from error
        if not isinstance(found, Kernel):
            raise self.failed(f"it returned {found!r:.60}, which is no Kernel")
        return found

    def failed(self, why: str) -> CompileError:
        code = self.function.__code__
        message = f"the schedule `{self.name}` failed: {why}"
        note = f"at {code.co_filename}:{code.co_firstlineno}, in `{code.co_name}`"
        return CompileError(Diagnostic("GM0807", message, notes=(note,)))


OTHERS: dict[str, Scheduler] = {}


class ScheduleName(str):
    """The name of a schedule.  Raises ValueError where there is none of that name."""

    __slots__ = ()

    def __new__(cls, name: str) -> Self:
        if name not in cls.choices():
            raise ValueError(name)
        return super().__new__(cls, name)

    @classmethod
    def choices(cls) -> tuple[str, ...]:
        return (*OURS, *OTHERS)


AUTO = ScheduleName("auto")


def scheduler(name: str, *targets: Target) -> Callable[[Function], Function]:
    """Decorator: the function gives a kernel the schedule of that name, or raises
    `Refused` with the reason why that keeps its own.

    Raises ValueError for the name of a schedule of LightHouse.
    """
    if name in OURS:
        raise ValueError(f"`{name}` is a schedule of LightHouse")

    def register(function: Function) -> Function:
        OTHERS[name] = Scheduler(name, function, targets)
        return function

    return register
