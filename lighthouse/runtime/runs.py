"""What Python does for host steps, and for expressions in them, by their kinds.

@runs(Probe)
def probe(walker: Walker, step: Probe) -> None:
    print(step.name, walker.evaluate(step.value))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from lighthouse.ir.nodes import Expression
from lighthouse.ir.registry import Registry
from lighthouse.ir.steps import Step
from lighthouse.runtime.interpreter.environment import Evaluate

S = TypeVar("S", bound=Step)
E = TypeVar("E", bound=Expression)
W = TypeVar("W")
Action = Callable[[], None]

ACTIONS: Registry[Action] = Registry("action", "Python")
VALUES: Registry[Evaluate] = Registry("value", "Python")


def prepares(
    kind: type[S],
) -> Callable[[Callable[[W, S], Action]], Callable[[W, S], Action]]:
    """Decorator: the function makes, before the first step, what a step does each time.

    What that reads of the device may have to be settled before: `Walker.settle`.
    """
    return ACTIONS(kind)


def runs(kind: type[S]) -> Callable[[Callable[[Any, S], None]], Callable[..., None]]:
    """Decorator: the function does what a step does, when all before it is settled."""

    def register(function: Callable[[Any, S], None]) -> Callable[..., None]:
        @ACTIONS(kind)
        def action(walker: Any, step: S) -> Action:
            def act() -> None:
                walker.settle()
                function(walker, step)

            return act

        return function

    return register


def evaluates(
    kind: type[E],
) -> Callable[[Callable[[W, E], Evaluate]], Callable[[W, E], Evaluate]]:
    """Decorator: the function makes a closure that computes an expression; it gets the
    compiler of expressions (`runtime.interpreter.expressions`) and the node."""
    return VALUES(kind)


def perform(actions: Iterable[Action]) -> None:
    for act in actions:
        act()
