"""The text that kinds of nodes have in generated code.

    @text_of(Prefetch, needs=("prefetch.cuh",))
    def prefetch(printer: BodyPrinter, node: Prefetch) -> Iterator[str]:
        yield f"lh::prefetch({printer.address(node.place)});"

The places are the code of a target, `cuda` or `openmp`, where host blocks count as
OpenMP; and `resident` for the steps of a loop that a grid runs on a GPU.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from lighthouse.ir.nodes import Expression, Node
from lighthouse.ir.registry import Registry

N = TypeVar("N", bound=Node)
E = TypeVar("E", bound=Expression)
P = TypeVar("P")
Lines = Iterable[str]
# The text of an expression, and how tightly it binds.
Parts = tuple[str, int]

LINES: Registry[Lines] = Registry("text", "cuda", "openmp")
PARTS: Registry[Parts] = Registry("text", "cuda", "openmp")
# The headers that the text of a kind needs beside those that `codegen.source` finds.
NEEDS: dict[type[Node], tuple[str, ...]] = {}


def text_of(
    kind: type[N], *places: str, needs: Sequence[str] = ()
) -> Callable[[Callable[[P, N], Lines]], Callable[[P, N], Lines]]:
    """Decorator: the lines of a statement or host step, from its printer and the node;
    for both targets unless `places` are given."""
    _need(kind, needs)
    return LINES(kind, *places)


def parts_of(
    kind: type[E], *places: str, needs: Sequence[str] = ()
) -> Callable[[Callable[[P, E], Parts]], Callable[[P, E], Parts]]:
    """The same of an expression: its text, and how tightly that binds."""
    _need(kind, needs)
    return PARTS(kind, *places)


def _need(kind: type[Node], headers: Sequence[str]) -> None:
    if headers:
        NEEDS[kind] = (*NEEDS.get(kind, ()), *headers)
