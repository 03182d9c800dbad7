"""The environment of a procedure call: the variables that closures access.

A dictionary that holds variables under their own names.  Everything else has a key that
no name can be:

    `.P`       the list of values of property P
    `G.`       the element that G stands for in `G.P = …`
    `it->`     the edge over which a loop came to `it`
    `it^`      the level of every node, in the InBFS whose iterator is `it`
    `it <=`    the deferred writes that appear when the loop of `it` ends
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

Environment = dict[str, Any]

# An expression, a statement, a loop that binds its iterator at each step.
Evaluate = Callable[[Environment], Any]
Run = Callable[[Environment], None]
Steps = Callable[[Environment], Iterator[None]]

# The order in which parallel iterations run.
Permute = Callable[[Sequence[Any]], Sequence[Any]]


def property_key(name: str) -> str:
    return f".{name}"


def element_key(group: str) -> str:
    return f"{group}."


def edge_key(iterator: str) -> str:
    return f"{iterator}->"


def level_key(iterator: str) -> str:
    return f"{iterator}^"


def deferred_key(iterator: str) -> str:
    return f"{iterator} <="
