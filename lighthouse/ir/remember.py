"""Memoizes analyses of immutable nodes.

The key is the identity of the node, because comparing nodes by content takes as long as
the analysis.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")

# More than the nodes of a long program that one pass asks about.
LIMIT = 16384
_tables: list[dict[int, tuple[Any, Any]]] = []


def forget() -> None:
    """Frees the answers: another program has other nodes."""
    for known in _tables:
        known.clear()


def remembered(analysis: Callable[[K], V]) -> Callable[[K], V]:
    """`analysis` with the answers for objects that it was asked about before."""
    # The object is kept beside its answer, so that no other takes its identity.
    known: dict[int, tuple[K, V]] = {}
    _tables.append(known)

    @wraps(analysis)
    def ask(node: K) -> V:
        found = known.get(id(node))
        if found is None:
            found = node, analysis(node)
            if len(known) >= LIMIT:
                known.clear()
            known[id(node)] = found
        return found[1]

    return ask
