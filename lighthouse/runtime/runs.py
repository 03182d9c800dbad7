"""What Python does for host steps, and for expressions in them, by their kinds.

@runs(Probe)
def probe(walker: Walker, step: Probe) -> None:
    print(step.name, walker.evaluate(step.value))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from lighthouse.ir.nodes import Expression
from lighthouse.ir.registry import Registry
from lighthouse.ir.steps import Step

if TYPE_CHECKING:
    from lighthouse.runtime.interpreter.environment import Evaluate

S = TypeVar("S", bound=Step)
E = TypeVar("E", bound=Expression)
W = TypeVar("W")
Action = Callable[[], None]

LINES: Registry[Iterable[str]] = Registry("action", "Python")
VALUES: Registry[Evaluate] = Registry("value", "Python")


class Finished(Exception):
    """Unwinds the steps at a Return."""

    def __init__(self, value: Any) -> None:
        self.value = value


def lines_of(
    kind: type[S],
) -> Callable[[Callable[[Any, S], Iterable[str]]], Callable[..., Iterable[str]]]:
    """Decorator: the function gives the lines of Python for a step, from the script."""
    return LINES(kind)


def prepares(
    kind: type[S], *, settled: bool = False
) -> Callable[[Callable[[Any, S], Action]], Callable[[Any, S], Action]]:
    """Decorator: the function makes what a step does each time, once for all calls on
    data in place.  If `settled`, that waits for sets that have to grow, as all must
    that looks at the device (`Script.settling`)."""

    def register(function: Callable[[Any, S], Action]) -> Callable[[Any, S], Action]:
        @LINES(kind)
        def lines(script: Any, step: S) -> Iterable[str]:
            act = function(script.walker, step)
            if settled and act is not nothing:
                yield from script.settling()
            yield from script.call(act)

        return function

    return register


def runs(kind: type[S]) -> Callable[[Callable[[Any, S], None]], Callable[..., None]]:
    """Decorator: the function does what a step does, when all before it is settled."""

    def register(function: Callable[[Any, S], None]) -> Callable[..., None]:
        @prepares(kind, settled=True)
        def action(walker: Any, step: S) -> Action:
            return partial(function, walker, step)

        return function

    return register


def evaluates(
    kind: type[E],
) -> Callable[[Callable[[W, E], Evaluate]], Callable[[W, E], Evaluate]]:
    """Decorator: the function makes a closure that computes an expression; it gets the
    compiler of expressions (`runtime.interpreter.expressions`) and the node."""
    return VALUES(kind)


def nothing() -> None:
    """What a step does that has nothing to do for data in place."""
