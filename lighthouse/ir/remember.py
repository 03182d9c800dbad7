"""Memoizes analyses of immutable nodes.

The key is the identity of the node, because comparing nodes by content takes as long as
the analysis.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

# More than the kernels of one program.
LIMIT = 1024


def remembered(analysis: Callable[[K], V]) -> Callable[[K], V]:
    """`analysis` with the answers for the last objects that it was asked about."""
    # The object is kept beside its answer, so that no other takes its identity.
    known: dict[int, tuple[K, V]] = {}

    @wraps(analysis)
    def ask(node: K) -> V:
        key = id(node)
        if key not in known:
            if len(known) >= LIMIT:
                del known[next(iter(known))]
            known[key] = node, analysis(node)
        return known[key][1]

    return ask
