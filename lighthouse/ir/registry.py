"""Functions for kinds of nodes, which whoever adds a kind registers for it.

    text: Registry[Iterable[str]] = Registry("text", "cuda", "openmp")

    @text(Prefetch, "cuda")
    def prefetch(printer: BodyPrinter, node: Prefetch) -> Iterator[str]: …

    text.of(printer, node, "cuda")

A method may be registered as well: its object takes the place of the printer.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from lighthouse.ir.nodes import Node

N = TypeVar("N", bound=Node)
P = TypeVar("P")
R = TypeVar("R")


class UnknownKind(Exception):
    """There is no function for a kind of node."""


class Registry(Generic[R]):
    """What gives an R for a node, by the node's class and the `place` where it is."""

    def __init__(self, what: str, *places: str) -> None:
        self.what = what
        self.places = places
        self.functions: dict[tuple[type[Node], str], Callable[[Any, Any], R]] = {}

    def __call__(
        self, kind: type[N], *places: str
    ) -> Callable[[Callable[[P, N], R]], Callable[[P, N], R]]:
        """Decorator: the function is for nodes of this kind, in all places unless some
        are given."""

        def register(function: Callable[[P, N], R]) -> Callable[[P, N], R]:
            for place in places or self.places:
                assert (kind, place) not in self.functions, (kind, place)
                self.functions[kind, place] = function
            return function

        return register

    def of(self, owner: object, node: Node, place: str) -> R:
        """Raises UnknownKind if nothing is registered for the kind there."""
        function = self.functions.get((type(node), place))
        if function is None:
            name = type(node).__name__
            raise UnknownKind(f"there is no {self.what} of {name} for {place}")
        return function(owner, node)
